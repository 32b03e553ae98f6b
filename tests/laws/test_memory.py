"""Nothing piles up: what a server does all day - views, screens, refusals, odds, bots - leaves no memory behind."""

from __future__ import annotations

import gc
import json
import pickle
import tracemalloc
from collections.abc import Callable
from copy import deepcopy

import pytest

from cothon.bots import Budget, bot
from cothon.bots.outlook import outlook
from cothon.core import Teller
from cothon.games import game, names
from cothon.play import text
from cothon.play.dice import FastDice
from cothon.play.playout import Tally, random_game
from kit.players import new_match, play_until
from kit.variants import VARIANTS, options_of

ROUNDS = 60
CASES = [(name, VARIANTS[name][i]) for name in names() for i in (1, 4)]


def grown(job: Callable[[], object]) -> int:
    """Bytes that stay behind per call: the least of three looks, since other threads allocate now and then."""
    for _ in range(5):
        job()
    return min(_grown(job) for _ in range(3))


def _grown(job: Callable[[], object]) -> int:
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    for _ in range(ROUNDS):
        job()
    gc.collect()
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) // ROUNDS


@pytest.fixture
def frozen() -> None:
    """What the tests before this one have left is not looked through again at each of a hundred collections."""
    gc.collect()
    gc.freeze()


@pytest.mark.usefixtures("frozen")
@pytest.mark.parametrize(("name", "options"), CASES)
@pytest.mark.usefixtures("networks")
def test_no_call_leaves_memory_behind(name: str, options: str) -> None:
    g = game(name)
    most = min(150, g.longest(options_of(name, options)) // 3)  # a short game is over then
    match = play_until(new_match(name, options), lambda m: m.version > most, FastDice(3))
    seat = match.actor
    assert seat is not None
    s = match._state
    other = g.mask(s, (seat + 1) % s.seats)
    written = g.write(s)
    record = match.record()
    jobs: dict[str, Callable[[], object]] = {
        "a whole game": lambda: random_game(g, match.options, 3, Tally()),
        "clone": s.clone,
        "view": lambda: match.view(seat),
        "key": lambda: (s.key(), match.view(seat).key()),
        "check": s.check,
        "offers": lambda: match.offers(seat),
        "show": lambda: json.dumps(g.show(match.view(None))),
        "why not": lambda: [g.why_not(match.view(seat), a) for a in range(len(g.actions))],
        "odds": lambda: g.odds(match.view(seat), FastDice(1)),
        "imagined world": lambda: g.fill(g.mask(other, other.viewer), FastDice(1)),
        "events": lambda: match.events(seat),
        "an action told": lambda: g.apply(s.clone(), g.legal(s)[0], Teller()),
        "position as text": lambda: g.write(s),
        "position from text": lambda: g.read(written),
        "pickled position": lambda: pickle.loads(pickle.dumps(s)),
        "pickled view": lambda: pickle.loads(pickle.dumps(other)),
        "copied match": lambda: deepcopy(match),
        "record": lambda: text.read(text.write(record)),
        "level": lambda: bot("level-1").choose(g, match.view(seat), Budget(), FastDice(1)),
        "search": lambda: bot("search").choose(g, match.view(seat), Budget(iterations=8), FastDice(1)),
        "network": lambda: bot("network").choose(g, match.view(seat), Budget(), FastDice(1)),
        "search by a network": lambda: bot("level-6").choose(g, match.view(seat), Budget(iterations=8), FastDice(1)),
        "outlook": lambda: outlook(g, match.view(seat), 4),
    }
    left = {what: bytes_ for what, job in jobs.items() if (bytes_ := grown(job)) > 64}
    assert not left, f"bytes left behind per call: {left}"
