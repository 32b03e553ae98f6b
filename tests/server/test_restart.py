"""A server process killed in mid-turn and started again: clocks, takeovers, streams, undo rights, votes and talk are
as before."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from sqlalchemy import select

from cothon.server.parts import Parts
from cothon.server.storage.engine import Storage
from cothon.server.storage.schema import house
from kit.finished import begun
from kit.patience import PATIENCE_S
from kit.seated import answer, asked
from kit.served import Person, Served
from server.serving import Serving

pytestmark = pytest.mark.anyio

HOUR_S = 3600


class Running:
    """A server that can be killed and started again on its database; people keep their cookies."""

    def __init__(self, folder: Path, db_url: str, **env: str) -> None:
        self.folder = folder
        self.db_url = db_url
        self.time_file = folder / "time"
        self.ms = 1_700_000_000_000
        self.passes(0)
        self._env = {"COTHON_RATE": "0", "COTHON_DB": db_url, **env}
        self._server: Serving | None = None
        self._cookies: list[dict[str, str]] = []
        self.people: list[Person] = []

    def passes(self, seconds: float) -> None:
        self.ms += round(seconds * 1000)
        new = self.time_file.with_suffix(".new")
        new.write_text(str(self.ms))
        new.replace(self.time_file)

    async def start(self) -> None:
        self._server = await asyncio.to_thread(lambda: Serving(self.folder, **self._env).wait_ready())
        self._served = Served(self._server.url, cast(Parts, None))
        self.people = [await self._served.person(cookies=c) for c in self._cookies]

    async def joined(self, count: int) -> list[Person]:
        self.people = [await self._served.person() for _ in range(count)]
        self._cookies = [dict(p.client.cookies) for p in self.people]
        return self.people

    async def stop(self, number: int) -> None:
        assert self._server is not None
        self._server.signal(number)
        await asyncio.to_thread(self._server.end)
        await self._served.close()

    def end(self) -> None:
        if self._server is not None and self._server.process.poll() is None:
            self._server.signal(signal.SIGKILL)
            self._server.end()

    async def alive(self) -> None:
        """Wait until it has said that it lives at this time."""
        storage = await Storage.open(self.db_url)
        async with asyncio.timeout(PATIENCE_S):
            while True:
                async with storage.reading() as conn:
                    said = (await conn.execute(select(house.c.value).where(house.c.name == "alive"))).scalar_one()
                if abs(int(said) - self.ms) < 2000:
                    break
                await asyncio.sleep(0.05)
        await storage.close()


@pytest.fixture
def running(db_url: str, tmp_path: Path) -> Iterator[Callable[..., Running]]:
    made: list[Running] = []

    def make(**env: str) -> Running:
        made.append(Running(tmp_path, db_url, **env))
        return made[-1]

    yield make
    for one in made:
        one.end()


async def until(condition: Callable[[Any], Any], someone: Person, table: str) -> Any:
    async with asyncio.timeout(PATIENCE_S):
        while not condition(look := await someone.seen(table)):
            await asyncio.sleep(0.02)
    return look


def without_moments(look: Any) -> tuple[Any, Any]:
    """A look with its clocks as they stand now, in place of the moments they were measured at."""
    table, position = dict(look["table"]), dict(look["position"])
    c = table.pop("clocks")
    assert position.pop("clocks") == c
    left = [ms - (c["now"] - c["since"] if seat == c["running"] else 0) for seat, ms in enumerate(c["left"])]
    until_next = None if c["until"] is None else c["until"] - c["now"]
    return {"table": table, "position": position, "chat": look["chat"]}, (left, c["running"], c["stage"], until_next)


async def test_killed_in_mid_turn_everything_is_as_before(running: Callable[..., Running]) -> None:
    server = running(COTHON_TIME_FILE="time")
    await server.start()
    people = await server.joined(3)

    # One table at which a bot has taken a seat, and the next seat is in its grace period when the server dies.
    late = await begun(people, "porto", and_=[], clock={"kind": "move", "move_s": 60})
    away = (await people[0].seen(late))["table"]["asked"]
    server.passes(81)
    await until(lambda look: look["table"]["seats"][away]["away"] and look["table"]["asked"] != away, people[0], late)

    # One with running banks, a vote that is half through, somebody who may take back for free, and talk.
    bank = {"kind": "bank", "bank_s": 300, "increment_s": 5}
    table = await begun(people, "porto", and_=[], clock=bank, takebacks="consent")
    path = f"/tables/{table}"
    async with people[2].stream(table) as listening:
        marks = [(await listening.next("table"))[2]]
        said: list[tuple[int, dict[str, Any], Any]] = []
        for seconds in (20, 30):
            server.passes(seconds)
            someone, look = await asked(people, table)
            number = people.index(someone)
            body = {"do": look["position"]["offers"][0]["id"], "at": look["position"]["version"], "key": f"k{seconds}"}
            said.append((number, body, await someone.done(f"{path}/do", body)))
            await someone.done(f"{path}/chat", {"text": f"after {seconds}"})
            marks += [(await listening.next("step"))[2], (await listening.next("chat"))[2]]
    first, second = said[0][0], said[1][0]
    third = 3 - first - second
    await people[first].done(f"{path}/undo", {"at": said[1][2]["version"]})
    await people[second].done(f"{path}/vote", {"yes": True})
    server.passes(15)
    before = {(t, i): await p.seen(t) for t in (table, late) for i, p in enumerate(people)}
    proposal = before[table, 0]["table"]["proposal"]
    assert (proposal["needs"], before[table, second]["position"]["undo"]) == ([third], [said[1][1]["at"]])
    assert before[late, 0]["table"]["clocks"]["stage"] == "grace"
    await server.alive()

    await server.stop(signal.SIGKILL)
    server.passes(HOUR_S)
    await server.start()
    people = server.people

    for (t, i), look in before.items():
        assert without_moments(await people[i].seen(t)) == without_moments(look)
    for number, body, told in said:
        assert await people[number].done(f"{path}/do", body) == told
    for mark in marks:
        await _goes_on(people[2], table, mark)
    await _vote_and_take_back(people, table, third, first)

    # The rest of the grace period, and no more.
    seat = before[late, 0]["table"]["asked"]
    server.passes(14)
    await asyncio.sleep(0.6)  # the server has looked at the clock since
    assert not (await people[0].seen(late))["table"]["seats"][seat]["away"]
    server.passes(2)
    await until(lambda look: look["table"]["seats"][seat]["away"], people[0], late)
    told = await people[away].done(f"/tables/{late}/return")
    assert not told["seats"][away]["away"]
    assert told["clocks"]["left"][away] == 60_000


async def _goes_on(someone: Person, table: str, mark: str) -> None:
    version, line = (int(n) for n in mark.split("."))
    async with someone.stream(table, last=mark) as again:
        heard = [await again.next()]
        while heard[-1][0] != "presence":
            heard.append(await again.next())
    events = (await someone.get(f"/tables/{table}/events", params={"since": version})).json()
    told = [data for name, data, _ in heard if name == "step"]
    assert [e for step in told for e in step["events"]] == events
    assert [step["since"] for step in told] == ([version] if events else [])
    said = (await someone.seen(table))["chat"]
    assert [data for name, data, _ in heard if name == "chat"] == [c for c in said if c["id"] > line]


async def _vote_and_take_back(people: list[Person], table: str, third: int, first: int) -> None:
    """The vote is carried by the one yes that was missing."""
    look = await people[third].seen(table)
    done = await people[third].done(f"/tables/{table}/vote", {"yes": True, "proposal": look["table"]["proposal"]["id"]})
    assert (done["version"], done["asked"], done["proposal"]) == (look["table"]["version"] + 1, first, None)
    await answer(people[first], table)


async def test_a_bot_that_was_thinking_when_the_server_died_is_asked_again(running: Callable[..., Running]) -> None:
    server = running(COTHON_BOT_MS="500", COTHON_SEARCH="everybody")
    await server.start()
    (ada,) = await server.joined(1)
    table = await begun([ada], "carthago", and_=[{"kind": "bot", "bot": "search"}])
    while True:
        _, look = await asked([ada], table)
        told = await answer(ada, table)
        if told["asked"] == 1:
            break
    await server.stop(signal.SIGKILL)
    await server.start()
    (ada,) = server.people
    _, look = await asked([ada], table)
    assert look["table"]["version"] > told["version"]


async def test_free_take_backs_survive_and_reach_as_far_as_before(running: Callable[..., Running]) -> None:
    server = running()
    await server.start()
    people = await server.joined(3)
    table = await begun(people, "porto", and_=[])
    someone, look = await asked(people, table)
    number = people.index(someone)
    await answer(someone, table)
    undo = (await someone.seen(table))["position"]["undo"]
    assert undo == [look["position"]["version"]]
    await server.stop(signal.SIGKILL)
    await server.start()
    someone = server.people[number]
    now = await someone.seen(table)
    assert now["position"]["undo"] == undo
    await someone.done(f"/tables/{table}/undo", {"at": now["table"]["version"]})
    back = await someone.seen(table)
    same = ("view", "offers", "asked", "undo")
    assert [back["position"][f] for f in same] == [look["position"][f] for f in same]


async def test_streams_hear_goodbye_when_the_server_stops_and_go_on_with_the_next(
    running: Callable[..., Running],
) -> None:
    server = running()
    await server.start()
    ada, bela = await server.joined(2)
    table = await begun([ada, bela], "traders")
    async with ada.stream(table) as listening:
        _, whole, mark = await listening.next("table")
        await listening.next("presence")
        stopping = asyncio.create_task(server.stop(signal.SIGTERM))
        _, said, _ = await listening.next("bye")
        assert said["why"] == "the server is stopping; come back in a moment"
        with pytest.raises((EOFError, httpx.HTTPError)):
            await listening.next()
    await stopping
    await server.start()
    ada, bela = server.people
    async with ada.stream(table, last=mark) as again:
        assert (await again.next())[:2] == ("info", whole["table"])
        await again.next("presence")
        await answer((await asked([ada, bela], table))[0], table)
        assert (await again.next("step"))[1]["since"] == whole["position"]["version"]
