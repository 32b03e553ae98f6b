"""What an answer is said to be worth and to put at risk, held against what then happens."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from copy import copy
from typing import Any

import pytest

from cothon.games.carthago import scoring
from cothon.games.carthago.pieces import TILE_NAMES
from cothon.games.carthago.view import has_honour
from cothon.games.porto.able import ready_docks
from cothon.games.porto.pieces import DOCK_NAMES
from cothon.play.ahead import Ahead, ahead
from cothon.play.dice import FastDice
from cothon.play.match import Match
from kit.players import new_match
from kit.variants import FULL

GAMES = 60 if FULL else 12


def looks(name: str, variants: list[str], ask: str, games: int = GAMES) -> Iterator[tuple[Match, int, int, Ahead]]:
    """Answers to a question in random games, looked at before they are given."""
    for seed in range(games):
        dice = FastDice(seed)
        match = new_match(name, variants[seed % len(variants)], seed)
        while (seat := match.actor) is not None:
            view = match.view(seat)
            legal = match.game.legal(view)
            action = legal[dice.below(len(legal))]
            if match.ask == ask:
                yield match, seat, action, ahead(match.game, view, [action])
            match.submit(seat, action, match.version)


def of(match: Match, since: int, *kinds: str) -> list[dict[str, Any]]:
    return [t.event.whole() for t in match._told if t.version > since and t.event.name in kinds]


@pytest.mark.parametrize("view", ["full", "table"])
def test_pirates_take_no_more_and_no_less_than_was_said(view: str) -> None:  # T11.3, T11.6
    looked = 0
    for match, _, action, said in looks("traders", [f"seats=3 view={view}", f"seats=4 view={view}"], "act"):
        risks = {n.fields["seat"]: n for n in said.notes}
        if not risks:
            continue
        assert match.game.actions.label(action) == "act:buy"
        twin, since = _played_through_the_raid(match), match.version
        lost = {seat: Counter[str]() for seat in range(twin.options.seats)}
        for event in of(twin, since, "lost"):
            lost[event["seat"]] += Counter(event["cards"])
        for seat, cards in lost.items():
            assert seat in risks or not cards
            if seat in risks:
                assert cards <= Counter(risks[seat].fields["card"])  # type: ignore[arg-type]
        for seat, note in risks.items():
            if note.key == "at-risk-of":
                assert note.fields["least"] <= lost[seat].total() <= note.fields["most"]  # type: ignore[operator,index]
                looked += 1
            looked += view == "table"
    assert looked


def _played_through_the_raid(match: Match) -> Match:
    """A copy, in which the purchase is made and paid, up to the end of the raid."""
    twin, dice = copy(match), FastDice(match.version)
    twin.submit(twin.actor or 0, twin.game.actions.id("act:buy"), twin.version)
    since = match.version
    while not twin.over and not of(twin, since, "ship_back"):
        seat = twin.actor
        assert seat is not None
        legal = twin.game.legal(twin.view(seat))
        twin.submit(seat, legal[dice.below(len(legal))], twin.version)
    return twin


def test_a_disc_brings_the_points_that_were_said() -> None:  # C12.1, C13.3
    """Where the cards that are paid count for nothing else: without a disc on the tiles for coins and for goods."""
    looked = 0
    for match, seat, action, said in looks("carthago", ["seats=3", "seats=2", "seats=4"], "after"):
        if not said.notes:
            continue
        (note,) = said.notes
        view: Any = match.view(seat)
        counting = [t for t, tile in enumerate(TILE_NAMES) if tile in ("coins", "goods")]
        if any(has_honour(view, seat, t) or TILE_NAMES[t] in str(note.fields["place"]) for t in counting):
            continue
        state: Any = match._state.clone()
        before = scoring.score(state, seat)
        match.game.apply(state, action)
        while match.game.asks[state.ask].name == "coins":
            match.game.apply(state, match.game.legal(state)[-1])
        assert scoring.score(state, seat) - before == note.fields["points"]
        looked += 1
    assert looked


def test_a_ship_that_is_said_to_be_ready_can_be_loaded() -> None:  # P3.11
    looked = 0
    for match, _, action, said in looks("porto", ["seats=3", "seats=4", "seats=5"], "moor"):
        state: Any = match._state.clone()
        match.game.apply(state, action)
        for note in said.notes:
            dock = DOCK_NAMES.index(str(note.fields["dock"]))
            if note.key in ("berth-ready", "berth-waits") and state.dock_ship[dock] >= 0:
                ready = bool(ready_docks(state, note.fields["seat"]) >> dock & 1)  # type: ignore[arg-type]
                assert ready == (note.key == "berth-ready")
                looked += 1
    assert looked
