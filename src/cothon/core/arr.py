"""Fixed-size arrays of numbers: `vec[i64]` and `vec[float]` in a compiled build, plain lists otherwise.

Write `Arr` and `Floats` in annotations and import them under `TYPE_CHECKING` only: a run-time alias of a vec type does
not exist. Every operation used on them must mean the same for both: index, assign, `len`, iterate, copy with `a[:]`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

if TYPE_CHECKING:
    from librt.vecs import vec

    Arr = vec[i64]
    Floats = vec[float]

COMPILED: Final[bool] = not __file__.endswith(".py")


def new_arr(n: int) -> Arr:
    """An array of n zeros."""
    if COMPILED:
        return vec[i64]([0] * n)
    return [0] * n  # type: ignore[return-value]


def new_floats(n: int) -> Floats:
    """An array of n zeros with a fraction."""
    if COMPILED:
        return vec[float]([0.0] * n)
    return [0.0] * n  # type: ignore[return-value]


def arr_of(items: list[int]) -> Arr:
    """An array with the given numbers."""
    if COMPILED:
        return vec[i64]([i64(x) for x in items])
    return list(items)  # type: ignore[return-value]


def ints(a: Iterable[int]) -> list[int]:
    """The numbers of an array as a plain list.

    Declared for any iterable, on purpose: a compiled function that declares an `Arr` keeps a reference to every array
    that plain Python hands to it (mypyc 2.4), so functions for plain Python must not declare one.
    """
    return [int(x) for x in a]
