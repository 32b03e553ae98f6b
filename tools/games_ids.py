"""Numbers of questions, steps, actions, draws and option values; dispatch; the options as a value."""

from __future__ import annotations

from collections.abc import Iterable

from cothon.core.options import Option
from cothon.core.table import Table
from games_declared import FUTURE, NOTE, Declared, constant


def ids(d: Declared) -> str:
    note = NOTE.format("questions.py and options.py")
    pending = {q.name: q.pending for q in d.questions if q.pending}
    needs = {q.name: q.needs for q in d.questions if q.needs}
    words = [(o, word) for o in d.options if not o.seat and not o.order for word in o.words_allowed()]
    lines = [
        f'"""Numbers of questions, steps, actions, draws and option values. {note}"""',
        *["", FUTURE, "from typing import Final", "", "from mypy_extensions import i64", ""],
        "# Questions",
        *_numbers((constant("ask", q.name), i, "") for i, q in enumerate(d.questions)),
        f"ASK_NAMES: Final[list[str]] = {[q.name for q in d.questions]!r}",
        *["", "# Steps between two questions"],
        *_numbers((constant("step", s.name), i, s.about) for i, s in enumerate(d.steps)),
        f"STEP_NAMES: Final[list[str]] = {[s.name for s in d.steps]!r}",
        *(_numbers([("STEP_ASK", d.asking, "+ question: whoever has the turn is asked it")]) if d.asking else []),
        *["", "# Actions: the first id of each family"],
        *_numbers(_families(d.actions, "do")),
        *_numbers(_members(d.actions, d.named)),
        *["", "# Draws, likewise"],
        *_numbers(_families(d.draws, "draw")),
        *["", "# Values of options"],
        *_numbers((constant(o.name, word), o.number(word), "") for o, word in words),
        *["", "# The lines of a position's text that have a meaning while a question is asked"],
        f"PENDING: Final[dict[str, tuple[str, ...]]] = {pending!r}",
        *(["# Those without which it cannot be asked"] if needs else []),
        *([f"NEEDS: Final[dict[str, tuple[str, ...]]] = {needs!r}"] if needs else []),
    ]
    return "\n".join(lines) + "\n"


def _numbers(rows: Iterable[tuple[str, int, str]]) -> list[str]:
    return [f"{name}: Final[i64] = {i}" + (f"  # {about}" if about else "") for name, i, about in rows]


def _families(table: Table, word: str) -> list[tuple[str, int, str]]:
    """The first id of each family, and what is added to it: `+ good * 12 + dock`."""
    rows = []
    for family in table.families:
        sizes = [len(values) for values in family.over.values()]
        terms = []
        for i, field in enumerate(family.over):
            rest = 1
            for size in sizes[i + 1 :]:
                rest *= size
            terms.append(field if rest == 1 else f"{field} * {rest}")
        rows.append((constant(word, family.name), table.first[family.name], "".join(f" + {x}" for x in terms).strip()))
    return rows


def _members(table: Table, named: Iterable[str]) -> list[tuple[str, int, str]]:
    """Every member of some families."""
    return [
        (constant("do", *e.parts.values()), e.id, "") for name in named for e in table.entries if e.family.name == name
    ]


# -- the course of the game ------------------------------------------------------------------------------------------


def course(d: Declared) -> str:
    """What comes up often is looked for first, one by one, which a processor can foresee; the rest by halves."""
    asked = [(i, q) for i, q in enumerate(d.questions) if not q.chance]
    drawn = [(i, q) for i, q in enumerate(d.questions) if q.chance]
    steps = [(i, s) for i, s in enumerate(d.steps) if s.chapter]
    wanted: dict[str, set[str]] = {}
    for _, q in asked:
        wanted.setdefault(q.chapter, set()).update({q.name, f"{q.name}_options"})
    for _, q in drawn:
        wanted.setdefault(q.chapter, set()).add(f"draw_{q.name}")
    for _, s in steps:
        wanted.setdefault(s.chapter, set()).add(s.does)
    lines = [
        f'"""Which function of the rules offers, answers, draws or goes on. {NOTE.format("questions.py")}"""',
        "",
        FUTURE,
    ]
    lines += ["from typing import TYPE_CHECKING", "", "from mypy_extensions import i64", ""]
    lines += ["from cothon.core.events import Teller"]
    lines += [f"from {d.module('made.state')} import {d.state}", f"from {d.module('made.view')} import {d.view}"]
    lines += [
        f"from {d.module(chapter)} import {', '.join(sorted(found))}" for chapter, found in sorted(wanted.items())
    ]
    lines += ["", "if TYPE_CHECKING:", "    from cothon.core.arr import Arr", "", ""]
    lines += [
        f"def options_into(v: {d.view}, buf: Arr) -> i64:",
        '    """The legal answers to the question being put."""',
    ]
    lines += [*_chosen(d, "v.ask", [(i, q.name, f"{q.name}_options(v, buf)") for i, q in asked]), "", ""]
    lines += [f"def answer(s: {d.state}, a: i64, tell: Teller | None) -> i64:"]
    lines += ['    """Resolve an answer; gives the step that follows."""']
    lines += [*_chosen(d, "s.ask", [(i, q.name, f"{q.name}(s, a, tell)") for i, q in asked]), "", ""]
    lines += [f"def draw(s: {d.state}, a: i64, tell: Teller | None) -> i64:"]
    lines += ['    """Resolve a draw; gives the step that follows."""']
    lines += [*_chosen(d, "s.ask", [(i, q.name, f"draw_{q.name}(s, a, tell)") for i, q in drawn]), "", ""]
    lines += [f"def go_on(s: {d.state}, step: i64, tell: Teller | None) -> i64:"]
    lines += [
        '    """Carry out one step; gives the next one."""',
        *([f"    if step >= {d.asking}:", "        s.actor = s.turn"] if d.asking else []),
        *([f"        s.ask = step - {d.asking}", "        return 0"] if d.asking else []),
        *_chosen(d, "step", [(i, s.name, f"{s.does}(s, tell)") for i, s in steps]),
    ]
    return "\n".join(lines) + "\n"


def _chosen(d: Declared, value: str, calls: list[tuple[int, str, str]]) -> list[str]:
    """Return what the call for this question or step gives; a single one needs no choice."""
    if not calls:
        return ['    raise AssertionError("nothing of this kind is declared")']
    name = value.rpartition(".")[2]
    lines = [f"    {name} = {value}"] if name != value and len(calls) > 1 else []
    rest = [(i, call) for i, key, call in calls if key not in d.often]
    first = sorted((c for c in calls if c[1] in d.often), key=lambda c: d.often.index(c[1]))
    if not rest:
        rest = [(first[-1][0], first.pop()[2])]
    for i, _, call in first:
        lines += [f"    if {name} == {i}:", f"        return {call}"]
    return lines + _tree(name, rest)


def _tree(name: str, calls: list[tuple[int, str]], depth: int = 1) -> list[str]:
    pad = "    " * depth
    if len(calls) == 1:
        return [f"{pad}return {calls[0][1]}"]
    if len(calls) == 2:
        return [f"{pad}if {name} == {calls[0][0]}:", f"{pad}    return {calls[0][1]}", f"{pad}return {calls[1][1]}"]
    half = len(calls) // 2
    left, right = calls[:half], calls[half:]
    return [f"{pad}if {name} < {right[0][0]}:", *_tree(name, left, depth + 1), *_tree(name, right, depth)]


# -- the rules as a value --------------------------------------------------------------------------------------------


def rules(d: Declared) -> str:
    number = {o.name: i for i, o in enumerate(d.options)}
    lines = [f'"""The chosen options as numbers. {NOTE.format("options.py")}"""', "", FUTURE]
    orders = any(o.order for o in d.options)
    more, _, extended = d.follows.rpartition(".")
    lines += ["from typing import TYPE_CHECKING", ""] if orders else []
    lines += ["from mypy_extensions import i64", ""]
    lines += ["from cothon.core.arr import arr_of"] if orders else []
    lines += ["from cothon.core.options import Options"]
    lines += [f"from {d.module(more)} import {extended}"] if extended else []
    lines += [f"from {d.module('options')} import DECLARED", ""]
    lines += ["if TYPE_CHECKING:", "    from cothon.core.arr import Arr", ""] if orders else []
    lines += [""]
    lines += [
        f"class {d.rules}({extended}):" if extended else f"class {d.rules}:",
        '    """Never changes, so all positions of a game share it.',
        "",
    ]
    lines += [f"    {o.name}  {_meaning(o)}" for o in d.options] + ['    """', ""]
    lines += ["    def __init__(self, options: Options) -> None:"]
    lines += ["        super().__init__(options)"] if extended else []
    lines += ["        self.options: Options = options"]
    lines += ["        self.seats: i64 = options.seats"]
    for o in d.options:
        found = f'DECLARED[{number[o.name]}].number{"s" if o.order else ""}(options["{o.name}"])'
        lines.append(f"        self.{o.name}: " + (f"Arr = arr_of({found})" if o.order else f"i64 = {found}"))
    return "\n".join(lines) + "\n"


def _meaning(o: Option) -> str:
    words = o.words_allowed()
    if o.seat:
        return f"a seat, or -1 for {words[0]}" if words else "a seat"
    said = ", ".join(f"{o.number(word)} {word}" for word in words)
    return f"by seat: {said}" if o.order else said or "a whole number, or 0 and 1"
