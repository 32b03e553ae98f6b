"""Laws that hold in every position: nothing is lost, nothing is twice, running numbers are right."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cothon.core.arr import ints
from cothon.core.view import CHANCE, OVER
from cothon.games.carthago.made.ids import ASK_BERTH, ASK_ESCORT
from cothon.games.carthago.pieces import (
    ACTIVE,
    BASE,
    CARD_NAMES,
    COIN,
    DISCARD,
    DISCS,
    HAND,
    INACTIVE,
    LAID,
    ON_MARKET,
    OUT,
    PILE,
    PLAYED,
    SHIP_EFFECT,
    TURNED_UP,
    UNDER,
    UNSEEN,
    action_of,
    circles,
    good_of,
)
from cothon.games.carthago.view import docks_of

if TYPE_CHECKING:
    from cothon.games.carthago.made.state import CarthagoState


def check(s: CarthagoState) -> None:
    """AssertionError names the clause."""
    _check_cards(s)
    _check_hands(s)
    _check_ships(s)
    _check_discs(s)
    _check_boards(s)


def _check_cards(s: CarthagoState) -> None:
    """Every trade card is in exactly one place, the running sizes fit, only pile and hidden cards are unseen."""
    where, epoch = ints(s.where), ints(s.epoch)
    assert sum(1 for w in where if w == DISCARD) == s.discard_n, "discard pile: running size is wrong [C5.2]"
    pile = [c for c in range(75) if where[c] == UNSEEN]
    assert len(pile) == s.pile_n, "trade pile: running size is wrong [C2.1]"
    rows = [sum(1 for c in pile if action_of(c) == a) for a in range(5)]
    assert ints(s.rows) == rows, "trade pile: running numbers by action are wrong [C2.1]"
    market = ints(s.market)[: int(s.market_n)]
    assert market == [c for c in range(75) if where[c] == ON_MARKET], "market: the list is wrong [C2.1]"
    assert s.market_n <= 5, "market: more than five cards [C2.1]"
    laid = [f - 5 for f in ints(s.laid)[: int(s.laid_n)] if f >= 5]
    assert sorted(laid) == [c for c in range(75) if where[c] == LAID], "payment: the list is wrong [C5.16]"
    for c in range(75):
        in_hand = HAND <= where[c] < HAND + s.seats
        if where[c] == UNSEEN:
            assert epoch[c] == s.now, f"{CARD_NAMES[c]} lies in the pile, but is not of its epoch [C16.5]"
        else:
            assert epoch[c] == -1 or (in_hand and 0 <= epoch[c] <= s.now), f"{CARD_NAMES[c]} is not public [C16.4]"
        assert in_hand or where[c] < HAND or PLAYED <= where[c] < PLAYED + s.seats, f"{CARD_NAMES[c]} is nowhere"


def _check_hands(s: CarthagoState) -> None:
    for p in range(int(s.seats)):
        hand = ints(s.hand)[p * 75 : p * 75 + int(s.hand_n[p])]
        assert hand == [c for c in range(75) if s.where[c] == HAND + p], f"seat {p}: the list of the hand is wrong"
        assert s.coins[p] == sum(int(COIN[c]) for c in hand), f"seat {p}: running coins are wrong [C5.7]"
        for k in range(5):
            goods = sum(1 for c in hand if good_of(c) == k)
            shows = sum(1 for c in hand if action_of(c) == k) + int(s.base[p * 5 + k])
            assert s.goods[p * 5 + k] == goods, f"seat {p}: running numbers of goods are wrong [C7.3]"
            assert s.shows[p * 5 + k] == shows, f"seat {p}: running numbers of actions are wrong [C4.3]"
            laid = ints(s.laid)[: int(s.laid_n)].count(k) if p == s.turn else 0
            assert 0 <= s.base[p * 5 + k] <= BASE[k] - laid, f"seat {p}: too many base cards [C1.9]"


def _check_ships(s: CarthagoState) -> None:
    at = ints(s.ship_at)
    under = ints(s.under)[: int(s.under_n)]
    out = [x for x in ints(s.docks) + ints(s.outside) if x >= 0]
    assert sorted(out) == [i for i in range(30) if at[i] == OUT], "docks and outside: the lists are wrong [C2.2]"
    assert sorted(under) == [i for i in range(30) if at[i] == UNDER], "ship pile: its known part is wrong [C16.6]"
    assert at.count(int(PILE)) == s.fresh_n, "ship pile: its unknown part is wrong [C16.6]"
    up = [i for i in range(30) if at[i] == TURNED_UP]
    assert up == ([int(s.ship)] if s.ship >= 0 else []), "the ship turned up is wrong [C9.11]"
    for p in range(int(s.seats)):
        for name, side, counts in (("active", ACTIVE, s.active), ("inactive", INACTIVE, s.inactive)):
            own = [int(SHIP_EFFECT[i]) for i in range(30) if at[i] == side + p]
            counted = ints(counts)[p * 9 : p * 9 + 9]
            assert counted == [own.count(e) for e in range(9)], f"seat {p}: running {name} ships are wrong [C11.1]"
    if s.closed == 1:
        assert s.fresh_n + s.under_n == 0, "the harbours are closed, but there is a ship pile [C5.12]"
        assert sum(ints(s.regular)) + sum(ints(s.anchor)) == 0, "a disc is left in the warship harbour [C5.13]"
    elif s.actor not in (CHANCE, OVER) and s.ask != ASK_ESCORT:
        assert s.fresh_n + s.under_n > 0, "the ship pile is empty, but the harbours are open [C18.6]"
    for i in range(int(docks_of(s))):
        assert s.berths[i] < 0 or s.docks[i] >= 0, f"a disc lies at dock {i + 1}, which has no ship [C5.15]"


def _check_discs(s: CarthagoState) -> None:
    """All eleven discs of each player are somewhere (C1.8)."""
    for p in range(int(s.seats)):
        freed = [int(x) for x in (s.freed[p * 3], s.freed[p * 3 + 1], s.freed[p * 3 + 2])]
        on = 8 - sum(freed) - (1 if freed[2] == 2 else 0)
        on += int(s.spare[p] + s.regular[p] + s.anchor[p] + s.forum[p])
        on += ints(s.berths).count(p) + ints(s.chairs).count(p) + ints(s.honours).count(p)
        on += 1 if s.ask == ASK_BERTH and s.actor == p else 0  # the start disc is on its way (C14.2)
        assert on == DISCS, f"seat {p}: {on} discs instead of {DISCS} [C1.8]"
        assert s.spare[p] >= 0, f"seat {p}: fewer than no available discs [C10.1]"
        assert all(0 <= freed[c] <= circles(c) for c in range(3)), f"seat {p}: freed circles {freed} [C1.11]"


def _check_boards(s: CarthagoState) -> None:
    assert sum(ints(s.regular)) <= s.rules.warship_docks, "more discs than regular warship docks [C8.5]"
    for t in range(9):
        row = [x for x in ints(s.honours)[t * 3 : t * 3 + 3] if x >= 0]
        assert len(row) == len(set(row)), "two discs of one player on a tile [C10.8]"
        assert row == ints(s.honours)[t * 3 : t * 3 + len(row)], "a tile is not filled from the top [C10.6]"
        assert not row or s.in_play[t] == 1, "a disc lies on a tile that is not in the game [C2.8]"
