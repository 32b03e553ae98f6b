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
MOST_FILES = 11  # on a slow network each further one costs more than its bytes


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


def named(shell: str) -> set[str]:
    """The files that a shell names, so that a browser fetches them at once."""
    text = (BUILT / shell).read_text(encoding="utf-8")
    return set(re.findall(r'(?:src|href)="/app/([\w.-]+)"', text))


@pytest.mark.parametrize("name", names())
def test_the_first_table_is_small(name: str) -> None:
    later = [file.name for file in (BUILT / "app").glob("later-*.js")]  # comes when the board is laid
    assert later
    files = [*later, *(file for file in named(f"table-{name}.html") if file.endswith(".js"))]
    size = sum(len(gzip.compress((BUILT / "app" / file).read_bytes(), 6)) for file in files)
    assert size < FIRST_TABLE_KB * 1024, size


@pytest.mark.parametrize("shell", ["index.html", "table.html", *(f"table-{name}.html" for name in names())])
def test_a_shell_names_all_files_that_its_page_loads_at_once(shell: str) -> None:
    files = named(shell)
    assert all((BUILT / "app" / name).is_file() for name in files)
    scripts = {name for name in files if name.endswith(".js")}
    assert set().union(*(reached(name, set()) for name in scripts)) == scripts
    assert len(files) <= MOST_FILES


def test_home_loads_nothing_of_a_table() -> None:
    assert not {name for name in named("index.html") if name.startswith(("table-", *names()))}
