"""The declarations of a game, as the tools that write code from them read them."""

from __future__ import annotations

import re
from importlib import import_module
from typing import Any, NamedTuple

from cothon.core.asks import Question
from cothon.core.fields import (
    Field,
    Step,
)
from cothon.core.options import Option
from cothon.core.table import Table

NOTE = "Written by `make games` from {}; edit that."
FUTURE = "from __future__ import annotations\n"


class Declared(NamedTuple):
    """The declarations of one game.

    in_key  the options in the sequence in which the key begins with them: those of `OPTIONS_IN_KEY`, then the others as
            they are declared
    named   the families of actions of which every member has a constant, not only the first one: `NAMED`
    """

    name: str
    title: str
    fields: tuple[Field, ...]
    lines: dict[str, tuple[Field, ...]]
    by_hand: tuple[str, ...]
    numbered_by_hand: tuple[str, ...]
    options: tuple[Option, ...]
    in_key: tuple[Option, ...]
    questions: tuple[Question, ...]
    steps: tuple[Step, ...]
    often: tuple[str, ...]
    named: tuple[str, ...]
    actions: Table
    draws: Table
    asking: int
    pieces: Any
    follows: str
    """"module.Class" of what follows from the options, by hand: the class of the rules extends it."""
    key: str
    """The module that makes the key by hand: `numbers` of a view, `hidden` of a state."""

    @property
    def view(self) -> str:
        return f"{self.title}View"

    @property
    def state(self) -> str:
        return f"{self.title}State"

    @property
    def rules(self) -> str:
        return f"{self.title}Rules"

    def module(self, name: str) -> str:
        return f"cothon.games.{self.name}.{name}"


def declared(name: str) -> Declared:
    fields = import_module(f"cothon.games.{name}.fields")
    questions = import_module(f"cothon.games.{name}.questions")
    options = import_module(f"cothon.games.{name}.options")
    by_name = {f.name: f for f in fields.FIELDS}
    return Declared(
        name=name,
        title=name.capitalize(),
        fields=fields.FIELDS,
        lines={group: tuple(by_name[n] for n in said.split()) for group, said in fields.LINES.items()},
        by_hand=tuple(fields.BY_HAND),
        numbered_by_hand=tuple(fields.NUMBERED_BY_HAND),
        options=options.DECLARED,
        in_key=_in_key(name, options.DECLARED, getattr(fields, "OPTIONS_IN_KEY", "")),
        questions=questions.ASKS.questions,
        steps=questions.STEPS,
        often=tuple(questions.OFTEN.split()),
        named=tuple(getattr(questions, "NAMED", "").split()),
        actions=questions.ACTIONS,
        draws=questions.DRAWS,
        asking=getattr(questions, "ASKING", 0),
        pieces=import_module(f"cothon.games.{name}.pieces"),
        follows=getattr(options, "FOLLOWS", ""),
        key=getattr(fields, "KEY", ""),
    )


def _in_key(name: str, options: tuple[Option, ...], sequence: str) -> tuple[Option, ...]:
    """The options that a sequence names, then those that it does not, such as one that was added later."""
    by_name = {o.name: o for o in options}
    first = sequence.split()
    for one in first:
        if one not in by_name:
            raise SystemExit(f"games/{name}/fields.py: OPTIONS_IN_KEY names {one}, which options.py does not declare")
    return tuple(by_name[one] for one in dict.fromkeys([*first, *by_name]))


def constant(*words: str) -> str:
    return re.sub(r"\W", "_", "_".join(words)).upper()


def used_pieces(d: Declared, text: str) -> list[str]:
    """The constants of `pieces` that a text mentions."""
    return sorted({w for w in re.findall(r"\b[A-Z][A-Z_0-9]*\b", text) if hasattr(d.pieces, w)})


def used_imports(d: Declared, text: str) -> str:
    """The import lines for names that expressions may mention."""
    lines = ""
    if pieces := used_pieces(d, text):
        lines += f"from {d.module('pieces')} import {', '.join(pieces)}\n"
    values = {constant(o.name, word) for o in d.options for word in o.words_allowed()}
    if found := sorted(({"ASK_NAMES", "STEP_NAMES"} | values) & set(re.findall(r"\w+", text))):
        lines = f"from {d.module('made.ids')} import {', '.join(found)}\n" + lines
    return lines
