"""A lock, so that one server uses a SQLite file: the system takes it back when the process ends, however it ends.

A server keeps tables in memory, and with SQLite nobody tells it what another one does. Tools that read or replace
everything in one transaction (`cothon backup`, `cothon restore`) need no lock.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path

from cothon.core.errors import BadInput
from cothon.server.storage.engine import parse

SUFFIX = ".lock"


class DatabaseLock:
    """Held from the beginning until `release`, or until the process ends; BadInput if another process has it.

    The lock is a file of its own beside the real database, whatever name it was given by: SQLite locks the database
    file itself, and loses these locks when anybody in the process closes it. The file stays: to delete it would let two
    processes lock two files of one name.
    """

    def __init__(self, url: str) -> None:
        self._file: int | None = None
        parsed = parse(url, as_it_is=False)  # makes the file, too: before that a link leads nowhere
        if parsed.get_backend_name() == "sqlite" and sys.platform != "win32":
            self._file = _locked(Path(str(parsed.database)).resolve())

    def release(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None


def _locked(database: Path) -> int:
    import fcntl

    path = database.with_name(database.name + SUFFIX)
    try:
        file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)  # bot processes do not inherit it
    except OSError as e:
        raise BadInput(f"db: the file {path} cannot be written: {e.strerror}; give another with --data or --db") from e
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as e:
        holder = os.pread(file, 20, 0).decode("ascii", "replace").strip()
        os.close(file)
        raise BadInput(
            f"db: another server uses {database} already{f' (process {holder})' if holder else ''}; "
            "stop it, or give another database with --data or --db"
        ) from e
    with suppress(OSError):  # a full disk: the lock holds all the same, and the database will say what is wrong
        os.ftruncate(file, 0)
        os.pwrite(file, f"{os.getpid()}\n".encode(), 0)
    return file
