"""Once more: against bots the next game begins at once; with other people there is a waiting room."""

from __future__ import annotations

from collections.abc import Callable

from kit.browser import Visitor

Visit = Callable[..., Visitor]


def ended(visitor: Visitor, seats: list[dict[str, str]]) -> str:
    """A table whose game is over, as its page shows it."""
    table = visitor.open_table("karibik", len(seats), seats_=seats)
    visitor.page.request.post(f"/tables/{table}/resign", data={})
    visitor.until(lambda: visitor.seen(table)["table"]["status"] == "finished")
    visitor.go(f"/table/{table}")
    visitor.page.locator("[data-ended]").wait_for()
    return table


def test_the_end_of_a_game_is_shown_whole(visit: Visit) -> None:
    """On a desk the result has the window for itself; the last board is a press away."""
    visitor = visit()
    ended(visitor, [{"kind": "me"}, {"kind": "bot", "bot": "level-3"}])
    page = visitor.page
    assert page.locator("[data-ended]").evaluate("e => e.scrollHeight - e.clientHeight") <= 1
    assert page.evaluate("document.scrollingElement.scrollHeight") == 800
    page.get_by_role("button", name="Board").click()
    assert page.locator("[data-region=board]").evaluate("e => e.scrollHeight - e.clientHeight") <= 1
    assert page.evaluate("document.scrollingElement.scrollHeight") == 800


def test_once_more_against_bots_begins_at_once_in_the_same_seat(visit: Visit) -> None:
    visitor = visit()
    bot = {"kind": "bot", "bot": "level-3"}
    table = ended(visitor, [bot, {"kind": "me"}, bot])
    visitor.page.get_by_role("button", name="Once more").click()
    visitor.until(lambda: not visitor.page.url.endswith(table))
    visitor.page.locator("main[data-version]").wait_for()
    again = visitor.seen(visitor.page.url.rpartition("/table/")[2])["table"]
    assert (again["status"], again["rematch_of"], again["you"]) == ("playing", table, [1])
    assert [s["kind"] for s in again["seats"]] == ["bot", "human", "bot"]
    assert again["commitment"]


def test_once_more_with_somebody_else_is_a_waiting_room(visit: Visit) -> None:
    ada, bela = visit(), visit()
    for visitor in (ada, bela):
        visitor.page.request.get("/me")
    wanted = {"game": "karibik", "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}
    table = ada.page.request.post("/tables", data=wanted).json()["id"]
    assert bela.page.request.post(f"/tables/{table}/join", data={"entropy": "00"}).ok
    assert ada.page.request.post(f"/tables/{table}/ready", data={"entropy": "00"}).ok
    assert bela.page.request.post(f"/tables/{table}/resign").ok
    ada.go(f"/table/{table}")
    ada.page.get_by_role("button", name="Once more").click()
    ada.page.get_by_role("button", name="I am ready").wait_for()
    again = ada.seen(ada.page.url.rpartition("/table/")[2].partition("?")[0])["table"]
    assert (again["status"], again["rematch_of"], again["you"]) == ("waiting", table, [1])
    kept = next(seat["name"] for seat in again["seats"] if seat["kind"] == "reserved")
    ada.page.get_by_text(f"Seats are kept for {kept}").wait_for()
    assert ada.page.get_by_text("free").count() == 0


def test_who_watched_a_private_game_is_taken_along_to_the_rematch(visit: Visit) -> None:
    ada, bela, eye = visit(), visit(), visit()
    for visitor in (ada, bela, eye):
        visitor.page.request.get("/me")
    wanted = {"game": "karibik", "seats": [{"kind": "me"}, {"kind": "invited"}], "public": False, "watchers": "link"}
    told = ada.page.request.post("/tables", data=wanted).json()
    table = told["id"]
    assert bela.page.request.post(f"/tables/{table}/join", data={"entropy": "00", "key": told["join_key"]}).ok
    assert ada.page.request.post(f"/tables/{table}/ready", data={"entropy": "00"}).ok
    assert bela.page.request.post(f"/tables/{table}/resign").ok
    eye.go(f"/table/{table}?key={told['watch_key']}")
    eye.page.locator("[data-ended]").wait_for()
    assert ada.page.request.post(f"/tables/{table}/rematch", data={}).ok
    eye.page.get_by_role("link", name="Go there").click()
    eye.page.get_by_role("heading", name="before the game").wait_for()
    assert eye.page.get_by_role("button", name="Sit down").count() == 0


def test_what_binds_names_and_options_is_shown_as_soon_as_all_sit(visit: Visit) -> None:
    ada, bela = visit(), visit()
    for visitor in (ada, bela):
        visitor.page.request.get("/me")
    wanted = {"game": "karibik", "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}
    table = ada.page.request.post("/tables", data=wanted).json()["id"]
    ada.go(f"/table/{table}")
    ada.page.get_by_role("button", name="How?").click()
    ada.page.locator("dialog code").first.wait_for()
    terms = ada.page.locator("[data-terms]")
    assert terms.count() == 0
    told = bela.page.request.post(f"/tables/{table}/join", data={}).json()
    terms.wait_for()
    assert terms.inner_text() == told["terms"]
