"""One keep-alive connection to a server, and no more than that: cheap enough for hundreds of people in a test."""

from __future__ import annotations

import asyncio
from typing import NamedTuple, cast

import httptools

from kit.patience import PATIENCE_S


class Gone(Exception):
    """There is no connection, or it was lost: nobody knows whether the request arrived."""


class Answer(NamedTuple):
    status: int
    body: bytes


class Frame(NamedTuple):
    """A server-sent event."""

    name: str
    mark: str | None  # "": go on without one
    data: bytes


class Line(asyncio.Protocol):
    """One request at a time; or one stream, after which it is of no more use."""

    def __init__(self) -> None:
        self.cookie = ""  # what the server set last
        self._transport: asyncio.Transport | None = None
        self._parser = httptools.HttpResponseParser(self)
        self._body = bytearray()
        self._answer: asyncio.Future[Answer] | None = None
        self._frames: asyncio.Queue[bytes | None] | None = None

    # -- called by the loop and by the parser ------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's own is no subclass

    def connection_lost(self, _why: Exception | None) -> None:
        self._transport = None
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(Gone())
        if self._frames is not None:
            self._frames.put_nowait(None)

    def data_received(self, data: bytes) -> None:
        self._parser.feed_data(data)

    def on_header(self, name: bytes, value: bytes) -> None:
        if name.lower() == b"set-cookie" and value.startswith(b"cothon="):
            self.cookie = value.split(b";", 1)[0].decode()

    def on_headers_complete(self) -> None:
        if self._frames is not None and self._parser.get_status_code() == 200:
            self._complete()

    def on_body(self, body: bytes) -> None:
        self._body += body
        if self._frames is not None:
            *whole, rest = bytes(self._body).split(b"\n\n")
            self._body[:] = rest
            for frame in whole:
                if b"event: " in frame:  # not a heartbeat
                    self._frames.put_nowait(frame)

    def on_message_complete(self) -> None:
        if self._frames is not None:
            self._frames.put_nowait(None)
        self._complete()

    def _complete(self) -> None:
        answer = Answer(self._parser.get_status_code(), bytes(self._body))
        self._body.clear()
        if self._answer is not None and not self._answer.done():
            self._answer.set_result(answer)

    # -- called by people --------------------------------------------------------------------------------------------

    @property
    def open(self) -> bool:
        return self._transport is not None and not self._transport.is_closing()

    @property
    def more(self) -> bool:
        """Whether something has come that `frame` has not given yet."""
        return self._frames is not None and not self._frames.empty()

    def close(self) -> None:
        if self._transport is not None:
            self._transport.abort()

    async def ask(self, method: str, path: str, cookie: str, body: bytes = b"", **headers: str) -> Answer:
        if self._transport is None:
            raise Gone
        said = {"Host": "localhost", "Cookie": cookie, "Content-Length": str(len(body)), **headers}
        if method == "POST":
            said["Content-Type"] = "application/json"
        head = "".join(f"{name}: {value}\r\n" for name, value in said.items())
        self._answer = asyncio.get_running_loop().create_future()
        self._transport.write(f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode() + body)
        try:
            async with asyncio.timeout(PATIENCE_S):
                return await self._answer
        except TimeoutError:
            raise Gone from None
        finally:
            if not self._answer.done() or self._answer.cancelled():
                self.close()  # the answer might come in the midst of the next one

    async def listen(self, path: str, cookie: str, last: str) -> Answer:
        """Begin a stream; `frame` gives what comes."""
        self._frames = asyncio.Queue()
        headers = {"Last-Event-ID": last} if last else {}
        return await self.ask("GET", path, cookie, b"", **headers)

    async def frame(self) -> Frame:
        """The next message. Gone: the stream has ended."""
        assert self._frames is not None
        got = await self._frames.get()
        if got is None:
            raise Gone
        fields = {}
        for text in got.split(b"\n"):
            name, _, value = text.partition(b": ")
            fields[name] = value
        mark = fields[b"id"].decode() if b"id" in fields else None
        return Frame(fields[b"event"].decode(), mark, fields[b"data"])


async def connect(port: int) -> Line:
    try:
        async with asyncio.timeout(PATIENCE_S):
            _, line = await asyncio.get_running_loop().create_connection(Line, "127.0.0.1", port)
    except OSError as e:  # TimeoutError is one, too
        raise Gone from e
    return line
