"""Setup (K2): everything shuffled, three coins each, nothing on the table."""

from __future__ import annotations

from cothon.core.arr import new_arr
from cothon.core.options import Options
from cothon.core.view import CHANCE
from cothon.games.karibik.actions import STARTER
from cothon.games.karibik.options import Rules
from cothon.games.karibik.past import Batch, Past, no_past
from cothon.games.karibik.pieces import (
    DISPLAY,
    FACES,
    FIRST_REQUEST,
    FIVE_PLAYER_REQUEST,
    PERSONS,
    REQUESTS,
    SKILLS,
    START_COINS,
)
from cothon.games.karibik.rules_turn import begin_turn
from cothon.games.karibik.state import KaribikState, no_ships


def empty_table(options: Options) -> KaribikState:
    """All cards of the edition in the deck, before the coins are dealt."""
    rules = Rules(options)
    n = options.seats
    copies = rules.copies
    nothing = new_arr(0)
    s = KaribikState(
        rules,
        no_ships(),
        new_arr(int(PERSONS)),
        new_arr(int(REQUESTS)),
        new_arr(n * int(DISPLAY)),
        new_arr(n * int(SKILLS)),
        new_arr(n),
        new_arr(n),
        new_arr(n),
        new_arr(int(FACES)),
        new_arr(n),
        new_arr(1) if rules.unseen else nothing,
        new_arr(1),
        nothing if rules.unseen else copies[:],
        Past([], Batch(copies[:], nothing, new_arr(int(FACES))), nothing) if rules.unseen else no_past(),
        copies[:] if rules.unseen else nothing,
        nothing,
    )
    s.deck = rules.size
    s.left[0] = rules.size
    if rules.laid_out:  # K2.4
        s.row[FIVE_PLAYER_REQUEST - FIRST_REQUEST] = 1
        s.open_requests = 1
    return s


def start(options: Options) -> KaribikState:
    s = empty_table(options)
    for p in range(s.seats):  # K2.2
        s.coins[p] = START_COINS
        s.held[p] = START_COINS
        s.deck -= START_COINS
    if s.rules.start < 0:  # K2.3
        s.actor = CHANCE
        s.ask = STARTER
    else:
        s.start = s.rules.start
        begin_turn(s, s.start, None)
    return s
