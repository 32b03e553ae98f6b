"""Signing out ends the cookie for good: every copy of it, in every process, and its streams. Others stay signed in."""

from __future__ import annotations

from collections.abc import Callable

import httpx
import pytest
from sqlalchemy import func, select

from cothon.server.settings import Settings
from cothon.server.storage import schema
from cothon.server.storage.engine import Storage
from cothon.server.tokens import Cookies
from kit.served import Person, Served, serving
from server.door import DAY, PASSWORD, SECRET, Door, problem

pytestmark = pytest.mark.anyio


def copy_of(door: Door, browser: httpx.AsyncClient) -> httpx.AsyncClient:
    """Somebody who has written down the cookie of a browser."""
    thief = door.browser("192.0.2.7")
    thief.cookies.set("cothon", browser.cookies["cothon"], domain="cothon.test")
    return thief


async def signed_in(door: Door, name: str) -> httpx.AsyncClient:
    browser = door.browser()
    assert (await browser.post("/sign-in", json={"name": name, "password": PASSWORD})).status_code == 200
    return browser


async def test_the_old_cookie_works_nowhere_after_the_sign_out(storage: Storage) -> None:
    door = Door(storage)
    hanno = await door.claimed("Hanno")
    thief = copy_of(door, hanno)
    assert (await thief.get("/look")).status_code == 200
    assert (await hanno.post("/sign-out")).status_code == 204
    assert "cothon" not in hanno.cookies
    assert problem(await thief.get("/look")) == (401, "not-signed-in")
    assert problem(await thief.get("/me/tokens")) == (401, "not-signed-in")
    assert problem(await thief.patch("/me", json={"name": "Mago"})) == (401, "not-signed-in")
    started_anew = (await thief.get("/me")).json()
    assert started_anew["guest"]
    assert started_anew["name"] != "Hanno"


async def test_browsers_that_signed_in_in_the_same_moment_sign_out_one_by_one(storage: Storage) -> None:
    door = Door(storage)
    await door.claimed("Hanno")
    here, there = await signed_in(door, "Hanno"), await signed_in(door, "Hanno")
    assert (await here.post("/sign-out")).status_code == 204
    assert (await there.get("/look")).json() == {"name": "Hanno"}


async def test_a_cookie_that_was_renewed_is_signed_out_with_the_one_before(storage: Storage) -> None:
    door = Door(storage)
    hanno = await door.claimed("Hanno")
    thief = copy_of(door, hanno)
    door.pass_by(40 * DAY / 1000)
    before = hanno.cookies["cothon"]
    await hanno.get("/me")
    assert hanno.cookies["cothon"] != before
    await hanno.post("/sign-out")
    assert problem(await thief.get("/look")) == (401, "not-signed-in")


async def test_a_cookie_of_an_older_server_is_signed_out_as_well(storage: Storage) -> None:
    door = Door(storage)
    await door.claimed("Hanno")
    signer = Cookies(SECRET)._signer
    old = signer.sign(f"{(await door.row('Hanno')).id}.0.{door.now // 1000}").decode()
    browser = door.browser()
    browser.cookies.set("cothon", old, domain="cothon.test")
    thief = copy_of(door, browser)
    assert (await thief.get("/look")).json() == {"name": "Hanno"}
    await browser.post("/sign-out")
    assert problem(await thief.get("/look")) == (401, "not-signed-in")


async def test_signing_out_twice_or_with_a_dead_cookie_is_no_error(storage: Storage) -> None:
    door = Door(storage)
    hanno = await door.claimed("Hanno")
    thief = copy_of(door, hanno)
    for someone in (hanno, thief, thief, door.browser()):
        assert (await someone.post("/sign-out")).status_code == 204


async def test_what_was_signed_out_is_forgotten_when_it_would_have_expired(storage: Storage) -> None:
    door = Door(storage)
    for name in ("Hanno", "Mago"):
        await (await door.claimed(name)).post("/sign-out")
        door.pass_by(366 * DAY / 1000)
    async with storage.reading() as connection:
        count = (await connection.execute(select(func.count()).select_from(schema.signed_out))).scalar_one()
    assert count == 1


async def listening_twins(served: Served) -> tuple[Person, Person, str]:
    """The same player in two browsers, and a table of hers."""
    ada = await served.person()
    name = f"Ada {ada.me['player'][:5]}"
    await ada.done("/me/claim", {"name": name, "password": PASSWORD})
    twin = await served.person()
    await twin.done("/sign-in", {"name": name, "password": PASSWORD})
    table = await ada.done("/tables", {"game": "traders", "seats": [{"kind": "me"}, {"kind": "open"}]})
    return ada, twin, table["id"]


async def test_streams_of_the_cookie_end_and_those_of_other_browsers_go_on(served: Served) -> None:
    ada, twin, table = await listening_twins(served)
    async with ada.stream(table) as hers, twin.stream(table) as others:
        await hers.next("presence")
        await others.next("presence")
        assert (await ada.post("/sign-out")).status_code == 204
        assert (await hers.next("bye"))[1] == {"why": "you were signed out"}
        await twin.done(f"/tables/{table}/chat", {"text": "still here"})
        assert (await others.next("chat"))[1]["text"] == "still here"


async def test_other_processes_hear_of_it(fresh_postgres: Callable[[], str]) -> None:
    settings = Settings(db=fresh_postgres(), rate=0)
    async with serving(settings) as first, serving(settings) as second:
        ada, _, table = await listening_twins(first)
        copy = await second.person(cookies={"cothon": ada.client.cookies["cothon"]})
        async with copy.stream(table) as listening:
            await listening.next("presence")
            assert (await ada.post("/sign-out")).status_code == 204
            assert (await listening.next("bye"))[1] == {"why": "you were signed out"}
        assert (await copy.get("/me/tables")).status_code == 401
