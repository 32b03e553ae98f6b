"""Setup (K2): everything shuffled, three coins each, nothing on the table."""

from __future__ import annotations

from cothon.core.arr import arr_of, new_arr
from cothon.core.options import Options
from cothon.core.view import CHANCE
from cothon.games.karibik.made.ids import ASK_STARTER, SPENT_UNSEEN
from cothon.games.karibik.made.rules import KaribikRules
from cothon.games.karibik.made.state import KaribikState
from cothon.games.karibik.pieces import FIRST_REQUEST, FIVE_PLAYER_REQUEST, START_COINS
from cothon.games.karibik.rules_turn import begin_turn


def empty_table(options: Options) -> KaribikState:
    """All cards of the edition in the deck, before the coins are dealt."""
    s = KaribikState(KaribikRules(options))
    rules = s.rules
    s.held = new_arr(options.seats)
    s.left = arr_of([int(rules.size)])
    s.deck = rules.size
    if rules.spent == SPENT_UNSEEN:
        s.buried = new_arr(1)
        s.dark = rules.copies[:]
    else:
        s.u = rules.copies[:]
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
        s.ask = ASK_STARTER
    else:
        s.start = s.rules.start
        begin_turn(s, s.start, None)
    return s
