"""Pages say before the game, and after it, whether it is rated, and why not."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from kit.browser import Visitor

Visit = Callable[..., Visitor]
GUEST = "Not rated: somebody plays as a guest, and only players with a password are rated."
GAST = "Nicht gewertet: Jemand spielt als Gast, und gewertet wird nur, wer ein Kennwort hat."


def test_the_waiting_room_and_the_end_say_why_a_game_is_not_rated(visit: Visit) -> None:
    ada, bela = visit(), visit(language="de-DE")
    for someone in (ada, bela):
        someone.expected = "status of 409"  # the game is over while the board still asks for the odds
    asks = ada.page.request
    asks.get("/me")
    assert asks.post("/me/claim", data={"name": "Ada", "password": "a long and easy sentence"}).ok
    seats = [{"kind": "me"}, {"kind": "open"}]
    wanted = {"game": "traders", "seats": seats, "rated": True, "clock": {"kind": "days", "days": 1}}
    table = asks.post("/tables", data=wanted).json()["id"]
    for someone in (ada, bela):
        someone.page.request.get("/me")
        someone.go(f"/table/{table}")
    expect(ada.page.get_by_text("rated: whoever leaves the game to a bot loses it")).to_be_visible()
    expect(bela.page.get_by_text("Wenn du dich setzt, wird die Partie nicht gewertet.")).to_be_visible()
    bela.page.get_by_role("button", name="Hinsetzen").click()
    expect(ada.page.locator("[data-unrated]")).to_have_text(GUEST)
    expect(bela.page.locator("[data-unrated]")).to_contain_text(GAST)
    expect(bela.page.get_by_role("link", name="Sichere deinen Namen mit einem Kennwort")).to_be_visible()
    for someone in (ada, bela):
        assert someone.page.request.post(f"/tables/{table}/ready", data={"entropy": ""}).ok
    assert bela.page.request.post(f"/tables/{table}/resign").ok
    expect(ada.page.locator("[data-ended] [data-unrated]")).to_have_text(GUEST)
    expect(bela.page.locator("[data-ended] [data-unrated]")).to_have_text(GAST)


def test_a_new_table_says_what_a_rated_game_needs(visit: Visit) -> None:
    guest = visit()
    guest.expected = "status of 400"
    guest.go("/new/traders")
    page = guest.page
    page.get_by_role("switch", name="Rated").check()
    expect(page.get_by_text("You play as a guest, and only players with a password are rated.")).to_be_visible()
    page.get_by_role("button", name="friends").click()
    page.get_by_role("button", name="Open table").click()
    expect(page.locator(".wrongs")).to_contain_text("Only players with a password are rated; claim your name")
