"""The database of a server that knew rules version 1 only, with games going on, and how it was made.

`tests/golden/server-v1.tar.xz` holds `cothon.db`, written by a real server process, and `about.json`: how each table
stood when the server was stopped. It was made once, by the last program that had no other rules than version 1, with
`PYTHONPATH=tests python tests/kit/upgrade.py`, and is never made again: what a later program writes is no database of
before. At the tables sit Ada and Bo, who have accounts, and bots:

    running    one table of each game, in the middle
    days       a game of traders over days
    finished   a game of karibik
    fork       a game of karibik that goes on from the middle of the finished one
    imported   a record of porto
    waiting    a table of carthago for which everybody is still to get ready
"""

from __future__ import annotations

import asyncio
import io
import json
import sqlite3
import tarfile
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx

from cothon.games import names
from cothon.play.dice import FastDice
from kit.golden import FOLDER
from kit.patience import PATIENCE_S
from kit.served import Person
from server.serving import serving

ARCHIVE = FOLDER / "server-v1.tar.xz"
PEOPLE = ("Ada of Before", "Bo of Before")
PASSWORD = "a long and easy sentence"
QUICK = {"COTHON_RATE": "0", "COTHON_GUESTS_PER_HOUR": "1000", "COTHON_BOT_MS": "30", "COTHON_LOG": "warning"}


def unpacked(folder: Path) -> dict[str, Any]:
    """The database of before in `folder`/data, as if the server had been stopped just now: clocks stand as they stood.
    Gives what is known about it."""
    (folder / "data").mkdir()
    with tarfile.open(ARCHIVE) as archive:
        archive.extractall(folder / "data", filter="data")
    about: dict[str, Any] = json.loads((folder / "data" / "about.json").read_text(encoding="utf-8"))
    with sqlite3.connect(folder / "data" / "cothon.db") as connection:
        connection.execute(
            """UPDATE tables SET (turn_since, wake_at, clocks) = (SELECT turn_since + d, wake_at + d,
               json_set(clocks, '$.since', json_extract(clocks, '$.since') + d)
               FROM (SELECT CAST(unixepoch() AS INTEGER) * 1000 - turn_since AS d)) WHERE clocks IS NOT NULL"""
        )
    connection.close()
    return about


@asynccontextmanager
async def people_at(url: str) -> AsyncIterator[list[Person]]:
    """Ada and Bo, not signed in yet."""
    people = [Person(httpx.AsyncClient(base_url=url, timeout=PATIENCE_S)) for _ in PEOPLE]
    try:
        yield people
    finally:
        for someone in people:
            await someone.client.aclose()


async def signed_up(people: list[Person]) -> None:
    for someone, name in zip(people, PEOPLE, strict=True):
        await someone.get("/me")
        assert (await someone.client.patch("/me", json={"name": name})).is_success
        someone.me = await someone.done("/me/claim", {"password": PASSWORD})


async def signed_in(people: list[Person]) -> None:
    for someone, name in zip(people, PEOPLE, strict=True):
        someone.me = await someone.done("/sign-in", {"name": name, "password": PASSWORD})


async def opened(people: list[Person], game: str, **more: Any) -> str:
    ada, bo = people
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "level-3"}]
    told = await ada.done("/tables", {"game": game, "seats": seats, **more})
    await bo.done(f"/tables/{told['id']}/join", {"key": told["join_key"]})
    return str(told["id"])


async def begin(people: list[Person], table: str) -> str:
    for i, someone in enumerate(people):
        await someone.done(f"/tables/{table}/ready", {"entropy": f"0{i}"})
    return table


async def play(people: list[Person], table: str, upto: int) -> Any:
    """People answer at random until this version is reached and one of them is asked, or the game is over; gives the
    last look at it."""
    dice = FastDice(1)
    async with asyncio.timeout(PATIENCE_S):
        while True:
            looks = [await someone.seen(table) for someone in people]
            asked = [
                (who, look["position"]) for who, look in zip(people, looks, strict=True) if look["position"]["offers"]
            ]
            if looks[0]["table"]["status"] != "playing" or (asked and looks[0]["table"]["version"] >= upto):
                return looks[0]
            for someone, position in asked:
                choice = position["offers"][dice.below(len(position["offers"]))]["id"]
                await someone.do(table, choice, position["version"])
            if not asked:
                await asyncio.sleep(0.01)


async def _write(people: list[Person]) -> dict[str, str]:
    await signed_up(people)
    ada = people[:1]
    tables = {f"running {name}": await begin(people, await opened(people, name)) for name in names()}
    tables["days"] = await begin(people, await opened(people, "traders", clock={"kind": "days", "days": 2}))
    for name, table in tables.items():
        await play(people, table, 30 if name == "days" else 60)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "level-3"}]
    done = await ada[0].done("/tables", {"game": "karibik", "seats": seats})
    tables["finished"] = await begin(ada, done["id"])
    over = await play(ada, tables["finished"], 100_000)
    fork = {"at": over["table"]["version"] // 2, "secrets": "revealed", "seats": seats}
    made = await ada[0].done(f"/tables/{tables['finished']}/fork", fork)
    tables["fork"] = await begin(ada, made["id"])
    await play(ada, tables["fork"], made["version"] + 10)
    record = (FOLDER / "porto-v1-position.cothon").read_text(encoding="utf-8")
    tables["imported"] = (await ada[0].done("/records", {"record": record}))["id"]
    tables["waiting"] = await opened(people, "carthago")
    return tables


async def _about(people: list[Person], tables: dict[str, str]) -> dict[str, Any]:
    """How each table stands for Ada, who sits at all of them."""
    told = {}
    for name, table in tables.items():
        seen = (await people[0].seen(table))["table"]
        kept = ("id", "game", "rules", "options", "status", "version", "commitment", "terms")
        told[name] = {field: seen[field] for field in kept}
    return {"tables": told}


async def main() -> None:
    assert not ARCHIVE.exists(), "it is there: see above"
    with tempfile.TemporaryDirectory() as scratch, serving(Path(scratch), **QUICK) as server:
        async with people_at(server.url) as people:
            about = await _about(people, await _write(people))
        server.signal(15)
        server.end()
        database = Path(scratch, "data", "cothon.db")
        with sqlite3.connect(database) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            connection.execute("VACUUM")
        connection.close()
        with tarfile.open(ARCHIVE, "w:xz", preset=9) as archive:
            for name, content in (
                ("cothon.db", database.read_bytes()),
                ("about.json", json.dumps(about, indent=1).encode()),
            ):
                member = tarfile.TarInfo(name)
                member.size = len(content)
                archive.addfile(member, io.BytesIO(content))
    print(ARCHIVE, ARCHIVE.stat().st_size)


if __name__ == "__main__":
    asyncio.run(main())
