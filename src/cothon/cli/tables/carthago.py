"""The table of carthago in a terminal: drawn in boards, letters and symbols, or told in plain sentences.

Both are made from `game.show(view)` alone. Every player has a letter, the first one free in the colour's name: R red,
K black, Y yellow, B blue; a disc is written `●R`. Colour only repeats what letters say.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from cothon.cli.tables import carthago_words as words
from cothon.cli.words import marked
from cothon.locales import People, Voice

if TYPE_CHECKING:
    from cothon.games.carthago.shown import Card, CarthagoShown, HallSeat, Player, Ship

LETTERS = ["R", "K", "Y", "B"]
STYLES = ["bold red", "bold bright_white", "bold yellow", "bold bright_blue"]
GOODS = {"dyes": "magenta", "oils": "green", "glass": "cyan", "cedar": "dark_orange", "jewelry": "bright_yellow"}
ROMAN = ["", "I", "II", "III"]


def draw(shown: CarthagoShown, voice: Voice, people: People) -> RenderableType:
    parts: list[RenderableType] = [
        _head(shown, voice, people),
        _wheel(shown, voice),
        _market(shown, voice),
        _trading(shown, voice),
        _warships(shown, voice),
        _hall(shown, voice),
        _tiles(shown, voice),
    ]
    parts += [_player(shown, p, voice, people) for p in shown["players"]]
    parts.append(Text(voice.say("terminal-legend"), style="dim"))
    parts.append(Text(words.now(shown, voice, people), style="bold"))
    return Group(*parts)


def tell(shown: CarthagoShown, voice: Voice, people: People) -> list[str]:
    """The table line by line, in sentences."""
    return words.tell(shown, voice, people)


def _disc(seat: int) -> Text:
    return Text(f"●{LETTERS[seat]}", style=STYLES[seat])


def _discs(seats: Sequence[int]) -> Text:
    return Text(" ").join(_disc(p) for p in seats)


def _head(shown: CarthagoShown, voice: Voice, people: People) -> Text:
    text = Text(voice.say("terminal-time", decade=ROMAN[shown["decade"]], round=shown["round"]), style="bold")
    starter = voice.say("terminal-start-player", name=voice.name(people, shown["first"]))
    text.append(f"  ·  {starter}", style="not bold")
    if shown["closed"]:
        text.append(f"  ·  {voice.say('terminal-closed')}", style="bold red")
    if shown["over"]:
        text.append(f"  ·  {voice.say('terminal-over')}", style="bold green")
    return text


def _board(title: str, **more: Any) -> Table:
    return Table(box=box.ROUNDED, title=title, title_style="dim", title_justify="left", **more)


def _wheel(shown: CarthagoShown, voice: Voice) -> RenderableType:
    """The five spaces, clockwise from left to right."""
    table = _board(voice.say("terminal-wheel"), expand=True)
    cells = []
    for space in shown["spaces"]:
        name = Text(words.space_name(space["space"], voice), justify="center", style="bold")
        table.add_column(name, ratio=1, justify="center")
        here = _discs(space["discs"])
        if space["neutral"]:
            here.append(" ○N" if here.plain else "○N")
        if space["marker"]:
            here.append(" ★" if here.plain else "★", style="bold yellow")
        price = voice.say("terminal-cards", cards=space["price"])
        cells.append(Text.assemble(here if here.plain else Text("–", style="dim"), "\n", (price, "dim")))
    table.add_row(*cells)
    return table


def _good(good: str, voice: Voice) -> tuple[str, str]:
    """Its name and style."""
    return voice.thing("good", good), GOODS[good]


def _card(card: Card, voice: Voice) -> Text:
    short = words.space_name(card["action"], voice, "short")
    return Text.assemble((card["card"], "bold"), f" {short} ", _good(card["good"], voice), f" ${card['coins']}")


def _market(shown: CarthagoShown, voice: Voice) -> RenderableType:
    title = voice.say("terminal-market", pile=shown["trade_pile"], discard=len(shown["discard_pile"]))
    table = _board(title, expand=True, show_header=False)
    for _ in range(max(1, len(shown["market"]))):
        table.add_column(ratio=1, justify="center")
    cells = []
    for card in shown["market"]:
        top = Text.assemble((card["card"], "bold"), f" {words.space_name(card['action'], voice, 'short')}")
        cells.append(Text.assemble(top, "\n", _good(card["good"], voice), f" ${card['coins']}"))
    table.add_row(*(cells or [Text(voice.say("terminal-empty"), style="dim")]))
    return table


def _trading(shown: CarthagoShown, voice: Voice) -> RenderableType:
    """Docks with their ships and discs, then the two ships outside."""
    table = _board(voice.say("terminal-trading"), expand=True, padding=0)
    cells: list[Text] = []
    for dock in shown["docks"]:
        disc = _disc(dock["disc"]) if dock["disc"] is not None else Text("–", style="dim")
        name = voice.say("terminal-dock", number=dock["dock"])
        table.add_column(Text.assemble(f"{name} ", disc), ratio=1, justify="center")
        cells.append(_ship_cell(dock["ship"], voice))
    for ship in shown["outside"]:
        table.add_column(Text(voice.say("terminal-outside"), style="dim"), ratio=1, justify="center")
        cells.append(_ship_cell(ship, voice))
    table.add_row(*cells)
    return table


def _ship_cell(ship: Ship | None, voice: Voice) -> Text:
    if ship is None:
        return Text(voice.say("terminal-no-ship"), style="dim")
    return Text.assemble(
        _good(ship["good"], voice),
        f"\n${ship['coins']} !{ship['danger']}\n{voice.say('terminal-effect-' + ship['effect'])}",
        (f"\n{ship['ship']}", "dim"),
    )


def _warships(shown: CarthagoShown, voice: Voice) -> RenderableType:
    harbour = shown["warships"]
    text = Text(f"{voice.say('terminal-warships')}  ", style="bold")
    for i in range(harbour["docks"]):
        taken = i < len(harbour["regular"])
        text.append("[")
        text.append_text(_disc(harbour["regular"][i]) if taken else Text("  "))
        text.append("] ")
    text.append(f" {voice.say('terminal-anchor')} ")
    text.append_text(_discs(harbour["anchor"]) if harbour["anchor"] else Text("–", style="dim"))
    text.append(f"   {voice.say('terminal-ship-pile', ships=shown['ship_pile'])}", style="dim")
    if shown["under"]:
        text.append(f", {voice.say('terminal-at-its-bottom', ships=' '.join(shown['under']))}", style="dim")
    if harbour["turned_up"]:
        ship = harbour["turned_up"]
        turned = voice.say("terminal-turned-up", ship=ship["ship"], danger=ship["danger"])
        text.append(f"   {turned}", style="bold")
    return text


def _hall(shown: CarthagoShown, voice: Voice) -> RenderableType:
    """Two wings of six seats with the forum between them."""
    table = _board(voice.say("terminal-hall", coins=shown["hall"]["forum_cost"]), expand=True, show_header=False)
    seats = {s["seat"]: s for s in shown["hall"]["seats"]}
    rows = (("W10", "W8", "W6", "", "E7", "E9", "E11"), ("W11", "W9", "W7", "", "E6", "E8", "E10"))
    for _ in rows[0]:
        table.add_column(ratio=1, justify="center")
    discs = [p for p, n in enumerate(shown["hall"]["forum"]) for _ in range(n)]
    forum = (
        Text(voice.say("terminal-forum"), style="bold"),
        _discs(discs) if discs else Text("–", style="dim"),
    )
    for row, between in zip(rows, forum, strict=True):
        table.add_row(*[_chair(seats[name]) if name else between for name in row])
    return table


def _chair(seat: HallSeat) -> Text:
    text = Text(f"{seat['seat']} ")
    if seat["covered"]:
        return text.append("○N", style="dim")
    if seat["disc"] is None:
        return text.append("–", style="dim")
    return text.append_text(_disc(seat["disc"]))


def _tiles(shown: CarthagoShown, voice: Voice) -> RenderableType:
    """Two tiles for each decade, the costs of their spaces and the discs on them."""
    table = _board(voice.say("terminal-tiles"), expand=True)
    columns: dict[int, list[Text]] = {1: [], 2: [], 3: []}
    for tile in shown["tiles"]:
        spaces = Text(" ").join(
            _disc(s["disc"]) if s["disc"] is not None else Text(f"${s['cost']}", style="dim") for s in tile["spaces"]
        )
        key = "terminal-tile-" + tile["tile"]
        pays = voice.say(f"{key}.pays")
        columns[tile["decade"]].append(Text.assemble(voice.say(key), "\n", spaces, (f"\n{pays}", "dim")))
    for decade in (1, 2, 3):
        current = decade == shown["decade"]
        name = voice.say("terminal-decade", decade=ROMAN[decade])
        table.add_column(Text(f"▶ {name}" if current else name, style="bold" if current else "dim"), ratio=1)
    none = Text(voice.say("terminal-not-drawn"), style="dim")
    table.add_row(*(Text("\n").join(columns[d]) if columns[d] else none for d in (1, 2, 3)))
    return table


# -- players ---------------------------------------------------------------------------------------------------------


def _player(shown: CarthagoShown, p: Player, voice: Voice, people: People) -> RenderableType:
    seat = p["seat"]
    title = Text.assemble((LETTERS[seat], STYLES[seat]), f" {marked(voice, people, seat)}")
    title.append(f" · {words.colour(p, voice)}", style="dim")
    grid = Table.grid(padding=(0, 1))
    grid.add_column(justify="right", style="dim", no_wrap=True)
    grid.add_column()
    grid.add_row(voice.say("terminal-score"), _score(p, voice))
    grid.add_row(voice.say("terminal-residence"), _residence(p, voice))
    grid.add_row(voice.say("terminal-ships"), _fleet(p, voice))
    grid.add_row(voice.say("terminal-hand"), _hand(p, voice))
    if p["played"]:
        played = " ".join(_played(name, voice) for name in p["played"])
        grid.add_row(voice.say("terminal-played"), Text(played, style="dim"))
    acting = seat == shown["actor"]
    return Panel(
        grid,
        title=Text("▶ ") + title if acting else title,
        title_align="left",
        box=box.HEAVY if acting else box.ROUNDED,
        padding=(0, 1),
    )


def _played(name: str, voice: Voice) -> str:
    """A trade card by its number, a base card by its action."""
    return words.space_name(name[2:], voice, "short") if name.startswith("B-") else name


def _score(p: Player, voice: Voice) -> Text:
    product = {"seats": p["guild_seats"], "ships": len(p["ships"]), "product": p["product"]}
    text = Text(voice.say("terminal-product", **product), style="bold")
    known = voice.say("terminal-tiles-hidden") if p["score"] is None else voice.say("terminal-total", score=p["score"])
    text.append(f", {known}", style="not bold")
    discs = "●" * p["discs"] or voice.say("terminal-none")
    return text.append(f"   {voice.say('terminal-discs', discs=discs)}", style="not bold")


def _residence(p: Player, voice: Voice) -> Text:
    """Circles from the top: ● a disc, ●● two discs, ○ freed."""
    home = p["residence"]
    left, middle, right = (
        " ".join({0: "○", 1: "●", 2: "●●"}[n] for n in column)
        for column in (home["left"], home["middle"], home["right"])
    )
    text = Text.assemble(f"{voice.say('terminal-left')} ", (left, "bold"))
    text.append(f" ({voice.say('terminal-column-seats', seats=home['seats'])})")
    text.append(f"  {voice.say('terminal-middle')} ").append(middle, style="bold")
    text.append(f" ({voice.say('terminal-column-strength', strength=p['strength'])})")
    return text.append(f"  {voice.say('terminal-right')} ").append(right, style="bold")


def _fleet(p: Player, voice: Voice) -> RenderableType:
    if not p["ships"]:
        return Text(voice.say("terminal-none"), style="dim")
    found = []
    for ship in p["ships"]:
        name = f"{ship['ship']} {voice.thing('good', ship['good'])} {words.effect(ship, voice)}"
        found.append(Text(name, GOODS[ship["good"]]) if ship["active"] else Text(f"({name})", "dim"))
    return Columns(found, padding=(0, 2))


def _hand(p: Player, voice: Voice) -> RenderableType:
    base: dict[str, int] = {}
    for name in p["base"]:
        base[name] = base.get(name, 0) + 1
    short = " ".join(words.space_name(b[2:], voice, "short") + (f"x{n}" if n > 1 else "") for b, n in base.items())
    found = [Text(voice.say("terminal-base", cards=short) if base else voice.say("terminal-no-base"))]
    found += [_card(card, voice) + Text("" if card["open"] else "?", style="dim") for card in p["hand"]]
    unknown = p["hand_size"] - len(p["hand"])
    if unknown:
        found.append(Text(voice.say("terminal-hidden-cards", cards=unknown), style="italic"))
    if p["coins"] is not None and p["hand"]:
        found.append(Text(f"= {voice.say('terminal-coins', coins=p['coins'])}", style="dim"))
    return Columns(found, padding=(0, 2))
