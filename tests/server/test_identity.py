"""Accounts: guests, names, passwords, cookies, tokens, and what is remembered of them."""

from __future__ import annotations

import asyncio
import re
import unicodedata
from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest
from argon2 import PasswordHasher
from litestar import Litestar
from litestar.openapi import OpenAPIConfig
from sqlalchemy import delete, select, update

from cothon.server import names, tokens
from cothon.server.errors import Malformed, NotSignedIn
from cothon.server.identity import REMEMBERED_S
from cothon.server.passwords import Passwords
from cothon.server.routes import me
from cothon.server.storage import schema
from cothon.server.storage.engine import Storage
from server.door import DAY, Door, problem

pytestmark = pytest.mark.anyio
PASSWORD = "a good password"


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
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("cothon=")
    parts = {p.strip().lower() for p in cookie.split(";")[1:]}
    assert parts == {"httponly", "max-age=31536000", "path=/", "samesite=lax"}


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
    player, epoch, given, seal = cookie.split(".")
    return {
        "another player": f"{other}.{epoch}.{given}.{seal}",
        "another epoch": f"{player}.1.{given}.{seal}",
        "a later time": f"{player}.{epoch}.{int(given) + 1}.{seal}",
        "another seal": f"{player}.{epoch}.{given}.{seal[1:]}{seal[0]}",
        "no seal": f"{player}.{epoch}.{given}",
        "an empty seal": f"{player}.{epoch}.{given}.",
        "cut short": cookie[:-2],
        "only dots": "...",
        "not of this alphabet": "ä" * 20,
        "very long": cookie + "a" * 4000,
        "another house": tokens.Cookies("00" * 32).make(player, 0, int(given) * 1000),
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
    monkeypatch.setattr(names, "of_guest", lambda attempt: next(given))
    first, second = await door.guest(), await door.guest()
    assert (await first.get("/me")).json()["name"] == "Calm Cormorant 37"
    assert (await second.get("/me")).json()["name"] == "Keen Kelp 12"


async def test_guests_who_come_at_once_are_different_people(door: Door) -> None:
    answers = await asyncio.gather(*(door.browser().get("/me") for _ in range(20)))
    assert len({a.json()["player"] for a in answers}) == len({a.json()["name"] for a in answers}) == 20


# -- names -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ("A", "2 to 30"),
        ("  a  ", "2 to 30"),
        ("x" * 31, "2 to 30"),
        ("", "2 to 30"),
        ("Han#no", "#"),
        ("Han\u200bno", "U+200B"),
        ("Han\u202eno", "U+202E"),
        ("Han\u2066no", "U+2066"),
        ("Han\x00no", "U+0000"),
        ("Han\x1b[31mno", "U+001B"),
        ("Han\ue000no", "U+E000"),
        ("Han\u3164no", "U+1160"),  # made plain first
        ("Han\ufe0fno", "U+FE0F"),
        ("Han\u00adno", "U+00AD"),
        ("\u0301Hanno", "accents"),
        ("Ha\u0301\u0302\u0303\u0304no", "accents"),
        ("...", "letter"),
        ("-- --", "letter"),
        ("Hаnnо", "Cyrillic and Latin"),
        ("Ηanno", "Greek and Latin"),
    ],
)
def test_names_that_would_deceive_or_hide_are_refused(said: str, why: str) -> None:
    with pytest.raises(Malformed, match=re.escape(why)) as e:
        names.proper(said)
    assert e.value.more == {"field": "name"}


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("  Hanno \t the   Navigator ", "Hanno the Navigator"),
        ("Ｈａｎｎｏ", "Hanno"),
        ("Zoe\u0301", "Zoé"),
        ("山田 Taro", "山田 Taro"),
        ("नमस्ते", "नमस्ते"),
        ("O'Neill-Smith", "O'Neill-Smith"),
        ("x" * 30, "x" * 30),
    ],
)
def test_names_are_kept_in_one_plain_form(said: str, kept: str) -> None:
    assert names.proper(said) == kept
    assert names.proper(kept) == kept


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Hanno", "HANNO"),
        ("Hanno", "hann0"),
        ("Hanno", "H a n n o"),
        ("Hanno", "Hánnø"),
        ("Ilse", "1lse"),
        ("Ilse", "llse"),
        ("Modern", "Modem"),
        ("Straße", "STRASSE"),
        ("Вова", "BOBA"),
        ("ΑΝΝΑ", "Anna"),
        ("Sam", "$am"),
        ("İpek", "ipek"),
        ("Calm Cormorant 37", "calm_cormorant-37"),
    ],
)
def test_names_that_look_alike_have_one_key(one: str, other: str) -> None:
    assert names.key(names.proper(one)) == names.key(names.proper(other))


def test_names_that_do_not_look_alike_have_different_keys() -> None:
    said = [
        "Hanno",
        "Hanna",
        "Hannon",
        "Calm Cormorant 37",
        "Calm Cormorant 38",
        "Player 1",
        "Player 2",
        "山田",
        "山本",
    ]
    assert len({names.key(names.proper(s)) for s in said}) == len(said)


def test_a_key_always_fits_its_column() -> None:
    assigned = (c for c in map(chr, range(0x110000)) if unicodedata.category(c)[0] not in "CZ")
    kept = (c for c in assigned if unicodedata.normalize("NFKC", c) == c)
    longest = max(len(names.key(c)) for c in kept)
    assert longest * names.LONGEST <= schema.players.c.name_key.type.length  # type: ignore[attr-defined]


def test_names_of_guests_are_proper_names() -> None:
    for attempt in (0, 5):
        for _ in range(500):
            name = names.of_guest(attempt)
            assert names.proper(name) == name


async def test_guests_and_accounts_may_rename_themselves(door: Door) -> None:
    for browser in (await door.guest(), await door.claimed("Mago")):
        for name in ("Hanno", "HANNO", "Hamilcar"):  # its own name in other letters is free to it
            answer = await browser.patch("/me", json={"name": name})
            assert answer.json()["name"] == name
            assert (await browser.get("/me")).json()["name"] == name  # at once, also from memory
        assert (await browser.patch("/me", json={"name": f"Gisgo {answer.json()['player']}"})).status_code == 200


async def test_a_name_that_looks_like_another_is_taken(door: Door) -> None:
    await door.claimed("Hanno")
    browser = await door.guest()
    before = (await browser.get("/me")).json()
    for name in ("Hanno", "hanno", "Hann0", "H.anno"):
        answer = await browser.patch("/me", json={"name": name})
        assert problem(answer) == (409, "name-taken")
        assert answer.json()["field"] == "name"
    assert (await browser.get("/me")).json() == before


@pytest.mark.parametrize(
    "name", ["x'; DROP TABLE players;--", '<img src=x onerror="a()">', "{{7*7}}", "%s%n", "\\u0000"]
)
async def test_a_name_is_only_text(door: Door, name: str) -> None:
    browser = await door.guest()
    answer = await browser.patch("/me", json={"name": name})
    assert answer.json()["name"] == name
    assert (await door.row(name)).name == name
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"


async def test_a_request_that_says_too_little_or_too_much_changes_nothing(door: Door) -> None:
    browser = await door.guest()
    before = (await browser.get("/me")).json()
    for body in ({}, {"name": None}, {"name": 5}, {"name": "Hanno", "guest": False}, [], "Hanno", {"name": "x" * 5000}):
        assert problem(await browser.patch("/me", json=body)) == (400, "malformed"), body
    assert problem(await browser.patch("/me")) == (400, "malformed")
    assert (await browser.get("/me")).json() == before


# -- passwords -------------------------------------------------------------------------------------------------------


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


async def test_a_password_is_the_same_from_every_keyboard(door: Door) -> None:
    await door.claimed("Hanno", "schön und gut")
    answer = await door.browser().post("/sign-in", json={"name": "Hanno", "password": "scho\u0308n und gut"})
    assert answer.status_code == 200


async def test_passwords_cannot_be_tried_without_end_from_an_address(door: Door) -> None:
    await door.claimed("Hanno")
    stranger = door.browser("192.0.2.66")
    for i in range(20):
        await stranger.post("/sign-in", json={"name": f"Name {i}", "password": "guess and guess"})
    answer = await stranger.post("/sign-in", json={"name": "Hanno", "password": PASSWORD})
    assert problem(answer) == (429, "too-many")
    assert answer.json()["key"] == "sign-in"
    assert int(answer.headers["retry-after"]) == answer.json()["seconds"] == 15
    there = await door.browser("192.0.2.67").post("/sign-in", json={"name": "Hanno", "password": PASSWORD})
    assert there.status_code == 200
    door.pass_by(15)
    assert (await stranger.post("/sign-in", json={"name": "Hanno", "password": PASSWORD})).status_code == 200


async def test_passwords_of_one_name_cannot_be_tried_from_many_addresses(door: Door) -> None:
    await door.claimed("Hanno")
    body = {"name": "Hanno", "password": "guess and guess"}
    for i in range(10):
        assert (await door.browser(f"198.51.100.{i}").post("/sign-in", json=body)).status_code == 401
    assert problem(await door.browser("198.51.100.99").post("/sign-in", json=body)) == (429, "too-many")
    door.pass_by(60)
    assert problem(await door.browser("198.51.100.99").post("/sign-in", json=body)) == (401, "wrong-password")


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
    assert await passwords.fits(PASSWORD, hashing.result())
    assert not await passwords.fits(PASSWORD, "not a hash")
    assert not await passwords.fits(PASSWORD, None)
    passwords.close()


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


# -- tokens ----------------------------------------------------------------------------------------------------------


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


# -- what is remembered ----------------------------------------------------------------------------------------------


async def test_who_was_here_a_moment_ago_is_known_without_asking_the_database(door: Door) -> None:
    browser = await door.guest()
    name = (await browser.get("/look")).json()["name"]
    async with door.storage.writing() as connection:
        await connection.execute(update(schema.players).values(name="Written Past Us"))
    assert (await browser.get("/look")).json()["name"] == name
    door.clock += REMEMBERED_S
    assert (await browser.get("/look")).json()["name"] == "Written Past Us"


async def test_another_process_learns_of_every_change(door: Door) -> None:
    other = Door(door.storage)
    told: list[str] = []
    door.identity.on_change = told.append
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
    other.clock += REMEMBERED_S
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
