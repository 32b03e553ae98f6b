"""The door: headers of every answer, requests of other sites, sizes, rates, and junk that must not break anything."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import text

from cothon.server.errors import TooMany
from cothon.server.limits import Buckets, address_of
from cothon.server.storage.engine import Storage
from server.door import ORIGIN, Door, problem

pytestmark = pytest.mark.anyio
JSON = {"content-type": "application/json"}
HEADERS = {
    "content-security-policy",
    "x-content-type-options",
    "referrer-policy",
    "permissions-policy",
    "cross-origin-opener-policy",
    "cross-origin-resource-policy",
    "cache-control",
}


@pytest.fixture
async def door(storage: Storage) -> AsyncIterator[Door]:
    made = Door(storage)
    yield made
    made.identity.close()


@pytest.fixture
async def plain(tmp_path: Path) -> AsyncIterator[Door]:
    """For what has nothing to do with the kind of database."""
    storage = await Storage.open(f"sqlite+aiosqlite:///{tmp_path / 'cothon.db'}")
    made = Door(storage)
    yield made
    made.identity.close()
    await storage.close()


@asynccontextmanager
async def served(door: Door, proxies: str = "127.0.0.1") -> AsyncIterator[int]:
    """The door behind a real uvicorn; gives the port."""
    config = uvicorn.Config(
        door.app, port=0, lifespan="off", http="httptools", log_config=None, forwarded_allow_ips=proxies
    )
    server = uvicorn.Server(config)
    server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    running = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield server.servers[0].sockets[0].getsockname()[1]
    finally:
        server.should_exit = True
        await running


async def talk(port: int, raw: bytes) -> tuple[int, dict[str, str], bytes]:
    """Send bytes, and read one answer: status, headers, body."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(raw)
    await writer.drain()
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
    headers = {k.lower(): v.strip() for k, _, v in (line.partition(":") for line in head[1:] if line)}
    body = await reader.readexactly(int(headers.get("content-length", "0")))
    writer.close()
    return int(head[0].split()[1]), headers, body


# -- headers of answers ----------------------------------------------------------------------------------------------


async def test_every_answer_has_the_headers_that_protect_it(plain: Door) -> None:
    guest, stranger = await plain.guest(), plain.browser()
    answers = [
        await guest.get("/me"),
        await guest.get("/anyone"),
        await stranger.get("/look"),
        await guest.get("/nowhere"),
        await guest.put("/me", json={}),
        await guest.get("/broken"),
        await guest.get("/away"),
        await guest.post("/sign-out"),
        await guest.post("/act", content=b"x" * 70_000, headers=JSON),
        await guest.post("/act", content=b"x", headers={"content-type": "text/plain"}),
        await guest.post("/act", headers={"origin": "https://elsewhere.test"}),
        await plain.program("cothon_x_y").get("/anyone"),
    ]
    assert [a.status_code for a in answers] == [200, 200, 401, 404, 405, 500, 503, 204, 413, 415, 403, 401]
    for answer in answers:
        assert set(answer.headers) >= HEADERS, answer.request.url
        assert answer.headers["cache-control"] == "no-store"
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "strict-transport-security" not in answer.headers
        policy = answer.headers["content-security-policy"].split("; ")
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert not any("unsafe" in part for part in policy)
        if answer.status_code >= 400:
            problem(answer)
    assert answers[5].json()["error"] == "internal"
    assert "ZeroDivision" not in answers[5].text
    assert answers[6].headers["retry-after"] == "1"


async def test_a_static_asset_says_itself_how_long_it_may_be_kept(plain: Door) -> None:
    answer = await plain.browser().get("/asset.js")
    assert answer.headers.get_list("cache-control") == ["public, max-age=31536000, immutable"]
    assert set(answer.headers) >= HEADERS


async def test_a_secure_server_insists_on_https(plain: Door) -> None:
    answer = await Door(plain.storage, secure=True).browser().get("/anyone")
    assert answer.headers["strict-transport-security"] == "max-age=31536000"


async def test_a_database_that_fails_at_the_door_is_answered_as_anywhere(plain: Door) -> None:
    guest = await plain.guest()
    async with plain.storage.writing() as connection:
        await connection.execute(text("ALTER TABLE players RENAME TO gone"))
    answer = await guest.get("/look")
    assert problem(answer) == (503, "unavailable")
    assert answer.headers["retry-after"] == "1"
    async with plain.storage.writing() as connection:
        await connection.execute(text("ALTER TABLE gone RENAME TO players"))
    assert (await guest.get("/look")).status_code == 200


# -- pages of other sites --------------------------------------------------------------------------------------------

ELSEWHERE: list[dict[str, str]] = [
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
    {"sec-fetch-site": "nonsense"},
    {"sec-fetch-site": ""},
    {"sec-fetch-site": "cross-site", "origin": ORIGIN},
    {"origin": "https://elsewhere.test"},
    {"origin": "null"},
    {"origin": ""},
    {"origin": "http://cothon.test.elsewhere.test"},
    {"origin": "http://cothon.test:81"},
    {"origin": "cothon.test"},
    {"origin": "http://elsewhere.test/http://cothon.test"},
]
HERE: list[dict[str, str]] = [
    {},
    {"sec-fetch-site": "same-origin"},
    {"sec-fetch-site": "none"},
    {"origin": ORIGIN},
    {"origin": "HTTP://COTHON.TEST"},
]


@pytest.mark.parametrize("headers", ELSEWHERE, ids=str)
async def test_a_page_of_another_site_changes_nothing(plain: Door, headers: dict[str, str]) -> None:
    guest = await plain.guest()
    before = (await guest.get("/me")).json()
    for answer in [
        await guest.post("/act", headers=headers),
        await guest.patch("/me", json={"name": "Hanno"}, headers=headers),
        await guest.delete("/me/tokens/x", headers=headers),
        await guest.request("BREW", "/act", headers=headers),
        await plain.browser().post("/sign-in", json={"name": "Hanno", "password": "x"}, headers=headers),
        await plain.browser().get("/me", headers=headers),  # it would make a guest
    ]:
        assert problem(answer) == (403, "cross-site")
    assert (await guest.get("/me", headers=headers)).json() == before  # to look is no harm: nobody else can read it
    assert plain.app.state.acts == 0
    assert await plain.players() == 1


@pytest.mark.parametrize("headers", HERE, ids=str)
async def test_our_own_pages_and_programs_without_a_page_may_act(plain: Door, headers: dict[str, str]) -> None:
    assert (await (await plain.guest()).post("/act", headers=headers)).status_code == 200
    assert (await plain.browser().get("/me", headers=headers)).status_code == 200


@pytest.mark.parametrize("headers", ELSEWHERE, ids=str)
async def test_a_token_may_be_used_from_anywhere(plain: Door, headers: dict[str, str]) -> None:
    _, token = await plain.token(await plain.guest(), "play")
    assert (await plain.program(token).post("/act", headers=headers)).status_code == 200


async def test_behind_a_proxy_the_public_origin_counts(plain: Door) -> None:
    door = Door(plain.storage, origin="https://games.example.org/")
    guest = await door.guest()
    assert (await guest.post("/act", headers={"origin": "https://games.example.org"})).status_code == 200
    for origin in (ORIGIN, "http://games.example.org", "https://games.example.org.evil.test"):
        assert problem(await guest.post("/act", headers={"origin": origin})) == (403, "cross-site")


@pytest.mark.parametrize(
    "kind",
    ["application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/plain", "application/jsonp", ";"],
)
async def test_a_form_is_not_taken_not_even_an_empty_one(plain: Door, kind: str) -> None:
    guest = await plain.guest()
    for content in (b"name=Hanno", b'{"name": "Hanno"}', b""):
        answer = await guest.post("/act", content=content, headers={"content-type": kind})
        assert problem(answer) == (415, "not-json")
    assert problem(await guest.post("/act", content=b"{}")) == (415, "not-json")  # no word about what it is
    assert plain.app.state.acts == 0


@pytest.mark.parametrize("kind", ["application/json", "application/json; charset=utf-8", "Application/JSON ;x=y"])
async def test_json_is_taken_however_it_is_written(plain: Door, kind: str) -> None:
    answer = await (await plain.guest()).post("/act", content=b"{}", headers={"content-type": kind})
    assert answer.json() == {"size": 2}


# -- sizes -----------------------------------------------------------------------------------------------------------


async def test_a_body_has_its_limit_and_imports_have_a_larger_one(plain: Door) -> None:
    guest = await plain.guest()
    for path, limit in (("/act", 64 * 1024), ("/records", 4_000_000)):
        answer = await guest.post(path, content=b" " * limit, headers=JSON)
        assert answer.json() == {"size": limit}
        answer = await guest.post(path, content=b" " * (limit + 1), headers=JSON)
        assert problem(answer) == (413, "too-large")
        assert str(limit) in answer.json()["words"]
        assert answer.headers["connection"] == "close"


async def test_of_a_body_without_end_no_more_is_read_than_shows_it(plain: Door) -> None:
    guest = await plain.guest()
    given = 0

    async def endless() -> AsyncIterator[bytes]:
        nonlocal given
        while True:
            given += 1024
            yield b" " * 1024

    answer = await guest.post("/act", content=endless(), headers=JSON)
    assert problem(answer) == (413, "too-large")
    assert given == 65 * 1024
    assert plain.app.state.acts == 0


CHUNKED = b"POST /act HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n"


async def _pour(writer: asyncio.StreamWriter, megabytes: int) -> None:
    for _ in range(megabytes * 16):
        writer.write(b"10000\r\n" + b" " * 0x10000 + b"\r\n")
        await writer.drain()


async def test_ten_megabytes_in_chunks_are_cut_off(plain: Door) -> None:
    async with served(plain) as port:
        _, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(CHUNKED)
        with pytest.raises(ConnectionError):  # it hangs up on us
            await _pour(writer, megabytes=10)
        writer.close()
        status, _, body = await talk(port, b"GET /anyone HTTP/1.1\r\nhost: x\r\n\r\n")
        assert (status, json.loads(body)) == (200, {"hello": "anyone"})


async def test_who_stops_in_time_hears_that_the_chunks_were_too_many(plain: Door) -> None:
    async with served(plain) as port:
        status, headers, body = await talk(port, CHUNKED + b"10001\r\n" + b" " * 0x10001 + b"\r\n")
    assert status == 413
    assert headers["connection"] == "close"
    assert json.loads(body)["error"] == "too-large"


async def test_a_size_announced_as_too_large_is_refused_unread(plain: Door) -> None:
    async with served(plain) as port:
        for size in (b"65537", b"99999999999999999999"[:15]):
            head = b"POST /act HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: "
            status, headers, body = await talk(port, head + size + b"\r\n\r\n")
            assert status == 413
            assert headers["connection"] == "close"
            assert json.loads(body)["error"] == "too-large"


async def test_a_body_that_does_not_come_is_not_waited_for_for_ever(plain: Door) -> None:
    door = Door(plain.storage, patience=0.05)
    async with served(door) as port:
        head = b"POST /act HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 10\r\n\r\n{"
        status, headers, body = await talk(port, head)
    assert status == 408
    assert json.loads(body)["error"] == "too-slow"
    assert headers["connection"] == "close"


async def test_a_body_that_breaks_off_is_not_acted_upon(plain: Door) -> None:
    guest = await plain.guest()
    cookie = f"cothon={guest.cookies['cothon']}".encode()
    messages = iter([{"type": "http.request", "body": b"{}", "more_body": True}, {"type": "http.disconnect"}])
    sent: list[Any] = []

    async def receive() -> Any:
        return next(messages)

    async def send(message: Any) -> None:
        sent.append(message)

    await plain.app(
        _scope("POST", "/act", [(b"cookie", cookie), (b"content-type", b"application/json")]), receive, send
    )
    assert sent[0]["status"] == 400
    assert plain.app.state.acts == 0


@pytest.mark.parametrize(
    "body", [b"\xff\xfe", b'"\xed\xa0\x80"', b"[" * 60_000, b'{"name": "\\ud800"}', b"{", b"nul", b"\x00"]
)
async def test_a_body_that_is_not_json_is_malformed(plain: Door, body: bytes) -> None:
    guest = await plain.guest()
    assert problem(await guest.patch("/me", content=body, headers=JSON)) == (400, "malformed")


# -- rates -----------------------------------------------------------------------------------------------------------


async def test_too_many_requests_are_refused_with_the_time_to_wait(plain: Door) -> None:
    door = Door(plain.storage, rate=2, rate_burst=5)
    guest, other = await door.guest(), await door.guest()
    for _ in range(5):
        assert (await guest.get("/look")).status_code == 200
    answer = await guest.get("/look")
    assert problem(answer) == (429, "too-many")
    assert answer.json()["key"] == "requests"
    assert answer.json()["seconds"] == 0.5
    assert answer.headers["retry-after"] == "1"
    assert (await other.get("/look")).status_code == 200  # from the same address
    door.pass_by(0.5)
    assert (await guest.get("/look")).status_code == 200
    assert (await guest.get("/look")).status_code == 429


async def test_a_player_has_one_limit_for_all_addresses_and_tokens(plain: Door) -> None:
    door = Door(plain.storage, rate=1, rate_burst=6)
    guest = await door.guest()
    _, token = await door.token(guest, "read")  # the first of six
    for address in ("192.0.2.20", "192.0.2.21"):
        program = door.program(token, address)
        assert [(await program.get("/look")).status_code for _ in range(2)] == [200, 200]
    assert [(await guest.get("/look")).status_code for _ in range(2)] == [200, 429]


async def test_strangers_are_counted_by_address(plain: Door) -> None:
    door = Door(plain.storage, rate=1, rate_burst=3)
    said = [(await door.browser("192.0.2.30").get("/anyone")).status_code for _ in range(4)]
    assert said == [200, 200, 200, 429]
    assert (await door.browser("192.0.2.31").get("/anyone")).status_code == 200


async def test_whoever_tries_one_token_after_another_is_stopped(plain: Door) -> None:
    door = Door(plain.storage, rate=1, rate_burst=3)
    guest = await door.guest("192.0.2.40")
    assert (await guest.get("/look")).status_code == 200
    said = [(await door.program(f"cothon_{i}_{'0' * 48}", "192.0.2.40").get("/look")).status_code for i in range(5)]
    assert said == [401, 401, 401, 429, 429]
    assert (await guest.get("/look")).status_code == 200  # known already: his neighbour does not stop him


async def test_no_limit_is_no_limit(plain: Door) -> None:
    door = Door(plain.storage, rate=0, guests_per_hour=0, rate_burst=10)
    for _ in range(80):
        assert (await door.browser().get("/me")).status_code == 200


def test_buckets_fill_again_and_never_over_the_brim() -> None:
    now = 0.0
    buckets = Buckets("x", 2.0, 3, "too many", lambda: now)
    for moment, let_in in ((0, 3), (1, 0), (2, 1), (7, 2), (1000, 3)):
        now = float(moment)
        taken = 0
        while taken < 10:
            try:
                buckets.take("a")
            except TooMany:
                break
            taken += 1
        assert taken == let_in, moment


def test_looking_at_a_bucket_takes_nothing_and_giving_back_undoes() -> None:
    buckets = Buckets("x", 60, 1, "too many", lambda: 0.0)
    for _ in range(3):
        buckets.check("a")
    buckets.take("a")
    with pytest.raises(TooMany) as e:
        buckets.check("a")
    assert e.value.more == {"key": "x", "seconds": 60}
    buckets.give_back("a")
    buckets.give_back("b")
    buckets.take("a")


def test_buckets_have_bounded_memory_and_keep_the_emptiest() -> None:
    now = 0.0
    buckets = Buckets("x", 1.0, 10, "too many", lambda: now, most=1000)
    for _ in range(10):
        buckets.take("greedy")
    for i in range(5000):
        buckets.take(f"address {i}")
        assert len(buckets) <= 1000
    with pytest.raises(TooMany):
        buckets.take("greedy")


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unknown", "unknown"),
        ("1:2:junk", "1:2:junk"),
        ("x" * 500, "x" * 64),
    ],
)
def test_an_address_is_counted_by_what_one_household_has(host: str, counted: str) -> None:
    assert address_of({"client": (host, 1)}) == counted


def test_a_connection_without_an_address_is_counted_too() -> None:
    assert address_of({"client": None}) == address_of({}) == "nobody"


async def test_only_a_known_proxy_is_believed_about_addresses(plain: Door) -> None:
    def visit(address: str) -> bytes:
        return f"GET /me HTTP/1.1\r\nhost: x\r\nx-forwarded-for: {address}\r\n\r\n".encode()

    for proxies, expected in (("127.0.0.1", [200, 200, 429]), ("10.0.0.1", [200, 429, 429])):
        door = Door(plain.storage, guests_per_hour=1)
        async with served(door, proxies) as port:
            said = [(await talk(port, visit(a)))[0] for a in ("192.0.2.1", "192.0.2.2", "192.0.2.2")]
        assert said == expected


# -- junk ------------------------------------------------------------------------------------------------------------


def _scope(method: str, path: str, headers: list[tuple[bytes, bytes]]) -> dict[str, Any]:
    return {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "root_path": "",
        "headers": headers,
        "client": ("192.0.2.1", 5),
        "server": ("cothon.test", 80),
    }


async def _asked(door: Door, method: str, path: str, headers: list[tuple[bytes, bytes]], body: bytes = b"") -> Any:
    """Past all clients and servers that would refuse to send such things."""
    sent: list[Any] = []

    async def receive() -> Any:
        return {"type": "http.request", "body": body, "more_body": False}

    async def send(message: Any) -> None:
        sent.append(message)

    await door.app(_scope(method, path, headers), receive, send)
    return sent[0]["status"], b"".join(m.get("body", b"") for m in sent[1:])


@pytest.mark.parametrize("length", [b"", b"-1", b"ten", b"1e3", b"0x10", b"\xb2", b"1, 1", b"9" * 5000])
async def test_a_length_that_is_no_number_is_no_accident(plain: Door, length: bytes) -> None:
    headers = [(b"content-length", length), (b"content-type", b"application/json")]
    status, body = await _asked(plain, "POST", "/act", headers, b"{}")
    assert status == (413 if length.isdigit() else 400)
    assert json.loads(body)["words"]


async def test_a_cookie_is_found_among_others(plain: Door) -> None:
    guest = await plain.guest()
    own = b"cothon=" + guest.cookies["cothon"].encode()
    for headers in (
        [(b"cookie", b"a=b; " + own + b"; c=d")],
        [(b"cookie", b"a=b"), (b"cookie", own)],
        [(b"cookie", b"xcothon=1; mycothon=2;" + own)],
        [(b"cookie", b"\xff\xfe=\x80; " + own)],
        [(b"cookie", b'cothon="' + own[7:] + b'"')],
        [(b"cookie", own), (b"authorization", b"Basic aGFubm86eA==")],  # meant for a proxy
    ):
        assert (await _asked(plain, "GET", "/look", headers))[0] == 200, headers
    for headers in ([(b"cookie", b"xcothon=1")], [(b"cookie", b"cothon=")], [(b"cookie", b";;;=")], [(b"cookie", b"")]):
        assert (await _asked(plain, "GET", "/look", headers))[0] == 401
        assert (await _asked(plain, "GET", "/visitor", headers))[0] == 200  # nothing was shown


async def test_junk_on_the_wire_is_answered_with_an_error_of_the_sender(plain: Door) -> None:
    lines = [
        b"cookie: cothon=\xff\xfe\x80",
        b"cookie: " + b"a=b; " * 2000,
        b"cookie: cothon=" + b"." * 3000,
        b"authorization: Bearer",
        b"authorization: Bearer \xff\xff",
        b"authorization: bearer cothon_" + b"a" * 5000,
        b"authorization: \xff",
        b"origin: \xff://",
        b"sec-fetch-site: \xff",
        b"content-type: \xff/\xfe; charset=\x80",
        b"content-type: ;;;;",
        b"x-forwarded-for: \xff, junk, , 1.2.3.4.5",
        b"x-forwarded-proto: \xff",
        b"host: \xff\xff",
        b"accept: \xff",
    ]
    door = Door(plain.storage, rate=0)
    async with served(door) as port:
        for line in lines:
            for start in (b"GET /look", b"POST /act", b"PATCH /me", b"GET /me/tokens", b"DELETE /me/tokens/%00%ff"):
                host = b"" if line.startswith(b"host") else b"host: x\r\n"
                status, headers, body = await talk(port, start + b" HTTP/1.1\r\n" + host + line + b"\r\n\r\n")
                assert 400 <= status < 500, (start, line, status)
                if "content-security-policy" in headers:  # else it was uvicorn that could not read it
                    assert json.loads(body)["words"]


NAMES = [
    "cookie",
    "authorization",
    "origin",
    "sec-fetch-site",
    "content-type",
    "content-length",
    "host",
    "x-request-id",
]
VALUES = st.one_of(
    st.binary(max_size=60),
    st.sampled_from([b"Bearer ", b"cothon=", b"application/json", b"0", b"2", b"same-origin", b"http://cothon.test"]),
    st.binary(max_size=30).map(lambda b: b"Bearer cothon_" + b),
    st.binary(max_size=30).map(lambda b: b"cothon=" + b + b".0.1."),
)


@settings(
    max_examples=300, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow]
)
@given(
    method=st.sampled_from(["GET", "POST", "PATCH", "DELETE", "HEAD", "OPTIONS", "X"]),
    path=st.sampled_from(["/me", "/look", "/act", "/records", "/me/tokens", "/sign-in", "/me/claim", "/nowhere"]),
    headers=st.lists(st.tuples(st.sampled_from(NAMES).map(str.encode), VALUES), max_size=6),
    body=st.one_of(st.binary(max_size=40), st.sampled_from([b"{}", b"[]", b'{"name":"x","password":"y"}'])),
)
async def test_whatever_comes_is_never_our_fault(
    plain: Door, method: str, path: str, headers: list[tuple[bytes, bytes]], body: bytes
) -> None:
    plain.pass_by(3600)
    status, answered = await _asked(plain, method, path, headers, body)
    assert status < 500
    if status >= 400 and method != "HEAD":
        assert json.loads(answered)["words"]


async def test_a_wrong_cookie_is_answered_alike_on_both_databases(door: Door) -> None:
    guest = await door.guest()
    assert (await guest.get("/look")).status_code == 200
    cookies = httpx.Cookies({"cothon": "0000000000000000.0.1.x"})
    forged = door.browser()
    forged.cookies = cookies
    assert problem(await forged.get("/look")) == (401, "not-signed-in")
    assert problem(await guest.post("/act", headers={"origin": "null"})) == (403, "cross-site")
