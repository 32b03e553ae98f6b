"""After the game: replay, record, review, forks, and the import of records."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import Request, Response, Router, get, post
from litestar.params import JSONBody, QueryParameter

from cothon.server import forks, imports, replay
from cothon.server import protocol as p
from cothon.server.guard import may
from cothon.server.info import info_for
from cothon.server.parts import parts_of
from cothon.server.reviewed import Reviewed
from cothon.server.routes.answers import problems
from cothon.server.routes.lobby import somebody
from cothon.server.routes.tables import Id, LinkKey

At = Annotated[int | None, QueryParameter(description="The version; without it the last one.", ge=0, le=1_000_000)]
Looks = Annotated[
    str | None,
    QueryParameter(
        description="Whose view: the number of a seat, `all` for everything, `none` for a watcher's. Without it the "
        "view of your first seat, or a watcher's.",
        max_length=4,
    ),
]
Since = Annotated[
    int | None,
    QueryParameter(
        description="Events after this version are told, of 100 versions at most; without it those of `at` alone.", ge=0
    ),
]
Form = Annotated[
    Literal["text", "json"] | None,
    QueryParameter(name="format", description="The form of the record; without it what `Accept` says, or text."),
]


@get(
    "/tables/{table_id:str}/replay",
    operation_id="replay",
    summary="A finished game at any version, as anybody there saw it",
    responses=problems(400, 401, 403, 404, 409),
)
async def look_back(
    request: Request[Any, Any, Any],
    table_id: Id,
    key: LinkKey = "",
    at: At = None,
    seat: Looks = None,
    since: Since = None,
) -> replay.Replayed:
    """409 `not-finished`: the game is not over."""
    return await replay.replay(parts_of(request).house, may(request, "read"), table_id, key, at, seat, since)


@get(
    "/tables/{table_id:str}/record",
    operation_id="record",
    summary="The record of a finished game, to keep and to check",
    media_type="text/plain",
    responses=problems(400, 401, 403, 404, 409),
)
async def take_record(
    request: Request[Any, Any, Any], table_id: Id, key: LinkKey = "", form: Form = None
) -> Response[bytes]:
    """As text, or as its JSON twin (`format=json`, or `Accept: application/json`); `cothon record verify FILE` plays it
    again and checks every move and every draw. Where all gave up, it is the record so far, with its seed. 409
    `not-finished`: before the end a record holds secrets, so nobody gets it."""
    accepted = request.headers.get("accept", "")
    as_json = form == "json" if form else "application/json" in accepted and "text/plain" not in accepted
    who = may(request, "read")
    name, content = await replay.record(parts_of(request).house, who, table_id, key, as_json)
    media = "application/json" if as_json else "text/plain"
    return Response(
        content.encode(), media_type=media, headers={"Content-Disposition": f'attachment; filename="{name}"'}
    )


@get(
    "/tables/{table_id:str}/review",
    operation_id="review",
    summary="The review of a finished game, or how far it is",
    responses=problems(400, 401, 403, 404, 409),
)
async def look_at_review(request: Request[Any, Any, Any], table_id: Id, key: LinkKey = "") -> Reviewed:
    """How the chances to win moved, how good every decision was, luck and choices: numbers, versions, ids of actions.

    409 `not-finished`: the game is not over."""
    return await parts_of(request).reviews.look(may(request, "read"), table_id, key)


@post(
    "/tables/{table_id:str}/review",
    operation_id="askForReview",
    summary="Have a finished game reviewed",
    status_code=202,
    responses=problems(401, 403, 404, 409),
)
async def ask_for_review(request: Request[Any, Any, Any], table_id: Id, key: LinkKey = "") -> Reviewed:
    """It is worked out in the background, once for everybody; ask with GET how far it is. 409 `not-finished`: the game
    is not over; `conflict`: this server makes none. 429: you have asked for several already, or very many wait."""
    return await parts_of(request).reviews.ask(may(request, "table"), table_id, key)


@post(
    "/tables/{table_id:str}/fork",
    operation_id="fork",
    summary="Play on from any version of a finished game, at a new table",
    responses=problems(401, 404, 409, body=True),
)
async def fork(
    request: Request[Any, Any, Any], table_id: Id, data: JSONBody[forks.Fork], key: LinkKey = ""
) -> p.TableInfo:
    """The new table waits for its players like any other. 409 `not-finished`: the old game is not over; `conflict`:
    at that version it is, so there is nothing to play."""
    parts, who = parts_of(request), may(request, "table")
    live = await forks.fork(parts.house, parts.opener, who, table_id, key, data)
    return info_for(live, who.player, parts.house.links)


@post(
    "/records",
    operation_id="importRecord",
    summary="Bring the record of a game, to replay it and play on from it",
    responses=problems(401, 409, body=True),
)
async def take_in(request: Request[Any, Any, Any], data: JSONBody[imports.Import]) -> p.TableInfo:
    """Every move and every draw is checked; 400 `bad-record` says what does not hold. It becomes a finished table of
    which you are the host: private unless you say so, never rated. The seed must be there. A game that is not over is
    taken as it stands. Like every body, this one is JSON; a page of another site could send text in your name."""
    parts, who = parts_of(request), may(request, "table")
    live = await parts.imports.take_in(who, data)
    return info_for(live, who.player, parts.house.links)


router = Router(
    "/",
    route_handlers=[look_back, take_record, look_at_review, ask_for_review, fork, take_in],
    guards=[somebody],
    tags=["after the game"],
)
