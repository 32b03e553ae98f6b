"""Playing over the wire: answers and their keys, races, payments, questions about what is possible, talk."""

from __future__ import annotations

import asyncio
import json
from itertools import combinations
from typing import Any

import pytest

from cothon.games import game, names
from cothon.server import playing
from cothon.server.settings import Settings
from kit.finished import begun
from kit.seated import Look, answer, asked, program, reach, refused
from kit.served import Person, Served, finish, serving

pytestmark = pytest.mark.anyio
POSSIBLE = {"legal": True, "clause": "", "key": "", "fields": {}}


@pytest.mark.parametrize("name", names())
async def test_two_people_and_bots_finish_a_game(served: Served, name: str) -> None:
    ada, bela = await served.person(), await served.person()
    table = await begun([ada, bela], name)
    last = await finish([ada, bela], table)
    assert last["table"]["status"] == "finished"
    assert last["position"]["ended"]["ranks"]
    assert last["table"]["seed"]


async def with_versions(served: Served, table: str) -> list[tuple[int, int]]:
    """The steps as they lie in the database: from which version to which."""
    async with served.parts.storage.reading() as conn:
        found = await conn.exec_driver_sql(f"SELECT at, upto FROM steps WHERE table_id = '{table}' ORDER BY at")
        return [(at, upto) for at, upto in found]


@pytest.mark.parametrize("name", names())
async def test_a_game_names_the_fields_of_its_events_and_their_kinds(served: Served, name: str) -> None:
    whole = (await (await served.person()).get(f"/games/{name}")).json()
    assert whole["events"]["turn"]["fields"]["seat"] == "seat"
    assert whole["events"]["taken_back"] == {
        "clause": "", "joins": [], "under": [], "within": [], "gains": "",
        "fields": {"seat": "seat", "to": "number", "agreed": "flag"}, "secret": [],
    }  # fmt: skip
    families = {a["parts"]["do"]: a["parts"].keys() - {"do"} for a in whole["actions"]}
    assert {family: kinds.keys() for family, kinds in whole["kinds"].items()} == families
    assert whole["draws"].keys() == {family.name for family in game(name).draws.families}


# -- answers -----------------------------------------------------------------------------------------------------------


async def test_refusals_name_what_is_wrong_and_change_nothing(served: Served) -> None:
    ada, bela = await served.person(), await served.person()
    table = await begun([ada, bela], "traders")
    someone, look = await asked([ada, bela], table)
    other = bela if someone is ada else ada
    at, offers = look["position"]["version"], [o["id"] for o in look["position"]["offers"]]
    path = f"/tables/{table}/do"
    forbidden = next(a for a in range(1000) if a not in offers)
    for who, said, status, code, words in [
        (someone, {"do": offers[0], "at": at - 1}, 409, "stale", f"That was based on version {at - 1}, but"),
        (someone, {"do": offers[0], "at": at + 1}, 409, "stale", f"the match is at version {at}"),
        (other, {"do": offers[0], "at": at}, 409, "not-your-turn", "It is not your turn"),
        (someone, {"do": forbidden, "at": at}, 409, "illegal", ""),
        (someone, {"do": 99_999, "at": at}, 409, "illegal", "There is no action number 99999"),
        (someone, {"do": "x", "at": at}, 400, "malformed", "do"),
        (someone, {"do": [], "at": at}, 400, "malformed", "do"),
        (someone, {"do": offers[0]}, 400, "malformed", "at"),
        (someone, {"do": offers[0], "at": at, "key": ""}, 400, "malformed", "key"),
        (await served.person(), {"do": offers[0], "at": at}, 403, "forbidden", "you have no seat at this table"),
    ]:
        got = await who.post(path, said)
        assert (got.status_code, got.json()["error"]) == (status, code), (said, got.text)
        assert words in got.json()["words"]
        assert (code in ("illegal", "not-your-turn")) == bool(got.json().get("clause")), got.text
        assert (status == 409) == bool(got.json().get("refusal", {}).get("key")), got.text
    assert (await someone.seen(table))["position"] == look["position"]


async def test_the_answer_says_who_is_asked_next(served: Served) -> None:
    ada, bela = await served.person(), await served.person()
    table = await begun([ada, bela], "traders")
    for _ in range(5):
        someone, look = await asked([ada, bela], table)
        told = await answer(someone, table)
        now = (await ada.seen(table))["table"]
        assert told == {"version": now["version"], "asked": now["asked"], "over": False, "proposed": False}
        assert told["version"] > look["position"]["version"]


async def test_the_same_request_is_done_once_and_answered_alike(served: Served) -> None:
    ada, bela = await served.person(), await served.person()
    table = await begun([ada, bela], "traders")
    someone, look = await asked([ada, bela], table)
    said = {"do": look["position"]["offers"][0]["id"], "at": look["position"]["version"], "key": "mine"}
    first = await someone.done(f"/tables/{table}/do", said)
    for _ in range(3):
        await answer((await asked([ada, bela], table))[0], table)
    steps = await with_versions(served, table)
    assert await someone.done(f"/tables/{table}/do", said) == first
    served.parts.house.tables.clear()  # memory is only a cache
    assert await someone.done(f"/tables/{table}/do", said) == first
    assert await with_versions(served, table) == steps


async def test_the_same_request_many_times_at_once_is_done_once(served: Served) -> None:
    ada, bela = await served.person(), await served.person()
    table = await begun([ada, bela], "traders")
    someone, look = await asked([ada, bela], table)
    said = {"do": look["position"]["offers"][0]["id"], "at": look["position"]["version"], "key": "mine"}
    told = await asyncio.gather(*(someone.done(f"/tables/{table}/do", said) for _ in range(20)))
    assert all(t == told[0] for t in told)
    assert [at for at, _ in await with_versions(served, table)].count(said["at"]) == 1


async def test_a_key_that_came_with_something_else_is_refused(served: Served) -> None:
    ada, bela = await served.person(), await served.person()
    table = await begun([ada, bela], "traders")
    someone, look = await asked([ada, bela], table)
    offers, at = [o["id"] for o in look["position"]["offers"]], look["position"]["version"]
    path = f"/tables/{table}/do"
    told = await someone.done(path, {"do": offers[0], "at": at, "key": "k"})
    for said in ({"do": offers[1], "at": at}, {"do": offers[0], "at": told["version"]}):
        assert await refused(someone, path, {**said, "key": "k"}) == (
            409,
            "conflict",
            "key: it came with another request before; use a new key for a new one",
        )
    other = bela if someone is ada else ada  # other people's keys are theirs
    assert (await refused(other, path, {"do": offers[0], "at": at, "key": "k"}))[1] == "stale"


async def test_of_a_hundred_answers_to_one_version_one_is_accepted(served: Served) -> None:
    ada, bela = await served.person(), await served.person()
    table = await begun([ada, bela], "traders")
    someone, look = await asked([ada, bela], table)
    offers, at = [o["id"] for o in look["position"]["offers"]], look["position"]["version"]
    path = f"/tables/{table}/do"
    sent = [
        someone.post(path, {"do": offers[i % len(offers)], "at": at, **({"key": f"k{i}"} if i % 2 else {})})
        for i in range(100)
    ]
    got = await asyncio.gather(*sent)
    assert sorted(g.status_code for g in got) == [200] + [409] * 99
    assert {g.json()["error"] for g in got if g.status_code == 409} == {"stale"}
    steps = await with_versions(served, table)
    assert [upto for _, upto in steps[:-1]] == [at for at, _ in steps[1:]]


async def test_a_payment_is_accepted_as_a_whole_or_not_at_all(served: Served) -> None:
    ada, bela = await served.person(), await served.person()
    table = await begun([ada, bela], "traders")

    def pays(_: Person, look: Look) -> bool:
        return sum(o["burst"] for o in look["position"]["offers"]) >= 3

    someone, look = await reach([ada, bela], table, pays)
    at = look["position"]["version"]
    parts = [o["id"] for o in look["position"]["offers"] if o["burst"]]
    path = f"/tables/{table}/do"
    assert (await refused(someone, path, {"do": [parts[0]] * 40, "at": at}))[:2] == (409, "illegal")
    assert (await refused(someone, path, {"do": [parts[0], 99_999], "at": at}))[2] == "There is no action number 99999."
    assert (await refused(someone, path, {"do": parts[:2], "at": at - 1}))[1] == "stale"
    assert (await someone.seen(table))["position"] == look["position"]
    for pair in combinations(parts, 2):
        said = {"do": list(pair), "at": at, "key": "pair"}
        got = await someone.post(path, said)
        if got.is_success:
            break
        assert got.json()["clause"]
        assert (await someone.seen(table))["table"]["version"] == at
    assert got.json()["version"] >= at + 2
    assert (await with_versions(served, table))[-1] == (at, got.json()["version"])
    assert await someone.done(path, {**said, "do": list(pair[::-1])}) == got.json()


# -- questions ---------------------------------------------------------------------------------------------------------


async def test_why_not_gives_the_clause_for_ids_and_labels(served: Served) -> None:
    ada, bela = await served.person(), await served.person()
    table = await begun([ada, bela], "traders")
    someone, look = await asked([ada, bela], table)
    other = bela if someone is ada else ada
    path, at = f"/tables/{table}/why-not", look["position"]["version"]
    offer = look["position"]["offers"][0]
    for do in (offer["id"], offer["label"]):
        told = (await someone.get(path, params={"do": do})).json()
        assert told == {**POSSIBLE, "version": at}
    legal = {o["id"] for o in look["position"]["offers"]}
    for action in (await ada.get("/games/traders")).json()["actions"]:
        if action["id"] not in legal:
            told = (await someone.get(path, params={"do": action["label"]})).json()
            assert (told["legal"], told["version"], told["clause"][0]) == (False, at, "T"), action
    told = (await other.get(path, params={"do": offer["id"]})).json()
    assert (told["legal"], told["key"], told["fields"]) == (False, "not-your-turn", {})
    wrong = await someone.get(path, params={"do": "no such thing"})
    assert (wrong.status_code, wrong.json()["error"]) == (400, "malformed")
    assert (await (await served.person()).get(path, params={"do": 1})).status_code == 403


async def test_looking_ahead_tells_what_the_answer_then_brings(served: Served) -> None:
    """Also where the table has no odds: what is certain is no secret."""
    ada, bela = await served.person(), await served.person()
    table = await begun([ada, bela], "traders", odds=False)
    someone, look = await asked([ada, bela], table)
    other = bela if someone is ada else ada
    path, at = f"/tables/{table}/ahead", look["position"]["version"]
    offer = next(o for o in look["position"]["offers"] if o["label"] == "act:take")
    said = (await someone.get(path, params={"do": offer["id"]})).json()
    then = {"kind": "seat", "ask": "take", "seat": look["position"]["viewer"], "can": ["take"]}
    assert (said["version"], said["then"]) == (at, then)
    await someone.post(f"/tables/{table}/do", {"do": offer["id"], "at": at})
    card = (await someone.seen(table))["position"]["offers"][0]
    said = (await someone.get(path, params={"do": card["id"]})).json()
    await someone.post(f"/tables/{table}/do", {"do": card["id"], "at": at + 1})
    told = (await someone.get(f"/tables/{table}/events", params={"since": at + 1})).json()
    assert [t["event"] for t in told if t["version"] == at + 2] == said["events"]
    refused = await other.get(path, params={"do": 999})
    assert refused.status_code == 409
    assert (await someone.get(path, params={"do": "take"})).status_code == 400
    assert (await someone.get(path)).status_code == 400
    assert (await (await served.person()).get(path, params={"do": 1})).status_code == 403


async def test_a_payment_is_looked_at_as_a_whole(served: Served) -> None:
    ada, bela = await served.person(), await served.person()
    table = await begun([ada, bela], "traders")
    for _ in range(60):
        someone, look = await asked([ada, bela], table)
        at, offers = look["position"]["version"], look["position"]["offers"]
        buying = next((o for o in offers if o["label"] == "act:buy"), None)
        if buying:
            said = (await someone.get(f"/tables/{table}/ahead", params={"do": buying["id"]})).json()
            assert "sail" in [e["event"] for e in said["later"]]
        if look["position"]["asked"]["ask"] == "pay":
            break
        await someone.post(f"/tables/{table}/do", {"do": (buying or offers[0])["id"], "at": at})
    paid: list[int] = []
    further: dict[str, Any] = {"complete": False, "close": None}
    while not further["complete"] and further["close"] is None:
        further = (await someone.get(f"/tables/{table}/burst", params={"do": ",".join(map(str, paid))})).json()
        paid += [] if further["complete"] else further["add"][:1]
    said = (await someone.get(f"/tables/{table}/ahead", params={"do": paid})).json()
    await someone.post(f"/tables/{table}/do", {"do": paid if len(paid) > 1 else paid[0], "at": at})
    told = (await someone.get(f"/tables/{table}/events", params={"since": at})).json()
    assert [t["event"] for t in told if t["version"] <= at + len(paid)] == said["events"]
    assert "sail" in [e["event"] for e in said["events"]]


async def test_odds_are_reckoned_where_the_table_allows_it(served: Served) -> None:
    ada, bela = await served.person(), await served.person()
    table = await begun([ada, bela], "traders")
    told = (await ada.get(f"/tables/{table}/odds")).json()
    assert (await ada.seen(table))["table"]["odds"]
    assert (told["version"], bool(told["title"])) == ((await ada.seen(table))["table"]["version"], True)
    assert all(0 <= case["ways"] <= case["of"] for case in told["cases"])
    assert served.parts.pool.pids  # a worker did it
    without = await begun([ada, bela], "traders", odds=False)
    refusal = await ada.get(f"/tables/{without}/odds")
    assert (refusal.status_code, refusal.json()["words"]) == (403, "the odds helper is off at this table")
    assert (await (await served.person()).get(f"/tables/{table}/odds")).status_code == 403


async def test_the_digest_tells_what_happened_since_ones_last_turn(served: Served) -> None:
    ada, bela = await served.person(), await served.person()
    table = await begun([ada, bela], "traders")
    path = f"/tables/{table}/digest"
    turns: list[tuple[Person, int]] = []  # who answered, and the version of that answer
    while True:
        who, look = await asked([ada, bela], table)
        if who is bela and turns and turns[-1][0] is ada and any(w is bela for w, _ in turns):
            break  # her second turn
        turns.append((who, look["position"]["version"] + 1))
        await answer(who, table)
    last = max(version for who, version in turns if who is bela)
    told = (await bela.get(path)).json()
    assert told == (await bela.get(f"/tables/{table}/events", params={"since": last})).json()
    assert any(e["version"] == turns[-1][1] for e in told)  # what Ada did is in it
    await answer(bela, table)
    assert (await bela.seen(table))["position"]["offers"], "the turn goes on"
    assert (await bela.get(path)).json()[: len(told)] == told
    assert (await (await served.person()).get(path)).status_code == 403


async def test_a_film_shows_every_version_as_the_stream_told_it(served: Served) -> None:
    ada, bela = await served.person(), await served.person()
    table = await begun([ada, bela], "traders")
    shown: dict[int, Any] = {}
    for _ in range(12):
        someone, _ = await asked([ada, bela], table)
        where = (await ada.seen(table))["position"]
        shown[where["version"]] = (where["view"], where["asked"])
        await answer(someone, table)
    path = f"/tables/{table}/film"
    film = (await ada.get(path)).json()
    last = film[-1]["version"]
    assert [f["version"] for f in film] == list(range(1, last + 1))
    for frame in film:
        assert frame["viewer"] == 0
        if frame["version"] in shown:
            assert (frame["view"], frame["asked"]) == shown[frame["version"]]
    assert [e for f in film for e in f["events"]] == (await ada.get(f"/tables/{table}/events")).json()
    part = (await ada.get(path, params={"since": 5, "upto": 8})).json()
    assert part == film[5:8]
    watched = (await (await served.person()).get(path)).json()
    assert {f["viewer"] for f in watched} == {None}
    assert (await ada.get(path, params={"seat": 1})).status_code == 403


async def test_a_film_has_at_most_the_last_versions(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "MOST_FILMED", 3)
    ada, bela = await served.person(), await served.person()
    table = await begun([ada, bela], "traders")
    for _ in range(4):
        await answer((await asked([ada, bela], table))[0], table)
    film = (await ada.get(f"/tables/{table}/film")).json()
    last = (await ada.seen(table))["table"]["version"]
    assert [f["version"] for f in film] == [last - 2, last - 1, last]


async def test_everything_is_told_as_data_with_a_clause_and_nothing_in_english(served: Served) -> None:
    ada, bela = await served.person(), await served.person()
    table = await begun([ada, bela], "traders")
    for _ in range(4):
        someone, look = await asked([ada, bela], table)
        assert look["position"]["asked"].keys() == {"seat", "ask", "clause"}
        assert all(o["label"] and o["parts"]["do"] and o["clause"] for o in look["position"]["offers"])
        assert '"words"' not in json.dumps(look)
        await answer(someone, table)
    events = (await ada.get(f"/tables/{table}/events")).json()
    assert all(e.keys() == {"version", "deed", "event", "clause"} and e["clause"] for e in events)
    assert [e["deed"] for e in events] == sorted(e["deed"] for e in events)


# -- talk --------------------------------------------------------------------------------------------------------------


async def test_what_is_said_stays_text_and_reaches_everybody(served: Served) -> None:
    ada, bela = await served.person(), await served.person()
    table = await begun([ada, bela], "traders")
    said = "<b>Hallo</b> & 'so on' \u2014 \u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645 \U0001f469\u200d\U0001f680"
    async with bela.stream(table) as listening:
        await listening.next("presence")
        line = await ada.done(f"/tables/{table}/chat", {"text": said})
        _, heard, mark = await listening.next("chat")
    assert heard == line
    assert (line["text"], line["name"], line["player"]) == (said, ada.me["name"], ada.me["player"])
    assert mark.endswith(f".{line['id']}")
    assert (await bela.seen(table))["chat"] == [line]
    assert '"<b>Hallo</b> &' in listening.raw[-2]  # JSON, for the browser to show as text


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("two\nlines\r\n and\ta tab", "two lines and a tab"),
        ("bell\x07 and \x1b[31mred", "bell and [31mred"),
        ("turned \u202earound\u2066", "turned around"),
        ("  spaces  ", "spaces"),
    ],
)
async def test_control_characters_are_left_out(served: Served, said: str, kept: str) -> None:
    ada = await served.person()
    table = await begun([ada], "traders")
    assert (await ada.done(f"/tables/{table}/chat", {"text": said}))["text"] == kept


@pytest.mark.parametrize("said", ["", " \n ", "\u200b\u202e", "\u200d", "x" * 501, 7])
async def test_nothing_and_too_much_cannot_be_said(served: Served, said: Any) -> None:
    ada = await served.person()
    table = await begun([ada], "traders")
    status, code, words = await refused(ada, f"/tables/{table}/chat", {"text": said})
    assert (status, code) == (400, "malformed")
    assert "text" in words
    assert (await ada.seen(table))["chat"] == []


async def test_who_talks_too_fast_is_told_when_to_go_on(db_url: str) -> None:
    async with serving(Settings(db=db_url, rate=0, chat_rate=3)) as served:
        ada, bela = await served.person(), await served.person()
        table = await begun([ada, bela], "traders")
        for i in range(3):
            await ada.done(f"/tables/{table}/chat", {"text": f"line {i}"})
        got = await ada.post(f"/tables/{table}/chat", {"text": "one more"})
        assert (got.status_code, got.json()["key"]) == (429, "chat")
        assert 0 < got.json()["seconds"] <= 20
        assert int(got.headers["retry-after"]) >= got.json()["seconds"]
        await bela.done(f"/tables/{table}/chat", {"text": "others may"})
        assert len((await ada.seen(table))["chat"]) == 4


async def test_only_those_who_sit_there_talk(served: Served) -> None:
    ada, bela = await served.person(), await served.person()
    table = await begun([ada], "traders")
    assert (await refused(bela, f"/tables/{table}/chat", {"text": "hi"}))[2] == (
        "only those who sit at the table may talk there"
    )
    reader = await program(served, ada, "read")
    assert (await refused(reader, f"/tables/{table}/chat", {"text": "hi"}))[0] == 403
