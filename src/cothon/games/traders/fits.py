"""Does it fit? Reading what is being asked in a position, and complaints about what could not be asked like this."""

from __future__ import annotations

from cothon.core.arr import arr_of, ints, new_arr
from cothon.core.errors import BadText
from cothon.core.page import Page
from cothon.core.view import CHANCE, OVER
from cothon.games.traders.made.course import go_on, options_into
from cothon.games.traders.made.ids import (
    ASK_ACT,
    ASK_BLIND,
    ASK_DISCOUNT,
    ASK_FARM,
    ASK_GUARD,
    ASK_MARKET,
    ASK_NAMES,
    ASK_PAY,
    ASK_PROTECT,
    ASK_RESERVE,
    PENDING,
    STEP_NEXT,
    STEP_OPEN,
    STEP_WAIT,
)
from cothon.games.traders.made.state import TradersState
from cothon.games.traders.made.text import read_due, read_under_way
from cothon.games.traders.pieces import (
    COLOUR_NAMES,
    COLOURS,
    FACE_NAMES,
    ICON_ORDER,
    IN_FRONT,
    IN_THE_SEA,
    coin_place,
    icon_place,
)
from cothon.games.traders.prices import cart_price
from cothon.games.traders.questions import ACTIONS
from cothon.games.traders.rules_buy import most_tokens, pays_on
from cothon.games.traders.scoring import REASONS, paid_now
from cothon.games.traders.view import icons_in_hand, is_classic, is_open, is_raided


def read_question(page: Page, s: TradersState) -> None:
    if "over" in page.values:
        _fields_fit(page, "over")
        s.reason = page.name("over", REASONS, "reason", 0, REASONS[1:])
        s.actor = OVER
        s.ask = ASK_ACT
        s.revealed = arr_of([*ints(s.blind), *ints(s.draw)])
    elif s.passes == s.seats:
        raise page.wrong("passes", "after so many passes in a row the game is over [T3.6]")
    else:
        s.ask = page.name("ask", ASK_NAMES, "question", int(ASK_ACT), ASK_NAMES)
        _fields_fit(page, ASK_NAMES[s.ask])
        _put(page, s)
        if 5 in ints(s.ships) and s.ask not in (ASK_BLIND, ASK_PROTECT, ASK_GUARD):
            raise page.wrong("ships", "a ship stays in Carthage only during a Payday [T12.1]")
    try:
        s.check()
    except AssertionError as broken:
        raise BadText(f"position: {broken}") from None


def _fields_fit(page: Page, asked: str) -> None:
    """Some fields only say something while one of certain questions is asked."""
    for field in page.values:
        line = field.partition(" ")[0]
        allowed = [name for name, lines in PENDING.items() if line in lines]
        if allowed and asked not in allowed:
            raise page.wrong(field, f"goes with 'ask: {' | '.join(allowed)}', not with '{asked}'")


def _put(page: Page, s: TradersState) -> None:
    """Put the question as told; where none is, begin the turn of the active player."""
    if "ask" not in page.values:
        step: int = int(STEP_OPEN)
        while step != STEP_WAIT:
            step = int(go_on(s, step, None))
        return
    read_due(page, s)
    read_under_way(page, s)
    _actor(page, s)
    _middle(page, s)
    _answerable(page, s)
    _asked(page, s)


def _actor(page: Page, s: TradersState) -> None:
    if s.ask in (ASK_MARKET, ASK_FARM, ASK_BLIND):
        s.actor = CHANCE
    elif s.ask in (ASK_PROTECT, ASK_GUARD):
        s.actor = page.number("seat", 0, int(s.seats) - 1, int(s.turn))
        s.cursor = (s.actor - s.turn) % s.seats + 1
    else:
        s.actor = s.turn


def _middle(page: Page, s: TradersState) -> None:
    """How far the answering of a question has got."""
    f = page.name("after", FACE_NAMES, "card")
    if s.ask == ASK_GUARD and f >= 0 and FACE_NAMES[f] not in ICON_ORDER:
        raise page.wrong("after", f"{FACE_NAMES[f]} shows no warehouse icon")
    if f >= 0:
        s.place = icon_place(f) if s.ask == ASK_GUARD else coin_place(f)
    if s.ask == ASK_DISCOUNT:
        s.colour = page.name("colour", COLOUR_NAMES, "colour", 0)
    elif s.ask == ASK_PAY:
        s.colour = COLOURS
    elif s.ask == ASK_PROTECT:
        s.due = sum(ints(s.named))
    elif s.ask == ASK_BLIND:
        s.cursor = page.number("scored", 1, 4 * int(s.seats), 1)
    elif s.ask in (ASK_MARKET, ASK_FARM):
        s.then = s.then or STEP_NEXT
        for c, k in enumerate(page.numbers("sails", 4, 2)):
            s.moves |= k << (2 * c)


def _answerable(page: Page, s: TradersState) -> None:
    """A question without an answer is no position."""
    if s.actor != CHANCE:
        if (s.ask == ASK_PAY and not pays_on(s)) or (s.ask == ASK_GUARD and s.due == 0):
            raise page.wrong("due", "something must be due")
        if (s.ask == ASK_RESERVE) > (is_classic(s) and s.piece[s.turn] == IN_FRONT):
            raise page.wrong("ask", "nothing can be reserved here")
        if options_into(s, new_arr(len(ACTIONS))) == 0:
            raise page.wrong("ask", "nothing could be answered")
        return
    if s.draw_n == 0:
        raise page.wrong("ask", "the draw pile is empty")
    if s.ask == ASK_BLIND:
        if s.due == 0:
            raise page.wrong("due", "no blind VP is due")
    elif (s.ask == ASK_MARKET) != (s.to_market > 0) or s.to_market + s.to_farm == 0:
        raise page.wrong("to_market", "cards are drawn for the Market first, then for the Farm")


def _asked(page: Page, s: TradersState) -> None:
    """Complain about a question that the rules would not put like this."""
    classic = is_classic(s)
    if s.ask == ASK_ACT and not is_open(s, s.turn) and s.draw_n + s.discard_n + sum(_farm(s)) > 0:
        raise page.wrong("ask", "the Market is replenished first: nothing in it is open to the player [T3.2]")
    if s.doubling and (classic or s.piece[s.turn] != IN_THE_SEA):
        raise page.wrong("double", "the piece of a Double Action is in the sea [T7.1]")
    if s.ask == ASK_DISCOUNT and (classic or most_tokens(s, s.turn, s.colour) == 0):
        raise page.wrong("ask", "no token can be turned down for this colour [Q4]")
    if s.ask in (ASK_DISCOUNT, ASK_PAY) and s.due > cart_price(s, s.turn):
        raise page.wrong("due", f"the cart costs {cart_price(s, s.turn)}")
    if s.ask == ASK_BLIND and not (classic and paid_now(s) >> ((s.cursor - 1) // s.seats) & 1):
        raise page.wrong("ask", "no Set that was just sold is short of cards [T15.16]")
    if s.ask in (ASK_PROTECT, ASK_GUARD):
        _raid(page, s)


def _farm(s: TradersState) -> list[int]:
    """Number of cards in the Farm, without and with a piece."""
    return [int(s.farm_n), sum(1 for at in ints(s.piece) if 12 <= at < IN_FRONT)]


def _raid(page: Page, s: TradersState) -> None:
    """Named are cards in danger; who is asked to name more can, and who discards does so for named cards (Q6, Q7)."""
    for f, k in enumerate(ints(s.named)):
        if k > (s.upright[s.actor * 12 + f] if is_raided(s, f // 3) else 0):
            raise page.wrong("named", f"{FACE_NAMES[f]} is not exposed so often [T11.3]")
    if s.ask == ASK_GUARD and s.due > sum(ints(s.named)):
        raise page.wrong("due", "one icon is needed for each named card [T11.6]")
    if s.ask == ASK_PROTECT and (icons_in_hand(s, s.actor) <= s.due or options_into(s, new_arr(len(ACTIONS))) < 2):
        raise page.wrong("ask", "no card can be named [T11.12]")
