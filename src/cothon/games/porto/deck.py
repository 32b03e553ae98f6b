"""The ship deck: known top, unseen cards, known bottom (PC2), and what each viewer knows of it (PK5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cothon.core.events import Teller
from cothon.core.view import CHANCE
from cothon.games.porto.made.ids import ASK_SHIP
from cothon.games.porto.made.state import PortoState
from cothon.games.porto.pieces import SHIP_NAMES, SHIPS

NO_CARD: Final[i64] = -1
UNSEEN: Final[i64] = -2


def turn_up(s: PortoState, tell: Teller | None) -> i64:
    """The top card if it is known; NO_CARD if there is none; UNSEEN if a draw is due, which is then asked (PC2)."""
    if s.top_n > 0:
        c = _first(s.groups[0])
        if tell is not None:
            tell.unveil(knowing(s, 1))  # sorted by one player, seen by all
        _lift_top(s)
        return c
    if s.unseen_n > 0:
        s.actor = CHANCE
        s.ask = ASK_SHIP
        return UNSEEN
    if s.bottom_n > 0:
        c = lift_bottom(s)
        s.in_deck &= ~(1 << c)
        return c
    return NO_CARD


def knowing(s: PortoState, k: i64) -> list[int]:
    """The seats that know the first k cards of the known top one by one (PK5)."""
    apart: i64 = (1 << k) - 1
    return [p for p in range(int(s.seats)) if s.cuts[p] & apart == apart]


def take_unseen(s: PortoState, c: i64) -> None:
    """A draw has given this unseen card; it leaves the deck."""
    s.groups[3] &= ~(1 << c)
    s.unseen_n -= 1
    s.in_deck &= ~(1 << c)


def put_under(s: PortoState, c: i64, tell: Teller | None) -> None:
    """The card becomes the last of the deck; everybody has seen it (PK3)."""
    s.bottom[s.bottom_n] = c
    s.bottom_n += 1
    s.in_deck |= 1 << c
    if tell is not None:
        tell.say("under", ship=SHIP_NAMES[c])


def lift_bottom(s: PortoState) -> i64:
    """The first card of the known bottom."""
    c = s.bottom[0]
    s.bottom_n -= 1
    for i in range(s.bottom_n):
        s.bottom[i] = s.bottom[i + 1]
    s.bottom[s.bottom_n] = 0
    return c


def _lift_top(s: PortoState) -> None:
    s.in_deck &= ~s.groups[0]
    s.groups[0] = s.groups[1]
    s.groups[1] = s.groups[2]
    s.groups[2] = 0
    s.top_n -= 1
    for w in range(s.seats + 1):
        s.cuts[w] >>= 1


def _first(bits: i64) -> i64:
    for c in range(SHIPS):
        if (bits >> c) & 1 == 1:
            return c
    return NO_CARD


# -- look -------------------------------------------------------------------------------------------------------------


def begin_look(s: PortoState, p: i64, k: i64) -> None:
    """Seat p sees what is already known of the top; for all others the first k cards become one group (PK5)."""
    more = k > s.top_n
    for w in range(s.seats + 1):
        if w == p:
            s.cuts[w] = (1 << s.top_n) - 1
        elif more:
            s.cuts[w] = 0
        else:
            s.cuts[w] &= 1 << (s.top_n - 1)


def see_unseen(s: PortoState, p: i64, c: i64) -> None:
    """A card drawn under `look` stays in the deck; seat p alone knows it."""
    s.groups[3] &= ~(1 << c)
    s.unseen_n -= 1
    _put_on_top(s, p, c)


def see_bottom(s: PortoState, p: i64) -> None:
    """No card is unseen any more: `look` reaches into the known bottom (PK4)."""
    _put_on_top(s, p, lift_bottom(s))


def _put_on_top(s: PortoState, p: i64, c: i64) -> None:
    s.groups[s.top_n] = 1 << c
    s.top_n += 1
    s.cuts[p] = (1 << s.top_n) - 1


def end_look(s: PortoState) -> None:
    """Below the cards looked at lies the known bottom if nothing is unseen: there everybody knows them apart."""
    if s.unseen_n == 0 and s.top_n > 0:
        for w in range(s.seats + 1):
            s.cuts[w] |= 1 << (s.top_n - 1)


def top_card(s: PortoState, i: i64) -> i64:
    """The card at place i of the known top."""
    return _first(s.groups[i])
