"""Worked examples X14 to X42: derived from the rules."""

from __future__ import annotations

import pytest

from cothon.games.carthago.rules_setup import new_start_player
from games.carthago.seen import (
    G,
    all_ships_but,
    board,
    change_decade,
    discs,
    docks,
    hand,
    markers,
    market,
    neutrals,
    outside,
    player,
    scored,
    ships,
    shown,
    trade,
)
from kit.board import Board

FOUR = "options: seats=4\n"


def paths(b: Board, ask: str) -> list[str]:
    """All ways to answer a question again and again until another one is put, as joined labels."""
    if b.ask != ask:
        return [""]
    found = []
    for label in b.options:
        found += [f"{label} {rest}".strip() for rest in paths(board(G.write(b.s)).do(label), ask)]
    return found


def test_X14_coin_payment() -> None:  # C5.8, C5.9
    coin = {"coin:T9": 6, "coin:T3": 5, "coin:T5": 4, "coin:T2": 3, "coin:T1": 2}
    b = board("ask: coins\nspace: market\nback: after\nspot: E7\ndue: 7\nhand 0: T9 T3 T5 T2 T1\noptions: seats=4")

    def offered(at: Board) -> list[int]:
        return [coin[label] for label in at.options]

    assert offered(b) == [6, 5, 4]
    assert offered(board(G.write(b.s)).do("coin:T9")) == [5, 4, 3, 2]
    assert offered(board(G.write(b.s)).do("coin:T3")) == [4, 3, 2]
    assert offered(board(G.write(b.s)).do("coin:T5")) == [3]
    sets = ["".join(str(coin[x]) for x in path.split()) for path in paths(b, "coins")]
    assert sets == ["65", "64", "63", "62", "54", "53", "52", "43"]


def test_X15_space_payment() -> None:  # C4.15
    b = board("stands: - market\nhand 0: B-market B-market B-residence T8").do("market")
    assert b.options == ["pay:B-market", "pay:T8"]
    after = board(G.write(b.s)).do("pay:B-market")
    assert after.options == ["pay:B-market", "pay:B-residence", "pay:T8"]
    assert b.do("pay:T8").options == ["pay:B-residence"]
    assert b.why("pay:B-market") == "C4.15"


def test_X16_sound_payment() -> None:  # C4.13, C4.16
    b = board("stands: - residence\nmarkers: market delivery\nhand 0: B-residence T10 T25 T28").do("residence")
    assert b.options == ["pay:B-residence"]
    assert b.do("pay:B-residence").options == ["pay:T28"]


def test_X17_favour() -> None:  # C4.13, C4.14, C4.15, C4.16, C14.4
    b = board("stands: - trading_dock\nmarkers: market delivery\nhand 0: B-market T46 T61\nactive 0: OI1").do(
        "trading_dock"
    )
    assert b.options == ["favour"]
    b.do("favour")
    assert b.options == ["pay:B-market", "pay:T46"]
    sets = []
    for first in b.options:
        at = board(G.write(b.s)).do(first)
        sets += [(first, second) for second in at.options]
    assert sets == [("pay:B-market", "pay:T46"), ("pay:B-market", "pay:T61"), ("pay:T46", "pay:T61")]


def test_X18_guild_action_only() -> None:  # C4.10, C4.19, C5.8
    b = board(
        f"{FOUR}markers: market residence\nhand 0: B-market T18\nanchor: 2 0 0 0\ntiles: hall1 residence1/1 victory\n"
        "market: T1 T2 T3 T4 T5"
    )
    assert discs(b)[0] == 1
    b.do("market", "pay:B-market")
    assert b.options == ["take:T1", "take:T2", "take:T3", "take:T4", "take:T5", "deck", "skip"]
    b.do("skip")
    assert b.options == ["seat:W6", "seat:E6", "tile:hall1", "tile:residence1"]
    b.do("tile:hall1", "coin:T18")
    assert b.options == ["done"]
    b.do("done")
    assert markers(b) == ["residence", "trading_dock"]


def test_X19_neutral_discs() -> None:  # C4.20
    b = board("neutrals: delivery market\nask: after\nspace: delivery\nstands: delivery -").do("done")
    assert neutrals(b) == ["market", "residence"]
    b = board("neutrals: delivery market\nstands: delivery -").do("pass").draw("T70")
    assert neutrals(b) == ["market", "delivery"]


def test_X20_own_disc() -> None:  # C4.3
    b = board("options: seats=3\nstands: market - market\nneutrals: market").do("market")
    assert shown(b)["now"]["cards_due"] == 3


def test_X21_opulence() -> None:  # C7.5, C14.11, C5.10
    b = board("ask: column\nspace: residence\nmarkers: market delivery\nhand 0: T1 T16 T40\nactive 0: DY1")
    assert b.options == ["opulence"]
    b.do("opulence")
    assert b.options == ["left", "middle"]
    left = board(G.write(b.s)).do("left")
    assert paths(left, "goods") == ["pay:T1 pay:T16 pay:T40"]
    b.do("middle")
    assert b.options == ["pay:T1", "pay:T16"]
    assert board(G.write(b.s)).do("pay:T1").options == ["pay:T40"]
    assert b.do("pay:T16").options == ["pay:T40"]


def test_X22_luxury() -> None:  # C14.16
    b = board("ask: cargo\nspace: delivery\ndock: 1\ndocks: OI2/0 DY1 GL1\nhand 0: T1 T4\nactive 0: GL2")
    assert b.options == ["give:T4", "luxury"]
    assert b.do("luxury").options == ["give:T1"]


@pytest.mark.parametrize(
    ("freed", "escorts", "ship", "used"),
    [(1, "GL1", "CE6", None), (1, "GL1 JE2", "CE6", 2), (1, "GL1 JE2", "CE5", 1), (0, "GL1 JE2 OI5", "CE6", 3)],
)
def test_X23_escorts(freed: int, escorts: str, ship: str, used: int | None) -> None:  # C9.12, C14.18
    b = (
        board(f"ask: crew\nspace: delivery\nhand 0: T1\nfreed 0: 0 {freed} 0\nactive 0: {escorts}")
        .do("give:T1")
        .draw(ship)
    )
    if used is None:
        assert b.ask == "failure_card"
        return
    assert b.ask == "escort"
    b.do("escorts")
    assert sum(1 for s in ships(b, 0) if s in ("(GL1)", "(JE2)", "(OI5)")) == used
    assert b.ask == "reveal"


@pytest.mark.parametrize(("available", "start"), [((3, 1, 3, 2), 0), ((1, 1, 3, 1), 2), ((2, 2, 2, 2), 3)])
def test_X24_start_player(available: tuple[int, ...], start: int) -> None:  # C3.7
    anchored = " ".join(str(3 - n) for n in available)
    b = board(f"{FOUR}first: 2\nanchor: {anchored}")
    assert discs(b) == list(available)
    assert new_start_player(b.s) == start  # type: ignore[arg-type]


def test_X25_decade_change_and_embargo() -> None:  # C3.6, C11.11
    text = "docks: DY1/0 DY2 DY3\noutside: DY4 DY5"
    for b in (
        change_decade(text, ship="OI6"),
        board(f"{text}\nactive 0: OI3\nhand 0: B-market").do("embargo").draw("OI6"),
    ):
        assert docks(b) == ["DY2/0", "DY3", "DY4"]
        assert outside(b) == ["DY5", "OI6"]
        assert shown(b)["under"] == ["DY1"]


def test_X26_delivery_at_dock_2_of_4() -> None:  # C9.7
    b = board(
        "options: seats=3\nask: cargo\nspace: delivery\ndock: 2\n"
        "hand 0: T4\ndocks: DY1 OI2/0 GL3/1 CE4\noutside: JE5 JE6"
    )
    b.do("give:T4").draw("T9").draw("GL6")
    assert docks(b) == ["DY1", "GL3", "CE4/1", "JE5"]
    assert outside(b) == ["JE6", "GL6"]


def test_X27_dock_limit_with_two_players() -> None:  # C8.3, C4.14
    text = "docks: DY1/0 OI1/0 GL1\nhand 0: B-trading_dock T9\n"
    assert "trading_dock" not in board(f"{text}markers: market delivery").options
    b = board(f"{text}markers: trading_dock delivery").do("trading_dock", "pay:B-trading_dock")
    assert b.options == ["skip"]
    assert b.why("trading:3") == "C8.3"


def test_X28_commando() -> None:  # C8.5, C8.6
    b = board("ask: dock\nspace: warship_dock\nmarkers: market delivery\nregular: 2 0\nactive 0: OI2")
    assert b.options == ["anchor"]
    assert b.why("regular") == "C8.5"


def test_X29_closing() -> None:  # C5.12, C5.13, C5.14, C18.12
    fleet = all_ships_but("DY1 DY2 DY3 DY4 DY5 OI1 OI2 JE6 GL4")
    text = (
        f"{FOUR}turn: 3\nask: deliver\nspace: delivery\ndocks: DY1 DY2/0 DY3/3 DY4 DY5\noutside: OI1 OI2\n"
        f"inactive 2: {fleet}\nactive 3: GL4\nregular: 1 1 0 1\nhand 3: T1 T50\nmarkers: market residence"
    )
    b = board(text).do("trading:3", "give:T1").draw("T9")
    assert shown(b)["ship_pile"] == 1
    b.draw("JE6")
    assert shown(b)["closed"]
    assert discs(b) == [2, 3, 3, 3]
    assert outside(b) == ["OI2", "JE6"]
    assert b.options == ["palette", "stop"]
    b.do("stop", "done")
    after = board(
        G.write(b.s).replace("ask: action", "ask: cargo\nspace: delivery\ndock: 2").replace("hand 0:", "hand 0: T16")
    )
    after.do("give:T16").draw("T12", "T15")
    assert docks(after) == ["DY1", "-", "DY4", "DY5", "OI1"]
    assert outside(after) == ["OI2", "JE6"]


def test_X30_one_ship_left_and_a_warship() -> None:  # C5.12
    fleet = all_ships_but("DY1 DY2 DY3 OI1 OI2 JE1")
    text = f"docks: DY1 DY2 DY3\noutside: OI1 OI2\ninactive 1: {fleet}\nask: crew\nspace: delivery\nhand 0: T1"
    success = board(text).do("give:T1").draw("JE1", "T9", "T12")
    assert shown(success)["closed"]
    fleet = all_ships_but("DY1 DY2 DY3 OI1 OI2 JE6")
    failure = (
        board(text.replace(text.split("inactive 1: ")[1].partition("\n")[0], fleet)).do("give:T1").draw("JE6", "T9")
    )
    assert not shown(failure)["closed"]
    assert shown(failure)["under"] == ["JE6"]


def test_X31_legacy_with_three_players() -> None:  # C10.5, C10.6, C10.7, C11.7
    b = board(
        "options: seats=3\ndecade: 2\nask: after\nspace: market\nmarkers: market\nactive 0: CE1\nhand 0: T9\n"
        "tiles: hall1/1 residence1/1/2 hall2 coins"
    )
    assert [o for o in b.options if o.startswith(("tile", "legacy"))] == ["tile:hall2", "legacy:hall1"]
    assert b.why("legacy:residence1") == "C10.7"
    assert b.why("tile:coins") == "C10.5"
    assert shown(b.do("legacy:hall1"))["now"]["coins_due"] == 5


def test_X32_intrigue_after_the_main_action() -> None:  # C11.8, C4.19
    b = board(
        "ask: after\nspace: trading_dock\nstands: trading_dock -\nmarkers: market delivery\nactive 0: DY2\nhand 0: T9"
    )
    assert "tile:hall1" not in b.options
    b.do("intrigue", "delivery", "trading_dock", "tile:hall1", "coin:T9", "done")
    assert markers(b) == ["market", "warship_dock"]


def test_X33_intrigue_after_skip() -> None:  # C11.8, C14.22
    b = board("hand 0: B-market T9\nmarkers: market residence\nactive 0: DY2").do(
        "market", "pay:B-market", "skip", "intrigue"
    )
    assert b.options == ["residence"]


def test_X34_victory_points() -> None:  # C12.7, C17.2
    text = "tiles: achievements/0/1 victory/1/0 coins/2/3/0"
    assert scored(f"{FOUR}{text}")["tile Victory Points"][0] == 12
    assert scored(f"options: seats=4 victory_tile=own\n{text}")["tile Victory Points"][0] == 6
    for option in ("all", "own"):
        one = scored(f"options: seats=4 victory_tile={option}\ntiles: victory/1/0")
        assert one["tile Victory Points"][0] == 6


def test_X35_all_columns_emptied() -> None:  # C13.2
    text = "freed 0: 3 2 2\nseats: W8/0\nactive 0: DY1 DY2 DY3 DY4 DY5"
    account = scored(f"options: seats=2\n{text}")
    assert (account["guild seats"][0], account["guild seats x ships"][0]) == (5, 25)
    account = scored(f"options: seats=2 column_seat=every\n{text}")
    assert (account["guild seats"][0], account["guild seats x ships"][0]) == (7, 35)


def test_X36_residence_1() -> None:  # C12.5
    account = scored(f"{FOUR}tiles: residence1/0/1\nfreed 0: 3 2 2\nfreed 1: 0 0 2")
    assert account["tile Residence 1"] == [12, 6, 0, 0]


@pytest.mark.parametrize(
    ("fleet", "points"),
    [("DY1 DY2 DY3 DY4 DY5 DY6", 10), ("DY1 DY2 OI1 OI2 GL1 GL2 CE1 CE2 JE1 JE2", 12), ("DY1 DY2 DY3 DY4 GL1 OI1", 9)],
)
def test_X37_sets_of_ships(fleet: str, points: int) -> None:  # C12.8, C12.11
    assert scored(f"{FOUR}tiles: ships/0\nactive 0: {fleet}")["tile Ship Cards"][0] == points


def test_X37_seven_dyes_in_hand() -> None:  # C12.10
    assert scored(f"{FOUR}tiles: goods/0\nhand 0: T1 T2 T3 T16 T17 T18 T31")["tile Goods"][0] == 7


def reveal_for_nine(more: str) -> Board:
    text = "rest: played 1\nmarket: T70 T71 T73 T74 T75\npile: T2\nask: cargo\nspace: delivery\ndock: 1\nhand 0: T1\n"
    return board(f"{text}docks: DY1/0 OI1 GL1\noutside: CE1 JE1\n{more}")


def test_X38_reveal_over_a_reshuffle() -> None:  # C5.4, C5.5
    twenty = " ".join(f"T{i}" for i in range(3, 22))
    for card, third in (("T9", False), ("T3", True)):
        b = reveal_for_nine(f"discard: {twenty}").do("give:T1").draw("T2")  # 3 coins; T1 is the 20th discarded card
        assert b.ask == "reveal"
        assert len(b.chances) == 20
        b.draw(card)  # 6 ends it at 9, 5 needs a third card
        assert (b.ask == "reveal") is third


def test_X38_without_any_card_the_reveal_ends() -> None:  # C5.5
    b = reveal_for_nine("").do("give:T1").draw("T2", "T1")
    assert b.ask == "ship"
    assert trade(b, 0) == ["T1", "T2"]


def test_X39_no_pass_after_an_effect() -> None:  # C4.8
    b = board("hand 0: B-market\nactive 0: DY5\nmarkers: residence delivery")
    assert b.options == ["market", "embargo", "pass"]
    assert b.do("embargo").draw_any().options == ["market"]


def test_X40_market() -> None:  # C6.2, C6.3, C16.2
    b = board("ask: take\nspace: market\nmarket: T12 T20 T21 T22 T23\nhand 0: B-residence").do("take:T12").draw("T50")
    assert hand(b, 0) == ["B-residence", "T12"]
    b.do("take:T50", "give:T12")
    assert market(b) == ["T12", "T20", "T21", "T22", "T23"]
    assert [(c["card"], c["open"]) for c in player(b, 0)["hand"]] == [("T50", True)]


def test_X41_a_warship_placement_paid_by_its_own_reveal() -> None:  # C9.16
    text = "ask: crew\nspace: delivery\nhand 0: T70\ntiles: hall1 residence1/1\nmarket: T71 T72 T73 T74 T75"
    b = board(text).do("give:T70").draw("OI1")  # danger 1, coin value 5
    b.draw("T2", "T5")  # 3 + 4
    assert b.options == ["tile:hall1", "tile:residence1", "none"]
    five = board(G.write(b.s)).do("tile:residence1")
    assert paths(five, "coins") == ["coin:T5 coin:T2"]
    assert paths(b.do("tile:hall1"), "coins") == ["coin:T5", "coin:T2"]


def test_X42_the_lower_right_circle() -> None:  # C7.2, C13.2
    b = board("ask: column\nspace: residence\nfreed 0: 0 0 1\nhand 0: T13 T14")
    before, seats = discs(b)[0], player(b, 0)["guild_seats"]
    b.do("right", "pay:T13", "pay:T14")
    assert discs(b)[0] == before + 2
    assert player(b, 0)["guild_seats"] == seats + 1
