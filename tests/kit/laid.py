"""Tables laid out for pictures: seeded games of bots, cut off where somebody is asked, put straight into a database.

Nothing about them is left to chance: the same seed, names, ids and times every time.
"""

from __future__ import annotations

import sqlite3
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from cothon.bots import Budget, bot
from cothon.core.game import Game
from cothon.games import game
from cothon.play.dice import FastDice
from cothon.play.match import Match
from cothon.play.record import Done, Drawn, Entry, Seat
from cothon.server.storage.ledger import Step
from cothon.server.storage.rows import BOT, FINISHED, HUMAN, OPEN, PLAYING, WAITING, SeatRow, TableRow

PEOPLE = ("Elissa", "Hanno", "Mago", "Arishat", "Himilco")
SHOWN = "level-3"  # what a page says of a bot; the one that plays errs less, so its boards are richer
THEN = 1_777_629_600_000  # a day in May 2026
MINUTE = 60_000


class Laid(NamedTuple):
    """A table to lay: the game up to `part` of its length, at the first question from there on that `ask` names and
    that is put to seat 0; 1.0 is the end."""

    id: str
    game: str
    seats: int
    part: float
    ask: str = ""
    seed: int = 1


def whole(g: Game, seats: int, seed: int) -> Match:
    """A game of greedy bots, who are shown as others."""
    options = g.options(seats)
    people = [Seat("human" if i == 0 else SHOWN, name) for i, name in enumerate(PEOPLE[:seats])]
    match = Match(g, options, people, seed.to_bytes(32, "big"))
    player, dice = bot("greedy"), FastDice(seed)
    while (seat := match.actor) is not None:
        match.submit(seat, player.choose(g, match.view(seat), Budget(), dice), match.version)
    return match


def cut(g: Game, match: Match, laid: Laid) -> int:
    """The version to stop at."""
    entries = match.entries_since(0)
    if laid.part >= 1:
        return len(entries)
    for v in range(int(laid.part * len(entries)), len(entries)):
        entry = entries[v]
        if not isinstance(entry, Done) or entry.seat != 0:
            continue
        world = match.world(v, ended=True)
        asked = g.asks.questions[world.ask].name
        if len(g.legal(world)) > 1 and laid.ask in ("", asked):
            return v
    raise AssertionError(f"{laid}: nothing like that is asked")


def rows(laid: Laid, owner: str) -> tuple[TableRow, list[SeatRow], list[Step]]:
    g = game(laid.game)
    match = whole(g, laid.seats, laid.seed)
    upto = cut(g, match, laid)
    over = upto == match.version
    result = match.result()
    row = TableRow(
        id=laid.id,
        game=laid.game,
        rules=g.facts.version,
        options=match.options.text(),
        status=FINISHED if over else PLAYING,
        host=owner,
        public=False,
        rated=False,
        clock='{"kind":"none"}',
        watchers="link",
        takebacks="free",
        odds=True,
        seed=laid.seed.to_bytes(32, "big"),
        created_at=THEN,
        touched_at=THEN,
        started_at=THEN,
        version=upto,
        actor=-1 if over else 0,
        turn_since=None if over else THEN,
    )
    if over:
        row.ended_at, row.ended_by, row.settled = THEN + 30 * MINUTE, "rules", True
        row.outcome = msgspec.json.encode(
            {"reason": result.reason, "scores": result.scores, "ranks": result.ranks}
        ).decode()
    seats = [SeatRow(laid.id, 0, HUMAN, owner, None, PEOPLE[0], b"", ready=True)]
    seats += [SeatRow(laid.id, i, BOT, None, SHOWN, PEOPLE[i], b"", ready=True) for i in range(1, laid.seats)]
    for s in seats if over else ():
        s.score, s.rank = result.scores[s.seat], result.ranks[s.seat]
    return row, seats, steps(laid.id, owner, match.entries_since(0)[:upto])


def steps(table: str, owner: str, entries: tuple[Entry, ...]) -> list[Step]:
    """One for the draws of the beginning, then one for each answer with the draws that followed."""
    starts = [0, *(i for i, e in enumerate(entries) if i > 0 and not isinstance(e, Drawn)), len(entries)]
    made = []
    for at, upto in pairwise(starts):
        first = entries[at]
        seat = -1 if isinstance(first, Drawn) else first.seat
        by = owner if seat <= 0 else f"bot:{SHOWN}"
        made.append(Step(table, at, upto, seat, by, entries[at:upto], None, THEN + at * 1000))
    return made


def lay(folder: Path, owner: str, tables: list[Laid]) -> None:
    """Into the database of a server that is not running."""
    with sqlite3.connect(folder / "cothon.db") as connection:
        for laid in tables:
            row, seats, done = rows(laid, owner)
            _insert(connection, "tables", [msgspec.structs.asdict(row)])
            _insert(connection, "seats", [msgspec.structs.asdict(s) for s in seats])
            _insert(connection, "steps", [s.columns() for s in done])
    connection.close()


def _insert(connection: sqlite3.Connection, table: str, values: list[dict[str, Any]]) -> None:
    names = list(values[0])
    into = f"INSERT INTO {table} ({', '.join(names)}) VALUES ({', '.join(':' + n for n in names)})"
    connection.executemany(into, values)


def lay_lobby(folder: Path, owner: str) -> None:
    """Other people: ratings of theirs, and tables at which a seat is free."""
    with sqlite3.connect(folder / "cothon.db") as connection:
        _lay_lobby(connection, owner)
    connection.close()


def _lay_lobby(connection: sqlite3.Connection, owner: str) -> None:
    connection.execute("UPDATE players SET created_at = ? WHERE id = ?", (THEN, owner))
    others = [(f"person{i}", name) for i, name in enumerate(PEOPLE[1:])]
    known = {"guest": False, "password": None, "epoch": 0, "created_at": THEN, "seen_at": THEN}
    _insert(connection, "players", [{"id": i, "name": n, "name_key": n.lower(), **known} for i, n in others])
    for i, (who, mu) in enumerate([(owner, 28.4), ("person0", 31.0), (f"bot:{SHOWN}", 24.1), ("person1", 22.3)]):
        rated = {"mu": mu, "sigma": 1.5 + i / 4, "games": 40 - 7 * i, "wins": 19 - 4 * i, "updated_at": THEN}
        _insert(connection, "ratings", [{"who": who, "game": name, **rated} for name in ("karibik", "traders")])
    for n, (name, taken, free) in enumerate([("traders", 2, 1), ("porto", 3, 1), ("carthago", 1, 2)]):
        people = [(f"person{i}", PEOPLE[1 + i]) for i in range(taken)]
        _lay_waiting(connection, f"open{n}", name, people, free, public=True)
    _lay_waiting(connection, "wait1", "karibik", [(owner, PEOPLE[0]), ("person0", PEOPLE[1])], 1, public=False)


def _lay_waiting(
    connection: sqlite3.Connection, table: str, name: str, people: list[tuple[str, str]], free: int, public: bool
) -> None:
    """A table before its game: some sit there, all but the host are ready, some seats are free."""
    g, watchers = game(name), "open" if public else "link"
    options, seed = g.options(len(people) + free).text(), bytes(32)
    clock = '{"kind":"bank","bank_s":600,"increment_s":20}' if public else '{"kind":"none"}'
    row = TableRow(table, name, g.facts.version, options, WAITING, people[0][0], public, False, clock, watchers,
                   "free", True, seed, THEN, THEN)  # fmt: skip
    sits = [SeatRow(table, i, HUMAN, who, None, called, b"", ready=i > 0) for i, (who, called) in enumerate(people)]
    sits += [SeatRow(table, len(people) + i, OPEN, offered=OPEN) for i in range(free)]
    _insert(connection, "tables", [msgspec.structs.asdict(row)])
    _insert(connection, "seats", [msgspec.structs.asdict(s) for s in sits])
