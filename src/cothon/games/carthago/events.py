"""How events are told in words: name -> (pattern, clause)."""

from __future__ import annotations

from typing import Final

from cothon.core.events import Story

STORY: Final = Story(
    {
        "market_card": ("{card} comes to the market.", "C5.6"),
        "ship_card": ("The ship {ship} comes from the pile ({place}).", "C9.7"),
        "marker_card": ("{card} is turned up for a guild marker: {space}.", "C2.4"),
        "neutral_card": ("{card} is turned up for a neutral disc: {space}.", "C2.5"),
        "tiles": ("The tiles of decade {decade} are {tiles}.", "C2.8"),
        "income": ("{seat} draws a card as income: {card}.", "C3.8"),
        "starter": ("{seat} is the start player.", "C3.7"),
        "keep": ("{seat} lends no start disc.", "C2.12"),
        "lend": ("{seat} takes the start disc from the {column} column.", "C2.13"),
        "berth": ("{seat} reserves trading dock {dock}.", "C8.1"),
        "warship_berth": ("{seat} reserves {dock} of the warship harbour.", "C8.4"),
        "turn": ("Decade {decade}, round {round}: it is {seat}'s turn.", "C3.1"),
        "decade": ("Decade {decade} begins; {discarded} market cards are discarded.", "C3.4"),
        "cards_back": ("All players take back the cards they played.", "C3.8"),
        "space": ("{seat} chooses {space}: {cards} card(s) to pay.", "C4.3"),
        "lay": ("{seat} lays {card}.", "C4.4"),
        "paid": ("{seat} moves to {space} with {cards}.", "C4.2"),
        "pass": ("{seat} passes.", "C4.6"),
        "pass_card": ("{seat} draws a card for passing: {card}.", "C4.6"),
        "skip": ("{seat} skips the main action.", "C4.10"),
        "effect": ("{seat} uses {effect} and turns {ship} down.", "C11.1"),
        "wake": ("{seat} turns {ship} up: {effect}.", "C6.4"),
        "take": ("{seat} takes {card} from the market.", "C6.1"),
        "deck_card": ("{seat} takes a card from the trade pile: {card}.", "C6.1"),
        "swap": ("{seat} gives {card} to the market for {taken}.", "C6.3"),
        "goods": ("{seat} pays {card}.", "C7.3"),
        "freed": ("{seat} frees a circle of the {column} column for {cards}: {discs} disc(s) more.", "C7.1"),
        "cargo": ("{seat} loads {card} onto {ship} at dock {dock} and takes the ship.", "C9.4"),
        "reveal": ("{seat} reveals {card} ({coins} coins).", "C9.6"),
        "row_moves": ("The ships move up; at the docks are {docks}.", "C9.7"),
        "ship_under": ("{ship} goes under the ship pile.", "C5.11"),
        "disc_back": ("{seat} takes the disc back from {dock} of the warship harbour.", "C9.9"),
        "crew": ("{seat} pays {card} for a warship.", "C9.10"),
        "warship": ("{ship} is turned up: danger {danger} against {seat}'s strength {strength}.", "C9.11"),
        "success": ("The expedition succeeds; {seat} gets {ship}, face down.", "C9.13"),
        "failure": ("The expedition with {ship} fails.", "C9.14"),
        "failure_card": ("{seat} draws a card after the failure: {card}.", "C9.14"),
        "place": ("{seat} wants {place} for {cost}.", "C10.2"),
        "coin": ("{seat} pays {card} ({coins}); {due} still due.", "C5.9"),
        "placed": ("{seat} puts a disc on {place} for {cards}.", "C10.2"),
        "marker_moves": ("A guild marker moves from {start} to {end}.", "C4.19"),
        "neutral_moves": ("A neutral disc moves from {start} to {end}.", "C4.20"),
        "reshuffle": ("The discard pile ({cards} cards) becomes the new trade pile.", "C5.4"),
        "no_cards": ("There is no trade card left to draw.", "C5.5"),
        "closed": ("The ship pile has run out: the harbours close, all warship discs come home.", "C5.12"),
        "over": ("The third decade is over.", "C13.1"),
    }
)
