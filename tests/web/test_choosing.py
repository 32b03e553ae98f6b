"""Putting an answer together: no press is lost, what cannot be chosen says why, and keys alone do."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import combinations

import pytest
from playwright.sync_api import ElementHandle

from cothon.games import game
from cothon.play import text
from cothon.play.match import Match
from cothon.play.verify import replay
from kit.browser import Visitor
from kit.questions import Put, first

Visit = Callable[..., Visitor]
CHOSEN = "[data-region=hand] [data-look=chosen]"


def two_and_another(match: Match) -> tuple[int, int, int] | None:
    """Two cards that pay together and not alone, and another that could be paid instead."""
    if match.ask != "pay" or match.actor is None:
        return None
    some = match.further(match.actor, []).add
    for a, b in combinations(some, 2):
        alone = match.further(match.actor, [a])
        if b in alone.add and not alone.complete and match.further(match.actor, [a, b]) == ([], True, None):
            rest = [c for c in some if c not in (a, b)]
            if rest:
                return a, b, rest[0]
    return None


@pytest.fixture(scope="module")
def payment() -> Put:
    return first("traders", "seats=3", lambda match: two_and_another(match) is not None)


def come(visit: Visit, put: Put) -> tuple[Visitor, list[ElementHandle]]:
    """The visitor, and the two cards and the third on the page."""
    visitor = visit()
    visitor.play_on(put.record, put.version, put.seat, put.seats)
    visitor.wait_for_turn()
    cards = two_and_another(replay(text.read(put.record), put.version))
    assert cards is not None
    spots = visitor.page.locator("[data-region=hand] [data-mark]")
    spots.first.wait_for()
    there = [(json.loads(e.get_attribute("data-mark") or ""), e) for e in spots.element_handles()]
    return visitor, [next(e for mark, e in there if mark == game("traders").actions[a].parts) for a in cards]


def test_a_card_that_a_complete_payment_does_not_need_says_so(visit: Visit, payment: Put) -> None:
    visitor, (one, two, other) = come(visit, payment)
    page, why = visitor.page, visitor.page.locator("#why")
    one.click()
    two.click()
    visitor.until(lambda: page.locator(CHOSEN).count() == 2 and other.get_attribute("data-look") == "dim")
    other.hover()
    page.locator(".lens .no", has_text="What you have chosen is enough").wait_for()
    other.click(force=True)
    why.wait_for()
    assert "What you have chosen is enough" in why.inner_text()
    two.click()  # back: the reason was about both
    visitor.until(lambda: page.locator(CHOSEN).count() == 1)
    assert not why.count()


def test_of_two_quick_presses_none_is_lost(visit: Visit, payment: Put) -> None:
    visitor, (one, two, _) = come(visit, payment)
    visitor.page.evaluate("both => both.forEach(card => card.click())", [one, two])
    visitor.until(lambda: visitor.page.locator(CHOSEN).count() == 2)


def test_cards_are_paid_by_keys_alone(visit: Visit, payment: Put) -> None:
    visitor, (one, two, _) = come(visit, payment)
    page, at = visitor.page, visitor.version()
    for key in (" ", "Enter", " ", "Enter"):  # Space puts back, Enter does not
        one.focus()
        page.keyboard.press(key)
    visitor.until(lambda: page.locator(CHOSEN).count() == 1)
    two.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    visitor.until(lambda: visitor.version() >= at + 2)


def test_deeds_keep_their_keys_and_a_card_says_what_comes_before_it(visit: Visit) -> None:
    """Where the Market is too dear "Take one" has the key that it has beside "Buy"."""

    def too_dear(match: Match) -> bool:
        legal = match.game.legal(match.view(match.actor)) if match.ask == "act" else []
        return match.game.actions.id("act:take") in legal and match.game.actions.id("act:buy") not in legal

    put = first("traders", "seats=2", too_dear)
    visitor = visit()
    visitor.play_on(put.record, put.version, put.seat, put.seats)
    visitor.wait_for_turn()
    page = visitor.page
    answer = page.locator("[data-answer='act:take']")
    assert answer.locator("kbd").inner_text() == "2"
    page.locator(".tr-row.market .card").first.click()
    page.locator("#why", has_text=answer.locator(".deed").inner_text()).wait_for()
    page.keyboard.press("2")
    page.locator(".tr-row.market [data-look=lit]").first.wait_for()
