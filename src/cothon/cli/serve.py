"""`cothon serve`: the server, started from a terminal or by a service."""

from __future__ import annotations

import contextlib
import importlib.util
from typing import Annotated

import typer

from cothon import build
from cothon.cli.face import console
from cothon.core.errors import CothonError

NEEDED = [
    "alembic",
    "aiosqlite",
    "argon2",
    "asyncpg",
    "httptools",
    "itsdangerous",
    "litestar",
    "msgspec",
    "openskill",
    "prometheus_client",
    "sqlalchemy",
    "uvicorn",
]
HERE = ("127.0.0.1", "localhost", "::1")
EPILOG = (
    "Every setting is also an environment variable: COTHON_PORT=80 is --port 80; a flag wins. Those without a flag: "
    "COTHON_DISK_MB, COTHON_METRICS_TOKEN, COTHON_BODY_LIMIT, COTHON_RECORD_LIMIT, COTHON_HEADER_LIMIT, "
    "COTHON_HEADERS, COTHON_HEADER_SECONDS, COTHON_BODY_SECONDS, COTHON_IDLE_SECONDS, COTHON_READ_SECONDS, "
    "COTHON_CONNECTIONS, COTHON_CONNECTIONS_PER_ADDRESS, COTHON_RATE, COTHON_RATE_BURST, "
    "COTHON_GUESTS_PER_HOUR, COTHON_CHAT_RATE, COTHON_TABLES_PER_GUEST, COTHON_TABLES_PER_PLAYER, "
    "COTHON_BOT_TABLES_PER_GUEST, COTHON_BOT_TABLES_PER_HOUR, COTHON_TABLES_IN_MEMORY, COTHON_KEEP_DAYS, "
    "COTHON_STREAMS_PER_PLAYER, COTHON_BOT_MS, COTHON_THINKING_PER_GUEST, COTHON_THINKING_PER_PLAYER, COTHON_SEARCH, "
    "COTHON_REVIEW_WORLDS, COTHON_STAND_IN, COTHON_WEB, COTHON_TIME_FILE. "
    "See docs/hosting.md."
)


def check_installed() -> None:
    """CothonError if the parts of the server are missing: they are an extra."""
    missing = [name for name in NEEDED if importlib.util.find_spec(name) is None]
    if missing:
        words = "the server is an extra that is not installed; run  pip install 'cothon[server]'"
        raise CothonError(f"{words}  (missing: {', '.join(missing)})")


def serve(
    host: Annotated[
        str | None,
        typer.Option(help="Address to listen on; 0.0.0.0 is all of them. Default: 127.0.0.1.", metavar="HOST"),
    ] = None,
    port: Annotated[
        int | None, typer.Option(min=0, max=65535, help="Port to listen on; 0 picks a free one. Default: 8710.")
    ] = None,
    db: Annotated[
        str | None,
        typer.Option(metavar="URL", help="Database: sqlite:///FILE or postgresql://HOST/NAME. Default: SQLite."),
    ] = None,
    data: Annotated[
        str | None, typer.Option(metavar="DIR", help="Folder of the SQLite database. Default: ~/.local/share/cothon.")
    ] = None,
    workers: Annotated[
        int | None, typer.Option(min=1, max=64, help="Server processes; more than one needs PostgreSQL. Default: 1.")
    ] = None,
    thinkers: Annotated[
        int | None, typer.Option(min=1, max=64, help="Bot processes of each server process. Default: 1.")
    ] = None,
    secure: Annotated[
        bool | None, typer.Option("--secure/--no-secure", help="People reach it by https, through a proxy.")
    ] = None,
    origin: Annotated[
        str | None, typer.Option(metavar="URL", help="The URL people see, as https://example.org.")
    ] = None,
    hosts: Annotated[
        str | None, typer.Option(metavar="LIST", help="Further names it is reached by, with commas; * is any.")
    ] = None,
    proxies: Annotated[
        str | None, typer.Option(metavar="LIST", help="Addresses of proxies that are believed. Default: 127.0.0.1.")
    ] = None,
    log: Annotated[
        str | None,
        typer.Option(metavar="LEVEL", help="debug, info, warning or error. Default: info; in a terminal warning."),
    ] = None,
) -> None:
    """Serve the games to browsers, terminals and bots. Ctrl-C stops it; nothing is lost."""
    check_installed()
    from msgspec.structs import replace

    from cothon.server import settings as of
    from cothon.server.run import run

    settings = of.read(
        host=host, port=port, db=db, data=data, workers=workers, thinkers=thinkers, secure=secure, origin=origin,
        hosts=hosts, proxies=proxies, log=log,
    )  # fmt: skip
    out, err = console(), console(stderr=True)
    if log is None and err.is_terminal and settings.log == of.Settings().log:
        settings = replace(settings, log="warning")  # people read what we print; programs read the log

    def ready(urls: list[str]) -> None:
        if settings.host not in HERE and not settings.secure:
            warning = "warning: this can be reached from the network without https, so others in between can read along"
            err.print(
                f"{warning}; for the internet use a proxy and --secure (docs/hosting.md)",
                style="yellow",
                soft_wrap=True,
            )
        out.print(f"Cothon is at {'  and  '.join(urls)}", style="bold", soft_wrap=True)
        out.print(f"It runs on the {build.in_words()}. {build.advice()}".rstrip(), soft_wrap=True)
        if of.is_sqlite(url := of.url_of(settings)):
            out.print(f"Its database is {url.partition('///')[2]}.", soft_wrap=True)
        out.print("Ctrl-C stops it.", soft_wrap=True)

    def stopping() -> None:
        # Whoever read along may be gone: rich then exits, which would cut the stop short.
        with contextlib.suppress(SystemExit):
            out.print("Stopping: finishing what is under way. Ctrl-C again ends it at once.", soft_wrap=True)

    run(settings, ready, stopping)
