"""Everything that happens, declared once: its clause, its fields and what kind each of them is.

Sentences are in `locales/<language>/mooring.ftl`, under `event-lay` and so on.
"""

from __future__ import annotations

from typing import Final

from cothon.core.events import NUMBER, SEAT, EventType, Story, secret, thing

CRATE: Final = thing("crate")

STORY: Final = Story(
    [
        EventType("turn", "M3.1", seat=SEAT),
        EventType("crate", "M2.2", seat=SEAT, crate=secret("crate")),
        EventType("lay", "M3.2", seat=SEAT, crate=CRATE),
        EventType("sink", "M4.1", seat=SEAT, owner=SEAT, crate=CRATE, left=NUMBER),
        EventType("spare", "M4.2", seat=SEAT),
        EventType("over", "M5.1"),
    ]
)
