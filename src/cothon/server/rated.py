"""Whether a game counts for the ratings, and who has left it: the one place that decides. docs/ratings.md says it for
people.

Before the game: everybody must have an account, and no two of them may use one device. After it: whoever let a bot play
has left, and comes last like somebody who resigned; whoever left or resigned too early is not counted, so nobody can
win a rating by it, and nobody who stays loses a game that was worth playing.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from cothon.play.record import Done, TakenBack
from cothon.server.storage.ledger import Step
from cothon.server.storage.rows import BOT, WAITING, SeatRow, TableRow
from cothon.server.storage.schema import players

LEAST_DECISIONS = 10  # a seat makes 30 to 120 in a whole game, whichever of the games it is
STOOD_IN = 4  # one decision in so many may be a bot's: who was away for a turn or two has not left
GUEST, DEVICE, EARLY, LEFT = "guest", "device", "early", "left"


# -- before the game ---------------------------------------------------------------------------------------------------


def device_mark(secret: str, table_id: str, device: str) -> str | None:
    """What a seat keeps of a device: it can be compared with the other seats of this table, and with nothing else."""
    return hmac.digest(secret.encode(), f"device:{table_id}:{device}".encode(), "sha256").hex()[:24] if device else None


def obstacle(sitting: Iterable[SeatRow], guests: set[str]) -> str | None:
    """Why a game of these people could not be rated."""
    people = [s for s in sitting if s.taken and s.kind != BOT]
    if any(s.player_id in guests for s in people):
        return GUEST
    devices = [s.device for s in people if s.device is not None]
    return DEVICE if len(set(devices)) < len(devices) else None


async def look_over(conn: AsyncConnection, row: TableRow, sitting: Sequence[SeatRow]) -> None:
    """Who sits at a table has changed: say whether its game will be rated. When it begins, this is settled."""
    if row.rated and row.status == WAITING:
        who = {s.player_id for s in sitting if s.player_id is not None}
        wanted = select(players.c.id).where(players.c.id.in_(sorted(who)), players.c.guest.is_(True))
        row.unrated = obstacle(sitting, set((await conn.execute(wanted)).scalars()))


# -- after the game ----------------------------------------------------------------------------------------------------


class Made(NamedTuple):
    """Decisions of a seat that were not taken back: by its owner, and by a bot that stood in."""

    own: int
    stood_in: int

    @property
    def left_to_bots(self) -> bool:
        return self.stood_in * STOOD_IN > self.own + self.stood_in


class Verdict(NamedTuple):
    """unrated  why no rating moves; None: those of the seats in `counted` do
    gone     the seats whose people left the game to a bot
    """

    unrated: str | None
    gone: frozenset[int]
    counted: list[int]


def decisions(number: int, steps: Iterable[Step]) -> list[Made]:
    """What each of so many seats decided."""
    standing: list[tuple[int, int, bool]] = []  # version, seat, by a bot
    for step in steps:
        for version, entry in enumerate(step.entries, start=step.at + 1):
            if isinstance(entry, Done):
                standing.append((version, entry.seat, step.by.startswith("bot:")))
            elif isinstance(entry, TakenBack):
                standing = [one for one in standing if one[0] <= entry.to]
    by = [(seat, bot) for _, seat, bot in standing]
    return [Made(by.count((seat, False)), by.count((seat, True))) for seat in range(number)]


def judged(sitting: Sequence[SeatRow], made: Sequence[Made]) -> Verdict:
    """How a game that was to be rated counts, now that it is over."""
    people = [s for s in sitting if s.kind != BOT]
    gone = frozenset(s.seat for s in people if not s.resigned and (s.away or made[s.seat].left_to_bots))
    stayed = [s for s in people if not s.resigned and s.seat not in gone]
    early = {s.seat for s in people if s not in stayed and made[s.seat].own < LEAST_DECISIONS}
    if gone and not stayed:
        return Verdict(LEFT, gone, [])
    if len(people) - len(early) < 2:
        return Verdict(EARLY, gone, [])
    return Verdict(None, gone, [s.seat for s in sitting if s.seat not in early])
