"""A finished game is gone through act by act: an answer and its draws are one step, and the player hides nothing."""

from __future__ import annotations

from collections.abc import Callable

from kit.browser import Visitor
from kit.endings import ending

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
    bar = page.locator(".ctl").bounding_box()
    shown = page.locator(".shown").bounding_box()
    assert bar is not None
    assert shown is not None
    assert shown["y"] + shown["height"] <= bar["y"]
