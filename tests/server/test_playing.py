"""Games over the wire: opening, joining, streams, answers, take-backs, chat; on both databases."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest

from cothon.games import game, names
from cothon.server.settings import Settings
from kit.served import Person, Served, finish, serving

pytestmark = pytest.mark.anyio


@pytest.fixture
async def served(db_url: str) -> AsyncIterator[Served]:
    async with serving(Settings(db=db_url, rate=0)) as running:
        yield running


def seats_of(name: str, *kinds: dict[str, Any]) -> list[dict[str, Any]]:
    """These seats, filled up with bots to what the game needs."""
    least = min(game(name).seats_allowed({}))
    return [*kinds, *[{"kind": "bot", "bot": "greedy"}] * max(0, least - len(kinds))]


async def table_for_two(ada: Person, bela: Person, name: str = "karibik", **more: Any) -> Any:
    """A game that has begun: Ada in seat 0, Béla in seat 1."""
    told = await ada.done("/tables", {"game": name, "seats": seats_of(name, {"kind": "me"}, {"kind": "open"}), **more})
    await bela.done(f"/tables/{told['id']}/join", {"entropy": "0b", "key": told["join_key"]})
    return await ada.done(f"/tables/{told['id']}/ready", {"entropy": "0a"})


@pytest.mark.parametrize("name", names())
async def test_two_people_and_bots_finish_a_game(served: Served, name: str) -> None:
    ada, bela = await served.person(), await served.person()
    table = await table_for_two(ada, bela, name)
    assert table["status"] == "playing"
    last = await finish([ada, bela], table["id"])
    assert last["table"]["status"] == "finished"
    assert last["position"]["ended"]["ranks"]
    assert last["table"]["seed"]
