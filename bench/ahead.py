"""How long looking ahead takes: the engine alone, and the answer of a server on loopback.

    python bench/ahead.py                 all games, 300 positions each, about a minute
    python bench/ahead.py --positions 50

Positions are those of random games, in the variant in which a game hides most; each is asked about one legal answer. Of
the server it is the whole request of one client, one after the other, the least of three, in the build that runs here.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx

from cothon import build
from cothon.games import game, names
from cothon.play.ahead import ahead
from cothon.play.dice import FastDice
from cothon.play.match import Match
from cothon.play.record import Seat

HIDING = {"karibik": "seats=4 spent=unseen", "traders": "seats=4 view=table", "carthago": "seats=4", "porto": "seats=5"}
WARMING = 20  # requests to a server that has just started are not counted
AGAIN = 3  # the least of so many counts: on a busy machine the others waited for a core


def engine(name: str, positions: int) -> list[float]:
    """Milliseconds that `ahead` computes, at positions of random games."""
    g = game(name)
    times: list[float] = []
    options = g.options_from(HIDING.get(name, ""))
    seats = [Seat("human", f"player {i}") for i in range(options.seats)]
    dice = FastDice(1)
    while len(times) < positions:
        match = Match(g, options, seats, len(times).to_bytes(32, "big"))
        while (seat := match.actor) is not None and len(times) < positions:
            view = match.view(seat)
            legal = g.legal(view)
            action = legal[dice.below(len(legal))]
            if dice.below(4) == 0:
                begun = time.process_time()
                ahead(g, view, [action])
                times.append(1000 * (time.process_time() - begun))
            match.submit(seat, action, match.version)
    return times


@contextmanager
def server() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "cothon", "serve", "--port", "0", "--data", folder]
        env = {**os.environ, "COTHON_RATE": "0"}  # one client asks more often than a person
        process = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert process.stdout is not None
        try:
            found = re.search(r"http://[\w.:]+", process.stdout.readline())
            assert found is not None
            yield found[0]
        finally:
            process.kill()
            process.wait()


def over_the_wire(url: str, name: str, positions: int) -> list[float]:
    """Milliseconds of whole requests, at a table of one person with all seats on one device."""
    times: list[float] = []
    options = game(name).options_from(HIDING.get(name, ""))
    with httpx.Client(base_url=url, timeout=60) as client:
        client.get("/me")
        opened: dict[str, Any] = {"game": name, "options": options.unusual(), "public": False, "odds": False}
        opened["seats"] = [{"kind": "me"}, *[{"kind": "hot"}] * (options.seats - 1)]
        dice = FastDice(2)
        while len(times) < positions + WARMING:
            table = client.post("/tables", json=opened).raise_for_status().json()["id"]
            client.post(f"/tables/{table}/ready", json={"entropy": "00"}).raise_for_status()
            while len(times) < positions + WARMING:
                asked = client.get(f"/tables/{table}").json()["table"]["asked"]
                if asked is None:
                    break
                where = client.get(f"/tables/{table}", params={"seat": asked}).json()["position"]
                offer = where["offers"][dice.below(len(where["offers"]))]["id"]
                times.append(min(request(client, table, offer, asked) for _ in range(AGAIN)))
                client.post(f"/tables/{table}/do", json={"do": offer, "at": where["version"]}).raise_for_status()
    return times[WARMING:]


def request(client: httpx.Client, table: str, offer: int, seat: int) -> float:
    begun = time.perf_counter()
    client.get(f"/tables/{table}/ahead", params={"do": offer, "seat": seat}).raise_for_status()
    return 1000 * (time.perf_counter() - begun)


def row(name: str, how: str, times: list[float]) -> str:
    ordered = sorted(times)
    shown = [ordered[len(ordered) * part // 100] for part in (50, 95, 99)]
    return f"| {name} | {how} | {' | '.join(f'{ms:.1f}' for ms in (*shown, ordered[-1]))} |"


def main() -> None:
    parser = argparse.ArgumentParser(description="How long looking ahead takes, in milliseconds.")
    parser.add_argument("--positions", type=int, default=300, help="positions of each game (300)")
    positions = parser.parse_args().positions
    print(f"build: {build.name()}")
    print("| game | what | median | 95 % | 99 % | longest |")
    print("|---|---|---|---|---|---|")
    with server() as url:
        for name in names():
            print(row(name, "engine", engine(name, positions)), flush=True)
            print(row(name, "server, loopback", over_the_wire(url, name, positions)), flush=True)


if __name__ == "__main__":
    main()
