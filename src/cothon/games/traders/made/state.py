"""What is the case. Written by `make games` from fields.py; edit that."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cothon.core.arr import ints, new_arr
from cothon.core.view import State
from cothon.games.traders.laws import check
from cothon.games.traders.made.rules import TradersRules
from cothon.games.traders.made.view import TradersView
from cothon.games.traders.pieces import COLOURS, FACES

if TYPE_CHECKING:
    from cothon.core.arr import Arr


class TradersState(TradersView, State):
    """A position with nothing left out.

    draw  the draw pile: by FACES
    blind  faces of the blind VPs, of all piles so far (classic): by seats, FACES
    """

    def __init__(self, rules: TradersRules, like: TradersView | None = None) -> None:
        super().__init__(rules, like)
        if isinstance(like, TradersState):
            self.draw: Arr = like.draw[:]
            self.blind: Arr = like.blind[:]
        else:
            seats = int(rules.seats)
            self.draw = new_arr(int(FACES))
            self.blind = new_arr(seats * int(FACES))

    def key(self) -> tuple[int, ...]:
        out = self.numbers()
        out += ints(self.draw)
        out += ints(self.blind)
        return tuple(out)

    def clone(self) -> TradersState:
        return TradersState(self.rules, self)

    def check(self) -> None:
        """The sizes that are declared, then the laws of the game."""
        seats = int(self.seats)
        assert len(self.hand) == (seats * int(FACES)), "hand: the size is wrong"
        assert len(self.upright) == (seats * int(FACES)), "upright: the size is wrong"
        assert len(self.sideways) == (seats * int(FACES)), "sideways: the size is wrong"
        assert len(self.vp) == (seats * int(FACES)), "vp: the size is wrong"
        assert len(self.tokens) == (seats * int(COLOURS)), "tokens: the size is wrong"
        assert len(self.used) == (seats * int(COLOURS)), "used: the size is wrong"
        assert len(self.coins) == seats, "coins: the size is wrong"
        assert len(self.hand_n) == seats, "hand_n: the size is wrong"
        assert len(self.vps) == seats, "vps: the size is wrong"
        assert len(self.piece) == seats, "piece: the size is wrong"
        assert len(self.blinds) == seats, "blinds: the size is wrong"
        assert len(self.market) == int(FACES), "market: the size is wrong"
        assert len(self.farm) == int(FACES), "farm: the size is wrong"
        assert len(self.discard) == int(FACES), "discard: the size is wrong"
        assert len(self.pool) == int(FACES), "pool: the size is wrong"
        assert len(self.ships) == int(COLOURS), "ships: the size is wrong"
        assert len(self.named) == int(FACES), "named: the size is wrong"
        assert len(self.draw) == int(FACES), "draw: the size is wrong"
        assert len(self.blind) == (seats * int(FACES)), "blind: the size is wrong"
        check(self)
