"""Chapter K10: the skills of persons."""

import pytest

from cothon.core.errors import BadOption
from cothon.games import game
from games.karibik.seen import Table


def test_skills_work_from_display_to_display_and_add_up() -> None:  # K10.1
    t = Table("options: seats=2 start=0\ndisplay 0: sailor-3*2 sailor-5 pirate-9\ndisplay 1: jester-5 jester-9")
    assert t.strength(0) == 5
    t.do("reveal").draw("exp-cc").do("stop")
    assert t.coins == [3, 5]
    t = Table("options: seats=2 start=0\ncoins 0: 3\nharbour: sailor-3").do("stop", "hire:sailor-3").flip_all()
    assert t.strength(0) == 1


def test_a_person_given_up_loses_his_skill() -> None:  # K10.1
    t = Table("options: seats=2 start=0\ndisplay 0: jack-6*2\nrow: exp-cc exp-pp").do("complete:exp-cc")
    t.do("give:jack", "give:jack")
    assert t.why("complete:exp-pp") == "K6.5"
    assert t.influence(0) == 3


@pytest.mark.parametrize("active", [0, 1])
def test_a_trader_works_for_his_own_type_whoever_is_active(active: int) -> None:  # K10.2
    text = f"options: seats=2 start=0\nactive: {active}\ndisplay 1: trader-flute-3\nharbour: flute-2-1 skiff-2-1"
    t = Table(text + "\nasked: take 1").do("loot:flute")
    assert t.happened("gain")[0]["coins"] == 3
    t = Table(text + "\nasked: take 1").do("loot:skiff")
    assert t.happened("gain")[0]["coins"] == 2


def test_sailors_and_pirates_are_strength_for_ships_and_taxes() -> None:  # K10.2
    t = Table("options: seats=2 start=0\ndisplay 0: sailor-3\ndisplay 1: pirate-5").do("reveal").draw("tax-strength")
    assert t.coins == [3, 4]
    t.do("reveal").draw("flute-1-1")
    assert t.ask == "repel"


def test_a_mademoiselle_does_not_discount_her_own_hire() -> None:  # K10.3
    t = Table("options: seats=2 start=0\ncoins 0: 6\nharbour: mademoiselle-7").do("stop")
    assert t.options == ["done"]
    t = Table("options: seats=2 start=0\ncoins 0: 6\ndisplay 0: mademoiselle-9\nharbour: mademoiselle-7").do("stop")
    t.do("hire:mademoiselle-7").flip_all()
    assert t.coins[0] == 0


@pytest.mark.parametrize(("harbour", "coins"), [
    ("flute-1-1 skiff-1-1 settler-4 priest-4", [3, 3]), ("flute-1-1 skiff-1-1 settler-4 priest-4*2", [5, 7]),
])  # fmt: skip
def test_admirals_pay_for_five_cards_in_the_harbour(harbour: str, coins: list[int]) -> None:  # K10.4
    t = Table(f"""
        options: seats=2 start=0
        display 0: admiral-5
        display 1: admiral-7 admiral-9
        row: exp-cc exp-pp
        harbour: {harbour}
        """).do("stop", "done")
    assert t.coins == coins  # without a take, and the row does not count


@pytest.mark.parametrize(("now", "more"), [("true", 2), ("false", 0)])
@pytest.mark.parametrize(("harbour", "enough"), [
    ("flute-1-1 skiff-1-1 settler-4*2 priest-4", True), ("flute-1-1 skiff-1-1 settler-4*2", False),
])  # fmt: skip
@pytest.mark.parametrize("active", [0, 1])
def test_an_admiral_just_hired_pays_if_five_cards_are_left(
    now: str, more: int, harbour: str, enough: bool, active: int
) -> None:  # K10.4 K9.6
    t = (
        Table(f"""
        options: seats=2 start=0 admiral_now={now}
        active: {active}
        display 0: admiral-7
        coins 0: 9
        harbour: {harbour} admiral-5
        asked: take 0
        """)
        .do("hire:admiral-5")
        .flip_all()
    )
    assert t.coins[0] == 4 - active + (more if enough else 0)  # he alone pays: the other one did when the step began
    assert [e["coins"] for e in t.happened("admiral")] == ([2] if more and enough else [])


def test_what_an_admiral_pays_at_once_can_be_spent_in_the_same_step() -> None:  # K10.4 K9.6
    t = (
        Table("""
        options: seats=2 start=0
        coins 0: 7
        harbour: pinnace-1-1 flute-1-1 skiff-1-1 frigate-1-1 admiral-5 priest-4*2
        """)
        .do("stop", "hire:admiral-5")
        .flip_all()
    )
    assert (t.coins[0], "hire:priest-4" in t.options) == (4, True)


def test_admirals_of_version_1_are_too_late_in_the_step_in_which_they_are_hired() -> None:  # K10.4
    for version, late in ((1, True), (2, False)):
        for edition in ("karibik110", "portroyal120"):
            options = game("karibik", version).options_from(f"edition={edition}")
            assert options["admiral_now"] is not late
    with pytest.raises(BadOption, match="came with rules version 2"):
        game("karibik", 1).options_from("admiral_now=true")


@pytest.mark.parametrize(("empty", "more"), [("true", 2), ("false", 0)])
def test_a_harbour_emptied_in_the_own_step_pays_jesters_or_not(empty: str, more: int) -> None:  # K10.5
    options = f"options: seats=2 start=0 jester_empty={empty}"
    t = Table(f"{options}\ndisplay 0: jester-7*2\nharbour: flute-1-1").do("stop", "loot:flute")
    assert t.coins[0] == 4 + more
    t = Table(f"{options}\ndisplay 0: jester-7*2\nharbour: sailor-3").do("stop", "hire:sailor-3").flip_all()
    assert t.coins[0] == more
    t = Table(f"{options}\nactive: 1\ndisplay 0: jester-7*2\ncoins 0: 0\nharbour: flute-1-1\nasked: take 0")
    t.do("loot:flute")
    assert t.coins == [more, 4]  # the fee came out of the loot, before the Jesters paid


def test_a_jester_who_is_hired_as_the_last_card_pays_at_once() -> None:  # K10.5 K9.6
    text = "\ncoins 0: 5\nharbour: jester-5"
    t = Table(f"options: seats=2 start=0 jester_empty=true{text}").do("stop", "hire:jester-5").flip_all()
    assert t.coins[0] == 1
    t = Table(f"options: seats=2 start=0{text}").do("stop", "hire:jester-5").flip_all()
    assert t.coins[0] == 0


def test_where_jesters_pay_only_the_others_the_active_player_empties_the_harbour_in_vain() -> None:  # K10.5
    options = "options: seats=2 start=0 jester_empty=true jester=others"
    t = Table(f"{options}\ndisplay 0: jester-7\ndisplay 1: jester-5\nharbour: flute-1-1").do("stop", "loot:flute")
    assert t.coins == [4, 4]
    t = Table(f"{options}\ndisplay 1: jester-5\nharbour: flute-1-1").do("stop", "done", "loot:flute")
    assert t.coins == [4, 4]  # a fee, the loot, and the Jester


@pytest.mark.parametrize(("jester", "coins"), [("all", 5), ("others", 5)])
def test_jesters_pay_everybody_on_a_bust(jester: str, coins: int) -> None:  # K10.5
    t = Table(f"options: seats=2 start=0 jester={jester}\ndisplay 0: jester-7*2\nharbour: flute-1-1")
    t.do("reveal").draw("flute-1-1")
    assert t.coins[0] == coins


def test_a_governor_gives_a_take_and_others_pay_for_every_card() -> None:  # K10.6
    t = Table("options: seats=2 start=0\ndisplay 1: governor-8\nharbour: flute-2-1 skiff-2-1").do("stop", "done")
    t.do("loot:flute", "loot:skiff")
    assert t.coins == [5, 5]
    assert len(t.happened("fee")) == 2


@pytest.mark.parametrize(("now", "takes"), [("true", 2), ("false", 1)])
def test_a_governor_just_hired(now: str, takes: int) -> None:  # K10.6
    t = (
        Table(f"""
        options: seats=2 start=0 governor_now={now}
        coins 0: 8
        takes: 2
        harbour: governor-8 flute-1-1
        asked: take 0
        """)
        .do("hire:governor-8")
        .flip_all()
    )
    assert (t.actor, int(t.s.takes)) == (0, takes)
