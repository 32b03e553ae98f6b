"""Chapter K9: phase 2, Loot and Hire."""

import pytest

from games.karibik.seen import Table

_SHIPS = ["pinnace-1-1", "flute-1-1", "skiff-1-1", "frigate-1-1", "galleon-1-2"]


def test_the_active_player_first_then_the_others_clockwise() -> None:  # K9.1
    t = Table("options: seats=4 start=2\nharbour: settler-4").do("stop")
    order = []
    while t.ask == "take":
        order.append(t.actor)
        t.do("done")
    assert order == [2, 3, 0, 1]


@pytest.mark.parametrize(("types", "takes"), [(0, 1), (1, 1), (2, 1), (3, 1), (4, 2), (5, 3)])
def test_takes_of_the_active_player_by_ship_types(types: int, takes: int) -> None:  # K9.2
    t = Table(f"options: seats=2 start=0\nharbour: settler-4 {' '.join(_SHIPS[:types])}").do("stop")
    assert (t.actor, int(t.s.takes)) == (0, takes)


def test_looting_does_not_lower_the_takes() -> None:  # K9.2
    t = Table(f"options: seats=2 start=0\nharbour: {' '.join(_SHIPS)}")
    t.do("stop", "loot:pinnace")
    assert int(t.s.takes) == 2
    t.do("loot:flute")
    assert int(t.s.takes) == 1
    t.do("loot:skiff")
    assert t.actor == 1


def test_the_others_have_one_take() -> None:  # K9.3
    t = Table(f"options: seats=2 start=0\nharbour: {' '.join(_SHIPS)}").do("stop", "done")
    assert (t.actor, int(t.s.takes)) == (1, 1)
    t.do("loot:galleon")
    assert (t.ask, t.actor) == ("discover", 1)


def test_each_governor_adds_a_take_active_or_not() -> None:  # K9.4
    t = Table("options: seats=2 start=0\nharbour: settler-4\ndisplay 0: governor-8*2\ndisplay 1: governor-8").do("stop")
    assert int(t.s.takes) == 3
    t.do("done")
    assert (t.actor, int(t.s.takes)) == (1, 2)


def test_admirals_and_jesters_pay_once_before_any_take() -> None:  # K9.5
    t = Table(f"options: seats=2 start=0\ndisplay 0: admiral-5\nharbour: {' '.join(_SHIPS)}").do("stop")
    assert t.coins[0] == 5
    t.do("loot:pinnace")
    assert t.coins[0] == 6
    assert len(t.happened("admiral")) == 1
    t = Table("options: seats=2 start=0\ndisplay 1: jester-7\nharbour: flute-1-1").do("stop", "loot:flute")
    assert t.coins[1] == 4


def test_looted_coins_can_be_spent_at_once() -> None:  # K9.6
    t = Table("options: seats=2 start=0\ncoins 0: 0\ntakes: 2\nharbour: skiff-3-3 sailor-3\nasked: take 0")
    assert t.options == ["loot:skiff", "done"]
    t.do("loot:skiff")
    assert t.options == ["hire:sailor-3", "done"]
    t.do("hire:sailor-3").flip_all()
    assert t.coins[0] == 0


def test_nobody_has_to_take() -> None:  # K9.7
    t = Table(f"options: seats=2 start=0\nharbour: {' '.join(_SHIPS)}").do("stop", "loot:pinnace")
    assert t.options[-1] == "done"
    t.do("done")
    assert t.actor == 1
    t.do("done")
    assert (t.ask, t.actor, t.coins) == ("discover", 1, [4, 3])


def test_loot_is_the_coins_of_the_ship_and_one_for_each_trader_of_its_type() -> None:  # K9.8
    t = Table(
        """
        options: seats=2 start=0
        display 0: trader-skiff-3*2 trader-flute-3
        harbour: skiff-4-5
        """
    ).do("stop", "loot:skiff")
    assert t.coins[0] == 3 + 4 + 2
    assert t.up == {"skiff-4-5": 1}
    assert [e["coins"] for e in t.happened("gain")] == [6]  # one gain


def test_the_looted_ship_is_in_the_reshuffle_of_its_own_loot() -> None:  # K9.8
    t = Table("options: seats=2 start=0\nharbour: skiff-2-1\ndeck: 0\ncoins 0: 0\ncoins 1: rest").do("stop")
    t.do("loot:skiff")
    assert t.coins[0] == 1
    assert t.happened("reshuffle")[0]["cards"] == 1


@pytest.mark.parametrize(("ladies", "cost"), [("", 4), ("mademoiselle-7", 3), ("mademoiselle-7*2 mademoiselle-9", 1)])
def test_hiring_costs_the_printed_cost_less_the_mademoiselles(ladies: str, cost: int) -> None:  # K9.9
    t = Table(f"options: seats=2 start=0\ncoins 0: 9\ndisplay 0: {ladies}\nharbour: priest-4").do("stop")
    t.do("hire:priest-4").flip_all()
    assert t.coins[0] == 9 - cost
    assert "priest-4" in t.display(0)


def test_after_a_hire_the_end_is_checked() -> None:  # K9.9
    t = Table("options: seats=2 start=0\ncoins 0: 9\ndisplay 0: exp-cc mademoiselle-9*2\nharbour: sailor-3").do("stop")
    t.do("hire:sailor-3").flip_all()
    assert [e["event"] for e in t.told if e["event"] in ("hired", "target")] == ["hired", "target"]


def test_each_take_removes_one_card_and_requests_are_never_taken() -> None:  # K9.10
    t = Table("options: seats=2 start=0\nrow: exp-cc\nharbour: sailor-3*2 flute-1-1").do("stop")
    assert t.options == ["loot:flute", "hire:sailor-3", "done"]
    assert t.why("loot:skiff") == "K9.10"
    assert t.why("hire:priest-4") == "K9.10"
    t.do("hire:sailor-3").flip_all()
    assert (t.harbour, t.row) == (["flute-1-1", "sailor-3"], ["exp-cc"])


def test_each_card_costs_the_others_a_coin_for_the_active_player() -> None:  # K9.11
    t = Table("options: seats=2 start=0\ndisplay 1: governor-8 mademoiselle-7\ncoins 1: 9\nharbour: flute-1-1 sailor-3")
    t.do("stop", "done", "loot:flute")
    assert t.coins == [4, 9]
    t.do("hire:sailor-3").flip_all()
    assert t.coins == [5, 6]  # the fee is not lowered by a Mademoiselle
    assert [e["card"] for e in t.happened("flip")] != []
    t = Table("options: seats=2 start=0\nharbour: flute-1-1").do("stop", "done", "done")
    assert t.coins == [3, 3]


def test_the_fee_is_paid_first() -> None:  # K9.12
    t = Table("options: seats=2 start=0\ncoins 1: 1\nharbour: flute-3-5").do("stop", "done", "loot:flute")
    assert [e["event"] for e in t.told if e["event"] in ("fee", "loot", "gain")] == ["fee", "loot", "gain"]
    assert t.coins == [4, 3]


def test_a_looter_without_a_coin_pays_after_the_loot_even_with_empty_piles() -> None:  # K9.12
    t = Table("options: seats=2 start=0\ncoins 0: rest\ncoins 1: 0\ndeck: 0\nharbour: flute-3-5\nasked: take 1")
    coins = t.coins[0]
    t.do("loot:flute")
    assert t.coins == [coins + 1, 0]  # the Flute itself was the only coin


@pytest.mark.parametrize(
    ("seat", "coins", "offered"), [(0, 4, True), (0, 3, False), (1, 4, False), (1, 5, True), (1, 0, False)]
)
def test_who_can_hire(seat: int, coins: int, offered: bool) -> None:  # K9.13
    t = Table(f"options: seats=2 start=0\ncoins {seat}: {coins}\nharbour: settler-4\nasked: take {seat}")
    assert ("hire:settler-4" in t.options) is offered
    assert t.why("hire:settler-4") == ("" if offered else "K9.13")


@pytest.mark.parametrize(("seat", "coins", "offered"), [(0, 0, True), (1, 0, False), (1, 1, True)])
def test_who_can_loot_without_the_fee_from_loot(seat: int, coins: int, offered: bool) -> None:  # K9.13
    text = f"\ncoins {seat}: {coins}\nharbour: flute-1-1\nasked: take {seat}"
    t = Table("options: seats=2 start=0 fee_from_loot=false" + text)
    assert ("loot:flute" in t.options) is offered
    assert "loot:flute" in Table("options: seats=2 start=0" + text).options


def test_free_persons_still_cost_the_fee() -> None:  # K9.13
    ladies = "mademoiselle-7*2 mademoiselle-9*2"
    t = Table(f"options: seats=2 start=0\ncoins 1: 0\ndisplay 1: {ladies}\nharbour: sailor-3\nasked: take 1")
    assert t.options == ["done"]


def test_the_others_have_steps_though_the_active_player_took_nothing() -> None:  # K9.14
    t = Table("options: seats=2 start=0\nharbour: flute-1-1").do("stop", "done")
    assert (t.ask, t.actor) == ("take", 1)


@pytest.mark.parametrize(("harbour", "answers", "next_seat"), [
    ("flute-1-1", ["done"], "discover"), ("flute-1-1 skiff-1-1", ["loot:flute"], "take"),
])  # fmt: skip
def test_after_take_the_others_need_a_take_of_his(harbour: str, answers: list[str], next_seat: str) -> None:  # K9.14
    t = Table(f"options: seats=2 start=0 followers=after_take\nharbour: {harbour}").do("stop", *answers)
    assert (t.ask, t.actor) == (next_seat, 1)


def test_after_take_does_not_matter_with_an_empty_harbour() -> None:  # K9.14
    t = Table("options: seats=2 start=0 followers=after_take\ndisplay 1: jester-5\nshown: 1").do("stop")
    assert t.coins == [3, 4]


def test_left_over_cards_are_discarded_and_a_harbour_can_run_out() -> None:  # K9.15
    t = Table("options: seats=3 start=0\nharbour: flute-1-1 skiff-1-1").do("stop", "loot:flute", "loot:skiff")
    assert (t.ask, t.actor) == ("discover", 1)  # nothing for seat 2
    assert [e["seat"] for e in t.happened("step")] == [0, 1, 2]
    t = Table("options: seats=2 start=0\nharbour: flute-1-1 settler-4").do("stop", "done", "done")
    assert t.up == {"flute-1-1": 1, "settler-4": 1}


def test_fees_come_too_late_for_the_active_players_own_step() -> None:  # K9.16
    t = Table("options: seats=2 start=0\ncoins 0: 2\nharbour: flute-1-1 sailor-3").do("stop")
    assert "hire:sailor-3" not in t.options
    t.do("done", "loot:flute")
    assert t.coins[0] == 3
    assert (t.ask, t.actor) == ("discover", 1)
