"""What the records of `games/<game>/shown.py` say beyond their types: which words a text can be.

`make games` writes the browser's types from those records, `make docs` their reference; a test holds what is shown
against them.
"""

from __future__ import annotations

from typing import Final


class Names:
    """`Good = Annotated[str, Names(*GOOD_NAMES)]`: a text that is one of these, taken from the game's declarations."""

    def __init__(self, *values: str) -> None:
        self.values = values


class Some:
    """`Annotated[dict[Good, int], SOME]`: not every name needs to be there."""


SOME: Final = Some()
