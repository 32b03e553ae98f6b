"""What a rude client costs the others: long and slow headers, silent connections, a crowd of thinking bots.

    python bench/doors.py              all of it, about four minutes
    python bench/doors.py headers      one of: headers, drip, half, files, bots

`siege.py` has all of that at once. Each scene starts a server of its own and prints one line. The rude client and the
polite one are both on this machine.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

import httpx

MEGA = 1_000_000
PATIENCE = 60.0


@contextmanager
def server(*flags: str, files: int = 0) -> Iterator[str]:
    """A server on a free port: its URL. `files`: how many it may open."""
    before = ["sh", "-c", f'ulimit -n {files}; exec "$@"', "sh"] if files else []
    with tempfile.TemporaryDirectory() as folder:
        command = [*before, sys.executable, "-m", "cothon", "serve", "--port", "0", "--data", folder, *flags]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert process.stdout is not None
        try:
            found = re.search(r"http://[\w.:]+", process.stdout.readline())
            assert found is not None
            yield found[0]
        finally:
            process.kill()
            process.wait()


def connect(url: str) -> socket.socket:
    host, _, port = url.removeprefix("http://").partition(":")
    return socket.create_connection((host, int(port)), timeout=PATIENCE)


def said(line: socket.socket) -> str:
    """The first line of the answer, or what became of the connection."""
    try:
        return line.recv(200).decode("latin-1").partition("\r\n")[0] or "closed"
    except OSError as e:
        return type(e).__name__


def waits(url: str, until: Callable[[], bool]) -> list[float]:
    """Seconds that a polite client waits for each of its requests, each on a connection of its own."""
    found = []
    while not until():
        began = time.perf_counter()
        try:
            httpx.get(f"{url}/health", timeout=PATIENCE)
        except httpx.HTTPError:
            found.append(PATIENCE)
        found.append(time.perf_counter() - began)
        time.sleep(0.02)
    return found


def headers() -> str:
    with server() as url, connect(url) as line:
        many = b"".join(b"x-%d: 1\r\n" % n for n in range(100_000))
        with suppress(OSError):  # it may be refused before all of it is sent
            line.sendall(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n" + many + b"\r\n")
        return f"headers  100,000 headers in a request: {said(line)}"


def drip() -> str:
    done = threading.Event()
    sent = 0

    def rude(url: str) -> None:
        nonlocal sent
        with connect(url) as line:
            try:
                line.sendall(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nx: ")
                for _ in range(40):
                    line.sendall(b"a" * MEGA)
                    sent += MEGA
                until = time.monotonic() + 20
                while time.monotonic() < until:
                    line.sendall(b"a" * 1000)
                    sent += 1000
            except OSError:
                pass
        done.set()

    with server() as url:
        waits(url, iter([False, False, True]).__next__)
        threading.Thread(target=rude, args=(url,), daemon=True).start()
        began = time.monotonic()
        found = waits(url, lambda: done.is_set() and time.monotonic() - began > 3)
    return f"drip     a header of 40 MB, then drips: {sent / MEGA:.1f} MB taken, others waited up to {max(found):.2f} s"


def still_open(lines: list[socket.socket]) -> int:
    count = 0
    for line in lines:
        line.setblocking(False)
        try:
            while line.recv(1000):
                pass
        except BlockingIOError:
            count += 1
        except OSError:
            pass
    return count


def half(seconds: float = 100) -> str:
    with server() as url:
        begun, silent = [connect(url) for _ in range(500)], [connect(url) for _ in range(100)]
        for line in begun:
            line.sendall(b"GET /health HTTP/1.1\r\nHost: 127")
        time.sleep(seconds)
        left = still_open(begun), still_open(silent)
    return f"half     open after {seconds:g} s: {left[0]} of 500 half-sent headers, {left[1]} of 100 silent connections"


def files() -> str:
    with server(files=1024) as url:
        lines = []
        for _ in range(1100):
            try:
                lines.append(connect(url))
            except OSError:
                break
        time.sleep(2)
        began, answers = time.perf_counter(), 0
        for _ in range(10):
            with suppress(httpx.HTTPError):
                answers += httpx.get(f"{url}/health", timeout=5).status_code == 200
        took = time.perf_counter() - began
    return f"files    1,024 files, {len(lines)} silent connections: {answers} of 10 requests answered in {took:.1f} s"


def bots() -> str:
    return asyncio.run(_bots())


async def _bots() -> str:
    # A guest may not have so many tables of bots, nor the bot `search`: here the host of the server allows it.
    for name, value in (("BOT_TABLES_PER_GUEST", "20"), ("SEARCH", "everybody"), ("THINKING_PER_GUEST", "0")):
        os.environ.setdefault(f"COTHON_{name}", value)
    with server() as url:
        async with (
            httpx.AsyncClient(base_url=url, timeout=PATIENCE) as rude,
            httpx.AsyncClient(base_url=url, timeout=PATIENCE) as polite,
        ):
            await rude.get("/me")
            await polite.get("/me")
            alone = await _answers(polite)
            for _ in range(20):
                seats = [{"kind": "bot", "bot": "search"}] * 4
                (await rude.post("/tables", json={"game": "karibik", "seats": seats})).raise_for_status()
            await asyncio.sleep(5)
            crowded = await _answers(polite)
    return f"bots     a level-5 bot alone: {_shown(alone)}; beside 20 tables of thinking bots: {_shown(crowded)}"


def _shown(seconds: list[float]) -> str:
    ordered = sorted(seconds)
    middle, late = ordered[len(seconds) // 2], ordered[int(0.95 * len(seconds))]
    return f"median {middle:.2f} s, p95 {late:.2f} s, most {max(seconds):.2f} s, {len(seconds)} answers"


async def _answers(person: httpx.AsyncClient) -> list[float]:
    """How long two bots of level 5 take for each of their decisions at a table nobody else sits at."""
    seats = [{"kind": "bot", "bot": "level-5"}] * 2
    made = (await person.post("/tables", json={"game": "karibik", "seats": seats})).raise_for_status().json()
    found: list[float] = []
    last, version = time.perf_counter(), -1
    until = last + PATIENCE
    while len(found) < 40 and time.perf_counter() < until:
        seen: Any = (await person.get(f"/tables/{made['id']}")).raise_for_status().json()["table"]
        now = time.perf_counter()
        here = seen["version"]
        if here != version:
            if version >= 0:
                found.append(now - last)
            version, last = here, now
        if seen["status"] != "playing":
            break
        await asyncio.sleep(0.03)
    return found or [PATIENCE]


SCENES: dict[str, Callable[[], str]] = {"headers": headers, "drip": drip, "half": half, "files": files, "bots": bots}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("scene", nargs="?", choices=SCENES)
    chosen = parser.parse_args().scene
    os.environ.setdefault("COTHON_LOG", "error")
    os.environ.setdefault("COTHON_EAGER_THINKERS", "1")  # else they wait for whatever else runs on this machine
    for name, scene in SCENES.items():
        if chosen in (None, name):
            print(scene(), flush=True)


if __name__ == "__main__":
    main()
