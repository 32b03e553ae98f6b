"""What cannot be added to a payment that is being put together always has a reason, and what can be has none."""

from __future__ import annotations

import pytest

from cothon.games import names
from cothon.play import text
from cothon.play.verify import replay
from kit.questions import found


@pytest.mark.parametrize("name", names())
def test_whatever_is_chosen_what_cannot_be_added_has_a_reason(name: str) -> None:
    for ask, puts in found(name).items():
        for put in puts:
            match = replay(text.read(put.record), put.version)
            bursts = [e.id for e in match.game.actions.entries if e.family.burst and ask in e.family.asks]
            chosen: list[int] = []
            while bursts:
                more = match.further(put.seat, chosen).add
                for action in bursts:
                    refusal = match.why_not(put.seat, action, chosen)
                    if chosen:
                        assert (refusal is None) == (action in more), (ask, action, chosen)
                    assert refusal is None or refusal.key
                if not more:
                    break
                chosen.append(more[0])
