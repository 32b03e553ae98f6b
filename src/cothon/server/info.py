"""How a table stands, for one visitor: everything about it but the position."""

from __future__ import annotations

import msgspec

from cothon.games import versions
from cothon.server import protocol as p
from cothon.server.access import JOIN, WATCH, Links
from cothon.server.live import Live
from cothon.server.rated import LEAST_DECISIONS
from cothon.server.storage.rows import FINISHED, PLAYING, SeatRow


def info_for(live: Live, player: str, links: Links, key: str = "") -> p.TableInfo:
    """`key`: the one of the link by which the visitor came, if any."""
    row = live.row
    told = p.TableInfo(
        id=row.id,
        game=row.game,
        rules=row.rules,
        newest=row.rules == versions(row.game)[-1],
        options={"seats": live.options.seats, **live.options.values},
        unusual=live.options.unusual(),
        status=row.status,  # type: ignore[arg-type]
        host=row.host,
        public=row.public,
        rated=row.rated,
        unrated=None if row.unrated is None else p.Unrated(reason=row.unrated, decisions=LEAST_DECISIONS),  # type: ignore[arg-type]
        clock=msgspec.json.decode(row.clock),
        watchers=row.watchers,  # type: ignore[arg-type]
        takebacks=row.takebacks,  # type: ignore[arg-type]
        odds=row.odds,
        bot_pause=row.bot_pause or 0,
        commitment=live.commitment,
        terms=live.terms,
        seats=[_seat(s) for s in live.seats],
        version=row.version,
        asked=row.actor if row.actor >= 0 and row.status == PLAYING else None,
        turn_since=row.turn_since,
        clocks=live.clocks_now(),
        created_at=row.created_at,
        started_at=row.started_at,
        ended_at=row.ended_at,
        ended_by=row.ended_by,
        outcome=None if row.outcome is None else msgspec.json.decode(row.outcome, type=p.Outcome),
        proposal=None if row.proposal is None else msgspec.json.decode(row.proposal, type=p.Proposal),
        fork_of=row.fork_of,
        fork_at=row.fork_at,
        rematch_of=row.rematch_of,
        next_table=row.next_table,
        imported=row.imported,
        lesson=live.lesson is not None,
        seed=row.seed.hex() if row.status == FINISHED and row.seed else None,
        invited=bool(key) and links.fits(live, JOIN, key),
        you=live.seats_of(player),
    )
    if player == row.host:
        told.join_key, told.watch_key = links.key(live, JOIN), links.key(live, WATCH)
    if row.watchers == "open" or links.opens(live, key):
        told.next_key = links.watch_next(live)
    return told


def _seat(s: SeatRow) -> p.SeatInfo:
    return p.SeatInfo(
        seat=s.seat,
        kind=s.kind,
        name=s.name,
        player=s.player_id,
        bot=s.bot,
        ready=s.ready,
        away=s.away,
        barred=s.barred,
        resigned=bool(s.resigned),
        gone=bool(s.gone),
        score=s.score,
        rank=s.rank,
        gain=s.gain,
    )
