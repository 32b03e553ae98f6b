"""Scripted first games on a server: private, unrated, in no list; rivals and newcomer answer by the script."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest
from sqlalchemy import update

from cothon.games import names
from cothon.server.settings import Settings
from cothon.server.storage.schema import tables
from kit.served import Person, Served, serving

pytestmark = pytest.mark.anyio


@pytest.fixture
async def served(db_url: str) -> AsyncIterator[Served]:
    async with serving(Settings(db=db_url, rate=0)) as running:
        yield running


async def opened(someone: Person, name: str) -> str:
    answer = await someone.post(f"/lessons/{name}", {})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


async def position(someone: Person, table: str) -> dict[str, Any]:
    told: dict[str, Any] = (await someone.get(f"/tables/{table}")).json()["position"]
    return told


async def obey(someone: Person, table: str) -> list[str]:
    """Do what is asked for until the end; gives the steps."""
    steps: list[str] = []
    while (where := await position(someone, table))["ended"] is None:
        steps.append(where["lesson"]["step"])
        do = where["lesson"]["do"]
        await someone.done(f"/tables/{table}/do", {"do": do if len(do) > 1 else do[0], "at": where["version"]})
    return steps


@pytest.mark.parametrize("name", names())
async def test_whoever_does_what_is_asked_wins(served: Served, name: str) -> None:
    ada = await served.person()
    table = await opened(ada, name)
    first = await position(ada, table)
    steps = await obey(ada, table)
    assert len(steps) == first["lesson"]["of"]
    assert (await position(ada, table))["ended"]["winners"] == [0]


@pytest.mark.parametrize("name", names())
async def test_another_answer_is_refused_by_data_and_nothing_is_done(served: Served, name: str) -> None:
    ada = await served.person()
    table = await opened(ada, name)
    where = await position(ada, table)
    others = [o["id"] for o in where["offers"] if o["id"] not in where["lesson"]["do"]]
    for other in others:
        refused = await ada.post(f"/tables/{table}/do", {"do": other, "at": where["version"]})
        assert (refused.status_code, refused.json()["error"]) == (409, "lesson")
        assert refused.json()["refusal"]["fields"]["labels"]
    assert (await position(ada, table))["version"] == where["version"]
    assert where["undo"] == []
    undone = await ada.post(f"/tables/{table}/undo", {"at": where["version"]})
    assert undone.json()["error"] == "lesson"


async def test_it_is_private_unrated_and_in_no_list(served: Served) -> None:
    ada, bela = await served.person(), await served.person()
    table = await opened(ada, names()[0])
    info = (await ada.get(f"/tables/{table}")).json()["table"]
    assert (info["lesson"], info["public"], info["rated"], info["watchers"]) == (True, False, False, "off")
    assert (await bela.get(f"/tables/{table}")).status_code in (403, 404)
    assert table not in (await bela.get("/lobby")).text
    assert table not in (await ada.get("/me/tables")).text
    await obey(ada, table)
    page = (await ada.get(f"/players/{ada.me['player']}")).json()
    assert (page["played"], page["recent"], page["ratings"]) == (0, [], [])


async def test_a_second_one_puts_the_first_aside_and_no_limit_is_reached(served: Served) -> None:
    ada = await served.person()
    first = await opened(ada, names()[0])
    for _ in range(served.parts.settings.tables_per_guest + 2):
        last = await opened(ada, names()[0])
    assert (await ada.get(f"/tables/{first}")).json()["table"]["status"] == "abandoned"
    assert (await ada.get(f"/tables/{last}")).json()["table"]["status"] == "playing"


async def test_a_game_without_a_lesson_says_so(served: Served) -> None:
    ada = await served.person()
    assert (await ada.post("/lessons/nine-mens-morris", {})).status_code == 404
    listed = (await ada.get("/games")).json()
    assert [g["name"] for g in listed if g["lesson"]] == list(names())


async def test_a_table_of_another_script_goes_on_as_a_plain_game(served: Served) -> None:
    ada = await served.person()
    table = await opened(ada, names()[0])
    async with served.parts.storage.writing() as conn:
        await conn.execute(update(tables).where(tables.c.id == table).values(lesson="another"))
    served.parts.house.tables.pop(table)
    told = (await ada.get(f"/tables/{table}")).json()
    assert not told["table"]["lesson"]
    assert told["position"]["lesson"] is None
    answer = told["position"]["offers"][0]["id"]
    await ada.done(f"/tables/{table}/do", {"do": answer, "at": told["position"]["version"]})
