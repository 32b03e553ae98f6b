"""Everything that happens, declared once. Cards that move name the places they leave and reach: `source`, `dest`."""

from __future__ import annotations

from typing import Final

from cothon.core.events import MARK, NUMBER, SEAT, EventType, Story, many, secret, thing

CARD: Final = thing("card")
CARDS: Final = many("card")
REASON: Final = thing("reason")
SECRET_CARD: Final = secret("card")

ACTS: Final = "reveal repel bust stop done loot hire completed"
"""What players do, and what happens to them: cards and coins go to and fro below it."""

STORY: Final = Story([
    EventType("starter", "K2.3", seat=SEAT),
    EventType("turn", "K4.1", round=NUMBER, seat=SEAT),
    EventType("dead_end", "K11.4"),
    EventType("reveal", "K5.1", seat=SEAT, card=CARD, source=MARK),
    EventType("harbour", "K5.5", within="reveal repel", card=CARD, source=MARK, dest=MARK),
    EventType("row", "K5.11", under="reveal", card=CARD, source=MARK, dest=MARK),
    EventType("repel", "K5.5", seat=SEAT, card=CARD, source=MARK, dest=MARK),
    EventType("tax", "K7.1", under="reveal", card=CARD),
    EventType("tax_loss", "K7.2", under="reveal", seat=SEAT, coins=NUMBER),
    EventType("tax_bonus", "K7.3", under="reveal", seat=SEAT, coins=NUMBER),
    EventType("discard", "K3.6",
              joins="cards source dest", under=ACTS,
              cards=CARDS, source=MARK, dest=MARK),
    EventType("bust", "K8.1", seat=SEAT, card=CARD),
    EventType("stop", "K5.12",
              seat=SEAT, ships=NUMBER, cards=NUMBER),
    EventType("step", "K9.1", within="stop loot hire done reveal completed target", seat=SEAT, takes=NUMBER),
    EventType("done", "K9.7", under="loot hire completed", seat=SEAT),
    EventType("no_followers", "K9.14", under="stop done", seat=SEAT),
    EventType("admiral", "K10.4", under="stop hire", seat=SEAT, coins=NUMBER),
    EventType("jester", "K10.5", under="bust stop done loot hire", seat=SEAT, coins=NUMBER),
    EventType("loot", "K9.8", seat=SEAT, card=CARD, source=MARK, dest=MARK),
    EventType("hire", "K9.9", gains="person", seat=SEAT, card=CARD, cost=NUMBER),
    EventType("hired", "K9.9", within="hire", card=CARD, seat=SEAT, source=MARK, dest=MARK),
    EventType("fee", "K9.11", gains="coins", under="loot hire", seat=SEAT, to_seat=SEAT, coins=NUMBER),
    EventType("gain", "K3.2", gains="coins",
              under="loot completed", within="reveal bust stop done hire",
              seat=SEAT, coins=NUMBER, source=MARK, dest=MARK),
    EventType("no_coins", "K3.15", under="loot completed reveal bust stop done hire", seat=SEAT, coins=NUMBER),
    EventType("spend", "K3.3", within="hire reveal loot", seat=SEAT, coins=NUMBER, source=MARK, dest=MARK),
    EventType("flip", "K3.14", joins="card", under="hire reveal loot", seat=SEAT, card=CARD, source=MARK, dest=MARK),
    EventType("reshuffle", "K3.12", under=ACTS,
              cards=NUMBER, batch=NUMBER, source=MARK, dest=MARK),
    EventType("settle", "K3.12",
              joins="card", under=f"reshuffle {ACTS}", card=SECRET_CARD, batch=NUMBER, source=MARK, dest=MARK),
    EventType("complete", "K6.3", within="completed", seat=SEAT, card=CARD),
    EventType("give", "K6.6", joins="card", under="completed", seat=SEAT, card=CARD, source=MARK, dest=MARK),
    EventType("completed", "K6.6", gains="request", seat=SEAT, card=CARD, source=MARK, dest=MARK),
    EventType("target", "K11.1",
              seat=SEAT, influence=NUMBER),
    EventType("over", "K11.3", reason=REASON),
], part="round")  # fmt: skip
