"""Chapter K2: setup."""

import pytest

from cothon.core.arr import ints
from games.karibik.seen import Table


def test_all_cards_are_shuffled_into_the_deck() -> None:  # K2.1
    t = Table(seats=2, start=0)
    assert ints(t.s.u) == ints(t.s.rules.copies)
    assert sum(ints(t.s.u)) == 110


@pytest.mark.parametrize(
    ("edition", "seats", "deck"),
    [
        ("karibik110", 2, 104),
        ("karibik110", 3, 101),
        ("karibik110", 4, 98),
        ("portroyal120", 2, 113),
        ("portroyal120", 3, 110),
        ("portroyal120", 4, 107),
        ("portroyal120", 5, 104),
    ],
)
def test_everybody_gets_three_coins(edition: str, seats: int, deck: int) -> None:  # K2.2
    t = Table(seats=seats, edition=edition)
    assert t.coins == [3] * seats
    assert t.s.deck == deck


def test_the_starting_player_is_drawn_at_random_or_fixed() -> None:  # K2.3
    t = Table(seats=3)
    assert (t.ask, t.actor) == ("starter", -1)
    assert t.chances == {"0": 1, "1": 1, "2": 1}
    t.draw("2")
    assert (t.ask, t.actor, t.s.active, t.s.start) == ("discover", 2, 2, 2)
    t = Table(seats=3, start=1)
    assert (t.ask, t.actor) == ("discover", 1)


def test_the_table_starts_empty() -> None:  # K2.4
    t = Table(seats=4, edition="portroyal120", start=0)
    assert (t.harbour, t.row, t.up, t.s.discard) == ([], [], {}, 0)
    assert [t.display(p) for p in range(4)] == [[], [], [], []]


def test_five_players_find_a_request_in_the_row() -> None:  # K2.4
    t = Table(seats=5, edition="portroyal120", start=0)
    assert t.row == ["exp-cps"]
    t.do("reveal")
    assert "exp-cps" not in t.chances
    t = Table("options: seats=5 edition=portroyal120 start=0\ndisplay 0: captain-4 priest-4 settler-4")
    t.do("complete:exp-cps", "give:captain", "give:priest", "give:settler")
    assert (t.coins[0], t.influence(0)) == (6, 5)
    assert Table(seats=4, edition="portroyal120", start=0).why("complete:exp-cps") == "K2.4"
