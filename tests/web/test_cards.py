"""Cards of karibik at every size: figures that cannot be taken for one, places that stay, counts that fit the window,
and seats that show what a question needs."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from cothon.play.match import Match
from kit.browser import Visitor
from kit.questions import Put, first

Visit = Callable[..., Visitor]
PHONES = [(320, 568), (390, 844), (844, 390)]
SIZES = [*PHONES, (640, 400), (768, 1024), (1280, 800)]
SETTLED = "() => new Promise(go => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(go)), 60))"
MOST_SHOWN = 6  # cards that have their places from the beginning

# What is wrong with the figures of cards: each pair of a figure and its sign lies on its card, apart from the other.
FIGURES = """() => {
  const rect = e => e.getBoundingClientRect(), wrong = []
  for (const f of document.querySelectorAll('.field-of-play .card .f')) {
    const card = f.closest('.card'), edge = rect(card), pairs = [...f.children].map(rect)
    const name = card.getAttribute('aria-label')
    if (pairs.some(r => r.left < edge.left + 1 || r.right > edge.right - 1)) wrong.push(`${name} hangs out`)
    const gap = pairs[1].left - pairs[0].right
    if (gap < 2.5) wrong.push(`${name}: ${gap} between its figures`)
    for (const pair of f.children) {
      const written = [...pair.childNodes].filter(n => n.nodeType !== 3 || n.textContent.trim())
      const parts = written.map(n => {
        const range = document.createRange()
        range.selectNode(n)
        return range.getBoundingClientRect()
      })
      const seen = parts.filter(r => r.width).toSorted((a, b) => a.left - b.left)
      if (seen.some((r, i) => i && r.left < seen[i - 1].right - 1)) wrong.push(`${name}: signs lie on figures`)
    }
    for (const pin of [...card.querySelectorAll('.kb-can')].map(rect)) { // who can complete it
      const over = r => pin.left < r.right && r.left < pin.right && pin.top < r.bottom - 3 && r.top < pin.bottom - 3
      if (pairs.some(over)) wrong.push(`${name}: a pin lies on its figures`)
    }
  }
  return wrong
}"""
# Whether each seat of the strip shows its coins, and that it has completed a request.
SEATS = """() => [...document.querySelectorAll('.one .seats .seat')].map(seat => {
  const box = seat.getBoundingClientRect()
  const seen = what => {
    const e = seat.querySelector(what), r = e?.getBoundingClientRect()
    if (!e?.checkVisibility() || !r.width) return false
    const vals = getComputedStyle(e).position === 'absolute' ? box : e.parentElement.getBoundingClientRect()
    return r.top >= vals.top - 1 && r.bottom <= vals.bottom + 2 && r.right <= box.right + 1
  }
  return { coins: seen('[data-topic=coins]'), completed: seen('.kb-reqs.has') }
})"""
SHEET = """() => {
  const sheet = document.querySelector('dialog[open]'), r = sheet.getBoundingClientRect()
  const wide = [...sheet.querySelectorAll('td')].filter(e => e.getBoundingClientRect().right > r.right - 4).length
  return [r.left >= 0, r.right <= innerWidth, r.top >= 0, r.bottom <= innerHeight + 1, !wide]
}"""
PLACES = """() => [...document.querySelectorAll('.kb-harbour li')].map(e => {
  const r = e.getBoundingClientRect()
  return [r.x, r.y, r.width, r.height].map(Math.round)
})"""


def _shown(match: Match) -> Any:
    seat = match.actor
    assert seat is not None
    shown: Any = match.game.show(match.view(seat))
    return shown


def _of_many_kinds(match: Match) -> bool:
    """A ship that brings more, a person who costs less, a request that can be completed: on one board."""
    shown = _shown(match)
    me = shown["players"][shown["viewer"]]
    cards = shown["harbour"]
    more = any(c["kind"] == "ship" and me["traders"].get(c["type"]) for c in cards)
    less = any(c["kind"] == "person" and c["cost_for"][me["seat"]] != c["cost"] for c in cards)
    return bool(more and less and shown["row"] and len(cards) > 3)


@cache
def put(what: str) -> Put:
    def completed(match: Match) -> bool:
        return match.ask == "discover" and any(p["completed"] for p in _shown(match)["players"])

    def can(match: Match) -> bool:
        return match.ask == "discover" and any(r["can"] for r in _shown(match)["row"])

    def begins(match: Match) -> bool:
        return match.ask == "discover" and not _shown(match)["harbour"] and match.version > 40

    holds = {"figures": _of_many_kinds, "completed": completed, "can": can, "begins": begins}
    return first("karibik", "seats=4", holds[what])


def come(visit: Visit, what: str, language: str = "de-DE") -> Visitor:
    visitor, at = visit(language=language), put(what)
    visitor.play_on(at.record, at.version, at.seat, at.seats)
    visitor.wait_for_turn()
    return visitor


@pytest.mark.parametrize("what", ["figures", "can"])
def test_the_figures_of_a_card_stand_apart(visit: Visit, what: str) -> None:
    visitor = come(visit, what)
    wrong = []
    for width, height in SIZES:
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.page.evaluate(SETTLED)
        wrong += [f"{width}x{height}: {line}" for line in visitor.page.evaluate(FIGURES)]
    assert not wrong, "\n".join(wrong)


def test_a_strip_of_seats_shows_coins_and_who_has_completed_a_request(visit: Visit) -> None:
    visitor = come(visit, "completed")
    players = _players(visitor)
    for width, height in [*PHONES, (768, 1024)]:
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.page.evaluate(SETTLED)
        seats = visitor.page.evaluate(SEATS)
        assert [seat["coins"] for seat in seats] == [True] * 4, (width, height)
        assert [seat["completed"] for seat in seats] == [p["completed"] > 0 for p in players], (width, height)


def test_the_counts_of_all_cards_lie_within_the_window_and_can_be_left(visit: Visit) -> None:
    visitor = come(visit, "completed")
    for width, height in SIZES:
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.page.evaluate(SETTLED)
        visitor.page.locator("[data-place=discard]").click()
        assert all(visitor.page.evaluate(SHEET)), (width, height)
        visitor.page.mouse.move(width / 2, height / 2)
        visitor.page.mouse.wheel(0, 400)
        visitor.page.locator("dialog[open] header button").click()  # it stays in sight
        visitor.page.locator("dialog").wait_for(state="detached")


@pytest.mark.parametrize(("width", "height"), PHONES)
def test_a_card_keeps_its_place_and_its_size_while_others_come(visit: Visit, width: int, height: int) -> None:
    visitor = come(visit, "begins")
    visitor.page.set_viewport_size({"width": width, "height": height})
    rows: list[list[Any]] = []
    most = 5 if width > height else MOST_SHOWN
    while visitor.page.locator("[data-answer=reveal]").count() and len(rows) < 3:
        before = visitor.version()
        visitor.page.locator("[data-answer=reveal]").click()
        visitor.until(lambda before=before: visitor.version() > before)
        visitor.page.evaluate(SETTLED)
        if 0 < visitor.page.locator(".kb-harbour li .kb-card").count() <= most:
            rows.append(visitor.page.evaluate(PLACES))
    assert len(rows) > 1
    for row in rows[1:]:
        assert row[:5] == rows[0][:5]


def _players(visitor: Visitor) -> Any:
    table = visitor.page.url.rsplit("/", 1)[-1]
    return visitor.seen(table)["position"]["view"]["players"]
