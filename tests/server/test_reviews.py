"""Reviews of finished games: asked for, worked out in the background, kept, and given up without a trace."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import psutil
import pytest
from sqlalchemy import func, select, update

from arena.back import late
from cothon import build
from cothon.core.errors import BadInput
from cothon.games import names
from cothon.play import files, text
from cothon.review.analysis import Effort, analyse
from cothon.review.facts import facts, rounded
from cothon.server import reviews as module
from cothon.server import settings
from cothon.server.reviewer import REST, WORK, Game
from cothon.server.reviews import MOST_OF_GUEST, effort_of
from cothon.server.settings import Settings
from cothon.server.storage.schema import reviews
from kit.finished import begun
from kit.patience import PATIENCE_S, until, wait_until
from kit.served import Person, Served, serving
from server.serving import serving as serving_process

pytestmark = pytest.mark.anyio
WORLDS = 4
NEVER = "import sys, time; print('ready', flush=True); sys.stdin.readline(); time.sleep(3600)"
ENDS = "import sys; print('ready', flush=True); sys.stdin.readline()"


def command(code: str) -> tuple[str, ...]:
    return sys.executable, "-c", code


@pytest.fixture
async def served(db_url: str) -> AsyncIterator[Served]:
    async with serving(Settings(db=db_url, rate=0, review_worlds=WORLDS)) as running:
        yield running


async def brought(someone: Person, name: str = "traders", **more: Any) -> str:
    """A finished table: the record of a game that was short."""
    table: str = (await someone.done("/records", {"record": text.write(late(name).record()), **more}))["id"]
    return table


async def ready(someone: Person, table: str) -> Any:
    async with asyncio.timeout(PATIENCE_S):
        while True:
            told = (await someone.get(f"/tables/{table}/review")).json()
            if told["state"] not in ("waiting", "working"):
                return told
            await asyncio.sleep(0.05)


async def rows(served: Served) -> list[Any]:
    async with served.parts.storage.reading() as conn:
        return list(await conn.execute(select(reviews)))


# -- what is told ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", names())
async def test_a_review_is_what_cothon_analyse_computes_with_the_same_effort(served: Served, name: str) -> None:
    ada = await served.person()
    table = await brought(ada, name)
    assert (await ada.get(f"/tables/{table}/review")).json() == {
        "state": "none", "done": 0, "total": 0, "before": 0, "review": None,
    }  # fmt: skip
    asked = await ada.post(f"/tables/{table}/review")
    assert asked.status_code == 202
    assert asked.json()["state"] in ("waiting", "working")
    told = await ready(ada, table)
    record = files.parse((await ada.get(f"/tables/{table}/record")).text)
    expected = facts(analyse(record, effort_of(WORLDS, build.name() == "compiled")))
    assert told["state"] == "ready"
    assert told["done"] == told["total"] == len(expected["steps"])
    assert told["review"] == json.loads(json.dumps(rounded(expected)))


async def test_a_review_is_made_once_for_everybody_who_may_see_the_game(served: Served) -> None:
    ada, bo = await served.person(), await served.person()
    table = await brought(ada, public=True)
    await ada.done(f"/tables/{table}/review")
    first = await ready(ada, table)
    made = await rows(served)
    assert await bo.done(f"/tables/{table}/review") == first == await ready(bo, table)
    assert await rows(served) == made
    assert made[0].asked_by == ada.me["player"]


async def test_another_effort_or_engine_makes_it_anew(served: Served) -> None:
    ada = await served.person()
    table = await brought(ada)
    for change in ({"effort": "1/1/1/1"}, {"engine": "0.0.1/0"}, {"upto": 3}):
        await ada.done(f"/tables/{table}/review")
        first = await ready(ada, table)
        async with served.parts.storage.writing() as conn:
            await conn.execute(update(reviews).values(**change))
        assert (await ready(ada, table))["state"] == "none"
        await ada.done(f"/tables/{table}/review")
        assert await ready(ada, table) == first
        assert len(await rows(served)) == 1


# -- who may ask ----------------------------------------------------------------------------------------------------


async def test_a_game_that_is_not_over_is_not_reviewed_and_nothing_of_it_is_told(served: Served) -> None:
    ada, bo = await served.person(), await served.person()
    waiting = (await ada.done("/tables", {"game": "karibik", "seats": [{"kind": "me"}, {"kind": "open"}]}))["id"]
    for table in (waiting, await begun([ada, bo], "karibik", watchers="open", public=True)):
        for someone in (ada, bo) if table != waiting else (ada,):
            for answer in (await someone.get(f"/tables/{table}/review"), await someone.post(f"/tables/{table}/review")):
                body = answer.json()
                assert (answer.status_code, body["error"]) == (409, "not-finished")
                assert set(body) == {"error", "words", "status", "problem"}
    assert await rows(served) == []
    assert served.parts.reviews.pid is None


async def test_of_a_private_table_strangers_hear_nothing(served: Served) -> None:
    ada, bo = await served.person(), await served.person()
    table = await brought(ada)
    for answer in (await bo.get(f"/tables/{table}/review"), await bo.post(f"/tables/{table}/review")):
        assert (answer.status_code, answer.json()["error"]) == (404, "not-found")
    assert await rows(served) == []


async def test_a_token_needs_the_scope_of_tables_to_ask_and_reads_with_that_of_reading(served: Served) -> None:
    ada = await served.person()
    await ada.done("/me/claim", {"name": "Ada of Reviews", "password": "a long and easy sentence"})
    table = await brought(ada)
    token = (await ada.done("/me/tokens", {"name": "bot", "scopes": ["read"]}))["token"]
    headers = {"authorization": f"Bearer {token}"}
    assert (await ada.get(f"/tables/{table}/review", headers=headers)).json()["state"] == "none"
    refused = await ada.post(f"/tables/{table}/review", headers=headers)
    assert (refused.status_code, refused.json()["scope"]) == (403, "table")


async def test_a_guest_may_ask_for_few_at_once_and_the_queue_has_an_end(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    served.parts.reviews.command = command(NEVER)
    ada, bo = await served.person(), await served.person()
    tables = [await brought(ada, public=True) for _ in range(MOST_OF_GUEST + 1)]
    for i, table in enumerate(tables[:-1]):
        assert (await ada.done(f"/tables/{table}/review"))["before"] == i
    refused = await ada.post(f"/tables/{tables[-1]}/review")
    assert (refused.status_code, refused.json()["key"]) == (429, "reviews")
    assert refused.json()["problem"] == {
        "key": "limit-reviews", "fields": {"key": "reviews", "number": MOST_OF_GUEST, "seconds": 10},
    }  # fmt: skip
    assert refused.headers["retry-after"] == "10"
    await ada.done(f"/tables/{tables[0]}/review")  # what is asked for already costs nothing
    monkeypatch.setattr(module, "MOST_WAITING", MOST_OF_GUEST)
    full = await bo.post(f"/tables/{tables[-1]}/review")
    assert (full.status_code, full.json()["problem"]["key"]) == (429, "reviews-full")
    monkeypatch.undo()
    await bo.done(f"/tables/{tables[-1]}/review")
    assert len(await rows(served)) == len(tables)
    assert len({row.process for row in await rows(served)}) == 1


async def test_a_host_can_turn_reviews_off(db_url: str) -> None:
    async with serving(Settings(db=db_url, rate=0, review_worlds=0)) as served:
        ada = await served.person()
        table = await brought(ada)
        assert (await ada.get(f"/tables/{table}/review")).json()["state"] == "off"
        refused = await ada.post(f"/tables/{table}/review")
        assert (refused.status_code, refused.json()["problem"]["key"]) == (409, "reviews-off")


def test_the_setting_is_checked() -> None:
    assert settings.read({}).review_worlds == Effort().worlds
    for wrong in ("1", "-5", "1000000"):
        with pytest.raises(BadInput, match="REVIEW_WORLDS"):
            settings.read({"COTHON_REVIEW_WORLDS": wrong})


def test_the_usual_effort_is_that_of_the_command_and_the_pure_build_gets_less() -> None:
    assert effort_of(600, compiled=True) == Effort()
    assert effort_of(600, compiled=False) == Effort(40, 26, 1, 10)
    assert effort_of(2, compiled=False).worlds == 2


# -- what goes wrong ------------------------------------------------------------------------------------------------


async def test_a_worker_that_fails_is_told_and_asking_again_makes_it_again(served: Served) -> None:
    own = served.parts.reviews
    ada = await served.person()
    table = await brought(ada)
    for code in (ENDS, "import sys; print('ready', flush=True); print('nonsense', flush=True)", "0"):
        own.command = command(code)
        await ada.done(f"/tables/{table}/review")
        assert (await ready(ada, table))["state"] == "failed"
        assert own.pid is None
    own.command = module.COMMAND
    await ada.done(f"/tables/{table}/review")
    assert (await ready(ada, table))["state"] == "ready"


async def test_bots_may_begin_to_think_before_the_worker_has_its_job(served: Served) -> None:
    own = served.parts.reviews
    own._rests = True
    own.command = ("sh", "-c", f"sleep 1; exec {' '.join(module.COMMAND)}")
    ada = await served.person()
    table = await brought(ada)
    await ada.done(f"/tables/{table}/review")
    await until(lambda: own.pid)
    own.rest(True)
    own.rest(False)
    assert (await ready(ada, table))["state"] == "ready"


async def test_what_a_dead_server_left_undone_is_asked_for_again(served: Served) -> None:
    own = served.parts.reviews
    own.command = command(NEVER)
    ada = await served.person()
    table = await brought(ada)
    await ada.done(f"/tables/{table}/review")
    await until(lambda: own.pid)
    async with served.parts.storage.writing() as conn:
        await conn.execute(update(reviews).values(process="another", touched_at=reviews.c.touched_at - 40_000))
    assert (await ada.get(f"/tables/{table}/review")).json()["state"] == "none"
    assert (await ada.done(f"/tables/{table}/review"))["state"] == "waiting"


async def test_a_server_that_ends_leaves_no_process_and_no_row(db_url: str) -> None:
    async with serving(Settings(db=db_url, rate=0, review_worlds=WORLDS)) as served:
        own = served.parts.reviews
        own.command = command(NEVER)
        ada = await served.person()
        tables = [await brought(ada) for _ in range(2)]
        for table in tables:
            await ada.done(f"/tables/{table}/review")
        await until(lambda: own.pid)
        pid = own.pid
        assert pid is not None
        await own.close()
        assert own.pid is None
        assert not psutil.pid_exists(pid)
        async with served.parts.storage.reading() as conn:
            assert await conn.scalar(select(func.count()).select_from(reviews)) == 0
        assert (await ada.get(f"/tables/{tables[0]}/review")).json()["state"] == "none"


def test_a_server_that_is_killed_takes_the_reviewer_with_it_and_the_next_one_makes_the_review(tmp_path: Path) -> None:
    with serving_process(tmp_path, COTHON_REVIEW_WORLDS="100000") as server, server.client() as ada:
        ada.get("/me")
        table = ada.post("/records", json={"record": text.write(late("traders").record())}).json()["id"]
        assert ada.post(f"/tables/{table}/review", json={}).status_code == 202
        wait_until(lambda: _reviewers(server.process.pid))
        worker = _reviewers(server.process.pid)[0]
        cookies = dict(ada.cookies)
        server.process.kill()
        server.process.wait()
        wait_until(lambda: not worker.is_running() or worker.status() == psutil.STATUS_ZOMBIE)
    eager = {"COTHON_EAGER_THINKERS": "1", "COTHON_REVIEW_WORLDS": str(WORLDS)}
    with serving_process(tmp_path, **eager) as server, server.client() as ada:
        ada.cookies.update(cookies)
        assert ada.get(f"/tables/{table}/review").json()["state"] == "none"
        assert ada.post(f"/tables/{table}/review", json={}).status_code == 202
        wait_until(lambda: ada.get(f"/tables/{table}/review").json()["state"] == "ready")


def _reviewers(pid: int) -> list[psutil.Process]:
    found = psutil.Process(pid).children(recursive=True)
    return [p for p in found if "cothon.server.reviewer" in p.cmdline()]


# -- behind everybody else ------------------------------------------------------------------------------------------


def test_a_reviewer_rests_when_it_is_told_to_and_goes_on() -> None:
    job = Game(text.write(late("traders").record()), 2, 1, 1, 3)
    process = subprocess.Popen(module.COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stdout.readline() == b"ready\n"
    process.stdin.write(msgspec.json.encode(job) + b"\n" + REST)
    process.stdin.flush()
    with pytest.raises(subprocess.TimeoutExpired):
        process.wait(1.5)  # it does not end: it rests
    process.stdin.write(WORK)
    process.stdin.flush()
    said = [json.loads(process.stdout.readline())]
    while said[-1]["type"] == "step":
        said.append(json.loads(process.stdout.readline()))
    assert said[-1]["type"] == "made"
    assert [step["done"] for step in said[:-1]] == list(range(1, len(said)))
    process.stdin.close()
    assert process.wait(PATIENCE_S) == 0
    process.stdout.close()


@pytest.mark.parametrize("spare", [False, True])
async def test_a_review_rests_while_a_bot_thinks_unless_a_core_is_to_spare(
    served: Served, monkeypatch: pytest.MonkeyPatch, spare: bool
) -> None:
    monkeypatch.setattr(module, "_cores", lambda: 64 if spare else 2)
    own = module.Reviews(served.parts.house)
    said: list[bytes] = []

    class Fake:
        pid = 1

        def tell(self, line: bytes) -> None:
            said.append(line)

    own._worker = Fake()  # type: ignore[assignment]
    own.rest(True)
    own.rest(False)
    assert said == ([] if spare else [REST, WORK])
    told: list[bool] = []
    served.parts.pool.on_busy(told.append)
    ada = await served.person()
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "level-4"}]
    table = (await ada.done("/tables", {"game": "karibik", "seats": seats}))["id"]
    await ada.done(f"/tables/{table}/ready", {"entropy": "0a"})
    await ada.post(f"/tables/{table}/leave")
    await until(lambda: told[:2] == [True, False])
