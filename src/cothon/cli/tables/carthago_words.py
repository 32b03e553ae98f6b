"""The table of carthago in plain sentences, for screen readers and for the line below the drawn table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cothon.cli.words import named

CHANCE = {
    "market_card": "A card is drawn for the market.",
    "marker_card": "A card is drawn for a guild marker.",
    "neutral_card": "A card is drawn for a neutral disc.",
    "reveal": "Cards are revealed for a ship.",
    "ship": "A ship is drawn.",
    "warship": "The top ship is turned up.",
    "tiles": "Tiles are drawn.",
    "starter": "The start player is drawn.",
}


def tell(shown: dict[str, Any], names: Sequence[str], you: int | None) -> list[str]:
    lines = [f"Carthago, decade {shown['decade']} of 3, round {shown['round']} of 5."]
    lines.append(f"Start player: {names[shown['first']]}.")
    lines += [_space(s, names) for s in shown["spaces"]]
    lines.append(f"Market: {_cards(shown['market'])}.")
    lines.append(
        f"The trade pile has {count(shown['trade_pile'], 'card')}, the discard pile {len(shown['discard_pile'])}."
    )
    lines += [_dock(d, names) for d in shown["docks"]]
    outside = ", then ".join(_ship(s) for s in shown["outside"] if s)
    lines.append(f"Outside wait {outside}." if outside else "No ship waits outside.")
    lines += _warships(shown, names)
    lines += _hall(shown, names)
    lines += [_tile(t, names) for t in shown["tiles"]]
    for p in shown["players"]:
        lines += _player(p, names, you)
    said = now(shown, names)
    return [*lines, said] if said else lines


def count(n: int, what: str) -> str:
    return f"{n} {what}" if n == 1 else f"{n} {what}s"


def _who(seats: Sequence[int], names: Sequence[str]) -> str:
    return " and ".join(names[p] for p in seats)


def _space(space: dict[str, Any], names: Sequence[str]) -> str:
    parts = []
    if space["discs"]:
        parts.append(f"action discs of {_who(space['discs'], names)}")
    if space["neutral"]:
        parts.append("a neutral disc")
    if space["marker"]:
        parts.append("a guild marker")
    there = ", ".join(parts) or "nothing there"
    return f"Space {space['name']}: {there}; costs {count(space['price'], 'card')}."


def _cards(cards: Sequence[dict[str, Any]]) -> str:
    return (
        "; ".join(f"{c['card']}, {c['action'].replace('_', ' ')}, {c['good']}, {c['coins']} coins" for c in cards)
        or "empty"
    )


def _ship(ship: dict[str, Any]) -> str:
    return f"{ship['ship']} ({ship['good']}, coins {ship['coins']}, danger {ship['danger']}, {ship['effect'].title()})"


def _dock(dock: dict[str, Any], names: Sequence[str]) -> str:
    ship = _ship(dock["ship"]) if dock["ship"] else "no ship"
    disc = "no disc" if dock["disc"] is None else f"a disc of {names[dock['disc']]}"
    return f"Trading dock {dock['dock']}: {ship}, {disc}."


def _warships(shown: dict[str, Any], names: Sequence[str]) -> list[str]:
    harbour = shown["warships"]
    taken = f"discs of {_who(harbour['regular'], names)}" if harbour["regular"] else "no disc"
    lines = [f"Warship harbour, {harbour['docks']} regular docks: {taken}."]
    if harbour["anchor"]:
        lines.append(f"At the anchor: discs of {_who(harbour['anchor'], names)}.")
    if shown["closed"]:
        lines.append("The ship pile has run out: the harbours are closed.")
    else:
        lines.append(f"The ship pile has {count(shown['ship_pile'], 'ship')}.")
    if shown["under"]:
        lines.append(f"Known at its bottom: {', '.join(shown['under'])}.")
    if harbour["turned_up"]:
        lines.append(f"Turned up: {_ship(harbour['turned_up'])}.")
    return lines


def _hall(shown: dict[str, Any], names: Sequence[str]) -> list[str]:
    taken = [f"{s['seat']} {names[s['disc']]}" for s in shown["hall"]["seats"] if s["disc"] is not None]
    free = [s["seat"] for s in shown["hall"]["seats"] if s["disc"] is None and not s["covered"]]
    covered = [s["seat"] for s in shown["hall"]["seats"] if s["covered"]]
    lines = [f"Guild hall: taken {', '.join(taken) or 'none'}; free {', '.join(free) or 'none'}."]
    if covered:
        lines.append(f"Covered guild seats: {', '.join(covered)}.")
    forum = [f"{names[p]} {n}" for p, n in enumerate(shown["hall"]["forum"]) if n]
    return [*lines, f"Discs in the forum: {', '.join(forum) or 'none'}."]


def _tile(tile: dict[str, Any], names: Sequence[str]) -> str:
    spaces = [f"{s['cost']} {'free' if s['disc'] is None else names[s['disc']]}" for s in tile["spaces"]]
    current = ", open now" if tile["current"] else ""
    return f"Tile {tile['name']} of decade {tile['decade']}{current}: spaces {', '.join(spaces)}."


def _player(p: dict[str, Any], names: Sequence[str], you: int | None) -> list[str]:
    who = named(names, p["seat"], you)
    known = f"score so far {p['score']}" if p["score"] is not None else "score partly hidden"
    lines = [
        f"{who}, {p['colour']}: {count(p['guild_seats'], 'guild seat')} times {count(len(p['ships']), 'ship')} "
        f"is {p['product']}; {known}."
    ]
    freed = {c: p["residence"][c].count(0) for c in ("left", "middle", "right")}
    lines.append(
        f"{who}: {count(p['discs'], 'available disc')}; freed circles left {freed['left']} of 3, "
        f"middle {freed['middle']} of 2, right {freed['right']} of 2; strength {p['strength']}."
    )
    fleet = ", ".join(f"{s['ship']} {s['effect'].title()}{'' if s['active'] else ' (used)'}" for s in p["ships"])
    lines.append(f"{who}: ships {fleet or 'none'}.")
    base = ", ".join(b[2:].replace("_", " ") for b in p["base"]) or "none"
    unknown = p["hand_size"] - len(p["hand"])
    hidden = f"; {count(unknown, 'hidden card')}" if unknown else ""
    lines.append(f"{who}: base cards {base}; trade cards {_cards(p['hand']).replace('empty', 'none')}{hidden}.")
    return lines


def now(shown: dict[str, Any], names: Sequence[str]) -> str:
    """What is going on, in one sentence."""
    if shown["over"]:
        return "The game is over."
    what = shown["now"]
    if shown["actor"] < 0:
        seat = what.get("seat")
        if seat is not None:
            return f"A card is drawn for {names[seat]}."
        return CHANCE.get(shown["ask"], "Cards are drawn.")
    who = names[shown["actor"]]
    if shown["ask"] in ("card", "extra"):
        return f"Payment of {who} for {what['space'].replace('_', ' ')}: {count(what['cards_due'], 'card')} due."
    if shown["ask"] == "goods":
        return f"Goods of {who} for the {what['column']} column: {count(what['cards_due'], 'card')} due."
    if shown["ask"] == "coins":
        return f"Payment of {who} for {what['place']}: {count(what['coins_due'], 'coin')} due."
    if "ship" in what:
        return f"Delivery of {who} to {_ship(what['ship'])}."
    return f"To answer: {who} ({shown['ask']})."
