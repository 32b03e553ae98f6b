"""What to do about notes from other processes."""

from __future__ import annotations

from typing import Any

from cothon.server.house import House
from cothon.server.identity import Identity
from cothon.server.playing import recent_chat
from cothon.server.sweeper import follow

PRESENT_MS = 60_000


class News:
    def __init__(self, house: House, identity: Identity) -> None:
        self.house = house
        self.identity = identity
        house.fanout.on_news = self.heard
        house.fanout.on_gap = self.gap

    async def heard(self, news: dict[str, Any]) -> None:
        if "player" in news:
            self.identity.forget(news["player"])
            if news.get("signed_out"):
                self.house.end_streams(news["player"], "you were signed out")
        about = news.get("table") or news.get("chat") or news.get("presence") or news.get("clock")
        live = self.house.tables.get(str(about))
        if "table" in news:
            if live is not None:
                await follow(self.house, live)
            if news.get("lobby"):
                self.house.lobby_news(news["table"])
        if live is None:
            return
        if "chat" in news:
            for line in await recent_chat(self.house, news["chat"], live.said):
                live.said = line.id
                live.tell("chat", line)
        elif "presence" in news:
            until = self.house.now() + PRESENT_MS
            live.elsewhere[news["process"]] = (until, news["seats"], news["watchers"])
            live.tell("presence", live.presence(self.house.now()))
        elif "clock" in news:
            live.tell("clock", {name: news[name] for name in ("seat", "stage", "until")})

    def gap(self) -> None:
        """Notes were missed: look at every table that somebody listens to."""
        self.house.lobby_news("")
        for live in self.house.tables.values():
            live.stale = True
            if live.streams:
                self.house.background(follow(self.house, live))
