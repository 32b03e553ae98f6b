"""Which sentences the engine and the terminal ask for, from declarations and sources, and what the files have."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

from cothon.core import Game
from cothon.games import names
from cothon.locales.voice import key_of
from kit.clauses import ROOT

SRC = ROOT / "src" / "cothon"
LOCALES = SRC / "locales"
SHARED = ("table", "problems", "terminal")
ANY = "*"  # stands for variables that the source does not spell out


class Message:
    """One message of a file: variables and messages that it refers to itself, and the names of its attributes."""

    def __init__(self, entry: ftl.Message) -> None:
        found = _References()
        found.visit(entry)
        self.variables, self.refers = found.variables, found.refers
        self.forms = {a.id.name for a in entry.attributes}


class _References(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.refers: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.refers.add(node.id.name)


@cache
def messages(language: str, file: str) -> dict[str, Message]:
    text = (LOCALES / language / f"{file}.ftl").read_text(encoding="utf-8")
    body = parse(text).body
    assert not [e for e in body if isinstance(e, ftl.Junk)], f"{language}/{file}.ftl has something that is no Fluent"
    found = [e for e in body if isinstance(e, ftl.Message)]
    ids = [e.id.name for e in found]
    assert len(ids) == len(set(ids)), f"{language}/{file}.ftl: {sorted({i for i in ids if ids.count(i) > 1})} twice"
    return {e.id.name: Message(e) for e in found}


def variables(language: str, file: str, key: str) -> set[str]:
    """All variables of a message, also of those that it refers to."""
    known = messages(language, file)
    found: set[str] = set()
    left, seen = [key], set()
    while left:
        at = left.pop()
        if at in known and at not in seen:
            seen.add(at)
            found |= known[at].variables
            left += known[at].refers
    return found


# -- what a game asks for ----------------------------------------------------------------------------------------------


def needed(g: Game, language: str) -> dict[str, set[str]]:
    """Every sentence of a game, and the variables it is given in that language."""
    found: dict[str, set[str]] = {"title": set()}
    for event in g.story.events.values():
        kinds = {name: field.kind for name, field in event.fields.items()}
        found[key_of("event", event.name)] = given(g, language, kinds)
        found |= {key_of("hidden", field.kind): set() for field in event.fields.values() if field.secret}
    del found["event-taken-back"]  # a match tells it: table.ftl
    for question in g.asks.questions:
        can = {f"can_{e.family.name}" for e in g.actions.entries if question.name in e.asks}
        found[key_of("ask", question.name)] = {"seat", "seat_is", *can}
    for prefix, table in (("do", g.actions), ("draw", g.draws)):
        for family in table.families:
            found[key_of(prefix, family.name)] = given(g, language, family.kinds)
            for field, kind in family.kinds.items():
                if kind not in ("seat", "number"):
                    found |= {key_of(kind, value): set() for value in family.over[field]}
    for option in g.declared:
        found[key_of("option", option.name)] = set()
    found |= called(g, language, "refuse", "Refusal", 1)
    return found | called(g, language, "odds", "Case", 0) | called(g, language, "odds", "Note", 0)


def called(g: Game, language: str, prefix: str, name: str, place: int) -> dict[str, set[str]]:
    """Keys that the game's own sources give to `Refusal(clause, key, ...)` and the like, with the fields beside."""
    found: dict[str, set[str]] = {}
    for path in sorted((SRC / "games" / g.facts.name).glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name):
                continue
            key = node.args[place] if len(node.args) > place else None
            for literal in [n for n in ast.walk(key) if isinstance(n, ast.Constant)] if key else []:
                said = given(g, language, {k.arg: k.arg.rpartition("_")[2] for k in node.keywords if k.arg})
                found[key_of(prefix, str(literal.value))] = said | (
                    {ANY} if any(not k.arg for k in node.keywords) else set()
                )
    return found


def given(g: Game, language: str, kinds: dict[str, str]) -> set[str]:
    """The variables made of fields: their names, and the forms that things of their kinds have in a language."""
    known = messages(language, g.facts.name)
    found: set[str] = set()
    for name, kind in kinds.items():
        found |= {name, f"{name}_is"} if kind == "seat" else {name, f"{name}_count"}
        for key, message in known.items():
            if key.startswith(f"{key_of(kind)}-"):
                found |= {f"{name}_{form}" for form in message.forms}
    return found


# -- what sources mention ----------------------------------------------------------------------------------------------


@cache
def literals(*folders: str) -> set[str]:
    """Every string in the sources of these folders, as it stands and as a key."""
    found: set[str] = set()
    for folder in folders:
        at = SRC / folder
        for path in [at] if at.suffix else sorted(at.rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    found |= {node.value, key_of(node.value)}
    return found


def asked_for(file: str, key: str) -> bool:
    """Whether something says this message: a declaration, a source, or another message."""
    words = literals("core", "play", "server", "cli", "locales", *(["games/" + file] if file in names() else []))
    if key in words or key in {r for m in messages("en", file).values() for r in m.refers}:
        return True
    prefixes = [p for p in words if p.endswith("-") and p != "-" and key.startswith(p)]
    tails = [key.partition("-")[2], *(key.split("-", n)[-1] for n in range(1, key.count("-") + 1))]
    made = re.match(r"(refuse|reason|tie|account|odds|command|level|event)-", key)
    return bool(prefixes) or (bool(made) and any(t in words for t in tails))


def files() -> list[Path]:
    return sorted(LOCALES.glob("*/*.ftl"))
