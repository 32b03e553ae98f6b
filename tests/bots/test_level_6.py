"""Level 6: a search whose instinct is a network. It is there where the network is, and one look tells it everything."""

from __future__ import annotations

import json
import pickle
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from cothon.arena import plan
from cothon.bots import BOTS, Budget, bot, bots_of, is_bot, levels
from cothon.bots.instinct import Instinct, instinct
from cothon.bots.levels import LEVELS, Level6, levels_of
from cothon.bots.network_file import FURTHER, learned
from cothon.bots.search import Search
from cothon.bots.settings import Settings
from cothon.cli import seating
from cothon.core import Game, View
from cothon.core.arr import COMPILED
from cothon.core.errors import BadInput, BadOption
from cothon.envs.gymnasium import CothonEnv
from cothon.games import game, names
from cothon.play.dice import FastDice
from kit.networks import SCALES, parts, small
from kit.thinking import HIDDEN, Counted, position, twins, view_of

if TYPE_CHECKING:
    from cothon.core.arr import Arr, Floats

CLOSING = [json.loads(line) for line in (Path(__file__).parent / "closing.jsonl").read_text("utf-8").splitlines()]
LEARNED = {"level-6", "network"}


@pytest.fixture
def searching(networks: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It searches in this build, too, whichever it is."""
    monkeypatch.setattr(levels, "COMPILED", True)


def choice(g: Game, view: View, iterations: int | None = 5, seed: int = 3) -> int:
    return bot("level-6").choose(g, view, Budget(iterations), FastDice(seed))


# -- where it is -------------------------------------------------------------------------------------------------------


@pytest.fixture
def one_network(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Traders has a network, and no other game."""
    small("traders", tmp_path / "traders")
    monkeypatch.setenv(FURTHER, str(tmp_path))
    monkeypatch.setattr("cothon.bots.network_file.SHIPPED", tmp_path)


@pytest.mark.usefixtures("one_network")
def test_what_has_learned_a_game_is_offered_only_where_the_network_is() -> None:
    assert [kind.name for kind in levels_of("traders")] == [kind.name for kind in LEVELS]
    assert [kind.name for kind in levels_of("porto")] == [f"level-{n}" for n in range(1, 6)]
    assert set(bots_of("traders")) == set(BOTS)
    assert set(bots_of("porto")) == set(BOTS) - LEARNED
    assert {name for name in BOTS if not is_bot(name, "porto")} == LEARNED
    assert not is_bot("oracle", "traders")
    assert not is_bot(None, "traders")


@pytest.mark.usefixtures("one_network")
@pytest.mark.parametrize("name", sorted(LEARNED))
def test_nobody_lets_it_play_a_game_without_a_network(name: str) -> None:
    g = game("porto")
    with pytest.raises(BadInput, match="porto has no network; `level-6` and `network` cannot play it"):
        bot(name).choose(g, view_of(g, position(g, "seats=3", 3)), Budget(), FastDice(1))
    with pytest.raises(BadOption, match=rf"--seats: {name} plays by a network, and porto has none; there are random, "):
        seating.check_bots(["you", "level-5", name], "porto")
    with pytest.raises(BadInput, match=f"{name} plays by a network, and porto has none"):
        plan.make(g, g.options(3), ["random", name, "random"], 3, 1)
    with pytest.raises(BadInput, match=rf"opponents: no bot '{name}'; there are random, "):
        CothonEnv("porto", opponents=name)
    seating.check_bots(["you", "level-5", name], "traders")
    plan.make(game("traders"), game("traders").options(2), ["random", name], 3, 1)


# -- what it chooses ---------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("searching")
@pytest.mark.parametrize("name", names())
def test_it_answers_legally_in_whole_games(name: str) -> None:
    g = game(name)
    for seats in g.seats_allowed({}):
        dice, s = FastDice(seats), g.start(g.options(seats))
        players = [bot("level-6" if p == 0 else "network") for p in range(seats)]
        g.roll(s, dice)
        while s.actor >= 0:
            view = view_of(g, s)
            action = players[int(s.actor)].choose(g, view, Budget(iterations=2), dice)
            assert action in g.legal(view)
            g.apply(s, action)
            g.roll(s, dice)


@pytest.mark.usefixtures("searching")
@pytest.mark.parametrize("name", names())
def test_the_same_dice_give_the_same_choice(name: str) -> None:
    g = game(name)
    view = view_of(g, position(g, "seats=3", 25))
    assert len({choice(g, view, 12) for _ in range(3)}) == 1


@pytest.mark.usefixtures("searching")
@pytest.mark.parametrize(("name", "options"), HIDDEN)
def test_it_chooses_alike_in_every_world_behind_one_view(name: str, options: str) -> None:
    g = game(name)
    one, other = ([choice(g, view_of(g, world), 8, seed) for seed in range(12)] for world in twins(g, options))
    assert one == other


@pytest.mark.usefixtures("searching")
def test_it_searches_as_long_as_the_card_says_or_its_budget() -> None:
    found = learned("traders")
    assert found is not None
    counted = Counted(game("traders"))
    view = view_of(counted, position(counted, "seats=3", 20))
    choice(counted, view, None)
    assert counted.worlds == found.card.iterations == 40
    counted.worlds = 0
    choice(counted, view, 7)
    assert counted.worlds == 7


@pytest.mark.usefixtures("searching")
@pytest.mark.parametrize("case", CLOSING[::8])
def test_it_takes_no_option_that_loses_by_force_while_another_does_not(case: dict[str, object]) -> None:
    """Its network knows nothing at all; what is certain it has from the instinct of the game."""
    g = game("karibik", 1)
    s = g.read(str(case["position"]))
    taken = choice(g, view_of(g, s), 30)
    assert g.actions.label(taken) not in str(case["lost"]).split("'")


def test_without_a_compiled_engine_the_network_answers_alone(networks: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert Level6.instant is (not COMPILED)
    monkeypatch.setattr(levels, "COMPILED", False)
    for name in names():
        counted = Counted(game(name))
        view = view_of(counted, position(counted, "seats=3", 20))
        player = bot("level-6")
        chosen = [p.choose(counted, view, Budget(), FastDice(1)) for p in (player, pickle.loads(pickle.dumps(player)))]
        assert chosen == [bot("network").choose(counted, view, Budget(), FastDice(1))] * 2
        assert counted.worlds == 0


@pytest.mark.usefixtures("searching")
def test_a_copy_goes_on_as_the_original_and_alone() -> None:
    g = game("traders")
    s, player = position(g, "seats=2", 10), bot("level-6")
    player.choose(g, view_of(g, s), Budget(20), FastDice(1))
    twin = pickle.loads(pickle.dumps(player))
    dice = FastDice(5)
    for _ in range(6):
        view = view_of(g, s)
        chosen = [one.choose(g, view, Budget(20), FastDice(2)) for one in (player, twin)]
        assert chosen[0] == chosen[1]
        g.apply(s, chosen[0])
        g.roll(s, dice)


# -- one look tells everything -----------------------------------------------------------------------------------------


class Oracle(Instinct):
    """Thinks most of the option with the greatest id, and that seat 0 wins by 3 to 1; counts how often it is asked."""

    def __init__(self) -> None:
        super().__init__("oracle", ())
        self.asked: list[str] = []

    def at_once(self) -> bool:
        return True

    def rate(self, v: View, buf: Arr, n: int, out: Floats) -> None:  # type: ignore[override]
        self.asked.append("rate")
        for i in range(n):
            out[i] = float(i)

    def chances(self, v: View, out: Floats) -> None:
        self.asked.append("chances")
        for p in range(int(v.seats)):
            out[p] = 0.75 if p == 0 else 0.25

    def appraise(self, v: View, buf: Arr, n: int, figures: Floats, chances: Floats) -> None:  # type: ignore[override]
        super().appraise(v, buf, n, figures, chances)
        self.asked[-2:] = ["both"]

    def progress(self, v: View) -> float:
        return 0.0

    def describe(self, v: View, seat: int, out: Floats) -> None:  # type: ignore[override]
        """Nothing."""


def test_a_new_node_is_looked_at_once_for_priors_and_chances() -> None:
    """Once in each iteration and once for the decision itself. For the chances alone where a draw has no room yet."""
    g = game("karibik")
    s, sense = position(g, "seats=2", 8), Oracle()
    search = Search(g, sense, Settings(cut=0))
    found = search.think(view_of(g, s), 60, 0.0, 1)
    assert sense.asked.count("both") > 20
    assert len(sense.asked) <= 60 + 1
    assert "rate" not in sense.asked
    assert all(f.value == pytest.approx(0.75 if s.actor == 0 else 0.25) for f in found if f.tried)
    shares = {f.action: f.prior for f in found}
    assert [shares[a] for a in sorted(shares)] == sorted(shares.values())


def test_the_prior_of_an_option_is_what_the_policy_makes_of_it(tmp_path: Path) -> None:
    """A network whose every sum is that of one action: nearly all visits go there."""
    g = game("karibik")
    s = next(s for n in range(40) if len(g.legal(s := position(g, "seats=2", n))) > 4)
    legal = g.legal(s)
    for wanted in (legal[0], legal[-1]):
        search = Search(g, _sure_of(wanted, tmp_path), Settings(cut=0))
        found = search.think(view_of(g, s), 40, 0.0, 1)
        assert found[0].action == wanted
        assert found[0].prior > 0.99
        assert found[0].tried > 30


def _sure_of(action: int, folder: Path) -> Instinct:
    from cothon.bots.learned import LearnedInstinct
    from cothon.bots.network_file import Scale, Sums, write

    told = parts("karibik", (2,))
    policy = Sums([[0] * len(told[1].biases)] * 2, [100_000 * (a == action) for a in range(len(told[1].biases))])
    value = Sums([[0] * 5] * 2, [0] * 5)
    found = write(folder, "karibik", [told[0], policy, value], [Scale(1, 9)], SCALES)
    return LearnedInstinct(game("karibik"), found.layout, found.network, *SCALES, instinct("karibik"))
