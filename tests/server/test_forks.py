"""Forks of finished tables: from any version, with secrets revealed or imagined."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from cothon.core.view import CHANCE
from cothon.games import names
from cothon.play.dice import FastDice
from cothon.play.match import Match
from cothon.play.record import Drawn
from cothon.server.settings import Settings
from kit.finished import begun, bots, played, settled
from kit.served import Person, Served, serving

pytestmark = pytest.mark.anyio


@pytest.fixture
async def served(db_url: str) -> AsyncIterator[Served]:
    async with serving(Settings(db=db_url, rate=0)) as running:
        yield running


def like(match: Match, *first: dict[str, Any]) -> list[dict[str, Any]]:
    """Seats for a fork: these, then bots."""
    return [*first, *[{"kind": "bot", "bot": "level-3"}] * (match.options.seats - len(first))]


async def match_of(served: Served, table: str) -> Match:
    live = await served.parts.house.find(table)
    assert live.match is not None
    return live.match


async def fork(someone: Person, table: str, seats: list[dict[str, Any]], at: int, **more: Any) -> httpx.Response:
    return await someone.post(f"/tables/{table}/fork", {"at": at, "seats": seats, "secrets": "revealed", **more})


async def begin(someone: Person, answer: httpx.Response) -> str:
    assert answer.status_code == 201, answer.text
    table = str(answer.json()["id"])
    await someone.done(f"/tables/{table}/ready", {"entropy": "0c"})
    return table


@pytest.mark.parametrize("name", names())
async def test_a_revealed_fork_begins_at_the_true_position(served: Served, name: str, tmp_path: Path) -> None:
    ada, bela = await served.person(), await served.person()
    old = await played([ada, bela], name)
    match = await match_of(served, old)
    for at in (0, match.version // 3, 2 * match.version // 3):
        answer = await fork(bela, old, like(match, {"kind": "me"}), at)
        told = answer.json()
        assert (told["fork_of"], told["fork_at"], told["rated"], told["status"]) == (old, at, False, "waiting")
        assert told["game"] == name
        assert told["commitment"] != match.commitment
        new = await begin(bela, answer)
        assert (await match_of(served, new)).record().start == match.game.write(match.world(at))
        await bela.post(f"/tables/{new}/leave")
        await settled(bela, new)
        _verified(tmp_path, (await bela.get(f"/tables/{new}/record")).text)


@pytest.mark.parametrize("name", names())
async def test_an_imagined_fork_looks_the_same_to_its_viewer(served: Served, name: str, tmp_path: Path) -> None:
    ada, bela, cleo = await served.person(), await served.person(), await served.person()
    old = await played([ada, bela], name)
    match = await match_of(served, old)
    game, at = match.game, match.version // 2
    for someone, seat, viewer in ((ada, None, 0), (bela, None, 1), (bela, 0, 0), (cleo, None, None)):
        more = {} if seat is None else {"seat": seat}
        answer = await fork(someone, old, like(match, {"kind": "me"}), at, secrets="imagined", **more)
        new = await begin(someone, answer)
        world = game.read((await match_of(served, new)).record().start)
        assert game.mask(world, viewer).key() == game.mask(match.world(at), viewer).key()
    await cleo.post(f"/tables/{new}/leave")
    await settled(cleo, new)
    _verified(tmp_path, (await cleo.get(f"/tables/{new}/record")).text)


def _verified(folder: Path, content: str) -> None:
    (folder / "fork.cothon").write_text(content, encoding="utf-8")
    command = [sys.executable, "-m", "cothon", "record", "verify", str(folder / "fork.cothon")]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert "all draws follow from the seed; finished" in run.stdout


async def test_imagined_worlds_differ_from_one_another(served: Served) -> None:
    ada = await served.person()
    old = await played([ada], "carthago")
    match = await match_of(served, old)
    game = match.game

    def doubtful(at: int) -> bool:
        view = game.mask(match.world(at), 0)
        return len({game.write(game.fill(view, FastDice(i))) for i in range(8)}) > 4

    at = next(v for v in range(match.version) if doubtful(v))
    found = set()
    for _ in range(8):
        answer = await fork(ada, old, like(match, {"kind": "me"}), at, secrets="imagined")
        found.add((await match_of(served, await begin(ada, answer))).record().start)
    assert len(found) > 1


async def test_a_fork_waits_for_its_players(served: Served) -> None:
    ada, bela, cleo = await served.member(), await served.member(), await served.member()
    old = await played([ada, bela], "karibik", rated=True)
    seats = [{"kind": "open"}, {"kind": "me"}]
    clock = {"kind": "move", "move_s": 60}
    new = (await fork(ada, old, seats, 5, clock=clock, takebacks="consent", public=True)).json()["id"]
    assert [t["id"] for t in (await cleo.get("/lobby")).json()["tables"]] == [new]
    await cleo.done(f"/tables/{new}/join", {"entropy": ""})
    told = await ada.done(f"/tables/{new}/ready")
    assert told["status"] == "playing"
    assert told["clock"] == clock
    assert told["takebacks"] == "consent"
    assert [s["player"] for s in told["seats"]] == [cleo.me["player"], ada.me["player"]]
    look = await cleo.seen(new)
    assert look["position"]["view"]


async def test_a_fork_keeps_the_options_of_its_game(served: Served) -> None:
    ada = await served.person()
    old = await played([ada], "karibik", options={"start": 1}, and_=[{"kind": "bot", "bot": "level-3"}] * 3)
    match = await match_of(served, old)
    told = (await fork(ada, old, like(match, {"kind": "me"}), 9)).json()
    assert told["options"] == (await ada.seen(old))["table"]["options"]


async def test_where_all_gave_up_one_can_still_play_on(served: Served) -> None:
    ada, bela = await served.person(), await served.person()
    old = await begun([ada, bela], "karibik")
    await ada.done(f"/tables/{old}/resign")
    match = await match_of(served, old)
    new = await begin(bela, await fork(bela, old, like(match, {"kind": "me"}), match.version))
    assert (await bela.seen(new))["table"]["status"] == "playing"


@pytest.mark.parametrize("name", names())
async def test_a_fork_may_begin_where_a_draw_is_due(served: Served, name: str) -> None:
    """Also where that draw was the last of the game: then it may be over as soon as it begins."""
    ada = await served.person()
    old = await played([ada], name)
    match = await match_of(served, old)
    entries = match.entries_since(0)
    due = [at for at, e in enumerate(entries) if isinstance(e, Drawn)]
    for at in {due[0], due[len(due) // 2], due[-1]}:
        assert match.world(at).actor == CHANCE
        new = await begin(ada, await fork(ada, old, like(match, {"kind": "me"}), at))
        await ada.post(f"/tables/{new}/leave")
        await settled(ada, new)


async def test_the_end_of_a_game_cannot_be_played_on(served: Served) -> None:
    ada = await served.person()
    old = await played([ada], "karibik")
    match = await match_of(served, old)
    answer = await fork(ada, old, like(match, {"kind": "me"}), match.version)
    assert answer.status_code == 409
    assert answer.json()["error"] == "conflict"


async def test_a_game_that_goes_on_cannot_be_forked(served: Served) -> None:
    ada, bela = await served.person(), await served.person()
    old = await begun([ada, bela], "karibik")
    answer = await fork(ada, old, [{"kind": "me"}, *bots("karibik", 1)], 0)
    assert answer.status_code == 409
    assert answer.json()["error"] == "not-finished"


@pytest.mark.parametrize(
    ("more", "field"),
    [
        ({"at": 100_000}, "at"),
        ({"at": -1}, "at"),
        ({"secrets": "some"}, "secrets"),
        ({"seats": [{"kind": "me"}]}, "seats"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "nobody"}]}, "seats"),
        ({"seat": 0}, "seat"),
        ({"seat": 5, "secrets": "imagined"}, "seat"),
        ({"rated": True}, "rated"),
        ({"game": "porto"}, "game"),
        ({"clock": {"kind": "bank"}}, "clock"),
    ],
)
async def test_a_fork_that_makes_no_sense_is_refused(served: Served, more: dict[str, Any], field: str) -> None:
    ada = await served.person()
    old = await begun([ada], "karibik")
    await ada.done(f"/tables/{old}/resign")
    before = (await ada.get("/me/tables")).json()
    said = {"at": 0, "secrets": "revealed", "seats": [{"kind": "me"}, *bots("karibik", 1)], **more}
    answer = await ada.post(f"/tables/{old}/fork", said)
    assert answer.status_code == 400, answer.text
    assert field in answer.json()["words"]
    assert (await ada.get("/me/tables")).json() == before


async def test_private_tables_are_forked_only_by_those_who_may_see_them(served: Served) -> None:
    ada, cleo = await served.person(), await served.person()
    old = await played([ada], "karibik", public=False)
    match = await match_of(served, old)
    seats = like(match, {"kind": "me"})
    assert (await fork(cleo, old, seats, 0)).status_code == 404
    key = (await ada.seen(old))["table"]["watch_key"]
    said = {"at": 0, "seats": seats, "secrets": "revealed"}
    assert (await cleo.post(f"/tables/{old}/fork?key={key}", said)).status_code == 201
    cleo.client.cookies.clear()
    assert (await fork(cleo, old, seats, 0)).status_code == 401


async def test_a_token_needs_the_scope_for_tables(served: Served) -> None:
    ada = await served.person()
    old = await played([ada], "karibik")
    token = (await ada.done("/me/tokens", {"name": "bot", "scopes": ["read", "play"]}))["token"]
    robot = await served.person(headers={"Authorization": f"Bearer {token}"})
    match = await match_of(served, old)
    assert (await robot.get(f"/tables/{old}/replay")).status_code == 200
    assert (await fork(robot, old, like(match, {"kind": "me"}), 0)).status_code == 403
