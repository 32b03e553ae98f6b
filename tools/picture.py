"""Draws docs/terminal.svg: the picture of a real game in the terminal, always the same one."""

from __future__ import annotations

import contextlib
import io
import re
import tempfile
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from cothon.bots.instinct import figures
from cothon.cli import seating
from cothon.cli.colour import Colour
from cothon.cli.prompt import Left, Talk
from cothon.cli.session import Session, read_seed
from cothon.games import game

PICTURE = Path(__file__).resolve().parent.parent / "docs" / "terminal.svg"
COLUMNS = 92
ASPECT = 0.602  # width of a letter of the usual fonts
SEED = "c5"
FIRST = 24  # the picture begins after so many answers, when there is something to decide
TYPED = ["odds", "? complete:exp-cc"]
DARK = "1b2f39 e05a50 6ebe8c f5b544 5a96dc be82c8 6ebecd c8cdcd"
BRIGHT = "697d87 ff9a8a 86d9a8 ffc65e 82b4f0 dca0e6 86cbd8 fffdf8"
FONT = "'DejaVu Sans Mono', Menlo, Consolas, 'Liberation Mono', monospace"


def colours(text: str) -> list[tuple[int, int, int]]:
    return [(int(c[:2], 16), int(c[2:4], 16), int(c[4:], 16)) for c in text.split()]


GROUND, INK = colours("0b151b f3ebdc")
THEME = TerminalTheme(GROUND, INK, colours(DARK), colours(BRIGHT))


class Scripted(Colour):
    """A person who plays by a simple plan, then types what the picture is to show, and leaves."""

    def __init__(self) -> None:
        super().__init__(
            Console(
                record=True,
                width=COLUMNS,
                file=io.StringIO(),
                force_terminal=True,
                color_system="truecolor",
                highlight=False,
                markup=False,
                emoji=False,
            )
        )
        self.talk: Talk
        self.asked = 0
        self.begun = False
        self.left = list(TYPED)

    def ask(self, prompt: str) -> str:
        self.asked += 1
        self.begun = self.begun or (self.asked > FIRST and worth_a_picture(self.talk))
        if not self.begun:
            return plan(self.talk)
        said = self.left.pop(0) if self.left else ""
        self.out.print(f"{prompt}{said}")
        if not said:
            raise EOFError
        return said

    def title(self, text: str) -> None:
        if not self.begun:
            self.out.export_text(clear=True)  # what came before is not in the picture
        super().title(text)


def worth_a_picture(talk: Talk) -> bool:
    """Somebody may reveal another card while something lies in the harbour already."""
    match = talk.session.match
    shown = match.game.show(match.view(match.actor))
    harbour = shown["harbour"]
    return match.ask == "discover" and isinstance(harbour, list) and len(harbour) >= 3


def plan(talk: Talk) -> str:
    """The option that looks best, so that the picture shows a sensible game."""
    match = talk.session.match
    assert match.actor is not None
    view = match.view(match.actor)
    found = dict(zip(match.game.legal(view), figures(match.game, view), strict=True))
    return match.game.actions.label(max(found, key=lambda action: found[action]))


def main() -> None:
    karibik = game("karibik")
    seats = seating.read_seats(["Ada", "level-3", "level-3"])
    with tempfile.TemporaryDirectory() as folder:
        session = Session.begin(karibik, karibik.options(3), seats, Path(folder) / "game.cothon", read_seed(SEED))
        face = Scripted()
        face.talk = Talk(session, face)
        with contextlib.suppress(Left):
            face.talk.run()
    svg = face.out.export_svg(title="cothon play karibik", theme=THEME, unique_id="cothon", font_aspect_ratio=ASPECT)
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)  # no font is loaded from elsewhere
    svg = re.sub(r"font-family: (Fira Code|arial)[^;]*;", f"font-family: {FONT};", svg)
    svg = svg.replace("<svg ", '<svg xml:space="preserve" ', 1)
    PICTURE.write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
