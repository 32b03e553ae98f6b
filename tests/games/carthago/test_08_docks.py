"""Chapter 8: docks."""

from __future__ import annotations

import pytest

from games.carthago.seen import all_ships_but, board, change_decade, discs, docks, ships, shown

DOCK = "ask: dock\nspace: trading_dock\nmarkers: market delivery\n"
WAR = "ask: dock\nspace: warship_dock\nmarkers: market delivery\n"


def test_an_available_disc_goes_to_an_unoccupied_dock_with_a_ship() -> None:  # C8.1
    b = board(f"{DOCK}docks: DY1/1 OI1 GL1\noutside: CE1 JE1")
    assert b.options == ["trading:2", "trading:3"]
    b.do("trading:3")
    assert docks(b) == ["DY1/1", "OI1", "GL1/0"]
    assert discs(b)[0] == 2
    refused = board("hand 0: B-trading_dock\nanchor: 3 0\nmarkers:")
    assert "trading_dock" not in refused.options


def test_one_disc_per_dock() -> None:  # C8.2
    assert board(f"{DOCK}docks: DY1/1 OI1 GL1").why("trading:1") == "C8.2"


@pytest.mark.parametrize(("seats", "most"), [(2, 2), (3, 3), (4, 4)])
def test_nobody_may_hold_all_trading_docks(seats: int, most: int) -> None:  # C8.3
    names = ["DY1", "DY2", "DY3", "DY4", "DY5"][: seats + 1]
    held = [f"{n}/0" if i < most else n for i, n in enumerate(names)]
    text = (
        f"options: seats={seats}\nfreed 0: 0 0 2\ndocks: {' '.join(held)}\nask: dock\nspace: trading_dock\nhand 0: T9\n"
    )
    b = board(f"{text}markers: trading_dock market")
    assert not [o for o in b.options if o.startswith("trading")]
    assert b.why(f"trading:{seats + 1}") == "C8.3"
    fewer = text.replace(f"{held[0]}", names[0])
    assert "trading:1" in board(f"{fewer}markers: trading_dock market").options


def test_an_available_disc_goes_to_a_regular_dock() -> None:  # C8.4
    b = board(WAR)
    assert b.options == ["regular"]
    b.do("regular")
    assert shown(b)["warships"]["regular"] == [0]
    assert discs(b)[0] == 2
    assert board(WAR).why("trading:1") == "C8.4"
    assert board(DOCK).why("regular") == "C8.1"


def test_nobody_may_hold_all_regular_docks() -> None:  # C8.5
    refused = board(f"{WAR}regular: 2 0\nactive 0: OI2")
    assert refused.why("regular") == "C8.5"
    assert board(f"{WAR}regular: 1 1").options == ["regular"]
    assert board(f"{WAR}regular: 1 2\nactive 0: OI2").why("regular") == "C8.5"


def test_with_commando_the_disc_goes_to_the_anchor_whatever_the_limits() -> None:  # C8.6
    b = board(f"{WAR}regular: 1 2\nanchor: 1 0\nactive 0: OI2").do("anchor")
    assert shown(b)["warships"]["anchor"] == [0, 0]
    assert ships(b, 0) == ["(OI2)"]
    # Anchor discs do not count for the limit of regular docks.
    assert "regular" in board(f"{WAR}regular: 1 0\nanchor: 1 0").options
    assert board(WAR).why("anchor") == "C8.6"


def test_no_warship_dock_while_the_harbours_are_closed() -> None:  # C8.7
    fleet = all_ships_but("DY1 OI1 GL1 CE1 JE1 OI2")
    text = f"closed: yes\ndocks: DY1 OI1 GL1\noutside: CE1 JE1\ninactive 1: {fleet}\nactive 0: OI2\n"
    b = board(f"{text}ask: dock\nspace: warship_dock\nmarkers: warship_dock market\nhand 0: T9")
    assert b.options == ["skip"]
    assert b.why("regular") == b.why("anchor") == "C8.7"
    assert "warship_dock" not in board(f"{text}hand 0: B-warship_dock\nmarkers:").options


def test_discs_stay_on_docks_over_turns_and_decades() -> None:  # C8.8
    b = change_decade("docks: DY1/0 OI1/1 GL1\noutside: CE1 JE1\nregular: 1 0\nanchor: 0 1")
    assert docks(b) == ["OI1/0", "GL1/1", "CE1"]
    assert shown(b)["warships"]["regular"] == [0]
    assert shown(b)["warships"]["anchor"] == [1]
