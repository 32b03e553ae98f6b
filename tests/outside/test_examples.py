"""The examples of docs/environments.md run with the learners they name. `make test` runs those that need none."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from kit.clauses import ROOT

pytest.importorskip("sb3_contrib", reason="needs the extra outside: make test-outside")
PAGE = (ROOT / "docs" / "environments.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


def test_one_example_has_a_learner() -> None:
    assert any("sb3_contrib" in code for code in EXAMPLES)


@pytest.mark.parametrize("code", EXAMPLES, ids=range(len(EXAMPLES)))
def test_an_example_runs(code: str, tmp_path: Path) -> None:
    run = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
