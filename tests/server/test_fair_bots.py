"""What bots may cost: tables at which only bots sit, the bot `search`, and how long those of one person may think."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from cothon.games import names
from cothon.server.budgets import Budgets
from cothon.server.settings import Settings
from cothon.server.workers import LEAST_MS, Pool
from kit.asked import Asked
from kit.finished import bots, played
from kit.served import Person, Served, serving

pytestmark = pytest.mark.anyio
NAME = names()[0]
THINKING = [{"kind": "bot", "bot": "level-5"}] * 4


@pytest.fixture
async def served(db_url: str) -> AsyncIterator[Served]:
    limits = {"bot_tables_per_guest": 2, "bot_tables_per_hour": 3, "bot_ms": 50}
    async with serving(Settings(db=db_url, rate=0, **limits)) as running:
        yield running


async def asked(someone: Person, seats: list[dict[str, str]]) -> tuple[int, str]:
    """Open a table: the status, and the limit or problem if it is refused."""
    answer = await someone.post("/tables", {"game": "karibik", "seats": seats, "bot_pause": 1500})
    told = answer.json()
    return answer.status_code, told.get("key") or told.get("problem", {}).get("key", "")


async def test_a_guest_has_few_tables_of_bots_at_a_time_and_others_as_before(served: Served) -> None:
    guest, member = await served.person(), await served.member()
    assert [await asked(guest, THINKING) for _ in range(3)] == [(201, ""), (201, ""), (429, "tables-of-bots")]
    assert await asked(guest, [{"kind": "me"}, *THINKING[:2]]) == (201, "")  # somebody sits there
    assert [await asked(member, THINKING) for _ in range(4)] == [(201, "")] * 4
    assert await asked(await served.person(), THINKING) == (201, "")


async def test_a_guest_opens_few_tables_of_bots_an_hour(served: Served) -> None:
    guest = await served.person()
    for _ in range(3):
        told = await guest.done("/tables", {"game": NAME, "seats": bots(NAME, 0)})
        while (await guest.seen(told["id"]))["table"]["status"] == "playing":
            await asyncio.sleep(0.01)
    assert await asked(guest, THINKING) == (429, "bot-tables")
    assert await asked(guest, [{"kind": "me"}, *THINKING[:2]]) == (201, "")


async def test_a_table_that_was_refused_counts_for_nothing(served: Served) -> None:
    guest = await served.person()
    for _ in range(2):
        assert await asked(guest, THINKING) == (201, "")
    for _ in range(5):
        assert await asked(guest, THINKING) == (429, "tables-of-bots")  # and not "bot-tables"


SEARCHING = [{"kind": "me"}, {"kind": "bot", "bot": "search"}, {"kind": "bot", "bot": "level-1"}]


@pytest.mark.parametrize(
    ("search", "guest", "member"),
    [
        ("everybody", (201, ""), (201, "")),
        ("players", (403, "search-for-players"), (201, "")),
        ("nobody", (403, "search-for-nobody"), (403, "search-for-nobody")),
    ],
)
async def test_the_bot_search_is_for_whom_the_host_lets(
    tmp_path: object, search: str, guest: tuple[int, str], member: tuple[int, str]
) -> None:
    db = f"sqlite+aiosqlite:///{tmp_path}/cothon.db"
    async with serving(Settings(db=db, rate=0, search=search)) as served:
        assert await asked(await served.person(), SEARCHING) == guest
        assert await asked(await served.member(), SEARCHING) == member


async def test_nobody_gets_the_bot_search_by_a_rematch_or_a_fork(served: Served) -> None:
    member, guest = await served.member(), await served.person()
    searching = [{"kind": "bot", "bot": "search"}]
    table = await played([member, guest], "karibik", and_=searching)
    answer = await guest.post(f"/tables/{table}/rematch")
    assert (answer.status_code, answer.json()["problem"]["key"]) == (403, "search-for-players")
    said = {"at": 5, "secrets": "revealed", "seats": [{"kind": "me"}, {"kind": "open"}, *searching]}
    assert (await guest.post(f"/tables/{table}/fork", said)).status_code == 403
    assert (await member.post(f"/tables/{table}/rematch")).status_code == 200


def test_what_was_spent_comes_back_evenly() -> None:
    now = 0.0
    budgets = Budgets(lambda: now)
    assert budgets.left("a", 600) == 600
    budgets.spend("a", 300, 600)
    assert (budgets.left("a", 600), budgets.left("b", 600)) == (300, 600)
    budgets.spend("a", 400, 600)
    assert budgets.left("a", 600) == -100
    now = 1800.0
    assert budgets.left("a", 600) == 200
    now = 1_000_000.0
    assert budgets.left("a", 600) == 600
    budgets.spend("a", 300, 0)
    assert (budgets.left("a", 600), budgets.left("a", 0)) == (600, float("inf"))


def test_budgets_have_bounded_memory_and_keep_who_spent_last() -> None:
    budgets = Budgets(lambda: 0.0, most=100)
    for n in range(1000):
        budgets.spend(f"p{n}", 5, 10)
        assert len(budgets) <= 100
    assert budgets.left("p999", 10) == 5


async def test_who_has_used_up_the_hour_gets_short_thoughts() -> None:
    pool = Pool(1)
    assert pool._fair_share(2000, "a", 600) == 2000
    pool.budgets.spend("a", 599, 600)
    assert 1000 <= pool._fair_share(2000, "a", 600) <= 1100  # and what came back in this moment
    pool.budgets.spend("a", 100, 600)
    assert pool._fair_share(2000, "a", 600) == LEAST_MS
    assert pool._fair_share(2000, "b", 600) == 2000
    await pool.close()


async def test_a_thought_is_taken_from_the_budget_of_its_person() -> None:
    asked, pool = Asked("karibik"), Pool(1, slack_s=600)
    try:
        await asked.choose(pool, "search", person="a", an_hour=600)
    finally:
        await pool.close()
    assert pool.budgets.left("a", 600) < 600
    assert pool.budgets.left("b", 600) == 600


async def test_guests_and_accounts_have_budgets_of_their_own(served: Served) -> None:
    driver, settings = served.parts.driver, served.parts.settings
    guest = await served.person()
    assert await driver._budget_of(guest.me["player"]) == settings.thinking_per_guest
    await guest.done("/me/claim", {"name": "Thinker", "password": "a good password"})
    assert await driver._budget_of(guest.me["player"]) == settings.thinking_per_player > settings.thinking_per_guest
