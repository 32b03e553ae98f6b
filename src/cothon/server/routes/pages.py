"""What a browser gets: the shell of the web application for every page of it, its files, and a welcome page where it
was not built. No cookie is set here and nothing is looked up but what messengers show of a link to a table
(`server/preview`): the application asks for everything itself."""

from __future__ import annotations

import gzip
from functools import lru_cache
from html import escape
from importlib import resources
from pathlib import Path
from string import Template
from typing import Annotated, Any
from urllib.parse import urlencode

from litestar import Request, Response, Router, get
from litestar.exceptions import NotFoundException
from litestar.params import PathParameter

from cothon import __version__
from cothon.core.game import Game
from cothon.games import game as find_game
from cothon.games import names
from cothon.locales import accepted
from cothon.server import preview
from cothon.server.access import Links, check_seen
from cothon.server.errors import NotThere, ServerError
from cothon.server.guard import visitor
from cothon.server.live import Live
from cothon.server.parts import parts_of
from cothon.server.routes.answers import handle_error

TYPES = {
    ".css": "text/css", ".html": "text/html", ".js": "text/javascript", ".json": "application/json",
    ".png": "image/png", ".svg": "image/svg+xml", ".webmanifest": "application/manifest+json",
}  # fmt: skip
PACKED = {".css", ".html", ".js", ".json", ".svg", ".webmanifest"}  # worth compressing
# The pages of the application (web/src/lib/router.svelte.ts reads the same paths).
PAGES = ["/new", "/new/{game:str}", "/replay/{id:str}", "/rules", "/rules/{game:str}",
         "/player/{id:str}", "/leaders", "/leaders/{game:str}", "/settings", "/account"]  # fmt: skip
TABLE = "/table/{id:str}"
WELCOME = {"welcome.css": "text/css", "icon.svg": "image/svg+xml"}
KEEP = {"cache-control": "max-age=3600"}
FOR_EVER = {"cache-control": "public, max-age=31536000, immutable"}  # the name of such a file changes with its content
ASK_AGAIN = {"cache-control": "no-cache"}
CARD = Template(
    '<li><h3>$title</h3><p class="by">by $designers</p>'
    '<p class="how"><span>$players players</span><code>cothon play $name</code></p></li>'
)


def web_folder(setting: str = "") -> Path:
    """Where the built application lies: in the package, or where the setting `web` says."""
    return Path(setting) if setting else Path(str(resources.files("cothon.server").joinpath("web")))


@lru_cache(maxsize=256)
def _read(path: Path, _changed: int) -> tuple[bytes, bytes]:
    data = path.read_bytes()
    return data, gzip.compress(data, 6, mtime=0) if path.suffix in PACKED else b""


def _file(request: Request[Any, Any, Any], name: str, headers: dict[str, str], status: int = 200) -> Response[bytes]:
    folder = web_folder(parts_of(request).settings.web)
    path = folder / name
    if path.suffix not in TYPES or not path.is_file() or folder.resolve() not in path.resolve().parents:
        raise NotThere("nothing-here")
    plain, packed = _read(path, path.stat().st_mtime_ns)
    headers = {**headers, "vary": "accept-encoding"}
    if packed and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, status_code=status, media_type=TYPES[path.suffix],
                        headers={**headers, "content-encoding": "gzip"})  # fmt: skip
    return Response(plain, status_code=status, media_type=TYPES[path.suffix], headers=headers)


def is_built(setting: str = "") -> bool:
    return (web_folder(setting) / "index.html").is_file()


def shell(request: Request[Any, Any, Any], status: int = 200) -> Response[bytes]:
    """The same page for every address of the application; it looks at the address itself. For a table it also names
    the files of a table, so that they come at once."""
    at_table = status == 200 and request.url.path.startswith("/table/")
    return _file(request, "table.html" if at_table else "index.html", ASK_AGAIN, status)


@get("/", media_type="text/html")
async def home(request: Request[Any, Any, Any]) -> Response[Any]:
    if is_built(parts_of(request).settings.web):
        return shell(request)
    return Response(_welcome(request), media_type="text/html")


@get(PAGES)
async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    return shell(request)


@get(TABLE)
async def table(request: Request[Any, Any, Any], id: Annotated[str, PathParameter(max_length=40)]) -> Response[bytes]:
    """The shell, with what messengers show of the link, and what the page will ask for at once."""
    parts, key = parts_of(request), request.query_params.get("key", "")
    try:
        live = await parts.house.find(id)
    except ServerError:
        return shell(request)
    language = accepted(request.headers.get("accept-language", ""))
    told = preview.tags(live, parts.house.links, key, language, _url(request))
    sees = _sees(request, live, key, parts.house.links)
    if not told and not sees:
        return shell(request)
    folder = web_folder(parts.settings.web)
    path = folder / f"table-{live.row.game}.html"
    path = path if path.is_file() else folder / "table.html"
    plain, _ = _read(path, path.stat().st_mtime_ns)
    page = plain.replace(b"  </head>", (told + _early(live, key, sees)).encode() + b"  </head>")
    return Response(page, media_type="text/html", headers={**ASK_AGAIN, "vary": "accept-language, cookie"})


def _sees(request: Request[Any, Any, Any], live: Live, key: str, links: Links) -> bool:
    """Whether this visitor is known and may look at the table."""
    try:
        if (who := visitor(request)) is not None:
            check_seen(live, who, key, links)
    except ServerError:
        return False
    return who is not None


def _early(live: Live, key: str, sees: bool) -> str:
    """What the page asks for first (web: table/early.ts, TableState.whole), on its way before the code has come.
    Somebody without a cookie may see a table only after the answer of /me."""
    paths = [f"/games/{live.row.game}?rules={live.game.facts.version}"]
    if sees:
        paths.append(f"/tables/{live.row.id}" + (f"?{urlencode({'key': key})}" if key else ""))
    return "".join(f'    <link rel="preload" as="fetch" crossorigin href="{escape(path)}" />\n' for path in paths)


@get("/app/{name:str}")
async def asset(
    request: Request[Any, Any, Any], name: Annotated[str, PathParameter(max_length=120)]
) -> Response[bytes]:
    return _file(request, f"app/{name}", FOR_EVER)


@get(
    [
        "/sw.js",
        "/manifest.webmanifest",
        "/icon.svg",
        "/icon-192.png",
        "/icon-512.png",
        "/offline.html",
        "/offline.css",
        "/offline.js",
    ]
)
async def at_the_root(request: Request[Any, Any, Any]) -> Response[bytes]:
    return _file(request, request.url.path.lstrip("/"), ASK_AGAIN)


def lost(request: Request[Any, Any, Any], e: NotFoundException) -> Response[Any]:
    """An address that is nowhere: somebody with a browser gets the application, which says so; a program JSON."""
    html = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    if html and is_built(parts_of(request).settings.web):
        return shell(request, 404)
    return handle_error(request, e)


# -- where it was not built --------------------------------------------------------------------------------------------


@lru_cache(maxsize=8)
def _text(name: str) -> str:
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


def _welcome(request: Request[Any, Any, Any]) -> str:
    return Template(_text("welcome.html")).substitute(
        games="\n".join(_card(find_game(name)) for name in names()),
        first=names()[0],
        url=escape(_url(request)),
        version=__version__,
    )


@get("/welcome/{name:str}")
async def file(name: Annotated[str, PathParameter(max_length=40)]) -> Response[str]:
    """What the welcome page needs: its style, its icon."""
    if name not in WELCOME:
        raise NotThere("nothing-here")
    return Response(_text(name), media_type=WELCOME[name], headers=KEEP)


router = Router("/", route_handlers=[home, page, table, asset, at_the_root, file], include_in_schema=False)
