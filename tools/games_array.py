"""Pieces of the array for learners, from the fields and options of a game."""

from __future__ import annotations

import re
from collections.abc import Mapping

from cothon.core.fields import (
    Amount,
    Bits,
    Field,
    Follows,
    LeftOut,
    OneOf,
    SeatMark,
)
from cothon.core.options import Option
from games_declared import FUTURE, NOTE, Declared, used_imports


def arrays(d: Declared) -> str:
    """The pieces of the declared fields, then those of the options; what a game writes by hand comes in between.

    Options that name seats are written with the fields: they begin with the viewer's seat, so they differ by viewer.
    """
    by_seat = [o for o in d.options if o.seat or o.order]
    others = [o for o in d.options if o not in by_seat]
    told = [f for f in d.fields if not f.secret and f.array is not None and not isinstance(f.array, (Follows, LeftOut))]
    parts = ['Part("actor", (n,), 1, "who is asked"),', f'Part("ask", ({len(d.questions)},), 1, "the question"),']
    parts += [f'Part("{f.name}", {_measures(f)}, {f.array.most}, {f.about!r}),' for f in told if f.array is not None]
    parts += [_option_part(d, o) for o in by_seat]
    lines = ["def parts(n: int) -> list[Part]:", "    return [", *(f"        {p}" for p in parts), "    ]", "", ""]
    lines += ["def option_parts(n: int) -> list[Part]:", "    return ["]
    lines += [f"        {_option_part(d, o)}" for o in others]
    lines += ["    ]", "", "", f"def write(v: {d.view}, me: i64, out: Sheet) -> None:", "    n = v.seats"]
    lines += [
        '    out.piece("actor")',
        "    if v.actor >= 0:",
        "        out.mark(after(me, v.actor, n))",
        '    out.piece("ask")',
        "    out.mark(v.ask)",
    ]
    for f in told:
        lines += [f'    out.piece("{f.name}")', *(f"    {line}" for line in _put(f))]
    for o in by_seat:
        lines += [f'    out.piece("{_piece(d, o)}")', *(f"    {line}" for line in _put_seats(o))]
    lines += ["", "", f"def write_options(v: {d.view}, out: Sheet) -> None:"]
    lines += ["    rules = v.rules"] if others else ['    """There are none."""']
    for o in others:
        lines += [f'    out.piece("{_piece(d, o)}")', f"    {_put_option(o)}"]
    body = "\n".join(lines) + "\n"
    helpers = sorted({"after", *re.findall(r"\bseat_at\b", body)})
    head = [
        f'"""{d.title} as an array: the declared pieces. {NOTE.format(f"games/{d.name}/fields.py and options.py")}"""',
        "",
        FUTURE,
    ]
    head += [
        "from mypy_extensions import i64",
        "",
        f"from cothon.encode.sheet import Part, Sheet, {', '.join(helpers)}",
    ]
    head += [used_imports(d, body) + f"from {d.module('made.view')} import {d.view}", "", ""]
    return "\n".join(head) + body


def _width(f: Field) -> str:
    """Places that a member of the array takes in its piece."""
    return str(f.array.size) if isinstance(f.array, (OneOf, Bits)) else ""


def _step(f: Field) -> str:
    """The same, to be multiplied by."""
    width = _width(f)
    return width if width.isidentifier() or width.isdigit() else f"({width})"


def _measures(f: Field) -> str:
    measures = ["n" if x == "seats" else f"int({x})" for x in f.shape] + ([f"int({_width(f)})"] if _width(f) else [])
    if isinstance(f.array, SeatMark):
        measures.append("n")
    said = ", ".join(measures or ["1"])
    return f"({said})" if len(measures) > 1 else f"({said},)"


def _put(f: Field) -> list[str]:
    """Write a piece: rows of seats begin with the viewer's."""
    a, x = f.array, f"v.{f.name}"
    if isinstance(a, Amount):
        if not f.shape:
            return [f"out.put(0, {x})"]
        rest = " * ".join(str(m) for m in f.shape[1:]) or "1"
        return [f"out.rows({x}, me, n, {rest})"] if f.shape[0] == "seats" else [f"out.row(0, {x}, 0, len({x}))"]
    if isinstance(a, SeatMark):
        assert not f.shape, f"{f.name}: only a single seat can be marked"
        return [f"if {x} >= 0:", f"    out.mark(after(me, {x}, n))"]
    assert isinstance(a, (OneOf, Bits)), f.name
    if not f.shape:
        return [_one(a, "", x)]
    assert len(f.shape) == 1, f"{f.name}: marks are for single rows"
    if f.shape[0] == "seats":
        return ["for i in range(n):", f"    {_one(a, f'i * {_step(f)}', f'{x}[seat_at(me, i, n)]')}"]
    number = f.shape[0] if isinstance(f.shape[0], int) else f"int({f.shape[0]})"
    return [f"for i in range({number}):", f"    {_one(a, f'i * {_step(f)}', f'{x}[i]', bool(f.start))}"]


def _one(a: OneOf | Bits, at: str, x: str, may_be_none: bool = True) -> str:
    if isinstance(a, Bits):
        return f"out.bits({at or 0}, {x}, {a.size})"
    place = f"{x} - {a.first}" if a.first else x
    return f"out.mark({at} + {place} if {x} >= {a.first} else -1)" if at else f"out.mark({place})"


def _option_part(d: Declared, o: Option) -> str:
    tail = ", tail=1" if o.seat and o.words_allowed() else ""
    return f'Part("{_piece(d, o)}", {_option_measures(o)}, {_option_most(o)}, "option {o.name}: {o.words}"{tail}),'


def _piece(d: Declared, o: Option) -> str:
    """The name of an option's piece: its own, unless a field has it."""
    return f"option_{o.name}" if any(f.name == o.name for f in d.fields) else o.name


def _option_measures(o: Option) -> str:
    words = len(o.words_allowed())
    if o.seat:
        return "(n + 1,)" if words else "(n,)"
    return f"(n, {words})" if o.order else f"({words or 1},)"


def _put_seats(o: Option) -> list[str]:
    """A seat, or the last place where the option says something else; or what each seat has got."""
    x = f"v.rules.{o.name}"
    if o.order:
        return ["for i in range(n):", f"    out.mark(i * {len(o.words_allowed())} + {x}[seat_at(me, i, n)])"]
    seat = f"after(me, {x}, n)"
    return [f"out.mark({seat} if {x} >= 0 else n)" if o.words_allowed() else f"out.mark({seat})"]


def _option_most(o: Option) -> int:
    if o.whole is not None:
        return min(o.whole[1], 255)
    lists = o.values.values() if isinstance(o.values, Mapping) else [o.values]
    return max((int(v) for values in lists for v in values if not isinstance(v, str)), default=1)


def _put_option(o: Option) -> str:
    return f"out.mark(rules.{o.name})" if o.words_allowed() else f"out.put(0, rules.{o.name})"
