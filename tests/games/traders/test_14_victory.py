"""Chapter 14: victory and ties."""

from __future__ import annotations

import pytest

from cothon.games.tables import load
from games.traders.seen import board


def ended(*lines: str) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    r = board("\n".join(["options: seats=3", "over: tokens", *lines])).result()
    return r.scores, r.ranks, r.winners


def test_most_vps_win_stock_and_hand_are_worth_nothing() -> None:  # T14.1
    scores, ranks, winners = ended("vp 0: R2", "vp 1: R2x2", "hand 0: R5x5", "stock 0: B5x5", "tokens 0: red 8")
    assert (scores, ranks, winners) == ((1, 2, 0), (2, 1, 3), (1,))


def test_among_equals_the_most_tokens_win() -> None:  # T14.2
    _, ranks, winners = ended("vp 0: R2", "vp 1: R3", "tokens 0: red 2", "used 1: red 2", "tokens 1: blue")
    assert (ranks, winners) == ((2, 1, 3), (1,))
    r = board("over: tokens\nvp 0: R2\nvp 1: R3\ntokens 0: red").result()
    assert r.tie_break == "tokens"
    assert board("over: tokens\nvp 0: R2\ntokens 1: red").result().tie_break == ""


@pytest.mark.parametrize("reason", ["tokens", "passes"])
def test_players_still_equal_all_win_also_after_passes(reason: str) -> None:  # T14.3
    r = board(f"options: seats=3\nover: {reason}\nvp 0: R2\nvp 2: R3\ntokens 0: red\nused 2: blue").result()
    assert r.winners == (0, 2)


def test_equal_pairs_share_the_better_rank() -> None:  # T14.4
    assert ended("vp 0: R2", "vp 2: R3", "tokens 0: red", "used 2: blue")[1] == (1, 3, 1)
    assert ended("vp 1: R2x3", "tokens 0: red", "used 2: blue")[1] == (2, 1, 2)


def test_a_result_names_why_the_game_ended() -> None:  # T14.5
    assert {board(f"over: {r}").result().reason for r in ("tokens", "passes")} == {"tokens", "passes"}
    assert [r["name"] for r in load("traders")["end_reasons"]["rows"]] == ["tokens", "passes"]


def test_the_fact_that_decided_is_a_lead_tokens_or_a_shared_victory() -> None:  # T14.1 to T14.3
    lead = board("over: tokens\nvp 0: R2\nvp 1: B2x3 G3x2").result()
    assert lead.decided is not None
    assert lead.decided.line is not None
    assert (lead.decided.key, lead.decided.clause, lead.decided.line.fields) == ("lead", "T14.1", {"colour": "blue"})
    assert lead.decided.fields == {
        "seat": 1, "other_seat": 0, "points": 5, "other_points": 1, "ahead": 4, "number": 3, "other_number": 0,
    }  # fmt: skip
    assert lead.beside == ()
    tokens = board("over: tokens\nvp 0: R2\nvp 1: R3\ntokens 0: red\nused 1: red 2").result()
    assert tokens.decided is not None
    assert (tokens.decided.key, tokens.decided.clause) == ("tokens, both sides", "T14.2")
    assert tokens.decided.fields == {"seat": 1, "other_seat": 0, "points": 1, "number": 2, "other_number": 1}
    assert tokens.beside == ("tokens, both sides",)
    shared = board("over: passes\nvp 0: R2\nvp 1: R3").result()
    assert shared.decided is not None
    assert (shared.decided.key, shared.decided.clause, shared.decided.fields) == (
        "shared", "T14.3", {"number": 2, "points": 1},
    )  # fmt: skip


def test_the_account_adds_up_line_by_line() -> None:  # T14.1, T14.2
    r = board(
        "options: mode=classic\nover: tokens\nvp 0: R2 R3\nblind 0: G5\ncardless 0: 2\nvp 1: B2\ntokens 1: red 3"
    ).result()
    lines = {str(line.fields.get("colour", line.clause)): line.values for line in r.account}
    sets = {"red": (2, 0), "blue": (0, 1), "yellow": (0, 0), "green": (0, 0)}
    assert lines == {**sets, "T15.16": (1, 0), "T15.17": (2, 0), "T14.1": (5, 1), "T14.2": (0, 3)}
    assert r.scores == (5, 1)
