"""After the game: replay and record."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import Request, Response, Router, get
from litestar.params import QueryParameter

from cothon.server import replay
from cothon.server.guard import may
from cothon.server.parts import parts_of
from cothon.server.routes.answers import problems
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
    request: Request[Any, Any, Any], table_id: Id, key: LinkKey = "", at: At = None, seat: Looks = None
) -> replay.Replayed:
    """409 `not-finished`: the game is not over."""
    return await replay.replay(parts_of(request).house, may(request, "read"), table_id, key, at, seat)


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


router = Router("/", route_handlers=[look_back, take_record], tags=["after the game"])
