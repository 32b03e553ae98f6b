"""What holds in every position: every crate is in one place, running numbers are right. Tests ask at every step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cothon.core.arr import ints
from cothon.core.piles import total
from cothon.games.mooring.pieces import COINS, COPIES, CRATE_NAMES, KINDS

if TYPE_CHECKING:
    from cothon.games.mooring.made.state import MooringState


def check(s: MooringState) -> None:
    """AssertionError names the clause."""
    for kind in range(int(KINDS)):
        held = [int(pile[p * KINDS + kind]) for pile in (s.hand, s.quay) for p in range(int(s.seats))]
        there = [*held, int(s.pile[kind]), int(s.sunk[kind])]
        assert min(there) >= 0, f"fewer than no crates of {CRATE_NAMES[kind]} [M1.1]"
        assert sum(there) == COPIES, f"{sum(there)} crates of {CRATE_NAMES[kind]} instead of {COPIES} [M1.1]"
    assert s.pile_n == total(s.pile), "pile: the running number is wrong [M1.1]"
    for p in range(int(s.seats)):
        hand = ints(s.hand)[p * int(KINDS) : (p + 1) * int(KINDS)]
        assert s.hand_n[p] == sum(hand), f"seat {p}: the running number of crates is wrong [M6.1]"
        assert 0 <= s.coins[p] <= COINS, f"seat {p}: {s.coins[p]} coins [M2.3]"
