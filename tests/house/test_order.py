"""Tests do not depend on which others ran before them in the same process."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from kit.browser import CHROMIUM
from kit.clauses import ROOT
from kit.patience import PATIENCE_S

LOOKS = "tests/web/test_pages.py::test_a_click_shows_its_answer_at_once"
AWAITS = "tests/server/test_lobby.py::test_strangers_get_no_lobby[sqlite]"
MIXED = "def test_looks(browser): pass\n\nasync def test_awaits(): pass\n"


def run(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *words]
    env = {**os.environ, "PYTHONPATH": str(ROOT / "tests")}
    return subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, check=False, timeout=PATIENCE_S)


@pytest.mark.skipif(CHROMIUM is None, reason="needs Chromium (`make chromium`)")
def test_tests_that_await_run_after_tests_in_a_browser() -> None:
    done = run(ROOT, LOOKS, AWAITS)
    assert done.returncode == 0, done.stdout
    assert "2 passed" in done.stdout


def test_a_file_with_tests_of_both_kinds_is_refused(tmp_path: Path) -> None:
    (tmp_path / "test_mixed.py").write_text(MIXED, encoding="utf-8")
    done = run(tmp_path, "-p", "conftest")
    assert done.returncode == pytest.ExitCode.USAGE_ERROR
    assert "need a file without browser tests: test_mixed.py" in done.stderr
