"""The end of a game: what is certain there, the search knows, and it takes no option that loses by force."""

from __future__ import annotations

import json
import pickle
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from cothon.bots import Budget, bot
from cothon.bots.endgame import Endgame
from cothon.bots.instinct import instinct, knowledge
from cothon.bots.levels import SearchBot
from cothon.bots.search import Found, Search
from cothon.core.arr import new_floats
from cothon.core.view import State
from cothon.games import game, names
from cothon.games.karibik.made.ids import ASK_FLIP, ASK_SETTLE
from cothon.play.dice import FastDice
from kit.forced import Solver
from kit.thinking import position, view_of
from kit.variants import FULL, VARIANTS

CASES = [json.loads(line) for line in (Path(__file__).parent / "closing.jsonl").read_text("utf-8").splitlines()]
"""Choices of karibik with options proven to lose: `gather`. In most of them level 5 took one before it knew."""
THEN = 1
"""The rules version of these choices."""
MOST = 2000
"""Positions the solver tries for one option."""
FLIPS = frozenset((int(ASK_FLIP), int(ASK_SETTLE)))
"""What is on the front of a spent coin matters only after the next reshuffle; none comes in these positions."""
CAPTAIN = """\
options: seats=2 edition=karibik110 start=random target=10 require_expedition=true expedition_values=3-5 \
duplicate=auto jester=all governor_now=true bust_expedition=false followers=always fee_from_loot=true spent=open \
max_rounds=60
asked: take 1
start: 1
active: 1
round: 16
shown: 3
step: 1
takes: 1
harbour: frigate-3-skull captain-4 admiral-9
row: exp-ccs
display 0: trader-flute-3 settler-4 sailor-7 exp-pp
display 1: trader-pinnace-5 settler-4 sailor-5 mademoiselle-9 jester-7 jester-9
discard: pinnace-1-1 pinnace-2-1 pinnace-3-4*2 pinnace-4-4 flute-1-1*2 flute-4-5 skiff-1-1*3 skiff-2-1 skiff-3-3 \
skiff-4-5 frigate-1-1*3 frigate-2-3 frigate-3-6 frigate-4-skull galleon-2-4*2 galleon-3-7*2 trader-pinnace-3 \
trader-flute-5 trader-skiff-3*2 trader-frigate-3 trader-galleon-3 settler-4*2 captain-4*2 priest-4*2 jack-6*2 \
sailor-3*5 pirate-7 mademoiselle-7 mademoiselle-9 jester-7 admiral-9 governor-8*4 exp-pps tax-strength*3
newest: 1
coins 0: 1=11
coins 1: 1=14
deck: 15
"""
"""Seat 1 has 13 influence and no request; seat 0 has 8, a request, 11 coins and the last turn of the round.

If it gets the Admiral, the round is the last one, and seat 1 has no turn left in which to complete a request.
"""


def proven(s: State, action: int) -> bool:
    g = game("karibik", THEN)
    return Endgame(g, instinct("karibik"), int(s.actor)).lost(s, action)


def test_a_captain_is_not_hired_where_that_leaves_the_victory_to_the_other() -> None:
    g = game("karibik", THEN)
    s = g.read(CAPTAIN)
    before = s.key()
    lost = {g.actions.label(a): proven(s, a) for a in g.legal(s)}
    assert lost == {"loot:frigate": True, "hire:captain-4": True, "hire:admiral-9": False, "done": True}
    assert s.key() == before, "a proof leaves the position as it is"
    for seed in range(3):
        player = bot("level-5")
        assert isinstance(player, SearchBot)
        assert player.choose(g, view_of(g, s), Budget(), FastDice(seed)) == g.actions.id("hire:admiral-9")
        found = {g.actions.label(f.action): f for f in player.found}
        assert found["hire:captain-4"].value < 0.05
        assert all(f.tried > 3 for f in found.values()), "every option has been looked at"


@pytest.mark.parametrize("case", CASES if FULL else CASES[::6])
def test_level_5_takes_no_option_that_loses_by_force_while_another_does_not(case: dict[str, Any]) -> None:
    g = game("karibik", THEN)
    s = g.read(case["position"])
    labels = {a: g.actions.label(a) for a in g.legal(s)}
    assert [label for a, label in labels.items() if proven(s, a)] == case["lost"]
    assert 0 < len(case["lost"]) < len(labels)
    taken = bot("level-5").choose(g, view_of(g, s), Budget(), FastDice(1))
    assert labels[taken] not in case["lost"]


@pytest.mark.parametrize("case", CASES if FULL else CASES[::6])
def test_whoever_tries_everything_to_the_end_finds_no_proof_wrong(case: dict[str, Any]) -> None:
    g = game("karibik", THEN)
    s = g.read(case["position"])
    solver = Solver(g, FLIPS, MOST)
    for label in case["lost"]:
        assert solver.lost(s, int(s.actor), g.actions.id(label)) is not False


@pytest.mark.parametrize("options", VARIANTS["karibik"])
def test_who_is_beaten_does_not_win(options: str) -> None:  # K12.1
    """At every step of some games: whoever the rules exclude stays excluded, has no chance, and has not won."""
    g, sense = game("karibik"), instinct("karibik")
    chances = new_floats(8)
    for seed in range(4):
        dice = FastDice(seed)
        s = g.start(g.options_from(options))
        beaten: set[int] = set()
        g.roll(s, dice)
        while s.actor >= 0:
            found = {p for p in range(int(s.seats)) if sense.beaten(s, p)}
            assert beaten <= found
            beaten = found
            if 0 < len(beaten) < s.seats:
                sense.chances(s, chances)
                assert all((chances[p] == 0.0) is (p in beaten) for p in range(int(s.seats)))
            g.apply(s, bot("level-2").choose(g, view_of(g, s), Budget(), dice))
            g.roll(s, dice)
        assert not beaten & set(g.result(s).winners)


def test_somebody_is_beaten_before_the_end_now_and_then() -> None:
    """Else the test above would say nothing."""
    g, sense = game("karibik"), instinct("karibik")
    seen = 0
    for seed in range(20):
        dice = FastDice(seed)
        s = g.start(g.options(3))
        g.roll(s, dice)
        while s.actor >= 0:
            seen += any(sense.beaten(s, p) for p in range(3))
            g.apply(s, bot("level-2").choose(g, view_of(g, s), Budget(), dice))
            g.roll(s, dice)
    assert seen > 20


@pytest.mark.parametrize("name", [n for n in names() if n != "karibik"])
def test_games_that_say_nothing_about_their_end_are_searched_as_ever(name: str) -> None:
    sense = instinct(name)
    s = position(game(name), "seats=3", 10_000)
    assert not any(sense.beaten(s, p) for p in range(3))
    assert sense.matters(s)
    assert not sense.closing(s)
    assert knowledge(name).SETTINGS.least == 0.0


def test_every_option_of_the_decision_gets_its_least_share_of_the_visits() -> None:
    g = game("karibik")
    settings = knowledge(g.facts.name).SETTINGS
    for choices in (20, 60, 100):
        view = view_of(g, position(g, "seats=3", choices))
        found = Search(g, instinct("karibik"), settings).think(view, 600, 0.0, 1)
        assert len(found) == len(g.legal(view))
        assert all(f.tried >= int(settings.least * 600) for f in found)


def gather(seeds: range) -> list[str]:
    """Where the lines of `closing.jsonl` come from: `gather(range(3000, 3150))` finds 388 of them in 150 games."""
    g, lines = game("karibik", THEN), []
    for seed in seeds:
        dice = FastDice(seed)
        s = g.start(g.options(2))
        g.roll(s, dice)
        while s.actor >= 0:
            legal = g.legal(s)
            if len(legal) > 1 and instinct("karibik").closing(s):
                lost = [g.actions.label(a) for a in legal if proven(s, a)]
                if 0 < len(lost) < len(legal):
                    lines.append(json.dumps({"seed": seed, "position": g.write(s), "lost": lost}))
            g.apply(s, bot("level-3").choose(g, view_of(g, s), Budget(), dice))
            g.roll(s, dice)
    return lines


def test_what_was_proven_is_copied_along() -> None:
    found = Found(3, 10, 0.5, 0.25, lost=True)
    for copy in (pickle.loads(pickle.dumps(found)), deepcopy(found)):
        assert (copy.action, copy.tried, copy.value, copy.prior, copy.lost) == (3, 10, 0.5, 0.25, True)
