"""Everything that happens, declared once: its clause, its fields and what kind each of them is."""

from __future__ import annotations

from typing import Final

from cothon.core.events import NUMBER, SEAT, EventType, Story, secrets, thing

CARD: Final = thing("card")
DOCK: Final = thing("dock")
GOOD: Final = thing("good")
PALACE: Final = thing("palace")
PLACE: Final = thing("place")
PRIVILEGE: Final = thing("privilege")
REASON: Final = thing("reason")
SECRET_SHIPS: Final = secrets("ship")
SHIP: Final = thing("ship")

STORY: Final = Story([
    EventType("starter", "P2.8", seat=SEAT),
    EventType("market_good", "P7.1", good=GOOD),
    EventType("row_ship", "P3.12",
              ship=SHIP, row=NUMBER, position=NUMBER),
    EventType("no_berth", "P2.5", seat=SEAT),
    EventType("claim", "P9.12", seat=SEAT, dock=DOCK),
    EventType("gift", "P2.6", seat=SEAT, good=GOOD),
    EventType("decade", "P3.1", decade=NUMBER),
    EventType("pilot", "P3.4", seat=SEAT, ship=SHIP),
    EventType("ban", "P3.4", seat=SEAT, ship=SHIP),
    EventType("moor", "P3.7", ship=SHIP, dock=DOCK),
    EventType("leaves", "P3.7", ship=SHIP),
    EventType("under", "P13.1", ship=SHIP),
    EventType("load", "P12.2",
              seat=SEAT, good=GOOD, ship=SHIP, dock=DOCK, talents=NUMBER),
    EventType("home", "P12.3", seat=SEAT, servants=NUMBER),
    EventType("house", "P14.1",
              seat=SEAT, points=NUMBER),
    EventType("path", "P14.1",
              seat=SEAT, space=NUMBER),
    EventType("held", "P13.4",
              seat=SEAT, ship=SHIP, privilege=PRIVILEGE),
    EventType("boon", "P13.2",
              seat=SEAT, privilege=PRIVILEGE, ship=SHIP),
    EventType("declined", "P13.2",
              seat=SEAT, privilege=PRIVILEGE, ship=SHIP),
    EventType("shift_rows", "P3.12"),
    EventType("paid_home", "P4.1",
              seat=SEAT, servants=NUMBER),
    EventType("deal", "P4.2", card=CARD, space=NUMBER),
    EventType("new_starter", "P5.2", seat=SEAT),
    EventType("income", "P6.1",
              seat=SEAT, talents=NUMBER),
    EventType("turn", "P8.1",
              seat=SEAT, decade=NUMBER, round=NUMBER),
    EventType("card", "P8.4",
              seat=SEAT, card=CARD, space=NUMBER, servants=NUMBER),
    EventType("talents", "P8.8", seat=SEAT, talents=NUMBER),
    EventType("refill", "P8.9", seat=SEAT),
    EventType("buy", "P9.16", seat=SEAT, good=GOOD, talents=NUMBER),
    EventType("charter", "P9.1", seat=SEAT),
    EventType("carry", "P9.3",
              seat=SEAT, good=GOOD, start=PLACE, end=PLACE),
    EventType("voyage", "P11.3",
              ship=SHIP, danger=NUMBER, temple=NUMBER, seat=SEAT, good=GOOD, talents=NUMBER, income=NUMBER),
    EventType("wreck", "P11.5",
              ship=SHIP, danger=NUMBER, temple=NUMBER, seat=SEAT, talents=NUMBER, good=GOOD, income=NUMBER),
    EventType("errand", "P9.9", seat=SEAT, start=PLACE, end=PLACE),
    EventType("dissolve", "P9.14", seat=SEAT, dock=DOCK),
    EventType("switch", "P9.13", seat=SEAT, start=DOCK, end=DOCK),
    EventType("spilled", "P9.15", good=GOOD, dock=DOCK),
    EventType("storehouse", "P10.2",
              seat=SEAT, talents=NUMBER),
    EventType("palace", "P10.3",
              seat=SEAT, place=PALACE, talents=NUMBER),
    EventType("use", "P13.5",
              seat=SEAT, ship=SHIP, privilege=PRIVILEGE),
    EventType("look", "P13.8",
              seat=SEAT, cards=NUMBER, ships=SECRET_SHIPS),
    EventType("sorted", "P13.8",
              seat=SEAT, cards=NUMBER, ships=SECRET_SHIPS),
    EventType("sway", "P13.11",
              seat=SEAT, owner_seat=SEAT, start=PLACE, end=PLACE),
    EventType("moves_up", "P13.13",
              ship=SHIP, position=NUMBER),
    EventType("lapsed", "P13.6", seat=SEAT, ship=SHIP),
    EventType("final", "P15.3", reason=REASON),
    EventType("no_place", "P15.6", seat=SEAT),
    EventType("award", "P16.3",
              seat=SEAT, servants=NUMBER),
    EventType("over", "P16.5", reason=REASON),
])  # fmt: skip
