"""Plain data for a screen, made from a view, in the words of the rules. None stands for the unseen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cothon.core.arr import ints
from cothon.core.view import HOLE, OVER
from cothon.games.mooring.made.view import MooringView
from cothon.games.mooring.pieces import CRATE_NAMES, KINDS
from cothon.games.mooring.questions import ASKS
from cothon.games.mooring.scoring import points

if TYPE_CHECKING:
    from cothon.games.mooring.shown import MooringShown, Player


def show(v: MooringView) -> MooringShown:
    return {
        "game": "mooring",
        "viewer": int(v.viewer),
        "actor": int(v.actor),
        "ask": "" if v.actor == OVER else ASKS[v.ask].name,
        "turn": int(v.turn),
        "pile": int(v.pile_n),
        "sunk": _crates(ints(v.sunk)),
        "laid": CRATE_NAMES[v.laid] if v.laid >= 0 else None,
        "players": [_player(v, p) for p in range(int(v.seats))],
    }


def _player(v: MooringView, p: int) -> Player:
    own = slice(p * int(KINDS), (p + 1) * int(KINDS))
    hand = ints(v.hand)[own]
    return {
        "seat": p,
        "points": points(v, p),
        "coins": int(v.coins[p]),
        "quay": _crates(ints(v.quay)[own]),
        "hand": None if HOLE in hand else _crates(hand),
        "hand_size": int(v.hand_n[p]),
    }


def _crates(counts: list[int]) -> list[str]:
    """A name for each crate."""
    return [CRATE_NAMES[kind] for kind, k in enumerate(counts) for _ in range(k)]
