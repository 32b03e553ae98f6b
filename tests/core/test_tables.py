"""Declared tables: ids, labels, words, masks and docs come from one declaration."""

from __future__ import annotations

import pytest

from cothon.core import Asks, Family, Question, Table
from cothon.core.errors import BadText


def some_table() -> Table:
    return Table(
        [
            Family("stop", "stop here", ["turn"], "Z1.1", closes=True),
            Family("pay", "pay {card}", ["due"], "Z1.2", over={"card": {"R5": "the red 5", "R2": "the red 2"}}),
            Family(
                "put", "put {card} on the {zone}", ["turn", "due"], "Z1.3", over={"zone": ["a", "b"], "card": ["x"]}
            ),
            Family("own", "take your own", ["turn"], "Z1.4", label="take_own"),
        ]
    )


def test_ids_follow_the_order_of_declaration_with_the_last_field_fastest() -> None:
    labels = [e.label for e in some_table().entries]
    assert labels == ["stop", "pay:R5", "pay:R2", "put:a-x", "put:b-x", "take_own"]
    assert some_table().first == {"stop": 0, "pay": 1, "put": 3, "own": 5}


def test_words_use_the_words_of_the_values_and_parts_their_ids() -> None:
    entry = some_table()[1]
    assert entry.words == "pay the red 5"
    assert entry.parts == {"do": "pay", "card": "R5"}


def test_the_mask_of_a_question_lists_what_it_can_offer() -> None:
    assert some_table().offered_at("due") == [1, 2, 3, 4]


def test_labels_invert_and_unknown_ones_are_named() -> None:
    table = some_table()
    assert all(table.id(e.label) == e.id for e in table.entries)
    with pytest.raises(BadText, match="'pay:R9'"):
        table.id("pay:R9")


def test_two_entries_with_one_label_are_a_mistake_of_the_author() -> None:
    with pytest.raises(ValueError, match="same label"):
        Table([Family("a", "a", ["q"], "Z1"), Family("b", "b", ["q"], "Z1", label="a")])


def test_the_documentation_table_has_a_line_per_family() -> None:
    lines = some_table().markdown().splitlines()
    assert len(lines) == 2 + 4
    assert "| 1-2 | `pay:{card}` | pay {card} | `due` | Z1.2 |" in lines


def test_questions_are_found_by_name() -> None:
    asks = Asks([Question("turn", "what now?", "Z1"), Question("deal", "a card", "Z2", chance=True, secret=True)])
    assert asks[asks.index("deal")].secret
    assert len(asks) == 2
