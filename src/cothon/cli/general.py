"""A table for any game: what `show` gives, as nested names and values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import RenderableType
from rich.text import Text
from rich.tree import Tree

from cothon.locales import People, Voice


def draw(shown: Mapping[str, object], voice: Voice, people: People) -> RenderableType:
    tree = Tree("the table", guide_style="dim", hide_root=True)
    _grow(tree, shown, voice.names(people))
    return tree


def tell(shown: Mapping[str, object], voice: Voice, people: People) -> list[str]:
    names = voice.names(people)
    return [line for field, value in shown.items() for line in _lines(field, value, names)]


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
    if value is None or value == "" or value == [] or value == {}:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, (list, tuple)):
        return " ".join(_flat(v) for v in value)
    return str(value)


def _title(field: str) -> str:
    return field.replace("_", " ")
