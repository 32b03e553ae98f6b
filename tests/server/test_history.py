"""Players' pages, what they finished, leaderboards."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest
from sqlalchemy import insert

from cothon.games import game, names
from cothon.server.settings import Settings
from cothon.server.storage.schema import ratings
from kit.finished import begun, played, settled
from kit.served import Person, Served, serving

pytestmark = pytest.mark.anyio


@pytest.fixture
async def served(db_url: str) -> AsyncIterator[Served]:
    async with serving(Settings(db=db_url, rate=0)) as running:
        yield running


async def got(someone: Person, path: str, **params: Any) -> Any:
    answer = await someone.get(path, params=params)
    assert answer.is_success, (path, answer.text)
    return answer.json()


async def claim(someone: Person, name: str) -> None:
    await someone.done("/me/claim", {"name": name, "password": "the harbour at dawn"})


async def rate(served: Served, who: str, mu: float, sigma: float, games: int, name: str = "karibik") -> None:
    row = {"who": who, "game": name, "mu": mu, "sigma": sigma, "games": games, "wins": 1, "updated_at": 0}
    async with served.parts.storage.writing() as conn:
        await conn.execute(insert(ratings), row)


async def test_a_page_tells_ratings_and_the_last_games(served: Served) -> None:
    ada, bela = await served.member(), await served.member()
    made = [await played([ada, bela], name, rated=True) for name in names()]
    page = await got(bela, f"/players/{ada.me['player']}")
    assert (page["name"], page["guest"], page["bot"]) == (ada.me["name"], False, False)
    assert page["played"] == len(made)
    assert [t["id"] for t in page["recent"]] == made[::-1]
    assert {r["game"]: r["title"] for r in page["ratings"]} == {n: game(n).facts.title for n in names()}
    for r in page["ratings"]:
        assert r["games"] == 1
        assert r["at_least"] == r["rating"] - r["plus_minus"]
    for t in page["recent"]:
        seat = t["seats"][0]
        assert seat["player"] == ada.me["player"]
        assert seat["rank"] is not None
        assert seat["gain"] is not None
        (own,) = [r for r in page["ratings"] if r["game"] == t["game"]]
        assert own["rating"] == pytest.approx(1500 + seat["gain"], abs=1)
        assert own["wins"] <= (seat["rank"] == 1)


async def test_private_tables_are_shown_to_those_who_were_there(served: Served) -> None:
    ada, bela, cleo = await served.person(), await served.person(), await served.person()
    public = await played([ada], "karibik")
    private = await played([ada, bela], "karibik", public=False)
    for viewer, wanted in ((ada, [private, public]), (bela, [private, public]), (cleo, [public])):
        page = await got(viewer, f"/players/{ada.me['player']}")
        assert [t["id"] for t in page["recent"]] == wanted
        assert page["played"] == 2
        tables = await got(viewer, f"/players/{ada.me['player']}/tables")
        assert [t["id"] for t in tables["tables"]] == wanted


async def test_unfinished_tables_are_in_no_history(served: Served) -> None:
    ada, bela = await served.person(), await served.person()
    await begun([ada, bela], "karibik")
    page = await got(bela, f"/players/{ada.me['player']}")
    assert page["played"] == 0
    assert page["recent"] == []


async def test_a_history_comes_page_by_page_the_last_first(served: Served) -> None:
    ada, bela = await served.person(), await served.person()
    made = []
    for _ in range(5):
        table = await begun([ada, bela], "karibik")
        await ada.done(f"/tables/{table}/resign")
        await settled(ada, table)
        made.append(table)
    found: list[str] = []
    before = ""
    for _ in range(9):
        page = await got(bela, f"/players/{ada.me['player']}/tables", limit=2, before=before)
        found += [t["id"] for t in page["tables"]]
        if page["next"] is None:
            break
        before = page["next"]
    assert found == made[::-1]


async def test_a_player_is_found_by_name(served: Served) -> None:
    ada, bela = await served.person(), await served.person()
    await claim(ada, "Hanno the Elder")
    page = await got(bela, "/players", name="hanno THE elder")
    assert (page["id"], page["name"], page["guest"]) == (ada.me["player"], "Hanno the Elder", False)
    assert (await bela.get("/players", params={"name": "Hanno the"})).status_code == 404
    assert (await bela.get("/players", params={"name": "\u202e"})).status_code == 400
    assert (await bela.get("/players")).status_code == 400


@pytest.mark.parametrize("path", ["/players/nobody", "/players/bot:nobody", "/players/%00", "/players/a%27b"])
async def test_who_is_not_there_is_not_found(served: Served, path: str) -> None:
    ada = await served.person()
    for whole in (path, f"{path}/tables"):
        assert (await ada.get(whole)).status_code == 404


async def test_bots_have_pages(served: Served) -> None:
    ada, bela = await served.member(), await served.member()
    await played([ada, bela], "karibik", rated=True, and_=[{"kind": "bot", "bot": "level-3"}])
    page = await got(ada, "/players/bot:level-3")
    assert (page["name"], page["bot"], page["played"], page["since"]) == ("level-3", True, 1, None)
    assert [r["game"] for r in page["ratings"]] == ["karibik"]


async def test_a_leaderboard_goes_by_what_is_certain(served: Served) -> None:
    ada, bela, cleo, dora = [await served.person() for _ in range(4)]
    for someone, name in ((ada, "Ada of Tyre"), (bela, "Bela of Gades"), (dora, "Dora of Utica")):
        await claim(someone, name)
    await rate(served, ada.me["player"], 30, 4, 6)  # 1700 ± 320
    await rate(served, bela.me["player"], 29, 1, 50)  # 1660 ± 80
    await rate(served, cleo.me["player"], 40, 1, 50)  # a guest
    await rate(served, dora.me["player"], 40, 1, 4)  # too few games
    await rate(served, "bot:level-3", 28, 1, 500)  # 1620 ± 80
    await rate(served, ada.me["player"], 50, 1, 99, "traders")
    board = await got(cleo, "/leaderboard/karibik")
    shown = [(e["place"], e["name"], e["at_least"], e["bot"]) for e in board["players"]]
    assert shown == [(1, "Bela of Gades", 1580, False), (2, "level-3", 1540, True), (3, "Ada of Tyre", 1380, False)]
    assert board["least_games"] == 5
    assert board["title"] == game("karibik").facts.title
    second = await got(cleo, "/leaderboard/karibik", skip=1, limit=1)
    assert [e["place"] for e in second["players"]] == [2]
    assert second["more"] is True
    assert (await cleo.get("/leaderboard/chess")).status_code == 404


async def test_strangers_see_no_players(served: Served) -> None:
    ada = await served.person()
    ada.client.cookies.clear()
    for path in ("/players?name=Ada", f"/players/{ada.me['player']}", "/leaderboard/karibik"):
        assert (await ada.get(path)).status_code == 401


async def test_statistics_sum_up_the_finished_games_of_each_title(served: Served) -> None:
    ada, bela = await served.person(), await served.person()
    for name in ("karibik", "traders", "karibik"):
        await played([ada, bela], name)
    await begun([ada, bela], "porto")  # is not over
    page = await got(bela, f"/players/{ada.me['player']}")
    assert [(one["game"], one["games"]) for one in page["statistics"]] == [("karibik", 2), ("traders", 1)]
    for one in page["statistics"]:
        own = [t["seats"][0] for t in page["recent"] if t["game"] == one["game"]]
        assert one["title"] == game(one["game"]).facts.title
        assert one["firsts"] == sum(seat["rank"] == 1 for seat in own)
        assert one["mean_rank"] == pytest.approx(sum(seat["rank"] for seat in own) / len(own))
        assert one["best_score"] == max(seat["score"] for seat in own)
        assert one["last"] == max(t["ended_at"] for t in page["recent"] if t["game"] == one["game"])
    assert (await got(ada, "/players/bot:level-3"))["statistics"] == []


@pytest.mark.parametrize("name", names())
async def test_a_leaderboard_has_the_ladder_of_the_bots_the_strongest_first(served: Served, name: str) -> None:
    found = (await got(await served.person(), f"/leaderboard/{name}"))["ladder"]
    assert {rung["bot"] for rung in found} == {f"level-{n}" for n in range(1, 6)}
    assert [rung["rating"] for rung in found] == sorted((rung["rating"] for rung in found), reverse=True)
    assert {rung["rating"] for rung in found if rung["bot"] == "level-3"} == {1000}
    for rung in found:
        assert (rung["beats"] is None) == (rung["bot"] == "level-1") == (rung["games"] == 0)
