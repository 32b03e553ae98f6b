"""On a phone (390 pixels wide): whatever a game asks, the question, the hand and everything lit can be seen and pressed
without zooming and without pushing the page sideways."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from cothon.games import names
from kit.browser import PHONE, Visitor
from kit.questions import Put, found, kinds

Visit = Callable[..., Visitor]
ASKED = [(name, kind) for name in names() for kind in kinds(name)]
LEAST = 24  # CSS pixels, the smallest target of WCAG 2.2

# What is wrong with the page, in words. A thing is looked at where scrolling has brought it; strips of cards may be
# pushed sideways, the page may not.
LOOK = """async least => {
  const wrong = [], page = document.scrollingElement
  const rect = e => e.getBoundingClientRect(), shown = e => rect(e).width > 0 && rect(e).height > 0
  const name = e => `<${e.className}> "${e.getAttribute('aria-label') ?? e.textContent.trim().slice(0, 60)}"`
  const across = r => r.left >= -0.5 && r.right <= innerWidth + 0.5
  const inside = r => across(r) && r.top >= -0.5 && r.bottom <= innerHeight + 0.5
  const check = (good, words) => good || wrong.push(words)
  const find = async e => {
    e.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
    await new Promise(go => requestAnimationFrame(go))
    const r = rect(e)
    return [r, document.elementFromPoint(r.left + r.width / 2, r.top + r.height / 2)]
  }
  const narrow = () => check(page.scrollWidth <= innerWidth && !page.scrollLeft, `the page is ${page.scrollWidth} wide`)

  const prompt = document.querySelector('.prompt .ask b')
  const targets = [...document.querySelectorAll('[data-look=lit], [data-answer], [data-send]')].filter(shown)
  narrow()
  check(inside(rect(prompt)), 'the question is out of sight')
  check(prompt.scrollHeight <= prompt.clientHeight + 2, 'the question is cut')
  check(targets.some(e => across(rect(e))), 'nothing can be reached by scrolling down')
  for (const e of targets) {
    const [r, there] = await find(e)
    check(r.width > least - 0.1 && r.height > least - 0.1, `${name(e)} is ${r.width} x ${r.height}`)
    check(inside(r), `${name(e)} does not fit: ${r.left} to ${r.right}, ${r.top} to ${r.bottom}`)
    check(there && e.contains(there), `${name(e)} is covered by ${there ? name(there) : 'nothing'}`)
    check(inside(rect(prompt)), `the question is out of sight at ${name(e)}`)
  }
  for (const e of [...document.querySelectorAll('[data-region=hand] .spot')].filter(shown)) {
    const [r, there] = await find(e)
    check(there && e.contains(there), `${name(e)} of the hand is out of sight: ${r.left}, ${r.top}`)
  }
  narrow()
  check(visualViewport.scale === 1, 'the page is zoomed')
  return { wrong, targets: targets.length }
}"""


@pytest.mark.parametrize(("name", "kind"), ASKED)
def test_a_phone_shows_every_question(visit: Visit, name: str, kind: str) -> None:
    for put in dict.fromkeys(found(name)[kind]):
        visitor = visit(phone=True)
        asked = set_up(visitor, put)
        assert (asked["ask"], asked["seat"]) == (kind, put.seat)
        visitor.wait_for_turn()
        visitor.page.locator("[data-region=quay]").wait_for()
        seen: dict[str, Any] = visitor.page.evaluate(LOOK, LEAST)
        assert visitor.page.viewport_size == PHONE
        assert seen["targets"] > 0
        assert not seen["wrong"], "\n".join(seen["wrong"])


def set_up(visitor: Visitor, put: Put) -> dict[str, Any]:
    """Bring the game, and play on in the seat that is asked; gives what is asked there."""
    table = visitor.play_on(put.record, put.version, put.seat, put.seats)
    asked: dict[str, Any] = visitor.seen(table)["position"]["asked"]
    return asked


def test_the_lit_part_comes_into_view_although_the_answer_to_what_was_sent_comes_late(visit: Visit) -> None:
    visitor = visit(phone=True)
    page, late = visitor.page, []
    page.route("**/do", lambda route: late.append((route, route.fetch())))
    put = found("carthago")["after"][1]
    visitor.play_on(put.record, put.version - 1, put.seat, put.seats)
    visitor.wait_for_turn()
    version = visitor.version()
    page.locator(".ca-harbour [data-look=lit]").first.tap()
    visitor.until(lambda: bool(late) and visitor.version() > version)
    assert not page.locator("[data-look=lit]").count()  # nothing can be pressed before it is there
    route, answer = late[0]
    route.fulfill(response=answer)
    page.locator(".parts b").first.wait_for()
    visitor.until(lambda: page.evaluate(SEEN))


SEEN = """() => [...document.querySelectorAll('.ca-gs[data-look=lit]')].every(e => {
  const r = e.getBoundingClientRect(), box = document.querySelector('.field-of-play').getBoundingClientRect()
  return r.top >= box.top - 1 && r.bottom <= box.bottom + 1
})"""


@pytest.mark.parametrize("size", [PHONE, {"width": 844, "height": 390}], ids=["upright", "on its side"])
def test_a_strip_of_seats_of_carthago_shows_totals(visit: Visit, size: Any) -> None:
    visitor = visit(phone=True, viewport=size)
    for kind, at in [("card", 0), ("action", 1)]:
        put = found("carthago")[kind][at]
        table = visitor.play_on(put.record, put.version, put.seat, put.seats)
        visitor.wait_for_turn()
        players = visitor.seen(table)["position"]["view"]["players"]
        totals = visitor.page.locator(".seat .ca-total b")
        known = [f"{p['product']}+?" if p["score"] is None else str(p["score"]) for p in players]
        assert totals.all_inner_texts() == known
        assert all(total.is_visible() for total in totals.all())
