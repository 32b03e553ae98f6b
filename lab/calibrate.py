"""Are the chances to win right? `python lab/calibrate.py [GAME ...] --games 400 --seed 2000000000`.

Bots play among themselves, with seeds that no fit has seen. At some positions one seat's view is taken, and `outlook`
says who is likely to win; in the end it is known who did. The Brier score (the sum over seats of the squared error, 0
is perfect) is compared with that of a constant guess and of "who has most points now wins".

Positions and seats of one game share its end, so they are not independent: every interval is over games (`over_games`).
Numbers and a plot for each game go to docs/calibration: what was said against what happened; the tables go into
docs/win-chances.md.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from functools import partial
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

from rich.progress import track

from cothon import build
from cothon.arena import plots
from cothon.arena.stats import FEW, wilson
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
SEED = 2_000_000_000
BINS = 10
FEWEST = 10
"""A bin with fewer seats than this is not shown."""


class Row(NamedTuple):
    """A position: the chances said, the shares of the leaders in points, and what happened; by seat."""

    said: list[float]
    leaders: list[float]
    won: list[float]


def positions(name: str, given: argparse.Namespace) -> list[list[Row]]:
    """The positions of so many games of self-play, game by game, with all numbers of seats in turn."""
    play = partial(of_one_game, name, given.rules, given.seed, given.worlds, given.player)
    with get_context("spawn").Pool(given.workers) as pool:
        return list(track(pool.imap(play, range(given.games), chunksize=4), description=name, total=given.games))


def of_one_game(name: str, rules: int | None, first: int, worlds: int, player: str, number: int) -> list[Row]:
    g, seed = game(name, rules), first + number
    allowed = list(g.seats_allowed({}))
    seats = allowed[number % len(allowed)]
    dice = FastDice(seed)
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
            chances = [c.mean for c in outlook(g, g.mask(s, viewer), worlds, 10_000 * seed + asked)]
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
    return [Row(chances, leaders, won) for chances, leaders in said]


# -- intervals over games ---------------------------------------------------------------------------------------------


def over_games(played: Sequence[Sequence[float]]) -> tuple[float, float]:
    """The mean of all values, and its standard error where only the games are independent; one sequence for a game.

    The mean is a ratio, the sum of the values through their number. What a game adds to its error is how far the sum
    of the game's values is from what the mean makes of as many (linearisation, as for cluster samples).
    """
    played = [values for values in played if values]
    n, games = sum(map(len, played)), len(played)
    mean = sum(map(sum, played)) / n
    if games < 2:
        return mean, 0.0
    off = sum((sum(values) - mean * len(values)) ** 2 for values in played)
    return mean, sqrt(off * games / (games - 1)) / n


def brier(played: Sequence[Sequence[Row]]) -> dict[str, dict[str, float]]:
    """Of the chances, of a constant guess and of "the leader wins": the mean over positions, and its standard error."""

    def score(guess: Sequence[float], won: Sequence[float]) -> float:
        return sum((a - b) ** 2 for a, b in zip(guess, won, strict=True))

    found = {}
    for name in ("chances", "constant", "leader"):
        scores = []
        for rows in played:
            guesses = {"chances": [r.said for r in rows], "leader": [r.leaders for r in rows]}
            guesses["constant"] = [[1 / len(r.won)] * len(r.won) for r in rows]
            scores.append([score(guess, r.won) for guess, r in zip(guesses[name], rows, strict=True)])
        mean, error = over_games(scores)
        found[name] = {"score": mean, "error": error}
    return found


def bins(played: Sequence[Sequence[Row]]) -> list[dict[str, float]]:
    """What was said and what happened, by what was said. `off`: what happened less what was said, with its interval."""
    found = []
    for k in range(BINS):
        inside = [
            [(a, b) for r in rows for a, b in zip(r.said, r.won, strict=True) if min(int(BINS * a), BINS - 1) == k]
            for rows in played
        ]
        inside = [pairs for pairs in inside if pairs]
        n = sum(map(len, inside))
        if n < FEWEST:
            continue
        said = sum(a for pairs in inside for a, _ in pairs) / n
        won, error = over_games([[b for _, b in pairs] for pairs in inside])
        off, unsure = over_games([[b - a for a, b in pairs] for pairs in inside])
        low, high = won - 1.96 * error, won + 1.96 * error
        off_low, off_high = off - 1.96 * unsure, off + 1.96 * unsure
        if len(inside) < FEW or error == 0.0:  # then the spread tells little
            below, above = wilson(won, len(inside))
            low, high = min(low, below), max(high, above)
            off_low, off_high = min(off_low, below - said), max(off_high, above - said)
        found.append(
            {"said": said, "won": won, "low": max(0.0, low), "high": min(1.0, high), "off": off, "off_low": off_low,
             "off_high": off_high, "seats": n, "games": len(inside)}
        )  # fmt: skip
    return found


# -- what is written --------------------------------------------------------------------------------------------------


def plot(name: str, found: list[dict[str, float]]) -> str:
    points = [
        plots.Bar(
            "",
            b["won"],
            b["low"],
            b["high"],
            b["said"],
            f"{b['seats']:g} seats in {b['games']:g} games: said {b['said']:.0%}, won {b['won']:.0%}, "
            f"95 % interval over games {b['low']:.0%} to {b['high']:.0%}",
            0,
        )
        for b in found
    ]
    title = f"{name}: chance said against games won, 95 % intervals over games"
    return plots.alone(plots.agreement(title, points, "chance said", "games won, %; bars: 95 % intervals over games"))


def table(runs: Sequence[dict[str, Any]]) -> str:
    lines = [
        "| game | rules | games | seeds | positions "
        '| Brier score of the chances | constant guess | "the leader wins" |',
        "|---|---|---|---|---|---|---|---|",
    ]
    for told in runs:
        scores = [told["brier"][k] for k in ("chances", "constant", "leader")]
        shown = " | ".join(f"{x['score']:.3f} ± {1.96 * x['error']:.3f}" for x in scores)
        first, last = told["seeds"]
        about = [told["game"], told["rules"], told["games"], f"{first} to {last}", told["positions"]]
        lines.append(f"| {' | '.join(map(str, about))} | {shown} |")
    return "\n".join(lines)


def off_the_line(runs: Sequence[dict[str, Any]]) -> str:
    """The points whose interval does not reach what was said."""
    lines = ["| game | said | won | 95 % interval of the difference | seats | games |", "|---|---|---|---|---|---|"]
    shown = 0
    for told in runs:
        for b in told["bins"]:
            shown += 1
            if b["off_low"] > 0 or b["off_high"] < 0:
                span = f"{100 * b['off_low']:+.1f} to {100 * b['off_high']:+.1f} points"
                said, won = f"{100 * b['said']:.1f} %", f"{100 * b['won']:.1f} %"
                lines.append(f"| {told['game']} | {said} | {won} | {span} | {b['seats']} | {b['games']} |")
    clear = len(lines) - 2
    words = f"Of {shown} points, {clear} are off the line by more than their interval; "
    words += f"chance alone would make it about {round(0.05 * shown)}."
    return "\n".join([words, *(["", *lines] if clear else [])])


def write_page() -> None:
    """All games that have been looked at."""
    files = [DOCS / f"{name}.json" for name in names()]
    runs = [json.loads(file.read_text(encoding="utf-8")) for file in files if file.exists()]
    head, _, rest = PAGE.read_text(encoding="utf-8").partition(MARK)
    body = f"{table(runs)}\n\n{off_the_line(runs)}"
    PAGE.write_text(f"{head}{MARK}\n{body}\n{END}{rest.partition(END)[2]}", encoding="utf-8")


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("names", nargs="*", default=[], metavar="GAME", help="default: all")
    ask.add_argument("--games", type=int, default=400, help="games of self-play for each title")
    ask.add_argument("--seed", type=int, default=SEED, help="of the first game; the next ones count up")
    ask.add_argument("--worlds", type=int, default=60)
    ask.add_argument("--player", default="level-4")
    ask.add_argument("--workers", type=int, default=2)
    ask.add_argument("--rules", type=int, default=None, help="version of the rules; default: the newest")
    given = ask.parse_args()
    print(build.in_words())
    DOCS.mkdir(parents=True, exist_ok=True)
    for name in given.names or names():
        played = positions(name, given)
        told: dict[str, Any] = {"game": name, "rules": game(name, given.rules).facts.version, "games": len(played)}
        told |= {"seeds": [given.seed, given.seed + len(played) - 1]}
        told |= {"positions": sum(map(len, played)), "every": EVERY, "player": given.player, "worlds": given.worlds}
        told |= {"brier": {k: rounded(v) for k, v in brier(played).items()}}
        told |= {"intervals": "95 %, over games", "bins": [rounded(b) for b in bins(played)]}
        (DOCS / f"{name}.json").write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
        (DOCS / f"{name}.svg").write_text(plot(name, told["bins"]), encoding="utf-8")
        print(name, told["games"], told["positions"], told["brier"])
    write_page()


def rounded(values: dict[str, float]) -> dict[str, float]:
    return {k: round(v, 4) for k, v in values.items()}


if __name__ == "__main__":
    main()
