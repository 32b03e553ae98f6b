"""The page of an analysis: well-formed, complete in itself, and nothing on it but what the data says."""

from __future__ import annotations

import copy
import re
from html.parser import HTMLParser
from xml.etree import ElementTree as ET

import pytest

from arena.back import GAMES, Looked, late
from cothon.arena.curve import DASHES, NARROW, WIDE, Frame, apart, axis
from cothon.arena.sheet import MOST, page
from cothon.arena.story import signed
from cothon.games import names
from cothon.review.facts import LINES
from cothon.review.rounding import points


@pytest.fixture(scope="module", params=GAMES)
def looked(request: pytest.FixtureRequest) -> Looked:
    return Looked(late(request.param).record())


@pytest.fixture(scope="module")
def tree(looked: Looked) -> ET.Element:
    """The page is XML as well as HTML, so that a strict parser can check it."""
    return ET.fromstring(page(looked.data).removeprefix("<!DOCTYPE html>\n"))


def text_of(element: ET.Element) -> str:
    return " ".join("".join(element.itertext()).split())


def all_of(tree: ET.Element, tag: str, kind: str) -> list[ET.Element]:
    return [e for e in tree.iter(tag) if kind in e.get("class", "").split()]


def test_every_link_leads_to_something_on_the_page_and_ids_are_unique(tree: ET.Element) -> None:
    ids = [e.get("id") for e in tree.iter() if e.get("id")]
    assert len(ids) == len(set(ids))
    links = [str(e.get("href")) for e in tree.iter("a")]
    assert links
    assert {link.removeprefix("#") for link in links} <= set(ids)
    assert all(link.startswith("#") for link in links)
    named = {str(e.get("aria-labelledby")) for e in tree.iter() if e.get("aria-labelledby")}
    assert named <= set(ids)


def test_the_page_needs_nothing_from_elsewhere(tree: ET.Element) -> None:
    assert not [e for e in tree.iter() if e.tag in ("script", "link", "img", "iframe", "object")]
    assert not [e for e in tree.iter() if e.get("src") or e.get("style")]
    style = "".join(e.text or "" for e in tree.iter("style"))
    assert "url(" not in style
    assert "@import" not in style


@pytest.mark.parametrize("frame", [WIDE, NARROW], ids=lambda f: f.name)
def test_the_lines_go_through_the_points_of_the_data(looked: Looked, tree: ET.Element, frame: Frame) -> None:
    (picture,) = all_of(tree, "svg", frame.name)
    last = looked.data["curve"][-1]["at"]
    lines = list(picture.iter("polyline"))
    assert len(lines) == len(looked.data["seats"])
    for seat, line in enumerate(lines):
        drawn = [tuple(map(float, pair.split(","))) for pair in str(line.get("points")).split()]
        assert len(drawn) == len(looked.data["curve"])
        for (x, y), point in zip(drawn, looked.data["curve"], strict=True):
            assert x == pytest.approx(frame.x(point["at"], last), abs=0.051)
            assert y == pytest.approx(frame.y(point["chances"][seat]), abs=0.051)
        assert (line.get("stroke-dasharray") or "") == DASHES[seat]
    assert frame.y(1) < frame.y(0)
    assert frame.x(0, last) < frame.x(last, last) <= frame.width


def test_what_was_costly_or_lucky_is_marked_on_the_curve(looked: Looked, tree: ET.Element) -> None:
    (picture,) = all_of(tree, "svg", "wide")
    marked = {str(e.get("href")) for e in picture.iter("a")}
    assert marked == {f"#c{c['at']}" for c in looked.data["costly"][:MOST]} | {
        f"#d{d['at']}" for d in looked.data["draws"]
    }


def test_every_sentence_of_the_data_is_on_the_page(looked: Looked, tree: ET.Element) -> None:
    shown = text_of(tree)
    told = [*looked.data["summary"], *looked.data["costly"][:MOST], *looked.data["draws"], *looked.data["ledger"]]
    for one in told:
        assert " ".join(one["text"].split()) in shown


def test_the_ledger_shows_the_points_of_the_data(looked: Looked, tree: ET.Element) -> None:
    (table,) = all_of(tree, "table", "ledger")
    rows = list(table.iter("tr"))[1:]
    for row, told in zip(rows, looked.data["ledger"], strict=True):
        for cell, line in zip(row.findall("td"), LINES, strict=True):
            n = told["points"][line]
            assert (cell.text or "").strip() == (f"{n} %" if line in ("start", "end") else signed(n))


def test_the_numbers_behind_the_curve_are_in_a_table(looked: Looked, tree: ET.Element) -> None:
    (table,) = all_of(tree, "table", "steps")
    rows = list(table.iter("tr"))[1:]
    for row, point in zip(rows, looked.data["curve"], strict=True):
        assert row.get("id") == f"s{point['at']}"
        assert [(c.text or "").strip() for c in row.findall("td")[1:]] == [str(points(x)) for x in point["chances"]]


def test_every_picture_and_table_has_a_name_for_those_who_do_not_see_it(tree: ET.Element) -> None:
    for picture in tree.iter("svg"):
        assert picture.get("aria-hidden") == "true" or picture.get("aria-label")
    for head in tree.iter("th"):
        assert head.get("scope") in ("row", "col")
    for link in tree.iter("a"):
        assert link.get("aria-label") or text_of(link)
    assert tree.get("lang") == "en-GB"


def test_the_page_says_that_it_is_unofficial_and_uses_what_was_hidden(tree: ET.Element) -> None:
    shown = text_of(tree)
    assert "unofficial implementation" in shown
    assert "with all that was hidden from the players" in shown


def test_names_cannot_break_the_page() -> None:
    data = copy.deepcopy(Looked(late(names()[0]).record()).data)
    data["seats"][0]["name"] = '<script>alert(1)</script> & "Co" {0}'
    data["summary"][0]["text"] = "<b>wins</b>"
    tags: list[str] = []

    class Reader(HTMLParser):
        def handle_starttag(self, tag: str, attrs: object) -> None:
            tags.append(tag)

    Reader().feed(page(data))
    assert "script" not in tags
    ET.fromstring(page(data).removeprefix("<!DOCTYPE html>\n"))


def test_a_page_without_anything_costly_or_lucky_says_so() -> None:
    data = copy.deepcopy(Looked(late(names()[0]).record()).data)
    data.update(costly=[], draws=[], clauses={})
    shown = text_of(ET.fromstring(page(data).removeprefix("<!DOCTYPE html>\n")))
    assert "No decision cost more than the noise of the sampling" in shown
    assert "No draw changed a chance by a whole point" in shown


def test_labels_at_the_ends_of_lines_keep_apart() -> None:
    assert apart([10, 12, 90], 20, 100) == [10, 30, 90]
    assert apart([95, 97, 99], 20, 100) == [60, 80, 100]
    assert apart([50], 20, 100) == [50]


def test_the_axis_has_rounds_where_the_game_has_them_and_steps_where_not() -> None:
    marks = [{"at": 10 * i, "name": "round", "number": i + 1} for i in range(20)]
    data = {"curve": [{"at": 0}, {"at": 240}], "marks": marks}
    assert axis(data, 10) == [(20 * i, str(2 * i + 1)) for i in range(10)]
    assert axis({**data, "marks": []}, 6) == [(0, "0"), (50, "50"), (100, "100"), (150, "150"), (200, "200")]


def test_dashes_differ_from_seat_to_seat() -> None:
    assert len(set(DASHES)) == 5


def test_no_colour_is_named_that_has_no_value(looked: Looked) -> None:
    style = re.search(r"<style>(.*?)</style>", page(looked.data), re.DOTALL)
    assert style is not None
    used = set(re.findall(r"var\((--\w+[\w-]*)\)", style[1]))
    assert used <= set(re.findall(r"(--\w+[\w-]*):", style[1]))
