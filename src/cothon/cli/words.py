"""Words for people at a terminal: names, results, figures and reasons. How events are told is in `play.telling`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cothon.core.result import Result
from cothon.play.match import Match
from cothon.play.telling import YOU


def named(names: Sequence[str], seat: int, you: int | None) -> str:
    """A player's name, with a mark for the one who looks, unless the name says it already."""
    return f"{names[seat]} (you)" if seat == you and names[seat] != YOU else names[seat]


def who_won(result: Result, names: Sequence[str]) -> str:
    if not result.winners:
        return "Nobody wins"
    won = [names[p] for p in result.winners]
    if len(won) > 1:
        return f"{listed(won)} share the victory"
    return "You win" if won == [YOU] else f"{won[0]} wins"


def why_over(match: Match) -> str:
    """What ended the game, and what else than the score decided it."""
    result = match.result()
    words = f"The game is over: {result.because}."
    return f"{words} The tie was broken by: {spaced(result.tie_break)}." if result.tie_break else words


def listed(names: Sequence[str]) -> str:
    """`Ada`, `Ada and Hanno`, `Ada, Hanno and Dido`."""
    return " and ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)


def spaced(word: str) -> str:
    return word.replace("_", " ")


def ordinal(n: int) -> str:
    return f"{n}{ {1: 'st', 2: 'nd', 3: 'rd'}.get(n, 'th') }"


def percent(ways: int, of: int) -> str:
    return f"{100 * ways / of:.0f} %" if of else "-"


def by_reason(refused: Mapping[str, tuple[str, str]]) -> list[tuple[list[str], str, str]]:
    """label -> (words, clause), gathered by reason: (labels, words, clause)."""
    groups: dict[tuple[str, str], list[str]] = {}
    for label, reason in refused.items():
        groups.setdefault(reason, []).append(label)
    return [(labels, words, clause) for (words, clause), labels in groups.items()]
