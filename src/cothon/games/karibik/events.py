"""Everything that happens, told in words. Cards that move name the places they leave and reach: `source`, `dest`."""

from __future__ import annotations

from cothon.core.events import Story

STORY = Story({
    "starter": ("{seat} is the starting player", "K2.3"),
    "turn": ("Round {round}: it is {seat}'s turn", "K4.1"),
    "dead_end": ("Deck and discard are both empty: this round is the last", "K11.4"),
    "reveal": ("{seat} reveals {card}", "K5.1"),
    "harbour": ("{card} goes into the harbour", "K5.5"),
    "row": ("{card} goes into the row of requests", "K5.11"),
    "repel": ("{seat} repels {card}", "K5.5"),
    "tax": ("{card}: whoever has 12 coins or more loses half of them", "K7.1"),
    "tax_loss": ("{seat} must spend {coins} coins for the tax", "K7.2"),
    "tax_bonus": ("{seat} gets a coin of the tax", "K7.3"),
    "discard": ("To the discard: {cards}", "K3.6"),
    "bust": ("{seat} is busted: {card} is a second ship of its type", "K8.1"),
    "stop": ("{seat} stops; ship types in the harbour: {ships}, cards: {cards}", "K5.12"),
    "step": ("{seat} may take {takes}", "K9.1"),
    "done": ("{seat} takes nothing more", "K9.7"),
    "no_followers": ("The others have no step, because {seat} took no card", "K9.14"),
    "admiral": ("{seat}'s Admirals pay {coins}", "K10.4"),
    "jester": ("{seat}'s Jesters pay {coins}", "K10.5"),
    "loot": ("{seat} loots {card}", "K9.8"),
    "hire": ("{seat} hires {card} for {cost}", "K9.9"),
    "hired": ("{card} joins {seat}", "K9.9"),
    "fee": ("{seat} pays a coin to {to_seat}", "K9.11"),
    "gain": ("{seat} gains {coins}", "K3.2"),
    "no_coins": ("{seat} gets {coins} less: there are no cards left", "K3.15"),
    "spend": ("{seat} spends {coins}", "K3.3"),
    "flip": ("{seat} spends a coin: it was {card}", "K3.14"),
    "reshuffle": ("The discard is shuffled into a new deck of {cards} cards", "K3.12"),
    "settle": ("A buried coin goes into the new deck: {card}", "K3.12"),
    "complete": ("{seat} sets out to complete {card}", "K6.3"),
    "give": ("{seat} gives up {card}", "K6.6"),
    "completed": ("{seat} completes {card}", "K6.6"),
    "target": ("{seat} has {influence} influence: this round is the last", "K11.1"),
    "over": ("The game is over ({reason})", "K11.3"),
})  # fmt: skip
