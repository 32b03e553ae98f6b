"""The documentation as a site: it builds without a warning, no link is dead, and it needs nothing from elsewhere."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from cothon.games import names
from kit.browser import DESK, PHONE
from kit.clauses import ROOT, in_rules
from kit.links import sheets, troubles


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("docs") / "site"
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(folder)]
    env = os.environ | {"NO_MKDOCS_2_WARNING": "1"}
    built = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert (built.returncode, built.stdout.strip(), built.stderr.strip()) == (0, "", "")
    return folder


def test_no_link_is_dead_and_nothing_is_fetched_from_elsewhere(site: Path) -> None:
    assert len(sheets(site)) > 30
    assert not troubles(site)
    for sheet in site.rglob("*.css"):
        for address in re.findall(r"url\(([^)]+)\)|@import\s+(\S+)", sheet.read_text(encoding="utf-8")):
            assert re.match(r"[\"']?(data:|#)", "".join(address)), f"{sheet.name}: {address}"


BAD = {
    '<a href="nowhere.html">': "there is no such file",
    '<a href="index.html#nothing">': "there is no such anchor",
    '<a href="#nothing">': "there is no such anchor",
    '<a href="../../outside.txt">': "there is no such file",
    '<a href="/index.html">': "it holds only at the root of a server",
    '<a href="https:/one-slash.example">': "it is no address",
    '<script src="https://elsewhere.example/it.js">': "it is fetched from elsewhere",
}


@pytest.mark.parametrize("bad", BAD)
def test_a_dead_link_is_noticed(bad: str, tmp_path: Path) -> None:
    site = tmp_path / "site"
    site.mkdir()
    (tmp_path / "outside.txt").write_text("not of the site")
    (site / "index.html").write_text(
        '<h1 id="top">x</h1><a href="#top">y</a><a href="https://elsewhere.example/a?b">z</a>'
    )
    assert not troubles(site)
    (site / "page.html").write_text(bad)
    (found,) = troubles(site)
    assert found.endswith(BAD[bad])


def test_every_page_is_in_the_menu(site: Path) -> None:
    """A page that is left out of mkdocs.yml is a warning, and warnings are errors; here: that the menu is whole."""
    menu = {a for tag, name, a in sheets(site)[(site / "index.html").resolve()].links if (tag, name) == ("a", "href")}
    for name in names():
        assert {f"rules/{name}.html", f"rules/de/{name}.html", f"reference/{name}.html"} <= menu
    assert {"changelog.html", "benchmarks.html", "write-a-bot.html", "datasets.html", "hosting.html"} <= menu


@pytest.mark.parametrize("name", names())
def test_every_clause_has_its_anchor_in_both_languages(site: Path, name: str) -> None:
    pages = sheets(site)
    for page in (f"rules/{name}.html", f"rules/de/{name}.html"):
        missing = {c.lower().replace(".", "-") for c in in_rules(name)} - pages[(site / page).resolve()].anchors
        assert not missing, page


# -- in a browser ------------------------------------------------------------------------------------------------------


@pytest.fixture
def page(browser: Browser, site: Path) -> Iterator[Page]:
    """A page without a server; it must ask for nothing elsewhere, and complain of nothing."""
    with browser.new_context(viewport=DESK) as context:
        page = context.new_page()
        said: list[str] = []
        page.on("console", lambda message: said.append(message.text))
        page.on("pageerror", lambda error: said.append(str(error)))
        page.on("request", lambda r: None if r.url.startswith(("file:", "data:", "blob:")) else said.append(r.url))
        yield page
        assert not said


def test_search_works_without_a_server_and_a_network(page: Page, site: Path) -> None:
    for start in ("index.html", "rules/de/karibik.html"):
        page.goto(f"file://{site / start}")
        page.locator("[data-md-component=search-query]").click()
        page.keyboard.type("Mademoiselle")
        page.locator(".md-search-result__item a[href*='rules/karibik.html']").first.wait_for()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", ["desk", "phone"])
def test_no_page_is_wider_than_the_screen(page: Page, site: Path, width: str, scheme: str) -> None:
    """Wide tables, pictures and blocks of code scroll by themselves."""
    page.set_viewport_size(PHONE if width == "phone" else DESK)  # type: ignore[arg-type]
    page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
    for name in ("index", "rules/carthago", "protocol", "architecture", "benchmarks", "reference/porto-array"):
        page.goto(f"file://{site}/{name}.html")
        spare = "document.documentElement.clientWidth - document.documentElement.scrollWidth"
        assert page.evaluate(spare) >= 0, name


def test_a_link_to_a_clause_shows_it_below_the_bar(page: Page, site: Path) -> None:
    page.goto(f"file://{site}/rules/karibik.html#k9-3")
    page.wait_for_function("scrollY > 0")
    top = "document.getElementById('k9-3').getBoundingClientRect().top"
    bar = "document.querySelector('.md-header').getBoundingClientRect().bottom"
    assert page.evaluate(f"{top} >= {bar} - 2 && {top} < innerHeight / 2")
