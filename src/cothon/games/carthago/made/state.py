"""What is the case. Written by `make games` from fields.py; edit that."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cothon.core.arr import arr_of
from cothon.core.view import State
from cothon.games.carthago.laws import check
from cothon.games.carthago.made.rules import CarthagoRules
from cothon.games.carthago.made.view import CarthagoView
from cothon.games.carthago.pieces import (
    COLUMNS,
    DOCKS,
    EFFECTS,
    GOODS,
    MARKET_SIZE,
    PER_ACTION,
    SHIPS,
    SMALL_SEATS,
    SPACES,
    TILES,
    TRADE,
)

if TYPE_CHECKING:
    from cothon.core.arr import Arr


class CarthagoState(CarthagoView, State):
    """A position with nothing left out.

    rows  cards in the trade pile by action, so that a draw is found quickly: by SPACES
    """

    def __init__(self, rules: CarthagoRules, like: CarthagoView | None = None) -> None:
        super().__init__(rules, like)
        if isinstance(like, CarthagoState):
            self.rows: Arr = like.rows[:]
        else:
            self.rows = arr_of([int(PER_ACTION)] * int(SPACES))

    def clone(self) -> CarthagoState:
        return CarthagoState(self.rules, self)

    def check(self) -> None:
        """The sizes that are declared, then the laws of the game."""
        seats = int(self.seats)
        assert len(self.where) == int(TRADE), "where: the size is wrong"
        assert len(self.epoch) == int(TRADE), "epoch: the size is wrong"
        assert len(self.hand) == (seats * int(TRADE)), "hand: the size is wrong"
        assert len(self.hand_n) == seats, "hand_n: the size is wrong"
        assert len(self.base) == (seats * int(SPACES)), "base: the size is wrong"
        assert len(self.shows) == (seats * int(SPACES)), "shows: the size is wrong"
        assert len(self.goods) == (seats * int(GOODS)), "goods: the size is wrong"
        assert len(self.coins) == seats, "coins: the size is wrong"
        assert len(self.market) == int(MARKET_SIZE), "market: the size is wrong"
        assert len(self.laid) == 6, "laid: the size is wrong"
        assert len(self.ship_at) == int(SHIPS), "ship_at: the size is wrong"
        assert len(self.docks) == int(DOCKS), "docks: the size is wrong"
        assert len(self.outside) == 2, "outside: the size is wrong"
        assert len(self.under) == int(SHIPS), "under: the size is wrong"
        assert len(self.active) == (seats * int(EFFECTS)), "active: the size is wrong"
        assert len(self.inactive) == (seats * int(EFFECTS)), "inactive: the size is wrong"
        assert len(self.spare) == seats, "spare: the size is wrong"
        assert len(self.freed) == (seats * int(COLUMNS)), "freed: the size is wrong"
        assert len(self.berths) == int(DOCKS), "berths: the size is wrong"
        assert len(self.regular) == seats, "regular: the size is wrong"
        assert len(self.anchor) == seats, "anchor: the size is wrong"
        assert len(self.chairs) == int(SMALL_SEATS), "chairs: the size is wrong"
        assert len(self.forum) == seats, "forum: the size is wrong"
        assert len(self.in_play) == int(TILES), "in_play: the size is wrong"
        assert len(self.honours) == (int(TILES) * 3), "honours: the size is wrong"
        assert len(self.stands) == seats, "stands: the size is wrong"
        assert len(self.markers) == int(SPACES), "markers: the size is wrong"
        assert len(self.neutrals) == int(SPACES), "neutrals: the size is wrong"
        assert len(self.rows) == int(SPACES), "rows: the size is wrong"
        check(self)
