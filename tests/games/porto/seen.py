"""What lies where on a test board of Porto Carthago: `dock(b, "rome1") == ("13", "oil", 2)`."""

from __future__ import annotations

from typing import Any

from kit.board import Board

# Six action cards with the Carrier (or another one) on space 1, where it is free of cost and has no bonus.
CARRIER_FIRST = "cards: carrier carrier aristocrat captain merchant loadmaster"
MERCHANT_FIRST = "cards: merchant aristocrat carrier carrier captain loadmaster"
ARISTOCRAT_FIRST = "cards: aristocrat merchant carrier carrier captain loadmaster"
LOADMASTER_FIRST = "cards: loadmaster captain carrier carrier aristocrat merchant"
CAPTAIN_FIRST = "cards: captain loadmaster carrier carrier aristocrat merchant"


def board(*lines: str) -> Board:
    """A board from the lines of a position text."""
    return Board("porto", "\n".join(lines))


def start(seats: int = 3, **options: object) -> Board:
    """A new game, seat 0 first unless said otherwise."""
    return Board("porto", seats=seats, **{"first_player": 0, **options})


def set_up(b: Board, goods: str, ships: str) -> Board:
    """Draw the first market and both rows."""
    return b.draw(*[f"good:{g}" for g in goods.split()], *[f"ship:{c}" for c in ships.split()])


def of(b: Board, field: str) -> list[int]:
    """An array over seats, by its name in the view."""
    return [int(x) for x in getattr(b.s, field)]


def shown(b: Board) -> dict[str, Any]:
    return b.game.show(b.s)


def dock(b: Board, name: str) -> tuple[str | None, str | None, int | None]:
    """Ship, good and owner of a dock."""
    d = next(x for x in shown(b)["docks"] if x["dock"] == name)
    return (d["ship"]["ship"] if d["ship"] else None, d["good"], d["owner"])


def docks(b: Board, p: int) -> list[str]:
    return list(shown(b)["players"][p]["docks"])


def row(b: Board, number: int) -> list[str]:
    return [c["ship"] if c else "-" for c in shown(b)["rows"][number - 1]]


def bottom(b: Board) -> list[str]:
    return [str(int(c) + 1) for c in list(b.s.bottom)[: int(b.s.bottom_n)]]


def top(b: Board) -> list[str]:
    """The known top, card by card."""
    return [str(int(bits).bit_length()) for bits in list(b.s.groups)[: int(b.s.top_n)]]


def held(b: Board, p: int) -> list[str]:
    return [c["ship"] for c in shown(b)["players"][p]["held"]]


def store(b: Board, p: int) -> list[str]:
    return list(shown(b)["players"][p]["store"])


def market(b: Board) -> list[str]:
    return list(shown(b)["market"])


def bag(b: Board) -> dict[str, int]:
    return dict(shown(b)["bag"])


def path(b: Board) -> list[int]:
    return [int(p) for p in list(b.s.path)[: int(b.s.path_n)]]


def events(b: Board, name: str) -> list[dict[str, Any]]:
    return [e for e in b.told if e["event"] == name]


def deck(b: Board, seat: int | None) -> list[list[str]]:
    """What a viewer knows of the deck: groups from the top down."""
    groups: list[list[str]] = b.game.show(b.game.mask(b.s, seat))["deck"]["groups"]  # type: ignore[index]
    return groups


def seen(b: Board, seat: int | None) -> dict[str, Any]:
    """The screen of one viewer."""
    return b.game.show(b.game.mask(b.s, seat))
