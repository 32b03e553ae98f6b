"""After a crowd has played: was everything that was acknowledged kept, once, as it was told?"""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import select

from cothon.core.events import Event
from cothon.play import text
from cothon.play.record import Done, Entry, Record, TakenBack
from cothon.play.verify import replay, verify
from cothon.server.storage.engine import Storage
from cothon.server.storage.ledger import Step, unpack
from cothon.server.storage.schema import steps
from kit.crowd import Acknowledged, Crowd, Sitter


async def read_steps(url: str) -> dict[str, list[Step]]:
    """What is in the database, by table."""
    storage = await Storage.open(url, as_it_is=True)
    found: dict[str, list[Step]] = {}
    async with storage.reading() as conn:
        for row in (await conn.execute(select(steps).order_by(steps.c.table_id, steps.c.at))).mappings():
            found.setdefault(row["table_id"], []).append(Step(**{**row, "entries": unpack(row["entries"])}))
    await storage.close()
    return found


def check_all(crowd: Crowd, records: dict[str, str], found: dict[str, list[Step]]) -> None:
    read = {table: text.read(said) for table, said in records.items()}
    for table, record in read.items():
        check_steps(found[table], record)
        verdict = verify(record)
        assert verdict.finished
        assert verdict.drawn_from_seed
    by_key = {(s.table_id, s.by, s.key): s for made in found.values() for s in made if s.key is not None}
    assert len(by_key) == sum(s.key is not None for made in found.values() for s in made), "a key was used twice"
    for done in crowd.acknowledged:
        sent, answered = done.chapters
        if answered == 0 or sent == crowd.chapter:  # what was done in between went with a backup that was restored
            check_kept(done, by_key[done.table, done.player, done.key], read[done.table])
    for refused in crowd.refused:
        assert refused not in by_key, f"{refused} was refused, and done all the same"
    check_stories(crowd, read)


def check_steps(made: list[Step], record: Record) -> None:
    """No version twice, none missing, and the record is made of them."""
    entries: list[Entry] = []
    for step in made:
        assert step.at == len(entries), f"table {step.table_id}: step {step.at} does not follow {len(entries)}"
        entries += step.entries
        assert step.upto == len(entries)
    assert tuple(entries) == record.entries


def check_kept(done: Acknowledged, step: Step, record: Record) -> None:
    assert (step.at, step.upto, step.seat) == (done.at, done.version, done.seat), (done, step)
    first = record.entries[done.at]
    if done.answers:
        assert first == Done(done.seat, done.answers[0]), (done, first)
    else:
        assert isinstance(first, TakenBack), (done, first)
        assert first.seat == done.seat


def check_stories(crowd: Crowd, read: dict[str, Record]) -> None:
    """What somebody heard, from stream to stream, is what happened: all of it, once, in order."""
    listening: dict[str, list[Sitter]] = {}
    for sitter in crowd.sitters:
        if sitter.listens:
            listening.setdefault(sitter.table, []).append(sitter)
    for table, sitters in listening.items():
        match = replay(read[table])
        happened = {version: match.told(version) for version in range(1, match.version + 1)}
        for sitter in sitters:
            check_story(sitter, happened)


def check_story(sitter: Sitter, happened: dict[int, list[Event]]) -> None:
    for step in sitter.story:
        seen = [
            {"version": version, "event": event.whole() if step.ended else event.seen_by(sitter.seat)}
            for version in range(step.since + 1, step.version + 1)
            for event in happened[version]
        ]
        assert _plain(step.events) == _plain(seen), (str(sitter), step.since, step.version)
    heard = [n for step in sitter.story for n in range(step.since + 1, step.version + 1)]
    assert heard == list(range(sitter.first + 1, len(happened) + 1)), str(sitter)


def _plain(data: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(data))
