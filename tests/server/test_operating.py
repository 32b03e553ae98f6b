"""What operators see: health, metrics and the log, which never holds a secret."""

from __future__ import annotations

import asyncio
import base64
import io
import json
import logging
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import psutil
import pytest
from litestar import Litestar, Request, Response, get, post
from litestar.params import FromPath
from sqlalchemy import select, text

from cothon import __version__
from cothon.games import names
from cothon.server import logs
from cothon.server.errors import ServerError, Unavailable, describe
from cothon.server.health_check import Finding, HealthCheck
from cothon.server.metrics import Metrics
from cothon.server.routes.health import HANDLERS
from cothon.server.settings import Settings
from cothon.server.storage import migrations, schema
from cothon.server.storage.engine import Storage
from kit.patience import PATIENCE_S, wait_until
from server.serving import serving


@get("/tables/{table_id:str}")
async def look(table_id: FromPath[str]) -> dict[str, str]:
    return {"id": table_id}


@post("/tables/{table_id:str}/do")
async def do(table_id: FromPath[str], request: Request[Any, Any, Any]) -> dict[str, str]:
    raise ValueError(f"cannot do {(await request.body()).decode()} with {dict(request.headers)}")


def answer(_request: object, e: ServerError) -> Response[dict[str, object]]:
    status, body = describe(e)
    return Response(body, status_code=status)


def build(storage: Storage, settings: Settings | None = None) -> tuple[Any, Metrics]:
    """An application with the routes for operators, and two more."""
    metrics = Metrics()
    app = Litestar([*HANDLERS, look, do], exception_handlers={ServerError: answer}, logging_config=None)
    app.state.parts = SimpleNamespace(
        settings=settings or Settings(),
        storage=storage,
        health_check=HealthCheck(storage, every=0),
        metrics=metrics,
        pool=SimpleNamespace(restarts=2),
    )
    return logs.RequestLog(app, lambda: metrics), metrics


def client(app: Any, address: str = "127.0.0.1") -> httpx.AsyncClient:
    transport = httpx.ASGITransport(app=app, client=(address, 5), raise_app_exceptions=False)
    return httpx.AsyncClient(transport=transport, base_url="http://cothon.test")


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """Everything that is logged, at level debug."""
    before = logging.getLogger().handlers[:], logging.getLogger().level
    written = io.StringIO()
    logs.configure("debug", written)
    yield written
    logging.getLogger().handlers[:] = before[0]
    logging.getLogger().setLevel(before[1])
    logging.getLogger("cothon").setLevel(logging.NOTSET)


def lines(log: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in log.getvalue().splitlines()]


# -- health ---------------------------------------------------------------------------------------------------------


async def test_a_server_that_is_well_says_so(storage: Storage) -> None:
    app, _ = build(storage)
    async with client(app) as c:
        answer = await c.get("/health")
    assert answer.status_code == 200
    kind = "sqlite" if storage.sqlite else "postgresql"
    assert answer.json() == {"ok": True, "version": __version__, "database": kind, "schema": migrations.NEWEST}


async def test_a_server_without_its_database_is_not_well(storage: Storage) -> None:
    app, _ = build(storage)
    async with storage.writing() as connection:
        await connection.execute(text("DROP TABLE alembic_version"))
    async with client(app) as c:
        answer = await c.get("/health")
    assert answer.status_code == 503
    assert answer.json()["ok"] is False


DAMAGES = [
    ("DROP TABLE chat", "chat"),
    ("ALTER TABLE seats DROP COLUMN gain", "seats.gain"),
    ("ALTER TABLE tables RENAME COLUMN outcome TO result", "tables.outcome"),
]


@pytest.mark.parametrize(("damage", "named"), DAMAGES)
async def test_a_server_with_a_damaged_schema_is_not_well(storage: Storage, damage: str, named: str) -> None:
    app, _ = build(storage)
    async with client(app) as c:
        assert (await c.get("/health")).status_code == 200
        async with storage.writing() as connection:
            await connection.execute(text(damage))
        answer = await c.get("/health")
    assert (answer.status_code, answer.json()["ok"]) == (503, False)
    assert answer.json()["reason"] == f"the schema of the database is damaged: {named} missing"


@pytest.mark.skipif(sys.platform != "linux", reason="the limit on another process is that of Linux")
def test_a_server_whose_disk_is_full_is_not_well_until_there_is_room(tmp_path: Path) -> None:
    with serving(tmp_path) as server, server.client() as c:
        process = psutil.Process(server.process.pid)
        process.rlimit(psutil.RLIMIT_FSIZE, (4096, psutil.RLIM_INFINITY))
        wait_until(lambda: c.get("/health").status_code == 503)
        told = c.get("/health").json()
        assert told["reason"] == "the database cannot be written; is its disk full?"
        assert (told["ok"], told["schema"]) == (False, migrations.NEWEST)
        assert str(tmp_path) not in str(told)
        process.rlimit(psutil.RLIMIT_FSIZE, (psutil.RLIM_INFINITY, psutil.RLIM_INFINITY))
        wait_until(lambda: c.get("/health").status_code == 200)


async def test_however_many_ask_the_database_is_looked_at_once(storage: Storage) -> None:
    health_check, looks = HealthCheck(storage, every=3600), 0
    examine = health_check._examine

    async def counted() -> Finding:
        nonlocal looks
        looks += 1
        return await examine()

    health_check._examine = counted  # type: ignore[method-assign]
    found = await asyncio.gather(*(health_check.ask() for _ in range(20)))
    assert {*found, await health_check.ask()} == {Finding(migrations.NEWEST, "")}
    assert looks == 1


# -- metrics --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("address", "status"), [("127.0.0.1", 200), ("::1", 200), ("192.0.2.7", 403), ("name", 403)])
async def test_metrics_are_told_on_this_machine_alone(storage: Storage, address: str, status: int) -> None:
    app, _ = build(storage)
    async with client(app, address) as c:
        assert (await c.get("/metrics")).status_code == status


@pytest.mark.parametrize(
    ("said", "status"),
    [
        ("Basic " + base64.b64encode(b"anybody:open sesame").decode(), 200),
        ("Basic " + base64.b64encode(b"open sesame").decode(), 403),
        ("Basic " + base64.b64encode(b"x:wrong").decode(), 403),
        ("Basic *", 403),
        ("Bearer open sesame", 403),
        ("", 403),
    ],
)
async def test_metrics_with_a_password_want_it_everywhere(storage: Storage, said: str, status: int) -> None:
    app, _ = build(storage, Settings(metrics_token="open sesame"))
    for address in ("127.0.0.1", "192.0.2.7"):
        async with client(app, address) as c:
            assert (await c.get("/metrics", headers={"authorization": said})).status_code == status


async def test_metrics_count_what_happened(storage: Storage) -> None:
    app, metrics = build(storage)
    metrics.moves("chess", 3)
    metrics.bot_moves(2)
    metrics.streams(1)
    metrics.streams(1)
    metrics.streams(-1)
    metrics.tables_in_memory(7)
    metrics.told(0.002)
    storage.on_failure(metrics.database_failed)
    with pytest.raises(Unavailable):
        async with storage.reading():
            raise ConnectionResetError
    with metrics.commit(5):
        pass
    async with client(app) as c:
        await c.get("/tables/a1")
        await c.get("/tables/b2?key=hidden")
        await c.get("/no/such/path")
        await c.request("INVENTED", "/tables/a1")
        said = (await c.get("/metrics")).text.splitlines()
    for wanted in (
        'cothon_moves_total{game="chess"} 3.0',
        "cothon_bot_moves_total 2.0",
        "cothon_streams 1.0",
        "cothon_tables 7.0",
        "cothon_told_seconds_count 1.0",
        "cothon_database_failures_total 1.0",
        "cothon_commit_size_sum 5.0",
        "cothon_worker_restarts_total 2.0",
        'cothon_requests_total{method="GET",route="/tables/{table_id}",status="200"} 2.0',
        'cothon_requests_total{method="GET",route="other",status="404"} 1.0',
        'cothon_requests_total{method="OTHER",route="other",status="405"} 1.0',
        'cothon_request_seconds_count{route="/tables/{table_id}"} 2.0',
    ):
        assert wanted in said, wanted
    assert not [line for line in said if "INVENTED" in line or "a1" in line or "hidden" in line]


SHARING = """
import sys
from cothon.server.metrics import Metrics
metrics = Metrics()
metrics.moves("chess", int(sys.argv[1]))
metrics.streams(int(sys.argv[1]))
print(metrics.render().decode())
"""


def test_several_processes_tell_their_numbers_together(tmp_path: Path) -> None:
    env = {**os.environ, "PROMETHEUS_MULTIPROC_DIR": str(tmp_path)}
    said = ""
    for number in ("2", "3"):
        done = subprocess.run(
            [sys.executable, "-c", SHARING, number], env=env, capture_output=True, text=True, check=True
        )
        said = done.stdout
    assert 'cothon_moves_total{game="chess"} 5.0' in said
    assert "cothon_streams 5.0" in said


# -- the log --------------------------------------------------------------------------------------------------------

SECRETS = {
    "cookie": "eyJwIjoiYWJjIn0.aBcDeF.signed-by-the-house",
    "token": "cothon_ab12_Zm9vYmFyYmF6cXV4",
    "password": "correct horse battery",
    "key": "0123456789abcdef0123",
    "forwarded": "203.0.113.77",
}


async def test_the_log_of_a_session_holds_none_of_its_secrets(storage: Storage, log: io.StringIO) -> None:
    app, _ = build(storage)
    headers = {"cookie": f"cothon={SECRETS['cookie']}", "x-forwarded-for": SECRETS["forwarded"]}
    bearer = {"authorization": f"Bearer {SECRETS['token']}"}
    async with client(app) as c:
        await c.get(f"/tables/t1?key={SECRETS['key']}", headers=headers)
        await c.get(f"/invite/{SECRETS['key']}", headers=headers)
        await c.post("/tables/t1/do", json={"password": SECRETS["password"]}, headers={**headers, **bearer})
        assert (await c.post(f"/tables/t1/do?key={SECRETS['key']}", json={}, headers=bearer)).status_code == 500
    with pytest.raises(Unavailable):
        async with storage.reading():
            raise ConnectionResetError
    logging.getLogger("cothon.house").warning("GET /tables/t1?key=%s by %s", SECRETS["key"], SECRETS["token"])
    try:
        raise ValueError(f"cookie: cothon={SECRETS['cookie']}; authorization: Bearer {SECRETS['token']}")
    except ValueError:
        logging.getLogger("cothon.house").exception("what a mess")
    written = log.getvalue()
    for name, secret in SECRETS.items():
        assert secret not in written, name
    assert [line["status"] for line in lines(log) if line["from"] == "cothon.requests"] == [200, 404, 500, 500]
    assert [line["error"]["kind"] for line in lines(log) if "error" in line] == ["ValueError"]


def test_the_log_of_a_real_session_holds_none_of_its_secrets(db_url: str, tmp_path: Path) -> None:
    """Accounts, tokens, links, games and every kind of refusal, at the level that logs most."""
    url = db_url.replace("+asyncpg", "").replace("+aiosqlite", "")
    with serving(tmp_path, "--db", url, "--log", "debug", COTHON_METRICS_TOKEN="metrics-password") as server:
        secrets = asyncio.run(play_a_session(server.url, db_url))
    assert len(secrets) >= 15
    seen = {line.get("route") for line in server.log}
    assert {"/me", "/me/tokens", "/sign-in", "/tables/{table_id}", "/tables/{table_id}/stream"} <= seen
    for secret in ["metrics-password", *secrets]:
        assert secret, "a secret that is empty is found nowhere"
        assert secret not in server.errors


async def play_a_session(url: str, db_url: str) -> list[str]:
    """Gives all that nobody should read in a log."""
    password, wrong = "correct horse battery", "wrong horse battery"
    found = [password, wrong]
    async with (
        httpx.AsyncClient(base_url=url, timeout=PATIENCE_S) as host,
        httpx.AsyncClient(base_url=url, timeout=PATIENCE_S) as guest,
    ):
        name = (await host.get("/me")).raise_for_status().json()["name"]
        found += host.cookies.values()
        (await host.post("/me/claim", json={"password": password})).raise_for_status()
        scopes = {"name": "my bot", "scopes": ["read", "play", "table"]}
        token = (await host.post("/me/tokens", json=scopes)).raise_for_status().json()["token"]
        found.append(token.rpartition("_")[2])
        seats = [{"kind": "me"}, {"kind": "invited"}]
        new = {"game": names()[0], "seats": seats, "public": False, "watchers": "link"}
        table = (await host.post("/tables", json=new)).raise_for_status().json()
        keys = table["join_key"], table["watch_key"]
        found += keys
        path = f"/tables/{table['id']}"
        await guest.get("/me")
        found += guest.cookies.values()
        for key in (*keys, "no-such-key-1234"):
            await guest.get(path, params={"key": key})
            async with guest.stream("GET", f"{path}/stream", params={"key": key}) as stream:
                async for _ in stream.aiter_lines():
                    break
        found.append("no-such-key-1234")
        joined = await guest.post(f"{path}/join", json={"key": keys[0], "entropy": "feedc0de00"})
        joined.raise_for_status()
        (await host.post(f"{path}/ready", json={"entropy": "c0ffee0011"})).raise_for_status()
        (await guest.post(f"{path}/chat", json={"text": "between us: xyzzy"})).raise_for_status()
        found += ["feedc0de00", "c0ffee0011", "xyzzy"]
        for said in (password, wrong):
            await guest.post("/sign-in", json={"name": name, "password": said})
        found += guest.cookies.values()
        for bearer in (token, token + "x", "cothon_forged_1234567890", "junk-bearer"):
            await guest.get(path, headers={"authorization": f"Bearer {bearer}"})
        found += ["1234567890", "junk-bearer"]
        await guest.get("/me/tokens", headers={"cookie": "cothon=forged-cookie.abc"})
        await guest.post(path + "/do", content=b'{"do": "body-secret', headers={"content-type": "application/json"})
        await guest.get("/metrics", headers={"authorization": "Basic " + base64.b64encode(b"x:guess-it").decode()})
        found += ["forged-cookie.abc", "body-secret", "guess-it"]
    storage = await Storage.open(db_url)
    async with storage.reading() as connection:
        found += (
            await connection.execute(select(schema.house.c.value).where(schema.house.c.name == "secret"))
        ).scalars()
        found += [seed.hex() for seed in (await connection.execute(select(schema.tables.c.seed))).scalars()]
        found += (await connection.execute(select(schema.tokens.c.hash))).scalars()
        found += [p for p in (await connection.execute(select(schema.players.c.password))).scalars() if p]
    await storage.close()
    return found


@pytest.mark.parametrize(
    ("said", "written"),
    [
        ("postgresql://cothon:geheim@db/cothon is away", "postgresql://cothon:***@db/cothon is away"),
        ("$argon2id$v=19$m=65536,t=3,p=4$c2FsdA$aGFzaA fails", "$argon2*** fails"),
        ("token cothon_ab_cd-ef_gh was revoked", "token cothon_ab_*** was revoked"),
        ("GET /tables/x/stream?key=1 took long", "GET /tables/x/stream?*** took long"),
        ('{"password": "x y", "seed": "00ff"}', '{"password": "*** y", "seed": "***"}'),
        ("cothon 0.1.0 listens on http://127.0.0.1:8710", "cothon 0.1.0 listens on http://127.0.0.1:8710"),
        ("is it well? yes", "is it well? yes"),
    ],
)
def test_what_looks_like_a_secret_is_struck_out(said: str, written: str) -> None:
    assert logs.without_secrets(said) == written


async def test_a_request_has_one_id_in_its_answer_and_in_the_log(storage: Storage, log: io.StringIO) -> None:
    app, _ = build(storage)
    async with client(app) as c:
        own = (await c.get("/tables/t1")).headers["x-request-id"]
        other = (await c.get("/tables/t1")).headers["x-request-id"]
        given = (await c.get("/tables/t1", headers={"x-request-id": "from-the-proxy.7"})).headers["x-request-id"]
        junk = (await c.get("/tables/t1", headers={"x-request-id": "a b\tc"})).headers["x-request-id"]
    assert len({own, other, given, junk}) == 4
    assert own[:6] != other[:6]  # nothing is counted up
    assert given == "from-the-proxy.7"
    assert [line["request"] for line in lines(log)] == [own, other, given, junk]
    assert lines(log)[0]["table"] == "t1"


async def test_at_level_info_only_failures_of_ours_are_noted(storage: Storage, log: io.StringIO) -> None:
    logs.configure("info", log)
    app, _ = build(storage)
    async with client(app) as c:
        await c.get("/tables/t1")
        await c.get("/nothing")
        await c.post("/tables/t1/do", json={})
    assert [line["level"] for line in lines(log) if line["from"] == "cothon.requests"] == ["error"]
