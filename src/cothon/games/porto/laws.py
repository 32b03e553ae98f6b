"""Laws that hold in every position: nothing is lost, nothing is twice (P1.22), running numbers are right."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cothon.core.arr import ints
from cothon.core.piles import total
from cothon.core.view import OVER
from cothon.games.porto.made.ids import ASK_ACT
from cothon.games.porto.pieces import (
    DOCK_NAMES,
    GOOD_NAMES,
    PATH_LENGTH,
    PER_GOOD,
    SHIP_NAMES,
    SINGLES,
    WANTS,
    docks_in,
)
from cothon.games.porto.view import bits_in, charters_taken, owner_of

if TYPE_CHECKING:
    from cothon.games.porto.made.state import PortoState


def check(s: PortoState) -> None:
    """AssertionError names the clause. The secret of a state is in `groups`: the order of the known top, which a view
    shows as far as its viewer knows it. The unseen cards are a set; their order does not exist before it is needed
    (PC2).
    """
    _check_servants(s)
    _check_goods(s)
    _check_ships(s)
    _check_deck(s)
    _check_docks(s)
    for p in range(s.seats):
        assert s.talents[p] >= 0, f"seat {p} has {s.talents[p]} Talents [P1.22]"
        assert s.points[p] >= 0, f"seat {p} has {s.points[p]} trading points [P2.3]"
    assert s.actor != OVER or s.reason != 0, "a finished game has a reason [P16.5]"


def _check_servants(s: PortoState) -> None:
    for p in range(s.seats):
        home = [s.reserve[p], s.blocked[p], s.temple[p], s.lighthouse[p], s.charter[p], s.palace[p]]
        paid = ints(s.paid)[int(p) * 6 : int(p) * 6 + 6]
        coming: i64 = s.coming if s.gainer == p else 0
        on_path = sum(1 for x in ints(s.path)[: int(s.path_n)] if x == p)
        n = sum(int(x) for x in home) + sum(paid) + 2 * int(bits_in(s.docks[p])) + int(coming) + on_path
        assert n == 18, f"seat {p} has {n} servants [P1.3]"
        assert min([int(x) for x in home] + paid) >= 0, f"seat {p} has fewer than no servants somewhere [P1.3]"
        inside = sum(1 for x in ints(s.singles)[: int(s.singles_n)] if x == p) + s.large[p]
        assert inside == s.palace[p], f"seat {p}: running number in the palace is wrong [P10.4]"
        most: i64 = s.large[p] if s.actor == OVER else 0
        assert s.award[p] <= most, f"seat {p}: {s.award[p]} servants did not come from the path [P16.3]"
    assert charters_taken(s) <= s.seats, "more charter servants than ships [P1.14]"
    assert s.path_n <= PATH_LENGTH[s.rules.intrigue_table], "the path is overfull [P14.5]"
    assert s.singles_n <= SINGLES, "more single palace spaces than there are [P1.17]"


def _check_goods(s: PortoState) -> None:
    for g in range(5):
        n = s.bag[g] + s.market[g]
        for p in range(s.seats):
            n += s.store[p * 5 + g]
        n += sum(1 for x in ints(s.dock_good) if x == g)
        n += 1 if s.cargo == g else 0
        assert n == PER_GOOD, f"{n} {GOOD_NAMES[g]} instead of 6 [P1.22]"
    assert s.bag_n == total(s.bag), "bag: running number is wrong"
    assert s.market_n == total(s.market), "market: running number is wrong"
    assert min(ints(s.bag) + ints(s.market) + ints(s.store)) >= 0, "fewer than no goods somewhere [P1.22]"
    for p in range(s.seats):
        own = sum(ints(s.store)[int(p) * 5 : int(p) * 5 + 5])
        assert own == s.stored[p], f"seat {p}: running number of stored goods is wrong"
        assert own + s.blocked[p] <= 4, f"seat {p}: the storehouse is overfull [P1.13]"


def _check_ships(s: PortoState) -> None:
    """30 ship cards over deck, rows, docks, held cards and the load under way (P1.22, P1.23)."""
    seen = [0] * 30
    held = ints(s.gained)[: int(s.gained_n)]
    places = [x for x in ints(s.rows) + ints(s.dock_ship) if x >= 0] + held
    if s.ship >= 0 and s.gainer >= 0:
        places.append(int(s.ship))
    for c in range(30):
        if (s.in_deck >> c) & 1 == 1:
            places.append(c)
    for c in places:
        seen[c] += 1
    for c in range(30):
        assert seen[c] == 1, f"ship {SHIP_NAMES[c]} is in {seen[c]} places [P1.22]"
    together: i64 = 0
    for p in range(s.seats):
        assert together & s.held[p] == 0, "two seats hold one card [P13.4]"
        together |= s.held[p]
    assert sorted(held) == [c for c in range(30) if (together >> c) & 1 == 1], "order of gain is wrong [P13.4]"


def _check_deck(s: PortoState) -> None:
    deck: i64 = 0
    for i in range(3):
        assert bits_in(s.groups[i]) == (1 if i < s.top_n else 0), f"place {i + 1} of the known top is wrong [PC2]"
        deck |= s.groups[i]
    assert bits_in(s.groups[3]) == s.unseen_n, "number of unseen cards is wrong [PC2]"
    deck |= s.groups[3]
    for i in range(s.bottom_n):
        deck |= 1 << s.bottom[i]
    assert deck == s.in_deck, "the cards of the deck are not those told [PK3]"
    assert bits_in(deck) == s.top_n + s.unseen_n + s.bottom_n, "a card is twice in the deck [PC2]"
    for w in range(s.seats + 1):
        assert s.cuts[w] >> s.top_n == 0, f"viewer {w} knows more than the known top [PK5]"


def _check_docks(s: PortoState) -> None:
    taken: i64 = 0
    for p in range(s.seats):
        assert taken & s.docks[p] == 0, "servants of two players at one dock [P1.6]"
        taken |= s.docks[p]
    assert docks_in(s.moored) == [DOCK_NAMES[d] for d, x in enumerate(ints(s.dock_ship)) if x >= 0], "ships at docks"
    assert docks_in(s.laden) == [DOCK_NAMES[d] for d, x in enumerate(ints(s.dock_good)) if x >= 0], "goods at docks"
    assert s.laden & ~taken == 0, "a good at a dock without servants [P1.22]"
    if s.actor >= 0 and s.ask >= ASK_ACT:
        for d in range(12):
            ship = s.dock_ship[d]
            assert ship < 0 or s.dock_good[d] != WANTS[ship] or owner_of(s, d) < 0, (
                f"the good that its ship wants rests at {DOCK_NAMES[d]} [P1.22]"
            )
