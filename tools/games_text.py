"""Lines of a position's text, from the fields of a game."""

from __future__ import annotations

import re

from cothon.core.fields import (
    Copies,
    Counts,
    Expression,
    Field,
    Flag,
    Members,
    Named,
    Number,
    Numbers,
)
from games_declared import FUTURE, NOTE, Declared, used_imports


def text(d: Declared) -> str:
    lines: list[str] = []
    for group, fields in d.lines.items():
        by_seat = all(_by_seat(f) for f in fields)
        more = ", p: int" if by_seat else ""
        lines += ["", "", f"def {group}_lines(s: {d.state}{more}) -> list[str]:", "    lines: list[str] = []"]
        lines += [f"    lines += {_written(f, by_seat)}" for f in fields] + ["    return lines"]
        lines += ["", "", f"def read_{group}(page: Page, s: {d.state}{more}) -> None:"]
        reading = [f"    {line}" for f in fields for line in _read(f, by_seat)]
        lines += ["    seats = int(s.seats)"] if any(re.search(r"\bseats\b", line) for line in reading) else []
        lines += reading
    body = "\n".join(lines) + "\n"
    single = [f.line for fields in d.lines.values() for f in fields if not _by_seat(f)]
    numbered = [f.line for fields in d.lines.values() for f in fields if _by_seat(f)]
    helpers = sorted(set(re.findall(r"\b\w+_line\b", body)))
    head = [f'"""Lines of a position\'s text, written and read. {NOTE.format("fields.py")}"""', "", FUTURE]
    head += ["from typing import Final", ""]
    head += ["from cothon.core.arr import ints"] if "ints(" in body else []
    head += [f"from cothon.core.page import Page, {', '.join(helpers)}"]
    head += [used_imports(d, body) + f"from {d.module('made.state')} import {d.state}", ""]
    head += [f"SINGLE: Final = {(*single, *d.by_hand)!r}", f"NUMBERED: Final = {(*numbered, *d.numbered_by_hand)!r}"]
    return "\n".join(head) + body


def _by_seat(f: Field) -> bool:
    """Whether the field has a line for each seat."""
    in_a_row = isinstance(f.text, Numbers) and len(f.shape) == 1
    return bool(f.shape) and f.shape[0] == "seats" and not in_a_row


def _written(f: Field, by_seat: bool) -> str:
    t, name = f.text, (f'f"{f.line} {{p}}"' if by_seat else f'"{f.line}"')
    row = f"ints(s.{f.name})" + (f"[p * {f.shape[1]} : (p + 1) * {f.shape[1]}]" if len(f.shape) == 2 else "")
    value = f"int(s.{f.name}[p])" if by_seat and len(f.shape) == 1 else f"int(s.{f.name})"
    if isinstance(t, Number):
        shown = f"{value} + {t.plus}" if t.plus else value
        if t.always:
            return f'[f{name.removeprefix("f")[:-1]}: {{{shown}}}"]'
        usual = f"{t.usual} + {t.plus}" if t.plus else str(t.usual)
        return f"number_line({name}, {shown}, {usual})"
    if isinstance(t, Named):
        return f"name_line({name}, {value}, {t.names}, {t.usual})"
    if isinstance(t, Flag):
        return f'["{f.line}: yes"] if s.{f.name} == 1 else []'
    if isinstance(t, Numbers):
        said = f"[str(k) for k in {row}]"
        return f"words_line({name}, {said})" if t.always else f"words_line({name}, {said} if any({row}) else [])"
    if isinstance(t, Members):
        return f"members_line({name}, {value}, {t.names})"
    if isinstance(t, Counts):
        return f"counts_line({name}, {row}, {t.names}, {t.sign!r})"
    assert isinstance(t, Copies)
    return f"copies_line({name}, {row}, {t.names})"


def _read(f: Field, by_seat: bool) -> list[str]:
    t, name = f.text, (f'f"{f.line} {{p}}"' if by_seat else f'"{f.line}"')
    target = f"s.{f.name}[p]" if by_seat and len(f.shape) == 1 else f"s.{f.name}"
    if isinstance(t, Number):
        low, high, usual = t.low + t.plus, _plus(f.most, t.plus), _plus(t.usual, t.plus)
        return [f"{target} = page.number({name}, {low}, {high}, {usual})" + (f" - {t.plus}" if t.plus else "")]
    if isinstance(t, Named):
        more = f", {t.usual}" + (f", {t.allowed!r}" if t.allowed else "")
        return [f'{target} = page.name({name}, {t.names}, "{t.what}"{more})']
    if isinstance(t, Flag):
        return [f'{target} = page.name({name}, ["no", "yes"], "answer", 0)']
    if isinstance(t, Members):
        return [f'{target} = page.members({name}, {t.names}, "{t.what}")']
    place = f"p * {f.shape[1]} + " if by_seat else ""
    if isinstance(t, Numbers):
        width = f.shape[-1]
        return [
            f"for k, n in enumerate(page.numbers({name}, int({width}), {f.most})):",
            f"    s.{f.name}[{place}k] = n",
        ]
    if isinstance(t, Counts):
        return [
            f'for k, n in enumerate(page.counts({name}, {t.names}, "{t.what}", {f.most}, {t.sign!r})):',
            f"    s.{f.name}[{place}k] = n",
        ]
    assert isinstance(t, Copies)
    return [
        f"for word in page.words({name}):",
        f'    s.{f.name}[{place}page.index({name}, word, {t.names}, "{t.what}")] += 1',
    ]


def _plus(n: Expression, more: int) -> str:
    if isinstance(n, int):
        return str(n + more)
    return f"{n} + {more}" if more else n
