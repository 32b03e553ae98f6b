"""Answers at a table whose head came before take a short cut, and parts of streams go straight to the connection:
whatever is asked, answered or counted on the long way is so there, too."""

from __future__ import annotations

import asyncio
import gc
import json
from collections.abc import AsyncIterator
from contextlib import aclosing
from typing import Any

import pytest

from cothon.server import short_cut
from cothon.server.connections import LimitedProtocol
from cothon.server.parts import Parts
from cothon.server.settings import Settings
from kit.served import Person, Served, serving
from server.test_do import PAGE, begun

PASSING = {"date", "x-request-id"}
Answer = tuple[int, dict[str, str], Any]


class Taken:
    """The requests that took the short cut."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.number = 0
        way = short_cut.ShortCut._do

        async def counted(own: Any, *more: Any) -> Any:
            self.number += 1
            return await way(own, *more)

        patch.setattr(short_cut.ShortCut, "_do", counted)


class Line:
    """A connection that sends every request in one piece, as browsers do."""

    def __init__(self, someone: Person, **headers: str) -> None:
        self.cookie = "; ".join(f"{name}={value}" for name, value in someone.client.cookies.items())
        self.url = someone.client.base_url
        self.headers = {"cookie": self.cookie, **headers}
        self.reader: asyncio.StreamReader
        self.writer: asyncio.StreamWriter

    async def open(self) -> Line:
        self.reader, self.writer = await asyncio.open_connection(self.url.host, self.url.port)
        return self

    async def aclose(self) -> None:
        self.writer.close()
        await self.writer.wait_closed()

    def write(self, path: str, text: bytes) -> None:
        headers = {"host": "localhost", "content-type": "application/json", **self.headers}
        lines = [f"POST {path} HTTP/1.1", *(f"{k}: {v}" for k, v in headers.items()), f"content-length: {len(text)}"]
        self.writer.write("\r\n".join([*lines, "", ""]).encode() + text)

    async def read(self) -> Answer:
        head = (await self.reader.readuntil(b"\r\n\r\n")).decode().splitlines()
        headers = dict(line.split(": ", 1) for line in head[1:] if line)
        text = await self.reader.readexactly(int(headers["content-length"]))
        return int(head[0].split()[1]), headers, json.loads(text)

    async def ask(self, path: str, body: Any) -> Answer:
        self.write(path, json.dumps(body).encode())
        return await self.read()


@pytest.fixture
def taken(monkeypatch: pytest.MonkeyPatch) -> Taken:
    return Taken(monkeypatch)


@pytest.fixture
async def served(db_url: str) -> AsyncIterator[Served]:
    async with serving(Settings(db=db_url, rate=0)) as running:
        yield running


async def known(line: Line, table: str, body: Any) -> None:
    """Let the head of such requests be known: the first of them goes the long way."""
    await line.ask(f"/tables/{table}/do", body)


def plain(answer: Answer) -> Answer:
    return answer[0], {k: v for k, v in answer[1].items() if k not in PASSING}, answer[2]


async def both(line: Line, table: str, body: Any) -> Answer:
    """The same on the long way, which a slash at the end makes it go, and then on the short cut."""
    long = await line.ask(f"/tables/{table}/do/", body)
    short = await line.ask(f"/tables/{table}/do", body)
    assert plain(short) == plain(long)
    return short


async def test_it_answers_as_the_long_way_does(served: Served, taken: Taken) -> None:
    ada = await served.person()
    look = await begun(ada)
    table, at, offers = look["table"]["id"], look["position"]["version"], look["position"]["offers"]
    offered = {o["id"] for o in offers}
    illegal = next(i for i in range(10, 100) if i not in offered)
    fit = next(o["id"] for o in offers if o["id"] < 10)
    async with aclosing(await Line(ada).open()) as line:
        refused = {"do": illegal, "at": at, "key": "a"}
        await known(line, table, refused)
        assert taken.number == 0
        assert (await both(line, table, refused))[2]["clause"]
        assert taken.number == 1
        done = {"do": fit, "at": at, "key": "another"}
        answer = await both(line, table, done)
        assert (answer[0], answer[2]["version"] > at) == (200, True)
        assert not PAGE & set(answer[1])
        stale = {"do": fit, "at": at, "key": "cd"}
        assert (await both(line, table, stale))[2]["error"] == "stale"
        assert taken.number == 3


async def test_what_is_malformed_goes_the_long_way(served: Served, taken: Taken) -> None:
    ada = await served.person()
    look = await begun(ada)
    table = look["table"]["id"]
    async with aclosing(await Line(ada).open()) as line:
        await known(line, table, {"do": 1, "at": 99, "key": "a"})
        for wrong in (
            b'{"do": 1, "at": -9, "key": "a"}',
            b'{"do": 1, "at": 99, "kei": "a"}',
            b'{"do": 1, "at": 99; "key": "a"}',
        ):
            line.write(f"/tables/{table}/do", wrong)
            assert (await line.read())[0] == 400
        assert taken.number == 0
        await line.ask(f"/tables/{table}/do", {"do": 1, "at": 99, "key": "b"})
        assert taken.number == 1


async def test_other_routes_go_the_long_way(served: Served, taken: Taken) -> None:
    ada = await served.person()
    look = await begun(ada)
    async with aclosing(await Line(ada).open()) as line:
        for _ in range(4):
            assert (await line.ask(f"/tables/{look['table']['id']}/undo", {"at": 1}))[0] == 409
    assert taken.number == 0


async def test_who_may_not_is_turned_away(served: Served, taken: Taken) -> None:
    """Another's table, a token that may only read or is revoked, a page of another site, a cookie of the past."""
    ada, bela = await served.person(), await served.person()
    look = await begun(ada)
    table, body = look["table"]["id"], {"do": 0, "at": 0}
    token = await ada.done("/me/tokens", {"name": "reader", "scopes": ["read"]})
    for someone, headers, status in (
        (bela, {}, 403),
        (ada, {"authorization": f"Bearer {token['token']}"}, 403),
        (ada, {"sec-fetch-site": "cross-site"}, 403),
        (ada, {"host": "elsewhere.example"}, 421),
    ):
        async with aclosing(await Line(someone, **headers).open()) as line:
            await known(line, table, body)
            before = taken.number
            assert (await both(line, table, body))[0] == status
            assert taken.number == before + 1
    async with aclosing(await Line(ada).open()) as line:
        await known(line, table, body)
        assert (await both(line, table, body))[0] == 409
        assert (await ada.post("/sign-out")).is_success
        assert (await both(line, table, body))[0] == 401


async def test_it_counts_under_the_limit_and_in_the_figures(db_url: str, taken: Taken) -> None:
    async with serving(Settings(db=db_url, rate=1, rate_burst=12), Parts(Settings(db=db_url))) as served:
        ada = await served.person()
        look = await begun(ada)
        table = look["table"]["id"]
        async with aclosing(await Line(ada).open()) as line:
            for _ in range(20):
                status, headers, told = await line.ask(f"/tables/{table}/do", {"do": 0, "at": 0})
        assert (status, told["error"], told["key"]) == (429, "too-many", "requests")
        assert int(headers["retry-after"]) >= 1
        assert taken.number == 19
        metrics = served.parts.metrics.render().decode()
        assert 'cothon_requests_total{method="POST",route="/tables/{table_id}/do",status="429"}' in metrics


async def test_requests_that_come_at_once_are_answered_in_their_order(served: Served, taken: Taken) -> None:
    ada = await served.person()
    look = await begun(ada)
    table, at = look["table"]["id"], look["position"]["version"]
    async with aclosing(await Line(ada).open()) as line:
        await known(line, table, {"do": 0, "at": at + 1})
        path = f"/tables/{table}/do"
        line.write(path, json.dumps({"do": 0, "at": at + 2}).encode())
        await asyncio.sleep(0)
        line.write(path, json.dumps({"do": 0, "at": at + 3}).encode())
        line.write("/tables/nowhere/undo", b'{"at": 1}')
        found = [await line.read() for _ in range(3)]
    assert [one[0] for one in found] == [409, 409, 404]
    assert taken.number >= 1


async def test_what_fails_is_told_and_logged(
    served: Served, taken: Taken, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ada = await served.person()
    look = await begun(ada)
    table, body = look["table"]["id"], {"do": 0, "at": 0}

    async def broken(*_: Any) -> None:
        raise ZeroDivisionError

    async with aclosing(await Line(ada).open()) as line:
        await known(line, table, body)
        monkeypatch.setattr("cothon.server.playing.do", broken)
        status, _, told = await line.ask(f"/tables/{table}/do", body)
    assert (status, told["error"], taken.number) == (500, "internal", 1)
    assert any(record.exc_info and record.exc_info[0] is ZeroDivisionError for record in caplog.records)


async def test_a_server_that_stops_says_so(served: Served, taken: Taken) -> None:
    """The answer under way is sent, and the connection closed."""
    ada = await served.person()
    look = await begun(ada)
    table, body = look["table"]["id"], {"do": 0, "at": 0}
    async with aclosing(await Line(ada).open()) as line:
        await known(line, table, body)
        async with served.parts.house.holding(table):
            line.write(f"/tables/{table}/do", json.dumps(body).encode())
            while not taken.number:
                await asyncio.sleep(0.01)
            for protocol in protocols():
                protocol.shutdown()
        answer = await line.read()
        assert (answer[0], answer[1]["connection"]) == (409, "close")
        assert await line.reader.read() == b""


def protocols() -> list[LimitedProtocol]:
    return [one for one in gc.get_objects() if isinstance(one, LimitedProtocol) and not one.transport.is_closing()]


# -- streams -----------------------------------------------------------------------------------------------------------


class Straight:
    """What was written straight to connections."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.written: list[bytes] = []
        self.open = True
        way = LimitedProtocol._straight

        def noted(own: LimitedProtocol, scope: Any, data: bytes) -> bool:
            done = self.open and way(own, scope, data)
            if done:
                self.written.append(data)
            return done

        patch.setattr(LimitedProtocol, "_straight", noted)


async def test_steps_go_straight_to_the_connection_and_in_order(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also when some of them could not, because the other side read slowly."""
    straight = Straight(monkeypatch)
    ada = await served.person()
    look = await begun(ada)
    table = look["table"]["id"]
    async with ada.stream(table) as listener:
        await listener.next("table")
        await listener.next("presence")
        versions = [look["position"]["version"]]
        for number in range(9):
            straight.open = number % 3 != 1
            seen = await ada.seen(table, seat=(await ada.seen(table))["table"]["asked"])
            done = await ada.do(table, seen["position"]["offers"][0]["id"], seen["position"]["version"])
            versions.append(done.json()["version"])
            await ada.done(f"/tables/{table}/chat", {"text": f"so {number}"})
        heard = [await listener.next("step", "chat") for _ in range(18)]
    assert [name for name, _, _ in heard] == ["step", "chat"] * 9
    assert [data["version"] for name, data, _ in heard if name == "step"] == versions[1:]
    assert any(b"event: step" in data for data in straight.written)


async def test_nothing_goes_straight_to_somebody_whose_time_is_over(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = await served.person()
    look = await begun(ada)
    table = look["table"]["id"]
    straight = Straight(monkeypatch)
    async with ada.stream(table) as listener:
        await listener.next("presence")
        live = await served.parts.house.find(table)
        stream = next(iter(live.streams))
        until = stream.who.until
        assert until is not None
        monkeypatch.setattr(served.parts.house, "now", lambda: until)
        live.tell("chat", {})
        name, data, _ = await listener.next()
        assert (name, data["why"]) == ("bye", "your cookie or token has expired")
    assert not [said for said in straight.written if b"chat" in said]
