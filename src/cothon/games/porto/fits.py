"""Does it fit? Reading what is being asked in a position, and complaints about what could not be asked like this."""

from __future__ import annotations

from typing import Final

from cothon.core.arr import ints, new_arr
from cothon.core.errors import BadText
from cothon.core.page import Page
from cothon.core.view import CHANCE, OVER
from cothon.games.porto.able import ready_docks, row_set
from cothon.games.porto.made.course import options_into
from cothon.games.porto.made.ids import (
    ASK_ACT,
    ASK_ANYLOAD,
    ASK_BERTH,
    ASK_BONUS,
    ASK_BOON,
    ASK_CAPTAIN,
    ASK_DEAL,
    ASK_ERRAND,
    ASK_FETCH,
    ASK_FINISH,
    ASK_GIFT,
    ASK_GOOD,
    ASK_LAST,
    ASK_LOAD,
    ASK_LOADMASTER,
    ASK_MERCHANT,
    ASK_MOOR,
    ASK_NAMES,
    ASK_PEEK,
    ASK_PILOT,
    ASK_POINT,
    ASK_QUAY,
    ASK_SHIP,
    ASK_SORT,
    ASK_STARTER,
    ASK_SUMMON,
    ASK_SWAY,
    DO_ERRAND,
    DO_SWAY,
    HOMECOMING_AFTER_PRIVILEGE,
    HOMECOMING_BEFORE_POINTS,
    PENDING,
    STEP_FILL_ROWS,
    STEP_NAMES,
)
from cothon.games.porto.made.state import PortoState
from cothon.games.porto.made.text import read_asked, read_under_way
from cothon.games.porto.pieces import (
    ANYGOOD,
    ARISTOCRAT,
    BRING,
    CAPTAIN,
    CARRIER,
    FINAL_NAMES,
    LOADMASTER,
    LOOK3,
    MERCHANT,
    MOVE3,
    PRIVILEGE,
    REASON_NAMES,
    market_size,
    ships_due,
)
from cothon.games.porto.questions import ACTIONS, ASKS
from cothon.games.porto.rules_held import looked_at
from cothon.games.porto.view import bits_in, free_storage, ranked

NO_SHIPS: Final = 2
_PENDING: Final = {line for lines in PENDING.values() for line in lines}
_KIND_OF: Final[dict[int, int]] = {
    int(ASK_CAPTAIN): int(CAPTAIN), int(ASK_FETCH): int(CARRIER), int(ASK_ERRAND): int(ARISTOCRAT),
    int(ASK_LOADMASTER): int(LOADMASTER), int(ASK_MERCHANT): int(MERCHANT),
}  # fmt: skip
_PRIVILEGE_OF: Final[dict[int, int]] = {
    int(ASK_SORT): int(LOOK3), int(ASK_PEEK): int(LOOK3), int(ASK_ANYLOAD): int(ANYGOOD), int(ASK_SWAY): int(MOVE3),
    int(ASK_SUMMON): int(BRING),
}  # fmt: skip


def read_question(page: Page, s: PortoState) -> None:
    if "over" in page.values:
        _over(page, s)
    else:
        s.ask = page.name("ask", ASK_NAMES, "question") if "ask" in page.values else ASK_ACT
        name = ASK_NAMES[s.ask]
        for field in page.values:
            if field in _PENDING and field not in PENDING.get(name, ()):
                raise page.wrong(field, f"has no meaning while '{name}' is asked")
        _pending(page, s)
        _moves(page, s)
        _fits(page, s)
        _actor(page, s)
    try:
        s.check()
    except AssertionError as broken:
        raise BadText(f"position: {broken}") from None
    if s.actor >= 0 and options_into(s, new_arr(len(ACTIONS))) == 0:
        raise page.wrong("ask", "nothing could be answered")


def _over(page: Page, s: PortoState) -> None:
    s.reason = page.index("over", page.text("over"), REASON_NAMES[1:], "reason") + 1
    s.final = page.name("final", FINAL_NAMES[1:], "final phase") + 1 or NO_SHIPS
    s.actor = OVER
    s.ask = ASK_LAST


def _pending(page: Page, s: PortoState) -> None:
    read_asked(page, s)
    read_under_way(page, s)
    if s.due == 0 and s.ask in (ASK_PILOT, ASK_MOOR):
        s.due = ships_due(s.rank)
    if s.gain == 0 and s.ask == ASK_POINT:
        s.gain = 1
    if "back" in page.values and s.back not in (ASK_ACT, ASK_BONUS, ASK_FINISH):
        raise page.wrong("back", "held cards are used in act, bonus and finish")
    if s.ask == ASK_STARTER:
        s.after_fill = STEP_FILL_ROWS


def _moves(page: Page, s: PortoState) -> None:
    """Servants moved so far, the latest move, and the places that gave and got."""
    s.moves = page.number("moves", 1, 4 if s.ask == ASK_ERRAND else 2, 0)
    if (s.moves > 0) != ("latest" in page.values):
        raise page.wrong("latest", "goes together with moves")
    if s.moves == 0:
        return
    first, last = (DO_ERRAND, DO_ERRAND + 5) if s.ask == ASK_ERRAND else (DO_SWAY, DO_SWAY + 2 * s.seats - 1)
    names = [ACTIONS.label(a) for a in range(int(first), int(last) + 1)]
    s.last = page.name("latest", names, "move")
    if s.ask == ASK_SWAY:
        s.last = (s.last // 2 - s.turn + s.seats) % s.seats * 2 + s.last % 2
        return
    for field, shift in (("gave", 0), ("got", 3)):
        for word in page.text(field).split():
            s.flow |= 1 << (page.index(field, word, ["R", "L", "T"], "place") + shift)
    if s.flow & 7 == 0 or s.flow >> 3 == 0:
        raise page.wrong("gave", "moves need places that gave and got")


# -- does it fit? -----------------------------------------------------------------------------------------------------


def _fits(page: Page, s: PortoState) -> None:
    """Complain about a question that could not be asked like this."""
    name = ASK_NAMES[s.ask]
    setting_up = s.ask in (ASK_STARTER, ASK_BERTH, ASK_QUAY, ASK_GIFT)
    if s.decade == 0 and not setting_up and s.ask not in (ASK_GOOD, ASK_SHIP):
        raise page.wrong("decade", f"'{name}' is not asked in the setup")
    if s.decade > 0 and setting_up:
        raise page.wrong("decade", f"'{name}' is asked in the setup, in decade 0")
    if s.sp < 0 and s.ask != ASK_STARTER:
        raise page.wrong("sp", "there is a starting player by now")
    if s.final != 0 and s.reason == 0:
        raise page.wrong("reason", "the final phase has a reason")
    if s.final == 0 and (s.reason != 0 or s.ask == ASK_LAST):
        raise page.wrong("final", f"'{name}' is asked in the final phase")
    if s.decade == 0:
        _fits_setup(page, s)
    _fits_turn(page, s)
    if s.ask == ASK_MOOR and (s.ship < 0 or (row_set(s) >> s.ship) & 1 == 0):
        raise page.wrong("ship", "the ship being moored lies in row 1")
    if s.ask in (ASK_POINT, ASK_BOON):
        _fits_gain(page, s)
    if s.ask in (ASK_SHIP, ASK_DEAL, ASK_GOOD):
        _fits_draw(page, s)
    if s.ask in (ASK_SHIP, ASK_PEEK) and s.unseen_n == 0:
        raise page.wrong("ask", "no ship is unseen")
    if s.ask in (ASK_SORT, ASK_PEEK):
        _fits_look(page, s)


def _fits_setup(page: Page, s: PortoState) -> None:
    """Whoever is still to claim a dock and take a good must be able to."""
    if s.ask in (ASK_STARTER, ASK_GOOD) and max(ints(s.rows)) >= 0:
        raise page.wrong("row 1" if max(ints(s.rows)[:6]) >= 0 else "row 2", "ships are drawn after the market")
    gifts = s.seats - s.count if s.ask in (ASK_QUAY, ASK_GIFT) else s.seats
    if s.ask not in (ASK_STARTER, ASK_GOOD) and s.market_n < gifts:
        raise page.wrong("market", f"{gifts} players are still to take a good")
    for p in range(int(s.seats)):
        if s.reserve[p] < 4:
            raise page.wrong(f"reserve {p}", "there are servants for two docks in the setup")
        if free_storage(s, p) < 1:
            raise page.wrong(f"store {p}", "there is room for a good in the setup")


def _fits_look(page: Page, s: PortoState) -> None:
    """Under `look` its user knows every card of the top (PK4)."""
    if s.ask == ASK_SORT and s.top_n - s.sorted < 2:
        raise page.wrong("top", "there is nothing to sort")
    if (s.top_n == looked_at(s)) != (s.ask == ASK_SORT):
        raise page.wrong("top", f"'{ASK_NAMES[s.ask]}' is not asked with {s.top_n} cards known on top")
    s.cuts[s.turn] = (1 << s.top_n) - 1


def _fits_turn(page: Page, s: PortoState) -> None:
    own_turn = ASK_ACT <= s.ask < ASK_LAST or s.ask == ASK_PEEK
    if own_turn and (s.turn < 0 or s.round == 0):
        raise page.wrong("turn", "somebody must have a turn")
    if own_turn and min(ints(s.cards)) < 0:
        raise page.wrong("cards", "all six action cards lie on their spaces in a turn")
    if s.ask in _KIND_OF and (s.space < 0 or s.cards[s.space] != _KIND_OF[int(s.ask)]):
        raise page.wrong("space", f"the card of '{ASK_NAMES[s.ask]}' does not lie there")
    in_action = ASK_NAMES[s.ask] in ("deliver", "shift", "bonus") or s.back == ASK_BONUS
    if in_action and s.space < 0:
        raise page.wrong("space", "an action space must be in use")
    if ASK_NAMES[s.ask] == "deliver" and not _is_source(s):
        raise page.wrong("source", "the fetched good lies in the storehouse or at an own dock")
    if ASK_NAMES[s.ask] == "shift" and (s.dock < 0 or (s.docks[s.turn] >> s.dock) & 1 == 0):
        raise page.wrong("dock", "the dock being left must be an own one")
    if s.ask in _PRIVILEGE_OF or s.used >= 0:
        _fits_used(page, s)


def _is_source(s: PortoState) -> bool:
    if s.source < 0:
        return False
    if s.source < 5:
        return s.store[s.turn * 5 + s.source] > 0
    d = s.source - 5
    return (s.docks[s.turn] >> d) & 1 == 1 and s.dock_good[d] >= 0


def _fits_used(page: Page, s: PortoState) -> None:
    wanted = _PRIVILEGE_OF.get(int(s.ask), int(BRING))
    if s.used < 0 or s.turn < 0 or (s.held[s.turn] >> s.used) & 1 == 0 or PRIVILEGE[s.used] != wanted:
        raise page.wrong("used", f"'{ASK_NAMES[s.ask]}' needs a held card with that privilege")
    if s.back == 0:
        raise page.wrong("back", "a held card is used in act, bonus or finish")


def _fits_gain(page: Page, s: PortoState) -> None:
    if s.gainer < 0:
        raise page.wrong("gainer", "somebody must have gained the trading point")
    sailing = STEP_NAMES[s.after_points] == "voyage_over"
    if s.after_points == 0 or (sailing and s.ask == ASK_BOON):
        raise page.wrong("then_points", "a load or a voyage must go on afterwards")
    if sailing == (s.ship >= 0) or sailing == (s.after_load != 0):
        raise page.wrong("then_load", "a load has a ship and goes on afterwards, a voyage has neither")
    if s.ask == ASK_BOON and PRIVILEGE[s.ship] >= LOOK3:
        raise page.wrong("ship", "its privilege is not an immediate one")
    then = STEP_NAMES[s.after_load]
    if (then == "after_action" or sailing) and s.space < 0:
        raise page.wrong("space", "an action space must be in use")
    if (then == "back") != (s.back != 0):
        raise page.wrong("back", "goes together with then_load: back")
    in_turn = sailing or then in ("after_action", "back")
    if in_turn and (s.turn < 0 or s.round == 0):
        raise page.wrong("turn", "somebody must have a turn")
    if in_turn and then != "back" and s.gainer != s.turn:
        raise page.wrong("gainer", "only the active player gains by his own action")
    if s.gain > (2 if sailing else 1):
        raise page.wrong("gain", "a load brings one trading point at a time")
    if s.coming != _still_coming(s, sailing):
        raise page.wrong("coming", "two servants are on their way in a load until they go home as `homecoming` says")
    out = sailing and s.rules.homecoming != HOMECOMING_BEFORE_POINTS
    if out and (s.charter[s.gainer] == 0 or s.temple[s.gainer] == 0):
        raise page.wrong("gainer", "the crew of the voyage is not out")


def _still_coming(s: PortoState, sailing: bool) -> int:
    """Servants of a load that are on their way while `point` or `boon` is asked (P12.3)."""
    if sailing or s.rules.homecoming == HOMECOMING_BEFORE_POINTS:
        return 0
    first_point = s.ask == ASK_POINT and STEP_NAMES[s.after_points] == "privilege"
    return 2 if first_point or s.rules.homecoming == HOMECOMING_AFTER_PRIVILEGE else 0


def _fits_draw(page: Page, s: PortoState) -> None:
    if s.ask == ASK_GOOD:
        if s.after_fill == 0:
            raise page.wrong("then_market", "something must follow the filling of the market")
        if (s.after_fill == STEP_FILL_ROWS) != (s.decade == 0):
            raise page.wrong("then_market", "the rows are filled after the first market, and only then")
        if s.bag_n == 0 or s.market_n >= market_size(s.seats):
            raise page.wrong("ask", "no good is drawn now")
    elif s.ask == ASK_DEAL:
        dealt = [k for k in range(6) if s.cards[k] >= 0]
        if s.slot > 5 or dealt != list(range(int(s.slot))):
            raise page.wrong("slot", "action cards lie on the spaces before this one, and only there")
    elif s.cargo >= 0:
        if s.used >= 0 or s.turn < 0 or s.space < 0 or s.charter[s.turn] == 0 or s.temple[s.turn] == 0:
            raise page.wrong("cargo", "a voyage needs an action space in use, a charter ship and a temple servant")
    elif s.slot % 6 > s.seats or s.rows[s.slot] >= 0 or (s.used >= 0 and s.slot < 6):
        raise page.wrong("slot", "the position to be filled must be an empty one")
    elif s.used < 0 and max(ints(s.rows)[int(s.slot) :]) >= 0:
        raise page.wrong("slot", "the positions after it are filled later")


def _actor(page: Page, s: PortoState) -> None:
    """Who is asked follows from the question."""
    if ASKS[s.ask].chance:
        s.actor = CHANCE
    elif s.ask in (ASK_BERTH, ASK_LAST):
        s.actor = (s.sp + s.count) % s.seats
    elif s.ask in (ASK_QUAY, ASK_GIFT):
        s.actor = (s.sp + s.seats - 1 - s.count) % s.seats
    elif s.ask in (ASK_PILOT, ASK_MOOR):
        s.actor = ranked(s, s.rank)
        if s.actor < 0 or s.due > ships_due(s.rank):
            raise page.wrong("rank", f"there is no rank {s.rank} with {s.due} ships due in the lighthouse")
    elif s.ask == ASK_LOAD:
        ready = [p for p in ((s.sp + k) % s.seats for k in range(s.seats)) if bits_in(ready_docks(s, p)) > 0]
        if not ready:
            raise page.wrong("ask", "no dock is ready to be loaded")
        s.actor = ready[0]
    elif s.ask in (ASK_POINT, ASK_BOON):
        s.actor = s.gainer
    else:
        s.actor = s.turn
