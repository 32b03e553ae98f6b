"""What is generated follows from the declarations."""

from __future__ import annotations

import subprocess
import sys

from kit.clauses import ROOT

sys.path.insert(0, str(ROOT / "tools"))
import games_shown


def test_what_make_games_writes_is_current() -> None:
    said = subprocess.run(
        [sys.executable, "tools/games.py", "--check"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert said.returncode == 0, said.stdout + said.stderr


def test_tests_of_games_can_be_run_after_tests_of_the_tools() -> None:
    """Both have something called `games`."""
    files = ("tests/house/test_games.py", "tests/games/traders/test_08_replenishment.py")
    command = [sys.executable, "-m", "pytest", "--collect-only", "-p", "no:cacheprovider", *files]
    said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stdout + said.stderr


def test_the_types_for_the_browser_have_names_comments_and_what_may_be_missing() -> None:
    written = games_shown.browser("karibik")
    for line in (
        "export type ShipType = 'pinnace' | 'flute' | 'skiff' | 'frigate' | 'galleon'",
        "export type Card = Ship | Person | Request | Tax",
        "/** A person in the harbour. */\nexport interface HarbourPerson extends Person {",
        "  /** of a Trader */\n  type?: ShipType",
        "  traders: Partial<Record<ShipType, number>>",
        "  card: Card | null",
        "  harbour: (Ship | HarbourPerson)[]",
        "export interface KaribikView {\n  game: 'karibik'",
    ):
        assert f"{line}\n" in written, line
    assert " any" not in written


def test_the_reference_lists_every_field_that_is_shown() -> None:
    page = (ROOT / "docs" / "reference" / "porto.md").read_text(encoding="utf-8")
    for record in games_shown.shown("porto").records:
        assert f"### {record.name}\n" in page
        assert all(f"| `{field.name}`" in page for field in record.fields)
