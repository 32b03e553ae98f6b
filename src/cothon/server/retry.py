"""Retry: do something again when another process was faster at the table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import wraps
from typing import ParamSpec, TypeVar

from cothon.server.errors import Conflict
from cothon.server.storage.ledger import Overtaken

TRIES = 5
P = ParamSpec("P")
T = TypeVar("T")


def retry_if_overtaken(work: Callable[P, Awaitable[T]]) -> Callable[P, Awaitable[T]]:
    """The table is read anew each time, so whatever is done is judged by how things stand then."""

    @wraps(work)
    async def retried(*args: P.args, **kwargs: P.kwargs) -> T:
        for _ in range(TRIES):
            try:
                return await work(*args, **kwargs)
            except Overtaken:
                continue
        raise Conflict("others-were-faster")

    return retried
