"""The pieces in the box: ships, docks, goods, action cards, palace, path. Tables come from `data/porto.json`.

Numbers that the rulebook prints are literals here, compared with the data file by a test. What was reconstructed (the
ship table, costs, prices, point spaces) is only ever read from the file. Ships, docks and goods are numbered from 0 in
the order of the file; a set of ships or docks is a number whose bit i stands for number i.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from cothon.core.arr import arr_of
from cothon.games.tables import load

_FILE: Final[dict[str, Any]] = load("porto")
TITLE: Final[str] = str(_FILE["title"])
DESIGNERS: Final[list[str]] = list(_FILE["designers"])
TABLES: Final[dict[str, Any]] = {name: table["data"] for name, table in _FILE["tables"].items()}

# -- numbers of the rulebook ------------------------------------------------------------------------------------------

SHIPS: Final[i64] = 30  # P1.7
GOODS: Final[i64] = 5  # P1.4
PER_GOOD: Final[i64] = 6
DOCKS: Final[i64] = 12  # P1.5: docks 2c and 2c + 1 belong to civilisation c
ALL_DOCKS: Final[i64] = 4095
SPACES: Final[i64] = 6  # P1.11: action spaces
KINDS: Final[i64] = 5
ROW: Final[i64] = 6  # row 1 lies at 0..5, row 2 at 6..11 of `rows`; a table of n uses n + 1 of each
SERVANTS: Final[i64] = 18  # P1.3
CREW: Final[i64] = 2  # P1.6: servants at a dock
BLOCKED: Final[i64] = 2  # P2.4
STORAGE: Final[i64] = 4  # P1.13
LOOK: Final[i64] = 3  # P13.8
MOVE: Final[i64] = 3  # P13.11
ERRANDS: Final[i64] = 5  # P9.8
DECADES: Final[i64] = 5  # P15.1
ROUNDS: Final[i64] = 5  # P8.1
EARLY_DECADE: Final[i64] = 4  # P15.2
EARLY_POINTS: Final[i64] = 8
TALENTS_ACTION: Final[i64] = 3  # P8.8
TALENTS_BOON: Final[i64] = 3  # P13.3
REFILL_PRICE: Final[i64] = 6  # P8.10
FREE_PRICE: Final[i64] = 6  # P10.2
LARGE_COST: Final[i64] = 20  # P1.17
LARGE_NEED: Final[i64] = 6
SUCCESS_POINTS: Final[i64] = 2  # P11.3
FAILURE_POINTS: Final[i64] = 1  # P11.5
LOAD_POINTS: Final[i64] = 1  # P12.2

# Action cards (P1.11), in the order of the data file
CARRIER: Final[i64] = 0
ARISTOCRAT: Final[i64] = 1
CAPTAIN: Final[i64] = 2
MERCHANT: Final[i64] = 3
LOADMASTER: Final[i64] = 4

# Privileges (P1.10); those below LOOK3 are immediate
TALENTS3: Final[i64] = 0
POINT1: Final[i64] = 1
PATH1: Final[i64] = 2
LOOK3: Final[i64] = 3
ANYGOOD: Final[i64] = 4
MOVE3: Final[i64] = 5
PALACE: Final[i64] = 6
BRING: Final[i64] = 7

# Bonus of an action space (P1.12)
NO_BONUS: Final[i64] = 0
STOREHOUSE_BONUS: Final[i64] = 1
PALACE_BONUS: Final[i64] = 2


def market_size(seats: i64) -> i64:
    """Spaces of the market (P1.1)."""
    return 4 if seats == 3 else 6


def merchant_price(bought: i64) -> i64:
    """What the Merchant asks after so many purchases (P9.17)."""
    return 4 if bought == 0 else 3 if bought == 1 else 2


def ships_due(rank: i64) -> i64:
    """Ships that a lighthouse rank (0 is the first) brings in (P3.4, P3.5)."""
    return 2 if rank < 2 else 1


# -- names ------------------------------------------------------------------------------------------------------------

GOOD_NAMES: Final[list[str]] = [row["id"] for row in TABLES["goods"]]
GOOD_WORDS: Final[dict[str, str]] = {row["id"]: row["name"] for row in TABLES["goods"]}
CIV_NAMES: Final[list[str]] = [row["id"] for row in TABLES["civilisations"]]
CIV_WORDS: Final[dict[str, str]] = {row["id"]: row["name"] for row in TABLES["civilisations"]}
DOCK_NAMES: Final[list[str]] = [row["id"] for row in TABLES["docks"]]
DOCK_WORDS: Final[dict[str, str]] = {row["id"]: f"{CIV_WORDS[row['civ']]} {row['numeral']}" for row in TABLES["docks"]}
KIND_NAMES: Final[list[str]] = list(TABLES["action_kinds"])
KIND_WORDS: Final[dict[str, str]] = {name: name.capitalize() for name in KIND_NAMES}
PRIVILEGE_NAMES: Final[list[str]] = [row["code"] for row in TABLES["privileges"]]
PRIVILEGE_WORDS: Final[dict[str, str]] = {row["code"]: row["name"] for row in TABLES["privileges"]}
FINAL_NAMES: Final[list[str]] = ["", "ships", "no_ships"]
REASON_NAMES: Final[list[str]] = ["", "points", "decades"]
BONUS_NAMES: Final[list[str]] = ["", "storehouse", "palace"]
COLOURS: Final[list[str]] = list(TABLES["player_colours"])
_SHIP_ROWS: Final[list[dict[str, Any]]] = TABLES["ships"]
SHIP_NAMES: Final[list[str]] = [str(row["id"]) for row in _SHIP_ROWS]
SHIP_WORDS: Final[dict[str, str]] = {
    str(row["id"]): f"ship {row['id']} ({CIV_WORDS[row['civ']]}, {row['good']}, {row['income']}/{row['danger']})"
    for row in _SHIP_ROWS
}

# -- tables: read from the file, never assumed ------------------------------------------------------------------------

_TABLE_NAMES: Final[list[str]] = ["A", "B"]
_BY_TABLE: Final = [TABLES["action_spaces"][name] for name in _TABLE_NAMES]
_PATHS: Final = [TABLES["intrigue"][name] for name in _TABLE_NAMES]

CIV: Final = arr_of([CIV_NAMES.index(row["civ"]) for row in _SHIP_ROWS])
WANTS: Final = arr_of([GOOD_NAMES.index(row["good"]) for row in _SHIP_ROWS])
INCOME: Final = arr_of([row["income"] for row in _SHIP_ROWS])
DANGER: Final = arr_of([row["danger"] for row in _SHIP_ROWS])
PRIVILEGE: Final = arr_of([PRIVILEGE_NAMES.index(row["privilege"]) for row in _SHIP_ROWS])
COST: Final = arr_of([row["cost"] for table in _BY_TABLE for row in table])  # table * 6 + space
BONUS: Final = arr_of([BONUS_NAMES.index(row["bonus"] or "") for table in _BY_TABLE for row in table])
SINGLES: Final[i64] = len(TABLES["palace_spaces"])  # P1.17: single spaces, then the large one
PALACE_COST: Final = arr_of([*(row["cost"] for row in TABLES["palace_spaces"]), TABLES["palace_large"]["cost"]])
PALACE_NEED: Final = arr_of([*(row["need"] for row in TABLES["palace_spaces"]), TABLES["palace_large"]["need"]])
PATH_LENGTH: Final = arr_of([table["spaces"] for table in _PATHS])
AWARDS: Final[list[list[tuple[int, list[int]]]]] = [
    [(row["at"], list(row["places"])) for row in table["awards"]] for table in _PATHS
]


def ships_in(bits: i64) -> list[str]:
    """The names of a set of ships, by number."""
    return [SHIP_NAMES[c] for c in range(30) if (bits >> c) & 1 == 1]


def docks_in(bits: i64) -> list[str]:
    """The names of a set of docks, in the order of the harbour."""
    return [DOCK_NAMES[d] for d in range(12) if (bits >> d) & 1 == 1]


def goods_in(counts: list[int]) -> list[str]:
    """Goods counted by kind, as names."""
    return [GOOD_NAMES[g] for g, k in enumerate(counts) for _ in range(k)]
