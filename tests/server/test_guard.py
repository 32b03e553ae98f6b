"""The door: headers of every answer, requests of other sites, sizes, and junk that must not break anything."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import text

from cothon.server.storage.engine import Storage
from server.door import ORIGIN, Door, asked, problem, scope_of, served, talk

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


# -- headers of answers ----------------------------------------------------------------------------------------------


async def test_every_answer_has_the_headers_that_protect_it(door: Door) -> None:
    guest, stranger = await door.guest(), door.browser()
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
        await door.program("cothon_x_y").get("/anyone"),
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


async def test_a_static_asset_says_itself_how_long_it_may_be_kept(door: Door) -> None:
    answer = await door.browser().get("/asset.js")
    assert answer.headers.get_list("cache-control") == ["public, max-age=31536000, immutable"]
    assert set(answer.headers) >= HEADERS


async def test_a_secure_server_insists_on_https(storage: Storage) -> None:
    answer = await Door(storage, secure=True).browser().get("/anyone")
    assert answer.headers["strict-transport-security"] == "max-age=31536000"


async def test_a_database_that_fails_at_the_door_is_answered_as_anywhere(tmp_path: Path) -> None:
    storage = await Storage.open(f"sqlite+aiosqlite:///{tmp_path / 'cothon.db'}")  # the easier one to break
    door = Door(storage)
    guest = await door.guest()
    async with storage.writing() as connection:
        await connection.execute(text("ALTER TABLE players RENAME TO gone"))
    answer = await guest.get("/look")
    assert problem(answer) == (503, "unavailable")
    assert answer.headers["retry-after"] == "1"
    async with storage.writing() as connection:
        await connection.execute(text("ALTER TABLE gone RENAME TO players"))
    assert (await guest.get("/look")).status_code == 200
    door.identity.close()
    await storage.close()


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
async def test_a_page_of_another_site_changes_nothing(door: Door, headers: dict[str, str]) -> None:
    guest = await door.guest()
    before = (await guest.get("/me")).json()
    for answer in [
        await guest.post("/act", headers=headers),
        await guest.patch("/me", json={"name": "Hanno"}, headers=headers),
        await guest.delete("/me/tokens/x", headers=headers),
        await guest.request("BREW", "/act", headers=headers),
        await door.browser().post("/sign-in", json={"name": "Hanno", "password": "x"}, headers=headers),
        await door.browser().get("/me", headers=headers),  # it would make a guest
    ]:
        assert problem(answer) == (403, "cross-site")
    assert (await guest.get("/me", headers=headers)).json() == before  # to look is no harm: nobody else can read it
    assert door.app.state.acts == 0
    assert await door.players() == 1


@pytest.mark.parametrize("headers", HERE, ids=str)
async def test_our_own_pages_and_programs_without_a_page_may_act(door: Door, headers: dict[str, str]) -> None:
    assert (await (await door.guest()).post("/act", headers=headers)).status_code == 200
    assert (await door.browser().get("/me", headers=headers)).status_code == 200


@pytest.mark.parametrize("headers", ELSEWHERE, ids=str)
async def test_a_token_may_be_used_from_anywhere(door: Door, headers: dict[str, str]) -> None:
    _, token = await door.token(await door.guest(), "play")
    assert (await door.program(token).post("/act", headers=headers)).status_code == 200


async def test_behind_a_proxy_the_public_origin_counts(storage: Storage) -> None:
    door = Door(storage, origin="https://games.example.org/")
    guest = await door.guest()
    assert (await guest.post("/act", headers={"origin": "https://games.example.org"})).status_code == 200
    for origin in (ORIGIN, "http://games.example.org", "https://games.example.org.evil.test"):
        assert problem(await guest.post("/act", headers={"origin": origin})) == (403, "cross-site")


@pytest.mark.parametrize(
    "kind",
    ["application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/plain", "application/jsonp", ";"],
)
async def test_a_form_is_not_taken_not_even_an_empty_one(door: Door, kind: str) -> None:
    guest = await door.guest()
    for content in (b"name=Hanno", b'{"name": "Hanno"}', b""):
        answer = await guest.post("/act", content=content, headers={"content-type": kind})
        assert problem(answer) == (415, "not-json")
    assert problem(await guest.post("/act", content=b"{}")) == (415, "not-json")  # no word about what it is
    assert door.app.state.acts == 0


@pytest.mark.parametrize("kind", ["application/json", "application/json; charset=utf-8", "Application/JSON ;x=y"])
async def test_json_is_taken_however_it_is_written(door: Door, kind: str) -> None:
    answer = await (await door.guest()).post("/act", content=b"{}", headers={"content-type": kind})
    assert answer.json() == {"size": 2}


# -- sizes -----------------------------------------------------------------------------------------------------------


async def test_a_body_has_its_limit_and_imports_have_a_larger_one(door: Door) -> None:
    guest = await door.guest()
    for path, limit in (("/act", 64 * 1024), ("/records", 4_000_000)):
        answer = await guest.post(path, content=b" " * limit, headers=JSON)
        assert answer.json() == {"size": limit}
        answer = await guest.post(path, content=b" " * (limit + 1), headers=JSON)
        assert problem(answer) == (413, "too-large")
        assert str(limit) in answer.json()["words"]
        assert answer.headers["connection"] == "close"


async def test_of_a_body_that_is_too_large_no_more_is_read_than_shows_it(door: Door) -> None:
    guest = await door.guest()
    given = 0

    async def ten_megabytes() -> AsyncIterator[bytes]:
        nonlocal given
        while given < 10_000_000:
            given += 1024
            yield b" " * 1024

    answer = await guest.post("/act", content=ten_megabytes(), headers=JSON)
    assert problem(answer) == (413, "too-large")
    assert given == 65 * 1024
    assert door.app.state.acts == 0


CHUNKED = b"POST /act HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n"


async def _pour(writer: asyncio.StreamWriter, megabytes: int) -> None:
    for _ in range(megabytes * 16):
        writer.write(b"10000\r\n" + b" " * 0x10000 + b"\r\n")
        await writer.drain()


async def test_ten_megabytes_in_chunks_are_cut_off(door: Door) -> None:
    async with served(door) as port:
        _, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(CHUNKED)
        with pytest.raises(ConnectionError):  # it hangs up on us
            await _pour(writer, megabytes=10)
        writer.close()
        status, _, body = await talk(port, b"GET /anyone HTTP/1.1\r\nhost: x\r\n\r\n")
        assert (status, json.loads(body)) == (200, {"hello": "anyone"})


async def test_who_stops_in_time_hears_that_the_chunks_were_too_many(door: Door) -> None:
    async with served(door) as port:
        status, headers, body = await talk(port, CHUNKED + b"10001\r\n" + b" " * 0x10001 + b"\r\n")
    assert status == 413
    assert headers["connection"] == "close"
    assert json.loads(body)["error"] == "too-large"


async def test_a_size_announced_as_too_large_is_refused_unread(door: Door) -> None:
    async with served(door) as port:
        for size in (b"65537", b"99999999999999999999"[:15]):
            head = b"POST /act HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: "
            status, headers, body = await talk(port, head + size + b"\r\n\r\n")
            assert status == 413
            assert headers["connection"] == "close"
            assert json.loads(body)["error"] == "too-large"


async def test_a_body_that_does_not_come_is_not_waited_for_for_ever(storage: Storage) -> None:
    door = Door(storage, patience=0.05)
    async with served(door) as port:
        head = b"POST /act HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 10\r\n\r\n{"
        status, headers, body = await talk(port, head)
    assert status == 408
    assert json.loads(body)["error"] == "too-slow"
    assert headers["connection"] == "close"


async def test_a_body_that_breaks_off_is_not_acted_upon(door: Door) -> None:
    guest = await door.guest()
    cookie = f"cothon={guest.cookies['cothon']}".encode()
    messages = iter([{"type": "http.request", "body": b"{}", "more_body": True}, {"type": "http.disconnect"}])
    sent: list[Any] = []

    async def receive() -> Any:
        return next(messages)

    async def send(message: Any) -> None:
        sent.append(message)

    await door.app(
        scope_of("POST", "/act", [(b"cookie", cookie), (b"content-type", b"application/json")]), receive, send
    )
    assert sent[0]["status"] == 400
    assert door.app.state.acts == 0


@pytest.mark.parametrize(
    "body", [b"\xff\xfe", b'"\xed\xa0\x80"', b"[" * 60_000, b'{"name": "\\ud800"}', b"{", b"nul", b"\x00"]
)
async def test_a_body_that_is_not_json_is_malformed(door: Door, body: bytes) -> None:
    guest = await door.guest()
    assert problem(await guest.patch("/me", content=body, headers=JSON)) == (400, "malformed")


# -- junk ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("length", [b"", b"-1", b"ten", b"1e3", b"0x10", b"\xb2", b"1, 1", b"9" * 5000])
async def test_a_length_that_is_no_number_is_no_accident(door: Door, length: bytes) -> None:
    headers = [(b"content-length", length), (b"content-type", b"application/json")]
    status, body = await asked(door, "POST", "/act", headers, b"{}")
    assert status == (413 if length.isdigit() else 400)
    assert json.loads(body)["words"]


async def test_a_cookie_is_found_among_others(door: Door) -> None:
    guest = await door.guest()
    own = b"cothon=" + guest.cookies["cothon"].encode()
    for headers in (
        [(b"cookie", b"a=b; " + own + b"; c=d")],
        [(b"cookie", b"a=b"), (b"cookie", own)],
        [(b"cookie", b"xcothon=1; mycothon=2;" + own)],
        [(b"cookie", b"\xff\xfe=\x80; " + own)],
        [(b"cookie", b'cothon="' + own[7:] + b'"')],
        [(b"cookie", own), (b"authorization", b"Basic aGFubm86eA==")],  # meant for a proxy
    ):
        assert (await asked(door, "GET", "/look", headers))[0] == 200, headers
    for headers in ([(b"cookie", b"xcothon=1")], [(b"cookie", b"cothon=")], [(b"cookie", b";;;=")], [(b"cookie", b"")]):
        assert (await asked(door, "GET", "/look", headers))[0] == 401
        assert (await asked(door, "GET", "/visitor", headers))[0] == 200  # nothing was shown


async def test_junk_on_the_wire_is_answered_with_an_error_of_the_sender(storage: Storage) -> None:
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
    door = Door(storage, rate=0)
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
    door: Door, method: str, path: str, headers: list[tuple[bytes, bytes]], body: bytes
) -> None:
    door.pass_by(3600)
    status, answered = await asked(door, method, path, headers, body)
    assert status < 500
    if status >= 400 and method != "HEAD":
        assert json.loads(answered)["words"]
