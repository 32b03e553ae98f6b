"""The front door of a real server: headers, bodies and connections that are too large, too slow or too many."""

from __future__ import annotations

import json
import socket
import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing, suppress
from pathlib import Path

import httpx
import psutil
import pytest

from cothon.games import names
from cothon.server.connections import room
from cothon.server.settings import Settings
from kit.patience import PATIENCE_S, wait_until
from server.serving import Serving, serving

SMALL = {
    "COTHON_HEADER_LIMIT": "4096",
    "COTHON_HEADERS": "30",
    "COTHON_HEADER_SECONDS": "1",
    "COTHON_BODY_SECONDS": "1",
    "COTHON_IDLE_SECONDS": "1",
    "COTHON_READ_SECONDS": "1",
}
HEAD = b"Host: 127.0.0.1\r\n"
ASK = b"GET /health HTTP/1.1\r\n" + HEAD + b"\r\n"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("doors"), **SMALL) as running:
        yield running


def connect(server: Serving) -> socket.socket:
    host, _, port = server.url.removeprefix("http://").partition(":")
    return socket.create_connection((host, int(port)), timeout=PATIENCE_S)


def send(line: socket.socket, *parts: bytes) -> None:
    """As much as the other side takes: it may have enough before the end."""
    for part in parts:
        try:
            line.sendall(part)
        except OSError:
            return


def rest(line: socket.socket) -> bytes:
    """All that still comes until the other side closes."""
    found = b""
    try:
        while part := line.recv(65536):
            found += part
    except ConnectionError:
        pass
    return found


def refusal(line: socket.socket) -> tuple[int, str]:
    """Status and code of the one answer after which the connection ended."""
    head, _, body = rest(line).partition(b"\r\n\r\n")
    assert b"connection: close" in head.lower().split(b"\r\n")
    told = json.loads(body)
    assert told["words"]
    return int(head.split()[1]), told["error"]


def answer(line: socket.socket) -> int:
    """The status of an answer on a connection that stays open."""
    found = b""
    while b"\r\n\r\n" not in found:
        part = line.recv(65536)
        assert part, "closed"
        found += part
    head, _, body = found.partition(b"\r\n\r\n")
    [size] = [int(h[15:]) for h in head.lower().split(b"\r\n") if h.startswith(b"content-length:")]
    while len(body) < size:
        body += line.recv(65536)
    return int(head.split()[1])


def outwait(server: Serving) -> None:
    """Until somebody who came after this, and is silent, has been sent away: longer than any limit on time."""
    for _ in range(2):
        with connect(server) as silent:
            assert rest(silent) == b""


# -- headers ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "head",
    [
        b"".join(b"x-%d: 1\r\n" % n for n in range(31)),
        b"x: " + b"a" * 4097 + b"\r\n",
        b"x" * 4097 + b": a\r\n",
        b"".join(b"x-%d: %s\r\n" % (n, b"a" * 500) for n in range(9)),
    ],
    ids=["many", "a long value", "a long name", "long together"],
)
def test_headers_that_are_too_many_or_too_long_are_refused(server: Serving, head: bytes) -> None:
    with connect(server) as line:
        send(line, b"GET /health HTTP/1.1\r\n", HEAD, head, b"\r\n")
        assert refusal(line) == (431, "headers-too-large")


def test_an_address_that_is_too_long_is_refused(server: Serving) -> None:
    with connect(server) as line:
        send(line, b"GET /health?", b"a" * 4097, b" HTTP/1.1\r\n", HEAD, b"\r\n")
        assert refusal(line) == (431, "headers-too-large")


@pytest.mark.parametrize("begin", [b"GET /", b"GET / HTTP/1.1\r\nx: ", b"GET / HTTP/1.1\r\nx", b""])
def test_a_header_without_end_is_refused_while_it_comes(server: Serving, begin: bytes) -> None:
    with connect(server) as line:
        send(line, begin, *[b"a" * 1000 if begin else b"\r\n" * 500] * 1000)
        assert refusal(line) == (431, "headers-too-large")


def test_trailers_of_a_body_count_as_headers(server: Serving) -> None:
    head = (
        b"POST /sign-in HTTP/1.1\r\nTransfer-Encoding: chunked\r\nContent-Type: application/json\r\n" + HEAD + b"\r\n"
    )
    with connect(server) as line:
        send(line, head, b"0\r\n", b"x: ", *[b"a" * 1000] * 1000)
        assert b" 200 OK" not in rest(line)  # and it was closed


def test_headers_within_the_limits_are_answered(server: Serving) -> None:
    with connect(server) as line:
        many = b"".join(b"x-%d: %s\r\n" % (n, b"a" * 100) for n in range(29))
        send(line, b"GET /health HTTP/1.1\r\n", HEAD, many, b"\r\n")
        assert answer(line) == 200


def test_what_is_not_http_is_told_so(server: Serving) -> None:
    with connect(server) as line:
        send(line, b"\x16\x03\x01 hello\r\n\r\n")
        assert refusal(line) == (400, "malformed")


# -- time -----------------------------------------------------------------------------------------------------------


def test_headers_that_do_not_come_to_an_end_are_given_up(server: Serving) -> None:
    with connect(server) as line:
        send(line, b"GET /health HTTP/1.1\r\nHo")
        assert refusal(line) == (408, "too-slow")


def test_a_second_request_must_come_to_its_end_as_well(server: Serving) -> None:
    with connect(server) as line:
        send(line, ASK)
        assert answer(line) == 200
        send(line, b"GET /health HT")
        assert refusal(line) == (408, "too-slow")


def test_a_body_that_does_not_come_is_given_up(server: Serving) -> None:
    with connect(server) as line:
        send(line, b"POST /sign-in HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 9\r\n", HEAD, b"\r\n{")
        assert refusal(line) == (408, "too-slow")


def test_a_body_nobody_asked_for_keeps_no_connection_open(server: Serving) -> None:
    with connect(server) as line:
        send(line, b"GET /health HTTP/1.1\r\nContent-Length: 9\r\n", HEAD, b"\r\n")
        assert answer(line) == 200
        send(line, b"{")
        assert rest(line) == b""


def test_a_connection_without_a_request_is_closed(server: Serving) -> None:
    with connect(server) as line:
        assert rest(line) == b""


def test_a_connection_that_was_used_is_kept_for_the_next_request(server: Serving) -> None:
    with connect(server) as line:
        send(line, ASK)
        assert answer(line) == 200
        outwait(server)
        send(line, ASK)
        assert answer(line) == 200


@pytest.mark.parametrize("more", [b"", b"GET /hea"], ids=["alone", "with half a request behind it"])
def test_a_stream_stays_open_longer_than_all_limits(server: Serving, more: bytes) -> None:
    with server.client() as client, connect(server) as line:
        table = a_table(client)
        cookie = f"Cookie: cothon={client.cookies['cothon']}\r\n".encode()
        send(line, f"GET /tables/{table}/stream HTTP/1.1\r\n".encode(), cookie, HEAD, b"\r\n", more)
        found = line.recv(65536)
        assert b" 200 OK" in found
        outwait(server)
        client.post(f"/tables/{table}/chat", json={"text": "still there?"}).raise_for_status()
        while b"still there?" not in found:
            part = line.recv(65536)
            assert part, "closed"
            found += part


def a_table(client: httpx.Client) -> str:
    client.get("/me").raise_for_status()
    wanted = {"game": names()[0], "seats": [{"kind": "me"}, {"kind": "open"}]}
    return str(client.post("/tables", json=wanted).raise_for_status().json()["id"])


# -- how many -----------------------------------------------------------------------------------------------------


def test_who_reads_nothing_of_what_he_asked_for_is_cut_off(server: Serving) -> None:
    with connect(server) as line:
        own = line.getsockname()[1]
        ask = b"GET /schema/openapi.json HTTP/1.1\r\n" + HEAD + b"\r\n"
        send(line, ask * 20)
        line.setblocking(False)
        here = psutil.Process(server.process.pid)

        def is_cut_off() -> bool:
            with suppress(BlockingIOError, ConnectionError):
                line.send(ask)  # more than fits on the way
            return all(c.raddr.port != own for c in here.net_connections() if c.raddr)

        wait_until(is_cut_off)


def test_one_address_may_have_so_many_connections(tmp_path: Path) -> None:
    limits = {"COTHON_CONNECTIONS_PER_ADDRESS": "3", "COTHON_PROXIES": "192.0.2.1"}
    with serving(tmp_path, **limits) as server, ExitStack() as held:
        lines = [held.enter_context(connect(server)) for _ in range(3)]
        for line in lines:
            send(line, ASK)
            assert answer(line) == 200
        with connect(server) as one_more:
            assert refusal(one_more) == (503, "unavailable")
        lines[0].close()

        def is_let_in() -> bool:
            with connect(server) as line:
                send(line, ASK)
                return b" 200 OK" in line.recv(65536)

        wait_until(is_let_in)


def test_a_proxy_of_ours_may_have_more(tmp_path: Path) -> None:
    with serving(tmp_path, COTHON_CONNECTIONS_PER_ADDRESS="3") as server, ExitStack() as held:
        for _ in range(6):
            line = held.enter_context(connect(server))
            send(line, ASK)
            assert answer(line) == 200


def test_when_it_is_full_the_one_that_was_silent_longest_makes_room(tmp_path: Path) -> None:
    with serving(tmp_path, COTHON_CONNECTIONS="3") as server, ExitStack() as held:
        used = held.enter_context(connect(server))
        send(used, ASK)
        assert answer(used) == 200
        silent = [held.enter_context(connect(server)) for _ in range(2)]
        send(used, ASK)  # now it is the one that waits last
        assert answer(used) == 200
        with connect(server) as new:
            send(new, ASK)
            assert answer(new) == 200
        assert rest(silent[0]) == b""
        send(used, ASK)
        assert answer(used) == 200


def test_when_it_is_full_of_streams_new_ones_are_told_to_come_later(tmp_path: Path) -> None:
    with serving(tmp_path, COTHON_CONNECTIONS="3") as server, ExitStack() as held:
        with server.client() as client:
            client.get("/me").raise_for_status()
            cookie = f"Cookie: cothon={client.cookies['cothon']}\r\n".encode()
        for _ in range(3):
            line = held.enter_context(connect(server))
            send(line, b"GET /lobby/stream HTTP/1.1\r\n", cookie, HEAD, b"\r\n")
            assert b" 200 OK" in line.recv(65536)
        with closing(connect(server)) as new:
            assert refusal(new) == (503, "unavailable")


@pytest.mark.skipif(sys.platform != "linux", reason="asks the system about another process, as Linux allows")
def test_it_may_open_as_many_files_as_the_system_allows_and_keeps_some_for_itself(tmp_path: Path) -> None:
    few = ("sh", "-c", 'ulimit -S -n 100; ulimit -H -n 200; exec "$0" "$@"')
    server = Serving(tmp_path, before=few)
    try:
        server.wait_ready()
        assert psutil.Process(server.process.pid).rlimit(psutil.RLIMIT_NOFILE) == (200, 200)
        with ExitStack() as held, server.client() as client:
            for _ in range(300):
                held.enter_context(connect(server))
            a_table(client)  # reads, writes and answers
    finally:
        server.process.terminate()
        assert server.end() == 0


@pytest.mark.parametrize(("files", "most"), [(1024, 956), (100, 50), (10**6, 10_000)])
def test_connections_leave_files_for_the_database_and_the_bots(files: int, most: int) -> None:
    assert room(Settings(), files) == most
