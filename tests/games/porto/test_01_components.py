"""Chapter 1: components. The tables of the data file, and what the rules make of them."""

from __future__ import annotations

from collections import Counter

import pytest

from cothon.games.porto import pieces
from cothon.games.porto.pieces import TABLES
from games.porto.seen import CARRIER_FIRST, LOADMASTER_FIRST, board, dock, market, of, row, shown, start
from kit.board import Board


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_market_rows_and_charter_ships_follow_the_player_number(seats: int) -> None:  # P1.1
    counts = TABLES["counts"][str(seats)]
    b = start(seats).draw_any()
    assert len(market(b)) == counts["market"] == pieces.market_size(seats)
    assert len(row(b, 1)) == len(row(b, 2)) == counts["row"] == seats + 1
    assert shown(b)["charter_ships"] == counts["charters"] == seats


def test_other_player_numbers_are_refused() -> None:  # P1.1
    game = start().game
    assert list(game.seats_allowed({})) == [3, 4, 5]


def test_the_board_has_all_its_places() -> None:  # P1.2
    screen = shown(start())
    assert len(screen["docks"]) == TABLES["components"]["docks"] == 12
    assert len(screen["spaces"]) == 6
    assert TABLES["frame"]["decades"] == pieces.DECADES == 5
    assert {"market", "palace", "path", "lighthouse", "rows", "charter_ships"} <= set(screen)


def test_every_player_has_18_servants_somewhere() -> None:  # P1.3
    assert TABLES["servants"]["per_player"] == pieces.SERVANTS
    b = board("temple 0: 3", "lighthouse 0: 2", "charter 0: 1", "docks 0: rome1", "paid 0: 0 0 1 0 0 0", "path: 0 0")
    assert of(b, "reserve")[0] == 18 - 2 - 3 - 2 - 1 - 2 - 1 - 2
    b.s.reserve[0] += 1
    with pytest.raises(AssertionError, match=r"P1\.3"):
        b.s.check()


def test_there_are_thirty_goods_six_of_each_kind() -> None:  # P1.4
    assert [g["id"] for g in TABLES["goods"]] == ["dye", "wine", "oil", "grain", "metal"]
    assert [g["colour"] for g in TABLES["goods"]] == ["purple", "red", "green", "yellow", "grey"]
    assert TABLES["goods_counts"] == {"kinds": pieces.GOODS, "per_kind": pieces.PER_GOOD, "total": 30}
    assert [int(x) for x in start().s.bag] == [6] * 5


def test_six_civilisations_have_two_docks_each() -> None:  # P1.5
    assert pieces.CIV_NAMES == ["egypt", "greece", "rome", "etruria", "iberia", "phoenicia"]
    assert [f"{c}{k}" for c in pieces.CIV_NAMES for k in (1, 2)] == pieces.DOCK_NAMES
    assert pieces.DOCK_WORDS["rome2"] == "Rome II"


def test_a_dock_may_have_ship_and_servants_independently() -> None:  # P1.6
    b = board("harbour: rome1=11", LOADMASTER_FIRST).do("card:1")
    assert "claim:rome1" in b.options
    b.do("claim:rome1")
    assert dock(b, "rome1") == ("11", None, 0)
    b = board("docks 1: rome1", "harbour: rome1=-/oil", "row 1: 11", "held: 28/0").do("use:28", "11")
    assert dock(b, "rome1") == ("11", "oil", 1)
    assert board("docks 1: rome1", LOADMASTER_FIRST).do("card:1").why("claim:rome1") == "P1.6"


def test_a_ship_card_shows_five_things() -> None:  # P1.7
    assert len(TABLES["ships"]) == pieces.SHIPS == 30
    for ship in TABLES["ships"]:
        assert set(ship) == {"id", "civ", "good", "income", "danger", "privilege"}
        assert 1 <= ship["danger"] <= 6


def test_the_danger_numbers_are_those_of_the_rulebook() -> None:  # P1.8
    found = Counter(ship["danger"] for ship in TABLES["ships"])
    assert found == {1: 7, 2: 6, 3: 6, 4: 5, 5: 4, 6: 2}
    assert found == {int(k): n for k, n in TABLES["danger_distribution"].items()}


def test_every_civilisation_wants_each_good_once_and_risk_pays() -> None:  # P1.9
    pairs = {(ship["civ"], ship["good"]) for ship in TABLES["ships"]}
    assert len(pairs) == 30
    for ship in TABLES["ships"]:
        assert ship["income"] == 7 + ship["danger"] + TABLES["income_adjustment"][ship["privilege"]]
    assert [ship["id"] for ship in TABLES["ships"]] == list(range(1, 31))


def test_three_privileges_are_immediate_and_five_are_held() -> None:  # P1.10
    rows = TABLES["privileges"]
    assert [r["code"] for r in rows] == pieces.PRIVILEGE_NAMES
    assert [r["immediate"] for r in rows] == [k < pieces.LOOK3 for k in range(8)]
    assert Counter(ship["privilege"] for ship in TABLES["ships"]) == TABLES["privilege_counts"]


@pytest.mark.parametrize("doubled", ["carrier", "aristocrat", "captain", "merchant", "loadmaster"])
def test_six_action_cards_of_five_kinds(doubled: str) -> None:  # P1.11
    assert Counter(TABLES["action_cards"]) == {**dict.fromkeys(TABLES["action_kinds"], 1), "carrier": 2}
    b = start(3, doubled_card=doubled).draw_any()
    while b.ask in ("berth", "quay", "gift"):
        b.do(b.options[0]).draw_any()
    assert Counter(s["card"] for s in shown(b)["spaces"]) == {**dict.fromkeys(TABLES["action_kinds"], 1), doubled: 2}


@pytest.mark.parametrize("table", ["A", "B"])
def test_action_spaces_have_costs_and_bonuses(table: str) -> None:  # P1.12
    spaces = shown(board(f"options: seats=3 action_table={table}"))["spaces"]
    told = TABLES["action_spaces"][table]
    assert [(s["cost"], s["bonus"]) for s in spaces] == [(t["cost"], t["bonus"] or "") for t in told]
    costs = {"A": [0, 0, 1, 1, 2, 3], "B": [0, 1, 1, 2, 2, 3]}
    assert [s["cost"] for s in spaces] == costs[table]
    assert [s["bonus"] for s in spaces] == ["", "", "storehouse", "storehouse", "palace", "palace"]


def test_a_storehouse_has_four_spaces() -> None:  # P1.13
    assert TABLES["storehouse"]["spaces"] == pieces.STORAGE
    free = [shown(board(f"blocked 0: {k}", "store 0: wine"))["players"][0]["free_storage"] for k in (0, 1, 2, 3)]
    assert free == [3, 2, 1, 0]


def test_there_are_as_many_charter_ships_as_players() -> None:  # P1.14
    captain = "cards: captain carrier carrier aristocrat merchant loadmaster"
    assert "card:1" in board(captain, "charter 1: 2").options
    assert "card:1" not in board(captain, "charter 1: 2", "charter 2: 1").options
    assert TABLES["components"]["charter_ships_printed"] == 5


def test_temple_and_lighthouse_take_any_number() -> None:  # P1.15
    b = board("temple 0: 15", "lighthouse 1: 15", "temple 2: 8", "lighthouse 2: 7")
    assert of(b, "temple") == [15, 0, 8]
    assert of(b, "lighthouse") == [0, 15, 7]


def test_the_trading_house_has_no_upper_end() -> None:  # P1.16
    b = board("points 0: 10", "docks 0: rome1", "harbour: rome1=11", "store 0: dye", CARRIER_FIRST)
    b.do("card:1", "store:dye", "dock:rome1", "house")
    assert of(b, "points")[0] == 11
    assert TABLES["trading_house"] == {"start": 0, "drawn_to": 10, "cap": None}


def test_ten_palace_spaces_and_a_large_one() -> None:  # P1.17
    spaces = TABLES["palace_spaces"]
    assert [(s["cost"], s["need"]) for s in spaces] == [
        (6, 2), (7, 2), (8, 3), (9, 3), (10, 4), (11, 4), (12, 5), (14, 5), (16, 6), (18, 6),
    ]  # fmt: skip
    assert TABLES["palace_large"] == {"cost": pieces.LARGE_COST, "need": pieces.LARGE_NEED} == {"cost": 20, "need": 6}
    assert len(spaces) == pieces.SINGLES


def test_point_spaces_of_the_path() -> None:  # P1.18
    assert [(at, places) for at, places in pieces.AWARDS[0]] == [
        (3, [1]), (6, [2]), (9, [2, 1]), (12, [3, 2]), (15, [3, 2, 1]),
    ]  # fmt: skip
    assert [at for at, _ in pieces.AWARDS[1]] == [2, 4, 6, 9, 12]
    assert [places for _, places in pieces.AWARDS[0]] == [places for _, places in pieces.AWARDS[1]]
    assert [len(shown(board(f"options: intrigue_table={t}"))["path"]["spaces"]) for t in "AB"] == [15, 12]


def test_the_bank_is_unlimited() -> None:  # P1.19
    b = board("talents 0: 9000", "docks 0: etruria1", "harbour: etruria1=17", "store 0: wine", CARRIER_FIRST)
    b.do("card:1", "store:wine", "dock:etruria1")
    assert of(b, "talents")[0] == 9014


def test_the_market_is_a_multiset_but_rows_have_positions() -> None:  # P1.20
    assert board("market: wine dye").s.key() == board("market: dye wine").s.key()
    assert board("row 1: 1 2").s.key() != board("row 1: 2 1").s.key()
    b = board("row 1: - 2", "row 2: 3 - 4", "held: 28/0").do("use:28", "2").draw("ship:9")
    assert (row(b, 1), row(b, 2)) == (["-", "-", "-", "-"], ["3", "9", "4", "-"])


def test_overview_cards_and_markers_only_record() -> None:  # P1.21
    parts = TABLES["components"]
    assert (parts["overview_cards"], parts["starting_player_card"], parts["cloth_bags"]) == (5, 1, 2)
    screen = shown(board("decade: 3", "round: 4", "sp: 1"))
    assert (screen["decade"], screen["round"], screen["starting_player"]) == (3, 4, 1)


@pytest.mark.parametrize(
    ("spoil", "clause"),
    [
        ("goods", r"P1\.22"),
        ("ships", r"P1\.22"),
        ("talents", r"P1\.22"),
        ("stray good", r"P1\.22"),
        ("waiting good", r"P1\.22"),
    ],
)
def test_invariants_are_watched(spoil: str, clause: str) -> None:  # P1.22
    b = board("docks 0: rome1", "harbour: rome1=11/oil")
    s = b.s
    if spoil == "goods":
        s.bag[0] -= 1
    elif spoil == "ships":
        s.rows[0] = 4
    elif spoil == "talents":
        s.talents[1] = -1
    elif spoil == "stray good":
        s.docks[0] = 0
        s.reserve[0] += 2
    else:
        s.bag[2] += 1
        s.bag[0] -= 1
        s.bag_n = 29
        s.dock_good[4] = 0
    with pytest.raises(AssertionError, match=f"{clause}"):
        s.check()


def test_things_on_their_way_lie_where_the_rules_say() -> None:  # P1.23
    b = board("docks 0: rome1 egypt1", "harbour: rome1=11 egypt1=-/dye", "blocked 0: 4", CARRIER_FIRST)
    b.do("card:1", "dock:egypt1")
    assert dock(b, "egypt1")[1] == "dye"  # a carried good stays at its source until delivered
    b.do("dock:rome1")
    assert b.ask == "point"
    assert shown(b)["players"][0]["held"] == []  # the card of a load under way is no held card yet
    b.do("house")
    assert [c["ship"] for c in shown(b)["players"][0]["held"]] == ["11"]
    b = board("docks 0: rome1", "harbour: rome1=-/oil", LOADMASTER_FIRST).do("card:1", "switch:rome1")
    assert dock(b, "rome1") == (None, "oil", 0)  # a switched dock keeps servants and good until `shift`
    b = pilot().do("take:11")
    assert row(b, 1)[0] == "11"  # a taken ship is in row 1 until moored
    b = board("held: 15/0").do("use:15").draw("ship:1", "ship:2", "ship:3")
    assert shown(b)["deck"]["size"] == 29  # cards under `look` count as deck
    assert [c["ship"] for c in shown(b)["players"][0]["held"]] == ["15"]  # the used card is held until done


def test_with_after_points_servants_are_on_their_way() -> None:  # P1.23
    b = board("options: homecoming=after_points", "docks 0: rome1", "harbour: rome1=11", "store 0: dye", CARRIER_FIRST)
    reserve = of(b, "reserve")[0]
    b.do("card:1", "store:dye", "dock:rome1")
    assert (of(b, "reserve")[0], int(b.s.coming), dock(b, "rome1")) == (reserve, 2, (None, None, None))
    b.do("house")
    assert (of(b, "reserve")[0], int(b.s.coming)) == (reserve + 2, 0)


def pilot() -> Board:
    return board("decade: 2", "round: 0", "turn: -1", "ask: pilot", "lighthouse 0: 1", "row 1: 11 12")


def test_numbers_in_the_code_are_those_of_the_data_file() -> None:
    assert [pieces.merchant_price(k) for k in range(5)] == [4, 3, 2, 2, 2]
    assert TABLES["market_prices"] == [4, 3, 2]
    assert [pieces.ships_due(r) for r in range(4)] == [
        TABLES["lighthouse"]["rank1"], TABLES["lighthouse"]["rank2"], TABLES["lighthouse"]["later"], 1,
    ]  # fmt: skip
    assert TABLES["privilege_numbers"] == {
        "talents3": pieces.TALENTS_BOON, "point1": 1, "path1": 1, "look": pieces.LOOK, "move3": pieces.MOVE,
    }  # fmt: skip
    assert TABLES["aristocrat"]["max_moves"] == pieces.ERRANDS
    assert TABLES["refill_price"] == pieces.REFILL_PRICE
    assert TABLES["talents_action"] == pieces.TALENTS_ACTION
    assert TABLES["storehouse"]["free_cost"] == pieces.FREE_PRICE
    assert TABLES["servants"] == {
        "per_player": pieces.SERVANTS, "per_dock": pieces.CREW, "blocked_storage_at_start": pieces.BLOCKED,
    }  # fmt: skip
    assert TABLES["frame"] == {
        "decades": pieces.DECADES, "action_rounds": pieces.ROUNDS,
        "early_end_after_decade": pieces.EARLY_DECADE, "early_end_points": pieces.EARLY_POINTS,
    }  # fmt: skip
    charter = TABLES["charter"]
    assert (charter["success_points"], charter["failure_points"]) == (pieces.SUCCESS_POINTS, pieces.FAILURE_POINTS)
    assert TABLES["loading"] == {"points": pieces.LOAD_POINTS, "servants_home": pieces.CREW}
    assert TABLES["final_purchase"] == TABLES["palace_large"]
    assert (TABLES["start_money"], TABLES["reserve_income"]) == (0, 1)


def test_numbers_of_action_cards_are_their_places_in_the_data_file() -> None:
    kinds = [pieces.CARRIER, pieces.ARISTOCRAT, pieces.CAPTAIN, pieces.MERCHANT, pieces.LOADMASTER]
    assert kinds == [pieces.KIND_NAMES.index(k) for k in ("carrier", "aristocrat", "captain", "merchant", "loadmaster")]
