"""The table of karibik in a terminal: `draw` for the eye, `tell` for the ear; both from `show` data alone.

Signs: ● coins, ★ influence, ⚔ strength, ☠ a ship that cannot be repelled. Every sign stands beside its word or number,
and ship types carry their names, so nothing depends on colour.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from cothon.cli.words import marked
from cothon.core.result import Refusal
from cothon.locales import People, Voice

if TYPE_CHECKING:
    from cothon.games.karibik.shown import Card, HarbourPerson, KaribikShown, OpenRequest, Person, Player, Request, Ship

_COLOURS = {
    "pinnace": "yellow",
    "flute": "bright_blue",
    "skiff": "green",
    "frigate": "red",
    "galleon": "bright_white",
}
_BOX = 18


def draw(shown: KaribikShown, voice: Voice, people: People) -> RenderableType:
    harbour, requests = voice.say("terminal-harbour"), voice.say("terminal-requests")
    return Group(
        _headline(shown, voice, people),
        Panel(_harbour(shown, voice, people.you), title=harbour, title_align="left", box=box.ROUNDED),
        Panel(_row(shown, voice, people), title=requests, title_align="left", box=box.ROUNDED),
        _players(shown, voice, people),
        Text(voice.say("terminal-legend"), style="dim"),
    )


def _headline(shown: KaribikShown, voice: Voice, people: People) -> Text:
    line = Text()
    if shown["start"] < 0:
        line.append(voice.say("terminal-starter-drawn"), style="bold")
    else:
        line.append(_round(shown, voice, people), style="bold")
        line.append(f": {_phase(shown, voice, people)}")
    request = "yes" if shown["require_expedition"] else "no"
    discard = shown["discard"]["cards"]
    piles = voice.say("terminal-piles", deck=shown["deck"], discard=discard, goal=shown["target"], request=request)
    line.append(f"\n{piles}", style="dim")
    if shown["ended"]:
        line.append(f"  {voice.say('terminal-last-round')}", style="bold reverse")
    return line


def _round(shown: KaribikShown, voice: Voice, people: People) -> str:
    return voice.fields("terminal-round", {"seat": ("seat", shown["active"])}, people, round=shown["round"])


def _phase(shown: KaribikShown, voice: Voice, people: People) -> str:
    if shown["ask"] == "over":
        return voice.say("terminal-over")
    if shown["step"] < 0:
        return voice.say("terminal-discovering", cards=shown["shown"])
    return voice.fields("terminal-taking", {"seat": ("seat", shown["step"])}, people, takes=shown["takes"])


# -- harbour and row --------------------------------------------------------------------------------------------------


def _harbour(shown: KaribikShown, voice: Voice, you: int | None) -> RenderableType:
    cards = [_box(card, voice, _own_cost(card, you)) for card in shown["harbour"]]
    if shown["card"] is not None:
        cards.append(_box(shown["card"], voice, just_revealed=True))
    if not cards:
        return Text(voice.say("terminal-empty"), style="dim")
    return Group(Columns(cards, padding=(0, 1)), *(Text(said, style="dim") for said in _later(shown, voice)))


def _later(shown: KaribikShown, voice: Voice) -> list[str]:
    """Why some ships cannot be looted yet, each reason once."""
    refused = [card["refused"] for card in shown["harbour"] if card["kind"] == "ship" and "refused" in card]
    said = [voice.refusal(Refusal(r["clause"], r["key"], **r["fields"])) + f" {r['clause']}" for r in refused]
    return list(dict.fromkeys(said))


def _box(card: Card, voice: Voice, own: int | None = None, just_revealed: bool = False) -> Panel:
    title, colour = voice.thing("card", card["id"]), "magenta"
    if card["kind"] == "ship":
        colour, lines = _COLOURS[card["type"]], _ship(card, voice)
    elif card["kind"] == "person":
        colour, lines = "cyan", _person(card, voice, own)
    else:
        lines = [voice.say("terminal-tax-rule")]
    if just_revealed:
        lines.append(voice.say("terminal-just-revealed"))
    later = card["kind"] == "ship" and "refused" in card
    if later:
        lines.append(voice.say("terminal-later"))
    return Panel(
        Text("\n".join(lines), style="dim" if later else ""),
        title=Text(title, style="dim" if later else "bold"),
        title_align="left",
        width=_BOX,
        padding=0,
        border_style=colour,
        box=box.SQUARE,
    )


def _ship(card: Ship, voice: Voice) -> list[str]:
    strength = voice.say("terminal-skull")
    if card["strength"] is not None:
        strength = voice.say("terminal-strength", strength=card["strength"])
    return [voice.say("terminal-brings", coins=card["coins"]), strength]


def _person(card: Person, voice: Voice, own: int | None) -> list[str]:
    cost = voice.say("terminal-costs", cost=card["cost"])
    if own is not None:
        cost = voice.say("terminal-costs-you", cost=card["cost"], own=own)
    return [cost, f"★ {card['influence']}  {voice.say('terminal-skill-' + card['person'])}"]


def _own_cost(card: Ship | HarbourPerson, you: int | None) -> int | None:
    """What a person costs the viewer, where that is not what is printed."""
    if you is None or card["kind"] == "ship" or card["cost_for"][you] == card["cost"]:
        return None
    return card["cost_for"][you]


def _row(shown: KaribikShown, voice: Voice, people: People) -> RenderableType:
    if not shown["row"]:
        return Text(voice.say("terminal-no-requests"), style="dim")
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for card in shown["row"]:
        can = _able(card, voice, people)
        table.add_row(
            _needs(card, voice),
            f"● {card['coins']}  ★ {card['influence']}",
            Text(voice.say("terminal-ready", names=can), style="bold") if can else Text(""),
        )
    return table


def _able(card: OpenRequest, voice: Voice, people: People) -> str:
    """Who could complete a request now."""
    small = voice.say("terminal-you-small")
    return ", ".join(small if p == people.you else voice.name(people, p) for p in card["can"])


def _needs(card: Request, voice: Voice) -> str:
    return " + ".join(_persons("terminal-need", name, k, voice) for name, k in card["needs"].items() if k)


def _persons(key: str, name: str, number: int, voice: Voice) -> str:
    return voice.fields(key, {"person": ("person", name)}, People((), None), number=number)


# -- players ----------------------------------------------------------------------------------------------------------


def _players(shown: KaribikShown, voice: Voice, people: People) -> Table:
    table = Table(box=box.ROUNDED, expand=True)
    table.add_column(voice.say("terminal-player"), no_wrap=True, max_width=18)
    for key in ("terminal-coins", "terminal-influence", "terminal-power"):
        table.add_column(voice.say(key), justify="right", no_wrap=True)
    table.add_column(voice.say("terminal-crew"), overflow="fold", ratio=1)
    for player in shown["players"]:
        p = player["seat"]
        sign = "▶" if p == shown["actor"] else "*" if p == shown["active"] and shown["start"] >= 0 else " "
        table.add_row(
            Text(f"{sign} {marked(voice, people, p)}", style="bold" if p == shown["actor"] else ""),
            str(player["coins"]),
            str(player["influence"]),
            str(player["strength"]),
            _crew(player, voice) or Text(voice.say("terminal-nobody"), style="dim"),
        )
    return table


def _crew(player: Player, voice: Voice) -> str:
    """The display, equal persons together: `2 Sailors, Flute Trader`; completed requests last."""
    counts: dict[str, int] = {}
    for card in player["persons"]:
        name = f"{card['person']}-{card['type']}" if "type" in card else card["person"]
        counts[name] = counts.get(name, 0) + card["copies"]
    parts = [
        voice.thing("person", name) if k == 1 else _persons("terminal-person-several", name, k, voice)
        for name, k in counts.items()
    ]
    parts += [voice.say("terminal-done", card=voice.thing("card", card["id"])) for card in player["requests"]]
    return ", ".join(parts)


# -- in sentences -----------------------------------------------------------------------------------------------------


def tell(shown: KaribikShown, voice: Voice, people: People) -> list[str]:
    lines = _tell_turn(shown, voice, people)
    harbour = [_say(card, voice, _own_cost(card, people.you)) for card in shown["harbour"]]
    empty = voice.say("tell-harbour-empty")
    lines.append(voice.say("tell-harbour", cards="; ".join(harbour)) if harbour else empty)
    lines += _later(shown, voice)
    if shown["card"] is not None:
        lines.append(voice.say("tell-revealed", card=_say(shown["card"], voice)))
    for card in shown["row"]:
        reward = {"coins": card["coins"], "influence": card["influence"]}
        said = voice.say("tell-request", persons=_needs(card, voice), **reward)
        can = _able(card, voice, people)
        lines.append(f"{said} {voice.say('tell-request-ready', names=can)}" if can else said)
    if not shown["row"]:
        lines.append(voice.say("tell-no-request"))
    return lines + [_tell_player(player, voice, people) for player in shown["players"]]


def _tell_turn(shown: KaribikShown, voice: Voice, people: People) -> list[str]:
    lines = [voice.say("terminal-starter-drawn")]
    if shown["start"] >= 0:
        now = {"round": _round(shown, voice, people), "phase": _phase(shown, voice, people)}
        lines = [voice.say("tell-turn", **now)]
    if shown["ended"]:
        lines.append(voice.say("tell-last-round"))
    return [*lines, voice.say("tell-piles", deck=shown["deck"], discard=shown["discard"]["cards"])]


def _say(card: Card, voice: Voice, own: int | None = None) -> str:
    name = voice.thing("card", card["id"])
    if card["kind"] == "ship":
        strength = -1 if card["strength"] is None else card["strength"]
        return voice.say("tell-ship", type=name, coins=card["coins"], strength=strength)
    if card["kind"] != "person":
        return name
    figures = {"cost": card["cost"], "influence": card["influence"]}
    if own is None:
        return voice.say("tell-person", name=name, **figures)
    return voice.say("tell-person-for-you", name=name, own=own, **figures)


def _tell_player(player: Player, voice: Voice, people: People) -> str:
    crew = _crew(player, voice) or voice.say("terminal-nobody")
    figures = {name: player[name] for name in ("coins", "influence", "strength", "completed")}
    return voice.say("tell-player", name=marked(voice, people, player["seat"]), crew=crew, **figures)
