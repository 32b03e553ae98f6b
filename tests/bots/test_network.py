"""The network in whole numbers: the sums that its formula says, the same in both builds, and of nothing but a view."""

from __future__ import annotations

import hashlib
import os
import pickle
import struct
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from cothon import build
from cothon.bots import Budget, bot
from cothon.bots.instinct import instinct
from cothon.bots.learned import LearnedInstinct
from cothon.bots.levels import learned_instinct
from cothon.bots.network_file import Learned, Scale, Sums, layout, learned, write
from cothon.core import Game, State, View
from cothon.core.arr import new_floats
from cothon.encode import encoder, seats_of
from cothon.games import game, names
from cothon.play.dice import FastDice
from kit.clauses import ROOT
from kit.networks import HIDDEN, SCALES, SHIFTS, parts, small, thrown
from kit.thinking import HIDDEN as WITH_SECRETS
from kit.thinking import position, twins, view_of
from kit.variants import FULL, VARIANTS, options_of

EVERY = [(name, seats) for name in names() for seats in seats_of(game(name))]


def of_seats(name: str, seats: int) -> str:
    return next(text for text in VARIANTS[name] if options_of(name, text).seats == seats)


def eyes_of(g: Game, found: Learned) -> LearnedInstinct:
    scales = found.card.policy_scale, found.card.value_scale
    return LearnedInstinct(g, found.layout, found.network, *scales, instinct(g.facts.name))


def positions(g: Game, text: str, number: int, every: int) -> list[State]:
    """Positions of random games, one after the other."""
    found: list[State] = []
    for seed in range(100):
        dice, s, step = FastDice(seed), g.start(g.options_from(text)), 0
        g.roll(s, dice)
        while s.actor >= 0:
            if step % every == 0:
                found.append(s.clone())
                if len(found) == number:
                    return found
            step += 1
            legal = g.legal(s)
            g.apply(s, legal[dice.below(len(legal))])
            g.roll(s, dice)
    return found


def by_formula(told: Sequence[Sums], scales: Sequence[Scale], most: Sequence[int], laid: bytes) -> list[list[int]]:
    """Policy and value as docs/bots.md has them, without lanes, tables or anything left out."""

    def summed(part: Sums, taken: Sequence[int]) -> list[int]:
        columns = zip(*part.rows, strict=True)
        return [
            b + sum(x * w for x, w in zip(taken, col, strict=True)) for b, col in zip(part.biases, columns, strict=True)
        ]

    taken = [(x * 127 + m // 2) // m for x, m in zip(laid, most, strict=True)]
    for part, scale in zip(told, scales, strict=False):
        half = (1 << scale.shift) >> 1
        taken = [min(127, max(0, (a * scale.times + half) >> scale.shift)) for a in summed(part, taken)]
    return [summed(part, taken) for part in told[-2:]]


def same(g: Game, found: Learned, told: Sequence[Sums], states: Sequence[State]) -> set[tuple[int, ...]]:
    """Compare the network with the formula in these positions; gives what the policy said."""
    eyes, most = eyes_of(g, found), found.layout.most()
    said = set()
    for s in states:
        seats = int(s.seats)
        laid = found.layout.spread(encoder(g.facts.name, seats).numbers(view_of(g, s)), seats)
        policy, value = by_formula(told, found.card.layers, most, laid)
        assert eyes.sums(s) == (policy, value[:seats])
        said.add(tuple(policy))
    return said


# -- the sums ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_sums_are_those_of_the_formula_for_every_number_of_seats(name: str, seats: int, networks: Path) -> None:
    g, found = game(name), learned(name)
    assert found is not None
    assert len(same(g, found, parts(name), positions(g, of_seats(name, seats), 6, 13))) > 4


@pytest.mark.parametrize("name", names())
def test_the_greatest_weights_overflow_no_lane(name: str, tmp_path: Path) -> None:
    """Rows of nothing but -128 and 127, into layers whose places are all full or all empty."""
    there, g = layout(name), game(name)
    wide = (130, 66)

    def rows(inputs: int, outputs: int, turned: int) -> Sums:
        line = [127 if j % 3 else -128 for j in range(outputs)]
        other = [-128 if j % 5 == turned else 127 for j in range(outputs)]
        return Sums(
            [line if i % 7 else other for i in range(inputs)],
            [(-1) ** j * ((1 << 31) - 1) >> 8 for j in range(outputs)],
        )

    told = [
        rows(n, m, k)
        for k, (n, m) in enumerate(((there.size, 130), (130, 66), (66, there.actions), (66, there.seats[-1])))
    ]
    found = write(tmp_path, name, told, [Scale(3, 0), Scale((1 << 31) - 1, 40)], SCALES)
    assert found.card.hidden == wide
    same(g, found, told, positions(g, of_seats(name, there.seats[-1]), 3, 40))


@pytest.mark.parametrize("hidden", [(1,), (3, 5, 4), (12,)])
def test_there_may_be_one_to_three_hidden_layers_of_any_width(hidden: tuple[int, ...], tmp_path: Path) -> None:
    g, found = game("traders"), small("traders", tmp_path, hidden, seed=4)
    assert len(found.card.layers) == len(hidden)
    same(g, found, parts("traders", hidden, 4), positions(g, "seats=3", 4, 9))


def test_a_file_is_laid_out_as_its_description_says(tmp_path: Path) -> None:
    """Weights in rows by input, then the biases, layer by layer; the least significant byte first."""
    there = layout("traders")
    found = small("traders", tmp_path)
    told, at = (tmp_path / "network.bin").read_bytes(), 0
    widths = (there.size, *HIDDEN)
    for part, n, m in zip(
        parts("traders"), (*widths, widths[-1]), (*HIDDEN, there.actions, there.seats[-1]), strict=True
    ):
        assert [list(struct.unpack_from(f"<{m}b", told, at + i * m)) for i in range(n)] == part.rows
        assert list(struct.unpack_from(f"<{m}i", told, at + n * m)) == part.biases
        at += n * m + 4 * m
    assert at == len(told)
    assert hashlib.sha256(told).hexdigest() == found.card.sha256


# -- the same in both builds -------------------------------------------------------------------------------------------

DIGEST = """
import hashlib, sys
from cothon import build
from cothon.bots import Budget, bot
from cothon.bots.levels import learned_instinct
from cothon.encode import seats_of
from cothon.games import game, names
from cothon.play.dice import FastDice
from kit.variants import VARIANTS, options_of

told = hashlib.sha256()
for name in names():
    g, asked = game(name), 0
    eyes = learned_instinct(g)
    for seats in seats_of(g):
        text = next(t for t in VARIANTS[name] if options_of(name, t).seats == seats)
        dice, s = FastDice(seats), g.start(g.options_from(text))
        g.roll(s, dice)
        while s.actor >= 0 and asked < int(sys.argv[1]) * seats:
            view = g.mask(s, int(s.actor))
            action = bot("network").choose(g, view, None, dice)
            told.update(f"{name} {seats} {action} {eyes.sums(view)}".encode())
            asked += 1
            legal = g.legal(s)
            g.apply(s, action if dice.below(4) else legal[dice.below(len(legal))])
            g.roll(s, dice)
print(build.name(), told.hexdigest())
"""
"""Chosen actions, and all that comes out, over games of each title and number of seats, played half by the network."""


def digest(pure: bool, folder: Path) -> list[str]:
    env = {k: v for k, v in os.environ.items() if k != "COTHON_PURE"}
    env |= {"PYTHONPATH": str(ROOT / "tests"), "COTHON_NETWORKS": str(folder)} | ({"COTHON_PURE": "1"} if pure else {})
    command = [sys.executable, "-c", DIGEST, "250" if FULL else "40"]
    return subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout.split()


def test_pure_and_compiled_choose_alike_and_have_the_same_bits(networks: Path) -> None:
    if not build.STAMP.exists() or build.STAMP.read_text(encoding="ascii") == build.NONE:
        pytest.skip("no compiled build here: this machine has no C compiler")
    pure, compiled = digest(True, networks), digest(False, networks)
    assert [pure[0], compiled[0]] == ["pure", "compiled"]
    assert pure[1] == compiled[1]


# -- what it sees ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "options"), WITH_SECRETS)
def test_worlds_that_a_seat_cannot_tell_apart_are_one_to_the_network(name: str, options: str, networks: Path) -> None:
    """It is given whole worlds, as in a search, and reads no more of them than what the seat may know."""
    g = game(name)
    eyes = learned_instinct(g)
    s, twin = twins(g, options)
    assert s.key() != twin.key()
    assert eyes.sums(s) == eyes.sums(twin) == eyes.sums(view_of(g, s))
    dice, differed, said = FastDice(8), 0, set()
    for world in positions(g, options, 60, 3):
        view = view_of(g, world)
        other = g.fill(view, dice)
        differed += other.key() != world.key()
        assert eyes.sums(world) == eyes.sums(other) == eyes.sums(view)
        said.add(str(eyes.sums(world)))
    assert differed > 0
    assert len(said) > 30, "it does look"


# -- actions and chances -----------------------------------------------------------------------------------------------


def plain(name: str, folder: Path, policy: Sequence[int], value: Sequence[int]) -> Learned:
    """A network that says the same of every position."""
    there = layout(name)
    nothing = [[0] * 2 for _ in range(there.size)]
    told = [Sums(nothing, [0, 0]), Sums([[0] * len(policy)] * 2, policy), Sums([[0] * len(value)] * 2, value)]
    return write(folder, name, told, [Scale(1, 1)], (1e-3, 1e-3))


@pytest.mark.parametrize("name", names())
def test_the_network_alone_takes_the_legal_action_with_the_greatest_sum(name: str, networks: Path) -> None:
    g = game(name)
    eyes = learned_instinct(g)
    for choices in range(0, 60, 3):
        view = view_of(g, position(g, f"seats={g.seats_allowed({})[-1]}", choices))
        policy, _ = eyes.sums(view)
        best = max(policy[a] for a in g.legal(view))
        taken = bot("network").choose(g, view, Budget(), FastDice(1))
        assert taken in g.legal(view)
        assert policy[taken] == best


def test_of_equals_it_takes_the_lowest_id(tmp_path: Path) -> None:
    g, there = game("traders"), layout("traders")
    eyes = eyes_of(g, plain("traders", tmp_path, [0] * there.actions, [0] * 4))
    for choices in range(20):
        view = view_of(g, position(g, "seats=2", choices))
        assert eyes.best(view) == g.legal(view)[0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_values_are_of_the_seat_that_is_asked_and_then_in_turn_order(seats: int, tmp_path: Path) -> None:
    """The network says: 3 for whoever is asked, then 2, 1, 0. Seats that are not there have no share."""
    g, there = game("traders"), layout("traders")
    eyes = eyes_of(g, plain("traders", tmp_path, [0] * there.actions, [3000, 2000, 1000, 0]))
    asked = set()
    for s in positions(g, f"seats={seats}", 30, 3):
        found = new_floats(8)
        eyes.chances(s, found)
        shares = [found[(int(s.actor) + i) % seats] for i in range(seats)]
        assert sum(shares) == pytest.approx(1)
        assert [shares[i] / shares[i + 1] for i in range(seats - 1)] == pytest.approx([2.718281828] * (seats - 1))
        asked.add(int(s.actor))
    assert asked == set(range(seats))


def test_who_is_beaten_by_the_rules_has_no_chance(networks: Path) -> None:
    g = game("karibik")
    eyes, found, met = learned_instinct(g), new_floats(8), 0
    for seed in range(12):
        dice, s = FastDice(seed), g.start(g.options(3))
        g.roll(s, dice)
        while s.actor >= 0:
            beaten = {p for p in range(3) if instinct("karibik").beaten(s, p)}
            if 0 < len(beaten) < 3:
                eyes.chances(s, found)
                assert {p for p in range(3) if found[p] == 0.0} == beaten
                met += 1
            g.apply(s, bot("level-2").choose(g, view_of(g, s), Budget(), dice))
            g.roll(s, dice)
    assert met > 5


def test_a_network_is_read_once_and_shared(networks: Path) -> None:
    assert learned("karibik") is learned("karibik")
    first, second = learned_instinct(game("karibik")), learned_instinct(game("karibik"))
    assert first is not second


def test_one_network_plays_any_number_of_seats_in_turn(networks: Path) -> None:
    g = game("karibik")
    eyes = learned_instinct(g)
    for seats in (2, 4, 3, 2):
        s = position(g, f"seats={seats}", 12)
        assert eyes.sums(s) == learned_instinct(g).sums(s)


def test_the_network_alone_is_copied_without_its_weights(networks: Path) -> None:
    g = game("traders")
    view: View = view_of(g, position(g, "seats=3", 9))
    player = bot("network")
    before = player.choose(g, view, Budget(), FastDice(1))
    told = pickle.dumps(player)
    assert len(told) < 200
    assert pickle.loads(told).choose(g, view, Budget(), FastDice(1)) == before


def test_what_layers_hand_on_is_neither_full_nor_empty_in_the_networks_of_tests() -> None:
    """Else the tests above would compare constants."""
    there = layout("karibik")
    told, g = parts("karibik"), game("karibik")
    shifts = [Scale(1, shift) for shift in SHIFTS]
    said = []
    for s in positions(g, "seats=4", 8, 11):
        laid = there.spread(encoder("karibik", 4).numbers(view_of(g, s)), 4)
        ones = Sums([[int(i == j) for j in range(HIDDEN[-1])] for i in range(HIDDEN[-1])], [0] * HIDDEN[-1])
        said += by_formula([*told[:2], ones, ones], shifts[:2], there.most(), laid)[0]
    between = [x for x in said if 0 < x < 127]
    assert len(between) > len(said) / 4
    assert thrown(3, 2, FastDice(1)) == thrown(3, 2, FastDice(1))
