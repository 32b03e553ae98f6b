"""Every field of a position, once: view, state, their copies and part of the text follow from here.

Cards are faces 0..61 (see `pieces`); -1 stands for none. Batches are the shuffles (K3.7): arrays by batch begin with
the oldest batch that is still of interest, `oldest`, and end with the newest one, the deck's. The key is made by hand
in `key`, because ended batches leave no trace in it.
"""

from __future__ import annotations

from typing import Final

from cothon.core.fields import Amount, Field, Follows, LeftOut, Named, Number, Numbers, OneOf, SeatMark

_OPEN: Final = "rules.spent == SPENT_OPEN"
_UNSEEN: Final = "rules.spent == SPENT_UNSEEN"
_ONE_OF_A_TYPE: Final = "rules.duplicate != DUPLICATE_STAY"
_SEAT: Final = "seats - 1"

FIELDS: Final = (
    # -- on the table
    Field(
        "ships", "face of the ship of each type in the harbour; of several the one that is looted first", ["TYPES"], -1
    ),
    Field("harbour", "persons in the harbour, by face - 28", ["PERSONS"], array=Amount(7)),
    Field("row", "open requests, by face - 54", ["REQUESTS"], array=Amount()),
    Field("display", "hired persons, then completed requests, by face - 28", ["seats", "DISPLAY"], array=Amount(7)),
    Field(
        "skill",
        "what the display is worth: traders by ship type, then captain, priest, settler, jack, strength, mademoiselle, "
        "jester, admiral, governor, influence, completed requests",
        ["seats", "SKILLS"],
        array=Amount(7),
    ),
    # -- coins and piles
    Field("coins", "coin cards", ["seats"], array=Amount(120)),
    Field(
        "owed",
        "coins still to be gained; served clockwise from the active player",
        ["seats"],
        0,
        999,
        Numbers(),
        array=Amount(12),
    ),
    Field("due", "coins still to be spent; likewise", ["seats"], 0, 999, Numbers(), array=Amount(12)),
    Field("up", "face-up discards, by face", ["FACES"], array=Amount(7)),
    Field("held", "coins by batch", [0, "seats"]),
    Field("buried", "mode `unseen`: face-down discards by batch", [0], shared=_OPEN),
    Field("left", "all face-down cards by batch (K3.9)", [0]),
    Field("u", "mode `open`: faces of all face-down cards by batch", [0, "FACES"], shared=_UNSEEN),
    Field(
        "past",
        "mode `unseen`: what is public about the shuffles",
        of="past.Past",
        shared=_OPEN,
        array=LeftOut("the array has the faces that are face down somewhere, whatever batch they came from"),
    ),
    # -- time
    Field("start", "the starting player; -1: not drawn yet", start=-1, array=SeatMark()),
    Field("active", "whose turn it is", most=_SEAT, text=Number(usual="int(s.start)", always=True), array=SeatMark()),
    Field(
        "round",
        "number of the round",
        start=1,
        most="10**6",
        text=Number(usual=1, always=True, low=1),
        array=Amount(60),
    ),
    Field(
        "shown",
        "cards revealed in this turn",
        most="int(s.rules.size)",
        text=Number(usual="int(s.cards) + (1 if s.card >= 0 else 0)", always=True),
        array=Amount(20),
    ),
    Field("cards", "cards in the harbour", array=Amount(20)),
    Field("types", "ship types among them", array=Amount(5)),
    Field("open_requests", "cards in the row", array=Follows("the sum of `row`")),
    Field("step", "whose step it is, -1 in phase 1", start=-1, most=_SEAT, text=Number(usual=-1), array=SeatMark()),
    Field("takes", "takes left in this step", array=Amount(12)),
    Field("took", "cards the active player took in this turn", most=120, text=Number(), array=Amount(12)),
    Field("busted", "1 after a bust", most=1, text=Number(), array=Amount()),
    # -- what is under way
    Field(
        "card",
        "revealed card being resolved: a ship at `repel`, a tax",
        start=-1,
        text=Named("IDS", "card"),
        array=OneOf("FACES"),
    ),
    Field(
        "wanted",
        "person being hired while its cost is spent; it still lies in the harbour",
        start=-1,
        array=OneOf("PERSONS", first="FIRST_PERSON"),
    ),
    Field("fee", "1: the looter pays the fee out of this loot", most=1, text=Number(), array=Amount()),
    Field("paying", "request being paid for", start=-1, array=OneOf("REQUESTS")),
    Field("given", "persons given up for it so far", array=Amount(3)),
    Field("jacked", "1: the last of them was a Jack for the kind being covered", array=Amount()),
    Field(
        "then",
        "the step that follows when all coins under way have moved",
        text=Named("STEP_NAMES", "step", none=0),
        array=OneOf("len(STEP_NAMES)"),
    ),
    Field("owing", "coins still to be gained", array=Follows("the sum of `owed`")),
    Field("dues", "coins still to be spent", array=Follows("the sum of `due`")),
    Field("mixing", "1 while a reshuffle waits for settles", array=Amount()),
    Field("deck", "cards in the deck", array=Amount(120)),
    Field("discard", "cards in the discard", array=Amount(120)),
    Field(
        "oldest",
        "number of the batch that comes first in the arrays",
        array=LeftOut("how often the deck was shuffled says nothing about what comes"),
    ),
    Field("source", "batch of the draw that is due", array=Follows("the oldest coin of the payer, or the deck")),
    Field("payer", "seat of the flip that is due", array=Follows("the first from the active player with a `due`")),
    Field(
        "ended",
        "what triggered the end: 1 target, 2 dead end, 3 last round",
        text=Named("REASONS", "reason", none=0),
        array=OneOf(3, first=1),
    ),
    # -- what only some options know
    Field(
        "doubles",
        "`duplicate=stay`: the other ships in the harbour, by face (K5.9)",
        ["FIRST_PERSON"],
        shared=_ONE_OF_A_TYPE,
        array=Amount(3),
    ),
    Field(
        "closing",
        "`requests=turn`: 1 when all steps are over and the active player may still complete requests (K6.2)",
        most=1,
        text=Number(),
        array=Amount(),
    ),
    # -- what nobody sees
    Field(
        "dark",
        "mode `unseen`: faces of all face-down cards, laid out like `u`",
        [0, "FACES"],
        shared=_OPEN,
        secret=True,
    ),
    Field(
        "fresh",
        "mode `unseen`: cards settled so far for the batch that is being shuffled, by face",
        [0],
        shared=_OPEN,
        secret=True,
    ),
)

KEY: Final = "key"

# The lines of a position's text that follow from the fields, in the groups in which `notation` writes them.
LINES: Final[dict[str, str]] = {
    "turn": "active round shown step",
    "taken": "took busted closing fee card",
    "after": "then ended",
    "ledgers": "owed due",
}
# The others, which `notation` spells.
BY_HAND: Final = (
    "asked", "start", "takes", "wanted", "paying", "harbour", "row", "discard", "newest", "buried", "deck", "mixing",
    "poured",
)  # fmt: skip
NUMBERED_BY_HAND: Final = ("display", "coins", "batch", "made", "blanks", "seen")
