"""Players' pages, the tables they finished, and leaderboards."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta
from sqlalchemy import ColumnElement, Select, and_, case, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from cothon.bots import BOTS, bots_of, ladder
from cothon.games import game as find_game
from cothon.server import names
from cothon.server.brief import BriefTable, Moment, Page, page
from cothon.server.errors import NotThere
from cothon.server.ratings import BOT_PREFIX, DOUBT, Rating, shown
from cothon.server.storage.engine import Storage
from cothon.server.storage.rows import FINISHED
from cothon.server.storage.schema import players, ratings, seats, tables

RECENT = 10
LEAST_GAMES = 5  # before that nobody is on a leaderboard

PlayerId = Annotated[str, Meta(description="or `bot:` and the name of a bot", examples=["3v9k0q2m7d5x1h8c"])]


class GameRating(Rating, frozen=True, kw_only=True):
    """The rating in one game. `games` counts the rated ones, `wins` those of them that were won."""

    game: str
    title: str
    games: Annotated[int, Meta(examples=[31])]
    wins: Annotated[int, Meta(examples=[12])]


class Statistics(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody's finished games of one title come to, rated or not."""

    game: str
    title: str
    games: Annotated[int, Meta(examples=[18])]
    firsts: Annotated[int, Meta(description="how often in first place", examples=[7])]
    mean_rank: Annotated[float, Meta(description="1 is the first place", examples=[1.9])] | None
    best_score: Annotated[int, Meta(examples=[41])] | None
    last: Moment | None


class PlayerPage(msgspec.Struct, kw_only=True):
    id: PlayerId
    name: Annotated[str, Meta(examples=["Hanno"])]
    guest: Annotated[bool, Meta(description="whether the name is not claimed with a password")]
    bot: Annotated[bool, Meta(description="one of this server's bots")]
    since: Moment | None
    played: Annotated[int, Meta(description="finished games, of a bot the rated ones", examples=[40])]
    ratings: list[GameRating]
    statistics: Annotated[list[Statistics], Meta(description="what was played last comes first; none of a bot")]
    recent: Annotated[list[BriefTable], Meta(description="the last tables that you may see")]


class Placed(Rating, frozen=True, kw_only=True):
    place: Annotated[int, Meta(examples=[1])]
    id: PlayerId
    name: Annotated[str, Meta(examples=["Hanno"])]
    bot: bool
    games: Annotated[int, Meta(examples=[31])]
    wins: Annotated[int, Meta(examples=[12])]


class Rung(msgspec.Struct, frozen=True, kw_only=True):
    """A level on the ladder of bots, measured in games among bots; these ratings are of another scale than people's."""

    bot: Annotated[str, Meta(examples=["level-3"])]
    rating: Annotated[int, Meta(description="level-3 is 1000; 400 more: ten times the victories", examples=[1000])]
    beats: Annotated[str, Meta(description="the level it was measured against", examples=["level-2"])] | None
    share: Annotated[float, Meta(description="of the victories against that level", examples=[0.64])] | None
    games: Annotated[int, Meta(description="how many were played for that", examples=[400])]


class Leaderboard(msgspec.Struct, kw_only=True):
    """By `at_least`. Bots and claimed players with at least `least_games` rated games; guests are not listed. `ladder`:
    the levels of the bots, the strongest first, whether or not they have played here."""

    game: str
    title: str
    least_games: int
    players: list[Placed]
    ladder: list[Rung]
    more: Annotated[bool, Meta(description="whether there are others after these: ask again with `skip`")]


async def player_page(storage: Storage, viewer: str, player: str) -> PlayerPage:
    """Somebody's page as the viewer may see it."""
    if player.startswith(BOT_PREFIX):
        return await _bot_page(storage, player)
    async with storage.reading() as conn:
        return await _page_of(conn, viewer, players.c.id == _id(player))


async def player_called(storage: Storage, viewer: str, name: str) -> PlayerPage:
    """The page of the player who has this name, or one that looks like it."""
    said = names.visible(name, "name", names.LONGEST)
    async with storage.reading() as conn:
        return await _page_of(conn, viewer, players.c.name_key.in_(names.keys(said)))


async def _page_of(conn: AsyncConnection, viewer: str, which: ColumnElement[bool]) -> PlayerPage:
    # A name as it is written goes before those that look like it.
    found = (await conn.execute(select(players).where(which).order_by(players.c.name_key.not_like("#%")))).first()
    if found is None:
        raise NotThere("no-such-player")
    finished = _finished(found.id)
    played = await conn.execute(select(func.count()).select_from(tables).where(finished))
    recent = await page(conn, and_(finished, _seen_by(viewer)), tables.c.ended_at, "", RECENT)
    return PlayerPage(
        id=found.id,
        name=found.name,
        guest=found.guest,
        bot=False,
        since=found.created_at,
        played=played.scalar_one(),
        ratings=await _ratings(conn, found.id),
        statistics=await _statistics(conn, found.id),
        recent=recent.tables,
    )


async def _bot_page(storage: Storage, player: str) -> PlayerPage:
    name = player.removeprefix(BOT_PREFIX)
    async with storage.reading() as conn:
        known = await _ratings(conn, player)
    if name not in BOTS and not known:  # one that played here once is remembered
        raise NotThere("no-such-bot", bots=", ".join(BOTS))
    played = sum(r.games for r in known)
    return PlayerPage(
        id=player,
        name=name,
        guest=False,
        bot=True,
        since=None,
        played=played,
        ratings=known,
        statistics=[],
        recent=[],
    )


async def _ratings(conn: AsyncConnection, who: str) -> list[GameRating]:
    found = await conn.execute(select(ratings).where(ratings.c.who == who).order_by(ratings.c.game))
    return [
        GameRating(
            **msgspec.structs.asdict(shown(row.mu, row.sigma)),
            game=row.game,
            title=find_game(row.game).facts.title,
            games=row.games,
            wins=row.wins,
        )
        for row in found
    ]


async def _statistics(conn: AsyncConnection, player: str) -> list[Statistics]:
    s, last = seats.c, func.max(tables.c.ended_at)
    wanted = (
        select(
            tables.c.game,
            func.count(s.table_id.distinct()).label("games"),
            func.sum(case((s.rank == 1, 1), else_=0)).label("firsts"),
            func.avg(s.rank).label("mean_rank"),
            func.max(s.score).label("best_score"),
            last.label("last"),
        )
        .join_from(seats, tables, tables.c.id == s.table_id)
        .where(s.player_id == player, tables.c.status == FINISHED, tables.c.lesson.is_(None))
        .group_by(tables.c.game)
        .order_by(last.desc(), tables.c.game)
    )
    return [
        Statistics(
            game=row.game,
            title=find_game(row.game).facts.title,
            games=row.games,
            firsts=row.firsts,
            mean_rank=None if row.mean_rank is None else round(float(row.mean_rank), 2),
            best_score=row.best_score,
            last=row.last,
        )
        for row in await conn.execute(wanted)
    ]


async def tables_of_player(storage: Storage, viewer: str, player: str, before: str, limit: int) -> Page:
    """What somebody finished: public tables, and those at which the viewer was, too."""
    async with storage.reading() as conn:
        if (await conn.execute(select(players.c.id).where(players.c.id == _id(player)))).first() is None:
            raise NotThere("no-such-player")
        return await page(conn, and_(_finished(player), _seen_by(viewer)), tables.c.ended_at, before, limit)


def _id(player: str) -> str:
    """Ids are letters and digits; anything else is nobody's, and not for the database."""
    if not (player.isascii() and player.isalnum()):
        raise NotThere("no-such-player")
    return player


def _finished(player: str) -> ColumnElement[bool]:
    return and_(tables.c.status == FINISHED, tables.c.lesson.is_(None), tables.c.id.in_(_sat(player)))


def _sat(player: str) -> Select[tuple[str]]:
    return select(seats.c.table_id).where(seats.c.player_id == player)


def _seen_by(viewer: str) -> ColumnElement[bool]:
    return or_(tables.c.public, tables.c.host == viewer, tables.c.id.in_(_sat(viewer)))


async def leaderboard(storage: Storage, game: str, skip: int, limit: int) -> Leaderboard:
    title = find_game(game).facts.title
    r = ratings.c
    wanted = (
        select(r.who, r.mu, r.sigma, r.games, r.wins, players.c.name)
        .join_from(ratings, players, players.c.id == r.who, isouter=True)
        .where(r.game == game, r.games >= LEAST_GAMES)
        .where(or_(players.c.guest.is_(False), r.who.startswith(BOT_PREFIX)))
        .order_by((r.mu - DOUBT * r.sigma).desc(), r.who)
    )
    async with storage.reading() as conn:
        found = (await conn.execute(wanted.offset(skip).limit(limit + 1))).all()
    placed = [
        Placed(
            **msgspec.structs.asdict(shown(row.mu, row.sigma)),
            place=place,
            id=row.who,
            name=row.name or row.who.removeprefix(BOT_PREFIX),
            bot=row.name is None,
            games=row.games,
            wins=row.wins,
        )
        for place, row in enumerate(found[:limit], start=skip + 1)
    ]
    return Leaderboard(
        game=game,
        title=title,
        least_games=LEAST_GAMES,
        players=placed,
        ladder=_ladder(game),
        more=len(found) > limit,
    )


def _ladder(game: str) -> list[Rung]:
    """The levels this server has, as measured; the yardstick, which nobody can play against, is left out."""
    rows = ladder.measured()
    here = bots_of(game)
    below = {r["better"]: r for r in ladder.pairings_rated(rows, game) if r["worse"] in here}
    rungs = [
        Rung(
            bot=bot,
            rating=rating,
            beats=below[bot]["worse"] if bot in below else None,
            share=below[bot]["share"] if bot in below else None,
            games=below[bot]["games"] if bot in below else 0,
        )
        for bot, rating in ladder.ratings(rows, game).items()
        if bot in here
    ]
    return sorted(rungs, key=lambda rung: -rung.rating)
