"""What the module of traders knows: figures for every option, evident choices, and who is likely to win."""

from __future__ import annotations

from collections.abc import Iterator
from math import isfinite

import pytest

from cothon.bots.instinct import Instinct, instinct
from cothon.bots.traders.sets import fetch, points_of
from cothon.core import State, View
from cothon.core.arr import new_arr, new_floats
from cothon.games import game
from cothon.games.traders.made.ids import ASK_ACT, ASK_DISCOUNT, ASK_GUARD, ASK_PAY, ASK_PROTECT
from cothon.games.traders.made.state import TradersState
from cothon.games.traders.made.view import TradersView
from cothon.games.traders.pieces import FACE_NAMES, IN_THE_SEA, value
from cothon.games.traders.scoring import vps_for
from cothon.play.dice import FastDice
from kit.variants import VARIANTS

G = game("traders")
SENSE = instinct("traders")


def figures(v: View, sense: Instinct = SENSE) -> dict[str, float]:
    """What each legal option is rated, by its code."""
    buf, out = new_arr(len(G.actions)), new_floats(len(G.actions))
    n = G.legal_into(v, buf)
    sense.rate(v, buf, n, out)
    return {G.actions[int(buf[i])].label: float(out[i]) for i in range(n)}


def choice(v: View) -> str:
    rated = figures(v)
    return max(rated, key=lambda code: rated[code])


def chances(v: View) -> list[float]:
    out = new_floats(int(v.seats))
    SENSE.chances(v, out)
    return [float(x) for x in out]


def described(v: View, seat: int) -> dict[str, float]:
    told = new_floats(len(SENSE.features))
    SENSE.describe(v, seat, told)
    return dict(zip(SENSE.features, (float(x) for x in told), strict=True))


def game_of(options: str, seed: int, odd: int = 5) -> Iterator[TradersState]:
    """The positions of a game in which every so often any option is taken, else the best."""
    dice = FastDice(seed)
    s = G.start(G.options_from(options))
    G.roll(s, dice)
    while s.actor >= 0:
        assert isinstance(s, TradersState)
        yield s
        legal = G.legal(s)
        if dice.below(odd) == 0:
            G.apply(s, legal[dice.below(len(legal))])
        else:
            rated = list(figures(s).values())
            G.apply(s, legal[rated.index(max(rated))])
        G.roll(s, dice)


def position(market: str, hand: str, options: str = "seats=2", stock: str = "", rival: str = "") -> TradersState:
    """Seat 0 to act with such a Market, hand and upright Stock; the rival has nothing but its own Stock."""
    s = G.start(G.options_from(options))
    G.roll(s, FastDice(1))
    assert isinstance(s, TradersState)
    for f in range(12):
        s.market[f] = market.split().count(FACE_NAMES[f])
        s.hand[f] = hand.split().count(FACE_NAMES[f])
        s.hand[12 + f] = 0
        s.upright[f] = stock.split().count(FACE_NAMES[f])
        s.upright[12 + f] = rival.split().count(FACE_NAMES[f])
    s.market_n = len(market.split())
    s.market_price = sum(int(s.market[f]) * int(value(f)) for f in range(12))
    s.hand_n[0] = len(hand.split())
    s.coins[0] = sum(int(s.hand[f]) * int(value(f)) for f in range(12))
    s.coins[1] = s.hand_n[1] = 0
    return s


# -- figures ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", VARIANTS["traders"])
def test_every_option_has_a_finite_figure_on_whole_and_on_covered_views(options: str) -> None:
    for s in game_of(options, seed=len(options)):
        covered = figures(G.mask(s, int(s.actor)))
        assert list(covered) == [G.actions[a].label for a in G.legal(s)]
        assert all(isfinite(x) and abs(x) < 100 for x in [*covered.values(), *figures(s).values()])


@pytest.mark.parametrize("options", ["seats=3 view=table", "seats=2 view=table mode=classic"])
def test_figures_do_not_depend_on_what_is_hidden(options: str) -> None:
    for n, s in enumerate(game_of(options, seed=4)):
        if n % 3 == 0:
            seen = G.mask(s, int(s.actor))
            other = G.fill(seen, FastDice(n))
            assert figures(G.mask(other, int(s.actor))) == figures(seen)


@pytest.mark.parametrize("options", ["seats=2", "seats=3 mode=classic", "seats=3 view=table"])
def test_the_best_figure_wins_clearly_against_any_legal_option(options: str) -> None:
    seats, won = G.options_from(options).seats, 0
    for seed in range(20):
        dice = FastDice(seed)
        s = G.start(G.options_from(options))
        G.roll(s, dice)
        while s.actor >= 0:
            legal = G.legal(s)
            if s.actor == seed % seats:
                rated = list(figures(G.mask(s, int(s.actor))).values())
                G.apply(s, legal[rated.index(max(rated))])
            else:
                G.apply(s, legal[dice.below(len(legal))])
            G.roll(s, dice)
        won += seed % seats in G.result(s).winners
    assert won >= 15, f"{won} of 20"


# -- evident choices --------------------------------------------------------------------------------------------------


def last_purchase(mine: int, theirs: int) -> TradersState:
    """Seven tokens, a red ship at the gates of Carthage, and a red card that can be paid."""
    s = position("R3", "R3 G2")
    s.ships[0] = 4
    s.used[0] = 6
    s.vps[0], s.vps[1] = mine, theirs
    return s


def test_the_leader_ends_the_game() -> None:
    assert choice(last_purchase(20, 10)) == "act:buy"
    rated = figures(last_purchase(20, 10))
    assert rated["act:buy"] > rated["act:take"] + 10


def test_who_would_lose_does_not_end_the_game() -> None:
    assert choice(last_purchase(10, 20)) == "act:take"


def test_at_a_table_of_two_the_vps_of_the_other_are_counted_and_the_game_is_ended_by_them() -> None:  # Kn8, O12
    ended = seen = 0
    for seed in range(6):
        for s in game_of("seats=2", seed=seed):
            view = G.mask(s, int(s.actor))
            assert isinstance(view, TradersView)
            other = 1 - int(s.actor)
            seen += 1
            ended += int(points_of(view, other)) == int(s.vps[other])
    assert ended == seen > 500


def two_ships(paydays: str) -> TradersState:
    """Red and blue would come in; the red token is the buyer's eighth, and blue would bring the other the victory."""
    s = position("R3 B2", "Y5", options=f"seats=2 paydays={paydays}", rival="B5 B5 B5")
    s.ships[0] = s.ships[1] = 4
    s.used[0] = 6
    s.vps[0], s.vps[1] = 10, 10
    s.piece[0] = IN_THE_SEA
    return s


def test_where_each_ship_has_its_payday_the_first_may_end_the_game() -> None:  # T9.3
    together, one_by_one = two_ships("together"), two_ships("one_by_one")
    assert (choice(together), choice(one_by_one)) == ("act:take", "act:buy")
    for s, mine in ((together, 0), (one_by_one, 1)):
        assert described(s, 0)["finish"] == mine
        G.apply(s, G.legal(s)[0])
        assert described(s, 0)["sealed"] == mine


def test_by_the_letter_of_the_rounding_a_set_is_worth_less() -> None:  # T9.6
    for price, n2, n3, n5 in ((5, 1, 0, 1), (3, 2, 1, 0), (2, 3, 0, 0), (2, 1, 0, 0), (5, 0, 0, 7)):
        n = n2 + n3 + n5
        for rounding in ("up", "letter"):
            s = G.start(G.options(2, {"rounding": rounding}))
            assert isinstance(s, TradersState)
            assert fetch(s, n2, n3, n5, 0) == vps_for(s, price, n)
    assert int(fetch(s, 2, 1, 0, 0)) == 1


def test_nobody_pays_more_than_is_due() -> None:  # T4.7
    s = position("R3", "R3 G2 Y2", options="seats=2 overpay=free")
    s.ask, s.due, s.place = ASK_PAY, 0, 4
    assert choice(s) == "paid"


def test_a_full_set_is_sold_when_its_ship_can_arrive() -> None:
    s = position("R5 R2", "B5 B3", stock="R5 R3 R3 R2")
    s.ships[0] = 3
    assert choice(s) == "act:buy"


def test_the_bigger_coin_is_taken_when_nobody_else_can_buy() -> None:
    s = position("R5 B2", "")
    G.apply(s, G.legal(s)[0])
    assert choice(s) == "take:R5"


def test_a_payment_wastes_nothing() -> None:
    s = position("R3 B2", "Y5 Y3 G3 G2")
    s.ask = ASK_PAY
    s.due = 6
    rated = figures(s)
    assert rated["pay:Y3"] == max(rated.values())  # two 3s
    assert rated["pay:Y5"] < rated["pay:Y3"]


def test_a_token_is_worth_more_on_a_five_than_on_a_two() -> None:
    saved = {}
    for market in ("R5", "R2"):
        s = position(market, "G5")
        s.ask, s.due, s.colour = ASK_DISCOUNT, s.market_price, 0
        rated = figures(s)
        saved[market] = rated["discount:1"] - rated["discount:0"]
    assert saved["R5"] > max(0, saved["R2"] + 0.3)


def test_the_dear_goods_are_saved_and_the_cheap_ones_given_up() -> None:
    s = position("G2", "B2", stock="R5 R5 R2 R2")
    s.ships[0], s.ships[1] = 3, 5
    s.ask, s.cursor = ASK_PROTECT, 1
    assert choice(s) == "protect:R5"


def test_nothing_is_saved_that_is_worth_less_than_the_card_given_for_it() -> None:
    s = position("G2", "B2", stock="R5 R2")
    s.ships[0], s.ships[1] = 3, 5
    s.sideways[1] = 1
    s.upright[2] = 0
    s.ask, s.cursor = ASK_PROTECT, 1
    rated = figures(s)
    assert rated["done"] >= rated["protect:R2"] - 0.5


def test_guarding_gives_a_two_before_threes() -> None:
    s = position("G2", "B2 B3 Y3", stock="R5 R5")
    s.ships[0] = 3
    s.ask, s.due, s.cursor = ASK_GUARD, 2, 1
    rated = figures(s)
    assert rated["guard:B2"] > rated["guard:B3"]


# -- who is likely to win ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", VARIANTS["traders"])
def test_features_are_finite_and_of_the_size_of_one_and_chances_sum_to_one(options: str) -> None:
    before = 0.0
    for s in game_of(options, seed=9):
        gone = SENSE.progress(s)
        assert 0 <= gone <= 1
        before = max(before, gone)
        for p in range(int(s.seats)):
            assert all(isfinite(x) and abs(x) <= 6 for x in described(s, p).values())
        odds = chances(s)
        assert abs(sum(odds) - 1) < 1e-9
        assert min(odds) >= 0
    assert before > 0.7


def test_the_seat_far_ahead_has_the_greater_chance() -> None:
    s = position("R3", "B5 B5")
    even = chances(s)
    s.vps[0] = 12
    assert chances(s)[0] > 0.8 > even[0]


def test_goods_and_coins_are_better_than_none() -> None:
    bare = chances(position("R3", ""))[0]
    assert chances(position("R3", "B5 B5"))[0] > bare
    assert chances(position("R3", "", stock="R5 R5 Y5"))[0] > bare
    assert chances(position("R3", "", rival="R5 R5 Y5"))[0] < bare


def test_a_purchase_that_is_being_paid_counts_as_made() -> None:
    """Points and tokens told while paying are those that everybody has when the purchase is done."""
    seen = 0
    for options in (
        "seats=3", "seats=2 mode=classic", "seats=3 rounding=letter", "seats=3 paydays=one_by_one",
        "seats=2 mode=classic rounding=letter", "seats=2 overpay=free",
    ):  # fmt: skip
        promised: list[tuple[float, float]] = []
        for s in game_of(options, seed=3):
            told = [(described(s, p)["points"], described(s, p)["tokens"]) for p in range(int(s.seats))]
            if s.ask == ASK_PAY:
                promised = told
            elif promised and s.ask in (ASK_ACT, ASK_PROTECT):
                assert told == promised
                seen += 1
                promised = []
    assert seen > 30


def test_who_is_sure_to_win_the_last_payday_is_told_so() -> None:
    s = last_purchase(20, 10)
    assert described(s, 0)["finish"] == 1
    legal = G.legal(s)
    G.apply(s, legal[0])
    assert described(s, 0)["sealed"] == 1
    assert described(s, 1)["sealed"] == 0


def test_a_whole_world_is_rated_like_the_position_it_was_made_from() -> None:
    for n, s in enumerate(game_of("seats=3 view=full", seed=2)):
        if n % 7 == 0:
            whole: State = G.fill(G.mask(s, int(s.actor)), FastDice(n))
            assert figures(whole) == figures(s)
