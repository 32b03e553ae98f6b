"""What follows from the options: the cards of the edition, and what its requests are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cothon.core.arr import arr_of
from cothon.core.options import Options
from cothon.games.karibik.pieces import IDS, ROWS, TABLES

if TYPE_CHECKING:
    from cothon.core.arr import Arr


class Edition:
    """size       cards that are shuffled
    laid_out   the request for five players lies in the row from the beginning (K2.4)
    copies     of each face, without that one
    reward     coins for each request
    influence  likewise
    """

    def __init__(self, options: Options) -> None:
        edition = str(options["edition"])
        values = TABLES["expedition_values"]["sets"][str(options["expedition_values"])]
        kinds = [_kind(r) for r in TABLES["expeditions"]["rows"]]
        self.size: i64 = int(TABLES["editions"][edition]["shuffled"])
        self.laid_out: bool = edition == "portroyal120" and options.seats == 5
        self.copies: Arr = arr_of([r["n110" if edition == "karibik110" else "n120"] for r in ROWS])
        self.reward: Arr = arr_of([values[k]["coins"] if values[k] else 0 for k in kinds])
        self.influence: Arr = arr_of([values[k]["influence"] if values[k] else 0 for k in kinds])

    def copies_in_game(self, f: int) -> int:
        """Copies of a face in this game, the one laid out for five players included."""
        return int(self.copies[f]) + (1 if self.laid_out and IDS[f] == "exp-cps" else 0)


def _kind(request: dict[str, object]) -> str:
    if request["five_player_extra"]:
        return "mixed_cps"
    return "two_symbols" if request["symbols"] == 2 else "three_symbols"
