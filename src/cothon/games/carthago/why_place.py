"""Why not there? Refused placements in the guild hall and on tiles (chapter 10)."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.core.result import Refusal
from cothon.games.carthago.able import cheapest_spot
from cothon.games.carthago.made.ids import DO_FORUM, DO_LEGACY, DO_SEAT, DO_TILE
from cothon.games.carthago.made.view import CarthagoView
from cothon.games.carthago.pieces import (
    FORUM_COST,
    LEGACY,
    NEUTRAL,
    NOBODY,
    SEAT_COST,
    SMALL_SEATS,
    SPACE_NAMES,
    TILE_NAMES,
    per_tile,
)
from cothon.games.carthago.rules_guild import spot_name
from cothon.games.carthago.view import discs_on, has_honour, tile_cost


def no_guild(v: CarthagoView) -> Refusal:
    """Why no guild action is possible now (C4.12)."""
    p = v.turn
    if v.guild_at != NOBODY:
        return Refusal("C4.9", "guild-action-taken")
    if v.markers[v.space] == 0:
        return Refusal("C4.9", "no-marker-on", space=SPACE_NAMES[v.space])
    if v.spare[p] == 0:
        return Refusal("C10.1", "guild-action-needs-disc")
    return Refusal("C4.12", "guild-action-too-dear", cost=int(cheapest_spot(v, p)), coins=int(v.coins[p]))


def no_placement(v: CarthagoView, a: i64) -> Refusal:
    """Why a guild action may not go there."""
    p = v.turn
    if v.guild_at != NOBODY or v.markers[v.space] == 0 or v.spare[p] == 0:
        return no_guild(v)
    if a == DO_FORUM:
        return _too_dear(v, SMALL_SEATS, FORUM_COST)
    if a >= DO_TILE:
        return no_tile(v, a)
    seat = a - DO_SEAT
    if v.chairs[seat] == NEUTRAL:
        return Refusal("C2.7", "seat-covered", place=spot_name(seat))
    if v.chairs[seat] != NOBODY:
        return Refusal("C10.3", "seat-taken", place=spot_name(seat))
    return _too_dear(v, seat, SEAT_COST[seat])


def no_tile(v: CarthagoView, a: i64) -> Refusal:
    """Why a disc may not go on that tile (C10.5 to C10.8, C11.7)."""
    p = v.turn
    t = a - DO_TILE if a < DO_LEGACY else a - DO_LEGACY
    tile = TILE_NAMES[t]
    if v.in_play[t] == 0:
        return Refusal("C2.8", "tile-not-in-game", tile=tile)
    decade = int(t) // 3 + 1
    if a >= DO_LEGACY:
        if decade >= v.decade:
            return Refusal("C11.7", "tile-not-earlier", tile=tile)
        if v.active[p * 9 + LEGACY] == 0:
            return Refusal("C11.7", "needs-legacy")
    elif decade != v.decade:
        return Refusal("C10.5", "tile-of-another-decade", tile=tile, decade=decade, now=int(v.decade))
    if has_honour(v, p, t):
        return Refusal("C10.8", "tile-yours-already", tile=tile)
    if discs_on(v, t) >= per_tile(v.seats):
        return Refusal("C10.7", "tile-full", tile=tile, discs=int(per_tile(v.seats)), players=int(v.seats))
    return _too_dear(v, SMALL_SEATS + 1 + t, tile_cost(v, p, t))


def _too_dear(v: CarthagoView, spot: i64, cost: i64) -> Refusal:
    return Refusal("C5.7", "place-too-dear", place=spot_name(spot), cost=int(cost), coins=int(v.coins[v.turn]))
