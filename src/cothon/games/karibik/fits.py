"""Does it fit? Reading what is being asked in a position, and complaints about what could not be asked like this."""

from __future__ import annotations

from cothon.core.page import Page
from cothon.core.view import CHANCE, OVER
from cothon.games.karibik.made.ids import (
    ASK_DISCOVER,
    ASK_FLIP,
    ASK_NAMES,
    ASK_PAY,
    ASK_REPEL,
    ASK_REVEAL,
    ASK_SETTLE,
    ASK_STARTER,
    ASK_TAKE,
    SPENT_OPEN,
    STEP_BONUS,
    STEP_HIRED,
    STEP_REVEAL,
    STEP_WAIT,
)
from cothon.games.karibik.made.state import KaribikState
from cothon.games.karibik.pieces import BASE_TAKES, CAPTAIN, FIRST_PERSON, GOVERNOR, JACK, SKILLS, TAX_STRENGTH
from cothon.games.karibik.questions import ASKS
from cothon.games.karibik.rules_coins import aim
from cothon.games.karibik.rules_requests import kind_now, lacking, open_symbols


def read_question(page: Page, s: KaribikState) -> None:
    words = page.values.get("asked", _usual_question(s)).split()
    if words == ["nobody"]:
        s.actor = OVER
        return
    if len(words) != 2 or words[0] not in ASK_NAMES:
        raise page.wrong("asked", f"must be `nobody`, or a question ({', '.join(ASK_NAMES)}) and a seat or `chance`")
    s.ask = ASK_NAMES.index(words[0])
    if (words[1] == "chance") != ASKS[s.ask].chance:
        raise page.wrong("asked", f"{words[0]} is not put to {words[1]}")
    s.actor = CHANCE if words[1] == "chance" else page.whole("asked", words[1], 0, int(s.seats) - 1)
    if s.ask == ASK_TAKE and s.step < 0:
        s.step = s.actor
    if s.step >= 0:
        base = int(BASE_TAKES[s.types]) if s.step == s.active else 1
        s.takes = page.number("takes", 0, 120, base + int(s.skill[s.step * SKILLS + GOVERNOR]))
    _check_asked(s, page)


def _usual_question(s: KaribikState) -> str:
    if s.step >= 0:
        return f"take {s.step}"
    if s.paying >= 0:
        return f"pay {s.active}"
    return f"{'repel' if s.card >= 0 else 'discover'} {s.active}"


def _check_asked(s: KaribikState, page: Page) -> None:
    """The question must fit the rest of the position."""
    if s.ask == ASK_STARTER:
        s.start = -1
        return
    if s.ask == ASK_REVEAL and not page.has("then"):
        s.then = STEP_REVEAL
    asker = s.step if s.ask == ASK_TAKE else s.active
    fits = {
        int(ASK_DISCOVER): s.step < 0 and s.card < 0 and s.busted == 0,
        int(ASK_REPEL): 0 <= s.card < FIRST_PERSON and s.step < 0,
        int(ASK_PAY): s.paying >= 0 and s.card < 0 and _payable(s),
        int(ASK_TAKE): s.step >= 0 and s.card < 0,
        int(ASK_REVEAL): s.deck > 0 and s.then == STEP_REVEAL and s.step < 0 and s.card < 0,
        int(ASK_SETTLE): s.mixing > 0,
        int(ASK_FLIP): s.dues > 0 and s.rules.spent == SPENT_OPEN and _affordable(s) and _for_something(s),
    }
    resting = s.then == STEP_WAIT and s.owing == 0 and s.dues == 0  # nothing is under way while a player is asked
    if not fits[int(s.ask)] or (s.actor >= 0 and (s.actor != asker or not resting)):
        raise page.wrong("asked", f"{ASK_NAMES[s.ask]} cannot be asked in this position")
    if s.actor == CHANCE:
        aim(s)


def _payable(s: KaribikState) -> bool:
    """The payment that was begun can be ended (K6.5)."""
    k = kind_now(s)
    gap = open_symbols(s, k) - (0 if s.jacked else s.skill[s.active * SKILLS + CAPTAIN + k])
    return bool(max(int(gap), 0) + lacking(s, s.active, s.paying, k + 1) <= s.skill[s.active * SKILLS + JACK])


def _affordable(s: KaribikState) -> bool:
    return all(due <= coins for due, coins in zip(s.due, s.coins, strict=True))


def _for_something(s: KaribikState) -> bool:
    """Coins are spent to hire, or for a tax (K3.3)."""
    return (s.then == STEP_HIRED and s.wanted >= 0 and s.step >= 0) or (s.then == STEP_BONUS and s.card >= TAX_STRENGTH)
