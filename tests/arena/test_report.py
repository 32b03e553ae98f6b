"""The report: well-formed, self-contained, and with the figures of summary.json."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import pytest

from arena.lines import plan_of, row
from cothon.arena import report
from cothon.arena.deal import Row
from cothon.arena.words import percent, plus_minus

VOID = {"seat": 1, "bot": "random", "words": "ValueError: <boom> & 'so on'"}


class Reader(HTMLParser):
    """Tables by name, as rows of texts; and whether every element is closed."""

    VOID = ("meta", "br")

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tables: dict[str, list[list[str]]] = {}
        self.links: list[str] = []
        self._cell = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        said = dict(attrs)
        self.links += [v or "" for k, v in attrs if k in ("href", "src", "xlink:href")]
        if tag in self.VOID:
            return
        self.open.append(tag)
        if tag == "table":
            self._rows = self.tables.setdefault(said["class"] or "", [])
        elif tag == "tr":
            self._rows.append([])
        elif tag in ("td", "th"):
            self._rows[-1].append("")
            self._cell = True

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag
        self._cell = self._cell and tag not in ("td", "th")

    def handle_data(self, data: str) -> None:
        if self._cell:
            self._rows[-1][-1] += data


def read(folder: Path) -> Reader:
    reader = Reader()
    reader.feed((folder / "report.html").read_text(encoding="utf-8"))
    assert not reader.open
    return reader


def games(bots: list[str], deals: int) -> list[Row]:
    found = []
    for deal in range(deals):
        for rotation in range(len(bots)):
            seated = bots[rotation:] + bots[:rotation]
            ranks = [1 + (bots.index(b) + deal * rotation) % len(bots) for b in seated]
            found.append(row(deal, rotation, " ".join(seated), ranks, decisions=90 + 7 * deal))
    return found


@pytest.mark.parametrize("bots", [["level-3", "random"], ["level-3", "random", "first-legal"], ["random"] * 3])
def test_the_report_is_well_formed_and_needs_nothing_but_itself(tmp_path: Path, bots: list[str]) -> None:
    plan = plan_of(*bots, games=12)
    report.write(
        tmp_path, plan, games(bots, plan.deals) if len(set(bots)) > 1 else [row(0, 0, " ".join(bots), [1, 2, 3])]
    )
    text = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert read(tmp_path).links == []
    assert not re.findall(r"https?://(?!www\.w3\.org/2000/svg)|@import|url\(", text)
    drawn = re.findall(r"<svg.*?</svg>", text, re.DOTALL)
    files = sorted((tmp_path / "plots").glob("*.svg"))
    assert len(drawn) == len(files) == (5 if len(set(bots)) > 1 else 3)
    for svg in [*drawn, *[f.read_text(encoding="utf-8").partition("\n")[2] for f in files]]:
        root = ElementTree.fromstring(svg)
        assert root.tag == "{http://www.w3.org/2000/svg}svg"
        assert root.find("{http://www.w3.org/2000/svg}title") is not None
        _, _, wide, high = map(float, root.attrib["viewBox"].split())
        for shape in root.iter():
            for name, most in (("x", wide), ("y", high), ("cx", wide)):
                if shape.get(name) is not None:
                    assert -12 <= float(shape.attrib[name]) <= most
            assert float(shape.get("width", "1").removesuffix("%")) >= 0


def test_the_tables_have_the_figures_of_the_summary(tmp_path: Path) -> None:
    bots = ["level-3", "random", "first-legal"]
    plan = plan_of(*bots, games=18)
    report.write(tmp_path, plan, games(bots, plan.deals))
    summary = json.loads((tmp_path / "summary.json").read_text(encoding="utf-8"))
    tables = read(tmp_path).tables
    heads, *rows = tables["bots"]
    for cells, b in zip(rows, summary["bots"], strict=True):
        said = dict(zip(heads, cells, strict=True))
        assert said["bot"] == b["name"]
        assert said["share of victories"] == plus_minus(b)
        assert said["fair share"] == percent(b["fair"]) == "33.3 %"
        assert float(said["wins"]) == pytest.approx(b["wins"], abs=0.05)
        assert float(said["average rank"]) == pytest.approx(b["rank"], abs=0.005)
        assert float(said["average score"]) == pytest.approx(b["score"]["mean"], abs=0.05)
        assert float(said["rating"].split()[0]) == pytest.approx(b["rating"]["mu"], abs=0.05)
        assert (said["games"], said["seats"], said["faults"]) == ("18", "1", "0")
    (_, *names), *pairs = tables["pairs"]
    for one in pairs:
        for name, cell in zip(names, one[1:], strict=True):
            found = [p for p in summary["pairs"] if (p["row"], p["column"]) == (one[0], name)]
            assert cell == (plus_minus(found[0]) if found else "·")
    assert [r[1] for r in tables["seats"][1:]] == [plus_minus(s) for s in summary["seats"]]
    assert dict(tables["plan"])["line-up"] == "level-3 random first-legal"
    assert sum(int(r[1]) for r in tables["reasons"][1:]) == 18


def test_faults_are_told_as_they_are(tmp_path: Path) -> None:
    plan = plan_of("level-3", "random", games=2)
    void = {"deal": 0, "rotation": 1, "bots": ["random", "level-3"], "fault": VOID, "decisions": 3, "draws": 1}
    report.write(tmp_path, plan, [row(0, 0, "level-3 random", [1, 2]), void])
    assert read(tmp_path).tables["faults"][1] == ["random", "0 / 1", "1", VOID["words"]]
    report.write(tmp_path, plan, [void, void])
    assert "No game was played to its end" in (tmp_path / "report.html").read_text(encoding="utf-8")
    assert len(read(tmp_path).tables["faults"]) == 3


def test_the_same_games_give_the_same_files(tmp_path: Path) -> None:
    plan = plan_of("level-3", "random", games=6)
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        report.write(tmp_path / name, plan, games(["level-3", "random"], 3))
    for file in ("report.html", "summary.json", "plots/share.svg"):
        assert (tmp_path / "one" / file).read_bytes() == (tmp_path / "two" / file).read_bytes()
