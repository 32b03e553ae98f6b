"""The report of an arena: summary.json, the plots, and one HTML page that needs nothing but itself."""

from __future__ import annotations

import json
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any

from cothon.arena import plots
from cothon.arena.deal import Row
from cothon.arena.page import STYLE, code, figure, many, page, panel, table
from cothon.arena.plan import Plan
from cothon.arena.stats import Summary, summarise
from cothon.arena.words import command, count, named, percent, plus_minus, spaced
from cothon.core.errors import BadInput
from cothon.play.files import write_whole

REPORT, SUMMARY, PLOTS = "report.html", "summary.json", "plots"
MOST_FAULTS = 20


def write(folder: Path, plan: Plan, rows: Sequence[Row]) -> Summary:
    """Everything that is made of the games; the same games give the same files."""
    summary = summarise(plan, rows)
    drawn = draw(summary)
    try:
        write_whole(folder / SUMMARY, json.dumps(summary, indent=1, ensure_ascii=False) + "\n")
        for name, svg in drawn.items():
            write_whole(folder / PLOTS / f"{name}.svg", plots.alone(svg))
        write_whole(folder / REPORT, html(plan, summary, drawn))
    except OSError as e:
        raise BadInput(f"{e.filename or folder}: {e.strerror or e}") from e
    return summary


# -- plots --------------------------------------------------------------------------------------------------------


def draw(summary: Summary) -> dict[str, str]:
    """The plots by name; none where no game counts."""
    if not summary["games"]:
        return {}
    bots = summary["bots"]
    drawn = {}
    if len(bots) > 1:
        wins = [_bar(b["name"], b, i) for i, b in enumerate(bots)]
        drawn["share"] = plots.bars("Share of victories by bot", wins, 1.0)
        rated = [_rated(b, i) for i, b in enumerate(bots)]
        drawn["rating"] = plots.dots("Rating by bot, with its interval", rated)
    seats = [_bar(f"seat {s['seat']}", s, 0) for s in summary["seats"]]
    drawn["seats"] = plots.bars("Share of victories by seat", seats, max(s.high for s in seats))
    scores = [_histogram(b["name"], b["score"], i) for i, b in enumerate(bots)]
    drawn["scores"] = plots.histograms("Scores by bot", scores, "score")
    length = _histogram("all games", summary["length"], 0)
    drawn["length"] = plots.histograms("Decisions per game", [length], "decisions in a game")
    return drawn


def _bar(name: str, share: dict[str, Any], colour: int) -> plots.Bar:
    return plots.Bar(name, share["share"], share["low"], share["high"], share["fair"], plus_minus(share), colour)


def _rated(b: dict[str, Any], colour: int) -> plots.Bar:
    r = b["rating"]
    return plots.Bar(b["name"], r["mu"], r["low"], r["high"], None, rating(b), colour)


def _histogram(name: str, d: dict[str, Any], colour: int) -> plots.Histogram:
    return plots.Histogram(name, d["first"], d["step"], d["counts"], f"mean {d['mean']:.1f}", colour)


# -- the page -----------------------------------------------------------------------------------------------------


def html(plan: Plan, summary: Summary, drawn: dict[str, str]) -> str:
    title = f"{plan.rulebook().facts.title}: {named(list(plan.bots))}"
    parts = [_lead(summary), panel("Bots", _bots(summary), BOTS_NOTE)]
    small = [figure(name, svg) for name, svg in drawn.items()]
    if len(plan.bots) > 1:
        parts.append(panel("Head to head", _pairs(summary), PAIRS_NOTE))
    if summary["games"]:
        small += [panel("Seats in figures", _seats(summary), SEATS_NOTE), panel("How games ended", _ends(summary))]
    parts.append(many(small))
    if summary["faults"]:
        parts.append(panel("Faults", _faults(summary), FAULTS_NOTE))
    parts.append(panel("The plan", _plan(plan, summary)))
    parts.append(panel("Play it again", code(command(plan, "DIR")), _again(plan)))
    return page(title, f"{STYLE}{plots.STYLE}", parts)


def _lead(summary: Summary) -> str:
    """The result in one sentence."""
    if not summary["games"]:
        return '<p class="lead">No game was played to its end: in every one of them a bot failed.</p>'
    best, words = summary["bots"][0], count(summary["bots"][0]["games"], "game")
    if len(summary["bots"]) == 1:
        text = (
            f"{best['name']} played {words} against itself, with {summary['length']['mean']:.0f} decisions on average."
        )
    else:
        clear = best["low"] > best["fair"]
        text = f"{best['name']} won {plus_minus(best)} of {words}; its fair share is {percent(best['fair'])}."
        text += " That is more than chance explains." if clear else " That may be chance."
    return f'<p class="lead">{escape(text)}</p>'


BOTS_NOTE = (
    "A shared victory counts as a share. The fair share is that of its seats. ± or (low to high): 95 % interval over "
    "deals, as the games of a deal have the same draws. Rating: openskill (Plackett-Luce), from 25 ± 16.3 at the start."
)
PAIRS_NOTE = "How often a seat of the row's bot ranked before a seat of the column's bot; equal ranks count half."
SEATS_NOTE = "Victories by seat over all games. Every bot sits in every seat equally often."
FAULTS_NOTE = (
    "A bot that fails or gives an illegal answer loses that game, and the others share the victory. Scores, seats, "
    "lengths and ends are those of games played to their end."
)
PROGRAMS_NOTE = (
    " Bots that are programs (exec:) have a limit of time and may throw dice of their own: with them another run may "
    "give other games."
)
AGAIN_NOTE = "The same plan gives the same games.jsonl, bit for bit, on any machine and with any number of workers."


def _again(plan: Plan) -> str:
    return AGAIN_NOTE + (PROGRAMS_NOTE if plan.programs else "")


def rating(b: dict[str, Any]) -> str:
    r = b["rating"]
    return "-" if r is None else f"{r['mu']:.1f} ± {r['high'] - r['mu']:.1f}"


def _bots(summary: Summary) -> str:
    heads = ["bot", "share of victories", "fair share", "rating", "wins", "games", "seats", "average rank",
             "average score", "faults"]  # fmt: skip
    rows = [
        [b["name"], plus_minus(b), percent(b["fair"]), rating(b), _figure(b["wins"], 1), str(b["games"]),
         str(b["seats"]), _figure(b["rank"], 2), _figure(b["score"]["mean"], 1), str(b["faults"])]
        for b in summary["bots"]
    ]  # fmt: skip
    return table(heads, rows, "bots")


def _figure(value: float | None, digits: int) -> str:
    return "-" if value is None else f"{value:.{digits}f}"


def _pairs(summary: Summary) -> str:
    names = [b["name"] for b in summary["bots"]]
    cells = {(p["row"], p["column"]): plus_minus(p) for p in summary["pairs"]}
    rows = [[one, *[cells.get((one, other), "·") for other in names]] for one in names]
    return table(["before", *names], rows, "pairs")


def _ends(summary: Summary) -> str:
    games = summary["games"]
    rows = [[spaced(why), str(n), percent(n / games)] for why, n in summary["reasons"].items()]
    ties = [
        [f"tie broken by {spaced(how)}" if how else "no tie-break", str(n), percent(n / games)]
        for how, n in summary["tie_breaks"].items()
    ]
    return table(["the end", "games", "share"], rows, "reasons") + table(
        ["first place", "games", "share"], ties, "ties"
    )


def _seats(summary: Summary) -> str:
    rows = [[f"seat {s['seat']}", plus_minus(s), percent(s["fair"])] for s in summary["seats"]]
    return table(["seat", "share of victories", "fair share"], rows, "seats")


def _faults(summary: Summary) -> str:
    faults = summary["faults"]
    rows = [[f["bot"], f"{f['deal']} / {f['rotation']}", str(f["seat"]), f["words"]] for f in faults[:MOST_FAULTS]]
    more = len(faults) - len(rows)
    rest = f'<p class="note">And {more} more in summary.json.</p>' if more > 0 else ""
    return table(["bot", "deal / rotation", "seat", "what happened"], rows, "faults") + rest


def _plan(plan: Plan, summary: Summary) -> str:
    budget = "each bot's own" if plan.iterations is None else f"{plan.iterations} iterations per decision"
    played = f"{plan.games_played}: {count(plan.deals, 'deal')} with {count(len(plan.rotations), 'rotation')}"
    lost = f"; {summary['forfeited']} of them lost by a fault" if summary["forfeited"] else ""
    rows = [
        ["game", f"{plan.game}, rules version {plan.rules}"],
        ["options", plan.options],
        ["line-up", " ".join(plan.line_up)],
        ["games", f"{played}{lost}"],
        ["seed", str(plan.seed)],
        ["budget", budget],
        *([["time for programs", f"{plan.seconds:g} s per decision"]] if plan.programs else []),
        ["made by", f"Cothon {plan.version}"],
    ]
    return table([], rows, "plan")
