"""When a table has finished: ranks, scores and ratings are written, once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest
from sqlalchemy import select, update

from cothon.games import names
from cothon.server.rated import LEAST_DECISIONS
from cothon.server.ratings import places, shown
from cothon.server.settings import Settings
from cothon.server.storage.rows import SeatRow
from cothon.server.storage.schema import ratings, seats, tables
from kit.finished import answers, begun, played, settled
from kit.served import Served, serving

pytestmark = pytest.mark.anyio


@pytest.fixture
async def served(db_url: str) -> AsyncIterator[Served]:
    async with serving(Settings(db=db_url, rate=0)) as running:
        yield running


async def rating_of(served: Served, who: str) -> Any:
    async with served.parts.storage.reading() as conn:
        found = (await conn.execute(select(ratings).where(ratings.c.who == who))).mappings().first()
    return None if found is None else dict(found)


async def unsettle(served: Served, table: str) -> None:
    """As if the process had died between the last answer and the ratings."""
    async with served.parts.storage.writing() as conn:
        await conn.execute(update(tables).where(tables.c.id == table).values(settled=False))
        await conn.execute(update(seats).where(seats.c.table_id == table).values(rank=None, gain=None))
        await conn.execute(ratings.delete())
    served.parts.house.tables.clear()


@pytest.mark.parametrize("name", names())
async def test_a_rated_game_moves_the_ratings_of_all_who_played(served: Served, name: str) -> None:
    ada, bela = await served.member(), await served.member()
    table = await played([ada, bela], name, rated=True)
    look = await ada.seen(table)
    told, ended = look["table"]["seats"], look["position"]["ended"]
    assert [s["rank"] for s in told] == ended["ranks"]
    assert [s["score"] for s in told] == ended["scores"]
    best = [s for s in told if s["rank"] == 1]
    worst = [s for s in told if s["rank"] == max(ended["ranks"])]
    if len(best) < len(told):
        assert max(s["gain"] for s in best) > 0 > min(s["gain"] for s in worst)
    for someone, seat in ((ada, told[0]), (bela, told[1])):
        row = await rating_of(served, someone.me["player"])
        assert row is not None
        assert row["game"] == name
        assert row["games"] == 1
        assert row["wins"] == (0 in ended["winners"] if seat is told[0] else 1 in ended["winners"])
        assert row["sigma"] < 25 / 3
        assert seat["gain"] == round(40 * (row["mu"] - 25), 1)


async def test_bots_of_the_server_are_rated_under_their_name(served: Served) -> None:
    ada, bela = await served.member(), await served.member()
    two = [{"kind": "bot", "bot": "level-3"}, {"kind": "bot", "bot": "level-3"}]
    table = await played([ada, bela], "karibik", rated=True, and_=two)
    told = (await ada.seen(table))["table"]["seats"]
    row = await rating_of(served, "bot:level-3")
    assert row is not None
    assert row["games"] == 1
    assert 40 * (row["mu"] - 25) == pytest.approx((told[2]["gain"] + told[3]["gain"]) / 2, abs=0.1)


async def test_without_rated_there_are_ranks_but_no_ratings(served: Served) -> None:
    ada = await served.person()
    table = await played([ada], "karibik")
    told = (await ada.seen(table))["table"]["seats"]
    assert all(s["rank"] and s["score"] is not None and s["gain"] is None for s in told)
    assert await rating_of(served, ada.me["player"]) is None
    assert await rating_of(served, "bot:level-3") is None


async def test_who_resigns_ranks_last_the_earlier_the_worse(served: Served) -> None:
    people = [await served.member() for _ in range(3)]
    table = await begun(people, "karibik", rated=True)
    await answers(people, table, LEAST_DECISIONS)
    await people[1].done(f"/tables/{table}/resign")
    await people[0].done(f"/tables/{table}/resign")
    told = await settled(people[2], table)
    assert told["ended_by"] == "resignation"
    assert [s["rank"] for s in told["seats"]] == [2, 3, 1]
    assert [s["score"] for s in told["seats"]] == [None] * 3
    gains = [s["gain"] for s in told["seats"]]
    assert gains[2] > 0 > gains[1]
    assert gains[2] > gains[0] > gains[1]


async def test_who_resigns_ranks_last_whatever_the_bot_in_that_seat_achieves(served: Served) -> None:
    """The outcome of the game is one thing, the ranks of the table another."""
    people = [await served.member() for _ in range(3)]
    table = await begun(people, "karibik", rated=True)
    await answers(people, table, LEAST_DECISIONS)
    await people[0].done(f"/tables/{table}/resign")
    await answers(people[1:], table)
    told = await settled(people[0], table)
    assert told["ended_by"] == "rules"
    assert told["seats"][0]["rank"] == 3
    assert sorted(s["rank"] for s in told["seats"][1:]) in ([1, 2], [1, 1])
    assert told["seats"][0]["gain"] < 0


def test_who_left_a_rated_game_comes_after_all_who_resigned() -> None:
    sitting = [
        SeatRow("t", i, "human", resigned=r, gone=g) for i, (r, g) in enumerate([(0, 1), (0, 0), (1, 0), (0, 1)])
    ]
    assert places([1, 4, 3, 2], sitting) == [3, 1, 2, 3]


def test_places_of_those_who_stayed_close_up() -> None:
    sitting = [SeatRow("t", i, "human", resigned=r) for i, r in enumerate([2, 0, 1, 0, 0])]
    assert places([1, 2, 3, 4, 4], sitting) == [4, 1, 5, 2, 2]


async def test_a_table_is_settled_once_whoever_asks(served: Served) -> None:
    ada, bela = await served.member(), await served.member()
    table = await played([ada, bela], "karibik", rated=True)
    before = await rating_of(served, ada.me["player"])
    settle, live = served.parts.ratings.settle, await served.parts.house.find(table)
    for _ in range(3):
        await settle(live)
    live.row.settled = False  # what this process remembers is old
    await settle(live)
    assert await rating_of(served, ada.me["player"]) == before


async def test_the_sweeper_settles_what_a_process_left_behind(served: Served) -> None:
    ada, bela = await served.member(), await served.member()
    table = await played([ada, bela], "karibik", rated=True)
    await unsettle(served, table)
    async with served.parts.storage.writing() as conn:
        await conn.execute(update(tables).where(tables.c.id == table).values(wake_at=1))
    await settled(ada, table)
    row = await rating_of(served, ada.me["player"])
    assert row is not None
    assert row["games"] == 1
    async with served.parts.storage.reading() as conn:
        found = (await conn.execute(select(tables).where(tables.c.id == table))).mappings().one()
    assert found["settled"]
    assert found["wake_at"] is None


async def test_two_processes_settle_a_table_at_once_and_it_is_done_once(fresh_postgres: Callable[[], str]) -> None:
    settings = Settings(db=fresh_postgres(), rate=0)
    async with serving(settings) as first, serving(settings) as second:
        ada, bela = await first.member(), await first.member()
        table = await played([ada, bela], "karibik", rated=True)
        for _ in range(5):
            await unsettle(first, table)
            second.parts.house.tables.clear()
            both = [(s.parts.ratings, await s.parts.house.find(table)) for s in (first, second)]
            await asyncio.gather(*(ratings.settle(live) for ratings, live in both))
            for who in (ada.me["player"], bela.me["player"]):
                row = await rating_of(first, who)
                assert row is not None
                assert row["games"] == 1


async def test_two_tables_of_the_same_people_are_both_counted(served: Served) -> None:
    ada, bela = await served.member(), await served.member()
    found = await asyncio.gather(*(played([a, b], "karibik", rated=True) for a, b in ((ada, bela), (bela, ada)) * 2))
    assert len(set(found)) == 4
    row = await rating_of(served, ada.me["player"])
    assert row is not None
    assert row["games"] == 4


async def test_listeners_are_told_ranks_and_gains(served: Served) -> None:
    ada, bela = await served.member(), await served.member()
    table = await begun([ada, bela], "karibik", rated=True)
    await answers([ada, bela], table, LEAST_DECISIONS)
    async with bela.stream(table) as listener:
        await listener.next("table")
        await ada.done(f"/tables/{table}/resign")
        told: dict[str, Any] = {"seats": [{"rank": None}]}
        while told["seats"][0]["rank"] is None:
            _, told, _ = await listener.next("info")
    assert [s["rank"] for s in told["seats"]] == [2, 1]
    assert told["seats"][1]["gain"] > 0


def test_everybody_begins_in_the_middle_with_much_doubt() -> None:
    new = shown(25, 25 / 3)
    assert (new.rating, new.plus_minus, new.at_least) == (1500, 667, 833)
