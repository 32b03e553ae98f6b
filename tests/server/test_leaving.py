"""Leaving a game and coming back, giving up, putting a game aside, and once more."""

from __future__ import annotations

from typing import Any

import pytest

from cothon.bots import BOTS
from cothon.bots.simple import FirstLegalBot
from cothon.play import text
from cothon.play.verify import verify
from kit.finished import begun, played, settled
from kit.seated import answer, asked, program, refused
from kit.served import Person, Served, finish

pytestmark = pytest.mark.anyio

ME, HOT, OPEN, REMOTE = ({"kind": k} for k in ("me", "hot", "open", "remote"))
BOT = {"kind": "bot", "bot": "level-3"}


async def opened(host: Person, *seats: Any, game: str = "traders") -> Any:
    return await host.done("/tables", {"game": game, "seats": seats})


def kinds(table: Any) -> list[str]:
    return [s["kind"] for s in table["seats"]]


# -- leaving and giving up ---------------------------------------------------------------------------------------------


async def test_who_leaves_in_play_is_stood_in_for_until_he_returns(served: Served) -> None:
    ada, bela = await served.person(), await served.person()
    table = await begun([ada, bela], "traders")
    path = f"/tables/{table}"
    told = await bela.done(f"{path}/leave")
    assert [(s["away"], s["kind"]) for s in told["seats"]] == [(False, "human"), (True, "human")]
    since = f"{path}/events?since={told['version']}"
    while not any(e["event"].get("seat") == 1 for e in (await ada.get(since)).json()):
        await answer(ada, table)
        await asked([ada], table)
    assert (await refused(bela, f"{path}/do", {"do": 0, "at": 1}))[2] == (
        "a bot plays for you; return to your seat first"
    )
    back = await bela.done(f"{path}/return")
    assert not back["seats"][1]["away"]
    while (await bela.seen(table))["table"]["asked"] == 0:
        await answer(ada, table)
    await answer(bela, table)


async def test_who_resigns_at_a_table_of_two_loses(served: Served) -> None:
    ada, bela = await served.person(), await served.person()
    table = await begun([ada, bela], "traders", clock={"kind": "move", "move_s": 60})
    await ada.done(f"/tables/{table}/abandon")
    told = await bela.done(f"/tables/{table}/resign")
    assert (told["status"], told["ended_by"], told["seed"] is not None) == ("finished", "resignation", True)
    assert (told["asked"], told["clocks"]["running"], told["proposal"]) == (None, -1, None)
    assert told["outcome"] == {"reason": "resignation", "scores": [], "ranks": [1, 2]}
    assert [s["resigned"] for s in told["seats"]] == [False, True]
    assert [s["rank"] for s in (await settled(ada, table))["seats"]] == [1, 2]
    assert (await refused(ada, f"/tables/{table}/resign"))[2] == "that is not possible: the table is finished"


async def test_when_one_of_three_resigns_the_others_play_on_and_he_is_last(served: Served) -> None:
    people = [await served.person() for _ in range(3)]
    table = await begun(people, "traders")
    told = await people[0].done(f"/tables/{table}/resign")
    assert told["status"] == "playing"
    path = f"/tables/{table}"
    assert (await refused(people[0], f"{path}/resign"))[2] == "you have resigned already"
    assert (await refused(people[0], f"{path}/return"))[2] == "you have resigned"
    assert (await refused(people[0], f"{path}/do", {"do": 0, "at": told["version"]}))[2] == "you have resigned"
    for someone in people[1:]:
        await someone.post(f"{path}/leave")
    done = await settled(people[1], table)
    assert (done["ended_by"], done["seats"][0]["rank"]) == ("rules", 3)


async def test_the_last_of_three_who_has_not_resigned_wins(served: Served) -> None:
    people = [await served.person() for _ in range(3)]
    table = await begun(people, "traders")
    await people[2].done(f"/tables/{table}/resign")
    told = await people[0].done(f"/tables/{table}/resign")
    assert (told["status"], told["outcome"]["ranks"]) == ("finished", [2, 1, 3])


async def test_the_only_person_among_bots_ends_the_game_by_resigning(served: Served) -> None:
    ada = await served.person()
    table = await begun([ada], "traders", and_=[BOT, BOT])
    told = await ada.done(f"/tables/{table}/resign")
    assert (told["status"], told["outcome"]["ranks"]) == ("finished", [3, 1, 1])


async def test_the_stand_in_plays_for_a_bot_that_this_server_does_not_have(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table that was begun by another build goes on; its record still names the bot."""
    monkeypatch.setitem(BOTS, "oracle", FirstLegalBot)
    ada = await served.person()
    table = await begun([ada], "traders", and_=[{"kind": "bot", "bot": "oracle"}])
    await asked([ada], table)
    monkeypatch.delitem(BOTS, "oracle")
    await ada.done(f"/tables/{table}/leave")
    await settled(ada, table)
    record = text.read((await ada.get(f"/tables/{table}/record")).text)
    assert [seat.kind for seat in record.seats] == ["human", "oracle"]
    assert verify(record).finished


async def test_somebody_who_is_away_can_be_sent_away_for_good_and_nobody_else(served: Served) -> None:
    ada, bela = await served.person(), await served.person()
    table = await begun([ada, bela], "traders")
    path = f"/tables/{table}"
    assert (await refused(ada, f"{path}/kick", {"seat": 1}))[2].startswith("during the game only somebody")
    await bela.done(f"{path}/leave")
    told = await ada.done(f"{path}/kick", {"seat": 1})
    assert told["seats"][1]["barred"]
    assert (await refused(bela, f"{path}/return"))[::2] == (403, "the host has given your seat to a bot for good")


# -- putting aside -----------------------------------------------------------------------------------------------------


async def test_a_game_is_put_aside_if_all_agree_and_goes_on_where_it_was(served: Served) -> None:
    ada, bela = await served.person(), await served.person()
    table = await begun([ada, bela], "traders")
    path = f"/tables/{table}"
    before = (await ada.seen(table))["position"]
    told = await ada.done(f"{path}/abandon")
    assert (told["status"], told["proposal"]["kind"], told["proposal"]["needs"]) == ("playing", "abandon", [1])
    done = await bela.done(f"{path}/vote", {"yes": True})
    assert (done["status"], done["proposal"]) == ("abandoned", None)
    someone = ada if before["offers"] else bela
    assert (await refused(someone, f"{path}/do", {"do": 0, "at": before["version"]}))[2] == (
        "no game is going on at this table: it is abandoned"
    )
    assert (await refused(await served.person(), f"{path}/resume"))[0] == 403
    assert (await bela.done(f"{path}/resume"))["status"] == "playing"
    assert (await ada.seen(table))["position"] == before
    await answer((await asked([ada, bela], table))[0], table)


async def test_who_proposes_the_same_agrees(served: Served) -> None:
    ada, bela = await served.person(), await served.person()
    table = await begun([ada, bela], "traders")
    await ada.done(f"/tables/{table}/abandon")
    assert (await ada.done(f"/tables/{table}/abandon"))["status"] == "playing"  # saying it twice is not agreeing
    assert (await bela.done(f"/tables/{table}/abandon"))["status"] == "abandoned"


async def test_alone_among_bots_a_game_is_put_aside_at_once_and_bots_wait(served: Served) -> None:
    ada = await served.person()
    table = await begun([ada], "traders", and_=[BOT])
    assert (await ada.done(f"/tables/{table}/abandon"))["status"] == "abandoned"
    version = (await ada.seen(table))["table"]["version"]
    await ada.done(f"/tables/{table}/resume")
    _, look = await asked([ada], table)
    assert look["table"]["version"] >= version


# -- once more ---------------------------------------------------------------------------------------------------------


async def test_a_rematch_keeps_the_group_and_moves_everybody_one_seat_on(served: Served) -> None:
    ada, bela, cyd = [await served.person() for _ in range(3)]
    more = {"takebacks": "consent", "clock": {"kind": "move", "move_s": 600}, "options": {"refill": "purchase"}}
    more |= {"bot_pause": 1}
    table = await played([ada, bela], "traders", and_=[BOT], **more)
    path = f"/tables/{table}/rematch"
    again = await bela.done(path)
    assert [(s["kind"], s["name"]) for s in again["seats"]] == [
        ("human", bela.me["name"]),
        ("bot", (await ada.seen(table))["table"]["seats"][2]["name"]),
        ("reserved", ada.me["name"]),
    ]
    old = (await ada.seen(table))["table"]
    assert (old["next_table"], again["rematch_of"], again["host"]) == (again["id"], table, bela.me["player"])
    assert all(
        again[field] == old[field] for field in ("game", "options", "clock", "takebacks", "rated", "odds", "bot_pause")
    )
    assert again["status"] == "waiting"
    assert (await ada.done(path))["id"] == again["id"]
    assert (await refused(cyd, path))[0] == 403
    assert (await refused(cyd, f"/tables/{again['id']}/join"))[0] == 404
    with_key = await refused(cyd, f"/tables/{again['id']}/join", {"key": again["join_key"]})
    assert with_key[2] == "seat 2 is kept for somebody"
    assert (await ada.done(f"/tables/{again['id']}/join", {"entropy": ""}))["you"] == [2]
    assert (await bela.done(f"/tables/{again['id']}/ready"))["status"] == "playing"


async def test_a_rematch_against_bots_alone_leaves_everybody_in_his_seat(served: Served) -> None:
    ada = await served.person()
    table = await played([ada], "traders", and_=[BOT, BOT])
    again = await ada.done(f"/tables/{table}/rematch")
    old = (await ada.seen(table))["table"]
    assert [(s["kind"], s["name"]) for s in again["seats"]] == [(s["kind"], s["name"]) for s in old["seats"]]
    assert again["you"] == old["you"] == [0]
    assert (await ada.done(f"/tables/{again['id']}/ready"))["status"] == "playing"


async def test_a_rematch_can_be_declined_and_somebody_else_invited(served: Served) -> None:
    ada, bela, cyd = [await served.person() for _ in range(3)]
    table = await played([ada, bela], "traders")
    again = await ada.done(f"/tables/{table}/rematch")
    assert kinds(await bela.done(f"/tables/{again['id']}/leave")) == ["open", "human"]
    told = await cyd.done(f"/tables/{again['id']}/join", {"key": again["join_key"], "entropy": ""})
    assert told["you"] == [0]


async def test_who_had_two_seats_takes_both_again(served: Served) -> None:
    ada, bela = await served.person(), await served.person()
    table = await opened(ada, ME, {**HOT, "name": "Zoë"}, OPEN)
    await bela.done(f"/tables/{table['id']}/join", {"entropy": ""})
    await ada.done(f"/tables/{table['id']}/ready")
    await ada.done(f"/tables/{table['id']}/resign")
    again = await bela.done(f"/tables/{table['id']}/rematch")
    assert kinds(again) == ["reserved", "human", "reserved"]
    told = await ada.done(f"/tables/{again['id']}/join", {"entropy": "aa"})
    assert (told["you"], [s["ready"] for s in told["seats"]]) == ([0, 2], [True, False, True])
    assert len({s["name"] for s in told["seats"]}) == 3
    assert (await bela.done(f"/tables/{again['id']}/ready"))["status"] == "playing"


async def test_only_a_finished_game_has_a_rematch(served: Served) -> None:
    ada, bela = await served.person(), await served.person()
    table = await begun([ada, bela], "traders")
    assert (await refused(ada, f"/tables/{table}/rematch"))[2] == "that is not possible: the table is playing"


async def test_a_remote_bot_plays_a_whole_game_by_the_same_api(served: Served) -> None:
    ada, bela = await served.person(), await served.person()
    bot = await program(served, bela)
    table = await opened(ada, ME, REMOTE, game="carthago")
    await bot.done(f"/tables/{table['id']}/join", {"entropy": "77"})
    await ada.done(f"/tables/{table['id']}/ready")
    last = await finish([ada, bot], table["id"])
    assert [s["kind"] for s in last["table"]["seats"]] == ["human", "remote"]
    assert last["position"]["ended"]["ranks"]
