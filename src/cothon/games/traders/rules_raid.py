"""Pirates: `protect`, `guard` (Q6, Q7) and the return of the ships (chapters 11 and 12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cothon.core.events import Teller
from cothon.games.traders.made.ids import (
    ASK_GUARD,
    ASK_PROTECT,
    DO_DONE,
    DO_GUARD,
    DO_PROTECT,
    STEP_RAID,
    STEP_RETURN,
    STEP_WAIT,
    VIEW_TABLE,
)
from cothon.games.traders.made.state import TradersState
from cothon.games.traders.made.view import TradersView
from cothon.games.traders.pieces import (
    ALEXANDRIA,
    COLOUR_NAMES,
    COLOURS,
    CYRENAICA,
    FACE_NAMES,
    FACES,
    ICON_FACES,
    SPACES,
    VALUES,
    coin_face,
    face_list,
    icon_face,
    icons_of,
)
from cothon.games.traders.rules_buy import discard_from_hand
from cothon.games.traders.scoring import paid_now, payday
from cothon.games.traders.view import icons_in_hand, is_raided

if TYPE_CHECKING:
    from cothon.core.arr import Arr


def raid(s: TradersState, tell: Teller | None) -> i64:
    """Go on with the raid: seats clockwise from the buyer (T11.4); who can protect nothing is not asked (T11.12)."""
    if s.cursor == 0 and tell is not None:
        raided = [COLOUR_NAMES[c] for c in range(4) if is_raided(s, c)]
        if raided:
            tell.say("raid", colours=raided)
    while s.cursor < s.seats:
        p = (s.turn + s.cursor) % s.seats
        s.cursor += 1
        if exposed(s, p) > 0:
            if tell is not None and s.rules.view == VIEW_TABLE:
                tell.unveil([int(p)])  # whether there are icons in a covered hand (Kn8)
            if icons_in_hand(s, p) > 0:
                s.actor = p
                s.ask = ASK_PROTECT
                return STEP_WAIT
            _lose(s, p, tell)
    s.cursor = 0
    return STEP_RETURN


def exposed(v: TradersView, p: i64) -> i64:
    """Upright Stock cards of raided colours (T11.3)."""
    n: i64 = 0
    for c in range(COLOURS):
        if is_raided(v, c):
            i = p * FACES + c * VALUES
            n += v.upright[i] + v.upright[i + 1] + v.upright[i + 2]
    return n


# -- protect (Q6) -----------------------------------------------------------------------------------------------------


def protect_options(v: TradersView, buf: Arr) -> i64:
    buf[0] = DO_DONE
    n: i64 = 1
    first = v.actor * FACES
    for k in range(v.place, FACES):
        f = coin_face(k)
        if v.upright[first + f] > v.named[f] and is_raided(v, k & 3):
            buf[n] = DO_PROTECT + k
            n += 1
    return n


def _can_name_more(s: TradersState) -> bool:
    first = s.actor * FACES
    for k in range(s.place, FACES):
        f = coin_face(k)
        if s.upright[first + f] > s.named[f] and is_raided(s, k & 3):
            return True
    return False


def protect(s: TradersState, a: i64, tell: Teller | None) -> i64:
    """A card is named, in coin order; `due` counts the icons they need (T11.9)."""
    if a != DO_DONE:
        s.place = a - DO_PROTECT
        f = coin_face(s.place)
        s.named[f] += 1
        s.due += 1
        if tell is not None:
            tell.say("protect", seat=int(s.actor), card=FACE_NAMES[f])
            if s.rules.view == VIEW_TABLE:
                tell.unveil([int(s.actor)])  # whether the icons of a covered hand are used up (Kn8)
        if s.due < icons_in_hand(s, s.actor) and _can_name_more(s):
            return STEP_WAIT
    s.place = 0
    if s.due > 0:
        s.ask = ASK_GUARD
        return STEP_WAIT
    _lose(s, s.actor, tell)
    return STEP_RAID


# -- guard (Q7) -------------------------------------------------------------------------------------------------------


def guard_options(v: TradersView, buf: Arr) -> i64:
    """Hand faces in icon order, from the last one on, as long as they and all after them suffice (T11.9)."""
    n: i64 = 0
    first = v.actor * FACES
    rest = icons_in_hand(v, v.actor)
    for k in range(ICON_FACES):
        f = icon_face(k)
        have = v.hand[first + f]
        if have > 0:
            if rest < v.due:
                break
            if k >= v.place:
                buf[n] = DO_GUARD + k
                n += 1
            rest -= have * icons_of(f)
    return n


def guard(s: TradersState, a: i64, tell: Teller | None) -> i64:
    """A hand card with icons is discarded; when there are enough, the named cards turn sideways (T11.10, T11.14)."""
    p = s.actor
    s.place = a - DO_GUARD
    f = icon_face(s.place)
    discard_from_hand(s, p, f)
    s.due -= icons_of(f)  # T11.6: icons beyond are lost
    if tell is not None:
        tell.say("guard", seat=int(p), card=FACE_NAMES[f])
    if s.due > 0:
        return STEP_WAIT
    s.place = 0
    s.due = 0
    _turn_sideways(s, p, tell)
    _lose(s, p, tell)
    return STEP_RAID


def _turn_sideways(s: TradersState, p: i64, tell: Teller | None) -> None:
    if tell is not None:
        tell.say("saved", seat=int(p), cards=face_list([int(k) for k in s.named]))
    for f in range(FACES):
        k = s.named[f]
        s.upright[p * FACES + f] -= k
        s.sideways[p * FACES + f] += k
        s.named[f] = 0


def _lose(s: TradersState, p: i64, tell: Teller | None) -> None:
    """Exposed cards that were not protected go to the discard pile (T11.11)."""
    lost = [0] * 12 if tell is not None else None
    for c in range(COLOURS):
        if is_raided(s, c):
            for f in range(c * VALUES, c * VALUES + VALUES):
                k = s.upright[p * FACES + f]
                s.upright[p * FACES + f] = 0
                s.discard[f] += k
                s.discard_n += k
                if lost is not None:
                    lost[f] = int(k)
    if tell is not None and lost is not None and any(lost):
        tell.say("lost", seat=int(p), cards=face_list(lost))


# -- Payday, step 4 ---------------------------------------------------------------------------------------------------


def return_ships(s: TradersState, tell: Teller | None) -> i64:
    """From Carthage to Alexandria, from pirate spaces to Cyrenaica (T12.1, T12.2)."""
    paid = paid_now(s)
    for c in range(COLOURS):
        home = (paid >> c) & 1 == 1
        if home or is_raided(s, c):
            to = ALEXANDRIA if home else CYRENAICA
            s.ships[c] = to
            if tell is not None:
                tell.say("ship_back", colour=COLOUR_NAMES[c], end=SPACES[to])
    return payday(s, tell)
