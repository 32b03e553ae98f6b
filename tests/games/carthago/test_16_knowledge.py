"""Chapter 16: what players know."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from cothon.core import OVER, Teller, View
from cothon.play.dice import FastDice
from games.carthago.seen import G, board, step
from kit.board import Board
from kit.players import new_match, play_until

SECRET = "hand 0: base T1? T2? T9\nhand 1: base T30? T31? T40\nmarket: T50 T51 T52 T53 T54\n"


def seen(b: Board, seat: int | None) -> dict[str, Any]:
    return G.show(G.mask(b.s, seat))


def cards(shown: dict[str, Any], p: int) -> list[str]:
    return [c["card"] for c in shown["players"][p]["hand"]]


def test_boards_piles_and_numbers_are_public() -> None:  # C16.1
    b = board(f"{SECRET}discard: T60 T61\nplayed 1: T62\nactive 1: DY1\ninactive 1: OI1")
    views = [seen(b, seat) for seat in (None, 0, 1)]
    for name in (
        "spaces",
        "market",
        "trade_pile",
        "discard_pile",
        "docks",
        "outside",
        "ship_pile",
        "under",
        "hall",
        "warships",
    ):
        assert views[0][name] == views[1][name] == views[2][name]
    for view in views:
        assert view["players"][1]["hand_size"] == 3
        assert len(view["players"][0]["base"]) == 7
        assert view["players"][1]["played"] == ["T62"]
        assert [s["active"] for s in view["players"][1]["ships"]] == [True, False]


def test_cards_from_market_reveal_and_decade_change_are_open_the_others_hidden() -> None:  # C16.2
    b = (
        board("ask: take\nspace: market\nmarket: T1 T2 T3 T4 T5\nhand 0: T60")
        .do("take:T1")
        .draw("T20")
        .do("take:T20", "give:T60")
    )
    assert {c["card"]: c["open"] for c in seen(b, 0)["players"][0]["hand"]} == {"T1": True, "T20": True}
    b = board("ask: cargo\nspace: delivery\ndock: 1\ndocks: DY1/0 OI1 GL1\nhand 0: T1").do("give:T1").draw("T9", "T12")
    assert cards(seen(b, 1), 0) == ["T9", "T12"]
    b = board("ask: take\nspace: market\nhand 0:").do("deck").draw("T44")
    assert cards(seen(b, 1), 0) == []
    assert cards(seen(b, 0), 0) == ["T44"]
    b = board("ask: crew\nspace: delivery\nhand 0: T1").do("give:T1").draw("JE6", "T44")
    assert cards(seen(b, None), 0) == []
    b = board("hand 0: B-market").do("pass").draw("T44")
    assert cards(seen(b, 1), 0) == []
    assert seen(b, 1)["players"][0]["hidden"] == 1


def test_an_open_card_stays_open_while_it_is_held() -> None:  # C16.2
    b = (
        board("round: 5\nfirst: 1\nturn: 0\nhand 0: B-market T9?\nhand 1: B-market\nplayed 0: T12")
        .do("pass")
        .draw("T44")
    )
    while b.ask != "income":
        b.draw(next(iter(b.chances)))
    assert cards(seen(b, 1), 0) == ["T12"]
    assert seen(b, 1)["players"][0]["hidden"] == 2


def test_a_view_has_the_own_hand_and_the_open_cards_and_numbers_of_others() -> None:  # C16.3
    b = board(SECRET)
    assert cards(seen(b, 0), 0) == ["T1", "T2", "T9"]
    assert cards(seen(b, 0), 1) == ["T40"]
    assert seen(b, 0)["players"][1]["hidden"] == 2
    assert seen(b, 0)["players"][1]["coins"] is None
    assert cards(seen(b, None), 0) == ["T9"]
    assert cards(seen(b, None), 1) == ["T40"]
    assert seen(b, None)["players"][0]["hidden"] == 2


def test_a_card_that_leaves_a_hand_becomes_public() -> None:  # C16.4
    b = board(f"{SECRET}ask: crew\nspace: delivery").do("give:T1")
    assert "T1" in seen(b, 1)["discard_pile"]
    b = board(SECRET).do("market", "pay:T2")
    assert "T2" in seen(b, 1)["players"][0]["played"]
    b = board(f"{SECRET}ask: give\nspace: market\nwanted: T50").do("give:T1")
    assert "T1" in [c["card"] for c in seen(b, 1)["market"]]


def test_views_carry_the_number_of_hidden_cards_for_each_epoch() -> None:  # C16.5
    b = board("epoch: 2\nhand 0: T1?0 T2?2 T3?2 T4\nhand 1: T5?1")
    view = seen(b, None)
    assert view["players"][0]["hidden_by_epoch"] == {"0": 1, "2": 2}
    assert view["players"][1]["hidden_by_epoch"] == {"1": 1}


def test_unseen_faces_of_a_former_epoch_are_exactly_its_hidden_cards() -> None:  # C16.5
    text = (
        "rest: played 1\nmarket: T50 T51 T52 T53 T54\ndiscard: T60 T61\n"
        "hand 0: B-market T1? T2?\nhand 1: B-market T30?\n"
    )
    b = board(text).do("pass")
    assert b.s.now == 1  # type: ignore[attr-defined]
    view = G.mask(b.s, None)
    old = [c + 1 for c in range(75) if view.where[c] == 0 and view.epoch[c] == 0]  # type: ignore[attr-defined]
    new = [c + 1 for c in range(75) if view.where[c] == 0 and view.epoch[c] == 1]  # type: ignore[attr-defined]
    assert old == [1, 2, 30]
    assert seen(b, None)["unseen_before"] == ["T1", "T2", "T30"]
    assert seen(b, 0)["unseen_before"] == ["T30"]
    assert new == [60, 61]
    world = G.fill(view, FastDice(1))
    assert sorted(c for p in range(2) for c in cards(G.show(world), p)) == ["T1", "T2", "T30"]  # type: ignore[arg-type]


def test_every_unseen_card_belongs_to_an_epoch_that_has_room_for_it() -> None:  # C16.5
    for seed in range(4):
        dice, s = FastDice(seed), G.start(G.options(2))
        while s.actor != OVER:
            step(s, dice)
            if s.actor != OVER and dice.below(9) == 0:
                _count_epochs(G.mask(s, None))


def _count_epochs(v: View) -> None:
    where, epoch, hidden = v.where, v.epoch, v.veiled  # type: ignore[attr-defined]
    faces = Counter(int(epoch[c]) for c in range(75) if where[c] == 0)
    places = Counter(int(hidden[p * 75 + i]) for p in range(v.seats) for i in range(v.veiled_n[p]))  # type: ignore[attr-defined]
    places[int(v.now)] += int(v.pile_n)  # type: ignore[attr-defined]
    assert faces == +places


def test_the_known_part_of_the_ship_pile_is_public_the_unknown_part_a_set() -> None:  # C16.6
    b = board("under: JE6 JE5")
    assert seen(b, None)["under"] == ["JE6", "JE5"]
    assert seen(b, None)["ship_pile"] == 25
    assert len(board("under: JE6 JE5\nask: crew\nspace: delivery\nhand 0: T1").do("give:T1").chances) == 23


def test_worlds_deal_the_unseen_faces_uniformly() -> None:  # C16.7
    b = board("rest: played 0\nmarket: T50 T51 T52 T53 T54\npile: T60 T61\nhand 1: T30? T31?\nhand 0: T1?")
    view, dice = G.mask(b.s, 0), FastDice(5)
    found: Counter[tuple[str, ...]] = Counter()
    for _ in range(1200):
        world = G.fill(view, dice)
        assert G.mask(world, 0).key() == view.key()
        found[tuple(sorted(cards(G.show(world), 1)))] += 1  # type: ignore[arg-type]
    assert len(found) == 6  # two of T30 T31 T60 T61
    assert all(140 < n < 260 for n in found.values())


def test_worlds_keep_epochs_apart() -> None:  # C16.7
    b = board("epoch: 1\nrest: played 0\nmarket: T50 T51 T52 T53 T54\npile: T60 T61\nhand 1: T30?0 T31?1\nhand 0:")
    view, dice = G.mask(b.s, 0), FastDice(5)
    found = {tuple(cards(G.show(G.fill(view, dice)), 1)) for _ in range(100)}  # type: ignore[arg-type]
    assert found == {("T30", "T31"), ("T30", "T60"), ("T30", "T61")}


def test_worlds_leave_the_active_player_an_answer() -> None:  # C16.7
    """A spectator can exclude hands with which the active player could not be asked what is being asked (C18.3)."""
    text = "ask: goods\nspace: residence\ncolumn: right\ndue: 2\nhand 0: T13? T14? T1?\nhand 1: T2? T3?"
    view, dice = G.mask(board(text).s, None), FastDice(3)
    for _ in range(60):
        assert G.legal(G.fill(view, dice))


@pytest.mark.parametrize(
    "text",
    [
        # Three cards of 2 coins for a cost of 6: the last two must be T70 and T73.
        "ask: coins\nspace: market\nmarkers: market\nback: after\nspot: W6\ndue: 4\nlaid: T61\nhand 0: T70? T73?",
        # Three dyes, the highest ones: the last two must be T62 and T63.
        "ask: goods\nspace: residence\nmarkers:\ncolumn: left\ndue: 2\nlaid: T61\nhand 0: T62? T63?",
    ],
)
def test_worlds_find_the_only_hand_that_can_go_on(text: str) -> None:  # C16.7
    view, dice = G.mask(board(f"options: seats=4\n{text}").s, None), FastDice(3)
    for _ in range(4):
        assert G.legal(G.fill(view, dice))


def test_options_go_to_the_asked_player_only() -> None:  # C16.8
    match = play_until(new_match("carthago", "seats=3", 2), lambda m: m.version > 60, FastDice(1))
    asked = match.actor
    assert asked is not None
    for seat in (None, 0, 1, 2):
        assert bool(match.offers(seat)) is (seat == asked)


def test_the_deck_card_is_told_without_its_face() -> None:  # C16.8
    b = board("ask: take\nspace: market\nhand 0:").do("deck")
    teller = Teller()
    G.apply(b.s, G.draws.id("T44"), teller)
    assert [e.seen_by(0).get("card") for e in teller.events] == ["T44"]
    assert [e.seen_by(1).get("card") for e in teller.events] == [None]
    assert [e.seen_by(None).get("card") for e in teller.events] == [None]


def test_faces_of_hidden_cards_reach_nobody_else() -> None:  # C16.9
    b = board(SECRET)
    for seat in (None, 0):
        view = json.dumps({**seen(b, seat), "unseen": []})
        assert '"T30"' not in view
        assert '"T31"' not in view
    assert {"T30", "T31", "T60"} <= set(seen(b, 0)["unseen"])


def test_after_the_end_all_hands_are_shown() -> None:  # C16.10
    b = board(f"{SECRET}over: yes\ndecade: 3\nround: 5\ntiles: hall1 achievements")
    assert cards(seen(b, None), 1) == ["T30", "T31", "T40"]
    assert seen(b, None)["players"][1]["coins"] is not None


def test_the_removed_tile_is_known_by_elimination() -> None:  # C16.10
    b = board("tiles: hall1 residence1 victory ships coins goods")
    assert [t["tile"] for t in seen(b, None)["tiles"]] == ["hall1", "residence1", "victory", "ships", "coins", "goods"]


def test_what_a_rival_scores_is_known_unless_a_tile_counts_hidden_cards() -> None:  # C16.3
    places = "options: seats=2\nforum: 0 1\nactive 1: DY1\nhand 1: T30?\n"
    for tiles, known in (
        ("coins/0 goods/0 victory/1", True),
        ("coins/1 goods", False),
        ("goods/1 residence2/1", False),
    ):
        b = board(f"{places}tiles: {tiles}")
        truth = G.show(b.s)
        for seat in (None, 0):
            shown = seen(b, seat)
            assert shown["players"][1]["score"] == (truth["players"][1]["score"] if known else None)
            paid = [tile["points"][1] for tile in shown["tiles"]]
            assert all(n == tile["points"][1] for n, tile in zip(paid, truth["tiles"], strict=True) if n is not None)
            assert (None in paid) != known
        assert seen(b, 1)["players"][1]["score"] == truth["players"][1]["score"]
