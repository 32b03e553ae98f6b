"""The lobby, as a list and live, and one's own tables."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import Request, Router, get
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from litestar.params import QueryParameter
from litestar.response import Stream

from cothon.games import game as find_game
from cothon.games import names
from cothon.server import mine
from cothon.server import protocol as p
from cothon.server.brief import Page
from cothon.server.guard import may, signed_in
from cothon.server.lobby import ClockKind, Wanted
from cothon.server.parts import parts_of
from cothon.server.routes.answers import problems

GameName = Annotated[
    str | None, QueryParameter(description=f"Only tables of this game: {', '.join(names())}.", max_length=40)
]
OfClock = Annotated[ClockKind | None, QueryParameter(description="Only tables with a clock of this kind.")]
OfStatus = Annotated[
    Literal["waiting", "playing"] | None, QueryParameter(description="Only tables that wait, or are being played.")
]
AnyStatus = Annotated[
    p.Status | None, QueryParameter(description="Only tables of this status; without it all that are not finished.")
]
Before = Annotated[str, QueryParameter(description="`next` of the page before this one.", max_length=60)]
Limit = Annotated[int, QueryParameter(description="How many at most.", ge=1, le=100)]
Skip = Annotated[int, QueryParameter(description="How many of the first to leave out.", ge=0, le=100_000)]


async def somebody(connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler) -> None:
    """Before the request is looked at: a stranger hears that he is one, not what is wrong with his words."""
    signed_in(connection)


def _wanted(game: str | None, clock: ClockKind | None, status: Literal["waiting", "playing"] | None) -> Wanted:
    if game is not None:
        find_game(game)  # a name that is wrong is told, not answered with nothing
    return Wanted(game, clock, status)


@get(
    "/lobby",
    operation_id="lobby",
    summary="Public tables that wait for players or are being played",
    responses=problems(400, 401, 403, 404),
)
async def lobby(
    request: Request[Any, Any, Any],
    game: GameName = None,
    clock: OfClock = None,
    status: OfStatus = None,
    before: Before = "",
    limit: Limit = 50,
) -> Page:
    """The newest first. 404 `unknown-game`: there is no game of that name."""
    may(request, "read")
    return await parts_of(request).lobby.list(_wanted(game, clock, status), before, limit)


@get(
    "/lobby/stream",
    operation_id="lobbyStream",
    summary="The lobby, live: server-sent events",
    media_type="text/event-stream",
    responses=problems(400, 401, 403, 404),
)
async def lobby_stream(
    request: Request[Any, Any, Any], game: GameName = None, clock: OfClock = None, status: OfStatus = None
) -> Stream:
    """Begins with `lobby`, the first page of the list (200 tables); then `added` and `changed` with a table as in the
    list, and `removed` with its id. A new `lobby` takes the place of everything told before."""
    who, kept = may(request, "read"), parts_of(request).lobby
    listener = kept.listener(who, _wanted(game, clock, status))
    return Stream(kept.frames(listener), media_type="text/event-stream", headers={"X-Accel-Buffering": "no"})


@get("/me/tables", operation_id="myTables", summary="My tables", responses=problems(400, 401, 403))
async def my_tables(
    request: Request[Any, Any, Any], status: AnyStatus = None, skip: Skip = 0, limit: Limit = 50
) -> mine.MyTables:
    """Tables where you sit, are kept a seat, or which you host. Those that wait for you come first, then the newest
    turn. Records that you imported are among the finished ones."""
    who = may(request, "read")
    return await mine.tables_of(parts_of(request).house, who.player, status, skip, limit)


router = Router("/", route_handlers=[lobby, lobby_stream, my_tables], guards=[somebody], tags=["lobby"])
