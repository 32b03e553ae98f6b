"""Händler der Karibik as an array. Nobody has private knowledge, so all seats see the same, each from its own place.

Left out, because it hardly matters or follows from the rest: in mode `unseen` which batch a face-down card came from
(the array has the faces that are face down somewhere), of batches before the newest which one of them it was, and the
number of the batch.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from cothon.core.game import Game
from cothon.core.view import View
from cothon.encode.encoder import Encoder
from cothon.encode.sheet import Part, Sheet, after, seat_at
from cothon.games.karibik.actions import ASKS
from cothon.games.karibik.pieces import (
    DISPLAY,
    FACES,
    FIRST_PERSON,
    LOOT,
    NEEDED,
    PERSONS,
    REQUESTS,
    SKILLS,
    TYPES,
)
from cothon.games.karibik.then import NAMES
from cothon.games.karibik.view import KaribikView, unseen_cards

STEPS: Final = len(NAMES)


def parts(n: int) -> list[Part]:
    return [
        Part("display", (n, int(DISPLAY)), 7, "hired persons, then completed requests, by face"),
        Part("skill", (n, int(SKILLS)), 7, "what the display is worth: traders by ship type, then captain, priest, "
             "settler, jack, strength, mademoiselle, jester, admiral, governor, influence, completed requests"),
        Part("influence", (n,), 20, "influence"),
        Part("coins", (n,), 120, "coin cards"),
        Part("purse", (n,), 12, "the same on a finer scale, at most 12"),
        Part("owed", (n,), 12, "coins still to be gained"),
        Part("due", (n,), 12, "coins still to be spent"),
        Part("fresh_coins", (n,), 60, "coin cards out of the newest batch"),
        Part("actor", (n,), 1, "who is asked"),
        Part("active", (n,), 1, "whose turn it is"),
        Part("starter", (n,), 1, "the starting player; all zero while he is not drawn"),
        Part("step", (n,), 1, "whose step it is in phase 2; all zero in phase 1"),
        Part("ask", (len(ASKS),), 1, "the question"),
        Part("then", (STEPS,), 1, "what follows when gains and spendings are through"),
        Part("ships", (28,), 1, "ships in the harbour, by face"),
        Part("offer", (int(TYPES), 2), 10, "of the ship of each type in the harbour: coins, strength (skull: 10)"),
        Part("harbour", (int(PERSONS),), 7, "persons in the harbour, by face"),
        Part("row", (int(REQUESTS),), 1, "open requests"),
        Part("card", (int(FACES),), 1, "the revealed card being resolved"),
        Part("wanted", (int(PERSONS),), 1, "the person being hired while the cost is spent"),
        Part("paying", (int(REQUESTS),), 1, "the request being paid for"),
        Part("given", (2,), 3, "persons given up for it; 1 if the last one was a Jack"),
        Part("up", (int(FACES),), 7, "face-up discards, by face"),
        Part("unseen", (int(FACES),), 7, "cards that are face down somewhere, by face"),
        Part("newest", (int(FACES),), 7, "those of them in the newest batch, the deck's (mode open)"),
        Part("piles", (5,), 120, "cards in the deck, discards, face-down cards of the newest batch, of all batches, "
             "buried ones of the newest batch"),
        Part("harbour_size", (4,), 20, "cards and ships in the harbour, open requests, cards revealed in this turn"),
        Part("taking", (2,), 12, "takes left in this step, cards the active player took"),
        Part("flags", (3,), 1, "busted; the looter pays the fee out of the loot; a reshuffle is under way"),
        Part("ended", (3,), 1, "what triggered the end: target, dead end, last round"),
        Part("round", (1,), 60, "number of the round"),
        Part("rounds_left", (1,), 60, "rounds until the last one"),
        Part("target", (1,), 20, "option target"),
        Part("rules", (9,), 1, "options: require_expedition, duplicate=ask, jester=all, governor_now, "
             "bust_expedition, followers=after_take, fee_from_loot, spent=unseen, edition=portroyal120"),
        Part("requests", (int(REQUESTS), 2), 6, "what each request is worth: coins, influence"),
    ]  # fmt: skip


class KaribikEncoder(Encoder):
    def look(self, game: Game, v: View, me: i64) -> View:
        return v  # nobody has private knowledge, and what nobody knows is in no view

    def write(self, v: View, me: i64, out: Sheet) -> None:
        k = cast(KaribikView, v)
        _seats(k, me, out)
        _turn(k, me, out)
        _harbour(k, out)
        _cards(k, out)
        _numbers(k, out)

    def write_options(self, v: View, out: Sheet) -> None:
        _options(cast(KaribikView, v), out)


def _seats(v: KaribikView, me: i64, out: Sheet) -> None:
    n = v.seats
    out.piece("display")
    out.rows(v.display, me, n, DISPLAY)
    out.piece("skill")
    out.rows(v.skill, me, n, SKILLS)
    out.piece("influence")
    for i in range(n):
        out.put(i, v.skill[seat_at(me, i, n) * SKILLS + 14])
    out.piece("coins")
    out.rows(v.coins, me, n, 1)
    out.piece("purse")
    out.rows(v.coins, me, n, 1)
    out.piece("owed")
    out.rows(v.owed, me, n, 1)
    out.piece("due")
    out.rows(v.due, me, n, 1)
    newest: i64 = len(v.left) - 1
    out.piece("fresh_coins")
    for i in range(n):
        out.put(i, v.held[newest * n + seat_at(me, i, n)])


def _turn(v: KaribikView, me: i64, out: Sheet) -> None:
    n = v.seats
    out.piece("actor")
    if v.actor >= 0:
        out.mark(after(me, v.actor, n))
    out.piece("active")
    out.mark(after(me, v.active, n))
    out.piece("starter")
    if v.start >= 0:
        out.mark(after(me, v.start, n))
    out.piece("step")
    if v.step >= 0:
        out.mark(after(me, v.step, n))
    out.piece("ask")
    out.mark(v.ask)
    out.piece("then")
    out.mark(v.then)


def _harbour(v: KaribikView, out: Sheet) -> None:
    out.piece("ships")
    for t in range(TYPES):
        out.mark(v.ships[t])
    out.piece("offer")
    for t in range(TYPES):
        if v.ships[t] >= 0:
            out.put(2 * t, LOOT[v.ships[t]])
            out.put(2 * t + 1, NEEDED[v.ships[t]])
    out.piece("harbour")
    out.row(0, v.harbour, 0, PERSONS)
    out.piece("row")
    out.row(0, v.row, 0, REQUESTS)
    out.piece("card")
    out.mark(v.card)
    out.piece("wanted")
    out.mark(v.wanted - FIRST_PERSON if v.wanted >= FIRST_PERSON else v.wanted)
    out.piece("paying")
    out.mark(v.paying)
    out.piece("given")
    out.put(0, v.given)
    out.put(1, v.jacked)


def _cards(v: KaribikView, out: Sheet) -> None:
    newest: i64 = len(v.left) - 1
    out.piece("up")
    out.row(0, v.up, 0, FACES)
    out.piece("unseen")
    if v.rules.unseen:
        out.row(0, unseen_cards(v), 0, FACES)
    else:
        out.sums(v.u, FACES, newest + 1, FACES)
    out.piece("newest")
    if not v.rules.unseen:
        out.row(0, v.u, newest * FACES, FACES)
    down: i64 = 0
    for k in v.left:
        down += k
    out.piece("piles")
    out.put(0, v.deck)
    out.put(1, v.discard)
    out.put(2, v.left[newest])
    out.put(3, down)
    if v.rules.unseen:
        out.put(4, v.buried[newest])


def _numbers(v: KaribikView, out: Sheet) -> None:
    out.piece("harbour_size")
    out.put(0, v.cards)
    out.put(1, v.types)
    out.put(2, v.open_requests)
    out.put(3, v.shown)
    out.piece("taking")
    out.put(0, v.takes)
    out.put(1, v.took)
    out.piece("flags")
    out.put(0, v.busted)
    out.put(1, v.fee)
    out.put(2, v.mixing)
    out.piece("ended")
    out.mark(v.ended - 1)
    out.piece("round")
    out.put(0, v.round)
    out.piece("rounds_left")
    out.put(0, v.rules.max_rounds - v.round)


def _options(v: KaribikView, out: Sheet) -> None:
    r = v.rules
    out.piece("target")
    out.put(0, r.target)
    out.piece("rules")
    out.put(0, 1 if r.require else 0)
    out.put(1, 1 if r.ask_duplicate else 0)
    out.put(2, 1 if r.jester_all else 0)
    out.put(3, 1 if r.governor_now else 0)
    out.put(4, 1 if r.bust_expedition else 0)
    out.put(5, 1 if r.after_take else 0)
    out.put(6, 1 if r.fee_from_loot else 0)
    out.put(7, 1 if r.unseen else 0)
    out.put(8, 1 if r.size > 110 else 0)
    out.piece("requests")
    for e in range(REQUESTS):
        out.put(2 * e, r.reward[e])
        out.put(2 * e + 1, r.influence[e])


def make(seats: int) -> Encoder:
    return KaribikEncoder("karibik", seats, parts(seats))
