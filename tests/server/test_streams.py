"""Streams: the whole table first, then every step once; going on where one stopped; presence; slow readers."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack
from typing import Any

import pytest

from cothon.play.dice import FastDice
from cothon.server import streams
from kit.finished import begun
from kit.patience import PATIENCE_S
from kit.seated import answer, asked
from kit.served import Listener, Person, Served

pytestmark = pytest.mark.anyio

Message = tuple[str, Any, str]


async def until_quiet(listening: Listener, someone: Person, table: str) -> list[Message]:
    """Everything up to a line of chat that is said now; for somebody who is behind it comes with the whole table."""
    line = await someone.done(f"/tables/{table}/chat", {"text": "that is all"})
    heard: list[Message] = []
    while not heard or (heard[-1][1] != line and not (heard[-1][0] == "table" and line in heard[-1][1]["chat"])):
        heard.append(await listening.next())
    return heard


def steps(heard: list[Message]) -> list[Any]:
    return [data for name, data, _ in heard if name == "step"]


# -- from the beginning ------------------------------------------------------------------------------------------------


async def test_the_whole_table_comes_first_and_is_what_a_look_gives(served: Served) -> None:
    ada, bela = await served.person(), await served.person()
    table = await begun([ada, bela], "carthago")
    await bela.done(f"/tables/{table}/chat", {"text": "good luck"})
    async with ada.stream(table) as listening:
        name, whole, mark = await listening.next()
        assert (name, whole) == ("table", await ada.seen(table))
        assert mark == f"{whole['table']['version']}.{whole['chat'][-1]['id']}"
        assert (await listening.next())[:2] == ("presence", {"seats": [0], "watchers": 0})
    assert listening.raw[0] == "retry: 1000"


async def test_steps_follow_one_another_without_gap_or_overlap(served: Served) -> None:
    ada, bela = await served.person(), await served.person()
    table = await begun([ada, bela], "traders")
    dice = FastDice(5)
    async with ada.stream(table) as listening:
        _, whole, _ = await listening.next("table")
        for _ in range(12):
            someone, look = await asked([ada, bela], table)
            if look["position"]["undo"] and dice.below(3) == 0:
                await someone.done(f"/tables/{table}/undo", {"at": look["position"]["version"]})
            else:
                await answer(someone, table, dice)
        heard = steps(await until_quiet(listening, ada, table))
    assert len(heard) == 12
    version, events = whole["position"]["version"], []
    for step in heard:
        assert step["since"] == version < step["version"]
        assert all(version < e["version"] <= step["version"] for e in step["events"])
        version, events = step["version"], events + step["events"]
    first = whole["position"]["version"]
    assert events == (await ada.get(f"/tables/{table}/events", params={"since": first})).json()
    assert heard[-1] | {"since": version, "events": []} == (await ada.seen(table))["position"]


async def test_who_listens_before_the_game_hears_it_begin(served: Served) -> None:
    ada, bela = await served.person(), await served.person()
    table = (await ada.done("/tables", {"game": "traders", "seats": [{"kind": "me"}, {"kind": "open"}]}))["id"]
    async with ada.stream(table) as listening:
        _, whole, mark = await listening.next("table")
        assert whole["position"] is None
        await bela.done(f"/tables/{table}/join", {"entropy": ""})
        assert [s["name"] for s in (await listening.next("info"))[1]["seats"]][1] == bela.me["name"]
        await ada.done(f"/tables/{table}/ready")
        assert (await listening.next("info"))[1]["status"] == "playing"
        _, step, _ = await listening.next("step")
        assert (step["since"], step["viewer"]) == (0, 0)
    async with ada.stream(table, last=mark) as again:  # who had no position yet gets all of it
        name, whole, _ = await again.next()
        assert (name, whole["position"]["version"]) == ("table", step["version"])


# -- going on ----------------------------------------------------------------------------------------------------------


async def test_from_every_mark_one_gets_exactly_what_came_after(served: Served) -> None:
    ada, bela = await served.person(), await served.person()
    table = await begun([ada, bela], "carthago", takebacks="consent")
    dice = FastDice(2)
    async with bela.stream(table) as listening:
        heard = [await listening.next("table")]
        for turn in range(10):
            someone, look = await asked([ada, bela], table)
            if turn in (3, 7) and look["position"]["undo"]:
                await someone.done(f"/tables/{table}/undo", {"at": look["position"]["version"]})
            await answer(someone, table, dice)
            if turn % 3 == 0:
                await ada.done(f"/tables/{table}/chat", {"text": f"turn {turn}"})
        heard += await until_quiet(listening, ada, table)
    said = (await bela.seen(table))["chat"]
    for mark in [mark for _, _, mark in heard]:
        version, line = (int(n) for n in mark.split("."))
        async with bela.stream(table, last=mark) as again:
            missed = [await again.next()]
            while missed[-1][0] != "presence":
                missed.append(await again.next())
        assert missed[0][0] == "info"
        assert missed[0][1] == (await bela.seen(table))["table"]
        told = steps(missed)
        if version < missed[0][1]["version"]:
            assert [s["since"] for s in told] == [version]
            events = (await bela.get(f"/tables/{table}/events", params={"since": version})).json()
            assert told[0]["events"] == events
        else:
            assert told == []
        assert [data for name, data, _ in missed if name == "chat"] == [c for c in said if c["id"] > line]
        assert missed[-1][2] == heard[-1][2]


async def test_marks_never_promise_what_was_not_sent(served: Served) -> None:
    ada, bela = await served.person(), await served.person()
    table = await begun([ada, bela], "traders")
    async with bela.stream(table) as listening:
        first = (await listening.next("table"))[2]
        for _ in range(3):
            await answer((await asked([ada, bela], table))[0], table)
            await ada.done(f"/tables/{table}/chat", {"text": "well"})
    async with bela.stream(table, last=first) as again:
        has = [int(n) for n in first.split(".")]
        while True:
            name, data, mark = await again.next()
            if name == "step":
                has[0] = data["version"]
            elif name == "chat":
                has[1] = data["id"]
            assert [int(n) for n in mark.split(".")] == has, name
            if name == "presence":
                break
    assert has == [(await ada.seen(table))["table"]["version"], (await ada.seen(table))["chat"][-1]["id"]]


@pytest.mark.parametrize("last", ["x", "999999.0", "-1.0", ".", "1", "1.2.3", "\u0663.0", "9" * 30])
async def test_a_mark_that_makes_no_sense_gives_the_whole_table_or_what_it_says(served: Served, last: str) -> None:
    ada = await served.person()
    table = await begun([ada], "traders")
    headers = {"Last-Event-ID": last.encode()}
    async with ada.client.stream("GET", f"/tables/{table}/stream", headers=headers) as got:
        listening = Listener(got)
        names = [(await listening.next())[0]]
        while names[-1] != "presence":
            names.append((await listening.next())[0])
    assert names in (["table", "presence"], ["info", "step", "presence"], ["info", "presence"])
    assert ("table" in names) == (last not in ("1", "1.2.3"))


# -- who may listen, and who does --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("watchers", "without", "with_key"), [("off", 403, 403), ("link", 403, 200), ("open", 200, 200)]
)
async def test_the_host_says_who_may_watch(served: Served, watchers: str, without: int, with_key: int) -> None:
    ada, bela, cyd = [await served.person() for _ in range(3)]
    table = await begun([ada, bela], "carthago", watchers=watchers)
    key = (await ada.seen(table))["table"]["watch_key"]
    for params, status in (({}, without), ({"key": key}, with_key)):
        for path in ("", "/stream", "/events"):
            async with cyd.client.stream("GET", f"/tables/{table}{path}", params=params) as got:
                assert got.status_code == status, (path, params)
                if path == "/stream" and status == 200:
                    _, whole, _ = await Listener(got).next("table")
                    assert (whole["position"]["viewer"], whole["position"]["offers"]) == (None, [])
                    assert whole["table"]["watch_key"] is None


async def test_presence_counts_people_once_and_watchers(served: Served) -> None:
    ada, bela, cyd = [await served.person() for _ in range(3)]
    table = await begun([ada, bela], "traders")
    async with ada.stream(table) as listening:
        assert (await listening.next("presence"))[1] == {"seats": [0], "watchers": 0}
        async with AsyncExitStack() as others:
            for _ in range(2):
                await others.enter_async_context(bela.stream(table))
                assert (await listening.next("presence"))[1] == {"seats": [0, 1], "watchers": 0}
            await others.enter_async_context(cyd.stream(table))
            assert (await listening.next("presence"))[1] == {"seats": [0, 1], "watchers": 1}
        for _ in range(3):
            _, there, _ = await listening.next("presence")
        assert there == {"seats": [0], "watchers": 0}


async def test_one_cannot_open_streams_without_end(served: Served) -> None:
    ada = await served.person()
    table = await begun([ada], "traders")
    most = served.parts.settings.streams_per_player
    async with AsyncExitStack() as opened:
        ada.client._transport._pool._max_connections = 200  # type: ignore[attr-defined]
        listening = [await opened.enter_async_context(ada.stream(table)) for _ in range(most)]
        for one in listening:
            await one.next("presence")
        async with ada.client.stream("GET", f"/tables/{table}/stream") as got:
            assert got.status_code == 429
            refusal = json.loads(await got.aread())
        assert (refusal["key"], refusal["seconds"] > 0) == ("streams", True)
    async with asyncio.timeout(PATIENCE_S):
        while served.parts.house.audience.streams_of(ada.me["player"]):
            await asyncio.sleep(0.01)


async def test_nobody_hears_what_only_others_know(served: Served) -> None:
    ada, bela, cyd = [await served.person() for _ in range(3)]
    table = await begun([ada, bela], "carthago")
    async with ada.stream(table) as own, bela.stream(table) as other, cyd.stream(table) as watcher:
        heard: list[list[Any]] = [[(await s.next("table"))[1]["position"]] for s in (own, other, watcher)]
        for turn in range(12):
            await answer((await asked([ada, bela], table))[0], table, FastDice(turn))
            for stream, frames in zip((own, other, watcher), heard, strict=True):
                frames.append((await stream.next("step"))[1])
    for mine, others, seen in zip(*heard, strict=True):
        assert others["view"]["players"][0] == seen["view"]["players"][0] != mine["view"]["players"][0]
        assert (mine["viewer"], others["viewer"], seen["viewer"]) == (0, 1, None)
        assert not (mine["offers"] and others["offers"])
        assert seen["offers"] == seen["undo"] == []


# -- the line itself ---------------------------------------------------------------------------------------------------


async def test_a_quiet_stream_beats(served: Served) -> None:
    ada = await served.person()
    table = await begun([ada], "traders")
    async with ada.stream(table) as listening:
        await listening.next("presence")
        streams.beat()
        await until_quiet(listening, ada, table)
    assert listening.raw.count(": beat") == 1


async def test_who_reads_too_slowly_gets_the_whole_table_again(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(streams, "MOST_WAITING", 4)
    ada, bela = await served.person(), await served.person()
    table = await begun([ada, bela], "traders")
    async with ada.stream(table) as listening:
        _, whole, _ = await listening.next("table")
        live = served.parts.house.tables[table]
        (stream,) = live.streams
        while not stream.behind:  # fill everything between here and there
            live.tell("filler", "x" * 300_000)
            await asyncio.sleep(0)
        await ada.done(f"/tables/{table}/chat", {"text": "do you hear me?"})
        for turn in range(20):
            await answer((await asked([ada, bela], table))[0], table)
            on_the_way = [b"event: step" in data for data in stream._frames]
            if turn > 5 and any(on_the_way) and len(on_the_way) < 4:
                break  # that step is older than the whole table will be
        heard = [m for m in await until_quiet(listening, bela, table) if m[0] != "filler"]
        heard.append(await listening.next())
        await answer((await asked([ada, bela], table))[0], table)
        heard.append(await listening.next("step"))
    version = whole["position"]["version"]
    again = [i for i, (name, _, _) in enumerate(heard) if name == "table"]
    assert again
    for name, data, _ in heard:
        if name == "table":
            version = data["position"]["version"]
        elif name == "step":
            assert data["since"] == version
            version = data["version"]
    assert version == (await ada.seen(table))["table"]["version"]
    assert heard[again[-1] + 1][0] == "presence"
    assert "do you hear me?" in str(heard)


async def test_the_end_of_a_game_is_told_with_result_and_seed(served: Served) -> None:
    ada, bela = await served.person(), await served.person()
    table = await begun([ada, bela], "carthago")
    async with ada.stream(table) as listening:
        for someone in (ada, bela):
            await someone.post(f"/tables/{table}/leave")
        while not (step := (await listening.next("step"))[1])["ended"]:
            assert step["asked"]
        _, info, _ = await listening.next("info")
    assert (info["status"], info["seed"] is not None) == ("finished", True)
    assert info["outcome"]["ranks"] == step["ended"]["ranks"]
    assert (step["asked"], step["offers"], step["undo"]) == (None, [], [])


async def test_a_hot_seat_has_a_stream_for_each_of_its_seats(served: Served) -> None:
    ada, bela = await served.person(), await served.person()
    seats = [{"kind": "me"}, {"kind": "hot", "name": "Zoë"}, {"kind": "open"}]
    table = (await ada.done("/tables", {"game": "carthago", "seats": seats}))["id"]
    await bela.done(f"/tables/{table}/join", {"entropy": ""})
    await ada.done(f"/tables/{table}/ready")
    async with ada.stream(table, seat=0) as first, ada.stream(table, seat=1) as second:
        views = [(await s.next("table"))[1]["position"] for s in (first, second)]
    assert [v["viewer"] for v in views] == [0, 1]
    assert views[0]["view"]["players"][0] != views[1]["view"]["players"][0]


async def test_whoever_may_act_again_or_no_longer_is_told_so(served: Served) -> None:
    ada, bela = await served.person(), await served.person()
    table = await begun([ada, bela], "porto", and_=[{"kind": "bot", "bot": "level-3"}])
    someone, look = await asked([ada, bela], table)
    other = bela if someone is ada else ada
    async with someone.stream(table) as listening:
        await listening.next("presence")
        await other.done(f"/tables/{table}/leave")
        assert (await listening.next("table"))[1] == await someone.seen(table)
        await other.done(f"/tables/{table}/return")
        await listening.next("table")
        await someone.done(f"/tables/{table}/abandon")
        await other.done(f"/tables/{table}/vote", {"yes": True})
        aside = (await listening.next("table"))[1]
        assert (aside["table"]["status"], aside["position"]["offers"]) == ("abandoned", [])
        await other.done(f"/tables/{table}/resume")
        again = (await listening.next("table"))[1]
        assert again["position"]["offers"] == look["position"]["offers"]
        await someone.done(f"/tables/{table}/resign")
        gone = (await listening.next("table"))[1]
        assert (gone["position"]["offers"], gone["position"]["asked"] is not None) == ([], True)


async def test_who_sits_down_is_no_longer_a_watcher(served: Served) -> None:
    ada, bela = await served.person(), await served.person()
    table = (await ada.done("/tables", {"game": "traders", "seats": [{"kind": "me"}, {"kind": "open"}]}))["id"]
    async with bela.stream(table) as listening:
        assert (await listening.next("presence"))[1] == {"seats": [], "watchers": 1}
        await bela.done(f"/tables/{table}/join")
        assert (await listening.next("presence"))[1] == {"seats": [1], "watchers": 0}
