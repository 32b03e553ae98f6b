"""Chapter K5: phase 1, Discover."""

import pytest

from cothon.games.karibik.pieces import FIRST_PERSON, LOOT, SHIP_TYPE
from games.karibik.seen import Table


def test_the_first_card_must_be_revealed() -> None:  # K5.1
    t = Table(seats=2, start=0)
    assert t.options == ["reveal"]
    assert t.why("stop") == "K5.1"
    t.do("reveal").draw("sailor-3")
    assert t.options == ["reveal", "stop"]


def test_requests_may_be_completed_before_the_first_reveal_and_between_reveals() -> None:  # K5.1
    t = Table("options: seats=2 start=0\ndisplay 0: priest-4*2\nrow: exp-pp")
    assert t.options == ["reveal", "complete:exp-pp"]
    t.do("reveal").draw("sailor-3")
    assert t.options == ["reveal", "stop", "complete:exp-pp"]


def test_a_revealed_person_goes_into_the_harbour() -> None:  # K5.2
    t = Table(seats=2, start=0).do("reveal").draw("admiral-9")
    assert (t.harbour, t.ask) == (["admiral-9"], "discover")


@pytest.mark.parametrize(
    ("own", "ship", "asked"),
    [
        ("sailor-3", "flute-1-1", True),
        ("sailor-3", "flute-2-2", False),
        ("pirate-5", "flute-2-2", True),
        ("sailor-3 pirate-5", "skiff-3-3", True),
        ("sailor-7", "skiff-2-3", False),  # a Sailor of 7 coins has strength 1, too
        ("pirate-5 pirate-7 pirate-9", "frigate-3-6", True),
        ("pirate-5 pirate-7 pirate-9", "galleon-3-7", False),
        ("pirate-5 pirate-7 pirate-9 sailor-3*6", "galleon-3-skull", False),
    ],
)
def test_a_ship_can_be_repelled_with_enough_strength(own: str, ship: str, asked: bool) -> None:  # K5.3
    t = Table(f"options: seats=2 start=0\ndisplay 0: {own}").do("reveal").draw(ship)
    assert t.ask == ("repel" if asked else "discover")


def test_persons_in_the_harbour_and_of_others_do_not_help() -> None:  # K5.3
    t = Table("options: seats=2 start=0\nharbour: pirate-5\ndisplay 1: pirate-7").do("reveal").draw("flute-1-1")
    assert (t.ask, t.harbour) == ("discover", ["flute-1-1", "pirate-5"])


def test_strength_is_not_used_up() -> None:  # K5.4
    t = Table("options: seats=2 start=0\ndisplay 0: sailor-3")
    for ship in ("flute-1-1", "skiff-1-1", "pinnace-2-1", "frigate-1-1"):
        t.do("reveal").draw(ship).do("repel")
    assert sum(t.up.values()) == 4
    assert t.strength(0) == 1


def test_a_new_ship_is_repelled_or_kept_as_he_likes() -> None:  # K5.5
    t = Table("options: seats=2 start=0\ndisplay 0: sailor-3").do("reveal").draw("flute-1-1")
    assert t.options == ["repel", "keep"]
    t.do("keep")
    assert (t.harbour, t.up) == (["flute-1-1"], {})
    t.do("reveal").draw("galleon-3-7")  # too strong: no question
    assert (t.ask, t.harbour) == ("discover", ["flute-1-1", "galleon-3-7"])


def test_a_ship_in_the_harbour_stays() -> None:  # K5.6
    t = Table("options: seats=2 start=0\ndisplay 0: pirate-5\nharbour: flute-1-1")
    assert "repel" not in t.options
    assert t.why("repel") != ""
    t.do("reveal").draw("skiff-2-1").do("repel")
    assert (t.harbour, t.up) == (["flute-1-1"], {"skiff-2-1": 1})


def test_a_repelled_ship_is_no_first_ship() -> None:  # K5.7
    t = Table("options: seats=2 start=0\ndisplay 0: sailor-3").do("reveal").draw("flute-1-1").do("repel")
    assert (int(t.s.types), int(t.s.cards), t.harbour) == (0, 0, [])
    t.do("reveal").draw("flute-4-5")  # too strong, but the first Flute in the harbour
    assert (t.ask, t.actor, t.harbour) == ("discover", 0, ["flute-4-5"])


def test_a_second_flute_busts_unless_repelled() -> None:  # K5.8
    t = Table("options: seats=2 start=0\nharbour: flute-1-1").do("reveal").draw("flute-3-5")
    assert (t.actor, t.harbour) == (1, [])
    assert t.up == {"flute-1-1": 1, "flute-3-5": 1}
    t = Table("options: seats=2 start=0\nharbour: flute-1-1").do("reveal").draw("skiff-1-1")
    assert (t.actor, t.harbour) == (0, ["flute-1-1", "skiff-1-1"])


def test_a_duplicate_he_can_repel_goes_without_a_question() -> None:  # K5.9
    t = Table("options: seats=2 start=0\ndisplay 0: sailor-3\nharbour: flute-4-5").do("reveal").draw("flute-1-1")
    assert (t.ask, t.actor, t.harbour, t.up) == ("discover", 0, ["flute-4-5"], {"flute-1-1": 1})
    assert t.happened("repel")[0]["card"] == "flute-1-1"


@pytest.mark.parametrize(
    ("duplicate", "harbour", "up", "actor"),
    [("ask", [], {"flute-1-1": 1, "flute-4-5": 1}, 1), ("stay", ["flute-4-5", "flute-1-1"], {}, 0)],
)
def test_a_duplicate_he_could_repel_busts_or_stays_when_he_keeps_it(
    duplicate: str, harbour: list[str], up: dict[str, int], actor: int
) -> None:  # K5.9
    text = f"options: seats=2 start=0 duplicate={duplicate}\ndisplay 0: sailor-3\nharbour: flute-4-5"
    t = Table(text).do("reveal").draw("flute-1-1")
    assert t.options == ["repel", "keep"]
    t.do("keep")
    assert (t.harbour, t.up, t.actor) == (harbour, up, actor)
    t = Table(text).do("reveal").draw("flute-1-1").do("repel")
    assert (t.harbour, t.up, t.actor) == (["flute-4-5"], {"flute-1-1": 1}, 0)


def test_a_duplicate_he_cannot_repel_busts_whatever_may_stay() -> None:  # K5.8
    t = Table("options: seats=2 start=0 duplicate=stay\ndisplay 0: sailor-3\nharbour: flute-4-5 flute-1-1*2")
    t.do("reveal").draw("flute-3-2")
    assert (t.harbour, t.actor, t.happened("bust")[0]["card"]) == ([], 1, "flute-3-2")
    assert t.up == {"flute-4-5": 1, "flute-1-1": 2, "flute-3-2": 1}


def test_ships_that_stay_are_cards_of_the_harbour_but_no_new_types() -> None:  # K5.10 K9.2
    t = (
        Table("""
        options: seats=2 start=0 duplicate=stay
        display 0: sailor-3 admiral-5
        harbour: flute-1-1*2 skiff-1-1 frigate-1-1
        """)
        .do("reveal")
        .draw("flute-2-1")
        .do("keep", "stop")
    )
    assert t.happened("stop")[0] | {"ships": 3, "cards": 5} == t.happened("stop")[0]
    assert (int(t.s.takes), t.coins[0]) == (1, 5)  # three types: one take; five cards: the Admiral pays


def test_of_several_ships_of_a_type_the_one_with_the_most_coins_is_looted_first() -> None:  # K5.10
    t = (
        Table("""
        options: seats=3 start=0 duplicate=stay
        display 0: pirate-5
        harbour: flute-1-1
        """)
        .do("reveal")
        .draw("flute-2-2")
        .do("keep", "reveal")
        .draw("flute-2-1")
        .do("keep", "stop")
    )
    loots = []
    for _ in range(3):
        assert t.options == ["loot:flute", "done"]
        t.do("loot:flute")
        loots.append(t.happened("loot")[-1]["card"])
    assert loots == ["flute-2-2", "flute-2-1", "flute-1-1"]
    assert (t.ask, t.actor, t.coins) == ("discover", 1, [7, 4, 3])  # two fees


def test_the_faces_of_a_ship_type_ascend_with_their_coins() -> None:  # K5.10
    for t in range(5):
        loot = [int(LOOT[f]) for f in range(int(FIRST_PERSON)) if SHIP_TYPE[f] == t]
        assert loot == sorted(loot)


def test_ships_that_stayed_are_discarded_with_the_harbour() -> None:  # K9.15
    t = Table("options: seats=2 start=0 duplicate=stay\ndisplay 0: sailor-3\nharbour: flute-1-1*3 sailor-5")
    t.do("stop", "done", "done")
    assert (t.harbour, t.up, t.actor) == ([], {"flute-1-1": 3, "sailor-5": 1}, 1)


def test_the_harbour_never_holds_two_ships_of_a_type() -> None:  # K5.10
    with pytest.raises(Exception, match="two ships"):
        Table("options: seats=2 start=0\nharbour: flute-1-1 flute-2-1")
    t = Table(seats=2, start=0)
    for ship in ("pinnace-1-1", "flute-1-1", "skiff-1-1", "frigate-1-1", "galleon-1-2"):
        t.do("reveal").draw(ship)
    assert int(t.s.types) == 5 == len(t.harbour)


def test_requests_and_taxes_do_not_enter_the_harbour_but_count_as_revealed() -> None:  # K5.11
    t = Table(seats=2, start=0).do("reveal").draw("exp-cc")
    assert (t.harbour, t.row, t.options) == ([], ["exp-cc"], ["reveal", "stop"])
    t = Table(seats=2, start=0).do("reveal").draw("tax-strength")
    assert (t.harbour, t.up, t.options) == ([], {"tax-strength": 1}, ["reveal", "stop"])


def test_stopping_begins_phase_two_even_with_an_empty_harbour() -> None:  # K5.12
    t = Table(seats=2, start=0).do("reveal").draw("exp-cc").do("stop")
    assert [e["seat"] for e in t.happened("step")] == [0, 1]
    assert (t.ask, t.actor) == ("discover", 1)


def test_without_a_card_to_draw_only_stopping_is_left() -> None:  # K5.13
    t = Table("options: seats=2 start=0\ndeck: 0\ncoins 1: rest")
    assert t.options == ["stop"]
    assert t.why("reveal") == "K5.13"


@pytest.mark.parametrize(("edition", "size"), [("karibik110", 110), ("portroyal120", 119)])
def test_a_turn_has_at_most_as_many_reveals_as_the_deck_has_cards(edition: str, size: int) -> None:  # K5.13
    t = Table(f"options: seats=2 start=0 edition={edition}\nshown: {size - 1}")
    assert t.options == ["reveal", "stop"]
    t.do("reveal").draw("sailor-3")
    assert t.options == ["stop"]
    assert t.why("reveal") == "K5.13"
