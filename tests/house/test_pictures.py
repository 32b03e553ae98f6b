"""What the pages show of the terminal is what it shows today: names, words, order."""

from __future__ import annotations

import importlib.util
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from kit.clauses import ROOT

HINT = "Type the number of an option"  # told to people only, not to a pipe


def test_the_picture_of_the_terminal_is_the_one_that_its_tool_draws(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    spec = importlib.util.spec_from_file_location("picture", ROOT / "tools" / "picture.py")
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    kept = tool.PICTURE.read_text(encoding="utf-8")
    monkeypatch.setattr(tool, "PICTURE", tmp_path / "terminal.svg")
    tool.main()
    assert (tmp_path / "terminal.svg").read_text(encoding="utf-8") == kept, "python tools/picture.py, and look at it"


def test_the_session_in_the_page_is_what_the_terminal_shows(tmp_path: Path) -> None:
    """The same answers to the same seed: all lines of the page are shown, in this order. Files are called otherwise."""
    page = (ROOT / "docs" / "play.md").read_text(encoding="utf-8")
    session = page[page.index("## A short session") :].split("```")[1].strip().splitlines()
    command = session[0].removeprefix("$ cothon ").split()
    typed = [line.removeprefix("You> ") for line in session if line.startswith("You> ")]
    env = os.environ | {"COLUMNS": "80", "COTHON_DATA": str(tmp_path), "LC_ALL": "C.UTF-8"}
    call = [sys.executable, "-m", "cothon", *command]
    run = subprocess.run(call, env=env, input="\n".join(typed), capture_output=True, encoding="utf-8", check=True)
    shown = iter([line.rstrip() for line in run.stdout.splitlines()])
    for line in session[1:]:
        if not re.search(rf"\.cothon$|^{HINT}", line):
            assert line in shown, line
