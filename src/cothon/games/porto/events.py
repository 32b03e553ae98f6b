"""How events are told in words: name -> (pattern, clause)."""

from __future__ import annotations

from typing import Final

from cothon.core.events import Story

STORY: Final = Story(
    {
        "starter": ("{seat} is the first starting player.", "P2.8"),
        "market_good": ("{good} comes from the bag to the market.", "P7.1"),
        "row_ship": ("Ship {ship} is laid in row {row}, position {position}.", "P3.12"),
        "no_berth": ("{seat} claims no first dock.", "P2.5"),
        "claim": ("{seat} claims the dock {dock}.", "P9.12"),
        "gift": ("{seat} takes {good} from the market for free.", "P2.6"),
        "decade": ("Decade {decade} begins: ships come into the harbour.", "P3.1"),
        "pilot": ("{seat} brings in ship {ship}.", "P3.4"),
        "ban": ("{seat} bans ship {ship}.", "P3.4"),
        "moor": ("Ship {ship} moors at {dock}.", "P3.7"),
        "leaves": ("Ship {ship} finds no free dock and leaves.", "P3.7"),
        "under": ("Ship card {ship} goes under the deck.", "P13.1"),
        "load": ("{seat} loads {good} on ship {ship} at {dock}: {talents} Talents.", "P12.2"),
        "home": ("{seat} gets servants home: {servants}.", "P12.3"),
        "house": ("{seat} moves up in the trading house: {points} trading points.", "P14.1"),
        "path": ("{seat} puts a servant on space {space} of the path of intrigue.", "P14.1"),
        "held": ("{seat} keeps ship card {ship} ({privilege}).", "P13.4"),
        "boon": ("{seat} uses the privilege {privilege} of ship {ship}.", "P13.2"),
        "declined": ("{seat} declines the privilege {privilege} of ship {ship}.", "P13.2"),
        "shift_rows": ("Row 2 becomes row 1.", "P3.12"),
        "paid_home": ("{seat} gets servants back from the action cards: {servants}.", "P4.1"),
        "deal": ("The {card} is laid on action space {space}.", "P4.2"),
        "new_starter": ("{seat} has the largest reserve and is starting player.", "P5.2"),
        "income": ("{seat} earns {talents} Talents with servants in reserve.", "P6.1"),
        "turn": ("It is {seat}'s turn (decade {decade}, action round {round}).", "P8.1"),
        "card": ("{seat} uses the {card} on space {space} (servants paid: {servants}).", "P8.4"),
        "talents": ("{seat} takes {talents} Talents.", "P8.8"),
        "refill": ("{seat} clears the market and refills it.", "P8.9"),
        "buy": ("{seat} buys {good} for {talents} Talents.", "P9.16"),
        "charter": ("{seat} charters a ship.", "P9.1"),
        "carry": ("{seat} has {good} carried from {start} to {end}.", "P9.3"),
        "voyage": (
            "Ship {ship} (danger {danger}): with {temple} in the temple {seat}'s charter ship arrives; "
            "{good} brings {talents} Talents net.",
            "P11.3",
        ),
        "wreck": (
            "Ship {ship} (danger {danger}): with {temple} in the temple {seat}'s charter ship is lost; "
            "{talents} Talents of compensation for {good}.",
            "P11.5",
        ),
        "errand": ("{seat} moves a servant from {start} to {end}.", "P9.9"),
        "dissolve": ("{seat} gives up the dock {dock}.", "P9.14"),
        "switch": ("{seat} switches from the dock {start} to {end}.", "P9.13"),
        "spilled": ("{good} left at {dock} goes back into the bag.", "P9.15"),
        "storehouse": ("{seat} opens a storage space for {talents} Talents.", "P10.2"),
        "palace": ("{seat} takes {place} in the palace for {talents} Talents.", "P10.3"),
        "use": ("{seat} uses held card {ship} ({privilege}).", "P13.5"),
        "look": ("{seat} looks at the top {cards} ship cards: {ships}.", "P13.8"),
        "sorted": ("{seat} puts {cards} cards back on top: {ships}.", "P13.8"),
        "sway": ("{seat} moves a servant of {owner_seat} from {start} to {end}.", "P13.11"),
        "moves_up": ("Ship {ship} moves up into row 1, position {position}.", "P13.13"),
        "lapsed": ("{seat} did not use card {ship} in time.", "P13.6"),
        "final": ("The last decade is over ({reason}); the final phase begins.", "P15.3"),
        "no_place": ("{seat} buys no last place.", "P15.6"),
        "award": ("{seat} moves servants up from the path to the palace: {servants}.", "P16.3"),
        "over": ("The game is over: {reason}.", "P16.5"),
    }
)
