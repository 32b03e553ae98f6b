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

GAIN: Final = "load voyage wreck"
"""What brings trading points."""
CHOSEN: Final = "errand claim switch dissolve buy charter"
"""What action cards are for, beside those."""

STORY: Final = Story([
    EventType("starter", "P2.8", seat=SEAT),
    EventType("market_good", "P7.1", joins="good", under="refill shift_rows", good=GOOD),
    EventType("row_ship", "P3.12", joins="ship position", under="shift_rows use",
              ship=SHIP, row=NUMBER, position=NUMBER),
    EventType("no_berth", "P2.5", seat=SEAT),
    EventType("claim", "P9.12", seat=SEAT, dock=DOCK),
    EventType("gift", "P2.6", under="claim", seat=SEAT, good=GOOD),
    EventType("decade", "P3.1", decade=NUMBER),
    EventType("pilot", "P3.4", seat=SEAT, ship=SHIP),
    EventType("ban", "P3.4", seat=SEAT, ship=SHIP),
    EventType("moor", "P3.7", under="decade pilot use", ship=SHIP, dock=DOCK),
    EventType("leaves", "P3.7", under="decade pilot", ship=SHIP),
    EventType("under", "P13.1", under=f"{GAIN} decade pilot ban use lapsed", ship=SHIP),
    EventType("load", "P12.2", gains="talents",
              seat=SEAT, good=GOOD, ship=SHIP, dock=DOCK, talents=NUMBER),
    EventType("home", "P12.3", under=f"{GAIN} dissolve", seat=SEAT, servants=NUMBER),
    EventType("house", "P14.1", gains="point", under=GAIN,
              seat=SEAT, points=NUMBER),
    EventType("path", "P14.1", gains="step", under=GAIN,
              seat=SEAT, space=NUMBER),
    EventType("held", "P13.4", under=GAIN,
              seat=SEAT, ship=SHIP, privilege=PRIVILEGE),
    EventType("boon", "P13.2", under=GAIN,
              seat=SEAT, privilege=PRIVILEGE, ship=SHIP),
    EventType("declined", "P13.2", under=GAIN,
              seat=SEAT, privilege=PRIVILEGE, ship=SHIP),
    EventType("shift_rows", "P3.12"),
    EventType("paid_home", "P4.1", under="shift_rows final",
              seat=SEAT, servants=NUMBER),
    EventType("deal", "P4.2", joins="card space", under="shift_rows", card=CARD, space=NUMBER),
    EventType("new_starter", "P5.2", under="shift_rows", seat=SEAT),
    EventType("income", "P6.1", gains="talents", under="shift_rows",
              seat=SEAT, talents=NUMBER),
    EventType("turn", "P8.1", within="card talents refill use",
              seat=SEAT, decade=NUMBER, round=NUMBER),
    EventType("card", "P8.4", under=f"carry {GAIN} {CHOSEN} storehouse palace",
              seat=SEAT, card=CARD, space=NUMBER, servants=NUMBER),
    EventType("talents", "P8.8", gains="talents", seat=SEAT, talents=NUMBER),
    EventType("refill", "P8.9", seat=SEAT),
    EventType("buy", "P9.16", seat=SEAT, good=GOOD, talents=NUMBER),
    EventType("charter", "P9.1", seat=SEAT),
    EventType("carry", "P9.3", under=GAIN,
              seat=SEAT, good=GOOD, start=PLACE, end=PLACE),
    EventType("voyage", "P11.3", gains="talents",
              ship=SHIP, danger=NUMBER, temple=NUMBER, seat=SEAT, good=GOOD, talents=NUMBER, income=NUMBER),
    EventType("wreck", "P11.5", gains="talents",
              ship=SHIP, danger=NUMBER, temple=NUMBER, seat=SEAT, talents=NUMBER, good=GOOD, income=NUMBER),
    EventType("errand", "P9.9", joins="end", seat=SEAT, start=PLACE, end=PLACE),
    EventType("dissolve", "P9.14", seat=SEAT, dock=DOCK),
    EventType("switch", "P9.13", seat=SEAT, start=DOCK, end=DOCK),
    EventType("spilled", "P9.15", under="switch dissolve", good=GOOD, dock=DOCK),
    EventType("storehouse", "P10.2",
              seat=SEAT, talents=NUMBER),
    EventType("palace", "P10.3", gains="palace",
              seat=SEAT, place=PALACE, talents=NUMBER),
    EventType("use", "P13.5",
              seat=SEAT, ship=SHIP, privilege=PRIVILEGE),
    EventType("look", "P13.8", under="use",
              seat=SEAT, cards=NUMBER, ships=SECRET_SHIPS),
    EventType("sorted", "P13.8", under="use",
              seat=SEAT, cards=NUMBER, ships=SECRET_SHIPS),
    EventType("sway", "P13.11", under="use",
              seat=SEAT, owner_seat=SEAT, start=PLACE, end=PLACE),
    EventType("moves_up", "P13.13", under="use",
              ship=SHIP, position=NUMBER),
    EventType("lapsed", "P13.6", seat=SEAT, ship=SHIP),
    EventType("final", "P15.3", reason=REASON),
    EventType("no_place", "P15.6", seat=SEAT),
    EventType("award", "P16.3",
              seat=SEAT, servants=NUMBER),
    EventType("over", "P16.5", reason=REASON),
], part="decade")  # fmt: skip
