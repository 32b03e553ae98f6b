"""Programs at the terminal: they play under their own names, and where one fails somebody plays on for it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from cli.terminal import call, saved, surroundings
from cothon.bots import outside
from cothon.games import names
from cothon.play import files
from kit.clauses import ROOT
from kit.programs import HOSTILE, VERDICTS, clean, example, wait_until_gone  # noqa: F401
from kit.transcripts import commands, compare

GAME = names()[0]
PAGE = ROOT / "docs" / "line-protocol.md"


def test_programs_play_a_game_under_their_own_names(tmp_path: Path) -> None:
    seats = f"{example('any.sh')},{example('any.py')},{example('any.sh')}"
    done = call(tmp_path, "play", GAME, "--seats", seats, "--plain")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Players: Any Shell (a program), Any Python (a program), Any Shell 2 (a program)." in done.stdout
    record = files.load(saved(tmp_path))
    assert [s.kind for s in record.seats] == ["exec"] * 3
    assert record.outcome is not None


def test_somebody_plays_on_for_a_program_that_fails(tmp_path: Path) -> None:
    done = call(tmp_path, "play", GAME, "--seats", f"{example('hostile/crashing.py')},random", "--plain")
    assert (done.returncode, done.stderr) == (0, "")
    why = (
        "crashing.py ended before the game was over, with exit code 1: ZeroDivisionError: I divided the cargo by nobody"
    )
    assert " ".join(done.stdout.split()).count(f"{why}. level-3 plays for Crashing from now on.") == 1
    assert files.load(saved(tmp_path)).outcome is not None


@pytest.mark.parametrize("file", sorted(VERDICTS))
def test_a_hostile_program_at_the_table_is_survived_and_named(
    file: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outside, "HELLO_S", 0.5 if file == "silent.py" else 60)
    monkeypatch.setattr(outside, "GRACE_S", 0.2 if file == "slow.py" else 60)
    mark = f"--{os.getpid()}-table-mark"
    done = call(tmp_path, "play", GAME, "--seats", f"{example(f'hostile/{file}', mark)},random", "--plain")
    verdict = f"{file} {mark} {VERDICTS[file][1]}"
    if file == "silent.py":  # it is not ready, so no game begins
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr.startswith(f"error: {verdict}")
    else:
        told = " ".join(done.stdout.split())
        assert (done.returncode, done.stderr) == (0, "")
        assert told.count(verdict) == told.count("level-3 plays for ") == 1
        assert files.load(saved(tmp_path)).outcome is not None
    wait_until_gone(mark)


def test_a_resumed_game_starts_no_program(tmp_path: Path) -> None:
    seats = f"you,{example('any.py')}"
    left = call(tmp_path, "play", GAME, "--seats", seats, "--plain", typed="quit\n")
    assert left.returncode == 0
    again = call(tmp_path, "play", "--resume", str(saved(tmp_path)), "--plain", typed="quit\n")
    assert again.returncode == 0
    told = "Any Python is a program that is not here. level-3 plays for Any Python from now on."
    assert told in " ".join(again.stdout.split())


@pytest.mark.parametrize("seats", ["you,exec:./no-such-bot", f"{example('any.py')},exec:{HOSTILE}/../../bots"])
def test_a_program_that_cannot_be_started_is_one_line(seats: str, tmp_path: Path) -> None:
    done = call(tmp_path, "play", GAME, "--seats", seats)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("error: exec:")
    assert done.stderr.count("\n") == 1


def test_the_conversation_of_the_page_is_true(tmp_path: Path) -> None:
    (tmp_path / "docs").symlink_to(ROOT / "docs")
    env = surroundings(tmp_path, PATH=os.environ["PATH"])
    (tmp_path / "cothon").write_text(f'#!/bin/sh\nexec {sys.executable} -m cothon "$@"\n')
    (tmp_path / "cothon").chmod(0o755)
    env["PATH"] = f"{tmp_path}:{env['PATH']}"
    typed = commands(PAGE)
    assert len(typed) == PAGE.read_text(encoding="utf-8").count("\n$ ") > 3
    known: dict[str, str] = {}
    for command in typed:
        done = subprocess.run(
            ["sh", "-c", command.text], cwd=tmp_path, env=env, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
        known = compare(command.expected, done.stdout, known)
