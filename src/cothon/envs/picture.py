"""A scene as a picture: cards on a green table, the players in front. Needs Pillow, which the extra `envs` brings."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from PIL import Image, ImageDraw, ImageFont

from cothon.envs.scene import Card, Row, Scene

WIDTH, HEIGHT = 1200, 900
"""Always the same, as films of games want it: where much lies on the table, letters are smaller."""
LARGEST, SMALLEST = 24, 6
_FELT, _EDGE, _CARD, _INK, _TITLE, _PALE = "#24513f", "#193a2d", "#f6efdd", "#2b2620", "#8a2f1d", "#d9e4d4"
_SHORT = 18
_ASKED = "#ffd75e"
_COLOURS = {"red": "#c0392b", "blue": "#2f6fb0", "yellow": "#b8860b", "green": "#3f8450", "black": "#3a3a3a"}
_TIED = "\N{NO-BREAK SPACE}"
_LATIN = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss", _TIED: " "})
"""Pillow's own font has the letters of English alone."""


def picture(scene: Scene) -> Any:
    """An RGB image, with letters as large as everything fits in."""
    size = LARGEST
    while True:
        table = _Table(size)
        high = table.lay(scene)
        if high <= HEIGHT or size <= SMALLEST:  # what does not even fit then is cut off
            return table.image
        # Larger letters take more lines, too; so height grows about as the square of their size.
        size = max(SMALLEST, min(size - 1, int(size * (HEIGHT / high) ** 0.5)))


@cache
def _font(size: float) -> Any:
    return ImageFont.load_default(size)


class _Table:
    """A picture being drawn from top to bottom; `y` is where the next thing goes."""

    def __init__(self, size: int) -> None:
        self.image = Image.new("RGB", (WIDTH, HEIGHT), _FELT)
        self.draw = ImageDraw.Draw(self.image)
        self.font = _font(size)
        self.step = int(size * 1.3)
        self.gap = max(3, size // 2)
        self.y = 0

    def lay(self, scene: Scene) -> int:
        """Draw all of it and give the height it takes. The players sit at the lower edge."""
        self._head(scene)
        for row in scene.rows:
            self._row(row)
        self._players(scene)
        return self.y

    def _head(self, scene: Scene) -> None:
        large, step = _font(int(self.step)), int(self.step * 1.3)
        lines = self._wrapped(f"{scene.title}. {scene.question}", WIDTH - 4 * self.gap, large)
        self.draw.rectangle((0, 0, WIDTH, step * len(lines) + 2 * self.gap), fill=_EDGE)
        self._write(lines, 2 * self.gap, self.gap, _CARD, large, step)
        self.y = step * len(lines) + 3 * self.gap
        facts = self._wrapped(_listed(scene.facts), WIDTH - 4 * self.gap)
        self._write(facts, 2 * self.gap, self.y, _PALE)
        self.y += self.step * len(facts) + self.gap

    def _row(self, row: Row) -> None:
        """A name at the left, cards beside it, in as many lines as they need."""
        left = int(self.step * 6.5)
        self._write(self._wrapped(row.name, left - 3 * self.gap), 2 * self.gap, self.y + self.gap // 2, _PALE)
        x, high = left, self.step
        for card in row.cards:
            width, lines = self._measured(card)
            if x + width > WIDTH - self.gap and x > left:
                x, self.y, high = left, self.y + high + self.gap, 0
            tall = self.step * (1 + len(lines)) + self.gap
            self._box(x, width, tall, _EDGE)
            self._write([card.title], x + self.gap, self.y + self.gap // 2, _TITLE)
            self._write(lines, x + self.gap, self.y + self.gap // 2 + self.step, _INK)
            x += width + self.gap
            high = max(high, tall)
        self.y += high + self.gap

    def _measured(self, card: Card) -> tuple[int, list[str]]:
        """How wide a card is, and the lines under its title: the more there is to tell, the wider."""
        told = _listed(card.about)
        wide = max(self.font.getlength(_plain(card.title)), self.step * 6, self.font.getlength(_plain(told)) / 4)
        lines = self._wrapped(told, int(wide))
        return int(max(self.font.getlength(_plain(line)) for line in [card.title, *lines])) + 2 * self.gap, lines

    def _players(self, scene: Scene) -> None:
        """One panel for each seat, side by side; the one that is asked has a bright edge."""
        n = len(scene.players)
        width = (WIDTH - self.gap * (n + 1)) // n
        texts = [self._wrapped(_listed(player.about), width - 3 * self.gap) for player in scene.players]
        tall = self.step * (1 + max(len(lines) for lines in texts)) + 2 * self.gap
        self.y = max(self.y, HEIGHT - tall - self.gap)
        for seat, (player, lines) in enumerate(zip(scene.players, texts, strict=True)):
            x = self.gap + seat * (width + self.gap)
            asked = seat == scene.asked
            self._box(x, width, tall, _ASKED if asked else _EDGE)
            self.draw.rectangle((x + 4, self.y + 4, x + width - 4, self.y + self.step + 4), fill=_band(player, seat))
            title = f"{player.title} is asked" if asked else player.title
            self._write([title], x + self.gap, self.y + 4, "white")
            self._write(lines, x + self.gap, self.y + self.step + self.gap, _INK)
        self.y += tall + self.gap

    def _box(self, x: int, width: int, tall: int, edge: str) -> None:
        place = (x, self.y, x + width, self.y + tall)
        self.draw.rounded_rectangle(place, radius=self.gap, fill=_CARD, outline=edge, width=3)

    def _write(self, lines: Sequence[str], x: int, y: int, ink: str, font: Any = None, step: int = 0) -> None:
        for number, line in enumerate(lines):
            place = (x, y + number * (step or self.step))
            self.draw.text(place, _plain(line), fill=ink, font=font or self.font)

    def _wrapped(self, text: str, width: int, font: Any = None) -> list[str]:
        """Words joined to lines that are not too wide."""
        lines: list[str] = []
        for word in text.split(" "):
            if lines and (font or self.font).getlength(_plain(f"{lines[-1]} {word}")) <= width:
                lines[-1] += f" {word}"
            else:
                lines.append(word)
        return lines


def _band(player: Card, seat: int) -> str:
    """The colour of a player: the one the game gives, or one by the seat."""
    given = [fact.removeprefix("colour ") for fact in player.about if fact.startswith("colour ")]
    return _COLOURS.get(given[0] if given else "", list(_COLOURS.values())[seat % len(_COLOURS)])


def _listed(facts: Sequence[str]) -> str:
    """Facts with commas; short ones are not torn apart at the end of a line."""
    return ", ".join(fact.replace(" ", _TIED) if len(fact) <= _SHORT else fact for fact in facts)


def _plain(text: str) -> str:
    return text.translate(_LATIN).encode("ascii", "replace").decode()
