"""Everything that happens, declared once: its clause, its fields and what kind each of them is."""

from __future__ import annotations

from typing import Final

from cothon.core.events import FLAG, NUMBER, SEAT, EventType, Story, many, secret, thing

CARD: Final = thing("card")
CARDS: Final = many("card")
COLOUR: Final = thing("colour")
COLOURS: Final = many("colour")
REASON: Final = thing("reason")
SECRET_CARD: Final = secret("card")
SPACE: Final = thing("space")
ZONE: Final = thing("zone")

REFILL: Final = "take buy stock reserve pass payday sell token raid saved lost"
"""After what new cards come."""

STORY: Final = Story([
    EventType("turn", "T3.1", within="take buy stock double reserve pass", seat=SEAT),
    EventType("farm_moves", "T8.2", under=REFILL, cards=CARDS),
    EventType("market_card", "T8.2", joins="card", under=REFILL, card=CARD),
    EventType("farm_card", "T8.2", joins="card", under=f"{REFILL} market_card", card=CARD),
    EventType("reshuffle", "T8.3", under=REFILL,
              cards=NUMBER),
    EventType("no_cards", "T8.4"),
    EventType("pass", "T3.5", seat=SEAT, in_a_row=NUMBER),
    EventType("take", "T6.1", seat=SEAT, card=CARD, own=FLAG),
    EventType("double", "T7.1", seat=SEAT),
    EventType("reserve", "T15.3", seat=SEAT, card=CARD, zone=ZONE),
    EventType("piece_back", "T15.5", under="take stock", seat=SEAT),
    EventType("buy", "T4.1", under="stock", seat=SEAT, cards=CARDS, price=NUMBER),
    EventType("discount", "T10.6", under="buy stock",
              seat=SEAT, colour=COLOUR, tokens=NUMBER, saved=NUMBER),
    EventType("pay", "T4.5", joins="card due", under="buy stock", seat=SEAT, card=CARD, due=NUMBER),
    EventType("stock", "T4.10", cards=CARDS, seat=SEAT),
    EventType("sail", "T5.1", under="stock",
              colour=COLOUR, start=SPACE, end=SPACE, steps=NUMBER),
    EventType("payday", "T9.1", colours=COLOURS),
    EventType("sell", "T9.5", gains="vps",
              seat=SEAT, cards=CARDS, price=NUMBER, number=NUMBER, score=NUMBER, vps=NUMBER, colour=COLOUR,
              kept=CARDS, discarded=CARDS, blind=NUMBER),
    EventType("blind", "T15.16", joins="card", under="sell", seat=SEAT, card=SECRET_CARD),
    EventType("cardless", "T15.17", under="sell", seat=SEAT, vps=NUMBER),
    EventType("token", "T10.1", gains="token", joins="colour", seat=SEAT, colour=COLOUR),
    EventType("raid", "T11.1", colours=COLOURS),
    EventType("protect", "T11.9", joins="card", within="saved", seat=SEAT, card=CARD),
    EventType("guard", "T11.6", joins="card", under="saved", seat=SEAT, card=CARD),
    EventType("saved", "T11.10", seat=SEAT, cards=CARDS),
    EventType("lost", "T11.11", seat=SEAT, cards=CARDS),
    EventType("ship_back", "T12.1", under="payday sell token raid saved lost", colour=COLOUR, end=SPACE),
    EventType("over", "T13.1", reason=REASON),
    EventType("pay_more", "T4.7", joins="card", under="buy stock", seat=SEAT, card=CARD),
])  # fmt: skip
