"""Whole games in a browser: by clicking what is lit, by keyboard, by touch on a phone, in the text table, in German.

Each ends by the rules, without an error in the console, without anything wider than the window, without a dead end.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from zlib import crc32

import pytest

from cothon.games import game, names
from kit.browser import ANSWER, GAME_S, SEND, Clicker, Visitor

MODES = ["clicks", "keyboard", "touch", "text", "german"]
PRESSABLE = "[data-look=lit], [data-answer], [data-send], [data-confirm]"
Visit = Callable[..., Visitor]


GAMES = [(name, mode) for name in names() for mode in MODES]


@pytest.mark.parametrize(("name", "mode"), GAMES)
def test_a_whole_game(visit: Visit, name: str, mode: str) -> None:
    more = {"touch": {"phone": True}, "german": {"language": "de-DE"}}.get(mode, {})
    visitor = visit(**more)
    table = visitor.open_table(name, min(game(name).seats_allowed({})))
    visitor.go(f"/table/{table}")
    seed = crc32(f"{name}.{mode}".encode())
    {"keyboard": by_keyboard, "text": by_words}.get(mode, by_pointer)(visitor, seed)
    told = visitor.seen(table)
    assert told["table"]["status"] == "finished"
    assert told["table"]["ended_by"] == "rules"
    if mode == "german":
        assert visitor.page.evaluate("document.documentElement.lang") == "de"


def by_pointer(visitor: Visitor, seed: int) -> None:
    visitor.wait_for_turn()
    visitor.no_scroll()
    Clicker(visitor, seed, tap=visitor.phone).whole_game()
    visitor.no_scroll()


def by_keyboard(visitor: Visitor, seed: int) -> None:
    """Tab, arrows, Enter, Escape, digits; the mouse stays where it is."""
    page, dice = visitor.page, random.Random(seed)
    until = time.monotonic() + GAME_S
    while visitor.wait_for_turn():
        assert time.monotonic() < until
        if page.locator(SEND).count():
            page.locator(SEND).first.focus()
            page.keyboard.press("Enter")
        elif dice.random() < 0.5:
            page.keyboard.press(str(dice.randint(1, 9)))
        else:
            page.keyboard.press(dice.choice("BG"))
            for _ in range(dice.randrange(5)):
                page.keyboard.press(dice.choice(["Tab", "ArrowRight", "ArrowDown", "ArrowLeft"]))
            if page.evaluate(
                "!!document.activeElement?.closest('[data-look=lit],[data-answer],[data-send],[data-confirm]')"
            ):
                page.keyboard.press("Enter")
        page.wait_for_timeout(20)


def by_words(visitor: Visitor, seed: int) -> None:
    """The text table: every answer is typed."""
    page, dice = visitor.page, random.Random(seed)
    visitor.wait_for_turn()
    page.keyboard.press("t")
    until = time.monotonic() + GAME_S
    while visitor.wait_for_turn():
        assert time.monotonic() < until
        labels = page.locator(ANSWER).evaluate_all("all => all.map(e => e.dataset.answer)")
        if not labels:
            page.wait_for_timeout(30)
            continue
        send = page.locator(SEND)
        if send.count() and dice.random() < 0.8:
            send.first.focus()
            page.keyboard.press("Enter")
        else:
            page.locator("#command").fill(dice.choice(labels))
            page.keyboard.press("Enter")
        page.wait_for_timeout(40)
    visitor.no_scroll()
