"""The review of a finished game: asked for with a button, then a curve, marks, turning points and a ledger."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from arena.back import late
from cothon.games import names
from cothon.play import text
from kit.browser import PHONE, Host, Visitor, check, hosting
from kit.endings import brought_to_its_end, ending

Visit = Callable[..., Visitor]
CLIPPED = """() => [...document.querySelectorAll('[data-chances] text')].filter(t => {
  const r = t.getBoundingClientRect(), box = t.closest('.chart').getBoundingClientRect()
  return r.left < box.left - 1 || r.right > box.right + 1
}).map(t => t.textContent)"""


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with hosting(tmp_path_factory.mktemp("host"), {**os.environ, "COTHON_REVIEW_WORLDS": "8"}) as running:
        yield running


def reviewed(visitor: Visitor, table: str) -> dict[str, Any]:
    """The review, as the server has it."""
    visitor.until(lambda: visitor.page.request.get(f"/tables/{table}/review").json()["state"] == "ready")
    found: dict[str, Any] = visitor.page.request.get(f"/tables/{table}/review").json()["review"]
    return found


def asked_for(visitor: Visitor, name: str) -> tuple[str, dict[str, Any]]:
    """A replay whose review was asked for with the button."""
    table = visitor.bring(text.write(late(name).record()))
    visitor.go(f"/replay/{table}?seat=all")
    visitor.page.get_by_role("button", name="Review", exact=True).click()
    visitor.page.get_by_role("button", name="Review this game").click()
    visitor.page.locator("[data-chances]").wait_for()
    return table, reviewed(visitor, table)


def stops(review: dict[str, Any]) -> list[int]:
    """The start, where somebody is about to decide, and the end."""
    decided = [s["at"] - 1 for s in review["steps"] if s["seat"] is not None]
    return sorted({0, *decided, review["curve"][-1]["at"]})


@pytest.mark.parametrize("name", names())
def test_a_button_brings_curve_marks_and_a_ledger_that_adds_up(visit: Visit, name: str) -> None:
    visitor = visit()
    _, review = asked_for(visitor, name)
    page = visitor.page
    seats = len(review["ledger"])
    assert page.locator("[data-chances] .line").count() == page.locator("[data-chances] .band").count() == seats
    judged = [s["verdict"] for s in review["steps"] if s["verdict"]]
    assert page.locator("[data-chances] [data-mark]").count() == len(judged)
    for verdict in ("slip", "blunder"):
        assert page.locator(f".moves [data-verdict={verdict}]").count() <= judged.count(verdict)
    for row, told in zip(page.locator("[data-ledger] tbody tr").all(), review["ledger"], strict=True):
        shown = [int(cell.replace("−", "-")) for cell in row.locator("td").all_inner_texts()]
        assert shown == [told["points"][line] for line in ("start", "luck", "own", "others", "corrected", "end")]
        assert sum(shown[:-1]) == shown[-1]
    assert page.evaluate(CLIPPED) == []
    check(visitor)
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    visitor.no_scroll()
    assert page.evaluate(CLIPPED) == []
    check(visitor)


def test_a_click_or_an_arrow_key_on_the_curve_goes_to_that_step(visit: Visit) -> None:
    visitor = visit()
    _, review = asked_for(visitor, "traders")
    page, versions = visitor.page, stops(review)
    slider = page.get_by_role("slider", name="Chances to win")
    assert slider.get_attribute("aria-valuemax") == str(len(versions) - 1)
    box = slider.bounding_box()
    assert box is not None
    slider.click(position={"x": 46 + (box["width"] - 76) / 2, "y": 30})
    visitor.until(
        lambda: page.locator("output.num").inner_text().split(" ")[0] == slider.get_attribute("aria-valuenow")
    )
    here = int(slider.get_attribute("aria-valuenow") or 0)
    assert abs(here - (len(versions) - 1) / 2) <= 1
    visitor.until(lambda: f"at={versions[here]}" in page.url)
    slider.focus()
    page.keyboard.press("ArrowRight")
    visitor.until(lambda: slider.get_attribute("aria-valuenow") == str(here + 1))
    visitor.until(lambda: f"at={versions[here + 1]}" in page.url)
    chances = next(p for p in review["curve"] if p["at"] == versions[here + 1])["chances"]
    for chance in chances:
        assert f"{int(100 * chance + 0.5)} %" in (slider.get_attribute("aria-valuetext") or "")
    page.keyboard.press("End")
    visitor.until(lambda: slider.get_attribute("aria-valuenow") == str(len(versions) - 1))


@pytest.mark.parametrize("phone", [False, True])
def test_a_mistake_stands_with_its_answer_and_the_better_one_in_the_position_before(visit: Visit, phone: bool) -> None:
    visitor = visit()
    table, review = asked_for(visitor, "carthago")
    page, versions = visitor.page, stops(review)
    if phone:
        page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    wrong = [s for s in review["steps"] if s["verdict"] in ("slip", "blunder") and s["at"] < versions[-1]]
    worst = max(wrong, key=lambda s: s["better"]["points"])
    before = worst["at"] - 1
    visitor.go(f"/replay/{table}?seat=all&at={before}")
    told = page.locator(".say .judged")
    told.locator(f"[data-verdict={worst['verdict']}]").wait_for()
    better = worst["better"]
    given = page.request.get(f"/tables/{table}/replay?at={before}&seat=all").json()["next"]
    name = page.request.get(f"/tables/{table}").json()["table"]["seats"][given["seat"]]["name"]
    assert told.inner_text().startswith(f"Next, move {versions.index(before) + 1}:")
    assert f"{name} answers" in told.inner_text()
    assert f"−{better['points']}" in told.inner_text()
    assert f"({better['interval'][0]} to {better['interval'][1]})" in told.inner_text()
    whole = page.request.get("/games/carthago").json()
    assert next(a for a in whole["actions"] if a["id"] == better["action"])["clause"] in told.inner_text()
    if phone:  # in sight, although there is room for little
        box, place = (page.locator(at).bounding_box() for at in (".say [data-verdict] .chip", ".say"))
        assert box
        assert place
        assert place["y"] <= box["y"]
        assert box["y"] + box["height"] <= place["y"] + place["height"]
        return
    assert told.evaluate("e => e.scrollHeight <= e.clientHeight + 1")
    page.get_by_role("button", name="Play on", exact=True).click()
    page.locator("#fork-title").wait_for()
    assert f"at={before}" in page.url


def test_turning_points_lead_to_their_step_and_figures_are_a_table(visit: Visit) -> None:
    visitor = visit()
    _, review = asked_for(visitor, "karibik")
    page = visitor.page
    hero = max(range(len(review["ledger"])), key=lambda p: review["curve"][-1]["chances"][p])
    moments = review["moments"][hero]
    assert page.locator("[data-moments] li").count() == len(moments) > 0
    for shown, moment in zip(page.locator("[data-moments] li").all(), moments, strict=True):
        before, after = moment["before"], moment["after"]
        compared = moment["kind"] in ("slip", "blunder", "best")
        figures = f"{after} % instead of {before} %" if compared else f"{before} % → {after} %"
        assert figures in shown.inner_text()
    for i, moment in enumerate(moments):
        drawn = moment["kind"] in ("luck", "drift")  # is seen with what came of it, a decision before it was taken
        decided = [s["at"] for s in review["steps"] if s["seat"] is not None]
        judged = [at for at in decided if moment["since"] < at <= moment["at"]]
        page.locator("[data-moments] a").nth(i).click()
        visitor.until(lambda at=moment["at"] if drawn else judged[0] - 1: f"at={at}" in page.url)  # type: ignore[misc]
        page.locator("[data-region=board]").wait_for()  # it shows the moment
        if moment["kind"] in ("slip", "blunder", "best"):
            verdict = "" if moment["kind"] == "best" else f"={moment['kind']}"
            page.locator(f".say [data-verdict{verdict}]").wait_for()
            number = stops(review).index(moment["at"])
            assert page.locator(".say .judged").inner_text().startswith(f"Next, move {number}:")
        page.get_by_role("button", name="Review", exact=True).click()
    page.get_by_text("Figures as a table").click()
    visitor.until(lambda: page.locator(".figures tbody tr").count() == len(stops(review)))
    page.get_by_role("button", name="Text table").click()
    visitor.until(lambda: page.locator(".figures tbody tr").count() == len(stops(review)))


def test_the_end_shows_how_far_it_is_and_then_the_turning_points_in_the_same_place(visit: Visit) -> None:
    visitor = visit()
    table = brought_to_its_end(visitor, ending("karibik", 4))
    page = visitor.page
    before = page.locator(".course").bounding_box()
    page.get_by_role("button", name="Review this game").click()
    page.locator("[data-luck]").wait_for()
    assert page.locator(".course").bounding_box() == pytest.approx(before, abs=0.5)
    assert reviewed(visitor, table)["finished"]
    assert page.locator(".course .line").count() == 4
    shown = " ".join(page.locator("[data-luck] > :not(small)").all_inner_texts())
    sums = [int(n.replace("−", "-")) for n in re.findall(r"[+−]?\d+", shown)]
    assert len(sums) == 6
    assert sum(sums[:-1]) == sums[-1]
    check(visitor)
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    visitor.no_scroll()
    check(visitor)
    page.reload()
    page.locator("[data-luck]").wait_for()


def test_german_sentences_are_german(visit: Visit) -> None:
    visitor = visit(language="de-DE")
    table = visitor.bring(text.write(late("karibik").record()))
    visitor.go(f"/replay/{table}?seat=all")
    visitor.page.get_by_role("button", name="Auswertung", exact=True).click()
    visitor.page.get_by_role("button", name="Partie auswerten").click()
    visitor.page.get_by_role("heading", name="Gewinnchancen").wait_for()
    visitor.page.get_by_role("heading", name="Glück und Entscheidungen").wait_for()


def test_a_game_that_goes_on_offers_no_review(visit: Visit) -> None:
    visitor = visit()
    visitor.expected = "409"
    table = visitor.open_table("karibik", 2)
    visitor.go(f"/table/{table}")
    visitor.page.locator("[data-region=board]").wait_for()
    assert visitor.page.get_by_role("button", name="Review this game").count() == 0
    assert visitor.page.request.get(f"/tables/{table}/review").status == 409
