"""The lens: whatever is looked at, it stands inside the window and covers neither the question with its answers, nor
the hand, nor anything lit; and it has the words of the thing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator

from cothon.games import names
from kit.browser import Visitor
from kit.patience import PATIENCE_S
from kit.questions import found
from kit.variants import FULL

Visit = Callable[..., Visitor]
SIZES = [(1280, 800), (1920, 1080), (390, 844), (844, 390), (320, 568)]
KINDS = {"karibik": ["take"], "traders": ["act", "pay"], "carthago": ["action", "after"], "porto": ["act", "pilot"]}
THINGS = 5  # looked at, of those a window shows
SETTLED = "() => new Promise(go => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(go)), 60))"
# The middle of some things, each with the words that the lens must have.
SOME = """most => {
  const seen = [...document.querySelectorAll('[data-lens]')].flatMap(e => {
    const r = e.getBoundingClientRect(), x = r.left + r.width / 2, y = r.top + r.height / 2
    const there = document.elementFromPoint(x, y)
    return there && e.contains(there) && there.closest('[data-lens]') === e ? [{ x, y, label: e.ariaLabel }] : []
  })
  const step = Math.max(1, Math.floor(seen.length / most))
  return seen.filter((_, i) => i % step === 0).slice(0, most)
}"""
WRONG = """label => {
  const lens = document.querySelector('.lens.placed'), rect = e => e.getBoundingClientRect(), r = rect(lens)
  const frame = rect(document.querySelector('.field-of-play'))
  const wrong = []
  if (r.left < 0 || r.top < 0 || r.right > innerWidth || r.bottom > innerHeight)
    wrong.push(`it leaves the window: ${[r.left, r.top, r.right, r.bottom].map(Math.round)}`)
  const keep = '.prompt .ask b, [data-region=hand] .spot, [data-answer], [data-send], [data-list], [data-look=lit]'
  for (const e of document.querySelectorAll(keep)) {
    if (!e.checkVisibility() || e.closest('.lens')) continue
    const q = rect(e), board = e.closest('.field-of-play')
    const [top, bottom] = board ? [Math.max(q.top, frame.top), Math.min(q.bottom, frame.bottom)] : [q.top, q.bottom]
    const over = Math.min(r.right, q.right) - Math.max(r.left, q.left) > 1
    if (over && Math.min(r.bottom, bottom) - Math.max(r.top, top) > 1)
      wrong.push(`it covers "${(e.ariaLabel ?? e.textContent).trim().slice(0, 50)}"`)
  }
  const plain = words => words.toLowerCase().replace(/[^\\p{L}\\p{N}]/gu, '')
  const first = label.split(/[,:] /)[0]
  if (!plain(lens.textContent).includes(plain(first))) wrong.push(`it does not say "${first}"`)
  return wrong.map(line => `${label.slice(0, 40)}: ${line}`)
}"""


ALL = [(name, kind) for name in names() for kind in KINDS[name]]


@pytest.mark.parametrize(("name", "kind"), ALL if FULL else [("karibik", "take"), ("carthago", "action")])
def test_the_lens_covers_nothing_that_must_be_seen(visit: Visit, name: str, kind: str) -> None:
    put = found(name)[kind][1]
    visitor = visit(language="de-DE")
    visitor.play_on(put.record, put.version, put.seat, put.seats)
    visitor.wait_for_turn()
    visitor.page.locator("[data-region=quay]").wait_for()
    wrong = [f"{w}x{h}: {line}" for w, h in SIZES for line in looked_at(visitor, w, h)]
    assert not wrong, "\n".join(wrong)


def test_a_lens_that_is_held_with_a_finger_says_what_a_card_does(visit: Visit) -> None:
    put = found("karibik")["take"][1]
    visitor = visit(phone=True)
    visitor.play_on(put.record, put.version, put.seat, put.seats)
    visitor.wait_for_turn()
    card = visitor.page.locator(".kb-harbour [data-look=lit]").first
    visitor.page.evaluate(SETTLED)
    box = card.bounding_box()
    assert box is not None
    touch = visitor.page.context.new_cdp_session(visitor.page)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    visitor.page.locator(".lens.placed.kept .about").first.wait_for()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    visitor.page.locator(".lens").wait_for(state="detached")  # that of an answer goes with the finger


def looked_at(visitor: Visitor, width: int, height: int) -> list[str]:
    page = visitor.page
    page.set_viewport_size({"width": width, "height": height})
    page.mouse.move(1, height - 1)
    page.evaluate(SETTLED)
    things: list[dict[str, Any]] = page.evaluate(SOME, THINGS)
    assert things, f"{width}x{height} shows nothing to look at"
    wrong: list[str] = []
    for thing in things:
        page.mouse.move(thing["x"], thing["y"])
        page.locator(".lens.placed").wait_for(timeout=1000 * PATIENCE_S)
        wrong += page.evaluate(WRONG, thing["label"])
        page.mouse.move(1, height - 1)
        page.locator(".lens").wait_for(state="detached")
    return wrong


def tap(visitor: Visitor, what: Locator) -> None:
    box = what.bounding_box()
    assert box is not None
    visitor.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_after_an_answer_the_first_tap_opens_the_lens(visit: Visit) -> None:
    """The tap moves the focus away from the answer that was pressed: that closes nothing."""
    put = found("karibik")["discover"][1]
    visitor = visit(phone=True)
    visitor.play_on(put.record, put.version, put.seat, put.seats)
    visitor.wait_for_turn()
    page, at = visitor.page, visitor.version()
    tap(visitor, page.locator("[data-region=quay] [data-answer]:not(:disabled)").first)
    visitor.until(lambda: visitor.version() > at)
    page.evaluate(SETTLED)
    tap(visitor, page.locator(".kb-request:visible, [data-region=board] div[data-lens]:visible").first)
    page.locator(".lens.placed").wait_for()
    page.evaluate(SETTLED)
    assert page.locator(".lens.placed").count() == 1


def test_the_place_of_an_answer_that_cannot_be_given_says_why(visit: Visit) -> None:
    put = found("karibik")["discover"][1]
    visitor = visit()
    visitor.play_on(put.record, put.version, put.seat, put.seats)
    visitor.wait_for_turn()
    page = visitor.page
    places = page.locator(".slots .frame:not(.bare)")
    places.first.wait_for()
    for place in places.all():
        place.hover()
        page.locator(".lens :is(.no, li)").first.wait_for()
        page.mouse.move(1, 1)
        page.locator(".lens").wait_for(state="detached")


def test_a_sign_that_is_held_with_a_finger_is_explained_and_does_nothing(visit: Visit) -> None:
    put = found("traders")["pay"][1]
    visitor = visit(phone=True)
    visitor.play_on(put.record, put.version, put.seat, put.seats)
    visitor.wait_for_turn()
    button = visitor.page.locator(".quay button.ib[title]:visible").first
    box, words = button.bounding_box(), button.get_attribute("title") or ""
    assert box is not None
    assert words
    touch = visitor.page.context.new_cdp_session(visitor.page)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    visitor.page.locator(".lens.placed").filter(has_text=words[:12]).wait_for()
    version = visitor.version()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    visitor.page.evaluate(SETTLED)
    assert visitor.version() == version
