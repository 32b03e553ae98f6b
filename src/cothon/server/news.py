"""What to do about notes from other processes."""

from __future__ import annotations

from typing import Any

from cothon.server.errors import Unavailable
from cothon.server.following import follow_soon, heard
from cothon.server.house import House
from cothon.server.identity import Identity

_ABOUT = ("step", "brief", "table", "chat", "presence", "clock")  # kinds of notes that are about a table


class News:
    def __init__(self, house: House, identity: Identity) -> None:
        self.house = house
        self.identity = identity

    async def heard(self, news: dict[str, Any]) -> None:
        if news["from"] not in self.house.others:
            self._ask_who_is_there()  # it is new, or was silent for so long that we thought it gone
        self.house.others[news["from"]] = self.house.now()
        if "player" in news:
            self.identity.forget(news["player"])
            await self._let_go(news["player"])
        about = next((news[kind] for kind in _ABOUT if kind in news), "")
        live = self.house.tables.get(str(about))
        if "step" in news and live is not None:
            heard(self.house, live, news)
        elif "step" in news or "brief" in news or "table" in news:
            self.house.changed_elsewhere(str(about))
            if live is not None:
                follow_soon(self.house, live)
                if "brief" in news and live.streams:
                    self.house.audience.tell_presence(live)
        if news.get("lobby"):
            self.house.on_change_elsewhere.send(str(about))
        if live is None:
            return
        if "chat" in news:
            live.tell_chat(await self.house.audience.chat_since(live, live.said))
        elif "presence" in news:
            live.elsewhere[news["from"]] = (news["seats"], news["watchers"])
            live.tell("presence", live.presence())
            if news["asks"] and live.streams:
                self.house.audience.tell_presence(live)
        elif "clock" in news and not live.stale:
            live.tell("clock", live.clocks_now())

    def player_changed(self, player: str) -> None:
        """Here: the other processes are told, and open streams are looked at."""
        self.house.fanout.tell(player=player)
        self.house.background(self._let_go(player))

    async def _let_go(self, player: str) -> None:
        """End the streams of somebody who was signed out, or whose token was revoked."""
        for stream in self.house.audience.streams_by(player):
            try:
                if await self.identity.holds(stream.who):
                    continue
            except Unavailable:
                pass  # then it has to come again, and show what it has
            stream.close("you were signed out" if not stream.who.token else "the token no longer works")

    def gap(self) -> None:
        """Notes were missed: look at every table that somebody listens to."""
        self.house.on_change_elsewhere.send("")
        self.house.all_changed_elsewhere()
        for live in self.house.tables.values():
            if live.streams:
                follow_soon(self.house, live)
        self._ask_who_is_there()

    def _ask_who_is_there(self) -> None:
        for live in self.house.tables.values():
            if live.streams:
                self.house.audience.tell_presence(live, asks=True)
