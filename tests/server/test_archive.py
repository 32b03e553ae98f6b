"""Later: finished games take one row each, and tables of guests who never came back are deleted."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest
from sqlalchemy import delete, func, insert, select, update

from cothon.games import names
from cothon.play.dice import FastDice
from cothon.server import archive
from cothon.server.settings import Settings
from cothon.server.storage.ledger import steps_from
from cothon.server.storage.packing import PACKED, pack, unpack
from cothon.server.storage.schema import chat, players, seats, steps, tables
from kit.finished import begun, bots, played, settled
from kit.served import Person, Served, serving

pytestmark = pytest.mark.anyio
HOUR = 3600 * 1000
DAY = 24 * HOUR


@pytest.fixture
async def served(db_url: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Served]:
    monkeypatch.setattr(archive, "REST_S", 0)
    async with serving(Settings(db=db_url, rate=0, keep_days=30)) as running:
        yield running


def later(served: Served, more: int) -> None:
    """So much time has passed for whoever looks after the archive."""
    now = served.parts.house.now
    served.parts.house.now = lambda: now() + more


async def rows(served: Served, table: str) -> list[dict[str, Any]]:
    async with served.parts.storage.reading() as conn:
        wanted = select(steps).where(steps.c.table_id == table).order_by(steps.c.at)
        return [dict(row) for row in (await conn.execute(wanted)).mappings()]


async def size(served: Served, table: str) -> int:
    return sum(len(row["entries"]) + len(row["by"]) + len(row["table_id"]) for row in await rows(served, table))


async def count(served: Served, table: str) -> dict[str, int]:
    found = {}
    async with served.parts.storage.reading() as conn:
        for part, key in ((tables, tables.c.id), (seats, seats.c.table_id), (steps, steps.c.table_id)):
            wanted = select(func.count()).select_from(part).where(key == table)
            found[part.name] = int((await conn.execute(wanted)).scalar_one())
    return found


@pytest.mark.parametrize("name", names())
async def test_a_game_that_ended_an_hour_ago_takes_one_row_and_looks_as_before(served: Served, name: str) -> None:
    ada = await served.person()
    table = await played([ada], name)
    before, steps_before = await rows(served, table), await size(served, table)
    looks = [await look_back(ada, table)]
    await served.parts.archive.look_around()
    assert await rows(served, table) == before  # not at once
    later(served, HOUR + 60_000)
    await served.parts.archive.look_around()
    [packed] = await rows(served, table)
    assert (packed["at"], packed["upto"], packed["by"]) == (0, before[-1]["upto"], PACKED)
    assert 4 * await size(served, table) < steps_before
    served.parts.house.tables.clear()  # so that it is read again
    looks.append(await look_back(ada, table))
    assert looks[0] == looks[1]
    await served.parts.archive.look_around()
    assert await rows(served, table) == [packed]


async def look_back(someone: Person, table: str) -> list[Any]:
    record = await someone.get(f"/tables/{table}/record")
    assert record.is_success, record.text
    replay = (await someone.get(f"/tables/{table}/replay", params={"at": 20, "seat": "all"})).json()
    return [record.text, replay, (await someone.seen(table))["position"]]


async def test_who_knows_the_beginning_of_a_packed_game_gets_the_rest(served: Served) -> None:
    ada = await served.person()
    table = await played([ada], names()[0])
    async with served.parts.storage.reading() as conn:
        whole = [s._replace(key=None) for s in await steps_from(conn, table, 0)]
    later(served, 2 * HOUR)
    await served.parts.archive.look_around()
    async with served.parts.storage.reading() as conn:
        for step in (whole[0], whole[1], whole[len(whole) // 2], whole[-1]):
            assert await steps_from(conn, table, step.at) == [s for s in whole if s.at >= step.at]
        assert await steps_from(conn, table, whole[-1].upto) == []


def test_any_steps_come_out_as_they_went_in() -> None:
    dice, made, at = FastDice(5), [], 0
    for _ in range(300):
        upto = at + 1 + dice.below(4)
        row = {
            "table_id": "t",
            "at": at,
            "upto": upto,
            "seat": dice.below(5) - 1,
            "by": f"p{dice.below(6)}",
            "key": None,
        }
        made.append({**row, "entries": f"[[{dice.below(9)},-1,3]]", "time": 1_750_000_000_000 + dice.below(10**9)})
        at = upto
    assert list(unpack("t", pack(made))) == made


async def test_a_game_that_goes_on_is_not_packed(served: Served) -> None:
    ada = await served.person()
    table = await begun([ada], names()[0])
    later(served, 20 * DAY)
    before = await rows(served, table)
    await served.parts.archive.look_around()
    assert before
    assert (await rows(served, table))[: len(before)] == before  # bots may have answered meanwhile


async def test_tables_of_guests_who_stay_away_are_deleted_and_all_others_are_kept(served: Served) -> None:
    guest, other, member = await served.person(), await served.person(), await served.member()
    name = names()[0]
    kept = {
        "with somebody who has a password": await played([guest, member], name),
        "of one who has a password": await watched(member, name),
        "that goes on": await begun([guest], name),
        "with somebody who was here again": await played([guest, other], name),
    }
    gone = {"of bots": await watched(guest, name), "of a guest": await played([guest], name)}
    await guest.done(f"/tables/{gone['of a guest']}/chat", {"text": "hello"})
    later(served, 31 * DAY)
    async with served.parts.storage.writing() as conn:
        here = players.c.id == other.me["player"]
        await conn.execute(update(players).where(here).values(seen_at=served.parts.house.now() - 20 * DAY))
    await served.parts.archive.look_around()
    for what, table in kept.items():
        assert (await count(served, table))["tables"] == 1, what
        assert (await guest.get(f"/tables/{table}")).status_code == 200, what
    for what, table in gone.items():
        assert set((await count(served, table)).values()) == {0}, what
        assert (await guest.get(f"/tables/{table}")).status_code == 404, what
    async with served.parts.storage.reading() as conn:
        assert not (await conn.execute(select(chat))).all()


async def watched(someone: Person, name: str) -> str:
    """A table at which only bots sit."""
    made = await someone.done("/tables", {"game": name, "seats": bots(name, 0)})
    await settled(someone, made["id"])
    return str(made["id"])


async def test_where_the_host_wants_it_nothing_is_ever_deleted(db_url: str) -> None:
    async with serving(Settings(db=db_url, rate=0, keep_days=0)) as served:
        guest = await served.person()
        table = await watched(guest, names()[0])
        later(served, 5000 * DAY)
        await served.parts.archive.look_around()
        assert (await count(served, table))["tables"] == 1


async def test_a_record_that_is_damaged_is_told_and_the_other_tables_go_on(
    served: Served, caplog: pytest.LogCaptureFixture
) -> None:
    ada = await served.person()
    table, other = await played([ada], names()[0]), await played([ada], names()[0])
    for damage in ("[[0,9999]]", "no JSON"):
        async with served.parts.storage.writing() as conn:
            await conn.execute(update(steps).where(steps.c.table_id == table, steps.c.at > 10).values(entries=damage))
        served.parts.house.tables.clear()
        answer = await ada.get(f"/tables/{table}")
        assert (answer.status_code, answer.json()["problem"]["key"]) == (500, "table-damaged")
        assert (await ada.get(f"/tables/{other}")).status_code == 200
        assert f"the record of table {table} is damaged" in caplog.text
    async with served.parts.storage.writing() as conn:
        await conn.execute(delete(steps).where(steps.c.table_id == table))
        packed = {"table_id": table, "at": 0, "upto": 9, "seat": -1, "by": PACKED, "key": None, "time": 0}
        await conn.execute(insert(steps), {**packed, "entries": "no packed steps"})
    assert (await ada.get(f"/tables/{table}")).json()["problem"]["key"] == "table-damaged"
