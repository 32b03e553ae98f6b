"""Traders as an array: the declared pieces. Written by `make games` from games/traders/fields.py and options.py; edit that."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.encode.sheet import Part, Sheet, after, seat_at
from cothon.games.traders.made.ids import STEP_NAMES
from cothon.games.traders.made.view import TradersView
from cothon.games.traders.pieces import CARDS, CARTHAGE, COLOURS, FACES, IN_THE_SEA


def parts(n: int) -> list[Part]:
    return [
        Part("actor", (n,), 1, "who is asked"),
        Part("ask", (10,), 1, "the question"),
        Part("turn", (n,), 1, "the active player"),
        Part("passes", (1,), 8, "passes in a row"),
        Part(
            "due",
            (1,),
            40,
            "still due: coins while paying, icons while naming or guarding, blind VPs while drawing them",
        ),
        Part(
            "place", (int(FACES),), 1, "the place of the last card paid, named or discarded in the coin or icon order"
        ),
        Part("colour", (int(COLOURS + 1),), 1, "the colour asked about in `discount`; 4 when all were asked about"),
        Part("doubling", (1,), 1, "1 while the take of a Double Action is asked"),
        Part(
            "cursor",
            (1,),
            16,
            "how far scoring (colour * seats + seat after the buyer) or the raid (seat after the buyer) has got",
        ),
        Part("to_market", (1,), 12, "draws left for the Market in this replenishment"),
        Part("to_farm", (1,), 12, "draws left for the Farm, likewise"),
        Part("then", (len(STEP_NAMES),), 1, "the step that follows the replenishment"),
        Part("reason", (2,), 1, "0 while the game runs, 1 ended by tokens, 2 by passes"),
        Part("draw_n", (1,), CARDS, "cards in the draw pile"),
        Part("discard_n", (1,), CARDS, "cards in the discard pile"),
        Part("market_n", (1,), 12, "cards in `market`"),
        Part("market_price", (1,), 40, "sum of their values"),
        Part("farm_n", (1,), 12, "cards in `farm`"),
        Part("hand", (n, int(FACES)), 4, "cards in the hand, by face"),
        Part("upright", (n, int(FACES)), 6, "upright Stock, by face"),
        Part("sideways", (n, int(FACES)), 6, "sideways Stock, by face"),
        Part("vp", (n, int(FACES)), 6, "the known cards of the VP pile, by face"),
        Part("tokens", (n, int(COLOURS)), 8, "face-up tokens, by colour"),
        Part("used", (n, int(COLOURS)), 8, "face-down tokens, by colour"),
        Part("coins", (n,), 40, "coins in the hand"),
        Part("hand_n", (n,), 12, "cards in the hand"),
        Part("vps", (n,), 40, "VPs, blind ones and others"),
        Part(
            "piece",
            (n, int(IN_THE_SEA + 1)),
            1,
            "where the action piece is: on a face in the Market, in the Farm, in front of its owner, in the sea",
        ),
        Part("blinds", (n,), 20, "blind VPs drawn from the pool"),
        Part("market", (int(FACES),), 6, "cards of the Market that carry no piece, by face"),
        Part("farm", (int(FACES),), 6, "cards of the Farm that carry no piece, by face"),
        Part("discard", (int(FACES),), 9, "the discard pile, by face"),
        Part("pool", (int(FACES),), 9, "the unseen pool: the draw pile and the blind VPs drawn from it (Kn5)"),
        Part("ships", (int(COLOURS), int(CARTHAGE + 1)), 1, "the space of the ship of each colour"),
        Part("named", (int(FACES),), 6, "cards named for protection"),
        Part("colours", (n, 4), 1, "option colours: the colour of each seat's initial hand, from seat 0 on"),
        Part("first_seat", (n,), 1, "option first_seat: who takes the first turn"),
    ]


def option_parts(n: int) -> list[Part]:
    return [
        Part(
            "mode",
            (2,),
            1,
            "option mode: the standard game with Double Action and discounts, or Classic Mode with reservations and bonuses",
        ),
        Part(
            "refill",
            (2,),
            1,
            "option refill: replenish at the end of the buyer's turn, or right after the purchase, before the ships move",
        ),
        Part(
            "view", (2,), 1, "option view: show everything that perfect memory knows, or only what lies open on a table"
        ),
        Part(
            "paydays",
            (2,),
            1,
            "option paydays: ships that arrive together share one Payday, or each has its own, in colour order",
        ),
        Part(
            "rounding",
            (2,),
            1,
            "option rounding: a fifth of the score is rounded up, or down but to no less than one victory point",
        ),
        Part("overpay", (2,), 1, "option overpay: pay no card that is not needed, or as many as one likes"),
        Part(
            "classic_refill",
            (2,),
            1,
            "option classic_refill: Classic Mode: a Market closed to the player is replenished when a turn begins, or also as soon as it is so",
        ),
    ]


def write(v: TradersView, me: i64, out: Sheet) -> None:
    n = v.seats
    out.piece("actor")
    if v.actor >= 0:
        out.mark(after(me, v.actor, n))
    out.piece("ask")
    out.mark(v.ask)
    out.piece("turn")
    if v.turn >= 0:
        out.mark(after(me, v.turn, n))
    out.piece("passes")
    out.put(0, v.passes)
    out.piece("due")
    out.put(0, v.due)
    out.piece("place")
    out.mark(v.place)
    out.piece("colour")
    out.mark(v.colour)
    out.piece("doubling")
    out.put(0, v.doubling)
    out.piece("cursor")
    out.put(0, v.cursor)
    out.piece("to_market")
    out.put(0, v.to_market)
    out.piece("to_farm")
    out.put(0, v.to_farm)
    out.piece("then")
    out.mark(v.then)
    out.piece("reason")
    out.mark(v.reason - 1)
    out.piece("draw_n")
    out.put(0, v.draw_n)
    out.piece("discard_n")
    out.put(0, v.discard_n)
    out.piece("market_n")
    out.put(0, v.market_n)
    out.piece("market_price")
    out.put(0, v.market_price)
    out.piece("farm_n")
    out.put(0, v.farm_n)
    out.piece("hand")
    out.rows(v.hand, me, n, FACES)
    out.piece("upright")
    out.rows(v.upright, me, n, FACES)
    out.piece("sideways")
    out.rows(v.sideways, me, n, FACES)
    out.piece("vp")
    out.rows(v.vp, me, n, FACES)
    out.piece("tokens")
    out.rows(v.tokens, me, n, COLOURS)
    out.piece("used")
    out.rows(v.used, me, n, COLOURS)
    out.piece("coins")
    out.rows(v.coins, me, n, 1)
    out.piece("hand_n")
    out.rows(v.hand_n, me, n, 1)
    out.piece("vps")
    out.rows(v.vps, me, n, 1)
    out.piece("piece")
    for i in range(n):
        out.mark(i * (IN_THE_SEA + 1) + v.piece[seat_at(me, i, n)] if v.piece[seat_at(me, i, n)] >= 0 else -1)
    out.piece("blinds")
    out.rows(v.blinds, me, n, 1)
    out.piece("market")
    out.row(0, v.market, 0, len(v.market))
    out.piece("farm")
    out.row(0, v.farm, 0, len(v.farm))
    out.piece("discard")
    out.row(0, v.discard, 0, len(v.discard))
    out.piece("pool")
    out.row(0, v.pool, 0, len(v.pool))
    out.piece("ships")
    for i in range(int(COLOURS)):
        out.mark(i * (CARTHAGE + 1) + v.ships[i] if v.ships[i] >= 0 else -1)
    out.piece("named")
    out.row(0, v.named, 0, len(v.named))
    out.piece("colours")
    for i in range(n):
        out.mark(i * 4 + v.rules.colours[seat_at(me, i, n)])
    out.piece("first_seat")
    out.mark(after(me, v.rules.first_seat, n))


def write_options(v: TradersView, out: Sheet) -> None:
    rules = v.rules
    out.piece("mode")
    out.mark(rules.mode)
    out.piece("refill")
    out.mark(rules.refill)
    out.piece("view")
    out.mark(rules.view)
    out.piece("paydays")
    out.mark(rules.paydays)
    out.piece("rounding")
    out.mark(rules.rounding)
    out.piece("overpay")
    out.mark(rules.overpay)
    out.piece("classic_refill")
    out.mark(rules.classic_refill)
