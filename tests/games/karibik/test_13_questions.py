"""Chapter Questions: when each question is put, what it offers and in which order."""

import pytest

from cothon.games import game
from cothon.play.dice import FastDice
from games.karibik.seen import Table


def test_options_are_offered_in_the_order_of_the_labels() -> None:
    t = Table(
        """
        options: seats=2 start=0
        display 0: captain-4*2 priest-4*2 settler-4*2
        row: exp-ss exp-cc exp-pps
        coins 0: 20
        harbour: galleon-1-2 flute-1-1 governor-8 sailor-3 trader-pinnace-3
        """
    )
    assert t.options == ["reveal", "stop", "complete:exp-cc", "complete:exp-ss", "complete:exp-pps"]
    t.do("stop")
    assert t.options == [
        "complete:exp-cc", "complete:exp-ss", "complete:exp-pps", "loot:flute", "loot:galleon",
        "hire:trader-pinnace-3", "hire:sailor-3", "hire:governor-8", "done",
    ]  # fmt: skip


def test_a_question_with_a_single_option_is_still_asked() -> None:  # K5.1
    t = Table(seats=2, start=0)
    assert (t.ask, t.options) == ("discover", ["reveal"])
    t = Table("options: seats=2 start=0\ncoins 0: 0\nharbour: settler-4").do("stop")
    assert (t.ask, t.options) == ("take", ["done"])


def test_equal_faces_are_one_option_and_sailors_of_different_cost_are_two() -> None:
    t = Table("options: seats=2 start=0\ncoins 0: 9\nharbour: sailor-3*2 sailor-5").do("stop")
    assert t.options == ["hire:sailor-3", "hire:sailor-5", "done"]


def test_take_is_not_asked_without_takes_or_cards() -> None:
    t = Table("options: seats=3 start=0\nharbour: flute-1-1").do("stop", "loot:flute")
    assert (t.ask, t.actor) == ("discover", 1)


def test_take_goes_on_after_a_payment_with_the_takes_left() -> None:
    t = Table("options: seats=2 start=0\ndisplay 0: priest-4*2\nrow: exp-pp\nharbour: flute-1-1").do("stop")
    t.do("complete:exp-pp", "give:priest", "give:priest")
    assert (t.ask, int(t.s.takes), t.options) == ("take", 1, ["loot:flute", "done"])


def test_after_a_jack_the_same_kind_takes_only_jacks() -> None:  # K6.3
    t = Table("options: seats=2 start=0\ndisplay 0: priest-4*2 jack-6*2\nrow: exp-pp").do("complete:exp-pp")
    assert t.options == ["give:priest", "give:jack"]
    t.do("give:jack")
    assert t.options == ["give:jack"]
    assert t.why("give:priest") == "K6.3"


def test_a_jack_for_one_kind_does_not_bind_the_next() -> None:  # K6.3
    t = Table("options: seats=2 start=0\ndisplay 0: captain-4 settler-4 jack-6*2\nrow: exp-ccs").do("complete:exp-ccs")
    t.do("give:captain", "give:jack")
    assert t.options == ["give:settler", "give:jack"]


def test_a_payment_always_goes_through_and_each_set_has_one_path() -> None:  # K6.5
    """Every display of up to two of each kind and three Jacks: the paths are distinct sets, and at least one."""
    for c in range(3):
        for st in range(3):
            for j in range(4):
                own = " ".join(f"{name}*{k}" for name, k in (("captain-4", c), ("settler-4", st), ("jack-6", j)) if k)
                t = Table(f"options: seats=2 start=0\ndisplay 0: {own}\nrow: exp-ccs")
                if "complete:exp-ccs" not in t.options:
                    assert max(0, 2 - c) + max(0, 1 - st) > j
                    continue
                sets = _payments(t, [])
                assert sets
                assert len(sets) == len({tuple(sorted(s)) for s in sets})


def _payments(t: Table, path: list[str]) -> list[list[str]]:
    t = Table(t.game.write(t.s))
    if t.ask == "discover" and not path:
        t.do("complete:exp-ccs")
    if t.ask != "pay":
        return [path]
    out: list[list[str]] = []
    assert t.options
    for option in t.options:
        out += _payments(Table(t.game.write(t.s)).do(option), [*path, option])  # type: ignore[arg-type]
    return out


@pytest.mark.parametrize("text", ["seats=2", "seats=3 spent=unseen", "seats=5 edition=portroyal120"])
def test_a_random_game_ends_within_the_stated_bound(text: str) -> None:  # K11.5
    g = game("karibik")
    options = g.options_from(text)
    dice = FastDice(3)
    s = g.start(options)
    n = 0
    g.roll(s, dice)
    while s.actor >= 0:
        legal = g.legal(s)
        g.apply(s, legal[dice.below(len(legal))])
        g.roll(s, dice)
        n += 1
    assert n <= g.longest(options)


def test_the_bound_grows_with_rounds_and_seats() -> None:  # K11.5
    g = game("karibik")
    assert g.longest(g.options_from("seats=2 max_rounds=1")) == 2 * (3 * 110 + 1 + 2) + 24
    assert g.longest(g.options_from("seats=5 edition=portroyal120")) == 60 * 5 * (3 * 119 + 1 + 5) + 24
