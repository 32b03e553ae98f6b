"""Every field of a position, once: view, state, their copies, keys, and most of the text follow from here.

Ships, docks and goods are numbers from 0; -1 stands for none. A set of ships or docks is a number whose bit i stands
for number i. The sequence is that of the key, so digests depend on it: new fields come last among those of their kind.
"""

from __future__ import annotations

from typing import Final

from cothon.core.fields import (
    Amount,
    Bits,
    Copies,
    Field,
    Flag,
    Follows,
    Members,
    Named,
    Number,
    Numbers,
    OneOf,
    SeatMark,
)

_ROW: Final = ("SHIP_NAMES", "ship")

FIELDS: Final = (
    # -- servants and goods of each seat
    Field("reserve", "servants in the reserve", ["seats"], "SERVANTS", 18, array=Amount(18)),
    Field("blocked", "servants on the own storehouse card", ["seats"], 0, 4, Number(usual=2), array=Amount(4)),
    Field("temple", "servants in the temple", ["seats"], 0, 18, Number(), array=Amount(18)),
    Field("lighthouse", "servants in the lighthouse", ["seats"], 0, 18, Number(), array=Amount(18)),
    Field("charter", "servants on charter ships", ["seats"], 0, 18, Number(), array=Amount(5)),
    Field("paid", "servants on action cards, by space", ["seats", "SPACES"], 0, 18, Numbers(), array=Amount(6)),
    Field(
        "docks",
        "set of docks with servants of the seat",
        ["seats"],
        0,
        0,
        Members("DOCK_NAMES", "dock"),
        array=Bits("DOCKS"),
    ),
    Field(
        "talents",
        "Talents; HOLE where this viewer may not know them (P6.3)",
        ["seats"],
        0,
        9999,
        Number(),
        array=Amount(80),
        masked=True,
    ),
    Field("points", "trading points", ["seats"], 0, 999, Number(), array=Amount(20)),
    Field("palace", "servants in the palace", ["seats"], 0, 18, array=Amount(12)),
    Field("large", "those on its large space", ["seats"], 0, 18, Number(), array=Amount(12)),
    Field("award", "servants moved up from the path at the end (P16.3)", ["seats"], 0, 18, Number(), array=Amount(12)),
    Field(
        "store",
        "goods in the storehouse, by kind",
        ["seats", "GOODS"],
        0,
        6,
        Copies("GOOD_NAMES", "good"),
        array=Amount(4),
    ),
    Field("stored", "their number", ["seats"], array=Follows("the sum of `store`")),
    Field("held", "set of held cards", ["seats"], array=Bits("SHIPS")),
    # -- docks, market, rows, cards, palace, path
    Field("dock_ship", "ship at each dock", ["DOCKS"], -1),
    Field("dock_good", "good at each dock", ["DOCKS"], -1, array=OneOf("GOODS")),
    Field("moored", "the docks with ships, as a set", array=Follows("the docks where `dock_ship` has one")),
    Field("laden", "the docks with goods, as a set", array=Follows("the docks where `dock_good` has one")),
    Field("market", "goods in the market, by kind", ["GOODS"], 0, 6, Copies("GOOD_NAMES", "good"), array=Amount(6)),
    Field("bag", "goods in the bag, by kind", ["GOODS"], array=Amount(6)),
    Field("market_n", "number of goods in the market", array=Follows("the sum of `market`")),
    Field("bag_n", "number of goods in the bag", array=Follows("the sum of `bag`")),
    Field("bought", "the price counter (P7.2)", most=99, text=Number(), array=Amount(4)),
    Field("rows", "row 1 at 0.., row 2 at 6..", ["2 * ROW"], -1),
    Field("gained", "all held cards in order of gain", ["SHIPS"]),
    Field("gained_n", "how many of them", array=Follows("as many as `gained` ranks")),
    Field("cards", "kinds of the action cards by space", ["SPACES"], -1, array=OneOf("KINDS")),
    Field("singles", "owners of the single palace spaces", ["SINGLES"]),
    Field("singles_n", "how many of them", array=Follows("as many as `singles` has owners")),
    Field("path", "owners of the spaces of the path", ["PATH_LENGTH[rules.intrigue_table]"]),
    Field("path_n", "how many of them", array=Follows("as many as `path` has owners")),
    # -- the deck
    Field("in_deck", "the ship cards of the deck, as a set (PK3)", array=Bits("SHIPS")),
    Field("bottom", "known tail of the deck from above (PC2)", ["SHIPS"]),
    Field("bottom_n", "cards in it", array=Amount(30)),
    Field("top_n", "cards on top that somebody has looked at", array=Amount(3)),
    Field("unseen_n", "cards that nobody has seen", array=Amount(30)),
    Field(
        "cuts",
        "what each viewer (by seat, then spectators) knows: bit i is set if the cards above and below place i + 1 of "
        "the deck are known apart (PK5)",
        ["seats + 1"],
    ),
    Field(
        "groups",
        "the viewer's groups above the tail: the one that begins at place i + 1, for i < 3, and at 3 the one that "
        "reaches down to the tail; a state has one card at each place of the known top and at 3 the unseen cards",
        [4],
        array=Bits("SHIPS"),
        masked=True,
    ),
    # -- time
    Field("decade", "0 in the setup", most=5, text=Number(usual=1, always=True), array=Amount(5)),
    Field("round", "0 outside turns", most=5, text=Number(usual=1), array=Amount(5)),
    Field(
        "sp",
        "the starting player",
        start=-1,
        most="seats - 1",
        text=Number(usual="max(0, int(s.rules.first_player))", always=True, low=-1),
        array=SeatMark(),
    ),
    Field(
        "turn", "whose turn it is", start=-1, most="seats - 1", text=Number(usual="int(s.sp)", low=-1), array=SeatMark()
    ),
    Field(
        "final",
        "1 in the final phase, 2 in it without final ships",
        text=Named("FINAL_NAMES", "final phase", none=0),
        array=OneOf(2, first=1),
    ),
    Field(
        "reason",
        "of the end: 1 points, 2 decades",
        text=Named("REASON_NAMES", "reason", none=0),
        array=OneOf(2, first=1),
    ),
    # -- what the present question is about
    Field(
        "count",
        "seats asked so far in `berth`, `quay` and `last`",
        most="seats - 1",
        text=Number("asked"),
        array=Amount(5),
    ),
    Field("rank", "whose lighthouse choice it is", most="seats - 1", text=Number(), array=Amount(5)),
    Field("due", "the ships still due to this rank", most=2, text=Number(low=1), array=Amount(2)),
    Field("ship", "the ship being moored, loaded or brought in", start=-1, text=Named(*_ROW)),
    Field("space", "the action space in use", start=-1, most=5, text=Number(usual=-1, plus=1), array=OneOf("SPACES")),
    Field(
        "source",
        "fetched good: kind in the storehouse, or 5 + dock",
        start=-1,
        text=Named("GOOD_NAMES + DOCK_NAMES", "source"),
        array=OneOf("GOODS + DOCKS"),
    ),
    Field(
        "cargo",
        "the good on its way on a charter ship",
        start=-1,
        text=Named("GOOD_NAMES", "good"),
        array=OneOf("GOODS"),
    ),
    Field("dock", "the dock being switched", start=-1, text=Named("DOCK_NAMES", "dock"), array=OneOf("DOCKS")),
    Field("moves", "servants moved so far", array=Amount(5)),
    Field("last", "place of the latest move", array=Amount(12)),
    Field("flow", "places that gave (bits 0-2) and received (3-5)", array=Bits(6)),
    Field("used", "the held card in use", start=-1, text=Named(*_ROW)),
    Field(
        "back",
        "the question it was used in",
        text=Named("ASK_NAMES", "question", none=0),
        array=OneOf("len(ASK_NAMES)"),
    ),
    Field("sorted", "cards already put back under `look`", most=1, text=Number(), array=Amount(2)),
    Field("gainer", "who places trading points", start=-1, most="seats - 1", text=Number(usual=-1), array=SeatMark()),
    Field("gain", "how many are left", most=2, text=Number(low=1), array=Amount(2)),
    Field("housed", "1 after a `house`", text=Flag(), array=Amount(1)),
    Field("coming", "servants of the gainer on their way home", most=2, text=Number(), array=Amount(2)),
    Field(
        "after_points",
        "the step after trading points",
        text=Named("STEP_NAMES", "step", "then_points", 0, ("privilege", "boon_over", "voyage_over")),
        array=OneOf("len(STEP_NAMES)"),
    ),
    Field(
        "after_load",
        "the step after a load",
        text=Named("STEP_NAMES", "step", "then_load", 0, ("loads", "after_action", "back")),
        array=OneOf("len(STEP_NAMES)"),
    ),
    Field(
        "after_fill",
        "the step after the market was filled",
        text=Named("STEP_NAMES", "step", "then_market", 0, ("fill_rows", "turn", "stock")),
        array=OneOf("len(STEP_NAMES)"),
    ),
    Field(
        "slot",
        "next place to be filled: of the rows, or of the action spaces",
        most=11,
        text=Number(),
        array=Amount(12),
    ),
)

# The lines of a position's text that follow from the fields, in the groups in which `notation` writes them.
LINES: Final[dict[str, str]] = {
    "time": "decade round sp turn",
    "asked": "count rank due ship space source cargo dock",
    "under_way": "used back sorted gainer gain coming slot housed after_points after_load after_fill final reason",
    "seat": "talents points temple lighthouse charter large award blocked paid docks store",
    "goods": "market bought",
}
# The others, which `notation` spells.
BY_HAND: Final = (
    "harbour", "row 1", "row 2", "held", "cards", "palace", "path", "top", "bottom", "knows spectators",
    "ask", "over", "moves", "latest", "gave", "got",
)  # fmt: skip
NUMBERED_BY_HAND: Final = ("reserve", "knows")
