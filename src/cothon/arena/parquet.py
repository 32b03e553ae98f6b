"""A Parquet file that grows by whole deals. Only the rows of one group are in memory; it appears when it is whole."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from cothon.arena.dataset import GAMES, Decided, schema
from cothon.arena.plan import Plan
from cothon.core.errors import BadInput

GROUP = 8192
"""Rows of a row group, or a few more: a group ends with a deal."""


class File:
    """Entered, it is written under a name of its own; `finish` gives it the name it should have. Left without that, for
    example by an error, it leaves nothing behind."""

    def __init__(self, path: Path, plan: Plan, compression: str, force: bool = False) -> None:
        self.path = path
        self.compression = _known(compression)
        self.games = 0
        self.rows = 0
        self.faults: list[str] = []
        self.finished = False
        self._schema = schema(plan)
        self._group: list[Any] = []
        self._grouped = 0
        self._scratch = Path()
        self._writer: Any = None
        _check(path, force)

    def __enter__(self) -> File:
        with _told(self.path):
            handle, name = tempfile.mkstemp(dir=self.path.parent, prefix=f".{self.path.name}.")
            os.close(handle)
            self._scratch = Path(name)
            try:
                self._writer = pq.ParquetWriter(name, self._schema, compression=self.compression)
            except BaseException:  # a full disk, or Ctrl-C
                self._scratch.unlink(missing_ok=True)
                raise
        return self

    def __exit__(self, kind: type[BaseException] | None, e: BaseException | None, at: TracebackType | None) -> None:
        if self._writer.is_open:
            self._writer.close()
        self._scratch.unlink(missing_ok=True)

    def add(self, decided: Decided) -> None:
        self.games += decided.games
        self.rows += decided.rows.num_rows
        self.faults += decided.faults
        self._group.append(decided.rows)
        self._grouped += decided.rows.num_rows
        if self._grouped >= GROUP:
            with _told(self.path):
                self._write()

    def finish(self) -> None:
        """All games that were added are in the file, and it is there."""
        with _told(self.path):
            if self._grouped:
                self._write()
            self._writer.add_key_value_metadata({GAMES: str(self.games)})
            self._writer.close()
            os.chmod(self._scratch, 0o644)
            os.replace(self._scratch, self.path)
        self.finished = True

    def _write(self) -> None:
        self._writer.write_table(pa.Table.from_batches(self._group, self._schema), row_group_size=self._grouped)
        self._group, self._grouped = [], 0


@contextmanager
def _told(path: Path) -> Iterator[None]:
    """What the system refuses is told in one line."""
    try:
        yield
    except OSError as e:
        words = os.strerror(e.errno) if e.errno else str(e)  # Arrow's own words tell what it was about to do, too
        raise BadInput(f"--out {path}: {words}") from e


def in_order(decided: Iterable[Decided]) -> Iterator[Decided]:
    """By number of the deal, whoever finished first: what came too early waits."""
    early: dict[int, Decided] = {}
    due = 0
    for one in decided:
        early[one.deal] = one
        while due in early:
            yield early.pop(due)
            due += 1


def _known(compression: str) -> str:
    names = ("zstd", "snappy", "gzip", "brotli", "lz4", "none")
    if compression not in names or not (compression == "none" or pa.Codec.is_available(compression)):
        raise BadInput(f"--compression {compression}: must be one of {', '.join(names)}")
    return compression


def _check(path: Path, force: bool) -> None:
    if not path.parent.is_dir():
        raise BadInput(f"--out {path}: the folder {path.parent} is not there; make it first")
    if path.is_dir():
        raise BadInput(f"--out {path}: that is a folder; name a file in it")
    if path.exists() and not path.is_file():
        raise BadInput(f"--out {path}: that is a device or a pipe; a file is needed, as it is written whole")
    if path.exists() and not force:
        raise BadInput(f"--out {path}: the file is there already; --force replaces it")
