"""Twin worlds for a deck that one player may sort: where a sorted card is turned up, the worlds may part."""

from __future__ import annotations

import json

from cothon.core import State, Teller
from kit.twins import Leak, Twins


class HarbourTwins(Twins):
    """A card sorted under `look` is turned up without a draw (PC3); from there on the twins may differ, and stop."""

    unveiled = False
    parted = False
    likes = "use:"
    """Answers that begin like this are given where they can be."""

    def _choice(self, s: State) -> int:
        legal = self.game.legal(s)
        liked = [a for a in legal if self.game.actions.label(a).startswith(self.likes)]
        return liked[self.dice.below(len(liked))] if liked else super()._choice(s)

    def _tell(self, s: State, answer: int) -> str:
        teller = Teller()
        self.game.apply(s, answer, teller)
        self.unveiled = self.unveiled or teller.unveiled
        return json.dumps([e.seen_by(self.viewer) for e in teller.events])

    def _step(self) -> bool:
        self.unveiled = False
        try:
            return super()._step()
        except Leak:
            if self.unveiled:
                self.parted = True
                return False
            raise
