"""What the games of an arena say: a summary as plain data, the same for the same games.

The games of a deal have the same draws, so they are not independent. Every interval is therefore computed from one
figure per deal: the mean over deals, give or take 1.96 standard errors over deals (`interval`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from math import floor, log10, sqrt
from statistics import fmean, median, stdev
from typing import Any

from cothon.arena.deal import Row
from cothon.arena.plan import Plan
from cothon.arena.ratings import WIDE, rate

Summary = dict[str, Any]
FEW = 30
"""Below so many deals the normal interval is too narrow."""
BINS = 24
DIGITS = 6


def summarise(plan: Plan, rows: Sequence[Row]) -> Summary:
    """Everything that is shown. A game in which a bot failed is lost by that bot, and says nothing about the game."""
    valid = [row for row in rows if "fault" not in row]
    decided = [forfeit(row) if "fault" in row else row for row in rows]
    if len(plan.bots) == 1:
        decided = valid  # nobody else is there to win
    return {
        "plan": {**plan._asdict(), "line_up": list(plan.line_up)},
        "deals": plan.deals,
        "rotations": len(plan.rotations),
        "games": len(valid),
        "forfeited": len(rows) - len(valid),
        "bots": _bots(plan, decided, rows),
        "pairs": _pairs(plan, decided),
        "seats": [
            {"seat": seat, "fair": _round(1 / plan.seats), **share(valid, partial(victory, seats=[seat]))}
            for seat in range(plan.seats)
        ],
        "length": {**spread([row["decisions"] for row in valid]), **histogram([row["decisions"] for row in valid])},
        "reasons": _counted(row["reason"] for row in valid),
        "tie_breaks": _counted(row["tie_break"] for row in valid),
        "faults": [
            {"deal": row["deal"], "rotation": row["rotation"], **row["fault"]} for row in rows if "fault" in row
        ],
    }


def forfeit(row: Row) -> Row:
    """A game that ended with a fault: whoever failed is last in all its seats, and the others share the victory."""
    failed = [bot == row["fault"]["bot"] for bot in row["bots"]]
    winners = [seat for seat, own in enumerate(failed) if not own]
    return {**row, "scores": [], "ranks": [1 + own * len(winners) for own in failed], "winners": winners}


def victory(row: Row, seats: Sequence[int]) -> float:
    """How much of the victory these seats have: a victory shared by k is 1/k for each."""
    return sum(seat in row["winners"] for seat in seats) / max(len(row["winners"]), 1)


def seats_of(row: Row, name: str) -> list[int]:
    return [seat for seat, other in enumerate(row["bots"]) if other == name]


# -- intervals ----------------------------------------------------------------------------------------------------


def share(rows: Sequence[Row], figure: Callable[[Row], float]) -> dict[str, float | None]:
    """The mean of a figure from 0 to 1, with its interval; None where nothing was played."""
    deals: dict[int, list[float]] = {}
    for row in rows:
        deals.setdefault(row["deal"], []).append(figure(row))
    mean, low, high = interval([fmean(values) for values in deals.values()])
    return {"share": _round(mean), "low": _round(low), "high": _round(high)}


def interval(shares: Sequence[float]) -> tuple[float | None, float | None, float | None]:
    """Mean and 95 % interval of independent shares, one for each deal.

    With few deals, or where all came out alike, the spread tells little: then the interval is at least as wide as
    Wilson's for so many games.
    """
    n = len(shares)
    if n == 0:
        return None, None, None
    mean = fmean(shares)
    spread = stdev(shares) if n > 1 else 0.0
    half = WIDE * spread / sqrt(n)
    low, high = mean - half, mean + half
    if n < FEW or spread == 0.0:
        below, above = wilson(mean, n)
        low, high = min(low, below), max(high, above)
    return mean, max(low, 0.0), min(high, 1.0)


def wilson(p: float, n: int) -> tuple[float, float]:
    """Wilson's score interval for a share p of n."""
    z2 = WIDE * WIDE
    middle = (p + z2 / (2 * n)) / (1 + z2 / n)
    half = WIDE * sqrt(p * (1 - p) / n + z2 / (4 * n * n)) / (1 + z2 / n)
    return middle - half, middle + half


# -- bots ---------------------------------------------------------------------------------------------------------


def _bots(plan: Plan, decided: Sequence[Row], rows: Sequence[Row]) -> list[dict[str, Any]]:
    """The best one first: by how much more than its fair share it won."""
    rated = rate(plan.bots, decided)
    steps = histogram([score for row in decided for score in row["scores"]])
    found = [_bot(plan, name, decided, rows, rated[name], steps) for name in plan.bots]
    return sorted(found, key=lambda b: -((b["share"] or 0.0) / b["fair"]))


def _bot(
    plan: Plan,
    name: str,
    decided: Sequence[Row],
    rows: Sequence[Row],
    rated: tuple[float, float],
    steps: dict[str, Any],
) -> dict[str, Any]:
    own = [(row, seats_of(row, name)) for row in decided]
    scores = [row["scores"][seat] for row, seats in own if row["scores"] for seat in seats]
    ranks = [row["ranks"][seat] for row, seats in own for seat in seats]
    mu, sigma = rated
    won = share(decided, lambda row: victory(row, seats_of(row, name)))
    alone = len(plan.bots) == 1
    if alone and won["share"] is not None:
        won |= {"low": won["share"], "high": won["share"]}  # it beats itself whatever happens
    return {
        "name": name,
        "seats": plan.line_up.count(name),
        "games": len(decided),
        "wins": _round(sum(victory(row, seats) for row, seats in own)),
        **won,
        "fair": _round(plan.line_up.count(name) / plan.seats),
        "rank": _round(fmean(ranks)) if ranks else None,
        "score": {**spread(scores), **histogram(scores, steps["first"], steps["step"], len(steps["counts"]))},
        "rating": None
        if alone
        else {
            "mu": _round(mu),
            "sigma": _round(sigma),
            "ordinal": _round(mu - 3 * sigma),
            "low": _round(mu - WIDE * sigma),
            "high": _round(mu + WIDE * sigma),
        },
        "faults": sum(row["fault"]["bot"] == name for row in rows if "fault" in row),
    }


def _pairs(plan: Plan, rows: Sequence[Row]) -> list[dict[str, Any]]:
    """How often a seat of the one ranked better than a seat of the other; equal ranks count half."""
    return [
        {"row": one, "column": other, **share(rows, partial(better, one=one, other=other))}
        for one in plan.bots
        for other in plan.bots
        if one != other
    ]


def better(row: Row, one: str, other: str) -> float:
    ranks = row["ranks"]
    pairs = [(ranks[a], ranks[b]) for a in seats_of(row, one) for b in seats_of(row, other)]
    return sum(1.0 if a < b else 0.5 if a == b else 0.0 for a, b in pairs) / len(pairs)


# -- distributions ------------------------------------------------------------------------------------------------


def spread(values: Sequence[int]) -> dict[str, float | None]:
    if not values:
        return {"mean": None, "sd": None, "min": None, "median": None, "max": None}
    return {
        "mean": _round(fmean(values)),
        "sd": _round(stdev(values) if len(values) > 1 else 0.0),
        "min": min(values),
        "median": _round(median(values)),
        "max": max(values),
    }


def histogram(values: Sequence[int], first: int | None = None, step: int | None = None, n: int = 0) -> dict[str, Any]:
    """How many values lie in each of the equal bins from `first`; without one, at most BINS bins that suit them."""
    if first is None or step is None:
        if not values:
            return {"first": 0, "step": 1, "counts": []}
        step = round_step((max(values) - min(values) + 1) / BINS)
        first = min(values) // step * step
        n = (max(values) - first) // step + 1
    counts = [0] * n
    for value in values:
        counts[(value - first) // step] += 1
    return {"first": first, "step": step, "counts": counts}


def round_step(at_least: float) -> int:
    """The next of 1, 2, 5, 10, 20, 50, ..."""
    if at_least <= 1:
        return 1
    power = 10 ** floor(log10(at_least))
    return int(next(k * power for k in (1, 2, 5, 10) if k * power >= at_least))


def _counted(words: Iterable[str]) -> dict[str, int]:
    """The most frequent first; of equals by name."""
    return dict(sorted(Counter(words).items(), key=lambda item: (-item[1], item[0])))


def _round(value: float | None) -> float | None:
    return None if value is None else round(value, DIGITS)
