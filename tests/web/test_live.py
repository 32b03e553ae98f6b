"""Two people in two browsers: live, with reloads, a lost network and a server that is killed; nothing is lost, and
nothing that one of them must not know reaches his browser."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from typing import Any

import pytest

from cothon.games import names
from cothon.play.files import parse
from cothon.play.match import Match
from cothon.play.verify import replay
from kit.browser import ANSWER, GAME_S, LIT, SEND, Clicker, Host, Visitor

Visit = Callable[..., Visitor]
NETWORK = r"ERR_|Failed to load resource|status of 50\d"


class Traffic:
    """Everything a browser received: bodies of answers, and messages of streams."""

    def __init__(self, visitor: Visitor) -> None:
        self.texts: list[str] = []
        line = visitor.context.new_cdp_session(visitor.page)
        line.send("Network.enable")
        line.on("Network.eventSourceMessageReceived", lambda e: self.texts.append(e["data"]))
        visitor.page.on("response", self._answered)

    def _answered(self, response: Any) -> None:
        if "/tables/" in response.url and "/stream" not in response.url:
            try:
                self.texts.append(response.text())
            except Exception:
                return  # the page was gone before its body was read

    def positions(self) -> list[dict[str, Any]]:
        """Whatever has a version and a view, or is told of a version, in all of it."""
        found: list[dict[str, Any]] = []
        for text in self.texts:
            try:
                self._collect(json.loads(text), found)
            except ValueError:
                continue
        return found

    def _collect(self, data: Any, found: list[dict[str, Any]]) -> None:
        if isinstance(data, dict):
            if "version" in data and ("view" in data or "event" in data):
                found.append(data)
            for inner in data.values():
                self._collect(inner, found)
        elif isinstance(data, list):
            for inner in data:
                self._collect(inner, found)


class Knowledge:
    """What a seat may have been told at each version, worked out from the record when all is known."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self.seat = seat

    def view(self, version: int) -> Any:
        game = self.match.game
        return plain(game.show(game.mask(self.match.world(version), self.seat)))

    def events(self, version: int) -> list[Any]:
        return [plain(event.seen_by(self.seat)) for event in self.match.told(version)]

    def fits(self, told: dict[str, Any]) -> bool:
        """Whether a message tells just that, no more. What is told when the game is over is open."""
        version = told["version"]
        if "view" in told:
            return bool(told["ended"]) or told["view"] == self.view(version)
        return self.match.version == version or told["event"] in self.events(version)


def plain(data: Any) -> Any:
    return json.loads(json.dumps(data))


def seated(visit: Visit, name: str, bots: int = 0) -> tuple[Visitor, Visitor, str]:
    """Ada opens a table by the API, Bela comes with the link; both look at it in their browsers."""
    ada, bela = visit(), visit()
    for someone in (ada, bela):
        someone.expected = NETWORK
    seats = [{"kind": "me"}, {"kind": "invited"}, *[{"kind": "bot", "bot": "random"}] * bots]
    ada.page.request.get("/me")
    told = ada.page.request.post("/tables", data={"game": name, "seats": seats, "public": False}).json()
    bela.page.request.get("/me")
    key = told["join_key"]
    joined = bela.page.request.post(f"/tables/{told['id']}/join", data={"key": key, "entropy": "0102"})
    assert joined.ok, joined.text()
    assert ada.page.request.post(f"/tables/{told['id']}/ready", data={"entropy": "03"}).ok
    for someone in (ada, bela):
        someone.go(f"/table/{told['id']}")
    return ada, bela, str(told["id"])


@pytest.mark.parametrize("name", names())
def test_two_browsers_play_each_other(visit: Visit, host: Host, name: str) -> None:
    ada, bela, table = seated(visit, name, bots=1 if name == "porto" else 0)
    traffic = {0: Traffic(ada), 1: Traffic(bela)}
    for someone in (ada, bela):
        someone.page.reload()  # so that the traffic has all of it
    players = [Clicker(ada, 1), Clicker(bela, 2)]
    dice, began, disturbed = random.Random(name), time.monotonic(), 0
    while not all(p.visitor.over() for p in players):
        assert time.monotonic() < began + GAME_S
        for p in players:
            if p.visitor.page.locator(f"{LIT}, {ANSWER}, {SEND}").count():
                try:
                    p.once()
                except Exception as e:
                    if "Timeout" not in str(e) and "not attached" not in str(e):
                        raise
            p.visitor.page.wait_for_timeout(15)
        if dice.random() < 0.05 and disturbed < 6:
            disturbed += 1
            disturb(disturbed, ada, bela, host)
    records = {someone.page.request.get(f"/tables/{table}/record").text() for someone in (ada, bela)}
    assert len(records) == 1
    assert ada.version() == bela.version() == ada.seen(table)["position"]["version"]
    assert disturbed >= 4
    match = replay(parse(records.pop()))
    for seat, heard in traffic.items():
        knows, told = Knowledge(match, seat), heard.positions()
        assert sum("view" in one for one in told) > 20
        assert sum("event" in one for one in told) > 20
        for one in told:
            assert knows.fits(one), f"seat {seat} was told something else than it may know: {one}"


def disturb(n: int, ada: Visitor, bela: Visitor, host: Host) -> None:
    if n % 3 == 1:
        ada.page.reload()
    elif n % 3 == 2:
        bela.context.set_offline(True)
        bela.page.wait_for_timeout(400)
        bela.context.set_offline(False)
    else:
        host.restart()
