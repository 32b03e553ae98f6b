"""How events are told in words: name -> (pattern, clause)."""

from __future__ import annotations

from typing import Final

from cothon.core.events import Story

STORY: Final = Story(
    {
        "turn": ("It is {seat}'s turn.", "T3.1"),
        "farm_moves": ("All Farm cards move to the Market: {cards}.", "T8.2"),
        "market_card": ("{card} comes from the draw pile to the Market.", "T8.2"),
        "farm_card": ("{card} comes from the draw pile to the Farm.", "T8.2"),
        "reshuffle": ("The discard pile ({cards} cards) is shuffled into a new draw pile.", "T8.3"),
        "no_cards": ("Both piles are empty; nothing more is drawn.", "T8.4"),
        "pass": ("{seat} can do nothing and passes ({in_a_row} in a row).", "T3.5"),
        "take": ("{seat} takes {card} from the Market.", "T6.1"),
        "double": ("{seat} throws the piece into the sea: Double Action.", "T7.1"),
        "reserve": ("{seat} reserves {card} in the {zone}.", "T15.3"),
        "piece_back": ("{seat} gets the reservation piece back.", "T15.5"),
        "buy": ("{seat} buys {cards} for {price}.", "T4.1"),
        "discount": ("{seat} uses tokens of {colour}: {tokens}, for {saved} off.", "T10.6"),
        "pay": ("{seat} pays {card}; {due} still due.", "T4.5"),
        "stock": ("{cards} go to {seat}'s Stock.", "T4.10"),
        "sail": ("The {colour} ship sails from {start} to {end}.", "T5.1"),
        "payday": ("Payday for {colours}!", "T9.1"),
        "sell": ("{seat} sells {cards}: {price} x {number} = {score}, {vps} VP.", "T9.5"),
        "blind": ("{seat} gets a blind VP: {card}.", "T15.16"),
        "cardless": ("{seat} gets {vps} VP without a card.", "T15.17"),
        "token": ("{seat} gets a {colour} token.", "T10.1"),
        "raid": ("Pirates raid {colours}!", "T11.1"),
        "protect": ("{seat} will protect {card}.", "T11.9"),
        "guard": ("{seat} discards {card} for its warehouse icons.", "T11.6"),
        "saved": ("{seat} brings {cards} into the warehouse.", "T11.10"),
        "lost": ("{seat} loses {cards} to the pirates.", "T11.11"),
        "ship_back": ("The {colour} ship goes back to {end}.", "T12.1"),
        "over": ("The game is over: {reason}.", "T13.1"),
    }
)
