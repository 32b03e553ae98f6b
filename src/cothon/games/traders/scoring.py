"""Scoring: what a Set yields (chapter 9), tokens (chapter 10), the end and the final account (chapters 13, 14)."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.core.arr import arr_of, ints
from cothon.core.events import Teller
from cothon.core.result import ASIDE, SUM, Line, Result, beside, decided, deciding, rank
from cothon.core.view import OVER
from cothon.games.traders.made.ids import (
    ASK_ACT,
    MODE_CLASSIC,
    PAYDAYS_ONE_BY_ONE,
    ROUNDING_LETTER,
    STEP_BLINDS,
    STEP_RAID,
    STEP_RESTOCK,
    STEP_SELL,
    STEP_TOKENS,
    STEP_WAIT,
)
from cothon.games.traders.made.state import TradersState
from cothon.games.traders.made.view import TradersView
from cothon.games.traders.pieces import (
    CARTHAGE,
    COLOUR_NAMES,
    COLOURS,
    FACE_NAMES,
    FACES,
    LAST_TOKEN,
    SCORE_PER_VP,
    VALUES,
)
from cothon.games.traders.view import token_total

REASONS: list[str] = ["", "tokens", "passes"]  # T14.5


# -- what a Set is worth ----------------------------------------------------------------------------------------------


def set_size(v: TradersView, p: i64, c: i64) -> i64:
    """Cards of a Set: upright and sideways alike (T9.4, T11.13)."""
    n: i64 = 0
    for f in range(p * FACES + c * VALUES, p * FACES + c * VALUES + VALUES):
        n += v.upright[f] + v.sideways[f]
    return n


def sales_price(v: TradersView, p: i64, c: i64) -> i64:
    """The value of the dearest card (T9.5), in classic plus the tokens held of that colour (T15.15)."""
    f = p * FACES + c * VALUES
    price: i64 = 2
    if v.upright[f + 2] + v.sideways[f + 2] > 0:
        price = 5
    elif v.upright[f + 1] + v.sideways[f + 1] > 0:
        price = 3
    if v.rules.mode == MODE_CLASSIC:
        price += v.tokens[p * COLOURS + c] + v.used[p * COLOURS + c]
    return price


def vps_for(v: TradersView, price: i64, n: i64) -> i64:
    """Score / 5, rounded up; by the letter only what is below 5 points is (T9.6)."""
    score = price * n
    if v.rules.rounding == ROUNDING_LETTER and score >= SCORE_PER_VP:
        return score // SCORE_PER_VP
    return (score + SCORE_PER_VP - 1) // SCORE_PER_VP


# -- Payday, step 1 ---------------------------------------------------------------------------------------------------


def paid_now(v: TradersView) -> i64:
    """The colours of the present Payday, as bits: those of all ships in Carthage, or of the first one (T9.3)."""
    colours: i64 = 0
    for c in range(COLOURS):
        if v.ships[c] == CARTHAGE:
            colours |= 1 << c
            if v.rules.paydays == PAYDAYS_ONE_BY_ONE:
                break
    return colours


def payday(s: TradersState, tell: Teller | None) -> i64:
    """A Payday if a ship is in Carthage (T9.1), else what follows it (T4.11)."""
    colours = paid_now(s)
    if colours == 0:
        return STEP_RESTOCK
    s.cursor = 0
    if tell is not None:
        tell.say("payday", colours=[COLOUR_NAMES[c] for c in range(4) if colours >> c & 1])
    return STEP_SELL


def sell(s: TradersState, tell: Teller | None) -> i64:
    """Go on selling Sets: arrived colours in colour order, players clockwise from the buyer (T9.2)."""
    n = s.seats
    colours = paid_now(s)
    while s.cursor < COLOURS * n:
        c = s.cursor // n
        if (colours >> c) & 1 == 0:
            s.cursor += n
            continue
        p = (s.turn + s.cursor % n) % n
        s.cursor += 1
        if set_size(s, p, c) > 0:
            _sell_set(s, p, c, tell)
            if s.due > 0:
                return STEP_BLINDS
    s.cursor = 0
    return STEP_TOKENS


def _sell_set(s: TradersState, p: i64, c: i64, tell: Teller | None) -> None:
    """The lowest cards become VPs, the rest is discarded (T9.7); `due` becomes the number of blind VPs (T15.16)."""
    size = set_size(s, p, c)
    price = sales_price(s, p, c)
    vps = vps_for(s, price, size)
    s.sold |= 1 << (p * COLOURS + c)
    kept: list[str] = []
    gone: list[str] = []
    left = vps if vps < size else size
    s.vps[p] += left
    s.due = vps - left
    for f in range(c * VALUES, c * VALUES + VALUES):
        i = p * FACES + f
        have = s.upright[i] + s.sideways[i]
        k = have if have < left else left
        left -= k
        s.upright[i] = 0
        s.sideways[i] = 0
        s.vp[i] += k
        s.discard[f] += have - k
        s.discard_n += have - k
        if tell is not None:
            kept += [FACE_NAMES[f]] * int(k)
            gone += [FACE_NAMES[f]] * int(have - k)
    if tell is not None:
        tell.say(
            "sell", seat=int(p), colour=COLOUR_NAMES[c], cards=kept + gone, price=int(price), number=int(size),
            score=int(price * size), vps=int(vps), kept=kept, discarded=gone, blind=int(s.due),
        )  # fmt: skip


def blind_seat(v: TradersView) -> i64:
    """Whose blind VPs are being drawn: the seat that scoring has just dealt with."""
    return (v.turn + (v.cursor - 1) % v.seats) % v.seats


def without_cards(s: TradersState, tell: Teller | None) -> i64:
    """Both piles are empty: the remaining VPs count without a card (T15.17)."""
    p = blind_seat(s)
    s.vps[p] += s.due
    if tell is not None:
        tell.say("cardless", seat=int(p), vps=int(s.due))
    s.due = 0
    return STEP_SELL


# -- Payday, step 2, and the end --------------------------------------------------------------------------------------


def give_tokens(s: TradersState, tell: Teller | None) -> i64:
    """One token for each colour just sold (T10.1); then the end is looked at (T10.4)."""
    over = False
    for k in range(s.seats):
        p = (s.turn + k) % s.seats
        for c in range(COLOURS):
            if (s.sold >> (p * COLOURS + c)) & 1 == 1:
                s.tokens[p * COLOURS + c] += 1  # T10.3: the supply is no limit
                if tell is not None:
                    tell.say("token", seat=int(p), colour=COLOUR_NAMES[c])
        if token_total(s, p) >= LAST_TOKEN:
            over = True
    s.sold = 0
    return finish(s, 1, tell) if over else STEP_RAID  # T13.1


def finish(s: TradersState, reason: i64, tell: Teller | None) -> i64:
    """The game is over at once (T13.2, T13.4); everything is shown (Kn8)."""
    s.actor = OVER
    s.ask = ASK_ACT
    s.reason = reason
    s.revealed = arr_of([*ints(s.blind), *ints(s.draw)])
    if tell is not None:
        tell.say("over", reason=REASONS[reason])
    return STEP_WAIT


def _kept(v: TradersView, p: int, c: int) -> int:
    """Cards of one colour under the trader piece (T9.7)."""
    return sum(int(v.vp[p * FACES + c * VALUES + i]) for i in range(int(VALUES)))


def result(v: TradersView) -> Result:
    """Most VPs, then most tokens, both sides counted (T14.1 to T14.4)."""
    seats = range(int(v.seats))
    vps = ints(v.vps)
    tokens = [int(token_total(v, p)) for p in seats]
    keys = list(zip(vps, tokens, strict=True))
    cards = [sum(int(v.vp[p * 12 + f]) for f in range(12)) for p in seats]
    blind = [sum(int(v.revealed[p * 12 + f]) for f in range(12)) for p in seats]
    account = [
        Line("cards of sold Sets", [_kept(v, p, c) for p in seats], "T9.7", colour=COLOUR_NAMES[c])
        for c in range(int(COLOURS))
    ]
    if v.rules.mode == MODE_CLASSIC:
        account.append(Line("blind cards from the draw pile", blind, "T15.16"))
        bare = [n - k - b for n, k, b in zip(vps, cards, blind, strict=True)]
        if any(bare):
            account.append(Line("victory points without a card", bare, "T15.17"))
    compared = [Line("victory points", vps, "T14.1", SUM), Line("tokens, both sides", tokens, "T14.2", ASIDE)]
    account += compared
    tie_break = deciding(keys, ["VPs", "tokens"])
    fact = decided(keys, compared, account, shared="T14.3")
    return Result(vps, rank(keys), REASONS[v.reason], tie_break, account, decided=fact, beside=beside(keys, compared))
