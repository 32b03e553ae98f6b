"""Questions: what is being asked, of a player or of chance, by name."""

from __future__ import annotations

from collections.abc import Sequence


class Question:
    """name     as in the rules, e.g. `take`
    words    the question in English, for records and programs
    clause   where the rules ask it
    chapter  the module of the rules with `<name>_options` and `<name>`, or `draw_<name>` for a draw
    pending  the lines of a position's text that have a meaning while it is asked
    chance   put to chance: the answer is a draw
    secret   the answer is not told to everybody (who learns it: `Game.sees`)
    needs    the lines of a position's text without which it cannot be asked
    """

    def __init__(
        self,
        name: str,
        words: str,
        clause: str,
        chapter: str = "",
        pending: str = "",
        chance: bool = False,
        secret: bool = False,
        needs: str = "",
    ) -> None:
        self.name = name
        self.words = words
        self.clause = clause
        self.chapter = chapter
        self.pending = tuple(pending.split())
        self.chance = chance
        self.secret = secret
        self.needs = tuple(needs.split())


class Asks:
    """All questions of a game; `View.ask` is an index into it."""

    def __init__(self, questions: Sequence[Question]) -> None:
        self.questions = tuple(questions)
        self._index = {q.name: i for i, q in enumerate(self.questions)}

    def __len__(self) -> int:
        return len(self.questions)

    def __getitem__(self, i: int) -> Question:
        return self.questions[i]

    def index(self, name: str) -> int:
        return self._index[name]
