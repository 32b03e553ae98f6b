"""Take-backs and votes over the wire: for free, by consent, withdrawn, lapsed; who is asked and who is not."""

from __future__ import annotations

from typing import Any

import pytest

from cothon.games import names
from cothon.play.dice import FastDice
from kit.finished import begun
from kit.seated import Look, answer, asked, program, reach, refused
from kit.served import Person, Served

pytestmark = pytest.mark.anyio

BOT = {"kind": "bot", "bot": "level-3"}


async def both_asked(served: Served, **more: Any) -> tuple[Person, Person, str]:
    """Ada has ended her turn with something that cannot be taken back for free; Béla is asked."""
    ada, bela = await served.person(), await served.person()
    table = await begun([ada, bela], "traders", **more)

    def late(who: Person, look: Look) -> bool:
        return who is bela and not look["position"]["undo"] and look["position"]["version"] > 12

    await reach([ada, bela], table, late)
    if (await ada.seen(table))["position"]["undo"]:
        await answer(bela, table)
    return ada, bela, table


def lasting(look: Look) -> Any:
    """What a seat knows, without the number of the version."""
    at = look["position"]
    return {name: at[name] for name in ("view", "asked", "offers", "viewer")}


# -- for free ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", names())
async def test_a_free_take_back_leaves_the_seat_knowing_what_it_knew(served: Served, name: str) -> None:
    ada, bela = await served.person(), await served.person()
    table = await begun([ada, bela], name)
    dice, taken = FastDice(4), 0
    while taken < 5:
        someone, before = await asked([ada, bela], table)
        told = await answer(someone, table, dice)
        after = await someone.seen(table)
        if after["table"]["version"] != told["version"] or not after["position"]["undo"]:
            continue  # a bot has answered, or something was revealed
        assert after["position"]["undo"][-1] == before["position"]["version"]
        back = await someone.done(f"/tables/{table}/undo", {"at": told["version"]})
        assert (back["version"], back["asked"]) == (told["version"] + 1, before["table"]["asked"])
        again = await someone.seen(table)
        assert lasting(again) == lasting(before)
        assert again["position"]["undo"] == before["position"]["undo"]
        await answer(someone, table, dice)
        taken += 1


async def test_several_answers_are_taken_back_at_once(served: Served) -> None:
    ada, bela = await served.person(), await served.person()
    table = await begun([ada, bela], "traders")
    someone, look = await reach([ada, bela], table, lambda _, look: len(look["position"]["undo"]) >= 2)
    at, undo = look["position"]["version"], look["position"]["undo"]
    assert (await refused(someone, f"/tables/{table}/undo", {"at": at, "to": at}))[:2] == (409, "cannot-take-back")
    assert (await refused(someone, f"/tables/{table}/undo", {"at": at - 1, "to": undo[0]}))[1] == "stale"
    await someone.done(f"/tables/{table}/undo", {"at": at, "to": undo[0]})
    assert (await someone.seen(table))["position"]["undo"] == []
    events = (await someone.get(f"/tables/{table}/events", params={"since": at})).json()
    assert [e["event"] for e in events] == [{"event": "taken_back", "seat": look["table"]["asked"], "to": undo[0]}]


async def test_a_take_back_sent_again_is_done_once(served: Served) -> None:
    ada, bela = await served.person(), await served.person()
    table = await begun([ada, bela], "traders")
    someone, look = await reach([ada, bela], table, lambda _, look: len(look["position"]["undo"]) >= 2)
    said = {"at": look["position"]["version"], "key": "back"}
    told = await someone.done(f"/tables/{table}/undo", said)
    await answer(someone, table)
    assert await someone.done(f"/tables/{table}/undo", said) == told
    served.parts.house.tables.clear()
    assert await someone.done(f"/tables/{table}/undo", said) == told
    assert (await someone.seen(table))["table"]["version"] >= told["version"] + 1


async def test_where_only_free_take_backs_are_allowed_nothing_is_proposed(served: Served) -> None:
    ada, bela, table = await both_asked(served)
    look = await ada.seen(table)
    assert (look["position"]["undo"], look["position"]["could_undo"]) == ([], [])
    status, code, words = await refused(ada, f"/tables/{table}/undo", {"at": look["table"]["version"]})
    assert (status, code) == (409, "cannot-take-back")
    assert "a card was revealed, somebody else acted" in words
    assert (await bela.seen(table))["table"]["proposal"] is None


# -- by consent --------------------------------------------------------------------------------------------------------


async def test_what_all_agree_to_is_taken_back(served: Served) -> None:
    ada, bela, table = await both_asked(served, takebacks="consent")
    path, look = f"/tables/{table}", await ada.seen(table)
    at, to = look["table"]["version"], look["position"]["could_undo"][-1]
    async with bela.stream(table) as listening:
        await listening.next("presence")
        told = await ada.done(f"{path}/undo", {"at": at})
        assert (told["proposed"], told["version"]) == (True, at)
        _, info, _ = await listening.next("info")
        proposal = info["proposal"]
        assert {k: proposal[k] for k in ("kind", "seat", "at", "to", "yes", "needs")} == {
            "kind": "undo",
            "seat": 0,
            "at": at,
            "to": to,
            "yes": [0],
            "needs": [1],
        }
        done = await bela.done(f"{path}/vote", {"yes": True, "proposal": proposal["id"]})
        assert (done["proposal"], done["version"], done["asked"]) == (None, at + 1, 0)
        name, step, _ = await listening.next("step", "info")
        assert (name, step["since"], step["events"][0]["event"]) == (
            "step",
            at,
            {"event": "taken_back", "seat": 0, "to": to, "agreed": True},
        )
        assert (await listening.next("info"))[1]["proposal"] is None


async def test_one_no_is_enough(served: Served) -> None:
    ada, bela, table = await both_asked(served, takebacks="consent")
    path, at = f"/tables/{table}", (await ada.seen(table))["table"]["version"]
    await ada.done(f"{path}/undo", {"at": at})
    told = await bela.done(f"{path}/vote", {"yes": False})
    assert (told["proposal"], told["version"]) == (None, at)
    assert (await refused(bela, f"{path}/vote", {"yes": True}))[::2] == (
        409,
        "there is nothing to vote on: that vote is over",
    )


async def test_the_proposer_may_withdraw_and_propose_again(served: Served) -> None:
    ada, _, table = await both_asked(served, takebacks="consent")
    path, at = f"/tables/{table}", (await ada.seen(table))["table"]["version"]
    for _ in range(2):
        assert (await ada.done(f"{path}/undo", {"at": at}))["proposed"]
        assert (await ada.done(f"{path}/vote", {"yes": False}))["proposal"] is None
    assert (await ada.done(f"{path}/undo", {"at": at}))["proposed"]
    assert (await ada.done(f"{path}/undo", {"at": at}))["proposed"]  # saying it twice changes nothing
    assert (await ada.done(f"{path}/vote", {"yes": True}))["proposal"]["needs"] == [1]


async def test_an_answer_ends_the_vote_and_everybody_hears_of_it(served: Served) -> None:
    ada, bela, table = await both_asked(served, takebacks="consent")
    path, at = f"/tables/{table}", (await ada.seen(table))["table"]["version"]
    await ada.done(f"{path}/undo", {"at": at})
    proposal = (await bela.seen(table))["table"]["proposal"]
    async with ada.stream(table) as listening:
        await listening.next("presence")
        await answer(bela, table)
        await listening.next("step")
        assert (await listening.next("info"))[1]["proposal"] is None
    assert (await refused(bela, f"{path}/vote", {"yes": True, "proposal": proposal["id"]}))[0] == 409


async def test_nobody_agrees_to_something_else_by_mistake(served: Served) -> None:
    ada, bela, table = await both_asked(served, takebacks="consent")
    path, at = f"/tables/{table}", (await ada.seen(table))["table"]["version"]
    await ada.done(f"{path}/undo", {"at": at})
    undo = (await bela.seen(table))["table"]["proposal"]
    assert (await refused(bela, f"{path}/abandon"))[2] == "another vote is open; answer that one first"
    await ada.done(f"{path}/vote", {"yes": False})
    await ada.done(f"{path}/abandon")
    assert (await refused(bela, f"{path}/vote", {"yes": True, "proposal": undo["id"]}))[0] == 409
    assert (await bela.seen(table))["table"]["status"] == "playing"


async def test_bots_agree_at_once(served: Served) -> None:
    ada = await served.person()
    table = await begun([ada], "traders", and_=[BOT], takebacks="consent")
    await reach([ada], table, lambda _, look: look["position"]["could_undo"] and not look["position"]["undo"])
    look = await ada.seen(table)
    told = await ada.done(f"/tables/{table}/undo", {"at": look["table"]["version"], "key": "k"})
    assert (told["proposed"], told["version"]) == (False, look["table"]["version"] + 1)
    again = await ada.done(f"/tables/{table}/undo", {"at": look["table"]["version"], "key": "k"})
    assert again == told
    assert (await ada.seen(table))["table"]["asked"] == 0


async def test_remote_bots_need_not_be_asked(served: Served) -> None:
    ada, bela = await served.person(), await served.person()
    bot = await program(served, bela)
    table = (await ada.done("/tables", {"game": "traders", "seats": [{"kind": "me"}, {"kind": "remote"}]}))["id"]
    await bot.done(f"/tables/{table}/join", {"entropy": ""})
    await ada.done(f"/tables/{table}/ready")
    assert (await ada.done(f"/tables/{table}/abandon"))["status"] == "abandoned"


async def test_who_is_away_or_has_resigned_is_not_asked_and_has_no_vote(served: Served) -> None:
    ada, bela, cyd, dido = people = [await served.person() for _ in range(4)]
    table = await begun(people, "traders")
    path = f"/tables/{table}"
    await cyd.done(f"{path}/leave")
    await dido.done(f"{path}/resign")
    told = await ada.done(f"{path}/abandon")
    assert told["proposal"]["needs"] == [1]
    for someone in (cyd, dido):
        assert (await refused(someone, f"{path}/vote", {"yes": False}))[2].startswith("you are not asked")
    assert (await refused(cyd, f"{path}/abandon"))[2] == "a bot plays for you; return to your seat first"
    assert (await refused(dido, f"{path}/abandon"))[2] == "you have resigned"
    assert (await bela.done(f"{path}/vote", {"yes": True}))["status"] == "abandoned"


async def test_a_vote_does_not_wait_for_somebody_who_goes(served: Served) -> None:
    ada, bela, cyd = people = [await served.person() for _ in range(3)]
    table = await begun(people, "traders")
    path = f"/tables/{table}"
    await ada.done(f"{path}/abandon")
    assert (await bela.done(f"{path}/leave"))["proposal"]["needs"] == [2]
    assert (await cyd.done(f"{path}/leave"))["status"] == "abandoned"


async def test_an_undo_is_carried_when_the_last_one_asked_goes(served: Served) -> None:
    ada, bela, table = await both_asked(served, takebacks="consent")
    at = (await ada.seen(table))["table"]["version"]
    assert (await ada.done(f"/tables/{table}/undo", {"at": at}))["proposed"]
    await bela.done(f"/tables/{table}/leave")
    events = (await ada.get(f"/tables/{table}/events", params={"since": at})).json()
    assert events[0]["event"]["event"] == "taken_back"


async def test_what_somebody_proposed_falls_when_he_goes(served: Served) -> None:
    people = [await served.person() for _ in range(3)]
    table = await begun(people, "traders")
    await people[0].done(f"/tables/{table}/abandon")
    told = await people[0].done(f"/tables/{table}/resign")
    assert (told["proposal"], told["status"]) == (None, "playing")


async def test_on_one_device_the_last_answer_is_taken_back_whosever_it_was(served: Served) -> None:
    ada = await served.person()
    seats = [{"kind": "me"}, {"kind": "hot"}]
    table = (await ada.done("/tables", {"game": "traders", "seats": seats, "takebacks": "consent"}))["id"]
    await ada.done(f"/tables/{table}/ready")
    path = f"/tables/{table}"
    answers: list[tuple[int, int]] = []
    while not answers or answers[-1][0] == (await ada.seen(table))["table"]["asked"] or len(answers) < 8:
        seat = (await ada.seen(table))["table"]["asked"]
        at = (await ada.seen(table, seat=seat))["position"]
        answers.append((seat, at["version"]))
        await ada.do(table, at["offers"][0]["id"], at["version"])
    seat, version = answers[-1]
    now = (await ada.seen(table))["table"]["version"]
    assert not (await ada.done(f"{path}/undo", {"at": now}))["proposed"]
    event = (await ada.get(f"{path}/events", params={"since": now})).json()[0]["event"]
    assert (event["seat"], event["to"]) == (seat, version)
    assert (await ada.seen(table))["table"]["asked"] == seat


# -- where ratings are at stake ----------------------------------------------------------------------------------------


async def rated_with_a_bot(served: Served) -> tuple[Person, Person, Person, str]:
    """Ada against the remote bot of Béla, with take-backs by consent."""
    ada, bela = await served.member(), await served.member()
    bot = await program(served, bela)
    more = {"rated": True, "takebacks": "consent", "clock": {"kind": "days", "days": 1}}
    said = {"game": "karibik", "seats": [{"kind": "me"}, {"kind": "remote"}], **more}
    table = (await ada.done("/tables", said))["id"]
    await bot.done(f"/tables/{table}/join", {"entropy": ""})
    await ada.done(f"/tables/{table}/ready")
    return ada, bela, bot, table


async def test_in_a_rated_game_nothing_that_was_drawn_is_taken_back_even_by_consent(served: Served) -> None:
    ada, _, bot, table = await rated_with_a_bot(served)
    revealed = 0
    while revealed < 6:
        someone, look = await asked([ada, bot], table)
        told = await answer(someone, table)
        after = await ada.seen(table)
        if someone is bot or told["version"] == look["position"]["version"] + 1:
            continue  # no draw followed
        revealed += 1
        assert after["position"]["could_undo"] == []
        for to in (None, look["position"]["version"]):
            said = {"at": after["table"]["version"], "to": to}
            status, code, words = await refused(ada, f"/tables/{table}/undo", said)
            assert (status, code) == (409, "cannot-take-back")
            assert words.startswith("This game is rated, and something was drawn or unveiled since")
        assert (await ada.seen(table))["table"]["version"] == after["table"]["version"]


async def test_in_a_rated_game_what_nobody_has_seen_is_taken_back_for_free_or_if_the_bot_agrees(served: Served) -> None:
    ada, bela, bot, table = await rated_with_a_bot(served)
    dice = FastDice(3)
    while True:
        someone, _ = await asked([ada, bot], table)
        look = await ada.seen(table)
        if someone is bot and look["position"]["could_undo"] and not look["position"]["undo"]:
            break
        await answer(someone, table, dice)
    told = await ada.done(f"/tables/{table}/undo", {"at": look["table"]["version"]})
    assert told["proposed"]
    proposal = (await bela.seen(table))["table"]["proposal"]
    assert proposal["needs"] == [1]
    agreed = await bot.done(f"/tables/{table}/vote", {"yes": True, "proposal": proposal["id"]})
    assert agreed["version"] == look["table"]["version"] + 1


async def test_in_a_rated_game_a_remote_bot_or_its_owner_must_agree_to_put_it_aside(served: Served) -> None:
    ada, bela, bot, table = await rated_with_a_bot(served)
    path = f"/tables/{table}"
    told = await ada.done(f"{path}/abandon")
    assert (told["status"], told["proposal"]["needs"]) == ("playing", [1])
    assert (await bot.done(f"{path}/vote", {"yes": False}))["proposal"] is None
    await ada.done(f"{path}/abandon")
    assert (await bela.done(f"{path}/vote", {"yes": True}))["status"] == "abandoned"
    await bot.done(f"{path}/resume")
    assert (await bot.done(f"{path}/abandon"))["proposal"]["needs"] == [0]


async def test_in_a_rated_game_who_is_away_is_asked_and_nobody_puts_it_aside_alone(served: Served) -> None:
    ada, bela = await served.member(), await served.member()
    table = await begun([ada, bela], "traders", rated=True)
    path = f"/tables/{table}"
    await asked([ada], table)
    await bela.done(f"{path}/leave")
    told = await ada.done(f"{path}/abandon")
    assert (told["status"], told["proposal"]["needs"]) == ("playing", [1])
    assert (await bela.done(f"{path}/vote", {"yes": True}))["status"] == "abandoned"


async def test_in_a_rated_game_a_vote_is_not_carried_by_somebody_who_goes(served: Served) -> None:
    ada, bela = await served.member(), await served.member()
    table = await begun([ada, bela], "traders", rated=True)
    await asked([ada], table)
    assert (await ada.done(f"/tables/{table}/abandon"))["proposal"]["needs"] == [1]
    told = await bela.done(f"/tables/{table}/leave")
    assert (told["status"], told["proposal"]["needs"]) == ("playing", [1])
