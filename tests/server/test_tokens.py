"""API tokens: what they may do, for how long, and how they stop."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from typing import Any

import pytest
from sqlalchemy import select

from cothon.server.storage import schema
from cothon.server.storage.engine import Storage
from server.door import DAY, PASSWORD, Door, problem

pytestmark = pytest.mark.anyio


@pytest.fixture
async def door(storage: Storage) -> AsyncIterator[Door]:
    made = Door(storage)
    yield made
    made.identity.close()


async def test_the_secret_of_a_token_is_shown_once_and_not_kept(door: Door) -> None:
    owner = await door.guest()
    made = await owner.post("/me/tokens", json={"name": " my  bot ", "scopes": ["play", "read"], "expires_days": 2})
    assert made.status_code == 201
    assert re.fullmatch(rf"cothon_{made.json()['id']}_[0-9a-f]{{48}}", made.json()["token"])
    assert made.json()["scopes"] == ["read", "play"]
    assert made.json()["name"] == "my bot"
    assert made.json()["expires_at"] == door.now + 2 * DAY
    listed = await owner.get("/me/tokens")
    secret = made.json()["token"].split("_")[2]
    assert secret not in listed.text
    shown = {k: v for k, v in made.json().items() if k != "token"}
    assert listed.json() == {"tokens": [shown]}
    async with door.storage.reading() as connection:
        rows = (await connection.execute(select(schema.tokens))).all()
    assert secret not in str(rows)


async def test_a_token_may_do_what_its_scopes_say(door: Door) -> None:
    owner = await door.guest()
    for scopes, look, act in ((("read",), 200, 403), (("play",), 403, 200), (("table",), 403, 403)):
        program = door.program((await door.token(owner, *scopes))[1])
        answers = [await program.get("/look"), await program.post("/act")]
        assert [a.status_code for a in answers] == [look, act]
        for answer in answers:
            if answer.status_code == 403:
                assert problem(answer) == (403, "forbidden")
        assert (await program.get("/me")).json()["scopes"] == list(scopes)
    assert door.app.state.acts == 1


async def test_no_token_manages_the_account(door: Door) -> None:
    owner = await door.claimed("Hanno")
    id_, text = await door.token(owner, "read", "play", "table")
    program = door.program(text)
    program.cookies.set("cothon", owner.cookies["cothon"], domain="cothon.test")  # the token counts, if both are shown
    for answer in [
        await program.patch("/me", json={"name": "Mago"}),
        await program.post("/me/claim", json={"password": PASSWORD}),
        await program.post("/me/password", json={"old": PASSWORD, "new": "another password"}),
        await program.post("/me/sign-out-everywhere"),
        await program.post("/sign-in", json={"name": "Hanno", "password": PASSWORD}),
        await program.post("/sign-out"),
        await program.get("/me/tokens"),
        await program.post("/me/tokens", json={"name": "more", "scopes": ["read"]}),
        await program.delete(f"/me/tokens/{id_}"),
    ]:
        assert problem(answer) == (403, "forbidden"), answer.request.url
    assert (await program.get("/me")).json()["name"] == "Hanno"
    assert "set-cookie" not in (await program.get("/me")).headers
    assert len((await owner.get("/me/tokens")).json()["tokens"]) == 1


def _wrong_tokens(text: str) -> list[str]:
    _, id_, secret = text.split("_")
    return [
        f"cothon_{id_}_{'0' * 48}",
        f"cothon_{'0' * 16}_{secret}",
        f"cothon_{id_}_{secret[:-1]}",
        f"cothon_{id_}_{secret}0",
        f"cothon_{id_}_{secret.upper()}" if secret.upper() != secret else "cothon",
        f"Cothon_{id_}_{secret}",
        f"cothon_{id_}'--_{secret}",
        secret,
        id_,
        "",
        "x" * 10_000,
        "cothon_ä_" + secret,
    ]


async def test_a_wrong_token_is_refused_everywhere(door: Door) -> None:
    owner = await door.guest()
    _, text = await door.token(owner, "read", "play")
    for wrong in [*_wrong_tokens(text), owner.cookies["cothon"]]:
        headers = {"authorization": f"Bearer {wrong}".encode()}
        for path in ("/look", "/me", "/anyone"):
            assert problem(await door.browser().get(path, headers=headers)) == (401, "not-signed-in"), wrong
            assert problem(await owner.get(path, headers=headers)) == (401, "not-signed-in"), wrong
    assert await door.players() == 1


async def test_a_token_is_no_cookie(door: Door) -> None:
    owner = await door.guest()
    _, text = await door.token(owner, "read")
    assert (await door.program(text).get("/look")).status_code == 200  # now it is remembered
    assert problem(await door.browser().get("/look", headers={"cookie": f"cothon={text}"})) == (401, "not-signed-in")


async def test_a_revoked_token_stops_at_once(door: Door) -> None:
    owner = await door.guest()
    id_, text = await door.token(owner, "read")
    other_id, other = await door.token(owner, "read")
    program = door.program(text)
    assert (await program.get("/look")).status_code == 200
    assert (await owner.delete(f"/me/tokens/{id_}")).status_code == 204
    answer = await program.get("/look")
    assert problem(answer) == (401, "not-signed-in")
    assert "revoked" in answer.json()["words"]
    assert (await door.program(other).get("/look")).status_code == 200
    assert [t["id"] for t in (await owner.get("/me/tokens")).json()["tokens"]] == [other_id]
    assert (await owner.delete(f"/me/tokens/{id_}")).status_code == 204  # again: no harm


async def test_a_token_expires_to_the_millisecond(door: Door) -> None:
    owner = await door.guest()
    program = door.program((await door.token(owner, "read", expires_days=1))[1])
    door.now += DAY - 1
    assert (await program.get("/look")).status_code == 200
    door.now += 1
    answer = await program.get("/look")
    assert problem(answer) == (401, "not-signed-in")
    assert "expired" in answer.json()["words"]
    assert (await owner.get("/me/tokens")).json() == {"tokens": []}


async def test_nobody_revokes_the_token_of_another(door: Door) -> None:
    owner, other = await door.guest(), await door.guest()
    id_, text = await door.token(owner, "read")
    for wrong in (id_, "0" * 16, "UPPER", "%00", "a'--", "x" * 300):
        assert problem(await other.delete(f"/me/tokens/{wrong}")) == (404, "not-found")
    assert (await door.program(text).get("/look")).status_code == 200


async def test_twenty_tokens_are_the_most_even_if_made_at_once(door: Door) -> None:
    owner = await door.guest()
    for _ in range(17):
        await door.token(owner, "read", expires_days=1)
    body = {"name": "bot", "scopes": ["read"]}
    answers = await asyncio.gather(*(owner.post("/me/tokens", json=body) for _ in range(6)))
    assert sorted(a.status_code for a in answers) == [201] * 3 + [409] * 3
    listed = (await owner.get("/me/tokens")).json()["tokens"]
    assert len(listed) == 20
    await owner.delete(f"/me/tokens/{next(t['id'] for t in listed if t['expires_at'])}")
    await door.token(owner, "read")
    assert problem(await owner.post("/me/tokens", json=body)) == (409, "conflict")
    door.pass_by(2.5 * 24 * 3600)  # those that expired make room, and are cleared away
    await door.token(owner, "read")
    async with door.storage.reading() as connection:
        assert len((await connection.execute(select(schema.tokens))).all()) == 5


@pytest.mark.parametrize(
    "body",
    [
        {"name": "bot", "scopes": []},
        {"name": "bot", "scopes": ["read", "everything"]},
        {"name": "", "scopes": ["read"]},
        {"name": "b\u202eot", "scopes": ["read"]},
        {"name": "x" * 41, "scopes": ["read"]},
        {"name": "bot", "scopes": ["read"], "expires_days": 0},
        {"name": "bot", "scopes": ["read"], "expires_days": 3651},
        {"name": "bot", "scopes": ["read"], "expires_days": 10**30},
        {"name": "bot", "scopes": "read"},
        {"name": "bot"},
    ],
)
async def test_a_token_that_is_asked_for_wrongly_is_not_made(door: Door, body: dict[str, Any]) -> None:
    owner = await door.guest()
    answer = await owner.post("/me/tokens", json=body)
    assert problem(answer) == (400, "malformed")
    assert (await owner.get("/me/tokens")).json() == {"tokens": []}
