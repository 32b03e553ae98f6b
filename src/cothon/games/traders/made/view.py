"""What can be seen of a position. Written by `make games` from fields.py; edit that."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cothon.core.arr import arr_of, ints, new_arr
from cothon.core.view import View
from cothon.games.traders.made.rules import TradersRules
from cothon.games.traders.pieces import COLOURS, FACES, IN_FRONT

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cothon.core.arr import Arr


class TradersView(View):
    """Everything somebody may see.

    turn  the active player
    passes  passes in a row
    due  still due: coins while paying, icons while naming or guarding, blind VPs while drawing them
    place  the place of the last card paid, named or discarded in the coin or icon order
    colour  the colour asked about in `discount`; 4 when all were asked about
    doubling  1 while the take of a Double Action is asked
    cursor  how far scoring (colour * seats + seat after the buyer) or the raid (seat after the buyer) has got
    sold  bit seat * 4 + colour: sold in this Payday
    moves  steps due to the ships, two bits for each colour
    to_market  draws left for the Market in this replenishment
    to_farm  draws left for the Farm, likewise
    then  the step that follows the replenishment
    reason  0 while the game runs, 1 ended by tokens, 2 by passes
    draw_n  cards in the draw pile
    discard_n  cards in the discard pile
    market_n  cards in `market`
    market_price  sum of their values
    farm_n  cards in `farm`
    hand  cards in the hand, by face: by seats, FACES
    upright  upright Stock, by face: by seats, FACES
    sideways  sideways Stock, by face: by seats, FACES
    vp  the known cards of the VP pile, by face: by seats, FACES
    tokens  face-up tokens, by colour: by seats, COLOURS
    used  face-down tokens, by colour: by seats, COLOURS
    coins  coins in the hand: by seats
    hand_n  cards in the hand: by seats
    vps  VPs, blind ones and others: by seats
    piece  where the action piece is: on a face in the Market, in the Farm, in front of its owner, in the sea: by
        seats
    blinds  blind VPs drawn from the pool: by seats
    market  cards of the Market that carry no piece, by face: by FACES
    farm  cards of the Farm that carry no piece, by face: by FACES
    discard  the discard pile, by face: by FACES
    pool  the unseen pool: the draw pile and the blind VPs drawn from it (Kn5): by FACES
    ships  the space of the ship of each colour: by COLOURS
    named  cards named for protection: by FACES
    former  for each former pile with blind VPs: its 12 counts, then 4 numbers of blind VPs by seat: by as many as
        there are
    revealed  empty until the end; then the faces of blind VPs by seat, then the draw pile: by as many as there are
    """

    def __init__(self, rules: TradersRules, like: TradersView | None = None) -> None:
        """An empty table, or a copy of what can be seen of another position."""
        super().__init__(rules.seats)
        self.rules: TradersRules = rules
        if like is not None:
            self.actor = like.actor
            self.ask = like.ask
            self.viewer = like.viewer
            self.turn: i64 = like.turn
            self.passes: i64 = like.passes
            self.due: i64 = like.due
            self.place: i64 = like.place
            self.colour: i64 = like.colour
            self.doubling: i64 = like.doubling
            self.cursor: i64 = like.cursor
            self.sold: i64 = like.sold
            self.moves: i64 = like.moves
            self.to_market: i64 = like.to_market
            self.to_farm: i64 = like.to_farm
            self.then: i64 = like.then
            self.reason: i64 = like.reason
            self.draw_n: i64 = like.draw_n
            self.discard_n: i64 = like.discard_n
            self.market_n: i64 = like.market_n
            self.market_price: i64 = like.market_price
            self.farm_n: i64 = like.farm_n
            self.hand: Arr = like.hand[:]
            self.upright: Arr = like.upright[:]
            self.sideways: Arr = like.sideways[:]
            self.vp: Arr = like.vp[:]
            self.tokens: Arr = like.tokens[:]
            self.used: Arr = like.used[:]
            self.coins: Arr = like.coins[:]
            self.hand_n: Arr = like.hand_n[:]
            self.vps: Arr = like.vps[:]
            self.piece: Arr = like.piece[:]
            self.blinds: Arr = like.blinds[:]
            self.market: Arr = like.market[:]
            self.farm: Arr = like.farm[:]
            self.discard: Arr = like.discard[:]
            self.pool: Arr = like.pool[:]
            self.ships: Arr = like.ships[:]
            self.named: Arr = like.named[:]
            self.former: Arr = like.former
            self.revealed: Arr = like.revealed
        else:
            seats = int(rules.seats)
            self.turn = 0
            self.passes = 0
            self.due = 0
            self.place = 0
            self.colour = 0
            self.doubling = 0
            self.cursor = 0
            self.sold = 0
            self.moves = 0
            self.to_market = 0
            self.to_farm = 0
            self.then = 0
            self.reason = 0
            self.draw_n = 0
            self.discard_n = 0
            self.market_n = 0
            self.market_price = 0
            self.farm_n = 0
            self.hand = new_arr(seats * int(FACES))
            self.upright = new_arr(seats * int(FACES))
            self.sideways = new_arr(seats * int(FACES))
            self.vp = new_arr(seats * int(FACES))
            self.tokens = new_arr(seats * int(COLOURS))
            self.used = new_arr(seats * int(COLOURS))
            self.coins = new_arr(seats)
            self.hand_n = new_arr(seats)
            self.vps = new_arr(seats)
            self.piece = arr_of([int(IN_FRONT)] * seats)
            self.blinds = new_arr(seats)
            self.market = new_arr(int(FACES))
            self.farm = new_arr(int(FACES))
            self.discard = new_arr(int(FACES))
            self.pool = new_arr(int(FACES))
            self.ships = new_arr(int(COLOURS))
            self.named = new_arr(int(FACES))
            self.former = new_arr(0)
            self.revealed = new_arr(0)

    def key(self) -> tuple[int, ...]:
        return tuple(self.numbers())

    def numbers(self) -> list[int]:
        """All of it in a fixed sequence."""
        rules = self.rules
        out: list[int] = [
            int(self.seats),
            int(self.viewer),
            int(self.actor),
            int(self.ask),
            int(rules.mode),
            int(rules.refill),
            int(rules.view),
            int(rules.first_seat),
            *ints(rules.colours),
            int(self.turn),
            int(self.passes),
            int(self.due),
            int(self.place),
            int(self.colour),
            int(self.doubling),
            int(self.cursor),
            int(self.sold),
            int(self.moves),
            int(self.to_market),
            int(self.to_farm),
            int(self.then),
            int(self.reason),
            int(self.draw_n),
            int(self.discard_n),
            int(self.market_n),
            int(self.market_price),
            int(self.farm_n),
        ]
        out += ints(self.hand)
        out += ints(self.upright)
        out += ints(self.sideways)
        out += ints(self.vp)
        out += ints(self.tokens)
        out += ints(self.used)
        out += ints(self.coins)
        out += ints(self.hand_n)
        out += ints(self.vps)
        out += ints(self.piece)
        out += ints(self.blinds)
        out += ints(self.market)
        out += ints(self.farm)
        out += ints(self.discard)
        out += ints(self.pool)
        out += ints(self.ships)
        out += ints(self.named)
        out.append(len(self.former))
        out += ints(self.former)
        out.append(len(self.revealed))
        out += ints(self.revealed)
        if rules.options.version >= 2:
            out += [int(rules.paydays), int(rules.rounding), int(rules.overpay), int(rules.classic_refill)]
        return out
