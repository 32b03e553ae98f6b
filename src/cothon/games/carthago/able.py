"""Sound payments: which spaces can be chosen and which cards can be laid without running into a dead end (C4.11 to
C4.16).

A payment is sound if the main action or the guild action is possible with the hand that is left. Each of these comes
down to a few simple wishes about that hand: so many coins, or so many trade cards of which so many show one good. For
one such wish the gentlest payment is found at once: base cards first, then trade cards that do no harm. So no set of
cards is ever tried out, and the answer is exact nevertheless.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cothon.games.carthago.made.view import CarthagoView
from cothon.games.carthago.pieces import (
    COIN,
    COLUMNS,
    COMMANDO,
    DELIVERY,
    EFFECTS,
    FACES,
    FAVOUR,
    FORUM_COST,
    GOODS,
    LEGACY,
    LUXURY,
    MARKET,
    NOBODY,
    OPULENCE,
    RESIDENCE,
    SEAT_COST,
    SHIP_GOOD,
    SMALL_SEATS,
    SPACES,
    TRADE,
    TRADING_DOCK,
    action_of,
    circles,
    good_of,
    is_allowed,
    price_of,
    shown_by,
)
from cothon.games.carthago.view import TOO_DEAR, docks_of, others_on, tile_cost

# -- what the board allows, whatever the hand -------------------------------------------------------------------------


def can_berth(v: CarthagoView, p: i64, dock: i64) -> bool:
    """Whether a disc may go to this trading dock: it has a ship, is free, and is not the last one (C8.1 to C8.3)."""
    return v.docks[dock] != NOBODY and v.berths[dock] == NOBODY and not _has_all_but_one(v, p)


def _has_all_but_one(v: CarthagoView, p: i64) -> bool:
    """Nobody may hold all trading docks (C8.3)."""
    n = docks_of(v)
    own: i64 = 0
    for dock in range(n):
        if v.berths[dock] == p:
            own += 1
    return own + 1 >= n


def cheapest_tile(v: CarthagoView, p: i64) -> i64:
    """The lowest cost of a tile this seat could place on: of this decade, with Legacy of earlier ones too (C10.5)."""
    low = 0 if v.active[p * EFFECTS + LEGACY] > 0 else (v.decade - 1) * 3
    best = TOO_DEAR
    for t in range(low, v.decade * 3):
        cost = tile_cost(v, p, t)
        if cost < best:
            best = cost
    return best


def cheapest_spot(v: CarthagoView, p: i64) -> i64:
    """The lowest cost of a placement in hall or on tiles (C10.2, C11.7)."""
    best = cheapest_tile(v, p)
    if best > FORUM_COST:
        best = FORUM_COST
    for c in range(SMALL_SEATS):
        if v.chairs[c] == NOBODY and SEAT_COST[c] < best:
            best = SEAT_COST[c]
    return best


def can_berth_somewhere(v: CarthagoView, p: i64) -> bool:
    """C4.11, trading_dock."""
    if v.spare[p] == 0 or _has_all_but_one(v, p):
        return False
    for dock in range(docks_of(v)):  # noqa: SIM110 - a loop is compiled better than a generator
        if v.docks[dock] != NOBODY and v.berths[dock] == NOBODY:
            return True
    return False


def has_regular_dock(v: CarthagoView) -> bool:
    """Whether a regular warship dock is unoccupied (C8.4)."""
    n: i64 = 0
    for p in range(v.seats):
        n += v.regular[p]
    return n < v.rules.warship_docks


def can_go_regular(v: CarthagoView, p: i64) -> bool:
    """An available disc may go to a regular warship dock (C8.4, C8.5, C8.7)."""
    return v.closed == 0 and v.spare[p] > 0 and v.regular[p] + 1 < v.rules.warship_docks and has_regular_dock(v)


def can_go_to_anchor(v: CarthagoView, p: i64) -> bool:
    """With Commando an available disc may go to the anchor (C8.6, C8.7)."""
    return v.closed == 0 and v.spare[p] > 0 and v.active[p * EFFECTS + COMMANDO] > 0


def can_sail(v: CarthagoView, p: i64) -> bool:
    """A warship delivery, given a trade card in hand (C9.9)."""
    return v.closed == 0 and v.regular[p] + v.anchor[p] > 0


def _is_main_free(v: CarthagoView, p: i64, a: i64) -> bool:
    """The main action is possible whatever the hand (C4.16)."""
    if a == MARKET:
        return v.market_n + v.pile_n + v.discard_n > 0
    if a in (RESIDENCE, DELIVERY):
        return False
    if a == TRADING_DOCK:
        return can_berth_somewhere(v, p)
    return can_go_regular(v, p) or can_go_to_anchor(v, p)


# -- with the hand as it is -------------------------------------------------------------------------------------------


def is_guild_possible(v: CarthagoView, p: i64) -> bool:
    """C4.12, on the space chosen."""
    return v.guild_at == NOBODY and v.coins[p] >= _guild_cost(v, p, v.space)


def _guild_cost(v: CarthagoView, p: i64, a: i64) -> i64:
    """Coins that a guild action on space a needs; more than anybody has where none is possible."""
    if v.markers[a] == 0 or v.spare[p] == 0:
        return 9999
    return cheapest_spot(v, p)


def is_cargo_for(v: CarthagoView, p: i64, dock: i64) -> bool:
    """Whether a trading dock can be delivered to (C9.2, C9.3)."""
    ship = v.docks[dock]
    if v.berths[dock] != p or ship == NOBODY:
        return False
    if v.goods[p * GOODS + SHIP_GOOD[ship]] > 0:
        return True
    return v.hand_n[p] > 0 and v.active[p * EFFECTS + LUXURY] > 0


# -- a quick look -----------------------------------------------------------------------------------------------------

NEVER: Final[i64] = 0
MAYBE: Final[i64] = 1
ALWAYS: Final[i64] = 2


def outlook(v: CarthagoView, p: i64, a: i64, n: i64) -> i64:
    """ALWAYS: a payment of n cards is sound whichever cards are laid. NEVER: not even the whole hand would do."""
    if _is_main_free(v, p, a):
        return ALWAYS
    cost = _guild_cost(v, p, a)
    if v.coins[p] - 6 * n >= cost:
        return ALWAYS
    if a == RESIDENCE:
        if _residence(v, p, v.hand_n[p] - n, n, NOBODY, 0, 0, 0, 0, 0, 0):
            return ALWAYS
        if _residence(v, p, v.hand_n[p], 0, NOBODY, 0, 0, 0, 0, 0, 0):
            return MAYBE
    elif a == DELIVERY:
        if _delivery(v, p, v.hand_n[p] - n, n, NOBODY, 0, 0, 0, 0, 0, 0):
            return ALWAYS
        if _delivery(v, p, v.hand_n[p], 0, NOBODY, 0, 0, 0, 0, 0, 0):
            return MAYBE
    return MAYBE if v.coins[p] >= cost else NEVER


# -- one card is laid, r more will follow -----------------------------------------------------------------------------


def fits(v: CarthagoView, p: i64, a: i64, x: i64, r: i64, first: i64, favoured: bool, easy: bool) -> bool:
    """Whether some sound payment goes on with face x and r more cards (C4.15, C4.16).

    `first` is the first card of the payment (x itself, if it is the first one). `easy`: every payment is sound.
    """
    if r == 0:
        return easy or _is_sound(v, p, a, x, 0, 0, 0, 0, 0, 0, 0, 0)
    low = x if favoured or v.laid_n > 0 else 0
    floor = FACES if favoured else first  # cards that show the action must have this rank or a higher one
    bases: i64 = 0
    for b in range(SPACES):
        if b >= low and (b != a or b >= floor):
            bases += v.base[p * SPACES + b]
    if x < SPACES:
        bases -= 1  # x itself was counted: it is still in the hand
    g0: i64 = 0
    g1: i64 = 0
    g2: i64 = 0
    g3: i64 = 0
    g4: i64 = 0
    low1: i64 = 99  # the three lowest coin values of the cards that may follow
    low2: i64 = 99
    low3: i64 = 99
    for i in range(p * TRADE, p * TRADE + v.hand_n[p]):
        card = v.hand[i]
        face = card + SPACES
        if face == x or face < low or (face < floor and action_of(card) == a):
            continue
        good = good_of(card)
        if good == 0:
            g0 += 1
        elif good == 1:
            g1 += 1
        elif good == 2:
            g2 += 1
        elif good == 3:
            g3 += 1
        else:
            g4 += 1
        coin = COIN[card]
        if coin < low1:
            low3 = low2
            low2 = low1
            low1 = coin
        elif coin < low2:
            low3 = low2
            low2 = coin
        elif coin < low3:
            low3 = coin
    if bases + g0 + g1 + g2 + g3 + g4 < r:
        return False
    if easy:
        return True
    need = r - bases if r > bases else 0  # trade cards that must follow
    spent = (low1 if need > 0 else 0) + (low2 if need > 1 else 0) + (low3 if need > 2 else 0)
    return _is_sound(v, p, a, x, need, spent, g0, g1, g2, g3, g4, g0 + g1 + g2 + g3 + g4)


def _is_sound(
    v: CarthagoView, p: i64, a: i64, x: i64, need: i64, spent: i64,
    g0: i64, g1: i64, g2: i64, g3: i64, g4: i64, trades: i64,
) -> bool:  # fmt: skip
    """Whether a payment with x and `need` trade cards out of those that may follow can be sound (C4.13).

    g0..g4 of the `trades` cards that may follow show each good; the cheapest `need` of them are worth `spent` coins.
    """
    if _is_main_free(v, p, a):
        return True
    left = v.hand_n[p] - need
    gone: i64 = NOBODY
    if x >= SPACES:
        left -= 1
        spent += COIN[x - SPACES]
        gone = good_of(x - SPACES)
    if v.coins[p] - spent >= _guild_cost(v, p, a):
        return True
    if a == RESIDENCE:
        return _residence(v, p, left, need, gone, trades, g0, g1, g2, g3, g4)
    if a == DELIVERY:
        return _delivery(v, p, left, need, gone, trades, g0, g1, g2, g3, g4)
    return False


def _kept(v: CarthagoView, p: i64, good: i64, need: i64, gone: i64, trades: i64, pool: i64) -> i64:
    """Cards of a good that are left at best: `need` cards of the pool go, others of the pool first.

    `pool` of the `trades` cards that may follow show the good. With an empty pool all of them are taken to show it.
    """
    harm = need - (trades - pool)
    kept = v.goods[p * GOODS + good] - (harm if harm > 0 else 0)
    return kept - 1 if good == gone else kept


def _residence(
    v: CarthagoView, p: i64, left: i64, need: i64, gone: i64,
    trades: i64, g0: i64, g1: i64, g2: i64, g3: i64, g4: i64,
) -> bool:  # fmt: skip
    """C4.11, residence: for a column with a disc, enough cards are left and enough of one good, Opulence helping."""
    helpers = v.active[p * EFFECTS + OPULENCE]
    for column in range(COLUMNS):
        price = price_of(column)
        if v.freed[p * COLUMNS + column] == circles(column) or left < price:
            continue
        for good in range(GOODS):
            if is_allowed(column, good):
                pool = g0 if good == 0 else g1 if good == 1 else g2 if good == 2 else g3 if good == 3 else g4
                if _kept(v, p, good, need, gone, trades, pool) + helpers >= price:
                    return True
    return False


def _delivery(
    v: CarthagoView, p: i64, left: i64, need: i64, gone: i64,
    trades: i64, g0: i64, g1: i64, g2: i64, g3: i64, g4: i64,
) -> bool:  # fmt: skip
    """C4.11, delivery: a trade card is left for a warship, or one of the right good (Luxury: any) for a ship."""
    if left < 1:
        return False
    if can_sail(v, p):
        return True
    for dock in range(docks_of(v)):
        ship = v.docks[dock]
        if v.berths[dock] == p and ship != NOBODY:
            if v.active[p * EFFECTS + LUXURY] > 0:
                return True
            good = SHIP_GOOD[ship]
            pool = g0 if good == 0 else g1 if good == 1 else g2 if good == 2 else g3 if good == 3 else g4
            if _kept(v, p, good, need, gone, trades, pool) > 0:
                return True
    return False


# -- the whole payment ------------------------------------------------------------------------------------------------


def cards_of(v: CarthagoView, p: i64) -> i64:
    """All cards in a hand: every card shows exactly one action."""
    n: i64 = 0
    for a in range(SPACES):
        n += v.shows[p * SPACES + a]
    return n


def has_plain(v: CarthagoView, p: i64, a: i64, n: i64, outlook: i64) -> bool:
    """Whether a sound plain payment of n cards exists (C4.13)."""
    if outlook == NEVER or v.shows[p * SPACES + a] == 0 or cards_of(v, p) < n:
        return False
    if outlook == ALWAYS:
        return True
    if v.base[p * SPACES + a] > 0 and fits(v, p, a, a, n - 1, a, False, False):
        return True
    for i in range(p * TRADE, p * TRADE + v.hand_n[p]):
        face = v.hand[i] + SPACES
        if shown_by(face) == a and fits(v, p, a, face, n - 1, face, False, False):
            return True
    return False


def has_favoured(v: CarthagoView, p: i64, a: i64, n: i64, outlook: i64) -> bool:
    """Whether a sound favoured payment of n cards exists; the Favour ship must be active (C4.13)."""
    if outlook == NEVER or v.active[p * EFFECTS + FAVOUR] == 0 or cards_of(v, p) - v.shows[p * SPACES + a] < n:
        return False
    if outlook == ALWAYS:
        return True
    for b in range(SPACES):
        if b != a and v.base[p * SPACES + b] > 0 and fits(v, p, a, b, n - 1, b, True, False):
            return True
    for i in range(p * TRADE, p * TRADE + v.hand_n[p]):
        face = v.hand[i] + SPACES
        if shown_by(face) != a and fits(v, p, a, face, n - 1, face, True, False):
            return True
    return False


def can_choose(v: CarthagoView, p: i64, a: i64) -> bool:
    """Whether a space can be chosen: a sound payment exists (C4.14)."""
    n = 1 + others_on(v, p, a)
    ahead = outlook(v, p, a, n)
    return has_plain(v, p, a, n, ahead) or has_favoured(v, p, a, n, ahead)
