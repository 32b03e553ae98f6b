"""Twin worlds: what a viewer is told does not depend on what it may not see; planted leaks of the deck are found."""

from __future__ import annotations

import pytest

from cothon.core import Game, Refusal, State, Teller, View
from cothon.games import game
from games.porto.harbour_twins import HarbourTwins
from games.porto.seen import board
from games.porto.test_12_knowledge import SMALL
from kit.twins import Leak
from kit.wrapped import Wrapped

DECKS = ["bottom: 19 20", "bottom:", "top: 25 19\nbottom: 29"]


class Looking(Wrapped):
    """Begins with three `look` cards held and a small deck, so that there is something to hide at once."""

    deck = DECKS[0]

    def start(self, options) -> State:  # type: ignore[no-untyped-def,override]
        return board(*SMALL, self.deck).s

    def sees(self, v: View, seat: int | None) -> bool:
        return self.inner.sees(v, seat)


def twins(g: Game, viewer: int | None, seed: int, deck: str = DECKS[0]) -> HarbourTwins:
    g.deck = deck  # type: ignore[attr-defined]
    return HarbourTwins(g, game("porto").options(5), viewer, seed)


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("viewer", [None, 0, 1, 4])
def test_twins_are_told_alike_while_others_look(viewer: int | None, deck: str) -> None:
    differed = 0
    for seed in range(6):
        t = twins(Looking(game("porto")), viewer, seed, deck).run(why_every=5)
        differed += t.differed
        assert t.steps > 3
    assert differed or deck != DECKS[1]


OPTIONS = ["seats=3", "seats=4 homecoming=after_points", "seats=5 load_any=at_dock final_servants=stay"]


@pytest.mark.parametrize("options", OPTIONS)
def test_imagined_twins_are_told_alike(options: str) -> None:
    for seed in range(6):
        assert imagined_twins(game("porto"), options, seed).differed  # in hidden Talents, if in nothing else


def imagined_twins(g: Game, options: str, seed: int) -> HarbourTwins:
    chosen = g.options_from(options)
    viewer = [None, *range(chosen.seats)][seed % (chosen.seats + 1)]
    t = HarbourTwins(g, chosen, viewer, seed).imagine(at=120 + 31 * seed)
    t.run(why_every=29)
    return t


class ShowsPurses(Wrapped):
    """Shows the Talents of all seats (P6.3)."""

    purses: tuple[int, ...] = ()

    def mask(self, v: View, seat: int | None) -> View:
        if isinstance(v, State):
            self.purses = tuple(int(n) for n in v.talents)  # type: ignore[attr-defined]
        return self.inner.mask(v, seat)

    def show(self, v: View) -> dict[str, object]:
        return {**self.inner.show(v), "purses": self.purses}


def test_planted_purses_are_found() -> None:
    with pytest.raises(Leak):
        imagined_twins(ShowsPurses(game("porto")), OPTIONS[0], 1)


def secret(s: View) -> int:
    """A number that depends on the order of the known top."""
    return sum((i + 1) * int(s.groups[i]).bit_length() for i in range(3))  # type: ignore[attr-defined]


class LooksAloud(Looking):
    """Tells everybody the faces seen under `look`."""

    def apply(self, s: State, a: int, tell: Teller | None = None) -> None:  # type: ignore[override]
        own = Teller()
        self.inner.apply(s, a, own)
        for event in own.events:
            if tell is not None and event.name == "look":
                tell.say("look", **event.fields, **event.secret)
            elif tell is not None:
                tell.events.append(event)
        if tell is not None and own.unveiled:
            tell.unveil()


class SortsAloud(Looking):
    """Tells everybody in which order the cards were put back."""

    def apply(self, s: State, a: int, tell: Teller | None = None) -> None:  # type: ignore[override]
        sorting = self.asks[s.ask].name == "sort"
        self.inner.apply(s, a, tell)
        if sorting and tell is not None:
            tell.say("sorted", seat=0, cards=3, ships=[secret(s)])


class ShowsTheOrder(Looking):
    """Shows a number made from the order of the deck."""

    last = 0

    def mask(self, v: View, seat: int | None) -> View:
        if isinstance(v, State):
            self.last = secret(v)
        return self.inner.mask(v, seat)

    def show(self, v: View) -> dict[str, object]:
        return {**self.inner.show(v), "order": self.last}


class MasksTooLittle(Looking):
    """Forgets to merge the groups of the top for other viewers."""

    def mask(self, v: View, seat: int | None) -> View:
        seen = self.inner.mask(v, seat)
        if isinstance(v, State):
            for i in range(4):
                seen.groups[i] = v.groups[i]  # type: ignore[attr-defined]
        return seen


class LosesTheTail(Looking):
    """Shows the tail of the deck only if a secret number is even."""

    last = 0

    def mask(self, v: View, seat: int | None) -> View:
        if isinstance(v, State):
            self.last = secret(v)
        return self.inner.mask(v, seat)

    def show(self, v: View) -> dict[str, object]:
        shown = self.inner.show(v)
        deck = shown["deck"]
        assert isinstance(deck, dict)
        tail = deck["groups"][-1:] if self.last % 2 == 0 else []
        return {**shown, "deck": {**deck, "tail": tail}}


class RefusesAloud(Looking):
    """Mentions the order of the deck in a refusal."""

    last = 0

    def mask(self, v: View, seat: int | None) -> View:
        if isinstance(v, State):
            self.last = secret(v)
        return self.inner.mask(v, seat)

    def refuse(self, v: View, action: int) -> Refusal:
        return Refusal("P13.8", f"not with {self.last}")


@pytest.mark.parametrize("leaky", [LooksAloud, SortsAloud, ShowsTheOrder, MasksTooLittle, LosesTheTail, RefusesAloud])
def test_a_planted_leak_is_found(leaky: type[Looking]) -> None:
    with pytest.raises(Leak):
        hunt(leaky(game("porto")))


def hunt(planted: Looking) -> None:
    for seed in range(40):
        twins(planted, [None, 3, 4, 0][seed % 4], seed, DECKS[1]).run()
