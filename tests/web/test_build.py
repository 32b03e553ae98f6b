"""What is built: its types are the server's, its code is checked, its tests pass, and it is small."""

from __future__ import annotations

import gzip
import re
import subprocess
import sys

import pytest

from cothon.games import names
from kit.clauses import ROOT

sys.path.insert(0, str(ROOT / "tools"))
import web
import web_types

BUILT = ROOT / "src" / "cothon" / "server" / "web"
FIRST_TABLE_KB = 150


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(words, cwd=ROOT / "web", capture_output=True, text=True, check=False)


def test_types_are_current() -> None:
    assert web_types.TARGET.read_text(encoding="utf-8") == web_types.written(), "run `make web-types`"


@pytest.mark.parametrize("what", ["check", "test"])
def test_the_code_is_clean_and_its_own_tests_pass(what: str) -> None:
    assert web.npm("run", "--silent", what) == 0


def reached(name: str, seen: set[str]) -> set[str]:
    """A file of the application and all that it loads at once."""
    if name not in seen:
        seen.add(name)
        text = (BUILT / "app" / name).read_text(encoding="utf-8")
        for inner in re.findall(r'(?:from|import)\s*"\./([\w.-]+\.js)"', text):
            reached(inner, seen)
    return seen


def test_the_first_table_is_small() -> None:
    entry = re.search(r'src="/app/([\w.-]+\.js)"', (BUILT / "index.html").read_text())
    assert entry is not None
    shell = reached(entry[1], set())
    table = next(p.name for p in (BUILT / "app").glob("Table-*.js"))
    for board in (BUILT / "app").glob("*.js"):
        if "Board" in board.name or board.name.split("-")[0] in names():
            files = reached(board.name, reached(table, set(shell)))
            size = sum(len(gzip.compress((BUILT / "app" / f).read_bytes(), 6)) for f in files)
            assert size < FIRST_TABLE_KB * 1024, (board.name, size)


def test_the_shell_of_a_table_names_all_files_of_a_table() -> None:
    text = (BUILT / "table.html").read_text()
    table = next(p.name for p in (BUILT / "app").glob("Table-*.js"))
    named = set(re.findall(r'(?:src|href)="/app/([\w.-]+)"', text))
    assert {name for name in named if name.endswith(".js")} == reached(table, set())
    assert all((BUILT / "app" / name).is_file() for name in named)
