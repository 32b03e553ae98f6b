"""Programs in the arena: hostile ones cost themselves their games, the others go on, and nobody is left running."""

from __future__ import annotations

import json
import os
import signal
from pathlib import Path
from time import monotonic, sleep

import pytest

from arena.lines import GAME, finish, plan_of, play, start
from cli.terminal import call
from cothon.arena.plan import make, read
from cothon.arena.words import command
from cothon.games import game
from kit.patience import PATIENCE_S
from kit.programs import clean, example, running, wait_until_gone  # noqa: F401


def test_an_arena_with_hostile_programs_goes_on_and_ends(tmp_path: Path) -> None:
    folder = tmp_path / "out"
    mark = f"{os.getpid()}-ends-mark"
    crashing, honest = example("hostile/crashing.py", mark), example("any.py", mark)
    words = [GAME, crashing, honest, "random", "--games", "6", "--workers", "2", "--seconds", "60"]
    out, err = play(*words, "--out", str(folder))
    assert "6 games lost by a fault" in out
    assert err == ""
    rows = [json.loads(line) for line in (folder / "games.jsonl").read_text().splitlines()]
    assert len(rows) == 6
    assert {row["fault"]["bot"] for row in rows} == {crashing}
    verdict = f"crashing.py {mark} ended before the game was over, with exit code 1: ZeroDivisionError"
    assert f"  {verdict}" in out
    for file in ("report.html", "summary.json"):
        assert verdict in (folder / file).read_text()
    assert "60 s per decision" in (folder / "report.html").read_text()
    assert not running(mark)


def wait_for_programs(mark: str, number: int) -> None:
    until = monotonic() + PATIENCE_S
    while sum("arena" not in p.cmdline() for p in running(mark)) < number:
        assert monotonic() < until
        sleep(0.05)


def test_honest_programs_leave_when_the_arena_is_killed(tmp_path: Path) -> None:
    mark = f"{os.getpid()}-killed-mark"
    words = [GAME, example("any.py", mark), "random", "--games", "9999", "--workers", "1"]
    process = start(*words, "--out", str(tmp_path / "out"))
    wait_for_programs(mark, 1)
    process.kill()
    finish(process)
    wait_until_gone(mark)


def test_programs_of_workers_end_with_the_arena(tmp_path: Path) -> None:
    """Ctrl-C while a program of each of two workers thinks for an hour."""
    mark = f"{os.getpid()}-workers-mark"
    words = [GAME, example("hostile/slow.py", mark), "random", "--games", "8", "--workers", "2", "--seconds", "3000"]
    process = start(*words, "--out", str(tmp_path / "out"))
    wait_for_programs(mark, 2)
    os.killpg(process.pid, signal.SIGINT)
    out, err = finish(process)
    assert (process.returncode, out) == (130, "")
    assert "--seconds 3000" in err
    wait_until_gone(mark)


def test_the_seconds_of_programs_belong_to_the_plan() -> None:
    g = game(GAME)
    plan = make(g, g.options(2), ["random", "random"], 2, 1, seconds=2.5)
    assert read(plan.text()) == plan
    assert "--seconds 2.5 " in command(plan, "DIR")
    assert "--seconds" not in command(plan_of("random", "random"), "DIR")
    assert not plan.programs
    older = json.loads(plan.text())
    del older["seconds"]
    assert read(json.dumps(older)).seconds == 10


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["exec:./no-such-bot"], "exec:./no-such-bot: there is no file ./no-such-bot"),
        (["random", "--seconds", "0"], "0 seconds for a decision: must be more than 0 and at most 3600"),
    ],
)
def test_a_program_that_is_not_there_is_told_in_one_line(tmp_path: Path, words: list[str], said: str) -> None:
    done = call(tmp_path, "arena", GAME, "random", *words, "--out", str(tmp_path / "new"))
    assert (done.returncode, done.stdout, done.stderr) == (2, "", f"error: {said}\n")
    assert not (tmp_path / "new").exists()
