"""`make test` runs a few tests that failed once more, alone, and says which of them then passed."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from kit.clauses import ROOT
from kit.patience import PATIENCE_S

UNSTEADY = """
from pathlib import Path

def test_passes_the_second_time():
    there = Path(__file__).with_name("there")
    was = there.exists()
    there.touch()
    assert was
"""
WRONG = "import pytest\n\n@pytest.mark.parametrize('n', range({n}))\ndef test_wrong(n): assert False\n"


def run(folder: Path, tests: str) -> subprocess.CompletedProcess[str]:
    (folder / "tools").mkdir()
    shutil.copy(ROOT / "tools" / "run_tests.py", folder / "tools")
    (folder / "test_some.py").write_text(tests, encoding="utf-8")
    command = [sys.executable, "tools/run_tests.py", "-p", "no:randomly"]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False, timeout=PATIENCE_S)


def test_a_test_that_passes_alone_is_named_as_unsteady(tmp_path: Path) -> None:
    done = run(tmp_path, UNSTEADY)
    assert done.returncode == 0
    assert "UNSTEADY" in done.stdout
    assert done.stdout.rstrip().endswith("test_some.py::test_passes_the_second_time")


@pytest.mark.parametrize(("failing", "times"), [(1, 2), (6, 1)])
def test_what_fails_again_or_with_many_others_fails(tmp_path: Path, failing: int, times: int) -> None:
    done = run(tmp_path, WRONG.format(n=failing))
    assert done.returncode == 1
    assert done.stdout.count(f"{failing} failed in") == times
    assert "UNSTEADY" not in done.stdout
