"""What is the case. Written by `make games` from fields.py; edit that."""

from __future__ import annotations

from cothon.core.view import State
from cothon.games.porto.laws import check
from cothon.games.porto.made.view import PortoView
from cothon.games.porto.pieces import DOCKS, GOODS, PATH_LENGTH, ROW, SHIPS, SINGLES, SPACES


class PortoState(PortoView, State):
    """A position with nothing left out."""

    def clone(self) -> PortoState:
        return PortoState(self.rules, self)

    def check(self) -> None:
        """The sizes that are declared, then the laws of the game."""
        rules = self.rules
        seats = int(self.seats)
        assert len(self.reserve) == seats, "reserve: the size is wrong"
        assert len(self.blocked) == seats, "blocked: the size is wrong"
        assert len(self.temple) == seats, "temple: the size is wrong"
        assert len(self.lighthouse) == seats, "lighthouse: the size is wrong"
        assert len(self.charter) == seats, "charter: the size is wrong"
        assert len(self.paid) == (seats * int(SPACES)), "paid: the size is wrong"
        assert len(self.docks) == seats, "docks: the size is wrong"
        assert len(self.talents) == seats, "talents: the size is wrong"
        assert len(self.points) == seats, "points: the size is wrong"
        assert len(self.palace) == seats, "palace: the size is wrong"
        assert len(self.large) == seats, "large: the size is wrong"
        assert len(self.award) == seats, "award: the size is wrong"
        assert len(self.store) == (seats * int(GOODS)), "store: the size is wrong"
        assert len(self.stored) == seats, "stored: the size is wrong"
        assert len(self.held) == seats, "held: the size is wrong"
        assert len(self.dock_ship) == int(DOCKS), "dock_ship: the size is wrong"
        assert len(self.dock_good) == int(DOCKS), "dock_good: the size is wrong"
        assert len(self.market) == int(GOODS), "market: the size is wrong"
        assert len(self.bag) == int(GOODS), "bag: the size is wrong"
        assert len(self.rows) == int(2 * ROW), "rows: the size is wrong"
        assert len(self.gained) == int(SHIPS), "gained: the size is wrong"
        assert len(self.cards) == int(SPACES), "cards: the size is wrong"
        assert len(self.singles) == int(SINGLES), "singles: the size is wrong"
        assert len(self.path) == int(PATH_LENGTH[rules.intrigue_table]), "path: the size is wrong"
        assert len(self.bottom) == int(SHIPS), "bottom: the size is wrong"
        assert len(self.cuts) == int(seats + 1), "cuts: the size is wrong"
        assert len(self.groups) == 4, "groups: the size is wrong"
        check(self)
