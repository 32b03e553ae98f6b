"""The grammar of all games: actions, chance, events, piles, views. No game, no I/O, no randomness.

Read in this order: view, table, asks, options, events, game.
"""

from cothon.core.asks import Asks, Question
from cothon.core.dice import Dice
from cothon.core.events import Event, EventType, Story, Teller
from cothon.core.game import Facts, Game
from cothon.core.odds import Case, Note, Odds
from cothon.core.options import Option, Options
from cothon.core.result import Line, Refusal, Result, Which
from cothon.core.table import Entry, Family, Table
from cothon.core.view import CHANCE, HOLE, OVER, SPECTATOR, TRUTH, State, View

__all__ = [
    "CHANCE",
    "HOLE",
    "OVER",
    "SPECTATOR",
    "TRUTH",
    "Asks",
    "Case",
    "Dice",
    "Entry",
    "Event",
    "EventType",
    "Facts",
    "Family",
    "Game",
    "Line",
    "Note",
    "Odds",
    "Option",
    "Options",
    "Question",
    "Refusal",
    "Result",
    "State",
    "Story",
    "Table",
    "Teller",
    "View",
    "Which",
]
