"""Plots as SVG, written by hand: bars and dots with intervals, histograms, agreement.

They are 360 units wide and set in type of 12 and 13, so that they are read on a telephone as they are; on a larger
screen several stand side by side. Light and dark follow the system, also in a file of its own. No meaning is carried
by colour alone: every bar has its name.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor, log10
from typing import NamedTuple
from xml.sax.saxutils import escape

WIDTH = 360
LEFT, RIGHT = 10, 350
ROW = 44
COLOURS = 5
STYLE = """
.plot{--panel:#fbf6ec;--line:#cbbb9c;--ink:#1d2733;--ink2:#505a66;
--c0:#24619f;--c1:#ad3a33;--c2:#c08a10;--c3:#3d7a43;--c4:#703a86}
@media (prefers-color-scheme:dark){.plot{--panel:#13222a;--line:#3a5561;--ink:#f3ebdc;--ink2:#b7c3c6;
--c0:#5b9bdc;--c1:#e0756b;--c2:#dba931;--c3:#6db574;--c4:#b585cb}}
.plot text{font:13px -apple-system,BlinkMacSystemFont,"Segoe UI",Roboto,"Noto Sans",system-ui,"DejaVu Sans",sans-serif;
fill:var(--ink);font-variant-numeric:tabular-nums;paint-order:stroke;stroke:var(--panel);stroke-width:3px}
.plot .name{font-weight:600}.plot .axis{font-size:12px;fill:var(--ink2)}
.plot .grid{stroke:var(--line);stroke-width:1}.plot .rule{stroke:var(--ink2);stroke-width:1}
.plot .whisker{stroke:var(--ink);stroke-width:1.5;fill:none}.plot .halo{stroke:var(--panel);stroke-width:4;fill:none}
.plot .fair{stroke:var(--ink);stroke-width:1.5;stroke-dasharray:3 2}
.plot .ground{fill:var(--panel)}
.plot .c0{fill:var(--c0)}.plot .c1{fill:var(--c1)}.plot .c2{fill:var(--c2)}
.plot .c3{fill:var(--c3)}.plot .c4{fill:var(--c4)}
"""


class Bar(NamedTuple):
    """One row: its name, its value with an interval, what would be fair, the value in words, its colour by number."""

    name: str
    value: float
    low: float
    high: float
    fair: float | None
    words: str
    colour: int


class Histogram(NamedTuple):
    """Counts of equal bins from `first`."""

    name: str
    first: int
    step: int
    counts: Sequence[int]
    words: str
    colour: int


def bars(title: str, rows: Sequence[Bar], top: float, whole: bool = False) -> str:
    """Horizontal bars from 0, in percent, up to `top`; a dashed line shows what would be fair."""
    ticks = _ticks(0.0, 1.0 if whole else top, 4)
    scale = _Scale(0.0, max(ticks[-1], top))
    parts, foot = _grid(scale, ticks, len(rows) * ROW, [f"{100 * t:g} %" for t in ticks])
    for i, row in enumerate(rows):
        y = i * ROW
        parts += _names(row.name, row.words, y)
        x = scale(row.value)
        if x > LEFT:
            parts.append(
                f'<rect class="c{row.colour % COLOURS}" x="{LEFT}" y="{y + 21}" width="{x - LEFT:.1f}" height="14"/>'
            )
        if row.fair is not None:
            at = scale(row.fair)
            parts.append(f'<path class="fair" d="M{at:.1f} {y + 17}v22"/>')
        parts += _whisker(scale(row.low), scale(row.high), y + 28)
    return _svg(title, foot, parts)


def dots(title: str, rows: Sequence[Bar]) -> str:
    """Values with their intervals, on an axis that need not begin at 0."""
    ticks = _ticks(min(r.low for r in rows), max(r.high for r in rows), 5)
    scale = _Scale(ticks[0], ticks[-1])
    parts, foot = _grid(scale, ticks, len(rows) * ROW, [f"{t:g}" for t in ticks])
    for i, row in enumerate(rows):
        y = i * ROW
        parts += _names(row.name, row.words, y)
        parts += _whisker(scale(row.low), scale(row.high), y + 28)
        parts.append(f'<circle class="c{row.colour % COLOURS}" cx="{scale(row.value):.1f}" cy="{y + 28}" r="6"/>')
    return _svg(title, foot, parts)


def histograms(title: str, rows: Sequence[Histogram], unit: str) -> str:
    """Histograms one above the other, with the same axes, so that they can be compared."""
    bins = max(len(r.counts) for r in rows)
    first, step = rows[0].first, rows[0].step
    most = max(max(r.counts) / max(sum(r.counts), 1) for r in rows)
    height = 96 if len(rows) == 1 else 58
    each = height + 30
    scale = _Scale(first, first + bins * step)
    parts: list[str] = []
    for i, row in enumerate(rows):
        floor_y = i * each + 22 + height
        parts += _names(row.name, row.words, i * each)
        parts += _columns(row, scale, floor_y, height, most)
        parts.append(f'<path class="rule" d="M{LEFT} {floor_y}H{RIGHT}"/>')
    foot = len(rows) * each - 6
    for tick in _whole_ticks(first, first + bins * step):
        parts.append(_axis_label(scale(tick), foot + 15, f"{tick}"))
    parts.append(f'<text class="axis" x="{WIDTH / 2:g}" y="{foot + 32}" text-anchor="middle">{escape(unit)}</text>')
    return _svg(title, foot + 38, parts)


def agreement(title: str, points: Sequence[Bar], across: str, up: str) -> str:
    """Points of what was said (`fair`, across) and what happened (`value`, up), both shares; on the line they agree."""
    side = RIGHT - LEFT - 30
    scale = [LEFT + 30 + side * k / 5 for k in range(6)]
    lines = "".join(f"M{x:.0f} 8v{side}M{LEFT + 30} {8 + x - LEFT - 30:.0f}h{side}" for x in scale)
    parts = [f'<path class="grid" d="{lines}"/><path class="fair" d="M{LEFT + 30} {8 + side}L{RIGHT} 8"/>']
    for k, x in enumerate(scale):
        parts.append(_axis_label(x, side + 24, f"{20 * k} %"))
        parts.append(
            f'<text class="axis" x="{LEFT + 26}" y="{12 + side - side * k / 5:.0f}" text-anchor="end">{20 * k}</text>'
        )
    for p in points:
        x, high, low = LEFT + 30 + side * (p.fair or 0.0), 8 + side * (1 - p.high), 8 + side * (1 - p.low)
        parts.append(f'<path class="whisker" d="M{x:.1f} {high:.1f}V{low:.1f}"/>')
        dot = f'cx="{x:.1f}" cy="{8 + side * (1 - p.value):.1f}" r="5"'
        parts.append(f'<circle class="c{p.colour % COLOURS}" {dot}><title>{escape(p.words)}</title></circle>')
    parts.append(
        f'<text class="axis" x="{LEFT + 30 + side / 2:g}" y="{side + 42}" text-anchor="middle">{escape(across)}</text>'
    )
    turned = f'transform="translate(8 {8 + side / 2:g}) rotate(-90)"'
    parts.append(f'<text class="axis" {turned} text-anchor="middle">{escape(up)}</text>')
    return _svg(title, side + 48, parts)


def alone(svg: str) -> str:
    """A plot as a file of its own: with its style and a ground."""
    head, _, rest = svg.partition(">")
    ground = '<rect class="ground" x="-12" y="-12" width="100%" height="100%"/>'
    size = head.split('viewBox="0 0 ')[1].split('"')[0].split()
    wide, high = WIDTH + 24, int(size[1]) + 24
    head = head.replace(f'viewBox="0 0 {size[0]} {size[1]}"', f'viewBox="-12 -12 {wide} {high}" width="{2 * wide}"')
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{head}><style>{STYLE}</style>{ground}{rest}\n'


# -- parts --------------------------------------------------------------------------------------------------------


class _Scale:
    """From values to places on the paper."""

    def __init__(self, low: float, high: float) -> None:
        self._low = low
        self._per = (RIGHT - LEFT) / ((high - low) or 1.0)

    def __call__(self, value: float) -> float:
        return min(max(LEFT + (value - self._low) * self._per, LEFT), RIGHT)


def _svg(title: str, height: float, parts: Sequence[str]) -> str:
    name = escape(title, {'"': "&quot;"})
    head = f'<svg xmlns="http://www.w3.org/2000/svg" class="plot" viewBox="0 0 {WIDTH} {ceil(height)}" role="img"'
    return f'{head} aria-label="{name}"><title>{name}</title>{"".join(parts)}</svg>'


def _names(name: str, words: str, y: float) -> list[str]:
    return [
        f'<text class="name" x="{LEFT}" y="{y + 14}">{escape(shortened(name))}</text>',
        f'<text x="{RIGHT}" y="{y + 14}" text-anchor="end">{escape(words)}</text>',
    ]


def _whisker(low: float, high: float, y: float) -> list[str]:
    path = f"M{low:.1f} {y - 4}v8M{low:.1f} {y}H{high:.1f}M{high:.1f} {y - 4}v8"
    return [f'<path class="halo" d="{path}"/><path class="whisker" d="{path}"/>']


def _columns(row: Histogram, scale: _Scale, floor_y: float, height: int, most: float) -> list[str]:
    total = max(sum(row.counts), 1)
    found = []
    for k, count in enumerate(row.counts):
        if count:
            left, right = scale(row.first + k * row.step), scale(row.first + (k + 1) * row.step)
            high = height * count / total / (most or 1.0)
            found.append(
                f'<rect class="c{row.colour % COLOURS}" x="{left + 0.5:.1f}" y="{floor_y - high:.1f}" '
                f'width="{max(right - left - 1, 0.5):.1f}" height="{high:.1f}"/>'
            )
    return found


def _grid(scale: _Scale, ticks: Sequence[float], height: float, labels: Sequence[str]) -> tuple[list[str], float]:
    """Thin lines with figures below them, and where the paper ends."""
    lines = "".join(f"M{scale(t):.1f} 20V{height}" for t in ticks)
    parts = [f'<path class="grid" d="{lines}"/>']
    parts += [_axis_label(scale(t), height + 15, label) for t, label in zip(ticks, labels, strict=True)]
    return parts, height + 22


def _axis_label(x: float, y: float, words: str) -> str:
    side = "start" if x < LEFT + 12 else "end" if x > RIGHT - 12 else "middle"
    return f'<text class="axis" x="{x:.1f}" y="{y:g}" text-anchor="{side}">{escape(words)}</text>'


def _ticks(low: float, high: float, about: int) -> list[float]:
    """About so many round values around the whole range."""
    rough = ((high - low) or 1.0) / about
    power = 10 ** floor(log10(rough))
    step = next(k * power for k in (1, 2, 2.5, 5, 10) if k * power >= rough * 0.999)
    first, last = floor(low / step + 1e-9), ceil(high / step - 1e-9)
    return [round(k * step, 9) for k in range(first, last + 1)]


def _whole_ticks(low: int, high: int) -> list[int]:
    return [int(t) for t in _ticks(low, high, 5) if t == int(t) and low <= t <= high]


def shortened(name: str, most: int = 26) -> str:
    """Of a long name the end says more than the beginning."""
    return name if len(name) <= most else f"…{name[-most + 1 :]}"
