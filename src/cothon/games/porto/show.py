"""x"""

from __future__ import annotations

from cothon.games.porto.view import PortoView


def show(v: PortoView) -> dict[str, object]:
    return {}
