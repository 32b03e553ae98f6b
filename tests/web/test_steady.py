"""A table keeps its size: from question to question board and quay stay where they are, and as large."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from cothon.games import game, names
from cothon.play import text
from kit.browser import Visitor
from kit.filmed import four_bots, run
from kit.patience import wait_until
from kit.questions import found, fullest, kinds
from kit.variants import FULL

SHARE = 40  # versions at the end of a game


def bursts(name: str, kind: str) -> bool:
    """Whether several things are put together at this question before they are sent."""
    return any(f.burst and kind in f.asks for f in game(name).actions.families)


Visit = Callable[..., Visitor]
FROM = {"karibik": "discover", "traders": "act", "carthago": "action", "porto": "act"}
ANSWERS = 14
FITTED = "() => new Promise(go => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(go)), 60))"
SIZE = """() => {
  const box = what => Object.values(document.querySelector(what).getBoundingClientRect().toJSON()).map(Math.round)
  return JSON.stringify([document.querySelector('.play').style.zoom, box('.field-of-play'), box('.quay')])
}"""

# Where each thing comes to rest, and how large the board is.
RESTING = """() => {
  const play = document.querySelector('.play')
  play.classList.add('at-rest')
  const things = [...play.querySelectorAll('[data-k]')].map(e => [e.dataset.k, e.getBoundingClientRect()])
  const found = things.map(([k, r]) => [k, Math.round(r.x), Math.round(r.y)])
  play.classList.remove('at-rest')
  return JSON.stringify([play.style.zoom, found])
}"""

# Where each card of the hand lies, but for the one that was pressed: a chosen one may stand out.
HAND = """() => [...document.querySelectorAll('[data-region=hand] .spot')].map(e => {
  const r = e.getBoundingClientRect()
  return e.dataset.look === 'chosen' ? null : [r.x, r.y, r.width, r.height].map(Math.round)
})"""
PUT_TOGETHER = [(name, kind) for name in names() for kind in kinds(name) if bursts(name, kind)]
PHONES = [(390, 844), (320, 568), (844, 390)]

SOME_LIT = """() => {
  const frame = document.querySelector('.field-of-play').getBoundingClientRect()
  const lit = [...document.querySelectorAll('.play [data-look=lit]')].map(e => e.getBoundingClientRect())
  const shown = document.querySelector('.play').style.visibility !== 'hidden'
  return shown && lit.some(r => r.top >= frame.top - 1 && r.bottom <= frame.bottom + 1)
}"""


@pytest.mark.parametrize("name", names() if FULL else ["karibik", "carthago"])
def test_the_board_keeps_its_size_from_question_to_question(visit: Visit, name: str) -> None:
    put = found(name)[FROM[name]][0]
    visitor = visit()
    table = visitor.play_on(put.record, put.version, put.seat, put.seats)
    sizes: set[str] = set()
    for _ in range(ANSWERS):
        if not visitor.wait_for_turn():
            break
        visitor.page.locator("[data-region=hand]").wait_for()
        visitor.page.evaluate(FITTED)
        sizes.add(visitor.page.evaluate(SIZE))
        answer(visitor, table)
    assert len(sizes) == 1


@pytest.mark.parametrize("name", names() if FULL else ["carthago", "porto"])
def test_the_board_keeps_its_size_while_things_travel(visit: Visit, name: str) -> None:
    match = four_bots(name)
    visitor = visit(pace="normal", reduced_motion="no-preference", viewport={"width": 1280, "height": 800})
    page = visitor.page
    page.clock.install(time=0)
    page.clock.pause_at(1000)
    visitor.go(f"/table/{visitor.bring(text.write(match.record()))}?from={match.version - SHARE}")
    wait_until(lambda: run(visitor, 50) > 0)
    rest: dict[int, set[str]] = {}
    while run(visitor, 50):
        if page.locator(".play").count():
            rest.setdefault(visitor.version(), set()).add(page.evaluate(RESTING))
    assert len(rest) > SHARE / 4
    assert not [version for version, places in rest.items() if len(places) > 1]


@pytest.mark.parametrize(("name", "kind"), PUT_TOGETHER)
def test_the_hand_lies_still_while_something_is_put_together(visit: Visit, name: str, kind: str) -> None:
    wrong: list[str] = []
    for language, put in {"en-GB": found(name)[kind][0], "de-DE": fullest(name)[kind]}.items():
        visitor = visit(language=language)
        visitor.expected = "409"  # half of a payment is no answer yet
        visitor.play_on(put.record, put.version, put.seat, put.seats)
        visitor.wait_for_turn()
        visitor.page.locator("[data-region=hand]").wait_for()
        for width, height in PHONES:
            visitor.page.set_viewport_size({"width": width, "height": height})
            wrong += [f"{language}, {width}x{height}: {line}" for line in moved(visitor)[:2]]
    assert not wrong, "\n".join(wrong)


def moved(visitor: Visitor) -> list[str]:
    """Which cards of the hand lie elsewhere once one of them is chosen, then another, and neither any more."""
    page = visitor.page
    wrong: list[str] = []
    page.evaluate(FITTED)
    before = page.evaluate(HAND)
    for press in (choose, choose, put_back):
        press(page)
        page.evaluate(FITTED)
        pairs = zip(before, page.evaluate(HAND), strict=True)
        wrong += [f"card {i} {was} -> {now}" for i, (was, now) in enumerate(pairs) if now is not None and now != was]
    return wrong


def choose(page: Page) -> None:
    lit = page.locator("[data-region=hand] [data-look=lit]")
    if lit.count():
        lit.first.click()


def put_back(page: Page) -> None:
    page.keyboard.press("Escape")
    page.mouse.move(1, 1)


def test_what_is_lit_is_in_sight_once_a_board_is_fitted_on_a_phone_on_its_side(visit: Visit) -> None:
    put = found("traders")["take"][1]
    visitor = visit(phone=True)
    visitor.page.set_viewport_size({"width": 844, "height": 390})
    visitor.play_on(put.record, put.version, put.seat, put.seats)
    visitor.wait_for_turn()
    visitor.until(lambda: bool(visitor.page.evaluate(SOME_LIT)))


def answer(visitor: Visitor, table: str) -> None:
    """The first of what is offered: in karibik one more card, so that the harbour fills."""
    asked: dict[str, Any] = visitor.seen(table)["position"]
    before = visitor.version()
    do = {"do": asked["offers"][0]["id"], "at": asked["version"]}
    assert visitor.page.request.post(f"/tables/{table}/do", data=do).ok
    visitor.until(lambda: visitor.version() > before)
