"""Networks as files: what does not fit is refused, in words that name the file and the field."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cothon.bots.network_file import FURTHER, Scale, Sums, folder_of, has_network, layout, read, write
from cothon.core.errors import BadInput
from cothon.games import names
from kit.networks import SCALES, parts, small

NAME = "traders"
Card = dict[str, Any]


def changed(folder: Path, change: Callable[[Card], object]) -> None:
    small(NAME, folder)
    file = folder / "network.json"
    card = json.loads(file.read_text(encoding="utf-8"))
    change(card)
    file.write_text(json.dumps(card), encoding="utf-8")


WRONG: dict[str, tuple[Card, str]] = {
    "format": ({"format": 2}, "format: 2, where 1 is needed"),
    "format as a word": ({"format": True}, "format: True, where 1 is needed"),
    "game": ({"game": "porto"}, "game: 'porto', where 'traders' is needed"),
    "seats": ({"seats": [2, 3]}, r"seats: \[2, 3\], where \[2, 3, 4\] is needed"),
    "rules": ({"rules": 77}, "rules: traders has no rules version 77; this build knows 1"),
    "rules as words": ({"rules": "2"}, "rules: missing, or not a whole number"),
    "layout": ({"layout": "0" * 64}, "layout: its network was trained on another layout of the array, train it anew"),
    "inputs": ({"inputs": 9}, "inputs: 9, where"),
    "actions": ({"actions": 82}, "actions: 82, where 83 is needed"),
    "values": ({"values": 5}, "values: 5, where 4 is needed"),
    "no hidden layer": ({"hidden": []}, r"hidden: missing, or not a list of 1\.\.3"),
    "a hidden layer too wide": ({"hidden": [10, 4096]}, r"hidden: every layer has 1\.\.1024 places"),
    "hidden layers of words": ({"hidden": ["10", 7]}, r"hidden: every layer has 1\.\.1024 places"),
    "too few layers": ({"layers": [{"m": 1, "s": 9}]}, "layers: 1 of them, but hidden has 2"),
    "a layer without s": ({"layers": [{"m": 1}, {"m": 1, "s": 9}]}, "layers: at place 0, m must be in"),
    "a layer of another kind": ({"layers": [[1, 9], {"m": 1, "s": 9}]}, "layers: the one at place 0 is no object"),
    "a shift too far": ({"layers": [{"m": 1, "s": 63}, {"m": 1, "s": 9}]}, "layers: at place 0, m must be in"),
    "policy_scale": ({"policy_scale": 0}, "policy_scale: missing, or not a number above 0"),
    "value_scale": ({"value_scale": "1"}, "value_scale: missing, or not a number above 0"),
    "sha256": ({"sha256": 5}, "sha256: missing, or not a text"),
    "another hash": ({"sha256": "0" * 64}, "its SHA-256 is not the one on its card"),
    "search": ({"search": {"width": 3}}, "search: width=3; there are iterations, explore"),
    "search with words": ({"search": {"heat": "1"}}, "search: heat='1'; there are"),
    "search without end": ({"search": {"explore": 1e999}}, "search: explore=inf; there are"),
    "search without heat": ({"search": {"heat": 0}}, "search: heat must be above 0, iterations 1 or more"),
    "search as a list": ({"search": [1]}, "search: not an object"),
}


@pytest.mark.parametrize("what", WRONG)
def test_a_card_that_does_not_fit_is_refused_by_file_and_field(what: str, tmp_path: Path) -> None:
    change, words = WRONG[what]
    changed(tmp_path, lambda card: card.update(change))
    with pytest.raises(BadInput, match=words) as refused:
        read(NAME, tmp_path)
    assert str(tmp_path / "network.") in str(refused.value)


FIELDS = ("format", "game", "seats", "rules", "layout", "inputs", "hidden", "actions", "values", "layers",
          "policy_scale", "value_scale", "sha256")  # fmt: skip


@pytest.mark.parametrize("field", FIELDS)
def test_a_card_without_a_field_is_refused(field: str, tmp_path: Path) -> None:
    changed(tmp_path, lambda card: card.pop(field))
    with pytest.raises(BadInput, match=rf"network\.json: {field}: missing"):
        read(NAME, tmp_path)


def test_weights_that_are_cut_off_or_changed_are_refused(tmp_path: Path) -> None:
    small(NAME, tmp_path)
    file = tmp_path / "network.bin"
    told = file.read_bytes()
    file.write_bytes(told[:-1])
    with pytest.raises(
        BadInput, match=rf"network\.bin: it has {len(told) - 1} bytes; by its card it must have {len(told)}"
    ):
        read(NAME, tmp_path)
    file.write_bytes(bytes([told[0] ^ 1]) + told[1:])
    with pytest.raises(BadInput, match=r"network\.bin: its SHA-256 is not the one on its card"):
        read(NAME, tmp_path)
    file.unlink()
    with pytest.raises(BadInput, match=r"network\.bin: cannot be read: No such file"):
        read(NAME, tmp_path)
    file.write_bytes(told)
    read(NAME, tmp_path)


@pytest.mark.parametrize("told", ["", "{", "[]", "7"])
def test_a_card_that_is_none_is_refused(told: str, tmp_path: Path) -> None:
    small(NAME, tmp_path)
    (tmp_path / "network.json").write_text(told, encoding="utf-8")
    with pytest.raises(BadInput, match=r"network\.json: (not JSON|a card is an object)"):
        read(NAME, tmp_path)


def test_what_has_no_room_in_a_file_is_not_written(tmp_path: Path) -> None:
    scales = [Scale(1, 9), Scale(1, 9)]
    wrong = {
        "part 0: a weight is not in -128..127": Sums([[128] * 10] * layout(NAME).size, [0] * 10),
        "part 0: a bias has no room in 32 bits": Sums([[1] * 10] * layout(NAME).size, [1 << 31] * 10),
        "part 0: a row of 9 weights for 10 sums": Sums([[1] * 9] * layout(NAME).size, [0] * 10),
    }
    for words, part in wrong.items():
        with pytest.raises(BadInput, match=words):
            write(tmp_path, NAME, [part, *parts(NAME)[1:]], scales, SCALES)
    assert list(tmp_path.iterdir()) == []


def test_what_a_card_tells_people_is_kept(tmp_path: Path) -> None:
    told = {"trained": {"seconds": 270}, "search": {"iterations": 7, "heat": 0.5}}
    found = write(tmp_path, NAME, parts(NAME), [Scale(1, 9), Scale(1, 9)], SCALES, people=told)
    assert found.card.told["trained"] == {"seconds": 270}
    assert (found.card.iterations, found.card.settings.heat, found.card.settings.cut) == (7, 0.5, 0)


def test_a_folder_of_ones_own_goes_before_the_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shipped = {name: folder_of(name) for name in names()}
    small(NAME, tmp_path / NAME)
    monkeypatch.setenv(FURTHER, str(tmp_path))
    assert folder_of(NAME) == tmp_path / NAME
    assert has_network(NAME)
    assert {name: folder_of(name) for name in names() if name != NAME} == {
        n: f for n, f in shipped.items() if n != NAME
    }


@pytest.mark.parametrize("name", [name for name in names() if has_network(name)])
def test_a_network_that_is_shipped_can_be_read_and_is_small(name: str) -> None:
    folder = folder_of(name)
    assert folder is not None
    read(name, folder)
    assert (folder / "network.bin").stat().st_size <= 1 << 20
