"""Chat at a table: which characters stay, and the lines as they lie in the database."""

from __future__ import annotations

import unicodedata

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from cothon.server import protocol as p
from cothon.server.storage.schema import chat

RECENT = 50  # lines for somebody who has none yet
MOST = 1000  # lines for somebody who was away
_MOST_MARKS = 4  # on one letter; as many as syllables of some languages have
_JOINERS = "\u200c\u200d"  # part of how some languages are written, and of many small pictures


def tidy(text: str) -> str:
    """One line: breaks become spaces; what cannot be seen, turns the writing around, or would pile up over the lines
    above is left out."""
    seen: list[str] = []
    marks = 0
    for c in " ".join(unicodedata.normalize("NFC", text).split()):
        kind = unicodedata.category(c)[0]
        marks = marks + 1 if kind == "M" else 0 if c not in _JOINERS else marks
        if (kind != "C" or c in _JOINERS) and marks <= _MOST_MARKS:
            seen.append(c)
    line = "".join(seen).strip()
    return line if line.strip(_JOINERS + " ") else ""


async def recent_chat(conn: AsyncConnection, table_id: str, after: int) -> list[p.ChatLine]:
    """The last lines, in order; only those after a line the reader has (0: none)."""
    here = (chat.c.table_id == table_id) & (chat.c.id > after)
    wanted = select(chat).where(here).order_by(chat.c.id.desc()).limit(MOST if after else RECENT)
    found = (await conn.execute(wanted)).mappings().all()
    return [
        p.ChatLine(id=c["id"], player=c["player_id"], name=c["name"], text=c["text"], time=c["time"])
        for c in reversed(found)
    ]


async def last_said(conn: AsyncConnection, table_id: str) -> int:
    return int((await conn.execute(select(func.max(chat.c.id)).where(chat.c.table_id == table_id))).scalar() or 0)
