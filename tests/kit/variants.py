"""The variants under test: every game x seats x options, each as one line of options."""

from __future__ import annotations

import os

from cothon.core import Options
from cothon.games import game, names

FULL = os.environ.get("COTHON_FULL") == "1"
"""`make test-full` runs the whole stated counts, `make test` a share of them."""

VARIANTS: dict[str, list[str]] = {
    "karibik": [
        "seats=2",
        "seats=3",
        "seats=4",
        "seats=2 spent=unseen",
        "seats=3 spent=unseen",
        "seats=4 spent=unseen",
        "seats=2 edition=portroyal120",
        "seats=3 edition=portroyal120 require_expedition=true",
        "seats=4 edition=portroyal120 spent=unseen",
        "seats=5 edition=portroyal120",
        "seats=5 edition=portroyal120 spent=unseen jester=all",
        "seats=3 duplicate=ask bust_expedition=true start=1",
        "seats=3 jester=others governor_now=false followers=after_take",
        "seats=2 fee_from_loot=false require_expedition=false expedition_values=4-6",
        "seats=4 expedition_values=2-5 target=5 start=3",
        "seats=2 max_rounds=3 target=20",
        "seats=3 spent=unseen duplicate=ask bust_expedition=true followers=after_take fee_from_loot=false",
    ],
    "traders": [
        "seats=2",
        "seats=3",
        "seats=4",
        "seats=2 mode=classic",
        "seats=3 mode=classic",
        "seats=4 mode=classic",
        "seats=2 refill=purchase",
        "seats=4 refill=purchase mode=classic",
        "seats=3 view=table",
        "seats=2 view=table mode=classic",
        "seats=4 view=table mode=classic refill=purchase",
        "seats=2 colours=yellow,green first_seat=1",
        "seats=3 colours=green,red,yellow first_seat=2 mode=classic",
    ],
    "carthago": [
        "seats=2",
        "seats=3",
        "seats=4",
        "seats=2 warship_docks=2 strength=1-2-3 victory_tile=own",
        "seats=3 warship_docks=4 strength=1-3-4 start_player=first set_scoring=single",
        "seats=4 strength=1-3-4 set_scoring=single victory_tile=own",
        "seats=4 warship_docks=2 start_player=first column_seat=right",
        "seats=2 warship_docks=4 column_seat=right start_player=first",
    ],
    "porto": [
        "seats=3",
        "seats=4",
        "seats=5",
        "seats=3 privilege_timing=this_turn",
        "seats=4 homecoming=after_points",
        "seats=5 load_any=from_store offering=all",
        "seats=3 load_any=from_store homecoming=after_points privilege_timing=this_turn doubled_card=loadmaster",
        "seats=4 action_table=B intrigue_table=B money_screen=open start_tie=holder final_purchase=with_ships",
        "seats=5 doubled_card=merchant action_table=B first_player=4",
        "seats=3 doubled_card=captain intrigue_table=B",
        "seats=4 doubled_card=aristocrat load_any=from_store",
    ],
}


def all_variants() -> list[tuple[str, str]]:
    return [(name, text) for name in names() for text in VARIANTS[name]]


def options_of(name: str, text: str) -> Options:
    return game(name).options_from(text)
