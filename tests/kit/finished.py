"""Tables of a running server that have come to their end, for tests of what comes after."""

from __future__ import annotations

import asyncio
from typing import Any

from cothon.games import game
from cothon.play.dice import FastDice
from cothon.server import playing
from cothon.server.identity import Who
from cothon.server.protocol import Do
from kit.patience import PATIENCE_S
from kit.served import Person


def bots(name: str, people: int) -> list[dict[str, Any]]:
    """As many as the game needs besides these people."""
    return [{"kind": "bot", "bot": "level-3"}] * max(0, min(game(name).seats_allowed({})) - people)


async def begun(people: list[Person], name: str, **more: Any) -> str:
    """A table at which a game goes on: the first of these people in seat 0, the next in seat 1, ..., then bots. A rated
    one has a clock, as it must."""
    host, *others = people
    if more.get("rated"):
        more.setdefault("clock", {"kind": "days", "days": 1})
    seats = [{"kind": "me"}, *[{"kind": "open"}] * len(others), *more.pop("and_", bots(name, len(people)))]
    told = await host.done("/tables", {"game": name, "seats": seats, **more})
    for someone in others:
        await someone.done(f"/tables/{told['id']}/join", {"entropy": "0b", "key": told["join_key"]})
    await host.done(f"/tables/{told['id']}/ready", {"entropy": "0a"})
    return str(told["id"])


async def played(people: list[Person], name: str, **more: Any) -> str:
    """A table that has finished by the rules: everybody leaves at once, and bots play to the end. A rated game is
    played by the people, or it would not count."""
    table = await begun(people, name, **more)
    if more.get("rated"):
        await answers(people, table)
    for someone in people:
        await someone.post(f"/tables/{table}/leave")  # the game may be over before the last one has left
    await settled(people[0], table)
    return table


async def answers(people: list[Person], table: str, least: int = 10_000) -> None:
    """People answer at random, past the wire, until the game is over or each of them has answered so often."""
    house = people[0].served.parts.house
    dice, made = FastDice(1), [0] * len(people)
    async with asyncio.timeout(PATIENCE_S):
        while min(made) < least:
            live = await house.find(table)
            if live.row.status != "playing" or live.match is None:
                return
            seat, at = live.row.actor, live.row.version
            mine = [i for i, someone in enumerate(people) if seat in live.seats_of(someone.me["player"])]
            if live.stale or at != live.match.version or not mine:
                await asyncio.sleep(0.001)  # a bot answers
                continue
            legal = live.game.legal(live.match.view(seat))
            who = Who(people[mine[0]].me["player"], people[mine[0]].me["name"], False)
            await playing.do(house, who, table, Do(do=legal[dice.below(len(legal))], at=at))
            made[mine[0]] += 1


async def settled(someone: Person, table: str) -> dict[str, Any]:
    """The table, when it has finished and everything about it is written."""
    async with asyncio.timeout(PATIENCE_S):
        while True:
            told: dict[str, Any] = (await someone.seen(table))["table"]
            if told["status"] == "finished" and all(s["rank"] is not None for s in told["seats"]):
                return told
            await asyncio.sleep(0.02)
