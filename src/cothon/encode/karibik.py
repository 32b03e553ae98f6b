"""Händler der Karibik as an array: what the declared fields do not say by themselves, above all ships by what they are
and piles by what they hold.

Nobody has private knowledge, so all seats see the same, each from its own place. Left out, because it hardly matters:
of batches before the newest, which one of them a face-down card lies in, and in mode `unseen` what the batches are
made of (the array has the faces that are face down somewhere).
"""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from cothon.core.game import Game
from cothon.core.view import View
from cothon.encode.encoder import Encoder
from cothon.encode.made import karibik as made
from cothon.encode.sheet import Part, Sheet, seat_at
from cothon.games.karibik.made.ids import SPENT_OPEN, SPENT_UNSEEN
from cothon.games.karibik.made.view import KaribikView
from cothon.games.karibik.pieces import FACES, FIRST_PERSON, INFLUENCE, LOOT, NEEDED, REQUESTS, SKILLS, TYPES
from cothon.games.karibik.view import unseen_cards


def parts(n: int) -> list[Part]:
    return [
        *made.parts(n),
        Part("influence", (n,), 20, "influence"),
        Part("purse", (n,), 12, "coin cards on a finer scale, at most 12"),
        Part("fresh_coins", (n,), 60, "coin cards out of the newest batch"),
        Part("ships", (int(FIRST_PERSON),), 1, "ships in the harbour, by face"),
        Part("offer", (int(TYPES), 2), 10, "of the ship of each type in the harbour: coins, strength (skull: 10)"),
        Part("unseen", (int(FACES),), 7, "cards that are face down somewhere, by face"),
        Part("newest", (int(FACES),), 7, "those of them in the newest batch, the deck's (mode open)"),
        Part(
            "piles", (3,), 120, "face-down cards of the newest batch, of all batches, buried ones of the newest batch"
        ),
        Part("rounds_left", (1,), 60, "rounds until the last one"),
        *made.option_parts(n),
        Part("rewards", (int(REQUESTS), 2), 6, "what each request is worth: coins, influence"),
    ]


class KaribikEncoder(Encoder):
    def look(self, game: Game, v: View, me: i64) -> View:
        return v  # nobody has private knowledge, and what nobody knows is in no view

    def write(self, v: View, me: i64, out: Sheet) -> None:
        k = cast(KaribikView, v)
        made.write(k, me, out)
        _seats(k, me, out)
        _harbour(k, out)
        _piles(k, out)
        out.piece("rounds_left")
        out.put(0, k.rules.max_rounds - k.round)

    def write_options(self, v: View, out: Sheet) -> None:
        k = cast(KaribikView, v)
        made.write_options(k, out)
        out.piece("rewards")
        for e in range(REQUESTS):
            out.put(2 * e, k.rules.reward[e])
            out.put(2 * e + 1, k.rules.influence[e])


def _seats(v: KaribikView, me: i64, out: Sheet) -> None:
    n = v.seats
    out.piece("influence")
    for i in range(n):
        out.put(i, v.skill[seat_at(me, i, n) * SKILLS + INFLUENCE])
    out.piece("purse")
    out.rows(v.coins, me, n, 1)
    newest: i64 = len(v.left) - 1
    out.piece("fresh_coins")
    for i in range(n):
        out.put(i, v.held[newest * n + seat_at(me, i, n)])


def _harbour(v: KaribikView, out: Sheet) -> None:
    out.piece("ships")
    for t in range(TYPES):
        out.mark(v.ships[t])
    out.piece("offer")
    for t in range(TYPES):
        if v.ships[t] >= 0:
            out.put(2 * t, LOOT[v.ships[t]])
            out.put(2 * t + 1, NEEDED[v.ships[t]])


def _piles(v: KaribikView, out: Sheet) -> None:
    newest: i64 = len(v.left) - 1
    out.piece("unseen")
    if v.rules.spent == SPENT_UNSEEN:
        out.row(0, unseen_cards(v), 0, FACES)
    else:
        out.sums(v.u, FACES, newest + 1, FACES)
    out.piece("newest")
    if v.rules.spent == SPENT_OPEN:
        out.row(0, v.u, newest * FACES, FACES)
    down: i64 = 0
    for k in v.left:
        down += k
    out.piece("piles")
    out.put(0, v.left[newest])
    out.put(1, down)
    if v.rules.spent == SPENT_UNSEEN:
        out.put(2, v.buried[newest])


def make(seats: int) -> Encoder:
    return KaribikEncoder("karibik", seats, parts(seats))
