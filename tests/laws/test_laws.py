"""The laws on every game x seats x options. `make test` plays a share of the games, `make test-full` all 2,000."""

from __future__ import annotations

import os
import random
import subprocess
import sys

import pytest

from cothon.games import game, names
from cothon.play.playout import digest
from kit.clauses import in_rules
from kit.laws import keep_the_laws, law_tables_invert
from kit.variants import FULL, VARIANTS, all_variants, options_of

GAMES_PER_TITLE = 2000


def games_per_variant(name: str) -> int:
    whole = -(-GAMES_PER_TITLE // len(VARIANTS[name]))
    return whole if FULL else whole // 20


@pytest.mark.parametrize(("name", "text"), all_variants())
def test_random_games_keep_the_laws(name: str, text: str) -> None:
    clauses = in_rules(name)
    for n in range(games_per_variant(name)):
        keep_the_laws(game(name), options_of(name, text), seed=n * 7919 + 1, clauses=clauses, thorough=9)


@pytest.mark.parametrize("name", names())
def test_labels_of_actions_and_draws_are_unique_and_invertible(name: str) -> None:
    law_tables_invert(game(name))


@pytest.mark.parametrize("name", names())
def test_games_do_not_depend_on_global_randomness(name: str) -> None:
    options = options_of(name, VARIANTS[name][-1])
    random.seed(1)
    first = digest(game(name), options, 5, 11)
    random.seed(99)
    [random.random() for _ in range(1000)]
    assert digest(game(name), options, 5, 11) == first


@pytest.mark.parametrize("name", names())
def test_games_do_not_depend_on_the_hash_seed(name: str) -> None:
    code = (
        "import sys; from cothon.games import game; from cothon.play.playout import digest;"
        "g = game(sys.argv[1]); print(digest(g, g.options_from(sys.argv[2]), 3, 5))"
    )
    said = set()
    for hash_seed in ("0", "1", "4242"):
        env = {**os.environ, "PYTHONHASHSEED": hash_seed}
        run = subprocess.run(
            [sys.executable, "-c", code, name, VARIANTS[name][-1]], env=env, capture_output=True, text=True, check=True
        )
        said.add(run.stdout)
    assert len(said) == 1
