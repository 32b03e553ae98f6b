"""A request with a known head and its answer, as they are handled on a connection."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Sequence
from typing import TYPE_CHECKING

from uvicorn.protocols.http.httptools_impl import STATUS_LINE

from cothon.server.short_cut import Answered

if TYPE_CHECKING:
    from cothon.server.connections import LimitedProtocol

Headers = Sequence[tuple[bytes, bytes]]


class Joined:
    """What an answer is written to: its head waits for the beginning of its body, for each write is a trip to the
    system."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self._write = transport.write
        self._head: bytes | None = None
        self.close = transport.close
        self.is_closing = transport.is_closing

    def write(self, data: bytes) -> None:
        if self._head is None:
            self._head = data
        elif self._head:
            self._write(self._head + data)
            self._head = b""
        else:
            self._write(data)


class Exchange:
    """A request that takes the short cut, and its answer. It stands where uvicorn has a `RequestResponseCycle`."""

    def __init__(self, protocol: LimitedProtocol, coming: Awaitable[Answered]) -> None:
        self._protocol = protocol
        self._coming = coming
        self.scope = None
        self.response_complete = False
        self.disconnected = False
        self.keep_alive = True
        self.message_event = asyncio.Event()  # nobody waits for it

    async def run_asgi(self, _app: object) -> None:
        protocol, transport = self._protocol, self._protocol.transport
        try:
            answered = await self._coming
            if protocol.flow.write_paused and not self.disconnected:
                await protocol.flow.drain()
        except BaseException as e:
            protocol.logger.error("a request failed on the short cut", exc_info=e)
            transport.close()
            return
        self.response_complete = True
        if self.disconnected:
            return
        last = () if self.keep_alive else ((b"connection", b"close"),)
        transport.write(http_answer(*answered, [*protocol.server_state.default_headers, *last]))
        if last:
            transport.close()
        protocol.on_response_complete()


def http_answer(status: int, headers: Headers, body: bytes, more: Headers = ()) -> bytes:
    """An answer as it is sent. The headers are ours, so nobody has to look for what may not be in one."""
    lines = [b"%b: %b\r\n" % header for header in (*more, *headers)]
    return b"".join([STATUS_LINE[status], *lines, b"\r\n", body])
