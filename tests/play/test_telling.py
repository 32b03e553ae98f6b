"""The English words of events in messages: names instead of seats, and nothing that a viewer may not know."""

from __future__ import annotations

from cothon.core import Teller
from cothon.games import game
from cothon.play.telling import told


def test_a_message_tells_an_event_with_names_and_without_its_secrets() -> None:
    g = game("karibik")
    teller = Teller()
    teller.say("reveal", seat=1, card="flute-2-1", source="deck")
    teller.whisper((), "settle", {"batch": 0, "source": "discard", "dest": "deck"}, {"card": "sailor-3"})
    reveal, settle = teller.events
    assert told(g, reveal.seen_by(None), ["Ada", "Bo"]) == "Bo reveals Flute 2/1"
    assert told(g, settle.seen_by(0), ["Ada", "Bo"]) == "A buried coin goes into the new deck: something unseen"
    assert told(g, {"event": "taken_back", "seat": 0, "to": 3}, ["Ada", "Bo"]) == "Ada takes back"
