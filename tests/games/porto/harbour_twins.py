"""Twin worlds in which held cards are used wherever they can be: so that `look` and `sort` come up often."""

from __future__ import annotations

from cothon.core import State
from kit.twins import Twins


class HarbourTwins(Twins):
    likes = "use:"
    """Answers that begin like this are given where they can be."""

    def _choice(self, s: State) -> int:
        legal = self.game.legal(s)
        liked = [a for a in legal if self.game.actions.label(a).startswith(self.likes)]
        return liked[self.dice.below(len(liked))] if liked else super()._choice(s)
