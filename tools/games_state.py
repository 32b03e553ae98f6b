"""View and state of a game, from its fields."""

from __future__ import annotations

import re
import textwrap
from typing import Any

from cothon.core.fields import Field
from cothon.core.options import Option
from games_declared import FUTURE, NOTE, Declared, used_imports


def view(d: Declared) -> str:
    seen = [f for f in d.fields if not f.secret]
    lines = [f"class {d.view}(View):", '    """Everything somebody may see.', ""]
    lines += [line for f in seen for line in _told(f)] + ['    """', ""]
    brief = any(f.masked for f in seen)
    more = ", whole: bool = True" if brief else ""
    lines += [f"    def __init__(self, rules: {d.rules}, like: {d.view} | None = None{more}) -> None:"]
    lines += ['        """An empty table, or a copy of what can be seen of another position.']
    if brief:
        lines += [
            "",
            "        Without `whole` it shares what `mask` leaves as it is, so it is good until the next move.",
        ]
    lines[-1] += '"""' if not brief else '\n        """'
    lines += ["        super().__init__(rules.seats)", f"        self.rules: {d.rules} = rules", *_made(seen, True), ""]
    lines += ["    def key(self) -> tuple[int, ...]:"]
    lines += (
        ["        return tuple(numbers(self))"]
        if d.key
        else ["        return tuple(self.numbers())", *_numbers(d, seen)]
    )
    body = "\n".join(lines) + "\n"
    head = [f'"""What can be seen of a position. {NOTE.format("fields.py")}"""', "", FUTURE]
    head += [
        "from typing import TYPE_CHECKING",
        "",
        "from cothon.core.arr import arr_of, ints, new_arr",
        "from cothon.core.view import View",
    ]
    head += [f"from {d.module(d.key)} import numbers"] if d.key else []
    head += [used_imports(d, _expressions(d, seen)) + _classes(d, seen)]
    head += [f"from {d.module('made.rules')} import {d.rules}", ""]
    head += [
        "if TYPE_CHECKING:",
        "    from mypy_extensions import i64",
        "",
        "    from cothon.core.arr import Arr",
        "",
        "",
    ]
    return "\n".join(head) + body


def _numbers(d: Declared, seen: list[Field]) -> list[str]:
    """The method with the numbers of the key."""
    lines = ["", "    def numbers(self) -> list[int]:", '        """All of it in a fixed sequence."""']
    lines += ["        rules = self.rules"] if d.in_key else []
    said = [f"int(self.{x})" for x in ("seats", "viewer", "actor", "ask")]
    said += [_chosen(o) for o in d.in_key if o.since == 1]
    said += [f"int(self.{f.name})" for f in seen if not f.shape and not f.derived and f.name not in _counts(d)]
    lines += ["        out: list[int] = [" + ", ".join(said) + "]"]
    lines += [line for f in seen if f.shape for line in _keyed(d, f)]
    for since in sorted({o.since for o in d.in_key if o.since > 1}):  # keys of older versions stay as they are
        added = ", ".join(_chosen(o) for o in d.in_key if o.since == since)
        lines += [f"        if rules.options.version >= {since}:", f"            out += [{added}]"]
    return [*lines, "        return out"]


def _chosen(option: Option) -> str:
    """The value of an option in the key."""
    return f"*ints(rules.{option.name})" if option.order else f"int(rules.{option.name})"


def state(d: Declared) -> str:
    hidden = [f for f in d.fields if f.secret]
    lines = [f"class {d.state}({d.view}, State):", '    """A position with nothing left out.', ""]
    lines += [line for f in hidden for line in _told(f)] + ['    """', ""]
    if hidden:
        lines += [f"    def __init__(self, rules: {d.rules}, like: {d.view} | None = None) -> None:"]
        lines += ["        super().__init__(rules, like)", *_made(hidden, False, d.state), ""]
    told = [f for f in hidden if not f.derived]
    if told:
        lines += ["    def key(self) -> tuple[int, ...]:"]
        lines += ["        out = numbers(self) + hidden(self)" if d.key else "        out = self.numbers()"]
        lines += [
            f"        out += ints(self.{f.name})" if f.shape else f"        out.append(int(self.{f.name}))"
            for f in told
            if not d.key
        ]
        lines += ["        return tuple(out)", ""]
    lines += [f"    def clone(self) -> {d.state}:", f"        return {d.state}(self.rules, self)", ""]
    lines += ["    def check(self) -> None:", '        """The sizes that are declared, then the laws of the game."""']
    sizes = [(f.name, _size(f)) for f in d.fields if f.shape and f.shared is not True and 0 not in f.shape]
    lines += ["        rules = self.rules"] if any("rules." in size for _, size in sizes) else []
    lines += ["        seats = int(self.seats)"] if any("seats" in size for _, size in sizes) else []
    lines += [f'        assert len(self.{name}) == {size}, "{name}: the size is wrong"' for name, size in sizes]
    lines += ["        check(self)"]
    body = "\n".join(lines) + "\n"
    head = [f'"""What is the case. {NOTE.format("fields.py")}"""', "", FUTURE]
    arrs = "arr_of, ints, new_arr" if hidden else ""
    head += ["from typing import TYPE_CHECKING", ""] if hidden else []
    head += [f"from cothon.core.arr import {arrs}"] if hidden else []
    head += [f"from {d.module(d.key)} import hidden, numbers"] if hidden and d.key else []
    head += ["from cothon.core.view import State", f"from {d.module('laws')} import check"]
    head += [used_imports(d, _expressions(d, d.fields)) + f"from {d.module('made.view')} import {d.view}"]
    head += [f"from {d.module('made.rules')} import {d.rules}"] if hidden else []
    head += ["", "if TYPE_CHECKING:", "    from cothon.core.arr import Arr"] if hidden else []
    return "\n".join([*head, "", "", ""]) + body


def _made(fields: list[Field], base: bool, state: str = "") -> list[str]:
    """Every field gets its value in one of two ways, so that compiled code knows that it has one."""
    copied = [
        "            self.actor = like.actor",
        "            self.ask = like.ask",
        "            self.viewer = like.viewer",
    ]
    lines = [f"        if {'like is not None' if base else f'isinstance(like, {state})'}:", *(copied if base else [])]
    brief = base and any(f.masked for f in fields)
    for f in fields:
        kind = f.of.rpartition(".")[2] or ("Arr" if f.shape else "i64")
        copy = _copied(f)
        if brief and copy.endswith("]") and not f.masked:
            copy += f" if whole else like.{f.name}"
        lines.append(f"            self.{f.name}: {kind} = {copy}")
    fresh = [f"            self.{f.name} = {_fresh(f)}" for f in fields]
    counted = any(re.search(r"\bseats\b", line) for line in fresh)
    return [*lines, "        else:", *(["            seats = int(rules.seats)"] if counted else []), *fresh]


def _counts(d: Declared) -> set[str]:
    return {f.count for f in d.fields if f.count}


def _keyed(d: Declared, f: Field) -> list[str]:
    """An array in the key: of one with a count that, and the places in use; one of changing length with its length."""
    if f.derived or f.name in _counts(d):
        return []
    if not f.count:
        length = [f"        out.append(len(self.{f.name}))"] if f.shape == (0,) else []
        return [*length, f"        out += ints(self.{f.name})"]
    if len(f.shape) == 1:
        n = f"int(self.{f.count})"
        return [f"        out.append({n})", f"        out += ints(self.{f.name})[:{n}]"]
    width = f"int({f.shape[1]})"
    return [
        f"        {f.name} = ints(self.{f.name})",
        f"        for row, n in enumerate(ints(self.{f.count})):",
        "            out.append(n)",
        f"            out += {f.name}[row * {width} : row * {width} + n]",
    ]


def _copied(f: Field) -> str:
    same = f"like.{f.name}"
    if f.shared is True or not (f.shape or f.of):
        return same
    copy = f"{f.of.rpartition('.')[2]}(rules, {same})" if f.of else f"{same}[:]"
    return f"{same} if {f.shared} else {copy}" if f.shared else copy


def _fresh(f: Field) -> str:
    if f.views:
        return "new_arr(0)"
    if f.of:
        return f"{f.of.rpartition('.')[2]}(rules)"
    if not f.shape:
        return str(f.start)
    return f"new_arr({_size(f)})" if f.start == 0 else f"arr_of([int({f.start})] * {_size(f)})"


def _size(f: Field) -> str:
    if 0 in f.shape:
        return "0"
    factors = [str(x) if isinstance(x, int) else x if x == "seats" else f"int({x})" for x in f.shape]
    return " * ".join(factors) if len(factors) == 1 else f"({' * '.join(factors)})"


def _expressions(d: Declared, fields: Any) -> str:
    return " ".join(str(x) for f in fields for x in (*f.shape, f.start, f.shared))


def _classes(d: Declared, fields: list[Field]) -> str:
    """The import lines for classes of objects."""
    split = [f.of.rpartition(".") for f in fields if f.of]
    return "".join(f"from {d.module(module)} import {name}\n" for module, _, name in split)


def _told(f: Field) -> list[str]:
    """A field in the docstring of its class."""
    measures = [str(x) if x != 0 else "as many as there are" for x in f.shape]
    shape = f": by {', '.join(measures)}" if f.shape else ""
    return textwrap.wrap(f"{f.name}  {f.about}{shape}", 116, initial_indent="    ", subsequent_indent="        ")
