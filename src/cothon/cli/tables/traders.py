"""The table of traders in a terminal: drawn in colour and letters, or told in plain sentences for screen readers.

Both are made from `game.show(view)` alone. A card is written as its letter and value (`R5`), a card in the warehouse in
brackets (`[R5]`), a reserved card with its owner (`R5*Ann`); colour only repeats what the letter says.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from cothon.cli.words import named
from cothon.locales import People, Voice

STYLES = {"R": "bold red", "B": "bold bright_blue", "Y": "bold yellow", "G": "bold green"}
PIRATES = "☠ pirates"


# -- drawn -----------------------------------------------------------------------------------------------------------


def draw(shown: dict[str, Any], voice: Voice, people: People) -> RenderableType:
    names, you = voice.names(people), people.you
    parts: list[RenderableType] = [_route(shown), _rows(shown, names)]
    parts += [_player(shown, p, names, you) for p in shown["players"]]
    legend = "● token  ○ used  [R5] safe in the warehouse"
    reserved = "  R5*name reserved" if shown["mode"] == "classic" else ""
    parts.append(Text(f"{legend}{reserved}  8 tokens end the game", style="dim"))
    now = _now(shown, names)
    if now:
        parts.append(Text(now, style="bold"))
    return Group(*parts)


def _count(n: int, what: str) -> str:
    return f"{n} {what}" if n == 1 else f"{n} {what}s"


def _route(shown: dict[str, Any]) -> RenderableType:
    """Six spaces from left to right, the ships as letters on them."""
    table = Table(box=box.ROUNDED, expand=True, title="ship route: Alexandria to Carthage", title_style="dim")
    for space in shown["route"]:
        name = PIRATES if space["pirates"] else space["name"]
        table.add_column(Text(f"{space['space']}\n{name}", justify="center"), ratio=1, justify="center")
    cells = []
    for space in shown["route"]:
        here = [s["letter"] for s in shown["ships"] if s["space"] == space["space"]]
        cells.append(Text(" ").join(Text(f"◣{c}◢", style=STYLES[c]) for c in here) if here else Text("~", style="dim"))
    table.add_row(*cells)
    return table


def _rows(shown: dict[str, Any], names: Sequence[str]) -> RenderableType:
    grid = Table.grid(padding=(0, 1))
    grid.add_column(justify="right", style="bold")
    grid.add_column()
    market = _card_texts(shown["market"], names)
    if shown["market"]:
        market.append(f"   open for {shown['price']} coins" if shown["price"] else "   nothing open", style="dim")
    grid.add_row("Market", market)
    grid.add_row("Farm", _card_texts(shown["farm"], names))
    piles = f"draw pile {shown['draw_pile']}, discard pile {len(shown['discard_pile'])}"
    grid.add_row("Piles", Text(piles))
    return grid


def _card_texts(row: Iterable[dict[str, Any]], names: Sequence[str]) -> Text:
    """Cards of Market or Farm, with the owner of a piece lying on one."""
    text = Text()
    for card in row:
        text.append(card["card"], style=STYLES[card["letter"]])
        if card["piece"] is not None:
            text.append(f"*{names[card['piece']]}", style="italic")
        text.append("  ")
    if not text.plain:
        text.append("empty", style="dim")
    return text


def _player(shown: dict[str, Any], p: dict[str, Any], names: Sequence[str], you: int | None) -> RenderableType:
    seat = p["seat"]
    title = Text(named(names, seat, you))
    title.append(f" · {p['colour']}", style=STYLES[p["colour"][0].upper()])
    grid = Table.grid(padding=(0, 1))
    grid.add_column(justify="right", style="dim")
    grid.add_column()
    score = Text("VPs hidden" if p["vps"] is None else f"{p['vps']} VP", style="bold")
    score.append(f" · {_token_count(p)} ", style="not bold")
    score.append_text(_tokens(p))
    score.append(f" · {_piece(shown, p)}", style="not bold")
    grid.add_row("score", score)
    grid.add_row("hand", _hand(p))
    grid.add_row("Stock", _stock(p))
    acting = seat == shown["actor"]
    return Panel(
        grid,
        title=Text("▶ ") + title if acting else title,
        title_align="left",
        box=box.HEAVY if acting else box.ROUNDED,
        padding=(0, 1),
    )


def _token_count(p: dict[str, Any]) -> str:
    return _count(p["tokens"], "token")


def _tokens(p: dict[str, Any]) -> Text:
    """Tokens by colour: ● face up, ○ used."""
    text = Text()
    for colour, n in p["tokens_up"].items():
        k = p["tokens_down"][colour]
        if n + k:
            letter = colour[0].upper()
            text.append(f"{letter}{'●' * n}{'○' * k} ", style=STYLES[letter])
    text.rstrip()
    return text


def _piece(shown: dict[str, Any], p: dict[str, Any]) -> str:
    what = "reservation piece" if shown["mode"] == "classic" else "Double Action"
    where = p["piece"]["where"]
    if where == "front":
        return f"{what} ready"
    if where == "sea":
        return f"{what} used"
    return f"piece on {p['piece']['card']} ({where.capitalize()})"


def _hand(p: dict[str, Any]) -> Text:
    if p["hand"] is None:
        return Text(f"{_count(p['hand_size'], 'card')}, face down")
    text = _faces(p["hand"], "", "")
    text.append(f"  {_count(p['coins'], 'coin')}, {_count(p['icons'], 'icon')}", style="dim")
    return text


def _stock(p: dict[str, Any]) -> Text:
    """Upright cards, then those in the warehouse in brackets, then what the Sets would bring now."""
    text = _faces(p["upright"], "", "") if p["upright"] or not p["sideways"] else Text()
    if p["sideways"]:
        text.append_text(_faces(p["sideways"], "[", "]"))
    worth = ", ".join(f"{s['colour']} {s['vps']}" for s in p["sets"])
    if worth:
        text.append(f"  worth {worth} VP", style="dim")
    return text


def _faces(cards: Sequence[str], before: str, after: str) -> Text:
    text = Text()
    for card in cards:
        text.append(f"{before}{card}{after} ", style=STYLES[card[0]])
    return text if cards else Text("none ", style="dim")


# -- told ------------------------------------------------------------------------------------------------------------


def tell(shown: dict[str, Any], voice: Voice, people: People) -> list[str]:
    """The table line by line, in sentences."""
    names, you = voice.names(people), people.you
    lines = [f"Traders of Carthage, {shown['mode']} mode."]
    for ship in shown["ships"]:
        waters = ", in pirate waters" if ship["pirates"] else ""
        lines.append(f"The {ship['colour']} ship is on space {ship['space']} of 5, {ship['place']}{waters}.")
    cost = f" Open cards cost {shown['price']} together." if shown["price"] else ""
    lines.append(f"Market: {_spoken_row(shown['market'], names)}.{cost}")
    lines.append(f"Farm: {_spoken_row(shown['farm'], names)}.")
    lines.append(
        f"The draw pile has {_count(shown['draw_pile'], 'card')}, the discard pile {len(shown['discard_pile'])}."
    )
    for p in shown["players"]:
        lines += _spoken_player(shown, p, names, you)
    now = _now(shown, names)
    return [*lines, now] if now else lines


def _spoken_row(row: Iterable[dict[str, Any]], names: Sequence[str]) -> str:
    words = []
    for card in row:
        owner = "" if card["piece"] is None else f" reserved by {names[card['piece']]}"
        words.append(f"{card['colour']} {card['value']}{owner}")
    return ", ".join(words) or "empty"


def _spoken_player(shown: dict[str, Any], p: dict[str, Any], names: Sequence[str], you: int | None) -> list[str]:
    who = named(names, p["seat"], you)
    score = "an unknown number of VPs" if p["vps"] is None else _count(p["vps"], "VP")
    lines = [f"{who}, {p['colour']}: {score}, {_token_count(p)} ({_spoken_tokens(p)}), {_piece(shown, p)}."]
    if p["hand"] is None:
        lines.append(f"{who}: {_count(p['hand_size'], 'card')} in hand, unseen.")
    else:
        lines.append(
            f"{who}: hand {_spoken(p['hand'])}; {_count(p['coins'], 'coin')}, {_count(p['icons'], 'warehouse icon')}."
        )
    lines.append(f"{who}: upright Stock {_spoken(p['upright'])}; in the warehouse {_spoken(p['sideways'])}.")
    return lines


def _spoken_tokens(p: dict[str, Any]) -> str:
    words = [f"{n} {c} face up" for c, n in p["tokens_up"].items() if n]
    words += [f"{n} {c} used" for c, n in p["tokens_down"].items() if n]
    return ", ".join(words) or "none"


def _spoken(cards: Sequence[str]) -> str:
    words = {"R": "red", "B": "blue", "Y": "yellow", "G": "green"}
    return ", ".join(f"{words[c[0]]} {c[1]}" for c in cards) or "nothing"


def _now(shown: dict[str, Any], names: Sequence[str]) -> str:
    """What is going on, in one sentence."""
    if shown["over"]:
        why = "somebody has 8 tokens" if shown["over"] == "tokens" else "everybody had to pass"
        return f"The game is over: {why}."
    ask, now = shown["ask"], shown["now"]
    who = names[shown["actor"]] if shown["actor"] >= 0 else ""
    if ask == "discount":
        return f"Purchase of {who}: {_count(now['due'], 'coin')} due, {now['colour']} tokens may be turned down."
    if ask == "pay":
        return f"Purchase of {who}: {_count(now['due'], 'coin')} still due."
    if ask == "protect":
        named = f"; named so far: {_spoken(now['named'])}" if now["named"] else ""
        return f"Pirates raid {' and '.join(now['raided'])}: cards to protect, to be named by {who}{named}."
    if ask == "guard":
        icons = _count(now["due"], "warehouse icon")
        return f"Protection of {_spoken(now['named'])} by {who}: {icons} still missing."
    return f"To answer: {who}." if who else "Cards are being drawn."
