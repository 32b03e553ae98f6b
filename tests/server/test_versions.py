"""Rules that change while games go on: each table ends by the rules it began with; and what binds names and options."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from cothon.core import Option
from cothon.games import REGISTRY, game
from cothon.play import files, text
from cothon.play.fairness import terms
from cothon.play.verify import verify
from cothon.server.settings import Settings
from cothon.server.storage.schema import tables
from kit.finished import answers, begun, played, settled
from kit.golden import FOLDER
from kit.later import KNOWN, LATER, NEWEST
from kit.served import Person, Served, serving

pytestmark = pytest.mark.anyio
GAME = "karibik"
BOTS = [{"kind": "bot", "bot": "level-3"}] * 2


@pytest.fixture
async def served(db_url: str) -> AsyncIterator[Served]:
    async with serving(Settings(db=db_url, rate=0)) as running:
        yield running


async def record_of(someone: Person, table: str) -> Any:
    answer = await someone.get(f"/tables/{table}/record")
    assert answer.is_success, answer.text
    return files.parse(answer.text)


async def test_a_running_game_ends_by_its_rules_while_new_tables_have_the_newest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(data=str(tmp_path), rate=0)
    async with serving(settings) as before:
        ada = await before.person()
        old = await begun([ada], GAME)
        await answers([ada], old, least=5)
        stopped = (await ada.seen(old))["table"]
        cookies = ada.client.cookies
    monkeypatch.setitem(REGISTRY, GAME, "kit.later")
    async with serving(settings) as after:
        ada = await after.person(cookies=cookies)
        going = (await ada.seen(old))["table"]
        assert (going["rules"], going["options"], going["terms"]) == (NEWEST, stopped["options"], stopped["terms"])
        assert going["version"] >= stopped["version"]
        new = await played([ada], GAME)
        chosen = await played([ada], GAME, rules=1)
        await ada.post(f"/tables/{old}/leave")
        await settled(ada, old)
        rules = {}
        for table in (old, new, chosen):
            record = await record_of(ada, table)
            assert verify(record).bound
            rules[table] = (record.game.facts.version, record.options["target"], record.options["head_start"])
        assert rules == {old: (NEWEST, 10, 0), new: (LATER, 9, 1), chosen: (1, 10, 0)}


async def test_rules_that_are_not_there_are_refused_with_those_that_are(served: Served) -> None:
    ada = await served.person()
    seats = [{"kind": "me"}, *BOTS]
    for wrong, words in (
        (7, f"karibik has no rules version 7; this build knows {KNOWN}"),
        (0, "rules"),
        ("new", "rules"),
    ):
        answer = await ada.post("/tables", {"game": GAME, "seats": seats, "rules": wrong})
        assert answer.status_code == 400
        assert words in answer.text
    assert (await ada.done("/tables", {"game": GAME, "seats": seats, "rules": 1}))["rules"] == 1


async def test_a_game_is_told_with_its_older_rules_and_their_options(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(REGISTRY, GAME, "kit.later")
    async with serving(Settings(data=str(tmp_path), rate=0)) as running:
        ada = await running.person()
        listed = {told["name"]: told for told in (await ada.get("/games")).json()}
        told = listed[GAME]
        assert (told["rules"], [one["rules"] for one in told["older"]]) == (LATER, list(range(NEWEST, 0, -1)))
        first = told["older"][-1]
        assert "purse" in [o["name"] for o in told["options"]]
        assert [o["name"] for o in first["options"]] == [o.name for o in game(GAME, 1).declared]
        targets = [next(o for o in one["options"] if o["name"] == "target")["default"] for one in (told, first)]
        assert targets == [{"karibik110": 9, "portroyal120": 12}, {"karibik110": 10, "portroyal120": 12}]
        whole = (await ada.get(f"/games/{GAME}", params={"rules": 1})).json()
        assert (whole["rules"], whole["options"]) == (1, first["options"])
        assert (await ada.get(f"/games/{GAME}")).json()["rules"] == LATER
        for wrong, words in (("77", f"no rules version 77; this build knows {KNOWN}, {LATER}"), ("0", ""), ("x", "")):
            answer = await ada.get(f"/games/{GAME}", params={"rules": wrong})
            assert answer.status_code == 400
            assert words in answer.text


async def test_rematch_and_fork_keep_the_rules_and_lists_tell_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(REGISTRY, GAME, "kit.later")
    async with serving(Settings(data=str(tmp_path), rate=0)) as running:
        ada = await running.person()
        old = await played([ada], GAME, rules=1)
        fork = {"at": 5, "secrets": "revealed", "seats": [{"kind": "me"}, BOTS[0]]}
        made = [await ada.done(f"/tables/{old}/fork", fork), await ada.done(f"/tables/{old}/rematch")]
        made.append(await ada.done("/tables", {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}]}))
        assert [(told["rules"], told["newest"]) for told in made] == [(1, False), (1, False), (LATER, True)]
        mine = {told["id"]: told for told in (await ada.get("/me/tables")).json()["tables"]}
        for told in made:
            assert (mine[told["id"]]["rules"], mine[told["id"]]["newest"]) == (told["rules"], told["newest"])


async def test_the_terms_are_told_before_the_first_draw_and_stay_when_a_bot_takes_over(served: Served) -> None:
    ada, bela = await served.person(), await served.person()
    told = await ada.done("/tables", {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}]})
    table = told["id"]
    assert told["terms"] is None  # nobody knows yet who plays
    told = await bela.done(f"/tables/{table}/join", {})
    assert (told["status"], told["version"]) == ("waiting", 0)
    published = told["terms"]
    await bela.done(f"/tables/{table}/ready", {"entropy": "0b"})
    told = await ada.done(f"/tables/{table}/ready", {"entropy": "0a"})
    assert (told["status"], told["terms"]) == ("playing", published)
    for someone in (ada, bela):
        await someone.post(f"/tables/{table}/leave")
    assert (await settled(ada, table))["terms"] == published
    record = await record_of(ada, table)
    assert record.terms == published == terms(record.game, record.options, record.seats, record.commitment)
    assert [s.kind for s in record.seats] == ["human", "human"]
    assert verify(record).bound


async def test_a_game_of_before_has_no_terms_and_gives_a_record_of_format_1(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its row holds all options as they were then; meanwhile one was added."""
    ada = await served.person()
    table = await played([ada], "traders")
    record = await record_of(ada, table)
    async with served.parts.storage.writing() as conn:
        old = {"options": record.options.whole(), "terms": None}
        await conn.execute(update(tables).where(tables.c.id == table).values(**old))
    served.parts.house.tables.clear()  # all of it is in the database
    g = game("traders")
    added = Option("weather", "what the sky is like", "Z1.1", "fine", ["fine", "foul"], late=True)
    monkeypatch.setattr(g, "_all", (*g._all, added))
    monkeypatch.setattr(g, "declared", (*g.declared, added))
    assert (await ada.seen(table))["table"]["terms"] is None
    again = await ada.get(f"/tables/{table}/record")
    assert again.text == text.write(record._replace(terms=""))
    assert again.text.startswith("cothon record 1\n")


@pytest.mark.parametrize("name", ["karibik-v1-position", "porto-v1-position"])
async def test_a_record_of_format_1_that_begins_at_a_position_is_given_back_alike(served: Served, name: str) -> None:
    ada = await served.person()
    content = (FOLDER / f"{name}.cothon").read_text(encoding="utf-8")
    told = await ada.done("/records", {"record": content})
    served.parts.house.tables.clear()
    assert (await ada.get(f"/tables/{told['id']}/record")).text == content
