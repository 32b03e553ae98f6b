"""Twin worlds (law 8): what a viewer is told does not depend on what it may not see; and planted leaks are found."""

from __future__ import annotations

import pytest

from cothon.core import CHANCE, Refusal, State, Teller, View
from cothon.games import game
from kit.twins import Leak, Twins
from kit.variants import FULL, all_variants, options_of
from kit.wrapped import Wrapped

SEEDS = 40 if FULL else 3


@pytest.mark.parametrize(("name", "text"), all_variants())
def test_twin_worlds_are_told_alike(name: str, text: str) -> None:
    options = options_of(name, text)
    for seed in range(SEEDS):
        viewer = [None, *range(options.seats)][seed % (options.seats + 1)]
        Twins(game(name), options, viewer, seed).run(why_every=17)
        Twins(game(name), options, viewer, seed).imagine(at=60 + 37 * seed).run(why_every=17)


# Where something is hidden: variants, and what is hidden in the state.
SECRETS = [
    ("karibik", "seats=3 spent=unseen", "dark"),
    ("traders", "seats=3 mode=classic", "draw"),
    ("carthago", "seats=3", "where"),
]


def hidden_number(s: View, field: str) -> int:
    """A number that depends on the secret part of a state."""
    return sum((i + 1) ** 2 * int(x) ** 2 for i, x in enumerate(getattr(s, field))) % 1009


class LeakyView(Wrapped):
    """Shows a number made from the secret."""

    field = ""
    last = 0

    def mask(self, v: View, seat: int | None) -> View:
        if isinstance(v, State):
            self.last = hidden_number(v, self.field)
        return self.inner.mask(v, seat)

    def show(self, v: View) -> dict[str, object]:
        return {**self.inner.show(v), "rest": self.last}


class LeakyEvent(Wrapped):
    """Tells the secret in a public field of an event."""

    field = ""

    def apply(self, s: State, a: int, tell: Teller | None = None) -> None:  # type: ignore[override]
        self.inner.apply(s, a, tell)
        if tell is not None:
            tell.say("rest", cards=hidden_number(s, self.field))


class LeakyOptions(Wrapped):
    """Leaves out a legal action when a secret number is even."""

    field = ""

    def legal_into(self, v: View, buf) -> int:  # type: ignore[no-untyped-def,override]
        n = self.inner.legal_into(v, buf)
        return n - 1 if n > 1 and isinstance(v, State) and hidden_number(v, self.field) % 2 == 0 else n


class LeakyRefusal(Wrapped):
    """Mentions the secret in the words of a refusal."""

    field = ""
    last = 0

    def mask(self, v: View, seat: int | None) -> View:
        if isinstance(v, State):
            self.last = hidden_number(v, self.field)
        return self.inner.mask(v, seat)

    def refuse(self, v: View, action: int) -> Refusal:
        return Refusal(self.facts.turn, "not-with", left=self.last)


@pytest.mark.parametrize("leaky", [LeakyView, LeakyEvent, LeakyOptions, LeakyRefusal])
@pytest.mark.parametrize(("name", "text", "field"), SECRETS)
def test_a_planted_leak_is_found(leaky: type[Wrapped], name: str, text: str, field: str) -> None:
    planted = leaky(game(name))
    planted.field = field  # type: ignore[attr-defined]
    with pytest.raises(Leak):
        hunt(planted, name, text)


def hunt(planted: Wrapped, name: str, text: str) -> None:
    for seed in range(60):
        Twins(planted, options_of(name, text), viewer=seed % 3, seed=seed).run()


@pytest.mark.parametrize(("name", "text", "field"), SECRETS)
def test_twins_really_differ_where_something_is_hidden(name: str, text: str, field: str) -> None:
    twins = [Twins(game(name), options_of(name, text), viewer=1, seed=seed).run(why_every=999) for seed in range(6)]
    assert any(t.differed for t in twins)


@pytest.mark.parametrize(("name", "text", "field"), SECRETS)
def test_a_wrapped_plain_python_game_plays_on(name: str, text: str, field: str) -> None:
    """Third parties may write games in plain Python: the interface is an ordinary abstract class to them."""
    plain = Wrapped(game(name))
    s = plain.start(plain.options_from(text))
    while s.actor == CHANCE:
        plain.apply(s, plain.chance(s)[0][0])
    assert plain.legal(s) == game(name).legal(s)
