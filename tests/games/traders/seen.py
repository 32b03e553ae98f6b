"""What lies where on a test board, as sorted card names: `hand(b, 0) == cards("R5 R3")`."""

from __future__ import annotations

from typing import Any

from kit.board import Board


def board(text: str) -> Board:
    """A board of traders from a position text."""
    return Board("traders", text)


def cards(text: str) -> list[str]:
    return sorted(text.split())


def shown(b: Board) -> dict[str, Any]:
    return b.game.show(b.s)


def player(b: Board, p: int) -> dict[str, Any]:
    found: dict[str, Any] = shown(b)["players"][p]
    return found


def hand(b: Board, p: int) -> list[str]:
    return sorted(player(b, p)["hand"])


def stock(b: Board, p: int) -> list[str]:
    """Upright Stock."""
    return sorted(player(b, p)["upright"])


def sideways(b: Board, p: int) -> list[str]:
    return sorted(player(b, p)["sideways"])


def vp_cards(b: Board, p: int) -> list[str]:
    return sorted(player(b, p)["vp_cards"])


def up(b: Board, p: int) -> dict[str, int]:
    """Face-up tokens by colour, without zeros."""
    return {c: k for c, k in player(b, p)["tokens_up"].items() if k}


def down(b: Board, p: int) -> dict[str, int]:
    return {c: k for c, k in player(b, p)["tokens_down"].items() if k}


def vps(b: Board) -> list[int]:
    return [p["vps"] for p in shown(b)["players"]]


def ships(b: Board) -> tuple[int, ...]:
    """Spaces of the red, blue, yellow and green ship."""
    return tuple(s["space"] for s in shown(b)["ships"])


def market(b: Board) -> list[str]:
    """Market cards, with `/seat` where one carries a piece."""
    return sorted(_named(c) for c in shown(b)["market"])


def farm(b: Board) -> list[str]:
    return sorted(_named(c) for c in shown(b)["farm"])


def _named(card: dict[str, Any]) -> str:
    return str(card["card"]) if card["piece"] is None else f"{card['card']}/{card['piece']}"


def discard(b: Board) -> list[str]:
    return sorted(shown(b)["discard_pile"])


def draw_pile(b: Board) -> int:
    size: int = shown(b)["draw_pile"]
    return size


def events(b: Board, name: str) -> list[dict[str, Any]]:
    """The events of that name told so far."""
    return [e for e in b.told if e["event"] == name]
