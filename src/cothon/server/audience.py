"""Those who listen to the tables of this process: what they are told, and whether they still may listen."""

from __future__ import annotations

from collections import defaultdict
from typing import NamedTuple

from cothon.server import protocol as p
from cothon.server import speak
from cothon.server.access import Links, check_seen, viewer_of
from cothon.server.errors import Forbidden, NotThere, ServerError
from cothon.server.fanout import Fanout
from cothon.server.info import info_for
from cothon.server.live import Live
from cothon.server.metrics import Metrics
from cothon.server.storage.engine import Storage
from cothon.server.storage.rows import WAITING
from cothon.server.streams import Stream
from cothon.server.talk import recent_chat


class Outlook(NamedTuple):
    """Who may act at a table, apart from whose turn it is, and who is there."""

    status: str
    seats: list[tuple[bool, bool]]
    presence: dict[str, object]


class Audience:
    def __init__(self, storage: Storage, fanout: Fanout, metrics: Metrics, links: Links) -> None:
        self.at_lobby: set[Stream] = set()  # those who listen to the lobby
        self._storage = storage
        self._fanout = fanout
        self._metrics = metrics
        self._links = links
        self._at_tables: defaultdict[str, set[Stream]] = defaultdict(set)  # by player

    def tell_info(self, live: Live) -> None:
        """How the table stands, to everybody who listens; the host also gets the links."""
        made: dict[tuple[str, str], bytes] = {}
        for stream in live.streams:
            whom = stream.player, stream.key
            if whom not in made:
                made[whom] = speak.frame("info", live.mark, info_for(live, stream.player, self._links, stream.key))
            stream.send(made[whom])

    async def whole(self, live: Live, stream: Stream) -> bytes:
        """The message with which a stream begins. The lock is held, so nothing is said or done meanwhile."""
        return self._whole(live, stream, await self.chat_since(live, 0))

    def _whole(self, live: Live, stream: Stream, lines: list[p.ChatLine]) -> bytes:
        table = info_for(live, stream.player, self._links, stream.key)
        return speak.frame("table", live.mark, p.Seen(table=table, position=live.position(stream.viewer), chat=lines))

    async def chat_since(self, live: Live, after: int) -> list[p.ChatLine]:
        async with self._storage.reading() as conn:
            return await recent_chat(conn, live.row.id, after)

    def listen(self, live: Live, stream: Stream) -> None:
        live.streams.add(stream)
        self._at_tables[stream.player].add(stream)
        self._metrics.streams(1)
        self.tell_presence(live, asks=len(live.streams) == 1)

    def stop_listening(self, live: Live, stream: Stream) -> None:
        if stream in live.streams:
            live.streams.discard(stream)
            self._at_tables[stream.player].discard(stream)
            if not self._at_tables[stream.player]:
                del self._at_tables[stream.player]
            self._metrics.streams(-1)
            self.tell_presence(live)

    def streams_of(self, player: str) -> int:
        return len(self._at_tables.get(player, ()))

    def tell_presence(self, live: Live, asks: bool = False) -> None:
        """Who is at the table, to the listeners and to the other processes. `asks`: they should tell us, too."""
        seats, watchers = live.here()
        self._fanout.tell(presence=live.row.id, seats=seats, watchers=watchers, asks=asks)
        live.tell("presence", live.presence())

    def look_over(self, live: Live) -> None:
        """The table has changed: whoever took a seat looks from it, whoever may no longer look does not listen."""
        for stream in live.streams:
            try:
                check_seen(live, stream.who, stream.key, self._links)
                stream.viewer = viewer_of(live, stream.who, stream.seat)
            except (Forbidden, NotThere) as e:
                sent_away = stream.player in live.banned
                stream.close("the host has removed you from this table" if sent_away else e.words)

    def outlook(self, live: Live) -> Outlook:
        return Outlook(live.row.status, [(s.away, bool(s.resigned)) for s in live.seats], live.presence())

    async def tell_outlook(self, live: Live, before: Outlook) -> None:
        """After a change that was no step: the whole table again, if others may act now; presence, if it changed."""
        after = self.outlook(live)
        if after.presence != before.presence:
            self.tell_presence(live)
        told = before.status == WAITING or live.match is None or live.match.over  # a step has told it
        if not live.streams or told or (after.status, after.seats) == (before.status, before.seats):
            return
        try:
            lines = await self.chat_since(live, 0)
        except ServerError:
            for stream in live.streams:
                stream.close("the database does not answer; come back in a moment")
            return
        for stream in live.streams:
            stream.send(self._whole(live, stream, lines))

    def streams_by(self, player: str) -> list[Stream]:
        return [*self._at_tables.get(player, ()), *(stream for stream in self.at_lobby if stream.player == player)]

    def everybody(self) -> list[Stream]:
        return [*self.at_lobby, *(stream for own in self._at_tables.values() for stream in own)]
