"""Scripted first games: a laid position, a fixed shuffle, and every answer of everybody, in `lessons/<game>.json`.

    seed     the shuffle; with no entropy of anybody every draw follows from it
    start    the position to begin at, line by line
    line     what happens, in order: `draw flute-2-1` (chance), `1 done` (a seat answers), or a step of the newcomer:
             {"step": "reveal", "do": ["reveal"]}, one or several answers that make up one payment

The newcomer has seat 0. A step is explained by the message `<game>-step-<step>` of `lessons.ftl`; answers of seat 0
without a step need no word and are given for the newcomer, as those of the rivals. `lab/lesson.py` looks for the seed
that brings the wished draws.
"""

from __future__ import annotations

import hashlib
import json
from functools import cache
from pathlib import Path
from typing import NamedTuple

from cothon.core.errors import BadRecord, Refused
from cothon.core.game import Game
from cothon.core.options import Options
from cothon.core.result import Refusal
from cothon.core.view import State
from cothon.games import game as find_game
from cothon.play.match import Match
from cothon.play.record import Done, Seat

FOLDER = Path(__file__).parent / "lessons"
NEWCOMER = 0
DRAW = "draw "


class OffScript(Refused):
    """A lesson asks for something else just now. Nothing was done."""


class Step(NamedTuple):
    """What the newcomer is asked for.

    name     the key of its message; "": no word is needed, it is done for him
    number   which of the steps with a name it is, from 1
    actions  the answers still to give, in order
    """

    name: str
    number: int
    actions: tuple[int, ...]


class Answer(NamedTuple):
    """One answer of the script, and the step that it belongs to."""

    seat: int
    action: int
    step: str
    number: int


class Lesson:
    """mark  changes whenever the script does: a table that was opened with another one cannot go on by it"""

    def __init__(self, name: str, text: str) -> None:
        said = json.loads(text)
        self.game: Game = find_game(name, said["rules"])
        self.options: Options = self.game.options_from(said["options"])
        self.seed: bytes = bytes.fromhex(said["seed"])
        self.position: str = "\n".join(said["start"]) + "\n"
        self.mark: str = hashlib.sha256(text.encode()).hexdigest()[:12]
        self.draws: tuple[str, ...] = tuple(
            entry.removeprefix(DRAW) for entry in said["line"] if isinstance(entry, str) and entry.startswith(DRAW)
        )
        self.answers: tuple[Answer, ...] = _answers(self.game, said["line"])
        self.steps: tuple[str, ...] = tuple(e["step"] for e in said["line"] if not isinstance(e, str))

    @property
    def start(self) -> State:
        return self.game.read(self.position)

    def match(self, seats: list[Seat]) -> Match:
        return Match(self.game, self.options, seats, self.seed, start=self.start)

    # -- a match that is played by it --------------------------------------------------------------------------------

    def step(self, match: Match) -> Step | None:
        """What the newcomer is asked for now; None: somebody else answers, or all is over."""
        left = self._left(match)
        if not left or left[0].seat != NEWCOMER:
            return None
        own: list[int] = []
        for answer in left:
            if (answer.seat, answer.number, answer.step) != (NEWCOMER, left[0].number, left[0].step):
                break
            own.append(answer.action)
            if not answer.step:
                break
        return Step(left[0].step, left[0].number, tuple(own))

    def by_itself(self, match: Match) -> int | None:
        """What the script answers now, for a rival or where nothing needs a word; None: the newcomer is asked."""
        left = self._left(match)
        return left[0].action if left and not left[0].step else None

    def admit(self, match: Match, actions: list[int]) -> None:
        """Refuse what the lesson does not ask for."""
        step = self.step(match)
        wanted = () if step is None else step.actions
        if not actions or sorted(actions) != sorted(wanted[: len(actions)]):
            asked = ", ".join(self.game.actions.label(a) for a in wanted)
            raise OffScript(Refusal("", "lesson", labels=asked), self.game.facts.name)

    def _left(self, match: Match) -> tuple[Answer, ...]:
        done = sum(isinstance(entry, Done) for entry in match.entries_since(0))
        return self.answers[done:]


@cache
def lesson(name: str) -> Lesson | None:
    """The lesson of a game, where it has one."""
    file = FOLDER / f"{name}.json"
    return Lesson(name, file.read_text(encoding="utf-8")) if file.exists() else None


def _answers(game: Game, line: list[str | dict[str, object]]) -> tuple[Answer, ...]:
    found: list[Answer] = []
    number = 0
    for entry in line:
        if isinstance(entry, dict):
            number += 1
            labels = entry["do"]
            if not isinstance(labels, list):
                raise BadRecord(f"a step of a lesson asks for {labels!r}, which is no list")
            found += [Answer(NEWCOMER, game.actions.id(str(x)), str(entry["step"]), number) for x in labels]
        elif not entry.startswith(DRAW):
            seat, _, label = entry.partition(" ")
            found.append(Answer(int(seat), game.actions.id(label), "", number))
    return tuple(found)
