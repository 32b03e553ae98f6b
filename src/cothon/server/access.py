"""Who may see a table, and who may sit down: the one place that decides. A public id alone never authorises."""

from __future__ import annotations

import hmac

from cothon.server.errors import Conflict, Forbidden, NotThere
from cothon.server.identity import Who
from cothon.server.live import Live
from cothon.server.storage.rows import FINISHED, WAITING

JOIN, WATCH = "join", "watch"
_LENGTH = 20


class Links:
    """Keys of invitation links. They are made from the server's secret and stored nowhere; raising `link_no` renews."""

    def __init__(self, secret: str) -> None:
        self.renew(secret)

    def renew(self, secret: str) -> None:
        self._secret = secret.encode()

    def key(self, live: Live, purpose: str) -> str:
        return self._made(live.row.id, live.row.link_no, purpose)

    def watch_next(self, live: Live) -> str | None:
        """The key with which those who watched a game watch its rematch; new links of that table shut it."""
        following = live.row.next_table
        return None if following is None or live.row.watchers == "off" else self._made(following, 0, WATCH)

    def _made(self, table_id: str, link_no: int, purpose: str) -> str:
        said = f"{purpose}:{table_id}:{link_no}".encode()
        return hmac.digest(self._secret, said, "sha256").hex()[:_LENGTH]

    def fits(self, live: Live, purpose: str, key: str) -> bool:
        return hmac.compare_digest(self.key(live, purpose).encode(), key.encode())

    def opens(self, live: Live, key: str) -> bool:
        """Any key of the table lets its holder look at it; only the join key lets him sit down."""
        return bool(key) and (self.fits(live, JOIN, key) or self.fits(live, WATCH, key))


def check_seen(live: Live, who: Who, key: str, links: Links) -> None:
    """NotThere or Forbidden if this visitor may not look at the table."""
    if who.player in live.owners:
        return
    holds_key = links.opens(live, key)
    if not live.row.public and not holds_key:
        raise NotThere("no-such-table")
    if who.player in live.banned:
        raise Forbidden("removed-by-the-host")
    if live.row.status in (WAITING, FINISHED) or live.row.watchers == "open":
        return
    if live.row.watchers == "off":
        raise Forbidden("nobody-may-watch")
    if not holds_key:
        raise Forbidden("watch-by-link")


def check_known(live: Live, who: Who) -> None:
    """Of a private table strangers do not even hear that it is there."""
    if not live.row.public and who.player not in live.owners:
        raise NotThere("no-such-table")


def viewer_of(live: Live, who: Who, seat: int | None) -> int | None:
    """The seat this visitor looks from: one of its own, the first by default; None is a watcher."""
    own = live.seats_of(who.player)
    if seat is None:
        return own[0] if own else None
    if seat not in own:
        raise Forbidden("not-your-seat", seat=seat)
    return seat


def own_seats(live: Live, who: Who) -> list[int]:
    """The seats of this visitor, who must have one."""
    own = live.seats_of(who.player)
    if not own:
        check_known(live, who)
        raise Forbidden("no-seat-of-yours")
    return own


def own_seat(live: Live, who: Who) -> int:
    """The seat for which this visitor acts: the one that is asked, if it is his."""
    own = own_seats(live, who)
    actor = live.row.actor
    return actor if actor in own else own[0]


def present_seat(live: Live, own: list[int]) -> int:
    """One of these seats that its owner plays himself, the one that is asked if possible."""
    there = [s for s in own if not live.seats[s].resigned and not live.seats[s].away]
    if there:
        return live.row.actor if live.row.actor in there else there[0]
    if all(live.seats[s].resigned for s in own):
        raise Conflict("you-resigned")
    raise Conflict("bot-plays-for-you", away=True)


def check_host(live: Live, who: Who) -> None:
    if who.player != live.row.host:
        check_known(live, who)
        raise Forbidden("only-the-host")
