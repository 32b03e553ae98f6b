"""Games to imitate: bots play, and every decision is kept with what the bot preferred and how the game ended.

With `stray`, some answers are another bot's; what is kept is still what the first one would have done, so that a
learner also sees what to do after an error.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from cothon.bots import Bot, Budget, bot
from cothon.core.dice import Dice
from cothon.core.game import Game
from cothon.encode import encoder
from cothon.envs.batched import numpy
from cothon.games import game as find_game
from cothon.play.dice import FastDice
from cothon.train.layout import Layout, options_for

CERTAIN = 255


class Demonstration(NamedTuple):
    """One decision or many. x: the array of the network; mask: what was offered; target: how much each answer was
    preferred, of CERTAIN; shares, points: of the end of the game, beginning with the seat that decides."""

    x: Any
    mask: Any
    target: Any
    seats: Any
    shares: Any
    points: Any


def demonstrated(
    game: str, seats: int, names: Sequence[str], seed: int, stray: tuple[str, int] = ("level-2", 0)
) -> Demonstration:
    """One game. `names` are the bots, one for each seat; `stray` is a bot, and how many answers in 1000 are its."""
    np = numpy()
    g, layout, e = find_game(game), Layout(game), encoder(game, seats)
    dice, own = FastDice(seed), FastDice(seed + (1 << 40))
    players, other = [bot(name) for name in names], bot(stray[0])
    state = g.start(g.options(seats, options_for(g, seats)))
    g.roll(state, dice)
    xs, masks, targets, who = [], [], [], []
    while state.actor >= 0:
        p = int(state.actor)
        view = g.mask(state, p)
        legal = g.legal(view)
        if len(legal) == 1:
            g.apply(state, legal[0])
            g.roll(state, dice)
            continue
        answer = players[p].choose(g, view, Budget(), own)
        xs.append(np.frombuffer(e.numbers(view), np.uint8))
        mask, target = np.zeros(layout.actions, bool), np.zeros(layout.actions, np.uint8)
        mask[legal] = True
        for action, share in preferred(players[p], answer):
            target[action] = round(CERTAIN * share)
        masks.append(mask)
        targets.append(target)
        who.append(p)
        if own.below(1000) < stray[1]:
            answer = other.choose(g, view, Budget(), own)
        g.apply(state, answer)
        g.roll(state, dice)
    shares, points = ending(g, state, layout.values)
    turn = (np.arange(layout.values)[None, :] + np.array(who)[:, None]) % seats
    turned = np.where(
        np.arange(layout.values)[None, :] < seats, turn, layout.values - 1 if seats < layout.values else turn
    )
    return Demonstration(
        layout.lay(np.array(xs), seats), np.array(masks), np.array(targets), np.full(len(xs), seats, np.uint8),
        shares[turned], points[turned],
    )  # fmt: skip


def preferred(player: Bot, answer: int) -> list[tuple[int, float]]:
    """How often a search tried each answer; all of one that does not search goes to its choice."""
    found = getattr(player, "found", None) or []
    tried = sum(one.tried for one in found)
    if not tried:
        return [(answer, 1.0)]
    return [(int(one.action), 0.75 * one.tried / tried + 0.25 * (one.action == answer)) for one in found]


def ending(g: Game, state: Any, most: int) -> tuple[Any, Any]:
    """Shares of the victory and points by seat, 0 where nobody sits."""
    np = numpy()
    result = g.result(state)
    shares, points = np.zeros(most, np.float32), np.zeros(most, np.float32)
    for p in result.winners:
        shares[p] = 1 / len(result.winners)
    points[: len(result.scores)] = result.scores
    return shares, points


def batches(
    game: str, mix: Sequence[int], names: Sequence[str], seed: int, number: int, stray: tuple[str, int]
) -> Iterator[Demonstration]:
    """So many games each time, without end. `mix`: numbers of seats, as often as each is to come; `names`: likewise."""
    dice: Dice = FastDice(seed + (1 << 50))
    while True:
        found = []
        for _ in range(number):
            seats = mix[dice.below(len(mix))]
            name = names[dice.below(len(names))]
            seed += 1
            found.append(demonstrated(game, seats, [name] * seats, seed, stray))
        yield joined(found)


def joined(found: Sequence[Demonstration]) -> Demonstration:
    np = numpy()
    return Demonstration(*(np.concatenate(column) for column in zip(*found, strict=True)))


def packed(d: Demonstration) -> dict[str, Any]:
    """As it is kept in a file."""
    np = numpy()
    return {**d._asdict(), "mask": np.packbits(d.mask, axis=1), "width": np.array([d.mask.shape[1]])}


def unpacked(kept: Any) -> Demonstration:
    np = numpy()
    mask = np.unpackbits(kept["mask"], axis=1, count=int(kept["width"][0])).astype(bool)
    return Demonstration(kept["x"], mask, *(kept[name] for name in Demonstration._fields[2:]))
