"""Every field of a position, once: view, state, their copies, keys, and most of the text follow from here.

Arrays over seats are flat: seat * 12 + face, or seat * 4 + colour. The sequence is that of the key, so digests depend
on it: new fields come last among those of their kind.
"""

from __future__ import annotations

from typing import Final

from cothon.core.fields import Amount, Counts, Field, Flag, Follows, Named, Number, Numbers, OneOf, SeatMark

_CARDS: Final = ("FACE_NAMES", "card")
_PILE: Final = ("seats", "FACES")
_COLOURS: Final = ("COLOUR_NAMES", "colour")

FIELDS: Final = (
    # -- time, and what the present question is about
    Field(
        "turn",
        "the active player",
        most="seats - 1",
        text=Number(usual="int(s.rules.first_seat)", always=True),
        array=SeatMark(),
    ),
    Field("passes", "passes in a row", most="seats", text=Number(), array=Amount(8)),
    Field(
        "due",
        "still due: coins while paying, icons while naming or guarding, blind VPs while drawing them",
        most=999,
        text=Number(),
        array=Amount(40),
    ),
    Field(
        "place",
        "the place of the last card paid, named or discarded in the coin or icon order",
        array=OneOf("FACES"),
    ),
    Field(
        "colour",
        "the colour asked about in `discount`; 4 when all were asked about",
        array=OneOf("COLOURS + 1"),
    ),
    Field("doubling", "1 while the take of a Double Action is asked", text=Flag("double"), array=Amount(1)),
    Field(
        "cursor",
        "how far scoring (colour * seats + seat after the buyer) or the raid (seat after the buyer) has got",
        array=Amount(16),
    ),
    Field("sold", "bit seat * 4 + colour: sold in this Payday"),
    Field("moves", "steps due to the ships, two bits for each colour"),
    Field("to_market", "draws left for the Market in this replenishment", most=6, text=Number(), array=Amount(12)),
    Field("to_farm", "draws left for the Farm, likewise", most=4, text=Number(), array=Amount(12)),
    Field(
        "then",
        "the step that follows the replenishment",
        text=Named("STEP_NAMES", "step", none=0, allowed=("open", "act", "sail", "next")),
        array=OneOf("len(STEP_NAMES)"),
    ),
    Field("reason", "0 while the game runs, 1 ended by tokens, 2 by passes", array=OneOf(2, first=1)),
    # -- running numbers
    Field("draw_n", "cards in the draw pile", array=Amount("CARDS")),
    Field("discard_n", "cards in the discard pile", array=Amount("CARDS")),
    Field("market_n", "cards in `market`", array=Amount(12)),
    Field("market_price", "sum of their values", array=Amount(40)),
    Field("farm_n", "cards in `farm`", array=Amount(12)),
    # -- cards and tokens of each seat
    Field("hand", "cards in the hand, by face", _PILE, most="CARDS", text=Counts(*_CARDS), array=Amount(4)),
    Field("upright", "upright Stock, by face", _PILE, most="CARDS", text=Counts(*_CARDS, "stock"), array=Amount(6)),
    Field("sideways", "sideways Stock, by face", _PILE, most="CARDS", text=Counts(*_CARDS), array=Amount(6)),
    Field("vp", "the known cards of the VP pile, by face", _PILE, most="CARDS", text=Counts(*_CARDS), array=Amount(6)),
    Field(
        "tokens",
        "face-up tokens, by colour",
        ["seats", "COLOURS"],
        most=99,
        text=Counts(*_COLOURS, sign=" "),
        array=Amount(8),
    ),
    Field(
        "used",
        "face-down tokens, by colour",
        ["seats", "COLOURS"],
        most=99,
        text=Counts(*_COLOURS, sign=" "),
        array=Amount(8),
    ),
    Field("coins", "coins in the hand", ["seats"], array=Amount(40)),
    Field("hand_n", "cards in the hand", ["seats"], array=Amount(12)),
    Field("vps", "VPs, blind ones and others", ["seats"], array=Amount(40)),
    Field(
        "piece",
        "where the action piece is: on a face in the Market, in the Farm, in front of its owner, in the sea",
        ["seats"],
        "IN_FRONT",
        array=OneOf("IN_THE_SEA + 1"),
    ),
    Field("blinds", "blind VPs drawn from the pool", ["seats"], array=Amount(20)),
    # -- on the table
    Field("market", "cards of the Market that carry no piece, by face", ["FACES"], array=Amount(6)),
    Field("farm", "cards of the Farm that carry no piece, by face", ["FACES"], array=Amount(6)),
    Field("discard", "the discard pile, by face", ["FACES"], array=Amount(9)),
    Field("pool", "the unseen pool: the draw pile and the blind VPs drawn from it (Kn5)", ["FACES"], array=Amount(9)),
    Field(
        "ships",
        "the space of the ship of each colour",
        ["COLOURS"],
        most="CARTHAGE",
        text=Numbers(always=True),
        array=OneOf("CARTHAGE + 1"),
    ),
    Field("named", "cards named for protection", ["FACES"], most="CARDS", text=Counts(*_CARDS), array=Amount(6)),
    Field(
        "former",
        "for each former pile with blind VPs: its 12 counts, then 4 numbers of blind VPs by seat",
        [0],
        shared=True,
    ),
    Field(
        "revealed",
        "empty until the end; then the faces of blind VPs by seat, then the draw pile",
        [0],
        array=Follows("there is nothing in it as long as somebody is asked"),
        shared=True,
    ),
    # -- what nobody sees
    Field("draw", "the draw pile", ["FACES"], secret=True),
    Field(
        "blind",
        "faces of the blind VPs, of all piles so far (classic)",
        _PILE,
        most="CARDS",
        text=Counts(*_CARDS),
        secret=True,
    ),
)

# The key begins with these, in this sequence; any other option follows them.
OPTIONS_IN_KEY: Final = "mode refill view first_seat colours"

# The lines of a position's text that follow from the fields, in the groups in which `notation` writes them.
LINES: Final[dict[str, str]] = {
    "time": "turn",
    "passes": "passes",
    "due": "due",
    "under_way": "doubling named to_market to_farm then",
    "ships": "ships",
    "pile": "hand upright sideways vp blind",
    "token": "tokens used",
}
# The others, which `notation` and `fits` spell.
BY_HAND: Final = (
    "market", "farm", "draw", "discard", "rest", "sea", "over", "ask", "seat", "after", "colour", "sails", "scored",
    "present",
)  # fmt: skip
NUMBERED_BY_HAND: Final = ("cardless", "sold", "former")
