"""How a table goes on: from an answer over its scenes to the next question, with keys and without."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Route

from cothon.play import text
from kit.browser import ANSWER, LIT, Clicker, Visitor, quiet
from kit.filmed import four_bots, run
from kit.patience import wait_until
from kit.questions import found

Visit = Callable[..., Visitor]
MOVING = {"reduced_motion": "no-preference"}
BOTS = [{"kind": "bot", "bot": "level-1"}] * 2
ASKED = f"{LIT}, {ANSWER}"
FOCUS = "document.activeElement.closest('[data-answer], [data-look=lit]') !== null"


def put(visitor: Visitor, name: str, ask: str) -> None:
    at = found(name)[ask][1]
    visitor.play_on(at.record, at.version, at.seat, at.seats)
    visitor.wait_for_turn()


def calm(visitor: Visitor) -> None:
    """Until the scenes have come to rest, and something is asked."""
    visitor.until(lambda: not visitor.page.locator(".stage, .playing").count() and visitor.page.locator(ASKED).count())


def test_a_payment_goes_on_although_what_may_be_added_was_refused_at_first(visit: Visit) -> None:
    visitor = visit()
    visitor.expected = "409"
    page, refused, late = visitor.page, [], []

    def refuse(route: Route) -> None:
        refused.append(route)
        route.continue_() if late else route.fulfill(status=409, json={"error": "stale"})

    def presses() -> bool:
        if not page.locator("[data-look=chosen]").count():
            page.locator(LIT).first.click()
        return page.locator("[data-look=chosen]").count() > 0

    page.route("**/burst*", refuse)
    put(visitor, "traders", "pay")
    quiet(visitor)
    assert refused
    assert not presses()
    late.append(True)
    visitor.until(presses)


@pytest.mark.parametrize("name", ["traders", "porto"])
def test_the_list_of_keys_opens_where_answers_share_a_letter(visit: Visit, name: str) -> None:
    visitor = visit()
    visitor.go(f"/table/{visitor.open_table(name, 3)}")
    visitor.page.get_by_role("button", name="Menu").click()
    visitor.page.get_by_role("button", name="Keyboard").click()
    visitor.page.locator("dialog kbd", has_text="Esc").wait_for()


def test_an_answer_by_keys_leads_the_focus_to_the_next_question_after_its_scenes(visit: Visit) -> None:
    visitor = visit(pace="quick", **MOVING)
    page = visitor.page
    table = visitor.open_table("karibik", 3, options={"start": 0})
    visitor.go(f"/table/{table}")
    calm(visitor)
    page.keyboard.press("g")
    for _ in range(4):
        before = visitor.version()
        page.keyboard.press("Enter")
        visitor.until(lambda at=before: visitor.version() > at)  # type: ignore[misc]
        calm(visitor)
        visitor.until(lambda: bool(page.evaluate(FOCUS)))
        page.wait_for_timeout(500)
        assert page.locator(".lens").count() == 0
    before = visitor.version()
    page.keyboard.press("Enter")
    page.locator(".talk > button").click()
    page.locator(".talk input").fill("good luck")
    visitor.until(lambda: visitor.version() > before)
    calm(visitor)
    assert page.evaluate("document.activeElement.matches('.talk input')")  # whoever writes goes on writing


def test_a_digit_presses_what_shows_it_and_else_leads_to_a_lit_thing(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    put(visitor, "porto", "act")
    before = visitor.version()
    digit = page.locator("[data-look=lit][data-digit]").last.get_attribute("data-digit") or ""
    page.keyboard.press("9")  # nothing shows it
    page.keyboard.press(digit)
    visitor.until(lambda: visitor.version() > before)
    table = page.url.rpartition("/")[2]
    told = page.request.get(f"/tables/{table}/events").json()
    assert next(e["event"] for e in told if e["version"] > before)["space"] == int(digit)

    put(visitor, "porto", "quay")
    before = visitor.version()
    page.keyboard.press("2")
    assert page.evaluate("document.activeElement === document.querySelectorAll('[data-look=lit]')[1]")
    assert visitor.version() == before


def test_a_question_mark_opens_the_list_of_keys(visit: Visit) -> None:
    visitor = visit()
    put(visitor, "karibik", "discover")
    visitor.page.keyboard.press("?")
    visitor.page.locator("dialog kbd", has_text="Esc").wait_for()


def test_a_key_that_is_held_answers_once(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    put(visitor, "karibik", "discover")
    before = visitor.version()
    for _ in range(3):
        page.keyboard.down("r")
    page.keyboard.up("r")
    visitor.until(lambda: visitor.version() > before)
    visitor.wait_for_turn()
    sent = page.request.get(f"/tables/{page.url.rpartition('/')[2]}/events").json()
    own = found("karibik")["discover"][1].seat  # a bust may have made it the turn of the others
    later = [e["event"] for e in sent if e["version"] > before]
    assert sum(e["event"] == "reveal" and e["seat"] == own for e in later) == 1


def test_the_story_is_one_stop_of_tab_and_arrows_lead_through_its_rules(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.go(f"/table/{visitor.bring(text.write(four_bots('karibik').record()))}")
    page.locator("[data-ended]").wait_for()
    page.keyboard.press("b")
    links = page.locator("[data-region=log] ol a")
    links.first.wait_for()
    assert links.count() > 10
    assert page.locator("[data-region=log] ol a:not([tabindex='-1'])").count() == 1
    page.keyboard.press("l")
    at = "[...document.querySelectorAll('[data-region=log] ol a')].indexOf(document.activeElement)"
    assert page.evaluate(at) == 0
    for _ in range(3):
        page.keyboard.press("ArrowDown")
    assert page.evaluate(at) > 1
    assert page.locator("[data-region=log] ol a:not([tabindex='-1'])").count() == 1


NOW = """() => ({
  version: Number(document.querySelector('main[data-version]')?.dataset.version ?? -1),
  told: document.querySelector('.stage')?.dataset.told ?? '',
  on: [...document.querySelectorAll('article.seat')].findIndex((e) => e.matches('.on')),
  lines: document.querySelectorAll('[data-region=log] li .act').length,
})"""


def test_whose_turn_it_is_and_the_story_wait_for_the_scene_that_tells_it(visit: Visit) -> None:
    match = four_bots("karibik")
    since = next(v for v, e in match.events(None, 0) if e["event"] == "bust") - 1
    visitor = visit(pace="normal", **MOVING)
    page = visitor.page
    page.clock.install(time=0)
    page.clock.pause_at(1000)
    visitor.go(f"/table/{visitor.bring(text.write(match.record()))}?from={since}")
    wait_until(lambda: run(visitor, 50) > 0)
    reads: list[dict[str, Any]] = []
    wait_until(lambda: not run(visitor, 50) or reads.append(page.evaluate(NOW)) or reads[-1]["version"] > since + 4)
    bust = next(r for r in reads if "bust" in r["told"])
    turn = next(r for r in reads if f"{since + 1}:turn" in r["told"])
    assert bust["on"] != turn["on"]
    assert bust["lines"] < turn["lines"]


@pytest.mark.parametrize("width", [800, 1280])
def test_the_way_back_closes_what_lies_over_the_table(visit: Visit, width: int) -> None:
    visitor = visit(viewport={"width": width, "height": 800})
    page = visitor.page
    visitor.go("/")
    visitor.go(f"/table/{visitor.open_table('karibik', 3)}")
    calm(visitor)
    at, main = page.url, page.locator("main.one").element_handle()
    if width == 800:
        page.keyboard.press("l")  # the story has no place beside the board
    else:
        page.get_by_role("button", name="Menu").click()
    page.locator("dialog").wait_for()
    page.go_back()
    page.locator("dialog").wait_for(state="detached")
    page.get_by_role("button", name="Menu").click()
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    assert page.url == at
    assert main
    assert main.evaluate("e => e.isConnected")
    page.go_back()
    visitor.until(lambda: page.url != at)


def test_why_not_is_asked_once_for_a_thing(visit: Visit) -> None:
    visitor = visit()
    page, asked = visitor.page, []
    put(visitor, "karibik", "take")
    page.on("request", lambda r: asked.append(r.url) if "/why-not" in r.url else None)
    dim = page.locator("[data-look=dim]:visible").first
    for _ in range(2):
        dim.hover()
        page.locator(".lens").wait_for()
        page.mouse.move(1, 1)
        page.locator(".lens").wait_for(state="detached")
    dim.evaluate("e => e.click()")
    page.locator("#why").wait_for()
    assert len(asked) == 1, json.dumps(asked)


def test_the_first_turns_of_others_are_shown_to_who_opens_the_table(visit: Visit) -> None:
    visitor = visit(pace="calm", **MOVING)
    visitor.set(ask=True)
    table = visitor.open_table("karibik", 3, seats_=[*BOTS, {"kind": "me"}], options={"start": 0})
    visitor.until(lambda: bool(visitor.seen(table)["position"]["offers"]))
    visitor.go(f"/table/{table}")
    visitor.page.locator(".stage").wait_for()
    assert visitor.version() < visitor.seen(table)["position"]["version"]
    visitor.page.keyboard.press("Escape")
    calm(visitor)


HEADED = """
  window.headed = []
  new MutationObserver(() => {
    if (!document.querySelector('.slots.playing')) return
    window.headed.push(document.querySelector('.quay .ask b:not([data-caption])')?.textContent ?? '')
    if (document.querySelector('.quay [data-topic=odds]')) window.headed.push('odds?')
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
"""


@pytest.mark.parametrize("name", ["karibik", "traders", "carthago", "porto"])
def test_while_scenes_are_played_nothing_is_asked(visit: Visit, name: str) -> None:
    visitor = visit(pace="normal", **MOVING)
    visitor.page.add_init_script(HEADED)
    visitor.go(f"/table/{visitor.open_table(name, 3)}")
    clicker = Clicker(visitor, 3)
    for _ in range(3):
        calm(visitor)
        before = visitor.version()
        visitor.until(lambda at=before: visitor.version() > at or bool(clicker.once()))  # type: ignore[misc]
    calm(visitor)
    headed = set(visitor.page.evaluate("window.headed"))
    assert headed
    assert not [words for words in headed if "?" in words or ":" in words], headed


ENDS = """
  window.ends = []
  new MutationObserver(() => {
    const now = document.querySelector('[data-ended]') ? 'end' : document.querySelector('.stage') ? 'scene' : ''
    if (now && now !== window.ends.at(-1)) window.ends.push(now)
  }).observe(document, { subtree: true, childList: true })
"""


def test_the_end_is_told_after_its_last_scene(visit: Visit) -> None:
    match = four_bots("karibik")
    at, seat = [(f.version, f.asked[0]) for f in match.film(None, 0) if f.asked][-1]
    visitor = visit(pace="normal", **MOVING)
    visitor.page.add_init_script(ENDS)
    visitor.play_on(text.write(match.record()), at, seat, 4)
    Clicker(visitor, 1).whole_game()
    visitor.page.locator("[data-ended]").wait_for()
    ends = visitor.page.evaluate("window.ends")
    assert ends[-2:] == ["scene", "end"], ends
    assert ends.count("end") == 1, ends
