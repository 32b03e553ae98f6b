"""Why not? Every refusal names a clause and helps with names and numbers."""

from __future__ import annotations

import pytest

from cothon.core import Refusal
from cothon.locales import ENGLISH, voice
from cothon.play.dice import FastDice
from cothon.play.match import Match
from games.porto.seen import ARISTOCRAT_FIRST, CARRIER_FIRST, LOADMASTER_FIRST, MERCHANT_FIRST, board
from kit.board import Board
from kit.players import new_match, play_until


def why(b: Board, label: str) -> str:
    """Key, fields and clause of a refusal in one line."""
    refusal: Refusal | None = b.game.why_not(b.game.mask(b.s, b.actor), b.game.actions.id(label))
    assert refusal is not None
    return repr(refusal)


@pytest.mark.parametrize(
    ("lines", "doing", "label", "said"),
    [
        (["reserve 0: 1"], [], "card:5", "space-too-dear space=5 servants=2 reserve=1 [P8.4]"),
        (
            [CARRIER_FIRST, "docks 0: rome1", "store 0: dye"],
            [],
            "card:2",
            "twin-card card=carrier space=1 [P8.7]",
        ),
        ([MERCHANT_FIRST], [], "card:1", "nothing-to-buy bonus=False [P8.5]"),
        ([CARRIER_FIRST, "store 0:"], [], "card:1", "nothing-to-carry bonus=False [P8.5]"),
        ([CARRIER_FIRST, "store 0: dye"], [], "card:1", "nowhere-to-carry bonus=False [P8.5]"),
        ([LOADMASTER_FIRST, "reserve 0: 1"], [], "card:1", "no-crew-to-claim servants=0 reserve=1 bonus=False [P8.5]"),
        (
            ["cards: carrier carrier merchant captain aristocrat loadmaster", "reserve 0: 2"],
            [],
            "card:5",
            "nobody-to-send card=aristocrat servants=2 reserve=0 bonus=True [P8.5]",
        ),
        ([], ["talents"], "use:5", "not-held ship=5 [P13.5]"),
        (["held: 5/0", "talents 0: 4"], [], "use:5", "palace-too-dear price=6 talents=4 [P13.12]"),
        (
            ["cards: carrier carrier merchant captain aristocrat loadmaster", "talents 0: 9", "points 0: 1"],
            ["card:5", "R>L", "stop"],
            "take",
            "palace-needs-points need=2 points=1 [P10.3]",
        ),
        (
            ["cards: carrier carrier aristocrat captain merchant loadmaster", "talents 0: 2"],
            ["card:3", "R>L", "stop"],
            "take",
            "storage-too-dear price=6 talents=2 [P10.2]",
        ),
        (
            [LOADMASTER_FIRST, "docks 1: rome1"],
            ["card:1"],
            "claim:rome1",
            "dock-taken dock=rome1 seat=1 [P1.6]",
        ),
        (
            [LOADMASTER_FIRST, "docks 0: rome2", "reserve 0: 1"],
            ["card:1"],
            "claim:rome1",
            "dock-takes-two reserve=1 [P9.12]",
        ),
        (
            [ARISTOCRAT_FIRST],
            ["card:1", "R>L"],
            "L>R",
            "has-received place=lighthouse [P9.10]",
        ),
        (
            [ARISTOCRAT_FIRST, "temple 0: 1"],
            ["card:1", "R>L"],
            "T>R",
            "has-given place=reserve [P9.10]",
        ),
        (
            [ARISTOCRAT_FIRST],
            ["card:1", "R>T"],
            "R>L",
            "moves-in-order last_move=R>T [P9.10]",
        ),
        (["held: 3/0", "temple 1: 1"], ["use:3"], "4:T>L", "no-such-seat seat=4 [P13.11]"),
        (["held: 28/0", "row 1: 1"], ["use:28"], "7", "not-in-row-1 ship=7 [P13.13]"),
    ],
)  # fmt: skip
def test_refusals_say_what_is_missing(lines: list[str], doing: list[str], label: str, said: str) -> None:
    b = board("options: seats=3", *lines).do(*doing)
    assert why(b, label) == said


def test_an_answer_to_another_question_is_refused() -> None:
    b = board("market: dye")
    assert why(b, "house") == "other-question [P8.2]"


def test_only_the_actor_gets_an_answer() -> None:
    b = board("market: dye")
    refusal = b.game.why_not(b.game.mask(b.s, 1), b.game.actions.id("talents"))
    assert refusal is not None
    assert refusal.clause == "P8.1"


def test_refusals_in_the_lighthouse_and_at_the_docks() -> None:
    lines = ["decade: 2", "round: 0", "turn: -1", "ask: pilot", "lighthouse 0: 1", "row 1: 11 1", "row 2: 2"]
    b = board(*lines)
    assert why(b, "take:2") == "in-row-2 ship=2 [P3.2]"
    assert why(b, "take:30") == "not-in-row-1 ship=30 [P3.2]"
    b.do("take:11")
    assert why(b, "egypt1") == "other-civilisation ship=11 own_dock=['rome1', 'rome2'] dock=egypt1 [P3.7]"
    b = board(
        "decade: 2", "round: 0", "turn: -1", "ask: load", "docks 0: rome1 rome2 egypt1",
        "harbour: rome1=11/dye rome2=12/dye egypt1=1",
    )  # fmt: skip
    assert why(b, "rome2") == "ship-wants dock=rome2 good=wine [P3.11]"
    assert why(b, "egypt1") == "nothing-to-load-at dock=egypt1 [P3.11]"
    assert why(b, "egypt2") == "no-servants-at dock=egypt2 [P3.11]"


def test_refusals_of_the_last_purchase() -> None:
    lines = ["decade: 5", "round: 5", "turn: -1", "ask: last", "final: no_ships", "reason: decades"]
    assert (
        why(board(*lines, "points 0: 6", "talents 0: 19"), "buy") == "large-space-too-dear price=20 talents=19 [P15.6]"
    )
    assert why(board(*lines, "points 0: 5"), "buy") == "large-space-needs-points need=6 points=5 [P15.6]"


def test_the_answer_that_takes_a_bonus_names_its_price() -> None:  # P10.2, P10.3
    met: set[str] = set()

    def note(match: Match) -> bool:
        seat = match.actor
        assert seat is not None
        view = match.view(seat)
        for offer in match.offers(seat):
            which = match.game.which(view, offer.id)
            assert (which is not None) == (offer.label in ("take", "bonus_only", "bonus") or offer.label[:5] == "card:")
            if which is None or which.family == "card":
                continue
            said = voice(ENGLISH, match.game).action(match.game.actions[offer.id], which=which)
            cost = match.game.show(view)["palace"]["next_cost"]  # type: ignore[index, call-overload]
            kind = "palace" if "palace" in said else "storage"
            price = {"palace": f"place in the palace for {cost} Talents", "storage": "storage space for 6 Talents"}
            assert said.endswith(price[kind])
            met.add(f"{which.family} {kind}")
        return False

    for seed in range(1, 6):
        play_until(new_match("porto", "seats=3", seed), note, FastDice(seed))
    assert {"take_bonus palace", "take_bonus storage", "bonus_only storage"} <= met
