"""Looking ahead on the page: what somebody points at, reaches by keyboard or holds is drawn before it is done."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from cothon.play.ahead import ahead
from cothon.play.match import Match
from kit.browser import LIT, Visitor
from kit.questions import Put, first, found, kinds
from kit.variants import FULL

Visit = Callable[..., Visitor]
BUY = "[data-answer='act:buy']"
LINE = "[data-ahead]"
# Where everything lies around the board.
PLACES = """() => [...document.querySelectorAll('.seat, .rail > *, .prompt .ask b, .quay, .play')].map((e) => {
  const r = e.getBoundingClientRect()
  return [e.className, r.x, r.y, r.height].join(' ')
})"""
# Games with answers that bring nothing for certain but the next question.
FIRST = {"traders": ["act"], "carthago": ["deliver", "honour"]}


def buys(match: Match) -> bool:
    """A purchase that brings a ship home while another is raided."""
    view = match.view(match.actor)
    buy = match.game.actions.id("act:buy")
    if match.ask != "act" or buy not in match.game.legal(view):
        return False
    said = ahead(match.game, view, [buy])
    return {"payday", "raid", "sail"} <= {e["event"] for e in said.later} and bool(said.notes)


@pytest.fixture(scope="module")
def purchase() -> Put:
    return first("traders", "seats=3", buys)


def come(visit: Visit, put: Put, **more: Any) -> Visitor:
    visitor = visit(**more)
    visitor.play_on(put.record, put.version, put.seat, put.seats)
    visitor.wait_for_turn()
    return visitor


def test_pointing_at_an_answer_draws_what_it_brings(visit: Visit, purchase: Put) -> None:
    visitor = come(visit, purchase)
    page = visitor.page
    page.locator(".rail .log").wait_for()
    page.locator(".rail .talk").wait_for()  # comes last
    places = page.evaluate(PLACES)
    assert page.locator(LINE).count() == 0
    page.locator(BUY).hover()
    line = page.locator(LINE)
    line.wait_for()
    table = page.url.rpartition("/")[2]
    said = page.request.get(f"/tables/{table}/ahead?do=0").json()
    sails = [e["colour"] for e in said["later"] if e["event"] == "sail"]
    assert sorted(g.get_attribute("data-ghost") or "" for g in page.locator("[data-ghost]").all()) == sorted(sails)
    assert "Payday" in line.inner_text()
    assert "raid" in line.inner_text()
    assert page.evaluate(PLACES) == places
    for figure in said["figures"]:
        if figure["seat"] == purchase.seat:
            assert f"{figure['was']} → {figure['now']}" in line.inner_text()
        shown = page.locator(f"[data-would='{figure['seat']}']")
        assert f"{figure['was']} → {figure['now']}" in " ".join(shown.all_inner_texts()).replace("\n", " ")
    at = visitor.version()
    page.mouse.move(2, 2)
    line.wait_for(state="detached")
    assert page.locator("[data-ghost]").count() == 0
    assert visitor.version() == at  # nothing was sent


def test_the_keyboard_looks_ahead_too_and_it_is_told_politely(visit: Visit, purchase: Put) -> None:
    visitor = come(visit, purchase, language="de-DE")
    page = visitor.page
    page.keyboard.press("g")
    page.keyboard.press("ArrowLeft")
    visitor.until(lambda: bool(page.evaluate(f'document.activeElement.matches("{BUY}")')))
    page.locator(LINE).wait_for()
    assert "Zahltag" in page.get_by_role("status").filter(has_text="Zahltag").inner_text()


def test_what_the_page_moves_is_not_looked_ahead_at(visit: Visit, purchase: Put) -> None:
    """Neither what gets the focus after an answer by keys, nor what comes to lie under a pointer that rests."""
    visitor = come(visit, purchase)
    page, at = visitor.page, visitor.version()
    button = page.locator(BUY)
    button.focus()
    page.keyboard.press("Enter")
    visitor.until(lambda: visitor.version() > at)
    visitor.until(lambda: bool(page.evaluate("document.activeElement.matches('[data-answer], [data-look=lit]')")))
    page.wait_for_timeout(400)
    assert page.locator(LINE).count() == 0


def test_a_finger_that_holds_asks_and_does_not_answer(visit: Visit, purchase: Put) -> None:
    visitor = come(visit, purchase, phone=True)
    page, at = visitor.page, visitor.version()
    button = page.locator(BUY)
    box = button.bounding_box()
    assert box is not None
    touch = page.context.new_cdp_session(page)
    where = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": where})
    page.locator(LINE).wait_for()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.locator(LINE).wait_for(state="detached")
    assert visitor.version() == at
    visitor.no_scroll()


@pytest.mark.parametrize("name", ["karibik", "carthago", "porto"])
def test_every_game_has_it(visit: Visit, name: str) -> None:
    visitor = visit()
    table = visitor.open_table(name, 4 if name == "porto" else 3)
    visitor.go(f"/table/{table}")
    visitor.wait_for_turn()
    lit = visitor.page.locator(f"{LIT}, [data-answer]").first
    lit.hover()
    visitor.page.locator(LINE).wait_for()
    assert visitor.page.locator(LINE).inner_text().strip()


@pytest.mark.parametrize("name", FIRST)
def test_the_question_it_ends_with_is_the_one_that_is_put_then(visit: Visit, name: str) -> None:
    """Word for word: a question that is told by what is possible must not say that nothing is."""
    compared = 0
    for kind in kinds(name) if FULL else FIRST[name]:
        compared += said_is_asked(visit, found(name)[kind][1])
    assert compared >= 1


def said_is_asked(visit: Visit, put: Put) -> bool:
    """Point at an answer after which the same seat is asked again, read, press, and read the question. False: there is
    no such answer in the row."""
    first = come(visit, put)
    table = first.page.url.rpartition("/")[2]
    offers = {o["label"]: o["id"] for o in first.seen(table)["position"]["offers"]}
    labels = [str(b.get_attribute("data-answer")) for b in first.page.locator(".slots [data-answer]").all()]
    said = {a: first.page.request.get(f"/tables/{table}/ahead?do={offers[a]}").json() for a in labels}
    first.close()
    again = [a for a, one in said.items() if one["then"]["seat"] == put.seat and not told(one)]
    return any(is_asked_after(come(visit, put), label, offers[label]) for label in again)


def told(said: dict[str, Any]) -> bool:
    """Where something is sure the page says that, and not what is asked next."""
    return any(said[what] for what in ("events", "later", "figures", "notes"))


def is_asked_after(visitor: Visitor, label: str, action: int) -> bool:
    """Compares; False, where only one answer is left then: that is passed by itself, and put in other words."""
    page, table, at = visitor.page, visitor.page.url.rpartition("/")[2], visitor.version()
    page.locator(f".slots [data-answer='{label}']").hover()
    page.locator(LINE).wait_for()
    said = page.locator(f"{LINE} .said > span").last.inner_text().removeprefix("Then: ")
    assert page.request.post(f"/tables/{table}/do", data={"do": action, "at": at}).ok
    visitor.until(lambda: visitor.version() > at)
    if len(visitor.seen(table)["position"]["offers"]) == 1:
        return False
    assert said in page.locator(".prompt .ask b").inner_text(), label
    visitor.close()
    return True
