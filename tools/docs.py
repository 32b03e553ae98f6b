"""Write the generated pages of the documentation: `docs/reference/<game>.md` from the declarations (`make docs`)."""

from pathlib import Path

from cothon.core import Game
from cothon.games import game, names

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "reference"


def page(g: Game) -> str:
    """Questions, actions, draws, options and events of one game."""
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
    lines += ["", "## Events", "", "| event | words | clause |", "|---|---|---|"]
    lines += [f"| `{name}` | {words} | {clause} |" for name, (words, clause) in g.story.patterns.items()]
    return "\n".join(lines) + "\n"


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in names():
        path = FOLDER / f"{name}.md"
        path.write_text(page(game(name)), encoding="utf-8")
        print(path.relative_to(FOLDER.parent.parent))


if __name__ == "__main__":
    main()
