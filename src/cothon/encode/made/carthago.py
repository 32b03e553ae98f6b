"""Carthago as an array: the declared pieces. Written by `make games` from games/carthago/fields.py and options.py; edit that."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.encode.sheet import Part, Sheet, after, seat_at
from cothon.games.carthago.made.ids import ASK_NAMES
from cothon.games.carthago.made.view import CarthagoView
from cothon.games.carthago.pieces import COLUMNS, DOCKS, EFFECTS, GOODS, SPACES, SPOT_NAMES, TILES, TRADE


def parts(n: int) -> list[Part]:
    return [
        Part("actor", (n,), 1, "who is asked"),
        Part("ask", (33,), 1, "the question"),
        Part("decade", (1,), 3, "the decade, 1 to 3"),
        Part("round", (1,), 5, "the round, 1 to 5"),
        Part("first", (n,), 1, "the start player"),
        Part("turn", (n,), 1, "who has the turn, lends a disc or draws income"),
        Part("space", (int(SPACES),), 1, "the space chosen in this turn"),
        Part("used", (1,), 1, "1 if an effect was used before the choice"),
        Part("favoured", (1,), 1, "1 with Favour for this payment"),
        Part("skipped", (1,), 1, "1 if the main action was skipped"),
        Part("traded", (1,), 1, "1 after a delivery to a trading ship"),
        Part("warred", (1,), 1, "1 after a delivery to a warship"),
        Part("luxury", (1,), 1, "1 with Luxury for this delivery"),
        Part(
            "guild_at",
            (int(SPACES),),
            1,
            "where the marker now stands that allowed the guild action taken in this turn",
        ),
        Part("opulence", (1,), 4, "Opulence ships used in this action"),
        Part("column", (int(COLUMNS),), 1, "the column chosen"),
        Part("dock", (int(DOCKS),), 1, "the trading dock chosen"),
        Part("wanted", (int(TRADE),), 1, "market card to be swapped"),
        Part("spot", (len(SPOT_NAMES),), 1, "the placement chosen: 0..11 seat, 12 forum, 13.. tile"),
        Part("picked", (int(SPACES),), 1, "the marker to be moved"),
        Part("due", (1,), 20, "still due: cards of a space or goods payment, coins, coins to reveal, income cards"),
        Part("back", (len(ASK_NAMES),), 1, "the question to which a payment or Intrigue returns"),
        Part("pile_n", (1,), 75, "cards in the trade pile"),
        Part("discard_n", (1,), 75, "cards in the discard pile"),
        Part("fresh_n", (1,), 30, "ships in the unknown part of the ship pile"),
        Part("closed", (1,), 1, "1 when the ship pile has run out (C5.12)"),
        Part("base", (n, int(SPACES)), 2, "base cards in each hand, by action"),
        Part("shows", (n, int(SPACES)), 10, "known cards of each hand that show an action, base cards included"),
        Part("goods", (n, int(GOODS)), 10, "known cards of each hand that show a good"),
        Part("coins", (n,), 60, "coins of the known cards of each hand"),
        Part("under_n", (1,), 30, "ships in the known part of the ship pile"),
        Part("active", (n, int(EFFECTS)), 4, "active ships, by effect"),
        Part("inactive", (n, int(EFFECTS)), 4, "inactive ships, by effect"),
        Part("spare", (n,), 11, "available discs"),
        Part("freed", (n, int(COLUMNS)), 3, "freed circles, by column"),
        Part("regular", (n,), 4, "discs at regular docks of the warship harbour"),
        Part("anchor", (n,), 11, "discs at anchor in the warship harbour"),
        Part("forum", (n,), 11, "discs in the forum"),
        Part("in_play", (int(TILES),), 1, "1 for a tile in the game"),
        Part("stands", (n, int(SPACES)), 1, "the space where each action disc is; -1: off the board"),
        Part("markers", (int(SPACES),), 1, "1 for a space with a guild marker"),
        Part("neutrals", (int(SPACES),), 1, "1 for a space with a neutral action disc"),
    ]


def option_parts(n: int) -> list[Part]:
    return [
        Part("set_scoring", (2,), 1, "option set_scoring: count every layer of different goods, or only the first one"),
        Part(
            "victory_tile",
            (2,),
            1,
            "option victory_tile: the tile Victory Points pays for all tiles with an own disc, or only for the own space on itself",
        ),
        Part(
            "column_seat",
            (2,),
            1,
            "option column_seat: every emptied column of the residence is a guild seat, or only the right one",
        ),
        Part("strength", (3,), 1, "option strength: strength with no, one and two freed middle circles"),
        Part("warship_docks", (1,), 4, "option warship_docks: regular docks of the warship harbour"),
        Part("start_player", (2,), 1, "option start_player: the start player is drawn, or seat 0 starts"),
        Part(
            "effects_open",
            (2,),
            1,
            "option effects_open: while no space can be chosen, effects that make one possible are offered, or none",
        ),
        Part(
            "overpay",
            (2,),
            1,
            "option overpay: a payment of coins has no card that is not needed, or as many as one likes, up to six",
        ),
        Part(
            "empty_pile",
            (2,),
            1,
            "option empty_pile: when the ship pile has run out ships stand still, or those that are left still move up",
        ),
    ]


def write(v: CarthagoView, me: i64, out: Sheet) -> None:
    n = v.seats
    out.piece("actor")
    if v.actor >= 0:
        out.mark(after(me, v.actor, n))
    out.piece("ask")
    out.mark(v.ask)
    out.piece("decade")
    out.put(0, v.decade)
    out.piece("round")
    out.put(0, v.round)
    out.piece("first")
    if v.first >= 0:
        out.mark(after(me, v.first, n))
    out.piece("turn")
    if v.turn >= 0:
        out.mark(after(me, v.turn, n))
    out.piece("space")
    out.mark(v.space)
    out.piece("used")
    out.put(0, v.used)
    out.piece("favoured")
    out.put(0, v.favoured)
    out.piece("skipped")
    out.put(0, v.skipped)
    out.piece("traded")
    out.put(0, v.traded)
    out.piece("warred")
    out.put(0, v.warred)
    out.piece("luxury")
    out.put(0, v.luxury)
    out.piece("guild_at")
    out.mark(v.guild_at)
    out.piece("opulence")
    out.put(0, v.opulence)
    out.piece("column")
    out.mark(v.column)
    out.piece("dock")
    out.mark(v.dock)
    out.piece("wanted")
    out.mark(v.wanted)
    out.piece("spot")
    out.mark(v.spot)
    out.piece("picked")
    out.mark(v.picked)
    out.piece("due")
    out.put(0, v.due)
    out.piece("back")
    out.mark(v.back)
    out.piece("pile_n")
    out.put(0, v.pile_n)
    out.piece("discard_n")
    out.put(0, v.discard_n)
    out.piece("fresh_n")
    out.put(0, v.fresh_n)
    out.piece("closed")
    out.put(0, v.closed)
    out.piece("base")
    out.rows(v.base, me, n, SPACES)
    out.piece("shows")
    out.rows(v.shows, me, n, SPACES)
    out.piece("goods")
    out.rows(v.goods, me, n, GOODS)
    out.piece("coins")
    out.rows(v.coins, me, n, 1)
    out.piece("under_n")
    out.put(0, v.under_n)
    out.piece("active")
    out.rows(v.active, me, n, EFFECTS)
    out.piece("inactive")
    out.rows(v.inactive, me, n, EFFECTS)
    out.piece("spare")
    out.rows(v.spare, me, n, 1)
    out.piece("freed")
    out.rows(v.freed, me, n, COLUMNS)
    out.piece("regular")
    out.rows(v.regular, me, n, 1)
    out.piece("anchor")
    out.rows(v.anchor, me, n, 1)
    out.piece("forum")
    out.rows(v.forum, me, n, 1)
    out.piece("in_play")
    out.row(0, v.in_play, 0, len(v.in_play))
    out.piece("stands")
    for i in range(n):
        out.mark(i * SPACES + v.stands[seat_at(me, i, n)] if v.stands[seat_at(me, i, n)] >= 0 else -1)
    out.piece("markers")
    out.row(0, v.markers, 0, len(v.markers))
    out.piece("neutrals")
    out.row(0, v.neutrals, 0, len(v.neutrals))


def write_options(v: CarthagoView, out: Sheet) -> None:
    rules = v.rules
    out.piece("set_scoring")
    out.mark(rules.set_scoring)
    out.piece("victory_tile")
    out.mark(rules.victory_tile)
    out.piece("column_seat")
    out.mark(rules.column_seat)
    out.piece("strength")
    out.mark(rules.strength)
    out.piece("warship_docks")
    out.put(0, rules.warship_docks)
    out.piece("start_player")
    out.mark(rules.start_player)
    out.piece("effects_open")
    out.mark(rules.effects_open)
    out.piece("overpay")
    out.mark(rules.overpay)
    out.piece("empty_pile")
    out.mark(rules.empty_pile)
