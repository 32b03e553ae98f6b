"""The table of Porto Carthago in sentences, for screen readers and for the line below the drawn table."""

from __future__ import annotations

from collections.abc import Callable
from itertools import takewhile
from typing import TYPE_CHECKING

from cothon.cli.words import marked
from cothon.locales import People, Voice

if TYPE_CHECKING:
    from cothon.games.porto.shown import Dock, Path, Player, PortoShown, Ship, Space


def tell(shown: PortoShown, voice: Voice, people: People) -> list[str]:
    starter, palace = shown["starting_player"], shown["palace"]
    lines = [voice.say("tell-title", time=", ".join(time(shown, voice)))]
    if starter is not None:
        lines.append(voice.say("tell-starting-player", name=voice.name(people, starter)))
    lines += [_dock(d, voice, people) for d in shown["docks"] if d["ship"] or d["owner"] is not None]
    for number, row in enumerate(shown["rows"], 1):
        ships = "; ".join(_ship(s, voice) for s in row if s) or voice.say("terminal-empty")
        lines.append(voice.say("tell-row", number=number, ships=ships))
    size = shown["deck"]["size"]
    known = known_deck(shown, voice, lambda ships: voice.listed([voice.thing("ship", s) for s in ships]))
    lines.append(voice.say("tell-deck-known", cards=size, known=known) if known else voice.say("tell-deck", cards=size))
    lines += [_space(space, voice, people) for space in shown["spaces"] if space["card"]]
    goods = ", ".join(_good(g, voice) for g in shown["market"]) or voice.say("terminal-empty")
    lines.append(voice.say("tell-market", goods=goods, talents=shown["price"]))
    lines += [_counted(key, shown["players"], voice, people) for key in ("lighthouse", "temple", "charter")]
    taken = sum(space["owner"] is not None for space in palace["spaces"])
    costs = {"talents": palace["next_cost"], "points": palace["next_need"]}
    lines.append(voice.say("tell-palace", taken=taken, spaces=len(palace["spaces"]), **costs))
    lines.append(_path(shown["path"], voice, people))
    lines += [_player(p, voice, people) for p in shown["players"]]
    return [*lines, now(shown, voice, people)]


def time(shown: PortoShown, voice: Voice) -> list[str]:
    """The decade and what happens in it."""
    if shown["phase"] == "setup":
        return [voice.say("terminal-phase-setup")]
    decade = voice.say("terminal-decade", decade=shown["decade"])
    return [decade, voice.say("terminal-phase-" + shown["phase"], round=shown["round"])]


def known_deck(shown: PortoShown, voice: Voice, called: Callable[[list[str]], str] = " ".join) -> str:
    """What this viewer knows of the order of the ship deck: from the top after `look`, and at its end (PK3, PK4)."""
    groups = shown["deck"]["groups"]
    if not groups or len(groups) == 1 < len(groups[0]):
        return ""
    top = [g[0] for g in takewhile(lambda g: len(g) == 1, groups)]
    end = [] if len(top) == len(groups) else [g[0] for g in takewhile(lambda g: len(g) == 1, groups[::-1])][::-1]
    parts = [voice.say("terminal-deck-top", ships=called(top))] if top else []
    parts += [voice.say("terminal-deck-end", ships=called(end))] if end else []
    return " · ".join(parts)


def _good(good: str, voice: Voice) -> str:
    return voice.say(f"terminal-good-{good}.told")


def _ship(ship: Ship, voice: Voice) -> str:
    return voice.say(
        "tell-ship",
        name=voice.say("terminal-civilisation-" + ship["civilisation"]),
        good=_good(ship["good"], voice),
        income=ship["income"],
        danger=ship["danger"],
        privilege=voice.thing("privilege", ship["privilege"]),
    )


def _dock(dock: Dock, voice: Voice, people: People) -> str:
    parts = [_ship(dock["ship"], voice) if dock["ship"] else voice.say("terminal-no-ship")]
    if dock["owner"] is not None:
        parts.append(voice.say("tell-servants-of", name=voice.name(people, dock["owner"])))
    if dock["good"]:
        parts.append(voice.say("tell-good-waits", good=_good(dock["good"], voice)))
    return voice.say("tell-dock", dock=voice.thing("dock", dock["dock"]), there="; ".join(parts))


def _space(space: Space, voice: Voice, people: People) -> str:
    card = voice.thing("card", space["card"] or "")
    parts = [voice.say("tell-space", number=space["space"], card=card, cost=space["cost"])]
    if space["bonus"]:
        parts.append(", " + voice.say("tell-bonus", bonus=voice.say("terminal-bonus-" + space["bonus"])))
    paid = [(n, voice.name(people, p)) for p, n in enumerate(space["servants"]) if n]
    if paid:
        each = ", ".join(voice.say("tell-paid-by", number=n, name=name) for n, name in paid)
        parts.append("; " + voice.say("tell-paid", each=each))
    return "".join(parts) + "."


def _counted(field: str, players: list[Player], voice: Voice, people: People) -> str:
    """Who has servants at a place."""
    numbers = {
        "lighthouse": [p["lighthouse"] for p in players],
        "temple": [p["temple"] for p in players],
        "charter": [p["charter"] for p in players],
    }[field]
    here = ", ".join(f"{voice.name(people, p)} {n}" for p, n in enumerate(numbers) if n)
    return voice.say("tell-at-" + field, each=here or voice.say("terminal-nobody"))


def _path(path: Path, voice: Voice, people: People) -> str:
    owners = ", ".join(voice.name(people, s["owner"]) for s in path["spaces"] if s["owner"] is not None)
    each = owners or voice.say("terminal-nobody")
    said = voice.say("tell-path", taken=path["taken"], spaces=len(path["spaces"]), names=each)
    coming = next((s for s in path["spaces"] if s["award"] and s["owner"] is None), None)
    return f"{said} {voice.say('tell-path-next', number=coming['space'], award=coming['award'])}" if coming else said


def _player(p: Player, voice: Voice, people: People) -> str:
    held = ", ".join(voice.thing("privilege", c["privilege"]) for c in p["held"])
    return voice.say(
        "tell-player",
        who=marked(voice, people, p["seat"]),
        palace=p["palace"],
        points=p["points"],
        talents=voice.say("tell-hidden") if p["talents"] is None else str(p["talents"]),
        reserve=p["reserve"],
        goods=", ".join(_good(g, voice) for g in p["store"]) or voice.say("terminal-empty"),
        free=p["free_storage"],
        held=held or voice.say("tell-none"),
    )


def now(shown: PortoShown, voice: Voice, people: People) -> str:
    """What is going on, in one sentence."""
    if shown["over"]:
        return voice.say("tell-over-" + shown["over"])
    ask, about = shown["ask"], shown["now"]
    if shown["actor"] < 0:
        return voice.say("tell-drawing")
    who = voice.name(people, shown["actor"])
    if ask in ("point", "boon") and "ship" in about:
        return voice.say("tell-load", who=who, ship=voice.thing("ship", about["ship"]["ship"]))
    if ask == "point":
        return voice.say("tell-points", who=who, points=about.get("points", 1))
    if ask == "pilot":
        return voice.say("tell-pilot", who=who, ships=about["ships_due"])
    if ask == "moor":
        return voice.say("tell-moor", who=who, ship=voice.thing("ship", about["ship"]["ship"]))
    if ask == "deliver" and about["source"] in shown["bag"]:
        return voice.say("tell-deliver-store", who=who, good=_good(about["source"], voice))
    if ask == "deliver":
        return voice.say("tell-deliver-dock", who=who, dock=voice.thing("dock", about["source"]))
    if "used" in about:
        privilege = voice.thing("privilege", about["used"]["privilege"])
        return voice.say("tell-used", who=who, ship=voice.thing("ship", about["used"]["ship"]), privilege=privilege)
    return voice.say("tell-to-answer", who=who)
