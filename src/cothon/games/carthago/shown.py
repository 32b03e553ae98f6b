"""What is shown of carthago: every record that `show` fills. None stands for the unseen, or for nothing there."""

from typing import Annotated, Literal, TypedDict

from cothon.core.shown import Names
from cothon.games.carthago import pieces
from cothon.games.carthago.made.ids import ASK_NAMES
from cothon.games.carthago.rules_guild import spot_name

Ask = Annotated[str, Names(*ASK_NAMES, "")]
Space = Annotated[str, Names(*pieces.SPACE_NAMES)]
Good = Annotated[str, Names(*pieces.GOOD_NAMES)]
Column = Annotated[str, Names(*pieces.COLUMN_NAMES)]
Effect = Annotated[str, Names(*pieces.EFFECT_NAMES)]
Colour = Annotated[str, Names(*pieces.COLOUR_NAMES)]
BaseName = Annotated[str, Names(*pieces.BASE_NAMES)]
TileName = Annotated[str, Names(*pieces.TILE_NAMES)]
SeatName = Annotated[str, Names(*pieces.SEAT_NAMES)]
PlaceName = Annotated[str, Names(*(spot_name(k) for k in range(len(pieces.SPOT_NAMES))))]


class Card(TypedDict):
    """A trade card."""

    card: str  # its id
    action: Space
    good: Good
    coins: int


class HeldCard(Card):
    """A trade card in a hand."""

    open: bool  # whether everybody has seen it


class Ship(TypedDict):
    """A ship card."""

    ship: str  # its id
    good: Good  # what is to be loaded
    coins: int  # what it brings
    danger: int
    effect: Effect


class HeldShip(Ship):
    """A ship in a fleet."""

    active: bool  # whether its effect can still be used


class SpaceShown(TypedDict):
    """A space of the action board."""

    space: Space
    name: str
    discs: list[int]  # seats whose action disc is here
    neutral: bool  # whether a neutral disc is here
    marker: bool  # whether a guild marker is here
    price: int  # what it costs the active player, in cards
    chosen: bool  # whether it was chosen in this turn


class Dock(TypedDict):
    """A dock of the trading harbour."""

    dock: int  # its number, from 1
    ship: Ship | None
    disc: int | None  # the seat with a disc here


class Warships(TypedDict):
    """The warship harbour."""

    docks: int  # regular docks
    regular: list[int]  # seats of the discs there
    anchor: list[int]  # seats of the discs at the anchor
    turned_up: Ship | None  # the ship that a delivery has turned up


class HallSeat(TypedDict):
    """A small seat of the guild hall."""

    seat: SeatName
    cost: int
    disc: int | None  # the seat at the table that has it
    covered: bool  # not used with so few players


class Hall(TypedDict):
    """The guild hall."""

    seats: list[HallSeat]
    forum: list[int]  # discs in the forum, by seat
    forum_cost: int
    adjacent: list[list[SeatName]]  # pairs of seats that lie side by side


class TileSpace(TypedDict):
    cost: int
    disc: int | None  # the seat with a disc here


class Tile(TypedDict):
    """An achievement tile."""

    tile: TileName
    name: str
    decade: int
    current: bool  # whether it belongs to the present decade
    spaces: list[TileSpace]
    points: list[int | None]  # what it would bring now, by seat


class Residence(TypedDict):
    """Discs on the circles of each column from the top, 0 where a circle is freed; and what the columns give."""

    left: list[int]
    middle: list[int]
    right: list[int]
    freed: int  # freed circles
    seats: int  # guild seats that the left column gives
    strengths: list[int]  # strength by freed circles of the middle column


class Player(TypedDict):
    seat: int
    colour: Colour
    discs: int  # available discs
    residence: Residence
    strength: int
    stands: Space | None  # where the action disc is
    base: list[BaseName]  # base cards in the hand
    hand: list[HeldCard]  # trade cards in the hand, as far as the viewer knows them
    hand_size: int  # trade cards in the hand
    hidden: int  # those that not everybody has seen
    hidden_by_epoch: dict[str, int]  # how many of them were drawn from which trade pile (its number)
    coins: int | None
    open_coins: int  # coins of the cards that everybody has seen
    goods: dict[Good, int] | None
    played: list[str]  # base and trade cards that lie in front
    ships: list[HeldShip]
    guild_seats: int
    product: int  # guild seats times ships
    score: int | None


class Now(TypedDict, total=False):
    """What the present question is about, in figures; what does not matter is left out."""

    cards_due: int  # cards still to be paid
    coins_due: int  # coins still to be paid, or to be revealed
    space: Space  # the space chosen in this turn
    place: PlaceName  # where the disc goes that is being paid for
    column: Column  # the column being paid for
    ship: Ship  # the ship being delivered to
    wanted: str  # the market card to be swapped
    marker: Space  # where the guild marker stands that is to be moved
    favoured: bool  # Favour helps with this payment
    skipped: bool  # the main action was skipped
    luxury: bool  # Luxury helps with this delivery
    seat: int  # who gets the card that is drawn


class CarthagoShown(TypedDict):
    """A view of the table."""

    game: Literal["carthago"]
    viewer: int  # the seat that looks; -1 a spectator, -2 everything is seen
    actor: int  # the seat that is asked; -1 chance, -2 nobody: the game is over
    ask: Ask  # what is asked; empty at the end
    turn: int  # the seat whose turn it is
    over: bool
    decade: int
    round: int
    first: int  # the start player
    closed: bool  # whether the harbours are closed, as the ship pile has run out
    spaces: list[SpaceShown]  # clockwise from the market
    market: list[Card]
    trade_pile: int
    discard_pile: list[str]
    unseen: list[str]  # cards that may lie in the trade pile or, drawn from it, in a hand
    unseen_before: list[str]  # cards drawn from an earlier trade pile into a hand, unseen by the viewer
    epoch: int  # the number of the present trade pile
    docks: list[Dock]
    outside: list[Ship | None]  # the next ship first
    ship_pile: int
    under: list[str]  # ships known to be at its bottom, the next one first
    warships: Warships
    hall: Hall
    tiles: list[Tile]
    players: list[Player]
    laid: list[str]  # cards of the payment that is going on
    now: Now
