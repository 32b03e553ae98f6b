"""A head that came before on the same connection is not parsed again; all that may change is asked again."""

from __future__ import annotations

import http.client
import json
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from cothon.server.heads import MOST, Heads
from kit.patience import PATIENCE_S
from server.serving import Serving, serving

HEAD = b"POST /x HTTP/1.1\r\nhost: a\r\ncontent-length: 2\r\n\r\n"
SCOPE = {"headers": [(b"host", b"a"), (b"content-length", b"2")], "path": "/x"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("heads")) as running:
        yield running


def test_the_same_bytes_mean_the_same() -> None:
    heads = Heads()
    assert heads.find(HEAD + b"{}") is None
    heads.learn(HEAD + b"{}", dict(SCOPE), 2)
    found = heads.find(HEAD + b"[]")
    assert found is not None
    scope, body = found
    assert (scope, body) == ({**SCOPE, "kept": {}}, b"[]")
    scope["kept"]["caller"] = "Ada"
    scope["user"] = "Ada"
    assert heads.find(HEAD + b"[]") == ({**SCOPE, "kept": {"caller": "Ada"}}, b"[]")


def test_a_body_may_be_longer_or_shorter() -> None:
    heads = Heads()
    heads.learn(HEAD + b"{}", dict(SCOPE), 2)
    assert heads.find(HEAD.replace(b" 2", b" 12") + b'{"a": "bcd"}') == (
        {**SCOPE, "headers": [(b"host", b"a"), (b"content-length", b"12")], "kept": {}},
        b'{"a": "bcd"}',
    )
    assert heads.find(HEAD + b"[]") == ({**SCOPE, "kept": {}}, b"[]")


@pytest.mark.parametrize("length", [b"1", b"3", b"02", b"+2", b"", b" 2", b"2 ", b"2\r\nx: y"])
def test_a_length_that_is_not_that_of_the_body_is_for_the_parser(length: bytes) -> None:
    heads = Heads()
    heads.learn(HEAD + b"{}", dict(SCOPE), 2)
    assert heads.find(HEAD.replace(b" 2", b" " + length) + b"{}") is None


@pytest.mark.parametrize(
    "data", [HEAD, HEAD + b"{", HEAD + b"{}{", HEAD + b"{}" + HEAD + b"{}", HEAD[:-1], b" " + HEAD]
)
def test_anything_else_is_for_the_parser(data: bytes) -> None:
    heads = Heads()
    heads.learn(HEAD + b"{}", dict(SCOPE), 2)
    assert heads.find(data) is None


@pytest.mark.parametrize(
    "header",
    [(b"transfer-encoding", b"chunked"), (b"expect", b"100-continue"), (b"upgrade", b"h2c"), (b"connection", b"close")],
)
def test_what_is_not_plain_is_parsed_again(header: tuple[bytes, bytes]) -> None:
    heads = Heads()
    heads.learn(HEAD + b"{}", {**SCOPE, "headers": [*SCOPE["headers"], header]}, 2)
    assert heads.find(HEAD + b"{}") is None


def test_few_heads_are_kept() -> None:
    heads = Heads()
    for number in range(MOST + 1):
        heads.learn(b"%d " % number + HEAD + b"{}", dict(SCOPE), 2)
    assert heads.find(b"0 " + HEAD + b"{}") is None
    assert heads.find(b"%d " % MOST + HEAD + b"{}") is not None


def test_a_known_head_gets_what_holds_now(server: Serving, tmp_path: Path) -> None:
    """Body, name and cookie: the head is the same in every request."""
    with httpx.Client(base_url=server.url, timeout=PATIENCE_S) as elsewhere:
        elsewhere.get("/me")
        cookie = "; ".join(f"{name}={value}" for name, value in elsewhere.cookies.items())
        line = socket.create_connection((elsewhere.base_url.host, elsewhere.base_url.port or 80), PATIENCE_S)

        def rename(name: str) -> tuple[int, dict[str, str]]:
            said = json.dumps({"name": name})
            head = f"PATCH /me HTTP/1.1\r\nHost: localhost\r\nCookie: {cookie}\r\n"
            head += f"Content-Type: application/json\r\nContent-Length: {len(said)}\r\n\r\n"
            line.sendall(f"{head}{said}".encode())
            answer = http.client.HTTPResponse(line)
            answer.begin()
            return answer.status, json.loads(answer.read())

        for name in ("Hannibal", "Hasdrubl", "Himilcon"):
            status, told = rename(name)
            assert (status, told["name"]) == (200, name)
        assert elsewhere.get("/me").json()["name"] == "Himilcon"
        assert rename(" " * 8)[0] == 400
        assert elsewhere.post("/sign-out").status_code < 300
        assert rename("Hannibal")[0] == 401
        line.close()
