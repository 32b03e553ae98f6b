"""Settings of a server: defaults, then the environment (`COTHON_...`), then flags."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

import msgspec

from cothon.bots import BOTS, STAND_IN, is_bot
from cothon.core.errors import BadInput
from cothon.games import names

PREFIX = "COTHON_"
MOST_WORLDS = 100_000
_AT_LEAST_ONE = (
    "header_limit",
    "headers",
    "header_seconds",
    "body_seconds",
    "idle_seconds",
    "connections",
    "connections_per_address",
    "read_seconds",
    "tables_in_memory",
)


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Every field is also an environment variable: `port` is COTHON_PORT."""

    host: str = "127.0.0.1"
    port: int = 8710
    db: str = ""  # "" is SQLite in the data folder
    data: str = ""  # folder of the embedded database; "" is ~/.local/share/cothon
    workers: int = 1  # server processes; more than one needs PostgreSQL
    thinkers: int = 1  # bot processes of each server process
    secure: bool = False  # served by https: cookies are marked Secure
    proxies: str = "127.0.0.1"  # addresses whose X-Forwarded-... headers are believed
    origin: str = ""  # the public URL, for links and for the check of Origin; "" is what the request says
    hosts: str = ""  # further names it is reached by; IP addresses, localhost and the machine's own name always hold
    log: str = "info"  # debug (every request, too), info, warning, error
    disk_mb: int = 200  # megabytes that must be free where the SQLite file lies, or /ready says no; 0: any
    metrics_token: str = ""  # password for /metrics; "" is: only from this machine
    body_limit: int = 64 * 1024
    record_limit: int = 4_000_000  # bodies of imports
    header_limit: int = 32 * 1024  # bytes of address and headers of a request
    headers: int = 100
    header_seconds: int = 20  # until all headers are there
    body_seconds: int = 30  # until the whole body is there
    idle_seconds: int = 30  # a connection may be silent before its first request
    read_seconds: int = 60  # somebody may take nothing of what is sent to him
    connections: int = 10_000  # of each server process; fewer where it may not open so many files
    connections_per_address: int = 500  # proxies excepted
    rate: int = 40  # requests a second of one player or address
    rate_burst: int = 200
    guests_per_hour: int = 60  # new guests from one address
    chat_rate: int = 20  # chat lines a minute of one player
    tables_per_guest: int = 20  # unfinished tables a guest may host
    tables_per_player: int = 200
    bot_tables_per_guest: int = 5  # of them those at which only bots sit
    bot_tables_per_hour: int = 30  # such tables a guest may open; 0: no limit
    tables_in_memory: int = 500  # of each server process, besides those in use
    keep_days: int = 365  # after that, tables of guests who were not seen since are deleted; 0: never
    streams_per_player: int = 50
    bot_ms: int = 2000  # thinking time of a bot
    thinking_per_guest: int = 600  # seconds an hour that bots at a guest's tables may think; 0: no limit
    thinking_per_player: int = 3600
    search: str = "players"  # who may seat the bot `search`: everybody, players (with a password), nobody
    review_worlds: int = 600  # how often each position of a reviewed game is played on; 0: no reviews
    stand_in: str = STAND_IN  # plays for somebody who is away
    web: str = ""  # folder with the built web application; "" is the one in the package
    time_file: str = ""  # for tests: a file that holds the time in milliseconds


def read(environment: Mapping[str, str] | None = None, **flags: object) -> Settings:
    """Settings from the environment and flags (None: not given); BadInput names what is wrong."""
    env = os.environ if environment is None else environment
    given: dict[str, object] = {}
    for field in msgspec.structs.fields(Settings):
        said = env.get(PREFIX + field.name.upper())
        if said is not None:
            given[field.name] = _typed(said, field.type, PREFIX + field.name.upper())
        if flags.get(field.name) is not None:
            given[field.name] = flags[field.name]
    return _checked(msgspec.convert(given, Settings))


def _typed(said: str, kind: object, name: str) -> object:
    if kind is bool:
        if said.lower() not in ("true", "false", "1", "0", "yes", "no"):
            raise BadInput(f"{name}={said}: must be true or false")
        return said.lower() in ("true", "1", "yes")
    if kind is int:
        try:
            return int(said)
        except ValueError as e:
            raise BadInput(f"{name}={said}: must be a whole number") from e
    return said


def _checked(s: Settings) -> Settings:
    if not 0 <= s.port <= 65535:
        raise BadInput(f"port {s.port}: must be 0..65535")
    if not 1 <= s.workers <= 64:
        raise BadInput(f"workers {s.workers}: must be 1..64")
    if s.workers > 1 and is_sqlite(url_of(s)):
        raise BadInput("workers: several server processes need PostgreSQL; give --db postgresql://...")
    for name in _AT_LEAST_ONE:
        if getattr(s, name) < 1:
            raise BadInput(f"{PREFIX}{name.upper()}={getattr(s, name)}: must be 1 or more")
    if s.review_worlds != 0 and not 2 <= s.review_worlds <= MOST_WORLDS:
        raise BadInput(f"{PREFIX}REVIEW_WORLDS={s.review_worlds}: must be 2..{MOST_WORLDS}, or 0 for no reviews")
    if s.search not in ("everybody", "players", "nobody"):
        raise BadInput(f"{PREFIX}SEARCH={s.search}: must be everybody, players or nobody")
    everywhere = [name for name in BOTS if all(is_bot(name, game) for game in names())]
    if s.stand_in not in everywhere:
        raise BadInput(f"stand_in: no bot {s.stand_in!r}; there are {', '.join(everywhere)}")
    if s.log not in ("debug", "info", "warning", "error"):
        raise BadInput(f"log {s.log}: must be debug, info, warning or error")
    return s


def data_folder(s: Settings) -> Path:
    if s.data:
        return Path(s.data)
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "cothon"


def url_of(s: Settings) -> str:
    """The database URL as SQLAlchemy reads it."""
    if not s.db:
        return f"sqlite+aiosqlite:///{data_folder(s) / 'cothon.db'}"
    scheme, sign, rest = s.db.partition("://")
    if not sign:
        raise BadInput(f"db {s.db!r}: must be a URL, sqlite:///FILE or postgresql://USER@HOST/NAME")
    kind = scheme.split("+")[0]
    if kind in ("postgresql", "postgres"):
        return f"postgresql+asyncpg://{rest}"
    if kind == "sqlite":
        return f"sqlite+aiosqlite://{rest}"
    raise BadInput(f"db: {kind!r} is not known; there are sqlite and postgresql")


def is_sqlite(url: str) -> bool:
    return url.startswith("sqlite")
