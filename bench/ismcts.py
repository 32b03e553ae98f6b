"""Our strongest bot against OpenSpiel's ISMCTS, on the same game and with equal seconds for each decision.

    python bench/ismcts.py --game karibik --games 100 --seconds 0.1 --out karibik.jsonl

OpenSpiel's `ISMCTSBot` is played as it is: with its own random rollouts, its default settings and the constant of its
own tests, through `cothon.envs.openspiel`. It goes on until its time is over instead of counting simulations; the one
it is at is finished. Both sides are handed views only, and are not asked where there is one option. Every deal is
played once for each seat of ours, with the same draws as far as the game goes the same way.

Runs in the environment of the peers (`.bench-peers`, see peers.py) with the engine this Python has; what was played is
kept in `--out`, one line for each game, and not played again.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from importlib.util import find_spec
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from signal import SIGTERM, default_int_handler, signal
from time import perf_counter, process_time
from typing import Any

HERE = Path(__file__).resolve().parent
SITE = "COTHON_BENCH_SITE"  # where the packages of the Python are that this was started with
UCT_C = 1.5  # as in OpenSpiel's ismcts_agent_test, for returns within [-1, 1] like ours
ENDLESS = 1_000_000_000

if find_spec("pyspiel") is None and SITE not in os.environ:
    prepared = subprocess.run(
        [sys.executable, str(HERE / "peers.py"), "prepare"], stdout=subprocess.PIPE, text=True, check=False
    )
    if prepared.returncode != 0:
        sys.exit("the environment of the peers cannot be made")
    import rich

    from cothon import build

    python = Path(prepared.stdout.strip().splitlines()[-1])
    native = (
        python.parents[1] / build.NATIVE.name
    )  # the compiled engine of a checkout; a wheel has it beside its sources
    native.unlink(missing_ok=True)
    if build.NATIVE.is_dir():
        native.symlink_to(build.NATIVE)
    env = {**os.environ, SITE: str(Path(rich.__file__).resolve().parents[1]), "PYTHONPATH": str(build.ROOT.parent)}
    os.execve(python, [str(python), str(HERE / "ismcts.py"), *sys.argv[1:]], env)  # noqa: S606 - no shell is wanted
if SITE in os.environ:
    sys.path.append(os.environ[SITE])  # last, so that the peers keep their own packages

import numpy as np  # noqa: E402 - from here on in the environment of the peers
import pyspiel  # noqa: E402
from open_spiel.python.algorithms.ismcts import ISMCTSBot  # noqa: E402
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator  # noqa: E402
from rich.box import SIMPLE_HEAD  # noqa: E402
from rich.console import Console  # noqa: E402
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn  # noqa: E402
from rich.table import Table  # noqa: E402

from cothon import build  # noqa: E402
from cothon.bots.bot import Budget  # noqa: E402
from cothon.bots.levels import Level5  # noqa: E402
from cothon.core.errors import CothonError  # noqa: E402
from cothon.core.game import Game  # noqa: E402
from cothon.core.view import View  # noqa: E402
from cothon.envs.openspiel import register  # noqa: E402
from cothon.games import game as find_game  # noqa: E402
from cothon.games import names  # noqa: E402
from cothon.play.dice import FastDice  # noqa: E402
from cothon.play.match import Match  # noqa: E402
from cothon.play.record import Seat  # noqa: E402


@dataclass
class Thought:
    """How much one side has thought."""

    iterations: int = 0
    seconds: float = 0.0
    cpu_seconds: float = 0.0
    decisions: int = 0


class Ours:
    """Level 5, through the interface of every bot."""

    def __init__(self, game: Game, seconds: float, seed: int) -> None:
        self.game = game
        self.bot = Level5()
        self.budget = Budget(iterations=ENDLESS, milliseconds=round(seconds * 1000))
        self.dice = FastDice(seed)

    def choose(self, view: View) -> int:
        return self.bot.choose(self.game, view, self.budget, self.dice)

    @property
    def iterations(self) -> int:
        search = self.bot._search
        return 0 if search is None else int(search.iterations)


class TimeIsUp(Exception):
    pass


class Timed(ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's bot, stopped by the clock between two simulations. Of its algorithm nothing is changed.

    `sample_root_state` is what it calls first in each simulation. It has a policy from the second one on, so it gets
    two also where a single one takes all of the time.
    """

    def __init__(self, game: Any, seconds: float, seed: int) -> None:
        rng = np.random.RandomState(seed)
        super().__init__(game, RandomRolloutEvaluator(1, rng), UCT_C, ENDLESS, random_state=rng)
        self.seconds = seconds
        self.iterations = 0
        self.done = 0
        self.began = 0.0

    def run_search(self, state: Any) -> Any:
        self.began, self.done = perf_counter(), 0
        try:
            return super().run_search(state)
        except TimeIsUp:
            return self.get_final_policy(state, self._root_node)

    def sample_root_state(self, state: Any) -> Any:
        if self.done >= 2 and perf_counter() - self.began >= self.seconds:
            raise TimeIsUp
        self.done += 1
        self.iterations += 1
        return super().sample_root_state(state)


class Theirs:
    """OpenSpiel's bot. It gets a state made from the view alone; what is hidden in it was made up."""

    def __init__(self, spiel: Any, seconds: float, seed: int) -> None:
        self.spiel = spiel
        self.bot = Timed(spiel, seconds, seed)
        self.dice = FastDice(seed)

    def choose(self, view: View) -> int:
        return int(self.bot.step(self.spiel.imagine(view, self.dice)))

    @property
    def iterations(self) -> int:
        return self.bot.iterations


# -- one game -------------------------------------------------------------------------------------------------------


def play(task: dict[str, Any]) -> dict[str, Any]:
    """One game; ours has one seat, theirs all others."""
    register()
    game = find_game(task["game"])
    spiel = pyspiel.load_game(f"cothon_{task['game']}(seats={task['seats']})")
    number = task["seed"] * 1_000_003 + task["deal"]
    seats = [
        Ours(game, task["seconds"], number) if p == task["seat"] else Theirs(spiel, task["seconds"], number % 2**31 + p)
        for p in range(task["seats"])
    ]
    names = [Seat("bot", "ours" if p == task["seat"] else f"theirs {p}") for p in range(task["seats"])]
    match = Match(game, spiel.options, names, number.to_bytes(32, "big"))
    thought = {"ours": Thought(), "theirs": Thought()}
    while not match.over:
        seat = match.actor
        assert seat is not None
        view = match.view(seat)
        legal = game.legal(view)
        action = legal[0]
        if len(legal) > 1:
            action = timed(seats[seat], view, thought["ours" if seat == task["seat"] else "theirs"])
        match.submit(seat, action, match.version)
    winners = match.result().winners
    share = 1 / len(winners) if task["seat"] in winners else 0.0
    return {**task, "share": share, "scores": match.result().scores, **{k: asdict(t) for k, t in thought.items()}}


def timed(player: Ours | Theirs, view: View, thought: Thought) -> int:
    before, began, cpu = player.iterations, perf_counter(), process_time()
    action = player.choose(view)
    thought.seconds += perf_counter() - began
    thought.cpu_seconds += process_time() - cpu
    thought.iterations += player.iterations - before
    thought.decisions += 1
    return action


# -- many games -----------------------------------------------------------------------------------------------------


def tasks(name: str, said: argparse.Namespace) -> Iterator[dict[str, Any]]:
    """The games to play: every deal once for each seat of ours, so the number is rounded up to whole deals."""
    seats = min(find_game(name).seats_allowed({}))
    for deal in range(-(-said.games // seats)):
        for seat in range(seats):
            yield {
                "game": name, "rules": find_game(name).facts.version, "seats": seats, "deal": deal, "seat": seat,
                "seconds": said.seconds, "seed": said.seed,
            }  # fmt: skip


def played_before(out: Path) -> list[dict[str, Any]]:
    """The games of a run that was broken off; half a line at the end is dropped."""
    found = []
    for line in out.read_text(encoding="utf-8").splitlines() if out.is_file() else []:
        try:
            found.append(json.loads(line))
        except json.JSONDecodeError:
            continue
    return found


def run(wanted: Sequence[dict[str, Any]], out: Path, workers: int, console: Console) -> list[dict[str, Any]]:
    """Play what has not been played yet; gives all games that are wanted."""
    known = played_before(out)
    done = [r for r in known if any(t.items() <= r.items() for t in wanted)]
    missing = [t for t in wanted if not any(t.items() <= r.items() for r in known)]
    bar = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    out.parent.mkdir(parents=True, exist_ok=True)
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"))
    try:
        with Progress(*bar, console=console) as progress, out.open("a", encoding="utf-8") as file:
            shown = progress.add_task("games", total=len(wanted), completed=len(done))
            for future in as_completed([pool.submit(play, t) for t in missing]):
                done.append(future.result())
                file.write(json.dumps(done[-1]) + "\n")
                file.flush()
                progress.update(shown, advance=1, description=f"games, ours win {mean(done):.0%}")
    finally:
        pool.shutdown(cancel_futures=True)  # whoever breaks off waits for the games that are being played, not for all
    return done


# -- what came out --------------------------------------------------------------------------------------------------


def mean(games: Sequence[dict[str, Any]]) -> float:
    return sum(float(g["share"]) for g in games) / len(games)


def interval(games: Sequence[dict[str, Any]]) -> tuple[float, float]:
    """Wilson's 95 % interval: good for few games and shares near 1, too."""
    n, p, z = len(games), mean(games), 1.96
    middle, half = p + z * z / (2 * n), z * sqrt(p * (1 - p) / n + z * z / (4 * n * n))
    return (middle - half) / (1 + z * z / n), (middle + half) / (1 + z * z / n)


def rate(games: Sequence[dict[str, Any]], side: str) -> float:
    """Iterations in a second of thinking."""
    seconds = sum(float(g[side]["seconds"]) for g in games)
    return sum(int(g[side]["iterations"]) for g in games) / max(1e-9, seconds)


def report(results: dict[str, list[dict[str, Any]]]) -> Table:
    """Win shares, and iterations per second of both sides."""
    table = Table(title="level-5 against OpenSpiel's ISMCTS", box=SIMPLE_HEAD, pad_edge=False)
    for head in ("game", "seats", "s", "games", "win share (95 %)", "ours/s", "theirs/s", "ratio"):
        table.add_column(head, justify="left" if head == "game" else "right", no_wrap=True)
    for name, games in results.items():
        low, high = interval(games)
        ours, theirs = rate(games, "ours"), rate(games, "theirs")
        table.add_row(
            name, str(games[0]["seats"]), f"{games[0]['seconds']:g}", str(len(games)),
            f"{mean(games):.1%} ({low:.0%}-{high:.0%})", f"{ours:,.0f}", f"{theirs:,.0f}", f"{ours / theirs:,.0f}",
        )  # fmt: skip
    return table


def main() -> None:
    parser = argparse.ArgumentParser(description="Our strongest bot against OpenSpiel's ISMCTS, with equal seconds.")
    parser.add_argument("--game", action="append", choices=names(), help="a game; all, if none is named")
    parser.add_argument("--games", type=int, default=100, help="games of each, rounded up to whole deals")
    parser.add_argument("--seconds", type=float, default=0.1, help="for each decision")
    parser.add_argument("--seed", type=int, default=1, help="of the deals")
    parser.add_argument("--workers", type=int, default=2, help="processes that play; not more than there are cores")
    parser.add_argument("--out", type=Path, default=Path("ismcts.jsonl"), help="what was played, a line for each game")
    said = parser.parse_args()
    signal(SIGTERM, default_int_handler)
    console = Console()
    console.print(f"{build.in_words()}; results in {said.out}")
    results = {}
    try:
        for name in said.game or names():
            results[name] = run(list(tasks(name, said)), said.out, said.workers, console)
    except CothonError as e:
        sys.exit(f"error: {e}")
    except KeyboardInterrupt:
        sys.exit("broken off: the same command goes on where this one stopped")
    console.print(report(results))


if __name__ == "__main__":
    main()
