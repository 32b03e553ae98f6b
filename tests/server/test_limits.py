"""How often something may be done: requests of players and strangers, and the limit that count them."""

from __future__ import annotations

import pytest

from cothon.server.errors import TooMany
from cothon.server.limits import RateLimit, address_of
from cothon.server.storage.engine import Storage
from server.door import Door, problem, served, talk

pytestmark = pytest.mark.anyio


async def test_too_many_requests_are_refused_with_the_time_to_wait(storage: Storage) -> None:
    door = Door(storage, rate=2, rate_burst=5)
    guest, other = await door.guest(), await door.guest()
    for _ in range(5):
        assert (await guest.get("/look")).status_code == 200
    answer = await guest.get("/look")
    assert problem(answer) == (429, "too-many")
    assert answer.json()["key"] == "requests"
    assert answer.json()["seconds"] == 0.5
    assert answer.headers["retry-after"] == "1"
    assert (await other.get("/look")).status_code == 200  # from the same address
    door.pass_by(0.5)
    assert (await guest.get("/look")).status_code == 200
    assert (await guest.get("/look")).status_code == 429


async def test_a_player_has_one_limit_for_all_addresses_and_tokens(storage: Storage) -> None:
    door = Door(storage, rate=1, rate_burst=6)
    guest = await door.guest()
    _, token = await door.token(guest, "read")  # the first of six
    for address in ("192.0.2.20", "192.0.2.21"):
        program = door.program(token, address)
        assert [(await program.get("/look")).status_code for _ in range(2)] == [200, 200]
    assert [(await guest.get("/look")).status_code for _ in range(2)] == [200, 429]


async def test_strangers_are_counted_by_address(storage: Storage) -> None:
    door = Door(storage, rate=1, rate_burst=3)
    said = [(await door.browser("192.0.2.30").get("/anyone")).status_code for _ in range(4)]
    assert said == [200, 200, 200, 429]
    assert (await door.browser("192.0.2.31").get("/anyone")).status_code == 200


async def test_whoever_tries_one_token_after_another_is_stopped(storage: Storage) -> None:
    door = Door(storage, rate=1, rate_burst=3)
    guest = await door.guest("192.0.2.40")
    assert (await guest.get("/look")).status_code == 200
    said = [(await door.program(f"cothon_{i}_{'0' * 48}", "192.0.2.40").get("/look")).status_code for i in range(5)]
    assert said == [401, 401, 401, 429, 429]
    assert (await guest.get("/look")).status_code == 200  # known already: his neighbour does not stop him


async def test_no_limit_is_no_limit(storage: Storage) -> None:
    door = Door(storage, rate=0, guests_per_hour=0, rate_burst=10)
    for _ in range(80):
        assert (await door.browser().get("/me")).status_code == 200


def test_buckets_fill_again_and_never_over_the_brim() -> None:
    now = 0.0
    limit = RateLimit("chat", 2.0, 3, lambda: now)
    for moment, let_in in ((0, 3), (1, 0), (2, 1), (7, 2), (1000, 3)):
        now = float(moment)
        taken = 0
        while taken < 10:
            try:
                limit.take("a")
            except TooMany:
                break
            taken += 1
        assert taken == let_in, moment


def test_looking_at_a_bucket_takes_nothing_and_giving_back_undoes() -> None:
    limit = RateLimit("chat", 60, 1, lambda: 0.0)
    for _ in range(3):
        limit.check("a")
    limit.take("a")
    with pytest.raises(TooMany) as e:
        limit.check("a")
    assert e.value.fields == {"key": "chat", "seconds": 60}
    limit.give_back("a")
    limit.give_back("b")
    limit.take("a")


def test_buckets_have_bounded_memory_and_keep_the_emptiest() -> None:
    now = 0.0
    limit = RateLimit("chat", 1.0, 10, lambda: now, most=1000)
    for _ in range(10):
        limit.take("greedy")
    for i in range(5000):
        limit.take(f"address {i}")
        assert len(limit) <= 1000
    with pytest.raises(TooMany):
        limit.take("greedy")


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unknown", "unknown"),
        ("1:2:junk", "1:2:junk"),
        ("x" * 500, "x" * 64),
    ],
)
def test_an_address_is_counted_by_what_one_household_has(host: str, counted: str) -> None:
    assert address_of({"client": (host, 1)}) == counted


def test_a_connection_without_an_address_is_counted_too() -> None:
    assert address_of({"client": None}) == address_of({}) == "nobody"


async def test_only_a_known_proxy_is_believed_about_addresses(storage: Storage) -> None:
    def visit(address: str) -> bytes:
        return f"GET /me HTTP/1.1\r\nhost: x\r\nx-forwarded-for: {address}\r\n\r\n".encode()

    for proxies, expected in (("127.0.0.1", [200, 200, 429]), ("10.0.0.1", [200, 429, 429])):
        door = Door(storage, guests_per_hour=1)
        async with served(door, proxies) as port:
            said = [(await talk(port, visit(a)))[0] for a in ("192.0.2.1", "192.0.2.2", "192.0.2.2")]
        assert said == expected
