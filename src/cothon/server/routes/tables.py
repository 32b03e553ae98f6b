"""Tables: opening them, coming and going."""

from __future__ import annotations

from typing import Annotated

from litestar import Request, Router, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from cothon.server import playing, seating, votes
from cothon.server import protocol as p
from cothon.server.guard import may
from cothon.server.info import info_for
from cothon.server.live import Live
from cothon.server.parts import parts_of
from cothon.server.routes.answers import problems
from cothon.server.routes.device import sitting

Id = Annotated[str, PathParameter(description="The id of the table.", max_length=24)]
LinkKey = Annotated[str, QueryParameter(description="The key of a link to the table.", max_length=64)]
OwnSeat = Annotated[int | None, QueryParameter(description="Which of your seats you look from.", ge=0, le=9)]


def _told(request: Request, live: Live) -> p.TableInfo:  # type: ignore[type-arg]
    return info_for(live, request.user.player, parts_of(request).house.links)


@post("/tables", operation_id="openTable", summary="Open a table", responses=problems(401, 404, 409, body=True))
async def create(request: Request, data: JSONBody[p.NewTable]) -> p.TableInfo:  # type: ignore[type-arg]
    who = sitting(request, "table")
    return _told(request, await parts_of(request).opener.open(who, data))


@get(
    "/tables/{table_id:str}",
    operation_id="table",
    summary="A table as you may know it",
    responses=problems(401, 403, 404),
)
async def look(request: Request, table_id: Id, key: LinkKey = "", seat: OwnSeat = None) -> p.Seen:  # type: ignore[type-arg]
    return await playing.look(parts_of(request).house, may(request, "read"), table_id, key, seat)


@post(
    "/tables/{table_id:str}/join",
    operation_id="join",
    status_code=200,
    summary="Sit down",
    responses=problems(401, 404, 409, body=True),
)
async def join(request: Request, table_id: Id, data: JSONBody[p.Join]) -> p.TableInfo:  # type: ignore[type-arg]
    return _told(request, await seating.join(parts_of(request).house, sitting(request, "play"), table_id, data))


@post(
    "/tables/{table_id:str}/ready",
    operation_id="ready",
    status_code=200,
    summary="Say that the game may begin, and add to the shuffle",
    responses=problems(401, 404, 409, body=True),
)
async def ready(request: Request, table_id: Id, data: JSONBody[p.Ready]) -> p.TableInfo:  # type: ignore[type-arg]
    who = may(request, "play")
    return _told(request, await seating.ready(parts_of(request).house, who, table_id, data.entropy))


@post(
    "/tables/{table_id:str}/leave",
    operation_id="leave",
    status_code=200,
    summary="Leave: before the game for good, during it until you return",
    responses=problems(401, 404, 409, body=True),
)
async def leave(request: Request, table_id: Id) -> p.TableInfo:  # type: ignore[type-arg]
    return _told(request, await seating.leave(parts_of(request).house, may(request, "play"), table_id))


@post(
    "/tables/{table_id:str}/return",
    operation_id="comeBack",
    status_code=200,
    summary="Take your seat back from the bot",
    responses=problems(401, 404, 409, body=True),
)
async def come_back(request: Request, table_id: Id) -> p.TableInfo:  # type: ignore[type-arg]
    return _told(request, await seating.come_back(parts_of(request).house, may(request, "play"), table_id))


@post(
    "/tables/{table_id:str}/kick",
    operation_id="kick",
    status_code=200,
    summary="Send somebody away (host)",
    responses=problems(401, 404, 409, body=True),
)
async def kick(request: Request, table_id: Id, data: JSONBody[p.Kick]) -> p.TableInfo:  # type: ignore[type-arg]
    return _told(request, await seating.kick(parts_of(request).house, may(request, "table"), table_id, data.seat))


@post(
    "/tables/{table_id:str}/links",
    operation_id="renewLinks",
    status_code=200,
    summary="Renew the links; old ones stop working (host)",
    responses=problems(401, 404, 409, body=True),
)
async def links(request: Request, table_id: Id) -> p.TableInfo:  # type: ignore[type-arg]
    return _told(request, await seating.renew_links(parts_of(request).house, may(request, "table"), table_id))


@post(
    "/tables/{table_id:str}/resign",
    operation_id="resign",
    status_code=200,
    summary="Give up",
    responses=problems(401, 404, 409, body=True),
)
async def resign(request: Request, table_id: Id) -> p.TableInfo:  # type: ignore[type-arg]
    return _told(request, await seating.resign(parts_of(request).house, may(request, "play"), table_id))


@post(
    "/tables/{table_id:str}/abandon",
    operation_id="abandon",
    status_code=200,
    summary="Put the game aside, if all agree; before the game: close the table (host)",
    responses=problems(401, 404, 409, body=True),
)
async def abandon(request: Request, table_id: Id) -> p.TableInfo:  # type: ignore[type-arg]
    return _told(request, await seating.abandon(parts_of(request).house, may(request, "play"), table_id))


@post(
    "/tables/{table_id:str}/resume",
    operation_id="resume",
    status_code=200,
    summary="Go on with a game that was put aside",
    responses=problems(401, 404, 409, body=True),
)
async def resume(request: Request, table_id: Id) -> p.TableInfo:  # type: ignore[type-arg]
    return _told(request, await seating.resume(parts_of(request).house, may(request, "play"), table_id))


@post(
    "/tables/{table_id:str}/vote",
    operation_id="vote",
    status_code=200,
    summary="Agree to what somebody proposed, or not",
    responses=problems(401, 404, 409, body=True),
)
async def vote(request: Request, table_id: Id, data: JSONBody[p.Vote]) -> p.TableInfo:  # type: ignore[type-arg]
    house, who = parts_of(request).house, may(request, "play")
    await votes.vote(house, who, table_id, data.yes, data.proposal)
    return _told(request, await house.find(table_id))


@post(
    "/tables/{table_id:str}/rematch",
    operation_id="rematch",
    status_code=200,
    summary="The same people again, everybody one seat on",
    responses=problems(401, 404, 409, body=True),
)
async def rematch(request: Request, table_id: Id) -> p.TableInfo:  # type: ignore[type-arg]
    parts = parts_of(request)
    return _told(request, await seating.rematch(parts.house, parts.opener, sitting(request, "play"), table_id))


router = Router(
    "/",
    route_handlers=[
        create,
        look,
        join,
        ready,
        leave,
        come_back,
        kick,
        links,
        resign,
        abandon,
        resume,
        vote,
        rematch,
    ],
    tags=["tables"],
)
