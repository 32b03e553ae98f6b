"""Where a run stands, in one file that is replaced as a whole: whoever kills the process loses what came after it.

Not kept are the games that are being played: a run that goes on begins new ones. Weights, the optimiser's memory, the
league, the anchor and what has been done so far are kept bit by bit.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from cothon.core.errors import BadInput
from cothon.train import torch

NAME = "checkpoint.pt"
FORMAT = 1


def save(folder: Path, told: dict[str, Any]) -> None:
    part = folder / f"{NAME}.part"
    with part.open("wb") as f:
        torch().save({"format": FORMAT, **told}, f)
        f.flush()
        os.fsync(f.fileno())
    part.replace(folder / NAME)


def load(folder: Path, digest: str | None = None) -> dict[str, Any]:
    """What was saved; a BadInput if there is nothing, or it belongs to another game or another layout."""
    path = folder / NAME
    if not path.is_file():
        raise BadInput(f"{path}: there is no checkpoint to go on from")
    try:
        told: dict[str, Any] = torch().load(path, map_location="cpu", weights_only=True)
    except Exception as e:  # PyTorch raises many kinds for files that are none
        raise BadInput(f"{path}: no checkpoint that can be read: {str(e).splitlines()[0]}") from e
    if not isinstance(told, dict) or told.get("format") != FORMAT:
        raise BadInput(f"{path}: made by another version of Cothon")
    if digest is not None and told["layout"] != digest:
        raise BadInput(f"{path}: trained on another game, or on another layout of its array")
    return told
