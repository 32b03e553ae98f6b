"""What is shown of Mooring Posts: records that `show` fills. None stands for the unseen, or for nothing there."""

from typing import Annotated, Literal, TypedDict

from cothon.core.shown import Names
from cothon.games.mooring import pieces
from cothon.games.mooring.made.ids import ASK_NAMES

Ask = Annotated[str, Names(*ASK_NAMES, "")]
Crate = Annotated[str, Names(*pieces.CRATE_NAMES)]


class Player(TypedDict):
    seat: int
    points: int  # so far
    coins: int
    quay: list[Crate]  # what lies on the player's quay
    hand: list[Crate] | None
    hand_size: int


class MooringShown(TypedDict):
    """A view of the table."""

    game: Literal["mooring"]
    viewer: int  # the seat that looks; -1 a spectator, -2 everything is seen
    actor: int  # the seat that is asked; -1 chance, -2 nobody: the game is over
    ask: Ask  # what is asked; empty at the end
    turn: int  # the seat whose turn it is
    pile: int  # crates in the pile
    sunk: list[Crate]
    laid: Crate | None  # the crate that was laid in this turn
    players: list[Player]
