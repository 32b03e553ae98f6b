"""Games as a table for learning: a row for every decision, made of what the seat that decides knows, and of the end.

`COLUMNS` says what is in a row; the schema and the table in `docs/datasets.md` follow from it. The work of one deal is
as pure as `deal.play_deal`; `parquet` writes what comes of it. Needs the extra `data`.
"""

from __future__ import annotations

import json
from typing import Any, NamedTuple

import pyarrow as pa
import pyarrow.compute as pc

from cothon.arena.deal import Times, games_of, playing
from cothon.arena.plan import Plan
from cothon.core.game import Game
from cothon.encode import Encoder, encoder
from cothon.play.match import Match
from cothon.play.record import Done, Drawn


class Column(NamedTuple):
    """Name, type as Arrow writes it without names of items (`size` is the encoder's), and what it tells."""

    name: str
    kind: str
    words: str


COLUMNS = (
    Column("game", "int64", "number of the game, from 0. All rows of a game follow one another"),
    Column("step", "int32", "entries of the [record](records.md) before this decision, draws included"),
    Column("seat", "int8", "who decides"),
    Column("bot", "string", "its name in the line-up"),
    Column("question", "string", "what is asked, by name"),
    Column("view", "string", "the table as the seat sees it, as JSON; null with `--no-view`"),
    Column("array", "fixed_size_list<float>[size]", "the same as numbers in 0..1, the deciding seat first"),
    Column("legal", "list<int32>", "ids of all options, ascending"),
    Column("chosen", "int32", "the one that was taken"),
    Column("scores", "list<int32>", "of the end, by seat"),
    Column("ranks", "list<int8>", "of the end, by seat: 1 is best, equal ranks are shared"),
    Column("share", "float", "of the victory that the deciding seat has in the end: 1 alone, 1/k of k winners, 0"),
)
PLAN = b"cothon.plan"
GAMES = b"cothon.games"
_JSON = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False, check_circular=False)
_TYPES = {"int8": pa.int8(), "int32": pa.int32(), "int64": pa.int64(), "float": pa.float32(), "string": pa.string()}


class Decided(NamedTuple):
    """A deal as rows: how many whole games are in them, and the words of those that are not, as a bot failed."""

    deal: int
    rows: Any
    games: int
    faults: tuple[str, ...]


def schema(plan: Plan) -> Any:
    """The columns as Arrow has them; the metadata is the plan."""
    size = encoder(plan.game, plan.seats).size
    fields = [pa.field(c.name, _type(c.kind, size), nullable=c.name == "view") for c in COLUMNS]
    return pa.schema(fields, {PLAN: plan.text()})


def _type(kind: str, size: int) -> Any:
    if kind.startswith("fixed_size_list"):
        return pa.list_(_TYPES["float"], size)
    if kind.startswith("list"):
        return pa.list_(_TYPES[kind[5:-1]])
    return _TYPES[kind]


def decide_deal_with_views(plan: Plan, deal: int) -> Decided:
    return _decide(plan, deal, views=True)


def decide_deal_without_views(plan: Plan, deal: int) -> Decided:
    return _decide(plan, deal, views=False)


def _decide(plan: Plan, deal: int, views: bool) -> Decided:
    """All games of a deal, as rows. A game that a bot did not finish has no result, so it has no rows."""
    game, faults, whole = plan.rulebook(), [], 0
    told: dict[str, list[Any]] = {c.name: [] for c in COLUMNS}
    seen = encoder(plan.game, plan.seats)
    with playing(plan, deal):
        for rotation, match, fault in games_of(plan, deal, {name: Times() for name in plan.bots}):
            if fault is not None:
                faults.append(fault.words)
                continue
            whole += 1
            number = deal * len(plan.rotations) + rotation
            _add(told, game, match, seen, number, plan.rotations[rotation], views)
    told["array"] = _arrays(seen, told["array"])
    return Decided(deal, pa.record_batch(told, schema=schema(plan)), whole, tuple(faults))


def _add(
    told: dict[str, list[Any]],
    game: Game,
    match: Match,
    seen: Encoder,
    number: int,
    seated: tuple[str, ...],
    views: bool,
) -> None:
    """The rows of one game, which is played again from its entries."""
    result = match.result()
    shares = [1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(len(seated))]
    state = match.world(0)
    for step, entry in enumerate(match.entries_since(0)):
        if isinstance(entry, Drawn):
            game.apply(state, entry.draw)
            continue
        assert isinstance(entry, Done), "bots take nothing back"
        view = game.mask(state, entry.seat)
        row = {
            "game": number,
            "step": step,
            "seat": entry.seat,
            "bot": seated[entry.seat],
            "question": game.asks[view.ask].name,
            "view": _JSON.encode(game.show(view)) if views else None,
            "array": seen.numbers(view),
            "legal": game.legal(view),
            "chosen": entry.action,
            "scores": result.scores,
            "ranks": result.ranks,
            "share": shares[entry.seat],
        }
        for name, value in row.items():
            told[name].append(value)
        game.apply(state, entry.action)


def _arrays(seen: Encoder, rows: list[bytes]) -> Any:
    """Rows of bytes as rows of numbers in 0..1: divided at once, as float32."""
    size = seen.size * len(rows)
    numbers = pa.Array.from_buffers(pa.uint8(), size, [None, pa.py_buffer(b"".join(rows))]).cast(pa.float32())
    one = pa.array(seen.most(), pa.float32())
    most = pa.concat_arrays([one] * len(rows)) if rows else one[:0]
    return pa.FixedSizeListArray.from_arrays(pc.divide(numbers, most), type=_type("fixed_size_list", seen.size))
