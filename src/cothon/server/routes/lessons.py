"""First games, one for each title that has a lesson."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Router, post
from litestar.params import PathParameter

from cothon.server import protocol as p
from cothon.server.info import info_for
from cothon.server.lessons import open_lesson
from cothon.server.parts import parts_of
from cothon.server.routes.answers import problems
from cothon.server.routes.device import sitting

Name = Annotated[str, PathParameter(description="The name of a game.", max_length=40)]


@post(
    "/lessons/{game:str}",
    operation_id="openLesson",
    summary="Begin a first game: a fixed deal, explained step by step",
    responses=problems(401, 403, 404, 409),
)
async def begin(request: Request[Any, Any, Any], game: Name) -> p.TableInfo:
    """A private table that is not rated and has begun already; rivals answer by a script. `lesson` in a position says
    what is asked for; another answer is refused as 409 `lesson`. One that you had not finished is put aside."""
    parts, who = parts_of(request), sitting(request, "table")
    live = await open_lesson(parts.house, parts.opener, who, game)
    return info_for(live, who.player, parts.house.links)


router = Router("/", route_handlers=[begin], tags=["tables"])
