"""Measures other people's engines, in an environment of their own that does not know Cothon.

Run by `cothon bench engine --peers`. `prepare` (with any Python) makes that environment; `measure` (with its Python)
says what is installed and then answers each line (a row, as JSON) with its figures. Everything is done in the way that
is quickest for the peer.
"""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, version
from itertools import cycle, pairwise
from pathlib import Path
from time import perf_counter
from typing import Any

HERE = Path(__file__).resolve().parent
HOME = HERE.parent / ".bench-peers"
LOCK = HERE / "requirements-peers.lock"

# Bridge without its double-dummy solver, which takes a tenth of a second at the end of every auction.
OPEN_SPIEL = {
    "hearts": "hearts",
    "gin_rummy": "gin_rummy",
    "euchre": "euchre",
    "skat": "skat",
    "tarok": "tarok",
    "crazy_eights": "crazy_eights",
    "bridge": "bridge(use_double_dummy_result=false)",
}

Figures = dict[str, float]


def drawn_numbers() -> Iterator[int]:
    """An endless stream of numbers drawn in advance, as for Cothon."""
    source = random.Random(2)
    return cycle([source.getrandbits(30) for _ in range(1 << 14)])


class OpenSpiel:
    """A C++ game of OpenSpiel, driven from plain Python.

    All draws of these games are uniform (checked at the start), and `legal_actions` lists them, too: so draws need no
    case of their own, no list of probabilities and no question whose turn it is.
    """

    def __init__(self, name: str) -> None:
        import pyspiel

        self.game = pyspiel.load_game(OPEN_SPIEL[name])
        self.numbers = drawn_numbers()
        self.clock = cost_of_the_clock()
        for _ in range(5):
            self._check_draws()

    def _check_draws(self) -> None:
        s = self.game.new_initial_state()
        while not s.is_terminal():
            legal = s.legal_actions()
            if s.is_chance_node():
                chance = s.chance_outcomes()
                assert [a for a, _ in chance] == legal, "legal_actions does not list the draws"
                assert max(p for _, p in chance) - min(p for _, p in chance) < 1e-9, "draws are not uniform"
            s.apply_action(legal[next(self.numbers) % len(legal)])

    def measure(self, seconds: float) -> Figures:
        return {**self._all(seconds / 2), **self._without_draws(seconds / 2), "seats": self.game.num_players()}

    def _finish(self, s: Any) -> Any:
        legal, apply = s.legal_actions, s.apply_action
        for r in self.numbers:
            offered = legal()
            if not offered:
                break
            apply(offered[r % len(offered)])
        return s

    def _all(self, seconds: float) -> Figures:
        """Whole games; what was a draw and what a decision is counted afterwards, off the clock."""
        games = decisions = moves = 0
        spent = 0.0
        while spent < seconds:
            start = perf_counter()
            s = self._finish(self.game.new_initial_state())
            spent += perf_counter() - start
            history = s.full_history()
            games += 1
            moves += len(history)
            decisions += sum(move.player >= 0 for move in history)
        return {
            "decisions_per_s_python": decisions / spent,
            "draws_per_s": (moves - decisions) / spent,
            "moves_per_s": moves / spent,
            "games_per_s": games / spent,
        }

    def _without_draws(self, seconds: float) -> Figures:
        """Finished games once more, decision by decision; the clock stands still while draws are made."""
        decisions = 0
        spent = 0.0
        while spent < seconds:
            dealt = self._dealt()
            history = self._finish(dealt.clone()).full_history()[len(dealt.history()) :]
            decisions += sum(move.player >= 0 for move in history)
            spent += self._replay(dealt, stretches([(move.player >= 0, move.action) for move in history]))
        return {"decisions_per_s_without_draws": decisions / spent}

    def _dealt(self) -> Any:
        """A position after the first draws: some games draw for themselves, so a deal cannot be made twice."""
        s = self.game.new_initial_state()
        while s.is_chance_node():
            legal = s.legal_actions()
            s.apply_action(legal[next(self.numbers) % len(legal)])
        return s

    def _replay(self, s: Any, parts: list[tuple[bool, list[int]]]) -> float:
        legal, apply = s.legal_actions, s.apply_action
        numbers = self.numbers
        spent = 0.0
        for decided, actions in parts:
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
    """Catanatron's own random games with four players; making the board is not counted."""

    def __init__(self) -> None:
        self.seed = 0

    def measure(self, seconds: float) -> Figures:
        from catanatron import Color, Game, RandomPlayer

        actions = games = 0
        spent = 0.0
        while spent < seconds:
            self.seed += 1
            game = Game([RandomPlayer(c) for c in Color], seed=self.seed)
            start = perf_counter()
            game.play()
            spent += perf_counter() - start
            actions += len(game.state.actions)
            games += 1
        return {"decisions_per_s_python": actions / spent, "games_per_s": games / spent, "seats": 4}


def subject(peer: str, name: str) -> OpenSpiel | Catanatron:
    return OpenSpiel(name) if peer == "open_spiel" else Catanatron()


def rows() -> list[dict[str, str]]:
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
    print(json.dumps({"rows": rows()}), flush=True)
    subjects: dict[str, OpenSpiel | Catanatron] = {}
    for line in sys.stdin:
        row = json.loads(line)
        name = f"{row['peer']} {row['game']}"
        if name not in subjects:
            subjects[name] = subject(row["peer"], row["game"])
        print(json.dumps(subjects[name].measure(row["seconds"])), flush=True)


# -- the environment ----------------------------------------------------------------------------------------------


def prepare() -> None:
    """Make the environment where it is missing or old, and print its Python. A peer that fails is left out."""
    python = HOME / ("Scripts" if sys.platform == "win32" else "bin") / "python"
    ready = HOME / "ready"
    wanted = sys.version + LOCK.read_text(encoding="utf-8")
    if not ready.is_file() or ready.read_text(encoding="utf-8") != wanted:
        print(f"installing the peers into {HOME.name} ...", file=sys.stderr)
        subprocess.run([sys.executable, "-m", "venv", "--clear", str(HOME)], check=True)
        failed = [peer for peer in ("open_spiel", "catanatron") if not install(python, peer)]
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
