"""Passwords: claiming a name, signing in, and how often somebody may guess."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
from argon2 import PasswordHasher
from sqlalchemy import update

from cothon.server.passwords import Passwords
from cothon.server.storage import schema
from cothon.server.storage.engine import Storage
from server.door import PASSWORD, Door, problem

pytestmark = pytest.mark.anyio


@pytest.fixture
async def door(storage: Storage) -> AsyncIterator[Door]:
    made = Door(storage)
    yield made
    made.identity.close()


async def test_a_claimed_name_can_sign_in_elsewhere(door: Door) -> None:
    browser = await door.guest()
    guest = (await browser.get("/me")).json()
    answer = await browser.post("/me/claim", json={"name": "Hanno", "password": PASSWORD})
    assert answer.json() == {"player": guest["player"], "name": "Hanno", "guest": False, "scopes": None}
    assert (await browser.get("/me")).json() == answer.json()
    elsewhere = await door.guest()
    left_behind = (await elsewhere.get("/me")).json()["player"]
    there = await elsewhere.post("/sign-in", json={"name": "hanno", "password": PASSWORD})
    assert there.json() == answer.json()
    assert (await elsewhere.get("/me")).json()["player"] == guest["player"] != left_behind
    assert (await door.row("Hanno")).password.startswith("$argon2id$")


async def test_a_name_is_kept_if_none_is_given_with_the_password(door: Door) -> None:
    browser = await door.guest()
    name = (await browser.get("/me")).json()["name"]
    assert (await browser.post("/me/claim", json={"password": PASSWORD})).json()["name"] == name


async def test_a_claim_that_fails_leaves_a_guest(door: Door) -> None:
    await door.claimed("Hanno")
    browser = await door.guest()
    before = (await browser.get("/me")).json()
    for body, said in [
        ({"name": "HANNO", "password": PASSWORD}, (409, "name-taken")),
        ({"name": "#", "password": PASSWORD}, (400, "malformed")),
        ({"password": "short"}, (400, "malformed")),
        ({"password": "x" * 201}, (400, "malformed")),
        ({}, (400, "malformed")),
    ]:
        assert problem(await browser.post("/me/claim", json=body)) == said
    assert (await browser.get("/me")).json() == before
    assert (await door.row(before["name"])).password is None


@pytest.mark.parametrize(
    "password", ["password", "12345678", "PassWord", "Qwertyuiop", "ｐａｓｓｗｏｒｄ", "Hanno the Elder"]
)
async def test_a_password_that_is_tried_first_is_refused(door: Door, password: str) -> None:
    browser = await door.guest()
    answer = await browser.post("/me/claim", json={"name": "Hanno the elder", "password": password})
    assert problem(answer) == (400, "malformed")
    assert answer.json()["field"] == "password"
    own = await door.claimed("Mago")
    answer = await own.post("/me/password", json={"old": PASSWORD, "new": "iloveyou"})
    assert (problem(answer), answer.json()["field"]) == ((400, "malformed"), "new")


async def test_who_has_a_common_password_from_before_signs_in_all_the_same(door: Door) -> None:
    await door.claimed("Hanno")
    weak = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1).hash("password")
    async with door.storage.writing() as connection:
        await connection.execute(update(schema.players).values(password=weak))
    assert (await door.browser().post("/sign-in", json={"name": "Hanno", "password": "password"})).status_code == 200


async def test_a_name_is_claimed_once_even_by_two_requests_at_once(door: Door) -> None:
    browser = await door.guest()
    answers = await asyncio.gather(*(browser.post("/me/claim", json={"password": f"{PASSWORD} {i}"}) for i in range(3)))
    assert sorted(a.status_code for a in answers) == [200, 409, 409]
    assert problem(await browser.post("/me/claim", json={"password": PASSWORD})) == (409, "conflict")


async def test_nobody_learns_which_of_name_and_password_was_wrong(door: Door) -> None:
    await door.claimed("Hanno")
    guest = (await (await door.guest()).get("/me")).json()["name"]
    stranger = door.browser()
    said = set()
    for name, password in [
        ("Hanno", "not the password"),
        ("Nobody", PASSWORD),
        (guest, PASSWORD),
        ("\x00", "x"),
        ("", ""),
    ]:
        answer = await stranger.post("/sign-in", json={"name": name, "password": password})
        assert problem(answer) == (401, "wrong-password")
        assert "set-cookie" not in answer.headers
        said.add(answer.text)
    assert len(said) == 1


async def test_names_that_look_alike_since_before_sign_in_to_their_own_accounts(door: Door) -> None:
    await door.claimed("Hanno", "the password of Hanno")
    await door.claimed("Mago", "the password of Mago")
    async with door.storage.writing() as connection:  # as the upgrade leaves them
        players = schema.players
        await connection.execute(
            update(players).where(players.c.name == "Mago").values(name="Ɦanno", name_key="#Ɦanno")
        )
    for name, owner in (("Hanno", "Hanno"), ("hanno", "Hanno"), ("Ɦanno", "Mago")):
        body = {"name": name, "password": f"the password of {owner}"}
        assert (await door.browser().post("/sign-in", json=body)).status_code == 200


async def test_a_password_is_the_same_from_every_keyboard(door: Door) -> None:
    await door.claimed("Hanno", "schön und gut")
    answer = await door.browser().post("/sign-in", json={"name": "Hanno", "password": "scho\u0308n und gut"})
    assert answer.status_code == 200


async def test_passwords_cannot_be_tried_without_end_from_an_address(door: Door) -> None:
    await door.claimed("Hanno")
    stranger = door.browser("192.0.2.66")
    for i in range(100):
        await stranger.post("/sign-in", json={"name": f"Name {i}", "password": "guess and guess"})
    answer = await stranger.post("/sign-in", json={"name": "Hanno", "password": PASSWORD})
    assert problem(answer) == (429, "too-many")
    assert answer.json()["key"] == "sign-in"
    assert int(answer.headers["retry-after"]) == answer.json()["seconds"] == 6
    there = await door.browser("192.0.2.67").post("/sign-in", json={"name": "Hanno", "password": PASSWORD})
    assert there.status_code == 200
    door.pass_by(6)
    assert (await stranger.post("/sign-in", json={"name": "Hanno", "password": PASSWORD})).status_code == 200


async def test_passwords_of_one_name_cannot_be_tried_from_many_addresses(door: Door) -> None:
    await door.claimed("Hanno")
    body = {"name": "Hanno", "password": "guess and guess"}
    for i in range(100):
        assert (await door.browser(f"198.51.100.{i}").post("/sign-in", json=body)).status_code == 401
    assert problem(await door.browser("203.0.113.99").post("/sign-in", json=body)) == (429, "too-many")
    door.pass_by(36)
    assert problem(await door.browser("203.0.113.99").post("/sign-in", json=body)) == (401, "wrong-password")


async def test_signing_in_rightly_does_not_count(door: Door) -> None:
    await door.claimed("Hanno")
    browser = door.browser()
    for _ in range(25):
        assert (await browser.post("/sign-in", json={"name": "Hanno", "password": PASSWORD})).status_code == 200


async def test_a_new_password_signs_out_all_other_browsers(door: Door) -> None:
    here, there = await door.claimed("Hanno"), door.browser()
    await there.post("/sign-in", json={"name": "Hanno", "password": PASSWORD})
    _, token = await door.token(here, "read")
    answer = await here.post("/me/password", json={"old": PASSWORD, "new": "another password"})
    assert answer.status_code == 200
    assert (await here.get("/look")).status_code == 200
    assert problem(await there.get("/look")) == (401, "not-signed-in")
    assert (await door.program(token).get("/look")).status_code == 200
    for password, status in ((PASSWORD, 401), ("another password", 200)):
        assert (await there.post("/sign-in", json={"name": "Hanno", "password": password})).status_code == status


async def test_a_password_is_changed_only_by_who_knows_it(door: Door) -> None:
    here, guest = await door.claimed("Hanno"), await door.guest()
    wrong = await here.post("/me/password", json={"old": "not the password", "new": "another password"})
    assert problem(wrong) == (403, "wrong-password")
    assert problem(await here.post("/me/password", json={"old": PASSWORD, "new": "short"})) == (400, "malformed")
    assert problem(await guest.post("/me/password", json={"old": "", "new": PASSWORD})) == (409, "conflict")
    assert (await here.get("/look")).status_code == 200
    assert (await door.browser().post("/sign-in", json={"name": "Hanno", "password": PASSWORD})).status_code == 200
    for _ in range(10):
        answer = await here.post("/me/password", json={"old": "not the password", "new": "another password"})
    assert problem(answer) == (429, "too-many")


async def test_an_old_hash_is_made_anew_at_sign_in(door: Door) -> None:
    await door.claimed("Hanno")
    weak = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1).hash(PASSWORD)
    async with door.storage.writing() as connection:
        await connection.execute(update(schema.players).values(password=weak))
    for _ in range(2):
        answer = await door.browser().post("/sign-in", json={"name": "Hanno", "password": PASSWORD})
        assert answer.status_code == 200
    assert "m=19456,t=2,p=1" in (await door.row("Hanno")).password


async def test_the_others_go_on_while_a_password_is_hashed() -> None:
    passwords = Passwords()
    turns = 0
    hashing = asyncio.create_task(passwords.hash(PASSWORD))
    while not hashing.done():
        turns += 1
        await asyncio.sleep(0)
    assert turns > 10
    assert await passwords.verify(PASSWORD, hashing.result())
    assert not await passwords.verify(PASSWORD, "not a hash")
    assert not await passwords.verify(PASSWORD, None)
    passwords.close()
