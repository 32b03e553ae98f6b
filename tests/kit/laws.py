"""The laws every game keeps, checked along random games (docs/architecture.md lists them by number)."""

from __future__ import annotations

import json

from cothon.core import CHANCE, OVER, Game, Options, State
from cothon.core.result import ASIDE, PART, SUM
from cothon.core.table import Table
from cothon.play.dice import FastDice


def seats_and_spectator(options: Options) -> list[int | None]:
    return [None, *range(options.seats)]


def law_tables_invert(game: Game) -> None:
    """Law 1: labels are unique and invertible, every entry belongs to a question."""
    for table, chance in ((game.actions, False), (game.draws, True)):
        assert isinstance(table, Table)
        names = {q.name for q in game.asks.questions if q.chance == chance}
        for entry in table.entries:
            assert table.id(entry.label) == entry.id
            assert entry.words
            assert set(entry.asks) <= names
            assert entry.label.split() == [entry.label]


def law_someone_can_act(game: Game, s: State) -> list[int]:
    """Law 1: until the end somebody is asked; legal ids ascend, are unique and belong to the question."""
    legal = game.legal(s)
    if s.actor == OVER or s.actor == CHANCE:
        assert legal == []
        return legal
    assert 0 <= s.actor < s.seats
    assert legal
    assert legal == sorted(set(legal))
    offered = game.actions.offered_at(game.asks[s.ask].name)
    assert set(legal) <= set(offered)
    return legal


def law_asking_changes_nothing(game: Game, s: State, options: Options, dice: FastDice) -> None:
    """Law 2: legal, chance, mask, show, odds and why_not leave the state as it is."""
    before = s.key()
    game.legal(s)
    if s.actor == CHANCE:
        game.chance(s), game.weight(s)
    for seat in seats_and_spectator(options):
        view = game.mask(s, seat)
        shown = view.key()
        json.dumps(game.show(view))
        game.odds(view, dice)
        assert view.key() == shown
    assert s.key() == before


def law_refusals_name_a_clause(game: Game, s: State, legal: list[int], clauses: set[str], dice: FastDice) -> None:
    """Law 3: an action that is not legal is refused with a clause of the rules, and nothing changes."""
    if s.actor < 0:
        return
    before = s.key()
    view = game.mask(s, int(s.actor))
    offered = game.actions.offered_at(game.asks[s.ask].name)
    others = [a for a in range(len(game.actions)) if a not in legal]
    some = [a for a in offered if a not in legal] + [others[dice.below(len(others))]]
    for a in some:
        refusal = game.why_not(view, a)
        assert refusal is not None
        assert refusal.clause in clauses, f"{game.actions.label(a)}: {refusal.clause} is no clause of the rules"
        assert refusal.key
    for a in legal:
        assert game.why_not(view, a) is None
    assert s.key() == before


def law_draws_apply(game: Game, s: State, every: bool) -> None:
    """Law 4: weights are positive whole numbers, `weight` and `pick` agree with `chance`, draws apply."""
    chances = game.chance(s)
    draws = [d for d, _ in chances]
    offered = game.draws.offered_at(game.asks[s.ask].name)
    assert draws == sorted(set(draws))
    assert set(draws) <= set(offered)
    assert all(isinstance(w, int) and w > 0 for _, w in chances)
    assert game.weight(s) == sum(w for _, w in chances)
    at = 0
    for d, w in chances:
        assert game.pick(s, at) == d == game.pick(s, at + w - 1)
        at += w
    for d in draws if every else draws[:1]:
        t = s.clone()
        game.apply(t, d)
        t.check()


def law_text_round_trip(game: Game, s: State) -> None:
    """Law 6: a position survives being written and read."""
    text = game.write(s)
    assert game.read(text).key() == s.key(), text
    assert game.write(game.read(text)) == text


def law_knowledge(game: Game, s: State, options: Options, legal: list[int], dice: FastDice) -> None:
    """Law 7: masking twice is masking once; imagined worlds look the same; legal agrees everywhere."""
    for seat in seats_and_spectator(options):
        view = game.mask(s, seat)
        assert game.mask(view, seat).key() == view.key()
        world = game.fill(view, dice)
        world.check()
        assert game.mask(world, seat).key() == view.key()
        if seat == s.actor:
            assert game.legal(view) == legal == game.legal(world)


def law_results_add_up(game: Game, s: State) -> None:
    """Law 9: the result is consistent: ranks follow, the winners are rank 1, everybody sees the same."""
    result = game.result(s)
    assert len(result.scores) == len(result.ranks) == s.seats
    assert result.reason
    assert min(result.ranks) == 1
    for p, r in enumerate(result.ranks):
        assert r == 1 + sum(1 for other in result.ranks if other < r)
        assert p not in result.winners or r == 1
    assert all(len(line.values) == s.seats and line.clause for line in result.account)
    parts = [line.values for line in result.account if line.role == PART]
    assert [sum(values) for values in zip(*parts, strict=True)] == list(result.scores)
    assert [line.values for line in result.account if line.role == SUM] == [result.scores]
    assert result.decided is not None
    assert result.decided.clause
    assert not set(result.barred) & set(result.winners)
    assert set(result.beside) <= {line.id for line in result.account if line.role == ASIDE}
    seen = game.result(game.mask(s, None))
    assert (seen.scores, seen.ranks, seen.reason) == (result.scores, result.ranks, result.reason)


def keep_the_laws(game: Game, options: Options, seed: int, clauses: set[str], thorough: int) -> int:
    """One random game with every law checked on the way (the costly ones every `thorough` steps); its decisions."""
    dice, own = FastDice(seed), FastDice(seed + 1_000_003)
    s = game.start(options)
    earlier: list[tuple[State, tuple[int, ...]]] = []
    decisions = step = 0
    longest = game.longest(options)
    while s.actor != OVER:
        s.check()
        legal = law_someone_can_act(game, s)
        if s.actor == CHANCE:
            law_draws_apply(game, s, every=step % (thorough * 4) == 0)
            a = int(game.pick(s, dice.below(game.weight(s))))
        else:
            decisions += 1
            assert decisions <= longest
            a = legal[dice.below(len(legal))]
        if step % thorough == 0:
            law_asking_changes_nothing(game, s, options, own)
            law_refusals_name_a_clause(game, s, legal, clauses, own)
            law_text_round_trip(game, s)
            law_knowledge(game, s, options, legal, own)
            copy = s.clone()
            assert copy.key() == s.key()
            earlier.append((copy, copy.key()))
        game.apply(s, a)
        step += 1
    s.check()
    law_someone_can_act(game, s)
    law_knowledge(game, s, options, [], own)
    law_text_round_trip(game, s)
    law_results_add_up(game, s)
    for copy, key in earlier:  # law 2: no earlier copy ever changes
        assert copy.key() == key
    return decisions
