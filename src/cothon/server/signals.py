"""Signals: one part says that something happened, others have registered to be called; `parts` lists who does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Signal(Generic[P, T]):
    """Called with a function, it registers it; `send` calls all that are registered, in that order."""

    def __init__(self) -> None:
        self._registered: list[Callable[P, T]] = []

    def __call__(self, function: Callable[P, T]) -> None:
        self._registered.append(function)

    def send(self, *args: P.args, **kwargs: P.kwargs) -> list[T]:
        return [function(*args, **kwargs) for function in self._registered]
