"""How a search goes about it; what suits a game best was found out in the arena."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64


@final
class Settings:
    """How to search; each game's module has its own.

    cut      decisions played on by instinct below the tree before the chances are asked, and on until it is calm;
             -1 plays to the end
    explore  how much a prior counts against what was found
    heat     of the softmax that makes priors of figures
    noise    of the softmax by which imagined games are played on; 0 takes the best figure
    wide     options tried after n visits: 2 + wide * sqrt(n); `deal`: draws remembered, likewise
    doubt    an option never tried is taken to be so much worse than its node
    least    the share of the visits that every option of the decision itself gets, however it looks
    """

    def __init__(
        self, cut: int = 12, explore: float = 1.2, heat: float = 1.0, noise: float = 0.0, wide: float = 1.0,
        deal: float = 1.0, doubt: float = 0.1, least: float = 0.0,
    ) -> None:  # fmt: skip
        self.cut: i64 = cut
        self.explore = explore
        self.heat = heat
        self.noise = noise
        self.wide = wide
        self.deal = deal
        self.doubt = doubt
        self.least = least
