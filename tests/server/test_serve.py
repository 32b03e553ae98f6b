"""`cothon serve` as a process: starting, listening, stopping in good order, several processes under a supervisor."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import httpx
import msgspec
import psutil
import pytest

from cothon import __version__, build
from cothon.games import names
from cothon.server.settings import Settings
from kit.patience import PATIENCE_S, wait_until
from server.serving import Serving, serving

BEGIN = "Content-Type: application/json\r\nExpect: 100-continue\r\n"  # a server says when it begins to read the body
GO_ON = b"HTTP/1.1 100 Continue\r\n\r\n"


def open_table(client: httpx.Client) -> str:
    client.get("/me").raise_for_status()
    wanted = {"game": names()[0], "seats": [{"kind": "me"}, {"kind": "open"}]}
    return str(client.post("/tables", json=wanted).raise_for_status().json()["id"])


def ask(*flags: str, **env: str) -> subprocess.CompletedProcess[str]:
    plain = {k: v for k, v in os.environ.items() if not k.startswith("COTHON_")}
    command = [sys.executable, "-m", "cothon", "serve", *flags]
    return subprocess.run(
        command, capture_output=True, text=True, check=False, env={**plain, **env}, timeout=PATIENCE_S
    )


# -- one process ----------------------------------------------------------------------------------------------------


def test_a_server_prints_its_url_answers_there_and_stops_when_told(tmp_path: Path) -> None:
    with serving(tmp_path) as server, server.client() as client:
        assert client.get("/health").json()["version"] == __version__
        assert server.url in server.said
        wait_until(lambda: "Ctrl-C stops it." in server.said)
        assert f"It runs on the {build.in_words()}." in server.said
        assert f"Its database is {tmp_path / 'data' / 'cothon.db'}." in server.said
        server.signal(signal.SIGTERM)
        assert server.end() == 0
    assert [line["message"] for line in server.log] == ["listening", "stopped"]
    assert server.log[0]["engine"] == build.name()
    assert (tmp_path / "data" / "cothon.db").exists()
    assert "Stopping" in server.said


def test_ctrl_c_stops_it_too_and_a_new_one_knows_everything(tmp_path: Path) -> None:
    with serving(tmp_path) as server, server.client() as client:
        table = open_table(client)
        cookies = dict(client.cookies)
        server.signal(signal.SIGINT)
        assert server.end() == 0
    with serving(tmp_path) as server, server.client() as client:
        client.cookies.update(cookies)
        assert client.get(f"/tables/{table}").status_code == 200


def test_it_stops_in_good_order_when_nobody_reads_what_it_prints(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "cothon", "serve", "--port", "0", "--data", str(tmp_path), "--log", "info"]
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen(command, text=True, **pipes) as server:  # type: ignore[call-overload]
        wait_until(lambda: "Ctrl-C" in server.stdout.readline())
        server.stdout.close()
        server.terminate()
        log = server.stderr.read()
    assert server.returncode == 0
    assert [json.loads(line)["message"] for line in log.splitlines()] == ["listening", "stopped"]


@pytest.mark.parametrize("place", ["table", "lobby"])
def test_streams_end_with_a_bye_when_the_server_stops(tmp_path: Path, place: str) -> None:
    with serving(tmp_path) as server, server.client() as client:
        client.get("/me").raise_for_status()
        path = f"/tables/{open_table(client)}/stream" if place == "table" else "/lobby/stream"
        heard: list[str] = []
        with client.stream("GET", path) as stream:
            for line in stream.iter_lines():
                heard.append(line)
                if line == f"event: {place}":
                    server.signal(signal.SIGTERM)
        assert "event: bye" in heard  # and the stream ended as it should: no exception
        assert server.end() == 0


def test_a_request_under_way_is_finished(tmp_path: Path) -> None:
    with serving(tmp_path) as server, server.client() as client:
        open_table(client)
        cookie = "; ".join(f"{k}={v}" for k, v in client.cookies.items())
        address = server.url.removeprefix("http://").split(":")
        with socket.create_connection((address[0], int(address[1]))) as line:
            body = msgspec.json.encode({"game": names()[0], "seats": [{"kind": "me"}, {"kind": "open"}]})
            head = f"POST /tables HTTP/1.1\r\nHost: {':'.join(address)}\r\nCookie: {cookie}\r\n"
            line.sendall(f"{head}Content-Length: {len(body)}\r\n{BEGIN}\r\n".encode())
            assert line.recv(len(GO_ON)) == GO_ON
            line.sendall(body[:10])
            server.signal(signal.SIGTERM)
            wait_until(lambda: "Stopping" in server.said)
            line.sendall(body[10:])
            assert b" 201 Created" in line.recv(4000)
        assert server.end() == 0


def test_a_second_ctrl_c_ends_it_at_once(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        address = server.url.removeprefix("http://").split(":")
        with socket.create_connection((address[0], int(address[1]))) as line:
            head = f"POST /tables HTTP/1.1\r\nHost: {':'.join(address)}\r\nContent-Length: 9\r\n{BEGIN}\r\n"
            line.sendall(head.encode())
            assert line.recv(len(GO_ON)) == GO_ON  # it has begun, and would be waited for
            server.signal(signal.SIGINT)
            wait_until(lambda: "Stopping" in server.said)
            server.signal(signal.SIGINT)
            assert server.end() == 130


def test_a_port_that_is_taken_is_named() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        done = ask("--port", str(port))
    assert done.returncode == 2
    assert done.stderr == f"error: port {port}: taken by another program; stop it, or give another with --port\n"


@pytest.mark.parametrize(
    ("flags", "env", "words"),
    [
        ("--host no.such.host.invalid", {}, "host no.such.host.invalid: not an address of this machine"),
        ("--host 192.0.2.1", {}, "host 192.0.2.1: cannot listen there"),
        ("--workers 2", {}, "several server processes need PostgreSQL"),
        ("--log loud", {}, "log loud: must be debug, info, warning or error"),
        ("", {"COTHON_STAND_IN": "parrot"}, "stand_in: no bot 'parrot'; there are random, level-1"),
        ("--db mysql://x/y", {}, "'mysql' is not known; there are sqlite and postgresql"),
        ("--db cothon.db", {}, "must be a URL, sqlite:///FILE"),
        ("", {"COTHON_PORT": "http"}, "COTHON_PORT=http: must be a whole number"),
        ("", {"COTHON_SECURE": "perhaps"}, "COTHON_SECURE=perhaps: must be true or false"),
        ("--port 0 --db postgresql://u:hidden@127.0.0.1:1/x", {}, "postgresql://u:***@127.0.0.1:1/x does not answer"),
    ],
)
def test_what_is_wrong_with_the_settings_is_said_in_one_line(
    flags: str, env: dict[str, str], words: str, tmp_path: Path
) -> None:
    done = ask("--data", str(tmp_path), *flags.split(), **env)
    assert done.returncode == 2
    assert words in done.stderr
    assert done.stderr.count("\n") == 1
    assert "hidden" not in done.stderr


def test_help_names_every_setting() -> None:
    said = re.sub(r"\s+", " ", ask("--help").stdout)
    for field in msgspec.structs.fields(Settings):
        assert f"--{field.name} " in said or f"COTHON_{field.name.upper()}" in said, field.name


def test_without_the_extra_it_says_what_to_install() -> None:
    code = "import sys; sys.modules['litestar'] = None; sys.argv = ['cothon', 'serve']; "
    code += "from cothon.cli.main import main; main()"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "pip install 'cothon[server]'" in done.stderr
    assert "litestar" in done.stderr


def test_listening_to_the_network_tells_its_address_and_warns(tmp_path: Path) -> None:
    with serving(tmp_path, "--host", "0.0.0.0") as server:
        wait_until(lambda: "Ctrl-C" in server.said)
        wait_until(lambda: "warning: this can be reached from the network without https" in server.errors)
        port = server.url.rpartition(":")[2]
        for url in re.findall(r"http://\S+", server.said):
            assert url.endswith(port)
            assert httpx.get(f"{url}/health").status_code == 200


def test_behind_https_there_is_no_warning(tmp_path: Path) -> None:
    with serving(tmp_path, "--host", "0.0.0.0", "--secure", "--origin", "https://games.example.org") as server:
        wait_until(lambda: "Ctrl-C" in server.said)
        server.signal(signal.SIGTERM)
        server.end()  # only then everything it said has been read
    assert "warning" not in server.errors
    assert "https://games.example.org" in server.said


# -- several processes ----------------------------------------------------------------------------------------------


def children(server: Serving) -> list[psutil.Process]:
    """The server processes, not the bots' processes beneath them."""
    below = psutil.Process(server.process.pid).children()
    return [p for p in below if "cothon.server.run" in p.as_dict(["cmdline"], ad_value=[])["cmdline"]]  # none: a zombie


def gone(processes: list[psutil.Process]) -> bool:
    return all(not p.is_running() or p.status() == psutil.STATUS_ZOMBIE for p in processes)


@pytest.fixture
def pair(tmp_path: Path, fresh_postgres: Callable[[], str]) -> tuple[str, ...]:
    return "--db", fresh_postgres().replace("+asyncpg", ""), "--workers", "2"


def statuses(server: Serving) -> list[int]:
    """Of the processes that ended, as the log tells them."""
    return [line["status"] for line in server.log if line["from"] == "cothon.supervisor"]


def test_a_process_that_is_killed_is_replaced_and_nobody_is_turned_away(tmp_path: Path, pair: tuple[str, ...]) -> None:
    with serving(tmp_path, *pair) as server:
        first = children(server)
        assert len(first) == 2
        with server.client() as client:
            table = open_table(client)
            cookies = dict(client.cookies)
        first[0].kill()
        wait_until(lambda: gone(first[:1]))
        for _ in range(5):  # the other one, or the new one
            assert httpx.get(f"{server.url}/tables/{table}", cookies=cookies, timeout=PATIENCE_S).status_code == 200
        wait_until(lambda: len(children(server)) == 2 and first[0] not in children(server))
        wait_until(lambda: statuses(server))
        assert statuses(server) == [-signal.SIGKILL]


def test_the_numbers_of_all_processes_are_told_together(tmp_path: Path, pair: tuple[str, ...]) -> None:
    with serving(tmp_path, *pair) as server:
        for _ in range(20):  # connections of their own: they spread over the processes
            httpx.get(f"{server.url}/health", timeout=PATIENCE_S)
        said = httpx.get(f"{server.url}/metrics", timeout=PATIENCE_S).text
        assert 'cothon_requests_total{method="GET",route="/health",status="200"} 20.0' in said


def test_all_processes_stop_together_and_say_bye(tmp_path: Path, pair: tuple[str, ...]) -> None:
    with serving(tmp_path, *pair) as server:
        both = children(server)
        with server.client() as client:
            table = open_table(client)
            cookies = dict(client.cookies)
        heard: list[list[str]] = [[] for _ in range(4)]

        def listen(lines: list[str]) -> None:
            url = f"{server.url}/tables/{table}/stream"
            with httpx.stream("GET", url, cookies=cookies, timeout=PATIENCE_S) as stream:
                lines.extend(stream.iter_lines())  # one by one, as they come

        threads = [threading.Thread(target=listen, args=(lines,)) for lines in heard]
        for thread in threads:
            thread.start()
        wait_until(lambda: all("event: table" in lines for lines in heard))
        server.signal(signal.SIGTERM)
        assert server.end() == 0
        for thread in threads:
            thread.join()
        assert all("event: bye" in lines for lines in heard)
        assert gone(both)


def test_processes_whose_supervisor_is_killed_stop_by_themselves(tmp_path: Path, pair: tuple[str, ...]) -> None:
    with serving(tmp_path, *pair) as server:
        both = children(server)
        kept = {process.environ()["PROMETHEUS_MULTIPROC_DIR"] for process in both}
        server.process.kill()
        wait_until(lambda: gone(both))
        assert not any(Path(folder).exists() for folder in kept)


def test_a_second_ctrl_c_ends_all_processes_at_once(tmp_path: Path, pair: tuple[str, ...]) -> None:
    with serving(tmp_path, *pair) as server:
        both = children(server)
        kept = {process.environ()["PROMETHEUS_MULTIPROC_DIR"] for process in both}
        for process in both:
            process.suspend()  # they will not stop in good order
        server.signal(signal.SIGINT)
        wait_until(lambda: "Stopping" in server.said)
        server.signal(signal.SIGINT)
        assert server.end() == 130
        wait_until(lambda: gone(both))
        assert not any(Path(folder).exists() for folder in kept)
