"""Wrong passwords: whom they slow down, and whom they do not."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import httpx
import pytest

from cothon.server.errors import TooMany
from cothon.server.limits import Delays
from cothon.server.storage.engine import Storage
from cothon.server.tokens import Devices
from server.door import PASSWORD, SECRET, Door

pytestmark = pytest.mark.anyio
WRONG = "guess and guess"


@pytest.fixture
async def door(storage: Storage) -> AsyncIterator[Door]:
    made = Door(storage)
    yield made
    made.identity.close()


async def signed_in(browser: httpx.AsyncClient, name: str, password: str = PASSWORD) -> int:
    return (await browser.post("/sign-in", json={"name": name, "password": password})).status_code


async def attack(door: Door, name: str, addresses: int, each: int) -> None:
    for i in range(addresses):
        stranger = door.browser(f"198.51.100.{i}")
        for _ in range(each):
            await signed_in(stranger, name, WRONG)


async def test_wrong_passwords_from_elsewhere_do_not_lock_an_owner_out(door: Door) -> None:
    await door.claimed("Hanno")
    await attack(door, "Hanno", addresses=6, each=12)
    assert await signed_in(door.browser("198.51.100.0"), "Hanno") == 429  # the attacker himself has to wait
    assert await signed_in(door.browser("203.0.113.7"), "Hanno") == 200


async def test_a_browser_that_is_known_lets_its_owner_in_whatever_strangers_do(door: Door) -> None:
    own = await door.claimed("Hanno")
    await own.post("/sign-out")
    await attack(door, "Hanno", addresses=25, each=12)  # so many that the name itself is at its limit
    behind_the_same_address = door.browser("192.0.2.1")
    for _ in range(12):
        last = await signed_in(behind_the_same_address, "Hanno", WRONG)
    assert last == 429
    assert await signed_in(door.browser("203.0.113.7"), "Hanno") == 429
    assert await signed_in(own, "Hanno") == 200


async def test_an_owner_who_is_signed_in_can_always_change_the_password(door: Door) -> None:
    own = await door.claimed("Hanno")
    await attack(door, "Hanno", addresses=25, each=12)
    answer = await own.post("/me/password", json={"old": PASSWORD, "new": "another password"})
    assert answer.status_code == 200


async def test_a_known_browser_cannot_guess_without_end_either(door: Door) -> None:
    own, elsewhere = await door.claimed("Hanno"), door.browser("203.0.113.7")
    assert await signed_in(elsewhere, "Hanno") == 200
    said = [await signed_in(own, "Hanno", WRONG) for _ in range(11)]
    assert said == [401] * 10 + [429]
    assert await signed_in(elsewhere, "Hanno") == 200


async def test_a_browser_is_known_for_the_accounts_that_were_used_there_and_for_no_other(door: Door) -> None:
    browser, devices = await door.claimed("Hanno"), Devices(SECRET)
    await door.claimed("Mago")

    async def known() -> tuple[str, ...]:
        read = devices.read(browser.cookies["cothon_device"])
        assert read is not None
        return read.players

    hanno = (await browser.get("/me")).json()["player"]
    assert await known() == (hanno,)
    await signed_in(browser, "Mago", WRONG)
    assert await known() == (hanno,)
    before = devices.read(browser.cookies["cothon_device"])
    await signed_in(browser, "Mago")
    mago = (await browser.get("/me")).json()["player"]
    assert await known() == (mago, hanno)
    after = devices.read(browser.cookies["cothon_device"])
    assert before is not None
    assert after is not None
    assert after.id == before.id


async def test_a_browser_of_before_becomes_known_when_its_owner_comes_back(door: Door) -> None:
    browser, devices = await door.claimed("Hanno"), Devices(SECRET)
    was = devices.read(browser.cookies["cothon_device"])
    assert was is not None
    browser.cookies.delete("cothon_device")
    browser.cookies.set("cothon_device", devices.make(was.id, door.now))
    me = await browser.get("/me")
    now = devices.read(me.cookies["cothon_device"])
    assert now is not None
    assert (now.id, now.players) == (was.id, (me.json()["player"],))
    assert "cothon_device" not in (await browser.get("/me")).cookies


async def test_a_class_behind_one_address_claims_names_and_signs_in_at_once(door: Door) -> None:
    browsers = [await door.guest() for _ in range(40)]
    bodies = [{"name": f"Pupil {i}", "password": PASSWORD} for i in range(40)]
    claims = await asyncio.gather(*(b.post("/me/claim", json=d) for b, d in zip(browsers, bodies, strict=True)))
    assert {a.status_code for a in claims} == {200}
    fresh = [door.browser() for _ in range(40)]
    some_slip = [await signed_in(b, d["name"], WRONG) for b, d in zip(fresh[:20], bodies, strict=False)]
    assert set(some_slip) == {401}
    answers = await asyncio.gather(*(signed_in(b, d["name"]) for b, d in zip(fresh, bodies, strict=True)))
    assert set(answers) == {200}


async def test_many_guesses_at_once_are_not_more_than_one_after_the_other(door: Door) -> None:
    await door.claimed("Hanno")
    stranger = door.browser("198.51.100.1")
    answers = await asyncio.gather(*(signed_in(stranger, "Hanno", WRONG) for _ in range(30)))
    assert sorted(answers) == [401] * 5 + [429] * 25


async def test_a_name_that_is_not_there_is_delayed_like_one_that_is(door: Door) -> None:
    await door.claimed("Hanno")
    said = []
    for name in ("Hanno", "Nobody"):
        stranger = door.browser("198.51.100.1")
        answers = [await stranger.post("/sign-in", json={"name": name, "password": WRONG}) for _ in range(7)]
        said.append([a.text for a in answers])
    assert said[0] == said[1]


def test_delays_grow_up_to_the_longest_and_are_forgotten() -> None:
    now = [0.0]
    delays = Delays("sign-in", free=2, first=2, longest=10, memory=100, clock=lambda: now[0])
    waits: list[float] = []
    for _ in range(8):
        try:
            delays.take("a")
            waits.append(0)
        except TooMany as e:
            waits.append(e.fields["seconds"])
            now[0] += e.fields["seconds"]
    assert waits == [0, 0, 2, 0, 4, 0, 8, 0]
    with pytest.raises(TooMany) as e:
        delays.take("a")
    assert e.value.fields["seconds"] == 10
    delays.take("b")  # somebody else
    now[0] += 100
    for _ in range(2):
        delays.take("a")


def test_who_gets_it_right_begins_anew() -> None:
    delays = Delays("sign-in", free=2, first=2, longest=10, clock=lambda: 0.0)
    for _ in range(5):
        delays.take("a")
        delays.right("a")
    assert len(delays) == 0


def test_delays_have_bounded_memory_and_keep_the_newest() -> None:
    delays = Delays("sign-in", free=1, first=2, longest=10, clock=lambda: 0.0, most=100)
    for i in range(1000):
        delays.take(str(i))
        assert len(delays) <= 100
    with pytest.raises(TooMany):
        delays.take("999")
