"""Backup and restore: whole, of one moment, from either database into either, and nothing is touched by a bad one."""

from __future__ import annotations

import asyncio
import json
import resource
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import insert, select

from cothon import __version__
from cothon.core.errors import BadInput, CothonError
from cothon.games import names
from cothon.server import backup
from cothon.server.backup import Damaged, back_up, restore
from cothon.server.storage import schema
from cothon.server.storage.engine import Storage
from kit.patience import PATIENCE_S, until, wait_until
from server.serving import serving

ODD = "Ünï \u2028 \\ \" ' \n ☃ </script>"


def quiet(_done: int, _total: int) -> None:
    pass


async def fill(storage: Storage, tables: int = 3, lines: int = 5) -> None:
    """Some of everything, with values that are hard to write down."""
    async with storage.writing() as c:
        await storage.set_value(c, "secret", "of the house")
        for p in ("p1", "p2"):
            row = {"id": p, "name": f"{p} {ODD}", "name_key": p, "guest": p == "p1", "created_at": 2**41, "seen_at": 1}
            await c.execute(insert(schema.players), {**row, "password": "$argon2id$x" if p == "p2" else None})
        token = {"id": "t", "player_id": "p1", "name": "bot", "hash": "0" * 64, "scopes": "read play", "created_at": 5}
        await c.execute(insert(schema.tokens), token)
        for n in range(tables):
            await add_table(c, f"table{n}", lines)
        rating = {"who": "p1", "game": "g", "mu": 25.1 / 3, "sigma": 1e-9, "games": 1, "wins": 0, "updated_at": 1}
        await c.execute(insert(schema.ratings), rating)


async def add_table(c: Any, name: str, lines: int) -> None:
    about = {"id": name, "game": "g", "rules": 1, "options": "{}", "status": "playing", "host": "p1", "clock": "{}"}
    about |= {"public": True, "rated": False, "watchers": "off", "takebacks": "free", "odds": False}
    await c.execute(insert(schema.tables), {**about, "seed": bytes(range(256)), "created_at": 1, "touched_at": 2})
    await c.execute(insert(schema.seats), {"table_id": name, "seat": 0, "kind": "human", "entropy": b"\0\xff"})
    await c.execute(insert(schema.bans), {"table_id": name, "player_id": "p2"})
    said = {"table_id": name, "player_id": "p1", "name": "x", "text": ODD, "time": 3}
    await c.execute(insert(schema.chat), [said] * lines)
    review = {"table_id": name, "upto": lines, "effort": "2/1/1/0", "engine": "x", "state": "ready", "process": "y"}
    review |= {"asked_by": "p1", "asked_at": 1, "touched_at": 2, "data": ODD}
    await c.execute(insert(schema.reviews), review)
    step = {"table_id": name, "seat": 0, "by": "p1", "entries": "[[0,1]]", "time": 1}
    await c.execute(insert(schema.steps), [{**step, "at": at, "upto": at + 1, "key": None} for at in range(lines)])


async def everything(storage: Storage) -> dict[str, list[dict[str, Any]]]:
    async with storage.reading() as c:
        found = {
            t.name: [dict(row) for row in (await c.execute(select(t).order_by(*t.primary_key))).mappings()]
            for t in schema.metadata.sorted_tables
        }
    found["house"] = [row for row in found["house"] if row["name"] != "epoch"]
    return found


async def epoch(storage: Storage) -> str:
    return await storage.get_or_create("epoch", lambda: "none")


@pytest.fixture(params=["sqlite", "postgresql"])
async def other(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Storage]:
    """Another empty database, of either kind."""
    make: Callable[[], str] = request.getfixturevalue("fresh_postgres")
    opened = await Storage.open(f"sqlite+aiosqlite:///{tmp_path}/other.db" if request.param == "sqlite" else make())
    yield opened
    await opened.close()


# -- there and back -------------------------------------------------------------------------------------------------


async def test_a_backup_moves_everything_into_either_database(storage: Storage, other: Storage, tmp_path: Path) -> None:
    await fill(storage)
    made = await back_up(storage, tmp_path / "kept", quiet)
    assert await restore(other, tmp_path / "kept", False, quiet) == made
    assert await everything(other) == await everything(storage)
    await back_up(other, tmp_path / "again", quiet)
    for table in schema.metadata.tables:
        if table != "house":  # it has the epoch
            kept, again = (tmp_path / folder / f"{table}.jsonl" for folder in ("kept", "again"))
            assert kept.read_bytes() == again.read_bytes()


async def test_numbers_go_on_after_a_restore(storage: Storage, other: Storage, tmp_path: Path) -> None:
    await fill(storage)
    await back_up(storage, tmp_path / "kept", quiet)
    await restore(other, tmp_path / "kept", False, quiet)
    async with other.writing() as c:
        await add_table(c, "new", 1)
        ids = list((await c.execute(select(schema.chat.c.id).order_by(schema.chat.c.id))).scalars())
    assert ids == sorted(set(ids))
    assert len(ids) == 16


async def test_an_empty_database_can_be_kept_and_restored(storage: Storage, other: Storage, tmp_path: Path) -> None:
    made = await back_up(storage, tmp_path / "kept", quiet)
    assert made.rows == 0
    await restore(other, tmp_path / "kept", False, quiet)
    async with other.writing() as c:
        await c.execute(
            insert(schema.players),
            {"id": "p", "name": "p", "name_key": "p", "guest": True, "created_at": 1, "seen_at": 1},
        )
        await add_table_for(c, "p")


async def add_table_for(c: Any, host: str) -> None:
    about = {"id": "t", "game": "g", "rules": 1, "options": "", "status": "waiting", "host": host, "clock": ""}
    about |= {"public": True, "rated": False, "watchers": "off", "takebacks": "free", "odds": False}
    await c.execute(insert(schema.tables), {**about, "seed": b"", "created_at": 1, "touched_at": 1})
    said = {"table_id": "t", "player_id": host, "name": "x", "text": "first", "time": 1}
    number = (await c.execute(insert(schema.chat).returning(schema.chat.c.id), said)).scalar_one()
    assert number == 1


async def test_more_rows_than_fit_in_one_portion_are_kept(
    storage: Storage, other: Storage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backup, "PORTION", 7)
    await fill(storage, tables=9, lines=10)
    seen: list[tuple[int, int]] = []
    made = await back_up(storage, tmp_path / "kept", lambda done, total: seen.append((done, total)))
    assert seen[-1] == (made.rows, made.rows)
    await restore(other, tmp_path / "kept", False, quiet)
    assert await everything(other) == await everything(storage)


async def test_a_backup_is_of_one_moment(storage: Storage, tmp_path: Path) -> None:
    await fill(storage, tables=30)
    added, stop = 0, False

    async def play_on() -> None:
        nonlocal added
        while not stop:
            async with storage.writing() as c:
                await add_table(c, f"more{added}", 2)
            added += 1

    player = asyncio.create_task(play_on())
    await until(lambda: added)
    for n in range(5):
        made = await back_up(storage, tmp_path / f"kept{n}", quiet)
        more = made.tables["tables"].rows - 30
        assert made.tables["seats"].rows == 30 + more
        assert made.tables["steps"].rows == 30 * 5 + more * 2
        assert made.tables["chat"].rows == 30 * 5 + more * 2
    stop = True
    await player


async def test_a_restore_raises_the_epoch_above_both(storage: Storage, tmp_path: Path) -> None:
    await fill(storage)
    for wanted in ("1", "2"):
        await back_up(storage, tmp_path / f"kept{wanted}", quiet)
        await restore(storage, tmp_path / f"kept{wanted}", True, quiet)
        assert await epoch(storage) == wanted
    await restore(storage, tmp_path / "kept1", True, quiet)
    assert await epoch(storage) == "3"


async def test_a_writer_that_looks_at_the_epoch_first_is_before_or_after_a_restore(
    storage: Storage, tmp_path: Path
) -> None:
    """The rule by which a running server never writes what it has in memory into a restored database."""
    await fill(storage)
    await storage.get_or_create("epoch", lambda: "0")
    await back_up(storage, tmp_path / "kept", quiet)
    before = await everything(storage)
    known, at, stop = "0", 100, False

    async def play_on() -> None:
        nonlocal at
        while not stop:
            async with storage.writing() as c:
                ask = select(schema.house.c.value).where(schema.house.c.name == "epoch")
                if (await c.execute(ask)).scalar() != known:
                    return
                row = {"table_id": "table0", "at": at, "upto": at + 1, "seat": 0, "by": "p1", "entries": "", "time": 1}
                await c.execute(insert(schema.steps), row)
                at += 1

    players = [asyncio.create_task(play_on()) for _ in range(1 if storage.sqlite else 2)]
    await until(lambda: at > 100)
    await restore(storage, tmp_path / "kept", True, quiet)
    await asyncio.sleep(0.05)  # time to do wrong
    stop = True
    await asyncio.gather(*players, return_exceptions=True)
    assert await everything(storage) == before


# -- what is refused ------------------------------------------------------------------------------------------------


@pytest.fixture
async def kept(storage: Storage, tmp_path: Path) -> Path:
    await fill(storage)
    await back_up(storage, tmp_path / "kept", quiet)
    return tmp_path / "kept"


def edit_manifest(folder: Path, **changes: object) -> None:
    path = folder / "manifest.json"
    path.write_text(json.dumps({**json.loads(path.read_text()), **changes}))


def cut(folder: Path) -> None:
    path = folder / "steps.jsonl"
    path.write_bytes(path.read_bytes()[:-1])


def one_letter(folder: Path) -> None:
    path = folder / "players.jsonl"
    path.write_bytes(path.read_bytes().replace(b'"p1"', b'"p3"', 1))


def without_a_table(folder: Path) -> None:
    tables = json.loads((folder / "manifest.json").read_text())["tables"]
    del tables["bans"]
    edit_manifest(folder, tables=tables)


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (cut, r"steps\.jsonl: not what was written"),
        (one_letter, r"players\.jsonl: not what was written"),
        (lambda f: (f / "chat.jsonl").unlink(), r"chat\.jsonl: missing"),
        (lambda f: (f / "manifest.json").unlink(), r"not a backup: it has no manifest\.json"),
        (lambda f: (f / "manifest.json").write_text("{"), r"manifest\.json: not a manifest"),
        (lambda f: edit_manifest(f, tables=3), r"manifest\.json: not a manifest.*\$\.tables"),
        (lambda f: edit_manifest(f, format="zip"), r"format 'zip' is not known; this version reads cothon-backup-1"),
        (lambda f: edit_manifest(f, schema="9"), r"made with schema 9 .*restore it with the Cothon it was made with"),
        (without_a_table, r"manifest\.json: tables: "),
    ],
)
async def test_a_backup_that_is_not_whole_is_refused_before_anything_is_touched(
    storage: Storage, kept: Path, spoil: Callable[[Path], object], words: str
) -> None:
    before = await everything(storage)
    spoil(kept)
    with pytest.raises(BadInput, match=words):
        await restore(storage, kept, True, quiet)
    assert await everything(storage) == before
    assert await epoch(storage) == "none"


def seal_again(folder: Path, table: str, text: bytes) -> None:
    """A file that was edited by somebody who knows the format."""
    import hashlib

    (folder / f"{table}.jsonl").write_bytes(text)
    tables = json.loads((folder / "manifest.json").read_text())["tables"]
    tables[table] = {"rows": text.count(b"\n"), "sha256": hashlib.sha256(text).hexdigest()}
    edit_manifest(folder, tables=tables)


@pytest.mark.parametrize(
    ("table", "text", "words"),
    [
        ("house", b"[]\n", r"house\.jsonl:1: not a row of house"),
        ("house", b'{"name":"x"}\n', r"house\.jsonl:1: .* fields are not the columns"),
        ("seats", b"", ""),
        ("bans", b'{"table_id":"none","player_id":"p1"}\n', r"bans\.jsonl: the database does not take its rows"),
        ("house", b'{"name":null,"value":"x"}\n', r"house\.jsonl: the database does not take its rows"),
    ],
)
async def test_rows_that_do_not_fit_change_nothing(
    storage: Storage, kept: Path, table: str, text: bytes, words: str
) -> None:
    before = await everything(storage)
    seal_again(kept, table, text)
    if not words:
        await restore(storage, kept, True, quiet)  # an empty table is a table
        assert (await everything(storage))[table] == []
        return
    with pytest.raises(Damaged, match=words):
        await restore(storage, kept, True, quiet)
    assert await everything(storage) == before


async def test_a_database_that_is_not_empty_is_replaced_only_by_force(storage: Storage, kept: Path) -> None:
    async with storage.writing() as c:
        await add_table(c, "since", 1)
    with pytest.raises(BadInput, match="not empty; --force replaces"):
        await restore(storage, kept, False, quiet)
    assert "since" in {row["id"] for row in (await everything(storage))["tables"]}
    await restore(storage, kept, True, quiet)
    assert "since" not in {row["id"] for row in (await everything(storage))["tables"]}


async def test_a_folder_that_exists_is_left_alone(storage: Storage, tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    with pytest.raises(BadInput, match="exists already; give the name of a new folder"):
        await back_up(storage, tmp_path / "mine", quiet)
    assert list((tmp_path / "mine").iterdir()) == []


async def test_a_folder_that_cannot_be_made_is_named(storage: Storage, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(CothonError, match=r"file/kept: cannot be written: .*; nothing was kept"):
        await back_up(storage, tmp_path / "file" / "kept", quiet)


async def test_others_cannot_read_a_backup(kept: Path) -> None:
    assert kept.stat().st_mode & 0o077 == 0


async def test_the_manifest_says_what_it_is(kept: Path) -> None:
    told = json.loads((kept / "manifest.json").read_text())
    assert (told["format"], told["version"], told["schema"]) == ("cothon-backup-1", __version__, "0008")
    assert told["tables"]["players"]["rows"] == 2


# -- from the command line, while the server runs -------------------------------------------------------------------


def cothon(*words: str, small: bool = False) -> subprocess.CompletedProcess[str]:
    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (60_000, 60_000))

    command = [sys.executable, "-m", "cothon", *words]
    return subprocess.run(
        command, capture_output=True, text=True, check=False, timeout=PATIENCE_S, preexec_fn=limit if small else None
    )


def test_a_running_server_is_kept_and_restored(db_url: str, tmp_path: Path) -> None:
    url = db_url.replace("+asyncpg", "").replace("+aiosqlite", "")
    wanted = {"game": names()[0], "seats": [{"kind": "me"}, {"kind": "open"}]}
    with serving(tmp_path, "--db", url) as server, server.client() as client:
        client.get("/me").raise_for_status()
        first = client.post("/tables", json=wanted).raise_for_status().json()["id"]
        done = cothon("backup", str(tmp_path / "kept"), "--db", url)
        assert done.returncode == 0, done.stderr
        assert "11 tables" in done.stdout
        second = client.post("/tables", json=wanted).raise_for_status().json()["id"]
        refused = cothon("restore", str(tmp_path / "kept"), "--db", url)
        assert refused.returncode == 2
        assert "--force" in refused.stderr
        assert client.get(f"/tables/{second}").status_code == 200
        done = cothon("restore", str(tmp_path / "kept"), "--db", url, "--force")
        assert done.returncode == 0, done.stderr
        assert httpx.get(f"{server.url}/health").json()["ok"] is True
        wait_until(lambda: client.get(f"/tables/{second}").status_code == 404)  # the server has noticed
        assert client.get(f"/tables/{first}").status_code == 200
        third = client.post("/tables", json=wanted).raise_for_status().json()["id"]
    with serving(tmp_path, "--db", url) as server, server.client() as again:
        again.cookies.update(client.cookies)
        assert again.get(f"/tables/{first}").status_code == 200
        assert again.get(f"/tables/{second}").status_code == 404
        assert again.get(f"/tables/{third}").status_code == 200


async def test_a_full_disk_is_told_and_leaves_nothing(tmp_path: Path) -> None:
    """A limit on the size of files stands for the disk; what SQLite itself needs for reading is less."""
    data = tmp_path / "data"
    storage = await Storage.open(f"sqlite+aiosqlite:///{data}/cothon.db")
    await fill(storage, tables=5, lines=400)
    await storage.close()
    done = cothon("backup", str(tmp_path / "kept"), "--data", str(data), small=True)
    assert done.returncode == 2
    assert "kept: cannot be written: File too large; nothing was kept" in done.stderr
    assert sorted(path.name for path in tmp_path.iterdir()) == ["data"]


def test_a_backup_of_nothing_says_so_and_makes_nothing(tmp_path: Path) -> None:
    done = cothon("backup", str(tmp_path / "kept"), "--data", str(tmp_path / "data"))
    assert done.returncode == 2
    assert "there is no database" in done.stderr
    assert "--data" in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_restore_from_nowhere_makes_no_database(tmp_path: Path) -> None:
    done = cothon("restore", str(tmp_path / "kept"), "--data", str(tmp_path / "data"))
    assert done.returncode == 2
    assert "there is no such folder" in done.stderr
    assert list(tmp_path.iterdir()) == []


async def test_a_database_of_another_schema_is_not_kept(storage: Storage, db_url: str) -> None:
    async with storage.writing() as c:
        await c.exec_driver_sql("UPDATE alembic_version SET version_num = '0000'")
    with pytest.raises(BadInput, match=r"has schema 0000.*works with 0008.*start the server"):
        await Storage.open(db_url, as_it_is=True)
