"""Chapter Options: names, defaults, values, refusals."""

from __future__ import annotations

import pytest

from cothon.core.errors import BadOption
from cothon.core.options import spell
from cothon.games import game
from cothon.games.porto.options import DECLARED


def test_defaults() -> None:
    assert game("porto", 2).options().whole() == (
        "seats=3 first_player=random privilege_timing=keep money_screen=hidden start_tie=next_left "
        "final_purchase=always load_any=from_store homecoming=after_privilege offering=own doubled_card=carrier "
        "action_table=A intrigue_table=A final_servants=home refill_counts=false"
    )


def test_version_1_has_the_defaults_it_had() -> None:
    old = game("porto", 1).options()
    assert old.whole() == (
        "seats=3 first_player=random privilege_timing=keep money_screen=hidden start_tie=next_left "
        "final_purchase=always load_any=at_dock homecoming=before_points offering=own doubled_card=carrier "
        "action_table=A intrigue_table=A"
    )
    assert (old["final_servants"], old["refill_counts"], old["purses"]) == ("home", False, "screened")
    for text in ("homecoming=after_privilege", "final_servants=home", "refill_counts=false", "purses=closed"):
        with pytest.raises(BadOption):
            game("porto", 1).options_from(text)


@pytest.mark.parametrize(
    "text",
    [
        "seats=2", "seats=6", "first_player=3", "seats=4 first_player=4", "first_player=nobody", "offering=none",
        "doubled_card=captains", "action_table=C", "weather=fine", "money_screen=true", "intrigue_table=a",
        "final_servants=away", "refill_counts=yes", "purses=closed", "homecoming=never",
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


CHOSEN = [o for o in DECLARED if o.name != "first_player" and not o.fixed]


@pytest.mark.parametrize("option", CHOSEN, ids=lambda o: o.name)
def test_every_value_is_kept_in_a_position(option) -> None:  # type: ignore[no-untyped-def]
    for version, heading in ((1, ""), (2, "rules: 2\n")):
        g, then = game("porto", version), option.at(version)
        for value in () if then.fixed else then.allowed({}):
            s = g.start(g.options(3, {option.name: value}))
            told = "" if value == then.default else f" {option.name}={spell(value)}"
            assert g.write(s).startswith(f"{heading}options: seats=3{told}\n")
            assert g.read(g.write(s)).key() == s.key()
