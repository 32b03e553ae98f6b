"""The table in a few words: headline, cards in named rows, players. From `show` data alone, so it fits every game.

`Scene.text` is what `render_mode="ansi"` gives; `picture` draws the same scene. The terminal has finer tables, a module
for each game; this one is for looking over a learner's shoulder.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, TypeGuard

from cothon.core.game import Game
from cothon.core.view import OVER, View
from cothon.locales import ENGLISH, voice

_SAID_ELSEWHERE = {"game", "seats", "viewer", "actor", "ask", "players"}
_TITLES = ("words", "name", "card", "ship", "tile", "colour")
_MOST = 8
"""Of so many names each is told; of more only how many there are."""


class Card(NamedTuple):
    title: str
    about: tuple[str, ...]

    def text(self) -> str:
        return f"{self.title} ({', '.join(self.about)})" if self.about else self.title


class Row(NamedTuple):
    name: str
    cards: list[Card]


class Scene(NamedTuple):
    """title    the game and who is asked
    question what is asked, or how it ended
    facts    single numbers and words
    rows     what lies on the table
    players  a card for each seat
    asked    the seat that is asked, -1 if none
    """

    title: str
    question: str
    facts: list[str]
    rows: list[Row]
    players: list[Card]
    asked: int

    def text(self) -> str:
        lines = [f"{self.title}. {self.question}", ", ".join(self.facts)]
        lines += [f"{row.name}: {'; '.join(card.text() for card in row.cards)}" for row in self.rows]
        for seat, player in enumerate(self.players):
            lines.append(f"{'>' if seat == self.asked else ' '} {player.title}: {', '.join(player.about)}")
        return "\n".join(line for line in lines if line)


def scene(game: Game, view: View) -> Scene:
    """What this viewer sees of the table."""
    shown = game.show(view)
    facts: list[str] = []
    rows: list[Row] = []
    for field, value in shown.items():
        if field not in _SAID_ELSEWHERE:
            _tell(_spaced(field), value, facts, rows)
    asked = int(view.actor)
    if asked == OVER:
        result = game.result(view)
        why = voice(ENGLISH, game).say("end-why", reason=voice(ENGLISH, game).reason(result.reason))
        who, question = "the game is over", f"Ranks: {' '.join(map(str, result.ranks))}. {why}"
    else:
        who = f"seat {asked} is asked" if asked >= 0 else "a draw is due"
        question = game.asks[int(view.ask)].words
    players = [_player(player) for player in _records(shown["players"])]
    return Scene(f"{game.facts.title}: {who}", question, facts, rows, players, max(asked, -1))


def _tell(name: str, value: object, facts: list[str], rows: list[Row]) -> None:
    """Sort one thing that is shown into facts and rows; what lies inside of it gets rows of its own."""
    if _is_cards(value):
        rows.append(Row(name, [_card(item) for item in value]))
    elif isinstance(value, list) and value and all(_is_cards(part) for part in value):
        for number, part in enumerate(value, start=1):
            _tell(f"{name} {number}", part, facts, rows)
    elif isinstance(value, Mapping) and not _is_counts(value):
        inside: list[str] = []
        for field, part in value.items():
            _tell(f"{name} {_spaced(field)}", part, inside, rows)
        facts += inside
    elif said := _said(name, value):
        facts.append(said)


def _player(player: Mapping[str, object]) -> Card:
    about = [_said(_spaced(field), value) for field, value in player.items() if field != "seat"]
    return Card(f"seat {player['seat']}", tuple(text for text in about if text))


def _card(item: Mapping[str, object]) -> Card:
    """A card by its best name, and what else is to be known about it."""
    called = next((field for field in _TITLES if isinstance(item.get(field), str)), next(iter(item)))
    named = isinstance(item[called], str)
    title = str(item[called]) if named else _said(_spaced(called), item[called])
    about = []
    for field, value in item.items():
        in_title = named and isinstance(value, str) and _bare(value) in _bare(title)
        if field != called and not in_title and f"{field}_words" not in item and (field, called) != ("id", "words"):
            about.append(_said(_spaced(field).removesuffix(" words"), value))
    return Card(title, tuple(text for text in about if text))


def _bare(text: str) -> str:
    return text.replace("_", "").replace(" ", "").lower()


def _said(name: str, value: object) -> str:
    """`name value`, shortly; nothing where there is nothing."""
    if value is True:
        return name
    if value is None or value is False or value in ("", [], {}):
        return ""
    if isinstance(value, Mapping):
        return _counted(name, value) if _is_counts(value) else f"{name}: {_card(value).text()}"
    if _is_cards(value):
        return f"{name}: {', '.join(_card(item).text() for item in value)}"
    if isinstance(value, (list, tuple)):
        if any(isinstance(part, (list, tuple)) for part in value):
            return ""  # a map of the board or the like: too much for a few words
        words = ["?" if part is None else _spaced(str(part)) for part in value]
        return f"{name} {' '.join(words)}" if len(words) <= _MOST else f"{name}: {len(words)}"
    return f"{name} {_spaced(str(value))}"


def _counted(name: str, counts: Mapping[str, int]) -> str:
    there = {what: n for what, n in counts.items() if n}
    if len(there) > _MOST:
        return f"{name}: {sum(there.values())}"
    return f"{name}: {' '.join(f'{n} {what}' for what, n in there.items())}" if there else ""


def _records(value: object) -> list[Mapping[str, object]]:
    return value if _is_cards(value) else []


def _is_cards(value: object) -> TypeGuard[list[Mapping[str, object]]]:
    return isinstance(value, list) and bool(value) and all(isinstance(item, Mapping) for item in value)


def _is_counts(value: Mapping[str, object]) -> TypeGuard[Mapping[str, int]]:
    return all(isinstance(n, int) and not isinstance(n, bool) for n in value.values())


def _spaced(field: str) -> str:
    return field.replace("_", " ")
