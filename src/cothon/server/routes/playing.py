"""Playing: the stream, answers, take-backs, questions about what is possible, chat."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from typing import Annotated, Any

from litestar import Request, Router, get, post
from litestar.params import HeaderParameter, JSONBody, QueryParameter
from litestar.response import Stream as StreamResponse

from cothon.play.burst import MOST
from cothon.server import playing, speak
from cothon.server import protocol as p
from cothon.server.access import check_seen, viewer_of
from cothon.server.errors import Malformed, ServerError, TooMany
from cothon.server.guard import BRIEF, may
from cothon.server.heads import STRAIGHT, Straight
from cothon.server.house import House
from cothon.server.identity import Identity, Who
from cothon.server.info import info_for
from cothon.server.live import Live, mark
from cothon.server.parts import parts_of
from cothon.server.routes.answers import JsonResponse, problems
from cothon.server.routes.tables import Id, LinkKey, OwnSeat
from cothon.server.streams import Stream

Since = Annotated[int, QueryParameter(description="Only what happened after this version.", ge=0, le=1_000_000)]
Action = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
HELLO = b"retry: 1000\n\n"


@post(
    "/tables/{table_id:str}/do",
    operation_id="do",
    status_code=200,
    opt={BRIEF: True},
    summary="Answer the question put to you",
    responses=problems(401, 404, 409, body=True),
)
async def do(request: Request, table_id: Id, data: JSONBody[p.Do]) -> p.Accepted:  # type: ignore[type-arg]
    return await playing.do(parts_of(request).house, may(request, "play"), table_id, data)


@post(
    "/tables/{table_id:str}/undo",
    operation_id="undo",
    status_code=200,
    summary="Take back, or propose to",
    responses=problems(401, 404, 409, body=True),
)
async def undo(request: Request, table_id: Id, data: JSONBody[p.Undo]) -> p.Accepted:  # type: ignore[type-arg]
    return await playing.undo(parts_of(request).house, may(request, "play"), table_id, data)


@get(
    "/tables/{table_id:str}/stream",
    operation_id="tableStream",
    summary="The table, live: server-sent events",
    media_type="text/event-stream",
    responses=problems(401, 403, 404, 429),
)
async def stream(
    request: Request,  # type: ignore[type-arg]
    table_id: Id,
    key: LinkKey = "",
    seat: OwnSeat = None,
    last: Annotated[str, HeaderParameter(name="Last-Event-ID", max_length=40)] = "",
) -> StreamResponse:
    """Begins with the whole table (`table`), then tells every step (`step`), changes of the table (`info`), `chat`,
    `presence` and `clock`. With `Last-Event-ID` it goes on where you stopped."""
    parts, who = parts_of(request), may(request, "read")
    house = parts.house
    async with house.holding(table_id) as live:
        check_seen(live, who, key, house.links)
        listener = Stream(who, viewer_of(live, who, seat), seat, key, _straight(house, request.scope, who))
        if house.audience.streams_of(who.player) >= house.settings.streams_per_player:
            raise TooMany("limit-streams", key="streams", seconds=5)
    body = _frames(house, parts.identity, table_id, listener, last)
    return StreamResponse(body, media_type="text/event-stream", headers={"X-Accel-Buffering": "no"})


def _straight(house: House, scope: Any, who: Who) -> Callable[[bytes], bool]:
    """To the connection, past the layers of the application, as long as the visitor may listen."""
    to_connection: Straight = scope.get(STRAIGHT, lambda scope, data: False)

    def write(data: bytes) -> bool:
        return not _has_expired(who, house.now()) and to_connection(scope, data)

    return write


def _has_expired(who: Who, now: int) -> bool:
    return who.until is not None and who.until <= now


async def _frames(house: House, identity: Identity, table_id: str, listener: Stream, last: str) -> AsyncIterator[bytes]:
    yield HELLO
    live: Live | None = None
    try:
        try:
            async with house.holding(table_id) as live:
                check_seen(live, listener.who, listener.key, house.links)  # it may have changed since the answer began
                listener.viewer = viewer_of(live, listener.who, listener.seat)
                await _begin(house, live, listener, last)
                house.audience.listen(live, listener)
            if not await identity.holds(listener.who):  # what is kept of visitors for some seconds is not enough here
                listener.drop()
                listener.close("you were signed out")
        except ServerError as e:
            listener.close(e.words)
        async for data in listener.frames():
            if _has_expired(listener.who, house.now()) and not listener.closed:
                listener.close("your cookie or token has expired")
            elif data is not None:
                yield data
            elif live is not None:
                yield await _again(house, live, listener)
    finally:
        if live is not None:
            house.audience.stop_listening(live, listener)
            live = None  # how a stream ends leaves this frame in a circle of references: it must not hold the table


async def _begin(house: House, live: Live, listener: Stream, last: str) -> None:
    """The first messages: the whole table, or what was missed."""
    known, said = (_number(part) for part in f"{last}.".split(".")[:2])
    if known is not None and known > live.told and not house.fanout.alone:
        await house.refresh(live)  # the process it comes from was ahead of us
    if live.match is None or known is None or known > live.told:
        listener.send(await house.audience.whole(live, listener))
        return
    lines = await house.audience.chat_since(live, said or 0)
    # Each message carries the mark of what the client has once it has read it: it may be the last one it gets.
    told = info_for(live, listener.player, house.links, listener.key)
    listener.send(speak.frame("info", mark(known, said or 0), told))
    if known < live.told:
        listener.send(speak.frame("step", mark(live.told, said or 0), live.position(listener.viewer, known)))
    for line in lines:
        listener.send(speak.frame("chat", mark(live.told, line.id), line))
    if known == live.told and live.asks(listener.viewer):
        # It may have been away when it last heard of this version, and so have been offered nothing.
        listener.send(await house.audience.whole(live, listener))


async def _again(house: House, live: Live, listener: Stream) -> bytes:
    """For somebody who could not follow: the whole table instead of all that was on the way."""
    async with live.lock:
        try:
            await house.catch_up(live)
            whole = await house.audience.whole(live, listener)
        except ServerError as e:
            listener.close(e.words)
            return b""
        listener.drop()
        return whole + speak.frame("presence", live.mark, live.presence())


def _number(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 19 else None


@get(
    "/tables/{table_id:str}/events",
    operation_id="events",
    summary="What happened so far",
    responses=problems(400, 401, 403, 404),
)
async def events(
    request: Request,  # type: ignore[type-arg]
    table_id: Id,
    key: LinkKey = "",
    seat: OwnSeat = None,
    since: Since = 0,
) -> list[p.Told]:
    return await playing.events(parts_of(request).house, may(request, "read"), table_id, key, seat, since)


@get(
    "/tables/{table_id:str}/film",
    operation_id="film",
    summary="How it came about, version by version",
    responses=problems(400, 401, 403, 404),
)
async def film(
    request: Request,  # type: ignore[type-arg]
    table_id: Id,
    key: LinkKey = "",
    seat: OwnSeat = None,
    since: Since = 0,
    upto: Annotated[
        int | None, QueryParameter(description="The last version; by default the present one.", ge=0)
    ] = None,
) -> list[p.FilmFrame]:
    """Every version after `since` as the viewer knew it then, with what had happened; at most the last 400 of them."""
    return await playing.film(parts_of(request).house, may(request, "read"), table_id, key, seat, since, upto)


@get(
    "/tables/{table_id:str}/digest",
    operation_id="digest",
    summary="What happened since your last turn",
    responses=problems(401, 403, 404, 409),
)
async def digest(request: Request, table_id: Id, seat: OwnSeat = None) -> list[p.Told]:  # type: ignore[type-arg]
    return await playing.digest(parts_of(request).house, may(request, "read"), table_id, seat)


@get(
    "/tables/{table_id:str}/why-not",
    operation_id="whyNot",
    summary="Why something is not possible now",
    responses=problems(400, 401, 403, 404, 409),
)
async def why_not(
    request: Request,  # type: ignore[type-arg]
    table_id: Id,
    do: Annotated[str, QueryParameter(description="Id or label of an action.", min_length=1, max_length=80)],
    beside: Annotated[str, QueryParameter(description="Ids of a burst it would be added to.", max_length=300)] = "",
    seat: OwnSeat = None,
) -> p.WhyNot:
    action: int | str = int(do) if do.isascii() and do.isdigit() and len(do) < 7 else do
    chosen = _ids(beside, "beside")
    return await playing.why_not(parts_of(request).house, may(request, "read"), table_id, seat, action, chosen)


@get(
    "/tables/{table_id:str}/burst",
    operation_id="burst",
    summary="How a burst could go on",
    responses=problems(400, 401, 403, 404, 409),
)
async def burst(
    request: Request,  # type: ignore[type-arg]
    table_id: Id,
    do: Annotated[str, QueryParameter(description="Ids with commas between; none: none yet.", max_length=300)] = "",
    seat: OwnSeat = None,
) -> p.Further:
    """Nothing is done. For a payment that is being put together: what may be added, and whether it is complete."""
    return await playing.further(parts_of(request).house, may(request, "read"), table_id, seat, _ids(do, "do"))


def _ids(text: str, field: str) -> list[int]:
    parts = [part for part in text.split(",") if part]
    if not all(part.isascii() and part.isdigit() and len(part) < 7 for part in parts):
        raise Malformed("no-ids", field=field)
    return [int(part) for part in parts]


@get(
    "/tables/{table_id:str}/ahead",
    operation_id="ahead",
    summary="What an answer would bring for certain",
    responses=problems(400, 401, 403, 404, 409),
)
async def ahead(
    request: Request,  # type: ignore[type-arg]
    table_id: Id,
    do: Annotated[list[Action], QueryParameter(description="Id of an action; several: a burst.", max_items=MOST)],
    seat: OwnSeat = None,
) -> p.AheadInfo:
    """Nothing is done. It tells what you would see, up to the first draw, the next question or something you cannot
    know."""
    return await playing.ahead(parts_of(request).house, may(request, "read"), table_id, seat, do)


@get(
    "/tables/{table_id:str}/odds",
    operation_id="odds",
    summary="What is likely now",
    responses=problems(401, 403, 404, 409, 503),
)
async def odds(request: Request, table_id: Id, seat: OwnSeat = None) -> p.OddsInfo:  # type: ignore[type-arg]
    return await playing.odds(parts_of(request).house, may(request, "read"), table_id, seat)


@post(
    "/tables/{table_id:str}/chat",
    operation_id="say",
    summary="Say something",
    responses=problems(401, 404, body=True),
)
async def chat(request: Request, table_id: Id, data: JSONBody[p.Say]) -> p.ChatLine:  # type: ignore[type-arg]
    parts, who = parts_of(request), may(request, "play")
    parts.chat_limit.take(who.player)
    return await playing.say(parts.house, who, table_id, data.text)


router = Router(
    "/",
    route_handlers=[do, undo, stream, events, film, digest, why_not, burst, ahead, odds, chat],
    response_class=JsonResponse,
    tags=["playing"],
)
