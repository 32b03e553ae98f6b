"""Reading a position from its text: every complaint names the line and the field."""

from __future__ import annotations

from collections.abc import Callable

from cothon.core.arr import arr_of, ints
from cothon.core.errors import BadText
from cothon.core.options import Options
from cothon.core.page import Page
from cothon.core.view import CHANCE, OVER
from cothon.games.traders.actions import ACT, ASKS, BLIND, DISCOUNT, FARM, GUARD, MARKET, PAY, PROTECT, RESERVE, TAKE
from cothon.games.traders.pieces import (
    COLOUR_NAMES,
    COPIES,
    FACE_NAMES,
    ICON_ORDER,
    IN_FRONT,
    IN_THE_SEA,
    coin_place,
    icon_place,
    value,
)
from cothon.games.traders.prices import cart_price
from cothon.games.traders.rules import go_on, options_into
from cothon.games.traders.rules_buy import most_tokens
from cothon.games.traders.scoring import REASONS
from cothon.games.traders.start import bare
from cothon.games.traders.state import TradersState
from cothon.games.traders.steps import OPEN, STEP_NAMES, WAIT
from cothon.games.traders.view import icons_in_hand, is_open, is_raided

_SINGLE = {
    *("turn", "passes", "ships", "market", "farm", "draw", "discard", "rest", "sea", "over"),
    *("ask", "seat", "due", "after", "colour", "double", "named", "to_market", "to_farm", "then", "sails"),
    *("scored", "present"),
}
_BY_SEAT = ["hand", "stock", "sideways", "vp", "blind", "cardless", "tokens", "used", "sold"]
_THEN = ("open", "act", "sail", "next")
_ONLY_WITH = {
    "seat": "protect guard",
    "due": "discount pay guard blind",
    "after": "pay protect guard",
    "colour": "discount",
    "double": "take",
    "named": "protect guard",
    **dict.fromkeys(("to_market", "to_farm", "then", "sails"), "market farm"),
    **dict.fromkeys(("scored", "sold"), "blind"),
}
"""Fields that only say something while one of these questions is asked."""


class TradersPage(Page):
    """How cards, colours and choices are written in the fields of a position text."""

    def __init__(self, text: str) -> None:
        super().__init__(text, _SINGLE, [*_BY_SEAT, "former"])

    def one_of(self, field: str, allowed: list[str], usual: str) -> int:
        word = self.values.get(field, usual)
        if word not in allowed:
            raise self.wrong(field, f"{word!r} is not one of {', '.join(w for w in allowed if w)}")
        return allowed.index(word)

    def cards(self, field: str, words: list[str] | None = None) -> list[int]:
        """Counts by face of cards written `R2` or `R2x3`."""
        counts = [0] * 12
        for word in self.text(field).split() if words is None else words:
            name, sign, times = word.partition("x")
            counts[self.face(field, name)] += self.whole(field, times, 1, 108) if sign else 1
        return counts

    def face(self, field: str, name: str) -> int:
        if name not in FACE_NAMES:
            raise self.wrong(field, f"there is no card {name!r}")
        return FACE_NAMES.index(name)

    def colours(self, field: str, most: int) -> list[int]:
        """Counts by colour, written `red 2 blue`."""
        counts = [0] * 4
        last = -1
        for word in self.text(field).split():
            if word in COLOUR_NAMES:
                last = COLOUR_NAMES.index(word)
                counts[last] += 1
            elif last >= 0 and word.isdigit():
                counts[last] += self.whole(field, word, 1, most) - 1
                last = -1
            else:
                raise self.wrong(field, f"{word!r} is not a colour")
        return counts


def read_page(page: TradersPage, options_from: Callable[[str], Options]) -> TradersState:
    options = page.options(options_from)
    page.check_seats(options.seats, "former")
    s = bare(options)
    s.turn = page.number("turn", 0, options.seats - 1, int(s.first))
    s.passes = page.number("passes", 0, options.seats)
    s.ships = arr_of(page.numbers("ships", 4, 5))
    _pieces_in_the_sea(page, s)
    _row(page, s, "market", 0)
    _row(page, s, "farm", 12)
    for p in range(options.seats):
        _seat(page, s, p)
    _piles(page, s)
    _running(s)
    _question(page, s)
    try:
        s.check()
    except AssertionError as broken:
        raise BadText(f"position: {broken}") from None
    return s


# -- cards -----------------------------------------------------------------------------------------------------------


def _pieces_in_the_sea(page: TradersPage, s: TradersState) -> None:
    for word in page.text("sea").split():
        s.piece[page.whole("sea", word, 0, int(s.seats) - 1)] = IN_THE_SEA


def _row(page: TradersPage, s: TradersState, zone: str, first: int) -> None:
    free: list[str] = []
    for word in page.text(zone).split():
        name, sign, seat = word.partition("/")
        if not sign:
            free.append(word)
            continue
        p = page.whole(zone, seat, 0, int(s.seats) - 1)
        if s.piece[p] != IN_FRONT:
            raise page.wrong(zone, f"the piece of seat {p} is elsewhere already")
        s.piece[p] = first + page.face(zone, name)
    counts = arr_of(page.cards(zone, free))
    if zone == "market":
        s.market = counts
    else:
        s.farm = counts


def _seat(page: TradersPage, s: TradersState, p: int) -> None:
    piles = {"hand": s.hand, "stock": s.upright, "sideways": s.sideways, "vp": s.vp, "blind": s.blind}
    for name, pile in piles.items():
        for f, k in enumerate(page.cards(f"{name} {p}")):
            pile[p * 12 + f] = k
    for name, rows in {"tokens": s.tokens, "used": s.used}.items():
        for c, k in enumerate(page.colours(f"{name} {p}", 99)):
            rows[p * 4 + c] = k
    for c, k in enumerate(page.colours(f"sold {p}", 1)):
        s.sold |= k << (p * 4 + c)
    s.vps[p] = page.number(f"cardless {p}", 0, 999)


def _piles(page: TradersPage, s: TradersState) -> None:
    """Draw and discard pile, and the cards not mentioned anywhere."""
    s.discard = arr_of(page.cards("discard"))
    s.draw = arr_of(page.cards("draw"))
    left = _not_mentioned(page, s)
    zone = page.values.get("rest", "" if "draw" in page.values else "draw")
    if zone == "" and any(left):
        raise page.wrong("draw", f"{sum(left)} cards are mentioned nowhere; say `rest: discard` or the like")
    name, _, seat = zone.partition(" ")
    if name in ("hand", "vp"):
        into, first = (s.hand if name == "hand" else s.vp), 12 * page.whole("rest", seat, 0, int(s.seats) - 1)
    elif zone in ("draw", "discard", ""):
        into, first = (s.discard if zone == "discard" else s.draw), 0
    else:
        raise page.wrong("rest", f"{zone!r} is not one of draw, discard, hand N, vp N")
    for f, k in enumerate(left):
        into[first + f] += k
    _blind_piles(page, s)


def _not_mentioned(page: TradersPage, s: TradersState) -> list[int]:
    left = list(COPIES)
    for f in range(12):
        for pile in (s.draw, s.discard, s.market, s.farm):
            left[f] -= int(pile[f])
        for p in range(int(s.seats)):
            for pile in (s.hand, s.upright, s.sideways, s.vp, s.blind):
                left[f] -= int(pile[p * 12 + f])
            left[f] -= 1 if s.piece[p] in (f, f + 12) else 0
        if left[f] < 0:
            field = next(n for n in reversed(page.values) if FACE_NAMES[f] in page.values[n])
            raise page.wrong(field, f"{COPIES[f] - left[f]} cards {FACE_NAMES[f]}, but there are {COPIES[f]}")
    return left


def _blind_piles(page: TradersPage, s: TradersState) -> None:
    """Former piles, and the pool: the draw pile and all blind VPs that are not of a former pile (Kn5)."""
    n = int(s.seats)
    former: list[int] = []
    for k in range(sum(1 for field in page.values if field.startswith("former "))):
        field = f"former {k}"
        if field not in page.values:
            raise page.wrong("former", f"piles are numbered from 0 on; there is no {field}")
        cards, _, by = page.text(field).partition(" by ")
        seats = [page.whole(field, w, 0, 108) for w in by.split()]
        if len(seats) != n:
            raise page.wrong(field, f"{n} numbers are wanted after 'by'")
        former += page.cards(field, cards.split()) + seats + [0] * (4 - n)
    s.former = arr_of(former)
    pool = ints(s.draw)
    for f in range(12):
        pool[f] += sum(int(s.blind[p * 12 + f]) for p in range(n))
        pool[f] -= sum(former[k + f] for k in range(0, len(former), 16))
    s.pool = arr_of(pool)
    own = [sum(ints(s.blind)[p * 12 : p * 12 + 12]) for p in range(n)]
    usual = [own[p] - sum(former[k + 12 + p] for k in range(0, len(former), 16)) for p in range(n)]
    s.blinds = arr_of(page.numbers("present", n, 108) if "present" in page.values else usual)


def _running(s: TradersState) -> None:
    """The running numbers that follow from where the cards are."""
    s.draw_n = sum(ints(s.draw))
    s.discard_n = sum(ints(s.discard))
    s.market_n = sum(ints(s.market))
    s.farm_n = sum(ints(s.farm))
    s.market_price = sum(int(k * value(f)) for f, k in enumerate(ints(s.market)))
    for p in range(int(s.seats)):
        hand = ints(s.hand)[p * 12 : p * 12 + 12]
        s.hand_n[p] = sum(hand)
        s.coins[p] = sum(int(k * value(f)) for f, k in enumerate(hand))
        s.vps[p] += sum(ints(s.vp)[p * 12 : p * 12 + 12]) + sum(ints(s.blind)[p * 12 : p * 12 + 12])


# -- what is being asked ---------------------------------------------------------------------------------------------


def _question(page: TradersPage, s: TradersState) -> None:
    if "over" in page.values:
        s.reason = page.one_of("over", REASONS, "tokens")
        if s.reason == 0:
            raise page.wrong("over", "must be tokens or passes")
        s.actor = OVER
        s.ask = ACT
        s.revealed = arr_of([*ints(s.blind), *ints(s.draw)])
        _fields_fit(page, "over")
        return
    if s.passes == s.seats:
        raise page.wrong("passes", "after so many passes in a row the game is over [T3.6]")
    _fields_fit(page, page.text("ask") or "act")
    if "ask" not in page.values:
        step = OPEN
        while step != WAIT:
            step = go_on(s, step, None)
    else:
        s.ask = page.one_of("ask", [q.name for q in ASKS.questions], "act")
        s.due = page.number("due", 0, 999)
        s.named = arr_of(page.cards("named"))
        _actor(page, s)
        _middle(page, s)
        _answerable(page, s)
        _asked(page, s)
    if 5 in ints(s.ships) and s.ask not in (BLIND, PROTECT, GUARD):
        raise page.wrong("ships", "a ship stays in Carthage only during a Payday [T12.1]")


def _fields_fit(page: TradersPage, asked: str) -> None:
    for field in page.values:
        allowed = _ONLY_WITH.get(field.partition(" ")[0])
        if allowed is not None and asked not in allowed.split():
            raise page.wrong(field, f"goes with 'ask: {allowed.replace(' ', ' | ')}', not with '{asked}'")


def _actor(page: TradersPage, s: TradersState) -> None:
    if s.ask in (MARKET, FARM, BLIND):
        s.actor = CHANCE
    elif s.ask in (PROTECT, GUARD):
        s.actor = page.number("seat", 0, int(s.seats) - 1, int(s.turn))
        s.cursor = (s.actor - s.turn) % s.seats + 1
    else:
        s.actor = s.turn


def _middle(page: TradersPage, s: TradersState) -> None:
    """How far the answering of a question has got."""
    after = page.text("after")
    if after:
        f = page.face("after", after)
        if s.ask == GUARD and after not in ICON_ORDER:
            raise page.wrong("after", f"{after} shows no warehouse icon")
        s.place = icon_place(f) if s.ask == GUARD else coin_place(f)
    if s.ask == DISCOUNT:
        s.colour = page.one_of("colour", COLOUR_NAMES, "red")
    elif s.ask == PAY:
        s.colour = 4
    elif s.ask == TAKE:
        s.doubling = page.one_of("double", ["no", "yes"], "no")
    elif s.ask == PROTECT:
        s.due = sum(ints(s.named))
    elif s.ask == BLIND:
        s.cursor = page.number("scored", 1, 4 * int(s.seats), 1)
    elif s.ask in (MARKET, FARM):
        s.to_market = page.number("to_market", 0, 6)
        s.to_farm = page.number("to_farm", 0, 4)
        s.then = STEP_NAMES.index(_THEN[page.one_of("then", list(_THEN), "next")])
        for c, k in enumerate(page.numbers("sails", 4, 2)):
            s.moves |= k << (2 * c)


def _answerable(page: TradersPage, s: TradersState) -> None:
    """A question without an answer is no position."""
    if s.actor != CHANCE:
        if s.ask in (PAY, GUARD) and s.due == 0:
            raise page.wrong("due", "something must be due")
        if (s.ask == RESERVE) > (s.mode == 1 and s.piece[s.turn] == IN_FRONT):
            raise page.wrong("ask", "nothing can be reserved here")
        if options_into(s, arr_of([0] * 82)) == 0:
            raise page.wrong("ask", "nothing could be answered")
        return
    if s.draw_n == 0:
        raise page.wrong("ask", "the draw pile is empty")
    if s.ask == BLIND:
        if s.due == 0:
            raise page.wrong("due", "no blind VP is due")
    elif (s.ask == MARKET) != (s.to_market > 0) or s.to_market + s.to_farm == 0:
        raise page.wrong("to_market", "cards are drawn for the Market first, then for the Farm")


def _asked(page: TradersPage, s: TradersState) -> None:
    """Complain about a question that the rules would not put like this."""
    classic = s.mode == 1
    if s.ask == ACT and not is_open(s, s.turn) and s.draw_n + s.discard_n + sum(_farm(s)) > 0:
        raise page.wrong("ask", "the Market is replenished first: nothing in it is open to the player [T3.2]")
    if s.doubling and (classic or s.piece[s.turn] != IN_THE_SEA):
        raise page.wrong("double", "the piece of a Double Action is in the sea [T7.1]")
    if s.ask == DISCOUNT and (classic or most_tokens(s, s.turn, s.colour) == 0):
        raise page.wrong("ask", "no token can be turned down for this colour [Q4]")
    if s.ask in (DISCOUNT, PAY) and s.due > cart_price(s, s.turn):
        raise page.wrong("due", f"the cart costs {cart_price(s, s.turn)}")
    if s.ask == BLIND and not (classic and s.ships[(s.cursor - 1) // s.seats] == 5):
        raise page.wrong("ask", "no Set that was just sold is short of cards [T15.16]")
    if s.ask in (PROTECT, GUARD):
        _raid(page, s)


def _farm(s: TradersState) -> list[int]:
    """Number of cards in the Farm, without and with a piece."""
    return [int(s.farm_n), sum(1 for at in ints(s.piece) if 12 <= at < IN_FRONT)]


def _raid(page: TradersPage, s: TradersState) -> None:
    """Named are cards in danger; who is asked to name more can, and who discards does so for named cards (Q6, Q7)."""
    for f, k in enumerate(ints(s.named)):
        if k > (s.upright[s.actor * 12 + f] if is_raided(s, f // 3) else 0):
            raise page.wrong("named", f"{FACE_NAMES[f]} is not exposed so often [T11.3]")
    if s.ask == GUARD and s.due > sum(ints(s.named)):
        raise page.wrong("due", "one icon is needed for each named card [T11.6]")
    if s.ask == PROTECT and (icons_in_hand(s, s.actor) <= s.due or options_into(s, arr_of([0] * 82)) < 2):
        raise page.wrong("ask", "no card can be named [T11.12]")
