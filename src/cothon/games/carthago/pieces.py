"""The pieces in the box: cards, ships, discs, seats, tiles. Tables come from `data/carthago.json`, hot numbers are
literals.

A trade card is a number 0..74 for T1..T75; its action is `card // 15`, its good `card % 15 // 3` (C1.4). A face is 0..4
for base cards and 5 + card for trade cards, so that ascending faces are ascending ranks. A test compares the literals
with the data file.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from cothon.core.arr import arr_of
from cothon.games.tables import load

TABLES: Final[dict[str, Any]] = load("carthago")

# -- numbers that rules use in every turn -----------------------------------------------------------------------------

SPACES: Final[i64] = 5  # clockwise: market, residence, trading_dock, warship_dock, delivery
MARKET: Final[i64] = 0
RESIDENCE: Final[i64] = 1
TRADING_DOCK: Final[i64] = 2
WARSHIP_DOCK: Final[i64] = 3
DELIVERY: Final[i64] = 4

GOODS: Final[i64] = 5  # C1.2
TRADE: Final[i64] = 75  # C1.2: trade cards
PER_ACTION: Final[i64] = 15  # C1.3
FACES: Final[i64] = 80
MARKET_SIZE: Final[i64] = 5  # C2.1

SHIPS: Final[i64] = 30  # C1.5
EFFECTS: Final[i64] = 9  # C1.5
EMBARGO: Final[i64] = 0
PALETTE: Final[i64] = 1
COMMANDO: Final[i64] = 2
FAVOUR: Final[i64] = 3
OPULENCE: Final[i64] = 4
LEGACY: Final[i64] = 5
INTRIGUE: Final[i64] = 6
LUXURY: Final[i64] = 7
ESCORTS: Final[i64] = 8
PER_EFFECT: Final[i64] = 4  # C1.7: most ships with one effect

COLUMNS: Final[i64] = 3  # C1.11
LEFT: Final[i64] = 0
RIGHT: Final[i64] = 2
DISCS: Final[i64] = 11  # C1.8
START_DISCS: Final[i64] = 3  # C2.9
DECADES: Final[i64] = 3  # C3.1
ROUNDS: Final[i64] = 5

DOCKS: Final[i64] = 5  # C1.15: trading docks with four players
SMALL_SEATS: Final[i64] = 12  # C1.13
FORUM_COST: Final[i64] = 12
MOST_PAID: Final[i64] = 6  # C5.8: cards that the forum may need
TILES: Final[i64] = 9  # C1.18
CAP: Final[i64] = 12  # C12.1
ESCORTS_BONUS: Final[i64] = 2  # C11.10
NEUTRAL: Final[i64] = 4  # stands for a seat: the neutral disc on a covered guild seat (C2.7)
NOBODY: Final[i64] = -1

# Where a trade card is. A hand or the cards played belong to a seat: the place plus its number.
UNSEEN: Final[i64] = 0  # in the pile; in a view also: hidden in another hand
DISCARD: Final[i64] = 1
ON_MARKET: Final[i64] = 2
LAID: Final[i64] = 3  # in a payment that is still running (C5.16)
HAND: Final[i64] = 4
PLAYED: Final[i64] = 8

# Where a ship is.
PILE: Final[i64] = 0  # in the unknown part of the ship pile (C16.6)
UNDER: Final[i64] = 1  # in its known part
OUT: Final[i64] = 2  # at a dock or outside
TURNED_UP: Final[i64] = 3  # by a warship delivery that is not yet decided
ACTIVE: Final[i64] = 4
INACTIVE: Final[i64] = 8


def circles(column: i64) -> i64:
    """Circles of a residence column (C1.11)."""
    return 3 if column == LEFT else 2


def price_of(column: i64) -> i64:
    """Trade cards that a disc of this column costs (C7.3)."""
    return 3 if column == LEFT else 2


def is_allowed(column: i64, good: i64) -> bool:
    """Whether a good can pay for a column: dyes, oils or glass / cedar / jewelry (C7.3)."""
    if column == LEFT:
        return good < 3
    return good == column + 2


def discs_of(column: i64, freed: i64) -> i64:
    """Discs that lie on the next circle of a column: two on the lower right one (C7.2)."""
    return 2 if column == RIGHT and freed == 1 else 1


def left_seats(freed: i64) -> i64:
    """Extra guild seats of the left column (C7.4)."""
    return freed if freed > 1 else 0


def space_cost(k: i64) -> i64:
    """Cost of space k of a tile: 2, 5, 8 (C1.18)."""
    return 2 + 3 * k


def per_tile(seats: i64) -> i64:
    """Discs a tile takes (C10.7)."""
    return 3 if seats == 4 else 2


# -- tables -----------------------------------------------------------------------------------------------------------

_CARDS: Final[list[dict[str, Any]]] = TABLES["trade_cards"]["cards"]
_SHIPS: Final[list[dict[str, Any]]] = TABLES["ship_cards"]["cards"]
_SEATS: Final[list[dict[str, Any]]] = TABLES["guild_seats"]["small"]
_TILES: Final[list[dict[str, Any]]] = TABLES["achievement_tiles"]["tiles"]

SPACE_NAMES: Final[list[str]] = list(TABLES["actions_clockwise"]["values"])
GOOD_NAMES: Final[list[str]] = list(TABLES["goods"]["values"])
EFFECT_NAMES: Final[list[str]] = list(TABLES["effects"]["values"])
COLOUR_NAMES: Final[list[str]] = list(TABLES["colours"]["values"])
COLUMN_NAMES: Final[list[str]] = ["left", "middle", "right"]
SPACE_WORDS: Final[dict[str, str]] = {
    "market": "Market",
    "residence": "Residence",
    "trading_dock": "Trading Dock",
    "warship_dock": "Warship Dock",
    "delivery": "Harbour Delivery",
}

COIN: Final = arr_of([card["coin"] for card in _CARDS])
_ACTION: Final = arr_of([c // 15 for c in range(75)])  # C1.4; looking up is faster than dividing
_GOOD: Final = arr_of([c % 15 // 3 for c in range(75)])
# C5.9: cards by falling coins, equal ones by number; and the place of each card in that order.
_BY_COINS: Final[list[int]] = sorted(range(75), key=lambda c: (-int(_CARDS[c]["coin"]), c))
BY_COINS: Final = arr_of(_BY_COINS)
COIN_PLACE: Final = arr_of([_BY_COINS.index(c) for c in range(75)])


def action_of(card: i64) -> i64:
    """The action a trade card shows (C1.4)."""
    return _ACTION[card]


def good_of(card: i64) -> i64:
    """The good a trade card shows (C1.4)."""
    return _GOOD[card]


def shown_by(face: i64) -> i64:
    """The action a face shows, of base and trade cards alike."""
    return face if face < SPACES else _ACTION[face - SPACES]


BASE: Final = arr_of([TABLES["base_cards"]["values"][a] for a in SPACE_NAMES])  # C1.9
BASE_NAMES: Final[list[str]] = [f"B-{a}" for a in SPACE_NAMES]
CARD_NAMES: Final[list[str]] = [f"T{card['id']}" for card in _CARDS]
FACE_NAMES: Final[list[str]] = [*BASE_NAMES, *CARD_NAMES]
CARD_WORDS: Final[dict[str, str]] = {
    f"T{card['id']}": f"T{card['id']} ({SPACE_WORDS[card['action']]}, {card['good']}, {card['coin']} coins)"
    for card in _CARDS
}
FACE_WORDS: Final[dict[str, str]] = {
    **{f"B-{a}": f"the base card {SPACE_WORDS[a]}" for a in SPACE_NAMES},
    **CARD_WORDS,
}
COIN_ORDER: Final[list[str]] = [CARD_NAMES[c] for c in _BY_COINS]

SHIP_NAMES: Final[list[str]] = [ship["id"] for ship in _SHIPS]
SHIP_GOOD: Final = arr_of([GOOD_NAMES.index(ship["good"]) for ship in _SHIPS])
SHIP_COIN: Final = arr_of([ship["coin"] for ship in _SHIPS])
SHIP_DANGER: Final = arr_of([ship["danger"] for ship in _SHIPS])
SHIP_EFFECT: Final = arr_of([EFFECT_NAMES.index(ship["effect"]) for ship in _SHIPS])
SHIP_WORDS: Final[dict[str, str]] = {
    ship[
        "id"
    ]: f"{ship['id']} ({ship['good']}, coins {ship['coin']}, danger {ship['danger']}, {ship['effect'].title()})"
    for ship in _SHIPS
}


def _ships_by_effect() -> list[int]:
    """The ships with each effect in table order, four places each; -1 where there are only three (C11.2)."""
    rows: list[int] = []
    for name in EFFECT_NAMES:
        found = [i for i, ship in enumerate(_SHIPS) if ship["effect"] == name]
        rows += found + [-1] * (4 - len(found))
    return rows


SHIPS_WITH: Final = arr_of(_ships_by_effect())

SEAT_NAMES: Final[list[str]] = [seat["id"] for seat in _SEATS]
SEAT_COST: Final = arr_of([seat["cost"] for seat in _SEATS])
ADJACENT: Final[list[tuple[int, int]]] = [
    (SEAT_NAMES.index(a), SEAT_NAMES.index(b)) for a, b in TABLES["guild_seats"]["adjacent"]
]
COVERED: Final[dict[int, list[int]]] = {
    int(n): [SEAT_NAMES.index(seat) for seat in seats] for n, seats in TABLES["neutral_seats"]["by_players"].items()
}
NEUTRAL_DISCS: Final[dict[int, int]] = {int(n): int(k) for n, k in TABLES["neutral_action_discs"]["by_players"].items()}

TILE_NAMES: Final[list[str]] = [tile["id"] for tile in _TILES]
TILE_WORDS: Final[dict[str, str]] = {tile["id"]: tile["name"] for tile in _TILES}
# What a placement can be: a small seat, the forum, a tile.
SPOT_NAMES: Final[list[str]] = [*SEAT_NAMES, "forum", *TILE_NAMES]
HALL1: Final[i64] = 0
ACHIEVEMENTS: Final[i64] = 1
RESIDENCE1: Final[i64] = 2
HALL2: Final[i64] = 3
VICTORY: Final[i64] = 4
SHIP_TILE: Final[i64] = 5
COINS: Final[i64] = 6
RESIDENCE2: Final[i64] = 7
GOODS_TILE: Final[i64] = 8
# Pairs of tiles that can be drawn for a decade: the third one is out of the game (C2.8).
PAIRS: Final[list[tuple[int, int]]] = [(3 * d + i, 3 * d + j) for d in range(3) for i, j in ((0, 1), (0, 2), (1, 2))]

STRENGTHS: Final[list[list[int]]] = [
    list(TABLES["residence_strength"]["values"]),
    *(list(row) for row in TABLES["residence_strength"]["alternatives"]),
]
STRENGTH_NAMES: Final[list[str]] = ["-".join(str(x) for x in row) for row in STRENGTHS]
STRENGTH: Final = arr_of([x for row in STRENGTHS for x in row])  # option * 3 + freed middle circles (C1.12)
INCOME: Final = arr_of([0, 3, 2, 1])  # trade cards at the start of a decade (C2.10, C3.8)
