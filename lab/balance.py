"""Balance reports by strong self-play: `python lab/balance.py [GAME ...] --number 300 --out DIR`.

For each number of players the arena plays the same bot against itself, with records. Written to docs/balance/<game>.md,
with plots: who wins by seat, scores, length, and how often each option was chosen when it was offered, and by how many
of the later winners. What a person concludes from it stands in the last section, which is kept.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

from rich.progress import track

from cothon.arena import plots
from cothon.games import game, names
from cothon.play import files
from cothon.play.record import Done
from cothon.play.verify import replay

DOCS = Path(__file__).resolve().parent.parent / "docs" / "balance"
LAST = "## What looks off"
FIRST = {"karibik": "start=0", "traders": "first_seat=0", "carthago": "start_player=first", "porto": "first_player=0"}
"""The option by which seat 1 begins, so that seats stand for the order of play."""
RARE = 30
"""Options offered less often than this are not judged."""


class Choices:
    """How often options were offered and chosen, by label, and how often by somebody who won."""

    def __init__(self) -> None:
        self.offered: Counter[str] = Counter()
        self.chosen: Counter[str] = Counter()
        self.won: Counter[str] = Counter()

    def count(self, path: Path) -> None:
        match = replay(files.load(path))
        g, winners = match.game, match.result().winners
        for version, entry in enumerate(match.record().entries):
            if not isinstance(entry, Done):
                continue
            s = match.world(version, ended=True)
            legal = g.legal(s)
            if len(legal) > 1:
                self.offered.update(g.actions.label(a) for a in legal)
                self.chosen[g.actions.label(entry.action)] += 1
                if entry.seat in winners:
                    self.won[g.actions.label(entry.action)] += 1


def arena(name: str, seats: int, given: argparse.Namespace) -> tuple[dict[str, Any], Path]:
    rules = game(name, given.rules).facts.version
    folder: Path = given.out / f"{name}-v{rules}-{seats}"
    command = [sys.executable, "-m", "cothon", "arena", name, *[given.player] * seats, "--records", "-o", FIRST[name]]
    command += ["--rules", str(rules)]
    command += ["--games", str(given.number), "--workers", str(given.workers), "--seed", "7", "--out", str(folder)]
    if not (folder / "summary.json").exists():
        subprocess.run(command, check=True)
    return json.loads((folder / "summary.json").read_text(encoding="utf-8")), folder / "records"


def percent(x: float) -> str:
    return f"{100 * x:.1f} %"


def seats_part(name: str, seats: int, summary: dict[str, Any]) -> list[str]:
    rows = summary["seats"]
    fair = 1 / seats
    drawn = [
        plots.Bar(f"seat {r['seat'] + 1}", r["share"], r["low"], r["high"], fair, percent(r["share"]), i)
        for i, r in enumerate(rows)
    ]
    title = f"{name}, {seats} players: victories by seat"
    (DOCS / f"{name}-{seats}-seats.svg").write_text(plots.alone(plots.bars(title, drawn, max(r["high"] for r in rows))))
    d = summary["bots"][0]["score"]
    words = f"mean {d['mean']:.1f}, {d['min']} to {d['max']}"
    scores = plots.Histogram("all seats", d["first"], d["step"], d["counts"], words, 0)
    title = f"{name}, {seats} players: scores"
    (DOCS / f"{name}-{seats}-scores.svg").write_text(plots.alone(plots.histograms(title, [scores], "points")))
    cells = " | ".join(f"{percent(r['share'])} ({percent(r['low'])} to {percent(r['high'])})" for r in rows)
    lines = [f"### {seats} players, {summary['games']} games", ""]
    lines += ["| " + " | ".join(f"seat {r['seat'] + 1}" for r in rows) + " |", "|" + "---|" * seats, f"| {cells} |", ""]
    lines += [f"Fair is {percent(fair)}. Scores: mean {d['mean']:.1f}, spread {d['sd']:.1f}, {d['min']} to {d['max']}."]
    lines += ["", f"![victories by seat]({name}-{seats}-seats.svg) ![scores]({name}-{seats}-scores.svg)", ""]
    return lines


def choices_part(name: str, seats: int, choices: Choices) -> list[str]:
    g = game(name)
    lines = [f"### Choices with {seats} players", ""]
    lines += [
        "| option | offered | chosen | of these by winners (fair: " + percent(1 / seats) + ") |",
        "|---|---|---|---|",
    ]
    for e in g.actions.entries:
        offered, chosen, won = choices.offered[e.label], choices.chosen[e.label], choices.won[e.label]
        if offered >= RARE:
            share = percent(won / chosen) if chosen >= RARE else "-"
            lines.append(f"| {e.words} (`{e.label}`) | {offered} | {percent(chosen / offered)} | {share} |")
    return [*lines, ""]


def write(name: str, given: argparse.Namespace) -> None:
    DOCS.mkdir(parents=True, exist_ok=True)
    g = game(name, given.rules)
    page = DOCS / f"{name}.md"
    kept = page.read_text(encoding="utf-8").partition(LAST)[2] if page.exists() else "\n\nNot looked at yet.\n"
    lines = [f"# Balance of {g.facts.title}", ""]
    lines += [
        f"Self-play of `{given.player}`, rules version {g.facts.version}, default options but that seat 1 begins."
    ]
    command = f"python lab/balance.py {name} --rules {g.facts.version} --player {given.player} --number {given.number}"
    lines += ["Written by", "", f"    {command}", "", "## Seats and scores", ""]
    tables: list[str] = []
    for seats in g.seats_allowed({}):
        summary, records = arena(name, seats, given)
        lines += seats_part(name, seats, summary)
        choices = Choices()
        for path in track(sorted(records.iterdir()), description=f"{name}, {seats} players"):
            choices.count(path)
        tables += choices_part(name, seats, choices)
    lines += ["## How often each option is chosen", ""]
    lines += [f"Where there was a choice; options offered at least {RARE} times.", "", *tables, f"{LAST}{kept}"]
    page.write_text("\n".join(lines), encoding="utf-8")


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("games", nargs="*", default=[], help="default: all")
    ask.add_argument("--number", type=int, default=300, help="games for each number of players")
    ask.add_argument("--player", default="level-4")
    ask.add_argument("--workers", type=int, default=2)
    ask.add_argument("--rules", type=int, default=None, help="version of the rules; default: the newest")
    ask.add_argument("--out", type=Path, required=True, help="where the arena keeps its folders; it resumes there")
    given = ask.parse_args()
    for name in given.games or names():
        write(name, given)


if __name__ == "__main__":
    main()
