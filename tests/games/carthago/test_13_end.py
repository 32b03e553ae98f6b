"""Chapter 13: end and scoring."""

from __future__ import annotations

import pytest

from games.carthago.seen import LAST, board, played, scored

FOUR = "options: seats=4\n"


def test_cards_played_in_decade_3_are_not_taken_back() -> None:  # C13.1
    b = board(f"decade: 3\n{LAST}\nplayed 0: T9 T12\ntiles: coins/0").do("pass").draw("T70")
    assert b.ask == "over"
    assert {"T9", "T12"} <= set(played(b, 0))
    assert b.result().scores == (0, 0)
    assert b.result().reason == "decades"
    assert b.result().reason == "decades"


@pytest.mark.parametrize(
    ("text", "right", "every"),
    [
        ("seats: W6/0 E11/0", 2, 2),
        ("forum: 3 0 0 0", 3, 3),
        ("freed 0: 2 0 0", 2, 2),
        ("freed 0: 3 0 0", 3, 4),
        ("freed 0: 0 2 0", 0, 1),
        ("freed 0: 0 0 2", 1, 1),
        ("freed 0: 1 1 1", 0, 0),
        ("freed 0: 3 2 2\nseats: W6/0\nforum: 1 0 0 0", 6, 8),
    ],
)
def test_guild_seats_are_discs_in_the_hall_left_column_and_emptied_columns(
    text: str, right: int, every: int
) -> None:  # C13.2, C17.3
    assert scored(f"{FOUR}{text}")["guild seats"][0] == right
    assert scored(f"options: seats=4 column_seat=every\n{text}")["guild seats"][0] == every
    assert scored(f"rules: 1\n{FOUR}{text}")["guild seats"][0] == every


def test_score_is_guild_seats_times_ships_plus_tiles() -> None:  # C13.3
    account = scored(
        f"{FOUR}seats: W6/0 E7/0\nforum: 1 0 0 0\nactive 0: DY1 OI1\n"
        "inactive 0: GL1 GL2\ntiles: hall1/0\nfreed 0: 1 0 0"
    )
    assert account["guild seats x ships"][0] == 12
    assert account["score"][0] == 12 + 4
    assert account["ships"][0] == 4


def test_base_cards_discs_on_docks_and_coins_have_no_value_of_their_own() -> None:  # C13.4
    account = scored(f"{FOUR}hand 0: base T9 T12 T15\nregular: 1 0 0 0\ndocks: DY1/0 DY2 DY3 DY4 DY5\nseats: W6/0")
    assert account["score"] == [0, 0, 0, 0]


def test_the_highest_score_wins_and_equal_scores_share_a_rank() -> None:  # C13.5
    text = f"{FOUR}over: yes\ndecade: 3\nseats: W6/0 E7/1 E6/2\nactive 0: DY1 OI1\nactive 1: GL1 GL2\nactive 2: CE1"
    result = board(text).result()
    assert result.scores == (2, 2, 1, 0)
    assert result.ranks == (1, 1, 3, 4)
    assert result.winners == (0, 1)
    assert result.tie_break == ""


def test_the_fact_that_decided_is_the_largest_difference_or_a_shared_score() -> None:  # C13.3, C13.5
    text = f"{FOUR}over: yes\ndecade: 3\nseats: W6/0 E7/1 E6/2\nactive 0: DY1 OI1\nactive 1: GL1\nactive 2: CE1"
    lead = board(text).result().decided
    assert lead is not None
    assert lead.line is not None
    assert (lead.key, lead.line.id, lead.fields["ahead"]) == ("lead", "guild seats x ships", 1)
    shared = board(text.replace("active 1: GL1", "active 1: GL1 GL2")).result().decided
    assert shared is not None
    assert (shared.key, shared.clause, shared.fields) == ("shared", "C13.5", {"number": 2, "points": 2})


def test_the_account_adds_up() -> None:  # C13.3
    account = scored(f"{FOUR}seats: W6/0\nactive 0: DY1\ntiles: achievements/0/1 victory/0 residence2/1")
    tiles = [v for k, v in account.items() if k.startswith("tile ")]
    for p in range(4):
        assert account["score"][p] == account["guild seats x ships"][p] + sum(t[p] for t in tiles)
