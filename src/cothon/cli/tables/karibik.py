"""The table of karibik in a terminal: `draw` for the eye, `tell` for the ear; both from `show` data alone.

Signs: ● coins, ★ influence, ⚔ strength, ☠ a ship that cannot be repelled. Every sign stands beside its word or number,
and ship types carry their names, so nothing depends on colour.
"""

from __future__ import annotations

from typing import Any

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from cothon.cli.words import named
from cothon.play.telling import to_you

_COLOURS = {
    "pinnace": "yellow",
    "flute": "bright_blue",
    "skiff": "green",
    "frigate": "red",
    "galleon": "bright_white",
}
_EFFECT = {
    "trader": "+1 loot",
    "captain": "for requests",
    "priest": "for requests",
    "settler": "for requests",
    "jack": "any symbol",
    "sailor": "⚔ 1",
    "pirate": "⚔ 2",
    "mademoiselle": "hires -1",
    "jester": "● if empty",
    "admiral": "● 2 if 5+",
    "governor": "+1 take",
}
"""A reminder of each skill that fits into a box."""

_BOX = 18
_LEGEND = "● coins  ★ influence  ⚔ strength  ☠ cannot be repelled  ▶ to answer  * active"


def draw(shown: dict[str, Any], names: list[str], you: int | None) -> RenderableType:
    return Group(
        _headline(shown, names),
        Panel(_harbour(shown, you), title="Harbour", title_align="left", box=box.ROUNDED),
        Panel(_row(shown, names, you), title="Expedition Requests", title_align="left", box=box.ROUNDED),
        _players(shown, names, you),
        Text(_LEGEND, style="dim"),
    )


def _headline(shown: dict[str, Any], names: list[str]) -> Text:
    line = Text()
    if shown["start"] < 0:
        line.append("The starting player is drawn", style="bold")
    else:
        now = to_you(f"Round {shown['round']}, {names[shown['active']]}'s turn: {_phase(shown, names)}")
        head, colon, rest = now.partition(": ")
        line.append(head, style="bold")
        line.append(colon + rest)
    goal = f"{shown['target']} ★ and a completed request" if shown["require_expedition"] else f"{shown['target']} ★"
    line.append(f"\nDeck {shown['deck']}, discard {shown['discard']['cards']}. Goal: {goal}.", style="dim")
    if shown["ended"]:
        line.append("  LAST ROUND", style="bold reverse")
    return line


def _phase(shown: dict[str, Any], names: list[str]) -> str:
    if shown["ask"] == "over":
        return "the game is over"
    if shown["step"] < 0:
        return f"discovering ({_many(shown['shown'], 'card')} revealed)"
    return f"loot and hire: {names[shown['step']]} has {_many(shown['takes'], 'take')} left"


# -- harbour and row --------------------------------------------------------------------------------------------------


def _harbour(shown: dict[str, Any], you: int | None) -> RenderableType:
    cards = [_box(card, you) for card in shown["harbour"]]
    if shown["card"] is not None:
        cards.append(_box(shown["card"], you, just_revealed=True))
    return Columns(cards, padding=(0, 1)) if cards else Text("empty", style="dim")


def _box(card: dict[str, Any], you: int | None, just_revealed: bool = False) -> Panel:
    if card["kind"] == "ship":
        title, colour, lines = _ship(card)
    elif card["kind"] == "person":
        title, colour, lines = _person(card, you)
    else:
        title, colour, lines = "Tax Increase", "magenta", ["12 ● or more:", "lose half"]
    if just_revealed:
        lines.append("just revealed")
    return Panel(
        Text("\n".join(lines)),
        title=Text(title, style="bold"),
        title_align="left",
        width=_BOX,
        padding=0,
        border_style=colour,
        box=box.SQUARE,
    )


def _ship(card: dict[str, Any]) -> tuple[str, str, list[str]]:
    strength = "☠ skull" if card["strength"] is None else f"⚔ strength {card['strength']}"
    return f"{card['type'].capitalize()} ship", _COLOURS[card["type"]], [f"● brings {card['coins']}", strength]


def _person(card: dict[str, Any], you: int | None) -> tuple[str, str, list[str]]:
    name = _name(card)
    cost = f"● costs {card['cost']}"
    if you is not None and "cost_for" in card and card["cost_for"][you] != card["cost"]:
        cost += f", you {card['cost_for'][you]}"
    return name, "cyan", [cost, f"★ {card['influence']}  {_EFFECT[card['person']]}"]


def _name(card: dict[str, Any]) -> str:
    name = str(card["person"]).capitalize()
    return f"{str(card['type']).capitalize()} {name}" if "type" in card else name


def _row(shown: dict[str, Any], names: list[str], you: int | None) -> RenderableType:
    if not shown["row"]:
        return Text("none in the row", style="dim")
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for card in shown["row"]:
        can = ", ".join("you" if p == you else names[p] for p in card["can"])
        table.add_row(
            Text(card["id"].removeprefix("exp-").upper(), style="bold"),
            _needs(card),
            f"● {card['coins']}  ★ {card['influence']}",
            Text(f"ready: {can}", style="bold") if can else Text(""),
        )
    return table


def _needs(card: dict[str, Any]) -> str:
    return " + ".join(_many(k, name.capitalize()) for name, k in card["needs"].items() if k)


# -- players ----------------------------------------------------------------------------------------------------------


def _players(shown: dict[str, Any], names: list[str], you: int | None) -> Table:
    table = Table(box=box.ROUNDED, expand=True)
    table.add_column("Player", no_wrap=True, max_width=18)
    for title in ("● coins", "★ infl.", "⚔ str."):
        table.add_column(title, justify="right", no_wrap=True)
    table.add_column("Crew", overflow="fold", ratio=1)
    for player in shown["players"]:
        p = player["seat"]
        sign = "▶" if p == shown["actor"] else "*" if p == shown["active"] and shown["start"] >= 0 else " "
        name = f"{sign} {named(names, p, you)}"
        style = "bold" if p == shown["actor"] else ""
        table.add_row(
            Text(name, style=style),
            str(player["coins"]),
            str(player["influence"]),
            str(player["strength"]),
            _crew(player) or Text("nobody yet", style="dim"),
        )
    return table


def _crew(player: dict[str, Any]) -> str:
    """The display, equal persons together: `Request CC done, 2 Sailors, Flute Trader`."""
    counts: dict[str, int] = {}
    for card in player["persons"]:
        counts[_name(card)] = counts.get(_name(card), 0) + card["copies"]
    parts = [f"{card['words']} done" for card in player["requests"]]
    return ", ".join(parts + [name if k == 1 else _many(k, name) for name, k in counts.items()])


def _many(n: int, word: str) -> str:
    return f"{n} {word}" if n == 1 else f"{n} {word}s"


# -- in sentences -----------------------------------------------------------------------------------------------------


def tell(shown: dict[str, Any], names: list[str], you: int | None) -> list[str]:
    lines = _tell_turn(shown, names)
    harbour = [_say(card, you) for card in shown["harbour"]]
    lines.append(f"In the harbour: {'; '.join(harbour)}." if harbour else "The harbour is empty.")
    if shown["card"] is not None:
        lines.append(f"Just revealed: {_say(shown['card'], you)}.")
    for card in shown["row"]:
        can = ", ".join("you" if p == you else names[p] for p in card["can"])
        reward = f"{_many(card['coins'], 'coin')} and {card['influence']} influence"
        ready = f" {can} could complete it." if can else ""
        lines.append(f"Request {_letters(card)}: {_needs(card)} for {reward}.{ready}")
    if not shown["row"]:
        lines.append("No request lies in the row.")
    for player in shown["players"]:
        lines.append(_tell_player(player, names, you))
    return lines


def _tell_turn(shown: dict[str, Any], names: list[str]) -> list[str]:
    lines: list[str] = []
    if shown["start"] >= 0:
        lines.append(f"Round {shown['round']}, turn of {names[shown['active']]}: {_phase(shown, names)}.")
    else:
        lines.append("The starting player is drawn.")
    if shown["ended"]:
        lines.append("The end is triggered: this round is the last.")
    lines.append(f"The deck has {_many(shown['deck'], 'card')}, the discard {shown['discard']['cards']}.")
    return lines


def _letters(card: dict[str, Any]) -> str:
    return " ".join(str(card["id"]).removeprefix("exp-").upper())


def _say(card: dict[str, Any], you: int | None) -> str:
    if card["kind"] == "ship":
        strength = "cannot be repelled" if card["strength"] is None else f"strength {card['strength']}"
        return f"{card['type'].capitalize()}, {_many(card['coins'], 'coin')}, {strength}"
    if card["kind"] == "person":
        cost = f"costs {card['cost']}"
        if you is not None and "cost_for" in card and card["cost_for"][you] != card["cost"]:
            cost += f", for you {card['cost_for'][you]}"
        return f"{_name(card)}, {cost}, influence {card['influence']}"
    return str(card["words"])


def _tell_player(player: dict[str, Any], names: list[str], you: int | None) -> str:
    p = player["seat"]
    who = named(names, p, you)
    crew = _crew(player)
    return (
        f"{who}: {_many(player['coins'], 'coin')}, influence {player['influence']}, strength {player['strength']}, "
        f"{_many(player['completed'], 'completed request')}. Crew: {crew or 'nobody yet'}."
    )
