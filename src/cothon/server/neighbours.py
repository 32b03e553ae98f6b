"""The server processes of one machine: a connection goes to the one in which its table is at home.

All of them take connections from one socket, so people at a table come to any of them, and each process would follow
what happens in the others. A connection whose next request is about a table of a neighbour is handed over to it, with
the bytes that were read, before anything was made of them. Nothing depends on that: where it cannot be done (the
neighbour is being started again, or has its hands full) the request is answered where it is.
"""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from struct import pack
from zlib import crc32

LONGEST = 16_384  # bytes that go along; who has sent more is answered here
AT_ONCE = 16  # connections that are taken before others have their turn
_ABOUT = re.compile(rb"[A-Z]{3,7} /tables/([a-z0-9]{1,20})[/? ]")
Make = Callable[[bytes], asyncio.Protocol]  # from the bytes with which the connection begins


class Neighbours:
    """`own` is the number of this process, one of `number`; they find each other in the folder."""

    def __init__(self, folder: Path, own: int, number: int) -> None:
        self._folder = folder
        self._own = own
        self._number = number
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.setblocking(False)
        self._make: Make
        self._coming: set[asyncio.Task[object]] = set()

    def open(self, make: Make) -> None:
        """From now on connections may come."""
        self._make = make
        self._path(self._own).unlink(missing_ok=True)  # of the process that was here before
        self._socket.bind(str(self._path(self._own)))
        asyncio.get_running_loop().add_reader(self._socket.fileno(), self._arrived)

    def close(self) -> None:
        asyncio.get_running_loop().remove_reader(self._socket.fileno())
        self._path(self._own).unlink(missing_ok=True)
        self._arrived()  # those who were handed over meanwhile
        self._socket.close()

    def hand_over(self, connection: int, data: bytes) -> bool:
        """Give a connection that begins with these bytes to the process where its table is; False: it stays."""
        about = _ABOUT.match(data)
        home = self._own if about is None else crc32(about[1]) % self._number
        if home == self._own or len(data) > LONGEST:
            return False
        try:
            self._socket.sendmsg([data], [_carrying(connection)], 0, str(self._path(home)))
        except OSError:
            return False
        return True

    def _path(self, process: int) -> Path:
        return self._folder / f"connections-{process}"

    def _arrived(self) -> None:
        for _ in range(AT_ONCE):
            try:
                data, found, _, _ = socket.recv_fds(self._socket, LONGEST, 1)
            except OSError:  # no more are there
                return
            for descriptor in found:
                task = asyncio.get_running_loop().create_task(self._take(socket.socket(fileno=descriptor), data))
                self._coming.add(task)
                task.add_done_callback(self._coming.discard)

    async def _take(self, connection: socket.socket, data: bytes) -> None:
        connection.setblocking(False)
        with suppress(OSError):  # it is gone already
            await asyncio.get_running_loop().connect_accepted_socket(lambda: self._make(data), connection)


def _carrying(descriptor: int) -> tuple[int, int, bytes]:
    """What `socket.send_fds` would send; that one cannot be told where to."""
    return socket.SOL_SOCKET, socket.SCM_RIGHTS, pack("i", descriptor)
