"""A first game at the terminal: typing what each step names, and something else."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.terminal import call
from cothon.games import names
from cothon.play.lesson import NEWCOMER, lesson


def typed(name: str) -> list[str]:
    """What a person types: the answers of each step in one line."""
    script = lesson(name)
    assert script is not None
    lines: dict[int, list[str]] = {}
    for answer in script.answers:
        if answer.seat == NEWCOMER and answer.step:
            lines.setdefault(answer.number, []).append(script.game.actions.label(answer.action))
    return [" ".join(labels) for labels in lines.values()]


@pytest.mark.parametrize("way", [(), ("--plain",), ("--language", "de")], ids=["screen", "plain", "german"])
@pytest.mark.parametrize("name", names())
def test_whoever_types_what_is_asked_wins(name: str, way: tuple[str, ...], tmp_path: Path) -> None:
    lines = typed(name)
    done = call(tmp_path, "learn", name, *way, typed="\n".join([*lines, ""]))
    assert done.returncode == 0, done.stderr
    assert "cothon play" in done.stdout
    for line in lines:
        assert f"{'Tippe' if 'de' in way else 'Type'}: {line}" in done.stdout
    assert not list(tmp_path.rglob("*.cothon"))


def test_another_answer_is_refused_and_says_what_is_asked(tmp_path: Path) -> None:
    first, *_ = typed("karibik")
    done = call(tmp_path, "learn", "karibik", "--plain", typed="\n".join([first, "stop", "quit", ""]))
    assert "asks for something else just now: reveal" in done.stdout
    assert done.returncode == 0


def test_a_game_without_a_lesson_is_named(tmp_path: Path) -> None:
    assert "karibik" in call(tmp_path, "learn", "morris").stderr
