"""Golden records and perft counts: written by `make golden`, compared by tests, read as diffs.

A golden record is a whole seeded match between greedy and random players, in format 1 of records; one of each game is
in format 2. `*-fresh.tar.xz` hold records that the last program wrote which knew no other format than 1; those called
`*-position` began at a position then. A perft count is the number of ways to go on for a few steps from a position in
the middle of a golden record, draws counted as branches too.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from cothon.bots import Budget, bot
from cothon.core import CHANCE, OVER, Game, State
from cothon.games import game, names
from cothon.play import text
from cothon.play.dice import FastDice
from cothon.play.match import Match
from cothon.play.record import Record, Seat, TakenBack
from kit.greedy import GreedyBot
from kit.variants import VARIANTS

FOLDER = Path(__file__).resolve().parents[1] / "golden"
PERFT = FOLDER / "perft.json"
DEPTH = 3


def golden_file(name: str, variant: int) -> Path:
    return FOLDER / f"{name}-v{game(name).facts.version}-{variant:02d}.cothon"


def golden_match(name: str, variant: int) -> Match:
    """A whole match, the same every time: bots with fixed dice, a fixed seed, a take-back now and then."""
    g = game(name)
    options = g.options_from(VARIANTS[name][variant])
    kinds = ["greedy" if i % 2 == variant % 2 else "random" for i in range(options.seats)]
    seed = hashlib.sha256(f"golden {name} {variant}".encode()).digest()
    match = Match(g, options, [Seat(k, f"{k.title()} {i}") for i, k in enumerate(kinds)], seed, [b"ab", b""])
    players = [GreedyBot() if kind == "greedy" else bot(kind) for kind in kinds]
    dice = FastDice(variant)
    backs = 0
    while (seat := match.actor) is not None:
        action = players[seat].choose(g, match.view(seat), Budget(), dice)
        match.submit(seat, action, match.version)
        if backs < 3 and match.version % 29 == 0 and match.can_take_back(seat):
            match.take_back(seat, match.version)
            backs += 1
    return match


def golden_text(name: str, variant: int) -> str:
    """Its record as text, without the terms that format 1 does not have."""
    return text.write(golden_match(name, variant).record()._replace(terms=""))


def golden_text_2(name: str) -> str:
    """One match of each game in format 2, with options that are not as usual."""
    return text.write(golden_match(name, _variant_2(name)).record())


def _variant_2(name: str) -> int:
    """The variant of the record that is there, so that a new variant leaves it as it is; of a new game, the last."""
    file, read = golden_file_2(name), game(name).options_from
    if not file.exists():
        return len(VARIANTS[name]) - 1
    return [read(line) for line in VARIANTS[name]].index(text.read(file.read_text(encoding="utf-8")).options)


def golden_file_2(name: str) -> Path:
    return FOLDER / f"{name}-v{game(name).facts.version}-format-2.cothon"


def perft(g: Game, s: State, depth: int) -> int:
    """The number of sequences of `depth` answers (fewer where the game ends)."""
    if depth == 0 or s.actor == OVER:
        return 1
    answers = [d for d, _ in g.chance(s)] if s.actor == CHANCE else g.legal(s)
    if depth == 1:
        return len(answers)
    found = 0
    for a in answers:
        after = s.clone()
        g.apply(after, a)
        found += perft(g, after, depth - 1)
    return found


def states_of(record: Record) -> list[State]:
    """The position before each entry of a record without take-backs."""
    g = record.game
    s = g.start(record.options)
    found = []
    for entry in record.entries:
        assert not isinstance(entry, TakenBack)
        found.append(s.clone())
        g.apply(s, entry[1])
    return found


def perft_counts() -> dict[str, dict[str, int]]:
    """For some variants of each game: counts from the start and from two places of a seeded random game."""
    counts: dict[str, dict[str, int]] = {}
    for name in names():
        g = game(name)
        for text_ in VARIANTS[name]:
            dice = FastDice(3)
            s = g.start(g.options_from(text_))
            row: dict[str, int] = {}
            for step in range(161):
                if step % 40 == 0 and s.actor != OVER:
                    row[str(step)] = perft(g, s, DEPTH)
                if s.actor == CHANCE:
                    g.apply(s, int(g.pick(s, dice.below(g.weight(s)))))
                elif s.actor != OVER:
                    legal = g.legal(s)
                    g.apply(s, legal[dice.below(len(legal))])
            counts[f"{name} {text_}"] = row
    return counts


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in names():
        for variant in range(len(VARIANTS[name])):
            path = golden_file(name, variant)
            path.write_text(golden_text(name, variant), encoding="utf-8")
            print(path.relative_to(FOLDER.parent))
        golden_file_2(name).write_text(golden_text_2(name), encoding="utf-8")
    PERFT.write_text(json.dumps(perft_counts(), indent=1) + "\n", encoding="utf-8")
    print(PERFT.relative_to(FOLDER.parent))


if __name__ == "__main__":
    main()
