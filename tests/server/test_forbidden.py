"""Nothing forbidden gets in: every endpoint and stream against every visitor who must stay out, and nothing changes."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from cothon.server.tokens import DAY, Cookies
from kit.matrix import (
    ANYBODY,
    APP,
    COMES,
    GUEST,
    HOSTS,
    LOOKS,
    PERSON,
    ROWS,
    SENTENCE,
    SIGN,
    SITS,
    Row,
    World,
    begun,
    changed,
    dump,
    endpoints,
    opened,
    program,
    world_on,
)

pytestmark = pytest.mark.anyio


@pytest.fixture
async def served(db_url: str) -> AsyncIterator[World]:
    async with world_on(db_url) as world:
        yield world


def test_every_endpoint_is_in_the_matrix() -> None:
    assert endpoints(APP) == set(ROWS), "a new endpoint needs a row in tests/kit/matrix.py, an old one none"


async def test_whoever_shows_nothing_or_something_wrong_is_nobody(served: World) -> None:
    ada, bela, eve = [await served.person() for _ in range(3)]
    table = await begun(ada, bela)
    await eve.done("/me/claim", {"password": SENTENCE})
    good, signed_out = ada.client.cookies["cothon"], eve.client.cookies["cothon"]
    expired = await program(served, ada, ["read", "play", "table"], expires_days=1)
    revoked = await program(served, ada, ["read", "play", "table"])
    await eve.done("/me/sign-out-everywhere")
    dan = await served.person()
    gone = dan.client.cookies["cothon"]
    await dan.post("/sign-out")
    await ada.client.delete(f"/me/tokens/{revoked.me['token']}")
    served.clock[0] += 2 * DAY
    payload, _, signature = good.rpartition(".")
    mine, now = ada.me["player"], served.clock[0]
    secret = await served.parts.storage.get_or_create("secret", str)
    cookies = {
        "no cookie": "",
        "a tampered signature": f"{payload}.{signature[:-2]}{'AA' if signature[-2:] != 'AA' else 'BB'}",
        "a tampered player": good.replace(mine, bela.me["player"]),
        "a cookie of another server": Cookies("another").make(mine, 0, now, "s1"),
        "a cookie after sign-out": gone,
        "a cookie after sign-out-everywhere": signed_out,
        "an expired cookie": Cookies(secret).make(mine, 0, now - 366 * DAY, "s2"),
        "the cookie of a player who is not there": Cookies(secret).make("nobody", 0, now, "s3"),
    }
    text = revoked.me["bearer"]["Authorization"]
    bearers = {
        "an expired token": expired.me["bearer"],
        "a revoked token": revoked.me["bearer"],
        "a token with a wrong secret": {"Authorization": text[:-4] + "0000"},
        "a token that is none": {"Authorization": "Bearer cothon"},
        "a revoked token beside a good cookie": {**revoked.me["bearer"], "Cookie": f"cothon={good}"},
    }
    async with served.quiet(ada, table["id"]):
        for who, cookie in cookies.items():
            shown = {"Cookie": f"cothon={cookie}"} if cookie else {}
            await served.sweep(
                who, shown, lambda _, row: None if row.needs in (ANYBODY, GUEST, SIGN) else 401, table["id"]
            )
        for who, bearer in bearers.items():
            await served.sweep(who, bearer, lambda *_: 401, table["id"])


async def test_a_token_is_let_in_where_its_scopes_say_and_manages_no_account(served: World) -> None:
    ada, bela = await served.person(), await served.person()
    table = await begun(ada, bela)
    async with served.quiet(ada, table["id"]):
        for scope in ("read", "play", "table"):
            others = [s for s in ("read", "play", "table") if s != scope]
            bot = await program(served, bela, others)
            await served.sweep(
                f"a token without {scope}",
                bot,
                lambda _, row, scope=scope: 403 if row.needs in (scope, PERSON, SIGN) else None,  # type: ignore[misc]
                table["id"],
            )


async def test_a_private_table_is_not_there_for_strangers(served: World) -> None:
    ada, bela, cyd, dan = [await served.person() for _ in range(4)]
    playing, waiting = await begun(ada, bela, public=False), await opened(ada, public=False)
    old = {"body": {"key": waiting["join_key"]}, "query": {"key": waiting["watch_key"]}}
    await dan.done(f"/tables/{waiting['id']}/join", {"key": waiting["join_key"]})
    await ada.done(f"/tables/{waiting['id']}/kick", {"seat": 1})

    def not_there(_: str, row: Row) -> int | None:
        return 404 if row.at else None

    async with served.quiet(ada, playing["id"], waiting["id"]):
        for table in (playing, waiting):
            await served.sweep("a stranger", cyd, not_there, table["id"])
            await served.sweep("a kicked player", dan, not_there, table["id"])
            wrong = {"body": {"key": "0" * 20}, "query": {"key": "0" * 20}}
            for endpoint, row in ROWS.items():
                if row.at in (LOOKS, COMES):
                    for link in (wrong, old):
                        more = {k: v for k, v in link.items() if k == ("body" if row.at == COMES else "query")}
                        await served.refused("a wrong or old link", cyd.client, endpoint, 404, table["id"], **more)
                        await served.refused("an old link, kicked", dan.client, endpoint, 404, table["id"], **more)


async def test_nobody_can_tell_a_private_table_from_none(served: World) -> None:
    ada, bela, cyd = [await served.person() for _ in range(3)]
    table = await begun(ada, bela, public=False)
    for endpoint, row in ROWS.items():
        if row.at:
            said = [
                await served.refused("a stranger", cyd.client, endpoint, 404, t) for t in (table["id"], "nosuchtable")
            ]
            assert said[0] == said[1], endpoint
    assert not served.wrong


async def test_a_watcher_sees_and_does_nothing(served: World) -> None:
    ada, bela, cyd = [await served.person() for _ in range(3)]
    table = await begun(ada, bela)
    late = {"GET /tables/{table_id}/replay", "GET /tables/{table_id}/record", "POST /tables/{table_id}/fork"}
    late |= {"GET /tables/{table_id}/review", "POST /tables/{table_id}/review"}

    def want(endpoint: str, row: Row) -> int | None:
        return 409 if endpoint in late or row.at == COMES else 403 if row.at in (SITS, HOSTS) else None

    bot = await program(served, cyd, ["read", "play", "table"])
    async with served.quiet(ada, table["id"]):
        await served.sweep("a watcher", cyd, want, table["id"])
        await served.sweep("a watcher's bot", bot, want, table["id"])
        for seat in ("0", "1"):
            for endpoint in (
                "GET /tables/{table_id}",
                "GET /tables/{table_id}/stream",
                "GET /tables/{table_id}/events",
            ):
                await served.refused("a watcher", cyd.client, endpoint, 403, table["id"], query={"seat": seat})


async def test_where_watching_is_off_or_by_link_the_rest_stays_out(served: World) -> None:
    ada, bela, cyd = [await served.person() for _ in range(3)]
    off, by_link = await begun(ada, bela, watchers="off"), await begun(ada, bela, watchers="link")
    old, key = by_link["watch_key"], {"query": {"key": off["watch_key"]}}
    renewed = await ada.done(f"/tables/{by_link['id']}/links")
    async with served.quiet(ada, off["id"], by_link["id"]):
        for table in (off, by_link):
            await served.sweep("a stranger", cyd, lambda _, row: 403 if row.at else None, table["id"])
        looks = [endpoint for endpoint, row in ROWS.items() if row.at == LOOKS]
        for endpoint in looks:
            await served.refused("with the link", cyd.client, endpoint, 403, off["id"], **key)
            await served.refused("with the old link", cyd.client, endpoint, 403, by_link["id"], query={"key": old})
    assert (await cyd.get(f"/tables/{by_link['id']}", params={"key": renewed["watch_key"]})).status_code == 200


async def test_a_kicked_player_stays_out_even_with_a_new_link(served: World) -> None:
    ada, bela = await served.person(), await served.person()
    table = await opened(ada)
    await bela.done(f"/tables/{table['id']}/join")
    now = await ada.done(f"/tables/{table['id']}/kick", {"seat": 1})
    new = {"body": {"key": now["join_key"]}, "query": {"key": now["watch_key"]}}
    bot = await program(served, bela, ["read", "play", "table"])
    async with served.quiet(ada, table["id"]):
        for who, person in (("a kicked player", bela), ("his bot", bot)):
            await served.sweep(who, person, lambda _, row: 403 if row.at else None, table["id"])
            for endpoint, row in ROWS.items():
                if row.at in (LOOKS, COMES):
                    more = {k: v for k, v in new.items() if k == ("body" if row.at == COMES else "query")}
                    await served.refused(f"{who} with a new link", person.client, endpoint, 403, table["id"], **more)


async def test_a_seat_does_not_do_what_is_anothers(served: World) -> None:
    ada, bela = await served.person(), await served.person()
    table, waiting = await begun(ada, bela), await opened(ada)
    await bela.done(f"/tables/{waiting['id']}/join")
    asked = (await ada.seen(table["id"]))["position"]["asked"]["seat"]
    turn, idle = (ada, bela) if asked == 0 else (bela, ada)
    offer = (await turn.seen(table["id"]))["position"]
    bot = await program(served, idle, ["read", "play", "table"])
    async with served.quiet(ada, table["id"], waiting["id"]):
        for person in (idle, bot):
            answer = {"do": offer["offers"][0]["id"], "at": offer["version"]}
            do = "POST /tables/{table_id}/do"
            await served.refused("not his turn", person.client, do, 409, table["id"], body=answer)
            for endpoint, row in ROWS.items():
                if (
                    row.at in (LOOKS, SITS)
                    and endpoint.startswith("GET")
                    and "re" not in endpoint.rpartition("/")[2][:2]
                ):
                    other = {"query": {"seat": str(asked)}}
                    await served.refused("another's seat", person.client, endpoint, 403, table["id"], **other)
        for one in (table, waiting):
            await served.sweep("not the host", bela, lambda _, row: 403 if row.at == HOSTS else None, one["id"])
        await served.refused("not the host", bela.client, "POST /tables/{table_id}/abandon", 403, waiting["id"])


async def test_who_was_away_and_was_kicked_does_not_come_back(served: World) -> None:
    ada, bela = await served.person(), await served.person()
    table = await begun(ada, bela)
    await bela.done(f"/tables/{table['id']}/leave")
    await ada.done(f"/tables/{table['id']}/kick", {"seat": 1})
    before = await dump(served.parts.storage)
    for what, want in (("return", 403), ("do", 409), ("undo", 409), ("ready", 409), ("resume", 409), ("rematch", 409)):
        await served.refused("kicked in play", bela.client, f"POST /tables/{{table_id}}/{what}", want, table["id"])
    assert not served.wrong
    assert [name for name in changed(before, await dump(served.parts.storage)) if name != "steps"] == []
