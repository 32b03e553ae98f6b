"""A table for any game: what `show` gives, by the names of its fields. Players are the rows of a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text
from rich.tree import Tree

from cothon.locales import People, Voice

ELSEWHERE = ("game", "viewer", "actor", "ask", "turn", "seat")
"""What the terminal says anyway: the question and who is asked."""
UNKNOWN = "-"
"""What is not there, or not to be seen."""


def draw(shown: Mapping[str, object], voice: Voice, people: People) -> RenderableType:
    names = voice.names(people)
    tree = Tree("the table", guide_style="dim", hide_root=True)
    _grow(tree, _without_players(shown), names)
    return Group(tree, _players(_rows(shown), names))


def tell(shown: Mapping[str, object], voice: Voice, people: People) -> list[str]:
    names = voice.names(people)
    lines = [line for field, value in _without_players(shown).items() for line in _lines(field, value, names)]
    for name, row in zip(names, _rows(shown), strict=False):
        lines += [line for field, value in _told(row).items() for line in _lines(f"{name}, {field}", value, names)]
    return lines


def _rows(shown: Mapping[str, object]) -> list[Mapping[str, object]]:
    """A row for each player, where `show` gives them as all games do."""
    found: Any = shown.get("players")
    return found if isinstance(found, list) and all(isinstance(row, Mapping) for row in found) else []


def _without_players(shown: Mapping[str, object]) -> dict[str, object]:
    return {field: value for field, value in _told(shown).items() if field != "players" or not _rows(shown)}


def _told(shown: Mapping[str, object]) -> dict[str, object]:
    return {field: value for field, value in shown.items() if field not in ELSEWHERE}


def _players(rows: Sequence[Mapping[str, object]], names: Sequence[str]) -> RenderableType:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    fields = list(dict.fromkeys(field for row in rows for field in _told(row)))
    for head in ["", *map(_title, fields)] if rows else []:
        table.add_column(Text(head))
    for name, row in zip(names, rows, strict=False):
        table.add_row(Text(name, "bold"), *(Text(_flat(row.get(field))) for field in fields))
    return table


def _grow(tree: Tree, shown: Mapping[str, object], names: Sequence[str]) -> None:
    for field, value in shown.items():
        inner = _inner(field, value, names)
        if inner is None:
            tree.add(Text.assemble((_title(field), "bold"), "  ", _flat(value)))
        else:
            _grow(tree.add(Text(_title(field), "bold")), inner, names)


def _lines(path: str, value: object, names: Sequence[str]) -> list[str]:
    inner = _inner(path, value, names)
    if inner is None:
        return [f"{_title(path)}: {_flat(value)}."]
    return [line for field, part in inner.items() for line in _lines(f"{path}, {field}", part, names)]


def _inner(field: str, value: object, names: Sequence[str]) -> dict[str, object] | None:
    """What is worth lines of its own: a mapping, or a list that holds mappings; None for the rest."""
    if isinstance(value, Mapping) and value:
        return {str(k): v for k, v in value.items()}
    if isinstance(value, (list, tuple)) and any(isinstance(v, Mapping) for v in value):
        if len(value) == len(names):  # one for each seat
            return {names[i]: v for i, v in enumerate(value)}
        return {f"{i + 1}": v for i, v in enumerate(value)}
    return None


def _flat(value: object) -> str:
    if value is None or value == "":
        return UNKNOWN
    if value == [] or value == {}:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Mapping):
        return ", ".join(f"{_title(str(field))} {_flat(v)}" for field, v in value.items())
    if isinstance(value, (list, tuple)):
        return " ".join(_flat(v) for v in value)
    return str(value)


def _title(field: str) -> str:
    return field.replace("_", " ")
