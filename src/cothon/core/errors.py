"""Everything that can go wrong, as one tree.

CothonError
├── BadInput               the caller's words are wrong; nothing was changed
│   ├── UnknownGame        no such game in the registry
│   ├── UnknownVersion     rules or format version this build does not have
│   ├── BadOption          an option, its value or the number of seats
│   ├── BadText            a position, label or file that does not parse (with its place)
│   └── BadDraw            a draw that is impossible here
├── Refused                a move that is not allowed now; carries the clause that says so
│   ├── Stale              based on an older version of the match
│   ├── NotYourTurn        somebody else is asked
│   ├── GameIsOver         nobody is asked any more
│   ├── Illegal            not among the legal options
│   └── CannotTakeBack     something was revealed or somebody else acted since
└── BadRecord              a record that parses but is not the record of a game
    ├── WrongDraw          a draw that the committed stream does not give
    ├── WrongMove          an action that was not legal
    └── WrongSeal          check sum, commitment or result do not fit the content
"""

from __future__ import annotations

from cothon.core.result import Refusal


class CothonError(Exception):
    """Root of all errors raised on purpose."""


class BadInput(CothonError):
    pass


class UnknownGame(BadInput):
    pass


class UnknownVersion(BadInput):
    pass


class BadOption(BadInput):
    """An option of a game that cannot be chosen. Where it is known which, `option` names it; `what` is what it may be
    instead (`values`, `number`, `seat`, `order`), and `fields` are the bounds of that."""

    def __init__(self, words: str, option: str = "", what: str = "", **fields: int) -> None:
        super().__init__(words)
        self.option = option
        self.what = what
        self.fields = fields


class BadText(BadInput):
    pass


class BadDraw(BadInput):
    pass


class Refused(CothonError):
    """A move that is not allowed now, and why, as data: `cothon.locales.explained` makes a sentence of it.

    `game` is the name of the game whose sentences tell it; "" where no rulebook is concerned. `words` are for those
    who read the error as Python prints it, from whoever knows sentences when it is raised.
    """

    def __init__(self, refusal: Refusal, game: str = "", words: str = "") -> None:
        super().__init__(words or repr(refusal))
        self.refusal = refusal
        self.game = game

    @property
    def clause(self) -> str:
        return self.refusal.clause


class Stale(Refused):
    pass


class NotYourTurn(Refused):
    pass


class GameIsOver(Refused):
    pass


class Illegal(Refused):
    pass


class CannotTakeBack(Refused):
    pass


class BadRecord(CothonError):
    pass


class WrongDraw(BadRecord):
    pass


class WrongMove(BadRecord):
    pass


class WrongSeal(BadRecord):
    pass
