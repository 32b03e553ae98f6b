"""How long tests wait for what must come. They wait for events and go on at once when one comes; this only ends a test
in which it never does, and must be long enough for the busiest machine. Nothing is measured by it."""

import asyncio
import time
from collections.abc import Callable

PATIENCE_S = 300.0


def wait_until(holds: Callable[[], object]) -> None:
    """Wait for something that nobody tells us of: by asking again."""
    late = time.monotonic() + PATIENCE_S
    while not holds():
        assert time.monotonic() < late, "waited in vain"
        time.sleep(0.02)


async def until(holds: Callable[[], object]) -> None:
    """The same for tests that await."""
    async with asyncio.timeout(PATIENCE_S):
        while not holds():
            await asyncio.sleep(0.01)
