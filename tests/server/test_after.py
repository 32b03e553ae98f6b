"""After the game: replay and record."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from cothon.games import names
from cothon.play import files
from cothon.play.record import Done, Drawn
from cothon.play.verify import replay, verify
from cothon.server.settings import Settings
from kit.finished import begun, bots, played, settled
from kit.served import Person, Served, finish, serving

pytestmark = pytest.mark.anyio


@pytest.fixture
async def served(db_url: str) -> AsyncIterator[Served]:
    async with serving(Settings(db=db_url, rate=0)) as running:
        yield running


async def replayed(someone: Person, table: str, **params: Any) -> Any:
    answer = await someone.get(f"/tables/{table}/replay", params=params)
    assert answer.is_success, answer.text
    return answer.json()


async def record_of(someone: Person, table: str, **params: Any) -> httpx.Response:
    answer = await someone.get(f"/tables/{table}/record", params=params)
    assert answer.is_success, answer.text
    return answer


def verified(folder: Path, name: str, content: str) -> str:
    """What the command line says about a record."""
    path = folder / name
    path.write_text(content, encoding="utf-8")
    run = subprocess.run(
        [sys.executable, "-m", "cothon", "record", "verify", str(path)], capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
    return run.stdout


# -- replay ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", names())
async def test_any_version_is_shown_as_every_seat_saw_it(served: Served, name: str) -> None:
    ada, bela = await served.person(), await served.person()
    table = await played([ada, bela], name)
    record = files.parse((await record_of(ada, table)).text)
    game, last = record.game, len(record.entries)
    for at in sorted({0, 1, 2, *range(3, last, max(1, last // 15)), last - 1, last}):
        match = replay(record, at) if at and _is_stop(record.entries, at) else None
        for looks in ("none", *map(str, range(record.options.seats))):
            told = await replayed(bela, table, at=at, seat=looks)
            assert (told["version"], told["versions"], told["seat"]) == (at, last, looks)
            if match is not None:
                seat = None if looks == "none" else int(looks)
                assert told["view"] == json.loads(json.dumps(game.show(match.view(seat))))
                assert [o["id"] for o in told["offers"]] == [o.id for o in match.offers(seat)]
                if at < last:
                    assert [e["event"] for e in told["events"]] == [
                        json.loads(json.dumps(e)) for v, e in match.events(seat, at - 1)
                    ]


def _is_stop(entries: tuple[Any, ...], at: int) -> bool:
    """Whether a match stops there: no draw is due."""
    return at == len(entries) or not isinstance(entries[at], Drawn)


@pytest.mark.parametrize("name", names())
async def test_everything_is_shown_to_who_asks_for_all(served: Served, name: str) -> None:
    ada = await served.person()
    table = await played([ada], name)
    live = await served.parts.house.find(table)
    assert live.match is not None
    last = live.match.version
    for at in range(0, last, max(1, last // 9)):
        told = await replayed(ada, table, at=at, seat="all")
        world = live.match.world(at)
        assert told["view"] == json.loads(json.dumps(live.game.show(world)))
        assert [o["id"] for o in told["offers"]] == live.game.legal(world)
        assert told["next"]["label"] is not None


@pytest.mark.parametrize("name", names())
async def test_a_scrubber_knows_who_led_to_which_version(served: Served, name: str) -> None:
    ada = await served.person()
    table = await played([ada], name)
    record = files.parse((await record_of(ada, table)).text)
    told = await replayed(ada, table)
    assert told["version"] == told["versions"] == len(record.entries)
    assert told["by"] == [-1 if isinstance(e, Drawn) else e.seat for e in record.entries]
    assert told["backs"] == []
    assert told["next"] is None
    assert told["ended"]["scores"] == list(record.outcome.scores if record.outcome else ())
    for at in range(0, len(record.entries), 37):
        entry = record.entries[at]
        next_ = (await replayed(ada, table, at=at, seat="all"))["next"]
        if isinstance(entry, Done):
            assert (next_["seat"], next_["label"]) == (entry.seat, record.game.actions.label(entry.action))
            assert next_["name"] == record.seats[entry.seat].name
        else:
            assert (next_["seat"], next_["label"]) == (None, record.game.draws.label(entry.draw))  # type: ignore[union-attr]


async def test_a_seat_is_not_told_an_answer_that_it_did_not_learn(served: Served) -> None:
    """In some games a card is drawn that only one seat sees."""
    ada = await served.person()
    table = await played([ada], "carthago")
    live = await served.parts.house.find(table)
    assert live.match is not None
    secret = 0
    for at, entry in enumerate(live.match.entries_since(0)):
        world = live.match.world(at)
        if isinstance(entry, Drawn) and live.game.asks[entry.ask].secret and secret < 5:
            secret += 1
            for seat in range(len(live.seats)):
                next_ = (await replayed(ada, table, at=at, seat=str(seat)))["next"]
                assert (next_["label"] is not None) == live.game.sees(world, seat)
            assert (await replayed(ada, table, at=at, seat="none"))["next"]["label"] is None
    assert secret == 5


async def test_take_backs_are_part_of_the_replay(served: Served) -> None:
    ada = await served.person()
    table = await begun([ada], "traders")
    back = None
    while back is None:
        look = (await ada.seen(table))["position"]
        if look["undo"]:
            back = await ada.done(f"/tables/{table}/undo", {"at": look["version"]})
        elif look["offers"]:
            await ada.do(table, look["offers"][0]["id"], look["version"])
    await ada.post(f"/tables/{table}/leave")
    await settled(ada, table)
    told = await replayed(ada, table, at=back["version"] - 1, seat="all")
    assert told["backs"] == [back["version"]]
    assert told["next"]["back_to"] is not None
    before = await replayed(ada, table, at=told["next"]["back_to"], seat="all")
    after = await replayed(ada, table, at=back["version"], seat="all")
    assert after["view"] == before["view"]
    assert [e["event"]["event"] for e in after["events"]] == ["taken_back"]


async def test_your_own_seat_is_the_usual_view(served: Served) -> None:
    ada, bela, cleo = await served.person(), await served.person(), await served.person()
    table = await played([ada, bela], "karibik")
    assert [(await replayed(someone, table, at=3))["seat"] for someone in (ada, bela, cleo)] == ["0", "1", "none"]


@pytest.mark.parametrize(
    "params",
    [{"at": 100_000}, {"at": -1}, {"at": "x"}, {"seat": "9"}, {"seat": "-1"}, {"seat": "some"}, {"seat": "01"}],
)
async def test_what_a_replay_does_not_have_is_told(served: Served, params: dict[str, Any]) -> None:
    ada = await served.person()
    table = await begun([ada], "karibik")
    await ada.done(f"/tables/{table}/resign")
    answer = await ada.get(f"/tables/{table}/replay", params=params)
    assert answer.status_code == 400
    assert next(iter(params)) in answer.json()["words"]


# -- before the end, and for strangers --------------------------------------------------------------------------------


@pytest.mark.parametrize("name", names())
async def test_before_the_end_nobody_gets_a_byte(served: Served, name: str) -> None:
    ada, bela = await served.person(), await served.person()
    table = await begun([ada, bela], name)
    seats = [{"kind": "me"}, {"kind": "open"}, *bots(name, 2)]
    waiting = (await ada.done("/tables", {"game": name, "seats": seats}))["id"]
    for path in (f"/tables/{t}/{what}" for t in (table, waiting) for what in ("record", "replay", "replay?at=0")):
        for someone in (ada, bela):
            answer = await someone.get(path)
            assert answer.status_code == 409
            assert answer.json()["error"] == "not-finished"
            assert set(answer.json()) == {"error", "words", "status", "problem"}


async def test_a_game_that_was_put_aside_gives_nothing_away(served: Served) -> None:
    ada = await served.person()
    table = await begun([ada], "karibik")
    await ada.done(f"/tables/{table}/abandon")
    assert (await ada.seen(table))["table"]["status"] == "abandoned"
    assert (await ada.get(f"/tables/{table}/record")).status_code == 409


async def test_private_tables_stay_private(served: Served) -> None:
    ada, cleo = await served.person(), await served.person()
    table = await played([ada], "karibik", public=False)
    keys = (await ada.seen(table))["table"]
    for what in ("record", "replay"):
        assert (await cleo.get(f"/tables/{table}/{what}")).status_code == 404
        assert (await cleo.get(f"/tables/{table}/{what}", params={"key": "0" * 20})).status_code == 404
        assert (await cleo.get(f"/tables/{table}/{what}", params={"key": keys["watch_key"]})).status_code == 200
        cleo.client.cookies.clear()
        assert (await cleo.get(f"/tables/{table}/{what}")).status_code == 401
        await cleo.get("/me")


# -- the record -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", names())
async def test_a_record_verifies_by_the_command_line(served: Served, name: str, tmp_path: Path) -> None:
    ada, bela = await served.person(), await served.person()
    table = await begun([ada, bela], name)
    last = await finish([ada, bela], table)
    for form, ending in (("text", "cothon"), ("json", "json")):
        answer = await record_of(bela, table, format=form)
        said = verified(tmp_path, f"game.{ending}", answer.text)
        assert "all draws follow from the seed; finished" in said
        assert answer.headers["content-disposition"].endswith(f'-{table}.{ending}"')
        assert answer.headers["content-disposition"].startswith(f'attachment; filename="{name}-20')
    record = files.parse((await record_of(ada, table)).text)
    assert record.seed is not None
    assert record.seed.hex() == last["table"]["seed"]
    assert record.commitment == last["table"]["commitment"]
    assert [e.hex() for e in record.entropy[:2]] == ["0a", "0b"]
    assert [s.name for s in record.seats] == [s["name"] for s in last["table"]["seats"]]
    assert record.outcome is not None
    assert list(record.outcome.scores) == last["position"]["ended"]["scores"]


async def test_the_form_of_a_record_can_be_asked_for(served: Served) -> None:
    ada = await served.person()
    table = await played([ada], "karibik")
    kinds = []
    for params, accept in (
        ({}, "*/*"),
        ({}, "application/json"),
        ({}, "text/html,application/xhtml+xml,*/*;q=0.8"),
        ({"format": "text"}, "application/json"),
        ({"format": "json"}, "text/plain"),
    ):
        answer = await ada.get(f"/tables/{table}/record", params=params, headers={"accept": accept})
        assert answer.is_success
        verify(files.parse(answer.text))
        kinds.append(answer.headers["content-type"])
    text = "text/plain; charset=utf-8"
    assert kinds == [text, "application/json", text, text, "application/json"]
    assert (await ada.get(f"/tables/{table}/record", params={"format": "pdf"})).status_code == 400


@pytest.mark.parametrize("name", names())
async def test_a_table_that_ended_by_resignation_has_a_record_and_a_replay(
    served: Served, name: str, tmp_path: Path
) -> None:
    ada, bela = await served.person(), await served.person()
    table = await begun([ada, bela], name)
    for _ in range(6):
        for someone in (ada, bela):
            look = (await someone.seen(table))["position"]
            if look["offers"]:
                await someone.do(table, look["offers"][0]["id"], look["version"])
    for someone in (ada, bela):  # where there are only two, the first one ends the game
        await someone.post(f"/tables/{table}/resign")
    told = await settled(bela, table)
    assert told["ended_by"] == "resignation"
    assert told["asked"] is None
    content = (await record_of(bela, table)).text
    said = verified(tmp_path, "game.cothon", content)
    assert "all draws follow from the seed; not finished" in said
    record = files.parse(content)
    assert record.seed is not None
    assert record.seed.hex() == told["seed"]
    last = await replayed(bela, table, seat="all")
    assert last["versions"] == len(record.entries)
    assert last["ended"] is None
    assert last["asked"]["seat"] == replay(record).actor


async def test_who_looks_back_at_everything_sees_hidden_talents_too(served: Served) -> None:  # P6.3
    ada = await served.person()
    table = await played([ada], "porto")
    for seat, hidden in (("all", set()), ("0", {1, 2}), ("none", {0, 1, 2})):
        seen = (await replayed(ada, table, at=40, seat=seat))["view"]["players"]
        assert {p["seat"] for p in seen if p["talents"] is None} == hidden & {p["seat"] for p in seen}, seat
