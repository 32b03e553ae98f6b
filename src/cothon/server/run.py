"""Running the server: the socket, one server process, and how it stops. Several processes are in `supervisor`.

It stops in this order: no new connections, a `bye` to every stream (their clients come back by themselves), requests
under way are finished, bot processes and database are closed.
"""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import os
import shutil
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Any

import msgspec
import uvicorn

from cothon import __version__, build
from cothon.core.errors import BadInput
from cothon.server import logs
from cothon.server.connections import ConnectionLimit, LimitedProtocol, raise_file_limit
from cothon.server.metrics import SHARED
from cothon.server.neighbours import Neighbours
from cothon.server.settings import Settings, url_of
from cothon.server.storage.engine import Storage
from cothon.server.storage.lock import DatabaseLock

if TYPE_CHECKING:
    from litestar import Litestar

    from cothon.server.house import House

BACKLOG = 2048
KEEP_ALIVE = 75  # seconds; longer than a proxy keeps its connections, so that it is never we who cut one
GRACE = 10  # seconds for requests under way when the server stops
GOODBYE = 0.2  # seconds between looks for streams that were opened at the last moment
AT_ONCE = 130  # exit status after a second Ctrl-C
READY = "ready"
HANDS_OVER = hasattr(socket, "send_fds") and hasattr(socket, "AF_UNIX")  # not on Windows
ANYWHERE = ("0.0.0.0", "::", "")  # noqa: S104 - recognised here, nobody's default

_log = logging.getLogger("cothon.run")
Told = Callable[[], None]


def run(settings: Settings, ready: Callable[[list[str]], None], stopping: Told) -> None:
    """Serve until SIGTERM or Ctrl-C. `ready` is called with the URLs once there is somebody to answer."""
    listening = bind(settings.host, settings.port)
    raise_file_limit()
    lock = DatabaseLock(url_of(settings))
    asyncio.run(_look_at(settings))  # what is wrong with the database is said before anything else starts
    found = urls(settings, listening)
    logs.configure(settings.log)

    def listening_now() -> None:
        told = {"version": __version__, "engine": build.name(), "urls": found, "workers": settings.workers}
        _log.info("listening", extra={"fields": told})
        ready(found)

    if settings.workers == 1:
        Server(settings, listening_now, stopping).run([listening])
    else:
        from cothon.server.supervisor import Supervisor

        Supervisor(settings, listening, listening_now, stopping).run()
    lock.release()
    _log.info("stopped")


async def _look_at(settings: Settings) -> None:
    await (await Storage.open(url_of(settings))).close()


def bind(host: str, port: int) -> socket.socket:
    """The socket on which we listen; BadInput says why there is none."""
    try:
        family, _, _, _, address = socket.getaddrinfo(
            host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
    except OSError as e:
        raise BadInput(f"host {host}: not an address of this machine; give another with --host") from e
    both = family == socket.AF_INET6 and host in ANYWHERE and socket.has_dualstack_ipv6()
    try:
        return socket.create_server(address[:2], family=family, backlog=BACKLOG, dualstack_ipv6=both)
    except OSError as e:
        if e.errno == errno.EADDRINUSE:
            raise BadInput(f"port {port}: taken by another program; stop it, or give another with --port") from e
        if e.errno == errno.EACCES:
            raise BadInput(f"port {port}: not allowed to this user; give one above 1023 with --port") from e
        raise BadInput(f"host {host}: cannot listen there ({e.strerror}); give another with --host") from e


def urls(settings: Settings, listening: socket.socket) -> list[str]:
    """Where the server can be reached: on this machine first."""
    port = listening.getsockname()[1]
    host = settings.host
    found = [f"http://127.0.0.1:{port}", f"http://{_own_address()}:{port}"]
    if host not in ANYWHERE:
        found = [f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"]
    return list(dict.fromkeys([*found, *([settings.origin] if settings.origin else [])]))


def _own_address() -> str:
    """The address others in the network know this machine by. Nothing is sent: a route is looked up."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def protocol(app: Litestar, settings: Settings, neighbours: Neighbours | None = None) -> Any:
    """What uvicorn takes as `http=`: httptools, with limits and the short cut."""
    return partial(LimitedProtocol, ConnectionLimit(settings), app.state.short_cut, neighbours)


class Server(uvicorn.Server):
    """One server process."""

    def __init__(self, settings: Settings, ready: Told, stopping: Told, neighbours: Neighbours | None = None) -> None:
        from cothon.server.app import create_app

        self._app = create_app(settings)
        self._neighbours = neighbours
        self._ready = ready
        self._stopping = stopping
        super().__init__(
            uvicorn.Config(
                self._app,
                loop="uvloop" if sys.platform != "win32" else "asyncio",
                http=protocol(self._app, settings, neighbours),
                ws="none",
                lifespan="on",
                log_config=None,
                access_log=False,
                server_header=False,
                proxy_headers=True,
                forwarded_allow_ips=settings.proxies,
                backlog=BACKLOG,
                timeout_keep_alive=KEEP_ALIVE,
                timeout_graceful_shutdown=GRACE,
            )
        )

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        gc.freeze()  # what is loaded stays: looking through it again and again would only cost time
        gc.set_threshold(100_000, 20, 50)
        if self._neighbours is not None and not self.should_exit:
            self._neighbours.open(self._begin)
        self._ready()

    def _begin(self, begins_with: bytes) -> asyncio.Protocol:
        """A connection that a neighbour has accepted."""
        make: Any = self.config.http_protocol_class
        state, app_state = self.server_state, self.lifespan.state
        made: asyncio.Protocol = make(
            config=self.config, server_state=state, app_state=app_state, begins_with=begins_with
        )
        return made

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._stopping()
        if self._neighbours is not None:
            self._neighbours.close()
        for server in self.servers:
            server.close()
        parting = asyncio.create_task(self._part())
        try:
            await super().shutdown(sockets)
        finally:
            parting.cancel()

    async def _part(self) -> None:
        """End the streams, which would never end by themselves."""
        house: House = self._app.state.parts.house
        while True:
            for stream in house.audience.everybody():
                stream.close("the server is stopping; come back in a moment")
            await asyncio.sleep(GOODBYE)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        before = {sig: signal.signal(sig, self.handle_exit) for sig in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for sig, handler in before.items():
                signal.signal(sig, handler)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if self.should_exit and sig == signal.SIGINT:
            os._exit(AT_ONCE)  # what was committed is on disk
        self.should_exit = True


# -- a process under a supervisor -----------------------------------------------------------------------------------


def serve_for_supervisor(descriptor: int, number: int) -> None:
    """`number` is that of the process. Settings come as the first line of standard input; its end means that the
    supervisor is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches the whole group; the supervisor decides
    settings = msgspec.json.decode(sys.stdin.buffer.readline(), type=Settings)
    logs.configure(settings.log)

    def ready() -> None:
        print(READY, flush=True)
        asyncio.get_running_loop().add_reader(sys.stdin.fileno(), orphaned)

    def orphaned() -> None:
        asyncio.get_running_loop().remove_reader(sys.stdin.fileno())
        _log.warning("the supervisor is gone; stopping")
        server.should_exit = server.orphaned = True

    neighbours = Neighbours(Path(os.environ[SHARED]), number, settings.workers) if HANDS_OVER else None
    server = _Supervised(settings, ready, lambda: None, neighbours)
    server.run([socket.socket(fileno=descriptor)])
    if server.orphaned:  # nobody else is left to tidy up
        shutil.rmtree(os.environ[SHARED], ignore_errors=True)


class _Supervised(Server):
    orphaned = False

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        def stop(*_: Any) -> None:
            self.should_exit = True

        signal.signal(signal.SIGTERM, stop)
        yield


if __name__ == "__main__":
    serve_for_supervisor(int(sys.argv[1]), int(sys.argv[2]))
