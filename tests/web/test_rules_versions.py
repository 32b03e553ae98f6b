"""Rules with more than one version in the browser: chosen for a new table, and told where they are not the newest."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from kit.browser import Host, Visitor, check, hosting, middle, quiet
from kit.copied import with_later_rules
from kit.later import LATER, NEWEST

Visit = Callable[..., Visitor]
GAME = "karibik"


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server on which karibik has one more version than it has."""
    env = with_later_rules(tmp_path_factory.mktemp("later"))
    with hosting(tmp_path_factory.mktemp("host"), env) as running:
        yield running


def table_of(visitor: Visitor) -> str:
    visitor.page.wait_for_url("**/table/*")
    return visitor.page.url.rpartition("/table/")[2].partition("?")[0]


def set_up(visitor: Visitor, label: str = "Version of the rules"):  # type: ignore[no-untyped-def]
    """The page for a new table with its rules open; gives the choice of the version."""
    visitor.go(f"/new/{GAME}")
    visitor.page.locator("details.rules > summary").click()
    choice = visitor.page.get_by_role("group", name=label)
    choice.wait_for()
    return choice


@pytest.mark.parametrize("phone", [False, True])
def test_a_table_begins_with_the_version_that_was_chosen_and_has_its_options(visit: Visit, phone: bool) -> None:
    visitor = visit(phone=phone)
    choice = set_up(visitor)
    names = [f"{LATER} (newest)", *(str(v) for v in range(NEWEST, 0, -1))]
    assert [b.inner_text() for b in choice.get_by_role("button").all()] == names
    assert choice.get_by_role("button", pressed=True).inner_text() == names[0]
    rules = visitor.page.locator("details.rules")
    assert rules.get_by_text("purse").count() > 0
    target = rules.get_by_role("spinbutton").first
    assert target.input_value() == "9"
    quiet(visitor)
    visitor.no_scroll()
    check(visitor)

    choice.get_by_role("button", name="1", exact=True).focus()
    visitor.page.keyboard.press("Enter")  # the keyboard alone will do
    assert choice.get_by_role("button", pressed=True).inner_text() == "1"
    assert (rules.get_by_text("purse").count(), target.input_value()) == (0, "10")
    rules.locator("summary .tag", has_text="Rules version 1").wait_for()
    assert rules.locator("summary .tag").count() == 1  # "standard rules" are the newest
    visitor.page.reload()  # it is kept
    visitor.page.locator("summary .tag", has_text="Rules version 1").wait_for()
    visitor.page.get_by_role("button", name="Begin the game").click()
    told = visitor.seen(table_of(visitor))["table"]
    assert (told["rules"], told["newest"], told["options"]["target"]) == (1, False, 10)
    assert "purse" not in told["options"]


def test_what_is_as_usual_begins_with_the_newest_rules_and_nothing_is_said_of_versions(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/")
    visitor.page.locator(f"[data-game={GAME}] .btn.go").first.click()
    told = visitor.seen(table_of(visitor))["table"]
    assert (told["rules"], told["newest"], told["options"]["target"]) == (LATER, True, 9)
    visitor.wait_for_turn()
    assert visitor.page.get_by_text("Rules version").count() == 0


@pytest.mark.parametrize("phone", [False, True])
def test_table_lobby_and_replay_say_rules_that_are_not_the_newest(visit: Visit, phone: bool) -> None:
    visitor = visit(phone=phone, language="de-DE")
    open_seats = [{"kind": "me"}, {"kind": "open"}]
    waiting = visitor.page.request.get("/me") and visitor.page.request.post(
        "/tables", data={"game": GAME, "seats": open_seats, "public": True, "rules": 1}
    )
    visitor.go(f"/table/{waiting.json()['id']}")
    note = visitor.page.locator("[data-old-rules='1']")
    note.wait_for()
    assert "Dieses Spiel folgt Version 1 seiner Regeln." in note.inner_text()
    assert note.get_by_role("link").get_attribute("href") == f"/rules/{GAME}#options"
    visitor.no_scroll()
    check(visitor)
    visitor.go("/")
    visitor.page.locator(".tb", has_text="Regelversion 1").first.wait_for()

    table = visitor.open_table(GAME, 2, rules=1)
    visitor.go(f"/table/{table}")
    visitor.wait_for_turn()
    assert (visitor.page.locator("header .what").get_by_text("Regelversion 1").count() == 0) == phone  # no room there
    visitor.page.get_by_role("button", name="Menü").first.click()
    visitor.page.locator("[data-old-rules='1']").wait_for()
    quiet(visitor)
    check(visitor)
    visitor.go("/")
    visitor.page.locator(".mine li", has_text="Regelversion 1").first.wait_for()
    middle(visitor, table, 100_000)
    visitor.go(f"/replay/{table}")
    visitor.page.get_by_role("button", name="Menü").first.click()
    visitor.page.locator("[data-old-rules='1']").wait_for()
    assert (visitor.page.locator("header .what").get_by_text("Regelversion 1").count() == 0) == phone
    visitor.no_scroll()
    quiet(visitor)
    check(visitor)


@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
def test_the_link_leads_to_the_options_in_the_rules(visit: Visit, language: str) -> None:
    visitor = visit(language=language)
    visitor.go(f"/rules/{GAME}#options")
    chapter = visitor.page.get_by_role("heading", name="Optionen" if language == "de-DE" else "Options", exact=True)
    chapter.wait_for()
    visitor.until(lambda: -5 < (chapter.bounding_box() or {"y": 9999})["y"] < 400)
