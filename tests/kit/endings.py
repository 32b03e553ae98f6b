"""Games that are about to end: played by bots, and one seat is asked a last time. For pages of the end."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from cothon.bots import bot
from cothon.bots.bot import Budget
from cothon.games import game
from cothon.play import text
from cothon.play.dice import FastDice
from kit.browser import Visitor, middle
from kit.players import new_match

LAST = 400  # answers; a game that is not over by then is no ending


class Ending(NamedTuple):
    record: str
    version: int
    seat: int
    seats: int


@cache
def ending(name: str, seats: int, seed: int = 1) -> Ending:
    """Just before the last answer of a game of bots."""
    match, dice, player = new_match(name, f"seats={seats}", seed), FastDice(seed), bot("level-3")
    g, last = game(name), (0, 0)
    while not match.over:
        seat = match.actor
        assert seat is not None
        last = match.version, seat
        match.submit(seat, player.choose(g, match.view(seat), Budget(), dice), match.version)
    return Ending(text.write(match.record()), *last, seats)


def brought_to_its_end(visitor: Visitor, end: Ending) -> str:
    """The visitor sits in the seat that answers last, and has answered; the page shows the end."""
    table = visitor.play_on(end.record, end.version, end.seat, end.seats)
    middle(visitor, table, LAST)
    visitor.go(f"/table/{table}")
    visitor.page.locator("[data-ended]").wait_for()
    return table
