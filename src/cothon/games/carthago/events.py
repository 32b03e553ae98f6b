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

STORY: Final = Story([
    EventType("market_card", "C5.6", "{card} comes to the market.", card=CARD),
    EventType("ship_card", "C9.7", "The ship {ship} comes from the pile ({place}).",
              ship=SHIP, place=PLACE, dock=NUMBER),
    EventType("marker_card", "C2.4", "{card} is turned up for a guild marker: {space}.",
              card=CARD, space=SPACE, placed=FLAG),
    EventType("neutral_card", "C2.5", "{card} is turned up for a neutral disc: {space}.",
              card=CARD, space=SPACE, placed=FLAG),
    EventType("tiles", "C2.8", "The tiles of decade {decade} are {tiles}.", decade=NUMBER, tiles=TILES),
    EventType("income", "C3.8", "{seat} draws a card as income: {card}.", joins="card", seat=SEAT, card=SECRET_CARD),
    EventType("starter", "C3.7", "{seat} is the start player.", seat=SEAT),
    EventType("keep", "C2.12", "{seat} lends no start disc.", seat=SEAT),
    EventType("lend", "C2.13", "{seat} takes the start disc from the {column} column.", seat=SEAT, column=COLUMN),
    EventType("berth", "C8.1", "{seat} reserves trading dock {dock}.", seat=SEAT, dock=NUMBER),
    EventType("warship_berth", "C8.4", "{seat} reserves {dock} of the warship harbour.", seat=SEAT, dock=DOCK),
    EventType("turn", "C3.1", "Decade {decade}, round {round}: it is {seat}'s turn.",
              decade=NUMBER, round=NUMBER, seat=SEAT),
    EventType("decade", "C3.4", "Decade {decade} begins; {discarded} market cards are discarded.",
              decade=NUMBER, discarded=NUMBER),
    EventType("cards_back", "C3.8", "All players take back the cards they played."),
    EventType("space", "C4.3", "{seat} chooses {space}: {cards} card(s) to pay.",
              seat=SEAT, space=SPACE, cards=NUMBER),
    EventType("lay", "C4.4", "{seat} lays {card}.", joins="card", seat=SEAT, card=CARD),
    EventType("paid", "C4.2", "{seat} moves to {space} with {cards}.", seat=SEAT, space=SPACE, cards=CARDS),
    EventType("pass", "C4.6", "{seat} passes.", seat=SEAT),
    EventType("pass_card", "C4.6", "{seat} draws a card for passing: {card}.",
              joins="card", seat=SEAT, card=SECRET_CARD),
    EventType("skip", "C4.10", "{seat} skips the main action.", seat=SEAT),
    EventType("effect", "C11.1", "{seat} uses {effect} and turns {ship} down.", seat=SEAT, effect=EFFECT, ship=SHIP),
    EventType("wake", "C6.4", "{seat} turns {ship} up: {effect}.", seat=SEAT, ship=SHIP, effect=EFFECT),
    EventType("take", "C6.1", "{seat} takes {card} from the market.", seat=SEAT, card=CARD),
    EventType("deck_card", "C6.1", "{seat} takes a card from the trade pile: {card}.",
              joins="card", seat=SEAT, card=SECRET_CARD),
    EventType("swap", "C6.3", "{seat} gives {card} to the market for {taken}.", seat=SEAT, card=CARD, taken=CARD),
    EventType("goods", "C7.3", "{seat} pays {card}.", joins="card", seat=SEAT, card=CARD),
    EventType("freed", "C7.1", "{seat} frees a circle of the {column} column for {cards}: {discs} disc(s) more.",
              seat=SEAT, column=COLUMN, cards=CARDS, discs=NUMBER),
    EventType("cargo", "C9.4", "{seat} loads {card} onto {ship} at dock {dock} and takes the ship.",
              seat=SEAT, card=CARD, ship=SHIP, dock=NUMBER),
    EventType("reveal", "C9.6", "{seat} reveals {card} ({coins} coins).", seat=SEAT, card=CARD, coins=NUMBER),
    EventType("row_moves", "C9.7", "The ships move up; at the docks are {docks}.", docks=SHIPS),
    EventType("ship_under", "C5.11", "{ship} goes under the ship pile.", ship=SHIP),
    EventType("disc_back", "C9.9", "{seat} takes the disc back from {dock} of the warship harbour.",
              seat=SEAT, dock=DOCK),
    EventType("crew", "C9.10", "{seat} pays {card} for a warship.", seat=SEAT, card=CARD),
    EventType("warship", "C9.11", "{ship} is turned up: danger {danger} against {seat}'s strength {strength}.",
              ship=SHIP, danger=NUMBER, seat=SEAT, strength=NUMBER),
    EventType("success", "C9.13", "The expedition succeeds; {seat} gets {ship}, face down.", seat=SEAT, ship=SHIP),
    EventType("failure", "C9.14", "The expedition with {ship} fails.", ship=SHIP, seat=SEAT),
    EventType("failure_card", "C9.14", "{seat} draws a card after the failure: {card}.",
              joins="card", seat=SEAT, card=SECRET_CARD),
    EventType("place", "C10.2", "{seat} wants {place} for {cost}.", seat=SEAT, place=PLACE, cost=NUMBER),
    EventType("coin", "C5.9", "{seat} pays {card} ({coins}); {due} still due.",
              seat=SEAT, card=CARD, coins=NUMBER, due=NUMBER),
    EventType("placed", "C10.2", "{seat} puts a disc on {place} for {cards}.", seat=SEAT, place=PLACE, cards=CARDS),
    EventType("marker_moves", "C4.19", "A guild marker moves from {start} to {end}.", start=SPACE, end=SPACE),
    EventType("neutral_moves", "C4.20", "A neutral disc moves from {start} to {end}.", start=SPACE, end=SPACE),
    EventType("reshuffle", "C5.4", "The discard pile ({cards} cards) becomes the new trade pile.", cards=NUMBER),
    EventType("no_cards", "C5.5", "There is no trade card left to draw."),
    EventType("closed", "C5.12", "The ship pile has run out: the harbours close, all warship discs come home."),
    EventType("over", "C13.1", "The third decade is over."),
])  # fmt: skip
