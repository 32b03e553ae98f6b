"""Why not? The clause that forbids an action the present question could offer, with the numbers that matter.

Placements are refused in `why_place`; here is everything else, question by question.
"""

from __future__ import annotations

from mypy_extensions import i64

from cothon.core.result import Refusal, in_words
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
)
from cothon.games.carthago.made.view import CarthagoView
from cothon.games.carthago.pieces import (
    BY_COINS,
    CARD_NAMES,
    COIN_PLACE,
    COLUMN_NAMES,
    EFFECT_NAMES,
    EMBARGO,
    FACE_NAMES,
    FAVOUR,
    GOOD_NAMES,
    INTRIGUE,
    LUXURY,
    OPULENCE,
    PALETTE,
    SHIP_GOOD,
    SPACE_NAMES,
    SPACE_WORDS,
    TRADING_DOCK,
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
        return _coins(v, BY_COINS[a - DO_COIN])
    if v.ask == ASK_MARKER:
        if v.markers[a] == 1:
            return in_words("C11.8", "you skipped the main action, so this marker must stay until your guild action")
        return in_words("C11.8", f"there is no guild marker on {SPACE_NAMES[a]}")
    if v.ask == ASK_TARGET:
        return in_words("C11.8", f"{SPACE_NAMES[a]} has a guild marker already")
    return in_words("C5.2", f"you do not hold {CARD_NAMES[a - DO_GIVE]}")  # give, crew


# -- effects ----------------------------------------------------------------------------------------------------------


def _no_ship(v: CarthagoView, effect: i64) -> Refusal:
    if v.inactive[v.turn * 9 + effect] > 0:
        return in_words("C11.1", f"your ship with {EFFECT_NAMES[effect].title()} is inactive")
    return in_words("C11.1", f"you have no ship with {EFFECT_NAMES[effect].title()}")


def _effect_around(v: CarthagoView, a: i64) -> Refusal:
    effect = EMBARGO if a == DO_EMBARGO else PALETTE if a == DO_PALETTE else INTRIGUE
    if v.active[v.turn * 9 + effect] == 0:
        return _no_ship(v, effect)
    if a == DO_EMBARGO and v.closed == 1:
        return in_words("C5.14", "the harbours are closed; no ship moves any more")
    return in_words("C4.8", "no space can be chosen, and effects need an action")


def _skip(v: CarthagoView) -> Refusal:
    if v.ask == ASK_DELIVER and v.traded + v.warred > 0:
        return in_words("C14.6", "you have delivered already; stop instead")
    if v.ask == ASK_COLUMN and v.opulence > 0:
        return in_words("C14.6", "you have used Opulence for this action; a column must follow")
    return no_guild(v)


# -- choosing and paying a space --------------------------------------------------------------------------------------


def _action(v: CarthagoView, a: i64) -> Refusal:
    if a == DO_PASS:
        return in_words("C4.8", "you have used an effect in this turn, so you must choose a space")
    p = v.turn
    price = int(others_on(v, p, a)) + 1
    name = SPACE_WORDS[SPACE_NAMES[a]]
    if cards_of(v, p) < price:
        return in_words("C4.5", f"{name} costs {price} card(s), you have {cards_of(v, p)}")
    if v.shows[p * 5 + a] == 0 and v.active[p * 9 + FAVOUR] == 0:
        return in_words("C4.3", f"none of your cards shows {name}")
    return in_words(
        "C4.13", f"after paying {price} card(s) for {name} neither its main action nor a guild action would be possible"
    )


def _space_card(v: CarthagoView, a: i64) -> Refusal:
    if a == DO_FAVOUR:
        return _favour(v)
    face = a - DO_PAY
    name = FACE_NAMES[face]
    if not _holds(v, face):
        return in_words("C4.3", f"you do not hold {name}")
    shows = shown_by(face) == v.space
    space = SPACE_WORDS[SPACE_NAMES[v.space]]
    if v.favoured == 1 and shows:
        return in_words("C11.5", f"with Favour no card of the payment may show {space}")
    if v.ask == ASK_CARD and v.favoured == 0 and not shows:
        return in_words("C4.3", f"the first card must show {space}")
    if v.ask == ASK_EXTRA:
        if shows and face < v.laid[0]:
            return in_words("C4.15", f"of the cards that show {space} the lowest comes first")
        if face < v.laid[v.laid_n - 1] and (v.favoured == 1 or v.laid_n > 1):
            return in_words("C4.15", "further cards are laid by ascending rank")
    more = int(v.due) - 1
    return in_words("C4.16", f"no payment that leaves you something to do goes on with {name} and {more} more card(s)")


def _favour(v: CarthagoView) -> Refusal:
    if v.favoured == 1:
        return in_words("C14.4", "Favour is used for this payment already")
    if v.active[v.turn * 9 + FAVOUR] == 0:
        return _no_ship(v, FAVOUR)
    return in_words("C4.13", f"no {v.due} card(s) without the action would leave you something to do")


def _holds(v: CarthagoView, face: i64) -> bool:
    if face < 5:
        return v.base[v.turn * 5 + face] > 0
    return is_held(v, v.turn, face - 5)


# -- market -----------------------------------------------------------------------------------------------------------


def _market(v: CarthagoView, a: i64) -> Refusal:
    if a >= DO_WAKE:
        return in_words("C6.4", f"you have no inactive ship with {EFFECT_NAMES[a - DO_WAKE].title()}")
    if a == DO_DECK:
        return in_words("C5.5", "trade pile and discard pile are empty")
    card = a - DO_TAKE
    if v.ask == ASK_SWAP and v.hand_n[v.turn] == 0:
        return in_words("C6.3", "you have no trade card to give")
    clause = "C6.1" if v.ask == ASK_TAKE else "C6.3"
    return in_words(clause, f"{CARD_NAMES[card]} does not lie in the market")


# -- residence --------------------------------------------------------------------------------------------------------


def _column(v: CarthagoView, a: i64) -> Refusal:
    p = v.turn
    if a == DO_OPULENCE:
        if v.active[p * 9 + OPULENCE] == 0:
            return _no_ship(v, OPULENCE)
        return in_words("C14.11", "with more cards that do not match you could pay for no column")
    column = a - DO_COLUMN
    if v.freed[p * 3 + column] == circles(column):
        return in_words("C7.2", f"the {COLUMN_NAMES[column]} column has no disc left")
    price = price_of(column)
    if v.hand_n[p] < price:
        return in_words("C7.3", f"it costs {price} trade cards, you have {v.hand_n[p]}")
    if v.opulence > 0:
        return in_words("C7.5", f"no payment has exactly {v.opulence} card(s) that do not match")
    wanted = "dyes, oils or glass" if column == 0 else GOOD_NAMES[column + 2]
    most = max(int(v.goods[p * 5 + g]) for g in (range(3) if column == 0 else [int(column) + 2]))
    return in_words("C7.3", f"it costs {price} cards of {wanted}, you have {most}")


def _goods(v: CarthagoView, face: i64) -> Refusal:
    if face < 5:
        return in_words("C5.2", "base cards are never given up")
    name = CARD_NAMES[face - 5]
    if not is_held(v, v.turn, face - 5):
        return in_words("C5.2", f"you do not hold {name}")
    if v.laid_n > 0 and face < v.laid[v.laid_n - 1]:
        return in_words("C5.10", "goods are paid by ascending number")
    return in_words("C7.5", f"no payment for it with {v.opulence} card(s) that do not match goes on with {name}")


# -- docks and deliveries ---------------------------------------------------------------------------------------------


def _berth(v: CarthagoView, a: i64) -> Refusal:
    if a == DO_WARSHIP:
        return in_words("C2.12", "all regular warship docks are occupied")
    dock = a - DO_TRADING
    return _no_such_dock(v, dock) or in_words("C2.12", f"dock {dock + 1} is occupied")


def _no_such_dock(v: CarthagoView, dock: i64) -> Refusal | None:
    if dock >= docks_of(v):
        return in_words("C1.15", f"with {v.seats} players the harbour has {docks_of(v)} docks")
    return None


def _dock(v: CarthagoView, a: i64) -> Refusal:
    p = v.turn
    if (v.space == TRADING_DOCK) != (a < DO_WARSHIP):
        right = "C8.1" if v.space == TRADING_DOCK else "C8.4"
        return in_words(right, f"you are on the space {SPACE_WORDS[SPACE_NAMES[v.space]]}")
    if a >= DO_WARSHIP and v.closed == 1:
        return in_words("C8.7", "the harbours are closed")
    if v.spare[p] == 0:
        return in_words("C8.1" if a < DO_WARSHIP else "C8.4", "you have no available disc")
    if a == DO_ANCHOR:
        return in_words("C8.6", "the anchor needs an active ship with Commando")
    if a == DO_REGULAR:
        if v.regular[p] + 1 >= v.rules.warship_docks:
            return in_words(
                "C8.5", f"nobody may hold all {v.rules.warship_docks} regular docks; you have {v.regular[p]}"
            )
        return in_words("C8.5", f"all {v.rules.warship_docks} regular docks are occupied")
    dock = a - DO_TRADING
    missing = _no_such_dock(v, dock)
    if missing is not None:
        return missing
    if v.docks[dock] < 0:
        return in_words("C5.14", f"there is no ship at dock {dock + 1} any more")
    if v.berths[dock] >= 0:
        return in_words("C8.2", f"a disc lies at dock {dock + 1} already")
    return in_words("C8.3", f"nobody may hold all {docks_of(v)} trading docks")


def _deliver(v: CarthagoView, a: i64) -> Refusal:
    p = v.turn
    if a == DO_STOP:
        return in_words("C14.15", "nothing has been delivered yet")
    if a in (DO_REGULAR, DO_ANCHOR):
        if v.warred == 1:
            return in_words("C9.1", "you have delivered to the warship harbour already")
        if v.closed == 1:
            return in_words("C5.14", "the harbours are closed")
        if (v.regular[p] if a == DO_REGULAR else v.anchor[p]) == 0:
            return in_words("C9.9", "you have no disc there")
        return in_words("C9.9", "you have no trade card to pay")
    if v.traded == 1:
        return in_words("C9.1", "you have delivered to the trading harbour already")
    dock = a - DO_TRADING
    missing = _no_such_dock(v, dock)
    if missing is not None:
        return missing
    if v.berths[dock] != p:
        return in_words("C9.2", f"you have no disc at dock {dock + 1}")
    return in_words("C9.3", f"the ship wants {GOOD_NAMES[SHIP_GOOD[v.docks[dock]]]}, and you have no card with it")


def _cargo(v: CarthagoView, a: i64) -> Refusal:
    good = GOOD_NAMES[SHIP_GOOD[v.docks[v.dock]]]
    if a == DO_LUXURY:
        if v.luxury == 1:
            return in_words("C14.16", "Luxury is used for this delivery already")
        if v.active[v.turn * 9 + LUXURY] == 0:
            return _no_ship(v, LUXURY)
        return in_words("C14.16", f"all your trade cards show {good}")
    card = a - DO_GIVE
    if not is_held(v, v.turn, card):
        return in_words("C9.2", f"you do not hold {CARD_NAMES[card]}")
    if v.luxury == 1:
        return in_words("C11.9", f"Luxury is used, so the card must not show {good}")
    return in_words("C9.2", f"the ship wants {good}, the card shows {GOOD_NAMES[good_of(card)]}")


# -- after the main action --------------------------------------------------------------------------------------------


def _after(v: CarthagoView, a: i64) -> Refusal:
    if a == DO_DONE:
        return in_words("C4.10", "you skipped the main action, so a guild action must follow")
    return no_placement(v, a)


def _coins(v: CarthagoView, card: i64) -> Refusal:
    if not is_held(v, v.turn, card):
        return in_words("C5.7", f"you do not hold {CARD_NAMES[card]}")
    if v.laid_n > 0 and COIN_PLACE[card] < COIN_PLACE[v.laid[v.laid_n - 1] - 5]:
        return in_words("C5.9", "coins are paid from the highest value down, equal ones by number")
    return in_words("C5.9", f"with {CARD_NAMES[card]} and all cards after it {v.due} coins cannot be reached")
