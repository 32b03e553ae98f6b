"""Bots in any language: a program that talks lines on its stdin and stdout. docs/line-protocol.md is its manual.

The program gets what a player may know, made of the view and of the events as its seat sees them, and nothing else. A
program may be slow, silent or hostile: whatever it does costs it the game, with a verdict of one line, and no more.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from time import monotonic

from cothon.bots.bot import Bot, Budget
from cothon.bots.program import Program, tidy
from cothon.core.dice import Dice
from cothon.core.errors import Illegal
from cothon.core.game import Game
from cothon.core.options import Options
from cothon.core.result import Result
from cothon.core.view import View

EXEC = "exec"
"""The kind of player in a record."""
MARK = f"{EXEC}:"
"""`exec:./mybot` is the bot that this program is."""
VERSION = 1
"""Of the language."""
HELLO_S = 10.0
ANSWER_S = 10.0
"""Time for an answer where nothing else is said."""
GRACE_S = 1.0
"""What an answer may come late: pipes and schedulers take time, too."""
LONGEST_NAME = 30
_ANSWER = re.compile(r"do (\d{1,9}) (\d{1,9})")


class OutsideBot(Bot):
    """One object and one process for each seat and game.

    called  the name it gave itself, for people
    """

    listens = True

    def __init__(self, name: str, seconds: float | None = None) -> None:
        self.name = name
        self.called = ""
        self._seconds = seconds
        self._program = Program(name.removeprefix(MARK))
        self._begun = False
        self._number = 0

    # -- what it is told --------------------------------------------------------------------------------------------

    def hello(self) -> str:
        """Start the program and wait until it is ready; gives the name it calls itself."""
        if self.called:
            return self.called
        self._program.start()
        self._program.say([f"cothon {VERSION}"])
        line = self._line(monotonic() + HELLO_S)
        if line is None:
            raise self._program.fault("hello", f"did not say 'ready' within {HELLO_S:g} s")
        word, _, name = line.partition(" ")
        if word != "ready":
            raise self._program.fault("babble", f"said '{tidy(line)}' instead of 'ready'")
        self.called = _name(name) or _name(self._program.label) or EXEC
        return self.called

    def begin(self, game: Game, options: Options, seat: int) -> None:
        self._open(game, options.whole(), seat)

    def tell(self, events: Sequence[dict[str, object]]) -> None:
        self._program.say([f"event {_plain(event)}" for event in events])

    def choose(self, game: Game, view: View, budget: Budget, dice: Dice) -> int:
        if not self._begun:
            self._open(game, f"seats={view.seats}", int(view.viewer))
        early = self._program.hear(0)
        if early is not None:
            raise self._program.fault("early", f"said '{tidy(early)}' without being asked")
        self._number += 1
        seconds = self._seconds or ANSWER_S
        if budget.milliseconds is not None:
            seconds = budget.milliseconds / 1000
        self._program.allow()
        self._program.say(question(game, view, self._number))
        self._program.say([f"choose {self._number} {round(1000 * seconds)} {budget.iterations or 0}"])
        line = self._line(monotonic() + seconds + GRACE_S)
        if line is None:
            raise self._program.fault("slow", f"gave no answer within {seconds:g} s")
        return self._judge(game, view, line)

    def finish(self, result: Result) -> None:
        told = {
            "scores": result.scores,
            "ranks": result.ranks,
            "winners": result.winners,
            "reason": result.reason,
        }
        self._program.say([f"over {_plain(told)}"])

    def close(self) -> None:
        """The program is asked to leave, and ended if it does not."""
        self._program.say(["quit"])
        self._program.close()

    # -- inside -----------------------------------------------------------------------------------------------------

    def _open(self, game: Game, options: str, seat: int) -> None:
        self.hello()
        self._begun = True
        self._program.say([f"game {game.facts.name} {game.facts.version} {seat} {options}"])

    def _line(self, until: float) -> str | None:
        """The next line that says something."""
        while (line := self._program.hear(until)) is not None:
            if line != "info" and not line.startswith("info "):
                return line
        return None

    def _judge(self, game: Game, view: View, line: str) -> int:
        said = _ANSWER.fullmatch(line)
        if said is None:
            raise self._program.fault("babble", f"said '{tidy(line)}', which is no answer")
        number, action = int(said[1]), int(said[2])
        if number != self._number:
            raise self._program.fault("stale", f"answered question {number} when question {self._number} was asked")
        refusal = game.why_not(view, action)
        if refusal is not None:
            label = f" ({game.actions.label(action)})" if action < len(game.actions) else ""
            refused = Illegal(refusal, game.facts.name)
            raise self._program.fault("illegal", f"gave the illegal answer {action}{label}") from refused
        return action


def question(game: Game, view: View, number: int) -> list[str]:
    """What is known and what is asked, as lines."""
    asked = game.asks[view.ask]
    options = [game.actions[action] for action in game.legal(view)]
    return [
        f"view {_plain(game.show(view))}",
        f"ask {number} {asked.name} {asked.words}",
        *(f"option {entry.id} {entry.label} {entry.words}" for entry in options),
    ]


def _plain(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _name(said: str) -> str:
    """A name as a record takes it. Nobody else is called "You"."""
    name = tidy(said).replace("#", "")[:LONGEST_NAME].strip()
    return "" if name.casefold() == "you" else name
