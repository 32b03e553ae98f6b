"""The examples printed in the rulebook, B1 to B8."""

from games.karibik.seen import Table


def test_B1_alex_repels_a_flute_of_strength_two() -> None:  # K5.3 K5.5
    t = Table("options: seats=2 start=0\ndisplay 0: sailor-3 pirate-5\nharbour: skiff-1-1")
    assert t.strength(0) == 3
    t.do("reveal").draw("flute-2-2")
    assert (t.ask, t.actor, t.options) == ("repel", 0, ["repel", "keep"])
    t.do("repel")
    assert t.up == {"flute-2-2": 1}
    assert t.harbour == ["skiff-1-1"]
    assert t.strength(0) == 3
    assert t.ask == "discover"


def test_B2_dagmar_completes_two_priests_with_a_priest_and_a_jack() -> None:  # K6.3 K6.6
    t = Table("options: seats=2 start=0\ndisplay 0: priest-4 jack-6\nrow: exp-pp\ncoins 0: 2")
    before = t.influence(0)
    t.do("complete:exp-pp")
    assert (t.ask, t.options) == ("pay", ["give:priest"])
    t.do("give:priest")
    assert t.options == ["give:jack"]
    t.do("give:jack")
    assert t.up == {"priest-4": 1, "jack-6": 1}
    assert t.display(0) == ["exp-pp"]
    assert t.row == []
    assert t.coins[0] == 5
    assert t.influence(0) == before + 1 == 3


def test_B3_a_tax_takes_six_of_twelve_and_of_thirteen() -> None:  # K7.2
    t = Table("options: seats=2 start=0\ncoins 0: 12\ncoins 1: 13\ndisplay 0: sailor-3\ndisplay 1: sailor-3")
    t.do("reveal").draw("tax-strength")
    assert t.ask == "flip"
    for k in range(1, 7):
        t.draw(next(iter(t.chances)))
        assert t.coins == [12 - k, 13]
    for k in range(1, 6):
        t.draw(next(iter(t.chances)))
        assert t.coins == [6, 13 - k]
    assert t.ask == "flip"
    t.draw(next(iter(t.chances)))  # both keep 6 and 7, then the bonus comes
    assert [(e["seat"], e["coins"]) for e in t.happened("tax_loss")] == [(0, 6), (1, 6)]
    assert sum(1 for e in t.happened("flip") if e["seat"] == 0) == 6
    assert sum(1 for e in t.happened("flip") if e["seat"] == 1) == 6
    assert t.coins == [6 + 1, 7 + 1]  # both are tied for the most strength


def test_B4_a_tax_pays_everybody_if_nobody_has_strength() -> None:  # K7.3
    t = Table("options: seats=4 start=2")
    t.do("reveal").draw("tax-strength")
    assert t.coins == [4, 4, 4, 4]


def test_B5_klemens_loots_a_flute_worth_two() -> None:  # K9.8
    t = Table("options: seats=2 start=0\nharbour: flute-2-2\ncoins 0: 1")
    t.do("stop", "loot:flute")
    assert t.coins[0] == 3
    assert t.up == {"flute-2-2": 1}
    names = [e["event"] for e in t.told]
    assert names.index("loot") < names.index("gain")


def test_B6_andrea_hires_a_sailor_for_three() -> None:  # K9.9
    t = Table("options: seats=2 start=0 spent=unseen\nharbour: sailor-3\ncoins 0: 3")
    t.do("stop", "hire:sailor-3")
    assert t.coins[0] == 0
    assert t.buried == {0: 3}
    assert t.display(0) == ["sailor-3"]


def test_B7_andreas_turn_with_four_ship_types() -> None:  # K9.2 K9.6 K9.11
    t = Table(
        """
        options: seats=3 start=0
        harbour: pinnace-1-1 flute-2-2 skiff-3-5 frigate-1-1 sailor-3
        coins 0: 1
        coins 1: 2
        """
    )
    t.do("stop")
    assert t.s.takes == 2
    t.do("loot:flute")
    assert t.coins[0] == 3
    t.do("hire:sailor-3").flip_all()
    assert t.coins[0] == 0
    assert (t.ask, t.actor) == ("take", 1)  # no takes left, so Alex is next
    t.do("loot:skiff")
    assert t.happened("fee") == [{"event": "fee", "seat": 1, "to_seat": 0, "coins": 1}]
    assert t.coins == [1, 4, 3]
    assert t.actor == 2
    t.do("done")
    assert t.up["pinnace-1-1"] >= 1
    assert t.up["frigate-1-1"] >= 1
    assert (t.ask, t.actor, t.harbour) == ("discover", 1, [])


def test_B8_two_mademoiselles_make_a_settler_cost_two() -> None:  # K10.3
    t = Table("options: seats=2 start=0\nharbour: settler-4\ndisplay 0: mademoiselle-7*2\ncoins 0: 2")
    t.do("stop", "hire:settler-4").flip_all()
    assert t.coins[0] == 0
    assert "settler-4" in t.display(0)
