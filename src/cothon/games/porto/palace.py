"""Places in the palace: the next one is paid and taken (P10.3, P10.4)."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.core.events import Teller
from cothon.games.porto.able import palace_cost
from cothon.games.porto.made.state import PortoState
from cothon.games.porto.pieces import SINGLES


def buy_place(s: PortoState, p: i64, tell: Teller | None) -> None:
    """The next palace space is paid and taken (P10.3, P10.4)."""
    cost = palace_cost(s)
    s.talents[p] -= cost
    s.reserve[p] -= 1
    s.palace[p] += 1
    single = s.singles_n < SINGLES
    if single:
        s.singles[s.singles_n] = p
        s.singles_n += 1
    else:
        s.large[p] += 1
    if tell is not None:
        place = f"space {s.singles_n}" if single else "the large space"
        tell.say("palace", seat=int(p), place=place, talents=int(cost))
