"""`cothon learn`: the scripted first game of a title at this terminal. Nothing of it is kept."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from cothon.cli import places, seating
from cothon.cli.face import Face, face
from cothon.cli.prompt import LISTED, Left, Talk
from cothon.cli.session import Session
from cothon.core.errors import BadOption
from cothon.games import names
from cothon.locales import chosen
from cothon.play.lesson import Lesson
from cothon.play.lesson import lesson as find_lesson

INTERRUPTED = 130
RIVAL = "level-1"
WITHOUT = ("auto", "save", "undo")
"""Commands that mean nothing here: the lesson says what is done, and begins again at any time."""


class Guided(Session):
    """A session in which a script answers for the rivals, and refuses what it does not ask for."""

    def __init__(self, script: Lesson) -> None:
        seats = seating.read_seats(seating.usual_words(script.options.seats, RIVAL))
        super().__init__(script.match(seats), Path())
        self.script = script

    def waits_for_bot(self) -> bool:
        return self.script.by_itself(self.match) is not None

    def let_bot_act(self) -> None:
        answer, seat = self.script.by_itself(self.match), self.match.actor
        assert answer is not None
        assert seat is not None
        super().do(seat, [answer])

    def do(self, seat: int, actions: Sequence[int]) -> None:
        self.script.admit(self.match, list(actions))
        super().do(seat, actions)

    def keep(self) -> None:
        """A lesson is begun again, not gone on with."""


class Guide(Talk):
    """Tells before each question what to do, and why."""

    def __init__(self, session: Guided, shown: Face) -> None:
        super().__init__(session, shown)
        self._script = session.script
        self._told = ""
        for name in WITHOUT:
            for word in (name, *self.say.other_names(f"command-{name}")):
                del self._commands[word]

    def explain(self, step: str) -> None:
        """A step, or what the game is about (""), or how it ended (`end`)."""
        key = "-".join(["lesson", self._script.game.facts.name, *([step] if step else [])])
        self.face.title(self.say.say(f"{key}.title"))
        self.face.say(self.say.say(key, rival=self.session.names[1]))

    def _show(self, whole: bool) -> None:
        super()._show(whole)
        step = self._script.step(self.session.match)
        if step is None:
            return
        if step.name != self._told:
            self._told = step.name
            self.face.say("")
            self.face.aside(self.say.say("lesson-kicker", n=step.number, m=len(self._script.steps)))
            self.explain(step.name)
        self.face.say(self.say.say("learn-type", labels=" ".join(map(self._script.game.actions.label, step.actions))))

    def _help(self, rest: str) -> None:
        listed = [c for c in LISTED if c not in WITHOUT]
        self.face.pairs([(self.say.say(f"command-{c}"), self.say.say(f"command-{c}.does")) for c in listed])


def learn(
    game: Annotated[str, typer.Argument(help="Name of the game.")],
    plain: Annotated[bool, typer.Option("--plain", help="Linear text for screen readers.")] = False,
    language: Annotated[
        str | None,
        typer.Option(help="The language to speak, e.g. de; else that of LC_ALL, LC_MESSAGES or LANG, or English."),
    ] = None,
) -> None:
    """Learn a game in five minutes: a short first game with a fixed deal, explained step by step."""
    script = find_lesson(game)
    if script is None:
        known = ", ".join(name for name in names() if find_lesson(name) is not None)
        raise BadOption(f"no first game of {game!r}; there are those of {known}")
    shown = face(plain, chosen(language, os.environ))
    session = Guided(script)
    try:
        guide = Guide(session, shown)
        guide.explain("")
        guide.run()
        guide.explain("end")
        shown.say(shown.voice.say("lesson-unmet"))
        shown.say(shown.voice.say(f"lesson-{game}-unmet"))
        level = shown.voice.say(f"bot-{RIVAL}")
        shown.say(shown.voice.say("lesson-alone", level=level))
        seats = ",".join(seating.usual_words(script.options.seats, RIVAL))
        shown.copy(f"  {places.command('play', game, '--seats', seats)}")
    except Left:
        shown.say("")
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None
