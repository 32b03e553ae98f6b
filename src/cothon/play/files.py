"""Records on disk: read with clear errors, written so that a crash or a full disk never spoils what was there."""

from __future__ import annotations

import codecs
import os
import tempfile
from pathlib import Path

from cothon.core.errors import BadInput, BadText, CothonError
from cothon.play import text, twin
from cothon.play.record import Lines, Record

MOST_BYTES = 4_000_000


def load(path: Path) -> Record:
    """The record in a file, text or JSON; whatever is wrong names the file, and where it can the line."""
    return load_lined(path)[0]


def load_lined(path: Path) -> tuple[Record, Lines]:
    """The same, and the lines at which things stand."""
    try:
        return parse_lined(_content(path))
    except CothonError as e:
        raise type(e)(f"{path}: {e}") from e


def _content(path: Path) -> str:
    try:
        with path.open("rb") as file:
            found = file.read(MOST_BYTES + 1)  # no more: a pipe or a device does not tell its size
    except OSError as e:
        raise BadInput(f"cannot be read: {e.strerror or e}") from e
    if len(found) > MOST_BYTES:
        raise BadText(f"too large for a record (over {MOST_BYTES} bytes)")
    if found.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        raise BadText("line 1: not a record: this is UTF-16 text; save it as UTF-8")
    try:
        return found.decode("utf-8")
    except UnicodeDecodeError as e:
        line = found.count(b"\n", 0, e.start) + 1
        raise BadText(f"line {line}: not a record: no UTF-8 text (byte {e.start})") from e


def parse(content: str) -> Record:
    """A record from its text or its JSON twin."""
    return parse_lined(content)[0]


def parse_lined(content: str) -> tuple[Record, Lines]:
    if content.startswith("\ufeff"):
        raise BadText("line 1: not a record: it begins with a byte order mark; save it as UTF-8 without one")
    return twin.read_lined(content) if content.lstrip()[:1] == "{" else text.read_lined(content)


def save(path: Path, record: Record) -> None:
    """Write the record (JSON if the name ends in .json); the old file stays whole until the new one is.

    The seed of a game that is not over tells every draw to come: such a file is its owner's alone.
    """
    secret = record.seed is not None and record.outcome is None
    write(path, twin.write(record) if path.suffix == ".json" else text.write(record), 0o600 if secret else 0o644)


def write(path: Path, content: str, mode: int = 0o644) -> None:
    """All of it or nothing, with a clear error."""
    try:
        write_whole(path, content, mode)
    except OSError as e:
        raise BadInput(f"{path}: cannot be written: {e.strerror or e}") from e


def write_whole(path: Path, content: str, mode: int = 0o644) -> None:
    """Write a file so that the old one stays whole until the new one is."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, scratch = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as f:
            f.write(content)
            f.flush()
            os.fsync(f.fileno())
            os.chmod(scratch, mode)
        os.replace(scratch, path)
    except BaseException:
        Path(scratch).unlink(missing_ok=True)
        raise
