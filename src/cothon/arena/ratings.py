"""Ratings of bots: Plackett-Luce of openskill over the games of an arena, in order of deal and rotation."""

from __future__ import annotations

from collections.abc import Sequence

from cothon.arena.deal import Row
from cothon.core.errors import CothonError

MU, SIGMA = 25.0, 25 / 3
WIDE = 1.96
"""Standard deviations of an interval that is right 95 times in 100."""


def check_installed() -> None:
    """Before hours of playing, not after."""
    try:
        import openskill.models  # noqa: F401
    except ImportError as e:
        raise CothonError(f"the arena needs openskill for its ratings ({e.name}): pip install 'cothon[arena]'") from e


def rate(names: Sequence[str], rows: Sequence[Row]) -> dict[str, tuple[float, float]]:
    """mu and sigma of each bot. One that plays several seats moves by the mean of what they would have moved it."""
    from openskill.models import PlackettLuce

    model = PlackettLuce(mu=MU, sigma=SIGMA)
    now = dict.fromkeys(names, (MU, SIGMA))
    if len(now) < 2:
        return now  # nobody to compare it with
    for row in rows:
        seated: list[str] = row["bots"]
        teams = [[model.rating(mu=now[name][0], sigma=now[name][1])] for name in seated]
        after = [team[0] for team in model.rate(teams, ranks=[float(r) for r in row["ranks"]])]
        for name in set(seated):
            own = [after[i] for i, other in enumerate(seated) if other == name]
            now[name] = (sum(r.mu for r in own) / len(own), sum(r.sigma for r in own) / len(own))
    return now
