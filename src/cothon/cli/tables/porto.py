"""The table of Porto Carthago in a terminal: drawn in colour, signs and words; `porto_words` tells it in sentences.

It is made from `game.show(view)` alone. Every seat has a sign of its own (▲ ■ ● ◆ ★), goods are written out; colour
only repeats what sign and word say. `13 oil, 12T !5` is ship card 13: it wants oil, pays 12 Talents, danger 5.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cothon.cli.tables import porto_words as words
from cothon.cli.words import marked
from cothon.locales import People, Voice

if TYPE_CHECKING:
    from cothon.games.porto.shown import Dock, Player, PortoShown, Ship

SIGNS = "▲■●◆★"
SEAT_STYLES = ["bold red", "bold bright_blue", "bold yellow", "bold white", "bold green"]
GOOD_STYLES = {"dye": "magenta", "wine": "red", "oil": "green", "grain": "yellow", "metal": "bright_black"}


def draw(shown: PortoShown, voice: Voice, people: People) -> RenderableType:
    return Group(
        _when(shown, voice, people),
        _harbour(shown, voice, people),
        *_rows(shown, voice),
        _spaces(shown, voice),
        _places(shown, voice, people),
        _players(shown, voice, people),
        Text(voice.say("terminal-legend"), style="dim"),
        Text(words.now(shown, voice, people), style="bold"),
    )


def tell(shown: PortoShown, voice: Voice, people: People) -> list[str]:
    """The table line by line, in sentences."""
    return words.tell(shown, voice, people)


def _seat(p: int, name: str, most: int = 99) -> Text:
    return Text(f"{SIGNS[p]}{name}"[:most], style=SEAT_STYLES[p])


def _good(good: str, voice: Voice) -> Text:
    return Text(voice.say("terminal-good-" + good), style=GOOD_STYLES[good])


def _when(shown: PortoShown, voice: Voice, people: People) -> Text:
    text = Text(" · ".join(words.time(shown, voice)), style="bold")
    starter = shown["starting_player"]
    if starter is not None:
        text.append(f" · {voice.say('terminal-starting-player')} ", style="not bold")
        text.append_text(_seat(starter, voice.name(people, starter)))
    text.append(f" · {voice.say('terminal-deck', cards=shown['deck']['size'])}", style="not bold")
    if known := words.known_deck(shown, voice):
        text.append(f"\n{known}", style="not bold dim")
    return text


def _grid(title: str, columns: int, label: int = 0) -> Table:
    """Columns of equal width; `label` is the width of one more at the left."""
    table = Table(box=box.SQUARE, expand=True, padding=0, title=title, title_style="dim", show_header=False)
    if label:
        table.add_column(width=label, justify="center", style="bold")
    for _ in range(columns):
        table.add_column(ratio=1, no_wrap=True, overflow="ellipsis")
    return table


def _harbour(shown: PortoShown, voice: Voice, people: People) -> Table:
    """Six civilisations from left to right, dock I above dock II."""
    table = _grid(voice.say("terminal-harbour"), 6, label=2)
    names = [voice.say("terminal-civilisation-" + dock["dock"][:-1]) for dock in shown["docks"][::2]]
    table.add_row("", *[Text(name, style="bold", justify="center") for name in names])
    for row, numeral in enumerate(("I", "II")):
        table.add_section()
        table.add_row(f"\n{numeral}", *[_dock(dock, voice, people) for dock in shown["docks"][row::2]])
    return table


def _dock(dock: Dock, voice: Voice, people: People) -> Text:
    ship, owner, good = dock["ship"], dock["owner"], dock["good"]
    none = [Text(voice.say("terminal-no-ship"), style="dim"), Text(""), Text("")]
    lines = _ship_lines(ship, voice, civilisation=False) if ship else none
    foot = Text(voice.say("terminal-free"), style="dim")
    if owner is not None:
        most = min(4, 9 - len(voice.say("terminal-good-" + good))) if good else 10
        foot = Text("⚑").append_text(_seat(owner, voice.name(people, owner), most))
    if good:
        foot.append("+").append_text(_good(good, voice))
    return Text("\n").join([*lines, foot])


def _ship_lines(ship: Ship, voice: Voice, civilisation: bool) -> list[Text]:
    head = Text(f"{ship['ship']} ")
    if civilisation:
        head.append(voice.say("terminal-civilisation-" + ship["civilisation"]), style="bold")
    else:
        head.append_text(_good(ship["good"], voice))
    pay = Text(f"{ship['income']}T !{ship['danger']}")
    if civilisation:
        pay = Text(" ").join([_good(ship["good"], voice), Text(f"{ship['income']}T"), Text(f"!{ship['danger']}")])
    return [head, pay, Text(voice.say("terminal-privilege-" + ship["privilege"]), style="italic")]


def _rows(shown: PortoShown, voice: Voice) -> list[Table]:
    tables = []
    for row, title in zip(shown["rows"], ("terminal-row-1", "terminal-row-2"), strict=True):
        table = _grid(voice.say(title), len(row))
        table.add_row(*[Text("\n").join(_ship_lines(s, voice, True)) if s else Text("—", style="dim") for s in row])
        tables.append(table)
    return tables


def _spaces(shown: PortoShown, voice: Voice) -> Table:
    """The action row: cards with costs, bonuses and the servants paid."""
    table = _grid(voice.say("terminal-actions"), 6)
    cells = []
    for space in shown["spaces"]:
        card = voice.say("terminal-card-" + space["card"]) if space["card"] else "—"
        name = Text(f"{space['space']} {card}", style="bold")
        if space["in_use"]:
            name.stylize("reverse")
        cost = Text(voice.say("terminal-cost", servants=space["cost"]))
        bonus = Text(voice.say("terminal-no-bonus"), style="dim")
        if space["bonus"]:
            bonus = Text(f"+ {voice.say('terminal-bonus-' + space['bonus'])}")
        servants = [(f"{SIGNS[p]}{n}", SEAT_STYLES[p]) for p, n in enumerate(space["servants"]) if n]
        cells.append(Text("\n").join([name, cost, bonus, Text.assemble(*servants)]))
    table.add_row(*cells)
    return table


def _places(shown: PortoShown, voice: Voice, people: People) -> Table:
    grid = Table.grid(padding=(0, 1))
    grid.add_column(justify="right", style="bold", no_wrap=True)
    grid.add_column()
    market = Text(" ").join(_good(g, voice) for g in shown["market"])
    if not shown["market"]:
        market = Text(voice.say("terminal-empty"), style="dim")
    stock = voice.say("terminal-market-next", price=shown["price"], goods=sum(shown["bag"].values()))
    grid.add_row(voice.say("terminal-market"), market.append(f"   {stock}"))
    players, order = shown["players"], shown["lighthouse"]
    lighthouse = _counts(players, "lighthouse", voice, people)
    if order:
        lighthouse.append(f"   {voice.say('terminal-first-choice', name=voice.name(people, order[0]))}")
    grid.add_row(voice.say("terminal-lighthouse"), lighthouse)
    grid.add_row(voice.say("terminal-temple"), _counts(players, "temple", voice, people))
    ships = shown["charter_ships"]
    left = voice.say("terminal-charter-free", free=ships - sum(p["charter"] for p in players), ships=ships)
    grid.add_row(voice.say("terminal-charter"), _counts(players, "charter", voice, people).append(f"   {left}"))
    grid.add_row(voice.say("terminal-palace"), _palace(shown, voice))
    grid.add_row(voice.say("terminal-path"), _path(shown))
    return grid


def _counts(
    players: Sequence[Player], field: Literal["lighthouse", "temple", "charter"], voice: Voice, people: People
) -> Text:
    here = [_seat(p["seat"], voice.name(people, p["seat"])).append(f" {p[field]}") for p in players if p[field]]
    return Text("  ").join(here) if here else Text(voice.say("terminal-nobody"), style="dim")


def _palace(shown: PortoShown, voice: Voice) -> Text:
    """Taken spaces show their owner's sign, free ones cost/points needed."""
    palace = shown["palace"]
    found = []
    for space in palace["spaces"]:
        owner = space["owner"]
        price = f"{space['cost']}T/{space['need']}"
        found.append(Text(price, style="dim") if owner is None else Text(SIGNS[owner], style=SEAT_STYLES[owner]))
    large = palace["large"]
    crowd = [Text(f"{SIGNS[p]}{n}", style=SEAT_STYLES[p]) for p, n in enumerate(large["servants"]) if n]
    found.append(Text(f"{voice.say('terminal-large')} {large['cost']}T/{large['need']}", style="dim"))
    return Text(" ").join(found + crowd)


def _path(shown: PortoShown) -> Text:
    """Taken spaces show their owner's sign; point spaces stand in brackets."""
    found = []
    for space in shown["path"]["spaces"]:
        owner = space["owner"]
        text = Text("·", style="dim") if owner is None else Text(SIGNS[owner], style=SEAT_STYLES[owner])
        found.append(
            text.append(f"[{space['award']}]", style="bold" if owner is not None else "dim") if space["award"] else text
        )
    return Text(" ").join(found)


def _players(shown: PortoShown, voice: Voice, people: People) -> Table:
    table = Table(box=box.SIMPLE_HEAD, expand=True, padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column(voice.say("terminal-player"), no_wrap=True, overflow="ellipsis", min_width=14)
    for key in ("terminal-in-palace", "terminal-points", "terminal-talents", "terminal-reserve"):
        table.add_column(voice.say(key), justify="right", no_wrap=True)
    table.add_column(voice.say("terminal-storehouse"), width=14)
    table.add_column(voice.say("terminal-held"), min_width=10, ratio=1)
    for p in shown["players"]:
        who = _seat(p["seat"], marked(voice, people, p["seat"]))
        if p["seat"] == shown["actor"]:
            who = Text("▶ ", style="bold").append_text(who)
        talents = "?" if p["talents"] is None else str(p["talents"])
        goods = Text(" ").join(
            [_good(g, voice) for g in p["store"]] + [Text("_")] * p["free_storage"] + [Text("x")] * p["blocked"]
        )
        held = ", ".join(f"{c['ship']} {voice.say('terminal-privilege-' + c['privilege'])}" for c in p["held"]) or "—"
        table.add_row(who, str(p["palace"]), str(p["points"]), talents, str(p["reserve"]), goods, held)
    return table
