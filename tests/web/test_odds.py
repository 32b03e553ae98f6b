"""The panel of odds: exact ones with their ways, sampled ones as what they are."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kit.browser import Visitor
from kit.questions import found

Visit = Callable[..., Visitor]


def panel(visitor: Visitor, table: str, title: str):  # type: ignore[no-untyped-def]
    visitor.go(f"/table/{table}")
    visitor.wait_for_turn()
    visitor.page.get_by_role("button", name=title, exact=True).click()
    found = visitor.page.locator("#odds")
    found.locator("li").first.wait_for()
    return found


@pytest.mark.parametrize(("language", "title", "about"), [("en-GB", "Odds", "about "), ("de-DE", "Chancen", "etwa ")])
def test_sampled_odds_are_said_to_be_about_right_and_stay_in_their_box(
    visit: Visit, language: str, title: str, about: str
) -> None:
    visitor = visit(phone=True, language=language)
    table = visitor.open_table("traders", 3)
    assert not visitor.page.request.get(f"/tables/{table}/odds?seat=0").json()["exact"]
    shown = panel(visitor, table, title)
    for line in shown.locator("li").all():
        chance = line.locator("b").inner_text()
        assert chance.startswith(about)
        assert chance.endswith("%")
        assert "/" not in line.inner_text()
    box = shown.bounding_box()
    for part in shown.locator("li > *").all():
        within = part.bounding_box()
        assert box is not None
        assert within is not None
        assert within["x"] >= box["x"]
        assert within["x"] + within["width"] <= box["x"] + box["width"]


def test_exact_odds_say_their_ways(visit: Visit) -> None:
    visitor = visit(phone=True)
    table = visitor.open_table("traders", 3, options={"view": "full"})
    told = visitor.page.request.get(f"/tables/{table}/odds?seat=0").json()
    assert told["exact"]
    first = told["cases"][0]
    assert f"{first['ways']}/{first['of']}" in panel(visitor, table, "Odds").inner_text()


def test_the_danger_is_said_for_both_answers_to_a_ship_that_may_be_repelled(visit: Visit) -> None:
    put = found("karibik")["repel"][0]
    visitor = visit(phone=True)
    table = visitor.play_on(put.record, put.version, put.seat, put.seats)
    visitor.wait_for_turn()
    cases = visitor.page.request.get(f"/tables/{table}/odds?seat={put.seat}").json()["cases"]
    assert [case["fields"].get("label") for case in cases[:3]] == ["keep", "repel", None]
    line = visitor.page.locator(".risk .line .what")
    line.wait_for()
    assert "let in" in line.inner_text()
    assert "repelled" in line.inner_text()


def test_no_lens_lies_over_the_odds(visit: Visit) -> None:
    visitor = visit()
    table = visitor.open_table("karibik", 2)
    visitor.go(f"/table/{table}")
    visitor.wait_for_turn()
    page = visitor.page
    line = page.locator(".risk .line")
    line.hover()
    page.wait_for_timeout(600)  # a lens would be there by then
    line.click()
    page.locator("#odds li").first.wait_for()
    assert page.locator(".lens").count() == 0
    page.keyboard.press("Escape")
    page.locator("#odds").wait_for(state="hidden")
