"""Nothing forbidden gets in: every endpoint and stream against every visitor who must stay out, and nothing changes."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest

from cothon.server.settings import Settings
from kit.served import Listener, Person, Served, serving

pytestmark = pytest.mark.anyio

SEATS: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "open"}]


@pytest.fixture
async def served(db_url: str) -> AsyncIterator[Served]:
    async with serving(Settings(db=db_url, rate=0)) as running:
        yield running


async def opened(host: Person, **more: Any) -> Any:
    """A table of Ada's, waiting for one more."""
    return await host.done("/tables", {"game": "traders", "seats": SEATS, **more})


async def program(served: Served, owner: Person, scopes: list[str], **more: Any) -> Person:
    """Somebody's bot, with a token; `me["token"]` is the id of it."""
    made = await owner.done("/me/tokens", {"name": "bot", "scopes": scopes, **more})
    headers = {"Authorization": f"Bearer {made['token']}"}
    someone = await served.person(headers=headers)
    someone.me["token"] = made["id"]
    return someone


async def goodbye(listener: Listener) -> str:
    """Why a stream was ended by the server; after that nothing comes."""
    _, said, _ = await listener.next("bye")
    with pytest.raises(EOFError):
        await listener.next()
    return str(said["why"])


# -- open streams ------------------------------------------------------------------------------------------------------


async def test_who_left_a_seat_does_not_look_over_the_shoulder_of_the_next(served: Served) -> None:
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


async def test_who_sits_down_looks_from_the_seat_at_once(served: Served) -> None:
    ada, bela = await served.person(), await served.person()
    table = await opened(ada)
    async with bela.stream(table["id"]) as listening:
        await listening.next("table")
        await bela.done(f"/tables/{table['id']}/join", {"entropy": ""})
        await ada.done(f"/tables/{table['id']}/ready")
        _, position, _ = await listening.next("step")
    assert position["viewer"] == 1


async def test_visitors_of_a_waiting_table_go_when_a_game_nobody_may_watch_begins(served: Served) -> None:
    ada, bela, cyd = [await served.person() for _ in range(3)]
    table = await opened(ada, watchers="off")
    async with cyd.stream(table["id"]) as curious:
        await curious.next("table")
        await bela.done(f"/tables/{table['id']}/join", {"entropy": ""})
        await ada.done(f"/tables/{table['id']}/ready")
        assert await goodbye(curious) == "nobody may watch this table"


async def test_the_stream_of_a_kicked_player_ends(served: Served) -> None:
    ada, bela = await served.person(), await served.person()
    table = await opened(ada, public=False)
    await bela.done(f"/tables/{table['id']}/join", {"key": table["join_key"]})
    async with bela.stream(table["id"]) as kicked:
        await kicked.next("table")
        await ada.done(f"/tables/{table['id']}/kick", {"seat": 1})
        assert await goodbye(kicked) == "the host has removed you from this table"


async def test_the_streams_of_an_old_link_end_when_links_are_renewed(served: Served) -> None:
    ada, bela = await served.person(), await served.person()
    table = await opened(ada, public=False)
    async with bela.stream(table["id"], key=table["watch_key"]) as watching:
        await watching.next("table")
        await ada.done(f"/tables/{table['id']}/links")
        assert "no longer valid" in await goodbye(watching)


async def test_streams_end_when_somebody_signs_out_everywhere(served: Served) -> None:
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


async def test_the_streams_of_a_revoked_token_end(served: Served) -> None:
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
