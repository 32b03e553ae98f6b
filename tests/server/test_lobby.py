"""The lobby as a list and live, and everybody's own tables."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from cothon.games import game, names
from cothon.server.settings import Settings
from kit.finished import begun, played, settled
from kit.served import Listener, Person, Served, serving

pytestmark = pytest.mark.anyio


@pytest.fixture
async def served(db_url: str) -> AsyncIterator[Served]:
    async with serving(Settings(db=db_url, rate=0)) as running:
        yield running


async def opened(host: Person, name: str = "karibik", **more: Any) -> Any:
    return await host.done("/tables", {"game": name, "seats": [{"kind": "me"}, {"kind": "open"}], **more})


async def lobby(someone: Person, **params: Any) -> list[Any]:
    answer = await someone.get("/lobby", params=params)
    assert answer.is_success, answer.text
    found: list[Any] = answer.json()["tables"]
    return found


async def mine(someone: Person, **params: Any) -> list[Any]:
    answer = await someone.get("/me/tables", params=params)
    assert answer.is_success, answer.text
    found: list[Any] = answer.json()["tables"]
    return found


@asynccontextmanager
async def listening(someone: Person, **params: Any) -> AsyncIterator[Listener]:
    async with someone.client.stream("GET", "/lobby/stream", params=params) as answer:
        assert answer.status_code == 200, await answer.aread()
        yield Listener(answer)


# -- the list -------------------------------------------------------------------------------------------------------


async def test_the_lobby_tells_what_one_needs_to_choose(served: Served) -> None:
    ada, bela = await served.member(), await served.member()
    clock = {"kind": "bank", "bank_s": 600, "increment_s": 10}
    told = await opened(ada, rated=True, clock=clock, watchers="off", options={"start": 1})
    (found,) = await lobby(bela)
    assert found["id"] == told["id"]
    assert found["title"] == game("karibik").facts.title
    assert found["options"] == {"start": 1}
    assert found["clock"] == clock
    assert found["rated"] is True
    assert found["watchable"] is False
    assert (found["taken"], found["free"]) == (1, 1)
    assert [(s["kind"], s["name"]) for s in found["seats"]] == [("human", ada.me["name"]), ("open", "")]
    assert found["created_at"] == told["created_at"]
    assert not {"seed", "join_key", "watch_key", "position"} & set(found)


async def test_the_lobby_shows_the_ratings_of_those_who_are_there(served: Served) -> None:
    ada, bela = await served.member(), await served.member()
    await played([ada, bela], "karibik", rated=True)
    await opened(ada)
    await opened(ada, "traders")
    by_game = {t["game"]: t["seats"][0]["rating"] for t in await lobby(bela)}
    assert by_game["karibik"]["plus_minus"] < 667
    assert by_game["karibik"]["at_least"] == by_game["karibik"]["rating"] - by_game["karibik"]["plus_minus"]
    assert by_game["traders"] is None


async def test_private_and_finished_tables_are_not_in_the_lobby(served: Served) -> None:
    ada, bela = await served.person(), await served.person()
    await opened(ada, public=False)
    closed = await opened(ada)
    await ada.done(f"/tables/{closed['id']}/leave")
    await played([ada], "karibik")
    assert await lobby(bela) == []
    assert await lobby(ada) == []


async def test_the_lobby_can_be_filtered_by_game_clock_and_status(served: Served) -> None:
    ada, bela = await served.person(), await served.person()
    plain = (await opened(ada))["id"]
    days = (await opened(ada, clock={"kind": "days", "days": 3}))["id"]
    other = (await opened(ada, "traders"))["id"]
    going = await begun([ada, bela], "karibik")

    async def ids(**params: Any) -> set[str]:
        return {t["id"] for t in await lobby(bela, **params)}

    assert await ids() == {plain, days, other, going}
    assert await ids(game="karibik") == {plain, days, going}
    assert await ids(clock="days") == {days}
    assert await ids(clock="none", status="waiting") == {plain, other}
    assert await ids(status="playing") == {going}
    assert await ids(game="porto") == set()


@pytest.mark.parametrize(
    ("params", "status"),
    [
        ({"game": "chess"}, 404),
        ({"clock": "sand"}, 400),
        ({"status": "finished"}, 400),
        ({"before": "yesterday"}, 400),
        ({"limit": 0}, 400),
        ({"limit": 101}, 400),
    ],
)
async def test_wrong_filters_are_told(served: Served, params: dict[str, Any], status: int) -> None:
    ada = await served.person()
    for path in ("/lobby", "/lobby/stream") if set(params) & {"game", "clock", "status"} else ("/lobby",):
        answer = await ada.get(path, params=params)
        assert answer.status_code == status, answer.text
        assert next(iter(params)) in answer.json()["words"] or "chess" in answer.json()["words"]


async def test_the_newest_comes_first_page_by_page(served: Served) -> None:
    ada = await served.person()
    made = [(await opened(ada))["id"] for _ in range(7)]
    found: list[str] = []
    before = ""
    while True:
        page = (await ada.get("/lobby", params={"limit": 3, "before": before})).json()
        found += [t["id"] for t in page["tables"]]
        if page["next"] is None:
            break
        before = page["next"]
    assert sorted(found) == sorted(made)
    times = [t["created_at"] for t in await lobby(ada)]
    assert times == sorted(times, reverse=True)


async def test_strangers_get_no_lobby(served: Served) -> None:
    ada = await served.person()
    ada.client.cookies.clear()
    for path in ("/lobby", "/lobby/stream", "/me/tables"):
        assert (await ada.get(path)).status_code == 401


# -- live -----------------------------------------------------------------------------------------------------------


async def test_a_table_comes_and_goes_in_the_stream(served: Served) -> None:
    ada, bela, cleo = await served.person(), await served.person(), await served.person()
    there = (await opened(ada))["id"]
    async with listening(cleo) as listener:
        _, whole, _ = await listener.next("lobby")
        assert [t["id"] for t in whole["tables"]] == [there]
        told = await opened(ada)
        name, table, _ = await listener.next()
        assert (name, table["id"], table["free"]) == ("added", told["id"], 1)
        await bela.done(f"/tables/{told['id']}/join", {})
        name, table, _ = await listener.next()
        assert (name, table["taken"], table["status"]) == ("changed", 2, "waiting")
        await bela.done(f"/tables/{told['id']}/ready", {})
        await ada.done(f"/tables/{told['id']}/ready", {})
        _, table, _ = await listener.next("changed")
        assert table["status"] == "playing"
        await ada.done(f"/tables/{told['id']}/resign")
        name, gone, _ = await listener.next()
        assert (name, gone) == ("removed", {"id": told["id"]})
        await ada.done(f"/tables/{there}/leave")
        assert await listener.next() == ("removed", {"id": there}, "")


@pytest.mark.parametrize("name", names())
async def test_a_game_that_ends_by_its_rules_leaves_the_lobby(served: Served, name: str) -> None:
    ada, bela = await served.person(), await served.person()
    async with listening(bela) as listener:
        await listener.next("lobby")
        table = await begun([ada], name)
        _, about, _ = await listener.next("added")  # a game that ends before the lobby hears of it is never told
        assert about["id"] == table
        await ada.post(f"/tables/{table}/leave")  # bots play to the end
        _, gone, _ = await listener.next("removed")
        assert gone == {"id": table}


async def test_a_listener_hears_only_of_what_it_wants(served: Served) -> None:
    ada, bela = await served.person(), await served.person()
    async with listening(bela, game="traders", status="waiting") as listener:
        _, whole, _ = await listener.next("lobby")
        assert whole["tables"] == []
        await opened(ada, public=False, name="traders")
        await opened(ada)
        wanted = (await opened(ada, "traders"))["id"]
        name, table, _ = await listener.next()
        assert (name, table["id"]) == ("added", wanted)
        await bela.done(f"/tables/{wanted}/join", {"entropy": "00"})
        await ada.done(f"/tables/{wanted}/ready", {})
        name, told, _ = await listener.next("removed")
        assert told == {"id": wanted}


async def test_what_is_not_seen_in_the_lobby_is_not_told_there(served: Served) -> None:
    """Answers at a table, votes and chat make no noise."""
    ada, bela = await served.person(), await served.person()
    table = await begun([ada, bela], "karibik")
    async with listening(bela) as listener:
        await listener.next("lobby")
        for someone in (ada, bela):
            look = await someone.seen(table)
            if look["position"]["offers"]:
                await someone.do(table, look["position"]["offers"][0]["id"], look["position"]["version"])
        await ada.done(f"/tables/{table}/abandon")
        await ada.done(f"/tables/{table}/vote", {"yes": False})
        await ada.done(f"/tables/{table}/chat", {"text": "hello"})
        told = await opened(ada)
        name, about, _ = await listener.next()
        assert (name, about["id"]) == ("added", told["id"])


async def test_a_listener_that_is_too_slow_gets_the_whole_list_again(served: Served) -> None:
    ada = await served.person()
    async with listening(ada) as listener:
        await listener.next("lobby")
        (kept,) = served.parts.lobby._listeners
        for _ in range(300):
            kept.send(b"event: nonsense\ndata: 1\n\n")
        told = await opened(ada)
        _, whole, _ = await listener.next("lobby")
        known = [t["id"] for t in whole["tables"]]
        if not known:  # the list was read before the table was there
            _, table, _ = await listener.next("added")
            known = [table["id"]]
        assert known == [told["id"]]


async def test_the_lobby_is_live_across_processes(fresh_postgres: Callable[[], str]) -> None:
    settings = Settings(db=fresh_postgres(), rate=0)
    async with serving(settings) as first, serving(settings) as second:
        ada, bela, cleo = await first.person(), await first.person(), await second.person()
        async with listening(cleo) as listener:
            await listener.next("lobby")
            told = await opened(ada)
            _, table, _ = await listener.next("added")
            assert table["id"] == told["id"]
            await bela.done(f"/tables/{told['id']}/join", {"entropy": "00"})
            _, table, _ = await listener.next("changed")
            assert table["taken"] == 2
            await ada.done(f"/tables/{told['id']}/ready", {})
            _, table, _ = await listener.next("changed")
            assert table["status"] == "playing"
            for someone in (ada, bela):
                await someone.post(f"/tables/{told['id']}/leave")
            await listener.next("removed")
            await settled(ada, told["id"])


async def test_notes_that_were_missed_bring_the_whole_list(served: Served) -> None:
    ada = await served.person()
    async with listening(ada) as listener:
        await listener.next("lobby")
        served.parts.house.on_change_elsewhere.send("")
        await listener.next("lobby")


async def test_a_player_may_not_open_streams_without_end(db_url: str) -> None:
    async with serving(Settings(db=db_url, rate=0, streams_per_player=2)) as served:
        ada, bela = await served.person(), await served.person()
        async with listening(ada) as one, listening(ada) as two:
            await asyncio.gather(one.next("lobby"), two.next("lobby"))
            answer = await ada.get("/lobby/stream")
            assert answer.status_code == 429
            assert answer.json()["key"] == "streams"
            async with listening(bela) as other:
                await other.next("lobby")


# -- my tables ------------------------------------------------------------------------------------------------------


async def test_tables_that_wait_for_me_come_first(served: Served) -> None:
    ada, bela = await served.person(), await served.person()
    tables = [await begun([ada, bela], "karibik", clock={"kind": "days", "days": 3}) for _ in range(5)]
    waiting = (await opened(ada))["id"]
    found = await mine(ada)
    assert {t["id"] for t in found} == {*tables, waiting}
    turns = [t["your_turn"] for t in found]
    assert turns == sorted(turns, reverse=True)
    for t in found:
        look = await ada.seen(t["id"])
        asked = look["table"]["asked"]
        assert t["your_turn"] == (asked == 0)
        assert t["asked"] == asked
        assert t["turn_since"] == look["table"]["turn_since"]
        assert t["you"] == [0]
        if t["status"] == "playing":
            assert 0 < t["left_ms"] <= 3 * 86_400_000
    their = await mine(bela)
    assert {t["id"]: t["your_turn"] for t in their} == {
        t["id"]: not t["your_turn"] for t in found if t["asked"] is not None
    }


async def test_my_tables_can_be_asked_by_status(served: Served) -> None:
    ada, bela = await served.person(), await served.person()
    over = await played([ada], "karibik")
    private = (await opened(ada, public=False))["id"]
    going = await begun([bela, ada], "karibik")
    assert [t["id"] for t in await mine(ada, status="finished")] == [over]
    assert [t["id"] for t in await mine(ada, status="waiting")] == [private]
    assert {t["id"] for t in await mine(ada)} == {private, going}
    assert [t["id"] for t in await mine(bela)] == [going]
    assert await mine(bela, status="abandoned") == []
    assert (await ada.get("/me/tables", params={"status": "lost"})).status_code == 400


async def test_my_tables_come_page_by_page(served: Served) -> None:
    ada = await served.person()
    made = {(await opened(ada))["id"] for _ in range(5)}
    first = (await ada.get("/me/tables", params={"limit": 3})).json()
    second = (await ada.get("/me/tables", params={"limit": 3, "skip": 3})).json()
    assert (first["more"], second["more"]) == (True, False)
    assert {t["id"] for t in first["tables"] + second["tables"]} == made


async def test_what_others_said_since_i_was_there_is_counted(served: Served) -> None:
    ada, bela = await served.person(), await served.person()
    table = await begun([ada, bela], "karibik")
    for text in ("hello", "are you there?"):
        await bela.done(f"/tables/{table}/chat", {"text": text})
    assert [t["unread"] for t in await mine(ada)] == [2]
    assert [t["unread"] for t in await mine(bela)] == [0]
    await asyncio.sleep(0.002)  # times are milliseconds
    await ada.done(f"/tables/{table}/chat", {"text": "yes"})
    assert [t["unread"] for t in await mine(ada)] == [0]
    assert [t["unread"] for t in await mine(bela)] == [1]


async def test_a_seat_that_is_kept_for_me_is_among_my_tables(served: Served) -> None:
    ada, bela = await served.person(), await served.person()
    over = await played([ada, bela], "karibik")
    again = (await ada.done(f"/tables/{over}/rematch"))["id"]
    (found,) = await mine(bela)
    assert (found["id"], found["invited"], found["you"]) == (again, True, [])
    (found,) = await mine(ada)
    assert (found["invited"], found["you"]) == (False, [1])
