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
    EventType("starter", "P2.8", "{seat} is the first starting player.", seat=SEAT),
    EventType("market_good", "P7.1", "{good} comes from the bag to the market.", good=GOOD),
    EventType("row_ship", "P3.12", "Ship {ship} is laid in row {row}, position {position}.",
              ship=SHIP, row=NUMBER, position=NUMBER),
    EventType("no_berth", "P2.5", "{seat} claims no first dock.", seat=SEAT),
    EventType("claim", "P9.12", "{seat} claims the dock {dock}.", seat=SEAT, dock=DOCK),
    EventType("gift", "P2.6", "{seat} takes {good} from the market for free.", seat=SEAT, good=GOOD),
    EventType("decade", "P3.1", "Decade {decade} begins: ships come into the harbour.", decade=NUMBER),
    EventType("pilot", "P3.4", "{seat} brings in ship {ship}.", seat=SEAT, ship=SHIP),
    EventType("ban", "P3.4", "{seat} bans ship {ship}.", seat=SEAT, ship=SHIP),
    EventType("moor", "P3.7", "Ship {ship} moors at {dock}.", ship=SHIP, dock=DOCK),
    EventType("leaves", "P3.7", "Ship {ship} finds no free dock and leaves.", ship=SHIP),
    EventType("under", "P13.1", "Ship card {ship} goes under the deck.", ship=SHIP),
    EventType("load", "P12.2", "{seat} loads {good} on ship {ship} at {dock}: {talents} Talents.",
              seat=SEAT, good=GOOD, ship=SHIP, dock=DOCK, talents=NUMBER),
    EventType("home", "P12.3", "{seat} gets servants home: {servants}.", seat=SEAT, servants=NUMBER),
    EventType("house", "P14.1", "{seat} moves up in the trading house: {points} trading points.",
              seat=SEAT, points=NUMBER),
    EventType("path", "P14.1", "{seat} puts a servant on space {space} of the path of intrigue.",
              seat=SEAT, space=NUMBER),
    EventType("held", "P13.4", "{seat} keeps ship card {ship} ({privilege}).",
              seat=SEAT, ship=SHIP, privilege=PRIVILEGE),
    EventType("boon", "P13.2", "{seat} uses the privilege {privilege} of ship {ship}.",
              seat=SEAT, privilege=PRIVILEGE, ship=SHIP),
    EventType("declined", "P13.2", "{seat} declines the privilege {privilege} of ship {ship}.",
              seat=SEAT, privilege=PRIVILEGE, ship=SHIP),
    EventType("shift_rows", "P3.12", "Row 2 becomes row 1."),
    EventType("paid_home", "P4.1", "{seat} gets servants back from the action cards: {servants}.",
              seat=SEAT, servants=NUMBER),
    EventType("deal", "P4.2", "The {card} is laid on action space {space}.", card=CARD, space=NUMBER),
    EventType("new_starter", "P5.2", "{seat} has the largest reserve and is starting player.", seat=SEAT),
    EventType("income", "P6.1", "{seat} earns {talents} Talents with servants in reserve.",
              seat=SEAT, talents=NUMBER),
    EventType("turn", "P8.1", "It is {seat}'s turn (decade {decade}, action round {round}).",
              seat=SEAT, decade=NUMBER, round=NUMBER),
    EventType("card", "P8.4", "{seat} uses the {card} on space {space} (servants paid: {servants}).",
              seat=SEAT, card=CARD, space=NUMBER, servants=NUMBER),
    EventType("talents", "P8.8", "{seat} takes {talents} Talents.", seat=SEAT, talents=NUMBER),
    EventType("refill", "P8.9", "{seat} clears the market and refills it.", seat=SEAT),
    EventType("buy", "P9.16", "{seat} buys {good} for {talents} Talents.", seat=SEAT, good=GOOD, talents=NUMBER),
    EventType("charter", "P9.1", "{seat} charters a ship.", seat=SEAT),
    EventType("carry", "P9.3", "{seat} has {good} carried from {start} to {end}.",
              seat=SEAT, good=GOOD, start=PLACE, end=PLACE),
    EventType("voyage", "P11.3", "Ship {ship} (danger {danger}): with {temple} in the temple {seat}'s charter ship "
              "arrives; {good} brings {talents} Talents net.",
              ship=SHIP, danger=NUMBER, temple=NUMBER, seat=SEAT, good=GOOD, talents=NUMBER, income=NUMBER),
    EventType("wreck", "P11.5", "Ship {ship} (danger {danger}): with {temple} in the temple {seat}'s charter ship "
              "is lost; {talents} Talents of compensation for {good}.",
              ship=SHIP, danger=NUMBER, temple=NUMBER, seat=SEAT, talents=NUMBER, good=GOOD, income=NUMBER),
    EventType("errand", "P9.9", "{seat} moves a servant from {start} to {end}.", seat=SEAT, start=PLACE, end=PLACE),
    EventType("dissolve", "P9.14", "{seat} gives up the dock {dock}.", seat=SEAT, dock=DOCK),
    EventType("switch", "P9.13", "{seat} switches from the dock {start} to {end}.", seat=SEAT, start=DOCK, end=DOCK),
    EventType("spilled", "P9.15", "{good} left at {dock} goes back into the bag.", good=GOOD, dock=DOCK),
    EventType("storehouse", "P10.2", "{seat} opens a storage space for {talents} Talents.",
              seat=SEAT, talents=NUMBER),
    EventType("palace", "P10.3", "{seat} takes {place} in the palace for {talents} Talents.",
              seat=SEAT, place=PALACE, talents=NUMBER),
    EventType("use", "P13.5", "{seat} uses held card {ship} ({privilege}).",
              seat=SEAT, ship=SHIP, privilege=PRIVILEGE),
    EventType("look", "P13.8", "{seat} looks at the top {cards} ship cards: {ships}.",
              seat=SEAT, cards=NUMBER, ships=SECRET_SHIPS),
    EventType("sorted", "P13.8", "{seat} puts {cards} cards back on top: {ships}.",
              seat=SEAT, cards=NUMBER, ships=SECRET_SHIPS),
    EventType("sway", "P13.11", "{seat} moves a servant of {owner_seat} from {start} to {end}.",
              seat=SEAT, owner_seat=SEAT, start=PLACE, end=PLACE),
    EventType("moves_up", "P13.13", "Ship {ship} moves up into row 1, position {position}.",
              ship=SHIP, position=NUMBER),
    EventType("lapsed", "P13.6", "{seat} did not use card {ship} in time.", seat=SEAT, ship=SHIP),
    EventType("final", "P15.3", "The last decade is over ({reason}); the final phase begins.", reason=REASON),
    EventType("no_place", "P15.6", "{seat} buys no last place.", seat=SEAT),
    EventType("award", "P16.3", "{seat} moves servants up from the path to the palace: {servants}.",
              seat=SEAT, servants=NUMBER),
    EventType("over", "P16.5", "The game is over: {reason}.", reason=REASON),
])  # fmt: skip
