"""Records on disk: read with clear errors, written so that a crash or a full disk never spoils what was there."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from cothon.core.errors import BadInput, BadText
from cothon.play import text, twin
from cothon.play.record import Record

MOST_BYTES = 4_000_000


def load(path: Path) -> Record:
    """The record in a file, text or JSON."""
    try:
        with path.open("rb") as file:
            found = file.read(MOST_BYTES + 1)  # no more: a pipe or a device does not tell its size
        if len(found) > MOST_BYTES:
            raise BadText(f"{path}: too large for a record (over {MOST_BYTES} bytes)")
        content = found.decode("utf-8")
    except UnicodeDecodeError as e:
        raise BadText(f"{path}: not a record: no UTF-8 text (byte {e.start})") from e
    except OSError as e:
        raise BadInput(f"{path}: cannot be read: {e.strerror or e}") from e
    return parse(content)


def parse(content: str) -> Record:
    """A record from its text or its JSON twin."""
    return twin.read(content) if content.lstrip()[:1] == "{" else text.read(content)


def save(path: Path, record: Record) -> None:
    """Write the record (JSON if the name ends in .json); the old file stays whole until the new one is."""
    write(path, twin.write(record) if path.suffix == ".json" else text.write(record))


def write(path: Path, content: str) -> None:
    """All of it or nothing, with a clear error."""
    try:
        write_whole(path, content)
    except OSError as e:
        raise BadInput(f"{path}: cannot be written: {e.strerror or e}") from e


def write_whole(path: Path, content: str) -> None:
    """Write a file so that the old one stays whole until the new one is."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, scratch = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as f:
            f.write(content)
            f.flush()
            os.fsync(f.fileno())
            os.chmod(scratch, 0o644)
        os.replace(scratch, path)
    except BaseException:
        Path(scratch).unlink(missing_ok=True)
        raise
