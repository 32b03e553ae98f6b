"""What is generated follows from the declarations."""

from __future__ import annotations

import subprocess
import sys

from kit.clauses import ROOT


def test_what_make_games_writes_is_current() -> None:
    said = subprocess.run(
        [sys.executable, "tools/games.py", "--check"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert said.returncode == 0, said.stdout + said.stderr
