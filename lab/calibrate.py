"""Are the chances to win right? `python lab/calibrate.py [GAME ...] --positions 2000`.

Bots play among themselves, with seeds that no fit has seen. At some positions one seat's view is taken, and `outlook`
says who is likely to win; in the end it is known who did. The Brier score (the sum over seats of the squared error, 0
is perfect) is compared with that of a constant guess and of "who has most points now wins". Numbers and a plot for each
game go to docs/calibration: what was said against what happened; the table goes into docs/win-chances.md.
"""

from __future__ import annotations

import argparse
import json
from math import sqrt
from pathlib import Path

from rich.progress import track

from cothon import build
from cothon.arena import plots
from cothon.bots import Budget, bot
from cothon.bots.instinct import instinct
from cothon.bots.outlook import outlook
from cothon.core.arr import new_floats
from cothon.games import game, names
from cothon.play.dice import FastDice

DOCS = Path(__file__).resolve().parent.parent / "docs" / "calibration"
PAGE = DOCS.parent / "win-chances.md"
MARK, END = "<!-- calibration -->", "<!-- end of the calibration -->"
EVERY = 11
"""One decision in so many is looked at, so that positions of one game differ."""
SEED = 900_000_000

Row = tuple[int, list[float], list[float], list[float]]
"""Seats, the chances said, the shares of the leaders in points, and what happened."""


def positions(name: str, wanted: int, worlds: int, player: str) -> list[Row]:
    """So many positions of self-play, with as many games for each number of seats as it takes."""
    g = game(name)
    found: list[Row] = []
    allowed = list(g.seats_allowed({}))
    number = 0
    for _ in track(range(wanted), description=name):
        while len(found) <= _:
            found += of_one_game(name, allowed[number % len(allowed)], SEED + number, worlds, player)
            number += 1
    return found[:wanted]


def of_one_game(name: str, seats: int, seed: int, worlds: int, player: str) -> list[Row]:
    g, dice = game(name), FastDice(seed)
    s = g.start(g.options(seats))
    g.roll(s, dice)
    bots = [bot(player) for _ in range(seats)]
    told = new_floats(len(instinct(name).features))
    said: list[tuple[list[float], list[float]]] = []
    asked = 0
    while s.actor >= 0:
        seat = int(s.actor)
        if (asked + seed) % EVERY == 0:
            viewer = int(dice.below(seats))
            chances = [c.mean for c in outlook(g, g.mask(s, viewer), worlds, seed + asked)]
            points = []
            for p in range(seats):
                instinct(name).describe(s, p, told)
                points.append(told[0])
            leaders = [float(x == max(points)) for x in points]
            said.append((chances, [x / sum(leaders) for x in leaders]))
        asked += 1
        g.apply(s, bots[seat].choose(g, g.mask(s, seat), Budget(), dice))
        g.roll(s, dice)
    winners = g.result(s).winners
    won = [1 / len(winners) if p in winners else 0.0 for p in range(seats)]
    return [(seats, chances, leaders, won) for chances, leaders in said]


def brier(rows: list[Row]) -> dict[str, float]:
    def mean(of: int) -> float:
        return sum(sum((r[of][p] - r[3][p]) ** 2 for p in range(r[0])) for r in rows) / len(rows)  # type: ignore[index]

    flat = sum(sum((1 / r[0] - x) ** 2 for x in r[3]) for r in rows) / len(rows)
    return {"chances": mean(1), "constant": flat, "leader": mean(2)}


def bins(rows: list[Row], number: int = 10) -> list[dict[str, float]]:
    """What was said and what happened, by what was said."""
    found = []
    pairs = [(r[1][p], r[3][p]) for r in rows for p in range(r[0])]
    for k in range(number):
        inside = [(a, b) for a, b in pairs if k / number <= a < (k + 1) / number or (k == number - 1 and a == 1.0)]
        if len(inside) >= 10:
            n = len(inside)
            said, won = sum(a for a, _ in inside) / n, sum(b for _, b in inside) / n
            half = 1.96 * sqrt(max(won * (1 - won), 0.01) / n)
            found.append({"said": said, "won": won, "low": max(0.0, won - half), "high": min(1.0, won + half), "n": n})
    return found


def plot(name: str, found: list[dict[str, float]]) -> str:
    points = [
        plots.Bar(
            "",
            b["won"],
            b["low"],
            b["high"],
            b["said"],
            f"{b['n']:g} seats: said {b['said']:.0%}, won {b['won']:.0%}",
            0,
        )
        for b in found
    ]
    title = f"{name}: chance said against games won"
    return plots.alone(plots.agreement(title, points, "chance said", "share of games won, %"))


def table() -> str:
    """All games that have been looked at."""
    lines = [
        '| game | positions | Brier score of the chances | of a constant guess | of "the leader wins" |',
        "|---|---|---|---|---|",
    ]
    for name in names():
        file = DOCS / f"{name}.json"
        if file.exists():
            told = json.loads(file.read_text(encoding="utf-8"))
            scores = " | ".join(f"{told['brier'][k]:.3f}" for k in ("chances", "constant", "leader"))
            lines.append(f"| {name} | {told['positions']} | {scores} |")
    return "\n".join(lines)


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("games", nargs="*", default=[], help="default: all")
    ask.add_argument("--positions", type=int, default=2000)
    ask.add_argument("--worlds", type=int, default=60)
    ask.add_argument("--player", default="level-4")
    given = ask.parse_args()
    print(build.in_words())
    DOCS.mkdir(parents=True, exist_ok=True)
    for name in given.games or names():
        rows = positions(name, given.positions, given.worlds, given.player)
        scores, found = brier(rows), bins(rows)
        told = {"game": name, "positions": len(rows), "player": given.player, "worlds": given.worlds}
        told |= {"brier": {k: round(v, 4) for k, v in scores.items()}}
        told |= {"bins": [{k: round(v, 4) for k, v in b.items()} for b in found]}
        (DOCS / f"{name}.json").write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
        (DOCS / f"{name}.svg").write_text(plot(name, found), encoding="utf-8")
        print(name, told["positions"], told["brier"])
    head, _, rest = PAGE.read_text(encoding="utf-8").partition(MARK)
    PAGE.write_text(f"{head}{MARK}\n{table()}\n{END}{rest.partition(END)[2]}", encoding="utf-8")


if __name__ == "__main__":
    main()
