"""Write the generated parts of the documentation (`make docs`).

docs/reference/<game>.md        from its declarations: questions, actions, draws, options, events and what is shown
docs/reference/<game>-array.md  the pieces of the array that a learner is given
docs/datasets.md                the columns of a dataset
```python title="PATH"          in any page: the block holds that file
"""

import re
from pathlib import Path

from cothon.arena.dataset import COLUMNS
from cothon.core import EventType, Game
from cothon.encode import encoder, seats_of
from cothon.games import game, names
from games_shown import reference

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs" / "reference"
_FILE = re.compile(r'^(```\w+ title="([^"]+)")\n.*?^```$', re.MULTILINE | re.DOTALL)
_COLUMNS = re.compile(r"(<!-- columns: begin .*?-->)\n.*?(<!-- columns: end -->)", re.DOTALL)


def page(g: Game) -> str:
    """Questions, actions, draws, options, events and the shown records of one game."""
    lines = [f"# Reference: {g.facts.title}", "", "Generated from the declarations by `make docs`; do not edit.", ""]
    lines += ["## Questions", "", "| name | asked of | prompt | clause |", "|---|---|---|---|"]
    for q in g.asks.questions:
        of = ("chance, secret" if q.secret else "chance") if q.chance else "a seat"
        lines.append(f"| `{q.name}` | {of} | {q.words} | {q.clause} |")
    lines += ["", f"## Actions ({len(g.actions)})", "", g.actions.markdown()]
    lines += ["", f"## Draws ({len(g.draws)})", "", g.draws.markdown()]
    lines += ["", "## Options", "", "| name | decides | default | values | clause |", "|---|---|---|---|---|"]
    usual = g.options(None)
    for option in g.declared:
        values = option.range_in_words(usual.values, usual.seats)
        lines.append(f"| `{option.name}` | {option.words} | `{usual[option.name]}` | {values} | {option.clause} |")
    lines += ["", "## Events", "", "| event | fields and their kinds | clause |", "|---|---|---|"]
    lines += [f"| `{e.name}` | {', '.join(_fields(e)) or 'none'} | {e.clause} |" for e in g.story.events.values()]
    lines += reference(g.facts.name)
    return "\n".join(lines) + "\n"


def _fields(e: EventType) -> list[str]:
    """`card` (card, secret): the kind, and what else is declared of it."""
    found = []
    for name, field in e.fields.items():
        about = [f"list of {field.kind}" if field.many else field.kind]
        about += [word for word, so in (("secret", field.secret), ("not always", field.spare)) if so]
        found.append(f"`{name}`" if about == [name] else f"`{name}` ({', '.join(about)})")
    return found


def array_page(g: Game) -> str:
    """The pieces of the array of one game, for each number of seats."""
    name, seats = g.facts.name, seats_of(g)
    each = [encoder(name, n) for n in seats]
    lines = [
        f"# Reference: {g.facts.title} as an array",
        "",
        "Generated from the declarations by `make docs`; do not edit.",
    ]
    lines += [
        "",
        f"`encoder({name!r}, seats).array(view)` gives so many numbers in 0..1: "
        + ", ".join(f"{e.size} with {e.seats} seats" for e in each)
        + ". Where a piece has a row for each seat, the viewer's comes first and the others follow in turn order. "
        "Greater numbers than that which becomes 1.0 are written as 1.0; what is unknown or not there is 0.",
        "",
        f"| piece | {' | '.join(f'places, {n} seats' for n in seats)} | shape, {seats[0]} seats | 1.0 is | tells |",
        f"|---|{'---|' * len(seats)}---|---|---|",
    ]
    for k, piece in enumerate(each[0].pieces):
        places = [e.pieces[k] for e in each]
        spans = " | ".join(f"{p.start}-{p.start + p.size - 1}" if p.size > 1 else f"{p.start}" for p in places)
        shape = " x ".join(map(str, piece.shape))
        lines.append(f"| `{piece.name}` | {spans} | {shape} | {piece.most} | {piece.about} |")
    return "\n".join(lines) + "\n"


def with_files(text: str) -> str:
    """A page in which every block that names a file holds what is in it."""
    return _FILE.sub(lambda m: f"{m[1]}\n{(ROOT / m[2]).read_text(encoding='utf-8').rstrip()}\n```", text)


def with_columns(text: str) -> str:
    """The page of datasets with the columns that a dataset has."""
    table = [
        "| column | type | tells |",
        "|---|---|---|",
        *[f"| `{c.name}` | `{c.kind}` | {c.words} |" for c in COLUMNS],
    ]
    return _COLUMNS.sub(lambda m: "\n".join([m[1], *table, m[2]]), text)


def pages() -> dict[Path, str]:
    """Everything that is generated, as it should be."""
    found = {FOLDER / f"{name}.md": page(game(name)) for name in names()}
    found |= {FOLDER / f"{name}-array.md": array_page(game(name)) for name in names()}
    datasets = ROOT / "docs" / "datasets.md"
    found[datasets] = with_columns(datasets.read_text(encoding="utf-8"))
    for path in sorted((ROOT / "docs").glob("*.md")):
        text = path.read_text(encoding="utf-8")
        if _FILE.search(text):
            found[path] = with_files(text)
    return found


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for path, text in pages().items():
        path.write_text(text, encoding="utf-8")
        print(path.relative_to(ROOT))


if __name__ == "__main__":
    main()
