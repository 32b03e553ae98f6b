"""`cothon play`: a game at this terminal, new or resumed, against bots or with others at the same keyboard."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import Annotated

import typer

from cothon.bots import BOTS
from cothon.bots.levels import LEVELS, TITLES
from cothon.bots.outside import EXEC
from cothon.cli import menu, places, seating
from cothon.cli.face import Face, at_terminal, face
from cothon.cli.interrupt import Interrupts
from cothon.cli.prompt import Left, Talk
from cothon.cli.seating import Rules, of_older_rules
from cothon.cli.session import Session, read_seed
from cothon.core.errors import BadOption
from cothon.games import game as find_game
from cothon.games import versions
from cothon.locales import Voice, chosen, people_of

INTERRUPTED = 130
EPILOG = (
    "Bots, from the easiest to the strongest: "
    f"{', '.join(f'{kind.name} ({title})' for kind, title in zip(LEVELS, TITLES, strict=True))}. "
    f"For builders: {', '.join(name for name, kind in BOTS.items() if kind not in LEVELS)}. See docs/bots.md."
)


def play(
    game: Annotated[str | None, typer.Argument(help="Name of the game; without it a menu asks.")] = None,
    seats: Annotated[
        str | None,
        typer.Option(
            help="Who plays, in order: 'you', names of people, names of bots, programs; e.g. you,level-3,exec:./mybot."
        ),
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option("--option", "-o", help="A rule option, name=value. May be repeated.")
    ] = None,
    rules: Rules = None,
    save: Annotated[Path | None, typer.Option(help="Keep the record in this file.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Resume the game of this file.")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Linear text for screen readers.")] = False,
    seed: Annotated[
        str | None, typer.Option(metavar="HEX", help="A known shuffle, for tests: the same seed, the same cards.")
    ] = None,
    auto: Annotated[bool, typer.Option("--auto", help="Play forced moves without asking.")] = False,
    curtain: Annotated[
        bool, typer.Option(help="Clear the screen when the turn goes from one person to another.")
    ] = True,
    language: Annotated[
        str | None,
        typer.Option(help="The language to speak, e.g. de; else that of LC_ALL, LC_MESSAGES or LANG, or English."),
    ] = None,
) -> None:
    """Play a game against bots, or with others at the same keyboard.

    Every action is saved at once. Ctrl-C or 'quit' leaves without losing anything.
    """
    shown = face(plain, chosen(language, os.environ))
    session = None
    with Interrupts() as interrupts:
        try:
            session = _open(shown, game, seats, option or [], rules, save, resume, seed)
            if session is not None:
                session.shield = interrupts.shield
                _prepare_keyboard(session)
                _run(shown, session, Talk(session, shown, auto, curtain), interrupts)
        except KeyboardInterrupt:
            if session is None:
                shown.say("")  # the menu left the cursor behind its question
            raise typer.Exit(INTERRUPTED) from None
        finally:
            if session is not None:
                session.close()


def _run(shown: Face, session: Session, talk: Talk, interrupts: Interrupts) -> None:
    try:
        _open_words(shown, session)
        if session.match.over:
            talk.finish()
        else:
            talk.run()
        _last_words(shown, session)
    except (Left, KeyboardInterrupt) as left:
        shown.say("")
        _parting_words(shown, session)
        if isinstance(left, KeyboardInterrupt):
            raise


def _open(
    shown: Face, game: str | None, seats: str | None, option: list[str], rules: int | None, save: Path | None,
    resume: Path | None, seed: str | None,
) -> Session | None:  # fmt: skip
    """The session to play; None if the menu was left."""
    if resume is not None:
        if game or seats or option or rules is not None or save or seed:
            raise BadOption(
                "--resume goes on with a game as it is: no game, seats, options, rules, file or seed beside it"
            )
        return Session.resume(resume)
    words = seating.split(seats) if seats else None
    if game is None:
        if option or rules is not None:
            raise BadOption(f"--{'option' if option else 'rules'} needs the name of a game before it")
        with contextlib.suppress(EOFError):
            choice = menu.choose(shown, words)
            if choice.resume is not None:
                return Session.resume(choice.resume)
            game, words = choice.game, choice.seats
    if game is None:
        return None
    found = find_game(game, rules)
    options = seating.read_options(found, option, len(words) if words else None)
    words = words or seating.usual_words(options.seats)
    seating.check_bots(words, game)
    programs = seating.start_programs(words)
    try:
        who, known = seating.read_seats(words, programs), read_seed(seed) if seed is not None else None
        return Session.begin(found, options, who, save or places.new_file(game), known, programs)
    except BaseException:
        seating.end_programs(programs)
        raise


def _open_words(shown: Face, session: Session) -> None:
    facts, voice = session.game.facts, shown.voice
    shown.title(voice.say("open-title", title=facts.title, designers=voice.listed(facts.designers)))
    people = people_of(session.match.seats, None)
    players = [_called(voice, voice.name(people, i), s.kind) for i, s in enumerate(session.match.seats)]
    shown.say(voice.say("open-players", players=", ".join(players)))
    if of_older_rules(session.game):
        shown.say(voice.say("open-rules", version=facts.version, newest=versions(facts.name)[-1]))
    unusual = [voice.option(name, value) for name, value in session.match.options.unusual().items()]
    if unusual:
        shown.say(voice.say("open-options", options="; ".join(unusual)))
    shown.say(voice.say("open-committed"))
    shown.copy(f"  {session.match.commitment}")
    if session.match.terms:
        shown.say(voice.say("open-terms"))
        shown.copy(f"  {session.match.terms}")
    shown.say(voice.say("open-saved"))
    shown.copy(f"  {session.file}")
    if session.humans and at_terminal():
        shown.aside(voice.say("open-hint"))


def _called(voice: Voice, name: str, kind: str) -> str:
    """A player, and what it is if it is no person."""
    if kind == seating.HUMAN:
        return name
    if kind == EXEC:
        return voice.say("open-program", name=name)
    levels = [bot.name for bot in LEVELS]
    if kind not in levels:
        return voice.say("open-bot", name=name, bot=kind)
    number = levels.index(kind) + 1
    level = voice.say("open-level", number=number, title=voice.say(f"bot-level-{number}"))
    return voice.say("open-bot", name=name, bot=level)


def _last_words(shown: Face, session: Session) -> None:
    assert session.match.seed is not None
    shown.say("")
    shown.say(shown.voice.say("last-seed"))
    shown.copy(f"  {session.match.seed.hex()}")
    if not session.trouble:
        shown.say(shown.voice.say("last-check"))
        shown.copy(f"  {places.command('record', 'verify', session.file)}")


def _parting_words(shown: Face, session: Session) -> None:
    if session.trouble:
        shown.warn(shown.voice.say("parting-unsaved", trouble=session.trouble))
        return
    shown.say(shown.voice.say("parting-go-on"))
    shown.copy(f"  {places.command('play', '--resume', session.file)}")


def _prepare_keyboard(session: Session) -> None:
    """Line editing, and Tab for labels, where the system has readline."""
    try:
        import readline
    except ImportError:
        return
    labels = sorted(e.label for e in session.game.actions.entries)

    def complete(text: str, number: int) -> str | None:
        found = [label for label in labels if label.startswith(text)]
        return found[number] if number < len(found) else None

    readline.set_completer_delims(" ,")
    readline.set_completer(complete)
    libedit = "libedit" in (readline.__doc__ or "")
    readline.parse_and_bind("bind ^I rl_complete" if libedit else "tab: complete")
    readline.parse_and_bind("set enable-bracketed-paste off")  # no escape codes but our own
