"""Measures other people's engines, in an environment of their own.

Run by `run.py`. `prepare` (with any Python) makes that environment; `measure` (with its Python)
says what is installed and then answers rows with figures. Everything is done in the way that is quickest for the peer.
"""

from __future__ import annotations

import subprocess
import sys
from importlib.metadata import PackageNotFoundError, version
from itertools import pairwise
from pathlib import Path
from time import perf_counter
from typing import Any

HERE = Path(__file__).resolve().parent
HOME = HERE.parent / ".bench-peers"
LOCK = HERE / "requirements-peers.lock"

sys.path.insert(0, str(HERE.parent / "src"))
from cothon.cli.stopwatch import Record, Stopwatch, drawn_numbers, serve  # noqa: E402 - found by the line above

# Bridge without its double-dummy solver, which takes a tenth of a second at the end of every auction; tarok, which
# draws for itself, with a seed, so that a game can be played again.
OPEN_SPIEL = {
    "hearts": "hearts",
    "gin_rummy": "gin_rummy",
    "euchre": "euchre",
    "skat": "skat",
    "tarok": "tarok(rng_seed={seed})",
    "crazy_eights": "crazy_eights",
    "bridge": "bridge(use_double_dummy_result=false)",
}
PEERS = ("open_spiel", "catanatron", "pettingzoo[classic]", "rlcard")  # the last two: bench/batched_peers.py
SPIEL_GAMES = 20  # different games that are played
CATAN_GAMES = 4  # these take much longer
CATAN_STRETCH = 50  # actions between two looks at the clock

Figures = dict[str, float]


class OpenSpiel:
    """A C++ game of OpenSpiel, driven from plain Python.

    All draws of these games are uniform (checked at the start), and `legal_actions` lists them, too: so draws need no
    case of their own, no list of probabilities and no question whose turn it is.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.clock = cost_of_the_clock()
        self.all, self.decided = Stopwatch(SPIEL_GAMES), Stopwatch(SPIEL_GAMES)
        histories = [self._history(i) for i in range(SPIEL_GAMES)]
        self.parts = [stretches(history) for history in histories]
        self.decisions = [sum(decided for decided, _ in history) for history in histories]
        self.draws = [sum(not decided for decided, _ in history) for history in histories]

    def measure(self, seconds: float) -> Figures:
        self.all.run(seconds / 2, self._play)
        self.decided.run(seconds / 2, self._replay)
        return {
            "seats": self._load(0).num_players(),
            "decisions_per_s_python": self.all.per_second(self.decisions),
            "decisions_per_s_without_draws": self.decided.per_second(self.decisions),
            "draws_per_s": self.all.per_second(self.draws),
            "moves_per_s": self.all.per_second(self.decisions) + self.all.per_second(self.draws),
            "games_per_s": self.all.per_second([1] * SPIEL_GAMES),
        }

    def _load(self, i: int) -> Any:
        import pyspiel

        return pyspiel.load_game(OPEN_SPIEL[self.name].format(seed=i + 1))

    def _history(self, i: int) -> list[tuple[bool, int]]:
        """Play a game once, off the clock: (is it a decision, action) of each move. Checks that draws are uniform."""
        s = self._load(i).new_initial_state()
        for r in drawn_numbers(i):
            if s.is_terminal():
                break
            legal = s.legal_actions()
            if s.is_chance_node():
                chance = s.chance_outcomes()
                assert [a for a, _ in chance] == legal, "legal_actions does not list the draws"
                assert max(p for _, p in chance) - min(p for _, p in chance) < 1e-9, "draws are not uniform"
            s.apply_action(legal[r % len(legal)])
        return [(move.player >= 0, move.action) for move in s.full_history()]

    def _play(self, i: int) -> float:
        game, numbers = self._load(i), drawn_numbers(i)
        start = perf_counter()
        s = game.new_initial_state()
        legal, apply = s.legal_actions, s.apply_action
        for r in numbers:
            offered = legal()
            if not offered:
                break
            apply(offered[r % len(offered)])
        return perf_counter() - start

    def _replay(self, i: int) -> float:
        """The same game, decision by decision; the clock stands still while it is started and draws are made."""
        numbers = drawn_numbers(i)
        s = self._load(i).new_initial_state()
        legal, apply = s.legal_actions, s.apply_action
        spent = 0.0
        for decided, actions in self.parts[i]:
            if not decided:
                for action in actions:
                    apply(action)
                continue
            start = perf_counter()
            for action, r in zip(actions, numbers):  # noqa: B905 - one of them is endless
                offered = legal()
                offered[r % len(offered)]
                apply(action)
            spent += perf_counter() - start - self.clock
        return spent


def stretches(moves: list[tuple[bool, int]]) -> list[tuple[bool, list[int]]]:
    """Moves as stretches of decisions and of draws in turn."""
    parts: list[tuple[bool, list[int]]] = []
    for decided, action in moves:
        if not parts or parts[-1][0] != decided:
            parts.append((decided, []))
        parts[-1][1].append(action)
    return parts


def cost_of_the_clock() -> float:
    """Seconds between two looks at the clock with nothing in between."""
    looks = [perf_counter() for _ in range(2000)]
    return min(b - a for a, b in pairwise(looks))


class Catanatron:
    """Catanatron's own random games with four players; making the board is not counted.

    Its games are long, so the quickest time is kept of every stretch of a game.
    """

    def __init__(self) -> None:
        self.watch = Stopwatch(CATAN_GAMES)
        self.actions = [0] * CATAN_GAMES
        self.best: list[list[float]] = [[] for _ in range(CATAN_GAMES)]

    def measure(self, seconds: float) -> Figures:
        self.watch.run(seconds, self._play)
        return {
            "seats": 4,
            "decisions_per_s_python": self.watch.per_second(self.actions),
            "games_per_s": self.watch.per_second([1] * CATAN_GAMES),
        }

    def _play(self, i: int) -> float:
        from catanatron import Color, Game, RandomPlayer

        game = Game([RandomPlayer(c) for c in Color], seed=i + 1)
        times = []
        over = False
        while not over:
            start = perf_counter()
            over = play_on(game)
            times.append(perf_counter() - start)
        self.actions[i] = len(game.state.actions)
        self.best[i] = [min(pair) for pair in zip(times, self.best[i] or times, strict=True)]
        return sum(self.best[i])


def play_on(game: Any) -> bool:
    """A stretch of `Game.play`; says whether the game is over."""
    from catanatron.game import TURNS_LIMIT

    for _ in range(CATAN_STRETCH):
        if game.winning_color() is not None or game.state.num_turns >= TURNS_LIMIT:
            return True
        game.play_tick()
    return False


def rows() -> list[Record]:
    """What can be measured with what is installed."""
    found = []
    for peer, build, games in (("open_spiel", "C++", list(OPEN_SPIEL)), ("catanatron", "Python", ["catan"])):
        try:
            about = {"peer": peer, "version": version(peer), "build": build}
        except PackageNotFoundError:
            continue
        found += [{**about, "game": game} for game in games]
    return found


def measure() -> None:
    subjects: dict[str, OpenSpiel | Catanatron] = {}

    def figures(row: Record) -> Figures:
        name = row["game"]
        if name not in subjects:
            subjects[name] = OpenSpiel(name) if row["peer"] == "open_spiel" else Catanatron()
        return subjects[name].measure(row["seconds"])

    serve({"rows": rows()}, figures)


# -- the environment ------------------------------------------------------------------------------------------------


def prepare() -> None:
    """Make the environment where it is missing or old, and print its Python. A peer that fails is left out."""
    python = HOME / ("Scripts" if sys.platform == "win32" else "bin") / "python"
    ready = HOME / "ready"
    wanted = sys.version + LOCK.read_text(encoding="utf-8")
    if not ready.is_file() or ready.read_text(encoding="utf-8") != wanted:
        print(f"installing the peers into {HOME.name} ...", file=sys.stderr)
        subprocess.run([sys.executable, "-m", "venv", "--clear", str(HOME)], check=True)
        failed = [peer for peer in PEERS if not install(python, peer)]
        if not failed:
            ready.write_text(wanted, encoding="utf-8")
    print(python)


def install(python: Path, peer: str) -> bool:
    pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--constraint", str(LOCK)]
    done = subprocess.run([*pip, peer], stdout=sys.stderr, check=False)
    if done.returncode != 0:
        print(f"{peer} cannot be installed here: it is not measured", file=sys.stderr)
    return done.returncode == 0


if __name__ == "__main__":
    prepare() if sys.argv[1:] == ["prepare"] else measure()
