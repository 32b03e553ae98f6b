"""Every clause of docs/rules/mooring.md, in its order. A test is a sentence and cites its clause."""

from __future__ import annotations

import pytest

from cothon.core.errors import BadText
from cothon.games import game
from kit.board import Board

G = game("mooring")
NO_PILE = "sunk: saltx6 fishx7 woolx7 winex8 silkx8"
"""All crates sank but two of salt, a fish and a wool."""


def board(text: str = "", seats: int = 2) -> Board:
    """A position of the notation, or a new game."""
    return Board("mooring", f"options: seats={seats}\n{text}" if text else "", seats=seats)


def player(b: Board, seat: int) -> dict[str, object]:
    """What is shown of a seat to itself."""
    found: dict[str, object] = G.show(G.mask(b.s, seat))["players"][seat]  # type: ignore[index]
    return found


def test_there_are_eight_crates_of_each_kind() -> None:  # M1.1
    assert board().chances == {"salt": 8, "fish": 8, "wool": 8, "wine": 8, "silk": 8}


def test_two_to_four_play() -> None:  # M2.1
    assert list(G.seats_allowed({})) == [2, 3, 4]


def test_three_crates_are_dealt_to_each_one_by_one() -> None:  # M2.2
    b = board().draw("salt", "silk", "salt", "silk", "wine")
    assert b.ask == "crate"
    b.draw("wool")
    assert (b.ask, b.actor) == ("turn", 0)
    assert player(b, 0)["hand"] == ["salt", "salt", "wine"]
    assert player(b, 1)["hand"] == ["wool", "silk", "silk"]


def test_everybody_has_three_coins() -> None:  # M2.3
    assert [player(board(seats=4), seat)["coins"] for seat in range(4)] == [3, 3, 3, 3]


def test_whoever_has_no_crates_is_passed_over() -> None:  # M3.1
    b = board(f"{NO_PILE}\nhand 0: saltx2 fish\nhand 2: wool", seats=3).do("lay:salt")
    assert b.actor == 2
    assert b.do("lay:wool").actor == 0


def test_a_crate_that_is_laid_lies_on_the_quay() -> None:  # M3.2
    b = board("hand 0: salt fish\nhand 1: wool")
    assert b.options == ["lay:salt", "lay:fish"]
    assert b.why("lay:silk") == "M3.2"
    b.do("lay:fish")
    assert (player(b, 0)["quay"], player(b, 0)["hand"]) == (["fish"], ["salt"])


def test_at_the_end_of_a_turn_a_crate_is_drawn() -> None:  # M3.3
    b = board("hand 0: salt fish\nhand 1: wool").do("lay:salt")
    assert b.ask == "crate"
    assert player(b.draw("silk"), 0)["hand"] == ["fish", "silk"]
    assert b.actor == 1
    b = board(f"{NO_PILE}\nhand 0: saltx2 fish\nhand 1: wool").do("lay:salt")
    assert (b.ask, b.actor) == ("turn", 1)


def test_a_crate_of_the_kind_that_was_laid_may_be_sunk() -> None:  # M4.1
    b = board("hand 0: silk salt\nquay 1: silkx2\nquay 2: silk salt\nhand 1: wool", seats=4).do("lay:silk")
    assert (b.ask, b.options) == ("sink", ["sink:1", "sink:2", "spare"])
    assert [b.why(f"sink:{seat}") for seat in (0, 3)] == ["M4.1", "M4.1"]
    b.do("sink:1")
    assert (player(b, 1)["quay"], player(b, 2)["quay"]) == (["silk"], ["salt", "silk"])
    assert (G.show(b.s)["sunk"], player(b, 0)["coins"]) == (["silk"], 2)


def test_whoever_has_no_coin_sinks_nothing() -> None:  # M4.1
    assert board("hand 0: silk\nquay 1: silk\ncoins 0: 0").do("lay:silk").ask == "crate"


def test_no_seat_is_sunk_that_is_not_at_the_table() -> None:  # M2.1
    assert board("hand 0: silk\nquay 1: silk").do("lay:silk").why("sink:3") == "M2.1"


def test_sinking_can_be_made_a_duty() -> None:  # M4.2
    text = "options: seats=2 sinking=must\nhand 0: silk\nquay 1: silk"
    b = Board("mooring", text).do("lay:silk")
    assert (b.options, b.why("spare")) == (["sink:1"], "M4.2")
    b = board("hand 0: silk\nquay 1: silk").do("lay:silk", "spare")
    assert (player(b, 1)["quay"], player(b, 0)["coins"]) == (["silk"], 3)


def test_the_game_is_over_when_all_hands_are_empty() -> None:  # M5.1
    assert board(f"{NO_PILE}\nquay 0: salt fish\nhand 0: salt\nhand 1: wool").do("lay:salt", "lay:wool").ask == "over"


def test_crates_on_the_quay_are_points() -> None:  # M5.2
    b = board("over: yes\nquay 0: salt winex2\nquay 1: fish silk")
    assert b.result().scores == (9, 7)


def test_coins_break_a_tie() -> None:  # M5.3
    b = board("over: yes\nquay 0: silk\nquay 1: fish wool\ncoins 0: 1")
    assert (b.result().ranks, b.result().tie_break) == ((2, 1), "coins")
    assert board("over: yes\nquay 0: silk\nquay 1: fish wool").result().winners == (0, 1)


def test_other_hands_are_hidden() -> None:  # M6.1
    b = board("hand 0: salt\nhand 1: wool wine")
    seen = G.show(G.mask(b.s, 0))["players"]
    assert [p["hand"] for p in seen] == [["salt"], None]  # type: ignore[attr-defined]
    assert [p["hand_size"] for p in seen] == [1, 2]  # type: ignore[attr-defined]


def test_the_pile_is_hidden_and_its_size_is_not() -> None:  # M6.2
    v = G.mask(board("hand 0: salt").s, 0)
    assert G.show(v)["pile"] == 39
    assert not hasattr(v, "pile")


def test_X1_silk_sinks_silk() -> None:
    b = board("turn: 1\nquay 0: silk\nhand 1: silk").do("lay:silk", "sink:0")
    assert [player(b, seat)["points"] for seat in (0, 1)] == [0, 5]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("hand 0: saltx8\nquay 1: salt", "fewer than no crates of salt"),
        ("hand 0: pepper", "line 2, hand 0: there is no crate 'pepper'"),
        ("hand 0: salt\nlaid: salt", "laid: it does not go with 'turn'"),
        ("hand 0: salt\nask: sink", "say which crate was laid"),
        ("ask: turn", "nothing could be answered"),
        ("hand 0: salt\nover: yes", "somebody still has crates"),
    ],
)
def test_a_text_that_is_no_position_is_refused(text: str, words: str) -> None:
    with pytest.raises(BadText, match=words):
        board(text)
