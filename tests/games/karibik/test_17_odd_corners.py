"""Chapter Exhaustion and odd corners."""

from cothon.games import game
from cothon.games.karibik.batches import first_live
from cothon.games.karibik.made.state import KaribikState
from cothon.play.dice import FastDice
from games.karibik.seen import Table


def test_no_affordable_card_leaves_only_done() -> None:  # K9.13
    t = Table("options: seats=2 start=0\ncoins 0: 2\nharbour: settler-4 sailor-3").do("stop")
    assert t.options == ["done"]


def test_requests_can_be_out_of_play_as_coins_and_come_back() -> None:  # K3.14
    t = Table("options: seats=2 start=0\nharbour: sailor-3").do("stop", "hire:sailor-3")
    t.draw("exp-cc", "exp-pp", "exp-ss")
    assert t.up == {"exp-cc": 1, "exp-pp": 1, "exp-ss": 1}
    t = Table("options: seats=2 start=0\ndeck: 0\ncoins 1: rest\ndiscard: exp-cc").do("reveal").draw("exp-cc")
    assert t.row == ["exp-cc"]


def test_a_tax_spent_as_a_coin_does_nothing() -> None:  # K3.14
    t = Table("options: seats=2 start=0\ncoins 1: 12\nharbour: sailor-3").do("stop", "hire:sailor-3")
    t.draw("tax-strength", "tax-strength", "tax-strength")
    assert t.coins == [0, 12]


def test_the_player_who_triggers_need_not_win() -> None:  # K11.3
    t = Table(
        """
        options: seats=2 start=0
        display 0: exp-cc mademoiselle-9*2
        display 1: exp-pps admiral-9*2
        coins 0: 3
        coins 1: 1
        harbour: sailor-3
        """
    ).do("stop", "hire:sailor-3")
    t.flip_all()
    assert t.triggered
    t.do("reveal").draw("settler-4").do("stop")
    t.do(*["done"] * 2)
    assert t.result().winners == (1,)


def test_the_active_player_without_harbour_or_request_ends_the_turn_at_once() -> None:  # K9.15
    t = Table("options: seats=2 start=0\nshown: 1").do("stop")
    assert (t.ask, t.actor) == ("discover", 1)


def test_many_batches_can_live_at_once_and_dead_ones_are_dropped() -> None:  # K3.7
    g = game("karibik")
    most = dropped = 0
    for seed in range(12):
        dice = FastDice(seed)
        s = g.start(g.options_from("seats=4 spent=unseen"))
        assert isinstance(s, KaribikState)
        before = newest = 1
        while s.actor != -2:
            if s.actor == -1:
                g.apply(s, g.pick(s, dice.below(g.weight(s))))
            else:
                legal = g.legal(s)
                g.apply(s, legal[dice.below(len(legal))])
            if len(s.left) != before or s.oldest + len(s.left) != newest:  # just reshuffled
                assert first_live(s) == 0
                before = len(s.left)
                newest = s.oldest + before
                dropped += s.oldest > 0
                most = max(most, before)
    assert most >= 4
    assert dropped > 0


def test_a_dead_batch_leaves_no_trace_in_the_key() -> None:  # K3.7
    text = "options: seats=2 start=0\nnewest: 1\n{}coins 0: {}\nharbour: sailor-3\nasked: take 0"
    t = Table(text.format("batch 0: flute-1-1\n", "0=1 1=2")).do("hire:sailor-3")
    t.draw("flute-1-1", "skiff-1-1", "skiff-1-1")
    assert Table(t.game.write(t.s)).s.key() == t.s.key()
    assert first_live(t.s) == 1
