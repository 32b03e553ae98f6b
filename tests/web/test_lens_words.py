"""The lens: what a thing is, how many like it there are and are left, who has a use for it, why it cannot be chosen."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Route

from cothon.games.karibik import pieces as karibik
from cothon.games.traders import pieces as traders
from kit.browser import Visitor, middle, quiet
from kit.clauses import ROOT
from kit.questions import Put, first, found

sys.path.insert(0, str(ROOT / "tools"))
import locales

Visit = Callable[..., Visitor]
LENS = "[role=tooltip].lens.placed"
RIVALS = [{"kind": "bot", "bot": "random"}] * 3


def come(visitor: Visitor, name: str, moves: int = 40) -> dict[str, Any]:
    """In the middle of a game; gives the view."""
    table = visitor.open_table(name, 4, seats_=[{"kind": "me"}, *RIVALS])
    middle(visitor, table, moves)
    visitor.go(f"/table/{table}")
    visitor.wait_for_turn()
    quiet(visitor)
    view: dict[str, Any] = visitor.seen(table)["position"]["view"]
    return view


def seen_at(visitor: Visitor, put: Put) -> dict[str, Any]:
    """The same position every time; gives the view."""
    table = visitor.play_on(put.record, put.version, put.seat, put.seats)
    visitor.wait_for_turn()
    quiet(visitor)
    view: dict[str, Any] = visitor.seen(table)["position"]["view"]
    return view


def asked_to_pay(visitor: Visitor) -> None:
    """Traders, where the cards of the Market cannot be chosen."""
    seen_at(visitor, found("traders")["pay"][0])


def looked_at(visitor: Visitor, thing: Locator) -> str:
    """All that the lens says of it."""
    thing.hover(force=True)
    visitor.page.locator(LENS).wait_for()
    visitor.page.keyboard.press("i")
    visitor.page.locator(f"{LENS}.kept").wait_for()
    words = visitor.page.locator(LENS).inner_text()
    visitor.page.keyboard.press("Escape")
    visitor.page.locator(LENS).wait_for(state="detached")
    return words


def cards(visitor: Visitor) -> list[tuple[str, Locator]]:
    """The cards on the board and in front of the viewer, by the names of their faces."""
    regions = [f"[data-region={name}] [data-lens][data-k]" for name in ("board", "hand")]
    found = [thing for region in regions for thing in visitor.page.locator(region).all()]
    return [((thing.get_attribute("data-k") or "").split("#")[0], thing) for thing in found if thing.is_visible()]


@pytest.mark.parametrize(
    ("name", "copies"),
    [
        ("karibik", {row["id"]: row["n110"] for row in karibik.ROWS}),
        ("traders", dict(zip(traders.FACE_NAMES, traders.COPIES, strict=True))),
    ],
)
def test_it_tells_how_many_cards_of_a_face_are_in_the_box_and_how_many_are_unseen(
    visit: Visit, name: str, copies: dict[str, int]
) -> None:
    visitor, put = visit(), first(name, "seats=3", lambda m: m.version > 60 and len(m.offers(m.actor)) > 2)
    view = seen_at(visitor, put)
    assert view.get("edition") in (None, "karibik110")
    pool = view["unseen"] if name == "karibik" else view["pool"]
    looked = 0
    for face, thing in cards(visitor)[:6]:
        said = looked_at(visitor, thing)
        assert any(f"{copies[face]} {words}" in said for words in ("in all", "like it")), (face, said)
        if pool is not None:
            assert f"{pool.get(face, 0)} unseen" in said, (face, said)
        looked += 1
    assert looked >= 2


def test_it_counts_the_kind_of_a_card_and_not_only_the_very_card_in_karibik(visit: Visit) -> None:
    visitor = visit()
    view = seen_at(visitor, found("karibik")["take"][1])  # the same position every time: it has a ship
    lies = next(card for card in [*view["harbour"], *view["row"]] if card["kind"] == "ship")
    unseen = sum(n for face, n in view["unseen"].items() if face.startswith(f"{lies['type']}-"))
    said = looked_at(visitor, visitor.page.locator(f"[data-region=board] [data-k^='{lies['id']}']").first)
    assert f"still unseen, in the deck or among the coins: {unseen}" in said


@pytest.mark.parametrize("name", ["karibik", "traders", "carthago", "porto"])
def test_no_thing_on_the_table_is_silent_about_what_it_is_for(visit: Visit, name: str) -> None:
    visitor = visit()
    come(visitor, name)
    topics = visitor.page.evaluate("() => [...document.querySelectorAll('[data-topic]')].map(e => e.dataset.topic)")
    assert len(topics) > 10
    for code, files in locales.languages().items():
        keys = {*files[f"{name}-board"], *files["table"]}
        silent = {t for topic in topics for t in topic.replace("_", "-").split() if f"lens-about-{t}" not in keys}
        assert silent == set(), code
    assert visitor.page.locator("[data-lens]:not([data-topic], .frame)").count() == 0


def test_it_says_what_a_thing_is_for_at_once_and_more_when_asked(visit: Visit) -> None:
    visitor = visit()
    come(visitor, "porto")
    visitor.page.locator("[data-topic=temple]").hover(force=True)
    lens = visitor.page.locator(LENS)
    lens.wait_for()
    assert "Servants here pray for your charter ships." in lens.inner_text()
    assert "The Aristocrat brings them here" not in lens.inner_text()
    visitor.page.keyboard.press("i")
    lens.get_by_text("The Aristocrat brings them here").wait_for()


def test_it_tells_which_ships_ask_for_a_good_in_carthago(visit: Visit) -> None:
    visitor = visit()
    view = come(visitor, "carthago")
    card = view["market"][0]
    said = looked_at(visitor, visitor.page.locator(f"[data-region=board] [data-k={card['card']}]"))
    assert f"{card['good'].capitalize()}: 15 in all" in said
    for dock in view["docks"]:
        asks = dock["ship"] is not None and dock["ship"]["good"] == card["good"]
        assert (f"the ship at dock {dock['dock']} loads it".lower() in said.lower()) == asks


def test_it_tells_which_docks_want_a_good_in_porto(visit: Visit) -> None:
    visitor = visit()
    view = come(visitor, "porto")
    good = view["market"][0]
    said = looked_at(visitor, visitor.page.locator(f"[data-region=board] [data-k='market:{good}:0']"))
    assert f"{view['bag'][good]} in the bag" in said
    assert said.lower().count("wants it") == sum(
        d["ship"] is not None and d["ship"]["good"] == good for d in view["docks"]
    )


def test_it_is_short_at_first_and_full_when_pressed_again(visit: Visit) -> None:
    visitor = visit()
    asked_to_pay(visitor)
    thing = next(one for _, one in cards(visitor) if one.get_attribute("data-look") in (None, "dim"))
    thing.hover(force=True)
    visitor.page.locator(LENS).wait_for()
    assert "How many" not in visitor.page.locator(LENS).inner_text()
    at = visitor.version()
    thing.click(force=True)
    visitor.page.locator(f"{LENS}.kept").get_by_text("How many").wait_for()
    visitor.page.keyboard.press("i")  # the same key closes it
    visitor.page.locator(LENS).wait_for(state="detached")
    assert visitor.version() == at


def test_a_finger_taps_for_the_short_one_and_taps_again_for_all_of_it(visit: Visit) -> None:
    visitor = visit(phone=True)
    asked_to_pay(visitor)
    thing = next(one for _, one in cards(visitor) if one.get_attribute("data-look") is None)
    thing.tap()
    lens = visitor.page.locator(LENS)
    lens.wait_for()
    assert "How many" not in lens.inner_text()
    thing.tap(force=True)
    lens.get_by_text("How many").wait_for()
    visitor.no_scroll()


@pytest.mark.parametrize("name", ["karibik", "traders", "carthago", "porto"])
def test_every_sign_in_the_panel_of_a_seat_has_its_word(visit: Visit, name: str) -> None:
    visitor = visit(language="de-DE")
    come(visitor, name)
    seat = visitor.page.locator("[data-region=seats] article").nth(1)
    signs = seat.locator("svg:not(.st > svg)")  # the emblem stands beside the name
    for sign in signs.all():
        if not sign.is_visible():
            continue
        word = sign.evaluate("e => e.closest('[title]')?.title || e.ariaLabel || ''")
        beside = sign.evaluate("e => e.parentElement.innerText.trim()")
        assert word or beside, sign.evaluate("e => e.parentElement.outerHTML")
    figure = seat.locator(".vals > [title]:visible").last
    figure.hover(force=True)
    visitor.page.locator(LENS).wait_for()
    assert (figure.get_attribute("title") or "").lower()[:8] in visitor.page.locator(LENS).inner_text().lower()


def test_it_stays_when_the_server_tells_the_same_position_again(visit: Visit) -> None:
    visitor = visit()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    visitor.page.route("**/stream*", hold)  # as where many run at once: the line comes late
    asked_to_pay(visitor)
    _, thing = cards(visitor)[0]
    thing.hover(force=True)
    visitor.page.locator(LENS).wait_for()
    visitor.page.keyboard.press("i")
    visitor.page.locator(f"{LENS}.kept").wait_for()
    visitor.page.evaluate("""() => { const main = document.querySelector('main')
      window.away = 0
      new MutationObserver(() => (window.away += !document.querySelector('.lens'))).observe(main,
        { subtree: true, childList: true, attributes: true }) }""")
    visitor.until(lambda: len(held) > 0)
    with visitor.page.expect_response("**/stream*"):
        held.pop().continue_()
    visitor.page.wait_for_timeout(600)
    assert visitor.page.locator(f"{LENS}.kept").count() == 1
    assert visitor.page.evaluate("window.away") == 0
