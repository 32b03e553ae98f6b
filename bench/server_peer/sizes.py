"""How long our games of uniformly random moves are and how big their views: the counterpart of `check.mjs`."""

from __future__ import annotations

import json
import random
import statistics
import sys

from cothon.games import game
from cothon.play.match import Match
from cothon.play.record import Seat


def summary(found: list[int]) -> dict[str, int]:
    middle, mean = int(statistics.median(found)), round(statistics.fmean(found))
    return {"least": min(found), "median": middle, "mean": mean, "most": max(found)}


def main() -> None:
    if not 2 <= len(sys.argv) <= 3:
        sys.exit("usage: python bench/server_peer/sizes.py GAME [GAMES]")
    rules, games = game(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 30
    lengths: list[int] = []
    as_dumped: list[int] = []
    without_blanks: list[int] = []
    for seed in range(games):
        dice = random.Random(seed)
        seats = [Seat("human", f"player {seat}") for seat in range(2)]
        match = Match(rules, rules.options(2), seats, dice.randbytes(32))
        moves = 0
        while (actor := match.actor) is not None:
            match.submit(actor, dice.choice(match.offers(actor)).id, match.version)
            moves += 1
            shown = rules.show(match.view(1 - actor))
            as_dumped.append(len(json.dumps(shown)))
            without_blanks.append(len(json.dumps(shown, separators=(",", ":"))))
        lengths.append(moves)
    sizes = {"state_bytes": summary(without_blanks), "state_bytes_json_dumps": summary(as_dumped)}
    print(json.dumps({"games": games, "moves": summary(lengths), **sizes}))


if __name__ == "__main__":
    main()
