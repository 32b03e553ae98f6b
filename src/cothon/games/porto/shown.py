"""What is shown of porto: every record that `show` fills. None stands for the unseen, or for nothing there."""

from typing import Annotated, Literal, TypedDict

from cothon.core.shown import Names
from cothon.games.porto import pieces
from cothon.games.porto.made.ids import ASK_NAMES

Ask = Annotated[str, Names(*ASK_NAMES, "")]
GoodName = Annotated[str, Names(*pieces.GOOD_NAMES)]
Civilisation = Annotated[str, Names(*pieces.CIV_NAMES)]
DockName = Annotated[str, Names(*pieces.DOCK_NAMES)]
Kind = Annotated[str, Names(*pieces.KIND_NAMES)]
Privilege = Annotated[str, Names(*pieces.PRIVILEGE_NAMES)]
Bonus = Annotated[str, Names(*pieces.BONUS_NAMES)]
Colour = Annotated[str, Names(*pieces.COLOURS)]
Reason = Annotated[str, Names(*pieces.REASON_NAMES)]
Phase = Literal["setup", "ships", "actions", "final", "over"]


class Ship(TypedDict):
    """A ship card."""

    ship: str  # its number
    civilisation: Civilisation
    name: str  # of the civilisation
    good: GoodName  # what it wants
    income: int  # Talents it pays
    danger: int
    privilege: Privilege
    privilege_words: str


class Dock(TypedDict):
    dock: DockName
    name: str
    ship: Ship | None
    good: GoodName | None  # what waits there to be loaded
    owner: int | None  # the seat whose servants are there


class Space(TypedDict):
    """A space of the action row."""

    space: int  # its number, from 1
    card: Kind | None
    name: str | None  # of the card
    cost: int  # servants to pay
    bonus: Bonus
    servants: list[int]  # servants paid, by seat
    in_use: bool  # whether its card is being used


class PalaceSpace(TypedDict):
    """A single space of the palace."""

    space: int  # its number, from 1
    cost: int  # Talents
    need: int  # trading points one must have
    owner: int | None


class LargeSpace(TypedDict):
    """The large space of the palace, for any number of servants."""

    cost: int  # Talents
    need: int  # trading points one must have
    servants: list[int]  # by seat


class Palace(TypedDict):
    spaces: list[PalaceSpace]
    large: LargeSpace
    next_cost: int  # of the next place
    next_need: int


class PathSpace(TypedDict):
    """A space of the path of intrigue."""

    space: int  # its number, from 1
    award: str  # servants that move up into the palace, by rank, e.g. `2/1`; empty where nothing is awarded
    owner: int | None


class Path(TypedDict):
    """The path of intrigue."""

    spaces: list[PathSpace]
    taken: int
    awards_now: list[int]  # servants that would move up into the palace now, by seat


class Deck(TypedDict):
    """What the viewer knows of the ship deck."""

    size: int
    groups: list[list[str]]  # ships from the top down; within a group the order is unknown


class Player(TypedDict):
    seat: int
    colour: Colour
    talents: int | None  # behind the screen
    points: int  # trading points
    palace: int  # servants in the palace
    reserve: int  # servants in the reserve
    blocked: int  # servants on the own storehouse card
    store: list[GoodName]
    free_storage: int
    docks: list[DockName]
    temple: int  # servants in the temple
    lighthouse: int  # servants in the lighthouse
    charter: int  # servants on charter ships
    on_cards: int  # servants on action cards
    on_path: int  # servants on the path of intrigue
    held: list[Ship]  # cards in the order in which they were gained


class Now(TypedDict, total=False):
    """What the present question is about, in figures; what does not matter is left out."""

    ship: Ship  # the ship being moored, loaded or brought in
    used: Ship  # the held card in use
    source: GoodName | DockName  # where the good comes from: the store, by good, or a dock
    cargo: GoodName  # the good being loaded
    dock: DockName  # the dock being switched
    points: int  # trading points to be placed
    ships_due: int  # ships still to be brought in
    moved: int  # servants moved so far
    look: list[Ship]  # the cards that are looked at, for the one who does


class PortoShown(TypedDict):
    """A view of the table."""

    game: Literal["porto"]
    viewer: int  # the seat that looks; -1 a spectator, -2 everything is seen
    actor: int  # the seat that is asked; -1 chance, -2 nobody: the game is over
    ask: Ask  # what is asked; empty at the end
    decade: int  # 0 in the setup
    round: int  # 0 outside turns
    starting_player: int | None
    turn: int | None  # the seat whose turn it is
    phase: Phase
    over: Reason  # why the game is over; empty before
    docks: list[Dock]
    rows: list[list[Ship | None]]  # the ships that come next, and those after them
    spaces: list[Space]
    market: list[GoodName]
    market_spaces: int
    price: int  # Talents for the next good
    bag: dict[GoodName, int]
    lighthouse: list[int]  # seats in the order in which they choose ships
    charter_ships: int
    palace: Palace
    path: Path
    deck: Deck
    players: list[Player]
    now: Now
