"""The conversation of a game: show, ask, do what was answered, until the game is over or somebody leaves."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from pathlib import Path

from cothon.cli import answers
from cothon.cli.face import Face
from cothon.cli.session import Session
from cothon.cli.words import by_reason
from cothon.core.errors import BadInput, CothonError, Refused
from cothon.core.table import Entry
from cothon.play.dice import FastDice
from cothon.play.match import Offer
from cothon.play.telling import sentence, tales

MOST_EVENTS = 30

COMMANDS = {
    "1 (a number)": "choose that option; its label, or the beginning of it, does the same",
    "1 3 3": "several numbers or labels: a whole payment at once",
    "?": "what this question could offer but does not, each with the reason and the rule",
    "? 1, ? LABEL": "explain an option, or any action of the game: what it does, why it is not possible now",
    "odds": "what is likely next",
    "log, log 20": "all that happened so far, or the last 20 events",
    "undo": "take back your last answer, while nothing was revealed and nobody else acted",
    "save FILE": "write a copy of the record (as JSON if the name ends in .json)",
    "table": "show the table and the question again",
    "auto": "play forced moves by themselves, on or off",
    "help": "this list",
    "quit": "leave; the game is saved and can be resumed",
}


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
        self._commands: dict[str, Callable[[str], None]] = {
            "?": self._why,
            "auto": self._toggle,
            "help": self._help,
            "log": self._log,
            "odds": self._odds,
            "quit": self._quit,
            "save": self._save,
            "table": self._table,
            "undo": self._undo,
        }
        self._seat = 0
        self._offers: list[Offer] = []

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
        self.face.position(self.session.game, self.session.match.view(seat), self.session.names, seat)
        self.face.result(self.session.match)

    # -- one decision -----------------------------------------------------------------------------------------------

    def _turn(self) -> None:
        """Ask whoever is asked until something was done."""
        match = self.session.match
        assert match.actor is not None
        self._seat = match.actor
        self._draw_curtain()
        self._offers = match.offers(self._seat)
        if self.auto and len(self._offers) == 1:
            self.face.aside(f"Only one answer is possible: {self._offers[0].words}.")
            self.session.do(self._seat, [self._offers[0].id])
            return
        self._show(whole=self.face.redraws or self._asked[self._seat] not in match.can_take_back(self._seat))
        self._asked[self._seat] = version = match.version
        while match.version == version:
            self._answer(self._line())

    def _show(self, whole: bool) -> None:
        """What happened, the table (if `whole`), the question and its options."""
        session, seat = self.session, self._seat
        view = session.match.view(seat)
        question = session.game.asks[view.ask]
        if whole:
            self.face.title(f"{session.game.facts.title}: {session.names[seat]}")
        self._news(seat)
        if whole:
            self.face.position(session.game, view, session.names, seat)
        self.face.question(session.names[seat], question.words, question.clause)
        self.face.offers(self._offers)
        if not self._hinted and len(self._offers) > 1 and session.game.actions[self._offers[0].id].family.burst:
            self._hinted = True
            self.face.aside("Several numbers make a whole payment at once, e.g. 1 2.")

    def _line(self) -> str:
        while True:
            try:
                said = self.face.ask(f"{self.session.names[self._seat]}> ")
            except EOFError as e:
                raise Left from e
            if said:
                return said

    def _answer(self, said: str) -> None:
        word, _, rest = said.partition(" ")
        if word.startswith("?"):
            word, rest = "?", said[1:]
        command = self._commands.get(word.lower())
        self._leaving = self._leaving and word.lower() == "quit"
        try:
            if command is not None:
                command(rest.strip())
            else:
                self.session.do(self._seat, answers.read(said, self._offers, self.session.game.actions))
        except Refused as e:
            self.face.warn(f"Not possible: {e}")
        except CothonError as e:
            self.face.warn(sentence(str(e)))

    def _draw_curtain(self) -> None:
        if self._curtain and self._at_screen not in (None, self._seat):
            self.face.curtain()
            self.face.say(f"Pass the device to {self.session.names[self._seat]}.")
            try:
                self.face.ask("Press Enter when you have it: ")
            except EOFError as e:
                raise Left from e
            self.face.curtain()
        self._at_screen = self._seat

    def _news(self, seat: int | None) -> None:
        """What a viewer has not been told yet."""
        index = 0 if seat is None else seat
        fresh = tales(self.session.match, seat, self._seen[index])
        self._seen[index] = self.session.match.version
        self.face.tell(fresh[-MOST_EVENTS:], max(0, len(fresh) - MOST_EVENTS))

    def _tell_verdict(self) -> None:
        """Why somebody plays for a bot from now on, once."""
        if self.session.verdict:
            self.face.warn(self.session.verdict)
            self.session.verdict = ""

    def _warn(self) -> None:
        """Say once that saving fails, and once that it works again."""
        trouble = self.session.trouble
        if trouble and not self._warned:
            self.face.warn(f"This game is not being saved: {trouble}")
            self.face.aside("It goes on; 'save FILE' writes a copy somewhere else.")
        elif self._warned and not trouble:
            self.face.say("This game is being saved again.")
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
                self.face.say("Everything this question can offer is possible now.")
            self.face.refusals(by_reason(refused))
            return
        named = [e for word in answers.words_of(rest) for e in answers.meant(word, self._offers, actions)]
        refused = self._refused(named)
        for entry in named:
            if entry.label not in refused:
                self.face.explain(entry.label, entry.words, entry.clause)
        self.face.refusals(by_reason(refused))

    def _refused(self, entries: Sequence[Entry]) -> dict[str, tuple[str, str]]:
        """Those that are not legal now: label -> (why, clause)."""
        match = self.session.match
        refused: dict[str, tuple[str, str]] = {}
        for entry in entries:
            refusal = match.why_not(self._seat, entry.id)
            if refusal is not None and match.ask not in entry.asks:
                asked = " or ".join(f"'{self._question(ask)}'" for ask in entry.asks)
                refused[entry.label] = (f"this is an answer to {asked}, not to the present question", refusal.clause)
            elif refusal is not None:
                refused[entry.label] = (refusal.words, refusal.clause)
        return refused

    def _question(self, name: str) -> str:
        asks = self.session.game.asks
        return asks[asks.index(name)].words

    def _odds(self, rest: str) -> None:
        game = self.session.game
        odds = game.odds(self.session.match.view(self._seat), FastDice(secrets.randbits(96)))
        if odds is None:
            self.face.say("There are no odds to compute for this question.")
        else:
            self.face.odds(odds)

    def _log(self, rest: str) -> None:
        if rest and not (rest.isascii() and rest.isdigit() and len(rest) < 8):
            raise BadInput("log takes a number: 'log 20' shows the last 20 events")
        told = tales(self.session.match, self._seat)
        shown = told[-int(rest) :] if rest and int(rest) else told
        self.face.tell(shown, len(told) - len(shown))

    def _undo(self, rest: str) -> None:
        self.session.take_back(self._seat)

    def _save(self, rest: str) -> None:
        if not rest:
            self.face.say("This game is saved after every action in")
            self.face.copy(f"  {self.session.file}")
            self.face.aside("'save FILE' writes a copy.")
            return
        file = Path(rest).expanduser()
        self.session.save_as(file)
        self.face.say("Saved a copy in")
        self.face.copy(f"  {file}")

    def _toggle(self, rest: str) -> None:
        self.auto = {"on": True, "off": False}.get(rest.lower(), not self.auto)
        self.face.say(f"Forced moves are {'played by themselves' if self.auto else 'asked'}.")

    def _help(self, rest: str) -> None:
        self.face.pairs(list(COMMANDS.items()))

    def _quit(self, rest: str) -> None:
        if self.session.trouble and not self._leaving:
            self._leaving = True
            raise BadInput("this game is not saved; 'save FILE' writes a copy, a second 'quit' leaves it")
        raise Left
