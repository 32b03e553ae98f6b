"""The welcome page: what this server is, for somebody who opens its URL in a browser. No script, no cookie."""

from __future__ import annotations

from functools import lru_cache
from html import escape
from importlib import resources
from string import Template
from typing import Annotated, Any

from litestar import MediaType, Request, Response, Router, get
from litestar.params import PathParameter

from cothon import __version__
from cothon.core.game import Game
from cothon.games import game as find_game
from cothon.games import names
from cothon.server.errors import NotThere
from cothon.server.parts import parts_of

FILES = {"welcome.css": "text/css", "icon.svg": "image/svg+xml"}
KEEP = {"cache-control": "max-age=3600"}
CARD = Template(
    '<li><h3>$title</h3><p class="by">by $designers</p>'
    '<p class="how"><span>$players players</span><code>cothon play $name</code></p></li>'
)


@lru_cache(maxsize=8)
def _file(name: str) -> str:
    return resources.files("cothon.server").joinpath("pages", name).read_text(encoding="utf-8")


def _card(game: Game) -> str:
    seats, facts = game.seats_allowed({}), game.facts
    return CARD.substitute(
        title=escape(facts.title),
        designers=escape(" and ".join(facts.designers)),
        players=f"{min(seats)} to {max(seats)}",
        name=facts.name,
    )


def _url(request: Request[Any, Any, Any]) -> str:
    """Where the visitor found us; what a browser says about that is shown to that browser alone."""
    settings = parts_of(request).settings
    scheme = "https" if settings.secure else "http"
    return settings.origin or f"{scheme}://{request.headers.get('host', settings.host)}"


@get("/", media_type=MediaType.HTML)
async def welcome(request: Request[Any, Any, Any]) -> str:
    return Template(_file("welcome.html")).substitute(
        games="\n".join(_card(find_game(name)) for name in names()),
        first=names()[0],
        url=escape(_url(request)),
        version=__version__,
    )


@get("/welcome/{name:str}")
async def file(name: Annotated[str, PathParameter(max_length=40)]) -> Response[str]:
    """What the page needs: its style, its icon."""
    if name not in FILES:
        raise NotThere("there is nothing at this address")
    return Response(_file(name), media_type=FILES[name], headers=KEEP)


router = Router("/", route_handlers=[welcome, file], include_in_schema=False)
