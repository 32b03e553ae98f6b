"""Which sentences engine, server and terminal ask for, from declarations and sources: for tools/locales.py."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from cothon.core.game import Game
from cothon.games import game, names
from cothon.locales.voice import key_of
from cothon.play.lesson import lesson

SRC = Path(__file__).resolve().parent.parent / "src" / "cothon"
ANY = "*"  # stands for variables that the source does not spell out
Asked = dict[str, set[str]]
"""key -> the variables that a sentence is given"""
Forms = dict[str, set[str]]
"""key -> the forms a language has of a thing"""


def needed(file: str, forms: Forms) -> Asked:
    """What must be in a file, and what each sentence is given."""
    if file in names():
        return _of_game(game(file), forms)
    if file == "lessons":
        return _lessons()
    return _problems() if file == "problems" else {}


def allowed(file: str, keys: set[str]) -> set[str]:
    """What may be in a file beside that, because something asks for it by a key that it puts together."""
    found = {key for key in keys if _mentioned(file, key)}
    if file in names():
        g = game(file)
        kinds = {field.kind for event in g.story.events.values() for field in event.fields.values()}
        kinds |= {kind for table in (g.actions, g.draws) for family in table.families for kind in family.kinds.values()}
        found |= {key for key in keys if any(key.startswith(f"{key_of(kind)}-") for kind in kinds)}
        found |= {key_of("from", event) for event in g.story.events}
        found |= {key_of("option", o.name, str(value)) for o in g.declared for value in _values(o.values)}
    return found


def _values(declared: object) -> list[object]:
    if isinstance(declared, dict):
        return [v for values in declared.values() for v in values]
    return list(declared) if isinstance(declared, (list, tuple)) else []


# -- a game ------------------------------------------------------------------------------------------------------------


def _of_game(g: Game, forms: Forms) -> Asked:
    found: Asked = {"title": set()}
    for event in g.story.events.values():
        found[key_of("event", event.name)] = _given(forms, {name: field.kind for name, field in event.fields.items()})
        found |= {key_of("hidden", field.kind): {"count"} for field in event.fields.values() if field.secret}
        found |= {key_of("gained", event.gains): {"n"}} if event.gains else {}
    del found["event-taken-back"]  # a match tells it: table.ftl
    for question in g.asks.questions:
        can = {f"can_{e.family.name}" for e in g.actions.entries if question.name in e.asks}
        found[key_of("ask", question.name)] = {"seat", "seat_is", *can}
    for prefix, table in (("do", g.actions), ("draw", g.draws)):
        for family in table.families:
            found[key_of(prefix, family.name)] = _given(forms, family.kinds)
            for field, kind in family.kinds.items():
                if kind not in ("seat", "number"):
                    found |= {key_of(kind, value): set() for value in family.over[field]}
    found |= {key_of("option", option.name): {"n"} if option.seat else set() for option in g.declared}
    found |= {key_of("send", f.name): {"n", "have", "over"} for f in g.actions.families if f.burst}
    sources = sorted((SRC / "games" / g.facts.name).glob("*.py"))
    for key, given in _called(sources, forms, "do", "Which", 0).items():
        found[key] = found[key] | given
    found |= _called(sources, forms, "refuse", "Refusal", 1)
    return found | _called(sources, forms, "odds", "Case", 0) | _called(sources, forms, "odds", "Note", 0)


def _called(sources: list[Path], forms: Forms, prefix: str, name: str, place: int) -> Asked:
    """Keys that sources give to `Refusal(clause, key, ...)` and the like, with the fields beside."""
    found: Asked = {}
    for node in _calls(sources, {name}):
        key = node.args[place] if len(node.args) > place else None
        said = _given(forms, {k.arg: k.arg.rpartition("_")[2] for k in node.keywords if k.arg})
        if any(not k.arg for k in node.keywords):
            said.add(ANY)
        for literal in [n for n in ast.walk(key) if isinstance(n, ast.Constant)] if key else []:
            found[key_of(prefix, str(literal.value))] = said
    return found


def _given(forms: Forms, kinds: dict[str, str]) -> set[str]:
    """The variables made of fields: their names, and the forms that things of their kinds have in a language."""
    found: set[str] = set()
    for name, kind in kinds.items():
        found |= {name, f"{name}_is"} if kind == "seat" else {name, f"{name}_count", f"{name}_each"}
        for key, own in forms.items():
            if key.startswith(f"{key_of(kind)}-"):
                found |= {f"{name}_{more}{form}" for form in own for more in ("", "each_")}
    return found


# -- first games -------------------------------------------------------------------------------------------------------


def _lessons() -> Asked:
    """What a lesson is about, its steps, and how it ends."""
    found: Asked = {}
    for name in names():
        if (script := lesson(name)) is not None:
            found |= {f"lesson-{name}{step}": {"rival"} for step in ("", *(f"-{s}" for s in script.steps), "-end")}
    return found


# -- the server --------------------------------------------------------------------------------------------------------


@cache
def _problems() -> Asked:
    """Keys that the server gives to its errors, with the fields beside."""
    sources = sorted((SRC / "server").rglob("*.py"))
    found: Asked = {}
    for node in _calls(sources, _errors(sources)):
        given = {k.arg for k in node.keywords if k.arg} | {ANY for k in node.keywords if not k.arg}
        for literal in [n for n in ast.walk(node.args[0]) if isinstance(n, ast.Constant)] if node.args else []:
            key = f"problem-{literal.value!s}"
            if not key.endswith("-"):
                found[key] = found.get(key, given) | given
    return found


def _errors(sources: list[Path]) -> set[str]:
    """The names of all classes made from ServerError."""
    made = [n for path in sources for n in ast.walk(_parsed(path)) if isinstance(n, ast.ClassDef)]
    found = {"ServerError"}
    while more := {c.name for c in made if {getattr(b, "id", "") for b in c.bases} & found} - found:
        found |= more
    return found


# -- what sources mention ----------------------------------------------------------------------------------------------


@cache
def _parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def _calls(sources: list[Path], to: set[str]) -> Iterator[ast.Call]:
    for path in sources:
        yield from (node for name, node in _calls_in(path) if name in to)


@cache
def _calls_in(path: Path) -> list[tuple[str, ast.Call]]:
    nodes = [node for node in ast.walk(_parsed(path)) if isinstance(node, ast.Call)]
    return [(getattr(node.func, "id", getattr(node.func, "attr", "")), node) for node in nodes]


@cache
def _literals(*folders: str) -> frozenset[str]:
    """Every string in the sources of these folders, as it stands and as a key."""
    found: set[str] = set()
    for folder in folders:
        for path in sorted((SRC / folder).rglob("*.py")):
            for node in ast.walk(_parsed(path)):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    found |= {node.value, key_of(node.value)}
    return frozenset(found)


@cache
def _beginnings(words: frozenset[str]) -> tuple[str, ...]:
    return tuple(word for word in words if word.endswith("-") and word not in ("-", "problem-"))


def _mentioned(file: str, key: str) -> bool:
    words = _literals("core", "play", "server", "cli", "locales", *(["games/" + file] if file in names() else []))
    if key in words or key.startswith(_beginnings(words)):
        return True
    tails = [key.split("-", n)[-1] for n in range(1, key.count("-") + 1)]
    if key.startswith("problem-"):
        return tails[0] in words or tails[0].startswith(_beginnings(words))
    made = re.match(r"(refuse|reason|account|decided|beside|odds|command|level|event)-", key)
    return bool(made) and any(tail in words for tail in tails)
