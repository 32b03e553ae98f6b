"""The conversation of a game: show, ask, do what was answered, until the game is over or somebody leaves."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from pathlib import Path

from cothon.bots import STAND_IN
from cothon.bots.outside import EXEC
from cothon.cli import answers
from cothon.cli.face import Face
from cothon.cli.session import Session
from cothon.cli.words import by_reason
from cothon.core.errors import CothonError, Refused
from cothon.core.table import Entry
from cothon.locales import People, Voice, explained, foretold, people_of, tales
from cothon.play.ahead import ahead
from cothon.play.dice import FastDice
from cothon.play.match import Offer

MOST_EVENTS = 30

NAMED = ("auto", "help", "log", "odds", "quit", "save", "table", "undo")
"""Commands by their English names; a language may have further names for each."""
LISTED = ("number", "payment", "why", "why-one", "odds", "log", "undo", "save", "table", "auto", "help", "quit")
"""The list of `help`, in its order."""


class Left(Exception):
    """Somebody leaves the table; nothing is lost."""


class Talk:
    """auto     a forced move is played without asking
    curtain  the screen is cleared when the turn goes from one person to another
    """

    def __init__(self, session: Session, face: Face, auto: bool = False, curtain: bool = True) -> None:
        self.session = session
        self.face = face
        self.auto = auto
        self._curtain = curtain and len(session.humans) > 1
        self._at_screen: int | None = None
        self._seen = [0] * len(session.match.seats)  # versions up to which each seat was told what happened
        self._asked = [-1] * len(session.match.seats)  # versions at which each seat was last asked
        self._hinted = False
        self._warned = ""
        self._leaving = False
        face.sit_at(session.game)
        self._commands: dict[str, Callable[[str], None]] = {"?": self._why}
        for name in NAMED:
            for word in (name, *self.say.other_names(f"command-{name}")):
                self._commands[word] = getattr(self, f"_{name}")
        self._seat = 0
        self._offers: list[Offer] = []

    @property
    def say(self) -> Voice:
        return self.face.voice

    def _people(self, seat: int | None) -> People:
        return people_of(self.session.match.seats, seat)

    def run(self) -> None:
        """Until the game is over; Left when somebody leaves."""
        match = self.session.match
        self._tell_verdict()
        while not match.over:
            self._warn()
            if not self.session.waits_for_bot():
                self._turn()
                continue
            self.session.let_bot_act()
            self._tell_verdict()
            if not self.session.humans:
                self._news(None)
        self._warn()
        self.finish()

    def finish(self) -> None:
        """The end of the game: what led to it, the last table, the account."""
        seat = self._at_screen
        if seat is None and self.session.humans:
            seat = self.session.humans[0]
        self._news(seat)
        self.face.position(self.session.game, self.session.match.view(seat), self._people(seat))
        self.face.result(self.session.match, self._people(seat))

    # -- one decision -----------------------------------------------------------------------------------------------

    def _turn(self) -> None:
        """Ask whoever is asked until something was done."""
        match = self.session.match
        assert match.actor is not None
        self._seat = match.actor
        self._draw_curtain()
        self._offers = match.offers(self._seat)
        if self.auto and len(self._offers) == 1:
            self.face.aside(self.say.say("only-answer", answer=self._words(self._offers[0])))
            self.session.do(self._seat, [self._offers[0].id])
            return
        self._show(whole=self.face.redraws or self._asked[self._seat] not in match.can_take_back(self._seat))
        self._asked[self._seat] = version = match.version
        while match.version == version:
            self._answer(self._line())

    def _show(self, whole: bool) -> None:
        """What happened, the table (if `whole`), the question and its options."""
        session, seat = self.session, self._seat
        view, people = session.match.view(seat), self._people(seat)
        question = session.game.asks[view.ask]
        name = self.say.name(people, seat)
        if whole:
            self.face.title(self.say.say("turn-title", title=session.game.facts.title, name=name))
        self._news(seat)
        if whole:
            self.face.position(session.game, view, people)
        families = {session.game.actions[o.id].family.name for o in self._offers}
        self.face.question(name, self.say.question(question.name, seat, people, families), question.clause)
        self.face.offers([(self._words(o), o.label) for o in self._offers])
        if not self._hinted and len(self._offers) > 1 and session.game.actions[self._offers[0].id].family.burst:
            self._hinted = True
            self.face.aside(self.say.say("payment-hint"))

    def _words(self, offer: Offer) -> str:
        return self._meant(self.session.game.actions[offer.id])

    def _meant(self, entry: Entry) -> str:
        """An answer that is possible now, in words."""
        which = self.session.game.which(self.session.match.view(self._seat), entry.id)
        return self.say.action(entry, self._people(self._seat), which)

    def _line(self) -> str:
        while True:
            try:
                name = self.say.name(self._people(self._seat), self._seat)
                said = self.face.ask(f"{self.say.say('prompt', name=name)} ")
            except EOFError as e:
                raise Left from e
            if said:
                return said

    def _answer(self, said: str) -> None:
        word, _, rest = said.partition(" ")
        if word.startswith("?"):
            word, rest = "?", said[1:]
        command = self._commands.get(word.lower())
        self._leaving = self._leaving and command == self._quit
        try:
            if command is not None:
                command(rest.strip())
            else:
                self.session.do(self._seat, answers.read(said, self._offers, self.session.game.actions))
        except Refused as e:
            why = self.say.refusal(e.refusal, self._people(self._seat))
            self.face.warn(self.say.say("not-possible", why=f"{why} {e.clause}".rstrip()))
        except answers.Unclear as e:
            self.face.warn(e.words(self.say))
        except CothonError as e:
            self.face.warn(explained(e))

    def _draw_curtain(self) -> None:
        if self._curtain and self._at_screen not in (None, self._seat):
            self.face.curtain()
            self.face.say(self.say.say("pass-device", name=self.session.names[self._seat]))
            try:
                self.face.ask(f"{self.say.say('pass-enter')} ")
            except EOFError as e:
                raise Left from e
            self.face.curtain()
        self._at_screen = self._seat

    def _news(self, seat: int | None) -> None:
        """What a viewer has not been told yet."""
        index = 0 if seat is None else seat
        fresh = tales(self.say, self.session.match, seat, self._seen[index])
        self._seen[index] = self.session.match.version
        self.face.tell(fresh[-MOST_EVENTS:], max(0, len(fresh) - MOST_EVENTS))

    def _tell_verdict(self) -> None:
        """Why somebody plays for a bot from now on, once."""
        for why, seat in self.session.verdicts:
            name = self.session.names[seat]
            kind = self.session.match.seats[seat].kind
            said = why or self.say.say("program-gone" if kind == EXEC else "bot-gone", name=name, bot=kind)
            self.face.warn(self.say.say("stand-in", why=said, bot=STAND_IN, name=name))
        self.session.verdicts.clear()

    def _warn(self) -> None:
        """Say once that saving fails, and once that it works again."""
        trouble = self.session.trouble
        if trouble and not self._warned:
            self.face.warn(self.say.say("not-saved", trouble=trouble))
            self.face.aside(self.say.say("not-saved-hint"))
        elif self._warned and not trouble:
            self.face.say(self.say.say("saved-again"))
        self._warned = trouble

    # -- commands ---------------------------------------------------------------------------------------------------

    def _table(self, rest: str) -> None:
        self._show(whole=True)

    def _why(self, rest: str) -> None:
        """Why not: all that this question could offer, or the actions that were named."""
        actions = self.session.game.actions
        if not rest:
            refused = self._refused([actions[a] for a in actions.offered_at(self.session.match.ask)])
            if not refused:
                self.face.say(self.say.say("all-possible"))
            self.face.refusals(by_reason(refused))
            return
        named = [e for word in answers.words_of(rest) for e in answers.meant(word, self._offers, actions)]
        refused = self._refused(named)
        for entry in named:
            if entry.label not in refused:
                self.face.explain(entry.label, self._meant(entry), entry.clause)
                self._foretell(entry)
        self.face.refusals(by_reason(refused))

    def _foretell(self, entry: Entry) -> None:
        """What this answer would bring for certain."""
        said = ahead(self.session.game, self.session.match.view(self._seat), [entry.id])
        for line in foretold(self.say, self.session.game, said, self._people(self._seat)):
            self.face.aside(line)

    def _refused(self, entries: Sequence[Entry]) -> dict[str, tuple[str, str]]:
        """Those that are not legal now: label -> (why, clause)."""
        match = self.session.match
        refused: dict[str, tuple[str, str]] = {}
        for entry in entries:
            refusal = match.why_not(self._seat, entry.id)
            if refusal is not None:
                refused[entry.label] = (self.say.refusal(refusal, self._people(self._seat)), refusal.clause)
        return refused

    def _odds(self, rest: str) -> None:
        game = self.session.game
        odds = game.odds(self.session.match.view(self._seat), FastDice(secrets.randbits(96)))
        if odds is None:
            self.face.say(self.say.say("no-odds"))
        else:
            self.face.odds(odds)

    def _log(self, rest: str) -> None:
        if rest and not (rest.isascii() and rest.isdigit() and len(rest) < 8):
            raise answers.Unclear("typed-log")
        told = tales(self.say, self.session.match, self._seat)
        shown = told[-int(rest) :] if rest and int(rest) else told
        self.face.tell(shown, len(told) - len(shown))

    def _undo(self, rest: str) -> None:
        self.session.take_back(self._seat)

    def _save(self, rest: str) -> None:
        if not rest:
            self.face.say(self.say.say("saved-here"))
            self.face.copy(f"  {self.session.file}")
            self.face.aside(self.say.say("saved-hint"))
            return
        file = Path(rest).expanduser()
        self.session.save_as(file)
        self.face.say(self.say.say("saved-copy"))
        self.face.copy(f"  {file}")

    def _auto(self, rest: str) -> None:
        self.auto = {"on": True, "off": False}.get(rest.lower(), not self.auto)
        self.face.say(self.say.say("auto-on" if self.auto else "auto-off"))

    def _help(self, rest: str) -> None:
        self.face.pairs([(self.say.say(f"command-{c}"), self.say.say(f"command-{c}.does")) for c in LISTED])

    def _quit(self, rest: str) -> None:
        if self.session.trouble and not self._leaving:
            self._leaving = True
            raise answers.Unclear("typed-quit")
        raise Left
