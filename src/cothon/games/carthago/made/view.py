"""What can be seen of a position. Written by `make games` from fields.py; edit that."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cothon.core.arr import arr_of, ints, new_arr
from cothon.core.view import View
from cothon.games.carthago.made.rules import CarthagoRules
from cothon.games.carthago.pieces import (
    COLUMNS,
    DOCKS,
    EFFECTS,
    GOODS,
    MARKET_SIZE,
    SHIPS,
    SMALL_SEATS,
    SPACES,
    START_DISCS,
    TILES,
    TRADE,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cothon.core.arr import Arr


class CarthagoView(View):
    """Everything somebody may see.

    decade  the decade, 1 to 3
    round  the round, 1 to 5
    first  the start player
    turn  who has the turn, lends a disc or draws income
    space  the space chosen in this turn
    used  1 if an effect was used before the choice
    favoured  1 with Favour for this payment
    skipped  1 if the main action was skipped
    traded  1 after a delivery to a trading ship
    warred  1 after a delivery to a warship
    luxury  1 with Luxury for this delivery
    guild_at  where the marker now stands that allowed the guild action taken in this turn
    opulence  Opulence ships used in this action
    column  the column chosen
    dock  the trading dock chosen
    wanted  market card to be swapped
    spot  the placement chosen: 0..11 seat, 12 forum, 13.. tile
    picked  the marker to be moved
    ship  turned up by a warship delivery
    due  still due: cards of a space or goods payment, coins, coins to reveal, income cards
    back  the question to which a payment or Intrigue returns
    then  the step after the draws that are due now
    now  the present epoch: the number of the trade pile
    pile_n  cards in the trade pile
    discard_n  cards in the discard pile
    fresh_n  ships in the unknown part of the ship pile
    closed  1 when the ship pile has run out (C5.12)
    where  place of each card (see `pieces`); UNSEEN where this viewer does not know it: by TRADE
    epoch  of each card: the number of the pile in which its face was last unseen, -1 while it is public; the same
        for all viewers (C16.5): by TRADE
    hand  the cards of each hand that this viewer knows, ascending: by seats, TRADE
    hand_n  their number: by seats
    veiled  the epochs of the hidden cards of each hand, ascending: by seats, TRADE
    veiled_n  their number: by seats
    base  base cards in each hand, by action: by seats, SPACES
    shows  known cards of each hand that show an action, base cards included: by seats, SPACES
    goods  known cards of each hand that show a good: by seats, GOODS
    coins  coins of the known cards of each hand: by seats
    market  cards on the market, ascending: by MARKET_SIZE
    market_n  their number
    laid  faces of a running payment in the order in which they were laid (C5.16): by 6
    laid_n  their number
    ship_at  place of each ship (see `pieces`): by SHIPS
    docks  ship at each trading dock: by DOCKS
    outside  ships outside: by 2
    under  the known part of the ship pile, next ship first: by SHIPS
    under_n  ships in the known part of the ship pile
    active  active ships, by effect: by seats, EFFECTS
    inactive  inactive ships, by effect: by seats, EFFECTS
    spare  available discs: by seats
    freed  freed circles, by column: by seats, COLUMNS
    berths  seat with a disc at each trading dock: by DOCKS
    regular  discs at regular docks of the warship harbour: by seats
    anchor  discs at anchor in the warship harbour: by seats
    chairs  seat on each small guild seat; 4: covered: by SMALL_SEATS
    forum  discs in the forum: by seats
    in_play  1 for a tile in the game: by TILES
    honours  the seats on the spaces of each tile: by TILES, 3
    stands  the space where each action disc is; -1: off the board: by seats
    markers  1 for a space with a guild marker: by SPACES
    neutrals  1 for a space with a neutral action disc: by SPACES
    """

    def __init__(self, rules: CarthagoRules, like: CarthagoView | None = None, whole: bool = True) -> None:
        """An empty table, or a copy of what can be seen of another position.

        Without `whole` it shares what `mask` leaves as it is, so it is good until the next move.
        """
        super().__init__(rules.seats)
        self.rules: CarthagoRules = rules
        if like is not None:
            self.actor = like.actor
            self.ask = like.ask
            self.viewer = like.viewer
            self.decade: i64 = like.decade
            self.round: i64 = like.round
            self.first: i64 = like.first
            self.turn: i64 = like.turn
            self.space: i64 = like.space
            self.used: i64 = like.used
            self.favoured: i64 = like.favoured
            self.skipped: i64 = like.skipped
            self.traded: i64 = like.traded
            self.warred: i64 = like.warred
            self.luxury: i64 = like.luxury
            self.guild_at: i64 = like.guild_at
            self.opulence: i64 = like.opulence
            self.column: i64 = like.column
            self.dock: i64 = like.dock
            self.wanted: i64 = like.wanted
            self.spot: i64 = like.spot
            self.picked: i64 = like.picked
            self.ship: i64 = like.ship
            self.due: i64 = like.due
            self.back: i64 = like.back
            self.then: i64 = like.then
            self.now: i64 = like.now
            self.pile_n: i64 = like.pile_n
            self.discard_n: i64 = like.discard_n
            self.fresh_n: i64 = like.fresh_n
            self.closed: i64 = like.closed
            self.where: Arr = like.where[:]
            self.epoch: Arr = like.epoch[:] if whole else like.epoch
            self.hand: Arr = like.hand[:]
            self.hand_n: Arr = like.hand_n[:]
            self.veiled: Arr = like.veiled
            self.veiled_n: Arr = like.veiled_n
            self.base: Arr = like.base[:] if whole else like.base
            self.shows: Arr = like.shows[:]
            self.goods: Arr = like.goods[:]
            self.coins: Arr = like.coins[:]
            self.market: Arr = like.market[:] if whole else like.market
            self.market_n: i64 = like.market_n
            self.laid: Arr = like.laid[:] if whole else like.laid
            self.laid_n: i64 = like.laid_n
            self.ship_at: Arr = like.ship_at[:] if whole else like.ship_at
            self.docks: Arr = like.docks[:] if whole else like.docks
            self.outside: Arr = like.outside[:] if whole else like.outside
            self.under: Arr = like.under[:] if whole else like.under
            self.under_n: i64 = like.under_n
            self.active: Arr = like.active[:] if whole else like.active
            self.inactive: Arr = like.inactive[:] if whole else like.inactive
            self.spare: Arr = like.spare[:] if whole else like.spare
            self.freed: Arr = like.freed[:] if whole else like.freed
            self.berths: Arr = like.berths[:] if whole else like.berths
            self.regular: Arr = like.regular[:] if whole else like.regular
            self.anchor: Arr = like.anchor[:] if whole else like.anchor
            self.chairs: Arr = like.chairs[:] if whole else like.chairs
            self.forum: Arr = like.forum[:] if whole else like.forum
            self.in_play: Arr = like.in_play[:] if whole else like.in_play
            self.honours: Arr = like.honours[:] if whole else like.honours
            self.stands: Arr = like.stands[:] if whole else like.stands
            self.markers: Arr = like.markers[:] if whole else like.markers
            self.neutrals: Arr = like.neutrals[:] if whole else like.neutrals
        else:
            seats = int(rules.seats)
            self.decade = 1
            self.round = 1
            self.first = 0
            self.turn = 0
            self.space = -1
            self.used = 0
            self.favoured = 0
            self.skipped = 0
            self.traded = 0
            self.warred = 0
            self.luxury = 0
            self.guild_at = -1
            self.opulence = 0
            self.column = -1
            self.dock = -1
            self.wanted = -1
            self.spot = -1
            self.picked = -1
            self.ship = -1
            self.due = 0
            self.back = 0
            self.then = 0
            self.now = 0
            self.pile_n = TRADE
            self.discard_n = 0
            self.fresh_n = SHIPS
            self.closed = 0
            self.where = new_arr(int(TRADE))
            self.epoch = new_arr(int(TRADE))
            self.hand = new_arr(seats * int(TRADE))
            self.hand_n = new_arr(seats)
            self.veiled = new_arr(0)
            self.veiled_n = new_arr(0)
            self.base = new_arr(seats * int(SPACES))
            self.shows = new_arr(seats * int(SPACES))
            self.goods = new_arr(seats * int(GOODS))
            self.coins = new_arr(seats)
            self.market = new_arr(int(MARKET_SIZE))
            self.market_n = 0
            self.laid = new_arr(6)
            self.laid_n = 0
            self.ship_at = new_arr(int(SHIPS))
            self.docks = arr_of([(-1)] * int(DOCKS))
            self.outside = arr_of([(-1)] * 2)
            self.under = new_arr(int(SHIPS))
            self.under_n = 0
            self.active = new_arr(seats * int(EFFECTS))
            self.inactive = new_arr(seats * int(EFFECTS))
            self.spare = arr_of([int(START_DISCS)] * seats)
            self.freed = new_arr(seats * int(COLUMNS))
            self.berths = arr_of([(-1)] * int(DOCKS))
            self.regular = new_arr(seats)
            self.anchor = new_arr(seats)
            self.chairs = arr_of([(-1)] * int(SMALL_SEATS))
            self.forum = new_arr(seats)
            self.in_play = new_arr(int(TILES))
            self.honours = arr_of([(-1)] * (int(TILES) * 3))
            self.stands = arr_of([(-1)] * seats)
            self.markers = new_arr(int(SPACES))
            self.neutrals = new_arr(int(SPACES))

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
            int(rules.set_scoring),
            int(rules.victory_tile),
            int(rules.column_seat),
            int(rules.strength),
            int(rules.warship_docks),
            int(rules.start_player),
            int(self.decade),
            int(self.round),
            int(self.first),
            int(self.turn),
            int(self.space),
            int(self.used),
            int(self.favoured),
            int(self.skipped),
            int(self.traded),
            int(self.warred),
            int(self.luxury),
            int(self.guild_at),
            int(self.opulence),
            int(self.column),
            int(self.dock),
            int(self.wanted),
            int(self.spot),
            int(self.picked),
            int(self.ship),
            int(self.due),
            int(self.back),
            int(self.then),
            int(self.now),
            int(self.pile_n),
            int(self.discard_n),
            int(self.fresh_n),
            int(self.closed),
        ]
        out += ints(self.where)
        out += ints(self.epoch)
        hand = ints(self.hand)
        for row, n in enumerate(ints(self.hand_n)):
            out.append(n)
            out += hand[row * int(TRADE) : row * int(TRADE) + n]
        veiled = ints(self.veiled)
        for row, n in enumerate(ints(self.veiled_n)):
            out.append(n)
            out += veiled[row * int(TRADE) : row * int(TRADE) + n]
        out += ints(self.base)
        out += ints(self.shows)
        out += ints(self.goods)
        out += ints(self.coins)
        out.append(int(self.market_n))
        out += ints(self.market)[: int(self.market_n)]
        out.append(int(self.laid_n))
        out += ints(self.laid)[: int(self.laid_n)]
        out += ints(self.ship_at)
        out += ints(self.docks)
        out += ints(self.outside)
        out.append(int(self.under_n))
        out += ints(self.under)[: int(self.under_n)]
        out += ints(self.active)
        out += ints(self.inactive)
        out += ints(self.spare)
        out += ints(self.freed)
        out += ints(self.berths)
        out += ints(self.regular)
        out += ints(self.anchor)
        out += ints(self.chairs)
        out += ints(self.forum)
        out += ints(self.in_play)
        out += ints(self.honours)
        out += ints(self.stands)
        out += ints(self.markers)
        out += ints(self.neutrals)
        if rules.options.version >= 2:
            out += [int(rules.effects_open), int(rules.overpay), int(rules.empty_pile)]
        return out
