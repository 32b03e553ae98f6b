"""Why not? Every refusal names a clause and helps with numbers."""

from __future__ import annotations

import pytest

from games.porto.seen import ARISTOCRAT_FIRST, CARRIER_FIRST, LOADMASTER_FIRST, MERCHANT_FIRST, board
from kit.board import Board


def words(b: Board, label: str) -> str:
    refusal = b.game.why_not(b.game.mask(b.s, b.actor), b.game.actions.id(label))
    assert refusal is not None
    return f"{refusal.fields.get('words', refusal.key)} [{refusal.clause}]"


@pytest.mark.parametrize(
    ("lines", "doing", "label", "said"),
    [
        (["reserve 0: 1"], [], "card:5", "space 5 costs 2 servants, you have 1 in reserve [P8.4]"),
        (
            [CARRIER_FIRST, "docks 0: rome1", "store 0: dye"],
            [],
            "card:2",
            "the Carrier on space 1 is the same for the same cost [P8.7]",
        ),
        ([MERCHANT_FIRST], [], "card:1", "you could not carry out the action of the Merchant [P8.5]"),
        ([], ["talents"], "use:5", "you do not hold ship card 5 [P13.5]"),
        (["held: 5/0", "talents 0: 4"], [], "use:5", "the next palace space costs 6 Talents, you have 4 [P13.12]"),
        (
            ["cards: carrier carrier merchant captain aristocrat loadmaster", "talents 0: 9", "points 0: 1"],
            ["card:5", "R>L", "stop"],
            "take",
            "the next palace space needs 2 trading points, you have 1 [P10.3]",
        ),
        (
            ["cards: carrier carrier aristocrat captain merchant loadmaster", "talents 0: 2"],
            ["card:3", "R>L", "stop"],
            "take",
            "opening a storage space costs 6 Talents, you have 2 [P10.2]",
        ),
        (
            [LOADMASTER_FIRST, "docks 1: rome1"],
            ["card:1"],
            "claim:rome1",
            "at Rome I there are servants of seat 1 already [P1.6]",
        ),
        (
            [LOADMASTER_FIRST, "docks 0: rome2", "reserve 0: 1"],
            ["card:1"],
            "claim:rome1",
            "a dock takes 2 servants, you have 1 in reserve [P9.12]",
        ),
        (
            [ARISTOCRAT_FIRST],
            ["card:1", "R>L"],
            "L>R",
            "the lighthouse has received a servant in this action [P9.10]",
        ),
        (
            [ARISTOCRAT_FIRST, "temple 0: 1"],
            ["card:1", "R>L"],
            "T>R",
            "the reserve has given a servant in this action [P9.10]",
        ),
        (
            [ARISTOCRAT_FIRST],
            ["card:1", "R>T"],
            "R>L",
            "this move stands before R>T in the order of moves [P9.10]",
        ),
        (["held: 3/0", "temple 1: 1"], ["use:3"], "4:T>L", "there is no seat 4 at this table [P13.11]"),
        (["held: 28/0", "row 1: 1"], ["use:28"], "7", "ship 7 is not in row 1 [P13.13]"),
    ],
)  # fmt: skip
def test_refusals_say_what_is_missing(lines: list[str], doing: list[str], label: str, said: str) -> None:
    b = board("options: seats=3", *lines).do(*doing)
    assert words(b, label) == said


def test_an_answer_to_another_question_is_refused() -> None:
    b = board("market: dye")
    assert words(b, "house") == "other-question [P8.2]"


def test_only_the_actor_gets_an_answer() -> None:
    b = board("market: dye")
    refusal = b.game.why_not(b.game.mask(b.s, 1), b.game.actions.id("talents"))
    assert refusal is not None
    assert refusal.clause == "P8.1"


def test_refusals_in_the_lighthouse_and_at_the_docks() -> None:
    lines = ["decade: 2", "round: 0", "turn: -1", "ask: pilot", "lighthouse 0: 1", "row 1: 11 1", "row 2: 2"]
    b = board(*lines)
    assert words(b, "take:2") == "ship 2 lies in row 2; only row 1 arrives [P3.2]"
    assert words(b, "take:30") == "ship 30 is not in row 1 [P3.2]"
    b.do("take:11")
    assert words(b, "egypt1") == "ship 11 moors at docks of Rome, not at Egypt I [P3.7]"
    b = board(
        "decade: 2", "round: 0", "turn: -1", "ask: load", "docks 0: rome1 rome2 egypt1",
        "harbour: rome1=11/dye rome2=12/dye egypt1=1",
    )  # fmt: skip
    assert words(b, "rome2") == "the ship at Rome II wants wine [P3.11]"
    assert words(b, "egypt1") == "at Egypt I there is not both a ship and a good [P3.11]"
    assert words(b, "egypt2") == "you have no servants at Egypt II [P3.11]"


def test_refusals_of_the_last_purchase() -> None:
    lines = ["decade: 5", "round: 5", "turn: -1", "ask: last", "final: no_ships", "reason: decades"]
    assert (
        words(board(*lines, "points 0: 6", "talents 0: 19"), "buy")
        == "the large space costs 20 Talents, you have 19 [P15.6]"
    )
    assert words(board(*lines, "points 0: 5"), "buy") == "the large space needs 6 trading points, you have 5 [P15.6]"
