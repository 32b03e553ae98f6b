"""The course of the game: which question offers what, and what follows an answer.

Read in this order: steps, rules_setup, rules_ships, rules_decade, rules_turn, rules_cards, rules_load, rules_held,
scoring; here they are strung together. What a player is able to do is in `able`, the ship deck in `deck`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cothon.core.events import Teller
from cothon.core.view import CHANCE
from cothon.games.porto.actions import (
    ACT,
    ANYLOAD,
    BERTH,
    BONUS_ASK,
    BOON,
    CAPTAIN_ASK,
    DEAL,
    DELIVER,
    DRAW_SHIP,
    DRAW_STARTER,
    ERRAND,
    FETCH,
    FINISH,
    GIFT,
    GOOD,
    LAST,
    LOAD,
    LOADMASTER_ASK,
    MERCHANT_ASK,
    MOOR,
    PEEK,
    PILOT,
    POINT,
    QUAY,
    SHIFT,
    SHIP,
    SORT,
    STOCK,
    SUMMON,
    SWAY,
)
from cothon.games.porto.rules_cards import (
    captain,
    captain_options,
    deliver,
    deliver_options,
    errand,
    errand_options,
    fetch,
    fetch_options,
    loadmaster,
    loadmaster_options,
    merchant,
    merchant_options,
    shift,
    shift_options,
)
from cothon.games.porto.rules_decade import (
    ask_act,
    ask_last,
    begin_turn,
    deals,
    draw_deal,
    end_decade,
    last,
    last_options,
    new_starter,
    next_turn,
)
from cothon.games.porto.rules_held import (
    anyload,
    anyload_options,
    brought,
    draw_for_bring,
    draw_peek,
    go_back,
    peeks,
    sort,
    sort_options,
    summon,
    summon_options,
    sway,
    sway_options,
)
from cothon.games.porto.rules_load import (
    ask_point,
    boon,
    boon_options,
    boon_over,
    draw_for_voyage,
    point,
    point_options,
    privilege_due,
    voyage,
    voyage_over,
)
from cothon.games.porto.rules_setup import (
    ask_berth,
    ask_quay,
    berth,
    berth_options,
    claim_options,
    draw_for_row,
    draw_good,
    draw_starter,
    fill_market,
    fill_rows,
    gift,
    gift_options,
    quay,
)
from cothon.games.porto.rules_ships import (
    ask_load,
    ask_pilot,
    leftovers,
    load,
    load_options,
    moor,
    moor_options,
    new_decade,
    pilot,
    pilot_options,
    shift_rows,
)
from cothon.games.porto.rules_turn import (
    act,
    act_options,
    after_action,
    ask_stock,
    before_end,
    bonus,
    bonus_options,
    finish,
    finish_options,
    stock,
    stock_options,
)
from cothon.games.porto.scoring import give_awards
from cothon.games.porto.state import PortoState
from cothon.games.porto.steps import (
    AFTER_ACTION,
    ASK_ACT,
    ASK_STOCK,
    AWARDS,
    BACK,
    BEFORE_END,
    BERTHS,
    BOON_OVER,
    BROUGHT,
    DEALS,
    DECADE,
    END_DECADE,
    FILL_MARKET,
    FILL_ROWS,
    LAST_PLACES,
    LEFTOVERS,
    LOADS,
    NEW_STARTER,
    NEXT_TURN,
    PEEKS,
    PILOTS,
    POINTS,
    PRIVILEGE_DUE,
    QUAYS,
    SHIFT_ROWS,
    TURN,
    VOYAGE,
    VOYAGE_OVER,
    WAIT,
)
from cothon.games.porto.view import PortoView

if TYPE_CHECKING:
    from cothon.core.arr import Arr


def options_into(v: PortoView, buf: Arr) -> i64:
    """The legal answers to the question being put (chapter Questions): first those of the own turn."""
    ask = v.ask
    if ask == ACT:
        return act_options(v, buf)
    if ask == ERRAND:
        return errand_options(v, buf)
    if ask == LOADMASTER_ASK:
        return loadmaster_options(v, buf)
    if ask == FETCH:
        return fetch_options(v, buf)
    if ask == DELIVER:
        return deliver_options(v, buf)
    if ask == BONUS_ASK:
        return bonus_options(v, buf)
    if ask == STOCK:
        return stock_options(v, buf)
    if ask == CAPTAIN_ASK:
        return captain_options(v, buf)
    if ask == MERCHANT_ASK:
        return merchant_options(v, buf)
    if ask == SHIFT:
        return shift_options(v, buf)
    if ask == FINISH:
        return finish_options(v, buf)
    return _other_options(v, ask, buf)


def _other_options(v: PortoView, ask: i64, buf: Arr) -> i64:
    if ask == POINT:
        return point_options(v, buf)
    if ask == PILOT:
        return pilot_options(v, buf)
    if ask == MOOR:
        return moor_options(v, buf)
    if ask == LOAD:
        return load_options(v, buf)
    if ask == BOON:
        return boon_options(v, buf)
    if ask == SORT:
        return sort_options(v, buf)
    if ask == ANYLOAD:
        return anyload_options(v, buf)
    if ask == SWAY:
        return sway_options(v, buf)
    if ask == SUMMON:
        return summon_options(v, buf)
    if ask == BERTH:
        return berth_options(v, buf)
    if ask == QUAY:
        return claim_options(v, buf, 0)
    if ask == GIFT:
        return gift_options(v, buf)
    assert ask == LAST
    return last_options(v, buf)


def apply(s: PortoState, a: i64, tell: Teller | None) -> None:
    """Resolve, then go on until somebody is asked, a draw is due or the game is over."""
    step = _draw(s, a, tell) if s.actor == CHANCE else _answer(s, a, tell)
    while step != WAIT:
        step = go_on(s, step, tell)


def _draw(s: PortoState, a: i64, tell: Teller | None) -> i64:
    """Resolve a draw; a ship card is for a voyage, for `bring` or for the rows."""
    ask = s.ask
    if ask == GOOD:
        return draw_good(s, a, tell)
    if ask == DEAL:
        return draw_deal(s, a, tell)
    if ask == SHIP:
        if s.cargo >= 0:
            return draw_for_voyage(s, a - DRAW_SHIP, tell)
        if s.used >= 0:
            return draw_for_bring(s, a - DRAW_SHIP, tell)
        return draw_for_row(s, a - DRAW_SHIP, tell)
    if ask == PEEK:
        return draw_peek(s, a - DRAW_SHIP)
    return draw_starter(s, a - DRAW_STARTER, tell)


def _answer(s: PortoState, a: i64, tell: Teller | None) -> i64:
    """Resolve an answer; gives the step that follows."""
    ask = s.ask
    if ask == ACT:
        return act(s, a, tell)
    if ask == ERRAND:
        return errand(s, a, tell)
    if ask == LOADMASTER_ASK:
        return loadmaster(s, a, tell)
    if ask == FETCH:
        return fetch(s, a, tell)
    if ask == DELIVER:
        return deliver(s, a, tell)
    if ask == BONUS_ASK:
        return bonus(s, a, tell)
    if ask == STOCK:
        return stock(s, a, tell)
    if ask == CAPTAIN_ASK:
        return captain(s, a, tell)
    if ask == MERCHANT_ASK:
        return merchant(s, a, tell)
    if ask == SHIFT:
        return shift(s, a, tell)
    if ask == FINISH:
        return finish(s, a, tell)
    return _other_answer(s, ask, a, tell)


def _other_answer(s: PortoState, ask: i64, a: i64, tell: Teller | None) -> i64:
    if ask == POINT:
        return point(s, a, tell)
    if ask == PILOT:
        return pilot(s, a, tell)
    if ask == MOOR:
        return moor(s, a, tell)
    if ask == LOAD:
        return load(s, a, tell)
    if ask == BOON:
        return boon(s, a, tell)
    if ask == SORT:
        return sort(s, a, tell)
    if ask == ANYLOAD:
        return anyload(s, a, tell)
    if ask == SWAY:
        return sway(s, a, tell)
    if ask == SUMMON:
        return summon(s, a, tell)
    if ask == BERTH:
        return berth(s, a, tell)
    if ask == QUAY:
        return quay(s, a, tell)
    if ask == GIFT:
        return gift(s, a, tell)
    assert ask == LAST
    return last(s, a, tell)


def go_on(s: PortoState, step: i64, tell: Teller | None) -> i64:
    """Carry out one step of a turn; gives the next one."""
    if step == AFTER_ACTION:
        return after_action(s)
    if step == BEFORE_END:
        return before_end(s)
    if step == NEXT_TURN:
        return next_turn(s, tell)
    if step == TURN:
        return begin_turn(s, tell)
    if step == ASK_ACT:
        return ask_act(s)
    if step == FILL_MARKET:
        return fill_market(s)
    if step == ASK_STOCK:
        return ask_stock(s)
    if step == POINTS:
        return ask_point(s)
    if step == VOYAGE:
        return voyage(s, tell)
    if step == VOYAGE_OVER:
        return voyage_over(s, tell)
    if step == PRIVILEGE_DUE:
        return privilege_due(s, tell)
    if step == BOON_OVER:
        return boon_over(s, tell)
    if step == BACK:
        return go_back(s)
    if step == PEEKS:
        return peeks(s, tell)
    if step == BROUGHT:
        return brought(s, tell)
    return _decade(s, step, tell)


def _decade(s: PortoState, step: i64, tell: Teller | None) -> i64:
    """The steps outside turns: setup, phases 1 to 5, the end."""
    if step == FILL_ROWS:
        return fill_rows(s, tell)
    if step == DEALS:
        return deals(s, tell)
    if step == PILOTS:
        return ask_pilot(s)
    if step == LEFTOVERS:
        return leftovers(s, tell)
    if step == LOADS:
        return ask_load(s)
    if step == SHIFT_ROWS:
        return shift_rows(s, tell)
    if step == NEW_STARTER:
        return new_starter(s, tell)
    if step == DECADE:
        return new_decade(s, tell)
    if step == END_DECADE:
        return end_decade(s, tell)
    if step == BERTHS:
        return ask_berth(s)
    if step == QUAYS:
        return ask_quay(s)
    if step == LAST_PLACES:
        return ask_last(s)
    assert step == AWARDS
    return give_awards(s, tell)
