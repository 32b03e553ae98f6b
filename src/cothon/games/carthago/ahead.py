"""Looking ahead: what a disc on a guild seat or a tile is worth as things are, while it is being paid for."""

from __future__ import annotations

from cothon.core.odds import Note
from cothon.games.carthago.made.ids import ASK_COINS
from cothon.games.carthago.made.view import CarthagoView
from cothon.games.carthago.pieces import COINS, GOODS_TILE, SMALL_SEATS
from cothon.games.carthago.rules_guild import spot_name, worth_of_disc
from cothon.games.carthago.view import ships_of


def prospects(v: CarthagoView) -> list[Note]:
    """The disc alone, without the cards that are paid for it: a seat counts once for every ship (C13.3), a tile what it
    yields (C12.1).
    """
    if v.actor < 0 or v.ask != ASK_COINS:
        return []
    seat, points = int(v.turn), int(worth_of_disc(v, v.turn, v.spot))
    if v.spot > SMALL_SEATS:
        in_hand = v.spot - SMALL_SEATS - 1 in (COINS, GOODS_TILE)  # it pays for cards like those it is paid with
        return [Note("tile-worth-hand" if in_hand else "tile-worth", seat=seat, place=spot_name(v.spot), points=points)]
    ships = int(ships_of(v, v.turn))
    return [Note("seat-worth", seat=seat, place=spot_name(v.spot), points=points, ships=ships)]
