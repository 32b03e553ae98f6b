"""Copying a link: "Copied" is said only if it was; else the link is selected, to be copied by hand."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator

from kit.browser import Visitor

Visit = Callable[..., Visitor]
# A browser at a server without https, one that refuses, and one in which the old way does not work either.
MISSING = "Object.defineProperty(navigator, 'clipboard', { value: undefined })"
REFUSED = "navigator.clipboard.writeText = () => Promise.reject(new Error('no'))"
NO_COMMAND = "Document.prototype.execCommand = () => false"


def link_in(visitor: Visitor, where: str) -> Locator:
    """The part that copies the link of a table: in the menu of a game, or in the waiting room."""
    if where == "menu":
        visitor.go(f"/table/{visitor.open_table('karibik', 2)}")
        visitor.wait_for_turn()
        visitor.page.get_by_role("button", name="Menu").click()
        return visitor.page.locator("dialog .field", has_text="Link of this table")
    visitor.page.request.get("/me")
    seats = [{"kind": "me"}, {"kind": "invited"}]
    table = visitor.page.request.post("/tables", data={"game": "karibik", "seats": seats, "public": False}).json()
    visitor.go(f"/table/{table['id']}")
    return visitor.page.locator(".field", has_text="For those who may sit down")


@pytest.mark.parametrize("where", ["menu", "waiting room"])
@pytest.mark.parametrize("clipboard", [MISSING, REFUSED], ids=["missing", "refused"])
def test_a_link_that_cannot_be_copied_is_selected(visit: Visit, where: str, clipboard: str) -> None:
    visitor = visit()
    visitor.context.add_init_script(f"{clipboard};{NO_COMMAND}")
    part = link_in(visitor, where)
    part.get_by_role("button", name="Copy").click()
    part.get_by_text("copy it by hand").wait_for()
    assert visitor.page.get_by_text("copied").count() == 0
    link = part.locator("input").input_value()
    assert "/table/" in link
    assert visitor.page.evaluate("document.activeElement.value.slice(0, document.activeElement.selectionEnd)") == link


@pytest.mark.parametrize("where", ["menu", "waiting room"])
@pytest.mark.parametrize("clipboard", ["", MISSING, REFUSED], ids=["there", "missing", "refused"])
def test_a_copied_link_can_be_pasted(visit: Visit, where: str, clipboard: str) -> None:
    visitor = visit()
    visitor.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=visitor.url)
    visitor.context.add_init_script(clipboard)
    part = link_in(visitor, where)
    part.get_by_role("button", name="Copy").click()
    part.get_by_role("button", name="Copied").wait_for()
    link = part.locator("input").input_value()
    visitor.page.evaluate("""() => document.querySelector('dialog[open], main').append(
      Object.assign(document.createElement('textarea'), { id: 'paste' }))""")
    visitor.page.locator("#paste").focus()
    visitor.page.keyboard.press("Control+V")
    assert visitor.page.locator("#paste").input_value() == link
