"""Chapter 14: the questions, their options and what follows."""

from __future__ import annotations

import pytest

from games.carthago.seen import G, board, discs, docks, markers, market, new_game, ships, shown, trade

MANY = "options: seats=4\ndecade: 2\n"


def test_lend_offers_three_columns_and_keep() -> None:  # C14.1
    b = new_game(2, start_player="first")
    assert b.options == ["left", "middle", "right", "keep"]
    assert (b.do("keep").ask, b.actor) == ("lend", 0)
    assert b.do("left").ask == "berth"


def test_berth_offers_unoccupied_docks_then_warship() -> None:  # C14.2
    b = new_game(3, start_player="first").do("left")
    assert b.options == ["trading:1", "trading:2", "trading:3", "trading:4", "warship"]
    b.do("warship")
    assert (b.ask, b.actor) == ("lend", 1)
    assert b.do("keep", "keep").ask == "action"


def test_action_offers_spaces_effects_and_pass() -> None:  # C14.3
    b = board("hand 0: base T13 T14 T1\nactive 0: DY5 GL4 DY2\nregular: 1 0")
    assert b.options == [
        "market", "residence", "trading_dock", "warship_dock", "delivery", "embargo", "palette", "intrigue", "pass"
    ]  # fmt: skip
    b.do("intrigue", "market", "delivery")
    assert b.ask == "action"
    assert "pass" not in b.options
    assert b.do("market").ask == "card"


def test_card_offers_first_cards_and_favour() -> None:  # C14.4
    b = board("hand 0: B-market T2 T40\nactive 0: OI1").do("market")
    assert b.options == ["pay:B-market", "pay:T2", "favour"]
    assert b.do("pay:T2").ask == "take"
    b = board("hand 0: B-market T2 T40\nactive 0: OI1\nstands: - market").do("market")
    assert b.options == ["pay:B-market", "pay:T2"]  # no two cards without the action
    assert b.why("favour") == "C4.13"
    assert b.do("pay:T2").ask == "extra"


def test_favour_is_the_only_option_if_only_favoured_payments_are_sound() -> None:  # C14.4
    assert board("hand 0: T40\nactive 0: OI1").do("market").options == ["favour"]


@pytest.mark.parametrize(
    ("space", "more", "ask"),
    [
        ("market", "", "take"),
        ("residence", "", "column"),
        ("trading_dock", "", "dock"),
        ("warship_dock", "", "dock"),
        ("delivery", "\nregular: 1 0", "deliver"),
    ],
)
def test_the_last_card_moves_the_disc_and_asks_the_main_question(space: str, more: str, ask: str) -> None:  # C14.5
    b = board(f"hand 0: base T13 T14 T40\nstands: - {space}{more}").do(space, f"pay:B-{space}")
    assert b.ask == "extra"
    assert shown(b)["players"][0]["stands"] is None
    b.do(b.options[0])
    assert b.ask == ask
    assert shown(b)["players"][0]["stands"] == space


@pytest.mark.parametrize(
    ("ask", "space", "more"),
    [("take", "market", ""), ("column", "residence", ""), ("dock", "trading_dock", ""), ("deliver", "delivery", "")],
)
def test_skip_is_offered_where_a_guild_action_is_possible(ask: str, space: str, more: str) -> None:  # C14.6
    text = f"ask: {ask}\nspace: {space}\nhand 0: T9 T13 T14\nregular: 1 0{more}\n"
    assert "skip" in board(f"{text}markers: {space}").options
    assert "skip" not in board(f"{text}markers:").options


def test_skip_alone_is_left_if_the_main_action_is_not_possible() -> None:  # C14.6
    assert board("ask: column\nspace: residence\nhand 0: T9\nmarkers: residence").options == ["skip"]
    b = board("ask: column\nspace: residence\nhand 0: T13 T9\nmarkers: residence\nactive 0: DY1")
    assert b.options == ["opulence", "skip"]
    b.do("opulence")
    assert "skip" not in b.options
    assert b.why("skip") == "C14.6"
    b = board("ask: deliver\nspace: delivery\ntraded: yes\nhand 0: T9\nmarkers: delivery")
    assert b.why("skip") == "C14.6"


def test_take_offers_market_deck_palette_skip() -> None:  # C14.7
    b = board("ask: take\nspace: market\nmarket: T7 T3\nactive 0: GL4\nhand 0: T9\nmarkers: market")
    assert b.options == ["take:T3", "take:T7", "deck", "palette", "skip"]
    assert b.do("deck").draw("T8").ask == "swap"


def test_swap_offers_market_palette_none() -> None:  # C14.8
    b = board("ask: swap\nspace: market\nmarket: T7 T3\nactive 0: GL4\nhand 0: T9")
    assert b.options == ["take:T3", "take:T7", "palette", "none"]
    assert b.do("take:T3").ask == "give"
    assert board("ask: swap\nspace: market\nhand 0: T9").do("none").ask == "after"
    assert board("ask: swap\nspace: market\nhand 0: T9\ninactive 0: GL4").do("none").ask == "wake"


def test_give_offers_every_trade_card_in_hand() -> None:  # C14.9
    b = board(
        "ask: give\nspace: market\nmarket: T7 T3\nwanted: T3\nhand 0: B-market T9 T1\ninactive 0: GL4\nactive 0: JE1"
    )
    assert b.options == ["give:T1", "give:T9"]
    b.do("give:T1")
    assert (market(b), trade(b, 0)) == (["T1", "T7"], ["T3", "T9"])
    assert b.ask == "wake"


def test_wake_offers_each_effect_on_an_inactive_ship_once() -> None:  # C14.10
    b = board("ask: wake\nspace: market\ninactive 0: JE2 GL1 DY5\nactive 0: OI1")
    assert b.options == ["wake:embargo", "wake:escorts"]
    b.do("wake:escorts")
    assert ships(b, 0) == ["(DY5)", "OI1", "GL1", "(JE2)"]
    assert b.ask == "after"


def test_column_offers_payable_columns_opulence_skip() -> None:  # C14.11
    b = board("ask: column\nspace: residence\nhand 0: T13 T14 T1 T16\nactive 0: DY1\nmarkers: residence")
    assert b.options == ["right", "opulence", "skip"]
    b.do("opulence")
    assert b.options == ["left", "right"]
    assert b.why("opulence") == "C11.1"
    useless = board("ask: column\nspace: residence\nhand 0: T13 T14\nactive 0: DY1\nmarkers:\nfreed 0: 3 2 0")
    assert useless.options == ["right"]
    assert useless.why("opulence") == "C14.11"


def test_goods_is_asked_three_or_two_times() -> None:  # C14.12
    b = board("ask: column\nspace: residence\nhand 0: T1 T16 T31").do("left")
    for n in (3, 2, 1):
        assert (b.ask, shown(b)["now"]["cards_due"]) == ("goods", n)
        b.do(b.options[0])
    assert b.ask == "after"
    assert discs(b)[0] == 4


def test_dock_for_the_trading_harbour() -> None:  # C14.13
    b = board("ask: dock\nspace: trading_dock\ndocks: DY1 OI1/1 GL1\nhand 0: T9\nmarkers: trading_dock")
    assert b.options == ["trading:1", "trading:3", "skip"]
    assert b.do("trading:1").ask == "after"
    # Without an available disc no dock can be reserved, and no guild action is possible either.
    assert "trading_dock" not in board("hand 0: B-trading_dock T9\nanchor: 3 0\nmarkers: trading_dock").options


def test_dock_for_the_warship_harbour() -> None:  # C14.14
    b = board("ask: dock\nspace: warship_dock\nactive 0: OI2\nhand 0: T9\nmarkers: warship_dock")
    assert b.options == ["regular", "anchor", "skip"]
    assert b.do("anchor").ask == "after"
    assert ships(b, 0) == ["(OI2)"]


def test_deliver_offers_docks_warships_palette_and_stop_or_skip() -> None:  # C14.15
    text = (
        "ask: deliver\nspace: delivery\ndocks: DY1/0 OI1 GL1\nregular: 1 0\n"
        "anchor: 1 0\nhand 0: T1 T9\nmarkers: delivery\nactive 0: GL4\n"
    )
    text += "freed 0: 1 0 0"
    assert board(text).options == ["trading:1", "regular", "anchor", "palette", "skip"]
    assert board(f"{text}\nwarred: yes").options == ["trading:1", "palette", "stop"]
    assert board(text).why("stop") == "C14.15"
    assert board(text).do("trading:1").ask == "cargo"
    assert board(text).do("regular").ask == "crew"
    assert board(f"{text}\nwarred: yes").do("stop").ask == "after"


def test_cargo_offers_matching_cards_and_luxury_once() -> None:  # C14.16
    text = "ask: cargo\nspace: delivery\ndock: 1\ndocks: DY1/0 OI1 GL1\noutside: CE1 JE1\nmarket: T71\n"
    b = board(f"{text}hand 0: T1 T2 T9\nactive 0: GL2")
    assert b.options == ["give:T1", "give:T2", "luxury"]
    assert board(f"{text}hand 0: T1\nactive 0: GL2").options == ["give:T1"]
    assert board(f"{text}hand 0: T1\nactive 0: GL2").why("luxury") == "C14.16"
    assert b.do("give:T1").draw("T12", "T15").draw("JE6").ask == "deliver"
    assert b.options == ["stop"]
    b = board(f"{text}hand 0: T1\nwarred: yes").do("give:T1").draw("T12", "T15").draw("JE6")
    assert b.ask == "after"


def test_crew_offers_every_trade_card() -> None:  # C14.17
    b = board("ask: crew\nspace: delivery\nhand 0: B-market T1 T9\nactive 0: JE2")
    assert b.options == ["give:T1", "give:T9"]
    assert b.do("give:T9").draw("CE3").ask == "escort"
    assert board("ask: crew\nspace: delivery\nhand 0: T1").do("give:T1").draw("CE3", "T9").ask == "honour"


def test_escort_offers_escorts_and_none() -> None:  # C14.18
    b = board("ask: crew\nspace: delivery\nhand 0: T1\nactive 0: JE2 GL1 OI5").do("give:T1").draw("CE4")
    assert b.options == ["escorts", "none"]
    b.do("escorts")
    assert ships(b, 0) == ["(OI5)", "(GL1)", "(CE4)", "JE2"]  # 1 + 2 + 2 reaches 4


def test_honour_offers_affordable_tiles_legacy_and_none() -> None:  # C14.19
    text = f"{MANY}ask: honour\nspace: delivery\nwarred: yes\ntiles: hall1/1/2 residence1 hall2/1 victory/0 coins\n"
    b = board(f"{text}hand 0: T9\nactive 0: CE1")
    assert b.options == ["tile:hall2", "legacy:residence1", "none"]
    assert board(f"{text}hand 0: T1").options == ["none"]
    assert b.do("legacy:residence1", "coin:T9").ask == "deliver"
    assert ships(b, 0) == ["(CE1)"]
    assert board(f"{text}hand 0: T9\ntraded: yes").do("none").ask == "after"


def test_after_offers_placements_effects_and_done() -> None:  # C14.20
    b = board(
        f"{MANY}ask: after\nspace: market\nmarkers: market\nhand 0: T9\n"
        "active 0: CE1 DY5 GL4 DY2\ntiles: hall1 hall2 coins"
    )
    assert b.options == ["seat:W6", "seat:E6", "tile:hall2", "legacy:hall1", "embargo", "palette", "intrigue", "done"]
    b.do("seat:E6", "coin:T9")
    assert b.options == ["embargo", "palette", "intrigue", "done"]
    b.do("intrigue", "market", "delivery")
    assert b.ask == "after"
    b.do("done")
    assert b.actor == 1


def test_coins_is_asked_until_the_cost_is_covered() -> None:  # C14.21
    b = board("ask: coins\nspace: market\nback: after\nspot: W10\ndue: 10\nhand 0: T3 T6 T1")
    assert b.options == ["coin:T3"]
    b.do("coin:T3")
    assert b.options == ["coin:T6"]
    assert b.do("coin:T6").ask == "after"


def test_marker_offers_the_spaces_with_a_marker() -> None:  # C14.22
    b = board("hand 0: B-market\nactive 0: DY2\nmarkers: residence delivery").do("intrigue")
    assert b.options == ["residence", "delivery"]
    assert ships(b, 0) == ["(DY2)"]


def test_target_offers_the_three_other_spaces_and_returns_to_the_asking_question() -> None:  # C14.23
    b = board("hand 0: B-market\nactive 0: DY2\nmarkers: residence delivery").do("intrigue", "residence")
    assert b.options == ["market", "trading_dock", "warship_dock"]
    b.do("warship_dock")
    assert markers(b) == ["warship_dock", "delivery"]
    assert b.ask == "action"


def test_docks_of_one_harbour_are_refused_on_the_other_space() -> None:  # C14.13
    b = board("ask: dock\nspace: trading_dock\nmarkers:")
    assert b.why("anchor") == "C8.1"
    assert docks(b)


def test_options_are_listed_in_the_order_of_the_rules() -> None:  # C14.6
    """Ascending ids are spaces, columns, docks, cards by rank, deck, seats, forum, tiles, legacy, effects, endings."""
    kinds = [
        *("space", "column", "trading", "warship", "regular", "anchor", "pay", "take", "give", "coin", "deck"),
        *("seat", "forum", "tile", "legacy", "embargo", "palette", "favour", "opulence", "intrigue", "luxury"),
        *("escorts", "wake", "keep", "pass", "done", "none", "stop", "skip"),
    ]
    assert [f.name for f in G.actions.families] == kinds
