"""The layout law: whatever a game asks, the question, everything lit and the hand are on the screen together, at every
size; what the board of a phone has no room for is in one list. Nothing covers another, no text is cut without a lens
that has its whole words, the page never scrolls sideways, and from 1024 x 768 on not at all."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest
from playwright.sync_api import Page, TimeoutError

from cothon.games import names
from kit.browser import Visitor
from kit.questions import Put, crowded, found, fullest, kinds
from kit.variants import FULL

Visit = Callable[..., Visitor]
SIZES = [(320, 568), (390, 844), (844, 390), (768, 1024), (1024, 768), (1280, 720), (1280, 800), (1440, 900)]
SIZES += [(1920, 1080), (2560, 1440), (640, 400)]  # the last is 1280 x 800 at 200 %
LOOK = (Path(__file__).parent.parent / "kit" / "layout.js").read_text(encoding="utf-8")
SETTLED = "() => new Promise(go => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(go)), 60))"
# What is wrong with the list of answers: it must show the question and all answers at once, those of the things that
# the board has no room for among them.
LISTED = """([hidden, offers]) => {
  const sheet = document.querySelector('dialog[open]'), rect = e => e.getBoundingClientRect()
  if (!sheet) return ['there is no list']
  const wrong = sheet.scrollHeight > sheet.clientHeight + 1 ? [`the list is ${sheet.scrollHeight} high`] : []
  const answers = [...sheet.querySelectorAll('[data-answer]')]
  for (const e of [...answers, sheet.querySelector('h2')]) {
    const r = rect(e), there = document.elementFromPoint(r.left + r.width / 2, r.top + r.height / 2)
    const out = r.bottom > innerHeight + 1 || r.top < -1 || r.left < -1 || r.right > innerWidth + 1
    if (out || !e.contains(there)) wrong.push(`${e.textContent} cannot be seen in the list`)
    for (const part of [e, ...e.querySelectorAll('span')])
      if (part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflowX !== 'visible' ||
          part.scrollHeight > part.clientHeight + 2 && getComputedStyle(part).overflowY !== 'visible')
        wrong.push(`${e.textContent} is cut in the list`)
  }
  const asked = document.querySelector('.prompt .ask b').textContent
  if (!sheet.textContent.includes(asked)) wrong.push(`the list does not say what is asked: ${asked}`)
  const listed = new Set(answers.map(e => e.dataset.answer))
  for (const { name, mark } of hidden) {
    const several = [JSON.parse(mark)].flat()
    const fits = offer => several.some(m => Object.entries(m).every(([part, value]) => offer.parts[part] === value))
    const meant = offers.filter(fits)
    if (!meant.length) wrong.push(`${name} stands for no answer`)
    for (const { label } of meant) if (!listed.has(label)) wrong.push(`${name} is hidden, and ${label} not listed`)
  }
  return wrong.slice(0, 4)
}"""
# What is wrong with a hand that was raised: the question, the answers and all its cards are there, each large enough
# for a finger.
RAISED = """() => {
  const rect = e => e.getBoundingClientRect(), wrong = []
  const inside = e => rect(e).top >= -1 && rect(e).bottom <= innerHeight + 1 && rect(e).right <= innerWidth + 1
  const seen = (e, name) => {
    const r = rect(e), there = document.elementFromPoint(r.left + r.width / 2, r.top + r.height / 2)
    if (!inside(e) || r.left < -1) wrong.push(`${name} is out of sight`)
    else if (!e.contains(there)) wrong.push(`${name} is covered`)
  }
  seen(document.querySelector('.prompt .ask b'), 'the question')
  for (const e of document.querySelectorAll('.slots .btn, [data-raise]')) seen(e, e.title || e.textContent)
  const quay = document.querySelector('.quay')
  if (quay.scrollHeight > quay.clientHeight + 1) wrong.push(`it is ${quay.scrollHeight} high in ${quay.clientHeight}`)
  for (const e of document.querySelectorAll('[data-region=hand] .spot')) {
    seen(e, e.ariaLabel)
    const r = rect(e)
    if (e.dataset.look === 'lit' && Math.min(r.width, r.height) < 43.5)
      wrong.push(`${e.ariaLabel} is ${r.width} x ${r.height}`)
  }
  return wrong.slice(0, 3).map(line => `raised: ${line}`)
}"""
# Where a text that is cut is seen, once it has been brought into sight.
SEEN_AT = """i => {
  const [e, by] = globalThis.cutTexts[i], rect = x => x.getBoundingClientRect()
  by.scrollIntoView({ block: 'center', behavior: 'instant' }) // away from what has its place beside the board
  const [r, q] = [rect(e), rect(by)]
  const middle = (a, b, low, high) => {
    const [from, to] = [Math.max(a, low), Math.min(b, high)]
    return from < to ? (from + to) / 2 : (low + high) / 2
  }
  return { x: middle(r.left, r.right, q.left, q.right), y: middle(r.top, r.bottom, q.top, q.bottom) }
}"""
# What is wrong with the lens that was opened for words that are cut.
SAID = """words => {
  const lens = document.querySelector('.lens.placed'), r = lens.getBoundingClientRect()
  const plain = words => words.toLowerCase().replace(/[^\\p{L}\\p{N}]/gu, '')
  const said = lens.querySelector('.words').innerText
  if (r.left < -1 || r.top < -1 || r.right > innerWidth + 1 || r.bottom > innerHeight + 1) return 'leaves the window'
  return plain(said).includes(plain(words)) ? '' : `says "${said}"`
}"""
# Of some things on the board, whether the frame shows them whole.
IN_FRAME = """names => {
  const frame = document.querySelector('.field-of-play').getBoundingClientRect()
  const whole = e => {
    const r = e.getBoundingClientRect()
    return r.top >= frame.top - 1 && r.bottom <= frame.bottom + 1
  }
  return Object.fromEntries(names.map(name => [name, [...document.querySelectorAll(name)].map(whole)]))
}"""
MOST_LENSES = None if FULL else 1  # opened in a window; none: all
LENS_MS = 10_000
BOTS = "Oberhafenmeisterin Wilhelmine Freifrau"  # a number makes it as long as a name can be
MINE = (f"Frau Hafenmeisterin Wilhel {n}" for n in count(100))  # a name belongs to one player; 30 letters at most
ASKED = [(name, kind) for name in names() for kind in kinds(name)]
SHARE = 10  # of the questions, one is looked at where not all are


@pytest.mark.parametrize(("name", "kind"), [asked for asked in ASKED if crc32(repr(asked).encode()) % SHARE == 0])
def test_a_share_of_the_questions_fits_every_window(visit: Visit, name: str, kind: str) -> None:
    _, widest = found(name)[kind]
    assert not exceptions(visit, widest, "de-DE")


@pytest.mark.parametrize(("name", "kind"), ASKED)
def test_whole_counts_every_question_fits_every_window(visit: Visit, name: str, kind: str) -> None:
    first, widest = found(name)[kind]
    languages = {first: "en-GB", widest: "de-DE", fullest(name)[kind]: "de-DE"}
    if kind in crowded(name):
        languages[crowded(name)[kind]] = "de-DE"
    wrong = [exceptions(visit, put, language) for put, language in languages.items()]
    assert not any(wrong), "\n".join(filter(None, wrong))


@pytest.mark.parametrize("kind", ["discover", "take"])
def test_on_its_side_a_phone_shows_deck_and_requests_beside_a_full_harbour(visit: Visit, kind: str) -> None:
    put = crowded("karibik")[kind]
    visitor = visit(language="de-DE")
    visitor.page.set_viewport_size({"width": 844, "height": 390})
    visitor.play_on(put.record, put.version, put.seat, put.seats)
    visitor.wait_for_turn()
    visitor.page.evaluate(SETTLED)
    seen: dict[str, list[bool]] = visitor.page.evaluate(IN_FRAME, [".kb-req", ".kb-pile"])
    assert len(seen[".kb-req"]) > 3
    assert all(all(one) for one in seen.values()), seen


def exceptions(visit: Visit, put: Put, language: str) -> str:
    """A table of them: size, and what is wrong there."""
    visitor = visit(language=language)
    visitor.expected = "409"  # pointing at a card asks what it would bring; half of a payment is no answer yet
    visitor.page.request.get("/me")
    assert visitor.page.request.patch("/me", data={"name": next(MINE)}).ok
    table = visitor.play_on(put.record, put.version, put.seat, put.seats, bots=BOTS)
    visitor.wait_for_turn()
    visitor.page.locator("[data-region=quay]").wait_for()
    offers: list[dict[str, Any]] = visitor.seen(table)["position"]["offers"]
    looked: set[tuple[str, bool]] = set()
    lines = [f"{w}x{h}: {line}" for w, h in SIZES for line in wrong_at(visitor, w, h, offers, looked)]
    return "\n".join([f"{put.kind}, {put.seats} seats, {language}", *lines]) if lines else ""


def wrong_at(
    visitor: Visitor, width: int, height: int, offers: list[dict[str, Any]], looked: set[tuple[str, bool]]
) -> list[str]:
    page = visitor.page
    page.set_viewport_size({"width": width, "height": height})
    page.mouse.move(1, height - 1)
    page.evaluate(SETTLED)
    asked = {"portrait": width < 500, "noScroll": width >= 1024 and height >= 720}
    seen: dict[str, Any] = page.evaluate(LOOK, asked)
    wrong: list[str] = seen["wrong"] + ([] if seen["lit"] else ["there is nothing to press"])
    if page.locator("[data-list]").count():
        page.locator("[data-list]").click()
        wrong += page.evaluate(LISTED, [seen["hidden"], offers])
        page.keyboard.press("Escape")
    finger = width <= 560 or height < 600
    for text in unread(seen["cut"], finger, looked):
        wrong += through_the_lens(page, text, finger)
    if page.locator("[data-raise]").count():
        page.locator("[data-raise]").click()
        page.evaluate(SETTLED)
        wrong += page.evaluate(RAISED)
        page.locator("[data-raise]").click()
    return wrong


def unread(cut: list[dict[str, Any]], finger: bool, looked: set[tuple[str, bool]]) -> list[dict[str, Any]]:
    """Of the texts that are cut some that were not looked at yet: with the mouse, or with a finger."""
    new = {text["words"]: {**text, "index": i} for i, text in enumerate(cut) if (text["words"], finger) not in looked}
    some = list(new.values())[:MOST_LENSES]
    looked.update((text["words"], finger) for text in some)
    return some


def through_the_lens(page: Page, text: dict[str, Any], finger: bool) -> list[str]:
    """What is wrong with the lens of a text that is cut: pointed at, or held with a finger."""
    at = page.evaluate(SEEN_AT, text["index"])
    if finger:
        touch = page.context.new_cdp_session(page)
        touch.send("Emulation.setTouchEmulationEnabled", {"enabled": True})
        touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    else:
        page.mouse.move(at["x"], at["y"])
    try:
        page.locator(".lens.placed").wait_for(timeout=LENS_MS)
        trouble = page.evaluate(SAID, text["words"])
    except TimeoutError:
        trouble = "does not come"
    if finger:
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        touch.send("Emulation.setTouchEmulationEnabled", {"enabled": False})
        touch.detach()
        page.keyboard.press("Escape")
        page.evaluate("document.activeElement?.blur()")  # what has the focus is looked at, too
    else:
        page.mouse.move(1, page.viewport_size["height"] - 1)  # type: ignore[index]
    page.locator(".lens").wait_for(state="detached", timeout=LENS_MS)
    if page.locator("dialog[open]").count():
        trouble = "opens something else"
        page.keyboard.press("Escape")
    return [f"{text['name']} is cut, and its lens {trouble}"] if trouble else []
