"""Chapter 11: Payday, step 3, the raid."""

from __future__ import annotations

import itertools

import pytest

from games.traders.seen import board, cards, discard, events, hand, ships, sideways, stock, up, vps
from kit.board import Board


def green_payday(text: str, pays: str = "Y5") -> Board:
    """Seat 0 buys G2 with one card and brings the green ship in; `text` says what else lies around."""
    return board(f"market: G2\n{text}").do("act:buy", f"pay:{pays}")


def test_every_ship_on_3_or_4_is_raided_the_arrived_one_is_not() -> None:  # T11.1
    b = green_payday("ships: 3 4 2 4\nhand 0: Y5\nstock 1: R2 B2 Y2 G2")
    assert events(b, "raid")[0]["colours"] == ["red", "blue"]
    assert stock(b, 1) == ["Y2"]
    assert vps(b) == [1, 1]  # green was sold, not lost


def test_no_raid_if_the_game_ended_in_step_2() -> None:  # T11.1
    b = green_payday("ships: 3 0 0 4\nhand 0: Y5\nstock 1: R2\ntokens 0: blue 7")
    assert (b.ask, stock(b, 1)) == ("over", ["R2"])


def test_pirates_act_only_at_a_payday() -> None:  # T11.2
    b = board("ships: 3 0 0 0\nmarket: G2\nhand 0: Y5\nstock 1: R2").do("act:buy", "pay:Y5")
    assert (stock(b, 1), ships(b)) == (["R2"], (3, 0, 0, 1))
    b = green_payday("ships: 2 2 1 4\nhand 0: Y5\nstock 1: R2")
    assert events(b, "raid") == []


def test_exposed_are_upright_cards_of_raided_colours_fresh_goods_included() -> None:  # T11.3
    b = board("ships: 2 0 0 4\nmarket: G2 R5\nhand 0: Y5x2 B2\nstock 0: R3 B5\nsideways 0: R2").do(
        "act:buy", "pay:Y5", "pay:Y5"
    )
    assert b.options == ["done", "protect:R5", "protect:R3"]
    assert b.why("protect:B5") == "T11.3"
    assert b.why("protect:R2") == "T11.10"
    b = green_payday("ships: 3 0 0 4\nhand 0: Y5 B2\nstock 0: R3")
    assert b.why("protect:R5") == "T11.3"


def test_players_deal_with_the_raid_clockwise_from_the_buyer() -> None:  # T11.4
    b = board(
        "options: seats=3\nturn: 1\nships: 3 0 0 4\nmarket: G2\nhand 0: R2\nhand 1: Y5 B2\nhand 2: Y2\n"
        "stock 0: R5\nstock 1: R5\nstock 2: R3"
    ).do("act:buy", "pay:Y5")
    asked = []
    while b.ask == "protect":
        asked.append(b.actor)
        b.do("done")
    assert asked == [1, 2, 0]


def test_any_exposed_cards_may_be_protected_as_many_as_there_are_icons() -> None:  # T11.5
    text = "ships: 3 0 0 4\nhand 0: Y5 B3 B2\nstock 0: R5 R3 R3 R2 R2"  # 3 icons, 5 exposed cards
    b = green_payday(text).do("protect:R3", "protect:R3", "protect:R2")
    assert b.ask == "guard"
    b = green_payday(text).do("protect:R2", "done")
    assert b.ask == "guard"


def test_hand_cards_of_any_colour_are_discarded_for_at_least_k_icons() -> None:  # T11.6
    b = green_payday("ships: 3 0 0 4\nhand 0: Y5 B2 G3\nstock 0: R5 R3 Y5").do("protect:R5", "done", "guard:B2")
    assert sideways(b, 0) == ["R5"]
    assert stock(b, 0) == ["Y5"]  # the second icon of B2 is lost and serves nothing else
    assert discard(b) == cards("B2 R3 Y5")
    assert hand(b, 0) == ["G3"]
    assert green_payday("ships: 3 0 0 4\nhand 0: Y5 B2\nstock 0: R5").do("protect:R5").why("guard:G3") == "T11.6"


def test_icons_may_be_spread_over_several_raided_colours() -> None:  # T11.7
    b = green_payday("ships: 3 4 3 4\nhand 0: Y5 R2 R3\nstock 0: R2 B2 Y2")
    b.do("protect:R2", "protect:B2", "protect:Y2", "guard:R2", "guard:R3")
    assert sideways(b, 0) == cards("R2 B2 Y2")


def test_no_needless_card_may_be_discarded() -> None:  # T11.8
    b = green_payday("ships: 3 0 0 4\nhand 0: Y5 B2 B3 Y3\nstock 0: R5 R3").do("protect:R5", "protect:R3", "guard:B2")
    assert (b.ask, hand(b, 0)) == ("market", cards("B3 Y3"))
    b = green_payday("ships: 3 0 0 4\nhand 0: Y5 B2\nstock 0: R5").do("done")
    assert (b.ask, hand(b, 0), stock(b, 0)) == ("market", ["B2"], [])


def test_cards_are_named_in_coin_order_and_icons_given_in_icon_order() -> None:  # T11.9
    b = green_payday("ships: 3 0 0 4\nhand 0: Y5 B2 G2 R3\nstock 0: R5 R3 R2 R2").do("protect:R3")
    assert b.options == ["done", "protect:R2"]
    assert [b.why("protect:R5"), b.why("protect:R3")] == ["T11.9", "T11.9"]
    b.do("protect:R2", "protect:R2")
    assert b.ask == "guard"
    assert b.options == ["guard:B2", "guard:G2"]  # R3 alone would not do
    assert b.why("guard:R3") == "T11.9"
    b.do("guard:G2")
    assert b.why("guard:B2") == "T11.9"
    assert b.options == ["guard:R3"]


def _guards(b: Board) -> list[tuple[str, ...]]:
    found: list[tuple[str, ...]] = []
    stack = [(b.s, ())]
    while stack:
        s, gone = stack.pop()
        for a in b.game.legal(s):
            t = s.clone()
            b.game.apply(t, a)
            way = (*gone, b.game.actions.label(a)[6:])
            if t.actor == 0 and b.game.asks[t.ask].name == "guard":
                stack.append((t, way))  # type: ignore[arg-type]
            else:
                found.append(way)
    return found


@pytest.mark.parametrize("k", [1, 2, 3, 4])
def test_the_paths_are_exactly_the_sets_without_a_needless_card(k: int) -> None:  # T11.8, T11.9
    have = ["R2", "B2", "B2", "G2", "R3", "Y3", "Y3"]
    b = green_payday(f"ships: 3 0 0 4\nhand 0: Y5 G5 {' '.join(have)}\nstock 0: R5x6").do(*["protect:R5"] * k, "done")
    icons = {"2": 2, "3": 1}
    wanted = set()
    for size in range(1, len(have) + 1):
        for chosen in itertools.combinations(have, size):
            total = sum(icons[c[1]] for c in chosen)
            if total >= k and all(total - icons[c[1]] < k for c in chosen):
                wanted.add(tuple(sorted(chosen)))
    assert sorted(tuple(sorted(way)) for way in _guards(b)) == sorted(wanted)


def test_protected_cards_turn_sideways_and_survive_later_raids() -> None:  # T11.10
    b = green_payday("ships: 3 0 0 4\nhand 0: Y5 B2\nstock 0: R5\nsideways 0: R3").do("protect:R5", "guard:B2")
    assert sideways(b, 0) == cards("R5 R3")
    b = green_payday("ships: 3 0 0 4\nhand 0: Y5 B2\nsideways 0: R5 R3")
    assert b.ask == "market"  # nothing is exposed, nobody is asked
    assert sideways(b, 0) == cards("R5 R3")


def test_unprotected_cards_are_lost_as_soon_as_their_owner_is_done() -> None:  # T11.11
    b = green_payday("ships: 3 0 0 4\nhand 0: Y5 B2\nstock 0: R5 R3\nhand 1: B2\nstock 1: R2")
    b.do("protect:R5", "done", "guard:B2")
    assert b.actor == 1
    assert (stock(b, 0), stock(b, 1)) == ([], ["R2"])
    assert "R3" in discard(b)


def test_who_has_nothing_exposed_or_no_icons_is_not_asked() -> None:  # T11.12
    b = green_payday("ships: 3 0 0 4\nhand 0: Y5 B2\nstock 0: B5\nhand 1: B5 R5\nstock 1: R5")
    assert b.ask == "market"
    assert (stock(b, 0), stock(b, 1)) == (["B5"], [])


def test_selling_treats_upright_and_sideways_alike() -> None:  # T11.13
    texts = ["stock 0: G5 G3", "sideways 0: G5 G3", "stock 0: G5\nsideways 0: G3"]
    outcomes = [(vps(b), up(b, 0)) for b in (green_payday(f"ships: 0 0 0 4\nhand 0: Y5\n{t}") for t in texts)]
    assert outcomes == [([3, 0], {"green": 1})] * 3


def test_named_cards_are_upright_until_the_last_icon_is_there() -> None:  # T11.14
    b = green_payday("ships: 3 0 0 4\nhand 0: Y5 B3 G3\nstock 0: R5 R3")
    b.do("protect:R5", "protect:R3", "guard:B3")
    assert (stock(b, 0), sideways(b, 0)) == (cards("R5 R3"), [])
    assert (hand(b, 0), "B3" in discard(b)) == (["G3"], True)
    b.do("guard:G3")
    assert (stock(b, 0), sideways(b, 0)) == ([], cards("R5 R3"))
