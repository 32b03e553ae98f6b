"""The derived examples D1 to D23: turns, persons, requests, ends."""

import pytest

from games.karibik.seen import Table


def test_D1_the_first_card_of_a_three_player_game_is_a_tax() -> None:  # K2.2 K7.3
    t = Table(seats=3, start=0)
    t.do("reveal").draw("tax-strength")
    assert t.coins == [4, 4, 4]
    assert t.s.deck == 97
    assert t.up == {"tax-strength": 1}
    assert t.s.discard == 1
    assert (t.ask, t.options, t.harbour) == ("discover", ["reveal", "stop"], [])


@pytest.mark.parametrize("spent", ["open", "unseen"])
def test_D2_a_tax_takes_first_and_gives_then(spent: str) -> None:  # K7.2 K7.3 K7.5
    t = Table(
        f"""
        options: seats=3 start=0 spent={spent}
        coins 0: 25
        coins 1: 12
        coins 2: 11
        display 0: sailor-3
        display 1: sailor-3 pirate-5
        display 2: sailor-3 pirate-7
        """
    )
    t.do("reveal").draw("tax-strength")
    if spent == "open":
        assert t.ask == "flip"
        t.flip_all()
        assert sum(t.up.values()) == 18 + 1
    else:
        assert t.buried == {0: 18}
        assert t.up == {"tax-strength": 1}
    assert t.coins == [13, 7, 12]
    assert [e["seat"] for e in t.happened("gain")] == [1, 2]


def test_D3_flutes_against_strength_one() -> None:  # K5.5 K5.8 K5.9
    t = Table("options: seats=2 start=0\ndisplay 0: sailor-3")
    t.do("reveal").draw("flute-1-1")
    assert t.ask == "repel"
    t.do("repel", "reveal").draw("flute-2-1")
    assert t.ask == "repel"  # no Flute lies in the harbour: the question comes again
    t.do("keep", "reveal").draw("flute-1-1")
    assert t.ask == "discover"  # a duplicate, repelled without a question
    assert t.harbour == ["flute-2-1"]
    assert t.up == {"flute-1-1": 2}
    t.do("reveal").draw("flute-2-2")
    assert (t.ask, t.actor, t.harbour) == ("discover", 1, [])  # 1 < 2: bust
    assert t.up == {"flute-1-1": 2, "flute-2-1": 1, "flute-2-2": 1}


def test_D4_no_strength_repels_a_skull() -> None:  # K5.3 K5.8
    crew = "display 0: pirate-5 pirate-7 pirate-9 sailor-3*3"
    t = Table(f"options: seats=2 start=0\n{crew}")
    assert t.strength(0) == 9
    t.do("reveal").draw("frigate-3-skull")
    assert (t.ask, t.actor, t.harbour) == ("discover", 0, ["frigate-3-skull"])
    t = Table(f"options: seats=2 start=0\n{crew}\nharbour: frigate-1-1")
    t.do("reveal").draw("frigate-3-skull")
    assert (t.ask, t.actor, t.harbour) == ("discover", 1, [])


def test_D5_a_bust_pays_jesters_and_no_admirals() -> None:  # K8.1 K8.2
    t = Table(
        """
        options: seats=3 start=1
        display 0: jester-5 admiral-5
        display 1: jester-7*2
        harbour: flute-1-1 pinnace-1-1 settler-4 priest-4
        """
    )
    t.do("reveal").draw("flute-4-5")
    assert sum(t.up.values()) == 5
    assert t.coins == [4, 5, 3]
    assert [e["seat"] for e in t.happened("gain")] == [1, 0]
    assert (t.ask, t.actor) == ("discover", 2)


@pytest.mark.parametrize(("jester", "coins"), [("all", [4, 5]), ("others", [3, 5])])
def test_D6_jesters_pay_for_an_empty_harbour(jester: str, coins: list[int]) -> None:  # K5.12 K10.5
    t = Table(f"options: seats=2 start=0 jester={jester}\ndisplay 0: jester-5\ndisplay 1: jester-7*2")
    t.do("reveal").draw("exp-pp").do("stop")
    assert t.coins == coins
    assert (t.ask, t.actor) == ("discover", 1)  # no take was asked


def test_D6_the_active_player_is_asked_if_he_can_complete() -> None:  # K6.2
    t = Table("options: seats=2 start=0\ndisplay 0: jester-5 priest-4*2\ndisplay 1: jester-7*2")
    t.do("reveal").draw("exp-pp").do("stop")
    assert (t.ask, t.actor, t.options) == ("take", 0, ["complete:exp-pp", "done"])


def test_D7_a_harbour_emptied_by_oneself_pays_only_the_next_jester() -> None:  # K10.5 K9.15
    t = Table("options: seats=2 start=0\ndisplay 0: jester-5\ndisplay 1: jester-7\nharbour: skiff-3-3")
    t.do("stop", "loot:skiff")
    assert t.coins == [6, 4]
    assert not t.happened("fee")
    assert (t.ask, t.actor) == ("discover", 1)


@pytest.mark.parametrize(("second", "coins"), [("loot:flute", 3), ("done", 7)])
def test_D8_admirals_count_what_is_left(second: str, coins: int) -> None:  # K10.4
    t = Table(
        """
        options: seats=2 start=0
        display 0: admiral-5
        display 1: admiral-7*2
        harbour: pinnace-1-1 flute-1-1 skiff-1-1 frigate-1-1 settler-4 priest-4
        """
    )
    t.do("stop")
    assert t.coins == [5, 3]
    assert t.s.takes == 2
    t.do("loot:pinnace", second)
    assert t.coins[1] == coins
    assert (t.ask, t.actor) == ("take", 1)


@pytest.mark.parametrize(("now", "coins"), [("true", 2), ("false", 0)])
def test_D9_an_admiral_hired_beside_six_other_cards_pays_at_once_or_is_too_late(now: str, coins: int) -> None:  # K10.4
    t = Table(
        f"""
        options: seats=2 start=0 admiral_now={now}
        coins 0: 5
        harbour: pinnace-1-1 flute-1-1 skiff-1-1 frigate-1-1 admiral-5 priest-4 settler-4
        """
    )
    t.do("stop", "hire:admiral-5").flip_all()
    assert t.coins[0] == coins
    assert (t.ask, t.actor, t.s.takes) == ("take", 0, 1)


def test_D10_a_governor_adds_his_take_at_once() -> None:  # K10.6
    harbour = "harbour: pinnace-1-1 flute-1-1 skiff-3-3 governor-8\ncoins 0: 8"
    t = Table(f"options: seats=2 start=0\n{harbour}")
    t.do("stop")
    assert t.s.takes == 1
    t.do("hire:governor-8").flip_all()
    assert (t.coins[0], t.s.takes, t.actor) == (0, 1, 0)
    t.do("loot:skiff")
    assert t.coins[0] == 3
    assert t.actor == 1
    t = Table(f"options: seats=2 start=0 governor_now=false\n{harbour}")
    t.do("stop", "hire:governor-8").flip_all()
    assert t.actor == 1


def test_D11_a_looter_without_coins_pays_out_of_the_loot() -> None:  # K9.12 K10.6
    text = """
        options: seats=2 start=0 {}
        display 1: governor-8
        coins 0: 3
        coins 1: 0
        harbour: flute-2-1 skiff-1-1
        """
    t = Table(text.format(""))
    t.do("stop", "done")
    assert (t.actor, t.s.takes) == (1, 2)
    t.do("loot:flute")
    assert t.coins == [4, 1]
    t.do("loot:skiff")
    assert t.coins == [5, 1]
    order = [e["event"] for e in t.told if e["event"] in ("fee", "gain")]
    assert order == ["gain", "fee", "fee", "gain"]
    t = Table(text.format("fee_from_loot=false"))
    t.do("stop", "done")
    assert (t.actor, t.options) == (1, ["done"])
    assert t.why("loot:flute") == "K9.12"


def test_D12_the_fee_comes_on_top_of_the_cost() -> None:  # K9.13
    t = Table("options: seats=2 start=0\ncoins 1: 4\nharbour: settler-4\nasked: take 1")
    assert t.options == ["done"]
    assert t.why("hire:settler-4") == "K9.13"
    t = Table("options: seats=2 start=0\ncoins 1: 4\ndisplay 1: mademoiselle-7\nharbour: settler-4\nasked: take 1")
    assert t.options == ["hire:settler-4", "done"]
    t.do("hire:settler-4").flip_all()
    assert t.coins[1] == 0


def test_D13_a_cost_never_falls_below_zero() -> None:  # K9.9
    ladies = "mademoiselle-7*2 mademoiselle-9*2"
    t = Table(f"options: seats=2 start=0\ncoins 0: 0\ndisplay 0: {ladies}\nharbour: sailor-3\nasked: take 0")
    t.do("hire:sailor-3")
    assert t.coins == [0, 3]
    t = Table(f"options: seats=2 start=0\ncoins 1: 1\ndisplay 1: {ladies}\nharbour: sailor-3\nasked: take 1")
    t.do("hire:sailor-3")
    assert t.coins == [4, 0]
    assert t.happened("hire")[0]["cost"] == 0


def test_D14_a_mademoiselle_helps_from_the_next_hire_on() -> None:  # K9.6 K10.3
    text = "options: seats=2 start=0\ncoins 0: 10\nharbour: mademoiselle-7 captain-4\ntakes: 2\nasked: take 0"
    t = Table(text)
    t.do("hire:mademoiselle-7").flip_all()
    assert t.coins[0] == 3
    t.do("hire:captain-4").flip_all()
    assert t.coins[0] == 0
    t = Table(text)
    t.do("hire:captain-4").flip_all()
    assert t.coins[0] == 6
    assert t.options == ["done"]
    assert t.why("hire:mademoiselle-7") == "K9.13"


@pytest.mark.parametrize(("own", "coins"), [("", 4), ("trader-flute-5", 5)])
def test_D15_a_trader_just_hired_works_at_once(own: str, coins: int) -> None:  # K9.8
    t = Table(f"options: seats=2 start=0\ndisplay 0: {own}\nharbour: trader-flute-3 flute-3-5\ntakes: 2\nasked: take 0")
    t.do("hire:trader-flute-3").flip_all()
    assert t.coins[0] == 0
    t.do("loot:flute")
    assert t.coins[0] == coins


@pytest.mark.parametrize(("own", "takes"), [("", 3), ("governor-8", 4)])
def test_D16_five_ship_types_give_three_takes(own: str, takes: int) -> None:  # K9.2
    t = Table(
        f"""
        options: seats=2 start=0
        display 0: {own}
        harbour: pinnace-1-1 flute-1-1 skiff-1-1 frigate-1-1 galleon-1-2
        """
    )
    t.do("stop")
    for i, kind in enumerate(["pinnace", "flute", "skiff", "frigate", "galleon"][:takes]):
        assert (t.actor, t.s.takes) == (0, takes - i)
        t.do(f"loot:{kind}")
    assert t.actor == 1


def test_D17_a_request_may_be_completed_after_the_last_take() -> None:  # K6.2 K6.4
    t = Table("options: seats=2 start=0\ndisplay 0: priest-4\ncoins 0: 4\nrow: exp-pp\nharbour: priest-4")
    t.do("stop", "hire:priest-4").flip_all()
    assert (t.ask, t.actor, t.s.takes) == ("take", 0, 0)
    assert t.options == ["complete:exp-pp", "done"]
    t.do("complete:exp-pp", "give:priest", "give:priest")
    assert t.coins[0] == 3
    assert (t.ask, t.actor) == ("discover", 1)  # the harbour is empty: P1 has nothing to take


def test_D18_five_ways_to_pay_for_two_captains_and_a_settler() -> None:  # K6.3 K6.5
    text = "options: seats=2 start=0\ndisplay 0: captain-4*2 settler-4 jack-6*2\nrow: exp-ccs"
    ways: list[list[str]] = []

    def follow(path: list[str]) -> None:
        t = Table(text).do("complete:exp-ccs", *path)
        if t.ask != "pay":
            ways.append(path)
            return
        for option in t.options:
            follow([*path, option])

    follow([])
    short = sorted("".join(step.removeprefix("give:")[0] for step in way) for way in ways)
    assert short == ["ccj", "ccs", "cjj", "cjs", "jjs"]
    t = Table(text).do("complete:exp-ccs")
    assert t.options == ["give:captain", "give:jack"]
    t.do("give:jack")
    assert t.options == ["give:jack"]
    t.do("give:jack")
    assert t.options == ["give:settler"]
    t = Table(text).do("complete:exp-ccs", "give:captain", "give:captain")
    assert t.options == ["give:settler", "give:jack"]


def test_D19_two_requests_in_one_turn() -> None:  # K6.7
    t = Table("options: seats=2 start=0\ndisplay 0: captain-4*2 priest-4*2 settler-4\nrow: exp-cc exp-pps")
    assert t.influence(0) == 5
    t.do("complete:exp-cc", "give:captain", "give:captain")
    t.do("complete:exp-pps", "give:priest", "give:priest", "give:settler")
    assert t.coins[0] == 3 + 3 + 4
    assert t.influence(0) == 8
    assert t.display(0) == ["exp-cc", "exp-pps"]


_NEARLY = "exp-pp mademoiselle-9 mademoiselle-9"  # 9 influence


@pytest.mark.parametrize(("active", "turns_left"), [(1, [2, 0]), (0, [])])
def test_D20_the_round_is_played_to_its_end(active: int, turns_left: list[int]) -> None:  # K11.3
    t = Table(
        f"""
        options: seats=3 start=1
        round: 5
        active: {active}
        display 2: {_NEARLY}
        coins 2: 9
        harbour: sailor-3*2
        """
    )
    t.do("stop", "done")
    while t.actor != 2:
        t.do("done")
    assert not t.triggered
    t.do("hire:sailor-3").flip_all()
    assert t.triggered
    seen: list[int] = []
    while t.ask != "over":
        if t.ask == "discover" and t.s.shown == 0:
            seen.append(t.actor)
        if t.actor == -1:
            t.draw("sailor-3")
        else:
            t.do("stop" if "stop" in t.options else "done" if "done" in t.options else "reveal")
    assert seen == turns_left
    assert t.result().reason == "target"


def test_D21_influence_without_a_request_does_not_win() -> None:  # K11.2 K12.1
    t = Table(
        """
        options: seats=2 start=0
        active: 1
        display 0: mademoiselle-9*2 admiral-9*2 mademoiselle-7
        display 1: exp-pp jester-9 pirate-9
        coins 1: 9
        harbour: sailor-3
        asked: take 1
        """
    )
    assert (t.influence(0), t.influence(1)) == (14, 9)
    t.do("hire:sailor-3").flip_all()
    assert t.triggered
    assert t.ask == "over"
    result = t.result()
    assert result.winners == (1,)
    assert result.ranks == (2, 1)
    assert result.tie_break == "completed request"


@pytest.mark.parametrize(("coins", "winners", "tie_break"), [((4, 6), (1,), "coins"), ((6, 6), (0, 1), "")])
def test_D22_coins_break_a_tie(coins: tuple[int, int], winners: tuple[int, ...], tie_break: str) -> None:  # K12.2
    t = Table(
        f"""
        options: seats=2 start=0
        ended: target
        asked: nobody
        display 0: exp-pp mademoiselle-9*2 jester-7
        display 1: exp-cc admiral-9*2 jester-7
        coins 0: {coins[0]}
        coins 1: {coins[1]}
        """
    )
    assert t.result().scores == (11, 11)
    assert t.result().winners == winners
    assert t.result().tie_break == tie_break


def test_D28_the_others_have_their_steps_though_nothing_was_taken() -> None:  # K9.14
    text = "options: seats=2 start=0 {}\ncoins 0: 0\ncoins 1: 4\nharbour: sailor-3"
    t = Table(text.format(""))
    t.do("stop")
    assert (t.actor, t.options) == (0, ["done"])
    t.do("done")
    assert t.options == ["hire:sailor-3", "done"]
    t.do("hire:sailor-3").flip_all()
    assert t.coins == [1, 0]
    assert t.display(1) == ["sailor-3"]
    t = Table(text.format("followers=after_take"))
    t.do("stop", "done")
    assert (t.ask, t.actor) == ("discover", 1)
    assert t.up == {"sailor-3": 1}
    assert t.coins == [0, 4]


def test_D29_keeping_a_duplicate_busts() -> None:  # K5.9 K8.1
    text = "options: seats=2 start=0 duplicate=ask\ndisplay 0: pirate-5\nharbour: skiff-2-3"
    t = Table(text).do("reveal").draw("skiff-2-1")
    assert (t.ask, t.options) == ("repel", ["repel", "keep"])
    t.do("repel")
    assert (t.harbour, t.up, t.actor) == (["skiff-2-3"], {"skiff-2-1": 1}, 0)
    t = Table(text).do("reveal").draw("skiff-2-1").do("keep")
    assert (t.harbour, t.up, t.actor) == ([], {"skiff-2-1": 1, "skiff-2-3": 1}, 1)


def test_D31_the_other_tax_pays_the_least_influence() -> None:  # K7.4
    t = Table("options: seats=3 edition=portroyal120 start=0\ndisplay 2: admiral-9 jester-7")
    assert t.influence(2) == 5
    t.do("reveal").draw("tax-influence")
    assert t.coins == [4, 4, 3]


@pytest.mark.parametrize(("more", "influence"), [("mademoiselle-9*2 sailor-3", 10), ("mademoiselle-9*2", 9)])
def test_D32_the_first_request_may_trigger_the_end(more: str, influence: int) -> None:  # K11.1 K6.9
    t = Table(f"options: seats=2 start=0\ndisplay 0: priest-4*2 {more}\nrow: exp-pp")
    t.do("complete:exp-pp", "give:priest", "give:priest")
    assert t.influence(0) == influence
    assert t.triggered is (influence >= 10)


def test_D33_the_chance_of_a_second_flute() -> None:  # K3.10
    t = Table(seats=4, start=0)
    t.do("reveal").draw("flute-1-1").do("reveal")
    assert t.s.deck == 97
    assert sum(t.chances.values()) == 109
    assert sum(k for card, k in t.chances.items() if card.startswith("flute-")) == 8
