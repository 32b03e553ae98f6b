"""An answer at a table, the request that is sent most: one route, however its path is spelt, and few headers."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest

from cothon.server.settings import Settings
from kit.served import Person, Served, serving

# What tells a browser how to treat a page: an answer that was carried out is none, so these are left out.
PAGE = {"content-security-policy", "referrer-policy", "permissions-policy"}
PAGE |= {"cross-origin-opener-policy", "cross-origin-resource-policy"}


@pytest.fixture
async def served(db_url: str) -> AsyncIterator[Served]:
    async with serving(Settings(db=db_url, rate=0)) as running:
        yield running


async def begun(ada: Person) -> Any:
    """A table where Ada plays both seats, seen from the one that is asked."""
    seats = [{"kind": "me"}, {"kind": "hot"}]
    table = await ada.done("/tables", {"game": "karibik", "seats": seats})
    told = await ada.done(f"/tables/{table['id']}/ready", {})
    return await ada.seen(table["id"], seat=told["asked"])


def shown(answer: httpx.Response) -> tuple[int, bytes, dict[str, str]]:
    passing = {"date", "x-request-id"}
    return answer.status_code, answer.content, {k: v for k, v in answer.headers.items() if k not in passing}


async def both(someone: Person, table: str, body: Any) -> httpx.Response:
    """The same request twice, once with a slash at the end."""
    answers = [await someone.post(f"/tables/{table}/{path}", body) for path in ("do", "do/")]
    assert shown(answers[0]) == shown(answers[1])
    return answers[0]


async def test_refusals_are_the_same_however_the_path_is_spelt(served: Served) -> None:
    ada, bela = await served.person(), await served.person()
    look = await begun(ada)
    table, at = look["table"]["id"], look["position"]["version"]
    offered = {o["id"] for o in look["position"]["offers"]}
    illegal = next(i for i in range(100) if i not in offered)
    assert (await both(ada, table, {"do": illegal, "at": at})).json()["clause"]
    assert (await both(ada, table, {"do": min(offered), "at": at + 7})).json()["error"] == "stale"
    assert (await both(bela, table, {"do": min(offered), "at": at})).status_code == 403
    assert (await both(ada, "nowhere", {"do": 1, "at": 1})).status_code == 404
    for wrong in ({}, {"do": "a", "at": 1}, {"do": 1}, {"do": 1, "at": -1}, {"do": 1, "at": 1, "more": 1}, [], 3):
        refused = await both(ada, table, wrong)
        assert refused.status_code == 400
        assert set(refused.headers) >= PAGE


async def test_an_answer_sent_twice_with_a_key_is_done_once_and_has_few_headers(served: Served) -> None:
    ada = await served.person()
    look = await begun(ada)
    body = {"do": look["position"]["offers"][0]["id"], "at": look["position"]["version"], "key": "once"}
    answer = await both(ada, look["table"]["id"], body)
    assert answer.json()["version"] > body["at"]
    assert not PAGE & set(answer.headers)
    assert (answer.headers["x-content-type-options"], answer.headers["cache-control"]) == ("nosniff", "no-store")


async def test_nobody_and_a_token_without_the_scope_are_turned_away(served: Served) -> None:
    ada = await served.person()
    look = await begun(ada)
    table, body = look["table"]["id"], {"do": 0, "at": 0}
    token = (await ada.done("/me/tokens", {"name": "reader", "scopes": ["read"]}))["token"]
    for headers in ({}, {"Authorization": f"Bearer {token}"}, {"Authorization": "Bearer cothon_no_such"}):
        async with httpx.AsyncClient(base_url=served.url, headers=headers) as client:
            answer = await client.post(f"/tables/{table}/do", json=body)
            assert answer.status_code in (401, 403)


async def test_a_game_that_was_given_up_asks_nothing_any_more(served: Served) -> None:
    ada = await served.person()
    look = await begun(ada)
    await ada.done(f"/tables/{look['table']['id']}/resign")
    after = (await ada.seen(look["table"]["id"]))["position"]
    assert (after["asked"], after["offers"], after["undo"]) == (None, [], [])
