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

STORY: Final = Story([
    EventType("turn", "T3.1", "It is {seat}'s turn.", seat=SEAT),
    EventType("farm_moves", "T8.2", "All Farm cards move to the Market: {cards}.", cards=CARDS),
    EventType("market_card", "T8.2", "{card} comes from the draw pile to the Market.", card=CARD),
    EventType("farm_card", "T8.2", "{card} comes from the draw pile to the Farm.", card=CARD),
    EventType("reshuffle", "T8.3", "The discard pile ({cards} cards) is shuffled into a new draw pile.",
              cards=NUMBER),
    EventType("no_cards", "T8.4", "Both piles are empty; nothing more is drawn."),
    EventType("pass", "T3.5", "{seat} can do nothing and passes ({in_a_row} in a row).", seat=SEAT, in_a_row=NUMBER),
    EventType("take", "T6.1", "{seat} takes {card} from the Market.", seat=SEAT, card=CARD, own=FLAG),
    EventType("double", "T7.1", "{seat} throws the piece into the sea: Double Action.", seat=SEAT),
    EventType("reserve", "T15.3", "{seat} reserves {card} in the {zone}.", seat=SEAT, card=CARD, zone=ZONE),
    EventType("piece_back", "T15.5", "{seat} gets the reservation piece back.", seat=SEAT),
    EventType("buy", "T4.1", "{seat} buys {cards} for {price}.", seat=SEAT, cards=CARDS, price=NUMBER),
    EventType("discount", "T10.6", "{seat} uses tokens of {colour}: {tokens}, for {saved} off.",
              seat=SEAT, colour=COLOUR, tokens=NUMBER, saved=NUMBER),
    EventType("pay", "T4.5", "{seat} pays {card}; {due} still due.", seat=SEAT, card=CARD, due=NUMBER),
    EventType("stock", "T4.10", "{cards} go to {seat}'s Stock.", cards=CARDS, seat=SEAT),
    EventType("sail", "T5.1", "The {colour} ship sails from {start} to {end}.",
              colour=COLOUR, start=SPACE, end=SPACE, steps=NUMBER),
    EventType("payday", "T9.1", "Payday for {colours}!", colours=COLOURS),
    EventType("sell", "T9.5", "{seat} sells {cards}: {price} x {number} = {score}, {vps} VP.",
              seat=SEAT, cards=CARDS, price=NUMBER, number=NUMBER, score=NUMBER, vps=NUMBER, colour=COLOUR,
              kept=CARDS, discarded=CARDS, blind=NUMBER),
    EventType("blind", "T15.16", "{seat} gets a blind VP: {card}.", joins="card", seat=SEAT, card=SECRET_CARD),
    EventType("cardless", "T15.17", "{seat} gets {vps} VP without a card.", seat=SEAT, vps=NUMBER),
    EventType("token", "T10.1", "{seat} gets a {colour} token.", seat=SEAT, colour=COLOUR),
    EventType("raid", "T11.1", "Pirates raid {colours}!", colours=COLOURS),
    EventType("protect", "T11.9", "{seat} will protect {card}.", joins="card", seat=SEAT, card=CARD),
    EventType("guard", "T11.6", "{seat} discards {card} for its warehouse icons.", seat=SEAT, card=CARD),
    EventType("saved", "T11.10", "{seat} brings {cards} into the warehouse.", seat=SEAT, cards=CARDS),
    EventType("lost", "T11.11", "{seat} loses {cards} to the pirates.", seat=SEAT, cards=CARDS),
    EventType("ship_back", "T12.1", "The {colour} ship goes back to {end}.", colour=COLOUR, end=SPACE),
    EventType("over", "T13.1", "The game is over: {reason}.", reason=REASON),
])  # fmt: skip
