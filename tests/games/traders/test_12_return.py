"""Chapter 12: Payday, step 4, the return of the ships."""

from __future__ import annotations

import pytest

from cothon.core import Teller
from cothon.games import game
from cothon.play.dice import FastDice
from games.traders.seen import board, ships


def test_ships_in_carthage_go_to_alexandria() -> None:  # T12.1
    b = board("ships: 4 4 0 0\nmarket: R2 B2\nhand 0: G5").do("act:buy", "pay:G5")
    assert ships(b) == (0, 0, 0, 0)


@pytest.mark.parametrize("at", [3, 4])
def test_raided_ships_go_to_cyrenaica_even_if_nothing_was_lost(at: int) -> None:  # T12.2
    b = board(f"ships: 4 {at} 0 0\nmarket: R2\nhand 0: G5").do("act:buy", "pay:G5")
    assert ships(b) == (0, 2, 0, 0)


def test_other_ships_stay_and_each_is_then_on_0_1_or_2() -> None:  # T12.3
    b = board("ships: 4 1 2 0\nmarket: R2\nhand 0: G5").do("act:buy", "pay:G5")
    assert ships(b) == (0, 1, 2, 0)
    g = game("traders")
    seen = 0
    for seed in range(10):
        dice, s = FastDice(seed), g.start(g.options(4))
        while s.actor >= -1:
            legal = g.legal(s)
            a = legal[dice.below(len(legal))] if legal else g.pick(s, dice.below(g.weight(s)))
            teller = Teller()
            g.apply(s, a, teller)
            if any(e.name == "ship_back" for e in teller.events):
                seen += 1
                assert all(x["space"] <= 2 for x in g.show(s)["ships"])  # type: ignore[attr-defined]
    assert seen > 20
