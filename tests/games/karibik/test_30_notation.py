"""Positions as text: short to write, faithful to read, precise when wrong."""

import pytest

from cothon.core.arr import ints
from cothon.core.errors import BadText
from cothon.games import game
from cothon.play.dice import FastDice
from games.karibik.seen import Table


def test_a_short_text_is_a_whole_position() -> None:
    t = Table("options: seats=2 start=1\nharbour: flute-2-1 sailor-3*2  # three cards\n\ncoins 0: 5")
    assert (t.ask, t.actor, t.coins, int(t.s.shown)) == ("discover", 1, [5, 3], 3)
    assert int(t.s.deck) == 110 - 3 - 8
    assert int(t.s.round) == 1


def test_an_empty_text_is_the_start_of_a_two_player_game() -> None:
    g = game("karibik")
    t = Table("# nothing said")
    start = g.start(g.options(2, {}))
    g.apply(start, 0)
    assert t.s.key() == start.key()


@pytest.mark.parametrize(
    "text",
    ["seats=2", "seats=4", "seats=3 spent=unseen duplicate=ask", "seats=5 edition=portroyal120 spent=unseen",
     "seats=5 edition=portroyal120", "seats=3 bust_expedition=true start=1",
     "seats=3 duplicate=stay requests=turn jester_empty=true", "seats=2 duplicate=stay spent=unseen"],
)  # fmt: skip
def test_every_position_of_a_game_reads_back(text: str) -> None:
    g = game("karibik")
    dice = FastDice(21)
    asked = set()
    for _ in range(1):
        s = g.start(g.options_from(text))
        while True:
            again = g.read(g.write(s))
            assert again.key() == s.key()
            assert g.write(again) == g.write(s)
            if s.actor == -2:
                break
            asked.add(g.asks[s.ask].name)
            if s.actor == -1:
                assert g.chance(again) == g.chance(s)
                g.apply(s, g.pick(s, dice.below(g.weight(s))))
            else:
                assert g.legal(again) == g.legal(s)
                legal = g.legal(s)
                g.apply(s, legal[dice.below(len(legal))])
    assert {"discover", "take", "reveal"} <= asked
    assert ("settle" if "unseen" in text else "flip") in asked


def test_a_position_in_the_middle_of_a_payment_plays_on_alike() -> None:
    t = Table("options: seats=2 start=0\ndisplay 0: captain-4 jack-6*3\nrow: exp-ccs").do("complete:exp-ccs")
    t.do("give:jack")
    assert "paying: exp-ccs 1 jack" in t.game.write(t.s)
    again = Table(t.game.write(t.s))
    assert again.options == t.options == ["give:jack"]


def test_coins_by_batch_and_rest() -> None:
    t = Table("options: seats=2\nnewest: 2\nbatch 0: flute-1-1\nbatch 1: skiff-1-1*2\ncoins 0: 0=1 2=4\ncoins 1: 1=2")
    assert (t.held(0), t.held(1), t.batch) == ({0: 1, 2: 4}, {1: 2}, 2)
    t = Table("options: seats=2\ndeck: 10\ncoins 0: 0\ncoins 1: rest")
    assert (int(t.s.deck), t.coins) == (10, [0, 100])


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("options: seats=9", "line 1, options"),
        ("options: seats=2 target=99", "line 1, options"),
        ("options: seats=2\nwind: north", "line 2, wind"),
        ("options: seats=2\njust words", "line 2"),
        ("options: seats=2\nround: 1\nround: 2", "line 3, round"),
        ("options: seats=2\nround: soon", "line 2, round"),
        ("options: seats=2\nactive: 2", "line 2, active"),
        ("options: seats=2\nharbour: flute-9-9", "line 2, harbour"),
        ("options: seats=2\nharbour: exp-cc", "line 2, harbour"),
        ("options: seats=2\nharbour: flute-1-1*2", "line 2, harbour"),
        ("options: seats=2\nharbour: sailor-3*x", "line 2, harbour"),
        ("options: seats=2\nrow: sailor-3", "line 2, row"),
        ("options: seats=2\ndisplay 2: sailor-3", "line 2, display 2"),
        ("options: seats=2\ndisplay: sailor-3", "line 2, display"),
        ("options: seats=2\ndisplay 0: sailor-3*7", "sailor-3"),
        ("options: seats=2\ndisplay 0: exp-cps", "exp-cps"),
        ("options: seats=2\ncoins 0: 200", "line 2, coins 0"),
        ("options: seats=2\ncoins 0: 60\ncoins 1: 60", "coins"),
        ("options: seats=2\ncoins 0: 1=3", "line 2, coins 0"),
        ("options: seats=2\ncoins 0: 0=3 0=4", "line 2, coins 0"),
        ("options: seats=2\ndeck: 5", "line 2, deck"),
        ("options: seats=2\nbatch 0: flute-1-1", "line 2, batch 0"),
        ("options: seats=2\nowed: 1", "line 2, owed"),
        ("options: seats=2\nasked: dance 0", "line 2, asked"),
        ("options: seats=2\nasked: reveal 0", "line 2, asked"),
        ("options: seats=2\nasked: repel 0", "line 2, asked"),
        ("options: seats=2\nasked: discover 1", "line 2, asked"),
        ("options: seats=2\nasked: pay 0", "line 2, asked"),
        ("options: seats=2\nasked: flip chance", "line 2, asked"),
        ("options: seats=2\ncard: flute-1-1 skiff-1-1", "line 2, card"),
        ("options: seats=2\nasked: flip chance\ndue: 2 0", "line 2, asked"),
        (
            "options: seats=2\nasked: flip chance\ndue: 9 0\nthen: hired\nwanted: sailor-3\nharbour: sailor-3\nstep: 0",
            "line 2, asked",
        ),
        ("options: seats=2\nasked: reveal chance\nthen: taxed", "line 2, asked"),
        ("options: seats=2\nasked: reveal chance\nstep: 1", "line 2, asked"),
        ("options: seats=2\nasked: discover 0\nthen: hired", "line 2, asked"),
        ("options: seats=2\nasked: discover 0\nowed: 3 0", "line 2, asked"),
        ("options: seats=2\nasked: discover 0\nbusted: 1", "line 2, asked"),
        ("options: seats=2\nasked: take 0\ncard: tax-strength\nharbour: flute-1-1", "line 2, asked"),
        ("options: seats=2\nasked: pay 0\nrow: exp-cc\npaying: exp-cc", "line 2, asked"),
        ("options: seats=2\nasked: pay 0\nrow: exp-ccs\npaying: exp-ccs\ndisplay 0: captain-4*2", "line 2, asked"),
        ("options: seats=2\npaying: exp-cc", "line 2, paying"),
        ("options: seats=2\nrow: exp-cc\npaying: exp-cc 5", "line 3, paying"),
        ("options: seats=2\nrow: exp-cc\npaying: sailor-3", "line 3, paying"),
        ("options: seats=2\nwanted: sailor-3", "line 2, wanted"),
        ("options: seats=2\nthen: sleep", "line 2, then"),
        ("options: seats=2\nended: rain", "line 2, ended"),
        ("options: seats=2\nburied: 3", "buried"),
        ("options: seats=2 spent=unseen\nnewest: 1", "K3.12"),
        ("options: seats=2\nclosing: 1\nasked: take 0\ntakes: 0", "K6.2"),
        ("options: seats=2 requests=turn\nclosing: 1\nasked: discover 0", "K6.2"),
        ("options: seats=2 duplicate=stay\nharbour: flute-3-5 flute-4-5", "K5.9"),
    ],
)
def test_a_bad_text_is_refused_with_line_and_field(text: str, place: str) -> None:
    with pytest.raises(BadText) as error:
        Table(text)
    assert place in str(error.value)


def test_in_mode_unseen_the_public_past_is_written_too() -> None:  # K3.12
    t = Table("options: seats=2 start=0 spent=unseen\ndeck: 0\nburied: 2\ncoins 0: 1\ncoins 1: rest")
    t.do("reveal").draw("sailor-3")
    text = t.game.write(t.s)
    assert "mixing: sailor-3" in text
    assert "poured: 0=1" in text
    t.draw("priest-4")
    text = t.game.write(t.s)
    assert "blanks 1: 0=2" in text
    assert ints(t.game.read(text).past.newest.blanks) == [2]  # type: ignore[attr-defined]
