"""A server process of today on the database of one that knew rules version 1 only (see `kit.upgrade`).

What was begun ends by its rules, and what begins has the newest.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from cothon.games import names, versions
from cothon.play import files
from cothon.play.verify import verify
from cothon.server import backup
from cothon.server.storage.engine import Storage
from kit.copied import with_later_rules
from kit.later import LATER
from kit.served import Person
from kit.upgrade import QUICK, begin, people_at, play, signed_in, unpacked
from server.serving import serving

pytestmark = pytest.mark.anyio
OVER = 1_000_000  # a version that no game reaches


class Upgraded(NamedTuple):
    """people  Ada and Bo
    before  how each table stood
    env     what a process of this program needs; it knows one version of karibik more than there is
    """

    people: list[Person]
    before: dict[str, dict[str, Any]]
    env: dict[str, str]
    folder: Path


@pytest.fixture(params=["sqlite", "postgresql"])
async def upgraded(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Upgraded]:
    before = unpacked(tmp_path)["tables"]
    env = {**with_later_rules(tmp_path / "program"), **QUICK}
    if request.param == "postgresql":
        env["COTHON_DB"] = await moved(tmp_path, request.getfixturevalue("fresh_postgres")())
    with serving(tmp_path, **env) as server:
        async with people_at(server.url) as people:
            await signed_in(people)
            yield Upgraded(people, before, env, tmp_path)


async def moved(folder: Path, url: str) -> str:
    """The same database in PostgreSQL, by backup and restore."""
    old, new = await Storage.open(f"sqlite+aiosqlite:///{folder / 'data' / 'cothon.db'}"), await Storage.open(url)
    await backup.back_up(old, folder / "backup", lambda *_: None)
    await backup.restore(new, folder / "backup", True, lambda *_: None)
    for storage in (old, new):
        await storage.close()
    return url


async def record_of(upgraded: Upgraded, table: str) -> Any:
    """The record of a table, as it is downloaded; `cothon record verify` is satisfied with it."""
    answer = await upgraded.people[0].get(f"/tables/{table}/record")
    assert answer.is_success, answer.text
    file = upgraded.folder / f"{table}.cothon"
    file.write_text(answer.text, encoding="utf-8")
    command = [sys.executable, "-m", "cothon", "record", "verify", str(file)]
    done = subprocess.run(command, env=upgraded.env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return files.parse(answer.text)


def people_of(upgraded: Upgraded, name: str) -> list[Person]:
    return upgraded.people[:1] if name == "fork" else upgraded.people


async def test_what_was_begun_ends_by_the_rules_it_began_with(upgraded: Upgraded) -> None:
    ada = upgraded.people[0]
    running = [name for name, was in upgraded.before.items() if was["status"] == "playing"]
    assert len(running) == len(names()) + 2
    mine = {table["id"]: table for table in (await ada.get("/me/tables")).json()["tables"]}
    for name in running:
        was = upgraded.before[name]
        now = (await ada.seen(was["id"]))["table"]
        assert {field: now[field] for field in was} == was
        assert (mine[was["id"]]["rules"], was["rules"]) == (1, 1)
        assert (
            now["newest"] == mine[was["id"]]["newest"] == (len(versions(was["game"])) == 1 and was["game"] != "karibik")
        )
        over = await play(people_of(upgraded, name), was["id"], OVER)
        assert (over["table"]["status"], over["table"]["ended_by"]) == ("finished", "rules")
        record = await record_of(upgraded, was["id"])
        assert (record.game.facts.name, record.game.facts.version) == (was["game"], 1)
        assert record.terms == was["terms"]
        assert len(record.entries) == over["table"]["version"] > was["version"]
        assert verify(record).bound


async def test_what_was_over_is_looked_back_at_and_goes_on_by_its_rules(upgraded: Upgraded) -> None:
    ada = upgraded.people[0]
    for name in ("finished", "imported"):
        was = upgraded.before[name]
        assert was["status"] == "finished"
        replayed = (await ada.get(f"/tables/{was['id']}/replay", params={"at": was["version"] // 2})).json()
        assert replayed["versions"] == was["version"]
        assert (await record_of(upgraded, was["id"])).game.facts.version == 1
    old = upgraded.before["finished"]["id"]
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "level-3"}]
    fork = await ada.done(f"/tables/{old}/fork", {"at": 20, "secrets": "imagined", "seats": seats})
    again = await ada.done(f"/tables/{old}/rematch")
    for told in (fork, again):
        assert (told["game"], told["rules"], told["newest"]) == ("karibik", 1, False)
        assert told["options"] == upgraded.before["finished"]["options"]


async def test_a_table_that_waited_begins_with_the_rules_it_was_opened_with(upgraded: Upgraded) -> None:
    was = upgraded.before["waiting"]
    await begin(upgraded.people, was["id"])
    over = await play(upgraded.people, was["id"], OVER)
    assert (over["table"]["rules"], over["table"]["options"]) == (1, was["options"])
    record = await record_of(upgraded, was["id"])
    assert (record.game.facts.version, record.commitment) == (1, was["commitment"])


async def test_new_tables_have_the_newest_rules_or_those_asked_for(upgraded: Upgraded) -> None:
    ada = upgraded.people[0]
    listed = {game["name"]: game for game in (await ada.get("/games")).json()}
    for name in names():
        seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "level-3"}] * 2]
        newest = LATER if name == "karibik" else versions(name)[-1]
        new = await ada.done("/tables", {"game": name, "seats": seats})
        old = await ada.done("/tables", {"game": name, "seats": seats, "rules": 1})
        assert (new["rules"], new["newest"], listed[name]["rules"]) == (newest, True, newest)
        assert (old["rules"], old["newest"]) == (1, newest == 1)
        assert [one["rules"] for one in listed[name]["older"]] == list(range(newest - 1, 0, -1))
    new = await ada.done("/tables", {"game": "karibik", "seats": seats})
    over = await play(upgraded.people[:1], await begin(upgraded.people[:1], new["id"]), OVER)
    assert (over["table"]["rules"], over["table"]["options"]["target"]) == (LATER, 9)
