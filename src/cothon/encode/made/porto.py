"""Porto as an array: the declared pieces. Written by `make games` from games/porto/fields.py and options.py; edit that."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.encode.sheet import Part, Sheet, after, seat_at
from cothon.games.porto.made.ids import ASK_NAMES, STEP_NAMES
from cothon.games.porto.made.view import PortoView
from cothon.games.porto.pieces import DOCKS, GOODS, KINDS, SHIPS, SPACES


def parts(n: int) -> list[Part]:
    return [
        Part("actor", (n,), 1, "who is asked"),
        Part("ask", (29,), 1, "the question"),
        Part("reserve", (n,), 18, "servants in the reserve"),
        Part("blocked", (n,), 4, "servants on the own storehouse card"),
        Part("temple", (n,), 18, "servants in the temple"),
        Part("lighthouse", (n,), 18, "servants in the lighthouse"),
        Part("charter", (n,), 5, "servants on charter ships"),
        Part("paid", (n, int(SPACES)), 6, "servants on action cards, by space"),
        Part("docks", (n, int(DOCKS)), 1, "set of docks with servants of the seat"),
        Part("talents", (n,), 80, "Talents; HOLE where this viewer may not know them (P6.3)"),
        Part("points", (n,), 20, "trading points"),
        Part("palace", (n,), 12, "servants in the palace"),
        Part("large", (n,), 12, "those on its large space"),
        Part("award", (n,), 12, "servants moved up from the path at the end (P16.3)"),
        Part("store", (n, int(GOODS)), 4, "goods in the storehouse, by kind"),
        Part("held", (n, int(SHIPS)), 1, "set of held cards"),
        Part("dock_good", (int(DOCKS), int(GOODS)), 1, "good at each dock"),
        Part("market", (int(GOODS),), 6, "goods in the market, by kind"),
        Part("bag", (int(GOODS),), 6, "goods in the bag, by kind"),
        Part("bought", (1,), 4, "the price counter (P7.2)"),
        Part("cards", (int(SPACES), int(KINDS)), 1, "kinds of the action cards by space"),
        Part("in_deck", (int(SHIPS),), 1, "the ship cards of the deck, as a set (PK3)"),
        Part("bottom_n", (1,), 30, "cards in it"),
        Part("top_n", (1,), 3, "cards on top that somebody has looked at"),
        Part("unseen_n", (1,), 30, "cards that nobody has seen"),
        Part(
            "groups",
            (4, int(SHIPS)),
            1,
            "the viewer's groups above the tail: the one that begins at place i + 1, for i < 3, and at 3 the one that reaches down to the tail; a state has one card at each place of the known top and at 3 the unseen cards",
        ),
        Part("decade", (1,), 5, "0 in the setup"),
        Part("round", (1,), 5, "0 outside turns"),
        Part("sp", (n,), 1, "the starting player"),
        Part("turn", (n,), 1, "whose turn it is"),
        Part("final", (2,), 1, "1 in the final phase, 2 in it without final ships"),
        Part("reason", (2,), 1, "of the end: 1 points, 2 decades"),
        Part("count", (1,), 5, "seats asked so far in `berth`, `quay` and `last`"),
        Part("rank", (1,), 5, "whose lighthouse choice it is"),
        Part("due", (1,), 2, "the ships still due to this rank"),
        Part("space", (int(SPACES),), 1, "the action space in use"),
        Part("source", (int(GOODS + DOCKS),), 1, "fetched good: kind in the storehouse, or 5 + dock"),
        Part("cargo", (int(GOODS),), 1, "the good on its way on a charter ship"),
        Part("dock", (int(DOCKS),), 1, "the dock being switched"),
        Part("moves", (1,), 5, "servants moved so far"),
        Part("last", (1,), 12, "place of the latest move"),
        Part("flow", (6,), 1, "places that gave (bits 0-2) and received (3-5)"),
        Part("back", (len(ASK_NAMES),), 1, "the question it was used in"),
        Part("sorted", (1,), 2, "cards already put back under `look`"),
        Part("gainer", (n,), 1, "who places trading points"),
        Part("gain", (1,), 2, "how many are left"),
        Part("housed", (1,), 1, "1 after a `house`"),
        Part("coming", (1,), 2, "servants of the gainer on their way home"),
        Part("after_points", (len(STEP_NAMES),), 1, "the step after trading points"),
        Part("after_load", (len(STEP_NAMES),), 1, "the step after a load"),
        Part("after_fill", (len(STEP_NAMES),), 1, "the step after the market was filled"),
        Part("slot", (1,), 12, "next place to be filled: of the rows, or of the action spaces"),
        Part("first_player", (n + 1,), 1, "option first_player: who is the first starting player", tail=1),
    ]


def option_parts(n: int) -> list[Part]:
    return [
        Part(
            "privilege_timing",
            (2,),
            1,
            "option privilege_timing: held cards may be kept for later turns, or only last through the own turn",
        ),
        Part(
            "money_screen",
            (2,),
            1,
            "option money_screen: whether the Talents of other players are hidden or open during the game",
        ),
        Part(
            "start_tie",
            (2,),
            1,
            "option start_tie: a tie for the largest reserve is searched from the left neighbour of the old starting player, or from himself",
        ),
        Part(
            "final_purchase",
            (2,),
            1,
            "option final_purchase: the last palace purchase is always offered, or only if ships arrive in the final phase",
        ),
        Part(
            "load_any",
            (2,),
            1,
            "option load_any: the privilege to load any good needs the good at the dock, or may take it from the storehouse",
        ),
        Part(
            "homecoming",
            (3,),
            1,
            "option homecoming: servants at the dock go home before the trading points are placed, or later",
        ),
        Part(
            "offering",
            (2,),
            1,
            "option offering: a safe voyage pays for the own servants in the temple, or for all players' servants",
        ),
        Part("doubled_card", (5,), 1, "option doubled_card: which action card is there twice"),
        Part("action_table", (2,), 1, "option action_table: costs and bonuses of the action spaces"),
        Part("intrigue_table", (2,), 1, "option intrigue_table: spaces of the path of intrigue"),
        Part(
            "final_servants",
            (2,),
            1,
            "option final_servants: servants on action cards go home before the final actions, or stay where they are",
        ),
        Part(
            "refill_counts",
            (1,),
            1,
            "option refill_counts: the good bought for 6 Talents after a refill counts as the first of the new market",
        ),
        Part(
            "purses",
            (2,),
            1,
            "option purses: Talents that are hidden are missing from the screen alone, or from all that a player is told",
        ),
    ]


def write(v: PortoView, me: i64, out: Sheet) -> None:
    n = v.seats
    out.piece("actor")
    if v.actor >= 0:
        out.mark(after(me, v.actor, n))
    out.piece("ask")
    out.mark(v.ask)
    out.piece("reserve")
    out.rows(v.reserve, me, n, 1)
    out.piece("blocked")
    out.rows(v.blocked, me, n, 1)
    out.piece("temple")
    out.rows(v.temple, me, n, 1)
    out.piece("lighthouse")
    out.rows(v.lighthouse, me, n, 1)
    out.piece("charter")
    out.rows(v.charter, me, n, 1)
    out.piece("paid")
    out.rows(v.paid, me, n, SPACES)
    out.piece("docks")
    for i in range(n):
        out.bits(i * DOCKS, v.docks[seat_at(me, i, n)], DOCKS)
    out.piece("talents")
    out.rows(v.talents, me, n, 1)
    out.piece("points")
    out.rows(v.points, me, n, 1)
    out.piece("palace")
    out.rows(v.palace, me, n, 1)
    out.piece("large")
    out.rows(v.large, me, n, 1)
    out.piece("award")
    out.rows(v.award, me, n, 1)
    out.piece("store")
    out.rows(v.store, me, n, GOODS)
    out.piece("held")
    for i in range(n):
        out.bits(i * SHIPS, v.held[seat_at(me, i, n)], SHIPS)
    out.piece("dock_good")
    for i in range(int(DOCKS)):
        out.mark(i * GOODS + v.dock_good[i] if v.dock_good[i] >= 0 else -1)
    out.piece("market")
    out.row(0, v.market, 0, len(v.market))
    out.piece("bag")
    out.row(0, v.bag, 0, len(v.bag))
    out.piece("bought")
    out.put(0, v.bought)
    out.piece("cards")
    for i in range(int(SPACES)):
        out.mark(i * KINDS + v.cards[i] if v.cards[i] >= 0 else -1)
    out.piece("in_deck")
    out.bits(0, v.in_deck, SHIPS)
    out.piece("bottom_n")
    out.put(0, v.bottom_n)
    out.piece("top_n")
    out.put(0, v.top_n)
    out.piece("unseen_n")
    out.put(0, v.unseen_n)
    out.piece("groups")
    for i in range(4):
        out.bits(i * SHIPS, v.groups[i], SHIPS)
    out.piece("decade")
    out.put(0, v.decade)
    out.piece("round")
    out.put(0, v.round)
    out.piece("sp")
    if v.sp >= 0:
        out.mark(after(me, v.sp, n))
    out.piece("turn")
    if v.turn >= 0:
        out.mark(after(me, v.turn, n))
    out.piece("final")
    out.mark(v.final - 1)
    out.piece("reason")
    out.mark(v.reason - 1)
    out.piece("count")
    out.put(0, v.count)
    out.piece("rank")
    out.put(0, v.rank)
    out.piece("due")
    out.put(0, v.due)
    out.piece("space")
    out.mark(v.space)
    out.piece("source")
    out.mark(v.source)
    out.piece("cargo")
    out.mark(v.cargo)
    out.piece("dock")
    out.mark(v.dock)
    out.piece("moves")
    out.put(0, v.moves)
    out.piece("last")
    out.put(0, v.last)
    out.piece("flow")
    out.bits(0, v.flow, 6)
    out.piece("back")
    out.mark(v.back)
    out.piece("sorted")
    out.put(0, v.sorted)
    out.piece("gainer")
    if v.gainer >= 0:
        out.mark(after(me, v.gainer, n))
    out.piece("gain")
    out.put(0, v.gain)
    out.piece("housed")
    out.put(0, v.housed)
    out.piece("coming")
    out.put(0, v.coming)
    out.piece("after_points")
    out.mark(v.after_points)
    out.piece("after_load")
    out.mark(v.after_load)
    out.piece("after_fill")
    out.mark(v.after_fill)
    out.piece("slot")
    out.put(0, v.slot)
    out.piece("first_player")
    out.mark(after(me, v.rules.first_player, n) if v.rules.first_player >= 0 else n)


def write_options(v: PortoView, out: Sheet) -> None:
    rules = v.rules
    out.piece("privilege_timing")
    out.mark(rules.privilege_timing)
    out.piece("money_screen")
    out.mark(rules.money_screen)
    out.piece("start_tie")
    out.mark(rules.start_tie)
    out.piece("final_purchase")
    out.mark(rules.final_purchase)
    out.piece("load_any")
    out.mark(rules.load_any)
    out.piece("homecoming")
    out.mark(rules.homecoming)
    out.piece("offering")
    out.mark(rules.offering)
    out.piece("doubled_card")
    out.mark(rules.doubled_card)
    out.piece("action_table")
    out.mark(rules.action_table)
    out.piece("intrigue_table")
    out.mark(rules.intrigue_table)
    out.piece("final_servants")
    out.mark(rules.final_servants)
    out.piece("refill_counts")
    out.put(0, rules.refill_counts)
    out.piece("purses")
    out.mark(rules.purses)
