"""Copies by `pickle` and `copy` are the same game, whatever is copied and wherever it goes, and go their own way."""

from __future__ import annotations

import copy
import json
import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cothon import build
from cothon.core.errors import UnknownGame, UnknownVersion, WrongDraw
from cothon.core.game import Game
from cothon.core.result import Result
from cothon.core.view import CHANCE, OVER, State
from cothon.games import game, names
from cothon.play.dice import FastDice
from cothon.play.fairness import Scripted, Source
from cothon.play.match import Match
from cothon.play.record import Drawn
from kit import rest
from kit.laws import seats_and_spectator
from kit.players import new_match, play_on, play_until
from kit.variants import FULL, all_variants, options_of

TESTS = Path(__file__).resolve().parent.parent


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


WAYS: list[Callable[[Any], Any]] = [pickled, copy.deepcopy]


def along(g: Game, text: str, apart: int) -> list[State]:
    """Positions of a random game, also while chance is to act and at the end."""
    dice, found, step = FastDice(11), [], 0
    s = g.start(options_of(g.facts.name, text))
    while s.actor != OVER:
        if step % apart == 0:
            found.append(s.clone())
        legal = g.legal(s)
        g.apply(s, g.pick(s, dice.below(g.weight(s))) if s.actor == CHANCE else legal[dice.below(len(legal))])
        step += 1
    return [*found, s]


@pytest.mark.parametrize(("name", "text"), all_variants())
def test_positions_and_views_are_copied_at_every_stage_of_a_game(name: str, text: str) -> None:
    g = game(name)
    for s in along(g, text, 7 if FULL else 41):
        for way in WAYS:
            twin = way(s)
            assert type(twin) is type(s)
            assert twin.key() == s.key()
            twin.check()
        for seat in seats_and_spectator(options_of(name, text)):
            v = g.mask(s, seat)
            for way in WAYS:
                twin = way(v)
                assert type(twin) is type(v)
                assert rest.of_view(g, twin) == rest.of_view(g, v)


@pytest.mark.parametrize("way", [*WAYS, copy.copy])
@pytest.mark.parametrize(("name", "text"), all_variants())
def test_a_copied_position_is_played_on_alike_and_alone(name: str, text: str, way: Callable[[Any], Any]) -> None:
    g = game(name)
    states = along(g, text, 10)
    s = states[len(states) // 2]
    before, twin = s.key(), way(s)
    told = rest.of_state(g, twin)
    assert s.key() == before != twin.key()
    assert rest.of_state(g, s) == told


@pytest.mark.parametrize("name", names())
def test_a_pickled_view_holds_no_secret(name: str) -> None:
    """Two worlds that a viewer cannot tell apart give it the same pickle."""
    for at, text in all_variants():
        if at == name:
            g = game(name)
            for s in along(g, text, 60):
                for seat in seats_and_spectator(options_of(name, text)):
                    v = g.mask(s, seat)
                    other = g.mask(g.fill(v, FastDice(5)), seat)
                    assert pickle.dumps(v) == pickle.dumps(other)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", names())
def test_a_game_is_always_the_same_object(name: str, way: Callable[[Any], Any]) -> None:
    assert way(game(name)) is game(name)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("name", "text"), all_variants())
def test_a_copied_match_goes_on_alike_and_alone(name: str, text: str, way: Callable[[Any], Any]) -> None:
    match = rest.halfway(name, text)
    seat = match.actor
    assert seat is not None
    if free := match.could_take_back(seat):
        match.take_back(seat, match.version, free[-1], agreed=True)
    twin, version = way(match), match.version
    told = rest.of_match(twin)
    assert twin.over
    assert match.version == version
    assert rest.of_match(match) == told


def test_a_copied_match_takes_its_draws_from_where_they_came() -> None:
    whole = play_on(new_match("traders"))
    script = Scripted([e.draw for e in whole.record().entries if isinstance(e, Drawn)])
    match = Match(whole.game, whole.options, whole.seats, b"", source=script, sealed=whole.commitment)
    play_until(match, lambda m: m.version > 40, FastDice(1))
    for way in WAYS:
        assert play_on(play_until(way(match), lambda m: m.version > 40, FastDice(1)), 1).version >= match.version
        assert way(match).record() == match.record()
    late = Match(whole.game, whole.options, whole.seats, bytes(32), start=whole.world(60))
    assert rest.of_match(pickled(late)) == rest.of_match(late)


class Moody(Source):
    """Another draw each time it is asked: what no source may be."""

    def __init__(self) -> None:
        self.asked = 0

    def draw(self, game: Game, s: State, number: int) -> int:
        self.asked += 1
        return int(game.pick(s, self.asked % game.weight(s)))


def test_a_match_that_cannot_be_played_again_is_not_copied_as_another_one() -> None:
    whole = new_match("traders")
    match = Match(whole.game, whole.options, whole.seats, b"", source=Moody(), sealed="00" * 32)
    with pytest.raises(WrongDraw, match="entry 1: "):
        pickled(match)


@pytest.mark.parametrize("way", [*WAYS, copy.copy])
def test_copied_dice_fall_alike_and_alone(way: Callable[[Any], Any]) -> None:
    dice = FastDice(2**70 + 5)
    dice.below(6)
    twin = way(dice)
    assert [twin.below(1000) for _ in range(50)] == [dice.below(1000) for _ in range(50)]
    twin.below(6)
    assert rest.of_dice(twin) != rest.of_dice(dice)


@pytest.mark.parametrize("name", names())
def test_options_and_results_are_copied(name: str) -> None:
    match = play_on(new_match(name))
    result = match.result()
    for way in WAYS:
        assert way(match.options) == match.options
        assert way(match.record()) == match.record()
        twin: Result = way(result)
        for told in ("scores", "ranks", "reason", "tie_break", "winners"):
            assert getattr(twin, told) == getattr(result, told)
        assert [line.values for line in twin.account] == [line.values for line in result.account]


def test_what_this_build_does_not_know_is_refused_by_its_name() -> None:
    g = game("traders")
    s = g.start(g.options(2))
    for thing in (g, s, g.mask(s, 0), new_match("traders")):
        made = pickle.dumps(thing, 0)
        with pytest.raises(UnknownGame, match="no game 'trivers'; there are karibik, "):
            pickle.loads(made.replace(b"Vtraders\n", b"Vtrivers\n"))
        at = made.index(b"Vtraders\n")
        newer = made[:at] + made[at:].replace(b"\nI%d\n" % g.facts.version, b"\nI77\n", 1)
        with pytest.raises(UnknownVersion, match="traders has no rules version 77; this build knows 1"):
            pickle.loads(newer)


# -- other processes and builds ---------------------------------------------------------------------------------------


def told(verb: str, file: Path, pure: bool) -> dict[str, Any]:
    env = {k: v for k, v in os.environ.items() if k != "COTHON_PURE"}
    env["PYTHONPATH"] = str(TESTS)
    if pure:
        env["COTHON_PURE"] = "1"
    script = [sys.executable, str(TESTS / "kit" / "rest.py"), verb, str(file)]
    done = subprocess.run(script, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


@pytest.mark.parametrize("pure", [True, False], ids=["from pure", "from compiled"])
def test_everything_goes_on_alike_in_another_process_of_either_build(tmp_path: Path, pure: bool) -> None:
    file = tmp_path / "things.pickle"
    here = told("write", file, pure)
    for there in (True, False):
        copied = told("read", file, there)
        differing = [what for what, said in copied["rests"].items() if said != here["rests"][what]]
        assert not differing, f"{here['build']} to {copied['build']}: {differing}"
    if build.STAMP.exists() and build.STAMP.read_text(encoding="ascii") != build.NONE:
        assert here["build"] == ("pure" if pure else "compiled")
