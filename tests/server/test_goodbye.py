"""Streams that are open when their listener may no longer look: they end, in every process, and tell nothing more."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable

import pytest

from cothon.server.settings import Settings
from cothon.server.signals import Signal
from cothon.server.tokens import DAY
from kit.matrix import SENTENCE, World, opened, program, world_on
from kit.served import Listener, serving

pytestmark = pytest.mark.anyio


@pytest.fixture
async def served(db_url: str) -> AsyncIterator[World]:
    async with world_on(db_url) as world:
        yield world


async def goodbye(listener: Listener) -> str:
    """Why a stream was ended by the server; after that nothing comes."""
    _, said, _ = await listener.next("bye")
    with pytest.raises(EOFError):
        await listener.next()
    return str(said["why"])


async def test_who_left_a_seat_does_not_look_over_the_shoulder_of_the_next(served: World) -> None:
    ada, bela, cyd = [await served.person() for _ in range(3)]
    table = await opened(ada)
    await bela.done(f"/tables/{table['id']}/join", {"entropy": ""})
    async with bela.stream(table["id"]) as still_there:
        await still_there.next("table")
        await bela.done(f"/tables/{table['id']}/leave")
        await cyd.done(f"/tables/{table['id']}/join", {"entropy": ""})
        await ada.done(f"/tables/{table['id']}/ready")
        _, position, _ = await still_there.next("step")
    assert position["viewer"] is None
    assert position["view"] == (await bela.seen(table["id"]))["position"]["view"]


async def test_who_sits_down_looks_from_the_seat_at_once(served: World) -> None:
    ada, bela = await served.person(), await served.person()
    table = await opened(ada)
    async with bela.stream(table["id"]) as listening:
        await listening.next("table")
        await bela.done(f"/tables/{table['id']}/join", {"entropy": ""})
        await ada.done(f"/tables/{table['id']}/ready")
        _, position, _ = await listening.next("step")
    assert position["viewer"] == 1


async def test_visitors_of_a_waiting_table_go_when_a_game_nobody_may_watch_begins(served: World) -> None:
    ada, bela, cyd = [await served.person() for _ in range(3)]
    table = await opened(ada, watchers="off")
    async with cyd.stream(table["id"]) as curious:
        await curious.next("table")
        await bela.done(f"/tables/{table['id']}/join", {"entropy": ""})
        await ada.done(f"/tables/{table['id']}/ready")
        assert await goodbye(curious) == "nobody may watch this table"


async def test_the_stream_of_a_kicked_player_ends(served: World) -> None:
    ada, bela = await served.person(), await served.person()
    table = await opened(ada, public=False)
    await bela.done(f"/tables/{table['id']}/join", {"key": table["join_key"]})
    async with bela.stream(table["id"]) as kicked:
        await kicked.next("table")
        await ada.done(f"/tables/{table['id']}/kick", {"seat": 1})
        assert await goodbye(kicked) == "the host has removed you from this table"


async def test_the_streams_of_an_old_link_end_when_links_are_renewed(served: World) -> None:
    ada, bela = await served.person(), await served.person()
    table = await opened(ada, public=False)
    async with bela.stream(table["id"], key=table["watch_key"]) as watching:
        await watching.next("table")
        await ada.done(f"/tables/{table['id']}/links")
        assert "no longer valid" in await goodbye(watching)


async def test_streams_end_when_somebody_signs_out_everywhere(served: World) -> None:
    ada, bela = await served.person(), await served.person()
    table = await opened(ada)
    await bela.done("/me/claim", {"password": "a long and easy sentence"})
    bot = await program(served, bela, ["read"])
    async with bela.stream(table["id"]) as browser, bot.stream(table["id"]) as its, ada.stream(table["id"]) as hers:
        for listener in (browser, its, hers):
            await listener.next("table")
        await bela.done("/me/sign-out-everywhere")
        assert await goodbye(browser) == "you were signed out"
        await ada.done(f"/tables/{table['id']}/chat", {"text": "still here?"})
        assert (await its.next("chat"))[1]["text"] == "still here?"  # tokens are revoked one by one
        assert (await hers.next("chat"))[1]["text"] == "still here?"


async def test_the_streams_of_a_revoked_token_end(served: World) -> None:
    ada, bela = await served.person(), await served.person()
    table = await opened(ada)
    one, two = await program(served, bela, ["read"]), await program(served, bela, ["read"])
    async with one.stream(table["id"]) as first, two.stream(table["id"]) as second, bela.stream(table["id"]) as third:
        for listener in (first, second, third):
            await listener.next("table")
        await bela.client.delete(f"/me/tokens/{one.me['token']}")
        assert await goodbye(first) == "the token no longer works"
        await ada.done(f"/tables/{table['id']}/chat", {"text": "still here?"})
        for listener in (second, third):
            assert (await listener.next("chat"))[1]["text"] == "still here?"


async def test_the_stream_of_a_token_ends_when_it_expires(served: World) -> None:
    ada, bela = await served.person(), await served.person()
    table = await opened(ada)
    bot = await program(served, bela, ["read"], expires_days=1)
    async with bot.stream(table["id"]) as listening:
        await listening.next("table")
        served.clock[0] += DAY
        await ada.done(f"/tables/{table['id']}/chat", {"text": "not for everybody"})
        assert await goodbye(listening) == "your cookie or token has expired"
    assert not any("not for everybody" in line for line in listening.raw)


async def test_streams_at_another_process_end_as_well(fresh_postgres: Callable[[], str]) -> None:
    settings = Settings(db=fresh_postgres(), rate=0)
    async with serving(settings) as here, serving(settings) as there:
        ada, bela, cyd = [await here.person() for _ in range(3)]
        elsewhere = [
            await there.person(cookies={"cothon": someone.client.cookies["cothon"]}) for someone in (bela, cyd)
        ]
        table = await opened(ada, public=False)
        await bela.done(f"/tables/{table['id']}/join", {"key": table["join_key"]})
        await cyd.done("/me/claim", {"password": SENTENCE})
        async with (
            elsewhere[0].stream(table["id"]) as kicked,
            elsewhere[1].stream(table["id"], key=table["watch_key"]) as signed_out,
        ):
            for listener in (kicked, signed_out):
                await listener.next("table")
            await cyd.done("/me/sign-out-everywhere")
            assert await goodbye(signed_out) == "you were signed out"
            await ada.done(f"/tables/{table['id']}/kick", {"seat": 1})
            assert await goodbye(kicked) == "the host has removed you from this table"


async def test_no_stream_begins_with_a_cookie_that_was_signed_out_elsewhere(db_url: str) -> None:
    """The process that is asked has seen the cookie a moment ago, and does not hear of the other one."""
    settings = Settings(db=db_url, rate=0)
    async with serving(settings) as here, serving(settings) as there:
        there.parts.house.fanout.on_news = Signal()
        ada, bela = await here.person(), await here.person()
        table = await opened(ada)
        await bela.done("/me/claim", {"password": SENTENCE})
        elsewhere = await there.person(cookies={"cothon": bela.client.cookies["cothon"]})
        await bela.done("/me/sign-out-everywhere")
        async with elsewhere.stream(table["id"]) as listening:
            name, said, _ = await listening.next()
    assert (name, said) == ("bye", {"why": "you were signed out"})
