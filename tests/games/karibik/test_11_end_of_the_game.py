"""Chapter K11: what ends the game."""

import pytest

from games.karibik.seen import Table

_NINE = "mademoiselle-9*2 exp-cc"


def _hire_one(more: str, options: str = "") -> Table:
    t = Table(f"options: seats=2 start=0 {options}\ndisplay 0: {more}\ncoins 0: 9\nharbour: sailor-3 priest-4")
    t.do("stop", "hire:sailor-3")
    t.flip_all()
    return t


@pytest.mark.parametrize(("own", "options", "triggered"), [
    (_NINE, "", True), ("mademoiselle-9 mademoiselle-7 exp-cc", "", False), (_NINE, "target=11", False),
    ("mademoiselle-9 exp-cc", "target=7", True),
])  # fmt: skip
def test_target_and_a_request_trigger_the_end(own: str, options: str, triggered: bool) -> None:  # K11.1
    assert _hire_one(own, options).triggered is triggered


def test_a_hire_in_another_players_turn_triggers_too() -> None:  # K11.1
    t = Table(f"options: seats=2 start=0\ndisplay 1: {_NINE}\ncoins 1: 9\nharbour: sailor-3\nasked: take 1")
    t.do("hire:sailor-3").flip_all()
    assert t.triggered
    assert t.happened("target") == [{"event": "target", "seat": 1, "influence": 10}]


def test_influence_without_a_request_triggers_nothing() -> None:  # K11.2
    assert not _hire_one("mademoiselle-9*2 admiral-9*2").triggered
    assert _hire_one("mademoiselle-9*2 admiral-9*2", "require_expedition=false").triggered


@pytest.mark.parametrize(("active", "over"), [(0, False), (1, True)])
def test_the_turn_of_the_seat_before_the_starting_player_is_the_last(active: int, over: bool) -> None:  # K11.3
    t = Table(f"options: seats=2 start=0\nactive: {active}\nended: target\nharbour: flute-1-1")
    t.do("stop", "done", "done")
    assert (t.ask == "over") is over


def test_what_is_gained_in_the_last_turns_counts() -> None:  # K11.3
    t = (
        Table(f"""
        options: seats=2 start=0
        active: 1
        ended: target
        display 0: {_NINE} sailor-3
        display 1: exp-pp admiral-9*2 sailor-3
        coins 1: 5
        harbour: sailor-5
        """)
        .do("stop", "hire:sailor-5")
        .flip_all()
    )
    t.do(*["done"] * (t.ask == "take"))
    assert t.result().scores == (10, 12)
    assert t.result().winners == (1,)


def test_a_turn_that_begins_with_nothing_to_draw_triggers_the_end() -> None:  # K11.4
    text = "options: seats=2 start=1\nactive: 1\nshown: 1\ndeck: {}\ncoins 1: rest"
    t = Table(text.format(0)).do("stop")
    assert t.happened("dead_end") == [{"event": "dead_end"}]
    assert (t.ask, t.actor, t.options) == ("discover", 0, ["stop"])
    t.do("stop")
    assert t.result().reason == "dead_end"
    t = Table(text.format(1)).do("stop")
    assert not t.triggered


def test_the_game_ends_after_max_rounds() -> None:  # K11.5
    for rounds, over in ((2, True), (3, False)):
        t = Table(f"options: seats=2 start=0 max_rounds={rounds}\nactive: 1\nround: 2\nharbour: flute-1-1")
        t.do("stop", "done", "done")
        assert (t.ask == "over") is over
    t = Table("options: seats=2 start=0 max_rounds=2\nactive: 0\nround: 2\nharbour: flute-1-1").do("stop", "done")
    assert t.ask == "take"


@pytest.mark.parametrize(("options", "triggered"), [("", True), ("require_expedition=true", False)])
def test_the_longer_edition_needs_twelve_and_no_request(options: str, triggered: bool) -> None:  # K11.6
    own = "mademoiselle-9*2 admiral-9 jester-7"  # 11
    t = Table(
        f"options: seats=2 edition=portroyal120 start=0 {options}\ndisplay 0: {own}\ncoins 0: 9\nharbour: sailor-3"
    )
    assert int(t.s.rules.target) == 12
    t.do("stop", "hire:sailor-3").flip_all()
    assert (t.influence(0), t.triggered) == (12, triggered)


@pytest.mark.parametrize(("ended", "reason"), [("target", "target"), ("dead_end", "dead_end"), ("", "max_rounds")])
def test_the_reason_is_what_triggered_first(ended: str, reason: str) -> None:  # K11.7
    line = f"ended: {ended}\n" if ended else ""
    t = Table(f"options: seats=2 start=0 max_rounds=4\nround: 4\nactive: 1\n{line}harbour: flute-1-1")
    t.do("stop", "done", "done")
    assert t.result().reason == reason
    assert t.happened("over") == [{"event": "over", "reason": reason}]


def test_reaching_the_target_after_a_dead_end_does_not_change_the_reason() -> None:  # K11.7
    t = Table(f"options: seats=2 start=0\nended: dead_end\ndisplay 0: {_NINE}\ncoins 0: 9\nharbour: sailor-3")
    t.do("stop", "hire:sailor-3").flip_all()
    assert int(t.s.ended) == 2
