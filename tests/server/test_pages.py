"""The welcome page: it needs nobody's name, no script, and nothing from elsewhere."""

from __future__ import annotations

import re
from html import escape

import httpx
import pytest

from cothon.games import game, names
from kit.served import Served

pytestmark = pytest.mark.anyio


async def page(served: Served, **headers: str) -> httpx.Response:
    async with httpx.AsyncClient(base_url=served.url, headers=headers) as browser:
        return await browser.get("/")


async def test_the_page_names_every_game_and_its_number_of_players(served: Served) -> None:
    got = await page(served)
    assert (got.status_code, got.headers["content-type"]) == (200, "text/html; charset=utf-8")
    for name in names():
        seats = game(name).seats_allowed({})
        card = re.search(rf"<li><h3>{re.escape(escape(game(name).facts.title))}</h3>.*?</li>", got.text)
        assert card is not None, name
        assert f"{min(seats)} to {max(seats)} players" in card[0]
        assert f"cothon play {name}" in card[0]
    assert "$" not in got.text


async def test_the_page_makes_no_guest_and_takes_any_cookie(served: Served) -> None:
    for cookie in ("", "cothon=nonsense"):
        got = await page(served, cookie=cookie)
        assert (got.status_code, "set-cookie" in got.headers) == (200, False)


async def test_the_page_keeps_to_the_strict_policy(served: Served) -> None:
    got = await page(served)
    assert "script-src 'self'; style-src 'self'" in got.headers["content-security-policy"]
    assert not re.search(r"<script|<style|\sstyle=|\son\w+=|javascript:", got.text)
    assert not re.findall(r'(?:href|src)="(?!/)', got.text), "everything comes from here"


async def test_everything_the_page_leads_to_is_there(served: Served) -> None:
    found = set(re.findall(r'(?:href|src)="([^"]+)"', (await page(served)).text))
    kinds = {}
    async with httpx.AsyncClient(base_url=served.url) as browser:
        for target in found:
            got = await browser.get(target)
            assert got.status_code == 200, target
            kinds[target] = got.headers["content-type"].partition(";")[0]
    assert kinds == {
        "/welcome/welcome.css": "text/css",
        "/welcome/icon.svg": "image/svg+xml",
        "/schema/openapi.json": "application/json",
        "/health": "application/json",
    }


async def test_the_page_shows_the_address_at_which_it_was_found(served: Served) -> None:
    assert f"two_and_a_bot.sh {served.url} " in (await page(served)).text
    assert "two_and_a_bot.sh http://games.example " in (await page(served, host="games.example")).text


async def test_only_files_of_the_page_are_given_out(served: Served) -> None:
    async with httpx.AsyncClient(base_url=served.url) as browser:
        for name in ("welcome.html", "..%2fapp.py", "none"):
            got = await browser.get(f"/welcome/{name}")
            assert (got.status_code, got.json()["error"]) == (404, "not-found")
