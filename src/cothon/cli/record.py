"""`cothon record`: check, read and convert records."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from cothon.cli.face import Face, complain, console, face
from cothon.cli.seating import of_older_rules
from cothon.cli.words import spaced
from cothon.core.errors import BadInput, CothonError
from cothon.locales import People, chosen, explained, people_of, tales
from cothon.play import files
from cothon.play.match import Match
from cothon.play.record import Record
from cothon.play.verify import Verdict, replay
from cothon.play.verify import verify as check

app = typer.Typer(help="Check, read and convert records of games.", no_args_is_help=True)
BAD = 1
NOT_VERIFIED = 3
UNBOUND = "names and options are not bound in a record of format 1"
LONGEST = 300
"""Characters of a complaint: a file may have lines without an end."""
NO_SEED = "not verified: {file}{words}. Moves and result follow the rules, but nobody can tell whether the draws were "
NO_SEED += "chosen, because the record has no seed{why}"


@app.command()
def verify(file: Annotated[list[Path], typer.Argument(help="Records, as text or JSON.")]) -> None:
    """Play records again and check every move, every draw and the result: one line for each file.

    Exit status: 0 all records are verified; 1 a file is wrong or cannot be read; 3 none is wrong, but a record without
    its seed is not verified, because its draws cannot be checked; 2 the command itself was called wrongly.
    """
    out = console()
    statuses = {0}
    for path in file:
        try:
            record, lines = files.load_lined(path)
            words = in_words(record, verdict := check(record, lines))
        except CothonError as e:
            said = explained(e).removeprefix(f"{path}: ")
            complain(f"{_one_line(str(path))}: {_one_line(said)}")
            statuses.add(BAD)
            continue
        name = "" if len(file) == 1 else f"{_one_line(str(path))}: "
        if verdict.drawn_from_seed:
            out.print(f"ok: {name}{words}", soft_wrap=True)
        else:
            why = "" if verdict.finished else "; it is revealed when the game is over"
            out.print(NO_SEED.format(file=name, words=words, why=why), soft_wrap=True)
            statuses.add(NOT_VERIFIED)
    if BAD in statuses:
        raise typer.Exit(BAD)
    raise typer.Exit(max(statuses))


def _one_line(words: str) -> str:
    """Whatever a file contains, or is called, one line is made of it."""
    shown = "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in words)
    return shown if len(shown) <= LONGEST else f"{shown[:LONGEST]}..."


def in_words(record: Record, verdict: Verdict) -> str:
    """`karibik, 3 seats, 214 decisions, 160 draws, all draws follow from the seed; finished: ...`"""
    counts = f"{record.options.seats} seats, {verdict.decisions} decisions, {verdict.draws} draws"
    draws = "all draws follow from the seed" if verdict.drawn_from_seed else "all draws are possible"
    bound = f"names and options are bound by {record.terms}" if verdict.bound else UNBOUND
    if record.outcome is None:
        end = "not finished"
    else:
        scores = [f"{s.name} {n}" for s, n in zip(record.seats, record.outcome.scores, strict=True)]
        end = f"finished: {spaced(record.outcome.reason)}, {', '.join(scores)}"
    facts = record.game.facts
    name = f"{facts.name} by rules version {facts.version}" if of_older_rules(record.game) else facts.name
    return f"{name}, {counts}, {draws}; {end}; {bound}"


@app.command()
def show(
    file: Annotated[Path, typer.Argument(help="A record, as text or JSON.")],
    at: Annotated[int | None, typer.Option(help="Show the position at this version instead of the whole game.")] = None,
    seat: Annotated[int | None, typer.Option(help="See it as this seat, from 0. Default: as a spectator.")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Linear text for screen readers.")] = False,
    language: Annotated[
        str | None,
        typer.Option(help="The language to speak, e.g. de; else that of LC_ALL, LC_MESSAGES or LANG, or English."),
    ] = None,
) -> None:
    """Print the game of a record in words, or one of its positions."""
    record = files.load(file)
    names = [s.name for s in record.seats]
    if seat is not None and not 0 <= seat < len(names):
        raise BadInput(f"--seat {seat}: the record has the seats 0 to {len(names) - 1}")
    if at is not None and not 0 <= at <= len(record.entries):
        raise BadInput(f"--at {at}: the record has the versions 0 to {len(record.entries)}")
    match = replay(record, at)
    shown = face(plain, chosen(language, os.environ))
    shown.sit_at(match.game)
    facts, say = record.game.facts, shown.voice.say
    title = say("record-rules", title=facts.title, rules=facts.version) if of_older_rules(record.game) else facts.title
    shown.title(say("record-title", title=title, version=match.version))
    if at is not None:
        _show_position(shown, match, People(tuple(names), seat))
        return
    shown.tell(tales(shown.voice, match, seat))
    if match.over:
        shown.result(match, people_of(record.seats, seat))


def _show_position(shown: Face, match: Match, people: People) -> None:
    """A position as a seat or a spectator saw it. Only the seat that is asked reads its choices: what can be answered
    may tell what is covered.
    """
    game, view = match.game, match.view(people.you)
    shown.position(game, view, people)
    if match.actor is None:
        return
    question = game.asks[view.ask]
    offers = match.offers(match.actor) if people.you == match.actor else []
    families = {game.actions[o.id].family.name for o in offers}
    asked = shown.voice.question(question.name, match.actor, people, families)
    shown.question(shown.voice.name(people, match.actor), asked, question.clause)
    if offers:
        words = [shown.voice.action(game.actions[o.id], people, game.which(view, o.id)) for o in offers]
        shown.offers(list(zip(words, [o.label for o in offers], strict=True)))


@app.command()
def convert(
    source: Annotated[Path, typer.Argument(metavar="IN", help="A record, as text or JSON.")],
    target: Annotated[Path, typer.Argument(metavar="OUT", help="Written as JSON if the name ends in .json.")],
) -> None:
    """Turn a record from text into JSON, or back."""
    if target.exists():
        raise BadInput(f"{target} is there already: choose another name")
    files.save(target, files.load(source))
