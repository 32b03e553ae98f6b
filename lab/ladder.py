"""The ladder: does each level beat the one below? `python lab/ladder.py [GAME ...] --number 400 --out DIR`.

For each game and two numbers of seats the arena plays every level against the one below, and the highest that every
game has against `greedy`. It resumes where it was broken off, for every pairing is a folder of the arena's. The result
goes to `ladder.json` of the bots, of which `cothon.bots.ladder` makes ratings, and as two tables into docs/bots.md:
pairings and ratings. Pairings that were not played this time stay as they were; every row says by which version of the
rules it was played.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from cothon.bots import ladder
from cothon.bots.instinct import knowledge
from cothon.bots.ladder import measured, ratings
from cothon.bots.levels import LEVELS, Level6, levels_of
from cothon.bots.network_file import learned
from cothon.games import game, names

COTHON = Path(__file__).resolve().parent / "yardstick.py"
DOCS = Path(__file__).resolve().parent.parent / "docs"
LADDER = Path(ladder.__file__).with_name("ladder.json")
HIGHEST = [b.name for b in LEVELS if not b.learned][-1]
MARK = "<!-- ladder -->"
END = "<!-- end of the ladder -->"


def line_up(better: str, worse: str, seats: int) -> list[str]:
    """Two: one each. Three: one better one. Four: two each."""
    first = seats // 2
    return [better] * first + [worse] * (seats - first)


def pairings(name: str, rules: int | None = None) -> list[tuple[str, str, int]]:
    """(better, worse, seats) for the fewest and for four seats."""
    levels = [b.name for b in levels_of(name)]
    allowed = list(game(name, rules).seats_allowed({}))
    found = []
    for seats in (allowed[0], 4):
        found += [(levels[i], levels[i - 1], seats) for i in range(1, len(levels))]
        found.append((HIGHEST, "greedy", seats))
    return found


def play(name: str, rules: int, pairing: tuple[str, str, int], given: argparse.Namespace) -> dict[str, Any]:
    better, worse, seats = pairing
    folder: Path = given.out / f"{name}-v{rules}-{seats}-{better}-{worse}"
    command = [sys.executable, str(COTHON), "arena", name, *line_up(better, worse, seats), "--rules", str(rules)]
    command += ["--games", str(given.number), "--workers", str(given.workers), "--seed", "1", "--out", str(folder)]
    if not (folder / "summary.json").exists():
        subprocess.run(command, check=True)
    summary = json.loads((folder / "summary.json").read_text(encoding="utf-8"))
    one = next(b for b in summary["bots"] if b["name"] == better)
    return {
        "game": name, "rules": rules, "seats": seats, "better": better, "worse": worse, "games": one["games"],
        "share": one["share"], "low": one["low"], "high": one["high"], "fair": one["fair"],
    }  # fmt: skip


def merged(before: list[dict[str, Any]], played: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The rows of the ladder in its order: those just played, else those from before."""
    found = {(r["game"], r["better"], r["worse"], r["seats"]): r for r in [*before, *played]}
    order = [(name, *pairing) for name in names() for pairing in pairings(name)]
    return [found[key] for key in order if key in found]


def table(rows: list[dict[str, Any]]) -> str:
    lines = [
        "| game | rules | seats | pairing | games | share of victories | 95 % interval | fair |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for r in rows:
        share, low, high, fair = (f"{100 * r[k]:.1f} %" for k in ("share", "low", "high", "fair"))
        who = f"{r['better']} against {r['worse']}"
        cells = [r["game"], r["rules"], r["seats"], who, r["games"], share, f"{low} to {high}", fair]
        lines.append(f"| {' | '.join(map(str, cells))} |")
    return "\n".join(lines)


def budget(name: str, bot: str) -> str:
    """How many iterations a level searches for, if it does."""
    searching = {"level-4": 0, "level-5": 1}
    if bot == Level6.name and (network := learned(name)) is not None:
        return f" ({network.card.iterations} iterations)"
    return f" ({knowledge(name).ITERATIONS[searching[bot]]} iterations)" if bot in searching else ""


def rules_of(rows: list[dict[str, Any]], name: str) -> str:
    """`rules 2`, or `rules 1 and 2` as long as only some pairings were played again."""
    found = sorted({r["rules"] for r in rows if r["game"] == name})
    return f"rules {' and '.join(map(str, found))}"


def rating_table(rows: list[dict[str, Any]]) -> str:
    games = list(dict.fromkeys(str(r["game"]) for r in rows))
    made = {g: ratings(rows, g) for g in games}
    heads = [f"{g}, {rules_of(rows, g)}" for g in games]
    lines = [f"| rating | {' | '.join(heads)} |", "|---|" + "---|" * len(games)]
    for bot in [*(b.name for b in LEVELS), "greedy"]:
        cells = [f"{made[g][bot]}{budget(g, bot)}" if bot in made[g] else "-" for g in games]
        if all(cell == "-" for cell in cells):
            continue
        lines.append(f"| `{bot}` | {' | '.join(cells)} |")
    return "\n".join(lines)


def tail(page: str) -> str:
    """What comes after the tables; a page without their end is left alone rather than cut."""
    if END not in page:
        raise SystemExit(f"docs/bots.md: {END} is missing after {MARK}")
    return page.partition(END)[2]


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("games", nargs="*", default=[], help="default: all")
    ask.add_argument("--number", type=int, default=400, help="games for each pairing")
    ask.add_argument("--workers", type=int, default=2)
    ask.add_argument("--seats", type=int, default=0, help="only this number of seats")
    ask.add_argument("--level", action="append", default=[], help="only pairings whose better bot is this; repeatable")
    ask.add_argument("--rules", type=int, default=None, help="version of the rules; default: the newest")
    ask.add_argument("--out", type=Path, required=True)
    given = ask.parse_args()
    rows = []
    for name in given.games or names():
        rules = game(name, given.rules).facts.version
        for pairing in pairings(name, rules):
            if given.seats in (0, pairing[2]) and (not given.level or pairing[0] in given.level):
                rows.append(play(name, rules, pairing, given))
                print(table(rows[-1:]).splitlines()[-1], flush=True)
    rows = merged(measured(), rows)
    LADDER.write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")
    page = DOCS / "bots.md"
    head, _, rest = page.read_text(encoding="utf-8").partition(MARK)
    page.write_text(f"{head}{MARK}\n{rating_table(rows)}\n\n{table(rows)}\n{END}{tail(rest)}", encoding="utf-8")


if __name__ == "__main__":
    main()
