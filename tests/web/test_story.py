"""The log of a table is a story: a line for each act, its details below it, the rules where one looks."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kit.browser import Visitor

Visit = Callable[..., Visitor]
LINES = "[data-region=log] li"
ANSWERS = 12


def played(visitor: Visitor, name: str) -> list[str]:
    """Some answers at a table with bots, the first that is offered each; gives the names of its seats."""
    visitor.set(ask=True)
    table = visitor.open_table(name, 3)
    visitor.go(f"/table/{table}")
    for _ in range(ANSWERS):
        visitor.wait_for_turn()
        position = visitor.seen(table)["position"]
        sent = {"do": position["offers"][0]["id"], "at": position["version"]}
        assert visitor.page.request.post(f"/tables/{table}/do", data=sent).ok
        visitor.until(lambda before=position["version"]: visitor.version() > before)  # type: ignore[misc]
    return [str(s["name"]) for s in visitor.seen(table)["table"]["seats"]]


@pytest.mark.parametrize("name", ["karibik", "porto"])
def test_a_line_begins_with_the_sign_of_its_seat_and_not_with_the_name(visit: Visit, name: str) -> None:
    visitor = visit()
    seats = played(visitor, name)
    acts = visitor.page.locator(f"{LINES} .act").all_inner_texts()
    assert any(act.startswith("You ") for act in acts)
    assert not any(act.startswith(f"{seat} ") for act in acts for seat in seats)
    assert {s.get_attribute("aria-label") for s in visitor.page.locator(f"{LINES} .st[role=img]").all()} <= set(seats)
    assert not any("goes into the harbour" in act for act in acts)  # the line before tells it


def test_the_rules_of_a_line_are_shown_where_one_points_or_where_the_focus_is(visit: Visit) -> None:
    visitor = visit()
    played(visitor, "karibik")
    line = visitor.page.locator(LINES, has=visitor.page.locator(".rules a")).first
    rules = line.locator(".rules")
    assert (rules.bounding_box() or {})["width"] <= 1
    line.hover()
    visitor.until(lambda: (rules.bounding_box() or {})["width"] > 1)
    visitor.page.mouse.move(0, 0)
    visitor.until(lambda: (rules.bounding_box() or {})["width"] <= 1)
    line.locator(".rules a").first.focus()
    visitor.until(lambda: (rules.bounding_box() or {})["width"] > 1)
