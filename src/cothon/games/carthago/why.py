"""Why not? The clause that forbids an action the present question could offer, with the numbers that matter.

Placements are refused in `why_place`; here is everything else, question by question.
"""

from __future__ import annotations

from mypy_extensions import i64

from cothon.core.result import Refusal
from cothon.games.carthago.able import cards_of
from cothon.games.carthago.made.ids import (
    ASK_ACTION,
    ASK_AFTER,
    ASK_BERTH,
    ASK_CARD,
    ASK_CARGO,
    ASK_COINS,
    ASK_COLUMN,
    ASK_DELIVER,
    ASK_DOCK,
    ASK_EXTRA,
    ASK_GOODS,
    ASK_HONOUR,
    ASK_MARKER,
    ASK_SWAP,
    ASK_TAKE,
    ASK_TARGET,
    ASK_WAKE,
    DO_ANCHOR,
    DO_COIN,
    DO_COLUMN,
    DO_DECK,
    DO_DONE,
    DO_EMBARGO,
    DO_FAVOUR,
    DO_GIVE,
    DO_INTRIGUE,
    DO_LUXURY,
    DO_NONE,
    DO_OPULENCE,
    DO_PALETTE,
    DO_PASS,
    DO_PAY,
    DO_REGULAR,
    DO_SKIP,
    DO_STOP,
    DO_TAKE,
    DO_TRADING,
    DO_WAKE,
    DO_WARSHIP,
    EFFECTS_OPEN_NONE,
)
from cothon.games.carthago.made.view import CarthagoView
from cothon.games.carthago.pieces import (
    BY_COINS,
    CARD_NAMES,
    COIN_PLACE,
    COLUMN_NAMES,
    DELIVERY,
    EFFECT_NAMES,
    EMBARGO,
    FACE_NAMES,
    FAVOUR,
    GOOD_NAMES,
    INTRIGUE,
    LUXURY,
    OPULENCE,
    PALETTE,
    RESIDENCE,
    SHIP_GOOD,
    SPACE_NAMES,
    TRADING_DOCK,
    WARSHIP_DOCK,
    circles,
    good_of,
    price_of,
    shown_by,
)
from cothon.games.carthago.view import docks_of, is_held, others_on
from cothon.games.carthago.why_place import no_guild, no_placement, no_tile


def refuse(v: CarthagoView, a: i64) -> Refusal:
    ask = v.ask
    if ask in (ASK_ACTION, ASK_AFTER) and DO_EMBARGO <= a <= DO_INTRIGUE:
        return _effect_around(v, a)
    if a == DO_PALETTE:
        return _no_ship(v, PALETTE)
    if a == DO_SKIP:
        return _skip(v)
    if ask == ASK_ACTION:
        return _action(v, a)
    if ask in (ASK_CARD, ASK_EXTRA):
        return _space_card(v, a)
    if ask in (ASK_TAKE, ASK_SWAP, ASK_WAKE):
        return _market(v, a)
    if ask == ASK_COLUMN:
        return _column(v, a)
    if ask == ASK_GOODS:
        return _goods(v, a - DO_PAY)
    if ask == ASK_DOCK:
        return _dock(v, a)
    if ask == ASK_DELIVER:
        return _deliver(v, a)
    if ask == ASK_CARGO:
        return _cargo(v, a)
    if ask == ASK_HONOUR:
        return no_tile(v, a)
    if ask == ASK_AFTER:
        return _after(v, a)
    return _small(v, a)


def _small(v: CarthagoView, a: i64) -> Refusal:
    """Questions with few answers."""
    if v.ask == ASK_BERTH:
        return _berth(v, a)
    if v.ask == ASK_COINS:
        return _coins(v, BY_COINS[a - DO_COIN]) if a != DO_NONE else _not_paid(v)
    if v.ask == ASK_MARKER:
        if v.markers[a] == 1:
            return Refusal("C11.8", "marker-must-stay")
        return Refusal("C11.8", "no-marker-on", space=SPACE_NAMES[a])
    if v.ask == ASK_TARGET:
        if v.markers[a] == 0:
            return Refusal("C4.8", "marker-opens-nothing", space=SPACE_NAMES[a])
        return Refusal("C11.8", "marker-there", space=SPACE_NAMES[a])
    return Refusal("C5.2", "not-held", card=CARD_NAMES[a - DO_GIVE])  # give, crew


# -- effects ----------------------------------------------------------------------------------------------------------


def _no_ship(v: CarthagoView, effect: i64) -> Refusal:
    if v.inactive[v.turn * 9 + effect] > 0:
        return Refusal("C11.1", "ship-inactive", effect=EFFECT_NAMES[effect])
    return Refusal("C11.1", "no-ship-with", effect=EFFECT_NAMES[effect])


def _effect_around(v: CarthagoView, a: i64) -> Refusal:
    effect = EMBARGO if a == DO_EMBARGO else PALETTE if a == DO_PALETTE else INTRIGUE
    if v.active[v.turn * 9 + effect] == 0:
        return _no_ship(v, effect)
    if a == DO_EMBARGO and v.closed == 1:
        return Refusal("C5.14", "no-ship-moves")
    if v.rules.effects_open == EFFECTS_OPEN_NONE:
        return Refusal("C4.8", "effects-need-an-action")
    return Refusal("C4.8", "effect-opens-nothing")


def _skip(v: CarthagoView) -> Refusal:
    if v.ask == ASK_DELIVER and v.traded + v.warred > 0:
        return Refusal("C14.6", "delivered-already")
    if v.ask == ASK_COLUMN and v.opulence > 0:
        return Refusal("C14.6", "opulence-used")
    return no_guild(v)


# -- choosing and paying a space --------------------------------------------------------------------------------------


def _action(v: CarthagoView, a: i64) -> Refusal:
    if a == DO_PASS:
        return Refusal("C4.8", "effect-used")
    p = v.turn
    price = int(others_on(v, p, a)) + 1
    space = SPACE_NAMES[a]
    if cards_of(v, p) < price:
        return Refusal("C4.5", "space-too-dear", space=space, price=price, cards=int(cards_of(v, p)))
    if v.shows[p * 5 + a] == 0 and v.active[p * 9 + FAVOUR] == 0:
        return Refusal("C4.3", "no-card-shows", space=space)
    return _nothing_after(v, a) or Refusal("C4.13", "nothing-after-paying", space=space, price=price)


def _nothing_after(v: CarthagoView, space: i64) -> Refusal | None:
    """What the main action lacks once the space is paid for, where there is no guild action either."""
    p = v.turn
    if v.markers[space] == 1 and v.spare[p] > 0:
        return None  # the guild action lacks something, too
    if space in (TRADING_DOCK, WARSHIP_DOCK):
        return _no_dock(v, space)
    if space == RESIDENCE and any(v.freed[p * 3 + column] < circles(column) for column in range(3)):
        return Refusal("C4.13", "no-column-after-paying")
    if space != DELIVERY:
        return None
    own = [dock for dock in range(int(docks_of(v))) if v.berths[dock] == p and v.docks[dock] >= 0]
    fights = v.closed == 0 and v.regular[p] + v.anchor[p] > 0
    if own and not fights:
        good = GOOD_NAMES[SHIP_GOOD[v.docks[own[0]]]]
        return Refusal("C4.13", "no-good-after-paying", dock=own[0] + 1, good=good)
    return Refusal("C4.13", "no-trade-card-after-paying") if fights else Refusal("C4.13", "no-disc-to-deliver-at")


def _no_dock(v: CarthagoView, space: i64) -> Refusal | None:
    if v.spare[v.turn] == 0:
        return Refusal("C4.13", "no-disc")
    return Refusal("C4.13", "harbours-closed") if space == WARSHIP_DOCK and v.closed == 1 else None


def _space_card(v: CarthagoView, a: i64) -> Refusal:
    if a == DO_FAVOUR:
        return _favour(v)
    face = a - DO_PAY
    card = FACE_NAMES[face]
    if not _holds(v, face):
        return Refusal("C4.3", "not-held", card=card)
    shows = shown_by(face) == v.space
    space = SPACE_NAMES[v.space]
    if v.favoured == 1 and shows:
        return Refusal("C11.5", "favour-must-not-show", space=space)
    if v.ask == ASK_CARD and v.favoured == 0 and not shows:
        return Refusal("C4.3", "first-must-show", space=space)
    if v.ask == ASK_EXTRA:
        if shows and face < v.laid[0]:
            return Refusal("C4.15", "lowest-first", space=space)
        if face < v.laid[v.laid_n - 1] and (v.favoured == 1 or v.laid_n > 1):
            return Refusal("C4.15", "laid-in-order")
    return Refusal("C4.16", "payment-goes-nowhere", card=card, more=int(v.due) - 1)


def _favour(v: CarthagoView) -> Refusal:
    if v.favoured == 1:
        return Refusal("C14.4", "favour-used")
    if v.active[v.turn * 9 + FAVOUR] == 0:
        return _no_ship(v, FAVOUR)
    return Refusal("C4.13", "favour-goes-nowhere", cards=int(v.due))


def _holds(v: CarthagoView, face: i64) -> bool:
    if face < 5:
        return v.base[v.turn * 5 + face] > 0
    return is_held(v, v.turn, face - 5)


# -- market -----------------------------------------------------------------------------------------------------------


def _market(v: CarthagoView, a: i64) -> Refusal:
    if a >= DO_WAKE:
        return Refusal("C6.4", "no-inactive-ship-with", effect=EFFECT_NAMES[a - DO_WAKE])
    if a == DO_DECK:
        return Refusal("C5.5", "no-trade-card-left")
    card = a - DO_TAKE
    if v.ask == ASK_SWAP and v.hand_n[v.turn] == 0:
        return Refusal("C6.3", "no-trade-card-to-give")
    clause = "C6.1" if v.ask == ASK_TAKE else "C6.3"
    return Refusal(clause, "not-in-market", card=CARD_NAMES[card])


# -- residence --------------------------------------------------------------------------------------------------------


def _column(v: CarthagoView, a: i64) -> Refusal:
    p = v.turn
    if a == DO_OPULENCE:
        if v.active[p * 9 + OPULENCE] == 0:
            return _no_ship(v, OPULENCE)
        return Refusal("C14.11", "opulence-goes-nowhere")
    column = a - DO_COLUMN
    if v.freed[p * 3 + column] == circles(column):
        return Refusal("C7.2", "column-empty", column=COLUMN_NAMES[column])
    price = int(price_of(column))
    if v.hand_n[p] < price:
        return Refusal("C7.3", "too-few-trade-cards", price=price, cards=int(v.hand_n[p]))
    if v.opulence > 0:
        return Refusal("C7.5", "opulence-does-not-fit", cards=int(v.opulence))
    if column == 0:
        most = max(int(v.goods[p * 5 + g]) for g in range(3))
        return Refusal("C7.3", "left-column-too-dear", price=price, cards=most)
    wanted = GOOD_NAMES[column + 2]
    return Refusal("C7.3", "column-too-dear", price=price, good=wanted, cards=int(v.goods[p * 5 + column + 2]))


def _goods(v: CarthagoView, face: i64) -> Refusal:
    if face < 5:
        return Refusal("C5.2", "base-cards-stay")
    card = CARD_NAMES[face - 5]
    if not is_held(v, v.turn, face - 5):
        return Refusal("C5.2", "not-held", card=card)
    if v.laid_n > 0 and face < v.laid[v.laid_n - 1]:
        return Refusal("C5.10", "goods-in-order")
    return Refusal("C7.5", "goods-go-nowhere", card=card, cards=int(v.opulence))


# -- docks and deliveries ---------------------------------------------------------------------------------------------


def _berth(v: CarthagoView, a: i64) -> Refusal:
    if a == DO_WARSHIP:
        return Refusal("C2.12", "warship-docks-taken", docks=int(v.rules.warship_docks))
    dock = a - DO_TRADING
    return _no_such_dock(v, dock) or Refusal("C2.12", "disc-at", dock=int(dock) + 1)


def _no_such_dock(v: CarthagoView, dock: i64) -> Refusal | None:
    if dock >= docks_of(v):
        return Refusal("C1.15", "no-such-dock", players=int(v.seats), docks=int(docks_of(v)))
    return None


def _dock(v: CarthagoView, a: i64) -> Refusal:
    p = v.turn
    if (v.space == TRADING_DOCK) != (a < DO_WARSHIP):
        right = "C8.1" if v.space == TRADING_DOCK else "C8.4"
        return Refusal(right, "on-another-space", space=SPACE_NAMES[v.space])
    if a >= DO_WARSHIP and v.closed == 1:
        return Refusal("C8.7", "harbours-closed")
    if v.spare[p] == 0:
        return Refusal("C8.1" if a < DO_WARSHIP else "C8.4", "no-disc")
    if a == DO_ANCHOR:
        return Refusal("C8.6", "anchor-needs-commando")
    if a == DO_REGULAR:
        docks = int(v.rules.warship_docks)
        if v.regular[p] + 1 >= docks:
            return Refusal("C8.5", "not-all-warship-docks", docks=docks, own=int(v.regular[p]))
        return Refusal("C8.5", "warship-docks-taken", docks=docks)
    dock = a - DO_TRADING
    missing = _no_such_dock(v, dock)
    if missing is not None:
        return missing
    if v.docks[dock] < 0:
        return Refusal("C5.14", "no-ship-at", dock=int(dock) + 1)
    if v.berths[dock] >= 0:
        return Refusal("C8.2", "disc-at", dock=int(dock) + 1)
    return Refusal("C8.3", "not-all-trading-docks", docks=int(docks_of(v)))


def _deliver(v: CarthagoView, a: i64) -> Refusal:
    p = v.turn
    if a == DO_STOP:
        return Refusal("C14.15", "nothing-delivered")
    if a in (DO_REGULAR, DO_ANCHOR):
        if v.warred == 1:
            return Refusal("C9.1", "warship-delivered")
        if v.closed == 1:
            return Refusal("C5.14", "harbours-closed")
        if (v.regular[p] if a == DO_REGULAR else v.anchor[p]) == 0:
            return Refusal("C9.9", "no-disc-there")
        return Refusal("C9.9", "no-trade-card-to-pay")
    if v.traded == 1:
        return Refusal("C9.1", "trading-delivered")
    dock = a - DO_TRADING
    missing = _no_such_dock(v, dock)
    if missing is not None:
        return missing
    if v.berths[dock] != p:
        return Refusal("C9.2", "no-disc-at", dock=int(dock) + 1)
    return Refusal("C9.3", "no-card-for-ship", good=GOOD_NAMES[SHIP_GOOD[v.docks[dock]]])


def _cargo(v: CarthagoView, a: i64) -> Refusal:
    good = GOOD_NAMES[SHIP_GOOD[v.docks[v.dock]]]
    if a == DO_LUXURY:
        if v.luxury == 1:
            return Refusal("C14.16", "luxury-used")
        if v.active[v.turn * 9 + LUXURY] == 0:
            return _no_ship(v, LUXURY)
        return Refusal("C14.16", "all-cards-show", good=good)
    card = a - DO_GIVE
    if not is_held(v, v.turn, card):
        return Refusal("C9.2", "not-held", card=CARD_NAMES[card])
    if v.luxury == 1:
        return Refusal("C11.9", "luxury-must-not-show", good=good)
    return Refusal("C9.2", "ship-wants", good=good, shown_good=GOOD_NAMES[good_of(card)])


# -- after the main action --------------------------------------------------------------------------------------------


def _after(v: CarthagoView, a: i64) -> Refusal:
    if a == DO_DONE:
        return Refusal("C4.10", "guild-action-must-follow")
    return no_placement(v, a)


def _coins(v: CarthagoView, card: i64) -> Refusal:
    if not is_held(v, v.turn, card):
        return Refusal("C5.7", "not-held", card=CARD_NAMES[card])
    if v.laid_n > 0 and COIN_PLACE[card] < COIN_PLACE[v.laid[v.laid_n - 1] - 5]:
        return Refusal("C5.9", "coins-in-order")
    return Refusal("C5.9", "pays-too-little", card=CARD_NAMES[card], due=int(v.due))


def _not_paid(v: CarthagoView) -> Refusal:
    """Why a payment is not over yet (C5.7); with C5.8 it is over by itself."""
    return Refusal("C5.7", "cost-not-met", due=int(v.due))
