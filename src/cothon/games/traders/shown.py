"""What is shown of traders: every record that `show` fills. None stands for the unseen."""

from typing import Annotated, Literal, TypedDict

from cothon.core.shown import Names
from cothon.games.traders.made.ids import ASK_NAMES
from cothon.games.traders.options import DECLARED
from cothon.games.traders.pieces import COLOUR_NAMES, FACE_NAMES, GOODS, LETTERS, PIECE_NAMES, SPACES
from cothon.games.traders.scoring import REASONS

_VALUES = {option.name: option.words_allowed() for option in DECLARED}

Mode = Annotated[str, Names(*_VALUES["mode"])]
Refill = Annotated[str, Names(*_VALUES["refill"])]
Ask = Annotated[str, Names(*ASK_NAMES, "")]
Colour = Annotated[str, Names(*COLOUR_NAMES)]
Letter = Annotated[str, Names(*LETTERS)]
PieceColour = Annotated[str, Names(*PIECE_NAMES)]
Goods = Annotated[str, Names(*GOODS)]
Face = Annotated[str, Names(*FACE_NAMES)]
Place = Annotated[str, Names(*SPACES)]
Reason = Annotated[str, Names(*REASONS)]
ByColour = dict[Colour, int]


class RouteSpace(TypedDict):
    """A space of the ship route."""

    space: int  # its number; 0 is Alexandria, 5 Carthage
    name: Place
    pirates: bool  # whether ships on it can be raided


class Ship(TypedDict):
    colour: Colour
    letter: Letter
    goods: Goods  # what its cards picture
    space: int  # where it is on the route
    place: Place  # the name of that space
    pirates: bool  # whether it can be raided there
    arrived: bool  # whether it is in Carthage


class Printed(TypedDict):
    """A face of the cards in the box; no view has it, boards know it by heart."""

    card: Face
    copies: int


class CardOnOffer(TypedDict):
    """A card of Market or Farm."""

    card: Face
    colour: Colour
    letter: Letter
    value: int
    icons: int  # warehouse icons on it
    piece: int | None  # the seat that reserved it


class GoodsSet(TypedDict):
    """A Set as it would be sold now."""

    colour: Colour
    cards: int
    price: int
    vps: int


class Piece(TypedDict):
    """An action piece."""

    where: Literal["front", "sea", "market", "farm"]  # in front of its owner, in the sea, or on a card
    card: Face | None  # the card it lies on


class Player(TypedDict):
    seat: int
    colour: Colour
    piece_colour: PieceColour
    hand: list[Face] | None
    hand_size: int
    coins: int | None  # what the hand is worth
    icons: int | None  # warehouse icons in the hand
    upright: list[Face]  # Stock outside the warehouse
    sideways: list[Face]  # Stock inside the warehouse
    exposed: int  # upright cards of raided colours
    sets: list[GoodsSet]
    tokens_up: ByColour
    tokens_down: ByColour  # used tokens
    tokens: int  # all of them
    vps: int | None
    vp_cards: list[Face] | None
    blind_cards: list[Face] | None  # face-down cards, turned up at the end of the game
    piece: Piece


class Now(TypedDict, total=False):
    """What the present question is about, in figures; every question has its own."""

    colour: Colour  # of the tokens that may be turned down
    due: int  # coins, icons or blind cards that are still missing
    raided: list[Colour]  # ships that pirates raid
    named: list[Face]  # cards named for protection so far
    seat: int  # who gets the card that is drawn
    open: bool  # whether a card of the Market is open to the seat whose turn it is
    lowest_price: int  # with all tokens that can be turned down


class TradersShown(TypedDict):
    """A view of the table."""

    game: Literal["traders"]
    mode: Mode
    refill: Refill  # when the Market is filled up
    viewer: int  # the seat that looks; -1 a spectator, -2 everything is seen
    actor: int  # the seat that is asked; -1 chance, -2 nobody: the game is over
    ask: Ask  # what is asked; empty at the end
    turn: int  # the seat whose turn it is
    passes: int  # turns passed in a row
    over: Reason  # why the game is over; empty before
    route: list[RouteSpace]
    ships: list[Ship]
    market: list[CardOnOffer]
    farm: list[CardOnOffer]
    price: int  # of the open cards together, for the seat whose turn it is
    draw_pile: int
    discard_pile: list[Face]
    pool: dict[Face, int] | None  # copies of each face in the draw pile and among the blind cards
    players: list[Player]
    now: Now
