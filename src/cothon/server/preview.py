"""What a messenger shows of a link to a table: the game, and who invites. It goes into the head of the page, and tells
only what the holder of that very link may see; of a private table nothing without its key.
"""

from __future__ import annotations

from html import escape

from cothon.locales import voice
from cothon.server.access import JOIN, Links
from cothon.server.live import Live
from cothon.server.storage.rows import FINISHED, WAITING


def tags(live: Live, links: Links, key: str, language: str, origin: str) -> str:
    """The tags of Open Graph for this link; none where the link shows nothing."""
    if not live.row.public and not links.opens(live, key):
        return ""
    say = voice(language).say
    title = live.game.facts.title
    host = next((s.name for s in live.seats if s.player_id == live.row.host), "")
    free = sum(not s.taken and s.player_id is None for s in live.seats)
    status = live.row.status
    if status == WAITING and host and free and (live.row.public or links.fits(live, JOIN, key)):
        headline = say("preview-invites", game=title, host=host)
        words = say("preview-seats", free=free, seats=len(live.seats))
    else:
        headline = say("preview-table", game=title)
        names = say("list-none") if not (there := [s.name for s in live.seats if s.name]) else ", ".join(there)
        words = say("preview-over" if status == FINISHED else "preview-watch", names=names)
    told = {
        "og:site_name": "Cothon",
        "og:type": "website",
        "og:title": headline,
        "og:description": words,
        "og:image": f"{origin}/icon-512.png",
        "twitter:card": "summary",
    }
    return "".join(f'    <meta property="{name}" content="{escape(said)}" />\n' for name, said in told.items())
