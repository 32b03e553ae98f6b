"""Chapter K8: busts."""

from games.karibik.seen import Table

_BUST = """
    options: seats=3 start=0 {}
    display 0: jester-5 {}
    display 1: admiral-5
    display 2: jester-7*2
    row: exp-cc
    harbour: flute-1-1 skiff-1-1 settler-4 sailor-3*2
    """


def _bust(options: str = "", own: str = "") -> Table:
    t = Table(_BUST.format(options, own)).do("reveal")
    t.draw("flute-4-5")
    return t


def test_ship_and_harbour_are_discarded_and_nobody_takes() -> None:  # K8.1
    t = _bust()
    assert t.up == {"flute-1-1": 1, "flute-4-5": 1, "skiff-1-1": 1, "settler-4": 1, "sailor-3": 2}
    assert t.happened("step") == t.happened("fee") == t.happened("admiral") == []
    assert (t.ask, t.actor) == ("discover", 1)


def test_every_jester_pays_clockwise_from_the_active_player() -> None:  # K8.2
    t = _bust()
    assert t.coins == [4, 3, 5]
    assert [(e["seat"], e["coins"]) for e in t.happened("gain")] == [(0, 1), (2, 2)]


def test_the_busted_cards_are_discarded_before_jesters_are_paid() -> None:  # K8.1 K8.2
    t = Table("options: seats=2 start=0\ndisplay 0: jester-7*2\nharbour: flute-1-1\ndeck: 1\ncoins 1: rest\ncoins 0: 0")
    t.do("reveal").draw("flute-3-5")
    assert t.coins[0] == 2  # both Flutes
    assert int(t.s.deck) == 0


def test_the_row_is_untouched() -> None:  # K8.3
    assert _bust().row == ["exp-cc"]


def test_nothing_is_completed_after_a_bust() -> None:  # K8.4
    assert (_bust(own="captain-4*2").ask, _bust(own="captain-4*2").actor) == ("discover", 1)


def test_with_the_option_requests_are_completed_after_a_bust() -> None:  # K8.4
    t = _bust("bust_expedition=true", "captain-4*2")
    assert (t.ask, t.actor, t.options) == ("take", 0, ["complete:exp-cc", "done"])
    assert t.coins == [4, 3, 5]  # Jesters come first
    assert t.why("loot:flute") == "K8.1"
    t.do("complete:exp-cc", "give:captain", "give:captain")
    assert (t.ask, t.actor) == ("discover", 1)  # nothing more to complete
    t = _bust("bust_expedition=true", "captain-4*2").do("done")
    assert (t.ask, t.actor, t.row) == ("discover", 1, ["exp-cc"])
    assert (_bust("bust_expedition=true").ask, _bust("bust_expedition=true").actor) == ("discover", 1)
