"""Bursts: a set of choices for one payment, sent together and applied in the one order the rules give them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cothon.core.errors import Illegal
from cothon.core.game import Game
from cothon.core.result import Refusal
from cothon.core.view import State

MOST = 40
MOST_WAYS = 20_000


class Further(NamedTuple):
    """How a payment can go on that is only being thought about: what may be added, whether it is complete as it is,
    and the action that would close it."""

    add: list[int]
    complete: bool
    close: int | None


def further(game: Game, state: State, seat: int, actions: Sequence[int]) -> Further:
    """Nothing is done. The order does not matter: an action may be added if some payment has it and all the others."""
    own = Counter(actions)
    fitting = [(paid, close) for paid, close in _payments(game, state, seat) if own <= paid]
    add = sorted({a for paid, _ in fitting for a in (paid - own)})
    whole = [close for paid, close in fitting if paid == own]
    complete = bool(actions) and None in whole
    return Further(add, complete, next((close for close in whole if close is not None), None))


def why_no_part(game: Game, state: State, seat: int, chosen: Sequence[int], action: int) -> Refusal | None:
    """Why an action cannot be added to what is chosen; None if it can. What no payment has at all, the rules refuse."""
    more = further(game, state, seat, chosen)
    if action in more.add:
        return None
    possible = action in game.legal(state) or action in further(game, state, seat, []).add
    if not possible:
        return game.why_not(state, action)
    whole = not more.add and (more.complete or more.close is not None)
    return Refusal(game.asks[state.ask].clause, "chosen-is-enough" if whole else "not-beside-chosen")


def _payments(game: Game, state: State, seat: int) -> Iterator[tuple[Counter[int], int | None]]:
    """Every payment that could be made now, and the action that closes it, if one must. Rules give each set one path,
    so none comes twice; of very many only the first are looked at. A payment is of one kind: where paying leads on to
    saving goods from pirates, that is the next one."""
    looked = 0
    ways: list[tuple[State, tuple[int, ...]]] = [(state, ())]
    while ways and looked < MOST_WAYS:
        at, path = ways.pop()
        looked += 1
        legal = game.legal(at) if at.actor == seat and len(path) < MOST else []
        bursts = [a for a in legal if game.actions[a].family.burst]
        if path:
            kind = game.actions[path[0]].family
            bursts = [a for a in bursts if game.actions[a].family is kind]
        if not bursts:
            yield Counter(path), None
            continue
        for a in legal:
            if game.actions[a].family.closes:
                yield Counter(path), a
        for a in reversed(bursts):
            after = at.clone()
            game.apply(after, a)
            ways.append((after, (*path, a)))


def path_of(game: Game, state: State, seat: int, actions: Sequence[int]) -> list[int]:
    """The order in which these actions can be done one after the other; Illegal if there is none.

    Rules give every set one path (e.g. T4.8), so the first order found is the only one. Actions that close a row of
    choices come last.
    """
    if not 0 < len(actions) <= MOST:
        raise Illegal(Refusal("", "burst-size", most=MOST, number=len(actions)))
    for a in actions:
        if not 0 <= a < len(game.actions):
            raise Illegal(Refusal("", "no-such-action", number=a))
        if not (game.actions[a].family.burst or game.actions[a].family.closes):
            raise Illegal(Refusal(game.asks[state.ask].clause, "no-part-of-a-payment", label=game.actions.label(a)))
    ordered = sorted(actions, key=lambda a: (game.actions[a].family.closes, a))
    found = _search(game, state, seat, ordered)
    if found is None:
        labels = ", ".join(game.actions.label(a) for a in ordered)
        refusal = game.why_not(state, ordered[0])
        clause = refusal.clause if refusal else game.asks[state.ask].clause
        raise Illegal(Refusal(clause, "no-payment", labels=labels))
    return found


def _search(game: Game, state: State, seat: int, left: list[int]) -> list[int] | None:
    if not left:
        return []
    if state.actor != seat:
        return None  # the payment was over before all cards were used, or a draw came in between
    legal = game.legal(state)
    for i, a in enumerate(left):
        if a in legal and a not in left[:i]:
            after = state.clone()
            game.apply(after, a)
            rest = _search(game, after, seat, left[:i] + left[i + 1 :])
            if rest is not None:
                return [a, *rest]
    return None
