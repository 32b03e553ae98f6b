"""Who is there: guests and their cookies, signing out, and what is remembered of everybody."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator

import httpx
import pytest
from litestar import Litestar
from litestar.openapi import OpenAPIConfig
from sqlalchemy import delete, update

from cothon.server import names, tokens
from cothon.server.errors import NotSignedIn
from cothon.server.routes import me
from cothon.server.storage import schema
from cothon.server.storage.engine import Storage
from server.door import DAY, PASSWORD, SECRET, Door, problem

pytestmark = pytest.mark.anyio


@pytest.fixture
async def door(storage: Storage) -> AsyncIterator[Door]:
    made = Door(storage)
    yield made
    made.identity.close()


# -- guests and cookies ----------------------------------------------------------------------------------------------


async def test_the_first_visit_makes_a_guest_with_a_name_and_a_cookie(door: Door) -> None:
    answer = await door.browser().get("/me")
    me = answer.json()
    assert me["guest"] is True
    assert me["scopes"] is None
    assert re.fullmatch(r"[A-Z][a-z]+ [A-Z][a-z]+ \d\d", me["name"])
    cookie, device = answer.headers.get_list("set-cookie")
    assert cookie.startswith("cothon=")
    assert device.startswith("cothon_device=")
    for one in (cookie, device):
        parts = {p.strip().lower() for p in one.split(";")[1:]}
        assert parts == {"httponly", "max-age=31536000", "path=/", "samesite=lax"}


async def test_a_device_is_known_again_whoever_signs_in_there(door: Door) -> None:
    browser = await door.claimed("Hanno")
    device = browser.cookies["cothon_device"]
    await browser.post("/sign-out")
    await browser.get("/me")
    await browser.post("/sign-in", json={"name": "Hanno", "password": PASSWORD})
    assert browser.cookies["cothon_device"] == device
    known = door.identity.device(device)
    assert known
    door.pass_by(31 * DAY / 1000)
    await browser.get("/me")
    assert browser.cookies["cothon_device"] != device  # it has another year to live
    assert door.identity.device(browser.cookies["cothon_device"]) == known


async def test_a_device_of_another_house_is_not_known_and_gets_a_new_cookie(door: Door) -> None:
    browser = await door.guest()
    forged = tokens.Devices("00" * 32).make("abc", door.now)
    assert door.identity.device(forged) == ""
    assert door.identity.device(None) == ""
    browser.cookies.set("cothon_device", forged, domain="cothon.test")
    answer = await browser.get("/me")
    assert answer.headers["set-cookie"].startswith("cothon_device=")


async def test_a_server_behind_https_marks_its_cookie_secure(storage: Storage) -> None:
    answer = await Door(storage, secure=True).browser().get("/me")
    assert "; secure" in answer.headers["set-cookie"].lower()


async def test_who_comes_back_with_the_cookie_is_the_same_guest(door: Door) -> None:
    browser = await door.guest()
    first, second = (await browser.get("/me")).json(), await browser.get("/me")
    assert second.json() == first
    assert "set-cookie" not in second.headers
    assert await door.players() == 1


async def test_nobody_is_made_a_guest_anywhere_else(door: Door) -> None:
    stranger = door.browser()
    for answer in [
        await stranger.get("/look"),
        await stranger.post("/act"),
        await stranger.patch("/me", json={"name": "Hanno"}),
        await stranger.patch("/me", json={"nonsense": 1}),
        await stranger.post("/me/claim", json={"password": PASSWORD}),
        await stranger.post("/me/password", json={"old": PASSWORD, "new": PASSWORD}),
        await stranger.post("/me/sign-out-everywhere"),
        await stranger.get("/me/tokens"),
        await stranger.post("/me/tokens", json={"name": "bot", "scopes": ["read"]}),
        await stranger.delete("/me/tokens/abc"),
    ]:
        assert problem(answer) == (401, "not-signed-in"), answer.request.url
        assert answer.headers["www-authenticate"] == 'Bearer realm="cothon"'
    assert await door.players() == 0


def _tampered(cookie: str, other: str) -> dict[str, str]:
    player, epoch, given, session, seal = cookie.split(".")
    return {
        "another player": f"{other}.{epoch}.{given}.{session}.{seal}",
        "another epoch": f"{player}.1.{given}.{session}.{seal}",
        "a later time": f"{player}.{epoch}.{int(given) + 1}.{session}.{seal}",
        "another session": f"{player}.{epoch}.{given}.{session[::-1]}.{seal}",
        "no session": f"{player}.{epoch}.{given}.{seal}",
        "another seal": f"{player}.{epoch}.{given}.{session}.{seal[1:]}{seal[0]}",
        "no seal": f"{player}.{epoch}.{given}.{session}",
        "an empty seal": f"{player}.{epoch}.{given}.{session}.",
        "a device": tokens.Devices(SECRET).make(player, int(given) * 1000),
        "cut short": cookie[:-2],
        "only dots": "...",
        "not of this alphabet": "ä" * 20,
        "very long": cookie + "a" * 4000,
        "another house": tokens.Cookies("00" * 32).make(player, 0, int(given) * 1000, session),
        "a token's text": "cothon_" + player + "_" + "0" * 48,
    }


async def test_a_cookie_that_was_tampered_with_lets_nobody_in(door: Door) -> None:
    browser, other = await door.guest(), (await (await door.guest()).get("/me")).json()["player"]
    for why, cookie in _tampered(browser.cookies["cothon"], other).items():
        forged = door.browser()
        raw = {"cookie": f"cothon={cookie}".encode()}
        for answer in [await forged.get("/look", headers=raw), await forged.post("/act", headers=raw)]:
            assert problem(answer) == (401, "not-signed-in"), why
        assert problem(await forged.get("/visitor", headers=raw)) == (401, "not-signed-in"), why
        assert (await forged.get("/anyone", headers=raw)).status_code == 200, why  # asks for nobody's name
    assert door.app.state.acts == 0


async def test_a_wrong_cookie_starts_anew_at_me_alone(door: Door) -> None:
    browser = door.browser()
    answer = await browser.get("/me", headers={"cookie": "cothon=nonsense"})
    assert answer.status_code == 200
    assert answer.json()["guest"]
    assert (await browser.get("/look")).json()["name"] == answer.json()["name"]


async def test_a_cookie_lasts_a_year_and_is_renewed_on_the_way(door: Door) -> None:
    regular, rare = await door.guest(), await door.guest()
    for month in range(13):
        door.pass_by(31 * DAY / 1000)
        if month < 11:
            assert (await regular.get("/look")).status_code == 200
            assert "set-cookie" in (await regular.get("/me")).headers
    assert (await regular.get("/look")).status_code == 200
    assert problem(await rare.get("/look")) == (401, "not-signed-in")


async def test_a_cookie_whose_player_is_gone_lets_nobody_in(door: Door) -> None:
    browser = await door.guest()
    async with door.storage.writing() as connection:
        await connection.execute(delete(schema.players))
    assert problem(await browser.get("/look")) == (401, "not-signed-in")


async def test_only_so_many_guests_an_hour_come_from_one_address(storage: Storage) -> None:
    door = Door(storage, guests_per_hour=3)
    for _ in range(3):
        await door.guest("192.0.2.7")
    answer = await door.browser("192.0.2.7").get("/me")
    assert problem(answer) == (429, "too-many")
    assert answer.json()["key"] == "guests"
    assert answer.headers["retry-after"] == "1200"
    assert await door.players() == 3
    await door.guest("192.0.2.8")
    door.pass_by(1200)
    await door.guest("192.0.2.7")


async def test_a_guest_whose_name_is_taken_gets_another(door: Door, monkeypatch: pytest.MonkeyPatch) -> None:
    given = iter(["Calm Cormorant 37", "Calm Cormorant 37", "CALM CORMORANT 37", "Keen Kelp 12"])
    monkeypatch.setattr(names, "of_guest", lambda attempt, language: next(given))
    first, second = await door.guest(), await door.guest()
    assert (await first.get("/me")).json()["name"] == "Calm Cormorant 37"
    assert (await second.get("/me")).json()["name"] == "Keen Kelp 12"


async def test_guests_who_come_at_once_are_different_people(door: Door) -> None:
    answers = await asyncio.gather(*(door.browser().get("/me") for _ in range(20)))
    assert len({a.json()["player"] for a in answers}) == len({a.json()["name"] for a in answers}) == 20


# -- signing out -----------------------------------------------------------------------------------------------------


async def test_signing_out_concerns_this_browser_alone(door: Door) -> None:
    here, there = await door.claimed("Hanno"), door.browser()
    await there.post("/sign-in", json={"name": "Hanno", "password": PASSWORD})
    answer = await here.post("/sign-out")
    assert answer.status_code == 204
    assert "max-age=0" in answer.headers["set-cookie"].lower()
    assert problem(await here.get("/look")) == (401, "not-signed-in")
    assert (await there.get("/look")).status_code == 200
    assert (await door.browser().post("/sign-out")).status_code == 204  # also for who is not signed in
    assert (await door.browser().post("/sign-out", headers={"cookie": "cothon=wrong"})).status_code == 204


async def test_signing_out_everywhere_stops_every_cookie_but_no_token(door: Door) -> None:
    here, there = await door.claimed("Hanno"), door.browser()
    await there.post("/sign-in", json={"name": "Hanno", "password": PASSWORD})
    _, token = await door.token(here, "read")
    assert (await there.get("/look")).status_code == 200
    kept = here.cookies["cothon"]
    answer = await here.post("/me/sign-out-everywhere")
    assert answer.json() == {"words": "every browser is signed out; your 1 API token still works", "tokens": 1}
    assert problem(await there.get("/look")) == (401, "not-signed-in")
    again = await door.browser().get("/look", headers={"cookie": f"cothon={kept}"})
    assert problem(again) == (401, "not-signed-in")
    assert (await door.program(token).get("/look")).status_code == 200
    assert (await there.post("/sign-in", json={"name": "Hanno", "password": PASSWORD})).status_code == 200
    assert (await there.get("/look")).json()["name"] == "Hanno"


async def test_a_guest_cannot_lock_himself_out(door: Door) -> None:
    guest = await door.guest()
    assert problem(await guest.post("/me/sign-out-everywhere")) == (409, "conflict")
    assert (await guest.get("/look")).status_code == 200


# -- what is remembered ----------------------------------------------------------------------------------------------


async def test_who_was_here_a_moment_ago_is_known_without_asking_the_database(door: Door) -> None:
    browser = await door.guest()
    name = (await browser.get("/look")).json()["name"]
    async with door.storage.writing() as connection:
        await connection.execute(update(schema.players).values(name="Written Past Us"))
    assert (await browser.get("/look")).json()["name"] == name
    door.clock += door.identity.remembers
    assert (await browser.get("/look")).json()["name"] == "Written Past Us"


async def test_another_process_learns_of_every_change(door: Door) -> None:
    other = Door(door.storage)
    told: list[str] = []
    door.identity.on_change(told.append)
    here, there = await door.claimed("Hanno"), other.browser()
    player = (await here.get("/me")).json()["player"]
    id_, text = await door.token(here, "read")
    program = other.program(text)
    there.cookies = httpx.Cookies(here.cookies)

    async def seen_there() -> list[int]:
        return [(await there.get("/look")).status_code, (await program.get("/look")).status_code]

    told.clear()
    assert await seen_there() == [200, 200]
    await here.delete(f"/me/tokens/{id_}")
    await here.patch("/me", json={"name": "Mago"})
    await here.post("/me/password", json={"old": PASSWORD, "new": "another password"})
    await here.post("/me/sign-out-everywhere")
    assert told == [player] * 4
    assert await seen_there() == [200, 200]  # nobody has told it yet
    other.identity.forget(player)
    assert await seen_there() == [401, 401]


async def test_a_change_is_known_after_some_seconds_even_if_nobody_tells(door: Door) -> None:
    other = Door(door.storage)
    here, there = await door.claimed("Hanno"), other.browser()
    there.cookies = httpx.Cookies(here.cookies)
    assert (await there.get("/look")).status_code == 200
    await here.post("/me/sign-out-everywhere")
    other.clock += other.identity.remembers
    assert problem(await there.get("/look")) == (401, "not-signed-in")


async def test_what_was_read_before_a_change_is_not_remembered_after_it(door: Door) -> None:
    browser = await door.guest()
    cookie = browser.cookies["cothon"]
    looking = asyncio.create_task(door.identity.who(cookie, None))
    await asyncio.sleep(0)
    door.identity.forget((await browser.get("/me")).json()["player"])  # while the database is being asked
    who = await looking
    assert who is not None
    door.identity.forget(who.player)
    again = asyncio.create_task(door.identity.who(cookie, None))
    await asyncio.sleep(0)
    assert not again.done()
    door.identity.forget(who.player)
    await again
    assert door.identity.cached(cookie, None) is None


async def test_a_stream_can_ask_whether_its_listener_still_holds(door: Door) -> None:
    browser = await door.claimed("Hanno")
    id_, text = await door.token(browser, "read", expires_days=1)
    by_cookie = await door.identity.who(browser.cookies["cothon"], None)
    by_token = await door.identity.who(None, text)
    assert by_cookie is not None
    assert by_token is not None

    async def hold() -> list[bool]:
        return [await door.identity.holds(by_cookie), await door.identity.holds(by_token)]

    assert await hold() == [True, True]
    await browser.patch("/me", json={"name": "Mago"})
    assert await hold() == [True, True]
    await door.identity.sign_out_everywhere(by_cookie)
    assert await hold() == [False, True]
    door.now += DAY
    assert await hold() == [False, False]
    door.now -= DAY
    await door.identity.tokens.revoke(by_cookie.player, id_)
    assert await hold() == [False, False]


async def test_a_new_secret_stops_all_cookies(door: Door) -> None:
    browser = await door.guest()
    assert (await browser.get("/look")).status_code == 200
    door.identity.renew("another secret")
    assert problem(await browser.get("/look")) == (401, "not-signed-in")
    with pytest.raises(NotSignedIn):
        await door.identity.who(browser.cookies["cothon"], None)


async def test_when_somebody_was_here_is_noted_once_an_hour(door: Door) -> None:
    browser = await door.guest()
    name = (await browser.get("/me")).json()["name"]
    began = door.now
    door.pass_by(1800)
    await browser.get("/look")
    assert (await door.row(name)).seen_at == began
    door.pass_by(1801)
    await browser.get("/look")
    assert (await door.row(name)).seen_at == door.now


# -- documentation ---------------------------------------------------------------------------------------------------


def test_every_route_of_accounts_is_documented_with_examples() -> None:
    config = OpenAPIConfig(title="accounts", version="1", use_handler_docstrings=True)
    schema_ = Litestar([me.router], openapi_config=config, logging_config=None).openapi_schema.to_schema()
    operations = [o for path in schema_["paths"].values() for o in path.values()]
    assert len(operations) == 10
    for operation in operations:
        assert operation["summary"]
        assert operation["description"]
        assert {"401", "403", "429", "503"} <= set(operation["responses"])
        for status, response in operation["responses"].items():
            if int(status) >= 400:
                content = response["content"]["application/json"]
                assert content["schema"] == {"$ref": "#/components/schemas/Problem"}
                assert all(e["value"]["words"] for e in content["examples"].values())
    for name, struct in schema_["components"]["schemas"].items():
        for field, said in struct["properties"].items():
            assert name == "Problem" or "examples" in said or "$ref" in str(said) or field == "scopes", (name, field)
