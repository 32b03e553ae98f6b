"""What is the case. Written by `make games` from fields.py; edit that."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cothon.core.arr import new_arr
from cothon.core.view import State
from cothon.games.karibik.key import hidden, numbers
from cothon.games.karibik.laws import check
from cothon.games.karibik.made.ids import SPENT_OPEN
from cothon.games.karibik.made.rules import KaribikRules
from cothon.games.karibik.made.view import KaribikView
from cothon.games.karibik.pieces import DISPLAY, FACES, FIRST_PERSON, PERSONS, REQUESTS, SKILLS, TYPES

if TYPE_CHECKING:
    from cothon.core.arr import Arr


class KaribikState(KaribikView, State):
    """A position with nothing left out.

    dark  mode `unseen`: faces of all face-down cards, laid out like `u`: by as many as there are, FACES
    fresh  mode `unseen`: cards settled so far for the batch that is being shuffled, by face: by as many as there
        are
    """

    def __init__(self, rules: KaribikRules, like: KaribikView | None = None) -> None:
        super().__init__(rules, like)
        if isinstance(like, KaribikState):
            self.dark: Arr = like.dark if rules.spent == SPENT_OPEN else like.dark[:]
            self.fresh: Arr = like.fresh if rules.spent == SPENT_OPEN else like.fresh[:]
        else:
            self.dark = new_arr(0)
            self.fresh = new_arr(0)

    def key(self) -> tuple[int, ...]:
        out = numbers(self) + hidden(self)
        return tuple(out)

    def clone(self) -> KaribikState:
        return KaribikState(self.rules, self)

    def check(self) -> None:
        """The sizes that are declared, then the laws of the game."""
        seats = int(self.seats)
        assert len(self.ships) == int(TYPES), "ships: the size is wrong"
        assert len(self.harbour) == int(PERSONS), "harbour: the size is wrong"
        assert len(self.row) == int(REQUESTS), "row: the size is wrong"
        assert len(self.display) == (seats * int(DISPLAY)), "display: the size is wrong"
        assert len(self.skill) == (seats * int(SKILLS)), "skill: the size is wrong"
        assert len(self.coins) == seats, "coins: the size is wrong"
        assert len(self.owed) == seats, "owed: the size is wrong"
        assert len(self.due) == seats, "due: the size is wrong"
        assert len(self.up) == int(FACES), "up: the size is wrong"
        assert len(self.doubles) == int(FIRST_PERSON), "doubles: the size is wrong"
        check(self)
