"""Scoring: guild seats times ships, and the nine tiles (chapters 12 and 13)."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.core.arr import ints
from cothon.core.result import DETAIL, SUM, Line, Result, decided, rank
from cothon.games.carthago.made.view import CarthagoView
from cothon.games.carthago.pieces import (
    ACHIEVEMENTS,
    ACTIVE,
    ADJACENT,
    CAP,
    COINS,
    COLUMNS,
    GOODS,
    HALL1,
    HALL2,
    INACTIVE,
    RESIDENCE1,
    RESIDENCE2,
    SHIP_GOOD,
    SHIP_TILE,
    SHIPS,
    SMALL_SEATS,
    TABLES,
    TILE_NAMES,
    TILES,
    VICTORY,
    circles,
    left_seats,
)
from cothon.games.carthago.view import has_honour, is_seat, ships_of

SHIP_SETS: list[int] = TABLES["achievement_tiles"]["tiles"][5]["points"]  # C12.8
GOODS_SETS: list[int] = TABLES["achievement_tiles"]["tiles"][8]["points"]  # C12.10


# -- guild seats ------------------------------------------------------------------------------------------------------


def small_seats(v: CarthagoView, p: i64) -> int:
    return ints(v.chairs).count(int(p))


def emptied(v: CarthagoView, p: i64) -> int:
    """Emptied columns that count as a guild seat (C13.2)."""
    n = 0
    for column in range(COLUMNS):
        if v.freed[p * COLUMNS + column] == circles(column) and is_seat(v, column):
            n += 1
    return n


def guild_seats(v: CarthagoView, p: i64) -> int:
    """C13.2."""
    return small_seats(v, p) + int(v.forum[p]) + int(left_seats(v.freed[p * COLUMNS])) + emptied(v, p)


# -- tiles ------------------------------------------------------------------------------------------------------------


def set_points(counts: list[int], values: list[int], single: bool) -> int:
    """Equal sets of each good, and different sets layer by layer (C12.11); `single`: the first layer only (C17.1)."""
    most = len(values) - 1
    points = sum(values[min(c, most)] for c in counts)
    for layer in range(1, 2 if single else max(counts, default=0) + 1):
        points += values[min(sum(1 for c in counts if c >= layer), most)]
    return points


def goods_of_ships(v: CarthagoView, p: i64) -> list[int]:
    counts = [0] * int(GOODS)
    for ship in range(int(SHIPS)):
        if v.ship_at[ship] in (ACTIVE + p, INACTIVE + p):
            counts[SHIP_GOOD[ship]] += 1
    return counts


def largest_block(v: CarthagoView, p: i64) -> int:
    """Discs in the largest own block of adjacent small seats (C12.6)."""
    block = list(range(int(SMALL_SEATS)))
    own = [i for i in block if v.chairs[i] == p]
    for _ in own:
        for a, b in ADJACENT:
            if a in own and b in own:
                block[a] = block[b] = min(block[a], block[b])
    return max((sum(1 for i in own if block[i] == b) for b in block), default=0)


def freed_circles(v: CarthagoView, p: i64) -> int:
    return sum(int(v.freed[p * COLUMNS + column]) for column in range(COLUMNS))


def victory_points(v: CarthagoView, p: i64) -> int:
    """7, 6, 5 for the top, second, third space, of all tiles or of the tile itself (C12.7, C17.2)."""
    points = 0
    for t in range(TILES):
        if v.rules.victory_tile == 0 or t == VICTORY:
            points += sum(7 - k for k in range(3) if v.honours[t * 3 + k] == p)
    return points


def worth(v: CarthagoView, p: i64, t: i64) -> int:
    """What a tile yields to a player with a disc on it, before the limit of 12."""
    if t == HALL1:
        return 4 * int(v.forum[p])
    if t == ACHIEVEMENTS:
        return 2 * ints(v.honours).count(int(p))
    if t == RESIDENCE1:
        return 3 * freed_circles(v, p)
    if t == HALL2:
        return 3 * largest_block(v, p)
    if t == VICTORY:
        return victory_points(v, p)
    if t == SHIP_TILE:
        return set_points(goods_of_ships(v, p), SHIP_SETS, v.rules.set_scoring == 1)
    if t == COINS:
        return int(v.coins[p]) // 3
    if t == RESIDENCE2:
        return 3 * int(v.spare[p])
    own = ints(v.goods)[int(p) * 5 : int(p) * 5 + 5]
    return set_points(own, GOODS_SETS, v.rules.set_scoring == 1)


def tile_points(v: CarthagoView, p: i64, t: i64) -> int:
    """At most 12, and only with a disc on the tile (C12.1)."""
    return min(int(CAP), worth(v, p, t)) if has_honour(v, p, t) else 0


def score(v: CarthagoView, p: i64) -> int:
    """C13.3; of a running game what it would be now, as far as the viewer knows the hand."""
    return guild_seats(v, p) * int(ships_of(v, p)) + sum(tile_points(v, p, t) for t in range(TILES))


def result(v: CarthagoView) -> Result:
    """The final account (C13.2, C13.3); equal scores share a rank (C13.5)."""
    seats = range(int(v.seats))
    scores = [score(v, p) for p in seats]
    account = [
        Line("discs on small guild seats", [small_seats(v, p) for p in seats], "C13.2", DETAIL),
        Line("discs in the forum", [int(v.forum[p]) for p in seats], "C13.2", DETAIL),
        Line("seats of the left column", [int(left_seats(v.freed[p * 3])) for p in seats], "C7.4", DETAIL),
        Line("seats for emptied columns", [emptied(v, p) for p in seats], "C13.2", DETAIL),
        Line("guild seats", [guild_seats(v, p) for p in seats], "C13.2", DETAIL),
        Line("ships", [int(ships_of(v, p)) for p in seats], "C13.3", DETAIL),
        Line("guild seats x ships", [guild_seats(v, p) * int(ships_of(v, p)) for p in seats], "C13.3"),
    ]
    for t in range(int(TILES)):
        if v.in_play[t] == 1:
            account.append(Line("tile", [tile_points(v, p, t) for p in seats], "C12.1", tile=TILE_NAMES[t]))
    total = Line("score", scores, "C13.3", SUM)
    account.append(total)
    keys = [(x,) for x in scores]
    fact = decided(keys, [total], account, shared="C13.5")
    return Result(scores, rank(keys), "decades", "", account, decided=fact)
