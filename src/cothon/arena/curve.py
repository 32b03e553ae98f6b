"""The curve of the chances to win, as an SVG picture: a line for each seat with the band of its sampling interval.

Lines differ by dash as well as by colour and end in the emblem of their seat. Costly decisions are triangles, great
luck is a disc; both lead to the sentence about them. It is drawn twice, wide for a desk and narrow for a phone, because
letters in a picture that is made smaller cannot be read.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any, NamedTuple

DASHES = ("", "9 5", "2 5", "12 4 2 4", "6 3")
EMBLEMS = (
    '<path d="M12 2.5 22 21H2z"/>',
    '<path d="M3.5 3.5h17v17h-17z"/>',
    '<circle cx="12" cy="12" r="9.5"/>',
    '<path d="M12 1.5 22.5 12 12 22.5 1.5 12z"/>',
    '<path d="M8.5 2h7v6.500H22v7h-6.500V22h-7v-6.500H2v-7h6.500z"/>',
)
Data = dict[str, Any]


class Frame(NamedTuple):
    """A picture's size, the room beside the lines, and how many numbers its axis holds."""

    name: str
    width: int
    height: int
    left: int
    right: int
    ticks: int
    names: bool

    def x(self, at: float, last: int) -> float:
        return self.left + (self.width - self.left - self.right) * at / max(1, last)

    def y(self, chance: float) -> float:
        return TOP + (self.height - TOP - FOOT) * (1 - chance)


TOP, FOOT = 16, 34
WIDE = Frame("wide", 1180, 400, 46, 130, 14, True)
NARROW = Frame("narrow", 366, 300, 36, 30, 6, False)
LABEL = 22
"""Labels at the ends of lines are at least so far apart."""
BADGE = 18


def curve(data: Data, frame: Frame, shown: Sequence[Data]) -> str:
    """The picture; `shown` are the decisions and draws to be marked, each with an `id` to lead to."""
    points = data["curve"]
    last = points[-1]["at"]
    seats = range(len(data["seats"]))
    parts = [_ground(data, frame, last)]
    parts += [_band(points, seat, frame, last) for seat in seats]
    parts += [_line(points, seat, frame, last) for seat in seats]
    parts += [_dot(points, one, frame, last) for one in shown]
    parts += _ends(data, frame, last)
    names = ", ".join(s["name"] for s in data["seats"])
    title = f"Chance to win, step by step: {names}. The numbers are in the table below."
    return (
        f'<svg class="curve {frame.name}" viewBox="0 0 {frame.width} {frame.height}" role="group" '
        f'aria-label="{escape(title)}">{"".join(parts)}</svg>'
    )


def _ground(data: Data, frame: Frame, last: int) -> str:
    parts = []
    left, right = frame.x(0, last), frame.x(last, last)
    for chance in (0, 25, 50, 75, 100):
        y = frame.y(chance / 100)
        parts.append(f'<path class="grid" d="M{left:.1f} {y:.1f}H{right:.1f}"/>')
        parts.append(f'<text class="tick" x="{left - 7:.1f}" y="{y + 4:.1f}" text-anchor="end">{chance}</text>')
    bottom = frame.y(0)
    for at, label in axis(data, frame.ticks):
        x = frame.x(at, last)
        parts.append(f'<path class="grid" d="M{x:.1f} {frame.y(1):.1f}V{bottom + 5:.1f}"/>')
        parts.append(
            f'<text class="tick" x="{x:.1f}" y="{bottom + 18:.1f}" text-anchor="middle">{escape(label)}</text>'
        )
    name = data["marks"][0]["name"] if _has_marks(data) else "step"
    parts.append(f'<text class="tick" x="{left:.1f}" y="{bottom + 32:.1f}">{escape(name)}</text>')
    return f'<g aria-hidden="true">{"".join(parts)}</g>'


def _has_marks(data: Data) -> bool:
    return len(data["marks"]) > 2


def axis(data: Data, most: int) -> list[tuple[int, str]]:
    """Where the axis is marked: rounds or decades if the game has them, else steps; no more than there is room for."""
    last = data["curve"][-1]["at"]
    if _has_marks(data):
        marks = data["marks"]
        every = -(-len(marks) // most)
        return [(m["at"], str(m["number"])) for m in marks[::every] if m["at"] < last]
    every = next(n for n in (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000, 10**9) if last <= n * most)
    return [(at, str(at)) for at in range(0, last + 1, every)]


def _band(points: Sequence[Data], seat: int, frame: Frame, last: int) -> str:
    upper = [f"{frame.x(p['at'], last):.1f},{frame.y(p['high'][seat]):.1f}" for p in points]
    lower = [f"{frame.x(p['at'], last):.1f},{frame.y(p['low'][seat]):.1f}" for p in reversed(points)]
    return f'<polygon class="band l{seat + 1}" points="{" ".join(upper + lower)}"/>'


def _line(points: Sequence[Data], seat: int, frame: Frame, last: int) -> str:
    way = [f"{frame.x(p['at'], last):.1f},{frame.y(p['chances'][seat]):.1f}" for p in points]
    dash = f' stroke-dasharray="{DASHES[seat]}"' if DASHES[seat] else ""
    return f'<polyline class="line l{seat + 1}"{dash} points="{" ".join(way)}"/>'


def _dot(points: Sequence[Data], one: Data, frame: Frame, last: int) -> str:
    """A triangle for a decision, a disc for a draw, on the line of the seat it is about."""
    at, seat = one["at"], one["seat"]
    point = next(p for p in points if p["at"] == at)
    x, y = frame.x(at, last), frame.y(point["chances"][seat])
    shape = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5"/>'
    if "cost" in one:
        shape = f'<path d="M{x - 6.5:.1f} {y - 5:.1f}h13l-6.5 11z"/>'
    name = escape(f"Step {at}: {one['text']}")
    return (
        f'<a href="#{one["id"]}" class="dot l{seat + 1}" aria-label="{name}">'
        f'<title>{name}</title><circle class="touch" cx="{x:.1f}" cy="{y:.1f}" r="11"/>{shape}</a>'
    )


def _ends(data: Data, frame: Frame, last: int) -> list[str]:
    """The emblem of each seat, and on a desk its name, where its line ends; apart from each other."""
    ends = data["curve"][-1]["chances"]
    order = sorted(range(len(ends)), key=lambda p: -ends[p])
    ys = apart([frame.y(ends[p]) for p in order], LABEL, frame.y(0))
    parts = []
    for seat, y in zip(order, ys, strict=True):
        x = frame.x(last, last) + 9
        parts.append(f'<g transform="translate({x:.1f} {y - BADGE / 2:.1f})">{badge(seat)}</g>')
        if frame.names:
            name = data["seats"][seat]["name"]
            short = name if len(name) <= 13 else name[:12] + "…"
            parts.append(f'<text class="end" x="{x + BADGE + 6:.1f}" y="{y + 4.5:.1f}">{escape(short)}</text>')
    return [f'<g aria-hidden="true">{"".join(parts)}</g>']


def apart(ys: Sequence[float], gap: float, lowest: float) -> list[float]:
    """Places from the top down, moved so that none is nearer than `gap` to the next, and none below `lowest`."""
    placed: list[float] = []
    for y in ys:
        placed.append(max(y, placed[-1] + gap) if placed else y)
    for i in reversed(range(len(placed))):
        placed[i] = min(placed[i], lowest - gap * (len(placed) - 1 - i))
    return placed


def badge(seat: int) -> str:
    """The sign of a seat: its colour and emblem."""
    return (
        f'<rect class="seat s{seat + 1}" width="{BADGE}" height="{BADGE}" rx="5"/>'
        f'<g class="emblem s{seat + 1}" transform="translate(3.5 3.5) scale(.458)">{EMBLEMS[seat]}</g>'
    )
