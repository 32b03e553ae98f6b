"""Turns: persons one after the other, and nothing lost when somebody gives up."""

from __future__ import annotations

import asyncio

import pytest

from cothon.bots import Budget
from cothon.server.turns import Turns
from cothon.server.workers import LEAST_MS, Pool, TooManyWaiting
from kit.asked import Asked

pytestmark = pytest.mark.anyio


async def queue(turns: Turns, order: list[str], *names: str) -> list[asyncio.Task[None]]:
    """One visitor for each name, the person being its first letter; all of them wait when this returns."""

    async def visit(name: str) -> None:
        await turns.take(name[0])
        order.append(name)
        turns.give_back()

    before = turns.waiting
    tasks = [asyncio.create_task(visit(name)) for name in names]
    while turns.waiting < before + len(names):
        await asyncio.sleep(0)
    return tasks


async def test_persons_are_served_in_turn_and_each_in_the_order_of_coming() -> None:
    turns, order = Turns(1), list[str]()
    await turns.take("a")
    tasks = await queue(turns, order, "a1", "a2", "a3", "b1", "a4", "c1", "b2")
    assert (turns.persons, turns.of("a"), turns.of("d"), turns.full) == (3, 4, 0, True)
    turns.give_back()
    await asyncio.gather(*tasks)
    assert order == ["a1", "b1", "c1", "a2", "b2", "a3", "a4"]
    assert (turns.persons, turns.waiting, turns.full) == (0, 0, False)


async def test_who_gives_up_is_passed_over_also_at_the_moment_of_his_turn() -> None:
    turns, order = Turns(1), list[str]()
    await turns.take("a")
    a1, a2, b1, c1 = await queue(turns, order, "a1", "a2", "b1", "c1")
    a1.cancel()
    turns.give_back()  # before a1 has heard of it: b1 gets the place
    b1.cancel()  # and gives up before it has heard of that
    done = await asyncio.gather(a1, a2, b1, c1, return_exceptions=True)
    assert [type(x) for x in done] == [asyncio.CancelledError, type(None), asyncio.CancelledError, type(None)]
    assert sorted(order) == ["a2", "c1"]
    assert (turns.persons, turns.waiting, turns.full) == (0, 0, False)


async def test_a_person_with_many_thoughts_does_not_keep_another_waiting() -> None:
    asked, pool, order = Asked("karibik"), Pool(1, slack_s=600), list[str]()

    async def think(person: str, number: int) -> None:
        facts = asked.game.facts
        budget = Budget(milliseconds=20)
        await pool.choose(facts.name, facts.version, asked.position, asked.seat, "search", budget, number, person)
        order.append(person)

    try:
        await pool.warm()
        crowd = [asyncio.create_task(think("crowd", n)) for n in range(20)]
        while pool.waiting < 19:
            await asyncio.sleep(0)
        await asyncio.gather(*crowd, asyncio.create_task(think("other", 0)))
    finally:
        await pool.close()
    # The first is being thought about when the other comes, and the second may have been promised the place.
    assert order.index("other") <= 2
    assert len(order) == 21


async def test_all_thoughts_of_a_person_share_the_time_of_one() -> None:
    pool = Pool(1)
    await pool._turns.take("first")
    assert pool._fair_share(2000, "crowd") == 2000
    tasks = await queue(pool._turns, [], *["crowd"] * 19)
    assert pool._fair_share(2000, "c") == 100  # the twentieth is the one that begins
    assert pool._fair_share(2000, "other") == 1000  # two persons
    assert pool._fair_share(100, "c") == LEAST_MS
    assert pool._fair_share(20, "c") == 20
    pool._turns.give_back()
    await asyncio.gather(*tasks)
    await pool.close()


async def test_a_full_queue_has_room_for_somebody_who_has_nothing_in_it() -> None:
    pool = Pool(1, most_waiting=3)
    await pool._turns.take("first")
    tasks = await queue(pool._turns, [], *["crowd"] * 3)
    with pytest.raises(TooManyWaiting, match="3 jobs wait"):
        pool._refuse_if_full("c")
    pool._refuse_if_full("other")
    pool._turns.give_back()
    await asyncio.gather(*tasks)
    await pool.close()


async def test_a_pool_with_many_jobs_is_closed() -> None:
    asked, pool = Asked("karibik"), Pool(1)
    jobs = [asyncio.ensure_future(asked.choose(pool, "search")) for _ in range(5)]
    while pool.waiting < 4:
        await asyncio.sleep(0)
    for job in jobs:
        job.cancel()
    await pool.close()
    done = await asyncio.gather(*jobs, return_exceptions=True)
    assert {type(x) for x in done} == {asyncio.CancelledError}
