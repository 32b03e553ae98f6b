"""Earlier networks to play against, so that a run does not go round in circles: what beat them once must go on beating
them. One that learned by imitation stays in the league for good.
"""

from __future__ import annotations

from typing import Any

from cothon.core.dice import Dice
from cothon.play.dice import FastDice
from cothon.train import torch
from cothon.train.settings import League as Wanted


class League:
    """first  the network that learned by imitation, or None
    past   later ones, the oldest first
    """

    def __init__(self, wanted: Wanted, seed: int) -> None:
        self.wanted = wanted
        self.first: dict[str, Any] | None = None
        self.past: list[dict[str, Any]] = []
        self._joined = 0.0
        self._dice: Dice = FastDice(seed)

    def consider(self, net: Any, done: float) -> None:
        """Let the network of this moment join, if it is time."""
        if self.wanted.share and done >= self._joined:
            self.past.append(copied(net))
            del self.past[: -max(1, self.wanted.keep)]
            self._joined = done + self.wanted.every

    def draw(self, rival: Any) -> None:
        """One of them takes the seats of the league."""
        found = [*self.past, *([self.first] if self.first else [])]
        if found:
            fill(rival, found[self._dice.below(len(found))])

    def plain(self) -> dict[str, Any]:
        return {"first": self.first, "past": self.past, "joined": self._joined}

    def restore(self, told: dict[str, Any]) -> None:
        self.first, self.past, self._joined = told["first"], told["past"], told["joined"]


def copied(net: Any) -> dict[str, Any]:
    """The weights at half the precision: it need not learn any more."""
    return {name: value.detach().half().cpu() for name, value in net.state_dict().items()}


def fill(net: Any, weights: dict[str, Any]) -> None:
    with torch().no_grad():
        for name, value in net.state_dict().items():
            value.copy_(weights[name])
