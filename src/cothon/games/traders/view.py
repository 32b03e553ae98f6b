"""What can be seen of a position: the view, its holes, and who sees what (chapter Knowledge)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from cothon.core.arr import ints, new_arr
from cothon.core.view import HOLE, OVER, SPECTATOR, View
from cothon.games.traders.pieces import CLASSIC, COLOURS, FACES, VALUES

if TYPE_CHECKING:
    from cothon.core.arr import Arr

EMPTY: Final = new_arr(0)


class TradersView(View):
    """Everything somebody may see. Arrays over seats are flat: seat * 12 + face, or seat * 4 + colour.

    Options: mode (0 modern, 1 classic), refill (0 end, 1 purchase), table (1: view=table), first (seat),
    colours (of the seats). These never change.

    hand, upright, sideways   cards of each seat in the hand, in upright and in sideways Stock
    vp                        the known cards of each VP pile; `vps` counts the VPs, blind ones and others
    tokens, used              face-up and face-down tokens
    coins, hand_n             coins in and size of each hand
    piece                     where each action piece is (see `pieces`)
    market, farm              the cards there that carry no piece; those with one are where `piece` says
    market_n, market_price, farm_n   number and sum of values of the cards in `market`, number of those in `farm`
    ships, discard, discard_n, draw_n   positions by colour; the discard pile; the size of the draw pile
    pool                      the unseen pool: the draw pile and the blind VPs drawn from it (Kn5)
    blinds                    how many of those blind VPs each seat has
    former                    for each former pile with blind VPs: its 12 counts, then 4 numbers of blind VPs by seat
    revealed                  empty until the end; then the faces of blind VPs by seat, then the draw pile

    turn, passes    the active player, passes in a row
    due             still due: coins while paying, icons while naming or guarding, blind VPs while drawing them
    place           the place of the last card paid, named or discarded in the coin or icon order
    colour          the colour asked about in `discount`
    doubling        1 while the take of a Double Action is asked
    named           cards named for protection
    cursor          how far scoring (colour * seats + seat after the buyer) or the raid (seat after the buyer) has got
    sold            bit seat * 4 + colour: sold in this Payday
    moves           steps due to the ships, two bits for each colour
    to_market, to_farm, then   draws left in this replenishment, and the step that follows it
    reason          0 while the game runs, 1 ended by tokens, 2 by passes
    """

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        self.mode: i64 = 0
        self.refill: i64 = 0
        self.table: i64 = 0
        self.first: i64 = 0
        self.colours: Arr = EMPTY
        self.hand: Arr = EMPTY
        self.upright: Arr = EMPTY
        self.sideways: Arr = EMPTY
        self.vp: Arr = EMPTY
        self.tokens: Arr = EMPTY
        self.used: Arr = EMPTY
        self.coins: Arr = EMPTY
        self.hand_n: Arr = EMPTY
        self.vps: Arr = EMPTY
        self.piece: Arr = EMPTY
        self.blinds: Arr = EMPTY
        self.market: Arr = EMPTY
        self.farm: Arr = EMPTY
        self.discard: Arr = EMPTY
        self.pool: Arr = EMPTY
        self.ships: Arr = EMPTY
        self.named: Arr = EMPTY
        self.former: Arr = EMPTY
        self.revealed: Arr = EMPTY
        self.market_n: i64 = 0
        self.market_price: i64 = 0
        self.farm_n: i64 = 0
        self.draw_n: i64 = 0
        self.discard_n: i64 = 0
        self.turn: i64 = 0
        self.passes: i64 = 0
        self.due: i64 = 0
        self.place: i64 = 0
        self.colour: i64 = 0
        self.doubling: i64 = 0
        self.cursor: i64 = 0
        self.sold: i64 = 0
        self.moves: i64 = 0
        self.to_market: i64 = 0
        self.to_farm: i64 = 0
        self.then: i64 = 0
        self.reason: i64 = 0

    def copy_from(self, v: TradersView) -> None:
        """Take over everything that is visible in `v`; arrays that change are copied."""
        self.actor = v.actor
        self.ask = v.ask
        self.viewer = v.viewer
        self.mode = v.mode
        self.refill = v.refill
        self.table = v.table
        self.first = v.first
        self.colours = v.colours
        self.hand = v.hand[:]
        self.upright = v.upright[:]
        self.sideways = v.sideways[:]
        self.vp = v.vp[:]
        self.tokens = v.tokens[:]
        self.used = v.used[:]
        self.coins = v.coins[:]
        self.hand_n = v.hand_n[:]
        self.vps = v.vps[:]
        self.piece = v.piece[:]
        self.blinds = v.blinds[:]
        self.market = v.market[:]
        self.farm = v.farm[:]
        self.discard = v.discard[:]
        self.pool = v.pool[:]
        self.ships = v.ships[:]
        self.named = v.named[:]
        self.former = v.former  # never changed in place
        self.revealed = v.revealed  # never changed in place
        self.market_n = v.market_n
        self.market_price = v.market_price
        self.farm_n = v.farm_n
        self.draw_n = v.draw_n
        self.discard_n = v.discard_n
        self.turn = v.turn
        self.passes = v.passes
        self.due = v.due
        self.place = v.place
        self.colour = v.colour
        self.doubling = v.doubling
        self.cursor = v.cursor
        self.sold = v.sold
        self.moves = v.moves
        self.to_market = v.to_market
        self.to_farm = v.to_farm
        self.then = v.then
        self.reason = v.reason

    def key(self) -> tuple[int, ...]:
        return tuple(self.numbers())

    def numbers(self) -> list[int]:
        """All of it in a fixed sequence; the two parts of changing length come with their lengths."""
        return [
            *(int(x) for x in (self.seats, self.viewer, self.actor, self.ask)),
            *(int(x) for x in (self.mode, self.refill, self.table, self.first)),
            *ints(self.colours),
            *(int(x) for x in (self.turn, self.passes, self.due, self.place, self.colour, self.doubling)),
            *(int(x) for x in (self.cursor, self.sold, self.moves, self.to_market, self.to_farm, self.then)),
            *(int(x) for x in (self.reason, self.draw_n, self.discard_n)),
            *(int(x) for x in (self.market_n, self.market_price, self.farm_n)),
            *ints(self.hand),
            *ints(self.upright),
            *ints(self.sideways),
            *ints(self.vp),
            *ints(self.tokens),
            *ints(self.used),
            *ints(self.coins),
            *ints(self.hand_n),
            *ints(self.vps),
            *ints(self.piece),
            *ints(self.blinds),
            *ints(self.market),
            *ints(self.farm),
            *ints(self.discard),
            *ints(self.pool),
            *ints(self.ships),
            *ints(self.named),
            len(self.former),
            *ints(self.former),
            len(self.revealed),
            *ints(self.revealed),
        ]


# -- small facts that rules, bots and screens read off a view ---------------------------------------------------------


def is_open(v: TradersView, p: i64) -> bool:
    """Whether some Market card is open to seat p: one without a piece, or p's own (T15.6)."""
    return v.market_n > 0 or v.piece[p] < FACES


def icons_in_hand(v: TradersView, p: i64) -> i64:
    """Warehouse icons in a hand (T1.6)."""
    n: i64 = 0
    i = p * FACES
    for _ in range(COLOURS):
        n += 2 * v.hand[i] + v.hand[i + 1]
        i += VALUES
    return n


def is_raided(v: TradersView, c: i64) -> bool:
    """Whether the ship of a colour stands on a pirate space (T11.1)."""
    return v.ships[c] == 3 or v.ships[c] == 4


def token_total(v: TradersView, p: i64) -> i64:
    """Tokens of a seat, both sides counted (T10.8)."""
    n: i64 = 0
    for c in range(COLOURS):
        n += v.tokens[p * COLOURS + c] + v.used[p * COLOURS + c]
    return n


# -- who sees what ----------------------------------------------------------------------------------------------------


def mask(v: TradersView, seat: i64) -> TradersView:
    """What a seat (or SPECTATOR) may know. Everybody knows the same, save with `view=table` (Kn6, Kn8)."""
    seen = TradersView(v.seats)
    seen.copy_from(v)
    seen.viewer = seat
    if v.table == 1 and v.actor != OVER:
        _cover(seen, seat)
    return seen


def _cover(seen: TradersView, seat: i64) -> None:
    """Make holes of what is not sent at a table: others' hands and VPs, and what would betray them (Kn8)."""
    for p in range(seen.seats):
        seen.blinds[p] = HOLE
        if p != seat:
            seen.coins[p] = HOLE
            seen.vps[p] = HOLE
            for f in range(FACES):
                seen.hand[p * FACES + f] = HOLE
                seen.vp[p * FACES + f] = HOLE
    for f in range(FACES):
        seen.pool[f] = HOLE
    seen.former = EMPTY


def viewer_of(seat: int | None) -> int:
    return int(SPECTATOR) if seat is None else seat


def is_classic(v: TradersView) -> bool:
    return v.mode == CLASSIC
