"""Why not there? Refused placements in the guild hall and on tiles (chapter 10)."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.core.result import Refusal, in_words
from cothon.games.carthago.able import cheapest_spot
from cothon.games.carthago.made.ids import DO_FORUM, DO_LEGACY, DO_SEAT, DO_TILE
from cothon.games.carthago.made.view import CarthagoView
from cothon.games.carthago.pieces import (
    FORUM_COST,
    LEGACY,
    NEUTRAL,
    NOBODY,
    SEAT_COST,
    SEAT_NAMES,
    SPACE_NAMES,
    SPACE_WORDS,
    TILE_NAMES,
    TILE_WORDS,
    per_tile,
)
from cothon.games.carthago.view import discs_on, has_honour, tile_cost


def no_guild(v: CarthagoView) -> Refusal:
    """Why no guild action is possible now (C4.12)."""
    p = v.turn
    if v.guild_at != NOBODY:
        return in_words("C4.9", "you have taken a guild action in this turn already")
    if v.markers[v.space] == 0:
        return in_words("C4.9", f"there is no guild marker on {SPACE_WORDS[SPACE_NAMES[v.space]]}")
    if v.spare[p] == 0:
        return in_words("C10.1", "a guild action needs an available disc, and you have none")
    return in_words("C4.12", f"the cheapest placement costs {cheapest_spot(v, p)} coins, you have {v.coins[p]}")


def no_placement(v: CarthagoView, a: i64) -> Refusal:
    """Why a guild action may not go there."""
    p = v.turn
    if v.guild_at != NOBODY or v.markers[v.space] == 0 or v.spare[p] == 0:
        return no_guild(v)
    if a == DO_FORUM:
        return _too_dear("the forum", FORUM_COST, v.coins[p])
    if a >= DO_TILE:
        return no_tile(v, a)
    seat = a - DO_SEAT
    if v.chairs[seat] == NEUTRAL:
        return in_words("C2.7", f"{SEAT_NAMES[seat]} is covered for the whole game")
    if v.chairs[seat] != NOBODY:
        return in_words("C10.3", f"{SEAT_NAMES[seat]} is taken")
    return _too_dear(SEAT_NAMES[seat], SEAT_COST[seat], v.coins[p])


def no_tile(v: CarthagoView, a: i64) -> Refusal:
    """Why a disc may not go on that tile (C10.5 to C10.8, C11.7)."""
    p = v.turn
    t = a - DO_TILE if a < DO_LEGACY else a - DO_LEGACY
    name = TILE_WORDS[TILE_NAMES[t]]
    if v.in_play[t] == 0:
        return in_words("C2.8", f"{name} is not in this game")
    decade = t // 3 + 1
    if a >= DO_LEGACY:
        if decade >= v.decade:
            return in_words("C11.7", f"{name} is not of an earlier decade")
        if v.active[p * 9 + LEGACY] == 0:
            return in_words("C11.7", "a tile of an earlier decade needs an active ship with Legacy")
    elif decade != v.decade:
        return in_words("C10.5", f"{name} belongs to decade {decade}, this is decade {v.decade}")
    if has_honour(v, p, t):
        return in_words("C10.8", f"you have a disc on {name} already")
    if discs_on(v, t) >= per_tile(v.seats):
        return in_words("C10.7", f"{name} takes {per_tile(v.seats)} discs with {v.seats} players and is full")
    return _too_dear(name, tile_cost(v, p, t), v.coins[p])


def _too_dear(name: str, cost: i64, coins: i64) -> Refusal:
    return in_words("C5.7", f"{name} costs {cost} coins, you have {coins}")
