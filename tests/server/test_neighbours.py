"""Connections go to the server process where their table is at home, and nothing is lost on the way, or without it."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from zlib import crc32

import psutil
import pytest

from cothon.server.connections import STAYS
from cothon.server.neighbours import LONGEST, Neighbours
from kit.patience import PATIENCE_S, wait_until
from server.serving import Serving, serving

A, B = (
    next(f"table{n}" for n in range(9) if crc32(b"table%d" % n) % 2 == home) for home in (0, 1)
)  # at home in 0, in 1


def asks(table: str) -> bytes:
    return f"GET /tables/{table} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()


class Heard(asyncio.Protocol):
    """What a connection brings that was handed over."""

    def __init__(self, begins_with: bytes) -> None:
        self.data = [begins_with]

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        self.data.append(data)


async def test_a_connection_goes_where_its_table_is_with_what_was_read(tmp_path: Path) -> None:
    first, second = (Neighbours(tmp_path, number, 2) for number in range(2))
    arrived: list[Heard] = []
    second.open(lambda data: arrived.append(Heard(data)) or arrived[-1])
    ours, theirs = socket.socketpair()
    try:
        assert first.hand_over(ours.fileno(), asks(B)[:40])
        ours.close()  # here; there it stays open
        theirs.sendall(asks(B)[40:])
        while not arrived or len(arrived[0].data) < 2:
            await asyncio.sleep(0.01)
        assert b"".join(arrived[0].data) == asks(B)
        arrived[0].transport.close()
    finally:
        second.close()
        theirs.close()
    assert not first.hand_over(theirs.fileno() if theirs.fileno() >= 0 else 0, asks(B))  # nobody is there any more


@pytest.mark.parametrize(
    "data",
    [
        asks(A),
        b"GET /me HTTP/1.1\r\n\r\n",
        b"POST /tables HTTP/1.1\r\n\r\n",
        b"GET /tables/",
        b"GET /tables/" + B.encode(),  # perhaps there is more of its name
        b"GET /tables/%7Etable HTTP/1.1\r\n\r\n",
        b"\r\n" + asks(B),
        asks(B) + b" " * LONGEST,
    ],
)
async def test_what_is_about_no_table_of_a_neighbour_stays(tmp_path: Path, data: bytes) -> None:
    first, second = (Neighbours(tmp_path, number, 2) for number in range(2))
    second.open(Heard)
    ours, theirs = socket.socketpair()
    with closing(ours), closing(theirs):
        assert not first.hand_over(ours.fileno(), data)
        assert first.hand_over(ours.fileno(), asks(B))
    second.close()


async def test_a_neighbour_with_his_hands_full_gets_no_more(tmp_path: Path) -> None:
    """His loop does not run here, so nobody takes them."""
    first, second = (Neighbours(tmp_path, number, 2) for number in range(2))
    second.open(Heard)
    ours, theirs = socket.socketpair()
    with closing(ours), closing(theirs):
        assert not all(first.hand_over(ours.fileno(), asks(B)) for _ in range(5000))
    second.close()


# -- real processes ----------------------------------------------------------------------------------------------------


@pytest.fixture
def server(tmp_path: Path, fresh_postgres: Callable[[], str]) -> Iterator[Serving]:
    with serving(tmp_path, "--workers", "2", "--db", fresh_postgres(), COTHON_RATE="0") as running:
        yield running


def workers(server: Serving) -> list[psutil.Process]:
    """By their numbers."""
    below = psutil.Process(server.process.pid).children()
    ours = [one for one in below if "cothon.server.run" in one.as_dict(["cmdline"], ad_value=[])["cmdline"]]
    return sorted(ours, key=lambda one: one.cmdline()[-1])


def held(server: Serving, number: int) -> int:
    port = int(server.url.rpartition(":")[2])
    found = workers(server)[number].net_connections("tcp")
    return sum(one.status == "ESTABLISHED" and one.laddr.port == port for one in found)


class Line:
    def __init__(self, server: Serving) -> None:
        self.socket = socket.create_connection(("127.0.0.1", int(server.url.rpartition(":")[2])), PATIENCE_S)
        self.file = self.socket.makefile("rb")

    def send(self, data: bytes) -> None:
        self.socket.sendall(data)

    def ask(self, request: bytes = b"") -> int:
        """The status of the next answer."""
        self.send(request)
        status = int(self.file.readline().split()[1])
        length = 0
        while (header := self.file.readline().strip().lower()) != b"":
            if header.startswith(b"content-length: "):
                length = int(header[16:])
        assert len(self.file.read(length)) == length
        return status


@contextmanager
def lines(server: Serving, number: int) -> Iterator[list[Line]]:
    made = [Line(server) for _ in range(number)]
    try:
        yield made
    finally:
        for one in made:
            one.file.close()
            one.socket.close()


def test_all_who_ask_about_a_table_come_to_its_process(server: Serving) -> None:
    with lines(server, 12) as made:
        for one in made:
            assert one.ask(b"GET /nowhere HTTP/1.1\r\nHost: localhost\r\n\r\n") == 404
        for table, home in ((A, 0), (B, 1), (A, 0)):
            for one in made:
                for _ in range(STAYS + 1):
                    assert one.ask(asks(table)) == 401
            wait_until(lambda home=home: held(server, home) == len(made))


def test_a_connection_that_asks_about_many_tables_is_answered_wherever_it_is(server: Serving) -> None:
    """Also when requests come in pieces, or several in one."""
    with lines(server, 2) as (whole, pieces):
        for number in range(3 * STAYS):
            table = (A, B)[number % 2]
            assert whole.ask(asks(table)) == 401
            for byte in (asks(table)[:5], asks(table)[5:23], asks(table)[23:-1]):
                pieces.send(byte)
            assert pieces.ask(asks(table)[-1:]) == 401
            assert [whole.ask(asks(A) + asks(B)), whole.ask()] == [401, 401]


def test_where_the_neighbour_is_gone_a_request_is_answered_here(server: Serving) -> None:
    one = workers(server)[1]
    one.kill()
    psutil.wait_procs([one], PATIENCE_S)
    with lines(server, 4) as made:
        for one in made:
            assert one.ask(asks(B)) == 401
    wait_until(lambda: len(workers(server)) == 2 and '"again_in_s"' in server.errors)

    def all_there() -> bool:
        with lines(server, 4) as made:
            for one in made:
                assert one.ask(asks(B)) == 401
            return held(server, 1) == len(made)

    wait_until(all_there)
