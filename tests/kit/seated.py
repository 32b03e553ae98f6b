"""People at tables: whose turn it is, answers, and a time that stands still until a test moves it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from cothon.play.dice import FastDice
from kit.patience import PATIENCE_S
from kit.served import Person, Served

Look = dict[str, Any]


class Time:
    """Give it to `Parts(settings, now=...)`."""

    def __init__(self) -> None:
        self.ms = 1_700_000_000_000

    def __call__(self) -> int:
        return self.ms

    def passes(self, seconds: float) -> None:
        self.ms += round(seconds * 1000)


async def program(served: Served, owner: Person, *scopes: str) -> Person:
    """Somebody's bot, with a token."""
    made = await owner.done("/me/tokens", {"name": "bot", "scopes": scopes or ("read", "play")})
    return await served.person(headers={"Authorization": f"Bearer {made['token']}"})


async def refused(someone: Person, path: str, data: Any = None) -> tuple[int, str, str]:
    """Post something that must fail: status, code and words."""
    answer = await someone.post(path, data)
    assert answer.status_code >= 400, (path, answer.text)
    return answer.status_code, answer.json()["error"], answer.json()["words"]


async def asked(people: list[Person], table: str) -> tuple[Person, Look]:
    """Whoever must answer, with his look at the table; waits while bots answer."""
    async with asyncio.timeout(PATIENCE_S):
        while True:
            for someone in people:
                look = await someone.seen(table)
                if look["table"]["status"] != "playing" or look["position"]["offers"]:
                    return someone, look
            await asyncio.sleep(0.01)


async def answer(someone: Person, table: str, dice: FastDice | None = None) -> Look:
    """One answer of whoever is asked: the first that is offered, or one at random."""
    at = (await someone.seen(table))["position"]
    choice = at["offers"][dice.below(len(at["offers"])) if dice else 0]["id"]
    told = await someone.do(table, choice, at["version"])
    assert told.is_success, told.text
    return dict(told.json())


async def reach(people: list[Person], table: str, there: Callable[[Person, Look], bool], seed: int = 1) -> Any:
    """Everybody answers at random until somebody who is asked sees what is wanted: he, and what he sees."""
    dice = FastDice(seed)
    for _ in range(2000):
        someone, look = await asked(people, table)
        assert look["table"]["status"] == "playing", "the game ended before that"
        if there(someone, look):
            return someone, look
        await answer(someone, table, dice)
    raise AssertionError("that does not happen")
