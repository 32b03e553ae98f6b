"""Twin worlds over the wire: two servers whose hidden draws differ send the seat that cannot know the same bytes."""

from __future__ import annotations

import zlib
from collections.abc import AsyncIterator, Callable
from inspect import iscoroutinefunction
from pathlib import Path
from typing import Any

import pytest

from cothon.core import State, View
from cothon.core.errors import CothonError
from cothon.games import game
from cothon.play.match import Match
from cothon.server import live as live_module
from cothon.server import mine, playing, replay, speak
from cothon.server import protocol as p
from cothon.server.app import create_app
from cothon.server.driver import Driver
from cothon.server.errors import Conflict
from cothon.server.guard import Guard
from cothon.server.house import House
from cothon.server.live import Live
from cothon.server.lobby import Lobby
from cothon.server.settings import Settings
from kit.twin_script import Script, script
from kit.twin_wire import Leak, Wire, luck_of, plain_gets, two_servers
from kit.variants import FULL, options_of
from kit.wrapped import Wrapped

pytestmark = pytest.mark.anyio

# Variants in which something is hidden, each with a seed by which it is hidden soon.
HIDING = {
    "karibik": (("seats=3 spent=unseen", 51), ("seats=2 spent=unseen", 25)),
    "traders": (("seats=3 mode=classic", 15), ("seats=2 view=table mode=classic", 28)),
    "carthago": (("seats=3", 2), ("seats=2 warship_docks=2 strength=1-2-3 victory_tile=own", 4)),
    "porto": (("seats=4", 42), ("seats=3", 20)),
}
BOTS = {"karibik": ("level-3", 39), "traders": ("level-3", 25), "carthago": ("level-3", 21), "porto": ("random", 17)}
SEEDS = 12 if FULL else 1
GETS = plain_gets(create_app(Settings()))


@pytest.fixture
def urls(request: pytest.FixtureRequest, tmp_path: Path, db_url: str) -> tuple[str, str]:
    if db_url.startswith("sqlite"):
        return db_url, f"sqlite+aiosqlite:///{tmp_path / 'other' / 'cothon.db'}"
    make: Callable[[], str] = request.getfixturevalue("fresh_postgres")
    return db_url, make()


def written(name: str, text: str, viewer: int | None, seed: int, table: str, **more: Any) -> Script:
    tries = 40 if FULL else 2  # in some games it is rare that something is hidden
    return script(game(name), options_of(name, text), viewer, seed, luck=luck_of(table), tries=tries, **more)


def viewers(name: str, text: str, seed: int, few: bool) -> list[int | None]:
    """Everybody; where time is short, one seat and a spectator."""
    seats = options_of(name, text).seats
    return [None, seed % seats] if few else [None, *range(seats)]


async def run(servers: Any, found: Script, table: str, why_not: bool, bots: Any = None, **more: Any) -> Wire:
    sides, clock = servers
    wire = Wire(sides, clock, found, table, bots or {})
    await wire.begin(**more)
    await wire.play(GETS, why_not)
    return wire


@pytest.mark.parametrize("name", HIDING)
async def test_twin_worlds_are_told_alike_over_the_wire(urls: tuple[str, str], name: str) -> None:
    differed: list[bool] = []
    compared = 0
    async with two_servers(urls) as servers:
        for turn in range(SEEDS):
            odd = turn % 2 == 1
            text, first = HIDING[name][odd]
            seed = first + 100 * (turn // 2)
            more = {"takebacks": "consent", "clock": {"kind": "bank", "bank_s": 86_400}} if odd else {}
            few = not FULL
            for viewer in viewers(name, text, seed, few):
                table = f"{name}{turn}{'w' if viewer is None else viewer}"
                found = written(name, text, viewer, seed, table, consent=odd)
                wire = await run(servers, found, table, why_not=FULL or "sqlite" in urls[0], **more)
                differed.append(found.differed > 0)
                compared += wire.compared
    assert compared > 100 * len(differed)
    assert sum(differed) > len(differed) / 2, "the worlds were alike in most runs: nothing was tried"


@pytest.mark.parametrize("name", BOTS)
async def test_bots_at_the_table_tell_no_more_than_they_show(urls: tuple[str, str], name: str) -> None:
    """They know their own cards. Where those make a bot answer differently, it shows them, and the script ends."""
    bot, seed = BOTS[name]
    differed = 0
    async with two_servers(urls) as servers:
        for turn in range(6 if FULL else 1):
            table = f"{name}-{bot}{turn or ''}"
            found = written(name, HIDING[name][0][0], 1, seed + 100 * turn, table, bots={0: bot})
            await run(servers, found, table, why_not=False, bots={0: bot})
            differed += found.differed > 0
    assert differed


# -- planted leaks -----------------------------------------------------------------------------------------------------


def hidden(match: Match | None) -> int:
    """A number that depends on everything in the true position."""
    assert match is not None
    return zlib.crc32(repr(match._state.key()).encode()) % 1009


def of(house: House, table: str) -> int:
    return hidden(house.tables[table].match)


class Show(Wrapped):
    """A game that shows a number made from the secret."""

    last = 0

    def mask(self, v: View, seat: int | None) -> View:
        if isinstance(v, State):
            self.last = zlib.crc32(repr(v.key()).encode()) % 1009
        return self.inner.mask(v, seat)

    def show(self, v: View) -> dict[str, object]:
        return {**self.inner.show(v), "rest": self.last}


def around(where: Any, name: str, leak: Callable[..., None]) -> Callable[[pytest.MonkeyPatch], None]:
    """Plant a leak into the answer of a function: `leak` gets the answer and what the function was called with."""
    old = getattr(where, name)

    async def later(*args: Any, **more: Any) -> Any:
        answer = await old(*args, **more)
        leak(answer, *args)
        return answer

    def now(*args: Any, **more: Any) -> Any:
        answer = old(*args, **more)
        leak(answer, *args)
        return answer

    leaky = later if iscoroutinefunction(old) else now
    return lambda patch: patch.setattr(where, name, leaky)


def in_refusals(where: Any, name: str) -> Callable[[pytest.MonkeyPatch], None]:
    old = getattr(where, name)

    async def leaky(house: House, who: Any, table_id: str, *more: Any) -> Any:
        try:
            return await old(house, who, table_id, *more)
        except CothonError as e:
            raise Conflict("in-words", words=f"{e} ({of(house, table_id)} are left)") from e

    return lambda patch: patch.setattr(where, name, leaky)


def in_steps(patch: pytest.MonkeyPatch) -> None:
    """Only in the steps of a stream, not in the table that is asked for."""
    old = Live.tell_step

    def leaky(self: Live) -> None:
        with pytest.MonkeyPatch.context() as inner:
            around(speak, "position", rest)(inner)
            old(self)

    patch.setattr(Live, "tell_step", leaky)


def in_headers(patch: pytest.MonkeyPatch) -> None:
    around(playing, "look", lambda seen, house, who, table, *_: in_next_header.append(of(house, table)))(patch)
    old = Guard.with_headers
    in_next_header: list[int] = []

    def leaky(self: Guard, headers: Any, brief: bool) -> Any:
        leaked = [(b"x-left", str(in_next_header.pop()).encode()) for _ in in_next_header[:1]]
        return [*old(self, headers, brief), *leaked]

    patch.setattr(Guard, "with_headers", leaky)


def rest(answer: Any, match: Match, *_: Any) -> None:
    answer.view = {**answer.view, "rest": hidden(match)}


def fewer_offers(answer: Any, match: Match, *_: Any) -> None:
    if hidden(match) % 2:
        answer.offers = answer.offers[:-1]


def longer(answer: Any, house: House, who: Any, table: str, *_: Any) -> None:
    answer.text += " " * (of(house, table) % 7)


def one_more(answer: Any, house: House, who: Any, table: str, *_: Any) -> None:
    answer.append(p.Told(version=0, deed=0, event={"event": "left", "number": of(house, table)}, clause=""))


def one_frame_more(answer: Any, house: House, who: Any, table: str, *_: Any) -> None:
    answer.append(p.FilmFrame(version=0, viewer=0, view={"left": of(house, table)}, asked=None, events=[]))


def noted(answer: Any, house: House, who: Any, table: str, *_: Any) -> None:
    if answer is not None:
        answer.notes.append(p.NoteInfo(key="left", fields={"number": of(house, table)}))


def worded(answer: Any, house: House, who: Any, table: str, *_: Any) -> None:
    answer.fields = {**answer.fields, "left": of(house, table)}


def later_turn(answer: Any, live: Live, *_: Any) -> None:
    answer.turn_since = hidden(live.match)


def with_seed(answer: Any, live: Live, *_: Any) -> None:
    answer.seed = live.row.seed.hex()


def listed(answer: Any, lobby: Lobby, *_: Any) -> None:
    for told in answer.tables:
        told.created_at += of(lobby.house, told.id)


def my_own(answer: Any, house: House, *_: Any) -> None:
    for told in answer.tables:
        told.unread = of(house, told.id)


def by_peeking(patch: pytest.MonkeyPatch) -> None:
    """The bot looks at the true position."""

    def peeking(self: Driver, live: Live, seat: int, name: str) -> int:
        assert live.match is not None
        legal = live.game.legal(live.match.view(seat))
        return legal[hidden(live.match) % len(legal)]

    patch.setattr(Driver, "_instant_choice", peeking)


# What is planted: how it is found.
PLANTED: dict[str, tuple[str, Callable[[pytest.MonkeyPatch], None]]] = {
    "a game shows it": (
        "/tables/{table_id:str}",
        lambda m: m.setattr(live_module, "find_game", lambda *a: Show(game(*a))),
    ),
    "view": ("/tables/{table_id:str}", around(speak, "position", rest)),
    "offers": ("/tables/{table_id:str}", around(speak, "position", fewer_offers)),
    "steps of the stream": ("stream", in_steps),
    "events": ("/tables/{table_id:str}/events", around(playing, "events", one_more)),
    "film": ("/tables/{table_id:str}/film", around(playing, "film", one_frame_more)),
    "digest": ("/tables/{table_id:str}/digest", around(playing, "digest", one_more)),
    "why-not": ("/tables/{table_id:str}/why-not", around(playing, "why_not", worded)),
    "ahead": ("/tables/{table_id:str}/ahead", in_refusals(playing, "ahead")),
    "odds": ("/tables/{table_id:str}/odds", around(playing, "odds", noted)),
    "refused answers": ("refused answer", in_refusals(playing, "do")),
    "refused take-backs": ("stale undo", in_refusals(playing, "undo")),
    "length of chat": ("chat", around(playing, "say", longer)),
    "state of the table": ("/tables/{table_id:str}", around(playing, "info_for", later_turn)),
    "headers": ("/tables/{table_id:str}", in_headers),
    "lobby": ("/lobby", around(Lobby, "list", listed)),
    "my tables": ("/me/tables", around(mine, "tables_of", my_own)),
    "record before the end": ("/tables/{table_id:str}/record", in_refusals(replay, "record")),
    "seed": ("/tables/{table_id:str}: tells the seed", around(playing, "info_for", with_seed)),
    "bots": ("/tables/{table_id:str}", by_peeking),
}


@pytest.fixture(scope="module")
async def twins(anyio_backend: Any, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Any]:
    here = tmp_path_factory.mktemp("planted")
    async with two_servers((f"sqlite+aiosqlite:///{here / 'a.db'}", f"sqlite+aiosqlite:///{here / 'b.db'}")) as servers:
        yield servers


@pytest.mark.parametrize("name", PLANTED)
async def test_a_planted_leak_is_found(twins: Any, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = name.replace(" ", "")[:20]
    bots, text, viewer, seed = ({0: "level-3"}, "seats=3", 1, 21) if name == "bots" else ({}, "seats=2", 0, 4)
    found = written("carthago", text, viewer, seed, table, bots=bots, after=24 if bots else 8)
    where, plant = PLANTED[name]
    plant(monkeypatch)
    with pytest.raises(Leak) as e:
        await run(twins, found, table, why_not=False, bots=bots)
    assert str(e.value).startswith(where), e.value


async def test_without_a_planted_leak_nothing_is_found(twins: Any) -> None:
    found = written("carthago", "seats=2", 0, 4, "clean", after=8)
    await run(twins, found, "clean", why_not=False)
