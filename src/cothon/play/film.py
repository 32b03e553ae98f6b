"""What one viewer knew, version by version: for screens that show how it came about, not only what it is now."""

from __future__ import annotations

from typing import NamedTuple

from cothon.core.view import View


class Frame(NamedTuple):
    """A version as a viewer knew it then.

    deed    the number of the decision that led to it
    asked   the seat that was asked then, and the name of the question; None: chance was due, or it was over
    events  what happened from the version before to this one, as it was told to the viewer then
    """

    version: int
    deed: int
    view: View
    asked: tuple[int, str] | None
    events: list[dict[str, object]]
