"""A copy of the project, to change by machine: what has to be touched for a change, and whether the rest follows."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from cothon.games import names
from kit.clauses import ROOT

LEFT_OUT = shutil.ignore_patterns("__pycache__", "*.so", "web", "node_modules", "*.egg-info", "*.webp", "*.svg", "lab")
PROJECT = ("src", "tools", "templates", "docs", "tests")


NAME = next(name for name in ("quay", "market", "wharf") if name not in names())
"""What a new game is called in a copy: a word that shared files use, too, and no game has."""
TITLE = "The Old Harbour"


def copied(folder: Path, *parts: str, root: Path = ROOT) -> Path:
    """These folders of the project, or of another copy, and its pyproject.toml, below `folder`."""
    for part in parts:
        shutil.copytree(root / part, folder / part, ignore=LEFT_OUT)
    shutil.copy(root / "pyproject.toml", folder)
    return folder


def environment(folder: Path) -> dict[str, str]:
    """Python finds the package of the copy; the web application, which is built, is that of the project."""
    web = str(ROOT / "src" / "cothon" / "server" / "web")
    return {**os.environ, "COTHON_PURE": "1", "PYTHONPATH": str(folder / "src"), "COTHON_WEB": web}


def attempt(folder: Path, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run Python in a copy."""
    env = {**environment(folder), "COTHON_DATA": str(folder / "data"), "COLUMNS": "100"}
    return subprocess.run(
        [sys.executable, *words], cwd=folder, env=env, input=typed, capture_output=True, text=True, check=False
    )


def run(folder: Path, *words: str, typed: str = "") -> str:
    """The same; it must succeed, and without a traceback. Gives what it printed."""
    done = attempt(folder, *words, typed=typed)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "Traceback" not in done.stderr, done.stderr
    return done.stdout


def with_new_game(folder: Path) -> Path:
    """A copy of the project with one game more, made by the one command."""
    copied(folder, *PROJECT)
    run(folder, "tools/new_game.py", NAME, TITLE)
    return folder


def with_later_rules(folder: Path) -> dict[str, str]:
    """A copy of the package in which karibik has one more version of its rules (see `later`), and what Python needs to
    run it: for tests that need a process."""
    copied(folder, "src")
    registry = folder / "src" / "cothon" / "games" / "__init__.py"
    text = registry.read_text(encoding="utf-8")
    true = '"karibik": "cothon.games.karibik.game"'
    assert text.count(true) == 1
    registry.write_text(text.replace(true, '"karibik": "kit.later"'), encoding="utf-8")
    found = environment(folder)
    return {**found, "PYTHONPATH": os.pathsep.join([found["PYTHONPATH"], str(ROOT / "tests")])}


def contents(folder: Path) -> dict[str, bytes]:
    """All files below a folder but what programs keep for themselves: path -> content."""
    places = [p.relative_to(folder) for p in sorted(folder.rglob("*")) if p.is_file()]
    files = [p for p in places if p.parts[0] in (*PROJECT, "web") and "__pycache__" not in p.parts]
    return {str(p): (folder / p).read_bytes() for p in files}
