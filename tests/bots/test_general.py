"""A game without a module in `bots/`: every bot plays it, the search finds the winning move without any knowledge."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from cothon.bots.instinct import knowledge
from kit.clauses import ROOT

PEBBLES = ROOT / "tests" / "kit" / "pebbles.py"
THINKING = """
from kit.pebbles import GAMES, Pebbles
from cothon.bots import Budget, bot, bots_of
from cothon.bots.outlook import outlook
from cothon.play.dice import FastDice

GAME = GAMES[1]
for name in bots_of("pebbles"):
    s = GAME.start(GAME.options(3))
    GAME.roll(s, FastDice(1))
    while s.actor >= 0:
        GAME.apply(s, bot(name).choose(GAME, GAME.mask(s, s.actor), Budget(iterations=5), FastDice(2)))
    assert sum(GAME.result(s).scores) == 1, name

for heap, best in ((5, 0), (6, 1), (7, 2)):  # leave four, or a multiple of it
    s = Pebbles(2)
    s.actor, s.ask, s.heap = 0, 0, heap
    for level in ("level-4", "level-5", "search"):
        assert bot(level).choose(GAME, GAME.mask(s, 0), Budget(iterations=200), FastDice(3)) == best, (heap, level)
s.heap = 3
assert outlook(GAME, GAME.mask(s, 0), 50)[0].mean > 0.5
"""


def run(*words: str) -> str:
    env = {**os.environ, "COTHON_PURE": "1", "PYTHONPATH": str(ROOT / "tests")}
    done = subprocess.run([sys.executable, *words], env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout


def test_bots_play_a_game_that_they_know_nothing_about_and_search_finds_the_winning_move() -> None:
    run("-c", THINKING)


COMMANDS = {
    "games": "Pebbles",
    "games pebbles": "By Nobody. 2-3 players.",
    "play pebbles --seats level-3,level-4 --plain --seed 1 --save {out}/a.cothon": "wins",
    "arena pebbles level-4 random --games 4 --workers 1 --out {out}/arena": "level-4",
}


@pytest.mark.parametrize("words", COMMANDS)
def test_commands_take_a_game_without_a_module(words: str, tmp_path: Path) -> None:
    assert COMMANDS[words] in run(str(PEBBLES), *words.format(out=tmp_path).split())


@pytest.mark.parametrize("name", ["pebbles", "search", "bot"])
def test_a_name_without_a_module_gets_the_general_one(name: str) -> None:
    assert knowledge(name).__name__ == "cothon.bots.general"


@pytest.mark.parametrize("name", [p.parent.name for p in (ROOT / "src" / "cothon" / "bots").glob("*/instinct.py")])
def test_a_game_with_a_module_gets_its_own(name: str) -> None:
    assert knowledge(name).__name__ == f"cothon.bots.{name}.instinct"
