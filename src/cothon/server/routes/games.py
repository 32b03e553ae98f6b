"""The games this server has: options, questions, actions and bots, from their declarations."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Router, get
from litestar.config.compression import CompressionConfig
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.params import PathParameter, QueryParameter

from cothon.bots import bots_of
from cothon.core.events import EventType
from cothon.core.game import Game
from cothon.core.options import Option
from cothon.games import game as find_game
from cothon.games import names, versions
from cothon.play.lesson import lesson
from cothon.server.routes.answers import problems

Rules = Annotated[int | None, QueryParameter(description="Version of the rules; without it the newest.", ge=1)]


class OptionInfo(msgspec.Struct, kw_only=True):
    name: str
    clause: str
    default: Any
    values: Any
    whole: list[int] | None
    seat: bool
    order: bool
    by: str


class OlderRules(msgspec.Struct, kw_only=True):
    """A version of the rules before the newest one: a table may still begin with it."""

    rules: int
    seats: list[int]
    options: list[OptionInfo]


class GameInfo(msgspec.Struct, kw_only=True):
    """`seats` and `options` are those of `rules`, the newest unless others were asked for; `older` are the versions
    before the newest, the last one first. `lesson`: there is a first game that explains it."""

    name: str
    title: str
    designers: list[str]
    rules: int
    seats: list[int]
    options: list[OptionInfo]
    bots: list[str]
    older: list[OlderRules]
    lesson: bool


class ActionInfo(msgspec.Struct, kw_only=True):
    id: int
    label: str
    parts: dict[str, str]
    clause: str
    asks: list[str]
    burst: bool
    closes: bool
    passes: bool


class EventInfo(msgspec.Struct, kw_only=True):
    """`fields` are what an event of this name carries: field -> kind, in brackets where it is a list of such. Those in
    `secret` are told to some seats only. Several in a row that differ only in the fields `joins` may be told as one,
    with lists of them. It is a detail of the events in `under`, and told by the sentences of those in `within`,
    where it comes right before or after one of them. `gains` is what its seat has gained by it: as many as that field
    says, or one."""

    clause: str
    joins: list[str]
    under: list[str]
    within: list[str]
    gains: str
    fields: dict[str, str]
    secret: list[str]


class GameWhole(GameInfo, kw_only=True):
    """`kinds` are those of the parts of actions, by family: field -> kind; `draws` the same for draws. `part` is the
    field of the event `turn` that numbers rounds or decades, if there are any."""

    questions: list[dict[str, Any]]
    actions: list[ActionInfo]
    events: dict[str, EventInfo]
    kinds: dict[str, dict[str, str]]
    draws: dict[str, dict[str, str]]
    part: str


def _option(o: Option) -> OptionInfo:
    return OptionInfo(
        name=o.name,
        clause=o.clause,
        default=o.default,
        values=o.values,
        whole=None if o.whole is None else list(o.whole),
        seat=o.seat,
        order=o.order,
        by=o.by,
    )


def _facts(game: Game) -> dict[str, Any]:
    f = game.facts
    return {
        "name": f.name,
        "title": f.title,
        "designers": list(f.designers),
        "rules": f.version,
        "seats": list(game.seats_allowed({})),
        "options": [_option(o) for o in game.declared],
        "bots": bots_of(f.name),
        "lesson": lesson(f.name) is not None,
        "older": [_older(find_game(f.name, version)) for version in reversed(versions(f.name)[:-1])],
    }


def _older(game: Game) -> OlderRules:
    return OlderRules(
        rules=game.facts.version,
        seats=list(game.seats_allowed({})),
        options=[_option(o) for o in game.declared],
    )


def info(game: Game) -> GameInfo:
    return GameInfo(**_facts(game))


def whole(game: Game) -> GameWhole:
    return GameWhole(
        **_facts(game),
        questions=[{"name": q.name, "clause": q.clause} for q in game.asks.questions if not q.chance],
        actions=[
            ActionInfo(
                id=e.id,
                label=e.label,
                parts=e.parts,
                clause=e.clause,
                asks=list(e.asks),
                burst=e.family.burst,
                closes=e.family.closes,
                passes=e.family.passes,
            )
            for e in game.actions.entries
        ],
        events={e.name: _event(e) for e in game.story.events.values()},
        kinds={f.name: f.kinds for f in game.actions.families},
        draws={f.name: f.kinds for f in game.draws.families},
        part=game.story.part,
    )


def _event(e: EventType) -> EventInfo:
    kinds = {name: f"[{field.kind}]" if field.many else field.kind for name, field in e.fields.items()}
    secret = [name for name, field in e.fields.items() if field.secret]
    return EventInfo(
        clause=e.clause,
        joins=list(e.joins),
        under=list(e.under),
        within=list(e.within),
        gains=e.gains,
        fields=kinds,
        secret=secret,
    )


@get("/games", operation_id="games", summary="All games", responses=problems(401))
async def games() -> list[GameInfo]:
    return [info(find_game(name)) for name in names()]


@get(
    "/games/{name:str}",
    operation_id="game",
    summary="One game: its options, questions and actions",
    responses=problems(400, 401, 404),
)
async def one_game(name: Annotated[str, PathParameter(max_length=40)], rules: Rules = None) -> GameWhole:
    return whole(find_game(name, rules))


# Long lists of short words, which the first page and every table wait for.
_PACKED = DefineMiddleware(
    CompressionMiddleware, config=CompressionConfig(backend="gzip", minimum_size=1000, gzip_compress_level=5)
)
router = Router("/", route_handlers=[games, one_game], middleware=[_PACKED], security=[{}], tags=["games"])
