"""Looking ahead: a purchase is certain to its end, however it is paid; what pirates would find is a range."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from cothon.core.ahead import Sequel
from cothon.core.arr import ints
from cothon.core.odds import Note
from cothon.core.view import HOLE
from cothon.games.traders.made.view import TradersView
from cothon.games.traders.pieces import FACES, VALUES, face_list
from cothon.games.traders.rules_raid import exposed
from cothon.games.traders.view import icons_in_hand, is_raided

SEQUEL: Final = Sequel(
    asks=("discount", "pay"),  # T4.4: the cart does not depend on tokens turned down or on the cards that are paid
    events=("stock", "piece_back", "sail", "payday", "sell", "token", "raid", "over"),
    ends=("raid",),  # who can protect something depends on what is paid
    passed=("discount", "pay", "pay_more"),
    figures=("vps", "tokens"),
)


def prospects(v: TradersView, told: Sequence[Mapping[str, object]]) -> list[Note]:
    """Of every seat what pirates would find, if they come (T11.3); how much of it must be lost, where its icons are
    seen (T11.6). Those of the buyer depend on what is paid.
    """
    if not any(event["event"] == "raid" for event in told):
        return []
    notes: list[Note] = []
    for p in range(int(v.seats)):
        n = int(exposed(v, p))  # what is lost or safe already is not counted
        if n == 0:
            continue
        cards = _exposed_cards(v, p)
        if p == v.turn or v.hand[p * FACES] == HOLE:
            notes.append(Note("at-risk", seat=p, card=cards))
        else:
            icons = int(icons_in_hand(v, p))
            notes.append(Note("at-risk-of", seat=p, card=cards, icons=icons, least=max(0, n - icons), most=n))
    return notes


def _exposed_cards(v: TradersView, p: int) -> list[str]:
    counts = ints(v.upright)[p * int(FACES) : (p + 1) * int(FACES)]
    return face_list([k if is_raided(v, f // VALUES) else 0 for f, k in enumerate(counts)])
