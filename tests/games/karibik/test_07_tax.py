"""Chapter K7: Tax Increase."""

import pytest

from games.karibik.seen import Table


def test_a_tax_concerns_everybody_and_discover_goes_on() -> None:  # K7.1
    t = Table("options: seats=3 start=1\nharbour: flute-1-1\ncoins 0: 14\ncoins 2: 12\ndisplay 1: sailor-3")
    t.do("reveal").draw("tax-strength").flip_all()
    assert t.coins == [7, 4, 6]
    order = [e["event"] for e in t.told if e["event"] in ("flip", "gain", "discard")]
    assert order == ["flip"] * 13 + ["gain", "discard"]
    assert t.up["tax-strength"] >= 1
    assert (t.ask, t.actor, t.harbour) == ("discover", 1, ["flute-1-1"])


@pytest.mark.parametrize(("coins", "lost"), [(11, 0), (12, 6), (13, 6), (24, 12), (25, 12)])
def test_half_of_twelve_or_more_coins_is_lost(coins: int, lost: int) -> None:  # K7.2
    t = Table(f"options: seats=2 start=0\ncoins 0: {coins}\ndisplay 1: sailor-3").do("reveal").draw("tax-strength")
    t.flip_all()
    assert t.coins[0] == coins - lost


def test_losses_go_clockwise_from_the_active_player() -> None:  # K7.2
    t = Table("options: seats=3 start=1\ncoins 0: 12\ncoins 1: 12\ncoins 2: 12").do("reveal").draw("tax-strength")
    t.flip_all()
    assert [e["seat"] for e in t.happened("flip")] == [1] * 6 + [2] * 6 + [0] * 6


@pytest.mark.parametrize(
    ("own", "more"),
    [
        (["sailor-3", "pirate-5", ""], [0, 1, 0]),
        (["sailor-3*2", "pirate-5", "sailor-5"], [1, 1, 0]),
        (["", "", ""], [1, 1, 1]),
    ],
)
def test_the_most_strength_gains_a_coin_and_so_do_all_who_are_tied(own: list[str], more: list[int]) -> None:  # K7.3
    displays = "\n".join(f"display {p}: {cards}" for p, cards in enumerate(own))
    t = Table(f"options: seats=3 start=2\n{displays}").do("reveal").draw("tax-strength")
    assert t.coins == [3 + k for k in more]


def test_the_bonus_is_served_clockwise_from_the_active_player() -> None:  # K7.3
    t = Table("options: seats=3 start=1").do("reveal").draw("tax-strength")
    assert [e["seat"] for e in t.happened("gain")] == [1, 2, 0]


def test_the_other_kind_pays_the_lowest_influence() -> None:  # K7.4
    t = Table("options: seats=3 edition=portroyal120 start=0\ndisplay 0: pirate-9\ndisplay 1: sailor-3\ncoins 0: 12")
    t.do("reveal").draw("tax-influence").flip_all()
    assert t.coins == [6, 3, 4]


def test_the_bonus_comes_after_the_losses() -> None:  # K7.5
    t = Table("options: seats=2 start=0\ncoins 0: 11\ncoins 1: 12\ndisplay 0: sailor-3")
    t.do("reveal").draw("tax-strength").flip_all()
    assert t.coins == [12, 6]
