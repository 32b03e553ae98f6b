"""Chapter 11: ship effects."""

from __future__ import annotations

import pytest

from cothon.core.arr import ints
from cothon.games.carthago.pieces import EFFECT_NAMES, SHIP_NAMES, SHIPS_WITH, TABLES
from games.carthago.seen import G, all_ships_but, board, discard, docks, markers, market, outside, ships, shown


def test_only_own_active_ships_are_used_any_number_and_using_turns_them_down() -> None:  # C11.1
    b = board("hand 0: B-market\nactive 0: GL4 JE1\nactive 1: CE6\nmarket: T1 T2 T3 T4 T5")
    b.do("palette").draw("T20", "T21", "T22", "T23", "T24").do("palette").draw("T30", "T31", "T32", "T33", "T34")
    assert ships(b, 0) == ["(GL4)", "(JE1)"]
    assert ships(b, 1) == ["CE6"]
    assert b.options == ["market"]
    assert b.why("palette") == b.why("intrigue") == "C11.1"


def test_the_ship_that_comes_first_in_the_table_is_turned() -> None:  # C11.2
    b = board("hand 0: B-market\nactive 0: JE1 GL4\nmarket: T1").do("palette")
    assert ships(b, 0) == ["(GL4)", "JE1"]
    b = board("ask: wake\nspace: market\ninactive 0: JE1 GL4").do("wake:palette")
    assert ships(b, 0) == ["GL4", "(JE1)"]
    for e, name in enumerate(EFFECT_NAMES):
        row = [i for i in ints(SHIPS_WITH)[e * 4 : e * 4 + 4] if i >= 0]
        assert row == sorted(row)
        assert [SHIP_NAMES[i] for i in row] == [s["id"] for s in TABLES["ship_cards"]["cards"] if s["effect"] == name]


OFFERED = {
    "embargo": {"action", "after"},
    "palette": {"action", "take", "swap", "deliver", "after"},
    "intrigue": {"action", "after"},
    "favour": {"card"},
    "opulence": {"column"},
    "luxury": {"cargo"},
    "escorts": {"escort"},
    "anchor": {"dock", "deliver"},
    "legacy:hall1": {"honour", "after"},
}


@pytest.mark.parametrize("effect", OFFERED)
def test_an_effect_is_offered_only_where_the_questions_list_it(effect: str) -> None:  # C11.3
    assert set(G.actions[G.actions.id(effect)].asks) == OFFERED[effect]


def test_commando_sends_the_disc_to_the_anchor_even_if_a_regular_dock_is_free() -> None:  # C11.4
    text = "ask: dock\nspace: warship_dock\nmarkers: market delivery\nactive 0: OI2"
    b = board(text)
    assert b.options == ["regular", "anchor"]
    b.do("anchor")
    assert ships(b, 0) == ["(OI2)"]
    b = board("ask: deliver\nspace: delivery\nanchor: 1 0\nhand 0: T1").do("anchor", "give:T1").draw("JE6", "T9")
    assert b.ask == "honour"


def test_favour_lets_the_first_card_show_another_action() -> None:  # C11.5
    b = board("hand 0: B-residence T40\nactive 0: OI1\nmarkers:")
    assert "market" in b.options
    b.do("market")
    assert b.options == ["favour"]
    b.do("favour")
    assert ships(b, 0) == ["(OI1)"]
    assert b.options == ["pay:B-residence", "pay:T40"]
    assert b.why("favour") == "C14.4"
    assert b.do("pay:T40").ask == "take"


def test_opulence_is_used_before_the_payment_begins() -> None:  # C11.6
    b = board("ask: column\nspace: residence\nmarkers: market delivery\nhand 0: T13 T1\nactive 0: DY1")
    assert b.options == ["opulence"]
    b.do("opulence", "right")
    assert b.options == ["pay:T1"]
    assert "opulence" not in b.do("pay:T1").options


def test_legacy_reaches_a_tile_of_an_earlier_decade_at_the_usual_cost() -> None:  # C11.7
    text = (
        "decade: 3\nspace: market\nmarkers: market delivery\n"
        "tiles: hall1/1 residence1 hall2 coins\nhand 0: T9\nactive 0: CE1 GL5\n"
    )
    for ask in ("after", "honour"):
        b = board(f"ask: {ask}\n{text}")
        assert [o for o in b.options if o.startswith("legacy")] == ["legacy:hall1", "legacy:residence1", "legacy:hall2"]
    b.do("legacy:hall1")
    assert shown(b)["now"]["coins_due"] == 5
    assert ships(b, 0) == ["(GL5)", "CE1"]  # the first one in the table
    refused = board(f"ask: after\n{text}".replace("active 0: CE1 GL5", "inactive 0: CE1"))
    assert refused.why("legacy:hall1") == "C11.7"
    assert board("ask: after\nspace: market\nhand 0: T9\nactive 0: CE1").why("legacy:hall1") == "C11.7"


def test_intrigue_moves_a_marker_before_or_after_the_action() -> None:  # C11.8
    b = board("hand 0: B-market T9\nmarkers: residence delivery\nactive 0: DY2\nmarket: T1 T2 T3 T4 T5")
    b.do("intrigue")
    assert b.options == ["residence", "delivery"]
    assert b.why("market") == "C11.8"
    b.do("delivery")
    assert b.options == ["market", "trading_dock", "warship_dock"]
    assert b.why("residence") == "C11.8"
    b.do("market")
    assert markers(b) == ["market", "residence"]
    assert "skip" in b.do("market", "pay:B-market").options


def test_intrigue_gives_no_second_guild_action() -> None:  # C11.8
    b = board("ask: after\nspace: market\nguild_at: market\nmarkers: market delivery\nhand 0: T9\nactive 0: DY2")
    b.do("intrigue", "market", "residence")
    assert b.options == ["done"]


def test_after_skipping_the_marker_of_the_own_space_stays() -> None:  # C11.8
    text = "ask: after\nspace: market\nmarkers: market delivery\nhand 0: T9 T12\nactive 0: DY2 GL3\nskipped: yes"
    b = board(text).do("intrigue")
    assert b.options == ["delivery"]
    assert b.why("market") == "C11.8"
    b = board(text).do("tile:hall1", "coin:T9", "intrigue")
    assert b.options == ["market", "delivery"]


def test_luxury_pays_a_trading_ship_with_a_card_that_does_not_match() -> None:  # C11.9
    b = board("ask: cargo\nspace: delivery\ndock: 1\ndocks: DY1/0 OI1 GL1\nhand 0: T1 T4\nactive 0: GL2").do("luxury")
    assert b.options == ["give:T4"]
    assert b.why("give:T1") == "C11.9"
    assert b.why("luxury") == "C14.16"
    assert ships(b, 0) == ["(GL2)"]


def test_escorts_add_two_for_this_delivery_only() -> None:  # C11.10
    b = board("ask: crew\nspace: delivery\nhand 0: T1\nactive 0: JE2").do("give:T1").draw("CE3").do("escorts")
    assert ships(b, 0) == ["(CE3)", "(JE2)"]
    assert shown(b)["players"][0]["strength"] == 1


def test_declining_escorts_is_failure() -> None:  # C11.10
    b = board("ask: crew\nspace: delivery\nhand 0: T1\nactive 0: JE2").do("give:T1").draw("CE3").do("none")
    assert ships(b, 0) == ["JE2"]
    assert b.ask == "failure_card"


def test_embargo_sends_the_front_ship_under_the_pile_not_between_deliveries() -> None:  # C11.11
    b = board("hand 0: B-market\nactive 0: DY5\ndocks: DY1/1 OI1 GL1\noutside: CE1 JE1").do("embargo").draw("JE6")
    assert docks(b) == ["OI1/1", "GL1", "CE1"]
    assert outside(b) == ["JE1", "JE6"]
    assert shown(b)["under"] == ["DY1"]
    assert b.ask == "action"
    assert "embargo" in board("ask: after\nspace: market\nactive 0: DY5").options
    assert "embargo" not in board("ask: deliver\nspace: delivery\ntraded: yes\nactive 0: DY5").options


def test_embargo_is_not_offered_while_closed() -> None:  # C11.11
    fleet = all_ships_but("DY1 OI1 GL1 CE1 JE1 DY5")
    text = (
        f"closed: yes\ndocks: DY1 OI1 GL1\noutside: CE1 JE1\ninactive 1: {fleet}\n"
        "active 0: DY5\nask: after\nspace: market"
    )
    assert board(text).options == ["done"]
    assert board(text).why("embargo") == "C5.14"


def test_palette_discards_the_market_and_refills_it() -> None:  # C11.12
    for ask in ("action", "take", "swap", "deliver", "after"):
        more = {"deliver": "\ntraded: yes\nspace: delivery", "action": ""}.get(ask, "\nspace: market")
        b = board(f"ask: {ask}{more}\nactive 0: GL4\nmarket: T1 T2 T3 T4 T5").do("palette")
        assert discard(b) == ["T1", "T2", "T3", "T4", "T5"]
        b.draw("T20", "T21", "T22", "T23", "T24")
        assert market(b) == ["T20", "T21", "T22", "T23", "T24"]
        assert b.ask == ask


def test_after_the_main_action_is_before_and_after_the_guild_action() -> None:  # C11.13
    text = "ask: after\nspace: market\nmarkers: market delivery\nhand 0: T9\nactive 0: DY2 DY5 GL4"
    b = board(text)
    assert {"embargo", "palette", "intrigue"} <= set(b.options)
    b.do("tile:hall1", "coin:T9")
    assert b.options == ["embargo", "palette", "intrigue", "done"]
