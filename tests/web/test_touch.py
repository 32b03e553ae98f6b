"""Fingers: on a phone, upright or on its side, whatever can be pressed at a question is at least 44 pixels wide and
high; cards of a hand that are not are so once the hand is raised."""

from __future__ import annotations

from collections.abc import Callable
from zlib import crc32

import pytest

from cothon.games import names
from kit.browser import Visitor
from kit.questions import found, kinds

Visit = Callable[..., Visitor]
SIZES = [(320, 568), (390, 844), (844, 390)]
ASKED = [(name, kind) for name in names() for kind in kinds(name)]
SHARE = 10  # of the questions, one is looked at where not all are
SETTLED = "() => new Promise(go => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(go)), 60))"
SMALL = """() => {
  const raise = document.querySelector('[data-raise]'), up = document.querySelector('.quay.up')
  const targets = '[data-look=lit], .quay button:not([data-look=dim]), .bar button, .bar a, .seats button'
  const seen = [...document.querySelectorAll(targets)].filter(e => e.checkVisibility({ visibilityProperty: true }))
  return seen.filter(e => !(raise && !up && e.closest('[data-region=hand]'))).flatMap(e => {
    const r = e.getBoundingClientRect()
    // the danger of the next card is a line of text, which opens its count
    if (r.width < 2 || e.matches('.sr, .risk *') || (r.width >= 43.5 && r.height >= 43.5)) return []
    const size = `${Math.round(r.width)} x ${Math.round(r.height)}`
    return [`"${(e.ariaLabel ?? e.textContent).trim().slice(0, 40)}" is ${size}`]
  }).slice(0, 5)
}"""


@pytest.mark.parametrize(("name", "kind"), [asked for asked in ASKED if crc32(repr(asked).encode()) % SHARE == 1])
def test_a_share_of_the_questions_can_be_answered_with_a_finger(visit: Visit, name: str, kind: str) -> None:
    assert not too_small(visit, name, kind)


@pytest.mark.parametrize(("name", "kind"), ASKED)
def test_whole_counts_every_question_can_be_answered_with_a_finger(visit: Visit, name: str, kind: str) -> None:
    assert not too_small(visit, name, kind)


def too_small(visit: Visit, name: str, kind: str) -> list[str]:
    put = found(name)[kind][1]
    visitor = visit(language="de-DE", phone=True)
    page = visitor.page
    visitor.play_on(put.record, put.version, put.seat, put.seats)
    visitor.wait_for_turn()
    page.locator("[data-region=quay]").wait_for()
    wrong: list[str] = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLED)
        wrong += [f"{width}x{height}: {line}" for line in page.evaluate(SMALL)]
        if page.locator("[data-raise]").count():
            page.locator("[data-raise]").tap()
            page.evaluate(SETTLED)
            wrong += [f"{width}x{height}, raised: {line}" for line in page.evaluate(SMALL)]
            page.locator("[data-raise]").tap()
    return wrong
