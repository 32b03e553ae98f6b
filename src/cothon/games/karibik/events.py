"""Everything that happens, declared once. Cards that move name the places they leave and reach: `source`, `dest`."""

from __future__ import annotations

from typing import Final

from cothon.core.events import MARK, NUMBER, SEAT, EventType, Story, many, secret, thing

CARD: Final = thing("card")
CARDS: Final = many("card")
REASON: Final = thing("reason")
SECRET_CARD: Final = secret("card")

STORY: Final = Story([
    EventType("starter", "K2.3", "{seat} is the starting player", seat=SEAT),
    EventType("turn", "K4.1", "Round {round}: it is {seat}'s turn", round=NUMBER, seat=SEAT),
    EventType("dead_end", "K11.4", "Deck and discard are both empty: this round is the last"),
    EventType("reveal", "K5.1", "{seat} reveals {card}", joins="card", seat=SEAT, card=CARD, source=MARK),
    EventType("harbour", "K5.5", "{card} goes into the harbour", card=CARD, source=MARK, dest=MARK),
    EventType("row", "K5.11", "{card} goes into the row of requests", card=CARD, source=MARK, dest=MARK),
    EventType("repel", "K5.5", "{seat} repels {card}", joins="card", seat=SEAT, card=CARD, source=MARK, dest=MARK),
    EventType("tax", "K7.1", "{card}: whoever has 12 coins or more loses half of them", card=CARD),
    EventType("tax_loss", "K7.2", "{seat} must spend {coins} coins for the tax", seat=SEAT, coins=NUMBER),
    EventType("tax_bonus", "K7.3", "{seat} gets a coin of the tax", seat=SEAT, coins=NUMBER),
    EventType("discard", "K3.6", "To the discard: {cards}", cards=CARDS, source=MARK, dest=MARK),
    EventType("bust", "K8.1", "{seat} is busted: {card} is a second ship of its type", seat=SEAT, card=CARD),
    EventType("stop", "K5.12", "{seat} stops; ship types in the harbour: {ships}, cards: {cards}",
              seat=SEAT, ships=NUMBER, cards=NUMBER),
    EventType("step", "K9.1", "{seat} may take {takes}", seat=SEAT, takes=NUMBER),
    EventType("done", "K9.7", "{seat} takes nothing more", seat=SEAT),
    EventType("no_followers", "K9.14", "The others have no step, because {seat} took no card", seat=SEAT),
    EventType("admiral", "K10.4", "{seat}'s Admirals pay {coins}", seat=SEAT, coins=NUMBER),
    EventType("jester", "K10.5", "{seat}'s Jesters pay {coins}", seat=SEAT, coins=NUMBER),
    EventType("loot", "K9.8", "{seat} loots {card}", joins="card", seat=SEAT, card=CARD, source=MARK, dest=MARK),
    EventType("hire", "K9.9", "{seat} hires {card} for {cost}", seat=SEAT, card=CARD, cost=NUMBER),
    EventType("hired", "K9.9", "{card} joins {seat}", card=CARD, seat=SEAT, source=MARK, dest=MARK),
    EventType("fee", "K9.11", "{seat} pays a coin to {to_seat}", seat=SEAT, to_seat=SEAT, coins=NUMBER),
    EventType("gain", "K3.2", "{seat} gains {coins}", seat=SEAT, coins=NUMBER, source=MARK, dest=MARK),
    EventType("no_coins", "K3.15", "{seat} gets {coins} less: there are no cards left", seat=SEAT, coins=NUMBER),
    EventType("spend", "K3.3", "{seat} spends {coins}", seat=SEAT, coins=NUMBER, source=MARK, dest=MARK),
    EventType("flip", "K3.14", "{seat} spends a coin: it was {card}",
              joins="card", seat=SEAT, card=CARD, source=MARK, dest=MARK),
    EventType("reshuffle", "K3.12", "The discard is shuffled into a new deck of {cards} cards",
              cards=NUMBER, batch=NUMBER, source=MARK, dest=MARK),
    EventType("settle", "K3.12", "A buried coin goes into the new deck: {card}",
              joins="card", card=SECRET_CARD, batch=NUMBER, source=MARK, dest=MARK),
    EventType("complete", "K6.3", "{seat} sets out to complete {card}", joins="card", seat=SEAT, card=CARD),
    EventType("give", "K6.6", "{seat} gives up {card}", joins="card", seat=SEAT, card=CARD, source=MARK, dest=MARK),
    EventType("completed", "K6.6", "{seat} completes {card}",
              joins="card", seat=SEAT, card=CARD, source=MARK, dest=MARK),
    EventType("target", "K11.1", "{seat} has {influence} influence: this round is the last",
              seat=SEAT, influence=NUMBER),
    EventType("over", "K11.3", "The game is over ({reason})", reason=REASON),
])  # fmt: skip
