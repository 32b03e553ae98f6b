"""The pages around the table: two clicks to a game, every page opens, nothing is missing for those who do not see."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cothon.bots import bots_of
from cothon.bots.ladder import measured, ratings
from cothon.bots.levels import TITLES, levels_of
from cothon.games import game, names
from cothon.locales import ENGLISH, voice
from kit.browser import ANSWER, LIT, Clicker, Visitor, check, middle, quiet

Visit = Callable[..., Visitor]
PAGES = ["/", "/new", "/new/{game}", "/rules", "/rules/{game}", "/leaders", "/leaders/{game}", "/settings", "/account"]
PAGES += ["/player/{me}", "/player/bot:level-3", "/no/such/page"]


@pytest.mark.parametrize("name", names())
def test_a_newcomer_plays_after_two_clicks(visit: Visit, name: str) -> None:
    visitor, clicks = visit(), 0
    visitor.expected = "409"  # a pointer on its way asks what an answer would bring; the press may be there before
    visitor.go("/")
    for where in (f"[data-game={name}] .btn.go", f"{LIT}, {ANSWER}"):
        visitor.page.locator(where).first.click()
        clicks += 1
    visitor.page.wait_for_url("**/table/*")
    table = visitor.page.url.rpartition("/table/")[2].partition("?")[0]
    visitor.until(lambda: visitor.version() > 0)
    told = visitor.seen(table)
    assert (clicks, told["table"]["status"]) == (2, "playing")
    assert {s["kind"] for s in told["table"]["seats"]} == {"human", "bot"}


@pytest.mark.parametrize("phone", [False, True])
def test_a_level_is_chosen_by_its_number_and_the_seats_show_its_name(visit: Visit, phone: bool) -> None:
    """The easiest is chosen already. Bots for builders are at the end of the list in the full form alone."""
    visitor = visit(phone=phone)
    visitor.go("/")
    quick = visitor.page.locator("#quick")
    names_of_levels = [kind.name for kind in levels_of(names()[0])]
    titles = TITLES[: len(names_of_levels)]
    levels = quick.get_by_role("group", name="Level").get_by_role("button")
    levels.first.wait_for()
    assert [b.get_attribute("aria-label") for b in levels.all()] == [f"{n} {t}" for n, t in enumerate(titles, start=1)]
    assert [b.get_attribute("aria-pressed") == "true" for b in levels.all()].index(True) == 0
    levels.nth(1).click()
    quick.get_by_text(f"{TITLES[1]} {voice(ENGLISH).say('bot-level-2.how')}").wait_for()
    visitor.no_scroll()

    visitor.go("/new/" + names()[0])
    plan = visitor.page.get_by_label("Which bot on seat 2")
    assert plan.input_value() == "level-2"
    offered = plan.locator("option").all()
    assert [o.get_attribute("value") for o in offered[: len(titles)]] == names_of_levels
    more = {o.get_attribute("value") for o in plan.locator("optgroup option").all()}
    assert more == set(bots_of(names()[0])) - set(names_of_levels)
    plan.select_option("level-1")
    visitor.page.get_by_role("button", name="Begin the game").click()
    visitor.page.wait_for_url("**/table/*")
    told = visitor.seen(visitor.page.url.rpartition("/table/")[2].partition("?")[0])
    assert [s["bot"] for s in told["table"]["seats"]] == [None, "level-1", "level-2"]
    if not phone:  # there is no room for it on a phone
        visitor.page.get_by_text(f"bot, {TITLES[0]}").first.wait_for()


OPTIONS = {"first_seat": 1, "colours": "green,blue", "paydays": "one_by_one", "overpay": "free"}


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize(
    ("language", "shortly", "chosen"),
    [
        (
            "en-GB",
            "Colours: green, blue · First turn: seat 2 · Paydays: one by one · Payments: as many as you like",
            {"first_seat": "Who takes the first turn: seat 2"},
        ),
        (
            "de-DE",
            "Farben: grün, blau · Erster Zug: Platz 2 · Zahltage: nacheinander · Bezahlen: beliebig viele",
            {"first_seat": "Wer den ersten Zug hat: Platz 2"},
        ),
    ],
)
def test_lobby_and_table_name_the_options_that_are_not_as_usual(
    visit: Visit, phone: bool, language: str, shortly: str, chosen: dict[str, str]
) -> None:
    visitor = visit(phone=phone, language=language)
    visitor.page.request.get("/me")
    tables = []
    for options in (OPTIONS, {}):
        seats = [{"kind": "me"}, {"kind": "open"}]
        wanted = {"game": "traders", "seats": seats, "options": options, "public": True}
        tables.append(visitor.page.request.post("/tables", data=wanted).json()["id"])
    row = visitor.page.locator(f".tb:has(a[href='/table/{tables[0]}'])")
    visitor.go("/")
    told = row.locator(".odd")
    told.wait_for()
    assert told.inner_text().replace("\n", " ") == shortly
    assert told.get_attribute("title") == shortly.replace(" · ", "\n")  # the whole, where it is cut
    assert (told.bounding_box() or {"height": 999})["height"] < 70  # three lines on a phone, two elsewhere
    assert visitor.page.locator(f".tb:has(a[href='/table/{tables[1]}']) .odd").count() == 0
    visitor.no_scroll()
    check(visitor)

    visitor.go(f"/table/{tables[0]}")  # it waits
    for words in chosen.values():
        visitor.page.locator(".facts li", has_text=words).wait_for()
    begun = visitor.open_table("traders", 2, options=OPTIONS)
    assert visitor.seen(begun)["table"]["unusual"] == OPTIONS
    visitor.go(f"/table/{begun}")
    visitor.wait_for_turn()
    visitor.page.get_by_role("button", name="Menü" if language == "de-DE" else "Menu").first.click()
    for name, words in chosen.items():
        assert visitor.page.locator(f"[data-option={name}]").inner_text() == words
    assert visitor.page.locator("[data-option]").count() == len(OPTIONS)
    visitor.no_scroll()
    quiet(visitor)
    check(visitor)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("path", PAGES)
def test_every_page_opens_and_is_accessible(visit: Visit, path: str, theme: str) -> None:
    visitor = visit(color_scheme=theme, phone=theme == "dark")
    me = visitor.page.request.get("/me").json()["player"]
    visitor.expected = "404" if "no/such" in path or "bot:" in path else ""  # a bot without rated games has no page
    visitor.go(path.format(game="traders", me=me))
    quiet(visitor)
    visitor.page.locator("h1").first.wait_for()
    assert visitor.page.locator("h1").count() == 1
    visitor.no_scroll()
    check(visitor)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("name", names())
def test_boards_are_accessible_early_in_the_middle_and_at_the_end(visit: Visit, name: str, theme: str) -> None:
    visitor = visit(color_scheme=theme, phone=theme == "dark", reduced_motion="reduce")
    table = visitor.open_table(name, min(game(name).seats_allowed({})))
    visitor.go(f"/table/{table}")
    visitor.wait_for_turn()
    check(visitor)
    middle(visitor, table, 60)
    visitor.go(f"/table/{table}")
    if visitor.wait_for_turn():
        check(visitor)
    middle(visitor, table, 100_000)
    visitor.go(f"/table/{table}")
    visitor.page.wait_for_selector("[data-ended]")
    check(visitor)
    visitor.go(f"/replay/{table}")
    quiet(visitor)
    check(visitor)


def test_a_click_shows_its_answer_at_once(visit: Visit) -> None:
    visitor = visit()
    table = visitor.open_table("karibik", 2)
    visitor.go(f"/table/{table}")
    visitor.wait_for_turn()
    before = visitor.version()
    Clicker(visitor, 1).once()
    visitor.until(lambda: visitor.version() > before)


BROKEN = """() => {
  const found = new Set()
  for (const code of document.querySelectorAll('article code')) {
    const walk = document.createTreeWalker(code, NodeFilter.SHOW_TEXT)
    let [before, line] = ['', 0]
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      for (let i = 0; i < node.data.length; i++) {
        const range = document.createRange()
        range.setStart(node, i)
        range.setEnd(node, i + 1)
        const { bottom } = range.getBoundingClientRect()
        if (/[a-z0-9]/i.test(before) && /[a-z0-9]/i.test(node.data[i]) && bottom > line + 3) found.add(code.textContent)
        ;[before, line] = [node.data[i], bottom]
      }
    }
  }
  return [...found]
}"""


@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
@pytest.mark.parametrize("name", names())
def test_rules_on_a_phone_break_no_name_in_the_middle_of_a_word(visit: Visit, name: str, language: str) -> None:
    """Tables that are too wide scroll by themselves, the page never does."""
    visitor = visit(phone=True, language=language)
    visitor.go(f"/rules/{name}")
    visitor.page.locator("article table").first.wait_for()
    for width in (390, 320):
        visitor.page.set_viewport_size({"width": width, "height": 800})
        visitor.no_scroll()
        assert visitor.page.evaluate(BROKEN) == [], width
    assert visitor.page.locator("article code wbr").count() > 0  # what is copied has no spaces in it


def test_the_title_of_the_home_page_says_that_it_is_ones_turn_somewhere(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/")
    visitor.page.locator("[data-game] .btn.go").first.wait_for()
    assert not visitor.page.title().startswith("●")
    visitor.open_table("traders", 2, seats_=[{"kind": "me"}, {"kind": "hot"}])
    visitor.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")  # as if one came back to the window
    visitor.until(lambda: visitor.page.title().startswith("● Your turn at 1 table"))


def test_whoever_comes_to_a_table_by_keyboard_has_the_focus_there(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/")
    visitor.page.locator("[data-game] .btn.go").first.focus()
    visitor.page.keyboard.press("Enter")
    visitor.page.wait_for_url("**/table/*")
    visitor.wait_for_turn()
    visitor.until(lambda: visitor.page.evaluate("!!document.activeElement?.closest('main')"))


def test_the_home_page_of_a_phone_is_read_in_the_order_in_which_it_is_seen(visit: Visit) -> None:
    visitor = visit(phone=True)
    visitor.go("/")
    visitor.page.locator("#quick").wait_for()
    tops = visitor.page.locator(".lob > *").evaluate_all("all => all.map((e) => e.getBoundingClientRect().top)")
    assert len(tops) == 3
    assert tops == sorted(tops)


@pytest.mark.parametrize("size", [(1280, 800), (1440, 900)])
def test_the_first_screen_of_the_home_page_belongs_to_the_games(visit: Visit, size: tuple[int, int]) -> None:
    """Not to open tables that do not exist; and whoever looks for leaders finds a way to become one."""
    visitor = visit(viewport={"width": size[0], "height": size[1]})
    visitor.go("/")
    visitor.page.locator("[data-game] .btn.go").first.wait_for()
    for card in visitor.page.locator("[data-game]").all():
        box = card.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= size[1]
    visitor.go("/leaders")
    visitor.page.locator("main a[href^='/new/']").first.wait_for()
    visitor.page.locator("main svg").first.wait_for()


def test_the_leaders_page_has_the_ladder_of_bots_beside_the_people(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/leaders/traders")
    ladder = visitor.page.locator("[data-ladder]")
    ladder.wait_for()
    rated = sum(kind.name in ratings(measured(), "traders") for kind in levels_of("traders"))
    assert ladder.locator("li b").all_inner_texts() == [f"{n} {TITLES[n - 1]}" for n in range(rated, 0, -1)]
    assert ladder.locator(".r").nth(2).inner_text().replace(",", "") == "1000"
    people, beside = (visitor.page.locator(at).bounding_box() for at in ("[aria-labelledby=who]", "[data-ladder]"))
    assert people
    assert beside
    assert beside["x"] >= people["x"] + people["width"]
    assert beside["y"] == people["y"]
    visitor.no_scroll()


CUT = "() => [...document.querySelectorAll('main .wide')].filter((e) => e.scrollWidth > e.clientWidth).length"


@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
@pytest.mark.parametrize("phone", [False, True])
def test_a_player_page_sums_up_the_finished_games(visit: Visit, phone: bool, language: str) -> None:
    visitor = visit(phone=phone, language=language)
    table = visitor.open_table("karibik", 2)
    assert visitor.page.request.post(f"/tables/{table}/resign").ok
    me = visitor.page.request.get("/me").json()["player"]
    page = visitor.page
    visitor.until(lambda: page.request.get(f"/players/{me}").json()["statistics"][0:1] != [])
    visitor.until(lambda: page.request.get(f"/players/{me}").json()["statistics"][0]["mean_rank"] is not None)
    visitor.go(f"/player/{me}")
    row = page.locator("[data-statistics] tbody tr")
    row.wait_for()
    cells = row.locator("td").all_inner_texts()
    assert cells[:4] == [game("karibik").facts.title, "1", "0", "2,0" if language == "de-DE" else "2.0"]
    for width in (390, 320) if phone else (1280,):
        page.set_viewport_size({"width": width, "height": 800})
        visitor.no_scroll()
        assert page.evaluate(CUT) == 0, width  # no column is out of sight


@pytest.mark.parametrize("phone", [False, True])
def test_the_bar_is_as_high_on_the_pages_as_at_the_table(visit: Visit, phone: bool) -> None:
    """Going to a table and back moves neither the sign nor the menu."""
    visitor = visit(phone=phone)
    table = visitor.open_table("karibik", 2)
    bars = []
    for path in ("/", "/settings", "/rules", f"/table/{table}"):
        visitor.go(path)
        visitor.page.locator("main").first.wait_for()
        parts = [visitor.page.locator(at).bounding_box() for at in (".bar", ".bar .brand svg")]
        parts.append(visitor.page.locator(".bar nav > button").last.bounding_box())
        bars.append([round(part[side]) for part in parts if part for side in ("x", "y", "height")])
    assert all(bar == bars[0] for bar in bars), bars


@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
@pytest.mark.parametrize("path", ["/", "/new/traders", "/settings"])
def test_what_is_chosen_keeps_its_words_on_one_line(visit: Visit, path: str, language: str) -> None:
    visitor = visit(phone=True, language=language)
    visitor.go(path)
    chosen = visitor.page.locator(".seg:visible button[aria-pressed=true]")
    chosen.first.wait_for()
    quiet(visitor)
    assert {b["height"] for b in (one.bounding_box() for one in chosen.all()) if b} == {44}


@pytest.mark.parametrize(("chosen", "words"), [("de", "Erneut versuchen"), ("en", "Try again")])
def test_the_page_without_a_network_is_as_the_browser_was_set(visit: Visit, chosen: str, words: str) -> None:
    visitor = visit(language="en-GB")
    visitor.go("/")
    kept = f'{{"language": "{chosen}", "theme": "dark", "grey": true}}'
    visitor.page.evaluate("kept => localStorage.setItem('cothon.settings', kept)", kept)
    visitor.go("/offline.html")
    assert visitor.page.get_by_role("link").all_inner_texts() == [words]
    shown = "e => [getComputedStyle(e).filter, getComputedStyle(document.body).backgroundColor]"
    assert visitor.page.locator("html").evaluate(shown) == ["grayscale(1)", "rgb(11, 21, 27)"]


def test_the_text_table_lists_by_number_what_can_be_answered(visit: Visit) -> None:
    visitor = visit()
    table = visitor.open_table("traders", 2)
    visitor.go(f"/table/{table}")
    visitor.wait_for_turn()
    visitor.page.keyboard.press("t")
    visitor.page.locator("#command").wait_for()
    listed = visitor.page.locator("main .text ol > li")
    assert listed.count() == len(visitor.seen(table)["position"]["offers"])
    before = visitor.version()
    visitor.page.locator("#command").fill("1")
    visitor.page.locator("#command").press("Enter")
    visitor.until(lambda: visitor.version() > before or listed.count() == 0)


def test_the_home_page_has_games_to_watch_and_one_line_where_no_table_is_open(visit: Visit) -> None:
    """Others may have left tables open, but none of carthago over days."""
    host, visitor = visit(), visit()
    visitor.go("/")
    choices = visitor.page.locator("select")
    choices.nth(0).select_option("carthago")
    choices.nth(1).select_option("days")
    nothing = visitor.page.locator("[data-no-tables]")
    nothing.wait_for()
    box = nothing.bounding_box()
    assert box
    assert box["height"] < 50
    choices.nth(0).select_option(index=0)
    choices.nth(1).select_option(index=0)
    open_, rows = (visitor.page.locator(at) for at in ("ul.list .tb:not([data-watch] *)", "[data-watch] .tb"))
    visitor.page.wait_for_load_state("networkidle")
    before, waiting = rows.count(), open_.count()
    host.open_table("traders", 2, seats_=[{"kind": "me"}, {"kind": "hot"}], public=True, watchers="open")
    host.open_table("traders", 2, seats_=[{"kind": "me"}, {"kind": "hot"}], public=True, watchers="off")
    visitor.until(lambda: rows.count() == before + 1)
    assert open_.count() == waiting  # nobody can sit down there
    rows.first.get_by_role("link").click()
    visitor.page.wait_for_url("**/table/*")
