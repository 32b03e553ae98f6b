"""What is shown of karibik: every record that `show` fills. None stands for nothing there."""

from typing import Annotated, Literal, NotRequired, TypedDict

from cothon.core.shown import SOME, Names
from cothon.games.karibik.made.ids import ASK_NAMES
from cothon.games.karibik.options import DECLARED
from cothon.games.karibik.pieces import REASONS, ROWS, SYMBOLS, TYPE_IDS

_VALUES = {option.name: option.words_allowed() for option in DECLARED}
_PERSONS = dict.fromkeys(row["person"] for row in ROWS if "person" in row)

Edition = Annotated[str, Names(*_VALUES["edition"])]
Spent = Annotated[str, Names(*_VALUES["spent"])]
Ask = Annotated[str, Names(*ASK_NAMES, "over")]
Reason = Annotated[str, Names(*REASONS)]
ShipType = Annotated[str, Names(*TYPE_IDS)]
PersonKind = Annotated[str, Names(*_PERSONS)]
Need = Annotated[str, Names(*SYMBOLS)]
Bonus = Annotated[str, Names(*(row["bonus"] for row in ROWS if "bonus" in row))]
Faces = dict[str, int]


class Refused(TypedDict):
    """Why no answer means a thing: a refusal."""

    clause: str
    key: str
    fields: dict[str, str]


class Ship(TypedDict):
    id: str
    words: str
    kind: Literal["ship"]
    type: ShipType
    coins: int
    strength: int | None  # of a skull nothing: it cannot be repelled
    refused: NotRequired[Refused]  # in the harbour, where another one of its type is looted first


class Person(TypedDict):
    id: str
    words: str
    kind: Literal["person"]
    person: PersonKind
    cost: int  # as printed
    influence: int
    type: NotRequired[ShipType]  # of a Trader


class HarbourPerson(Person):
    """A person in the harbour."""

    cost_for: list[int]  # what each seat would spend for it, without a fee


class CrewPerson(Person):
    """A person in a display."""

    copies: int  # how many of it are there


class Request(TypedDict):
    id: str
    words: str
    kind: Literal["request"]
    needs: dict[Need, int]
    coins: int
    influence: int


class OpenRequest(Request):
    """A request in the row."""

    can: list[int]  # seats that have the persons for it


class Tax(TypedDict):
    """A tax increase."""

    id: str
    words: str
    kind: Literal["tax"]
    bonus: Bonus  # who gains a coin


Card = Ship | Person | Request | Tax


class Discard(TypedDict):
    """The discard pile."""

    cards: int
    up: Faces  # face-up cards, by id
    buried: int  # face-down cards


class Player(TypedDict):
    seat: int
    coins: int
    influence: int
    strength: int
    completed: int  # requests
    qualified: bool  # whether this player can end and win the game
    traders: Annotated[dict[ShipType, int], SOME]
    skills: Annotated[dict[PersonKind, int], SOME]
    persons: list[CrewPerson]
    requests: list[Request]  # completed ones


class KaribikShown(TypedDict):
    """A view of the table."""

    game: Literal["karibik"]
    edition: Edition
    seats: int
    viewer: int  # the seat that looks; -1 a spectator, -2 everything is seen
    actor: int  # the seat that is asked; -1 chance, -2 nobody: the game is over
    ask: Ask  # what is asked; `over` at the end
    round: int
    max_rounds: int
    start: int  # the starting player; -1 before it is drawn
    active: int  # the seat whose turn it is
    step: int  # the seat whose step it is; -1 while cards are revealed
    takes: int  # takes left in this step
    shown: int  # cards revealed in this turn
    ended: Reason  # what has triggered the end; empty before
    target: int  # influence that triggers the end
    require_expedition: bool  # whether that takes a completed request, too
    spent: Spent  # whether coins that are spent are seen
    deck: int
    discard: Discard
    unseen: Faces  # copies of each face in the deck and among the coins, by id
    batch: int  # the number of the present deck, counted in shuffles
    card: Card | None  # the card just revealed, while it is resolved
    wanted: Person | None  # being hired while the coins for it are spent
    paying: str | None  # the request being paid for
    harbour: list[Ship | HarbourPerson]
    row: list[OpenRequest]
    players: list[Player]
