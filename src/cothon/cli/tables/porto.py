"""The table of Porto Carthago in a terminal: drawn in colour, signs and words, or told in sentences.

Both are made from `game.show(view)` alone. Every seat has a sign of its own (▲ ■ ● ◆ ★), goods are written out; colour
only repeats what sign and word say. `13 oil, 12T !5` is ship card 13: it wants oil, pays 12 Talents, danger 5.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cothon.cli.words import named
from cothon.locales import People, Voice

SIGNS = "▲■●◆★"
SEAT_STYLES = ["bold red", "bold bright_blue", "bold yellow", "bold white", "bold green"]
GOOD_STYLES = {"dye": "magenta", "wine": "red", "oil": "green", "grain": "yellow", "metal": "bright_black"}
SHORT = {
    "talents3": "+3T",
    "point1": "+1 point",
    "path1": "+1 path",
    "look": "look 3",
    "anygood": "any good",
    "move3": "move 3",
    "palace": "palace",
    "bring": "bring ship",
}
LEGEND = (
    "13 oil 12T !5: ship 13 wants oil, pays 12 Talents, danger 5   ⚑ servants there\n"
    "palace 8T/3: 8 Talents, 3 points needed   storehouse: _ free, x blocked"
)


# -- drawn ------------------------------------------------------------------------------------------------------------


def draw(shown: dict[str, Any], voice: Voice, people: People) -> RenderableType:
    names, you = voice.names(people), people.you
    parts: list[RenderableType] = [
        _when(shown, names),
        _harbour(shown, names),
        *_rows(shown),
        _spaces(shown),
        _places(shown, names),
        _players(shown, names, you),
        Text(LEGEND, style="dim"),
    ]
    now = _now(shown, names)
    if now:
        parts.append(Text(now, style="bold"))
    return Group(*parts)


def _known_deck(shown: dict[str, Any]) -> str:
    """What this viewer knows of the order of the ship deck: from the top after `look`, and at its end (PK3, PK4)."""
    groups = shown["deck"]["groups"]
    if not groups or len(groups) == 1 < len(groups[0]):
        return ""
    top = [g[0] for g in takewhile(lambda g: len(g) == 1, groups)]
    end = [] if len(top) == len(groups) else [g[0] for g in takewhile(lambda g: len(g) == 1, groups[::-1])][::-1]
    parts = [f"top of the deck: {' '.join(map(str, top))}"] if top else []
    parts += [f"end of the deck: {' '.join(map(str, end))}"] if end else []
    return " · ".join(parts)


def _seat(p: int, names: Sequence[str], most: int = 99) -> Text:
    return Text(f"{SIGNS[p]}{names[p]}"[:most], style=SEAT_STYLES[p])


def _good(good: str) -> Text:
    return Text(good, style=GOOD_STYLES[good])


def _when(shown: dict[str, Any], names: Sequence[str]) -> Text:
    text = Text(_time(shown), style="bold")
    if shown["starting_player"] is not None:
        text.append(" · starting player ", style="not bold")
        text.append_text(_seat(shown["starting_player"], names))
    text.append(f" · ship deck {shown['deck']['size']}", style="not bold")
    if known := _known_deck(shown):
        text.append(f"\n{known}", style="not bold dim")
    return text


def _time(shown: dict[str, Any]) -> str:
    if shown["phase"] == "setup":
        return "Setup"
    decade = f"Decade {shown['decade']} of 5"
    words = {"ships": "ships arrive", "final": "final phase", "over": "the end"}
    return f"{decade} · {words.get(shown['phase'], 'action round ' + str(shown['round']) + ' of 5')}"


def _grid(title: str, columns: int, label: int = 0) -> Table:
    """Columns of equal width; `label` is the width of one more at the left."""
    table = Table(box=box.SQUARE, expand=True, padding=0, title=title, title_style="dim", show_header=False)
    if label:
        table.add_column(width=label, justify="center", style="bold")
    for _ in range(columns):
        table.add_column(ratio=1, no_wrap=True, overflow="ellipsis")
    return table


def _harbour(shown: dict[str, Any], names: Sequence[str]) -> Table:
    """Six civilisations from left to right, dock I above dock II."""
    table = _grid("harbour: two docks for each civilisation", 6, label=2)
    heads = [Text(dock["name"].rpartition(" ")[0], style="bold", justify="center") for dock in shown["docks"][::2]]
    table.add_row("", *heads)
    for row, numeral in enumerate(("I", "II")):
        table.add_section()
        table.add_row(f"\n{numeral}", *[_dock(dock, names) for dock in shown["docks"][row::2]])
    return table


def _dock(dock: dict[str, Any], names: Sequence[str]) -> Text:
    ship = dock["ship"]
    lines = _ship_lines(ship, civilisation=False) if ship else [Text("no ship", style="dim"), Text(""), Text("")]
    foot = Text("free", style="dim")
    if dock["owner"] is not None:
        foot = Text("⚑").append_text(_seat(dock["owner"], names, 4 if dock["good"] else 10))
    if dock["good"]:
        foot.append("+").append_text(_good(dock["good"]))
    return Text("\n").join([*lines, foot])


def _ship_lines(ship: dict[str, Any], civilisation: bool) -> list[Text]:
    head = Text(f"{ship['ship']} ")
    if civilisation:
        head.append(ship["name"], style="bold")
    else:
        head.append_text(_good(ship["good"]))
    pay = Text(f"{ship['income']}T !{ship['danger']}")
    if civilisation:
        pay = Text(" ").join([_good(ship["good"]), Text(f"{ship['income']}T"), Text(f"!{ship['danger']}")])
    return [head, pay, Text(SHORT[ship["privilege"]], style="italic")]


def _rows(shown: dict[str, Any]) -> list[Table]:
    tables = []
    for row, title in zip(shown["rows"], ("row 1: these ships arrive next", "row 2: these ships follow"), strict=True):
        table = _grid(title, len(row))
        table.add_row(*[Text("\n").join(_ship_lines(s, True)) if s else Text("—", style="dim") for s in row])
        tables.append(table)
    return tables


def _spaces(shown: dict[str, Any]) -> Table:
    """The action row: cards with costs, bonuses and the servants paid."""
    table = _grid("actions: pay servants, act, then the bonus of the space", 6)
    cells = []
    for space in shown["spaces"]:
        name = Text(f"{space['space']} {space['name']}" if space["card"] else f"{space['space']} —", style="bold")
        if space["in_use"]:
            name.stylize("reverse")
        cost = Text(f"cost {space['cost']}" if space["cost"] else "free of cost")
        bonus = Text(f"+ {space['bonus']}" if space["bonus"] else "no bonus", style="" if space["bonus"] else "dim")
        servants = [(f"{SIGNS[p]}{n}", SEAT_STYLES[p]) for p, n in enumerate(space["servants"]) if n]
        paid = Text.assemble(*servants)
        cells.append(Text("\n").join([name, cost, bonus, paid]))
    table.add_row(*cells)
    return table


def _places(shown: dict[str, Any], names: Sequence[str]) -> Table:
    grid = Table.grid(padding=(0, 1))
    grid.add_column(justify="right", style="bold", no_wrap=True)
    grid.add_column()
    market = Text(" ").join(_good(g) for g in shown["market"]) if shown["market"] else Text("empty", style="dim")
    grid.add_row("Market", market.append(f"   next good {shown['price']}T, bag {sum(shown['bag'].values())} goods"))
    players = shown["players"]
    first = f"   {'first choice: ' + names[shown['lighthouse'][0]]}" if shown["lighthouse"] else ""
    grid.add_row("Lighthouse", _counts(players, "lighthouse", names).append(first))
    grid.add_row("Temple", _counts(players, "temple", names))
    left = shown["charter_ships"] - sum(p["charter"] for p in players)
    grid.add_row("Charter", _counts(players, "charter", names).append(f"   {left} of {shown['charter_ships']} free"))
    grid.add_row("Palace", _palace(shown, names))
    grid.add_row("Path", _path(shown))
    return grid


def _counts(players: Sequence[dict[str, Any]], field: str, names: Sequence[str]) -> Text:
    here = [_seat(p["seat"], names).append(f" {p[field]}") for p in players if p[field]]
    return Text("  ").join(here) if here else Text("nobody", style="dim")


def _palace(shown: dict[str, Any], names: Sequence[str]) -> Text:
    """Taken spaces show their owner's sign, free ones cost/points needed."""
    palace = shown["palace"]
    words = []
    for space in palace["spaces"]:
        owner = space["owner"]
        price = f"{space['cost']}T/{space['need']}"
        words.append(Text(price, style="dim") if owner is None else Text(SIGNS[owner], style=SEAT_STYLES[owner]))
    large = palace["large"]
    crowd = [Text(f"{SIGNS[p]}{n}", style=SEAT_STYLES[p]) for p, n in enumerate(large["servants"]) if n]
    words.append(Text(f"large {large['cost']}T/{large['need']}", style="dim"))
    return Text(" ").join(words + crowd)


def _path(shown: dict[str, Any]) -> Text:
    """Taken spaces show their owner's sign; point spaces stand in brackets."""
    words = []
    for space in shown["path"]["spaces"]:
        owner = space["owner"]
        text = Text("·", style="dim") if owner is None else Text(SIGNS[owner], style=SEAT_STYLES[owner])
        words.append(
            text.append(f"[{space['award']}]", style="bold" if owner is not None else "dim") if space["award"] else text
        )
    return Text(" ").join(words)


def _players(shown: dict[str, Any], names: Sequence[str], you: int | None) -> Table:
    table = Table(box=box.SIMPLE_HEAD, expand=True, padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column("player", no_wrap=True, overflow="ellipsis", min_width=14)
    for head in ("palace", "points", "Talents", "reserve"):
        table.add_column(head, justify="right", no_wrap=True)
    table.add_column("storehouse", width=14)
    table.add_column("held cards", min_width=10, ratio=1)
    for p in shown["players"]:
        who = _seat(p["seat"], names)
        if named(names, p["seat"], you) != names[p["seat"]]:
            who.append(" (you)", style="not bold")
        if p["seat"] == shown["actor"]:
            who = Text("▶ ", style="bold").append_text(who)
        talents = "?" if p["talents"] is None else str(p["talents"])
        goods = Text(" ").join(
            [_good(g) for g in p["store"]] + [Text("_")] * p["free_storage"] + [Text("x")] * p["blocked"]
        )
        held = ", ".join(f"{c['ship']} {SHORT[c['privilege']]}" for c in p["held"]) or "—"
        table.add_row(who, str(p["palace"]), str(p["points"]), talents, str(p["reserve"]), goods, held)
    return table


# -- told -------------------------------------------------------------------------------------------------------------


def tell(shown: dict[str, Any], voice: Voice, people: People) -> list[str]:
    """The table line by line, in sentences."""
    names, you = voice.names(people), people.you
    starter = shown["starting_player"]
    lines = [f"Porto Carthago. {_time(shown).replace(' · ', ', ')}."]
    if starter is not None:
        lines.append(f"Starting player is {names[starter]}.")
    lines += [_spoken_dock(dock, names) for dock in shown["docks"] if dock["ship"] or dock["owner"] is not None]
    for number, row in enumerate(shown["rows"], 1):
        ships = "; ".join(_spoken_ship(s) for s in row if s) or "empty"
        lines.append(f"Row {number}: {ships}.")
    known = _known_deck(shown)
    lines.append(f"The ship deck has {shown['deck']['size']} cards{f'; {known}' if known else ''}.")
    lines += [_spoken_space(space, names) for space in shown["spaces"] if space["card"]]
    goods = ", ".join(shown["market"]) or "empty"
    lines.append(f"Market: {goods}. The next good costs {shown['price']} Talents.")
    for title, field in (("Lighthouse", "lighthouse"), ("Temple", "temple"), ("Charter ships", "charter")):
        here = ", ".join(f"{names[p['seat']]} {p[field]}" for p in shown["players"] if p[field]) or "nobody"
        lines.append(f"{title}: {here}.")
    palace, path = shown["palace"], shown["path"]
    taken = sum(space["owner"] is not None for space in palace["spaces"])
    lines.append(
        f"Palace: {taken} of {len(palace['spaces'])} single spaces are taken; the next place costs "
        f"{palace['next_cost']} Talents and needs {palace['next_need']} points."
    )
    lines.append(_spoken_path(path, names))
    for p in shown["players"]:
        lines.append(_spoken_player(p, names, you))
    now = _now(shown, names)
    return [*lines, now] if now else lines


def _spoken_ship(ship: dict[str, Any]) -> str:
    return (
        f"ship {ship['ship']} of {ship['name']} wants {ship['good']}, pays {ship['income']}, danger {ship['danger']}, "
        f"{ship['privilege_words']}"
    )


def _spoken_dock(dock: dict[str, Any], names: Sequence[str]) -> str:
    ship = _spoken_ship(dock["ship"]) if dock["ship"] else "no ship"
    owner = "" if dock["owner"] is None else f"; servants of {names[dock['owner']]}"
    good = f"; {dock['good']} waits there" if dock["good"] else ""
    return f"Dock {dock['name']}: {ship}{owner}{good}."


def _spoken_space(space: dict[str, Any], names: Sequence[str]) -> str:
    bonus = f", bonus {space['bonus']}" if space["bonus"] else ""
    paid = ", ".join(f"{n} of {names[p]}" for p, n in enumerate(space["servants"]) if n)
    paid = f"; paid {paid}" if paid else ""
    return f"Action space {space['space']}: {space['name']}, costs {space['cost']}{bonus}{paid}."


def _spoken_path(path: dict[str, Any], names: Sequence[str]) -> str:
    owners = ", ".join(names[s["owner"]] for s in path["spaces"] if s["owner"] is not None) or "nobody"
    coming = next((s for s in path["spaces"] if s["award"] and s["owner"] is None), None)
    point = f" Next point space: {coming['space']}, for {coming['award']}." if coming else ""
    return f"Path of intrigue, {path['taken']} of {len(path['spaces'])} taken, in order: {owners}.{point}"


def _spoken_player(p: dict[str, Any], names: Sequence[str], you: int | None) -> str:
    who = named(names, p["seat"], you)
    talents = "hidden" if p["talents"] is None else str(p["talents"])
    held = ", ".join(f"ship {c['ship']} ({c['privilege_words']})" for c in p["held"]) or "none"
    return (
        f"{who}: {p['palace']} in the palace, {p['points']} trading points, Talents {talents}, reserve {p['reserve']}, "
        f"storehouse {', '.join(p['store']) or 'empty'} with {p['free_storage']} free, held cards {held}."
    )


def _now(shown: dict[str, Any], names: Sequence[str]) -> str:
    """What is going on, in one sentence."""
    if shown["over"]:
        why = "somebody has 8 trading points" if shown["over"] == "points" else "five decades are over"
        return f"The game is over: {why}."
    ask, now = shown["ask"], shown["now"]
    if shown["actor"] < 0:
        return "Something is being drawn."
    who = names[shown["actor"]]
    if ask in ("point", "boon") and now.get("ship"):
        return f"Load of {who}: ship {now['ship']['ship']}."
    if ask == "point":
        return f"Trading points of {who} to place: {now.get('points', 1)}."
    if ask == "pilot":
        return f"Lighthouse, {who}: {now['ships_due']} to bring in."
    if ask == "moor":
        return f"Brought in by {who}: ship {now['ship']['ship']}."
    if ask == "deliver":
        return f"Carrier of {who}: the good from {now['source']}."
    if "used" in now:
        return f"Ship card {now['used']['ship']}, used by {who}: {now['used']['privilege_words']}."
    return f"To answer: {who} ({ask})."
