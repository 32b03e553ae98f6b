"""What a view shows, from `shown.py` of a game: types for the browser, and a section of the reference."""

from __future__ import annotations

import ast
import io
import json
import tokenize
import types
import typing
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple, NotRequired, Union, get_args, get_origin

from cothon.core.shown import Names, Some
from games_declared import NOTE

_PLAIN = {int: "number", bool: "boolean", str: "string", type(None): "null"}
_SAID = {int: "number", bool: "true or false", str: "text", type(None): "null"}


class ShownField(NamedTuple):
    """`about` is the comment beside it; `always` is false where it may be missing."""

    name: str
    type: Any
    always: bool
    about: str


class Record(NamedTuple):
    name: str
    extends: str
    about: str
    fields: list[ShownField]


class Shown(NamedTuple):
    """names    what has a name of its own, e.g. `Good`: name -> type
    records  in the sequence of declaration; the last one is the whole view
    """

    game: str
    names: dict[str, Any]
    records: list[Record]

    def name(self, hint: Any) -> str:
        """The name of a type; empty where it has none."""
        if typing.is_typeddict(hint):
            return str(hint.__name__)
        return next((name for name, known in self.names.items() if known == hint), "")

    def parts(self, hint: Any) -> list[Any]:
        """The parts of a union; those that have a name together stand as that."""
        parts = list(get_args(hint))
        for known in self.names.values():
            together = get_args(known) if _is_union(known) else ()
            if together and all(part in parts for part in together):
                at = parts.index(together[0])
                parts = [part for part in parts if part not in together]
                parts.insert(at, known)
        return parts


def shown(name: str) -> Shown:
    """The records of a game, read from its module and, for the comments, from its source."""
    module = import_module(f"cothon.games.{name}.shown")
    source = Path(str(module.__file__)).read_text(encoding="utf-8")
    comments = _comments(source)
    found = Shown(name, {}, [])
    for node in ast.parse(source).body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            called = node.targets[0].id
            if not called.startswith("_"):
                found.names[called] = getattr(module, called)
        elif isinstance(node, ast.ClassDef):
            hints = typing.get_type_hints(getattr(module, node.name), include_extras=True)
            total = all(not (k.arg == "total" and ast.unparse(k.value) == "False") for k in node.keywords)
            fields = [
                _field(line.target.id, hints[line.target.id], total, comments.get(line.end_lineno or 0, ""))
                for line in node.body
                if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name)
            ]
            base = ast.unparse(node.bases[0])
            extends = "" if base == "TypedDict" else base
            found.records.append(Record(node.name, extends, ast.get_docstring(node) or "", fields))
    return found


def _field(name: str, hint: Any, total: bool, about: str) -> ShownField:
    if get_origin(hint) is NotRequired:
        return ShownField(name, get_args(hint)[0], False, about)
    return ShownField(name, hint, total, about)


def _comments(source: str) -> dict[int, str]:
    """The comments by their lines."""
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    return {t.start[0]: t.string.lstrip("# ") for t in tokens if t.type == tokenize.COMMENT}


def _is_union(hint: Any) -> bool:
    return get_origin(hint) in (Union, types.UnionType)


def _words(hint: Any) -> list[str]:
    """The words that a text can be, where they are declared."""
    if get_origin(hint) is Literal:
        return [str(word) for word in get_args(hint)]
    if get_origin(hint) is Annotated:
        return [word for said in hint.__metadata__ if isinstance(said, Names) for word in said.values]
    return []


# -- for the browser --------------------------------------------------------------------------------------------------


def browser(name: str) -> str:
    """The module view.ts of a game. The whole view is called `<Game>View` there: the browser knows no other view."""
    s = shown(name)
    note = NOTE.format(f"src/cothon/games/{name}/shown.py")
    lines = [f"// What the server shows of {name}. {note}"]
    for called, hint in s.names.items():
        lines += ["", f"export type {called} = {_typed(s, hint, inside=True)}"]
    for record in s.records:
        lines += ["", *([f"/** {record.about} */"] if record.about else [])]
        extends = f" extends {record.extends}" if record.extends else ""
        lines += [f"export interface {_called(s, record.name)}{extends} {{"]
        for f in record.fields:
            lines += [f"  /** {f.about} */"] if f.about else []
            lines += [f"  {f.name}{'' if f.always else '?'}: {_typed(s, f.type)}"]
        lines += ["}"]
    printed = getattr(import_module(f"cothon.games.{name}.show"), "PRINTED", {})
    for called, (record, cards) in printed.items():
        rows = [f"  {json.dumps(card, ensure_ascii=False)}," for card in cards]
        lines += ["", f"export const {called}: {record}[] = [", *rows, "]"]
    return "\n".join(lines) + "\n"


def _called(s: Shown, record: str) -> str:
    return record.removesuffix("Shown") + "View" if record == s.records[-1].name else record


def _typed(s: Shown, hint: Any, inside: bool = False) -> str:
    """A type as TypeScript writes it; with `inside` what a named one consists of."""
    if not inside and (name := s.name(hint)):
        return name
    if hint in _PLAIN:
        return _PLAIN[hint]
    if words := _words(hint):
        return " | ".join("'" + json.dumps(word, ensure_ascii=False)[1:-1].replace("'", "\\'") + "'" for word in words)
    if _is_union(hint):
        return " | ".join(_typed(s, part) for part in (get_args(hint) if inside else s.parts(hint)))
    if get_origin(hint) is Annotated:
        assert any(isinstance(said, Some) for said in hint.__metadata__), hint
        return f"Partial<{_typed(s, get_args(hint)[0])}>"
    if get_origin(hint) is list:
        item = _typed(s, get_args(hint)[0])
        return f"({item})[]" if " | " in item else f"{item}[]"
    assert get_origin(hint) is dict, f"{s.game}: shown.py has a type that the browser's cannot be made of: {hint}"
    key, value = get_args(hint)
    return f"Record<{_typed(s, key)}, {_typed(s, value)}>"


# -- for the reference ------------------------------------------------------------------------------------------------


def reference(name: str) -> list[str]:
    """The lines of the section: the whole view first, then what it consists of; none for a game that declares none."""
    if find_spec(f"cothon.games.{name}.shown") is None:
        return []
    s = shown(name)
    lines = ["", "## What a view shows", ""]
    lines += [
        "The field `view` of a table's messages, and `game.show(view)` in Python. null stands for the unseen, or for"
    ]
    lines += ["nothing there; a field with a question mark may be missing."]
    for record in [s.records[-1], *s.records[:-1]]:
        extends = f"All of {record.extends}, and more." if record.extends else ""
        about = " ".join(part for part in (record.about, extends) if part)
        lines += ["", f"### {record.name}", "", *([about, ""] if about else [])]
        lines += ["| field | type | tells |", "|---|---|---|"]
        lines += [f"| `{f.name}`{'' if f.always else '?'} | {_said(s, f.type)} | {f.about} |" for f in record.fields]
    lines += ["", "### Names", "", "| name | is |", "|---|---|"]
    return [*lines, *(f"| {called} | {_said(s, hint, inside=True)} |" for called, hint in s.names.items())]


def _said(s: Shown, hint: Any, inside: bool = False) -> str:
    """A type in words."""
    if not inside and (name := s.name(hint)):
        return name
    if hint in _SAID:
        return _SAID[hint]
    if words := _words(hint):
        return " ".join(f"`{word}`" for word in words if word) + (" or empty" if "" in words else "")
    if _is_union(hint):
        return " or ".join(_said(s, part) for part in (get_args(hint) if inside else s.parts(hint)))
    if get_origin(hint) is Annotated:
        return _said(s, get_args(hint)[0]) + ", not of all"
    if get_origin(hint) is list:
        return f"list of {_said(s, get_args(hint)[0])}"
    key, value = get_args(hint)
    return f"{_said(s, value)} by {_said(s, key)}"
