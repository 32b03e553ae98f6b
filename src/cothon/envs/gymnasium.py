"""The games in Gymnasium: one seat for a learner, bots in the others. Importing this registers `cothon/Karibik-v0` etc.

An observation is what the seat sees, as numbers (`cothon.encode`); `action_masks()` says which actions are legal, under
the name that sb3-contrib asks for, and `info["action_mask"]` says it, too.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import Any, Self

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
except ImportError as e:
    raise ImportError(f"Gymnasium is not installed ({e}): pip install 'cothon[envs]'") from e

from cothon.bots import BOTS, STAND_IN, Bot, Budget, bots_of, is_bot
from cothon.core.errors import BadInput, Illegal
from cothon.core.options import Value
from cothon.envs.arguments import whole
from cothon.envs.episode import RENDER_MODES, SEEDS, Episode, checked_mode, rendered
from cothon.games import names
from cothon.play.dice import FastDice

_BUDGET = Budget()
"""Each bot's own number of iterations and no clock, so that the same seed gives the same game on every machine."""


class CothonEnv(gymnasium.Env):  # type: ignore[misc]
    """One seat of a game.

    seats      how many there are; without it, the smallest number the game allows
    seat       where the learner sits; None: drawn anew for each game
    opponents  the bots in the other seats, in turn order from the learner on: a name for each, or one for all
    shaping    from 0 (the reward is for winning alone) to 1 (for points alone)
    rules      the version of the rules; None: the newest
    options    those of the game, by name: `edition="portroyal120"`

    An illegal action loses: the game ends, the reward is -1, and `info["illegal"]` says why.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        seat: int | None = 0,
        opponents: str | Sequence[str] = STAND_IN,
        render_mode: str | None = None,
        shaping: float = 0.0,
        rules: int | None = None,
        **options: Value,
    ) -> None:
        self.episode = Episode(game, seats, options, shaping, rules)
        self.render_mode = checked_mode(render_mode)
        n = self.episode.seats
        seat = None if seat is None else whole("seat", seat)
        if seat is not None and not 0 <= seat < n:
            raise BadInput(f"seat={seat}: must be a seat 0..{n - 1}, or None for one drawn anew for each game")
        self.opponents = checked_opponents(opponents, n - 1, self.episode.rules.facts.name)
        self.seat = seat or 0
        self._drawn = seat is None
        self._over = True
        self._bots: dict[int, tuple[Bot, FastDice]] = {}
        self.action_space = spaces.Discrete(len(self.episode.rules.actions))
        self.observation_space = spaces.Box(0.0, 1.0, (self.episode.places,), np.float32)

    def __copy__(self) -> Self:
        """As `deepcopy`: a copy that shared the game with this one would spoil both."""
        return deepcopy(self)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """A new game, up to the first question to the learner."""
        super().reset(seed=seed)
        while True:
            self._sit_down()
            self.episode.begin(self._number())
            self._let_others_play()
            if self.episode.actor == self.seat:  # and not over before the learner was asked at all
                break
        self._over = False
        return self._told()

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """The learner's action, and all that happens until it is asked again or the game is over."""
        if self._over:
            raise gymnasium.error.ResetNeeded("step: no game is going on; call reset()")
        try:
            self.episode.check(int(action))
        except Illegal as e:
            self._over = True
            seen, info = self._told()
            return seen, -1.0, True, False, {**info, "illegal": str(e)}
        self.episode.do(int(action))
        self._let_others_play()
        self._over = self.episode.actor < 0
        reward = self.episode.rewards()[self.seat] if self._over else 0.0
        seen, info = self._told()
        return seen, reward, self._over, False, info

    def action_masks(self) -> Any:
        """True for each legal action."""
        return self.episode.mask(self.seat).astype(bool)

    def render(self) -> Any:
        """The table as the learner sees it."""
        return rendered(self.episode.scene(self.seat), self.render_mode)

    # -- the others ---------------------------------------------------------------------------------------------------

    def _number(self) -> int:
        return int(self.np_random.integers(SEEDS))

    def _sit_down(self) -> None:
        """New bots for each game: those that search keep what they have found in it. Each has dice of its own."""
        n = self.episode.seats
        if self._drawn:
            self.seat = int(self.np_random.integers(n))
        self._bots = {
            (self.seat + 1 + i) % n: (BOTS[name](), FastDice(self._number())) for i, name in enumerate(self.opponents)
        }

    def _let_others_play(self) -> None:
        while (actor := self.episode.actor) in self._bots:
            bot, dice = self._bots[actor]
            self.episode.do(bot.choose(self.episode.rules, self.episode.view(actor), _BUDGET, dice))

    def _told(self) -> tuple[Any, dict[str, Any]]:
        """Observation and info. Gymnasium wants `human` to be shown by itself."""
        if self.render_mode == "human":
            self.render()
        return self.episode.observation(self.seat), {"seat": self.seat, "action_mask": self.episode.mask(self.seat)}


def checked_opponents(opponents: str | Sequence[str], wanted: int, game: str) -> list[str]:
    """A name of `BOTS` for each of the other seats. Programs are not among them: they belong into the arena."""
    if not isinstance(opponents, Sequence):
        raise BadInput(f"opponents={opponents!r}: must be the name of a bot, or a list of names")
    names = [opponents] * wanted if isinstance(opponents, str) else list(opponents)
    if len(names) != wanted:
        raise BadInput(f"opponents: {wanted} are wanted, one for each other seat, not {len(names)}")
    for name in names:
        if not is_bot(name, game):
            raise BadInput(f"opponents: no bot {name!r}; there are {', '.join(bots_of(game))}")
    return names


def register() -> list[str]:
    """Make all games known to `gymnasium.make` and give their ids. Doing it twice does no harm."""
    ids = {f"cothon/{name.capitalize()}-v0": name for name in names()}
    for id, name in ids.items():
        if id not in gymnasium.registry:
            gymnasium.register(id, entry_point=f"{__name__}:{CothonEnv.__name__}", kwargs={"game": name})
    return list(ids)


register()
