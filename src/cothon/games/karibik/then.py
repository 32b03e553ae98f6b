"""What follows once every coin under way has moved: the values of `then`, by number and by name."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NOTHING: Final[i64] = 0  # somebody is asked, or the game is over
ASK_DISCOVER: Final[i64] = 1  # the active player goes on discovering
TURN_UP: Final[i64] = 2  # a card is revealed
BONUS: Final[i64] = 3  # the losses of a tax are through, the bonus follows (K7.3)
TAXED: Final[i64] = 4  # the bonus is through, the tax card is discarded (K7.1)
BUSTED: Final[i64] = 5  # Jesters are paid for a bust, the turn ends (K8.4)
TAKING: Final[i64] = 6  # the step goes on: the next take, or its end
LOOTED: Final[i64] = 7  # the loot is gained, a fee may be owed (K9.12)
HIRED: Final[i64] = 8  # the cost is spent, the person moves (K9.9)
REWARDED: Final[i64] = 9  # the coins for a request are gained (K6.6)

NAMES = ("nothing", "discover", "reveal", "bonus", "taxed", "busted", "taking", "looted", "hired", "rewarded")
