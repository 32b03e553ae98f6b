"""Import of records: verified, then finished tables like any other; what does not hold is refused."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import func, select

from cothon.games import game as find_game
from cothon.play import files, text
from cothon.play.match import Match
from cothon.play.record import Seat, check_sum
from cothon.server.settings import Settings
from cothon.server.storage.schema import ratings, tables
from kit.clauses import ROOT
from kit.finished import begun, played, settled
from kit.served import Person, Served, serving

pytestmark = pytest.mark.anyio
GOLDEN = sorted((ROOT / "tests" / "golden").glob("*.cothon"))
RECORDED = sorted({p.name.partition("-")[0] for p in GOLDEN})


@pytest.fixture
async def served(db_url: str) -> AsyncIterator[Served]:
    async with serving(Settings(db=db_url, rate=0)) as running:
        yield running


async def bring(someone: Person, record: str, **more: Any) -> httpx.Response:
    return await someone.post("/records", {"record": record, **more})


async def brought(someone: Person, record: str, **more: Any) -> Any:
    answer = await bring(someone, record, **more)
    assert answer.status_code == 201, answer.text
    return answer.json()


async def taken(someone: Person, table: str, form: str = "text") -> str:
    answer = await someone.get(f"/tables/{table}/record", params={"format": form})
    assert answer.is_success, answer.text
    return answer.text


def sealed(lines: list[str]) -> str:
    """Lines of a record under a seal that fits."""
    tidy = [" ".join(line.split("#", 1)[0].split()) for line in lines if not line.startswith("check ")]
    return "\n".join([*tidy, f"check {check_sum(tidy)}"]) + "\n"


def golden(name: str) -> str:
    return next(p for p in GOLDEN if p.name.startswith(name)).read_text(encoding="utf-8")


# -- what is taken in --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", RECORDED)
async def test_export_then_import_is_the_identity(served: Served, name: str) -> None:
    ada, bela = await served.member(), await served.member()
    table = await played([ada, bela], name, rated=True)
    for form in ("text", "json"):
        content = await taken(ada, table, form)
        told = await brought(bela, content)
        assert told["status"] == "finished"
        assert told["imported"] is True
        assert told["rated"] is False
        assert await taken(bela, told["id"], form) == content
    old = (await ada.seen(table))["table"]
    assert [(s["name"], s["rank"], s["score"]) for s in told["seats"]] == [
        (s["name"], s["rank"], s["score"]) for s in old["seats"]
    ]
    assert all(s["player"] is None for s in told["seats"])
    assert (told["seed"], told["commitment"]) == (old["seed"], old["commitment"])


@pytest.mark.parametrize("path", GOLDEN[::7], ids=lambda p: p.name)
async def test_records_of_earlier_releases_are_taken_in(served: Served, path: Path) -> None:
    ada = await served.person()
    content = path.read_text(encoding="utf-8")
    told = await brought(ada, content)
    assert await taken(ada, told["id"]) == text.write(files.parse(content))


@pytest.mark.parametrize("name", RECORDED)
async def test_an_import_is_replayed_and_forked_like_any_other_table(served: Served, name: str) -> None:
    ada = await served.person()
    content = golden(name)
    record = files.parse(content)
    table = (await brought(ada, content))["id"]
    served.parts.house.tables.clear()  # it is all in the database
    last = (await ada.get(f"/tables/{table}/replay", params={"seat": "all"})).json()
    assert last["versions"] == len(record.entries)
    assert record.outcome is not None
    assert last["ended"]["scores"] == list(record.outcome.scores)
    seats = [{"kind": "bot", "bot": "level-3"}] * record.options.seats
    said = {"at": last["versions"] // 2, "secrets": "imagined", "seats": seats}
    fork = await ada.post(f"/tables/{table}/fork", said)
    assert fork.status_code == 201, fork.text
    told = await settled(ada, fork.json()["id"])
    assert told["fork_of"] == table


async def test_a_record_of_a_fork_can_be_brought(served: Served) -> None:
    ada = await served.person()
    old = await played([ada], "karibik")
    said = {"at": 40, "secrets": "revealed", "seats": [{"kind": "bot", "bot": "level-3"}] * 2}
    new = (await ada.done(f"/tables/{old}/fork", said))["id"]
    await settled(ada, new)
    content = await taken(ada, new)
    assert "\nposition " in content
    assert await taken(ada, (await brought(ada, content))["id"]) == content


@pytest.mark.parametrize("name", RECORDED)
async def test_a_game_that_is_not_over_is_taken_as_it_stands(served: Served, name: str) -> None:
    ada = await served.person()
    table = await begun([ada], name)
    await ada.done(f"/tables/{table}/resign")
    content = await taken(ada, table)
    told = await brought(ada, content)
    assert told["status"] == "finished"
    assert told["ended_by"] == "import"
    assert all(s["rank"] is None for s in told["seats"])
    assert await taken(ada, told["id"]) == content


async def test_take_backs_are_brought_along(served: Served) -> None:
    ada = await served.person()
    table = await begun([ada], "traders")
    while True:
        look = (await ada.seen(table))["position"]
        if look["undo"]:
            await ada.done(f"/tables/{table}/undo", {"at": look["version"]})
            break
        if look["offers"]:
            await ada.do(table, look["offers"][0]["id"], look["version"])
    await ada.post(f"/tables/{table}/leave")
    await settled(ada, table)
    content = await taken(ada, table)
    assert " back " in content
    told = await brought(ada, content)
    assert await taken(ada, told["id"]) == content


async def test_an_import_is_private_and_belongs_to_who_brought_it(served: Served) -> None:
    ada, bela = await served.person(), await served.person()
    told = await brought(ada, golden("karibik"))
    assert told["public"] is False
    assert told["host"] == ada.me["player"]
    assert told["you"] == []
    assert (await bela.get(f"/tables/{told['id']}")).status_code == 404
    assert (await bela.get(f"/tables/{told['id']}/record")).status_code == 404
    assert (await bela.get(f"/tables/{told['id']}/replay", params={"key": told["watch_key"]})).status_code == 200
    mine = (await ada.get("/me/tables", params={"status": "finished"})).json()["tables"]
    assert [t["id"] for t in mine] == [told["id"]]
    assert (await bela.get(f"/players/{ada.me['player']}")).json()["played"] == 0
    shown = await brought(ada, golden("karibik"), public=True)
    assert (await bela.get(f"/tables/{shown['id']}/record")).status_code == 200


async def test_imports_are_never_rated(served: Served) -> None:
    ada, bela = await served.member(), await served.member()
    table = await played([ada, bela], "karibik", rated=True)
    async with served.parts.storage.reading() as conn:
        before = (await conn.execute(select(ratings).order_by(ratings.c.who))).all()
    told = await brought(ada, await taken(ada, table))
    await served.parts.ratings.settle(await served.parts.house.find(told["id"]))
    async with served.parts.storage.reading() as conn:
        assert (await conn.execute(select(ratings).order_by(ratings.c.who))).all() == before


async def test_an_import_is_over(served: Served) -> None:
    ada = await served.person()
    told = await brought(ada, golden("karibik"))
    assert (await ada.do(told["id"], 0, told["version"])).status_code in (403, 409)
    for what in ("join", "ready", "resign", "leave", "abandon", "resume", "rematch"):
        answer = await ada.post(f"/tables/{told['id']}/{what}", {})
        assert answer.status_code in (403, 409), (what, answer.text)


# -- what is refused ---------------------------------------------------------------------------------------------------


def _other_draw(lines: list[str]) -> list[str]:
    """The second draw of the first kind that comes twice, in the place of the first."""
    draws = [(i, *line.split()[2:4]) for i, line in enumerate(lines) if re.match(r"\d+ \* ", line)]
    for i, ask, drawn in draws:
        for _, other_ask, other in draws:
            if other_ask == ask and other != drawn:
                lines[i] = f"{lines[i].split()[0]} * {ask} {other}"
                return lines
    raise AssertionError("no two draws of a kind")


def _other_score(lines: list[str]) -> list[str]:
    i = next(i for i, line in enumerate(lines) if line.startswith("end "))
    return [*lines[:i], re.sub(r"scores (\d+)", lambda m: f"scores {int(m[1]) + 1}", lines[i]), *lines[i + 1 :]]


def _without(word: str) -> Any:
    return lambda lines: [line for line in lines if not line.startswith(word)]


def _other_seed(lines: list[str]) -> list[str]:
    return [f"seed {'ab' * 32}" if line.startswith("seed ") else line for line in lines]


def _cut(lines: list[str]) -> list[str]:
    """Without the last entry, and without the end."""
    last = max(i for i, line in enumerate(lines) if re.match(r"\d+ ", line))
    return [line for i, line in enumerate(lines) if i != last]


@pytest.mark.parametrize("name", RECORDED)
@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (_other_draw, "the committed stream gives"),
        (_other_score, "the end is not as recorded"),
        (_without("seed "), "the seed is missing"),
        (_other_seed, "the seed is not the one"),
        (_cut, "entry|the end is not"),
        (_without("rules "), "line 3"),
    ],
    ids=["draw", "score", "no-seed", "seed", "cut", "rules"],
)
async def test_a_record_that_is_not_true_is_refused(tmp_path: Path, name: str, spoil: Any, words: str) -> None:
    async with serving(Settings(data=str(tmp_path), rate=0)) as served:
        ada = await served.person()
        answer = await bring(ada, sealed(spoil(golden(name).splitlines())))
        assert answer.status_code == 400, answer.text
        assert answer.json()["error"] == "bad-record"
        assert answer.json()["field"] == "record"
        assert re.search(words, answer.json()["words"]), answer.json()
        async with served.parts.storage.reading() as conn:
            assert (await conn.execute(select(func.count()).select_from(tables))).scalar_one() == 0


@pytest.mark.parametrize(
    "content",
    [
        "hello",
        "{}",
        "[]",
        "{" * 100_000,
        "cothon record 1",
        "cothon record 2\n",
        "\x00",
        "cothon record 1\ngame chess\nrules 1\n",
        "cothon record 1\ngame karibik\nrules 1\noptions seats=2 target=" + "9" * 5000,
        "\n" * 100_000,
        "x" * 1_000_001,
    ],
)
async def test_what_is_no_record_is_refused(served: Served, content: str) -> None:
    ada = await served.person()
    answer = await bring(ada, content)
    assert answer.status_code == 400, answer.text
    assert answer.json()["error"] == "bad-record"


@pytest.mark.parametrize("data", [{}, {"record": 1}, {"record": ""}, {"record": "x", "rated": True}, [], "x"])
async def test_a_body_that_makes_no_sense_is_refused(served: Served, data: Any) -> None:
    ada = await served.person()
    assert (await ada.client.post("/records", json=data)).status_code == 400


async def test_text_is_not_taken_as_a_body(served: Served) -> None:
    """A form on a page of another site could send it."""
    ada = await served.person()
    answer = await ada.client.post("/records", content=golden("karibik"), headers={"content-type": "text/plain"})
    assert answer.status_code == 415


async def test_a_body_may_be_large_but_not_too_large(tmp_path: Path) -> None:
    async with serving(Settings(data=str(tmp_path), rate=0, record_limit=200_000)) as served:
        ada = await served.person()
        padded = golden("karibik") + "# a comment\n" * 10_000
        assert len(padded) > served.parts.settings.body_limit
        assert (await bring(ada, padded)).status_code == 201
        assert (await bring(ada, padded * 2)).status_code == 413


async def test_a_record_that_would_keep_others_waiting_is_refused(served: Served) -> None:
    """Answering and taking back for ever is allowed, but every take-back plays the game again."""
    ada = await served.person()
    lines = golden("traders").splitlines()
    first = next(i for i, line in enumerate(lines) if re.match(r"\d+ \d ", line))
    number, seat, action = lines[first].split()[:3]
    at = int(number)
    extra = []
    for i in range(at, at + 6000, 2):
        extra += [f"{i} {seat} {action}", f"{i + 1} {seat} back {i - 1}"]
    head = lines[:first]
    seed = next(line for line in lines if line.startswith("seed "))
    answer = await bring(ada, sealed([*head, *extra, seed]))
    assert answer.status_code == 400
    assert "too long" in answer.json()["words"]


async def test_nobody_imports_without_end(db_url: str) -> None:
    async with serving(Settings(db=db_url, rate=0, tables_per_guest=2)) as served:
        ada, bela = await served.person(), await served.person()
        for _ in range(2):
            await brought(ada, golden("karibik"))
        answer = await bring(ada, golden("karibik"))
        assert answer.status_code == 409
        assert "claim your name" in answer.json()["words"]
        await ada.done("/me/claim", {"password": "the harbour at dawn"})
        await brought(ada, golden("karibik"))
        for _ in range(20):
            answer = await bring(bela, "nonsense")
        answer = await bring(bela, "nonsense")
        assert answer.status_code == 429
        assert answer.json()["key"] == "imports"


async def test_strangers_and_tokens_without_the_scope_import_nothing(served: Served) -> None:
    ada = await served.person()
    token = (await ada.done("/me/tokens", {"name": "bot", "scopes": ["read", "play"]}))["token"]
    robot = await served.person(headers={"Authorization": f"Bearer {token}"})
    assert (await bring(robot, golden("karibik"))).status_code == 403
    ada.client.cookies.clear()
    for body in ({"record": golden("karibik")}, {"what": "is this?"}):
        assert (await ada.post("/records", body)).status_code == 401


async def test_a_name_on_which_accents_pile_up_is_not_brought(served: Served) -> None:
    ada = await served.person()
    for name, status in (("A\u0301\u0302nna", 201), ("A\u0301\u0302\u0303\u0304nna", 400)):
        game = find_game("karibik")
        seats = [Seat("human", name), Seat("human", "Ben")]
        match = Match(game, game.options(2, {}), seats, bytes(32))
        answer = await ada.post("/records", {"record": text.write(match.record())})
        assert answer.status_code == status, answer.text
    assert "accents" in answer.json()["words"]
