"""Six levels, from a beginner to the strongest: `level-1` to `level-6`, the last one where a game has a network.

The lower ones go by the instinct of the game's module and err as people do: an option that looks almost as good is
taken often, a blunder seldom. The upper ones search, level 6 with a network as its instinct. How much each errs or
searches in a game is in its knowledge (`ERRORS`, `REACH`, `ITERATIONS`, `SETTINGS`), and for level 6 on the card of the
network, chosen by measuring in the arena: docs/bots.md has the ladder.
"""

from __future__ import annotations

from math import exp, inf
from typing import Any

from cothon.bots.bot import Bot, Budget
from cothon.bots.instinct import figures, instinct, knowledge
from cothon.bots.learned import LearnedInstinct
from cothon.bots.network_file import Learned, has_network, learned
from cothon.bots.search import Found, Search
from cothon.core.arr import COMPILED
from cothon.core.dice import Dice
from cothon.core.errors import BadInput
from cothon.core.game import Game
from cothon.core.view import View

TITLES = ("Passenger", "Deckhand", "Mate", "Captain", "Admiral", "Neptune")
"""Their names in English; how each plays, and the names in other languages, say the sentences of tables."""
_SEEDS = 1 << 31
_FINE = 1 << 30
_CLIFF = 0.08
"""Heat beyond the reach of errors: what is worse by more than that is hardly ever taken."""
_ANYWHERE = (inf, inf, inf)


class Erring(Bot):
    """An option by the softmax of its figure: `ERRORS` of the module says how hot, `REACH` how far off errors go."""

    instant = True
    step = 0

    def choose(self, game: Game, view: View, budget: Budget, dice: Dice) -> int:
        legal = game.legal(view)
        if len(legal) == 1:
            return legal[0]
        own = knowledge(game.facts.name)
        heat, reach = own.ERRORS[self.step], getattr(own, "REACH", _ANYWHERE)[self.step]
        found = figures(game, view)
        best = max(found)
        odds = [exp(-(min(best - f, reach) / heat + max(0.0, best - f - reach) / _CLIFF)) for f in found]
        r = dice.below(_FINE) / _FINE * sum(odds)
        for action, share in zip(legal, odds, strict=True):
            r -= share
            if r < 0:
                return action
        return legal[-1]


class SearchBot(Bot):
    """Searches as long as its budget says. It keeps its tree from decision to decision, so one game has one object."""

    name = "search"
    usual = 400
    """Iterations where the budget sets no limit at all."""

    def __init__(self) -> None:
        self._search: Search | None = None
        self.found: list[Found] = []

    def __getstate__(self) -> dict[str, object]:
        """Of the search, a copy has the game and the memory; instincts and settings are where it arrives."""
        search = self._search
        return {**vars(self), "_search": None if search is None else (search.game, search.memory())}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        if state["_search"] is not None:
            game, memory = state["_search"]
            self._search = self.new_search(game)
            self._search.remember(*memory)

    def choose(self, game: Game, view: View, budget: Budget, dice: Dice) -> int:
        legal = game.legal(view)
        if len(legal) == 1:
            return legal[0]
        if self._search is None or self._search.game is not game:
            self._search = self.new_search(game)
        seconds = 0.0 if budget.milliseconds is None else max(0.001, budget.milliseconds / 1000)
        self.found = self._search.think(view, self.iterations(game, budget), seconds, int(dice.below(_SEEDS)))
        return self.found[0].action

    def new_search(self, game: Game) -> Search:
        return Search(game, instinct(game.facts.name), knowledge(game.facts.name).SETTINGS)

    def iterations(self, game: Game, budget: Budget) -> int:
        """How many, 0 for any number."""
        if budget.iterations is not None:
            return max(1, budget.iterations)
        return self.usual if budget.milliseconds is None else 0


class Searching(SearchBot):
    """Searches no longer than `ITERATIONS` of the module says, however much time there is."""

    step = 0

    def iterations(self, game: Game, budget: Budget) -> int:
        own: int = knowledge(game.facts.name).ITERATIONS[self.step]
        return own if budget.iterations is None else max(1, budget.iterations)


class Level1(Erring):
    name = "level-1"
    step = 0


class Level2(Erring):
    name = "level-2"
    step = 1


class Level3(Erring):
    name = "level-3"
    step = 2


class Level4(Searching):
    name = "level-4"
    step = 0


class Level5(Searching):
    name = "level-5"
    step = 1


class NetworkBot(Bot):
    """What the network of a game thinks at first sight."""

    name = "network"
    instant = True
    learned = True

    def __init__(self) -> None:
        self._eyes: LearnedInstinct | None = None

    def __getstate__(self) -> dict[str, object]:
        """A copy reads the network where it arrives."""
        return {**vars(self), "_eyes": None}

    def choose(self, game: Game, view: View, budget: Budget, dice: Dice) -> int:
        if self._eyes is None or self._eyes.game is not game:
            self._eyes = learned_instinct(game)
        return self._eyes.best(view)


class Level6(SearchBot):
    """Searches with the network as its instinct. Where nothing is compiled that would take too long for a person who
    waits, so there the network answers alone.
    """

    name = "level-6"
    instant = not COMPILED
    learned = True

    def __init__(self) -> None:
        super().__init__()
        self._alone = NetworkBot()

    def choose(self, game: Game, view: View, budget: Budget, dice: Dice) -> int:
        if COMPILED:
            return super().choose(game, view, budget, dice)
        return self._alone.choose(game, view, budget, dice)

    def new_search(self, game: Game) -> Search:
        return Search(game, learned_instinct(game), _learned(game).card.settings)

    def iterations(self, game: Game, budget: Budget) -> int:
        return _learned(game).card.iterations if budget.iterations is None else max(1, budget.iterations)


def learned_instinct(game: Game) -> LearnedInstinct:
    """Has scratch, so every player has his own; the weights are there once."""
    found = _learned(game)
    scales = found.card.policy_scale, found.card.value_scale
    return LearnedInstinct(game, found.layout, found.network, *scales, instinct(game.facts.name))


def _learned(game: Game) -> Learned:
    found = learned(game.facts.name)
    if found is None:
        raise BadInput(f"{game.facts.name} has no network; `{Level6.name}` and `{NetworkBot.name}` cannot play it")
    return found


LEVELS: tuple[type[Bot], ...] = (Level1, Level2, Level3, Level4, Level5, Level6)
STAND_IN = Level3.name
"""Plays for somebody who is away, on a server and in the terminal: the best level that answers at once."""


def levels_of(game: str) -> list[type[Bot]]:
    """The levels of a game."""
    return [kind for kind in LEVELS if plays(kind, game)]


def plays(kind: type[Bot], game: str) -> bool:
    """Whether a bot can play a game: those that have learned it need its network."""
    return not kind.learned or has_network(game)


def called(name: str) -> str:
    """`3 Mate` for a level, for people; other bots are called by their name."""
    found = [f"{n} {TITLES[n - 1]}" for n, kind in enumerate(LEVELS, start=1) if kind.name == name]
    return found[0] if found else name
