"""Everything that happens, declared once: its clause, its fields and what kind each of them is."""

from __future__ import annotations

from typing import Final

from cothon.core.events import FLAG, NUMBER, SEAT, EventType, Story, many, secret, thing

CARD: Final = thing("card")
CARDS: Final = many("card")
COLUMN: Final = thing("column")
DOCK: Final = thing("dock")
EFFECT: Final = thing("effect")
PLACE: Final = thing("place")
SECRET_CARD: Final = secret("card")
SHIP: Final = thing("ship")
SHIPS: Final = many("ship")
SPACE: Final = thing("space")
TILES: Final = many("tile")

MAIN: Final = "take deck_card freed cargo success failure berth warship_berth"
"""What is done on a space."""

STORY: Final = Story([
    EventType("market_card", "C5.6", joins="card", under=f"{MAIN} swap placed effect paid pass decade", card=CARD),
    EventType("ship_card", "C9.7", joins="ship place dock", under=f"{MAIN} effect paid placed ship_under",
              ship=SHIP, place=PLACE, dock=NUMBER),
    EventType("marker_card", "C2.4",
              card=CARD, space=SPACE, placed=FLAG),
    EventType("neutral_card", "C2.5",
              card=CARD, space=SPACE, placed=FLAG),
    EventType("tiles", "C2.8", decade=NUMBER, tiles=TILES),
    EventType("income", "C3.8", joins="card", under="decade", seat=SEAT, card=SECRET_CARD),
    EventType("starter", "C3.7", under="decade", seat=SEAT),
    EventType("keep", "C2.12", seat=SEAT),
    EventType("lend", "C2.13", under="berth warship_berth", seat=SEAT, column=COLUMN),
    EventType("berth", "C8.1", seat=SEAT, dock=NUMBER),
    EventType("warship_berth", "C8.4", seat=SEAT, dock=DOCK),
    EventType("turn", "C3.1", within="paid pass effect",
              decade=NUMBER, round=NUMBER, seat=SEAT),
    EventType("decade", "C3.4",
              decade=NUMBER, discarded=NUMBER),
    EventType("cards_back", "C3.8", under="decade"),
    EventType("space", "C4.3", within="paid",
              seat=SEAT, space=SPACE, cards=NUMBER),
    EventType("lay", "C4.4", joins="card", within="paid", seat=SEAT, card=CARD),
    EventType("paid", "C4.2", under=MAIN, seat=SEAT, space=SPACE, cards=CARDS),
    EventType("pass", "C4.6", seat=SEAT),
    EventType("pass_card", "C4.6", joins="card", under="pass", seat=SEAT, card=SECRET_CARD),
    EventType("skip", "C4.10", under="placed", seat=SEAT),
    EventType("effect", "C11.1", under=f"paid placed {MAIN}", seat=SEAT, effect=EFFECT, ship=SHIP),
    EventType("wake", "C6.4", under="take deck_card swap", seat=SEAT, ship=SHIP, effect=EFFECT),
    EventType("take", "C6.1", seat=SEAT, card=CARD),
    EventType("deck_card", "C6.1", joins="card", seat=SEAT, card=SECRET_CARD),
    EventType("swap", "C6.3", under="take deck_card", seat=SEAT, card=CARD, taken=CARD),
    EventType("goods", "C7.3", joins="card", within="freed", seat=SEAT, card=CARD),
    EventType("freed", "C7.1", gains="discs",
              seat=SEAT, column=COLUMN, cards=CARDS, discs=NUMBER),
    EventType("cargo", "C9.4", gains="ship",
              seat=SEAT, card=CARD, ship=SHIP, dock=NUMBER),
    EventType("reveal", "C9.6", joins="card coins", under="cargo success", seat=SEAT, card=CARD, coins=NUMBER),
    EventType("row_moves", "C9.7", under="cargo effect paid placed ship_under", docks=SHIPS),
    EventType("ship_under", "C5.11", under=f"effect paid placed {MAIN}", ship=SHIP),
    EventType("disc_back", "C9.9", under="success failure paid",
              seat=SEAT, dock=DOCK),
    EventType("crew", "C9.10", joins="card", under="success failure", seat=SEAT, card=CARD),
    EventType("warship", "C9.11", under="success failure",
              ship=SHIP, danger=NUMBER, seat=SEAT, strength=NUMBER),
    EventType("success", "C9.13", gains="ship", seat=SEAT, ship=SHIP),
    EventType("failure", "C9.14", ship=SHIP, seat=SEAT),
    EventType("failure_card", "C9.14", joins="card", under="failure", seat=SEAT, card=SECRET_CARD),
    EventType("place", "C10.2", within="placed", seat=SEAT, place=PLACE, cost=NUMBER),
    EventType("coin", "C5.9", within="placed",
              seat=SEAT, card=CARD, coins=NUMBER, due=NUMBER),
    EventType("placed", "C10.2", gains="place", seat=SEAT, place=PLACE, cards=CARDS),
    EventType("marker_moves", "C4.19", under=f"placed effect paid {MAIN}", start=SPACE, end=SPACE),
    EventType("neutral_moves", "C4.20", under=f"placed {MAIN}", start=SPACE, end=SPACE),
    EventType("reshuffle", "C5.4", under=f"{MAIN} pass decade", cards=NUMBER),
    EventType("no_cards", "C5.5"),
    EventType("closed", "C5.12"),
    EventType("over", "C13.1"),
    EventType("disc_home", "C5.15", under=f"{MAIN} closed", seat=SEAT, dock=NUMBER),
    EventType("coin_more", "C5.8", joins="card", within="placed", seat=SEAT, card=CARD),
], part="decade")  # fmt: skip
