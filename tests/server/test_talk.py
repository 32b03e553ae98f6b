"""Chat: what of a line stays."""

from __future__ import annotations

import pytest

from cothon.server.talk import tidy


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("a" + "\u0301" * 300, "á" + "\u0301" * 4),
        ("a" + "\u0301\u200d" * 300, "á\u200d" + "\u0301\u200d" * 4),  # joiners do not begin anew
        ("ကြောင်း", "ကြောင်း"),
        ("नमस्ते สวัสดีค่ะ שָׁלוֹם", "नमस्ते สวัสดีค่ะ שָׁלוֹם"),
        ("two\nlines\r\n\u2028and \x1b[31mmore\u202e", "two lines and [31mmore"),
        ("👩\u200d👧", "👩\u200d👧"),
        ("\u200d \n", ""),
    ],
)
def test_a_line_is_one_line_and_marks_do_not_pile_up(said: str, kept: str) -> None:
    assert tidy(said) == kept
