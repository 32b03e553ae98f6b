"""Networks that learn a game by playing themselves: what `cothon train` does. Names no game.

Only this package knows PyTorch, and imports it when it is needed; whoever plays with a network that was learned needs
neither PyTorch nor NumPy.
"""

from __future__ import annotations

from typing import Any

from cothon.core.errors import BadInput


def torch() -> Any:
    """The library, or a BadInput that says how to get it."""
    try:
        import torch as found
    except ImportError as e:
        raise BadInput("PyTorch is not installed: pip install 'cothon[train]'") from e
    return found
