"""Whether data is what its type says: the types of which `games/<game>/shown.py` are made, at run time."""

from __future__ import annotations

import types
import typing
from functools import cache
from importlib import import_module
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin

from cothon.core.shown import Names, Some


def record_of(name: str) -> Any:
    """The record that a view of this game is shown as."""
    return getattr(import_module(f"cothon.games.{name}.shown"), f"{name.capitalize()}Shown")


def wrong(hint: Any, value: object, at: str = "") -> list[str]:
    """What does not conform, each with the place where it is."""
    origin, args = get_origin(hint), get_args(hint)
    if typing.is_typeddict(hint):
        return _wrong_record(hint, value, at)
    if origin is Annotated:
        return _wrong_annotated(hint, value, at)
    if origin in (Union, types.UnionType):
        each = [wrong(part, value, at) for part in args]
        return [] if any(not said for said in each) else min(each, key=len)
    if origin is Literal:
        return [] if value in args else [f"{at}: {value!r} is none of {args}"]
    if origin is list:
        if type(value) is not list:
            return [f"{at}: {value!r} is no list"]
        return [said for i, item in enumerate(value) for said in wrong(args[0], item, f"{at}[{i}]")]
    if origin is dict:
        return _wrong_dict(hint, value, at)
    assert hint in (int, bool, str, types.NoneType), f"{at}: nobody can check {hint}"
    return [] if type(value) is hint else [f"{at}: {value!r} is no {hint.__name__}"]


def _wrong_record(hint: Any, value: object, at: str) -> list[str]:
    if type(value) is not dict:
        return [f"{at}: {value!r} is no {hint.__name__}"]
    fields, spare = _fields(hint)
    lacks = [f"{at}.{name} is missing" for name in fields if name not in spare and name not in value]
    more = [f"{at}.{name} is not declared" for name in value if name not in fields]
    inside = [said for name in fields if name in value for said in wrong(fields[name], value[name], f"{at}.{name}")]
    return lacks + more + inside


@cache
def _fields(hint: Any) -> tuple[dict[str, Any], set[str]]:
    """The fields of a record with their types, and those that may be missing."""
    hints = typing.get_type_hints(hint, include_extras=True)
    spare = set(hint.__optional_keys__) | {name for name, kind in hints.items() if get_origin(kind) is NotRequired}
    return {name: get_args(k)[0] if get_origin(k) is NotRequired else k for name, k in hints.items()}, spare


def _wrong_annotated(hint: Any, value: object, at: str) -> list[str]:
    inner = get_args(hint)[0]
    for said in hint.__metadata__:
        if isinstance(said, Names) and value not in said.values:
            return [f"{at}: {value!r} is none of {said.values}"]
        if isinstance(said, Some):
            return _wrong_dict(inner, value, at, some=True)
    return wrong(inner, value, at)


def _wrong_dict(hint: Any, value: object, at: str, some: bool = False) -> list[str]:
    if type(value) is not dict:
        return [f"{at}: {value!r} is no dict"]
    key, item = get_args(hint)
    found = [said for k, v in value.items() for said in wrong(key, k, f"{at} key") + wrong(item, v, f"{at}[{k!r}]")]
    named = [said.values for said in getattr(key, "__metadata__", ()) if isinstance(said, Names)]
    lacks = [k for values in named for k in values if k not in value and not some]
    return found + [f"{at}[{k!r}] is missing" for k in lacks]
