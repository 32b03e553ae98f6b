"""Tables of a running server that have come to their end, for tests of what comes after."""

from __future__ import annotations

import asyncio
from typing import Any

from cothon.games import game
from kit.patience import PATIENCE_S
from kit.served import Person


def bots(name: str, people: int) -> list[dict[str, Any]]:
    """As many as the game needs besides these people."""
    return [{"kind": "bot", "bot": "greedy"}] * max(0, min(game(name).seats_allowed({})) - people)


async def begun(people: list[Person], name: str, **more: Any) -> str:
    """A table at which a game goes on: the first of these people in seat 0, the next in seat 1, ..., then bots."""
    host, *others = people
    seats = [{"kind": "me"}, *[{"kind": "open"}] * len(others), *more.pop("and_", bots(name, len(people)))]
    told = await host.done("/tables", {"game": name, "seats": seats, **more})
    for someone in others:
        await someone.done(f"/tables/{told['id']}/join", {"entropy": "0b", "key": told["join_key"]})
    await host.done(f"/tables/{told['id']}/ready", {"entropy": "0a"})
    return str(told["id"])


async def played(people: list[Person], name: str, **more: Any) -> str:
    """A table that has finished by the rules: everybody leaves at once, and bots play to the end."""
    table = await begun(people, name, **more)
    for someone in people:
        await someone.post(f"/tables/{table}/leave")  # the game may be over before the last one has left
    await settled(people[0], table)
    return table


async def settled(someone: Person, table: str) -> dict[str, Any]:
    """The table, when it has finished and everything about it is written."""
    async with asyncio.timeout(PATIENCE_S):
        while True:
            told: dict[str, Any] = (await someone.seen(table))["table"]
            if told["status"] == "finished" and all(s["rank"] is not None for s in told["seats"]):
                return told
            await asyncio.sleep(0.02)
