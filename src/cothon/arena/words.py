"""Words of an arena: its command, and figures as people read them."""

from __future__ import annotations

import shlex
from collections.abc import Mapping, Sequence
from typing import Any

from cothon.arena.plan import Plan
from cothon.bots.outside import ANSWER_S
from cothon.games import versions

EVEN = 0.0005


def command(plan: Plan, out: str, more: Sequence[str] = ()) -> str:
    """The command line that plays this plan, to be copied into a shell; `more` does not change the result."""
    words = ["cothon", "arena", plan.game, *plan.line_up, "--games", str(plan.games), "--seed", str(plan.seed)]
    if plan.rules != versions(plan.game)[-1]:
        words += ["--rules", str(plan.rules)]
    for option in chosen_options(plan):
        words += ["--option", option]
    if plan.iterations is not None:
        words += ["--iterations", str(plan.iterations)]
    if plan.seconds != ANSWER_S:
        words += ["--seconds", f"{plan.seconds:g}"]
    if plan.records:
        words.append("--records")
    return shlex.join([*words, *more, "--out", out])


def chosen_options(plan: Plan) -> list[str]:
    """Options that differ from the defaults of the rules version."""
    return plan.chosen().text().split()[1:]


def percent(value: float | None) -> str:
    return "-" if value is None else f"{100 * value:.1f} %"


def plus_minus(share: Mapping[str, Any]) -> str:
    """`54.2 % ± 3.1`, or `100.0 % (72.2 to 100.0)` where the interval reaches further to one side."""
    if share["share"] is None:
        return "-"
    below, above = share["share"] - share["low"], share["high"] - share["share"]
    if abs(below - above) < EVEN:
        return f"{percent(share['share'])} ± {100 * above:.1f}"
    return f"{percent(share['share'])} ({100 * share['low']:.1f} to {100 * share['high']:.1f})"


def named(names: list[str]) -> str:
    """`greedy against random`, `a, b and c`."""
    if len(names) == 1:
        return f"{names[0]} alone"
    if len(names) == 2:
        return f"{names[0]} against {names[1]}"
    return f"{', '.join(names[:-1])} and {names[-1]}"


def spaced(word: str) -> str:
    return word.replace("_", " ")


def count(n: int, what: str) -> str:
    return f"{n} {what}" if n == 1 else f"{n} {what}s"
