"""Which function of the rules offers, answers, draws or goes on. Written by `make games` from questions.py; edit that."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cothon.core.events import Teller
from cothon.games.porto.made.state import PortoState
from cothon.games.porto.made.view import PortoView
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
    draw_peek,
    draw_ship,
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
    draw_good,
    draw_starter,
    fill_market,
    fill_rows,
    gift,
    gift_options,
    quay,
    quay_options,
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

if TYPE_CHECKING:
    from cothon.core.arr import Arr


def options_into(v: PortoView, buf: Arr) -> i64:
    """The legal answers to the question being put."""
    ask = v.ask
    if ask == 8:
        return act_options(v, buf)
    if ask == 12:
        return errand_options(v, buf)
    if ask == 13:
        return loadmaster_options(v, buf)
    if ask == 10:
        return fetch_options(v, buf)
    if ask == 11:
        return deliver_options(v, buf)
    if ask == 17:
        return bonus_options(v, buf)
    if ask == 9:
        return captain_options(v, buf)
    if ask == 15:
        return merchant_options(v, buf)
    if ask == 16:
        return stock_options(v, buf)
    if ask == 6:
        return point_options(v, buf)
    if ask < 14:
        if ask < 3:
            if ask < 1:
                return berth_options(v, buf)
            if ask == 1:
                return quay_options(v, buf)
            return gift_options(v, buf)
        if ask < 5:
            if ask == 3:
                return pilot_options(v, buf)
            return moor_options(v, buf)
        if ask == 5:
            return load_options(v, buf)
        return boon_options(v, buf)
    if ask < 20:
        if ask < 18:
            return shift_options(v, buf)
        if ask == 18:
            return finish_options(v, buf)
        return sort_options(v, buf)
    if ask < 22:
        if ask == 20:
            return anyload_options(v, buf)
        return sway_options(v, buf)
    if ask == 22:
        return summon_options(v, buf)
    return last_options(v, buf)


def answer(s: PortoState, a: i64, tell: Teller | None) -> i64:
    """Resolve an answer; gives the step that follows."""
    ask = s.ask
    if ask == 8:
        return act(s, a, tell)
    if ask == 12:
        return errand(s, a, tell)
    if ask == 13:
        return loadmaster(s, a, tell)
    if ask == 10:
        return fetch(s, a, tell)
    if ask == 11:
        return deliver(s, a, tell)
    if ask == 17:
        return bonus(s, a, tell)
    if ask == 9:
        return captain(s, a, tell)
    if ask == 15:
        return merchant(s, a, tell)
    if ask == 16:
        return stock(s, a, tell)
    if ask == 6:
        return point(s, a, tell)
    if ask < 14:
        if ask < 3:
            if ask < 1:
                return berth(s, a, tell)
            if ask == 1:
                return quay(s, a, tell)
            return gift(s, a, tell)
        if ask < 5:
            if ask == 3:
                return pilot(s, a, tell)
            return moor(s, a, tell)
        if ask == 5:
            return load(s, a, tell)
        return boon(s, a, tell)
    if ask < 20:
        if ask < 18:
            return shift(s, a, tell)
        if ask == 18:
            return finish(s, a, tell)
        return sort(s, a, tell)
    if ask < 22:
        if ask == 20:
            return anyload(s, a, tell)
        return sway(s, a, tell)
    if ask == 22:
        return summon(s, a, tell)
    return last(s, a, tell)


def draw(s: PortoState, a: i64, tell: Teller | None) -> i64:
    """Resolve a draw; gives the step that follows."""
    ask = s.ask
    if ask == 25:
        return draw_good(s, a, tell)
    if ask == 26:
        return draw_ship(s, a, tell)
    if ask < 27:
        return draw_starter(s, a, tell)
    if ask == 27:
        return draw_peek(s, a, tell)
    return draw_deal(s, a, tell)


def go_on(s: PortoState, step: i64, tell: Teller | None) -> i64:
    """Carry out one step; gives the next one."""
    if step == 15:
        return after_action(s, tell)
    if step == 16:
        return before_end(s, tell)
    if step == 17:
        return next_turn(s, tell)
    if step == 12:
        return begin_turn(s, tell)
    if step == 13:
        return ask_act(s, tell)
    if step == 1:
        return fill_market(s, tell)
    if step == 14:
        return ask_stock(s, tell)
    if step == 23:
        return ask_point(s, tell)
    if step < 18:
        if step < 7:
            if step < 4:
                if step == 2:
                    return fill_rows(s, tell)
                return ask_berth(s, tell)
            if step < 5:
                return ask_quay(s, tell)
            if step == 5:
                return new_decade(s, tell)
            return ask_pilot(s, tell)
        if step < 9:
            if step == 7:
                return leftovers(s, tell)
            return ask_load(s, tell)
        if step < 10:
            return shift_rows(s, tell)
        if step == 10:
            return deals(s, tell)
        return new_starter(s, tell)
    if step < 24:
        if step < 20:
            if step == 18:
                return end_decade(s, tell)
            return ask_last(s, tell)
        if step < 21:
            return give_awards(s, tell)
        if step == 21:
            return voyage(s, tell)
        return voyage_over(s, tell)
    if step < 26:
        if step == 24:
            return privilege_due(s, tell)
        return boon_over(s, tell)
    if step < 27:
        return peeks(s, tell)
    if step == 27:
        return brought(s, tell)
    return go_back(s, tell)
