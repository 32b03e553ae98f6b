"""A plain-Python game that passes everything on to another one: shows that third parties may subclass `Game`, and
is the place where tests plant leaks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from mypy_extensions import i64

from cothon.core import Dice, Game, Odds, Options, Refusal, Result, State, Teller, View
from cothon.core.options import Value

if TYPE_CHECKING:
    from cothon.core.arr import Arr


class Wrapped(Game):
    def __init__(self, inner: Game) -> None:
        super().__init__(inner.facts, inner._all, inner.asks, inner.actions, inner.draws, inner.story)
        self.inner = inner

    def seats_allowed(self, given: Mapping[str, Value]) -> Sequence[int]:
        return self.inner.seats_allowed(given)

    def start(self, options: Options) -> State:
        return self.inner.start(options)

    def longest(self, options: Options) -> int:
        return self.inner.longest(options)

    def legal_into(self, v: View, buf: Arr) -> i64:
        return self.inner.legal_into(v, buf)

    def refuse(self, v: View, action: int) -> Refusal:
        return self.inner.refuse(v, action)

    def chance(self, s: State) -> list[tuple[int, int]]:
        return self.inner.chance(s)

    def apply(self, s: State, a: i64, tell: Teller | None = None) -> None:
        self.inner.apply(s, a, tell)

    def mask(self, v: View, seat: int | None) -> View:
        return self.inner.mask(v, seat)

    def fill(self, v: View, dice: Dice) -> State:
        return self.inner.fill(v, dice)

    def sees(self, v: View, seat: int | None) -> bool:
        return self.inner.sees(v, seat)

    def result(self, v: View) -> Result:
        return self.inner.result(v)

    def show(self, v: View) -> Mapping[str, object]:
        return self.inner.show(v)

    def write(self, s: State) -> str:
        return self.inner.write(s)

    def read(self, text: str) -> State:
        return self.inner.read(text)

    def odds(self, v: View, dice: Dice) -> Odds | None:
        return self.inner.odds(v, dice)
