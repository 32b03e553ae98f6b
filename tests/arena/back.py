"""Short finished games to look back at, and the same figures computed once more, step by step, without the analysis."""

from __future__ import annotations

from math import sqrt
from typing import Any

from cothon.arena.story import data
from cothon.bots.instinct import figures, instinct, knowledge
from cothon.bots.search import Search
from cothon.bots.settings import Settings
from cothon.core.game import Game
from cothon.core.view import CHANCE, OVER, State
from cothon.play.match import Match
from cothon.play.record import Done, Drawn, Record, Seat
from cothon.review.analysis import Analysis, Effort, analyse
from kit.players import new_match, play_on

EFFORT = Effort(worlds=4, iterations=12, seed=3, ahead=3)
NAMES = ("Ada", "Hanno", "Dido", "Mago", "Elissa")
GAMES = {
    "karibik": ("seats=2 max_rounds=5 require_expedition=false", 40, 7),
    "traders": ("seats=3", 40, 6),
    "carthago": ("seats=2", 70, 6),
    "porto": ("seats=4", 120, 7),
}
"""Options, how many entries before its end a random game is taken up again, and a seed."""


def late(name: str) -> Match:
    """A match that begins near the end of a random game and is played to its end at random."""
    options, entries, seed = GAMES[name]
    first = play_on(new_match(name, options, seed), seed)
    start = first.world(first.version - entries)
    seats = [Seat("human", NAMES[i]) for i in range(first.options.seats)]
    match = Match(first.game, first.options, seats, seed.to_bytes(32, "big"), [b"salt"], start=start)
    return play_on(match, seed + 1)


class Looked:
    """An analysis, its data, and what is needed to compute it again."""

    def __init__(self, record: Record, effort: Effort = EFFORT) -> None:
        self.record = record
        self.effort = effort
        self.game: Game = record.game
        self.analysis: Analysis = analyse(record, effort)
        self.data: dict[str, Any] = data(self.analysis)
        self.states = replayed(record)

    def before(self, at: int) -> State:
        """The true position in which an entry was made: the one after the entry before it."""
        return self.states[at - 1]


def replayed(record: Record) -> list[State]:
    """The true position at every version of a record without take-backs."""
    game = record.game
    state = game.read(record.start) if record.start else game.start(record.options)
    states = [state.clone()]
    for entry in record.entries:
        assert isinstance(entry, (Done, Drawn))
        game.apply(state, entry.draw if isinstance(entry, Drawn) else entry.action)
        states.append(state.clone())
    return states


def usual(game: Game, state: State) -> int:
    found = figures(game, game.mask(state, int(state.actor)))
    return game.legal(state)[found.index(max(found))]


def after(game: Game, state: State, what: int) -> State:
    state = state.clone()
    game.apply(state, what)
    return state


def chances(game: Game, state: State, effort: Effort) -> list[tuple[float, float]]:
    """Mean and standard error for each seat: by the usual answers to the next draw, then all draws by weight."""
    left, sense = effort.ahead, instinct(game.facts.name)
    while state.actor >= 0 and (left > 0 or not sense.calm(state)):
        left -= len(game.legal(state)) > 1 and left > 0
        state = after(game, state, usual(game, state))
    if state.actor == OVER:
        winners = game.result(state).winners
        return [(1 / len(winners) if p in winners else 0.0, 0.0) for p in range(state.seats)]
    search = Search(game, sense, Settings(cut=left))
    if state.actor != CHANCE:
        return [(x, 0.0) for x in search.ahead(state, 1, effort.seed)[0]]
    ways = game.chance(state)
    each = max(2, effort.worlds // len(ways))
    total = sum(weight for _, weight in ways)
    found = []
    rows = [search.ahead(after(game, state, d), each, effort.seed, i * each) for i, (d, _) in enumerate(ways)]
    for p in range(state.seats):
        means = [sum(r[p] for r in way) / each for way in rows]
        spreads = [sum((r[p] - m) ** 2 for r in way) / (each - 1) / each for way, m in zip(rows, means, strict=True)]
        shares = [weight / total for _, weight in ways]
        mean = sum(m * share for m, share in zip(means, shares, strict=True))
        found.append((mean, sqrt(sum(s * share**2 for s, share in zip(spreads, shares, strict=True)))))
    return found


def preferred(game: Game, state: State, effort: Effort) -> int:
    """What the search answers by what the actor knows."""
    search = Search(game, instinct(game.facts.name), knowledge(game.facts.name).SETTINGS)
    return search.think(game.mask(state, int(state.actor)), effort.iterations, 0.0, effort.seed)[0].action


def compared(game: Game, state: State, given: int, instead: int, effort: Effort) -> tuple[float, float, float, float]:
    """The chance with either answer by what the actor knew, and the difference with its standard error."""
    search = Search(game, instinct(game.facts.name), knowledge(game.facts.name).SETTINGS)
    a, b = search.weigh(game.mask(state, int(state.actor)), [given, instead], effort.worlds, effort.seed)
    n = effort.worlds
    cost = sum(b) / n - sum(a) / n
    spread = sum((y - x - cost) ** 2 for x, y in zip(a, b, strict=True)) / (n - 1)
    return sum(a) / n, sum(b) / n, cost, sqrt(spread / n)
