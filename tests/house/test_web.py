"""The laws of the web application: each game has its boards, nothing else names a game, and the strict policy holds."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cothon.bots.levels import LEVELS, TITLES
from cothon.games import names
from cothon.server.routes.pages import PAGES, TABLE
from kit.clauses import ROOT

SRC = ROOT / "web" / "src"
SOURCES = sorted(p for p in SRC.rglob("*") if p.suffix in (".svelte", ".ts") and p.name != "protocol.ts")
SHARED = [p for p in SOURCES if not (p.is_relative_to(SRC / "games") and p.parent != SRC / "games")]


def code(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@pytest.mark.parametrize("folder", sorted(p for p in (SRC / "games").iterdir() if p.is_dir()), ids=lambda p: p.name)
def test_a_module_is_that_of_a_game_and_whole(folder: Path) -> None:
    """A game without one has the general board."""
    assert folder.name in names()
    for file in ("index.ts", "about.ts", "Board.svelte", "Seat.svelte"):
        assert (folder / file).is_file(), f"web/src/games/{folder.name}/{file} is missing"


def naming(games: str) -> re.Pattern[str]:
    """Code that means one of these games: an import, a comparison, a look-up. Other words and strings are free."""
    said = rf"['\"]({games})['\"]"
    return re.compile(
        rf"games/({games})\b|\b(?:game|name)\s*[!=]==?\s*{said}|\bgame:\s*{said}|\b(?:load|about|words)\({said}"
        rf"|{said}\s*[!=]==?\s*\w*\.?(?:game|name)\b"
    )


def test_nothing_but_the_boards_names_a_game() -> None:
    named = naming("|".join(names()))
    found = [str(p.relative_to(SRC)) for p in SHARED if not p.name.endswith(".test.ts") and named.search(code(p))]
    assert found == []


def test_code_that_knows_a_game_is_noticed_and_words_are_not() -> None:
    named = naming("quay|market")
    for line in (
        "import Art from '../games/quay/Art.svelte'",
        "if (view.game === 'quay') return",
        "const made = { game: 'market' }",
        "load('quay')",
        "'quay' === table.game",
    ):
        assert named.search(line), line
    for line in ("import Quay from './Quay.svelte'", '<div class="quay">', "t('market')", "place === 'quay'"):
        assert not named.search(line), line


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
    assert known == {path.split("/")[1] for path in (*PAGES, TABLE)}
