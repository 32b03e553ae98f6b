"""Where games are kept: the data folder, and names for new files."""

from __future__ import annotations

import os
import shlex
from datetime import UTC, datetime
from pathlib import Path


def folder() -> Path:
    """The folder of saved games: `$COTHON_DATA`, or `cothon` in the user's data folder, and there `games`."""
    own = os.environ.get("COTHON_DATA")
    if own:
        return Path(own).expanduser() / "games"
    data = os.environ.get("XDG_DATA_HOME")
    root = Path(data) if data else Path.home() / ".local" / "share"
    return root / "cothon" / "games"


def new_file(game: str) -> Path:
    """A name that no saved game has: `karibik-20260102T101500Z.cothon`."""
    stem = f"{game}-{datetime.now(UTC):%Y%m%dT%H%M%SZ}"
    path = folder() / f"{stem}.cothon"
    number = 2
    while path.exists():
        path = folder() / f"{stem}-{number}.cothon"
        number += 1
    return path


def newest() -> list[Path]:
    """The saved games, the newest first."""
    found: list[tuple[float, Path]] = []
    try:
        for path in folder().glob("*.cothon"):
            found.append((path.stat().st_mtime, path))
    except OSError:
        pass  # a folder that cannot be read holds nothing to offer
    return [path for _, path in sorted(found, reverse=True)]


def command(*words: str | Path) -> str:
    """A command line to be copied into a shell."""
    return shlex.join(["cothon", *map(str, words)])
