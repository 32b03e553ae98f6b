"""Players: their pages, what they finished, and leaderboards."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Router, get
from litestar.params import PathParameter, QueryParameter

from cothon.games import names
from cothon.server import history
from cothon.server.brief import Page
from cothon.server.guard import may
from cothon.server.parts import parts_of
from cothon.server.routes.answers import problems
from cothon.server.routes.lobby import Before, Limit, Skip, somebody

Id = Annotated[str, PathParameter(description="The id of a player, or `bot:` and the name of a bot.", max_length=48)]
Name = Annotated[str, QueryParameter(description="The whole name.", min_length=1, max_length=200)]
GameName = Annotated[str, PathParameter(description=f"A game: {', '.join(names())}.", max_length=40)]


@get(
    "/players",
    operation_id="playerCalled",
    summary="The player of this name",
    responses=problems(400, 401, 403, 404),
)
async def called(request: Request[Any, Any, Any], name: Name) -> history.PlayerPage:
    """Names that look alike are the same name: `HANNO` finds Hanno."""
    who = may(request, "read")
    return await history.player_called(parts_of(request).storage, who.player, name)


@get(
    "/players/{player_id:str}",
    operation_id="player",
    summary="A player: ratings, and the last games",
    responses=problems(400, 401, 403, 404),
)
async def player(request: Request[Any, Any, Any], player_id: Id) -> history.PlayerPage:
    who = may(request, "read")
    return await history.player_page(parts_of(request).storage, who.player, player_id)


@get(
    "/players/{player_id:str}/tables",
    operation_id="playerTables",
    summary="What a player has finished",
    responses=problems(400, 401, 403, 404),
)
async def player_tables(request: Request[Any, Any, Any], player_id: Id, before: Before = "", limit: Limit = 50) -> Page:
    """Public tables, and private ones at which you sat, too. The last one first."""
    who = may(request, "read")
    return await history.tables_of_player(parts_of(request).storage, who.player, player_id, before, limit)


@get(
    "/leaderboard/{game:str}",
    operation_id="leaderboard",
    summary="Who plays a game best",
    responses=problems(400, 401, 403, 404),
)
async def leaderboard(
    request: Request[Any, Any, Any], game: GameName, skip: Skip = 0, limit: Limit = 50
) -> history.Leaderboard:
    """404 `unknown-game`: there is no game of that name."""
    may(request, "read")
    return await history.leaderboard(parts_of(request).storage, game, skip, limit)


router = Router("/", route_handlers=[called, player, player_tables, leaderboard], guards=[somebody], tags=["players"])
