"""Every act is a scene: in order, with a caption, at a pace; and nobody waits for it who has to answer."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cothon.games import game, names
from cothon.play import text
from kit.browser import Visitor
from kit.filmed import four_bots, large_figures, scenes, turns, watch
from kit.variants import FULL

Visit = Callable[..., Visitor]
GAMES = Path(__file__).parents[2] / "web" / "src" / "games"
SHARE = 60  # versions; whole games are left to the full counts
MOVING = {"reduced_motion": "no-preference"}


@pytest.mark.parametrize("name", names())
def test_every_kind_of_event_has_a_declared_scene(name: str) -> None:
    said = (GAMES / name / "scenes.ts").read_text()
    declared = set(re.findall(r"^ {4}(\w+): \{", said.partition("  kinds: {\n")[2], re.M))
    assert declared == game(name).story.events.keys() - {"taken_back"}
    for joined in re.findall(r"joins: \[([^\]]*)\]", said):
        assert set(re.findall(r"'(\w+)'", joined)) <= declared


def since(name: str) -> int:
    """From the beginning, or a share that ends with the game."""
    return 0 if FULL else max(0, four_bots(name).version - SHARE)


@pytest.mark.parametrize("name", names())
def test_a_game_of_four_bots_is_played_scene_by_scene(visit: Visit, name: str) -> None:
    match = four_bots(name)
    visitor = visit(pace="normal", **MOVING)
    reads = watch(visitor, visitor.bring(text.write(match.record())), since(name))
    shown = scenes(reads)
    told = [one for scene in shown for one in scene.told.split()]
    assert told == [f"{version}:{event['event']}" for version, event in match.events(None, since(name))]
    assert all(scene.words for scene in shown)
    figures = large_figures(match)
    versions = [read.version for read in reads if read.scene]
    assert versions == sorted(versions)
    for read in shown:
        assert read.large == figures[read.version], read
    assert all(1 <= seconds <= 6 for seconds in turns(reads)), turns(reads)


@pytest.mark.parametrize("name", names())
def test_at_once_shows_the_same_end(visit: Visit, name: str) -> None:
    record = text.write(four_bots(name).record())
    ends = []
    for pace in ("quick", "now"):
        visitor = visit(pace=pace)
        table = visitor.bring(record)
        if pace == "quick":
            watch(visitor, table, four_bots(name).version - 12)
        else:
            visitor.go(f"/table/{table}")
        visitor.page.locator("[data-ended]").wait_for()
        visitor.page.locator("[data-region=log] li").first.wait_for()
        ends.append([part.inner_text() for part in visitor.page.locator("[data-ended], .seats, .log ol").all()])
    assert ends[0] == ends[1]


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
    if (window.word && quay && !quay.classList.contains('calm')) {
      window.asked.push(performance.now() - window.word)
      window.word = 0
    }
  }).observe(document, { subtree: true, childList: true, attributes: true })
"""


def test_against_the_clock_the_question_is_there_at_once(visit: Visit) -> None:
    visitor = visit(pace="calm", **MOVING)
    visitor.context.add_init_script(TIMES_STEPS)
    table = visitor.open_table("karibik", 4, clock={"kind": "bank", "bank_s": 600, "increment_s": 10})
    visitor.go(f"/table/{table}")
    for _ in range(6):
        visitor.wait_for_turn()
        visitor.page.wait_for_timeout(200)
        where = visitor.seen(table)["position"]
        if where["ended"]:
            break
        answer(visitor, table, where)
    visitor.wait_for_turn()
    waited = visitor.page.evaluate("window.asked")
    assert waited
    assert sorted(waited)[len(waited) // 2] < 200, waited


def answer(visitor: Visitor, table: str, where: dict[str, Any]) -> None:
    chosen = where["offers"][-1]["id"]
    visitor.page.request.post(f"/tables/{table}/do", data={"do": chosen, "at": where["version"]})


def test_scenes_can_be_left_and_nothing_is_answered_on_an_old_view(visit: Visit) -> None:
    visitor = visit(pace="calm", **MOVING)
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
    table = visitor.open_table("karibik", 3)
    visitor.go(f"/table/{table}")
    for _ in range(4):
        visitor.wait_for_turn()
        answer(visitor, table, visitor.seen(table)["position"])
    visitor.wait_for_turn()
    page, now = visitor.page, visitor.version()
    page.locator("[data-again]").click()
    page.locator(".stage").wait_for()
    assert visitor.version() <= now
    page.keyboard.press("Escape")
    visitor.until(lambda: visitor.version() == now)
    visitor.wait_for_turn()
