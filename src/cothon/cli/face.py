"""What a terminal shows of a game: one interface, two faces. `colour` for eyes, `plain` for screen readers."""

from __future__ import annotations

import os
import sys
from abc import ABC, abstractmethod
from collections.abc import Sequence

from rich.console import Console

from cothon.core.errors import CothonError
from cothon.core.game import Game
from cothon.core.odds import Odds
from cothon.core.view import View
from cothon.locales import ENGLISH, People, Tale, Voice, explained, voice
from cothon.play.match import Match

Refused = tuple[list[str], str, str]  # labels, why, clause
Offered = tuple[str, str]  # words, label


def console(plain: bool = False, stderr: bool = False) -> Console:
    """The one place where consoles are made. Without colour there are no escape codes at all."""
    bare = plain or bool(os.environ.get("NO_COLOR"))
    return Console(stderr=stderr, highlight=False, markup=False, emoji=False, color_system=None if bare else "auto")


def is_plain(asked: bool) -> bool:
    return asked or os.environ.get("TERM") == "dumb"


def complain(error: CothonError | str) -> None:
    """One clear line on stderr."""
    said = error if isinstance(error, str) else explained(error)
    console(stderr=True).print(f"error: {said}", style="bold red", soft_wrap=True)


class Face(ABC):
    """redraws  the table is shown before every decision, also when nothing but the viewer's own answer changed it
    voice    the language it speaks; at a table, with the words of the game
    """

    redraws = True

    def __init__(self, out: Console, language: str = ENGLISH) -> None:
        self.out = out
        self.language = language
        self.voice: Voice = voice(language)

    def sit_at(self, game: Game) -> None:
        """From now on also words of this game are said."""
        self.voice = voice(self.language, game)

    def copy(self, text: str) -> None:
        """A line to be copied: never broken."""
        self.out.print(text, soft_wrap=True)

    def ask(self, prompt: str) -> str:
        """A line from the keyboard; EOFError when there is no more."""
        self.out.file.flush()
        said = input(prompt).strip()
        if not at_terminal():
            self.out.print(said)  # nobody's keyboard has shown it
        return said

    @abstractmethod
    def title(self, text: str) -> None: ...

    @abstractmethod
    def say(self, text: str) -> None: ...

    @abstractmethod
    def aside(self, text: str) -> None:
        """A hint: less important than `say`."""

    @abstractmethod
    def warn(self, text: str) -> None: ...

    @abstractmethod
    def tell(self, tales: Sequence[Tale], left_out: int = 0) -> None:
        """Events, the newest last; `left_out` older ones are not shown."""

    @abstractmethod
    def position(self, game: Game, view: View, people: People) -> None: ...

    @abstractmethod
    def question(self, name: str, words: str, clause: str) -> None: ...

    @abstractmethod
    def offers(self, offers: Sequence[Offered]) -> None: ...

    @abstractmethod
    def refusals(self, refused: Sequence[Refused]) -> None: ...

    @abstractmethod
    def explain(self, label: str, words: str, clause: str) -> None:
        """An action that is possible now."""

    @abstractmethod
    def odds(self, odds: Odds) -> None: ...

    @abstractmethod
    def pairs(self, rows: Sequence[tuple[str, str]]) -> None:
        """Names and what they mean."""

    @abstractmethod
    def rows(self, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        """A table of words."""

    @abstractmethod
    def result(self, match: Match, people: People) -> None: ...

    @abstractmethod
    def curtain(self) -> None:
        """Take what was shown off the screen."""


def face(plain: bool = False, language: str = ENGLISH) -> Face:
    """The face that suits this terminal."""
    from cothon.cli.colour import Colour
    from cothon.cli.plain import Plain

    bare = is_plain(plain)
    return Plain(console(plain=True), language) if bare else Colour(console(), language)


def at_terminal() -> bool:
    return sys.stdin.isatty()
