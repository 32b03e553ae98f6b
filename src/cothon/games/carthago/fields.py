"""Every field of a position, once: view, state, their copies, keys, and most of the text follow from here.

Cards, ships, docks, spaces and tiles are numbers from 0; -1 stands for none. Arrays over seats are flat: seat * 75 +
place in the hand, seat * 5 + good, and so on. The sequence is that of the key, so digests depend on it: new fields come
last among those of their kind.
"""

from __future__ import annotations

from typing import Final

from cothon.core.fields import Amount, Field, Flag, Follows, Named, Number, Numbers, OneOf, SeatMark

_WHERE: Final = Follows("what `where` says")

FIELDS: Final = (
    # -- time and turn
    Field("decade", "the decade, 1 to 3", start=1, most=3, text=Number(usual=1, always=True, low=1), array=Amount(3)),
    Field("round", "the round, 1 to 5", start=1, most=5, text=Number(usual=1, always=True, low=1), array=Amount(5)),
    Field("first", "the start player", most="seats - 1", text=Number(always=True), array=SeatMark()),
    Field(
        "turn",
        "who has the turn, lends a disc or draws income",
        most="seats - 1",
        text=Number(usual="int(s.first)", always=True),
        array=SeatMark(),
    ),
    Field(
        "space", "the space chosen in this turn", start=-1, text=Named("SPACE_NAMES", "space"), array=OneOf("SPACES")
    ),
    Field("used", "1 if an effect was used before the choice", text=Flag(), array=Amount(1)),
    Field("favoured", "1 with Favour for this payment", text=Flag(), array=Amount(1)),
    Field("skipped", "1 if the main action was skipped", text=Flag(), array=Amount(1)),
    Field("traded", "1 after a delivery to a trading ship", text=Flag(), array=Amount(1)),
    Field("warred", "1 after a delivery to a warship", text=Flag(), array=Amount(1)),
    Field("luxury", "1 with Luxury for this delivery", text=Flag(), array=Amount(1)),
    Field(
        "guild_at",
        "where the marker now stands that allowed the guild action taken in this turn",
        start=-1,
        text=Named("SPACE_NAMES", "space"),
        array=OneOf("SPACES"),
    ),
    Field("opulence", "Opulence ships used in this action", most=3, text=Number(), array=Amount(4)),
    # -- what was chosen
    Field("column", "the column chosen", start=-1, text=Named("COLUMN_NAMES", "column"), array=OneOf("COLUMNS")),
    Field(
        "dock", "the trading dock chosen", start=-1, most="seats", text=Number(usual=-1, plus=1), array=OneOf("DOCKS")
    ),
    Field("wanted", "market card to be swapped", start=-1, text=Named("CARD_NAMES", "card"), array=OneOf("TRADE")),
    Field(
        "spot",
        "the placement chosen: 0..11 seat, 12 forum, 13.. tile",
        start=-1,
        text=Named("SPOT_NAMES", "place"),
        array=OneOf("len(SPOT_NAMES)"),
    ),
    Field("picked", "the marker to be moved", start=-1, text=Named("SPACE_NAMES", "space"), array=OneOf("SPACES")),
    Field("ship", "turned up by a warship delivery", start=-1, text=Named("SHIP_NAMES", "ship")),
    Field(
        "due",
        "still due: cards of a space or goods payment, coins, coins to reveal, income cards",
        most=99,
        text=Number(),
        array=Amount(20),
    ),
    Field(
        "back",
        "the question to which a payment or Intrigue returns",
        text=Named("ASK_NAMES", "question", none=0),
        array=OneOf("len(ASK_NAMES)"),
    ),
    Field("then", "the step after the draws that are due now"),
    # -- piles
    Field("now", "the present epoch: the number of the trade pile", most=9999, text=Number("epoch")),
    Field("pile_n", "cards in the trade pile", start="TRADE", array=Amount(75)),
    Field("discard_n", "cards in the discard pile", array=Amount(75)),
    Field("fresh_n", "ships in the unknown part of the ship pile", start="SHIPS", array=Amount(30)),
    Field("closed", "1 when the ship pile has run out (C5.12)", text=Flag(), array=Amount(1)),
    # -- trade cards
    Field(
        "where", "place of each card (see `pieces`); UNSEEN where this viewer does not know it", ["TRADE"], masked=True
    ),
    Field(
        "epoch",
        "of each card: the number of the pile in which its face was last unseen, -1 while it is public; the same for "
        "all viewers (C16.5)",
        ["TRADE"],
    ),
    Field(
        "hand",
        "the cards of each hand that this viewer knows, ascending",
        ["seats", "TRADE"],
        array=_WHERE,
        count="hand_n",
        masked=True,
    ),
    Field("hand_n", "their number", ["seats"], array=_WHERE, masked=True),
    Field(
        "veiled",
        "the epochs of the hidden cards of each hand, ascending",
        ["seats", "TRADE"],
        count="veiled_n",
        views=True,
    ),
    Field("veiled_n", "their number", ["seats"], views=True),
    Field("base", "base cards in each hand, by action", ["seats", "SPACES"], array=Amount(2)),
    Field(
        "shows",
        "known cards of each hand that show an action, base cards included",
        ["seats", "SPACES"],
        array=Amount(10),
        masked=True,
    ),
    Field("goods", "known cards of each hand that show a good", ["seats", "GOODS"], array=Amount(10), masked=True),
    Field("coins", "coins of the known cards of each hand", ["seats"], array=Amount(60), masked=True),
    Field("market", "cards on the market, ascending", ["MARKET_SIZE"], array=_WHERE, count="market_n"),
    Field("market_n", "their number", array=_WHERE),
    Field("laid", "faces of a running payment in the order in which they were laid (C5.16)", [6], count="laid_n"),
    Field("laid_n", "their number"),
    # -- ships
    Field("ship_at", "place of each ship (see `pieces`)", ["SHIPS"]),
    Field("docks", "ship at each trading dock", ["DOCKS"], -1),
    Field("outside", "ships outside", [2], -1),
    Field("under", "the known part of the ship pile, next ship first", ["SHIPS"], count="under_n"),
    Field("under_n", "ships in the known part of the ship pile", array=Amount(30)),
    Field("active", "active ships, by effect", ["seats", "EFFECTS"], array=Amount(4)),
    Field("inactive", "inactive ships, by effect", ["seats", "EFFECTS"], array=Amount(4)),
    # -- discs
    Field("spare", "available discs", ["seats"], "START_DISCS", array=Amount(11)),
    Field("freed", "freed circles, by column", ["seats", "COLUMNS"], 0, 3, Numbers(), array=Amount(3)),
    Field("berths", "seat with a disc at each trading dock", ["DOCKS"], -1),
    Field("regular", "discs at regular docks of the warship harbour", ["seats"], array=Amount(4)),
    Field("anchor", "discs at anchor in the warship harbour", ["seats"], array=Amount(11)),
    Field("chairs", "seat on each small guild seat; 4: covered", ["SMALL_SEATS"], -1),
    Field("forum", "discs in the forum", ["seats"], array=Amount(11)),
    Field("in_play", "1 for a tile in the game", ["TILES"], array=Amount(1)),
    Field("honours", "the seats on the spaces of each tile", ["TILES", 3], -1),
    Field("stands", "the space where each action disc is; -1: off the board", ["seats"], -1, array=OneOf("SPACES")),
    Field("markers", "1 for a space with a guild marker", ["SPACES"], array=Amount(1)),
    Field("neutrals", "1 for a space with a neutral action disc", ["SPACES"], array=Amount(1)),
    # -- the state alone. Which cards lie in the pile follows from `where`: in a state UNSEEN means that, nothing else.
    Field(
        "rows",
        "cards in the trade pile by action, so that a draw is found quickly",
        ["SPACES"],
        "PER_ACTION",
        secret=True,
        derived=True,
    ),
)

# The lines of a position's text that follow from the fields, in the groups in which `notation` writes them.
LINES: Final[dict[str, str]] = {
    "time": "decade round first turn",
    "turn": "used favoured skipped traded warred luxury closed opulence due now space guild_at picked column wanted "
    "spot ship dock back",
    "seat": "freed",
}
# The others, which `notation` spells.
BY_HAND: Final = (
    "ask", "over", "then", "stands", "markers", "neutrals", "market", "discard", "pile", "rest", "laid", "docks",
    "outside", "under", "regular", "anchor", "seats", "forum", "tiles",
)  # fmt: skip
NUMBERED_BY_HAND: Final = ("hand", "played", "active", "inactive")
