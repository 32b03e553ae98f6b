"""x"""

from __future__ import annotations

from cothon.games.porto.state import PortoState


def write(s: PortoState) -> str:
    return ""


def read(text: str) -> PortoState:
    raise NotImplementedError
