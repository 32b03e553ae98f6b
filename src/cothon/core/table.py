"""Declared tables of actions and draws: ids, labels, words, matching data, masks and docs from one declaration.

A game lists `Family` objects; `Table` numbers their members from 0 in the order of declaration. That order is the
order in which options are offered, so declare families and members in the sequence the rules give.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cothon.core.errors import BadText


class Family:
    """Actions of one kind, one for each combination of the values in `over` (last one fastest).

    name    first word of the label, e.g. `hire`
    words   what it does in English, for records and programs, with the fields of `over` in braces: "hire {person}"
    asks    the questions that can offer it
    clause  the clause that describes its effect
    over    field -> {value: words of the value}, or just the values
    kinds   field -> the kind of thing its values are: `card`, `seat`, `number`, ...; default: the name of the field
    label   pattern of the label; default `name`, or `name:a-b` with the values joined by "-"
    burst   several of them in a row make up one payment and may be sent together
    closes  ends a row of choices; in a burst it comes last
    passes  only goes on, and changes nothing but that
    """

    def __init__(
        self,
        name: str,
        words: str,
        asks: Sequence[str],
        clause: str,
        over: Mapping[str, Mapping[str, str] | Sequence[str]] | None = None,
        label: str = "",
        burst: bool = False,
        closes: bool = False,
        passes: bool = False,
        kinds: Mapping[str, str] | None = None,
    ) -> None:
        self.name = name
        self.words = words
        self.asks = tuple(asks)
        self.clause = clause
        self.over: dict[str, dict[str, str]] = {}
        for field, values in (over or {}).items():
            self.over[field] = dict(values) if isinstance(values, Mapping) else {v: v for v in values}
        self.kinds: dict[str, str] = {field: (kinds or {}).get(field, field) for field in self.over}
        self.label = label or ":".join([name, "-".join("{" + f + "}" for f in self.over)] if self.over else [name])
        self.burst = burst
        self.closes = closes
        self.passes = passes


class Entry:
    """One action or draw: what the number stands for."""

    def __init__(self, id: int, family: Family, parts: dict[str, str]) -> None:
        self.id = id
        self.family = family
        self.label = family.label.format(**parts)
        spoken = {f: family.over[f][v] for f, v in parts.items()}
        self.words = family.words.format(**spoken)
        self.parts = {"do": family.name, **parts}

    @property
    def clause(self) -> str:
        return self.family.clause

    @property
    def asks(self) -> tuple[str, ...]:
        return self.family.asks


class Table:
    """All actions (or draws) of a game; an id is an index into it."""

    def __init__(self, families: Sequence[Family]) -> None:
        self.families = tuple(families)
        self.entries: list[Entry] = []
        self.first: dict[str, int] = {}
        for family in self.families:
            self.first.setdefault(family.name, len(self.entries))
            for parts in _combinations(family.over):
                self.entries.append(Entry(len(self.entries), family, parts))
        self._by_label = {e.label: e.id for e in self.entries}
        if len(self._by_label) != len(self.entries):
            raise ValueError("two entries of a table have the same label")

    def __len__(self) -> int:
        return len(self.entries)

    def __getitem__(self, id: int) -> Entry:
        return self.entries[id]

    def label(self, id: int) -> str:
        return self.entries[id].label

    def id(self, label: str) -> int:
        found = self._by_label.get(label)
        if found is None:
            raise BadText(f"no such label: {label!r}")
        return found

    def offered_at(self, ask: str) -> list[int]:
        """Ids that question `ask` can offer: the mask of a question."""
        return [e.id for e in self.entries if ask in e.asks]

    def markdown(self) -> str:
        """The table for the documentation: a line per family."""
        lines = ["| ids | label | words | questions | clause |", "|---|---|---|---|---|"]
        start = 0
        for family in self.families:
            end = start + len(_combinations(family.over)) - 1
            ids = str(start) if start == end else f"{start}-{end}"
            asks = ", ".join(f"`{a}`" for a in family.asks)
            lines.append(f"| {ids} | `{family.label}` | {family.words} | {asks} | {family.clause} |")
            start = end + 1
        return "\n".join(lines)


def _combinations(over: dict[str, dict[str, str]]) -> list[dict[str, str]]:
    rows: list[dict[str, str]] = [{}]
    for field, values in over.items():
        rows = [{**row, field: v} for row in rows for v in values]
    return rows
