"""Chapter K1: the cards, and the constants of the rules against the data file."""

import pytest

from cothon.core.arr import ints
from cothon.games import game
from cothon.games.karibik import pieces
from cothon.games.karibik.made import ids as numbers
from cothon.games.karibik.made.rules import KaribikRules
from cothon.games.tables import load
from games.karibik.seen import whole_deck

TABLES = load("karibik")


def _rules(text: str) -> KaribikRules:
    return KaribikRules(game("karibik").options_from(text))


def _faces(kind: str, prefix: str = "") -> dict[str, int]:
    """coins/strength or cost/influence -> copies in the default edition."""
    out: dict[str, int] = {}
    for row in TABLES[kind]["rows"]:
        if row["id"].startswith(prefix):
            a, b = ("coins", "strength") if kind == "ships" else ("cost", "influence")
            name = f"{row[a]}/{'S' if row.get('skull') else row[b]}"
            out[name] = out.get(name, 0) + row["n110"]
    return out


def test_there_are_four_kinds_of_cards_110_in_all() -> None:  # K1.1
    kinds = [TABLES[k]["rows"] for k in ("ships", "persons", "expeditions", "taxes")]
    assert sum(row["n110"] for rows in kinds for row in rows) == 110
    assert len(whole_deck()) == 110


def test_faces_are_numbered_in_the_order_of_the_data_file() -> None:  # K1.2
    assert [row["index"] for row in pieces.ROWS] == list(range(62))
    assert len(set(pieces.IDS)) == 62 == pieces.FACES == TABLES["faces"]["count"]
    draws = game("karibik").draws
    assert [draws.label(d) for d in range(5)] == ["0", "1", "2", "3", "4"]
    assert [draws.label(5 + f) for f in range(62)] == pieces.IDS


def test_the_default_deck_is_the_longer_one_less_ten_cards() -> None:  # K1.3
    less = {row["id"]: row["n120"] - row["n110"] for row in pieces.ROWS if row["n120"] != row["n110"]}
    assert less == {
        "pinnace-2-2": 1, "flute-2-2": 1, "skiff-2-3": 1, "frigate-2-3": 1, "galleon-2-4": 1,
        "captain-4": 1, "priest-4": 1, "settler-4": 1, "sailor-3": 1, "tax-strength": -2, "tax-influence": 2,
    }  # fmt: skip
    asked_for = {kind: sum(r["needs"][kind] * r["n110"] for r in TABLES["expeditions"]["rows"]) for kind in
                 ("captain", "priest", "settler")}  # fmt: skip
    assert asked_for == {"captain": 4, "priest": 4, "settler": 4}
    assert TABLES["editions"]["status"] == "reconstructed"


def test_45_ships_56_persons_5_requests_4_taxes() -> None:  # K1.4
    count = {k: sum(r["n110"] for r in TABLES[k]["rows"]) for k in ("ships", "persons", "expeditions", "taxes")}
    assert count == {"ships": 45, "persons": 56, "expeditions": 5, "taxes": 4}


def test_five_ship_types_told_apart_by_name() -> None:  # K1.5
    assert pieces.TYPE_NAMES == ["Pinnace", "Flute", "Skiff", "Frigate", "Galleon"]
    colours = [TABLES["ship_types"]["names"][t]["colour"] for t in pieces.TYPE_IDS]
    assert colours == ["yellow", "blue", "green", "red", "black"]
    for row in TABLES["ships"]["rows"]:
        assert 1 <= row["coins"] <= 4
        assert row["skull"] == (row["strength"] is None)


def test_the_ships() -> None:  # K1.6
    assert _faces("ships", "pinnace") == {"1/1": 3, "2/1": 1, "2/2": 1, "3/2": 1, "3/4": 2, "4/4": 1}
    assert _faces("ships", "flute") == {"1/1": 3, "2/1": 1, "2/2": 1, "3/2": 1, "3/5": 2, "4/5": 1}
    assert _faces("ships", "skiff") == {"1/1": 3, "2/1": 1, "2/3": 1, "3/3": 1, "3/5": 2, "4/5": 1}
    assert _faces("ships", "frigate") == {"1/1": 3, "2/3": 2, "3/6": 2, "3/S": 1, "4/S": 1}
    assert _faces("ships", "galleon") == {"1/2": 3, "2/4": 2, "3/7": 2, "3/S": 1, "4/S": 1}
    for kind in pieces.TYPE_IDS:
        rows = [r for r in TABLES["ships"]["rows"] if r["type"] == kind]
        assert sum(r["n110"] for r in rows) == 9
        assert sum(r["n110"] * r["coins"] for r in rows) == 20


@pytest.mark.parametrize(
    ("person", "faces"),
    [
        ("trader-pinnace", {"3/1": 1, "5/2": 1}),
        ("trader-flute", {"3/1": 1, "5/2": 1}),
        ("trader-skiff", {"3/1": 2}),
        ("trader-frigate", {"3/1": 2}),
        ("trader-galleon", {"3/1": 2}),
        ("settler", {"4/1": 4}),
        ("captain", {"4/1": 4}),
        ("priest", {"4/1": 4}),
        ("jack", {"6/1": 3}),
        ("sailor", {"3/1": 6, "5/2": 2, "7/3": 1}),
        ("pirate", {"5/1": 1, "7/2": 1, "9/3": 1}),
        ("mademoiselle", {"7/2": 2, "9/3": 2}),
        ("jester", {"5/1": 1, "7/2": 3, "9/3": 1}),
        ("admiral", {"5/1": 1, "7/2": 3, "9/3": 2}),
        ("governor", {"8/0": 4}),
    ],
)
def test_the_persons(person: str, faces: dict[str, int]) -> None:  # K1.7
    assert _faces("persons", person) == faces


def test_sailors_have_strength_one_and_pirates_two() -> None:  # K1.7
    brings = {pieces.person_name(f): int(pieces.AMOUNT[f]) for f in range(28, 54)}
    assert brings.pop("pirate") == 2
    assert set(brings.values()) == {1}


@pytest.mark.parametrize(
    ("values", "two", "three"), [("3-5", (3, 3), (4, 5)), ("4-6", (3, 4), (4, 6)), ("2-5", (3, 2), (4, 5))]
)
def test_the_requests(values: str, two: tuple[int, int], three: tuple[int, int]) -> None:  # K1.8
    rules = _rules(f"seats=2 expedition_values={values}")
    worth = list(zip(ints(rules.reward), ints(rules.influence), strict=True))
    assert worth[:5] == [two, two, two, three, three]
    needs = [tuple(ints(pieces.ASKS_FOR)[e * 3 : e * 3 + 3]) for e in range(6)]
    assert needs == [(2, 0, 0), (0, 2, 0), (0, 0, 2), (2, 0, 1), (0, 2, 1), (1, 1, 1)]


def test_all_taxes_of_the_default_edition_are_of_one_kind() -> None:  # K1.9
    assert [row["n110"] for row in TABLES["taxes"]["rows"]] == [4, 0]


def test_the_longer_edition() -> None:  # K1.10
    count = {k: sum(r["n120"] for r in TABLES[k]["rows"]) for k in ("ships", "persons", "expeditions", "taxes")}
    assert count == {"ships": 50, "persons": 60, "expeditions": 5, "taxes": 4}
    assert [row["n120"] for row in TABLES["taxes"]["rows"]] == [2, 2]
    assert _rules("seats=2 edition=portroyal120").size == 119 == len(whole_deck("portroyal120"))
    assert _rules("seats=5 edition=portroyal120").copies_in_game(59) == 1
    assert _rules("seats=4 edition=portroyal120").copies_in_game(59) == 0
    rules = _rules("seats=5 edition=portroyal120")
    assert ints(rules.reward) == [2, 2, 2, 3, 3, 3]
    assert ints(rules.influence) == [4, 4, 4, 6, 6, 5]


def test_the_numbers_in_the_rules_are_those_of_the_data_file() -> None:  # K1.2 K2.2 K7.2 K9.2 K10.4
    numbers = TABLES["numbers"]
    assert numbers["start_coins"] == pieces.START_COINS
    assert numbers["tax_threshold"] == pieces.TAX_FROM
    assert numbers["admiral_min_harbour"] == pieces.ADMIRAL_CARDS
    assert numbers["admiral_coins"] == pieces.ADMIRAL_COINS
    assert numbers["tax_bonus"] == numbers["fee"] == numbers["trader_bonus"] == numbers["jester_coins"] == 1
    assert numbers["governor_cards"] == numbers["mademoiselle_discount"] == 1
    assert ints(pieces.BASE_TAKES) == [1, 1, 1, 1, 2, 3]
    ids = pieces.IDS
    assert (len(TABLES["ships"]["rows"]), len(TABLES["persons"]["rows"])) == (pieces.FIRST_PERSON, pieces.PERSONS)
    assert (ids[pieces.FIRST_PERSON], ids[pieces.FIRST_REQUEST]) == ("trader-pinnace-3", "exp-cc")
    assert (ids[pieces.TAX_STRENGTH], ids[pieces.TAX_INFLUENCE]) == ("tax-strength", "tax-influence")
    assert ids[pieces.FIVE_PLAYER_REQUEST] == "exp-cps"
    assert len(TABLES["expeditions"]["rows"]) == pieces.REQUESTS
    assert len(pieces.TYPE_IDS) == pieces.TYPES
    assert pieces.PERSONS + pieces.REQUESTS == pieces.DISPLAY
    most = sum(r["n120"] * TABLES["numbers"]["strength"].get(r["person"], 0) for r in TABLES["persons"]["rows"])
    assert most < pieces.SKULL


def test_the_actions_are_the_labels_of_the_data_file_in_order() -> None:  # K1.2
    table = game("karibik").actions
    assert [e.label for e in table.entries] == TABLES["actions"]["labels"]
    assert len(table) == TABLES["actions"]["count"] == 46
    for label, id in (
        ("reveal", numbers.DO_REVEAL), ("stop", numbers.DO_STOP), ("repel", numbers.DO_REPEL),
        ("keep", numbers.DO_KEEP), ("complete:exp-cc", numbers.DO_COMPLETE), ("give:captain", numbers.DO_GIVE),
        ("give:jack", numbers.DO_GIVE + pieces.GIVEN_JACK), ("loot:pinnace", numbers.DO_LOOT),
        ("hire:trader-pinnace-3", numbers.DO_HIRE), ("done", numbers.DO_DONE),
    ):  # fmt: skip
        assert table.id(label) == id
    for i, name in enumerate(["discover", "repel", "pay", "take", "starter", "reveal", "settle", "flip"]):
        assert game("karibik").asks.index(name) == i == getattr(numbers, f"ASK_{name.upper()}")
    assert game("karibik").draws.id("pinnace-1-1") == numbers.DRAW_CARD
