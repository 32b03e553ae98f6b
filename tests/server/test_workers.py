"""Bot workers: real processes that think, fail, are killed, are late, and never take the server with them."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from cothon.bots import Budget
from cothon.core import Game
from cothon.core.errors import BadInput, BadText, UnknownGame, UnknownVersion
from cothon.games import names
from cothon.play.dice import FastDice
from cothon.server.workers import MOST_BYTES, Pool, TooManyWaiting, WorkerFailed, position_for
from kit.asked import LONG, Asked
from kit.patience import until
from kit.variants import VARIANTS

pytestmark = pytest.mark.anyio
Open = Callable[..., Pool]


@pytest.fixture(params=[False, True], ids=["asyncio", "uvloop"])
def anyio_backend(request: pytest.FixtureRequest) -> tuple[str, dict[str, bool]]:
    return "asyncio", {"use_uvloop": request.param}


@pytest.fixture
async def pools() -> AsyncIterator[Open]:
    """Opens pools and closes them in the end."""
    opened: list[Pool] = []

    def make(count: int = 1, **more: object) -> Pool:
        opened.append(Pool(count, **more))  # type: ignore[arg-type]
        return opened[-1]

    yield make
    for pool in opened:
        await pool.close()


def lives(pid: int) -> bool:
    """Whether there is such a process, and it is more than an entry waiting to be read by its parent."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    state = Path(f"/proc/{pid}/stat")
    return not state.exists() or state.read_text().rsplit(")", 1)[1].split()[0] != "Z"


# -- normal use -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", names())
async def test_a_worker_chooses_what_the_bot_chooses_here(name: str, pools: Open) -> None:
    pool = pools(slack_s=600)  # a thinker gets no time that others want, and tests want much
    for version in (3, 40, 110):
        asked = Asked(name, version)
        assert await asked.choose(pool) == asked.here()
        assert await asked.choose(pool, "random", dice=2**90 + 1) == asked.here("random", dice=2**90 + 1)
    few = Budget(iterations=5)
    assert await asked.choose(pool, "search", few) == asked.here("search", few)
    assert pool.restarts == 0
    assert len(pool.pids) == 1


@pytest.mark.parametrize("name", names())
async def test_a_thinking_bot_answers_legally_when_its_time_is_up(name: str, pools: Open) -> None:
    asked, pool = Asked(name), pools()
    assert await asked.choose(pool, "search", Budget(milliseconds=80)) in asked.legal
    assert pool.restarts == 0


@pytest.mark.parametrize("name", names())
async def test_odds_come_as_plain_data(name: str, pools: Open) -> None:
    pool = pools()
    told = 0
    for version in range(0, 120, 10):
        asked = Asked(name, version)
        g = asked.game
        for seat in (asked.seat, None):
            view = asked.match.view(seat)
            got = await pool.odds(name, g.facts.version, position_for(g, view, FastDice(1)), seat, 5)
            odds = g.odds(view, FastDice(5))
            if odds is None:
                assert got is None
                continue
            told += 1
            cases = [{"key": c.key, "fields": c.fields, "ways": c.ways, "of": c.of} for c in odds.cases]
            notes = [{"key": n.key, "fields": n.fields} for n in odds.notes]
            assert got == {"title": odds.title, "cases": cases, "notes": notes, "exact": odds.exact}
    assert told > 0 or type(g).odds is Game.odds


@pytest.mark.parametrize("name", names())
def test_the_position_of_a_job_is_made_from_the_view_alone(name: str) -> None:
    for options in VARIANTS[name]:
        asked = Asked(name, 25, options)
        g = asked.game
        assert g.mask(g.read(asked.position), asked.seat).key() == asked.view.key()
        twin = g.mask(g.fill(asked.view, FastDice(77)), asked.seat)
        assert position_for(g, twin, FastDice(8)) == asked.position


async def test_processes_start_on_first_use_or_when_warmed(pools: Open) -> None:
    asked, pool = Asked("porto"), pools(3)
    assert pool.pids == []
    await asked.choose(pool)
    assert len(pool.pids) == 1
    await pool.warm()
    assert len(pool.pids) == 3
    before = pool.pids
    await pool.warm()
    for _ in range(5):
        await asked.choose(pool)
    assert pool.pids == before


async def test_warming_while_jobs_come_starts_no_more_workers_than_wanted(pools: Open) -> None:
    asked, pool = Asked("porto"), pools(2)
    await asyncio.gather(pool.warm(), *(asked.choose(pool) for _ in range(6)), pool.warm())
    assert len(pool.pids) == 2


# -- the queue ------------------------------------------------------------------------------------------------------


async def test_many_jobs_are_all_answered(pools: Open) -> None:
    pool = pools(2)
    asked = [Asked(name) for name in names()]
    jobs = [(asked[i % len(asked)], i) for i in range(200)]
    got = await asyncio.gather(*(a.choose(pool, "random", dice=i) for a, i in jobs))
    assert got == [a.here("random", dice=i) for a, i in jobs]
    assert (pool.waiting, pool.restarts, len(pool.pids)) == (0, 0, 2)


async def test_who_comes_first_is_served_first(pools: Open) -> None:
    asked, pool = Asked("karibik"), pools(1)
    served: list[int] = []

    async def one(number: int) -> None:
        await asked.choose(pool)
        served.append(number)

    await asyncio.gather(*(one(i) for i in range(30)))
    assert served == list(range(30))


async def test_a_full_queue_says_so_and_the_jobs_in_it_go_on(pools: Open) -> None:
    asked, pool = Asked("porto"), pools(1, most_waiting=3)
    jobs = [asyncio.ensure_future(asked.choose(pool)) for _ in range(4)]
    await until(lambda: pool.waiting == 3)
    with pytest.raises(TooManyWaiting, match="3 jobs wait for a worker already"):
        await asked.choose(pool)
    assert set(await asyncio.gather(*jobs)) == {asked.here()}


async def test_a_job_whose_caller_is_gone_leaves_the_pool_usable(pools: Open) -> None:
    asked, pool = Asked("carthago", 20), pools(1)
    await pool.warm()
    [pid] = pool.pids
    thinking = asyncio.ensure_future(asked.choose(pool, "search", LONG))
    waiting = asyncio.ensure_future(asked.choose(pool, "search", LONG))
    last = asyncio.ensure_future(asked.choose(pool))
    await until(lambda: pool.waiting == 2)
    await asyncio.sleep(0.05)  # let it think
    waiting.cancel()
    thinking.cancel()
    assert await last == asked.here()
    await until(lambda: not lives(pid))
    assert (pool.restarts, pool.waiting, len(pool.pids)) == (0, 0, 1)  # nobody failed, but that thought was ended


# -- failing --------------------------------------------------------------------------------------------------------


async def test_a_worker_killed_in_mid_thought_is_replaced_and_its_job_done_again(pools: Open) -> None:
    asked, pool = Asked("karibik"), pools(1)
    await pool.warm()
    [pid] = pool.pids
    os.kill(pid, signal.SIGSTOP)  # however busy the machine, it will not be done before it is killed
    job = asyncio.ensure_future(asked.choose(pool, "search", Budget(milliseconds=700)))
    await until(lambda: not pool._idle)  # it was handed the job
    os.kill(pid, signal.SIGKILL)
    assert await job in asked.legal
    assert pool.restarts == 1
    assert pid not in pool.pids


async def test_a_worker_that_died_while_idle_is_replaced(pools: Open) -> None:
    asked, pool = Asked("traders"), pools(1)
    await pool.warm()
    [pid] = pool.pids
    os.kill(pid, signal.SIGKILL)
    await until(lambda: pid not in pool.pids)
    assert await asked.choose(pool) == asked.here()
    assert pool.restarts == 1


HEAD = """
import json, os, sys, time
open(sys.argv[1], "a").write(f"{os.getpid()}\\n")
def ready(): os.write(1, b"ready\\n")
def job(): return json.loads(sys.stdin.readline())
def say(**what): os.write(1, json.dumps(what).encode() + b"\\n")
"""
HOSTILE = {
    "never ready": ("time.sleep(600)", "was silent for"),
    "ends at once": ("", "ended before it answered"),
    "garbage instead of ready": ("os.write(1, b'hello\\n'); time.sleep(600)", "did not say that it is ready"),
    "silent": ("ready(); job(); time.sleep(600)", "was silent for"),
    "reads nothing": ("ready(); time.sleep(600)", "was silent for"),
    "closes its stdin": ("ready(); os.close(0); time.sleep(600)", "is gone|was silent for"),
    "ends when asked": ("ready(); job()", "ended before it answered"),
    "ends in mid-line": ("ready(); job(); os.write(1, b'{\"type\":')", "ended before it answered"),
    "garbage": ("ready(); job(); os.write(1, b'\\xff\\x00 nonsense\\n'); time.sleep(600)", "talked nonsense"),
    "other json": ("ready(); job(); say(type='chosen', number='x'); time.sleep(600)", "talked nonsense"),
    "floods": ("ready()\nwhile True: os.write(1, b'x' * 65536)", f"more than {MOST_BYTES} bytes"),
    "floods by lines": ("ready()\nwhile True: os.write(1, b'x\\n' * 30000)", "talked nonsense"),
    "too late": (
        "ready(); n = job()['number']; time.sleep(4); say(type='chosen', number=n, action=0); time.sleep(600)",
        "was silent for",
    ),
    "illegal": ("ready()\nwhile 1: say(type='chosen', number=job()['number'], action=99999)", "not legal"),
    "odds instead": ("ready()\nwhile 1: say(type='reckoned', number=job()['number'], odds=None)", "not legal"),
    "another job": ("ready()\nwhile 1: say(type='chosen', number=job()['number'] - 1, action=0)", "another job"),
}


async def test_cancelling_while_a_worker_starts_leaves_no_process(pools: Open, tmp_path: Path) -> None:
    asked, started = Asked("porto"), tmp_path / "started"
    pool = pools(1, command=[sys.executable, "-S", "-c", HEAD + "time.sleep(600)", str(started)])
    for pause in (0, 0, 0.001, 0.01, 0.1, 0.2, 1, 5, 25):
        job = asyncio.ensure_future(asked.choose(pool))
        await asyncio.sleep(pause)
        job.cancel()
        with pytest.raises(asyncio.CancelledError):
            await job
        assert pool.pids == []
        if started.exists():  # on a busy machine a process takes its time to begin
            break
    await pool.close()
    assert started.exists()
    assert not any(lives(int(pid)) for pid in started.read_text().split())


@pytest.mark.parametrize("what", HOSTILE)
async def test_a_worker_that_misbehaves_is_killed_and_after_three_the_job_fails(
    what: str, pools: Open, tmp_path: Path
) -> None:
    code, why = HOSTILE[what]
    asked, started = Asked("porto"), tmp_path / "started"
    command = [sys.executable, "-S", "-c", HEAD + code, str(started)]
    late = 0.8 if "silent" in why else 60
    pool = pools(2, command=command, slack_s=late, start_s=late if what == "never ready" else 60)
    with pytest.raises(WorkerFailed, match=f"3 workers failed, one after the other; the last one .*({why})"):
        await asked.choose(pool, budget=Budget(milliseconds=100))
    assert pool.restarts == 3
    pids = [int(line) for line in started.read_text().split()]
    assert len(pids) == 3
    await pool.close()
    assert not any(map(lives, pids))


async def test_a_command_that_cannot_be_started_is_named(pools: Open) -> None:
    asked, pool = Asked("porto"), pools(1, command=["/nowhere/thinker"])
    with pytest.raises(WorkerFailed, match="could not be started as /nowhere/thinker"):
        await asked.choose(pool)
    with pytest.raises(WorkerFailed, match="could not be started as /nowhere/thinker"):
        await pool.warm()


async def test_a_job_that_failed_once_is_done_by_the_next_worker(pools: Open, tmp_path: Path) -> None:
    code = """
import os, runpy, sys
if not os.path.exists(sys.argv[1]):
    open(sys.argv[1], "w").close()
    os.write(1, b"ready\\nnonsense\\n")
    sys.exit(3)
runpy.run_module("cothon.server.thinker", run_name="__main__")
"""
    asked, pool = Asked("carthago"), pools(1, command=[sys.executable, "-c", code, str(tmp_path / "tried")])
    assert await asked.choose(pool) == asked.here()
    assert pool.restarts == 1


FAULTY = """
import cothon.bots as bots
from cothon.server import thinker
class Faulty(bots.Bot):
    def choose(self, game, view, budget, dice):
        print("a stray word")
        raise ZeroDivisionError("no plan")
class Chatty(bots.Bot):
    def choose(self, game, view, budget, dice):
        print("a stray word", flush=True)
        return game.legal(view)[0]
bots.BOTS.update(faulty=Faulty, chatty=Chatty)
thinker.main()
"""


async def test_a_fault_in_a_bot_is_told_and_harms_no_worker(pools: Open) -> None:
    asked, pool = Asked("traders"), pools(1, command=[sys.executable, "-c", FAULTY])
    with pytest.raises(WorkerFailed, match="the bot failed: ZeroDivisionError: no plan"):
        await asked.choose(pool, "faulty")
    [pid] = pool.pids
    assert await asked.choose(pool, "chatty") == asked.legal[0]
    assert pool.pids == [pid]
    assert pool.restarts == 0


async def test_bad_input_is_named_and_harms_no_worker(pools: Open) -> None:
    asked, pool = Asked("porto"), pools(1)
    position, seat, rules = asked.position, asked.seat, asked.game.facts.version
    with pytest.raises(UnknownGame, match="no game 'chess'"):
        await pool.choose("chess", 1, position, seat, "level-3", LONG, 1)
    with pytest.raises(UnknownVersion, match="no rules version 99"):
        await pool.choose("porto", 99, position, seat, "level-3", LONG, 1)
    with pytest.raises(BadText):
        await pool.choose("porto", rules, "nonsense", seat, "level-3", LONG, 1)
    with pytest.raises(BadInput, match=f"seat {seat + 1} is not asked"):
        await pool.choose("porto", rules, position, seat + 1, "level-3", LONG, 1)
    with pytest.raises(BadInput, match="budget: 0 milliseconds"):
        await asked.choose(pool, budget=Budget(milliseconds=0))
    with pytest.raises(BadInput, match="budget: -1 iterations"):
        await asked.choose(pool, budget=Budget(iterations=-1))
    assert pool.pids == []  # none of these came as far as a worker
    with pytest.raises(BadInput, match="no bot 'deep'"):
        await asked.choose(pool, "deep")
    with pytest.raises(BadInput, match="no game 'chess'"):
        await pool.odds("chess", 1, position, seat, 1)
    with pytest.raises(BadInput, match="seat 9: the position has seats 0 to 2"):
        await pool.odds("porto", rules, position, 9, 1)
    assert pool.restarts == 0
    with pytest.raises(BadInput, match="count"):
        Pool(0)


# -- the end --------------------------------------------------------------------------------------------------------


async def test_closing_ends_every_process_and_every_job(pools: Open) -> None:
    asked, pool = Asked("karibik"), pools(2)
    await pool.warm()
    pids = pool.pids
    jobs = [asyncio.ensure_future(asked.choose(pool, "search", LONG)) for _ in range(5)]
    await until(lambda: pool.waiting == 3)
    await pool.close()
    assert not any(map(lives, pids))
    assert pool.pids == []
    for job in jobs:
        with pytest.raises(WorkerFailed, match="told to end"):
            await job
    with pytest.raises(WorkerFailed, match="told to end"):
        await asked.choose(pool)
    await pool.close()
    assert pool.restarts == 0


async def test_closing_while_workers_start_leaves_no_process(pools: Open, tmp_path: Path) -> None:
    started = tmp_path / "started"
    asked = Asked("porto")
    for steps in (0, 1, 3, 10):
        pool = pools(2, command=[sys.executable, "-S", "-c", HEAD + "time.sleep(600)", str(started)])
        jobs = [asyncio.ensure_future(asked.choose(pool)) for _ in range(3)]
        for _ in range(steps):
            await asyncio.sleep(0.005)
        await pool.close()
        for job in jobs:
            with pytest.raises(WorkerFailed):
                await job
        assert pool.pids == []
    if started.exists():
        assert not any(lives(int(pid)) for pid in started.read_text().split())


KEEPER = """
import asyncio, sys
from cothon.bots import Budget
from cothon.games import versions
from cothon.server.workers import Pool
async def main():
    pool = Pool(3)
    await pool.warm()
    position, seat, budget = open(sys.argv[1]).read(), int(sys.argv[2]), Budget(milliseconds=500000)
    job = asyncio.ensure_future(pool.choose("carthago", versions("carthago")[-1], position, seat, "search", budget, 1))
    await asyncio.sleep(0.2)
    print(*pool.pids, flush=True)
    await job
asyncio.run(main())
"""


async def test_a_server_that_is_killed_leaves_no_thinker_behind(tmp_path: Path) -> None:
    asked = Asked("carthago")
    file = tmp_path / "position"
    file.write_text(asked.position, encoding="utf-8")
    command = [sys.executable, "-c", KEEPER, str(file), str(asked.seat)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        pids = [int(word) for word in server.stdout.readline().split()]
        assert len(pids) == 3
        assert all(map(lives, pids))
        server.kill()
    await until(lambda: not any(map(lives, pids)))
