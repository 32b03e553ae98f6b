"""Tables: opening them, sitting down, links, starting, several people on one device."""

from __future__ import annotations

import asyncio
import hashlib
from pathlib import Path
from typing import Any

import pytest

from cothon.server.settings import Settings
from kit.finished import begun, settled
from kit.seated import answer, asked, program, refused
from kit.served import Person, Served, serving

pytestmark = pytest.mark.anyio

ME, HOT, OPEN, INVITED, REMOTE = ({"kind": k} for k in ("me", "hot", "open", "invited", "remote"))
BOT = {"kind": "bot", "bot": "level-3"}
DAYS = {"kind": "days", "days": 1}


async def opened(host: Person, *seats: Any, game: str = "traders", **more: Any) -> Any:
    return await host.done("/tables", {"game": game, "seats": seats or (ME, OPEN), **more})


def kinds(table: Any) -> list[str]:
    return [s["kind"] for s in table["seats"]]


# -- opening -----------------------------------------------------------------------------------------------------------


async def test_a_table_has_every_kind_of_seat(served: Served) -> None:
    ada = await served.person()
    seats = (ME, {**HOT, "name": "Béla"}, OPEN, INVITED, {"kind": "bot", "bot": "random"})
    table = await opened(ada, *seats, game="porto", rated=False)
    assert kinds(table) == ["human", "human", "open", "invited", "bot"]
    assert [s["name"] for s in table["seats"]][:4] == [ada.me["name"], "Béla", "", ""]
    assert [s["player"] for s in table["seats"]][:3] == [ada.me["player"], ada.me["player"], None]
    bot = table["seats"][4]
    assert (bot["bot"], bot["ready"], bool(bot["name"])) == ("random", True, True)
    assert (table["status"], table["you"], table["host"]) == ("waiting", [0, 1], ada.me["player"])
    assert (await opened(ada, ME, REMOTE))["seats"][1]["kind"] == "remote"


async def test_level_6_sits_down_where_the_game_has_a_network(served: Served, networks: Path) -> None:
    ada = await served.person()
    for bot in ("level-6", "network"):
        table = await opened(ada, ME, {"kind": "bot", "bot": bot})
        assert table["seats"][1]["bot"] == bot
    listed = {g["name"]: g["bots"] for g in (await ada.get("/games")).json()}
    assert all({"level-6", "network"} <= set(bots) for bots in listed.values())


async def test_level_6_is_not_there_where_the_game_has_no_network(
    served: Served, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cothon.bots.network_file.SHIPPED", tmp_path)
    ada = await served.person()
    for bot in ("level-6", "network"):
        told = await refused(ada, "/tables", {"game": "traders", "seats": [ME, {"kind": "bot", "bot": bot}]})
        assert told[2].startswith(f"seats[1].bot: no bot '{bot}'; there are random, level-1, ")
    listed = {g["name"]: g["bots"] for g in (await ada.get("/games")).json()}
    assert not any({"level-6", "network"} & set(bots) for bots in listed.values())


@pytest.mark.parametrize(
    ("said", "status", "words"),
    [
        ({"game": "chess"}, 404, "chess"),
        ({"seats": [ME]}, 400, "2, 3, 4 seats, not 1"),
        ({"seats": [ME] + [OPEN] * 4}, 400, "2, 3, 4 seats, not 5"),
        ({"seats": [ME, ME]}, 400, "seats: only one of them can be 'me'"),
        ({"seats": [ME, {"kind": "bot", "bot": "deep"}]}, 400, "seats[1].bot: no bot 'deep'; there are random"),
        ({"seats": [ME, {"kind": "bot", "bot": "exec:/bin/sh"}]}, 400, "seats[1].bot: no bot 'exec:/bin/sh'"),
        ({"seats": [ME, {"kind": "bot"}]}, 400, "seats[1].bot: no bot ''"),
        ({"seats": [ME, {"kind": "ghost"}]}, 400, "seats[1].kind"),
        ({"seats": [ME, {**HOT, "name": "a\u202eb"}]}, 400, "seats[1].name: the character U+202E cannot be seen"),
        ({"options": {"mode": "wild"}}, 400, "mode"),
        ({"options": {"colour": "red"}}, 400, "colour"),
        ({"clock": {"kind": "bank"}}, 400, "clock.bank_s: is missing"),
        ({"clock": {"kind": "move", "move_s": 1}}, 400, "clock.move_s"),
        ({"watchers": "all"}, 400, "watchers"),
        ({"color": "red"}, 400, "color"),
        ({"rated": True}, 400, "rated: choose a clock"),
        ({"rated": True, "clock": DAYS, "seats": [ME, HOT]}, 400, "rated: not with several people on one device"),
        ({"rated": True, "clock": DAYS, "seats": [ME, BOT]}, 400, "rated: at least two seats"),
    ],
)
async def test_what_is_wrong_with_a_new_table_is_named(served: Served, said: Any, status: int, words: str) -> None:
    ada = await served.member()
    told = await refused(ada, "/tables", {"game": "traders", "seats": [ME, OPEN], **said})
    assert told[0] == status
    assert words in told[2]
    assert (await ada.get("/me/tables")).json()["tables"] == []


async def test_a_guest_hosts_only_so_many_tables(db_url: str) -> None:
    async with serving(Settings(db=db_url, rate=0, tables_per_guest=2, tables_per_player=3)) as served:
        ada = await served.person()
        tables = [await opened(ada) for _ in range(2)]
        refusal = await ada.post("/tables", {"game": "traders", "seats": [ME, OPEN]})
        assert (refusal.status_code, refusal.json()["key"]) == (429, "tables")
        await ada.done(f"/tables/{tables[0]['id']}/leave")
        await opened(ada)
        await ada.done("/me/claim", {"name": "Ada of Byblos", "password": "a long enough one"})
        await opened(ada)
        assert (await refused(ada, "/tables", {"game": "traders", "seats": [ME, OPEN]}))[0] == 429


async def test_tables_put_aside_are_not_resumed_beyond_the_limit(db_url: str) -> None:
    async with serving(Settings(db=db_url, rate=0, tables_per_guest=2)) as served:
        ada, bela = await served.person(), await served.person()
        first = await begun([ada, bela], "traders")
        for person in (ada, bela):
            await person.done(f"/tables/{first}/abandon")
        second, third = [await begun([ada], "traders", and_=[BOT]) for _ in range(2)]
        for person in (ada, bela):
            told = await person.post(f"/tables/{first}/resume")
            assert (told.status_code, told.json()["key"]) == (429, "tables")
        assert (await ada.seen(first))["table"]["status"] == "abandoned"
        await ada.done(f"/tables/{second}/abandon")
        await bela.done(f"/tables/{first}/resume")
        assert (await ada.post(f"/tables/{second}/resume")).status_code == 429
        await ada.done(f"/tables/{third}/abandon")
        both = await asyncio.gather(*(ada.post(f"/tables/{t}/resume") for t in (second, third)))
        assert sorted(a.status_code for a in both) == [200, 429]


async def test_a_table_of_bots_begins_and_is_watched(served: Served) -> None:
    ada = await served.person()
    table = await opened(ada, BOT, BOT)
    assert table["status"] == "playing"
    done = await settled(ada, table["id"])
    assert {s["rank"] for s in done["seats"]} >= {1}


async def test_bots_that_pause_answer_one_by_one_and_hold_up_nobody(served: Served) -> None:
    ada = await served.person()
    table = await opened(ada, BOT, BOT, bot_pause=1)
    assert table["bot_pause"] == 1
    async with ada.stream(table["id"]) as listening:
        await listening.next("presence")
        for _ in range(5):
            _, step, _ = await listening.next("step")
            assert len({told["deed"] for told in step["events"]}) <= 1
    slow = await opened(ada, BOT, BOT, bot_pause=2000)
    live = await served.parts.house.find(slow["id"])
    assert live.driver is not None
    assert not live.lock.locked()
    assert (await ada.seen(slow["id"]))["table"]["version"] == slow["version"]
    answer = await ada.post("/tables", {"game": "traders", "seats": [BOT, BOT], "bot_pause": 2001})
    assert answer.status_code == 400


# -- sitting down ------------------------------------------------------------------------------------------------------


async def test_a_private_table_is_not_there_without_the_key(served: Served) -> None:
    ada, bela = await served.person(), await served.person()
    table = await opened(ada, public=False)
    hidden = await bela.get(f"/tables/{table['id']}")
    nothing = await bela.get("/tables/nosuchtabl")
    assert (hidden.status_code, hidden.text) == (nothing.status_code, nothing.text) == (404, hidden.text)
    assert (await refused(bela, f"/tables/{table['id']}/join", {"key": "0" * 20}))[0] == 404
    for key in (table["join_key"], table["watch_key"]):
        assert (await bela.seen(table["id"], key=key))["table"]["join_key"] is None
    assert (await refused(bela, f"/tables/{table['id']}/join", {"key": table["watch_key"]}))[0] == 403
    await bela.done(f"/tables/{table['id']}/join", {"key": table["join_key"]})
    assert (await bela.seen(table["id"]))["table"]["you"] == [1]


async def test_an_invited_seat_takes_the_key_and_an_open_one_does_not(served: Served) -> None:
    ada, bela, cyd, dido = [await served.person() for _ in range(4)]
    table = await opened(ada, ME, INVITED, OPEN)
    path = f"/tables/{table['id']}/join"
    assert (await refused(bela, path, {"seat": 1}))[:2] == (403, "forbidden")
    assert (await bela.done(path))["you"] == [2]  # the seat that is open to him
    assert (await refused(cyd, path))[0] == 403
    assert (await cyd.done(path, {"key": table["join_key"]}))["you"] == [1]
    assert (await refused(dido, path, {"key": table["join_key"]}))[1:] == ("conflict", "every seat is taken")


async def test_refusals_to_sit_down_say_why(served: Served) -> None:
    ada, bela = await served.person(), await served.person()
    path = f"/tables/{(await opened(ada, ME, OPEN, REMOTE))['id']}/join"
    assert await refused(bela, path, {"seat": 7}) == (409, "conflict", "seat 7: the table has the seats 0 to 2")
    assert await refused(bela, path, {"seat": 0}) == (409, "conflict", "seat 0 is taken")
    assert (await refused(bela, path, {"seat": 2}))[2] == "seat 2 is for a bot that comes with a token"
    assert (await refused(bela, path, {"entropy": "xyz"}))[0] == 400
    await bela.done(path)
    assert (await refused(bela, path))[2] == "you have a seat at this table already"


async def test_a_bot_with_a_token_takes_the_seat_for_it_and_is_labelled(served: Served) -> None:
    ada, bela = await served.person(), await served.person()
    bot = await program(served, bela)
    table = await opened(ada, ME, OPEN, REMOTE)
    told = await bot.done(f"/tables/{table['id']}/join", {"entropy": "00"})
    assert told["you"] == [2]
    seat = told["seats"][2]
    assert (seat["kind"], seat["player"], seat["name"]) == ("remote", bela.me["player"], bela.me["name"])
    second = await opened(ada)
    assert (await bot.done(f"/tables/{second['id']}/join"))["seats"][1]["kind"] == "remote"


async def test_a_seat_that_gets_free_is_again_what_it_was(served: Served) -> None:
    ada, bela = await served.person(), await served.person()
    bot = await program(served, bela)
    table = await opened(ada, ME, INVITED, OPEN)
    path = f"/tables/{table['id']}"
    await bela.done(f"{path}/join", {"seat": 1, "key": table["join_key"]})
    assert kinds(await bela.done(f"{path}/leave")) == ["human", "invited", "open"]
    await bot.done(f"{path}/join")
    assert kinds(await bela.done(f"{path}/leave")) == ["human", "invited", "open"]


async def test_old_links_stop_working_when_they_are_renewed(served: Served) -> None:
    ada, bela = await served.person(), await served.person()
    table = await opened(ada, public=False)
    new = await ada.done(f"/tables/{table['id']}/links")
    assert (await refused(bela, f"/tables/{table['id']}/join", {"key": table["join_key"]}))[0] == 404
    old = await bela.get(f"/tables/{table['id']}", params={"key": table["watch_key"]})
    assert old.status_code == 404
    await bela.done(f"/tables/{table['id']}/join", {"key": new["join_key"]})
    assert (await refused(bela, f"/tables/{table['id']}/links"))[2] == "only the host may do that"


@pytest.mark.parametrize("public", [True, False])
async def test_who_was_sent_away_cannot_come_back(served: Served, public: bool) -> None:
    ada, bela, cyd = [await served.person() for _ in range(3)]
    table = await opened(ada, public=public)
    path = f"/tables/{table['id']}"
    await bela.done(f"{path}/join", {"key": table["join_key"]})
    told = await ada.done(f"{path}/kick", {"seat": 1})
    assert kinds(told)[1] == "open"
    assert told["join_key"] != table["join_key"]
    assert (await refused(bela, f"{path}/join", {"key": table["join_key"]}))[0] == (403 if public else 404)
    assert (await refused(bela, f"{path}/join", {"key": told["join_key"]}))[::2] == (
        403,
        "the host has removed you from this table",
    )
    await cyd.done(f"{path}/join", {"key": told["join_key"]})


async def test_only_the_host_sends_away_and_only_others(served: Served) -> None:
    ada, bela = await served.person(), await served.person()
    path = f"/tables/{(await opened(ada, ME, OPEN, BOT))['id']}"
    await bela.done(f"{path}/join")
    assert (await refused(bela, f"{path}/kick", {"seat": 0}))[0] == 403
    for seat in (0, 2, 7):
        words = f"seat {seat}: there is nobody who could be sent away"
        assert await refused(ada, f"{path}/kick", {"seat": seat}) == (409, "conflict", words)


# -- starting ----------------------------------------------------------------------------------------------------------


async def test_a_game_begins_when_everybody_is_there_and_ready(served: Served) -> None:
    ada, bela = await served.person(), await served.person()
    table = await opened(ada)
    path = f"/tables/{table['id']}"
    assert (await ada.done(f"{path}/ready", {"entropy": "aa"}))["status"] == "waiting"
    assert (await bela.seen(table["id"]))["position"] is None
    told = await bela.done(f"{path}/join")
    assert (told["status"], [s["ready"] for s in told["seats"]]) == ("waiting", [True, False])
    begun = await bela.done(f"{path}/ready", {"entropy": "bb"})
    assert (begun["status"], begun["started_at"] is not None, begun["version"] > 0) == ("playing", True, True)
    assert (await refused(bela, f"{path}/ready"))[2] == "that is not possible: the table is playing"
    assert (await refused(await served.person(), f"{path}/join"))[1] == "conflict"


async def test_who_leaves_before_the_game_makes_room_and_the_host_closes_the_table(served: Served) -> None:
    ada, bela, cyd = [await served.person() for _ in range(3)]
    table = await opened(ada)
    path = f"/tables/{table['id']}"
    await bela.done(f"{path}/join", {"entropy": ""})
    assert (await refused(cyd, f"{path}/leave"))[0] == 403
    assert kinds(await bela.done(f"{path}/leave")) == ["human", "open"]
    await bela.done(f"{path}/join")
    assert (await ada.done(f"{path}/leave"))["status"] == "abandoned"
    assert (await refused(ada, f"{path}/resume"))[2].startswith("this table was closed before its game began")
    assert (await refused(cyd, f"{path}/join"))[2] == "that is not possible: the table is abandoned"


async def test_the_entropy_of_every_seat_and_the_committed_seed_end_in_the_record(served: Served) -> None:
    ada, bela = await served.person(), await served.person()
    table = await opened(ada, ME, OPEN, BOT)
    path = f"/tables/{table['id']}"
    await bela.done(f"{path}/join", {"entropy": "b0b0"})
    told = await ada.done(f"{path}/ready", {"entropy": "adadad"})
    assert told["commitment"] == table["commitment"]
    assert told["seed"] is None
    for someone in (ada, bela):
        await someone.post(f"{path}/leave")
    done = await settled(ada, table["id"])
    assert hashlib.sha256(bytes.fromhex(done["seed"])).hexdigest() == table["commitment"]
    match = (await served.parts.house.find(table["id"])).match
    assert match is not None
    record = match.record()
    assert record.entropy == (b"\xad\xad\xad", b"\xb0\xb0", b"")
    assert (record.commitment, record.seed) == (table["commitment"], bytes.fromhex(done["seed"]))


async def test_nothing_of_the_seed_is_told_before_the_end(served: Served) -> None:
    ada, bela = await served.person(), await served.person()
    table = await begun([ada, bela], "traders")
    seed = served.parts.opener.new_seed()
    heard: list[str] = []
    async with ada.stream(table) as listening:
        await listening.next("presence")
        for _ in range(6):
            someone, look = await asked([ada, bela], table)
            heard += [str(look), str(await answer(someone, table))]
            await listening.next("step")
        heard += listening.raw
    for path in ("", "/events", "/film", "/digest"):
        heard.append((await ada.get(f"/tables/{table}{path}")).text)
    assert not any(seed.hex() in text or str(list(seed)) in text for text in heard)
    assert any('"seed":null' in text for text in heard)


# -- several people on one device --------------------------------------------------------------------------------------


async def test_one_person_plays_several_seats_and_looks_from_each(served: Served) -> None:
    ada, bela = await served.person(), await served.person()
    table = await opened(ada, ME, {**HOT, "name": "Zoë"}, OPEN)
    path = f"/tables/{table['id']}"
    await bela.done(f"{path}/join", {"entropy": ""})
    told = await ada.done(f"{path}/ready", {"entropy": "01"})
    assert (told["status"], told["you"]) == ("playing", [0, 1])
    views = [(await ada.seen(table["id"], seat=seat))["position"] for seat in (0, 1)]
    assert [v["viewer"] for v in views] == [0, 1]
    seen_by_others = (await bela.seen(table["id"]))["position"]["view"]
    assert views[0]["view"] != views[1]["view"] != seen_by_others
    for path_ in (path, f"{path}/events", f"{path}/film", f"{path}/digest", f"{path}/odds", f"{path}/stream"):
        answer_ = await ada.get(path_, params={"seat": 2})
        assert (answer_.status_code, answer_.json()["words"]) == (403, "seat 2 is not yours"), path_
    answered = set()
    while len(answered) < 3:
        asked_now = (await ada.seen(table["id"]))["table"]["asked"]
        who, seat = (bela, 2) if asked_now == 2 else (ada, asked_now)
        at = (await who.seen(table["id"], seat=seat))["position"]
        assert at["offers"]
        assert (await who.do(table["id"], at["offers"][-1]["id"], at["version"])).is_success
        answered.add(asked_now)


# -- names of seats ----------------------------------------------------------------------------------------------------


async def claims(served: Served, name: str) -> None:
    someone = await served.person()
    await someone.done("/me/claim", {"name": name, "password": "a long and easy sentence"})


@pytest.mark.parametrize("said", ["Zenobia", " zeno-bia ", "ZEN0BIA", "Ζenobia", "Zeno\nbia"])
async def test_a_bot_cannot_be_called_like_a_person(served: Served, said: str) -> None:
    ada = await served.person()
    if (await ada.get("/players", params={"name": "Zenobia"})).status_code == 404:
        await claims(served, "Zenobia")
    told = await refused(ada, "/tables", {"game": "traders", "seats": [ME, {**BOT, "name": said}]})
    assert told[:2] == (409, "name-taken")
    assert told[2].startswith("seats[1].name: ")
    assert (await ada.get("/me/tables")).json()["tables"] == []


async def test_bots_without_a_name_get_one_that_no_person_has(served: Served) -> None:
    ada = await served.person()
    for name in ("Dido", "Mago 2"):
        if (await ada.get("/players", params={"name": name})).status_code == 404:
            await claims(served, name)
    table = await opened(ada, ME, BOT, {**BOT, "name": "Hasdrubal"}, {**BOT, "name": "Hasdrubal"})
    assert [s["name"] for s in table["seats"][1:]] == ["Mago", "Hasdrubal", "Hasdrubal 2"]


async def test_a_numbered_bot_is_not_called_like_a_person_either(served: Served) -> None:
    await claims(served, "Salammbo 2")
    table = await opened(await served.person(), ME, *[{**BOT, "name": "Salammbo"}] * 2)
    assert [s["name"] for s in table["seats"][1:]] == ["Salammbo", "Salammbo 3"]


async def test_a_rematch_gives_a_bot_another_name_if_a_person_has_claimed_its_own(served: Served) -> None:
    ada = await served.person()
    table = await opened(ada, ME, {**BOT, "name": "Sophonisba"})
    await ada.done(f"/tables/{table['id']}/ready")
    await ada.done(f"/tables/{table['id']}/resign")
    await claims(served, "Sophonisba")
    again = await ada.done(f"/tables/{table['id']}/rematch")
    (bot,) = [s["name"] for s in again["seats"] if s["kind"] == "bot"]
    assert bot != "Sophonisba"


async def test_names_of_seats_lose_line_breaks_and_control_characters(served: Served) -> None:
    seats = [ME, {**HOT, "name": "Zoë\r\nthe\tElder\x00"}, {**BOT, "name": "\x1b Bo\u2028mil\x7fcar "}]
    told = await opened(await served.person(), *seats)
    assert [s["name"] for s in told["seats"][1:]] == ["Zoë the Elder", "Bo mil car"]


async def test_two_at_a_table_do_not_even_look_alike(served: Served) -> None:
    told = await opened(await served.person(), ME, {**HOT, "name": "Anna"}, {**HOT, "name": "ANNA"})
    assert [s["name"] for s in told["seats"][1:]] == ["Anna", "ANNA 2"]
