"""The layout law: whatever a game asks, the question, everything lit and the hand are on the screen together, at every
size; what the board of a phone has no room for is in one list. Nothing covers another, no text is cut without its whole
words, the page never scrolls sideways, and from 1024 x 768 on not at all."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest

from cothon.games import names
from kit.browser import Visitor
from kit.questions import Put, found, kinds

Visit = Callable[..., Visitor]
SIZES = [(320, 568), (390, 844), (844, 390), (768, 1024), (1024, 768), (1280, 720), (1280, 800), (1440, 900)]
SIZES += [(1920, 1080), (2560, 1440), (640, 400)]  # the last is 1280 x 800 at 200 %
LOOK = (Path(__file__).parent.parent / "kit" / "layout.js").read_text(encoding="utf-8")
SETTLED = "() => new Promise(go => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(go)), 60))"
# What is wrong with the list of answers: it must show all of them at once.
LISTED = """() => {
  const sheet = document.querySelector('dialog[open]'), rect = e => e.getBoundingClientRect()
  if (!sheet) return ['there is no list']
  const outside = [...sheet.querySelectorAll('[data-answer]')].filter(e => rect(e).bottom > innerHeight + 1)
  const wrong = sheet.scrollHeight > sheet.clientHeight + 1 ? [`the list is ${sheet.scrollHeight} high`] : []
  return [...wrong, ...outside.map(e => `${e.textContent} is below the edge of the list`)].slice(0, 3)
}"""
# What is wrong with a hand that was raised: the question and all its cards are there, each large enough for a finger.
RAISED = """() => {
  const rect = e => e.getBoundingClientRect(), wrong = []
  const inside = e => rect(e).top >= -1 && rect(e).bottom <= innerHeight + 1 && rect(e).right <= innerWidth + 1
  if (!inside(document.querySelector('.prompt .ask b'))) wrong.push('the question is out of sight')
  for (const e of document.querySelectorAll('[data-region=hand] .spot')) {
    const r = rect(e), there = document.elementFromPoint(r.left + r.width / 2, r.top + r.height / 2)
    if (!inside(e)) wrong.push(`${e.ariaLabel} is out of sight`)
    else if (!e.contains(there)) wrong.push(`${e.ariaLabel} is covered`)
    if (e.dataset.look === 'lit' && Math.min(r.width, r.height) < 43.5)
      wrong.push(`${e.ariaLabel} is ${r.width} x ${r.height}`)
  }
  return wrong.slice(0, 3).map(line => `raised: ${line}`)
}"""
BOTS = "Oberhafenmeisterin Wilhelmine Freifrau"  # a number makes it as long as a name can be
MINE = (f"Frau Hafenmeisterin Wilhelm {n}" for n in count(10))  # a name belongs to one player
ASKED = [(name, kind) for name in names() for kind in kinds(name)]
SHARE = 10  # of the questions, one is looked at where not all are


@pytest.mark.parametrize(("name", "kind"), [asked for asked in ASKED if crc32(repr(asked).encode()) % SHARE == 0])
def test_a_share_of_the_questions_fits_every_window(visit: Visit, name: str, kind: str) -> None:
    _, widest = found(name)[kind]
    assert not exceptions(visit, widest, "de-DE")


@pytest.mark.parametrize(("name", "kind"), ASKED)
def test_whole_counts_every_question_fits_every_window(visit: Visit, name: str, kind: str) -> None:
    first, widest = found(name)[kind]
    assert not exceptions(visit, first, "en-GB")
    assert not exceptions(visit, widest, "de-DE")


def exceptions(visit: Visit, put: Put, language: str) -> str:
    """A table of them: size, and what is wrong there."""
    visitor = visit(language=language)
    visitor.page.request.get("/me")
    assert visitor.page.request.patch("/me", data={"name": next(MINE)}).ok
    visitor.play_on(put.record, put.version, put.seat, put.seats, bots=BOTS)
    visitor.wait_for_turn()
    visitor.page.locator("[data-region=quay]").wait_for()
    lines = [f"{w}x{h}: {line}" for w, h in SIZES for line in wrong_at(visitor, w, h)]
    return "\n".join([f"{put.kind}, {put.seats} seats, {language}", *lines]) if lines else ""


def wrong_at(visitor: Visitor, width: int, height: int) -> list[str]:
    page = visitor.page
    page.set_viewport_size({"width": width, "height": height})
    page.mouse.move(1, height - 1)
    page.evaluate(SETTLED)
    asked = {"portrait": width < 500, "noScroll": width >= 1024 and height >= 720}
    seen: dict[str, Any] = page.evaluate(LOOK, asked)
    wrong: list[str] = seen["wrong"] + ([] if seen["lit"] else ["there is nothing to press"])
    if seen["hidden"] and page.locator("[data-list]").count():
        page.locator("[data-list]").click()
        wrong += page.evaluate(LISTED)
        page.keyboard.press("Escape")
    if page.locator("[data-raise]").count():
        page.locator("[data-raise]").click()
        page.evaluate(SETTLED)
        wrong += page.evaluate(RAISED)
        page.locator("[data-raise]").click()
    return wrong
