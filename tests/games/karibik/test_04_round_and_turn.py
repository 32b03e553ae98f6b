"""Chapter K4: rounds and turns."""

import pytest

from games.karibik.seen import Table


def _pass_turn(t: Table) -> None:
    """One card, nothing taken."""
    a = t.actor
    t.do("reveal").draw("sailor-3").do("stop")
    while t.ask == "take":
        t.do("done")
    assert t.actor != a


def test_turns_go_clockwise_and_a_round_is_one_turn_each() -> None:  # K4.1
    t = Table(seats=3, start=2)
    seen = []
    for _ in range(6):
        seen.append((t.actor, int(t.s.round)))
        _pass_turn(t)
    assert seen == [(2, 1), (0, 1), (1, 1), (2, 2), (0, 2), (1, 2)]


def test_a_turn_has_two_phases_and_only_the_active_player_acts_in_the_first() -> None:  # K4.2
    t = Table(seats=3, start=1).do("reveal").draw("sailor-3")
    assert (t.ask, t.actor) == ("discover", 1)
    t.do("stop")
    actors = []
    while t.ask == "take":
        actors.append(t.actor)
        t.do("done")
    assert actors == [1, 2, 0]


def test_a_bust_cancels_the_second_phase() -> None:  # K4.2
    t = Table(seats=2, start=0).do("reveal").draw("flute-1-1").do("reveal").draw("flute-2-2")
    assert (t.ask, t.actor) == ("discover", 1)


@pytest.mark.parametrize("how", ["steps", "bust"])
def test_the_harbour_is_empty_between_turns_and_the_row_stays(how: str) -> None:  # K4.3
    t = Table("options: seats=2 start=0\nrow: exp-cc\nharbour: flute-1-1 settler-4")
    if how == "bust":
        t.do("reveal").draw("flute-2-2")
    else:
        t.do("stop", "done", "done")
    assert (t.ask, t.actor, t.harbour, t.row) == ("discover", 1, [], ["exp-cc"])
