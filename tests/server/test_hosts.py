"""The names a server goes by: what a Host header may say."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from cothon.server.hosts import Hosts, WrongHost
from cothon.server.settings import Settings
from server.serving import serving

OURS = [
    "127.0.0.1",
    "192.168.7.9:8710",
    "[::1]",
    "[2001:db8::7]:8710",
    "localhost",
    "LOCALHOST:80",
    "a.localhost:1",
    "",
]
OTHERS = ["elsewhere.example", "elsewhere.example:8710", "localhost.elsewhere.example", "127.0.0.1.elsewhere.example"]
ODD = [
    "[::1",
    "::1",
    "[elsewhere.example]",
    "a:b",
    "localhost:80:80",
    "\xff",
    "[]",
    ":80",
    "localhost@elsewhere.example",
]


@pytest.mark.parametrize("said", [*OURS, None, socket.gethostname(), f"{socket.gethostname()}.local:8710"])
def test_addresses_and_names_of_this_machine_hold(said: str | None) -> None:
    Hosts(Settings()).check(said)


@pytest.mark.parametrize("said", [*OTHERS, *ODD])
def test_every_other_name_is_refused_and_the_flags_are_named(said: str) -> None:
    with pytest.raises(WrongHost, match=r"--hosts.*--origin"):
        Hosts(Settings()).check(said)


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        (Settings(origin="https://Games.example.org"), "games.example.org"),
        (Settings(origin="https://games.example.org:444/"), "games.example.org:444"),
        (Settings(hosts="a.example, Cothon"), "cothon:8710"),
        (Settings(hosts="a.example,cothon"), "A.EXAMPLE."),
        (Settings(host="games.lan"), "games.lan:8710"),
        (Settings(hosts="*"), "elsewhere.example"),
    ],
)
def test_names_that_were_given_hold(settings: Settings, said: str) -> None:
    Hosts(settings).check(said)
    with pytest.raises(WrongHost):
        Hosts(Settings()).check(said)


def test_a_page_that_lets_its_name_point_here_reads_nothing(tmp_path: Path) -> None:
    with serving(tmp_path) as server, server.client() as client:
        for path in ("/", "/me", "/metrics", "/health", "/lobby", "/nowhere", "/schema/openapi.json"):
            refused = client.get(path, headers={"host": "elsewhere.example"})
            assert (refused.status_code, refused.json()["error"]) == (421, "wrong-host")
            assert "set-cookie" not in refused.headers
            assert client.get(path).status_code != 421
        assert client.post("/sign-in", headers={"host": "elsewhere.example"}, json={}).status_code == 421


def test_a_server_for_the_network_is_reached_by_any_of_its_addresses(tmp_path: Path) -> None:
    with serving(tmp_path, "--host", "0.0.0.0", "--hosts", "games.lan") as server, server.client() as client:
        for name in ("192.168.7.9:8710", "[fe80::1]:8710", "games.lan"):
            assert client.get("/health", headers={"host": name}).status_code == 200
