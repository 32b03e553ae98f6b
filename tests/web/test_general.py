"""A game that has no board in the browser: the application was built without it, and plays it all the same."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from kit.browser import ANSWER, Clicker, Host, Visitor, hosting
from kit.copied import NAME, TITLE, environment, with_new_game

Visit = Callable[..., Visitor]


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server of a copy of the project with a game from the template."""
    folder = with_new_game(tmp_path_factory.mktemp("made"))
    with hosting(tmp_path_factory.mktemp("host"), environment(folder)) as running:
        yield running


def board(visitor: Visitor) -> str:
    return visitor.page.locator("[data-region=board]").inner_text()


def test_a_game_without_a_board_is_played_with_the_general_one(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/")
    visitor.page.locator(f"[data-game={NAME}]", has_text=TITLE).wait_for()
    table = visitor.open_table(NAME, 2)
    visitor.go(f"/table/{table}")
    visitor.wait_for_turn()
    assert "pile: 34" in board(visitor)
    seats = visitor.page.locator("[data-region=seats]").inner_text()
    assert "hand size: 3" in seats
    assert "hand: –" in seats  # that of the other
    assert visitor.page.locator(ANSWER).count() > 0
    visitor.no_scroll()
    Clicker(visitor, 1).whole_game()
    assert visitor.seen(table)["table"]["ended_by"] == "rules"
    visitor.go(f"/replay/{table}")
    visitor.page.locator("[data-region=board]", has_text="pile: 40").wait_for()


def test_the_text_table_of_such_a_game_names_everything(visit: Visit) -> None:
    visitor = visit(language="de-DE")
    visitor.go(f"/table/{visitor.open_table(NAME, 3)}")
    visitor.wait_for_turn()
    visitor.page.keyboard.press("t")
    visitor.page.locator("#command").wait_for()
    told = board(visitor)
    for words in ("Pile: 31", "Sunk: ", "Hand size: 3", "Coins: 3"):
        assert words in told
