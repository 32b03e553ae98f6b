"""Chapter Options: names, defaults, values, refusals."""

from __future__ import annotations

import pytest

from cothon.core.errors import BadOption
from cothon.games import game
from cothon.games.porto.options import DECLARED


def test_defaults() -> None:
    assert game("porto").options().whole() == (
        "seats=3 first_player=random privilege_timing=keep money_screen=hidden start_tie=next_left "
        "final_purchase=always load_any=at_dock homecoming=before_points offering=own doubled_card=carrier "
        "action_table=A intrigue_table=A"
    )


@pytest.mark.parametrize(
    "text",
    [
        "seats=2", "seats=6", "first_player=3", "seats=4 first_player=4", "first_player=nobody", "offering=none",
        "doubled_card=captains", "action_table=C", "weather=fine", "money_screen=true", "intrigue_table=a",
    ],
)  # fmt: skip
def test_an_unknown_option_or_value_is_refused(text: str) -> None:
    with pytest.raises(BadOption):
        game("porto").options_from(text)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_seat_may_start(seats: int) -> None:
    g = game("porto")
    for p in range(seats):
        assert int(g.start(g.options(seats, {"first_player": p})).sp) == p  # type: ignore[attr-defined]


@pytest.mark.parametrize("option", [o for o in DECLARED if o.name != "first_player"], ids=lambda o: o.name)
def test_every_value_is_kept_in_a_position(option) -> None:  # type: ignore[no-untyped-def]
    g = game("porto")
    for value in option.allowed({}):
        s = g.start(g.options(3, {option.name: value}))
        told = "" if value == option.default else f" {option.name}={value}"
        assert g.write(s).startswith(f"options: seats=3{told}\n")
        assert g.read(g.write(s)).key() == s.key()
