"""Two servers on one PostgreSQL: whoever listens at one hears what is done at the other, and races have one winner."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable

import pytest
from sqlalchemy import select

from cothon.play import clock
from cothon.server import fanout
from cothon.server.live import Live
from cothon.server.parts import Parts
from cothon.server.settings import Settings
from cothon.server.signals import Signal
from cothon.server.storage.schema import tables
from kit.finished import begun
from kit.patience import PATIENCE_S
from kit.seated import Time, answer, asked
from kit.served import Person, Served, serving

pytestmark = pytest.mark.anyio

OPEN, ME = {"kind": "open"}, {"kind": "me"}


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
async def both(fresh_postgres: Callable[[], str], time: Time) -> AsyncIterator[tuple[Served, Served]]:
    settings = Settings(db=fresh_postgres(), rate=0)
    first, second = Parts(settings, now=time), Parts(settings, now=time)
    async with serving(settings, first) as here, serving(settings, second) as there:
        yield here, there


async def pair(both: tuple[Served, Served]) -> tuple[Person, Person]:
    """The same person at both servers."""
    someone = await both[0].person()
    return someone, await both[1].person(cookies=dict(someone.client.cookies))


async def test_a_stream_here_hears_what_is_done_there(both: tuple[Served, Served], time: Time) -> None:
    (ada, _), (bela, bela_there) = await pair(both), await pair(both)
    table = await begun([ada, bela], "traders", clock={"kind": "move", "move_s": 60})
    async with ada.stream(table) as listening:
        _, whole, _ = await listening.next("table")
        version = whole["position"]["version"]
        someone, _ = await asked([ada, bela_there], table)
        while someone is ada:
            await answer(ada, table)
            version = (await listening.next("step"))[1]["version"]
            someone, _ = await asked([ada, bela_there], table)
        await answer(bela_there, table)
        _, step, _ = await listening.next("step")
        assert step["since"] == version
        line = await bela_there.done(f"/tables/{table}/chat", {"text": "heard?"})
        _, heard, mark = await listening.next("chat")
        assert (heard, mark.split(".")[1]) == (line, str(line["id"]))
        await bela_there.done(f"/tables/{table}/abandon")
        while not (info := (await listening.next("info"))[1])["proposal"]:
            pass
        assert info["proposal"]["needs"] == [0]
        time.passes(46)
        await both[1].parts.sweeper.sweep()
        assert (await listening.next("clock"))[1]["stage"] == "warning"


async def test_presence_is_known_across_servers_and_ends_with_them(both: tuple[Served, Served], time: Time) -> None:
    (ada, _), (bela, bela_there) = await pair(both), await pair(both)
    table = await begun([ada, bela], "traders")
    async with bela_there.stream(table) as other:
        await other.next("presence")
        async with ada.stream(table) as listening:
            while (await listening.next("presence"))[1]["seats"] != [0, 1]:  # the other server was asked
                pass
            while (await other.next("presence"))[1]["seats"] != [0, 1]:
                pass
            time.passes(3600)  # each seems silent for long, until it is heard of again
            for served in both:
                await served.parts.sweeper.sweep()
            async with asyncio.timeout(PATIENCE_S):
                while both[0].parts.house.tables[table].presence()["seats"] != [0, 1]:
                    await asyncio.sleep(0.02)
            await both[1].parts.sweeper.close()  # it falls silent
            both[1].parts.sweeper._task = None
            time.passes(60)
            await both[0].parts.sweeper.sweep()
            while (await listening.next("presence"))[1]["seats"] != [0]:
                pass


async def test_two_who_want_the_same_seat_at_two_servers(both: tuple[Served, Served]) -> None:
    ada = await both[0].person()
    for _ in range(5):
        table = (await ada.done("/tables", {"game": "traders", "seats": [ME, OPEN]}))["id"]
        rivals = [await both[0].person(), await both[1].person()]
        for someone in rivals:
            await someone.seen(table)  # both servers have it in memory
        got = await asyncio.gather(*(r.post(f"/tables/{table}/join", {"entropy": ""}) for r in rivals))
        assert sorted(g.status_code for g in got) == [200, 409]
        assert next(g for g in got if g.status_code == 409).json()["words"] == "every seat is taken"


async def test_different_seats_at_two_servers_are_both_taken(both: tuple[Served, Served]) -> None:
    ada = await both[0].person()
    table = (await ada.done("/tables", {"game": "traders", "seats": [ME, OPEN, OPEN, OPEN]}))["id"]
    rivals = [await served.person() for served in (*both, both[1])]
    for someone in rivals:
        await someone.seen(table)
    got = await asyncio.gather(*(r.post(f"/tables/{table}/join", {"entropy": ""}) for r in rivals))
    assert [g.status_code for g in got] == [200] * 3
    assert sorted(g.json()["you"][0] for g in got) == [1, 2, 3]


async def test_who_resigns_here_is_not_brought_back_by_an_answer_there(both: tuple[Served, Served]) -> None:
    for _ in range(5):
        (ada, ada_there), (bela, bela_there) = await pair(both), await pair(both)
        table = await begun([ada, bela], "traders")
        someone, look = await asked([ada_there, bela_there], table)
        offer = look["position"]["offers"][0]["id"]
        other = bela if someone is ada_there else ada
        done, resigned = await asyncio.gather(
            someone.do(table, offer, look["position"]["version"]), other.post(f"/tables/{table}/resign")
        )
        assert resigned.status_code == 200
        assert done.status_code in (200, 409)
        for here in (ada, ada_there):
            async with asyncio.timeout(PATIENCE_S):
                while (told := (await here.seen(table))["table"])["status"] == "playing":  # it may hear of it later
                    await asyncio.sleep(0.02)
            assert (told["status"], told["ended_by"]) == ("finished", "resignation")
            assert told["version"] == (done.json()["version"] if done.is_success else look["table"]["version"])


async def test_votes_at_two_servers_at_once_are_both_counted(both: tuple[Served, Served]) -> None:
    ada, bela, cyd = people = [await both[0].person() for _ in range(3)]
    cyd_there = await both[1].person(cookies=dict(cyd.client.cookies))
    table = await begun(people, "traders")
    await cyd_there.seen(table)
    await ada.done(f"/tables/{table}/abandon")
    path = f"/tables/{table}/vote"
    await asyncio.gather(bela.done(path, {"yes": True}), cyd_there.done(path, {"yes": True}))
    async with asyncio.timeout(PATIENCE_S):
        while (await ada.seen(table))["table"]["status"] != "abandoned":  # it may hear of it a little later
            await asyncio.sleep(0.02)


async def test_the_same_request_at_two_servers_is_done_once(both: tuple[Served, Served]) -> None:
    (ada, ada_there), (bela, bela_there) = await pair(both), await pair(both)
    table = await begun([ada, bela], "traders")
    for i in range(5):
        someone, look = await asked([ada, bela], table)
        twin = ada_there if someone is ada else bela_there
        await twin.seen(table)
        said = {"do": look["position"]["offers"][0]["id"], "at": look["position"]["version"], "key": f"k{i}"}
        told = await asyncio.gather(*(who.done(f"/tables/{table}/do", said) for who in (someone, twin, someone, twin)))
        assert all(t == told[0] for t in told)


async def test_a_clock_that_runs_out_is_acted_upon_once(both: tuple[Served, Served], time: Time) -> None:
    (ada, ada_there), (bela, _) = await pair(both), await pair(both)
    table = await begun([ada, bela], "traders", clock={"kind": "move", "move_s": 60})
    await ada_there.seen(table)
    seat = (await ada.seen(table))["table"]["asked"]
    time.passes(81)
    await asyncio.gather(*(served.parts.sweeper.sweep() for served in both))
    async with asyncio.timeout(PATIENCE_S):
        while not (await ada_there.seen(table))["table"]["seats"][seat]["away"]:
            await asyncio.sleep(0.02)
    await asked([bela if seat == 0 else ada], table)
    assert not (await ada.seen(table))["table"]["seats"][1 - seat]["away"]


async def test_the_tables_of_a_process_that_is_gone_are_taken_over_before_their_bots_are_late(
    both: tuple[Served, Served], time: Time
) -> None:
    here, there = both
    house = here.parts.house
    ada, bela = [await here.person() for _ in range(2)]
    table = await begun([ada, bela], "traders")
    house.on_bot_turn = house.before_commit = Signal()  # it is about to end, and lets no bot answer any more
    someone, look = await asked([ada, bela], table)
    await someone.done(f"/tables/{table}/leave")
    assert (await owner(there, table)) == house.fanout.number
    await here.parts.sweeper.close()
    await house.fanout.close()
    time.passes(2.5)  # less than a bot has before somebody else looks after it
    for _ in range(2):
        await there.parts.sweeper.sweep()
    async with asyncio.timeout(PATIENCE_S):
        while (await owner(there, table, past=look["position"]["version"])) != there.parts.house.fanout.number:
            await asyncio.sleep(0.02)


async def owner(served: Served, table: str, past: int = -1) -> int | None:
    """The process that the table belongs to; None also before a version after `past`."""
    wanted = select(tables.c.owner).where(tables.c.id == table, tables.c.version > past)
    async with served.parts.storage.reading() as conn:
        found: int | None = (await conn.execute(wanted)).scalar()
    return found


async def test_steps_too_long_for_a_notification_are_read(
    both: tuple[Served, Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fanout, "LONGEST", 150)
    (ada, ada_there), (bela, _) = await pair(both), await pair(both)
    table = await begun([ada, bela], "traders")
    async with ada_there.stream(table) as listening:
        _, whole, _ = await listening.next("table")
        someone, _ = await asked([ada, bela], table)
        await answer(someone, table)
        assert (await listening.next("step"))[1]["since"] == whole["position"]["version"]


async def test_a_step_of_another_process_is_followed_without_reading(
    both: tuple[Served, Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    (ada, ada_there), (bela, _) = await pair(both), await pair(both)
    table = await begun([ada, bela], "traders")
    async with ada_there.stream(table) as listening:
        await listening.next("table")
        async with asyncio.timeout(PATIENCE_S):
            while not both[0].parts.house.others:  # until it knows of somebody to tell
                await asyncio.sleep(0.02)
        read: list[str] = []
        house = both[1].parts.house

        async def refresh(live: Live) -> None:
            read.append(live.row.id)

        monkeypatch.setattr(house, "refresh", refresh)
        for _ in range(5):
            someone, _ = await asked([ada, bela], table)
            await answer(someone, table)
            await listening.next("step")
        assert house.tables[table].row == both[0].parts.house.tables[table].row
    assert read == []


def test_notes_are_packed_into_as_few_notifications_as_they_need() -> None:
    notes = [b'{"table":"%04d"}' % i for i in range(1000)]
    said = [*fanout.packed("0000abcd", notes)]
    assert max(map(len, said)) < 8000
    assert len(said) == 3
    heard = [note for one in said for note in fanout.unpacked(one.encode())]
    assert heard == [{"from": "0000abcd", "table": f"{i:04d}"} for i in range(1000)]


async def test_two_servers_that_start_at_once_forgive_an_outage_once(
    fresh_postgres: Callable[[], str], time: Time
) -> None:
    settings = Settings(db=fresh_postgres(), rate=0)
    async with serving(settings, Parts(settings, now=time)) as served:
        people = [await served.person(), await served.person()]
        table = await begun(people, "traders", clock={"kind": "bank", "bank_s": 300})
        seat = (await people[0].seen(table))["table"]["asked"]
        time.passes(30)
    time.passes(3600)
    several = [Parts(settings, now=time) for _ in range(3)]
    await asyncio.gather(*(parts.open() for parts in several))
    try:
        for parts in several:
            clocks = (await parts.house.find(table)).clocks
            assert clocks is not None
            assert clock.left_now(clocks, seat, time.ms) == 270_000
    finally:
        for parts in several:
            await parts.close()
