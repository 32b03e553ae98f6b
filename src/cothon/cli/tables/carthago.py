"""The table of carthago in a terminal: drawn in boards, letters and symbols, or told in plain sentences.

Both are made from `game.show(view)` alone. Every player has a letter, the first one free in the colour's name: R red,
K black, Y yellow, B blue; a disc is written `●R`. Colour only repeats what letters say.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from cothon.cli.tables import carthago_words as words
from cothon.cli.words import named
from cothon.locales import People, Voice

LETTERS = ["R", "K", "Y", "B"]
STYLES = ["bold red", "bold bright_white", "bold yellow", "bold bright_blue"]
GOODS = {"dyes": "magenta", "oils": "green", "glass": "cyan", "cedar": "dark_orange", "jewelry": "bright_yellow"}
SHORT = {"market": "Mkt", "residence": "Res", "trading_dock": "TrD", "warship_dock": "WaD", "delivery": "Del"}
PAYS = {
    "hall1": "4 per forum disc",
    "achievements": "2 per tile disc",
    "residence1": "3 per freed ○",
    "hall2": "3 per block disc",
    "victory": "7 6 5 by space",
    "ships": "sets of ships",
    "coins": "1 per 3 coins",
    "residence2": "3 per spare disc",
    "goods": "sets of goods",
}
ROMAN = ["", "I", "II", "III"]


def draw(shown: dict[str, Any], voice: Voice, people: People) -> RenderableType:
    names, you = voice.names(people), people.you
    parts: list[RenderableType] = [
        _head(shown, names),
        _wheel(shown),
        _market(shown),
        _trading(shown),
        _warships(shown),
        _hall(shown),
        _tiles(shown),
    ]
    parts += [_player(shown, p, names, you) for p in shown["players"]]
    parts.append(Text("●R disc of R  ★ guild marker  ○N neutral disc  ○ freed circle  $ coins  ! danger", style="dim"))
    parts.append(Text("(in brackets) inactive ship  T5 ...? nobody else has seen this card", style="dim"))
    now = words.now(shown, names)
    if now:
        parts.append(Text(now, style="bold"))
    return Group(*parts)


def tell(shown: dict[str, Any], voice: Voice, people: People) -> list[str]:
    """The table line by line, in sentences."""
    return words.tell(shown, voice.names(people), people.you)


def _disc(seat: int) -> Text:
    return Text(f"●{LETTERS[seat]}", style=STYLES[seat])


def _discs(seats: Sequence[int]) -> Text:
    return Text(" ").join(_disc(p) for p in seats)


def _head(shown: dict[str, Any], names: Sequence[str]) -> Text:
    text = Text(f"Decade {ROMAN[shown['decade']]}, round {shown['round']} of 5", style="bold")
    text.append(f"  ·  start player {names[shown['first']]}", style="not bold")
    if shown["closed"]:
        text.append("  ·  HARBOURS CLOSED", style="bold red")
    if shown["over"]:
        text.append("  ·  the game is over", style="bold green")
    return text


def _board(title: str, **more: Any) -> Table:
    return Table(box=box.ROUNDED, title=title, title_style="dim", title_justify="left", **more)


def _wheel(shown: dict[str, Any]) -> RenderableType:
    """The five spaces, clockwise from left to right."""
    table = _board("Actions, clockwise → and back to the Market", expand=True)
    cells = []
    for space in shown["spaces"]:
        name = Text(space["name"].replace("Harbour ", ""), justify="center", style="bold")
        table.add_column(name, ratio=1, justify="center")
        here = _discs(space["discs"])
        if space["neutral"]:
            here.append(" ○N" if here.plain else "○N")
        if space["marker"]:
            here.append(" ★" if here.plain else "★", style="bold yellow")
        price = _count(space["price"], "card")
        cells.append(Text.assemble(here if here.plain else Text("–", style="dim"), "\n", (price, "dim")))
    table.add_row(*cells)
    return table


def _card(card: dict[str, Any]) -> Text:
    text = Text.assemble((card["card"], "bold"), f" {SHORT[card['action']]} ", (card["good"], GOODS[card["good"]]))
    text.append(f" ${card['coins']}")
    return text


def _market(shown: dict[str, Any]) -> RenderableType:
    piles = f"trade pile {shown['trade_pile']}, discard pile {len(shown['discard_pile'])}"
    table = _board(f"Market: action, good, $ coins ({piles})", expand=True, show_header=False)
    for _ in range(max(1, len(shown["market"]))):
        table.add_column(ratio=1, justify="center")
    cells = []
    for card in shown["market"]:
        top = Text.assemble((card["card"], "bold"), f" {SHORT[card['action']]}")
        cells.append(Text.assemble(top, "\n", (card["good"], GOODS[card["good"]]), f" ${card['coins']}"))
    table.add_row(*(cells or [Text("empty", style="dim")]))
    return table


def _trading(shown: dict[str, Any]) -> RenderableType:
    """Docks with their ships and discs, then the two ships outside."""
    table = _board("Trading harbour: good to load, $ coins it brings, ! danger, effect", expand=True, padding=0)
    cells: list[Text] = []
    for dock in shown["docks"]:
        disc = _disc(dock["disc"]) if dock["disc"] is not None else Text("–", style="dim")
        table.add_column(Text.assemble(f"dock {dock['dock']} ", disc), ratio=1, justify="center")
        cells.append(_ship_cell(dock["ship"]))
    for place, ship in zip(("outside", "outside"), shown["outside"], strict=True):
        table.add_column(Text(place, style="dim"), ratio=1, justify="center")
        cells.append(_ship_cell(ship))
    table.add_row(*cells)
    return table


def _ship_cell(ship: dict[str, Any] | None) -> Text:
    if ship is None:
        return Text("no ship", style="dim")
    return Text.assemble(
        (ship["good"], GOODS[ship["good"]]),
        f"\n${ship['coins']} !{ship['danger']}\n{ship['effect'].title()}",
        (f"\n{ship['ship']}", "dim"),
    )


def _warships(shown: dict[str, Any]) -> RenderableType:
    harbour = shown["warships"]
    text = Text("Warships  ", style="bold")
    for i in range(harbour["docks"]):
        taken = i < len(harbour["regular"])
        text.append("[")
        text.append_text(_disc(harbour["regular"][i]) if taken else Text("  "))
        text.append("] ")
    text.append(" anchor ")
    text.append_text(_discs(harbour["anchor"]) if harbour["anchor"] else Text("–", style="dim"))
    pile = shown["ship_pile"]
    text.append(f"   ship pile {pile}", style="dim")
    if shown["under"]:
        text.append(f", at its bottom {' '.join(shown['under'])}", style="dim")
    if harbour["turned_up"]:
        ship = harbour["turned_up"]
        text.append(f"   turned up: {ship['ship']} !{ship['danger']}", style="bold")
    return text


def _hall(shown: dict[str, Any]) -> RenderableType:
    """Two wings of six seats with the forum between them."""
    table = _board(
        "Guild hall: seats with their cost, the forum takes any number for 12 each", expand=True, show_header=False
    )
    seats = {s["seat"]: s for s in shown["hall"]["seats"]}
    rows = (("W10", "W8", "W6", "forum", "E7", "E9", "E11"), ("W11", "W9", "W7", "", "E6", "E8", "E10"))
    for _ in rows[0]:
        table.add_column(ratio=1, justify="center")
    forum = [p for p, n in enumerate(shown["hall"]["forum"]) for _ in range(n)]
    for row in rows:
        cells = [_chair(seats[name]) if name in seats else Text("forum", style="bold") for name in row]
        if row[3] == "":
            cells[3] = _discs(forum) if forum else Text("–", style="dim")
        table.add_row(*cells)
    return table


def _chair(seat: dict[str, Any]) -> Text:
    text = Text(f"{seat['seat']} ")
    if seat["covered"]:
        return text.append("○N", style="dim")
    if seat["disc"] is None:
        return text.append("–", style="dim")
    return text.append_text(_disc(seat["disc"]))


def _tiles(shown: dict[str, Any]) -> RenderableType:
    """Two tiles for each decade, the costs of their spaces and the discs on them."""
    table = _board("Achievement tiles: cost of each space, or the disc on it", expand=True)
    columns: dict[int, list[Text]] = {1: [], 2: [], 3: []}
    for tile in shown["tiles"]:
        spaces = Text(" ").join(
            _disc(s["disc"]) if s["disc"] is not None else Text(f"${s['cost']}", style="dim") for s in tile["spaces"]
        )
        columns[tile["decade"]].append(Text.assemble(tile["name"], "\n", spaces, (f"\n{PAYS[tile['tile']]}", "dim")))
    for decade in (1, 2, 3):
        current = decade == shown["decade"]
        title = f"▶ decade {ROMAN[decade]}" if current else f"decade {ROMAN[decade]}"
        table.add_column(Text(title, style="bold" if current else "dim"), ratio=1)
    table.add_row(
        *(Text("\n").join(columns[d]) if columns[d] else Text("not yet drawn", style="dim") for d in (1, 2, 3))
    )
    return table


# -- players ---------------------------------------------------------------------------------------------------------


def _player(shown: dict[str, Any], p: dict[str, Any], names: Sequence[str], you: int | None) -> RenderableType:
    seat = p["seat"]
    title = Text.assemble((LETTERS[seat], STYLES[seat]), f" {named(names, seat, you)}")
    title.append(f" · {p['colour']}", style="dim")
    grid = Table.grid(padding=(0, 1))
    grid.add_column(justify="right", style="dim", no_wrap=True)
    grid.add_column()
    grid.add_row("score", _score(p))
    grid.add_row("residence", _residence(p))
    grid.add_row("ships", _fleet(p))
    grid.add_row("hand", _hand(p))
    if p["played"]:
        grid.add_row("played", Text(" ".join(p["played"]), style="dim"))
    acting = seat == shown["actor"]
    return Panel(
        grid,
        title=Text("▶ ") + title if acting else title,
        title_align="left",
        box=box.HEAVY if acting else box.ROUNDED,
        padding=(0, 1),
    )


def _score(p: dict[str, Any]) -> Text:
    seats, ships = _count(p["guild_seats"], "guild seat"), _count(len(p["ships"]), "ship")
    text = Text(f"{seats} x {ships} = {p['product']}", style="bold")
    text.append(f", with tiles {p['score']}" if p["score"] is not None else ", tiles partly hidden", style="not bold")
    return text.append(f"   discs {'●' * p['discs'] or 'none'}", style="not bold")


def _residence(p: dict[str, Any]) -> Text:
    """Circles from the top: ● a disc, ●● two discs, ○ freed."""
    home = p["residence"]
    rows = {c: " ".join({0: "○", 1: "●", 2: "●●"}[n] for n in home[c]) for c in ("left", "middle", "right")}
    text = Text.assemble("left ", (rows["left"], "bold"), f" (+{home['seats']} seats)")
    text.append("  middle ").append(rows["middle"], style="bold").append(f" (strength {p['strength']})")
    return text.append("  right ").append(rows["right"], style="bold")


def _fleet(p: dict[str, Any]) -> RenderableType:
    if not p["ships"]:
        return Text("none", style="dim")
    found = []
    for ship in p["ships"]:
        name = f"{ship['ship']} {ship['good']} {ship['effect'].title()}"
        found.append(Text(name, GOODS[ship["good"]]) if ship["active"] else Text(f"({name})", "dim"))
    return Columns(found, padding=(0, 2))


def _hand(p: dict[str, Any]) -> RenderableType:
    base: dict[str, int] = {}
    for name in p["base"]:
        base[name] = base.get(name, 0) + 1
    short = " ".join(SHORT[b[2:]] + (f"x{n}" if n > 1 else "") for b, n in base.items())
    found = [Text(f"base {short}" if base else "no base card")]
    found += [_card(card) + Text("" if card["open"] else "?", style="dim") for card in p["hand"]]
    unknown = p["hand_size"] - len(p["hand"])
    if unknown:
        found.append(Text(_count(unknown, "hidden card"), style="italic"))
    if p["coins"] is not None and p["hand"]:
        found.append(Text(f"= {_count(p['coins'], 'coin')}", style="dim"))
    return Columns(found, padding=(0, 2))


def _count(n: int, what: str) -> str:
    return f"{n} {what}" if n == 1 else f"{n} {what}s"
