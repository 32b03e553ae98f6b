"""The end of a game: podium, the fact that decided, an account that adds up, and what to do next without scrolling."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from cothon.games import names
from kit.browser import DESK, PHONE, Visitor, check
from kit.endings import brought_to_its_end, ending

Visit = Callable[..., Visitor]
SEATS = {"karibik": 4, "traders": 3, "carthago": 4, "porto": 5}

# Buttons that are not wholly in the window, and whether anything is wider than it.
BUTTONS = """() => [...document.querySelectorAll('.next .btn')].filter(b => {
  const r = b.getBoundingClientRect()
  return r.top < 0 || r.left < 0 || r.bottom > innerHeight || r.right > innerWidth || r.height < 44
}).map(b => b.textContent)"""
ROWS = """role => [...document.querySelectorAll(`.account tr.${role}`)].map(
  tr => [...tr.querySelectorAll('td')].map(td => Number(td.textContent)))"""
# Lists of the page of which something is out of sight.
CUT = """() => [...document.querySelectorAll('.account .frame, .course ul, .ended .head')].filter(
  e => e.scrollHeight > e.clientHeight + 1 || e.scrollWidth > e.clientWidth + 1).map(e => e.className)"""
# The signs of the account, and the parts of each stripe with their signs: classes of colour and pattern, pictogram.
LOOK = "e => [e.getAttribute('class').replace(/\\bsign\\b/, '').split(/\\s+/).filter(c => /^[cp]-/.test(c)).join(' '), "
LOOK += "e.querySelector('use').getAttribute('href').split('#')[1]].join(' ')"
SIGNS = f"() => [...document.querySelectorAll('.account .sign')].map({LOOK})"
STRIPES = f"() => [...document.querySelectorAll('[data-stripe]')].map(s => [...s.querySelectorAll('.src')].map({LOOK}))"


@pytest.mark.parametrize("name", [n for n in names() if n in SEATS])
def test_each_source_of_points_has_a_look_of_its_own_in_the_account_and_in_all_stripes(visit: Visit, name: str) -> None:
    visitor = visit()
    brought_to_its_end(visitor, ending(name, SEATS[name]))
    page = visitor.page
    signs, stripes, parts = page.evaluate(SIGNS), page.evaluate(STRIPES), page.evaluate(ROWS, "part")
    looks = [sign.rsplit(" ", 1)[0] for sign in signs]
    assert len(set(looks)) == len(looks) == len(parts)
    assert stripes == [
        [sign for sign, row in zip(signs, parts, strict=True) if row[seat] > 0] for seat in range(SEATS[name])
    ]


@pytest.mark.parametrize("name", [n for n in names() if n in SEATS])
def test_the_end_tells_who_won_and_why(visit: Visit, name: str) -> None:
    visitor = visit()
    table = brought_to_its_end(visitor, ending(name, SEATS[name]))
    page, ended = visitor.page, visitor.seen(table)["position"]["ended"]
    assert page.locator("[data-decided]").inner_text().endswith(ended["decided"]["clause"])
    first = page.locator("[data-place='1'] .n").first
    assert first.inner_text() == str(max(s for s, r in zip(ended["scores"], ended["ranks"], strict=True) if r == 1))
    assert page.locator("s.n").count() == len(ended["barred"])
    parts, (total,) = page.evaluate(ROWS, "part"), page.evaluate(ROWS, "sum")
    assert [sum(column) for column in zip(*parts, strict=True)] == total == ended["scores"]
    assert page.evaluate("document.scrollingElement.scrollHeight") == DESK["height"]
    assert page.evaluate(CUT) == []
    assert page.evaluate(BUTTONS) == []
    check(visitor)
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    assert page.evaluate(BUTTONS) == []
    visitor.no_scroll()
    check(visitor)


@pytest.mark.parametrize("name", ["karibik", "porto"])
def test_the_board_can_be_looked_at_after_the_end_as_in_play_and_the_result_again(visit: Visit, name: str) -> None:
    visitor = visit()
    brought_to_its_end(visitor, ending(name, SEATS[name]))
    page = visitor.page
    page.get_by_role("button", name="To the board").click()
    board = page.locator("[data-region=board]")
    board.locator(".play > *").first.wait_for()
    visitor.until(lambda: bool(board.evaluate("b => b.scrollHeight <= b.clientHeight + 1")))
    assert board.evaluate("b => b.scrollWidth <= b.clientWidth + 1")
    page.get_by_role("button", name="Result").click()
    page.locator("[data-ended]").wait_for()


def test_the_shuffle_is_a_seal_and_how_it_was_checked_is_a_press_away(visit: Visit) -> None:
    visitor = visit()
    brought_to_its_end(visitor, ending("karibik", 4))
    page = visitor.page
    page.locator("[data-seal=good]").wait_for()
    assert page.locator("code").count() == 0
    page.get_by_role("button", name="How?").click()
    page.locator("dialog code").first.wait_for()


def test_a_picture_of_the_result_is_made_in_the_page(visit: Visit) -> None:
    visitor = visit()
    brought_to_its_end(visitor, ending("karibik", 4))
    page = visitor.page
    asked: list[Any] = []
    page.get_by_role("button", name="Share").click()
    canvas = page.locator("[data-picture]")
    canvas.wait_for()
    page.on("request", lambda r: asked.append(r.url))
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the picture").click()
    assert saved.value.suggested_filename.endswith(".png")
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")
    assert [url for url in asked if not url.startswith("blob:")] == []
    colours = canvas.evaluate(
        "c => new Set(new Uint32Array(c.getContext('2d').getImageData(0, 0, c.width, c.height).data.buffer)).size"
    )
    assert colours > 50


def test_rows_are_counted_one_after_another_where_motion_is_wanted(visit: Visit) -> None:
    visitor = visit(reduced_motion="no-preference")
    brought_to_its_end(visitor, ending("karibik", 4))
    page = visitor.page
    visitor.until(lambda: page.locator(".account tr.later").count() == 0)
    assert page.evaluate(ROWS, "sum")
