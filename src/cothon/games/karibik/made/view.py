"""What can be seen of a position. Written by `make games` from fields.py; edit that."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cothon.core.arr import arr_of, new_arr
from cothon.core.view import View
from cothon.games.karibik.key import numbers
from cothon.games.karibik.made.ids import DUPLICATE_STAY, SPENT_OPEN, SPENT_UNSEEN
from cothon.games.karibik.made.rules import KaribikRules
from cothon.games.karibik.past import Past
from cothon.games.karibik.pieces import DISPLAY, FACES, FIRST_PERSON, PERSONS, REQUESTS, SKILLS, TYPES

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cothon.core.arr import Arr


class KaribikView(View):
    """Everything somebody may see.

    ships  face of the ship of each type in the harbour; of several the one that is looted first: by TYPES
    harbour  persons in the harbour, by face - 28: by PERSONS
    row  open requests, by face - 54: by REQUESTS
    display  hired persons, then completed requests, by face - 28: by seats, DISPLAY
    skill  what the display is worth: traders by ship type, then captain, priest, settler, jack, strength,
        mademoiselle, jester, admiral, governor, influence, completed requests: by seats, SKILLS
    coins  coin cards: by seats
    owed  coins still to be gained; served clockwise from the active player: by seats
    due  coins still to be spent; likewise: by seats
    up  face-up discards, by face: by FACES
    held  coins by batch: by as many as there are, seats
    buried  mode `unseen`: face-down discards by batch: by as many as there are
    left  all face-down cards by batch (K3.9): by as many as there are
    u  mode `open`: faces of all face-down cards by batch: by as many as there are, FACES
    past  mode `unseen`: what is public about the shuffles
    start  the starting player; -1: not drawn yet
    active  whose turn it is
    round  number of the round
    shown  cards revealed in this turn
    cards  cards in the harbour
    types  ship types among them
    open_requests  cards in the row
    step  whose step it is, -1 in phase 1
    takes  takes left in this step
    took  cards the active player took in this turn
    busted  1 after a bust
    card  revealed card being resolved: a ship at `repel`, a tax
    wanted  person being hired while its cost is spent; it still lies in the harbour
    fee  1: the looter pays the fee out of this loot
    paying  request being paid for
    given  persons given up for it so far
    jacked  1: the last of them was a Jack for the kind being covered
    then  the step that follows when all coins under way have moved
    owing  coins still to be gained
    dues  coins still to be spent
    mixing  1 while a reshuffle waits for settles
    deck  cards in the deck
    discard  cards in the discard
    oldest  number of the batch that comes first in the arrays
    source  batch of the draw that is due
    payer  seat of the flip that is due
    ended  what triggered the end: 1 target, 2 dead end, 3 last round
    doubles  `duplicate=stay`: the other ships in the harbour, by face (K5.9): by FIRST_PERSON
    closing  `requests=turn`: 1 when all steps are over and the active player may still complete requests (K6.2)
    """

    def __init__(self, rules: KaribikRules, like: KaribikView | None = None) -> None:
        """An empty table, or a copy of what can be seen of another position."""
        super().__init__(rules.seats)
        self.rules: KaribikRules = rules
        if like is not None:
            self.actor = like.actor
            self.ask = like.ask
            self.viewer = like.viewer
            self.ships: Arr = like.ships[:]
            self.harbour: Arr = like.harbour[:]
            self.row: Arr = like.row[:]
            self.display: Arr = like.display[:]
            self.skill: Arr = like.skill[:]
            self.coins: Arr = like.coins[:]
            self.owed: Arr = like.owed[:]
            self.due: Arr = like.due[:]
            self.up: Arr = like.up[:]
            self.held: Arr = like.held[:]
            self.buried: Arr = like.buried if rules.spent == SPENT_OPEN else like.buried[:]
            self.left: Arr = like.left[:]
            self.u: Arr = like.u if rules.spent == SPENT_UNSEEN else like.u[:]
            self.past: Past = like.past if rules.spent == SPENT_OPEN else Past(rules, like.past)
            self.start: i64 = like.start
            self.active: i64 = like.active
            self.round: i64 = like.round
            self.shown: i64 = like.shown
            self.cards: i64 = like.cards
            self.types: i64 = like.types
            self.open_requests: i64 = like.open_requests
            self.step: i64 = like.step
            self.takes: i64 = like.takes
            self.took: i64 = like.took
            self.busted: i64 = like.busted
            self.card: i64 = like.card
            self.wanted: i64 = like.wanted
            self.fee: i64 = like.fee
            self.paying: i64 = like.paying
            self.given: i64 = like.given
            self.jacked: i64 = like.jacked
            self.then: i64 = like.then
            self.owing: i64 = like.owing
            self.dues: i64 = like.dues
            self.mixing: i64 = like.mixing
            self.deck: i64 = like.deck
            self.discard: i64 = like.discard
            self.oldest: i64 = like.oldest
            self.source: i64 = like.source
            self.payer: i64 = like.payer
            self.ended: i64 = like.ended
            self.doubles: Arr = like.doubles if rules.duplicate != DUPLICATE_STAY else like.doubles[:]
            self.closing: i64 = like.closing
        else:
            seats = int(rules.seats)
            self.ships = arr_of([(-1)] * int(TYPES))
            self.harbour = new_arr(int(PERSONS))
            self.row = new_arr(int(REQUESTS))
            self.display = new_arr(seats * int(DISPLAY))
            self.skill = new_arr(seats * int(SKILLS))
            self.coins = new_arr(seats)
            self.owed = new_arr(seats)
            self.due = new_arr(seats)
            self.up = new_arr(int(FACES))
            self.held = new_arr(0)
            self.buried = new_arr(0)
            self.left = new_arr(0)
            self.u = new_arr(0)
            self.past = Past(rules)
            self.start = -1
            self.active = 0
            self.round = 1
            self.shown = 0
            self.cards = 0
            self.types = 0
            self.open_requests = 0
            self.step = -1
            self.takes = 0
            self.took = 0
            self.busted = 0
            self.card = -1
            self.wanted = -1
            self.fee = 0
            self.paying = -1
            self.given = 0
            self.jacked = 0
            self.then = 0
            self.owing = 0
            self.dues = 0
            self.mixing = 0
            self.deck = 0
            self.discard = 0
            self.oldest = 0
            self.source = 0
            self.payer = 0
            self.ended = 0
            self.doubles = new_arr(int(FIRST_PERSON))
            self.closing = 0

    def key(self) -> tuple[int, ...]:
        return tuple(numbers(self))
