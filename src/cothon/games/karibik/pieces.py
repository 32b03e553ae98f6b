"""The cards: faces in their canonical order, what is printed on them, and the places of skills in a display.

A face is a number 0..61: ships, then persons, requests, taxes (K1.2). Numbers that hot code needs are literals here;
a test compares each of them with the data file.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from cothon.core.arr import arr_of, new_arr
from cothon.games.tables import load

if TYPE_CHECKING:
    from cothon.core.arr import Arr

TABLES: dict[str, Any] = load("karibik")

FACES: Final[i64] = 62
TYPES: Final[i64] = 5
FIRST_PERSON: Final[i64] = 28
PERSONS: Final[i64] = 26
FIRST_REQUEST: Final[i64] = 54
REQUESTS: Final[i64] = 6
TAX_STRENGTH: Final[i64] = 60
TAX_INFLUENCE: Final[i64] = 61
FIVE_PLAYER_REQUEST: Final[i64] = 59  # exp-cps, never shuffled (K1.10)

SKULL: Final[i64] = 99
"""Stands for the strength of a ship with a skull: nobody reaches it (K5.3)."""

START_COINS: Final[i64] = 3  # K2.2
TAX_FROM: Final[i64] = 12  # K7.2
ADMIRAL_CARDS: Final[i64] = 5  # K10.4
ADMIRAL_COINS: Final[i64] = 2

REASONS: Final = ("", "target", "dead_end", "max_rounds")  # K11.7

# A display is an array of 32 counts: persons, then requests, by face - FIRST_PERSON.
DISPLAY: Final[i64] = 32

# What a display is worth, kept as 16 running numbers (skills) per seat.
SKILLS: Final[i64] = 16
TRADER: Final[i64] = 0  # + ship type
CAPTAIN: Final[i64] = 5
PRIEST: Final[i64] = 6
SETTLER: Final[i64] = 7
JACK: Final[i64] = 8
STRENGTH: Final[i64] = 9
MADEMOISELLE: Final[i64] = 10
JESTER: Final[i64] = 11
ADMIRAL: Final[i64] = 12
GOVERNOR: Final[i64] = 13
INFLUENCE: Final[i64] = 14
COMPLETED: Final[i64] = 15

SKILL_NAMES: dict[str, int] = {
    "captain": int(CAPTAIN),
    "priest": int(PRIEST),
    "settler": int(SETTLER),
    "jack": int(JACK),
    "sailor": int(STRENGTH),
    "pirate": int(STRENGTH),
    "mademoiselle": int(MADEMOISELLE),
    "jester": int(JESTER),
    "admiral": int(ADMIRAL),
    "governor": int(GOVERNOR),
}

TYPE_IDS: list[str] = list(TABLES["ship_types"]["order"])
TYPE_NAMES: list[str] = [TABLES["ship_types"]["names"][t]["english"] for t in TYPE_IDS]
_SHIPS: list[dict[str, Any]] = TABLES["ships"]["rows"]
_PERSONS: list[dict[str, Any]] = TABLES["persons"]["rows"]
_REQUESTS: list[dict[str, Any]] = TABLES["expeditions"]["rows"]
_TAXES: list[dict[str, Any]] = TABLES["taxes"]["rows"]
ROWS: list[dict[str, Any]] = [*_SHIPS, *_PERSONS, *_REQUESTS, *_TAXES]
IDS: list[str] = [row["id"] for row in ROWS]
FACE: dict[str, int] = {id: f for f, id in enumerate(IDS)}
SYMBOLS: tuple[str, str, str] = ("captain", "priest", "settler")
"""Kinds of symbols of a request, in the order in which they are covered."""


def _words(row: dict[str, Any]) -> str:
    if "person" in row:
        name: str = TABLES["persons"]["names"][row["person"]]["english"]
        if "type" in row:
            name = f"{TABLES['ship_types']['names'][row['type']]['english']} {name}"
        return f"{name} {row['cost']}/{row['influence']}"
    if "needs" in row:
        return f"Request {row['id'].removeprefix('exp-').upper()}"
    if "bonus" in row:
        return f"Tax Increase ({row['bonus']})"
    strength = "skull" if row["skull"] else row["strength"]
    return f"{TABLES['ship_types']['names'][row['type']]['english']} {row['coins']}/{strength}"


WORDS: list[str] = [_words(row) for row in ROWS]
"""Faces as a player would say them: "Flute 2/1" (coins/strength), "Sailor 3/1" (cost/influence), "Request CCS"."""


def _column(values: dict[int, int]) -> Arr:
    column = new_arr(len(ROWS))
    for f, value in values.items():
        column[f] = value
    return column


def _type(row: dict[str, Any]) -> int:
    return TYPE_IDS.index(row["type"])


def _skill(row: dict[str, Any]) -> int:
    return int(TRADER) + _type(row) if row["person"] == "trader" else SKILL_NAMES[row["person"]]


SHIP_TYPE: Final[Arr] = _column({r["index"]: _type(r) for r in _SHIPS})
LOOT: Final[Arr] = _column({r["index"]: r["coins"] for r in _SHIPS})
NEEDED: Final[Arr] = _column({r["index"]: int(SKULL) if r["skull"] else r["strength"] for r in _SHIPS})
"""Strength that repels a ship, by face."""
COST: Final[Arr] = _column({r["index"]: r["cost"] for r in _PERSONS})
WORTH: Final[Arr] = _column({r["index"]: r["influence"] for r in _PERSONS})
SKILL: Final[Arr] = _column({r["index"]: _skill(r) for r in _PERSONS})
AMOUNT: Final[Arr] = _column({r["index"]: TABLES["numbers"]["strength"].get(r["person"], 1) for r in _PERSONS})
"""How much of its skill a person brings: a Pirate 2 strength, everybody else 1 (K10.2)."""
ASKS_FOR: Final[Arr] = arr_of([r["needs"][k] for r in _REQUESTS for k in SYMBOLS])
"""Symbols of request e: Captains at 3 e, Priests at 3 e + 1, Settlers at 3 e + 2."""
FEWEST_SYMBOLS: Final[i64] = min(r["symbols"] for r in _REQUESTS)
GIVEN: Final[Arr] = arr_of([FACE["captain-4"], FACE["priest-4"], FACE["settler-4"], FACE["jack-6"]])
"""The faces that can be given up, in the order of the `give:` options."""
GIVEN_JACK: Final[i64] = 3
"""Place of the Jack among them."""
BASE_TAKES: Final[Arr] = arr_of([TABLES["allowance"]["cards_by_ship_types"][str(k)] for k in range(6)])  # K9.2


def person_name(f: int) -> str:
    """The name (skill) of a person, e.g. `trader`."""
    name: str = ROWS[f]["person"]
    return name
