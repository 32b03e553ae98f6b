"""A table whose record cannot be read: its visitors and the log are told, and all others go on."""

from __future__ import annotations

import logging
import zlib
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec

from cothon.core.errors import CothonError
from cothon.server.errors import ServerError

_log = logging.getLogger("cothon.house")
_DAMAGE = (CothonError, msgspec.MsgspecError, zlib.error, ValueError, LookupError, TypeError)


class TableDamaged(ServerError):
    """Its steps are not those of a game. Nothing is done to it: what can be read of it is still in the database."""


@contextmanager
def damage_told(table_id: str) -> Iterator[None]:
    """Around reading and replaying the steps of a table."""
    try:
        yield
    except _DAMAGE as e:
        _log.error("the record of table %s is damaged, and nobody can use it: %s", table_id, e)
        raise TableDamaged("table-damaged") from e
