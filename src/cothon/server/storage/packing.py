"""A finished game takes one row instead of hundreds: its steps, packed.

They become one row of `steps` that begins at version 0 and is written `by` PACKED; whoever reads steps gets them as
they were, but for the callers' keys: by then nobody repeats a request.
"""

from __future__ import annotations

import base64
import zlib
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

PACKED = "packed"  # in place of who did it; no player is called so, and no bot
Row = dict[str, Any]  # of `steps`


class _Packed(msgspec.Struct, array_like=True):
    """Of each step: the difference of the version it led to and of its time from those before, its seat, and the number
    of who did it. `entries` are those of all steps, one text each, as they lie in the database."""

    first: int  # time
    who: list[str]
    steps: list[tuple[int, int, int, int]]
    entries: list[msgspec.Raw]


def pack(rows: Iterable[Row]) -> str:
    """All steps of a game, in order, as a text."""
    who: dict[str, int] = {}
    steps: list[tuple[int, int, int, int]] = []
    entries: list[msgspec.Raw] = []
    version = time = first = 0
    for row in rows:
        if not steps:
            first = time = row["time"]
        by = who.setdefault(row["by"], len(who))
        steps.append((row["upto"] - version, row["time"] - time, row["seat"], by))
        entries.append(msgspec.Raw(row["entries"].encode()))
        version, time = row["upto"], row["time"]
    plain = msgspec.json.encode(_Packed(first, list(who), steps, entries))
    return base64.b85encode(zlib.compress(plain, 9)).decode()


def unpack(table_id: str, text: str) -> Iterator[Row]:
    """The steps as rows."""
    packed = msgspec.json.decode(zlib.decompress(base64.b85decode(text)), type=_Packed)
    version, time = 0, packed.first
    for (more, later, seat, by), entries in zip(packed.steps, packed.entries, strict=True):
        at, version, time = version, version + more, time + later
        yield {
            "table_id": table_id,
            "at": at,
            "upto": version,
            "seat": seat,
            "by": packed.who[by],
            "entries": bytes(entries).decode(),
            "key": None,
            "time": time,
        }
