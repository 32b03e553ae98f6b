"""What a seat can see of an OpenSpiel state, as text and as numbers, with a public and a private part.

The public part is the view of a spectator. The private part is where the seat's own view differs from it. Both are the
numbers of `View.key`, in a row of fixed length: plain, but complete as long as the row is long enough (`ROOM`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel

from cothon.core.view import View

if TYPE_CHECKING:
    from cothon.envs.openspiel_state import SpielState

ROOM = 4
"""A key may grow to so many times its length at the start; what does not fit is cut off (from the array, not the text).

The longest one in the test games grew to 3 times.
"""


class Observer:
    """OpenSpiel's observer: `set_from` fills `tensor` (and `dict`, its parts by name), `string_from` gives a text.

    With perfect recall there is a text only: all steps the seat saw, which have no fixed length, and what it knows now.
    """

    def __init__(self, start: View, kind: Any, params: Any = None) -> None:
        if params:
            raise ValueError(f"observers have no parameters; given: {params}")
        self.recall = bool(kind.perfect_recall)
        self.public = bool(kind.public_info)
        self.everybody = kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS
        self.private = self.everybody or kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if not self.recall:
            self._lay_out(int(start.seats), ROOM * len(start.key()))

    def _lay_out(self, seats: int, length: int) -> None:
        """One flat array, and named windows into it."""
        sizes = {"player": seats}
        if self.public:
            sizes["public"] = length
        if self.everybody:
            sizes |= {f"private_{p}": length for p in range(seats)}
        elif self.private:
            sizes["private"] = length
        self.tensor = np.zeros(sum(sizes.values()), np.float32)
        at = 0
        for name, size in sizes.items():
            self.dict[name] = self.tensor[at : at + size]
            at += size

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what this player sees. The player of a public observation is whoever looks."""
        if self.tensor is None:
            return
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        public = _key(state, None)
        if self.public:
            _write(self.dict["public"], public)
        for p, name in self._private_parts(state, player):
            _write(self.dict[name], [x if own else 0 for x, own in _differing(_key(state, p), public)])

    def string_from(self, state: SpielState, player: int) -> str:
        """`name=value` parts; numbers are joined by points, private ones come with their places."""
        if self.public and self.private and not self.everybody:
            parts = [f"seat={player}"]  # the view has both parts in one
            if self.recall:
                parts.append(f"seen=[{state.it.seen(player)}]")
            return " ".join([*parts, f"view={_row(_key(state, player))}"])
        public = _key(state, None)
        parts = [f"public={_row(public)}"] if self.public else []
        for p, _ in self._private_parts(state, player):
            own = [f"{i}:{x}" for i, (x, own) in enumerate(_differing(_key(state, p), public)) if own]
            parts.append(f"seat={p} private={'.'.join(own)}")
            if self.recall:
                parts.append(f"seen=[{state.it.seen(p)}]")
        return " ".join(parts)

    def _private_parts(self, state: SpielState, player: int) -> list[tuple[int, str]]:
        if self.everybody:
            return [(p, f"private_{p}") for p in range(int(state.it.now.seats))]
        return [(player, "private")] if self.private else []


def _key(state: SpielState, seat: int | None) -> tuple[int, ...]:
    return state.it.game.mask(state.it.world, seat).key()


def _row(numbers: tuple[int, ...]) -> str:
    return ".".join(map(str, numbers))


def _differing(own: tuple[int, ...], public: tuple[int, ...]) -> list[tuple[int, bool]]:
    """The numbers of a key, and whether they differ from those at the same place of another."""
    return [(x, i >= len(public) or x != public[i]) for i, x in enumerate(own)]


def _write(row: Any, numbers: Any) -> None:
    n = min(len(row), len(numbers))
    row[:n] = numbers[:n]
