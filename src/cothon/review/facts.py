"""An analysis as plain data, fit for JSON: numbers, versions, ids and clauses. docs/analyse.md describes the fields.

Chances are numbers from 0 to 1, lists of them go by seat. Whoever makes words of it has all figures here, also those
that are rounded to be displayed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cothon.review.analysis import Analysis, Better, Chance, Move
from cothon.review.ledger import Account, accounts, in_points
from cothon.review.moments import moments
from cothon.review.rounding import interval
from cothon.review.verdict import cost, verdict

LINES = ("start", "luck", "own", "others", "corrected", "end")
PLACES = 6
"""Decimals of a chance that is kept or sent: more than can be displayed, and half of the bytes."""
REVISION = 1
"""Rises when the same record and effort give other figures than before: what was kept is then made again."""
Data = dict[str, Any]


def facts(analysis: Analysis) -> Data:
    """All that an analysis found."""
    seats = range(analysis.record.options.seats)
    return {
        "finished": analysis.match.over,
        "effort": analysis.effort._asdict(),
        "marks": [{"at": at, "name": name, "number": number} for at, name, number in analysis.marks],
        "curve": [_point(0 if i == 0 else analysis.moves[i - 1].at, p) for i, p in enumerate(analysis.points)],
        "steps": [_step(analysis, move) for move in analysis.moves],
        "ledger": [_account(seat, account) for seat, account in enumerate(accounts(analysis))],
        "moments": [[moment._asdict() for moment in moments(analysis, seat)] for seat in seats],
    }


def rounded(value: Any) -> Any:
    """The same data with chances of PLACES decimals."""
    if isinstance(value, dict):
        return {name: rounded(inner) for name, inner in value.items()}
    if isinstance(value, list):
        return [rounded(inner) for inner in value]
    return round(value, PLACES) + 0.0 if isinstance(value, float) else value  # + 0.0: never -0.0


def _point(at: int, chances: Sequence[Chance]) -> Data:
    low = [max(0.0, c.low) for c in chances]
    high = [min(1.0, c.high) for c in chances]
    return {"at": at, "chances": [c.mean for c in chances], "low": low, "high": high}


def _step(analysis: Analysis, move: Move) -> Data:
    game = analysis.record.game
    question = game.asks[move.ask]
    return {
        "at": move.at,
        "seat": move.seat,
        "ask": question.name,
        "clause": question.clause,
        "what": move.what,
        "choices": move.choices,
        "usual": move.usual,
        "expected": [c.mean for c in move.expected],
        "verdict": verdict(move),
        "better": None if move.better is None else better_facts(move.better),
    }


def better_facts(better: Better) -> Data:
    shown = cost(better)
    return {
        "action": better.action,
        "chance": better.given,
        "chance_better": better.instead,
        "cost": better.cost.mean,
        "low": better.cost.low,
        "high": better.cost.high,
        "sure": better.sure,
        "points": shown,
        "interval": list(interval(better.cost.low, better.cost.high, shown)),
    }


def _account(seat: int, account: Account) -> Data:
    exact = {line: chance.mean for line, chance in zip(LINES, account, strict=True)}
    errors = {line: chance.error for line, chance in zip(LINES, account, strict=True)}
    return {"seat": seat, **exact, "errors": errors, "points": dict(zip(LINES, in_points(account), strict=True))}
