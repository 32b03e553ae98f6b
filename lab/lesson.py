"""Write a lesson: play its line, and look for the seed that brings the draws it wishes.

    python lab/lesson.py karibik

A wish is a pattern in the place of a draw (`draw flute-*`, `draw *`). Where the line breaks off or something in it is
not legal, the position and all that could be answered are printed. When the line reaches the end of the game, the seed
and the draws it brings are written into the file of the lesson.
"""

from __future__ import annotations

import json
import sys
from fnmatch import fnmatchcase
from typing import Any

from cothon.core.game import Game
from cothon.core.view import CHANCE, OVER, State
from cothon.games import game as find_game
from cothon.locales import ENGLISH, voice
from cothon.play.fairness import Committed
from cothon.play.lesson import DRAW, FOLDER

MOST_SEEDS = 3_000_000
Line = list[Any]


class Broken(Exception):
    """The line cannot go on: where, and why."""

    def __init__(self, state: State, at: int, why: str) -> None:
        super().__init__(why)
        self.state = state
        self.at = at


def labels_of(entry: Any) -> list[str]:
    """The answers of an entry that is no draw."""
    return list(entry["do"]) if isinstance(entry, dict) else [entry.partition(" ")[2]]


def played(game: Game, start: State, line: Line, seed: bytes) -> list[str] | None:
    """The draws, where all wishes come true; None: another seed is needed."""
    state, source = start.clone(), Committed(seed, [b""] * start.seats)
    drawn: list[str] = []
    for at, entry in enumerate(line):
        if isinstance(entry, str) and entry.startswith(DRAW):
            if state.actor != CHANCE:
                raise Broken(state, at, "no draw is due")
            draw = source.draw(game, state, len(drawn))
            label = game.draws.label(draw)
            if not any(fnmatchcase(label, wish) for wish in entry.removeprefix(DRAW).split("|")):
                return None
            drawn.append(label)
            game.apply(state, draw)
            continue
        seat = 0 if isinstance(entry, dict) else int(entry.partition(" ")[0])
        for label in labels_of(entry):
            if state.actor != seat:
                raise Broken(state, at, f"seat {seat} is not asked")
            action = game.actions.id(label)
            if action not in game.legal(state):
                raise Broken(state, at, f"{label} is not legal")
            game.apply(state, action)
    if state.actor != OVER:
        raise Broken(state, len(line), "the line breaks off")
    return drawn


def explain(game: Game, broken: Broken) -> None:
    state = broken.state
    print(game.write(state))
    print(f"entry {broken.at}: {broken}")
    say = voice(ENGLISH, game)
    if state.actor == CHANCE:
        print("a draw is due:", ", ".join(f"{game.draws.label(d)}*{w}" for d, w in game.chance(state)))
    elif state.actor != OVER:
        print(f"seat {state.actor} is asked: {game.asks[state.ask].words}")
        for action in game.legal(state):
            print(f"   {game.actions.label(action):24} {say.action(game.actions[action])}")


def search(game: Game, start: State, line: Line) -> tuple[bytes, list[str]] | None:
    for number in range(MOST_SEEDS):
        seed = number.to_bytes(32, "big")
        try:
            drawn = played(game, start, line, seed)
        except Broken as broken:
            explain(game, broken)
            return None
        if drawn is not None:
            return seed, drawn
    print("no seed brings these draws")
    return None


def written(said: dict[str, Any]) -> str:
    """JSON with a line for each line of the position and for each thing that happens."""
    plain = [f"  {json.dumps(key)}: {json.dumps(said[key])}" for key in ("rules", "options", "seed")]
    lists = [
        f"  {json.dumps(key)}: [\n" + ",\n".join(f"    {json.dumps(x)}" for x in said[key]) + "\n  ]"
        for key in ("start", "line")
    ]
    return "{\n" + ",\n".join([*plain, *lists]) + "\n}\n"


def main(name: str) -> int:
    file = FOLDER / f"{name}.json"
    said = json.loads(file.read_text(encoding="utf-8"))
    game = find_game(name, said["rules"])
    start = game.read("\n".join(said["start"]) + "\n")
    said["start"] = game.write(start).splitlines()
    found = search(game, start, said["line"])
    if found is None:
        return 1
    seed, drawn = found
    coming = iter(drawn)
    said["seed"] = seed.hex()
    said["line"] = [DRAW + next(coming) if isinstance(e, str) and e.startswith(DRAW) else e for e in said["line"]]
    file.write_text(written(said), encoding="utf-8")
    print(f"{file.name}: seed {int.from_bytes(seed, 'big')}, {len(drawn)} draws")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
