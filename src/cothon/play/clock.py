"""Clocks for matches: how much time a seat has, without a source of time; callers give it in whole milliseconds.

A turn of the clock is the stretch during which one seat is asked without another in between: several answers in a row,
with the draws among them, are one turn. `Clocks` are values: every function gives new ones.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, TypeGuard

from cothon.core.errors import BadInput

NONE, BANK, MOVE, DAYS = "none", "bank", "move", "days"
NOBODY = -1
"""`running` while no clock runs."""

SECOND = 1000
HOUR = 3600 * SECOND
DAY = 24 * HOUR
_FIELDS: dict[str, dict[str, tuple[int, int]]] = {
    NONE: {},
    BANK: {"bank_s": (10, 86_400), "increment_s": (0, 600)},
    MOVE: {"move_s": (5, 86_400)},
    DAYS: {"days": (1, 30)},
}
"""The fields of each kind with the lowest and the highest value; one that may be 0 may be left out."""
_COMES_BACK_WITH = 30 * SECOND


class ClockRule(NamedTuple):
    """kind         none; bank: time for the whole game, and some more for each turn; move, days: time for each turn
    bank_s       seconds in the bank at the beginning
    increment_s  seconds added after each turn
    move_s       seconds for a turn
    days         days for a turn
    """

    kind: str = NONE
    bank_s: int = 0
    increment_s: int = 0
    move_s: int = 0
    days: int = 0

    @property
    def limit(self) -> int:
        """The time a seat begins with: its bank, or its turn."""
        return (self.bank_s + self.move_s) * SECOND + self.days * DAY

    @property
    def live(self) -> bool:
        """Whether people sit at the table while it runs; days pass without them."""
        return self.kind in (BANK, MOVE)

    def as_dict(self) -> dict[str, Any]:
        """What `rule` reads back."""
        return {"kind": self.kind, **{name: getattr(self, name) for name in _FIELDS[self.kind]}}


def rule(data: Mapping[str, Any]) -> ClockRule:
    """A rule from plain data, e.g. {"kind": "bank", "bank_s": 300, "increment_s": 5}; BadInput names the field."""
    kind = data.get("kind") if isinstance(data, Mapping) else None
    if not isinstance(kind, str) or kind not in _FIELDS:
        raise BadInput(f"clock.kind: must be one of {', '.join(_FIELDS)}, not {kind!r}")
    fields = _FIELDS[kind]
    for name in data:
        if name != "kind" and name not in fields:
            there_are = f"there are {', '.join(fields)}" if fields else "it stands alone"
            raise BadInput(f"clock.{name}: no such field with the kind {kind}: {there_are}")
    return ClockRule(kind, **{name: _whole(data, name, *limits) for name, limits in fields.items()})


def _whole(data: Mapping[str, Any], name: str, low: int, high: int) -> int:
    if name not in data:
        if low == 0:
            return 0
        raise BadInput(f"clock.{name}: is missing; a whole number {low}..{high} is wanted")
    value = data[name]
    if not _is_whole(value) or not low <= value <= high:
        raise BadInput(f"clock.{name}: must be a whole number {low}..{high}, not {value!r}")
    return int(value)


def _is_whole(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)


class Clocks(NamedTuple):
    """left     milliseconds each seat had left at the time `since`
    running  the seat whose time runs, or NOBODY
    since    when its time began to run
    ended    the seat whose time ran before, or NOBODY
    had      what it had left when its turn ended, in case that is taken back; below 0 in the grace period
    """

    left: list[int]
    running: int = NOBODY
    since: int = 0
    ended: int = NOBODY
    had: int = 0

    def as_dict(self) -> dict[str, Any]:
        return {**self._asdict(), "left": list(self.left)}

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Clocks:
        """What `as_dict` gave; BadInput names the field."""
        left, running, since = data.get("left"), data.get("running"), data.get("since")
        if not isinstance(left, list) or not all(_is_whole(ms) for ms in left):
            raise BadInput(f"clocks.left: must be whole numbers, one for each seat, not {left!r}")
        ended, had = data.get("ended"), data.get("had")
        for name, seat in (("running", running), ("ended", ended)):
            if not _is_whole(seat) or not NOBODY <= seat < len(left):
                raise BadInput(f"clocks.{name}: must be a seat 0..{len(left) - 1} or {NOBODY}, not {seat!r}")
        for name, ms in (("since", since), ("had", had)):
            if not _is_whole(ms):
                raise BadInput(f"clocks.{name}: must be a whole number, not {ms!r}")
        return cls(list(left), *(int(data[name]) for name in ("running", "since", "ended", "had")))


def begin(rule: ClockRule, seats: int) -> Clocks:
    """Everybody has the whole time, nobody's runs."""
    return Clocks([rule.limit] * seats)


def passes_to(clocks: Clocks, rule: ClockRule, seat: int, now: int) -> Clocks:
    """Another seat is asked, or NOBODY whose time counts; asked again, the same seat goes on with its turn."""
    if seat == clocks.running:
        return clocks
    left, ended, had = list(clocks.left), clocks.ended, clocks.had
    if clocks.running != NOBODY:
        ended = clocks.running
        had = left[ended] - max(0, now - clocks.since)
        left[ended] = _after_turn(clocks, rule, now)
    if seat != NOBODY and rule.kind != BANK:
        left[seat] = rule.limit
    return Clocks(left, seat, now, ended, had)


def goes_back_to(clocks: Clocks, rule: ClockRule, seat: int, now: int) -> Clocks:
    """A take-back: the seat goes on with the turn it had ended, and nobody gains time by it."""
    if seat in (clocks.running, NOBODY):
        return passes_to(clocks, rule, seat, now)
    stopped = pause(clocks, now)
    left = list(stopped.left)
    if seat == clocks.ended:
        left[seat] = clocks.had
    elif rule.kind != BANK:  # further back, which all have agreed to
        left[seat] = rule.limit
    return Clocks(left, seat, now)


def _after_turn(clocks: Clocks, rule: ClockRule, now: int) -> int:
    if rule.kind != BANK:
        return rule.limit
    return left_now(clocks, clocks.running, now) + rule.increment_s * SECOND


def left_now(clocks: Clocks, seat: int, now: int) -> int:
    """Milliseconds a seat has left, 0 when its time has run out."""
    passed = max(0, now - clocks.since) if seat == clocks.running else 0
    return max(0, clocks.left[seat] - passed)


def runs_out_at(clocks: Clocks, rule: ClockRule) -> int | None:
    """When the time that runs now will be used up; None if none runs."""
    if rule.kind == NONE or clocks.running == NOBODY:
        return None
    return clocks.since + clocks.left[clocks.running]


def warn_before(rule: ClockRule) -> int:
    """How long before the end of its time a seat is warned."""
    if rule.live:
        return min(30 * SECOND, rule.limit // 4)
    return 12 * HOUR if rule.kind == DAYS else 0


def grace(rule: ClockRule) -> int:
    """How long after the end of its time a seat may still answer."""
    if rule.live:
        return 20 * SECOND
    return 6 * HOUR if rule.kind == DAYS else 0


# -- when something came in between ------------------------------------------------------------------------------------


def refill(clocks: Clocks, rule: ClockRule, seat: int, now: int) -> Clocks:
    """For somebody who comes back after a bot played for them: a whole turn, or a bank one can play on with."""
    left = list(clocks.left)
    if rule.kind == BANK:
        enough = max(_COMES_BACK_WITH, rule.increment_s * SECOND)
        left[seat] = max(left_now(clocks, seat, now), min(enough, rule.limit))
    else:
        left[seat] = rule.limit
    return clocks._replace(left=left, since=now if seat == clocks.running else clocks.since)


def pause(clocks: Clocks, now: int) -> Clocks:
    """The table is put aside: all clocks stand still in the middle of a turn."""
    if clocks.running == NOBODY:
        return clocks
    left = list(clocks.left)
    left[clocks.running] = left_now(clocks, clocks.running, now)
    return clocks._replace(left=left, running=NOBODY, since=now)


def resume(clocks: Clocks, seat: int, now: int) -> Clocks:
    """The table is taken up again: the seat that is asked goes on with the turn it was in."""
    return clocks if seat == clocks.running else clocks._replace(left=list(clocks.left), running=seat, since=now)


def forgive(clocks: Clocks, rule: ClockRule, last_seen: int, now: int) -> Clocks:
    """No server ran from `last_seen` to `now`: that time does not count, except where people play by days."""
    if not rule.live or clocks.running == NOBODY:
        return clocks
    gap = max(0, now - max(last_seen, clocks.since))
    return clocks._replace(since=clocks.since + gap)
