"""Golden records and perft counts: written by `make golden`, compared by tests, read as diffs.

A golden record is a whole seeded match between greedy and random players. There is one for each variant of each rules
version, `<game>-v<version>-<number>.cothon`. Those of the newest version are made of the lines of variants.txt. Those
of older versions are never written again: they are made again of the options they hold, whatever variants.txt says by
now, and must come out the same. perft.json keeps the lines of each version, too, so a record that is missing is missed.

New ones are in format 2. Those of version 1 are in format 1, but for one of each game, `*-format-2`. `*-fresh.tar.xz`
hold records that the last program wrote which knew no other format than 1; those called `*-position` began at a
position then. The golden records are plain files, not an archive: what has changed is to be read in a diff.

A perft count is the number of ways to go on for a few steps from a position in the middle of a random game, draws
counted as branches too.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path

from cothon.bots import Budget, bot
from cothon.core import CHANCE, OVER, Game, Options, State
from cothon.games import game, names, versions
from cothon.play import files, text
from cothon.play.dice import FastDice
from cothon.play.match import Match
from cothon.play.record import Record, Seat, TakenBack
from kit.greedy import GreedyBot
from kit.variants import VARIANTS

FOLDER = Path(__file__).resolve().parents[1] / "golden"
PERFT = "perft.json"
DEPTH = 3

Counts = dict[str, dict[str, int]]


def golden_file(name: str, version: int, number: int, folder: Path = FOLDER) -> Path:
    return folder / f"{name}-v{version}-{number:02d}.cothon"


def lines_of(name: str, version: int, folder: Path = FOLDER) -> list[str]:
    """The options of each golden record of a version: of an older one as they were kept, of the newest as they are."""
    if version == versions(name)[-1]:
        return VARIANTS[name]
    start = f"{name} v{version} "
    return [key.removeprefix(start) for key in perft_kept(folder) if key.startswith(start)]


def golden_match(options: Options, name: str, number: int) -> Match:
    """A whole match, the same every time: bots with fixed dice, a fixed seed, a take-back now and then."""
    g = game(name, options.version)
    kinds = ["greedy" if i % 2 == number % 2 else "random" for i in range(options.seats)]
    seed = hashlib.sha256(f"golden {name} {number}".encode()).digest()
    match = Match(g, options, [Seat(k, f"{k.title()} {i}") for i, k in enumerate(kinds)], seed, [b"ab", b""])
    players = [GreedyBot() if kind == "greedy" else bot(kind) for kind in kinds]
    dice = FastDice(number)
    backs = 0
    while (seat := match.actor) is not None:
        action = players[seat].choose(g, match.view(seat), Budget(), dice)
        match.submit(seat, action, match.version)
        if backs < 3 and match.version % 29 == 0 and match.can_take_back(seat):
            match.take_back(seat, match.version)
            backs += 1
    return match


def golden_text(name: str, version: int, number: int, folder: Path = FOLDER) -> str:
    """The record as it comes out now, in the format of the file that is there: format 1 has no terms."""
    path = golden_file(name, version, number, folder)
    if version == versions(name)[-1]:
        options = game(name, version).options_from(VARIANTS[name][number])
    else:
        options = files.load(path).options
    record = golden_match(options, name, number).record()
    if path.exists() and files.load(path).format == 1:
        record = record._replace(terms="")
    return text.write(record)


def golden_text_2(name: str) -> str:
    """The one match of version 1 that is there in format 2, too: the first whose options are those that it has."""
    options = files.load(golden_file_2(name)).options
    number = [game(name, 1).options_from(line) for line in lines_of(name, 1)].index(options)
    return text.write(golden_match(options, name, number).record())


def golden_file_2(name: str) -> Path:
    return FOLDER / f"{name}-v1-format-2.cothon"


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


def perft_kept(folder: Path = FOLDER) -> Counts:
    kept: Counts = json.loads((folder / PERFT).read_text(encoding="utf-8"))
    return kept


def perft_counts(folder: Path = FOLDER) -> Counts:
    """For each variant of each version: counts from the start and from four places of a seeded random game."""
    return {
        f"{name} v{version} {line}": perft_row(game(name, version), line)
        for name in names()
        for version in versions(name)
        for line in lines_of(name, version, folder)
    }


def perft_row(g: Game, line: str) -> dict[str, int]:
    dice = FastDice(3)
    s = g.start(g.options_from(line))
    row: dict[str, int] = {}
    for step in range(161):
        if step % 40 == 0 and s.actor != OVER:
            row[str(step)] = perft(g, s, DEPTH)
        if s.actor == CHANCE:
            g.apply(s, int(g.pick(s, dice.below(g.weight(s)))))
        elif s.actor != OVER:
            legal = g.legal(s)
            g.apply(s, legal[dice.below(len(legal))])
    return row


def write_all(folder: Path = FOLDER) -> list[str]:
    """Write the records of the newest versions and the counts. What has changed of older versions is told, not written:
    it is wrong.
    """
    wrong = []
    for name in names():
        *older, newest = versions(name)
        for version in older:
            for number in range(len(lines_of(name, version, folder))):
                path = golden_file(name, version, number, folder)
                if not path.exists() or golden_text(name, version, number, folder) != path.read_text(encoding="utf-8"):
                    wrong.append(path.name)
        for number in range(len(VARIANTS[name])):
            path = golden_file(name, newest, number, folder)
            path.write_text(golden_text(name, newest, number, folder), encoding="utf-8")
    kept, counts = perft_kept(folder), perft_counts(folder)
    for key in kept:
        name, said = key.split()[:2]
        if name in names() and int(said.removeprefix("v")) < versions(name)[-1] and counts[key] != kept[key]:
            wrong.append(f"{PERFT}: {key}")
            counts[key] = kept[key]
    (folder / PERFT).write_text(json.dumps(counts, indent=1) + "\n", encoding="utf-8")
    return wrong


if __name__ == "__main__":
    if found := write_all():
        sys.exit("\n".join(["older rules play out differently, or their records are missing:", *found]))
