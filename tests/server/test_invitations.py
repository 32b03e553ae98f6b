"""Links that are given away: what a messenger shows of them, who may sit down by them, and who comes along later."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import httpx
import pytest

from cothon.locales import accepted
from cothon.server import names
from cothon.server.settings import Settings
from kit.served import Person, Served, serving

pytestmark = pytest.mark.anyio

ME, INVITED = {"kind": "me"}, {"kind": "invited"}
SHELL = "<html>\n  <head>\n    <title>Cothon</title>\n  </head>\n  <body></body>\n</html>\n"


async def opened(host: Person, **more: Any) -> Any:
    told = {"game": "karibik", "seats": [ME, INVITED], "public": False, "watchers": "link", **more}
    return await host.done("/tables", told)


async def shown(served: Served, path: str, language: str = "en") -> dict[str, str]:
    async with httpx.AsyncClient(base_url=served.url, headers={"accept-language": language}) as messenger:
        page = (await messenger.get(path)).text
    return dict(re.findall(r'<meta property="([^"]+)" content="([^"]*)"', page))


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """The shells of an application that was built."""
    for name in ("index.html", "table.html"):
        (tmp_path / name).write_text(SHELL, encoding="utf-8")
    return tmp_path


async def test_an_invitation_shows_game_and_host_to_whoever_holds_it(built: Path, db_url: str) -> None:
    async with serving(Settings(db=db_url, rate=0, web=str(built))) as served:
        ada = await served.person()
        table = await opened(ada)
        path = f"/table/{table['id']}"
        preview = await shown(served, f"{path}?key={table['join_key']}")
        assert preview["og:title"] == f"{ada.me['name']} invites you to Händler der Karibik"
        assert preview["og:description"].startswith("One of 2 seats is free")
        german = await shown(served, f"{path}?key={table['join_key']}", "de-DE,de;q=0.9")
        assert german["og:title"].endswith("lädt dich zu Händler der Karibik ein")
        watching = await shown(served, f"{path}?key={table['watch_key']}")
        assert "invites" not in watching["og:title"]
        for nothing in (path, f"{path}?key=wrong", "/table/nowhere", "/rules"):
            assert await shown(served, nothing) == {}


async def test_the_page_of_a_table_names_what_it_will_ask_for_to_those_who_may_see_it(built: Path, db_url: str) -> None:
    async with serving(Settings(db=db_url, rate=0, web=str(built))) as served:
        ada, bela = await served.person(), await served.person()
        table = await opened(ada)
        path = f"/table/{table['id']}"
        game, own = '"/games/karibik?rules=', f'as="fetch" crossorigin href="/tables/{table["id"]}"'
        page = (await ada.get(path)).text
        assert game in page
        assert own in page
        page = (await bela.get(path)).text
        assert game not in page
        assert own not in page
        page = (await bela.get(f"{path}?key={table['join_key']}")).text
        assert game in page
        assert f'href="/tables/{table["id"]}?key={table["join_key"]}"' in page
        async with httpx.AsyncClient(base_url=served.url) as stranger:
            page = (await stranger.get(f"{path}?key={table['join_key']}")).text
            assert game in page
            assert f'"/tables/{table["id"]}' not in page


async def test_a_name_in_a_preview_is_text(built: Path, db_url: str) -> None:
    async with serving(Settings(db=db_url, rate=0, web=str(built))) as served:
        ada = await served.person()
        await ada.client.patch("/me", json={"name": '<b>"Ada'})
        table = await opened(ada)
        preview = await shown(served, f"/table/{table['id']}?key={table['join_key']}")
        assert preview["og:title"].startswith("&lt;b&gt;&quot;Ada")


async def test_only_the_link_for_sitting_down_invites(served: Served) -> None:
    ada, bela = await served.person(), await served.person()
    table = await opened(ada)
    for key, invited in ((table["join_key"], True), (table["watch_key"], False)):
        seen = await bela.get(f"/tables/{table['id']}", params={"key": key})
        assert seen.json()["table"]["invited"] is invited


async def test_who_may_watch_a_game_gets_a_key_for_its_rematch_and_others_do_not(served: Served) -> None:
    ada, bela, eye = await served.person(), await served.person(), await served.person()
    table = await opened(ada)
    path = f"/tables/{table['id']}"
    await bela.done(f"{path}/join", {"entropy": "0b", "key": table["join_key"]})
    await ada.done(f"{path}/ready", {"entropy": "0a"})
    await bela.done(f"{path}/resign", {})
    following = (await ada.done(f"{path}/rematch", {}))["id"]
    told = (await eye.get(path, params={"key": table["watch_key"]})).json()["table"]
    assert told["next_table"] == following
    assert (await eye.get(f"/tables/{following}", params={"key": told["next_key"]})).status_code == 200
    assert (await eye.get(f"/tables/{following}")).status_code == 404
    assert (await eye.post(f"/tables/{following}/join", {"key": told["next_key"]})).status_code in (403, 409)
    await ada.done(f"/tables/{following}/links", {})
    assert (await eye.get(f"/tables/{following}", params={"key": told["next_key"]})).status_code == 404


async def test_a_table_closed_before_its_game_is_nothing_to_go_on_with(served: Served) -> None:
    ada = await served.person()
    table = await opened(ada)
    assert [t["id"] for t in (await ada.get("/me/tables")).json()["tables"]] == [table["id"]]
    await ada.done(f"/tables/{table['id']}/leave", {})
    assert (await ada.get("/me/tables")).json()["tables"] == []


async def test_lists_call_people_by_the_name_they_have_now(served: Served) -> None:
    ada = await served.person()
    hot = {"kind": "hot", "name": "Bo"}
    alone = await opened(ada, seats=[ME, INVITED])
    both = await opened(ada, seats=[ME, hot])
    before = ada.me["name"]
    await ada.client.patch("/me", json={"name": "Ada the First"})
    told = {t["id"]: t["seats"] for t in (await ada.get("/me/tables")).json()["tables"]}
    assert told[alone["id"]][0]["name"] == "Ada the First"
    assert [s["name"] for s in told[both["id"]]] == [before, "Bo"]


def test_guests_have_names_in_their_language() -> None:
    assert [accepted(said) for said in ("de-AT,de;q=0.8,en;q=0.5", "fr, en;q=0.5", "*", "")] == ["de", "en", "en", "en"]
    for language in ("en", "de", "xx"):
        for attempt in (0, 5):
            for _ in range(200):
                name = names.of_guest(attempt, language)
                assert names.validated(name) == name
    assert any("e " in names.of_guest(0, "de") for _ in range(3))
