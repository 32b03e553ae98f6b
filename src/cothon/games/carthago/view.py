"""What can be seen of a position: the view, its holes, and who sees what (chapter Knowledge)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from cothon.core.arr import ints, new_arr
from cothon.core.view import OVER, SPECTATOR, TRUTH, View
from cothon.games.carthago.pieces import (
    COIN,
    EFFECTS,
    HAND,
    NOBODY,
    SPACES,
    STRENGTH,
    TRADE,
    UNSEEN,
    action_of,
    good_of,
    per_tile,
    space_cost,
)

if TYPE_CHECKING:
    from cothon.core.arr import Arr

EMPTY: Final = new_arr(0)
NOTHING: Final = new_arr(4 * 75)  # for four seats; to copy it is quicker than to make a new array
TOO_DEAR: Final[i64] = 999
"""A cost that nobody can pay: there is no placement at all."""


class CarthagoView(View):
    """Everything somebody may see. Arrays over seats are flat: seat * 75 + place in the hand, seat * 5 + good, ...

    Options, which never change: single (set_scoring), own_victory, right_seat (column_seat), strength (0..2),
    war_docks, seat_0 (start_player).

    Trade cards
    where             place of each card (see `pieces`); UNSEEN where this viewer does not know it
    epoch             of each card: the number of the pile in which its face was last unseen, -1 while it is public;
                      the same for all viewers (C16.5)
    hand, hand_n      the cards of each hand that this viewer knows, ascending, and their number
    base              base cards in each hand, by action
    shows, goods, coins   known cards of each hand that show an action (base cards too) or a good; their coins
    veiled, veiled_n  only in views: the epochs of the hidden cards of each hand, ascending, and their number
    market, market_n  ascending
    laid, laid_n      faces of a running payment in the order in which they were laid (C5.16)
    pile_n, discard_n, now   sizes of the piles; the present epoch

    Ships
    ship_at           place of each ship (see `pieces`)
    docks, outside    ships there, -1 for none
    under, under_n    the known part of the ship pile, next ship first; `fresh_n` is the size of the unknown part
    active, inactive  ships in front of each seat by effect
    closed            1 when the ship pile has run out (C5.12)

    Discs
    spare             available discs; `freed` counts freed circles, seat * 3 + column
    berths            seat with a disc at each trading dock, -1 for none
    regular, anchor   discs of each seat in the warship harbour
    chairs, forum     seat on each small guild seat (4: covered), discs of each seat in the forum
    in_play, honours  whether a tile is in the game; the seats on its spaces, tile * 3 + space
    stands            the space where each action disc is, -1 off the board
    markers, neutrals guild markers and neutral action discs on each space, 0 or 1

    Time and turn
    decade, round, first   first is the start player
    turn              who has the turn, lends a disc or draws income
    space             chosen in this turn, or -1
    used, favoured, skipped, traded, warred, luxury   1 if an effect was used before the choice; Favour for this
                      payment; the main action skipped; a delivery made to that harbour; Luxury for this delivery
    guild_at          where the marker now stands that allowed the guild action taken in this turn, or -1
    opulence          Opulence ships used in this action
    column, dock, wanted, spot, picked   what was chosen: column, trading dock, market card to be swapped, placement
                      (0..11 seat, 12 forum, 13.. tile), marker to be moved; -1 for none
    ship              turned up by a warship delivery, or -1
    due               still due: cards of a space or goods payment, coins, coins to reveal, income cards
    back              the question to which a payment or Intrigue returns
    then              the step after the draws that are due now
    """

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        self.single: i64 = 0
        self.own_victory: i64 = 0
        self.right_seat: i64 = 0
        self.strength: i64 = 0
        self.war_docks: i64 = 3
        self.seat_0: i64 = 0
        self.where: Arr = EMPTY
        self.epoch: Arr = EMPTY
        self.hand: Arr = EMPTY
        self.hand_n: Arr = EMPTY
        self.base: Arr = EMPTY
        self.shows: Arr = EMPTY
        self.goods: Arr = EMPTY
        self.coins: Arr = EMPTY
        self.veiled: Arr = EMPTY
        self.veiled_n: Arr = EMPTY
        self.market: Arr = EMPTY
        self.laid: Arr = EMPTY
        self.ship_at: Arr = EMPTY
        self.docks: Arr = EMPTY
        self.outside: Arr = EMPTY
        self.under: Arr = EMPTY
        self.active: Arr = EMPTY
        self.inactive: Arr = EMPTY
        self.spare: Arr = EMPTY
        self.freed: Arr = EMPTY
        self.berths: Arr = EMPTY
        self.regular: Arr = EMPTY
        self.anchor: Arr = EMPTY
        self.chairs: Arr = EMPTY
        self.forum: Arr = EMPTY
        self.in_play: Arr = EMPTY
        self.honours: Arr = EMPTY
        self.stands: Arr = EMPTY
        self.markers: Arr = EMPTY
        self.neutrals: Arr = EMPTY
        self.market_n: i64 = 0
        self.laid_n: i64 = 0
        self.pile_n: i64 = 0
        self.discard_n: i64 = 0
        self.now: i64 = 0
        self.fresh_n: i64 = 0
        self.under_n: i64 = 0
        self.closed: i64 = 0
        self.decade: i64 = 1
        self.round: i64 = 1
        self.first: i64 = 0
        self.turn: i64 = 0
        self.space: i64 = NOBODY
        self.used: i64 = 0
        self.favoured: i64 = 0
        self.skipped: i64 = 0
        self.traded: i64 = 0
        self.warred: i64 = 0
        self.luxury: i64 = 0
        self.guild_at: i64 = NOBODY
        self.opulence: i64 = 0
        self.column: i64 = NOBODY
        self.dock: i64 = NOBODY
        self.wanted: i64 = NOBODY
        self.spot: i64 = NOBODY
        self.picked: i64 = NOBODY
        self.ship: i64 = NOBODY
        self.due: i64 = 0
        self.back: i64 = 0
        self.then: i64 = 0

    def copy_from(self, v: CarthagoView) -> None:
        """Take over everything that is visible in `v`; arrays that change are copied."""
        self.actor = v.actor
        self.ask = v.ask
        self.viewer = v.viewer
        self._copy_options(v)
        self._copy_cards(v)
        self._copy_boards(v)
        self._copy_turn(v)

    def _copy_options(self, v: CarthagoView) -> None:
        self.single = v.single
        self.own_victory = v.own_victory
        self.right_seat = v.right_seat
        self.strength = v.strength
        self.war_docks = v.war_docks
        self.seat_0 = v.seat_0

    def _copy_cards(self, v: CarthagoView) -> None:
        self.where = v.where[:]
        self.epoch = v.epoch[:]
        self.hand = v.hand[:]
        self.hand_n = v.hand_n[:]
        self.base = v.base[:]
        self.shows = v.shows[:]
        self.goods = v.goods[:]
        self.coins = v.coins[:]
        self.veiled = v.veiled  # never changed in place
        self.veiled_n = v.veiled_n
        self.market = v.market[:]
        self.laid = v.laid[:]
        self.market_n = v.market_n
        self.laid_n = v.laid_n
        self.pile_n = v.pile_n
        self.discard_n = v.discard_n
        self.now = v.now

    def _copy_boards(self, v: CarthagoView) -> None:
        self.ship_at = v.ship_at[:]
        self.docks = v.docks[:]
        self.outside = v.outside[:]
        self.under = v.under[:]
        self.active = v.active[:]
        self.inactive = v.inactive[:]
        self.fresh_n = v.fresh_n
        self.under_n = v.under_n
        self.closed = v.closed
        self.spare = v.spare[:]
        self.freed = v.freed[:]
        self.berths = v.berths[:]
        self.regular = v.regular[:]
        self.anchor = v.anchor[:]
        self.chairs = v.chairs[:]
        self.forum = v.forum[:]
        self.in_play = v.in_play[:]
        self.honours = v.honours[:]
        self.stands = v.stands[:]
        self.markers = v.markers[:]
        self.neutrals = v.neutrals[:]

    def share_from(self, v: CarthagoView) -> None:
        """Take over the same as `copy_from`, but copy only the cards: on the boards nothing is hidden."""
        self.actor, self.ask = v.actor, v.ask
        self._copy_options(v)
        self._copy_cards(v)
        self.ship_at, self.docks, self.outside, self.under = v.ship_at, v.docks, v.outside, v.under
        self.active, self.inactive, self.spare, self.freed = v.active, v.inactive, v.spare, v.freed
        self.fresh_n, self.under_n, self.closed = v.fresh_n, v.under_n, v.closed
        self.berths, self.regular, self.anchor, self.chairs = v.berths, v.regular, v.anchor, v.chairs
        self.forum, self.in_play, self.honours, self.stands = v.forum, v.in_play, v.honours, v.stands
        self.markers, self.neutrals = v.markers, v.neutrals
        self._copy_turn(v)

    def _copy_turn(self, v: CarthagoView) -> None:
        self.decade = v.decade
        self.round = v.round
        self.first = v.first
        self.turn = v.turn
        self.space = v.space
        self.used = v.used
        self.favoured = v.favoured
        self.skipped = v.skipped
        self.traded = v.traded
        self.warred = v.warred
        self.luxury = v.luxury
        self.guild_at = v.guild_at
        self.opulence = v.opulence
        self.column = v.column
        self.dock = v.dock
        self.wanted = v.wanted
        self.spot = v.spot
        self.picked = v.picked
        self.ship = v.ship
        self.due = v.due
        self.back = v.back
        self.then = v.then

    def key(self) -> tuple[int, ...]:
        return tuple(self.numbers())

    def numbers(self) -> list[int]:
        """All of it in a fixed sequence; lists of changing length are cut to their length, which stands before."""
        return [*self._scalars(), *self._card_numbers(), *self._board_numbers()]

    def _scalars(self) -> list[int]:
        return [
            *(int(x) for x in (self.seats, self.viewer, self.actor, self.ask)),
            *(int(x) for x in (self.single, self.own_victory, self.right_seat, self.strength)),
            *(int(x) for x in (self.war_docks, self.seat_0, self.decade, self.round, self.first, self.turn)),
            *(int(x) for x in (self.space, self.used, self.favoured, self.skipped, self.traded, self.warred)),
            *(int(x) for x in (self.luxury, self.guild_at, self.opulence, self.column, self.dock, self.wanted)),
            *(int(x) for x in (self.spot, self.picked, self.ship, self.due, self.back, self.then, self.now)),
            *(int(x) for x in (self.pile_n, self.discard_n, self.fresh_n, self.closed)),
        ]

    def _card_numbers(self) -> list[int]:
        listed: list[int] = []
        for p in range(int(self.seats)):
            listed += [int(self.hand_n[p]), *ints(self.hand)[p * 75 : p * 75 + int(self.hand_n[p])]]
        for p in range(len(self.veiled_n)):
            listed += [int(self.veiled_n[p]), *ints(self.veiled)[p * 75 : p * 75 + int(self.veiled_n[p])]]
        return [
            *ints(self.where),
            *ints(self.epoch),
            *listed,
            *ints(self.base),
            *ints(self.shows),
            *ints(self.goods),
            *ints(self.coins),
            int(self.market_n),
            *ints(self.market)[: int(self.market_n)],
            int(self.laid_n),
            *ints(self.laid)[: int(self.laid_n)],
        ]

    def _board_numbers(self) -> list[int]:
        return [
            *ints(self.ship_at),
            *ints(self.docks),
            *ints(self.outside),
            int(self.under_n),
            *ints(self.under)[: int(self.under_n)],
            *ints(self.active),
            *ints(self.inactive),
            *ints(self.spare),
            *ints(self.freed),
            *ints(self.berths),
            *ints(self.regular),
            *ints(self.anchor),
            *ints(self.chairs),
            *ints(self.forum),
            *ints(self.in_play),
            *ints(self.honours),
            *ints(self.stands),
            *ints(self.markers),
            *ints(self.neutrals),
        ]


# -- small facts that rules, bots and screens read off a view ---------------------------------------------------------


def docks_of(v: CarthagoView) -> i64:
    """Trading docks (C1.15)."""
    return v.seats + 1


def others_on(v: CarthagoView, p: i64, a: i64) -> i64:
    """k(a): action discs of others and neutral ones on a space (C4.3)."""
    k = v.neutrals[a]
    for q in range(v.seats):
        if q != p and v.stands[q] == a:
            k += 1
    return k


def strength_of(v: CarthagoView, p: i64) -> i64:
    """Strength by freed middle circles (C1.12)."""
    return STRENGTH[v.strength * 3 + v.freed[p * 3 + 1]]


def hand_size(v: CarthagoView, p: i64) -> i64:
    """All trade cards in a hand, those this viewer does not know included (C16.1)."""
    if v.viewer == TRUTH or v.viewer == p or v.actor == OVER:
        return v.hand_n[p]
    return v.hand_n[p] + v.veiled_n[p]


def ships_of(v: CarthagoView, p: i64) -> i64:
    """Ships in front of a seat, both sides counted (C13.3)."""
    n: i64 = 0
    for e in range(p * EFFECTS, p * EFFECTS + EFFECTS):
        n += v.active[e] + v.inactive[e]
    return n


def discs_on(v: CarthagoView, t: i64) -> i64:
    """Discs on a tile: they fill it from the top (C10.6)."""
    n: i64 = 0
    while n < 3 and v.honours[t * 3 + n] != NOBODY:
        n += 1
    return n


def has_honour(v: CarthagoView, p: i64, t: i64) -> bool:
    """Whether a seat has a disc on a tile (C10.8)."""
    return v.honours[t * 3] == p or v.honours[t * 3 + 1] == p or v.honours[t * 3 + 2] == p


def tile_cost(v: CarthagoView, p: i64, t: i64) -> i64:
    """Cost of the topmost free space for this seat; TOO_DEAR if the tile cannot take its disc (C10.6 to C10.8)."""
    if v.in_play[t] == 0 or has_honour(v, p, t):
        return TOO_DEAR
    k = discs_on(v, t)
    return space_cost(k) if k < per_tile(v.seats) else TOO_DEAR


# -- who sees what ----------------------------------------------------------------------------------------------------


def mask(v: CarthagoView, seat: i64) -> CarthagoView:
    """What a seat (or SPECTATOR) may know: of other hands only the open cards and the epochs of the rest (C16.3)."""
    seen = CarthagoView(v.seats)
    seen.copy_from(v)
    _hide(v, seat, seen)
    return seen


def glance(v: CarthagoView, seat: i64) -> CarthagoView:
    """The same for less, but good only until the next move in `v`."""
    seen = CarthagoView(v.seats)
    seen.share_from(v)
    _hide(v, seat, seen)
    return seen


def _hide(v: CarthagoView, seat: i64, seen: CarthagoView) -> None:
    seen.viewer = seat
    if v.actor == OVER:
        seen.veiled = EMPTY  # all hands are shown (C16.10)
        seen.veiled_n = EMPTY
        return
    if v.viewer == TRUTH:
        _count_veiled(v, seen)
    for p in range(v.seats):
        if p != seat:
            _cover(seen, p)


def _count_veiled(v: CarthagoView, seen: CarthagoView) -> None:
    """How many hidden cards of which epoch each hand holds: public (C16.5)."""
    seen.veiled = NOTHING[: v.seats * TRADE]
    seen.veiled_n = NOTHING[: v.seats]
    for p in range(v.seats):
        n: i64 = 0
        for i in range(v.hand_n[p]):
            e = v.epoch[v.hand[p * TRADE + i]]
            if e >= 0:
                at = p * TRADE + n
                while at > p * TRADE and seen.veiled[at - 1] > e:
                    seen.veiled[at] = seen.veiled[at - 1]
                    at -= 1
                seen.veiled[at] = e
                n += 1
        seen.veiled_n[p] = n


def _cover(seen: CarthagoView, p: i64) -> None:
    """Make holes of the hidden cards of a hand."""
    kept: i64 = 0
    for i in range(seen.hand_n[p]):
        card = seen.hand[p * TRADE + i]
        if seen.epoch[card] < 0:
            seen.hand[p * TRADE + kept] = card
            kept += 1
        else:
            seen.where[card] = UNSEEN
            seen.coins[p] -= COIN[card]
            seen.goods[p * SPACES + good_of(card)] -= 1
            seen.shows[p * SPACES + action_of(card)] -= 1
    for i in range(kept, seen.hand_n[p]):
        seen.hand[p * TRADE + i] = 0
    seen.hand_n[p] = kept


def viewer_of(seat: int | None) -> int:
    return int(SPECTATOR) if seat is None else seat


def is_held(v: CarthagoView, p: i64, card: i64) -> bool:
    """Whether a card is known to be in a hand."""
    return v.where[card] == HAND + p
