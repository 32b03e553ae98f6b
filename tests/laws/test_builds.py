"""Pure and compiled builds play the same games: digests over whole seeded games of every variant."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from cothon import build
from kit.variants import FULL, all_variants

GAMES = 1000 if FULL else 40
CODE = """
import sys
from cothon import build
from cothon.games import game
from cothon.play.playout import digest
g = game(sys.argv[1])
print(build.name(), digest(g, g.options_from(sys.argv[2]), int(sys.argv[3]), 1))
"""


def said(name: str, text: str, pure: bool) -> list[str]:
    env = {k: v for k, v in os.environ.items() if k != "COTHON_PURE"}
    if pure:
        env["COTHON_PURE"] = "1"
    command = [sys.executable, "-c", CODE, name, text, str(GAMES)]
    return subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout.split()


@pytest.mark.parametrize(("name", "text"), all_variants())
def test_pure_and_compiled_give_one_digest(name: str, text: str) -> None:
    if not build.STAMP.exists() or build.STAMP.read_text(encoding="ascii") == build.NONE:
        pytest.skip("no compiled build here: this machine has no C compiler")
    pure, compiled = said(name, text, pure=True), said(name, text, pure=False)
    assert [pure[0], compiled[0]] == ["pure", "compiled"]
    assert pure[1] == compiled[1]
