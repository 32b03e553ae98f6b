"""What lies where on a test board, in names: `hand(b, 0) == "B-market T5".split()`."""

from __future__ import annotations

from typing import Any

from cothon.core import CHANCE, OVER, State
from cothon.games import game
from cothon.games.carthago.pieces import TILE_WORDS
from cothon.play.dice import FastDice
from kit.board import Board

G = game("carthago")


def board(text: str) -> Board:
    """A board of carthago from a position text; lines may be indented."""
    return Board("carthago", text)


def new_game(seats: int, seed: int = 1, **options: object) -> Board:
    """A new game after the setup, with seeded draws: the first question is put."""
    b = Board("carthago", seats=seats, **options)
    G.roll(b.s, FastDice(seed))
    return b


def all_ships_but(names: str) -> str:
    """All ships except the named ones, as a line of a position."""
    every = [f"{good}{danger}" for good in ("DY", "OI", "GL", "CE", "JE") for danger in range(1, 7)]
    return " ".join(name for name in every if name not in names.split())


def shown(b: Board) -> dict[str, Any]:
    return b.game.show(b.s)


def player(b: Board, p: int) -> dict[str, Any]:
    found: dict[str, Any] = shown(b)["players"][p]
    return found


def trade(b: Board, p: int) -> list[str]:
    """Trade cards in a hand."""
    return [c["card"] for c in player(b, p)["hand"]]


def hand(b: Board, p: int) -> list[str]:
    """Base and trade cards in a hand, by rank."""
    return [*player(b, p)["base"], *trade(b, p)]


def market(b: Board) -> list[str]:
    return [c["card"] for c in shown(b)["market"]]


def discard(b: Board) -> list[str]:
    found: list[str] = shown(b)["discard_pile"]
    return found


def played(b: Board, p: int) -> list[str]:
    found: list[str] = player(b, p)["played"]
    return found


def discs(b: Board) -> list[int]:
    """Available discs by seat."""
    return [p["discs"] for p in shown(b)["players"]]


def docks(b: Board) -> list[str]:
    """Ships at the docks with the seat of a disc: `OI2/1`; `-` where no ship is."""
    row = []
    for d in shown(b)["docks"]:
        name = d["ship"]["ship"] if d["ship"] else "-"
        row.append(name if d["disc"] is None else f"{name}/{d['disc']}")
    return row


def outside(b: Board) -> list[str]:
    return [s["ship"] if s else "-" for s in shown(b)["outside"]]


def ships(b: Board, p: int) -> list[str]:
    """Ships in front of a player; inactive ones in brackets."""
    return [s["ship"] if s["active"] else f"({s['ship']})" for s in player(b, p)["ships"]]


def markers(b: Board) -> list[str]:
    return [s["space"] for s in shown(b)["spaces"] if s["marker"]]


def neutrals(b: Board) -> list[str]:
    return [s["space"] for s in shown(b)["spaces"] if s["neutral"]]


def events(b: Board, name: str) -> list[dict[str, Any]]:
    return [e for e in b.told if e["event"] == name]


def play_on(s: State, seed: int) -> State:
    """Random answers and draws to the end."""
    dice = FastDice(seed)
    while s.actor != OVER:
        step(s, dice)
    return s


def step(s: State, dice: FastDice) -> int:
    if s.actor == CHANCE:
        a = int(G.pick(s, dice.below(G.weight(s))))
    else:
        legal = G.legal(s)
        a = legal[dice.below(len(legal))]
    G.apply(s, a)
    return a


def scored(text: str) -> dict[str, list[int]]:
    """The final account of a finished game: heading -> numbers by seat."""
    b = board(text + "\nover: yes\ndecade: 3\nround: 5")
    found = {}
    for line in b.result().account:
        tiles = [TILE_WORDS[str(tile)] for tile in line.fields.values()]
        found[" ".join([line.id, *tiles])] = list(line.values)
    return found


LAST = "round: 5\nfirst: 0\nturn: 1\nhand 0: B-market\nhand 1: B-market"


def change_decade(text: str = "", cards: str = "T41 T42 T43 T44 T45", ship: str = "DY6") -> Board:
    """The last turn of decade 1 with two players is passed; the decade changes up to the income."""
    b = board(f"{LAST}\nmarket: T1 T2 T3 T4 T5\n{text}").do("pass").draw("T70")
    return b.draw(*cards.split()).draw(ship)
