"""Fields of a position, each declared once; `make games` writes view, state and text from the declarations.

An expression is a piece of Python over `seats`, `rules` and the constants of the game's `pieces`.
"""

from __future__ import annotations

from collections.abc import Sequence

Expression = int | str


class Spelling:
    """How a field stands in the text of a position.

    line    its name there; by default that of the field
    usual   the value that is not written, and read where the line is missing; an expression over the position `s`
    always  written even if it has its usual value
    """

    def __init__(self, line: str = "", usual: Expression = 0, always: bool = False) -> None:
        self.line = line
        self.usual = usual
        self.always = always


class Number(Spelling):
    """A whole number from `low` to the field's `most`; `plus` is added when it is written (spaces count from 1)."""

    def __init__(
        self, line: str = "", usual: Expression = 0, always: bool = False, low: int = 0, plus: int = 0
    ) -> None:
        super().__init__(line, usual, always)
        self.low = low
        self.plus = plus


class Named(Spelling):
    """One of `names` (a list of `pieces`, or several joined by +); the value `none` is not written.

    what     it is, in a complaint
    allowed  the only names that may be read; default: all
    """

    def __init__(self, names: str, what: str, line: str = "", none: int = -1, allowed: Sequence[str] = ()) -> None:
        super().__init__(line, none)
        self.names = names
        self.what = what
        self.allowed = tuple(allowed)


class Flag(Spelling):
    """0, or 1 which is written as "yes"."""


class Numbers(Spelling):
    """A row of numbers, up to `most` each; if all are 0 nothing is written but with `always`.

    One number for each seat is one row.
    """


class Members(Spelling):
    """A set of `names`, kept as bits."""

    def __init__(self, names: str, what: str, line: str = "") -> None:
        super().__init__(line)
        self.names = names
        self.what = what


class Copies(Spelling):
    """How many there are of each of `names`: a name is written as often as there are copies."""

    def __init__(self, names: str, what: str, line: str = "") -> None:
        super().__init__(line)
        self.names = names
        self.what = what


class Counts(Spelling):
    """How many there are of each of `names`: the name, and the number after `sign` if there are several (`R2x3`)."""

    def __init__(self, names: str, what: str, line: str = "", sign: str = "x") -> None:
        super().__init__(line)
        self.names = names
        self.what = what
        self.sign = sign


class Array:
    """How a field stands in the array for learners: a piece of its name.

    most  the number that becomes 1.0; greater ones are written as this one
    """

    def __init__(self, most: Expression = 1) -> None:
        self.most = most


class Amount(Array):
    """Numbers, scaled by `most`."""


class SeatMark(Array):
    """A seat, or nobody: a mark in the row of seats, the viewer first."""


class OneOf(Array):
    """One of `size` things, or none: a mark at its place. `first` is the value of the first of them."""

    def __init__(self, size: Expression, first: Expression = 0) -> None:
        super().__init__()
        self.size = size
        self.first = first


class Bits(Array):
    """A set of some of `size` things."""

    def __init__(self, size: Expression) -> None:
        super().__init__()
        self.size = size


class Follows(Array):
    """Nothing: it follows from other fields, as `why` says."""

    def __init__(self, why: str) -> None:
        super().__init__()
        self.why = why


class LeftOut(Array):
    """Nothing: learners do without it, as `why` says."""

    def __init__(self, why: str) -> None:
        super().__init__()
        self.why = why


class Field:
    """name    of the attribute
    about   what it is
    shape   () for a number; else the measures of an array, the first one slowest: expressions. A measure of 0: the
            array begins empty and changes its length, which the key tells; the laws of the game check its size
    of      "module.Class" of the game, for an object: made by Class(rules), copied by Class(rules, like)
    start   what it is on an empty table, in every place
    most    the greatest value; 0: no bound is stated
    text    how it is spelt; None: it is not written, or the game spells it by hand
    array   how learners see it; None: the game's encoder writes it by hand
    secret  nobody sees it: it belongs to the state alone
    shared  never changed in place, so that copies of a position share the array; or the condition under which this is
            so, over `rules` and the values of options
    count   the field that says how many places (of each row) are in use; the key has it before those, and no others
    derived follows from other fields, so that it is no part of the key
    masked  `mask` changes it; a view that was made for a quick look copies only such arrays
    views   only views have it, as `mask` makes it: in a state the array is empty
    """

    def __init__(
        self,
        name: str,
        about: str,
        shape: Sequence[Expression] = (),
        start: Expression = 0,
        most: Expression = 0,
        text: Spelling | None = None,
        array: Array | None = None,
        secret: bool = False,
        shared: bool | str = False,
        count: str = "",
        derived: bool = False,
        masked: bool = False,
        views: bool = False,
        of: str = "",
    ) -> None:
        self.name = name
        self.about = about
        self.shape = tuple(shape)
        self.start = start
        self.most = most
        self.text = text
        self.array = array
        self.secret = secret
        self.shared = shared or views
        self.count = count
        self.derived = derived
        self.masked = masked
        self.views = views
        self.of = of

    @property
    def line(self) -> str:
        return (self.text.line if self.text is not None else "") or self.name


class Step:
    """What happens between two questions.

    name     as it is spelt in the text of a position
    chapter  the module of the rules that carries it out, in the function `does`; "" for the step that waits
    about    what it does
    """

    def __init__(self, name: str, chapter: str, does: str, about: str) -> None:
        self.name = name
        self.chapter = chapter
        self.does = does
        self.about = about
