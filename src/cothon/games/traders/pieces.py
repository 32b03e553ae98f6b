"""The pieces in the box: colours, cards, route, tokens. Tables come from `data/traders.json`, hot numbers are literals.

A face is a pair (colour, value), numbered `colour * 3 + 0, 1, 2` for the values 2, 3, 5 (T1.5). A test compares the
literals with the data file.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from cothon.games.tables import load

TABLES: Final[dict[str, Any]] = load("traders")

# -- numbers that rules use in every turn -----------------------------------------------------------------------------

COLOURS: Final[i64] = 4  # T1.1
VALUES: Final[i64] = 3  # T1.3: the values 2, 3 and 5
FACES: Final[i64] = 12  # T1.5
ICON_FACES: Final[i64] = 8  # T1.10
CARDS: Final[i64] = 108  # T1.1

ALEXANDRIA: Final[i64] = 0  # T1.11
CYRENAICA: Final[i64] = 2
PIRATES: Final[i64] = 3  # the first pirate space; the second one is the last space before Carthage
CARTHAGE: Final[i64] = 5

LAST_TOKEN: Final[i64] = 8  # T13.1: who owns so many ends the game
REFILL_MARKET: Final[i64] = 2  # T8.2: cards drawn for the Market, besides those from the Farm
SCORE_PER_VP: Final[i64] = 5  # T9.6

# Where an action piece is: 0..11 on that face in the Market, 12..23 on that face (less 12) in the Farm, or
IN_FRONT: Final[i64] = 24  # in front of its owner: ready
IN_THE_SEA: Final[i64] = 25  # spent for a Double Action (T7.1)


def colour_of(f: i64) -> i64:
    """The colour of a face: f // 3, written without a division because it is asked so often."""
    return (f * 11) >> 5


def value(f: i64) -> i64:
    """Coins and price of a face: 2, 3 or 5 (T1.4)."""
    v = f - VALUES * colour_of(f)
    return 2 + v + (v >> 1)


def icons_of(f: i64) -> i64:
    """Warehouse icons of a face: a 2 shows two, a 3 one, a 5 none (T1.6)."""
    return 2 - f + VALUES * colour_of(f)


def coin_face(k: i64) -> i64:
    """The face at place k of the coin order: value falling, then colour order (T1.9)."""
    return (k & 3) * VALUES + 2 - (k >> 2)


def coin_place(f: i64) -> i64:
    """The place of a face in the coin order."""
    return icons_of(f) * 4 + colour_of(f)


def icon_face(k: i64) -> i64:
    """The face at place k of the icon order: icons falling, then colour order (T1.10)."""
    return (k & 3) * VALUES + (k >> 2)


def icon_place(f: i64) -> i64:
    """The place of a face with icons in the icon order."""
    return (2 - icons_of(f)) * 4 + colour_of(f)


# -- names and tables for everything that is not in a hurry -----------------------------------------------------------

COLOUR_NAMES: Final[list[str]] = list(TABLES["colours"]["order"])
LETTERS: Final[list[str]] = [TABLES["colours"]["letters"][c] for c in COLOUR_NAMES]
GOODS: Final[list[str]] = [TABLES["goods_names"]["names"][c] for c in COLOUR_NAMES]
_ROWS: Final[list[dict[str, Any]]] = TABLES["faces"]["rows"]
FACE_NAMES: Final[list[str]] = [LETTERS[COLOUR_NAMES.index(row["colour"])] + str(row["value"]) for row in _ROWS]
FACE_WORDS: Final[dict[str, str]] = {
    name: f"the {row['colour']} {row['value']}" for name, row in zip(FACE_NAMES, _ROWS, strict=True)
}
COPIES: Final[list[int]] = [row["copies"] for row in _ROWS]
NORMAL: Final[list[int]] = [row["normal"] for row in _ROWS]
INITIAL: Final[list[int]] = [row["initial"] for row in _ROWS]
SPACES: Final[list[str]] = [space["name"] for space in TABLES["track"]["spaces"]]
PIECE_NAMES: Final[list[str]] = [TABLES["piece_colour"]["of_card_colour"][c] for c in COLOUR_NAMES]
COIN_ORDER: Final[list[str]] = [FACE_NAMES[coin_face(k)] for k in range(12)]
ICON_ORDER: Final[list[str]] = [FACE_NAMES[icon_face(k)] for k in range(8)]


def face_list(counts: list[int]) -> list[str]:
    """A pile of counts as names: one for each card, by face id."""
    return [FACE_NAMES[f] for f, k in enumerate(counts) for _ in range(k)]
