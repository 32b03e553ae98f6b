"""The table of Traders of Carthage in a terminal: drawn in colour and letters, or told in sentences for screen readers.

Both are made from `game.show(view)` alone. A card is written as its letter and value (`R5`), a card in the warehouse in
brackets (`[R5]`), a reserved card with its owner (`R5*Ann`); colour only repeats what the letter says.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from cothon.cli.words import marked
from cothon.games.traders.pieces import COLOUR_NAMES, LETTERS
from cothon.locales import People, Voice

if TYPE_CHECKING:
    from cothon.games.traders.shown import CardOnOffer, Player, TradersShown

STYLES = {"R": "bold red", "B": "bold bright_blue", "Y": "bold yellow", "G": "bold green"}
_LETTER = dict(zip(COLOUR_NAMES, LETTERS, strict=True))
_COLOUR = dict(zip(LETTERS, COLOUR_NAMES, strict=True))


# -- drawn -----------------------------------------------------------------------------------------------------------


def draw(shown: TradersShown, voice: Voice, people: People) -> RenderableType:
    parts: list[RenderableType] = [_route(shown, voice), _rows(shown, voice, people)]
    parts += [_player(shown, p, voice, people) for p in shown["players"]]
    parts.append(Text(voice.say("terminal-legend-" + shown["mode"]), style="dim"))
    parts.append(Text(_now(shown, voice, people), style="bold"))
    return Group(*parts)


def _route(shown: TradersShown, voice: Voice) -> RenderableType:
    """Six spaces from left to right, the ships as letters on them."""
    table = Table(box=box.ROUNDED, expand=True, title=voice.say("terminal-route"), title_style="dim")
    for space in shown["route"]:
        name = voice.say("terminal-pirates") if space["pirates"] else voice.thing("space", space["name"])
        table.add_column(Text(f"{space['space']}\n{name}", justify="center"), ratio=1, justify="center")
    cells = []
    for space in shown["route"]:
        here = [s["letter"] for s in shown["ships"] if s["space"] == space["space"]]
        cells.append(Text(" ").join(Text(f"◣{c}◢", style=STYLES[c]) for c in here) if here else Text("~", style="dim"))
    table.add_row(*cells)
    return table


def _rows(shown: TradersShown, voice: Voice, people: People) -> RenderableType:
    grid = Table.grid(padding=(0, 1))
    grid.add_column(justify="right", style="bold")
    grid.add_column()
    market = _card_texts(shown["market"], voice, people)
    if shown["market"]:
        price = shown["price"]
        cost = voice.say("terminal-open", coins=price) if price else voice.say("terminal-nothing-open")
        market.append(f"   {cost}", style="dim")
    grid.add_row(voice.thing("zone", "market"), market)
    grid.add_row(voice.thing("zone", "farm"), _card_texts(shown["farm"], voice, people))
    piles = voice.say("terminal-pile-sizes", draw=shown["draw_pile"], discard=len(shown["discard_pile"]))
    grid.add_row(voice.say("terminal-piles"), Text(piles))
    return grid


def _card_texts(row: Iterable[CardOnOffer], voice: Voice, people: People) -> Text:
    """Cards of Market or Farm, with the owner of a piece lying on one."""
    text = Text()
    for card in row:
        text.append(card["card"], style=STYLES[card["letter"]])
        if card["piece"] is not None:
            text.append(f"*{voice.name(people, card['piece'])}", style="italic")
        text.append("  ")
    if not text.plain:
        text.append(voice.say("terminal-empty"), style="dim")
    return text


def _player(shown: TradersShown, p: Player, voice: Voice, people: People) -> RenderableType:
    title = Text(marked(voice, people, p["seat"]))
    title.append(f" · {voice.thing('colour', p['colour'])}", style=STYLES[_LETTER[p["colour"]]])
    grid = Table.grid(padding=(0, 1))
    grid.add_column(justify="right", style="dim")
    grid.add_column()
    vps = voice.say("terminal-vps-hidden") if p["vps"] is None else voice.say("terminal-vps", vps=p["vps"])
    score = Text(vps, style="bold")
    score.append(f" · {voice.say('terminal-tokens', tokens=p['tokens'])} ", style="not bold")
    score.append_text(_tokens(p))
    score.append(f" · {_piece(shown, p, voice)}", style="not bold")
    grid.add_row(voice.say("terminal-score"), score)
    grid.add_row(voice.say("terminal-hand"), _hand(p, voice))
    grid.add_row(voice.say("terminal-stock"), _stock(p, voice))
    acting = p["seat"] == shown["actor"]
    return Panel(
        grid,
        title=Text("▶ ") + title if acting else title,
        title_align="left",
        box=box.HEAVY if acting else box.ROUNDED,
        padding=(0, 1),
    )


def _tokens(p: Player) -> Text:
    """Tokens by colour: ● face up, ○ used."""
    text = Text()
    for colour, n in p["tokens_up"].items():
        k = p["tokens_down"][colour]
        if n + k:
            letter = _LETTER[colour]
            text.append(f"{letter}{'●' * n}{'○' * k} ", style=STYLES[letter])
    text.rstrip()
    return text


def _piece(shown: TradersShown, p: Player, voice: Voice) -> str:
    where, card = p["piece"]["where"], p["piece"]["card"]
    if card is not None:
        return voice.say("terminal-piece-on", card=card, zone=voice.thing("zone", where))
    return voice.say("terminal-piece-" + where, mode=shown["mode"])


def _hand(p: Player, voice: Voice) -> Text:
    if p["hand"] is None:
        return Text(voice.say("terminal-face-down", cards=p["hand_size"]))
    text = _faces(p["hand"], "", "", voice)
    text.append(f"  {voice.say('terminal-worth', coins=p['coins'] or 0, icons=p['icons'] or 0)}", style="dim")
    return text


def _stock(p: Player, voice: Voice) -> Text:
    """Upright cards, then those in the warehouse in brackets, then what the Sets would bring now."""
    text = _faces(p["upright"], "", "", voice) if p["upright"] or not p["sideways"] else Text()
    if p["sideways"]:
        text.append_text(_faces(p["sideways"], "[", "]", voice))
    worth = ", ".join(f"{voice.thing('colour', s['colour'])} {s['vps']}" for s in p["sets"])
    if worth:
        text.append(f"  {voice.say('terminal-sets', sets=worth)}", style="dim")
    return text


def _faces(cards: Sequence[str], before: str, after: str, voice: Voice) -> Text:
    text = Text()
    for card in cards:
        text.append(f"{before}{card}{after} ", style=STYLES[card[0]])
    return text if cards else Text(f"{voice.say('terminal-none')} ", style="dim")


# -- told ------------------------------------------------------------------------------------------------------------


def tell(shown: TradersShown, voice: Voice, people: People) -> list[str]:
    """The table line by line, in sentences."""
    lines = [voice.say("tell-title-" + shown["mode"])]
    for ship in shown["ships"]:
        name, place = voice.thing("colour", ship["colour"], "ship"), voice.thing("space", ship["place"])
        lines.append(voice.say("tell-ship", ship=name, number=ship["space"], place=place))
    market = _spoken_row(shown["market"], voice, people)
    price = shown["price"]
    lines.append(
        voice.say("tell-market-open", cards=market, coins=price) if price else voice.say("tell-market", cards=market)
    )
    lines.append(voice.say("tell-farm", cards=_spoken_row(shown["farm"], voice, people)))
    lines.append(voice.say("tell-piles", draw=shown["draw_pile"], discard=len(shown["discard_pile"])))
    for p in shown["players"]:
        lines += _spoken_player(shown, p, voice, people)
    return [*lines, _now(shown, voice, people)]


def _spoken_row(row: Iterable[CardOnOffer], voice: Voice, people: People) -> str:
    words = []
    for card in row:
        said = _spoken_face(card["card"], voice)
        if card["piece"] is not None:
            said = voice.say("tell-reserved", card=said, name=voice.name(people, card["piece"]))
        words.append(said)
    return ", ".join(words) or voice.say("terminal-empty")


def _spoken_player(shown: TradersShown, p: Player, voice: Voice, people: People) -> list[str]:
    who = marked(voice, people, p["seat"])
    score = voice.say("tell-vps-unknown") if p["vps"] is None else voice.say("tell-vps", vps=p["vps"])
    tokens = {"tokens": voice.say("terminal-tokens", tokens=p["tokens"]), "each": _spoken_tokens(p, voice)}
    colour, piece = voice.thing("colour", p["colour"]), _piece(shown, p, voice)
    lines = [voice.say("tell-player", who=who, colour=colour, score=score, piece=piece, **tokens)]
    if p["hand"] is None:
        lines.append(voice.say("tell-hand-unseen", who=who, cards=p["hand_size"]))
    else:
        hand = _spoken(p["hand"], voice)
        lines.append(voice.say("tell-hand", who=who, cards=hand, coins=p["coins"] or 0, icons=p["icons"] or 0))
    stock = {"upright": _spoken(p["upright"], voice), "sideways": _spoken(p["sideways"], voice)}
    return [*lines, voice.say("tell-stock", who=who, **stock)]


def _spoken_tokens(p: Player, voice: Voice) -> str:
    words = []
    for key, tokens in (("tell-tokens-up", p["tokens_up"]), ("tell-tokens-used", p["tokens_down"])):
        words += [voice.say(key, number=n, colour=voice.thing("colour", c)) for c, n in tokens.items() if n]
    return ", ".join(words) or voice.say("terminal-none")


def _spoken(cards: Sequence[str], voice: Voice) -> str:
    return ", ".join(_spoken_face(card, voice) for card in cards) or voice.say("tell-nothing")


def _spoken_face(card: str, voice: Voice) -> str:
    return voice.say("tell-card", colour=voice.thing("colour", _COLOUR[card[0]]), worth=int(card[1]))


def _now(shown: TradersShown, voice: Voice, people: People) -> str:
    """What is going on, in one sentence."""
    if shown["over"]:
        return voice.say("tell-over-" + shown["over"])
    ask, now = shown["ask"], shown["now"]
    if shown["actor"] < 0:
        return voice.say("tell-drawing")
    who = voice.name(people, shown["actor"])
    if ask == "discount":
        return voice.say("tell-discount", who=who, coins=now["due"], colour=voice.thing("colour", now["colour"]))
    if ask == "pay":
        return voice.say("tell-pay", who=who, coins=now["due"])
    if ask == "protect":
        raided = voice.listed([voice.thing("colour", c) for c in now["raided"]])
        if now["named"]:
            return voice.say("tell-raid-named", colours=raided, who=who, cards=_spoken(now["named"], voice))
        return voice.say("tell-raid", colours=raided, who=who)
    if ask == "guard":
        return voice.say("tell-guard", cards=_spoken(now["named"], voice), who=who, icons=now["due"])
    return voice.say("tell-to-answer", who=who)
