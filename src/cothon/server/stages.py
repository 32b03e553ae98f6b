"""Where a running clock stands: fine, a warning, out of time but in the grace period, or out for good."""

from __future__ import annotations

from typing import NamedTuple

from cothon.play import clock

FINE, WARNING, GRACE, OUT = "fine", "warning", "grace", "out"


class Stage(NamedTuple):
    """`until` is when the next stage begins; None when there is none."""

    name: str
    until: int | None


def of(clocks: clock.Clocks, rule: clock.ClockRule, now: int) -> Stage:
    ends = clock.runs_out_at(clocks, rule)
    if ends is None:
        return Stage(FINE, None)
    warns, gone = ends - clock.warn_before(rule), ends + clock.grace(rule)
    if now < warns:
        return Stage(FINE, warns)
    if now < ends:
        return Stage(WARNING, ends)
    return Stage(GRACE, gone) if now < gone else Stage(OUT, None)
