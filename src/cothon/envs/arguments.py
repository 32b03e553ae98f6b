"""Numbers as callers give them: plain ones, NumPy's, or something else, which is refused by its name."""

from __future__ import annotations

import operator
from typing import Any

from cothon.core.errors import BadInput

TOO_LARGE = 1 << 64
"""The first seed that would repeat another one."""


def whole(name: str, value: Any) -> int:
    """A whole number as Python has it: the compiled engine takes no other."""
    try:
        return operator.index(value)
    except TypeError:
        raise BadInput(f"{name}={value!r}: must be a whole number") from None


def checked_seed(seed: Any) -> int:
    found = whole("seed", seed)
    if not 0 <= found < TOO_LARGE:
        raise BadInput(f"seed={found}: " + ("must not be below zero" if found < 0 else "must be below 2**64"))
    return found
