"""Limits on connections: how many there may be, and how large and how slow a request may come.

All this happens before there is a request that `guard` could look at, so it must be done where the bytes arrive:
`LimitedProtocol` is uvicorn's protocol with limits, given to uvicorn as `http=`. uvicorn itself limits none of it, and
its parser copies an unfinished header again with every piece that arrives, so one long header costs everybody's time.
"""

from __future__ import annotations

import asyncio
import ipaddress
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, cast

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from cothon.server.errors import HeadersTooLarge, Malformed, ServerError, Unavailable
from cothon.server.exchange import Exchange, Joined, http_answer
from cothon.server.guard import TooSlow
from cothon.server.heads import STRAIGHT, Heads, Scope
from cothon.server.limits import address_of
from cothon.server.neighbours import Neighbours
from cothon.server.routes.answers import error_response, json_headers
from cothon.server.settings import Settings
from cothon.server.short_cut import Answered

SPARE = 64  # files that are never connections: database, log, pages, the loop itself
SPARE_PER_THINKER = 4
LINGER_S = 1.0  # for a refusal to be read by somebody who is still sending
LINGER_BYTES = 1_000_000  # that are taken from him meanwhile
RETRY_S = 5
STAYS = 8  # requests after which a connection that was handed over may be handed on

Short = Callable[[Scope, bytes], Awaitable[Answered] | None]


class ConnectionLimit:
    """All connections of this process: how many there are, of whom, and which of them are without a request.

    Whoever is without a request (silent from the start, in the middle of the headers, or done with the last one)
    makes room when the limit is full, the longest first. So silent connections cannot keep people out.
    """

    def __init__(self, settings: Settings, files: int | None = None) -> None:
        self.settings = settings
        self.most = room(settings, files)
        self._trusted = _networks(settings.proxies)
        self._here = 0
        self._of: Counter[str] = Counter()
        self._waiting: dict[LimitedProtocol, None] = {}  # in the order in which they began to wait

    def enter(self, one: LimitedProtocol) -> str:
        """Count a new connection; or say why there is no room for it."""
        if one.address and self._of[one.address] >= self.settings.connections_per_address:
            return "there are too many connections from your address; close some"
        if self._here >= self.most and not self._make_room():
            return "there are too many connections; try again in a moment"
        self._here += 1
        self._of[one.address] += 1
        self._waiting[one] = None
        return ""

    def leave(self, one: LimitedProtocol) -> None:
        self._waiting.pop(one, None)
        self._here -= 1
        self._of[one.address] -= 1
        if not self._of[one.address]:
            del self._of[one.address]

    def busy(self, one: LimitedProtocol) -> None:
        """It has a request now, and cannot be asked to go."""
        self._waiting.pop(one, None)

    def waits(self, one: LimitedProtocol) -> None:
        self._waiting[one] = None

    def counted(self, client: tuple[str, int] | None) -> str:
        """The address a connection is counted under; "" for a proxy of ours, behind which are many people."""
        if client is None:
            return ""
        try:
            found = ipaddress.ip_address(client[0].partition("%")[0])
        except ValueError:
            return client[0]
        if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
            found = found.ipv4_mapped
        if self._trusted is None or any(found in network for network in self._trusted):
            return ""
        return address_of({"client": client})

    def _make_room(self) -> bool:
        for one in self._waiting:
            one.make_room()
            return True
        return False


class LimitedProtocol(HttpToolsProtocol):
    """One connection. It answers 431, 408 or 503 by itself, and hands whole headers on to the application."""

    def __init__(
        self,
        limit: ConnectionLimit,
        short_cut: Short = lambda scope, body: None,
        neighbours: Neighbours | None = None,
        begins_with: bytes = b"",
        **more: Any,
    ) -> None:
        """`begins_with` is what a neighbour has read, who handed this connection over."""
        super().__init__(**more)
        self._short_cut = short_cut
        self._neighbours = neighbours
        self._begins_with = begins_with
        self._stays = STAYS if begins_with else 0  # for so many requests, whatever they are about
        self.address = ""
        self._limit = limit
        self._limits = limit.settings
        self._inside = False  # counted
        self._refused = False
        self._reading_head = False
        self._reading = False  # a request has begun, and not all of it is here
        self._heads = Heads()
        self._piece = b""  # what is being read, if it began between two requests
        self._size = 0  # of address and headers so far
        self._moved = False  # the parser has made something of the bytes
        # Bytes of which the parser has made nothing yet: it keeps them, or waits for their end. Not exact: of a read in
        # which it made something none is counted, so a header may grow by the size of one read more.
        self._unused = 0
        self._timer: asyncio.TimerHandle | None = None
        self._unread: asyncio.TimerHandle | None = None  # runs while the other side takes nothing of what we send

    # -- coming and going -------------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = self._limit.counted(self.client)
        if why := self._limit.enter(self):
            self._refuse(Unavailable("in-words", words=why, seconds=RETRY_S))
            return
        self._inside = True
        self._expect(self._limits.idle_seconds, transport.close)
        if self._begins_with:
            self.data_received(self._begins_with)
            self._begins_with = b""

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)
        self._heads = Heads()
        if self.scope is not None:
            cast(Scope, self.scope).pop(STRAIGHT, None)  # else both would wait for the collector

    def make_room(self) -> None:
        """Go at once, even if somebody reads the last answer slowly: the file is needed."""
        self._leave()
        self.transport.abort()

    def pause_writing(self) -> None:
        """What was sent piles up. Who never reads would keep it in memory for ever; a stream can be begun again."""
        super().pause_writing()
        self._unread = self.loop.call_later(self._limits.read_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._read()

    def _read(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def _leave(self) -> None:
        self._rest()
        self._read()
        if self._inside:
            self._inside = False
            self._limit.leave(self)

    # -- what arrives -----------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self._refused:
            self._unused += len(data)
            if self._unused > LINGER_BYTES:
                self.transport.abort()
            return
        self._piece = b"" if self._reading or self._responding else data
        if self._piece:
            if known := self._heads.find(data):
                self._begin(*known)
                return
            if self._hand_over(data):
                return
        self._moved = False
        super().data_received(data)
        if self._refused or self.transport.is_closing():
            return
        self._unused = 0 if self._moved else self._unused + len(data)
        if self._unused > self._limits.header_limit:
            self._refuse(self._too_large())
        elif self._reading_head:
            self._expect(self._limits.header_seconds, self._too_slow)
        elif self._timer is None and self.timeout_keep_alive_task is None and not self._responding:
            # Of a body nobody waits for, or empty lines: neither keeps a connection open for ever.
            self._expect(self._limits.body_seconds, self.transport.close)

    def _hand_over(self, data: bytes) -> bool:
        """Let a neighbour go on, if the request that begins here is about a table of his. Who has just come stays for a
        while: behind a proxy a connection brings requests of many people."""
        self._stays = max(0, self._stays - 1)
        if self._neighbours is None or self._stays or self._unused or self.transport.get_write_buffer_size():
            return False
        if not self._neighbours.hand_over(self.transport.get_extra_info("socket").fileno(), data):
            return False
        self._leave()
        self.transport.abort()  # here; what was handed over stays open
        return True

    def _begin(self, scope: Scope, body: bytes) -> None:
        """A whole request whose head is known, past the parser."""
        self._unset_keepalive_if_required()
        self._rest()
        self._limit.busy(self)
        scope["whole"] = body
        self.scope, self.headers = cast(Any, scope), scope["headers"]
        if (coming := self._short_cut(scope, body)) is not None:
            self.cycle = cast(RequestResponseCycle, Exchange(self, coming))
            self._start_asgi_task(self.cycle, self.app)
            return
        scope["state"] = self.app_state.copy()
        self.cycle = RequestResponseCycle(
            scope=self.scope,
            transport=cast(asyncio.Transport, Joined(self.transport)),
            flow=self.flow,
            logger=self.logger,
            access_logger=self.access_logger,
            access_log=self.access_log,
            default_headers=self.server_state.default_headers,
            message_event=asyncio.Event(),
            expect_100_continue=False,
            keep_alive=True,
            on_response=self.on_response_complete,
        )
        self.cycle.body += body
        self.cycle.more_body = False
        self.cycle.message_event.set()
        self._start_asgi_task(self.cycle, self.app)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._reading_head, self._size, self._moved = True, 0, True
        self._reading = True
        self._rest()

    def on_url(self, url: bytes) -> None:
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._count(len(name) + len(value))
        super().on_header(name, value)
        if len(self.headers) > self._limits.headers:
            raise self._too_large()  # the parser gives up, and uvicorn calls send_400_response

    def on_headers_complete(self) -> None:
        self._reading_head, self._moved = False, True
        self._rest()
        self._limit.busy(self)
        cast(Scope, self.scope)[STRAIGHT] = self._straight
        super().on_headers_complete()

    def _straight(self, scope: object, data: bytes) -> bool:
        """A part of the answer to this request, if nothing is in its way. False: it has to go through uvicorn's."""
        cycle = self.cycle
        if cycle.scope is not scope or not cycle.chunked_encoding or cycle.response_complete:
            return False
        if self.flow.write_paused or self.transport.is_closing():
            return False
        self.transport.write(b"%x\r\n%b\r\n" % (len(data), data))
        return True

    def on_body(self, body: bytes) -> None:
        self._moved = True
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._moved, self._reading = True, False
        if self._piece and not self.cycle.response_complete:
            self._heads.learn(self._piece, cast(Scope, self.scope), len(self.cycle.body))
            cast(Scope, self.scope)["whole"] = bytes(self.cycle.body)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self._responding and self._inside:
            self._limit.waits(self)

    def _count(self, size: int) -> None:
        self._moved = True
        self._size += size
        if self._size > self._limits.header_limit:
            raise self._too_large()

    # -- refusing ---------------------------------------------------------------------------------------------------

    @property
    def _responding(self) -> bool:
        return self.cycle is not None and not self.cycle.response_complete

    def send_400_response(self, msg: str) -> None:
        if self._is_too_large():
            self._refuse(self._too_large())
        else:
            self._refuse(Malformed("no-http"))

    def _is_too_large(self) -> bool:
        return self._size > self._limits.header_limit or len(self.headers or ()) > self._limits.headers

    def _too_large(self) -> HeadersTooLarge:
        limits = f"{self._limits.headers} headers and {self._limits.header_limit} bytes"
        return HeadersTooLarge("headers-too-large", limits=limits)

    def _too_slow(self) -> None:
        if self._responding:  # it sends the next request while the last one is being answered
            self._timer = None
            self._expect(self._limits.header_seconds, self._too_slow)
            return
        self._refuse(TooSlow("headers-too-slow"))

    def _refuse(self, e: ServerError) -> None:
        """A short answer, and the end. Bytes on their way to us are taken for a moment: else the answer may be lost."""
        self._refused = True
        self._rest()
        self._unset_keepalive_if_required()
        if self._responding:  # the answer would be read as a part of the one under way
            self.transport.close()
            return
        self.transport.write(_answer(e))
        if self._inside and self.transport.can_write_eof():
            self.transport.write_eof()
            self._expect(LINGER_S, self.transport.abort)
        else:
            self.transport.close()  # nobody lingers where there is no room

    # -- time -------------------------------------------------------------------------------------------------------

    def _expect(self, seconds: float, otherwise: Callable[[], object]) -> None:
        """Unless something happens in time; one that is set already is not moved by a byte more."""
        if self._timer is None:
            self._timer = self.loop.call_later(seconds, otherwise)

    def _rest(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def _answer(e: ServerError) -> bytes:
    status, body, more = error_response(e)
    text = msgspec.json.encode(body)
    headers = json_headers(len(text), {**more, "cache-control": "no-store", "connection": "close"})
    return http_answer(status, headers, text)


def _networks(said: str) -> list[ipaddress.IPv4Network | ipaddress.IPv6Network] | None:
    """Addresses and networks with commas between; None: everybody. uvicorn takes names, too, which no peer has."""
    found = []
    for word in (word.strip() for word in said.split(",")):
        if word == "*":
            return None
        try:
            found.append(ipaddress.ip_network(word, strict=False))
        except ValueError:
            continue
    return found


# -- files ----------------------------------------------------------------------------------------------------------


def raise_file_limit() -> None:
    """Let this process open as many files as it may: every connection is one."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        with suppress(ValueError, OSError):  # some systems say "unlimited" and refuse it; then it stays as it was
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def room(settings: Settings, files: int | None = None) -> int:
    """How many connections there may be: as many as the settings say, if so many files can be opened."""
    if files is None:
        files = _most_files()
    spare = SPARE + SPARE_PER_THINKER * settings.thinkers
    return max(1, min(settings.connections, max(files - spare, files // 2)))


def _most_files() -> int:
    if sys.platform == "win32":
        return sys.maxsize
    import resource

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return sys.maxsize if soft == resource.RLIM_INFINITY else soft
