"""Time, with a clock the test moves: banks, turns, days; warning, grace, takeover, return; and bots that think."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from cothon.play.clock import DAY, HOUR, SECOND
from cothon.server.parts import Parts
from cothon.server.settings import Settings
from kit.finished import begun, settled
from kit.patience import PATIENCE_S
from kit.seated import Time, answer, asked, refused
from kit.served import Person, Served, serving

pytestmark = pytest.mark.anyio

BANK = {"kind": "bank", "bank_s": 300, "increment_s": 5}
MOVE = {"kind": "move", "move_s": 60}
DAYS = {"kind": "days", "days": 2}


@pytest.fixture
def time() -> Time:
    return Time()


@asynccontextmanager
async def timed(db_url: str, time: Time, **more: Any) -> AsyncIterator[Served]:
    settings = Settings(db=db_url, rate=0, **more)
    async with serving(settings, Parts(settings, now=time)) as running:
        running.parts.opener.new_seed = lambda: bytes(range(32))
        yield running


@pytest.fixture
async def served(db_url: str, time: Time) -> AsyncIterator[Served]:
    async with timed(db_url, time) as running:
        yield running


async def table_of(served: Served, clock: dict[str, Any], people: int = 2) -> tuple[list[Person], str]:
    """Porto: at the beginning every answer ends a turn and can be taken back for free."""
    everybody = [await served.person() for _ in range(people)]
    bots = [{"kind": "bot", "bot": "level-3"}] * (3 - people)
    return everybody, await begun(everybody, "porto", and_=bots, clock=clock)


async def clocks(someone: Person, table: str) -> Any:
    look = await someone.seen(table)
    assert look["position"]["clocks"] == look["table"]["clocks"]
    return look["table"]["clocks"]


async def left(someone: Person, table: str) -> list[int]:
    """Seconds each seat has left now, as a client reckons it."""
    c = await clocks(someone, table)
    passed = c["now"] - c["since"]
    return [max(0, ms - (passed if seat == c["running"] else 0)) // SECOND for seat, ms in enumerate(c["left"])]


# -- the clocks --------------------------------------------------------------------------------------------------------


async def test_a_bank_runs_in_ones_turn_and_grows_after_it(served: Served, time: Time) -> None:
    people, table = await table_of(served, BANK, people=3)
    assert await left(people[0], table) == [300, 300, 300]
    first, _ = await asked(people, table)
    seat = people.index(first)
    time.passes(40)
    assert (await left(people[0], table))[seat] == 260
    assert (await clocks(people[0], table))["running"] == seat
    await answer(first, table)
    second, _ = await asked(people, table)
    other = people.index(second)
    time.passes(10)
    assert (await clocks(people[0], table))["running"] == other
    assert (await left(people[0], table))[seat] == 265
    assert (await left(people[0], table))[other] == 290


@pytest.mark.parametrize(("clock", "limit"), [(MOVE, 60), (DAYS, 2 * DAY // SECOND)])
async def test_every_turn_has_its_time(served: Served, time: Time, clock: dict[str, Any], limit: int) -> None:
    people, table = await table_of(served, clock, people=3)
    for _ in range(3):
        someone, _ = await asked(people, table)
        assert (await left(someone, table))[people.index(someone)] == limit
        time.passes(limit * 0.6)
        assert (await left(someone, table))[people.index(someone)] == limit - int(limit * 0.6)
        await answer(someone, table)


async def test_the_time_of_bots_does_not_run(served: Served, time: Time) -> None:
    (ada,), table = await table_of(served, BANK, people=1)
    await asked([ada], table)
    assert (await clocks(ada, table))["running"] == 0
    for _ in range(6):
        time.passes(7)
        await answer(ada, table)
        await asked([ada], table)
    now = await clocks(ada, table)
    assert now["left"][1:] == [300_000, 300_000]
    assert now["left"][0] <= 300_000 - 6 * 2_000


async def test_without_a_clock_there_is_none_to_be_seen(served: Served, time: Time) -> None:
    people, table = await table_of(served, {"kind": "none"})
    time.passes(30 * 24 * 3600)
    await served.parts.sweeper.sweep()
    look = await people[0].seen(table)
    assert (look["table"]["clocks"], look["position"]["clocks"]) == (None, None)
    assert not any(s["away"] for s in look["table"]["seats"])


@pytest.mark.parametrize("clock", [BANK, MOVE])
async def test_nobody_gains_time_by_taking_back(served: Served, time: Time, clock: dict[str, Any]) -> None:
    people, table = await table_of(served, clock, people=3)
    someone, _ = await asked(people, table)
    seat, limit = people.index(someone), (await left(people[0], table))[0]
    for _ in range(3):
        time.passes(10)
        told = await answer(someone, table)
        await someone.done(f"/tables/{table}/undo", {"at": told["version"]})
    assert (await clocks(people[0], table))["running"] == seat
    assert (await left(people[0], table))[seat] == limit - 30
    assert max(await left(people[0], table)) == limit


# -- running out -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("clock", "warns", "ends", "gone"),
    [
        (BANK, 270, 300, 320),
        (MOVE, 45, 60, 80),
        (DAYS, (2 * DAY - 12 * HOUR) // SECOND, 2 * DAY // SECOND, (2 * DAY + 6 * HOUR) // SECOND),
    ],
    ids=["bank", "move", "days"],
)
async def test_a_warning_then_grace_then_a_bot_until_the_owner_returns(
    served: Served, time: Time, clock: dict[str, Any], warns: int, ends: int, gone: int
) -> None:
    people, table = await table_of(served, clock, people=3)
    someone, _ = await asked(people, table)
    seat, began = people.index(someone), time.ms
    async with people[(seat + 1) % 3].stream(table) as listening:
        await listening.next("presence")
        time.passes(warns - 1)
        await served.parts.sweeper.sweep()
        assert (await clocks(someone, table))["stage"] == "fine"
        for stage, at, until in (("warning", warns, ends), ("grace", ends, gone)):
            time.ms = began + at * SECOND
            await served.parts.sweeper.sweep()
            _, told, _ = await listening.next("clock", "info", "step")
            assert (told["stage"], told["running"], told["until"]) == (stage, seat, began + until * SECOND)
            assert told == await clocks(someone, table)
        time.ms = began + gone * SECOND
        await served.parts.sweeper.sweep()
        _, info, _ = await listening.next("info")
        assert [s["away"] for s in info["seats"]] == [n == seat for n in range(3)]
        assert info["clocks"]["running"] == -1
        _, step, _ = await listening.next("step")
        assert (step["asked"]["seat"] != seat, step["clocks"]["running"]) == (True, step["asked"]["seat"])
    assert (await refused(someone, f"/tables/{table}/do", {"do": 0, "at": step["version"]}))[2] == (
        "a bot plays for you; return to your seat first"
    )
    back = await someone.done(f"/tables/{table}/return")
    assert not back["seats"][seat]["away"]
    assert (await left(someone, table))[seat] == {"bank": 30}.get(clock["kind"], ends)


async def test_who_answers_in_the_grace_period_keeps_his_seat(served: Served, time: Time) -> None:
    people, table = await table_of(served, MOVE, people=3)
    someone, _ = await asked(people, table)
    time.passes(79)
    await served.parts.sweeper.sweep()
    await answer(someone, table)
    await served.parts.sweeper.sweep()
    assert not any(s["away"] for s in (await someone.seen(table))["table"]["seats"])


async def test_a_stream_opened_late_knows_the_stage(served: Served, time: Time) -> None:
    people, table = await table_of(served, MOVE, people=3)
    someone, _ = await asked(people, table)
    time.passes(65)
    await served.parts.sweeper.sweep()
    async with someone.stream(table) as listening:
        _, whole, _ = await listening.next("table")
    assert whole["position"]["clocks"]["stage"] == "grace"
    assert whole["position"]["clocks"]["now"] == time.ms


async def test_everybody_away_bots_play_to_the_end(served: Served, time: Time) -> None:
    people, table = await table_of(served, MOVE)
    async with asyncio.timeout(PATIENCE_S):
        while (await people[0].seen(table))["table"]["status"] == "playing":
            time.passes(100)
            await served.parts.sweeper.sweep()
            await asyncio.sleep(0.01)
    assert all(s["rank"] for s in (await settled(people[0], table))["seats"])


# -- leaving, returning, putting aside ---------------------------------------------------------------------------------


@pytest.mark.parametrize("clock", [BANK, MOVE])
async def test_returning_gives_no_time_to_who_has_some(served: Served, time: Time, clock: dict[str, Any]) -> None:
    people, table = await table_of(served, clock, people=3)
    someone, _ = await asked(people, table)
    seat = people.index(someone)
    time.passes(20)
    before = await clocks(people[0], table)
    await someone.done(f"/tables/{table}/return")  # he is not away
    assert await clocks(people[0], table) == before
    other = people[(seat + 1) % 3]
    had = await left(people[0], table)
    await other.done(f"/tables/{table}/leave")
    await other.done(f"/tables/{table}/return")
    assert await left(people[0], table) == had


async def test_a_game_put_aside_has_clocks_that_stand(served: Served, time: Time) -> None:
    (ada, bela), table = await table_of(served, BANK)
    someone, _ = await asked([ada, bela], table)
    time.passes(50)
    had = await left(ada, table)
    await ada.done(f"/tables/{table}/abandon")
    aside = await bela.done(f"/tables/{table}/vote", {"yes": True})
    assert (aside["status"], aside["clocks"]["running"]) == ("abandoned", -1)
    time.passes(40 * 24 * 3600)
    await served.parts.sweeper.sweep()
    told = await ada.done(f"/tables/{table}/resume")
    assert told["clocks"]["running"] == (0 if someone is ada else 1)
    assert await left(ada, table) == had
    time.passes(7)
    assert sum(await left(ada, table)) == sum(had) - 7


async def test_a_vote_does_not_wait_for_somebody_whose_time_has_run_out(served: Served, time: Time) -> None:
    people, table = await table_of(served, MOVE, people=3)
    someone, _ = await asked(people, table)
    others = [p for p in people if p is not someone]
    await others[0].done(f"/tables/{table}/abandon")
    assert (await others[1].done(f"/tables/{table}/vote", {"yes": True}))["status"] == "playing"
    time.passes(81)
    await served.parts.sweeper.sweep()
    assert (await others[0].seen(table))["table"]["status"] == "abandoned"


# -- while no server ran -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("clock", "counts"), [(BANK, False), (MOVE, False), (DAYS, True)], ids=["bank", "move", "days"]
)
async def test_an_outage_counts_for_days_and_not_for_live_clocks(
    db_url: str, time: Time, clock: dict[str, Any], counts: bool
) -> None:
    async with timed(db_url, time) as served:
        people, table = await table_of(served, clock, people=3)
        cookies = [dict(p.client.cookies) for p in people]
        seat = (await people[0].seen(table))["table"]["asked"]
        time.passes(30)
        before = await left(people[0], table)
    time.passes(3600)
    async with timed(db_url, time) as served:
        again = [await served.person(cookies=c) for c in cookies]
        after = await left(again[0], table)
        assert before[seat] - after[seat] == (3600 if counts else 0)
        time.passes(5)
        assert (await left(again[0], table))[seat] == after[seat] - 5
        await answer(again[seat], table)


async def test_days_that_ran_out_while_no_server_ran_are_acted_upon(db_url: str, time: Time) -> None:
    async with timed(db_url, time) as served:
        people, table = await table_of(served, DAYS, people=3)
        cookies = [dict(p.client.cookies) for p in people]
        seat = (await people[0].seen(table))["table"]["asked"]
    time.passes(5 * 24 * 3600)
    async with timed(db_url, time) as served:
        await served.parts.sweeper.sweep()
        someone = await served.person(cookies=cookies[(seat + 1) % 3])
        async with asyncio.timeout(PATIENCE_S):
            while not (await someone.seen(table))["table"]["seats"][seat]["away"]:
                await asyncio.sleep(0.01)


# -- bots that think ---------------------------------------------------------------------------------------------------


THINKER = {"kind": "bot", "bot": "search"}


async def test_thinking_bots_play_to_the_end(db_url: str) -> None:
    async with serving(Settings(db=db_url, rate=0, bot_ms=1, search="everybody")) as served:
        ada = await served.person()
        table = await ada.done("/tables", {"game": "carthago", "seats": [THINKER, {"kind": "bot", "bot": "level-3"}]})
        told = await settled(ada, table["id"])
        assert (told["ended_by"], told["seats"][0]["bot"]) == ("rules", "search")
        assert served.parts.pool.pids


async def test_when_the_worker_is_killed_in_mid_thought_the_move_comes_anyway(db_url: str) -> None:
    async with serving(Settings(db=db_url, rate=0, bot_ms=1500, search="everybody")) as served:
        ada = await served.person()
        table = await begun([ada], "carthago", and_=[THINKER])
        killed = 0
        async with ada.stream(table) as listening:
            _, whole, _ = await listening.next("table")
            position = whole["position"]
            while killed < 2:
                if position["asked"]["seat"] == 0:
                    await ada.do(table, position["offers"][0]["id"], position["version"])
                else:
                    async with asyncio.timeout(PATIENCE_S):
                        while not served.parts.pool.pids:
                            await asyncio.sleep(0.01)
                    for pid in served.parts.pool.pids:
                        os.kill(pid, signal.SIGKILL)
                    killed += 1
                position = (await listening.next("step"))[1]
        assert served.parts.pool.restarts >= 1


async def test_a_bot_drops_its_thought_when_the_owner_comes_back(db_url: str) -> None:
    async with serving(Settings(db=db_url, rate=0, bot_ms=2500, stand_in="search")) as served:
        ada, bela = await served.person(), await served.person()
        table = await begun([ada, bela], "carthago")
        someone, look = await asked([ada, bela], table)
        live = served.parts.house.tables[table]
        await someone.done(f"/tables/{table}/leave")
        assert live.driver is not None
        await someone.done(f"/tables/{table}/return")
        async with asyncio.timeout(PATIENCE_S):
            while live.driver is not None:
                await asyncio.sleep(0.05)
        assert served.parts.pool.pids  # it did think
        now = await someone.seen(table)
        assert (now["table"]["version"], now["position"]["offers"]) == (
            look["table"]["version"],
            look["position"]["offers"],
        )
