"""What counts for the ratings: played by people who stayed, with accounts of their own, on devices of their own."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import select

from cothon.play.record import Done, TakenBack
from cothon.server.rated import LEAST_DECISIONS, Made, decisions, judged
from cothon.server.storage.ledger import Step, steps_from
from cothon.server.storage.rows import SeatRow
from cothon.server.storage.schema import ratings, seats
from kit.finished import answers, begun, settled
from kit.seated import answer, asked, program, reach, refused
from kit.served import Person, Served

pytestmark = pytest.mark.anyio

DAYS = {"kind": "days", "days": 1}
RATED: dict[str, Any] = {"rated": True, "clock": DAYS}
PASSWORD = "a long and easy sentence"


async def ratings_of(served: Served, *people: Person) -> int:
    async with served.parts.storage.reading() as conn:
        who = [someone.me["player"] for someone in people]
        return len((await conn.execute(select(ratings).where(ratings.c.who.in_(who)))).all())


def why(told: dict[str, Any]) -> str | None:
    assert (told["unrated"] is None) or told["unrated"]["decisions"] == LEAST_DECISIONS
    return None if told["unrated"] is None else str(told["unrated"]["reason"])


def gains(told: dict[str, Any]) -> list[Any]:
    return [s["gain"] for s in told["seats"]]


# -- who left ----------------------------------------------------------------------------------------------------------


async def test_a_game_that_bots_played_moves_no_rating(served: Served) -> None:
    people = [await served.member() for _ in range(3)]
    table = await begun(people, "karibik", rated=True)
    for someone in people:
        await someone.post(f"/tables/{table}/leave")
    told = await settled(people[0], table)
    assert (why(told), gains(told)) == ("left", [None] * 3)
    assert await ratings_of(served, *people) == 0
    watcher = await served.person()
    assert why((await watcher.seen(table))["table"]) == "left"
    brief = (await watcher.get(f"/players/{people[0].me['player']}")).json()["recent"][0]
    assert (brief["rated"], brief["unrated"]) == (True, "left")


async def test_everybody_leaves_in_the_middle_and_no_rating_moves(served: Served) -> None:
    ada, bela = await served.member(), await served.member()
    table = await begun([ada, bela], "karibik", rated=True)
    await answers([ada, bela], table, LEAST_DECISIONS)
    for someone in (ada, bela):
        await someone.post(f"/tables/{table}/leave")
    told = await settled(ada, table)
    assert (why(told), gains(told)) == ("left", [None, None])


async def test_who_leaves_and_lets_the_bot_finish_loses_whatever_the_bot_achieves(served: Served) -> None:
    ada, bela = await served.member(), await served.member()
    table = await begun([ada, bela], "traders", rated=True)
    await answers([ada, bela], table, LEAST_DECISIONS)
    await ada.done(f"/tables/{table}/leave")
    await answers([bela], table)
    told = await settled(bela, table)
    assert why(told) is None
    assert [(s["gone"], s["rank"]) for s in told["seats"]] == [(True, 2), (False, 1)]
    assert told["seats"][0]["gain"] < 0 < told["seats"][1]["gain"]
    assert told["ended_by"] == "rules"


async def test_who_returns_for_the_end_after_a_bot_played_most_of_it_has_left_all_the_same(served: Served) -> None:
    ada, bela = await served.member(), await served.member()
    table = await begun([ada, bela], "traders", rated=True)
    await answers([ada, bela], table, LEAST_DECISIONS)
    await ada.done(f"/tables/{table}/leave")
    while (await decided(served, table, 2))[0].stood_in < 40:  # a seat makes 57 to 145 decisions here
        await answers([bela], table, 1)
    await ada.done(f"/tables/{table}/return")
    await answers([ada, bela], table)
    told = await settled(bela, table)
    assert [s["away"] for s in told["seats"]] == [False, False]
    made = await decided(served, table, 2)
    assert made[0].left_to_bots == told["seats"][0]["gone"]
    assert told["seats"][0]["gone"], made


async def decided(served: Served, table: str, number: int) -> list[Made]:
    async with served.parts.storage.reading() as conn:
        return decisions(number, await steps_from(conn, table, 0))


async def test_who_was_away_for_a_turn_has_not_left(served: Served) -> None:
    ada, bela = await served.member(), await served.member()
    table = await begun([ada, bela], "traders", rated=True)
    await answers([ada, bela], table, LEAST_DECISIONS)
    someone, _ = await asked([ada, bela], table)
    seat, other = (0, bela) if someone is ada else (1, ada)
    await someone.done(f"/tables/{table}/leave")
    await asked([other], table)
    await someone.done(f"/tables/{table}/return")
    await answers([ada, bela], table)
    told = await settled(ada, table)
    made = await decided(served, table, 2)
    assert made[seat].stood_in > 0
    assert (why(told), [s["gone"] for s in told["seats"]]) == (None, [False, False])
    assert [s["rank"] for s in told["seats"]] == told["outcome"]["ranks"]


async def test_in_a_rated_game_nobody_who_is_away_is_sent_away_for_good(served: Served) -> None:
    ada, bela = await served.member(), await served.member()
    table = await begun([ada, bela], "traders", rated=True)
    await bela.done(f"/tables/{table}/leave")
    told = await refused(ada, f"/tables/{table}/kick", {"seat": 1})
    assert told == (409, "conflict", "this game is rated: nobody can be sent away, whoever is away may return")
    assert not (await bela.done(f"/tables/{table}/return"))["seats"][1]["away"]


# -- who left early ----------------------------------------------------------------------------------------------------


async def test_an_early_resignation_moves_no_rating(served: Served) -> None:
    ada, bela = await served.member(), await served.member()
    table = await begun([ada, bela], "traders", rated=True)
    await answers([ada, bela], table, 2)
    await bela.done(f"/tables/{table}/resign")
    told = await settled(ada, table)
    assert (why(told), gains(told), [s["rank"] for s in told["seats"]]) == ("early", [None, None], [1, 2])
    assert await ratings_of(served, ada, bela) == 0


async def test_answers_that_were_taken_back_do_not_make_a_resignation_late(served: Served) -> None:
    ada, bela = await served.member(), await served.member()
    table = await begun([ada, bela], "traders", rated=True)
    for _ in range(LEAST_DECISIONS):
        someone, look = await reach([ada, bela], table, lambda *_: True)
        told = await answer(someone, table)
        if look["table"]["version"] in (await someone.seen(table))["position"]["undo"]:
            await someone.done(f"/tables/{table}/undo", {"at": told["version"]})
    await bela.done(f"/tables/{table}/resign")
    assert why(await settled(ada, table)) == "early"


async def test_one_who_leaves_early_spoils_nothing_for_the_others_and_counts_for_nobody(served: Served) -> None:
    people = [await served.member() for _ in range(3)]
    table = await begun(people, "karibik", rated=True)
    await people[2].done(f"/tables/{table}/leave")
    await answers(people[:2], table)
    told = await settled(people[0], table)
    assert (why(told), told["seats"][2]["gain"], told["seats"][2]["rank"]) == (None, None, 3)
    assert all(s["gain"] is not None for s in told["seats"][:2])
    assert await ratings_of(served, *people) == 2


def sitting(**more: Any) -> list[SeatRow]:
    """Three people; `away`, `resigned` and `bot` say who of them is."""
    rows = [SeatRow("t", i, "human", f"p{i}") for i in range(3)]
    for i, row in enumerate(rows):
        row.away, row.resigned = i in more.get("away", ()), 1 + i if i in more.get("resigned", ()) else 0
        row.kind = "bot" if i in more.get("bot", ()) else "human"
    return rows


@pytest.mark.parametrize(
    ("who", "own", "stood_in", "unrated", "gone", "counted"),
    [
        ({}, (40, 40, 40), (0, 0, 0), None, set(), [0, 1, 2]),
        ({}, (30, 40, 40), (10, 0, 0), None, set(), [0, 1, 2]),
        ({}, (29, 40, 40), (11, 0, 0), None, {0}, [0, 1, 2]),
        ({"away": [0]}, (40, 40, 40), (0, 0, 0), None, {0}, [0, 1, 2]),
        ({"away": [0]}, (9, 40, 40), (31, 0, 0), None, {0}, [1, 2]),
        ({"away": [0, 1]}, (9, 9, 40), (31, 31, 0), "early", {0, 1}, []),
        ({"away": [0, 1, 2]}, (40, 40, 40), (1, 1, 1), "left", {0, 1, 2}, []),
        ({"resigned": [0, 1]}, (20, 20, 9), (0, 0, 0), None, set(), [0, 1, 2]),
        ({"resigned": [0, 1]}, (9, 20, 9), (0, 0, 0), None, set(), [1, 2]),
        ({"resigned": [0, 1]}, (9, 9, 9), (0, 0, 0), "early", set(), []),
        ({"resigned": [0, 1], "bot": [2]}, (20, 20, 0), (0, 0, 40), None, set(), [0, 1, 2]),
        ({"away": [0], "resigned": [1], "bot": [2]}, (20, 20, 0), (9, 0, 40), "left", {0}, []),
    ],
)
def test_who_has_left_and_what_counts(
    who: dict[str, Any],
    own: tuple[int, ...],
    stood_in: tuple[int, ...],
    unrated: str | None,
    gone: set[int],
    counted: list[int],
) -> None:
    verdict = judged(sitting(**who), [Made(*both) for both in zip(own, stood_in, strict=True)])
    assert (verdict.unrated, set(verdict.gone), verdict.counted) == (unrated, gone, counted)


def test_decisions_are_counted_by_who_made_them_and_not_when_they_were_taken_back() -> None:
    def step(at: int, by: str, *entries: Any) -> Step:
        return Step("t", at, at + len(entries), 0, by, entries, None, 0)

    done = [step(0, "ada", Done(0, 1)), step(1, "ada", Done(0, 2), Done(0, 3)), step(3, "ada", TakenBack(0, 1, False))]
    done += [step(4, "bot:level-3", Done(0, 2)), step(5, "bela", Done(1, 2))]
    assert decisions(2, done) == [Made(1, 1), Made(1, 0)]


# -- guests ------------------------------------------------------------------------------------------------------------


async def test_a_guest_opens_no_rated_table_and_is_told_what_to_do(served: Served) -> None:
    guest = await served.person()
    status, code, words = await refused(
        guest, "/tables", {"game": "traders", "seats": [{"kind": "me"}, {"kind": "open"}], **RATED}
    )
    assert (status, code) == (400, "malformed")
    assert words.startswith("rated: only players with a password are rated; claim your name")


async def test_with_a_guest_the_table_says_beforehand_that_no_rating_will_move(served: Served) -> None:
    ada, guest = await served.member(), await served.person()
    told = await ada.done("/tables", {"game": "traders", "seats": [{"kind": "me"}, {"kind": "open"}], **RATED})
    assert why(told) is None
    path = f"/tables/{told['id']}"
    async with ada.stream(told["id"]) as listening:
        await listening.next("presence")
        assert why(await guest.done(f"{path}/join", {})) == "guest"
        assert why((await listening.next("info"))[1]) == "guest"
        await guest.done(f"{path}/leave")
        assert why((await listening.next("info"))[1]) is None
    await guest.done(f"{path}/join", {"entropy": ""})
    assert why(await ada.done(f"{path}/ready")) == "guest"
    await answers([ada, guest], told["id"])
    last = await settled(ada, told["id"])
    assert (last["rated"], why(last), gains(last)) == (True, "guest", [None, None])
    assert await ratings_of(served, ada, guest) == 0


async def test_a_guest_who_claims_the_name_before_the_game_is_rated(served: Served) -> None:
    ada, guest = await served.member(), await served.person()
    told = await ada.done("/tables", {"game": "traders", "seats": [{"kind": "me"}, {"kind": "open"}], **RATED})
    assert why(await guest.done(f"/tables/{told['id']}/join", {})) == "guest"
    async with ada.stream(told["id"]) as listening:
        await listening.next("presence")
        await guest.done("/me/claim", {"password": PASSWORD})
        assert why((await listening.next("info"))[1]) is None


async def test_a_guest_who_claims_the_name_when_winning_is_not_rated(served: Served) -> None:
    ada, guest = await served.member(), await served.person()
    table = await begun([ada, guest], "traders", rated=True)
    await answers([ada, guest], table, LEAST_DECISIONS)
    await guest.done("/me/claim", {"password": PASSWORD})
    await ada.done(f"/tables/{table}/resign")
    told = await settled(ada, table)
    assert (why(told), gains(told)) == ("guest", [None, None])


# -- devices -----------------------------------------------------------------------------------------------------------


async def at_one_device(served: Served, someone: Person) -> Person:
    """Another account in the browser of somebody."""
    return await served.member(cookies={"cothon_device": someone.client.cookies["cothon_device"]})


async def test_two_accounts_on_one_device_are_not_rated(served: Served) -> None:
    ada = await served.member()
    twin = await at_one_device(served, ada)
    table = await begun([ada, twin], "traders", rated=True)
    assert why((await ada.seen(table))["table"]) == "device"
    await answers([ada, twin], table, LEAST_DECISIONS)
    await twin.done(f"/tables/{table}/resign")
    told = await settled(ada, table)
    assert (why(told), gains(told)) == ("device", [None, None])


async def test_devices_behind_one_address_are_told_apart(served: Served) -> None:
    ada, bela = await served.member(), await served.member()
    table = await begun([ada, bela], "traders", rated=True)
    assert why((await ada.seen(table))["table"]) is None


async def test_a_bot_whose_token_was_made_on_the_device_is_on_it(served: Served) -> None:
    ada = await served.member()
    bot = await program(served, await at_one_device(served, ada))
    told = await ada.done("/tables", {"game": "traders", "seats": [{"kind": "me"}, {"kind": "remote"}], **RATED})
    assert why(await bot.done(f"/tables/{told['id']}/join", {})) == "device"


async def test_the_same_device_is_found_in_a_rematch(served: Served) -> None:
    ada = await served.member()
    twin = await at_one_device(served, ada)
    table = await begun([ada, twin], "traders", rated=True)
    await twin.done(f"/tables/{table}/resign")
    await settled(ada, table)
    again = await ada.done(f"/tables/{table}/rematch")
    assert why(again) is None
    assert why(await twin.done(f"/tables/{again['id']}/join", {"entropy": ""})) == "device"


async def test_what_is_kept_of_a_device_says_nothing_elsewhere_and_is_forgotten_at_the_end(served: Served) -> None:
    ada, bela = await served.member(), await served.member()
    tables = [await begun([ada, bela], "traders", rated=True) for _ in range(2)]

    async def kept(table: str) -> list[str | None]:
        async with served.parts.storage.reading() as conn:
            wanted = select(seats.c.device).where(seats.c.table_id == table).order_by(seats.c.seat)
            return list((await conn.execute(wanted)).scalars())

    marks = [*await kept(tables[0]), *await kept(tables[1])]
    assert None not in marks
    assert len(set(marks)) == 4
    look = (await ada.get(f"/tables/{tables[0]}")).text
    assert not any(str(mark) in look for mark in marks)
    await bela.done(f"/tables/{tables[0]}/resign")
    await settled(ada, tables[0])
    assert await kept(tables[0]) == [None, None]
