"""Twin worlds of carthago, and planted leaks of its own secrets: hands, the blind market draw, the failure draw."""

from __future__ import annotations

import pytest

from cothon.core import OVER, State, Teller, View
from cothon.games.carthago.made.ids import ASK_DECK_CARD, ASK_FAILURE_CARD, ASK_INCOME, ASK_PASS_CARD
from games.carthago.seen import G
from kit.twins import Leak, Twins
from kit.wrapped import Wrapped


class Drawing(Wrapped):
    """The game as it is, only that twins go on after a card was laid.

    Twins part where something is unveiled without a draw. Here the same visible answer lays the same card in both
    worlds, so they can go on as long as it is possible in both.
    """

    def sees(self, v: View, seat: int | None) -> bool:
        return self.inner.sees(v, seat)

    def apply(self, s: State, a: int, tell: Teller | None = None) -> None:  # type: ignore[override]
        self.inner.apply(s, a, tell)
        if tell is not None:
            tell.unveiled = False


def hidden_in(s: View, p: int) -> int:
    """A number that depends on the hidden cards of a hand."""
    return sum((c + 1) * (c + 3) for c in range(75) if s.where[c] == 4 + p and s.epoch[c] >= 0)  # type: ignore[attr-defined]


class LeakyHand(Drawing):
    """Shows a number made from the hidden cards of all hands."""

    last = 0

    def mask(self, v: View, seat: int | None) -> View:
        if isinstance(v, State):
            self.last = sum(hidden_in(v, p) for p in range(v.seats) if p != seat)
        return self.inner.mask(v, seat)

    def show(self, v: View) -> dict[str, object]:
        return {**self.inner.show(v), "rest": self.last}


class LeakyDraw(Drawing):
    """Tells everybody the card of one kind of secret draw."""

    ask = -1

    def apply(self, s: State, a: int, tell: Teller | None = None) -> None:  # type: ignore[override]
        secret = s.actor == -1 and s.ask == self.ask
        super().apply(s, a, tell)
        if secret and tell is not None:
            tell.say("betrayed", card=int(a))


class LeakyCoins(Drawing):
    """Leaves the true coins of other hands in the view."""

    def mask(self, v: View, seat: int | None) -> View:
        seen = self.inner.mask(v, seat)
        if isinstance(v, State):
            for p in range(v.seats):
                seen.coins[p] = v.coins[p]  # type: ignore[attr-defined]
        return seen


class LeakyOdds(Drawing):
    """Offers one option less when others hold an even hidden number."""

    def legal_into(self, v: View, buf) -> int:  # type: ignore[no-untyped-def,override]
        n = self.inner.legal_into(v, buf)
        others = sum(hidden_in(v, p) for p in range(v.seats) if p != v.actor)
        return n - 1 if n > 1 and isinstance(v, State) and others % 2 == 0 else n


def hunt(planted: Wrapped, seats: int = 3, seeds: int = 80) -> None:
    for seed in range(seeds):
        Twins(planted, G.options(seats), viewer=seed % seats, seed=seed).run(why_every=10_000)


@pytest.mark.parametrize("leaky", [LeakyHand, LeakyCoins, LeakyOdds])
def test_a_planted_leak_of_a_hand_is_found(leaky: type[Wrapped]) -> None:  # C16.9
    with pytest.raises(Leak):
        hunt(leaky(G))


def hunt_at(planted: Wrapped, ask: int, seeds: int) -> int:
    """Let others draw such a card in twin worlds, from the moment it is due; gives how often that happened."""
    met = 0
    for seed in range(seeds):
        twins = Twins(planted, G.options(3), viewer=seed % 3, seed=seed)
        while twins.a.actor != OVER and not (twins.a.ask == ask and twins.a.turn != twins.viewer):  # type: ignore[attr-defined]
            planted.apply(twins.a, twins._choice(twins.a))
        if twins.a.actor != OVER:
            met += 1
            twins.b = planted.fill(planted.mask(twins.a, twins.viewer), twins.dice)
            twins.run(why_every=10_000)
    return met


SECRET_DRAWS = [int(ask) for ask in (ASK_INCOME, ASK_PASS_CARD, ASK_DECK_CARD, ASK_FAILURE_CARD)]


@pytest.mark.parametrize("ask", SECRET_DRAWS)
def test_a_planted_leak_of_a_secret_draw_is_found(ask: int) -> None:  # C15.4, C16.9
    planted = LeakyDraw(G)
    planted.ask = ask
    with pytest.raises(Leak, match="events differ"):
        hunt_at(planted, ask, 20)


@pytest.mark.parametrize("ask", SECRET_DRAWS)
def test_secret_draws_of_others_are_told_alike(ask: int) -> None:  # C15.4, C16.9
    assert hunt_at(Drawing(G), ask, 6) > 3


def test_without_a_leak_nothing_is_found() -> None:  # C16.9
    hunt(Drawing(G), 3, 6)
    steps = 0
    for seed in range(24):
        viewer = [None, 0, 1, 2][seed % 4]
        steps += Twins(Drawing(G), G.options(3), viewer, seed).imagine(60 + 12 * seed).run(why_every=10_000).steps
    assert steps > 500


def test_twins_really_differ() -> None:  # C16.3
    twins = [Twins(Drawing(G), G.options(3), viewer=seed % 3, seed=seed).run(why_every=10_000) for seed in range(4)]
    assert all(t.differed for t in twins)
    later = [
        Twins(Drawing(G), G.options(3), viewer=seed % 3, seed=seed).imagine(200).run(why_every=10_000)
        for seed in range(8)
    ]
    assert sum(t.differed for t in later) > 3


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_imagined_worlds_look_the_same(viewer: int | None) -> None:  # C16.7
    for at in (50, 150, 260, 330):
        Twins(G, G.options(3), viewer, at).imagine(at)
