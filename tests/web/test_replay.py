"""A finished game is gone through act by act: an answer and its draws are one step. It is one screen, as is the
table."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cothon.games import game, names
from kit.browser import Visitor
from kit.endings import ending
from kit.replayed import SIZES, wrong_at

Visit = Callable[..., Visitor]


def test_a_step_is_an_answer_with_its_draws(visit: Visit) -> None:
    visitor = visit()
    table = visitor.bring(ending("karibik", 4).record)
    by = visitor.page.request.get(f"/tables/{table}/replay?at=0").json()["by"]
    steps = sorted({0, len(by), *(v for v, seat in enumerate(by) if seat >= 0)})
    assert len(steps) < len(by)
    visitor.go(f"/replay/{table}")
    page = visitor.page
    steps_of = page.locator("output.num")
    steps_of.wait_for()
    assert steps_of.inner_text() == f"0 / {len(steps) - 1}"
    for n, version in enumerate(steps[1:4], start=1):
        page.keyboard.press("ArrowRight")
        visitor.until(lambda n=n: steps_of.inner_text() == f"{n} / {len(steps) - 1}")
        visitor.until(lambda version=version: f"at={version}" in page.url)
        assert page.locator("[aria-current=step]").count() <= 1


@pytest.mark.parametrize("name", names())
def test_a_replay_is_one_screen_with_all_of_the_board_and_the_current_move(visit: Visit, name: str) -> None:
    visitor = visit(language="de-DE")
    end = ending(name, max(game(name).seats_allowed({})))
    table = visitor.bring(end.record)
    wrong: list[str] = []
    for part in (0.4, 0.7, 1):
        visitor.go(f"/replay/{table}?at={int(part * end.version)}")
        visitor.page.locator("[data-region=board] .play > *").first.wait_for()
        wrong += [f"at {part}, {line}" for size in SIZES for line in wrong_at(visitor, *size)]
    assert not wrong, "\n".join(wrong)


def test_the_review_is_shown_instead_of_the_board_and_a_list_of_moves_on_a_phone_leads_to_one(visit: Visit) -> None:
    visitor = visit(phone=True)
    visitor.go(f"/replay/{visitor.bring(ending('karibik', 4).record)}?at=40")
    page = visitor.page
    page.get_by_role("button", name="Review", exact=True).click()
    page.locator("[data-region=review]").wait_for()
    assert page.locator("[data-region=board]").count() == 0
    page.get_by_role("button", name="Board", exact=True).click()
    page.locator("[data-region=board]").wait_for()
    page.get_by_role("button", name="Moves", exact=True).click()
    page.locator("dialog[open] [data-step='3']").click()
    visitor.until(lambda: page.locator("output.num").inner_text().startswith("3 /"))
    assert page.locator("dialog[open]").count() == 0
