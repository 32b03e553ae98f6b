"""`cothon games`: the games, their options, and which of their component data is a reconstruction."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

import typer

from cothon.cli.face import Face, face
from cothon.cli.menu import span
from cothon.cli.seating import Rules, of_older_rules
from cothon.cli.words import spaced
from cothon.core.errors import BadOption
from cothon.core.game import Game
from cothon.core.options import Option, spell
from cothon.games import game as find_game
from cothon.games import names, versions
from cothon.games.tables import load

UNPRINTED = "reconstructed, or taken from other editions and reviews, as the printed list is not available"


def games(
    game: Annotated[str | None, typer.Argument(help="Name of a game, for its options.")] = None,
    rules: Rules = None,
    plain: Annotated[bool, typer.Option("--plain", help="Linear text for screen readers.")] = False,
) -> None:
    """List the games, or one game with its options."""
    shown = face(plain)
    if game is not None:
        _one(shown, find_game(game, rules))
    elif rules is not None:
        raise BadOption("--rules needs the name of a game before it")
    else:
        _all(shown)


def _all(shown: Face) -> None:
    found = [find_game(name) for name in names()]
    heads = ["game", "title", "by", "seats", "rules"]
    about, by = [g.facts for g in found], shown.voice.listed
    shown.rows(
        heads,
        [[f.name, f.title, by(f.designers), span(g), _versions(f.name)] for f, g in zip(about, found, strict=True)],
    )
    shown.say(f"Component data that is {UNPRINTED}:")
    shown.pairs([(g.facts.name, ", ".join(map(spaced, reconstructed(g))) or "none") for g in found])
    shown.say("")
    shown.aside("'cothon games GAME' lists the options of a game; 'cothon play GAME' plays it.")


def _versions(name: str) -> str:
    """`v2, v1`: the newest one, by which games are played, is the first."""
    return ", ".join(f"v{version}" for version in reversed(versions(name)))


def _one(shown: Face, game: Game) -> None:
    facts = game.facts
    shown.title(f"{facts.title} ({facts.name})")
    shown.say(f"By {shown.voice.listed(facts.designers)}. {span(game)} players. Rules version {facts.version}.")
    others = [v for v in versions(facts.name) if v != facts.version]
    if others:
        newest = "there are newer ones" if of_older_rules(game) else "these are the newest"
        shown.say(f"{newest.capitalize()}; others, by --rules: {', '.join(map(str, others))}.")
    shown.say("")
    shown.say("Options, for --option name=value:" if game.declared else "It has no options.")
    shown.pairs([(o.name, f"{o.words}  {o.clause}\n{values(o)}; default: {usual(o)}") for o in game.declared])
    data = reconstructed(game)
    if data:
        shown.say("")
        shown.say(f"{UNPRINTED.capitalize()}:")
        shown.pairs([(spaced(name), why) for name, why in data.items()])


def reconstructed(game: Game) -> dict[str, str]:
    """Tables of the data file that no rulebook has, with the reason; a game need not have such a file. What is no
    component at all, such as rulings and names of questions, has another status and is left out."""
    try:
        tables = load(game.facts.name)
    except (FileNotFoundError, ModuleNotFoundError):
        return {}
    tables = tables.get("tables", tables)  # some files keep them in a part of their own
    return {
        name: str(table.get("why", ""))
        for name, table in tables.items()
        if isinstance(table, Mapping) and table.get("status") in ("reconstructed", "elsewhere")
    }


def values(option: Option) -> str:
    """What may be chosen, also where it depends on another option."""
    if isinstance(option.values, Mapping):
        return "; ".join(f"{', '.join(map(spell, v))} ({option.by} {by})" for by, v in option.values.items())
    listed_values = ", ".join(map(spell, option.values))
    parts = [listed_values] if listed_values else []
    if option.order:
        return f"one for each seat of {listed_values}"
    if option.whole is not None:
        parts.append(f"{option.whole[0]} to {option.whole[1]}")
    if option.seat:
        parts.append("a seat from 0")
    return " or ".join(parts)


def usual(option: Option) -> str:
    """The value without --option."""
    if isinstance(option.default, Mapping):
        return "; ".join(f"{spell(v)} ({option.by} {by})" for by, v in option.default.items())
    return "in this order" if option.order else spell(option.default)
