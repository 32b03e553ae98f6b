"""The page of an analysis: one HTML file that needs no network, no script and no other file.

It is made from the data of `story` alone, so whatever it shows is in the JSON file, too. What it looks like is in
`sheet_style`.
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from html import escape
from typing import Any

from cothon.arena.curve import DASHES, NARROW, WIDE, badge, curve
from cothon.arena.sheet_style import STYLE
from cothon.arena.story import signed
from cothon.review.facts import LINES
from cothon.review.rounding import interval, margin, points

MOST = 8
"""Decisions that are told in full."""
Data = dict[str, Any]
HEADS = {
    "start": "start",
    "luck": "luck",
    "own": "own choices",
    "others": "choices of the others",
    "corrected": "estimate corrected",
    "end": "end",
}
COTHON = (
    '<svg class="brand" viewBox="0 0 24 24" aria-hidden="true"><g fill="none" stroke="currentColor" '
    'stroke-linecap="round"><path d="M12 2.5a9.5 9.5 0 1 1-3.2.6" stroke-width="2.2"/>'
    '<path d="M12 7a5 5 0 1 1-1.7.3" stroke-width="1.8"/><path d="M10 2.2v3.4" stroke-width="2.2"/></g>'
    '<path d="M12 8.6 15 14H9z" fill="currentColor"/></svg>'
)


def page(data: Data) -> str:
    """The whole page."""
    top = [{**one, "id": f"c{one['at']}"} for one in data["costly"][:MOST]]
    draws = [{**one, "id": f"d{one['at']}"} for one in data["draws"]]
    parts = [
        _lead(data),
        _curve(data, top, draws),
        f'<div class="two">{_costly(data, top)}{_draws(data, draws)}</div>',
        _ledger(data),
        _method(data),
        _rules(data),
    ]
    title = f"Analysis: {data['title']}"
    names = ", ".join(s["name"] for s in data["seats"])
    head = (
        '<meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/>'
        f"<title>{escape(title)}: {escape(names)}</title><style>{STYLE}</style>"
    )
    bar = (
        f'<header class="bar">{COTHON}<b class="name">Cothon</b>'
        f"<div><h1>{escape(title)}</h1><p>{escape(names)}</p></div></header>"
    )
    foot = (
        f"<footer><p>Made by Cothon, an unofficial implementation of {escape(data['title'])}; not connected with its "
        "authors, artists or publishers.</p></footer>"
    )
    body = "\n".join(parts)
    return (
        f'<!DOCTYPE html>\n<html lang="en-GB"><head>{head}</head>\n<body>{bar}\n<main>\n{body}\n</main>\n{foot}</body>'
        "</html>\n"
    )


def _panel(id: str, title: str, content: str, note: str = "") -> str:
    small = f"<small>{escape(note)}</small>" if note else ""
    head = f'<h2 id="{id}">{escape(title)} {small}</h2>'
    return f'<section class="panel" aria-labelledby="{id}">{head}\n{content}\n</section>'


def _text(text: str) -> str:
    """Words for the page; a number stays with its sign for per cent."""
    return escape(text).replace(" %", "\u00a0%")


def _sign(seat: int) -> str:
    return f'<svg class="sign" viewBox="-.5 -.5 19 19" aria-hidden="true">{badge(seat)}</svg>'


def _clause(clause: str, listed: Container[str]) -> str:
    """Links to what a clause is about, where the page says it; a few have several ids."""
    if clause not in listed:
        return f'<span class="rule">{escape(clause)}</span>'
    return f'<a class="rule" href="#rule-{escape(clause.replace(" ", ""))}">{escape(clause)}</a>'


def _clauses(data: Data, one: Data) -> str:
    """Those of the question, the answer and the better answer, each once."""
    named = [one["clause"], one["answer"]["clause"], one["instead"]["clause"]]
    return " ".join(_clause(clause, data["clauses"]) for clause in dict.fromkeys(named))


def _step(at: int) -> str:
    return f'<a class="step" href="#s{at}">step {at}</a>'


# -- the parts, from the top down -------------------------------------------------------------------------------------


def _lead(data: Data) -> str:
    first, *others = (_text(one["text"]) for one in data["summary"])
    says = "".join(f"<p>{text}</p>" for text in others)
    over = ""
    if data["result"]:
        tie = f" The tie was broken by: {data['result']['tie_break']}." if data["result"]["tie_break"] else ""
        over = f"<p>The game is over: {escape(data['result']['because'])}.{escape(tie)}</p>"
    return f'<section class="panel lead" aria-label="Summary"><p class="hero">{first}</p>{over}{says}</section>'


def _curve(data: Data, top: Sequence[Data], draws: Sequence[Data]) -> str:
    shown = [*top, *draws]
    pictures = "".join(curve(data, frame, shown) for frame in (WIDE, NARROW))
    note = (
        "Estimated from the true positions, with all that was hidden from the players. The band is the 95 % interval "
        "of the sampling. ▼ a costly decision, ● great luck or bad luck; both lead to the words below."
    )
    return _panel(
        "curve", "Chance to win", f'{_legend(data)}{pictures}<p class="note">{note}</p>{_table(data)}', "in %"
    )


def _legend(data: Data) -> str:
    parts = []
    for seat, who in enumerate(data["seats"]):
        dash = f' stroke-dasharray="{DASHES[seat]}"' if DASHES[seat] else ""
        line = (
            f'<svg class="sample" viewBox="0 0 44 8" aria-hidden="true"><path class="line l{seat + 1}"{dash} '
            'd="M1 4H43"/></svg>'
        )
        end = points(data["curve"][-1]["chances"][seat])
        parts.append(
            f"<li>{_sign(seat)}<b>{escape(who['name'])}</b> <small>{escape(who['kind'])}</small>{line}"
            f'<span class="num">{end} %</span></li>'
        )
    return f'<ul class="legend">{"".join(parts)}</ul>'


def _table(data: Data) -> str:
    """All the numbers of the curve, and what happened: for those who do not see it, or want to know exactly."""
    names = [s["name"] for s in data["seats"]]
    heads = "".join(f'<th scope="col">{escape(n)}</th>' for n in names)
    rows = [_row("start", 0, "", data["curve"][0])]
    for step, point in zip(data["steps"], data["curve"][1:], strict=True):
        who = "chance" if step["seat"] is None else names[step["seat"]]
        told = step["happened"] or step["words"]
        rows.append(_row(str(step["at"]), step["at"], f"<b>{escape(who)}</b>: {escape(told)}", point))
    return (
        f'<details id="numbers"><summary>All {len(rows)} positions in numbers</summary>'
        '<div class="scroll" role="region" aria-label="Chances to win, step by step" tabindex="0"><table class="steps">'
        f'<thead><tr><th scope="col">step</th><th scope="col">what happened</th>{heads}</tr></thead>'
        f"<tbody>{''.join(rows)}</tbody></table></div></details>"
    )


def _row(head: str, at: int, told: str, point: Data) -> str:
    cells = ""
    for mean, low, high in zip(point["chances"], point["low"], point["high"], strict=True):
        first, last = interval(low, high, points(mean))
        small = f" <small>{first}–{last}</small>" if first != last else ""
        cells += f"<td>{points(mean)}{small}</td>"
    return f'<tr id="s{at}"><th scope="row">{head}</th><td class="told">{told}</td>{cells}</tr>'


def _costly(data: Data, top: Sequence[Data]) -> str:
    if not top:
        return _panel("costly", "Costly decisions", "<p>No decision cost more than the noise of the sampling.</p>")
    items = []
    for one in top:
        first, last = one["interval"]
        sure = f"{first or 'above 0'} to {last}"  # it is above 0, else the decision would not be here
        items.append(
            f'<li id="{one["id"]}">{_sign(one["seat"])}<div><p>{_step(one["at"])} {_clauses(data, one)}'
            f'<span class="chip bad">−{one["says"]["points"]}</span></p><p>{_text(one["text"])} '
            f"<small>95 % interval of the cost: {sure}.</small></p></div></li>"
        )
    note = "with what the player knew then; in points of the chance to win"
    return _panel("costly", "Costly decisions", f'<ol class="list">{"".join(items)}</ol>{_by_seat(data)}', note)


def _by_seat(data: Data) -> str:
    parts = []
    for seat, who in enumerate(data["seats"]):
        own = [one for one in data["costly"] if one["seat"] == seat]
        rows = "".join(
            f"<li>{_step(one['at'])} “{escape(one['answer']['words'])}”, better “{escape(one['instead']['words'])}” "
            f"<b>−{one['says']['points']}</b></li>"
            for one in own
        )
        number = f"{len(own)} costly decision{'' if len(own) == 1 else 's'}"
        parts.append(f"<h3>{_sign(seat)}{escape(who['name'])} <small>{number}</small></h3>")
        parts.append(f'<ul class="short">{rows}</ul>' if own else "")
    return f"<details><summary>All {len(data['costly'])}, player by player</summary>{''.join(parts)}</details>"


def _draws(data: Data, draws: Sequence[Data]) -> str:
    if not draws:
        return _panel("luck", "Luck of the draw", "<p>No draw changed a chance by a whole point.</p>")
    items = []
    for one in draws:
        good = one["says"]["luck"] == "lucky"
        chip = f'<span class="chip {"good" if good else "bad"}">{"+" if good else "−"}{one["says"]["points"]}</span>'
        items.append(
            f'<li id="{one["id"]}">{_sign(one["seat"])}<div><p>{_step(one["at"])}{chip}</p>'
            f"<p>{_text(one['text'])}</p></div></li>"
        )
    note = "each draw against the mean of all that could have been drawn"
    return _panel("luck", "Luck of the draw", f'<ol class="list">{"".join(items)}</ol>', note)


def _ledger(data: Data) -> str:
    heads = "".join(f'<th scope="col">{HEADS[line]}</th>' for line in LINES)
    rows = ""
    for row in data["ledger"]:
        cells = ""
        for line in LINES:
            shown, error = row["points"][line], margin(1.96 * row["errors"][line])
            text = f"{shown} %" if line in ("start", "end") else signed(shown)
            small = f" <small>± {error}</small>" if error else ""
            cells += f'<td data-line="{HEADS[line]}">{text}{small}</td>'
        name = escape(data["seats"][row["seat"]]["name"])
        rows += f'<tr><th scope="row">{_sign(row["seat"])}{name}</th>{cells}</tr>'
    words = "".join(f"<li>{_text(row['text'])}</li>" for row in data["ledger"])
    note = (
        "Luck is what draws changed against their expectation. Choices are what answers gained or lost against those "
        "of the game’s instinct, the quick player that the estimate plays on with. The estimate is corrected where it "
        "looks further ahead without anything unusual having happened. The lines add up; ± is the 95 % interval."
    )
    table = (
        '<div class="scroll" role="region" aria-label="Ledger" tabindex="0"><table class="ledger">'
        f"<thead><tr><th scope='col'>player</th>{heads}</tr></thead><tbody>{rows}</tbody></table></div>"
    )
    content = f'{table}<details><summary>The ledger in words</summary><ul class="short">{words}</ul></details>'
    return _panel("ledger", "Luck and choice", f'{content}<p class="note">{note}</p>', "in points of the chance to win")


def _method(data: Data) -> str:
    effort = data["effort"]
    text = (
        f"Every position was played on {effort['worlds']} times as the game’s instinct plays, for {effort['ahead']} "
        "decisions, and its value function says who is likely to win from there. Where a draw was due, all possible "
        "draws were tried with their exact weights. For every decision a search of "
        f"{effort['iterations']} iterations, with what the player knew, named the answer it prefers; the two were then "
        f"compared in {effort['worlds']} worlds that the player could not exclude. Seed {effort['seed']}: the same "
        "command writes the same page. The chances are those of bots of equal strength, not of these players."
    )
    options = f"{data['game']}, rules version {data['rules']}, {data['options']}"
    return _panel("method", "How this was computed", f"<p>{text}</p><p class='note'>{escape(options)}</p>")


def _rules(data: Data) -> str:
    if not data["clauses"]:
        return ""
    rows = "".join(
        f'<dt id="rule-{escape(clause.replace(" ", ""))}">{escape(clause)}</dt><dd>{escape(words)}</dd>'
        for clause, words in data["clauses"].items()
    )
    where = f"Their full text is in docs/rules/{data['game']}.md and on the rules page of every Cothon server."
    return _panel(
        "rules", "Clauses of the rules named above", f'<dl class="rules">{rows}</dl><p class="note">{escape(where)}</p>'
    )
