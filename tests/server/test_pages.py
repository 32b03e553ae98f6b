"""What browsers get: the application where it is built; else a welcome page that needs nobody's name and no script."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from html import escape
from pathlib import Path

import httpx
import pytest

from cothon.games import game, names
from cothon.server.settings import Settings
from kit.served import Served, serving

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
    other = served.url.replace("127.0.0.1", "localhost")
    assert f"two_and_a_bot.sh {other} " in (await page(served, host=other.removeprefix("http://"))).text


async def test_only_files_of_the_page_are_given_out(served: Served) -> None:
    async with httpx.AsyncClient(base_url=served.url) as browser:
        for name in ("welcome.html", "..%2fapp.py", "none"):
            got = await browser.get(f"/welcome/{name}")
            assert (got.status_code, got.json()["error"]) == (404, "not-found")


# -- the application ---------------------------------------------------------------------------------------------------

HTML = "<!doctype html><title>Cothon</title>"
TABLE = f'{HTML}<link rel="modulepreload" href="/app/Table-5e1b.js">'  # the same, and what a table will need
PATHS = ["/", "/new", "/new/traders", "/table/k3m8x2pq7a", "/replay/k3m8x2pq7a", "/rules", "/rules/porto", "/player/x"]
PATHS += ["/player/bot:level-3", "/leaders", "/leaders/karibik", "/settings", "/account"]


@pytest.fixture
async def built(tmp_path: Path) -> AsyncIterator[Served]:
    """A server with an application of some small files."""
    web = tmp_path / "web"
    (web / "app").mkdir(parents=True)
    (web / "index.html").write_text(HTML)
    (web / "table.html").write_text(TABLE)
    (web / "app" / "index-4f0a.js").write_text("let harbour = 1;" * 99)
    (web / "sw.js").write_text("// nothing")
    (tmp_path / "secret.js").write_text("secret")
    async with serving(Settings(db=f"sqlite+aiosqlite:///{tmp_path / 'x.db'}", rate=0, web=str(web))) as running:
        yield running


@pytest.mark.parametrize("path", PATHS)
async def test_every_page_of_the_application_gets_its_shell(built: Served, path: str) -> None:
    async with httpx.AsyncClient(base_url=built.url) as browser:
        got = await browser.get(path)
    assert (got.status_code, got.text) == (200, TABLE if path.startswith("/table/") else HTML)
    assert got.headers["content-type"] == "text/html; charset=utf-8"
    assert (got.headers["cache-control"], "set-cookie" in got.headers) == ("no-cache", False)


async def test_files_are_kept_for_ever_and_come_compressed_to_who_takes_that(built: Served) -> None:
    async with httpx.AsyncClient(base_url=built.url) as browser:
        plain = await browser.get("/app/index-4f0a.js", headers={"accept-encoding": "identity"})
        packed = await browser.get("/app/index-4f0a.js", headers={"accept-encoding": "gzip"})
    assert plain.text == packed.text
    assert ("content-encoding" in plain.headers, packed.headers["content-encoding"]) == (False, "gzip")
    assert int(packed.headers["content-length"]) < int(plain.headers["content-length"])
    assert "immutable" in plain.headers["cache-control"]


@pytest.mark.parametrize("path", ["/app/..%2f..%2fsecret.js", "/app/none.js", "/app/", "/icon-512.png", "/app/%2e%2e"])
async def test_nothing_else_is_given_out(built: Served, path: str) -> None:
    async with httpx.AsyncClient(base_url=built.url) as browser:
        got = await browser.get(path)
    assert got.status_code == 404
    assert "secret" not in got.text


async def test_an_unknown_address_is_told_to_people_and_programs(built: Served, served: Served) -> None:
    async with httpx.AsyncClient() as browser:
        person = await browser.get(f"{built.url}/no/such/page", headers={"accept": "text/html,*/*"})
        program = await browser.get(f"{built.url}/no/such/page")
        unbuilt = await browser.get(f"{served.url}/no/such/page", headers={"accept": "text/html"})
    assert (person.status_code, person.text) == (404, HTML)
    assert (program.status_code, program.json()["error"]) == (404, "not-found")
    assert (unbuilt.status_code, unbuilt.json()["error"]) == (404, "not-found")
