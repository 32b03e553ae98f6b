"""The laws of the web application: boards are drawers, nothing else names a game, and the strict policy holds."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cothon.bots.levels import LEVELS, TITLES
from cothon.games import names
from cothon.server.routes.pages import PAGES
from kit.clauses import ROOT

SRC = ROOT / "web" / "src"
SOURCES = sorted(p for p in SRC.rglob("*") if p.suffix in (".svelte", ".ts") and p.name != "protocol.ts")
SHARED = [p for p in SOURCES if not (p.is_relative_to(SRC / "games") and p.parent != SRC / "games")]


def code(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", names())
def test_every_game_has_its_drawer(name: str) -> None:
    for file in ("index.ts", "about.ts", "Board.svelte", "Seat.svelte"):
        assert (SRC / "games" / name / file).is_file(), f"web/src/games/{name}/{file} is missing"


def test_nothing_outside_the_drawers_names_a_game() -> None:
    named = re.compile(rf"\b({'|'.join(names())})\b")
    found = [str(p.relative_to(SRC)) for p in SHARED if not p.name.endswith(".test.ts") and named.search(code(p))]
    assert found == []


def test_levels_have_the_same_names_as_in_the_terminal() -> None:
    text = code(SRC / "lib" / "level.ts")
    assert re.findall(r"'(level-\d)'", text.split("LEVELS = ")[1].split("\n")[0]) == [kind.name for kind in LEVELS]
    said = (ROOT / "src" / "cothon" / "locales" / "en" / "table.ftl").read_text(encoding="utf-8")
    levels = re.findall(r"^bot-level-\d = (.+)\n +\.how = (.+)$", said, flags=re.MULTILINE)
    assert [title for title, _ in levels] == list(TITLES)


def test_games_do_not_import_one_another() -> None:
    for path in (SRC / "games").glob("*/*"):
        if path.suffix in (".svelte", ".ts"):
            others = [n for n in names() if n != path.parent.name and re.search(rf"from '[^']*/{n}/", code(path))]
            assert others == [], path


def test_markup_keeps_to_the_strict_policy() -> None:
    """No inline style, script or handler: the server forbids them. `style:` directives are set by script."""
    bad = re.compile(r"""\sstyle=["']|\son\w+="|\{@html|javascript:""")
    found = [str(p.relative_to(SRC)) for p in SOURCES if p.suffix == ".svelte" and bad.search(code(p))]
    assert found == []


def test_files_are_short() -> None:
    long = {str(p.relative_to(SRC)): n for p in SOURCES if (n := code(p).count("\n")) > 450}
    assert long == {}


def test_the_server_sends_the_shell_for_every_page_of_the_router() -> None:
    """A page that only one of them knows would be lost when somebody opens its address, or show nothing."""
    router = code(SRC / "lib" / "router.svelte.ts")
    known = set(re.findall(r"\[/\^\\/(\w+)", router))
    assert known == {path.split("/")[1] for path in PAGES}
