"""The tables in memory: a cache with a limit. What nobody uses leaves it, the longest unused first.

A table that is in use never leaves: whoever holds it, or listens to it, must see what others do there. Finished ones
leave much earlier than others; and where many of them are looked at, their matches leave at once, which are most of
what a table costs.
"""

from __future__ import annotations

from collections import OrderedDict

from cothon.server.live import Live
from cothon.server.storage.rows import FINISHED

IDLE_MS = 10 * 60_000  # tables nobody uses leave the memory, however few there are
LOOKED_AT_MS = 30_000  # so long somebody who looks back at a game may be about to ask for its next position
MATCHES = 32  # of finished tables that nobody uses; each is some hundred kilobytes


class Tables(OrderedDict[str, Live]):
    """By id, what was used last comes last. `most` tables are kept, besides those in use."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self._most = most
        self._finished: OrderedDict[str, Live] = OrderedDict()  # with a match, as far as is known

    def add(self, live: Live) -> None:
        self[live.row.id] = live
        over = len(self) - self._most
        if over > 0:
            for old in self._unused(but=live)[:over]:
                del self[old.row.id]

    def use(self, live: Live, now: int) -> None:
        live.used_at = now
        if live.row.id in self:
            self.move_to_end(live.row.id)

    def put_down(self, live: Live) -> None:
        """Somebody who held it holds it no longer."""
        if live.row.status == FINISHED and live.match is not None:
            self._finished[live.row.id] = live
            self._finished.move_to_end(live.row.id)
            while len(self._finished) > MATCHES:
                _forget_match(self._finished.popitem(last=False)[1])

    def tidy(self, now: int) -> None:
        """Forget what was not used for a while."""
        for live in self._unused():
            if now - live.used_at > (LOOKED_AT_MS if live.row.status == FINISHED else IDLE_MS):
                del self[live.row.id]
        self._finished = OrderedDict((i, live) for i, live in self._finished.items() if live.match is not None)

    def __delitem__(self, table_id: str) -> None:
        super().__delitem__(table_id)
        self._finished.pop(table_id, None)

    def _unused(self, but: Live | None = None) -> list[Live]:
        return [live for live in self.values() if live is not but and not live.busy]


def _forget_match(live: Live) -> None:
    if not live.busy:
        live.forget_match()
