"""Chapter Chance: draws, their order and weights (PC1 to PC4)."""

from __future__ import annotations

from collections import Counter

from cothon.games import game
from cothon.play.dice import FastDice
from games.porto.seen import CARRIER_FIRST, board, bottom, deck, row, shown, top
from games.porto.test_20_examples import voyager
from games.porto.test_21_more_examples import CROWDED
from kit.board import Board


def test_PC1_the_order_of_draws_in_the_setup() -> None:
    b = Board("porto", seats=3)
    asks = []
    while b.actor < 0:
        asks.append(b.ask)
        b.draw(next(iter(b.chances)))
    assert asks == ["starter"] + ["good"] * 4 + ["ship"] * 8
    assert b.ask == "berth"


def test_PC1_later_draws_stand_where_their_clause_puts_them() -> None:
    assert voyager("temple 0: 1").do("card:1", "store:wine", "charter").ask == "ship"
    assert board("row 1: 1", "held: 28/0").do("use:28", "1").ask == "ship"
    assert board("market: dye").do("refill").ask == "good"


def test_PC2_known_top_then_unseen_then_bottom() -> None:
    b = board("held: 15/0 28/0 9/0", "row 1: 1 6 11 16", "top: 7 8", "bottom: 20 21")
    b.do("use:28", "1")
    assert (row(b, 2)[0], top(b), b.ask) == ("7", ["8"], "act")  # turned up without a draw
    assert b.told[-1] == {"event": "under", "ship": "28"}
    b.do("use:15")
    assert b.ask == "peek"  # two more cards, both before the first sort
    b.draw("ship:2").draw("ship:3")
    assert (b.ask, sorted(b.options, key=int)) == ("sort", ["2", "3", "8"])


def test_PC2_with_nothing_unseen_the_known_bottom_is_drawn() -> None:
    lines = [*CROWDED, "held: 10/1 20/1 25/1", "store 0: wine", "charter 0: 1", "temple 0: 1", CARRIER_FIRST]
    b = board(*lines, "bottom: 15 5 30").do("card:1", "store:wine", "charter")
    assert (b.ask, bottom(b)) == ("point", ["5", "30", "15"])


def test_PC2_a_card_turned_up_after_a_look_is_unveiled() -> None:
    from cothon.core import Teller

    b = board("top: 7", "row 1: 1", "held: 28/0").do("use:28")
    teller = Teller()
    b.game.apply(b.s, b.game.actions.id("1"), teller)
    assert teller.unveiled
    b = board("row 1: 1", "held: 28/0").do("use:28")
    teller = Teller()
    b.game.apply(b.s, b.game.actions.id("1"), teller)
    assert not teller.unveiled  # a draw follows anyway


def test_PC2_late_decisions_have_the_distribution_of_a_shuffle() -> None:
    """Look, then draw all three: each of the six orders of the last three unseen cards comes equally often."""
    seen: Counter[tuple[str, ...]] = Counter()
    lines = [*CROWDED, "held: 15/0 5/1 20/1"]
    first = board(*lines).do("use:15").s
    for seed in range(1200):
        b = board(*lines)
        b.s = first.clone()
        dice = FastDice(seed)
        order = []
        while b.ask == "peek":
            draw = int(b.game.pick(b.s, dice.below(b.game.weight(b.s))))
            order.append(b.game.draws.label(draw))
            b.draw(order[-1])
        seen[tuple(order)] += 1
    assert len(seen) == 6
    assert min(seen.values()) > 150


def test_PC3_a_single_outcome_is_still_an_event() -> None:
    lines = ["decade: 2", "round: 0", "turn: -1", "ask: deal", "slot: 5"]
    b = board(*lines, "cards: carrier carrier aristocrat captain merchant -")
    assert b.chances == {"deal:loadmaster": 1}
    b = board(*CROWDED, "held: 15/0 5/1 10/1 20/1 25/1").do("use:15")
    assert b.chances == {"ship:30": 1}
    b = board(*CROWDED, "held: 15/0 5/1 10/1 20/1 25/1 30/1")
    assert (shown(b)["deck"]["size"], deck(b, 0)) == (0, [])


def test_PC4_deals_are_uniform_over_the_orders() -> None:
    lines = ["decade: 2", "round: 0", "turn: -1", "ask: deal"]
    b = board(*lines, "cards: - - - - - -")
    assert b.chances == {
        "deal:carrier": 2, "deal:aristocrat": 1, "deal:captain": 1, "deal:merchant": 1, "deal:loadmaster": 1,
    }  # fmt: skip
    pictures: Counter[tuple[str, ...]] = Counter()

    def go(board_: Board, ways: int, dealt: tuple[str, ...]) -> None:
        if board_.ask != "deal":
            pictures[dealt] += ways
            return
        for label, weight in board_.chances.items():
            other = board(*lines, "cards: - - - - - -")
            other.s = board_.s.clone()
            go(other.draw(label), ways * weight, (*dealt, label))

    go(b, 1, ())
    assert len(pictures) == 360
    assert set(pictures.values()) == {2}


def test_weights_of_goods_are_those_in_the_bag() -> None:
    g = game("porto")
    s = g.start(g.options(4, {"first_player": 0}))
    assert [w for _, w in g.chance(s)] == [6] * 5
    g.apply(s, g.draws.id("good:oil"))
    assert [w for _, w in g.chance(s)] == [6, 6, 5, 6, 6]
