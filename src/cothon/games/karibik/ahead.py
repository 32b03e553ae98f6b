"""Looking ahead: which cards the coins are that are spent, and which go into a new deck, changes nothing else."""

from __future__ import annotations

from typing import Final

from cothon.core.ahead import Sequel

SEQUEL: Final = Sequel(
    asks=("flip", "settle"),  # K3.12, K3.14
    events=("hired", "gain", "spend", "no_coins", "fee", "admiral", "jester", "target", "completed", "done"),
    passed=("flip", "settle", "reshuffle"),
    figures=("coins", "influence", "strength", "completed"),
)
