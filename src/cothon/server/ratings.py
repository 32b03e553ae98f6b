"""Ratings: when a table has finished, who came where, and how the ratings of those who played there move.

Each game has ratings of its own: Plackett-Luce of openskill, a mean (mu) and an uncertainty (sigma) for everybody. A
new player begins with mu 25 and sigma 25/3. What people see is `rating` = 1500 + 40 (mu - 25), give or take
`plus_minus` = 80 sigma (two standard deviations); `at_least` is the one less the other, and leaderboards go by it: who
has played little stands low until it is known how good he is. So everybody begins with 1500 ± 667.

Rated are tables that were opened as rated and came to an end, if `rated` finds nothing against it. Whoever resigned
ranks last, the earlier the worse, whatever the bot in his seat achieved, and behind them whoever simply left. The
server's bots have ratings, too, under `bot:<name>`; where one of them plays several seats of a table, its rating moves
by the mean of what the seats would have moved it.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from openskill.models import PlackettLuce
from sqlalchemy import select, update
from sqlalchemy.dialects import postgresql
from sqlalchemy.dialects import sqlite as sqlite_dialect
from sqlalchemy.ext.asyncio import AsyncConnection

from cothon.server.errors import ServerError
from cothon.server.house import Change, House
from cothon.server.live import Live
from cothon.server.rated import decisions, judged
from cothon.server.storage.ledger import Overtaken, steps_from
from cothon.server.storage.rows import BOT, FINISHED, SeatRow
from cothon.server.storage.schema import ratings

MU, SIGMA = 25.0, 25 / 3
MIDDLE, SCALE = 1500, 40
DOUBT = 2  # standard deviations
BOT_PREFIX = "bot:"
log = logging.getLogger("cothon.ratings")


class Rating(msgspec.Struct, frozen=True, kw_only=True):
    """How well somebody plays a game, as far as it is known."""

    rating: Annotated[int, Meta(description="everybody begins at 1500", examples=[1612])]
    plus_minus: Annotated[int, Meta(description="how far off it may be", examples=[214])]
    at_least: Annotated[int, Meta(description="rating less plus_minus: what leaderboards go by", examples=[1398])]


def shown(mu: float, sigma: float) -> Rating:
    rating, doubt = round(MIDDLE + SCALE * (mu - MU)), round(SCALE * DOUBT * sigma)
    return Rating(rating=rating, plus_minus=doubt, at_least=rating - doubt)


def who_is(seat: SeatRow) -> str | None:
    """Under which name a seat is rated; None if nobody sits there."""
    return f"{BOT_PREFIX}{seat.bot}" if seat.kind == BOT else seat.player_id


def places(ranks: Sequence[int], seats: Sequence[SeatRow]) -> list[int]:
    """The final ranks of a table: those of the game among who stayed, then those who resigned, the last one first, then
    those who left a rated game, all alike."""
    stayed = [s for s in seats if not s.resigned and not s.gone]

    def place(s: SeatRow) -> int:
        if s.gone:
            return 1 + sum(not o.gone for o in seats)
        if s.resigned:
            return 1 + len(stayed) + sum(o.resigned > s.resigned for o in seats)
        return 1 + sum(ranks[o.seat] < ranks[s.seat] for o in stayed)

    return [place(s) for s in seats]


class Ratings:
    def __init__(self, house: House) -> None:
        self.house = house
        self._model = PlackettLuce(mu=MU, sigma=SIGMA)

    def settle_soon(self, live: Live) -> None:
        """For those who hold the lock of the table, which `settle` takes."""
        self.house.background(self.settle(live))

    async def settle(self, live: Live) -> None:
        """Write ranks, scores and ratings of a finished table: once, whoever asks. If it fails, the sweeper retries."""
        try:
            async with self.house.holding(live.row.id) as held:
                if held.row.status == FINISHED and not held.row.settled:
                    await self._settle(held)
        except (Overtaken, ServerError) as e:
            log.info("table %s is not settled yet: %s", live.row.id, e)
        except Exception:
            log.exception("table %s could not be settled", live.row.id)

    async def _settle(self, live: Live) -> None:
        async with self.house.changing(live) as change:
            row = change.row
            if row.settled:
                live.stale = True
                raise Overtaken("another process was faster")
            said = msgspec.json.decode(row.outcome) if row.outcome else {"ranks": [], "scores": []}
            counted = await _judge(change) if row.counts else []
            ranks = places(said["ranks"], change.seats) if said["ranks"] else []
            for seat, rank in zip(change.seats, ranks, strict=False):
                seat.rank = rank
            for seat, score in zip(change.seats, said["scores"], strict=False):
                seat.score = score
            if ranks and counted:
                await self._rate(change, counted, ranks, nobody_wins(live))
            for seat in change.seats:
                seat.device = None  # it has served its purpose
            row.settled, row.wake_at = True, None

    async def _rate(self, change: Change, counted: list[int], places: list[int], without_winner: bool) -> None:
        """Move the ratings of these seats; the rows stay locked until the transaction ends."""
        game, now = change.row.game, self.house.now()
        seats, ranks = [change.seats[i] for i in counted], [places[i] for i in counted]
        sitting = [who for s in seats if (who := who_is(s)) is not None]
        if len(sitting) < len(seats):
            return
        before = await _locked(change.conn, game, sorted(set(sitting)), now)
        teams = [[self._model.rating(mu=before[who].mu, sigma=before[who].sigma)] for who in sitting]
        after = [team[0] for team in self._model.rate(teams, ranks=[float(r) for r in ranks])]
        for seat, who, new in zip(seats, sitting, after, strict=True):
            seat.mu, seat.sigma = new.mu, new.sigma
            seat.gain = round(SCALE * (new.mu - before[who].mu), 1)
        for who, old in before.items():
            own = [i for i, other in enumerate(sitting) if other == who]
            won = not without_winner and any(ranks[i] == 1 for i in own)
            values = {
                "mu": sum(after[i].mu for i in own) / len(own),
                "sigma": sum(after[i].sigma for i in own) / len(own),
                "games": old.games + 1,
                "wins": old.wins + won,
                "updated_at": now,
            }
            here = (ratings.c.who == who) & (ratings.c.game == game)
            await change.conn.execute(update(ratings).where(here).values(**values))


async def _judge(change: Change) -> list[int]:
    """Write down what is to be said of a rated game that is over; gives the seats whose ratings move."""
    steps = await steps_from(change.conn, change.row.id, 0)
    verdict = judged(change.seats, decisions(len(change.seats), steps))
    change.row.unrated = verdict.unrated
    for seat in verdict.gone if verdict.unrated is None else ():
        change.seats[seat].gone = True
    return verdict.counted


def nobody_wins(live: Live) -> bool:
    """Some games end without a winner, though there are ranks."""
    return live.match is not None and live.match.over and not live.match.result().winners


async def _locked(conn: AsyncConnection, game: str, everybody: list[str], now: int) -> dict[str, Any]:
    """Their ratings, made where there are none. Always in the same order, so that no two tables wait for each other."""
    insert = sqlite_dialect.insert if conn.dialect.name == "sqlite" else postgresql.insert
    for who in everybody:
        new = {"who": who, "game": game, "mu": MU, "sigma": SIGMA, "games": 0, "wins": 0, "updated_at": now}
        await conn.execute(insert(ratings).values(**new).on_conflict_do_nothing())
    wanted = select(ratings).where(ratings.c.game == game, ratings.c.who.in_(everybody)).order_by(ratings.c.who)
    if conn.dialect.name != "sqlite":
        wanted = wanted.with_for_update()
    return {row.who: row for row in await conn.execute(wanted)}
