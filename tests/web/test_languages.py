"""A language is a folder: with ten sentences in it the browser speaks it, and English where it has none."""

from __future__ import annotations

import re
import shutil
import sys
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect

from cothon.games import names
from kit.browser import Host, Visitor, hosting
from kit.clauses import ROOT

sys.path.insert(0, str(ROOT / "tools"))
import locales
import web

TABLE = """\
language-name = Nederlands
word-settings = Instellingen
word-rules = Spelregels
word-games = Spellen
quay-question = Vraag
prompt-your-turn = Jij bent aan de beurt: { $question }
"""
PAGES = """\
home-headline = Vier havens, één ronde tafel
game-card-play = Spelen
settings-language = Taal
"""
BOARD = "board-influence = Invloed\n"
KEYS = {key for file in locales.languages()["en"].values() for key in file if "-" in key}
SHOWN = """() => {
  const said = [document.title, document.body.innerText]
  for (const e of document.querySelectorAll('*')) {
    said.push(...['aria-label', 'title', 'placeholder', 'alt'].map((name) => e.getAttribute(name) ?? ''))
    if (e.matches('.sr')) said.push(e.textContent)
  }
  return said.join('\\n')
}"""


@pytest.fixture(scope="module")
def dutch(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server with an application that was built with one folder more."""
    folder = tmp_path_factory.mktemp("dutch")
    shutil.copytree(locales.LOCALES, folder / "locales")
    (folder / "locales" / "nl").mkdir()
    for name, text in {"table": TABLE, "pages": PAGES, "karibik-board": BOARD}.items():
        (folder / "locales" / "nl" / f"{name}.ftl").write_text(text, encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("COTHON_LOCALES", str(folder / "locales"))
        built = str(folder / "web")
        assert web.npm("run", "--silent", "build", "--", "--logLevel", "error", "--outDir", built) == 0
        patch.setenv("COTHON_WEB", built)
        with hosting(folder / "data") as host:
            yield host


def test_a_language_with_ten_sentences_is_spoken_and_english_stands_in(browser: Browser, dutch: Host) -> None:
    visitor = Visitor(browser, dutch.url, language="nl-NL")
    visitor.go("/")
    expect(visitor.page.get_by_role("heading", name="Vier havens, één ronde tafel")).to_be_visible()
    expect(visitor.page.get_by_role("link", name="Spelregels").first).to_be_visible()
    expect(visitor.page.get_by_role("heading", name="Open tables")).to_be_visible()
    assert visitor.page.evaluate("document.documentElement.lang") == "nl"
    visitor.go(f"/table/{visitor.open_table('karibik', 2)}")
    expect(visitor.page.get_by_role("region", name="Vraag")).to_be_visible()
    expect(visitor.page.get_by_text("Invloed").first).to_be_attached()
    expect(visitor.page.get_by_role("region", name="Story")).to_be_visible()
    expect(visitor.page.get_by_text("Strength").first).to_be_attached()
    assert visitor.troubles == []
    visitor.close()


def test_the_settings_list_it_by_its_own_name_and_speak_it_at_once(browser: Browser, dutch: Host) -> None:
    visitor = Visitor(browser, dutch.url)
    visitor.go("/settings")
    choice = visitor.page.get_by_label("Language", exact=True)
    expect(choice.locator("option")).to_have_text(["As in the browser", "Deutsch", "English", "Nederlands"])
    choice.select_option("nl")
    expect(visitor.page.get_by_role("heading", name="Instellingen")).to_be_visible()
    expect(visitor.page.get_by_text("Motion", exact=True)).to_be_visible()
    choice = visitor.page.get_by_label("Taal", exact=True)
    choice.select_option("de")
    expect(visitor.page.get_by_text("Bewegung", exact=True)).to_be_visible()
    assert visitor.troubles == []
    visitor.close()


@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
def test_no_page_and_no_board_shows_a_key_or_a_variable(visit: Callable[..., Visitor], language: str) -> None:
    visitor: Visitor = visit(language=language)
    visitor.expected = "404"  # one of the pages is none
    tables = [f"/table/{visitor.open_table(name, 3)}" for name in names()]
    rules = [f"/rules/{name}" for name in names()]
    for path in ["/", "/new/porto", "/settings", "/account", "/leaders", "/rules", "/no/such/page", *rules, *tables]:
        visitor.go(path)
        visitor.page.wait_for_load_state("networkidle")
        if path in tables:
            visitor.page.locator("[data-region=quay]").wait_for()
        said = visitor.page.evaluate(SHOWN)
        assert set(re.findall(r"[a-z]+(?:-[a-z0-9]+)+", said)) & KEYS == set(), path
        assert re.findall(r"\{ ?\$\w+", said) == [], path


@pytest.mark.parametrize("name", names())
def test_the_text_table_of_a_game_shows_no_key(visit: Callable[..., Visitor], name: str) -> None:
    visitor: Visitor = visit(language="de-DE")
    visitor.go("/settings")
    visitor.page.get_by_role("switch", name="Textansicht").check()
    visitor.go(f"/table/{visitor.open_table(name, 3)}")
    visitor.page.get_by_label("Deine Antwort").wait_for()
    said = visitor.page.evaluate(SHOWN)
    told = visitor.page.locator("section.text").inner_text()
    assert re.findall(r"\b(?:T\d+|[WE]\d+|(?:DY|OI|GL|CE|JE)\d|Schiff \d+)\b", told) == []  # ids are no words
    assert set(re.findall(r"[a-z]+(?:-[a-z0-9]+)+", said)) & KEYS == set()
    assert re.findall(r"\{ ?\$\w+", said) == []


def test_what_the_server_refuses_is_said_in_german(visit: Callable[..., Visitor]) -> None:
    german = visit(language="de-DE")
    german.expected = "404"
    german.go("/table/nosuchtable")
    expect(german.page.get_by_text("Diesen Tisch gibt es nicht, oder er ist privat")).to_be_visible()
    german.go("/new/karibik")
    german.page.locator("details.rules summary").click()
    german.page.locator(".rule input[type=number]").first.fill("7000")
    german.page.locator(".rule input[type=number]").first.press("Tab")
    german.expected = "400"
    german.page.get_by_role("button", name="Partie beginnen").click()
    expect(german.page.get_by_text("Erlaubt ist eine ganze Zahl von 5 bis 20.", exact=True)).to_be_visible()


@pytest.mark.parametrize("name", names())
def test_the_options_of_a_game_fit_the_window_of_a_phone_in_german(visit: Callable[..., Visitor], name: str) -> None:
    visitor: Visitor = visit(language="de-DE", phone=True)
    visitor.go(f"/new/{name}")
    visitor.page.wait_for_load_state("networkidle")
    visitor.page.locator("details").first.wait_for()
    for fold in visitor.page.locator("details").all():
        fold.evaluate("e => (e.open = true)")
    visitor.no_scroll()
