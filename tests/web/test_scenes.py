"""Every act is a scene: in order, with a caption, at a pace; and nobody waits for it who has to answer."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cothon.games import game, names
from cothon.play import text
from cothon.play.match import Match
from kit.browser import ANSWER, LIT, Visitor, middle
from kit.filmed import READS, Read, four_bots, fully_told, large_figures, run, scenes, signs, turns, watch
from kit.patience import wait_until
from kit.questions import found

Visit = Callable[..., Visitor]
GAMES = Path(__file__).parents[2] / "web" / "src" / "games"
SHARE = 60  # versions at the end of a game; whole games are left to the full counts
MOVING = {"reduced_motion": "no-preference"}


@pytest.mark.parametrize("name", names())
def test_every_kind_of_event_has_a_declared_scene(name: str) -> None:
    said = (GAMES / name / "scenes.ts").read_text()
    declared = set(re.findall(r"^ {4}(\w+): \{", said.partition("  kinds: {\n")[2], re.M))
    assert declared == game(name).story.events.keys() - {"taken_back"}
    for joined in re.findall(r"joins: \[([^\]]*)\]", said):
        assert set(re.findall(r"'(\w+)'", joined)) <= declared


@pytest.mark.parametrize("name", names())
def test_a_game_of_four_bots_is_played_scene_by_scene(visit: Visit, name: str) -> None:
    played_scene_by_scene(visit(pace="normal", **MOVING), four_bots(name), four_bots(name).version - SHARE)


@pytest.mark.parametrize("name", names())
def test_whole_counts_all_of_a_game_is_played_scene_by_scene(visit: Visit, name: str) -> None:
    played_scene_by_scene(visit(pace="normal", **MOVING), four_bots(name), 0)


def played_scene_by_scene(visitor: Visitor, match: Match, since: int) -> None:
    """Every event in its order, with words, at positions that existed, each turn at its pace."""
    reads = watch(visitor, visitor.bring(text.write(match.record())), since)
    shown = scenes(reads)
    told = [one for scene in shown for one in scene.told.split()]
    assert told == [f"{version}:{event['event']}" for version, event in match.events(None, since)]
    assert all(read.words for read in reads if read.scene)
    # what the seats have changes with the caption that tells the last of what led to it, and not before
    figures, told_up_to = large_figures(match), fully_told(match, since, reads)
    ahead = [read for read in reads if read.scene and read.large != figures[told_up_to[read.scene]]]
    assert not ahead, [(read.told, read.large, figures[told_up_to[read.scene]]) for read in ahead[:3]]
    versions = [read.version for read in reads if read.scene]
    assert versions == sorted(versions)
    assert all(1 <= seconds <= 6 for seconds in turns(reads)), turns(reads)
    # nobody has the turn between two decades
    assert all(on in ([owner], []) for owner, on in signs(reads)), [s for s in signs(reads) if s[1] != [s[0]]]
    assert any(on for _, on in signs(reads))


@pytest.mark.parametrize("name", names())
def test_at_once_shows_the_same_end(visit: Visit, name: str) -> None:
    match = four_bots(name)
    record, since = text.write(match.record()), match.version - 12
    played, left, now = visit(pace="quick"), visit(pace="calm"), visit(pace="now")
    watch(played, played.bring(record), since)
    played.page.clock.resume()
    left.go(f"/table/{left.bring(record)}?from={since}")
    left.page.locator("[data-region=pace] button").last.click()
    now.go(f"/table/{now.bring(record)}")
    assert end(played) == end(left) == end(now)


def end(visitor: Visitor) -> list[str]:
    """The result, and the last board: seats and story."""
    visitor.page.locator("[data-ended]").wait_for()
    result = visitor.page.locator("[data-ended] h1, [data-ended] .pod, [data-ended] table").all_inner_texts()
    visitor.page.keyboard.press("b")
    visitor.page.locator("[data-region=log] li").first.wait_for()
    assert visitor.page.locator(".stage").count() == 0
    return result + visitor.page.locator(".seats article, .log ol").all_inner_texts()


def test_with_reduced_motion_there_are_captions_and_nothing_moves(visit: Visit) -> None:
    match = four_bots("karibik")
    visitor = visit(pace="normal")
    reads = watch(visitor, visitor.bring(text.write(match.record())), match.version - 30)
    assert all(scene.words for scene in scenes(reads))
    assert visitor.page.evaluate("document.getAnimations().filter((a) => !(a instanceof CSSTransition)).length") == 0


TIMES_STEPS = """
  const add = EventSource.prototype.addEventListener
  EventSource.prototype.addEventListener = function (name, handle) {
    add.call(this, name, (e) => { if (name === 'step') window.word = performance.now(); handle(e) })
  }
  window.asked = []
  new MutationObserver(() => {
    const quay = document.querySelector('[data-region=quay]')
    if (window.word !== undefined && quay?.matches(':not(.calm):not(:has(.playing))')) {
      window.asked.push(performance.now() - window.word)
      window.word = undefined
    }
  }).observe(document, { subtree: true, childList: true, attributes: true })
"""


def test_against_the_clock_the_question_is_there_at_once(visit: Visit) -> None:
    """From the server's word to the question, by the page's clock, which goes on only when it is told to."""
    visitor = visit(pace="calm", **MOVING)
    visitor.page.clock.install(time=0)
    visitor.page.clock.pause_at(1000)
    visitor.context.add_init_script(TIMES_STEPS)
    visitor.set(ask=True)
    table = visitor.open_table("karibik", 4, clock={"kind": "bank", "bank_s": 600, "increment_s": 10})
    visitor.go(f"/table/{table}")
    asked = f"{LIT}, {ANSWER}"
    for _ in range(8):
        wait_until(lambda: run(visitor, 20) == 0 and visitor.page.locator(asked).count())
        where = visitor.seen(table)["position"]
        answer(visitor, table, where)
        wait_until(lambda at=where["version"]: run(visitor, 20) >= 0 and visitor.version() > at)
    wait_until(lambda: len(visitor.page.evaluate("window.asked")) > 4)
    waited = visitor.page.evaluate("window.asked")
    assert all(0 <= ms < 200 for ms in waited), waited


def answer(visitor: Visitor, table: str, where: dict[str, Any]) -> None:
    chosen = where["offers"][-1]["id"]
    visitor.page.request.post(f"/tables/{table}/do", data={"do": chosen, "at": where["version"]})


def test_scenes_can_be_left_and_nothing_is_answered_on_an_old_view(visit: Visit) -> None:
    visitor = visit(pace="calm", **MOVING)
    visitor.set(ask=True)
    table = visitor.open_table("karibik", 4)
    visitor.go(f"/table/{table}")
    page = visitor.page
    page.locator("[data-region=quay]").wait_for()
    while page.locator("[data-region=pace]").count() == 0:
        visitor.wait_for_turn()
        answer(visitor, table, visitor.seen(table)["position"])
        page.wait_for_timeout(300)
    present = visitor.seen(table)["table"]["version"]
    if visitor.version() < present:
        assert page.locator("[data-look=lit], [data-answer]").count() == 0
    page.keyboard.press("Escape")
    visitor.until(lambda: visitor.version() == present)
    assert page.locator("[data-region=pace]").count() == 0


def test_what_happened_since_my_last_turn_is_shown_again(visit: Visit) -> None:
    visitor = visit()
    visitor.set(ask=True)
    table = visitor.open_table("karibik", 3)
    visitor.go(f"/table/{table}")
    for _ in range(4):
        visitor.wait_for_turn()
        where = visitor.seen(table)["position"]
        answer(visitor, table, where)
        visitor.until(lambda at=where["version"]: visitor.version() > at)
    visitor.wait_for_turn()
    page, now = visitor.page, visitor.version()
    page.locator("[data-again]").click()
    page.locator(".stage").wait_for()
    assert visitor.version() <= now
    page.keyboard.press("Escape")
    visitor.until(lambda: visitor.version() == now)
    visitor.wait_for_turn()


@pytest.mark.parametrize("pace", ["calm", "normal"])
def test_only_at_calm_a_moment_of_weight_waits_for_who_loses_something(visit: Visit, pace: str) -> None:
    match = four_bots("traders")
    lost, seat = next((at, e["seat"]) for at, e in match.events(None, 0) if e["event"] == "lost")
    visitor = visit(pace=pace, **MOVING)
    page = visitor.page
    page.clock.install(time=0)
    table = visitor.play_on(text.write(match.record()), lost - 1, int(seat), 4)
    visitor.wait_for_turn()
    page.clock.pause_at(600_000)
    answer(visitor, table, visitor.seen(table)["position"])
    wait_until(lambda: run(visitor, 50) and page.locator(".stage .sum.down").count())
    page.clock.run_for(20_000)
    assert page.locator("[data-waits]").count() == (pace == "calm")
    if pace == "calm":
        page.keyboard.press("x")
        wait_until(lambda: run(visitor, 50) >= 0 and not page.locator("[data-waits]").count())


def test_a_touch_that_stays_on_the_board_hurries(visit: Visit) -> None:
    match, played = four_bots("karibik"), []
    record, since = text.write(match.record()), match.version - SHARE
    for holds in (False, True):
        visitor = visit(pace="calm", **MOVING)
        page = visitor.page
        page.clock.install(time=0)
        page.clock.pause_at(1000)
        visitor.go(f"/table/{visitor.bring(record)}?from={since}")
        wait_until(lambda seen=visitor: run(seen, 50) > 0)
        if holds:
            page.locator("[data-region=board]").hover()
            page.mouse.down()
        page.clock.run_for(4000)
        played.append(int(page.locator(".stage").get_attribute("data-scene") or 0))
        page.mouse.up()
    assert played[1] > 2 * played[0]


def test_a_round_ends_with_what_each_seat_gained(visit: Visit) -> None:
    visitor = visit(pace="quick", **MOVING)
    page = visitor.page
    page.clock.install(time=0)
    page.clock.pause_at(1000)
    table = visitor.bring(text.write(four_bots("karibik").record()))
    visitor.go(f"/table/{table}?from=0")
    sums = page.locator('.stage[data-told=""]')
    wait_until(lambda: run(visitor, 200) >= 0 and sums.count())
    title = sums.locator(".title").inner_text()
    assert re.fullmatch(r"Round \d+ is over", title)
    assert sums.locator(".sum").count() == 4
    page.keyboard.press("Enter")
    run(visitor, 200)
    assert sums.count() == 0
    assert title in page.locator("[data-region=log]").inner_text()


# Where things seem to come from when they begin to travel, and where they were: how far apart, in pixels.
ASTRAY = """(was) => document.getAnimations()
  .filter((a) => a.effect.target.dataset.k in was)
  .map((a) => {
    a.pause()
    a.currentTime = 0
    const [r, [x, y]] = [a.effect.target.getBoundingClientRect(), was[a.effect.target.dataset.k]]
    return Math.hypot(r.x + r.width / 2 - x, r.y + r.height / 2 - y)
  })"""
MIDDLES = """() => Object.fromEntries([...document.querySelectorAll('[data-k]')].map((e) => {
  const r = e.getBoundingClientRect()
  return [e.dataset.k, [r.x + r.width / 2, r.y + r.height / 2]]
}))"""


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1920, 1080)])
def test_things_travel_from_where_they_were_in_every_window(visit: Visit, width: int, height: int) -> None:
    match, astray = four_bots("karibik"), []
    visitor = visit(pace="normal", viewport={"width": width, "height": height}, **MOVING)
    page = visitor.page
    page.clock.install(time=0)
    page.clock.pause_at(1000)
    visitor.go(f"/table/{visitor.bring(text.write(match.record()))}?from={match.version - 3 * SHARE}")
    wait_until(lambda: run(visitor, 50) > 0)
    while len(astray) < 5:
        page.evaluate("document.getAnimations().forEach((a) => a.finish())")
        was, version = page.evaluate(MIDDLES), visitor.version()
        wait_until(lambda at=version: run(visitor, 50) and visitor.version() > at)
        astray += page.evaluate(ASTRAY, was)
    stage, board = (page.locator(at).bounding_box() for at in (".stage", ".one > .board"))
    assert stage
    assert board
    assert all(abs(stage[side] - board[side]) < 2 for side in ("x", "y", "width"))
    assert max(astray) < 3, astray


def test_a_new_table_says_how_long_its_bots_wait(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.go("/new/karibik")
    wait = page.locator("[data-pause]")
    assert wait.get_attribute("data-pause") == "0"
    page.get_by_role("button", name="Slowly").click()
    page.get_by_role("button", name="Begin the game").click()
    page.wait_for_url("**/table/*")
    assert visitor.seen(page.url.rpartition("/")[2])["table"]["bot_pause"] == 1500


def test_a_game_of_days_offers_to_show_what_one_missed(visit: Visit) -> None:
    visitor = visit()
    visitor.set(ask=True)
    table = visitor.open_table("karibik", 3, clock={"kind": "days", "days": 1})
    middle(visitor, table, 6)
    visitor.until(lambda: bool(visitor.seen(table)["position"]["offers"]))
    visitor.go(f"/table/{table}")
    page = visitor.page
    offer = page.locator("[data-recap]")
    offer.wait_for()
    now = visitor.version()
    offer.get_by_role("button", name="Show me").click()
    page.locator(".stage").wait_for()
    assert offer.count() == 0
    page.keyboard.press("Escape")
    visitor.until(lambda: visitor.version() == now)
    visitor.wait_for_turn()
    assert offer.count() == 0


def test_sound_is_offered_at_home_where_nothing_waits_and_never_at_a_table(visit: Visit) -> None:
    put = found("karibik")["take"][0]
    visitor = visit(pace="calm", **MOVING)
    visitor.set(offered=False)
    page, offer = visitor.page, visitor.page.locator("[data-sound-offer]")
    table = visitor.play_on(put.record, put.version, put.seat, put.seats)
    visitor.wait_for_turn()
    answer(visitor, table, visitor.seen(table)["position"])
    page.locator(".stage").wait_for()
    page.keyboard.press("Escape")
    visitor.wait_for_turn()
    assert offer.count() == 0
    visitor.go("/")
    offer.get_by_role("button", name="Sound on").click()
    assert page.evaluate("JSON.parse(localStorage['cothon.settings']).sound") is True
    assert page.evaluate("JSON.parse(localStorage['cothon.settings']).offered") is True
    assert offer.count() == 0


def begun_with_a_pass(visitor: Visitor) -> tuple[str, int]:
    """A new table at which others have played, and the first question has no answer but to go on; and its version."""
    for _ in range(60):
        table = visitor.open_table("karibik", 4)
        visitor.until(lambda table=table: bool(visitor.seen(table)["position"]["offers"]))  # type: ignore[misc]
        position = visitor.seen(table)["position"]
        if position["forced"] is not None and position["version"] > 2:
            return table, int(position["version"])
    raise AssertionError("no table begins so")


def test_the_first_turns_of_others_are_shown_also_where_ones_own_first_question_goes_on_by_itself(visit: Visit) -> None:
    visitor = visit(pace="normal", **MOVING)
    page = visitor.page
    table, version = begun_with_a_pass(visitor)
    page.clock.install(time=0)
    page.clock.pause_at(1000)
    visitor.go(f"/table/{table}")
    page.evaluate(READS)
    wait_until(lambda: run(visitor, 50) > 0)
    wait_until(lambda: run(visitor, 500) == 0 and happened(visitor, table)[-1]["version"] > version)
    wait_until(lambda: all(run(visitor, 200) == 0 for _ in range(5)))
    shown = scenes([Read(**read) for read in page.evaluate("window.read")])
    told = [one for scene in shown for one in scene.told.split()]
    before = [f"{e['version']}:{e['event']['event']}" for e in happened(visitor, table) if e["version"] <= version]
    assert told[: len(before)] == before
    why = next(scene for scene in shown if f"{version + 1}:done" in scene.told.split())
    assert why.words.startswith("There is nothing that you can take.")
    page.locator("[data-region=log]").get_by_text("You had no choice.").first.wait_for()
    # shown again, it begins where the player saw nothing yet: nobody chose the pass
    page.evaluate("window.read = []")
    page.locator("[data-again]").click()
    wait_until(lambda: run(visitor, 50) > 0)
    again = scenes([Read(**read) for read in page.evaluate("window.read")])
    assert again[0].told.split()[0] == before[0]


def happened(visitor: Visitor, table: str) -> list[dict[str, Any]]:
    told: list[dict[str, Any]] = visitor.page.request.get(f"/tables/{table}/events").json()
    return told
