"""The turn: choosing a space, paying for it, passing, effects around the action, the end of the turn (chapter 4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cothon.core.events import Teller
from cothon.core.view import CHANCE
from cothon.games.carthago.able import ALWAYS, can_choose, fits, has_favoured, outlook
from cothon.games.carthago.hands import can_draw, clear_market, laid_names, laid_to_played, lay
from cothon.games.carthago.harbour import advance, turn_down
from cothon.games.carthago.made.ids import (
    ASK_ACTION,
    ASK_AFTER,
    ASK_CARD,
    ASK_COLUMN,
    ASK_DELIVER,
    ASK_DOCK,
    ASK_EXTRA,
    ASK_MARKER,
    ASK_PASS_CARD,
    ASK_TAKE,
    ASK_TARGET,
    DO_EMBARGO,
    DO_FAVOUR,
    DO_INTRIGUE,
    DO_PALETTE,
    DO_PASS,
    DO_PAY,
    DO_SPACE,
    EFFECTS_OPEN_NONE,
    STEP_ASK,
    STEP_NEXT,
    STEP_REFILL,
    STEP_WAIT,
)
from cothon.games.carthago.made.state import CarthagoState
from cothon.games.carthago.made.view import CarthagoView
from cothon.games.carthago.pieces import (
    DELIVERY,
    EFFECTS,
    EMBARGO,
    FACE_NAMES,
    FAVOUR,
    INTRIGUE,
    MARKET,
    NOBODY,
    PALETTE,
    RESIDENCE,
    SPACE_NAMES,
    SPACES,
    TRADE,
    shown_by,
)
from cothon.games.carthago.view import docks_of, others_on

if TYPE_CHECKING:
    from cothon.core.arr import Arr

# -- action -----------------------------------------------------------------------------------------------------------


def action_options(v: CarthagoView, buf: Arr) -> i64:
    """C14.3: spaces that can be chosen, effects before them, pass unless an effect was used (C4.8)."""
    p = v.turn
    n: i64 = 0
    for a in range(SPACES):
        if can_choose(v, p, a):
            buf[n] = DO_SPACE + a
            n += 1
    n = effects_around(v, buf, n) if n > 0 else _helping(v, buf)
    if v.used == 0 or n == 0:
        buf[n] = DO_PASS
        n += 1
    return n


def _helping(v: CarthagoView, buf: Arr) -> i64:
    """Effects while no space can be chosen: those that make one possible, or none (C4.8). Palette never does, since the
    market can be chosen as long as there is a card anywhere.
    """
    n: i64 = 0
    if v.rules.effects_open == EFFECTS_OPEN_NONE:
        return n
    own = v.turn * EFFECTS
    if v.active[own + EMBARGO] > 0 and v.closed == 0 and _embargo_helps(v):
        buf[n] = DO_EMBARGO
        n += 1
    if v.active[own + INTRIGUE] > 0 and _marker_helps(v):
        buf[n] = DO_INTRIGUE
        n += 1
    return n


def _embargo_helps(v: CarthagoView) -> bool:
    """Whether the ships that lie open, moved up by one Embargo or several, make a delivery possible."""
    ahead = CarthagoView(v.rules, v)
    last = docks_of(v) - 1
    for _ in range(v.active[v.turn * EFFECTS + EMBARGO]):
        for dock in range(last):
            ahead.docks[dock] = ahead.docks[dock + 1]
        ahead.docks[last] = ahead.outside[0]
        ahead.outside[0] = ahead.outside[1]
        ahead.outside[1] = NOBODY  # drawn, so nobody knows it yet
        if can_choose(ahead, v.turn, DELIVERY):
            return True
    return False


def _marker_helps(v: CarthagoView) -> bool:
    for a in range(SPACES):  # noqa: SIM110 - a loop is compiled better than a generator
        if opens(v, a):
            return True
    return False


def opens(v: CarthagoView, a: i64) -> bool:
    """Whether a guild marker moved to a space makes it one that can be chosen."""
    if v.markers[a] == 1:
        return False
    ahead = CarthagoView(v.rules, v)
    ahead.markers[a] = 1
    return can_choose(ahead, v.turn, a)


def must_open(v: CarthagoView) -> bool:
    """Whether Intrigue has to make a space possible: none can be chosen yet, and whoever used an effect may not pass
    (C4.8).
    """
    if v.back != ASK_ACTION or v.rules.effects_open == EFFECTS_OPEN_NONE:
        return False
    for a in range(SPACES):
        if can_choose(v, v.turn, a):
            return False
    return _marker_helps(v)


def effects_around(v: CarthagoView, buf: Arr, n: i64) -> i64:
    """The effects offered before the space is chosen and after the main action (C11.8, C11.11, C11.12)."""
    own = v.turn * EFFECTS
    if v.active[own + EMBARGO] > 0 and v.closed == 0:
        buf[n] = DO_EMBARGO
        n += 1
    if v.active[own + PALETTE] > 0:
        buf[n] = DO_PALETTE
        n += 1
    if v.active[own + INTRIGUE] > 0:
        buf[n] = DO_INTRIGUE
        n += 1
    return n


def action(s: CarthagoState, a: i64, tell: Teller | None) -> i64:
    if a == DO_PASS:
        return _pass(s, tell)
    if a >= DO_EMBARGO:
        s.used = 1
        return use_around(s, a, tell)
    s.space = a - DO_SPACE
    s.due = 1 + others_on(s, s.turn, s.space)
    s.ask = ASK_CARD
    if tell is not None:
        tell.say("space", seat=int(s.turn), space=SPACE_NAMES[s.space], cards=int(s.due))
    return STEP_WAIT


def _pass(s: CarthagoState, tell: Teller | None) -> i64:
    """Nothing moves, one card is drawn, the turn ends at once (C4.6)."""
    if tell is not None:
        tell.say("pass", seat=int(s.turn))
    if not can_draw(s, tell):
        return STEP_NEXT
    s.actor = CHANCE
    s.ask = ASK_PASS_CARD
    return STEP_WAIT


def use_around(s: CarthagoState, a: i64, tell: Teller | None) -> i64:
    """Embargo, Palette or Intrigue; then the same question is asked again."""
    p = s.turn
    if a == DO_PALETTE:
        return use_palette(s, tell)
    if a == DO_EMBARGO:
        turn_down(s, p, EMBARGO, tell)
        return advance(s, STEP_ASK + s.ask, tell)
    turn_down(s, p, INTRIGUE, tell)
    s.back = s.ask
    s.ask = ASK_MARKER
    return STEP_WAIT


def use_palette(s: CarthagoState, tell: Teller | None) -> i64:
    """The market cards are discarded, then it is filled up (C11.12)."""
    turn_down(s, s.turn, PALETTE, tell)
    clear_market(s)
    s.then = STEP_ASK + s.ask
    return STEP_REFILL


# -- card and extra ---------------------------------------------------------------------------------------------------


def card_options(v: CarthagoView, buf: Arr) -> i64:
    """C14.4: first cards of sound payments, and Favour."""
    p = v.turn
    a = v.space
    favoured = v.favoured == 1
    ahead = outlook(v, p, a, v.due)
    easy = ahead == ALWAYS
    n: i64 = 0
    for b in range(SPACES):
        if (b == a) != favoured and v.base[p * SPACES + b] > 0 and fits(v, p, a, b, v.due - 1, b, favoured, easy):
            buf[n] = DO_PAY + b
            n += 1
    for i in range(p * TRADE, p * TRADE + v.hand_n[p]):
        face = v.hand[i] + SPACES
        if (shown_by(face) == a) != favoured and fits(v, p, a, face, v.due - 1, face, favoured, easy):
            buf[n] = DO_PAY + face
            n += 1
    if not favoured and has_favoured(v, p, a, v.due, ahead):
        buf[n] = DO_FAVOUR
        n += 1
    return n


def extra_options(v: CarthagoView, buf: Arr) -> i64:
    """C14.5: further cards in the order of C4.15."""
    p = v.turn
    favoured = v.favoured == 1
    first = v.laid[0]
    low = v.laid[v.laid_n - 1] if favoured or v.laid_n > 1 else 0
    easy = outlook(v, p, v.space, v.due) == ALWAYS
    n: i64 = 0
    for b in range(low, SPACES):
        if v.base[p * SPACES + b] > 0 and _may_follow(v, b, first, favoured, easy):
            buf[n] = DO_PAY + b
            n += 1
    for i in range(p * TRADE, p * TRADE + v.hand_n[p]):
        face = v.hand[i] + SPACES
        if face >= low and _may_follow(v, face, first, favoured, easy):
            buf[n] = DO_PAY + face
            n += 1
    return n


def _may_follow(v: CarthagoView, face: i64, first: i64, favoured: bool, easy: bool) -> bool:
    if shown_by(face) == v.space and (favoured or face < first):
        return False
    return fits(v, v.turn, v.space, face, v.due - 1, first, favoured, easy)


def card(s: CarthagoState, a: i64, tell: Teller | None) -> i64:
    """The first card or Favour; a payment cannot be taken back (C4.17)."""
    if a == DO_FAVOUR:
        turn_down(s, s.turn, FAVOUR, tell)
        s.favoured = 1
        return STEP_WAIT
    return extra(s, a, tell)


def extra(s: CarthagoState, a: i64, tell: Teller | None) -> i64:
    """One more card is laid; with the last one the disc moves and the main question follows (C14.5)."""
    p = s.turn
    lay(s, p, a - DO_PAY, tell)
    s.due -= 1
    if tell is not None:
        tell.unveil([int(p)])
        tell.say("lay", seat=int(p), card=FACE_NAMES[a - DO_PAY])
    if s.due > 0:
        s.ask = ASK_EXTRA
        return STEP_WAIT
    if tell is not None:
        tell.say("paid", seat=int(p), space=SPACE_NAMES[s.space], cards=laid_names(s))
    laid_to_played(s, p)
    s.favoured = 0
    s.stands[p] = s.space
    s.ask = _main_question(s.space)
    return STEP_WAIT


def _main_question(space: i64) -> i64:
    if space == MARKET:
        return ASK_TAKE
    if space == RESIDENCE:
        return ASK_COLUMN
    return ASK_DELIVER if space == DELIVERY else ASK_DOCK


def skip(s: CarthagoState, tell: Teller | None) -> i64:
    """The main action is skipped: a guild action must follow (C4.10)."""
    s.skipped = 1
    if tell is not None:
        tell.say("skip", seat=int(s.turn))
    return STEP_ASK + ASK_AFTER


# -- Intrigue ---------------------------------------------------------------------------------------------------------


def marker_options(v: CarthagoView, buf: Arr) -> i64:
    """C14.22: a marker; not the one that is still needed after skipping the main action (C11.8)."""
    bound = v.back == ASK_AFTER and v.skipped == 1 and v.guild_at == NOBODY
    n: i64 = 0
    for a in range(SPACES):
        if v.markers[a] == 1 and not (bound and a == v.space):
            buf[n] = DO_SPACE + a
            n += 1
    return n


def marker(s: CarthagoState, a: i64, tell: Teller | None) -> i64:
    s.picked = a - DO_SPACE
    s.ask = ASK_TARGET
    return STEP_WAIT


def target_options(v: CarthagoView, buf: Arr) -> i64:
    """C14.23: the spaces without a marker; those that can then be chosen, if none can be before (C4.8)."""
    bound = must_open(v)
    n: i64 = 0
    for a in range(SPACES):
        if v.markers[a] == 0 and (not bound or opens(v, a)):
            buf[n] = DO_SPACE + a
            n += 1
    return n


def target(s: CarthagoState, a: i64, tell: Teller | None) -> i64:
    to = a - DO_SPACE
    s.markers[s.picked] = 0
    s.markers[to] = 1
    if s.guild_at == s.picked:
        s.guild_at = to  # C4.19
    if tell is not None:
        tell.say("marker_moves", start=SPACE_NAMES[s.picked], end=SPACE_NAMES[to])
    s.picked = NOBODY
    s.ask = s.back
    s.back = 0
    return STEP_WAIT


# -- end of the turn --------------------------------------------------------------------------------------------------


def end_turn(s: CarthagoState, tell: Teller | None) -> i64:
    """The marker that allowed a guild action moves on, then a neutral disc (C4.18 to C4.20)."""
    if s.guild_at != NOBODY:
        to = _move_on(s.markers, s.guild_at)
        if tell is not None:
            tell.say("marker_moves", start=SPACE_NAMES[s.guild_at], end=SPACE_NAMES[to])
    if s.neutrals[s.space] == 1:
        to = _move_on(s.neutrals, s.space)
        if tell is not None:
            tell.say("neutral_moves", start=SPACE_NAMES[s.space], end=SPACE_NAMES[to])
    return STEP_NEXT


def _move_on(row: Arr, start: i64) -> i64:
    """To the next space clockwise without a piece of that kind; gives it."""
    to = (start + 1) % SPACES
    while row[to] == 1:
        to = (to + 1) % SPACES
    row[start] = 0
    row[to] = 1
    return to
