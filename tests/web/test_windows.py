"""Windows of many sizes: nothing is wider than the window or runs into its neighbour, and on a desk the page is as high
as the window."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import count

import pytest

from cothon.games import game, names
from kit.browser import Clicker, Visitor
from kit.questions import Put, first

Visit = Callable[..., Visitor]
WIDTHS = [320, 360, 390, 480, 600, 760, 761, 768, 844, 900, 1020, 1024, 1100, 1101, 1280, 1440, 1920]
DESKS = [(1280, 800), (1366, 768), (1440, 900), (1920, 1080)]
NAMES = (f"Snug Guillemot {n}" for n in count(10))  # a name belongs to one player

# What is wrong with the page, in words. What scrolls or cuts by itself may be wider inside.
LOOK = """() => {
  const wrong = [], page = document.scrollingElement, rect = e => e.getBoundingClientRect()
  const name = e => `<${e.tagName} ${e.className?.baseVal ?? e.className}> "${e.textContent.trim().slice(0, 40)}"`
  const shown = e => e.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) && rect(e).width > 1
  const cuts = e => getComputedStyle(e).overflowX !== 'visible'
  const outside = (e, box) => {
    for (let p = e.parentElement; p && p !== box; p = p.parentElement) if (cuts(p)) return false
    const limit = box ? rect(box) : { left: 0, right: innerWidth }
    return rect(e).left < limit.left - 1 || rect(e).right > limit.right + 1
  }
  const within = e => [...e.querySelectorAll('*')].filter(x => shown(x) && !x.matches('.sr, .sr *, .skip'))
  if (page.scrollWidth > page.clientWidth) wrong.push(`the page is ${page.scrollWidth} wide`)
  for (const e of within(document.body)) if (outside(e, null)) wrong.push(`${name(e)} ends at ${rect(e).right}`)
  for (const box of document.querySelectorAll('.panel, .water, .seat, .bar'))
    for (const e of within(box)) if (outside(e, box)) wrong.push(`${name(e)} leaves ${name(box)}`)
  const above = (a, b) => rect(a).bottom <= rect(b).top + 0.5
  const apart = (a, b) => rect(a).right <= rect(b).left + 0.5 || above(a, b) || above(b, a)
  for (const seat of document.querySelectorAll('article.seat')) {
    const [called, score] = [seat.querySelector('.nm b'), seat.querySelector('.big')]
    if (shown(score) && !apart(called, score)) wrong.push(`${name(called)} runs into ${name(score)}`)
    if (rect(called).width < 24) wrong.push(`${name(called)} cannot be read`)
  }
  const bar = document.querySelector('.bar')
  const parts = [bar.querySelector('.brand svg'), ...[...bar.children].slice(1)].filter(shown)
  parts.slice(1).forEach((e, i) => apart(parts[i], e) || wrong.push(`${name(parts[i])} runs into ${name(e)}`))
  const leaves = e => rect(e).bottom > rect(bar).bottom + 1 || rect(e).top < rect(bar).top - 1
  for (const e of within(bar)) if (leaves(e)) wrong.push(`${name(e)} runs out of the bar`)
  return [...new Set(wrong)].slice(0, 12)
}"""


@cache
def middle(name: str, seats: int) -> Put:
    """A question with several answers in the middle of a game."""
    return first(name, f"seats={seats}", lambda m: m.version > 150 and len(m.offers(m.actor)) > 2)


def at_the_table(visitor: Visitor, put: Put) -> None:
    visitor.page.request.get("/me")
    assert visitor.page.request.patch("/me", data={"name": next(NAMES)}).ok
    visitor.play_on(put.record, put.version, put.seat, put.seats)
    visitor.wait_for_turn()
    visitor.page.locator("[data-region=log] li").first.wait_for()


@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
@pytest.mark.parametrize("name", names())
def test_nothing_is_wider_than_the_window_or_runs_into_its_neighbour(visit: Visit, name: str, language: str) -> None:
    visitor = visit(language=language)
    at_the_table(visitor, middle(name, max(game(name).seats_allowed({}))))
    wrong: dict[int, list[str]] = {}
    for width in WIDTHS:
        visitor.page.set_viewport_size({"width": width, "height": 900})
        visitor.page.evaluate("() => new Promise(go => requestAnimationFrame(() => requestAnimationFrame(go)))")
        if found := visitor.page.evaluate(LOOK):
            wrong[width] = found
    assert not wrong, "\n".join(f"{width}: {line}" for width, lines in wrong.items() for line in lines)


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("name", names())
def test_on_a_desk_the_page_is_as_high_as_the_window(visit: Visit, name: str, seats: int) -> None:
    """The bar, the question and the log are in sight; the board, the seats and the log scroll by themselves."""
    visitor = visit()
    at_the_table(visitor, middle(name, seats))
    page, clicker = visitor.page, Clicker(visitor, 5)
    for width, height in DESKS:
        page.set_viewport_size({"width": width, "height": height})
        if not visitor.wait_for_turn():
            break
        assert page.evaluate("document.scrollingElement.scrollHeight") == height
        assert page.evaluate("document.scrollingElement.scrollTop") == 0
        for part in (".bar", ".quay", "[data-region=log]", ".talk"):
            box = page.locator(part).bounding_box()
            assert box is not None
            assert box["y"] >= -0.5, part
            assert box["y"] + box["height"] <= height + 0.5, part
        before = visitor.version()
        while visitor.version() == before and not visitor.over():
            clicker.once()
            page.wait_for_timeout(30)
