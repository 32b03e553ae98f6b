"""Bots: they see views only, choose legal actions, repeat themselves with the same dice; the stand-in beats random."""

from __future__ import annotations

import pytest

from cothon.bots import BOTS, STAND_IN, Bot, Budget, bot
from cothon.core import CHANCE, OVER, TRUTH, Dice, Game, View
from cothon.core.errors import BadInput
from cothon.games import game, names
from cothon.play.dice import FastDice
from kit.players import new_match, play_until
from kit.thinking import HIDDEN
from kit.variants import FULL, VARIANTS, options_of


def winner_of(g: Game, options: str, bots: list[Bot], seed: int) -> tuple[int, ...]:
    """Play a whole game between bots; they are given views and nothing else."""
    dice, thoughts = FastDice(seed), FastDice(seed + 1)
    s = g.start(g.options_from(options))
    while s.actor != OVER:
        if s.actor == CHANCE:
            g.roll(s, dice)
        else:
            seat = int(s.actor)
            g.apply(s, bots[seat].choose(g, g.mask(s, seat), Budget(), thoughts))
    return g.result(s).winners


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("karibik", "seats=4"),
        ("karibik", "seats=4 edition=portroyal120"),
        ("traders", "seats=4"),
        ("traders", "seats=4 mode=classic"),
        ("carthago", "seats=4"),
        ("porto", "seats=4"),
    ],
)
def test_the_stand_in_beats_three_random_seats(name: str, options: str) -> None:
    """In at least 80 % of the games, in carthago and porto in at least 95 %."""
    share = 0.95 if name in ("carthago", "porto") else 0.8
    games = 400 if FULL else 60
    won = 0
    for seed in range(games):
        seat = seed % 4
        bots = [bot(STAND_IN if i == seat else "random") for i in range(4)]
        won += winner_of(game(name), options, bots, seed * 31 + 5) == (seat,)
    assert won >= share * games, f"{won} of {games}"


class Watcher(Bot):
    """Passes on to another bot and looks at what it is given."""

    def __init__(self, inner: Bot) -> None:
        self.inner = inner
        self.name = inner.name

    def choose(self, game: Game, view: View, budget: Budget, dice: Dice) -> int:
        assert view.viewer == view.actor != TRUTH
        choice = self.inner.choose(game, view, budget, dice)
        assert choice in game.legal(view)
        return choice


@pytest.mark.parametrize("kind", sorted(n for n in BOTS if BOTS[n].instant))  # whole games would take the others long
@pytest.mark.parametrize("name", names())
@pytest.mark.usefixtures("networks")
def test_bots_answer_every_question_of_every_variant_legally(name: str, kind: str) -> None:
    for n, options in enumerate(VARIANTS[name]):
        seats = options_of(name, options).seats
        bots: list[Bot] = [Watcher(bot(kind if i % 2 == n % 2 else "random")) for i in range(seats)]
        winner_of(game(name), options, bots, n)


@pytest.mark.parametrize(("name", "options"), HIDDEN)
def test_the_stand_in_chooses_alike_in_every_world_behind_one_view(name: str, options: str) -> None:
    match = new_match(name, options)
    dice = FastDice(4)
    asked = 0
    while not match.over:
        seat = match.actor
        assert seat is not None
        view = match.view(seat)
        world = match.game.mask(match.game.fill(view, dice), seat)
        chosen = [bot(STAND_IN).choose(match.game, v, Budget(), FastDice(2)) for v in (view, world)]
        assert chosen[0] == chosen[1]
        asked += 1
        match.submit(seat, chosen[0], match.version)
    assert asked > 50


def test_the_same_dice_give_the_same_choices() -> None:
    match = play_until(new_match("traders"), lambda m: m.version > 40, FastDice(2))
    seat = match.actor
    assert seat is not None
    said = {bot("random").choose(match.game, match.view(seat), Budget(), FastDice(3)) for _ in range(5)}
    assert len(said) == 1


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(BadInput, match=r"no bot 'deep'; there are .*level-1, level-2.* and programs as exec:PATH"):
        bot("deep")


REAL_ENDS = {"karibik": ["target"], "traders": ["tokens"], "carthago": ["decades"], "porto": ["points", "decades"]}
REAL_SCORES = {"karibik": 10, "traders": 10, "carthago": 15, "porto": 5}


@pytest.mark.parametrize("name", REAL_ENDS)
def test_stand_ins_among_themselves_play_real_games(name: str) -> None:
    """They do not wait for others to err: nearly all games end as the rulebook means them to, with points."""
    g = game(name)
    real, played = 0, 0
    for options in VARIANTS[name][:6]:
        for seed in range(3):
            s = g.start(g.options_from(options))
            dice, thoughts = FastDice(seed), FastDice(seed)
            while s.actor != OVER:
                g.roll(s, dice)
                if s.actor >= 0:
                    seat = int(s.actor)
                    g.apply(s, bot(STAND_IN).choose(g, g.mask(s, seat), Budget(), thoughts))
            result = g.result(s)
            played += 1
            real += result.reason in REAL_ENDS[name] and max(result.scores) >= REAL_SCORES[name]
    assert real >= 0.9 * played, f"{real} of {played}"
