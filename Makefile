# One verb per job, the same for people and for CI. `make` or `make help` lists them.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# Many tests of the server wait for something real, so there are more testers than cores.
TESTERS := $(shell echo $$((2 + $$(nproc 2>/dev/null || echo 2))))
# make test SEED=7 shuffles the tests, always in the same way.
SHUFFLED = $(if $(SEED),-p randomly --randomly-seed=$(SEED))
CLUSTER := .venv-cluster
OUTSIDE := .venv-outside
PINNED := --quiet --universal --python-version 3.11 --no-header --no-annotate
ENGINE := $(shell find src/cothon/core src/cothon/games src/cothon/play src/cothon/encode src/cothon/bots -name '*.py' -o -name '*.json')

.DEFAULT_GOAL := help
.PHONY: help setup native web web-types locales openapi chromium play terminal test test-full test-postgres test-cluster test-outside golden shots bench bench-web soak games new-game docs lint format lock clean

help: ## print this help
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 15

setup: $(VENV)/ready ## create .venv and install everything needed, pinned by requirements.lock

$(VENV)/ready: pyproject.toml requirements.lock setup.py
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "installing into $(VENV) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements.lock
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

native: $(VENV)/native/stamp ## build the compiled engine into .venv (a stale one is never used)

$(VENV)/native/stamp: $(VENV)/ready $(ENGINE)
	@$(BIN)/python tools/native.py

web: setup ## build the web application, with the machine's Node or one from PyPI
	@$(BIN)/python tools/web.py

web-types: setup ## write the server's messages as types for the browser
	@$(BIN)/python tools/web_types.py

openapi: setup ## write the examples of the OpenAPI description
	@$(BIN)/python tools/openapi_examples.py

locales: setup ## what the languages lack, and what is wrong with them
	@$(BIN)/python tools/locales.py

chromium: ## a browser for the tests: installed where apt-get may, and missing
	@command -v chromium >/dev/null || { test "$$(id -u)" = 0 && command -v apt-get >/dev/null && echo "installing Chromium ..." \
		&& apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium >/dev/null; } \
		|| echo "no Chromium, and no way to install it here: THE BROWSER TESTS WILL NOT RUN"

play: setup native web ## serve the games on this machine (SQLite) and print the URL
	@$(BIN)/cothon serve

terminal: setup native ## play in the terminal: a menu of games
	@$(BIN)/cothon play

test: setup native web chromium lint ## all tests (a share of the long counts); passes on a fresh machine
	@$(BIN)/python tools/run_tests.py -n $(TESTERS) --dist worksteal $(SHUFFLED)

test-full: SEED ?= $(shell date +%j)
test-full: setup native web chromium lint ## all tests with the whole stated counts, in a shuffled order
	@echo "in the order of SEED=$(SEED)"
	@COTHON_FULL=1 $(BIN)/python tools/run_tests.py -n $(TESTERS) --dist worksteal $(SHUFFLED)

test-postgres: setup native web ## the tests of the server, all of them on a real PostgreSQL
	@COTHON_POSTGRES=1 $(BIN)/python -m pytest -n $(TESTERS) --dist worksteal tests/server -k postgresql

test-cluster: $(CLUSTER)/ready ## the arena on a local Ray, in an environment of its own (.venv-cluster)
	@PYTHONPATH=$(CURDIR)/src $(CLUSTER)/bin/python -m pytest tests/arena/test_cluster.py

$(CLUSTER)/ready: requirements.lock requirements-cluster.lock
	@test -x $(CLUSTER)/bin/python || $(PYTHON) -m venv $(CLUSTER)
	@echo "installing into $(CLUSTER) ..."
	@$(CLUSTER)/bin/python -m pip install --quiet --disable-pip-version-check -r requirements-cluster.lock
	@$(CLUSTER)/bin/python -m pip install --quiet --disable-pip-version-check -c requirements.lock anyio pytest
	@touch $@

test-outside: $(OUTSIDE)/ready native ## suites and learners of others on every game and seat count (.venv-outside)
	@ln -sfn ../$(VENV)/native $(OUTSIDE)/native
	@COTHON_FULL=1 PYTHONPATH=$(CURDIR)/src $(OUTSIDE)/bin/python -m pytest -n auto --dist worksteal tests/outside

# Where pip knows of a CPU build of PyTorch (2.13.0+cpu fits the pin), it takes that. The package index itself has, for
# Linux, only builds with CUDA, of some gigabytes: PIP_EXTRA_INDEX_URL or PIP_FIND_LINKS can name a place with others.
$(OUTSIDE)/ready: requirements-outside.lock
	@test -x $(OUTSIDE)/bin/python || $(PYTHON) -m venv $(OUTSIDE)
	@echo "installing into $(OUTSIDE) ..."
	@$(OUTSIDE)/bin/python -m pip install --quiet --disable-pip-version-check -r requirements-outside.lock
	@touch $@

lint: setup ## ruff and mypy over Python; Prettier and ESLint over web/, where they are installed
	@$(BIN)/ruff check . && $(BIN)/ruff format --check . && $(BIN)/mypy && $(BIN)/python tools/web.py lint

format: setup ## lay out Python with ruff and web/ with Prettier
	@$(BIN)/ruff format --quiet . && $(BIN)/python tools/web.py format

golden: setup native ## write the golden records and perft counts anew (read the diff!)
	@PYTHONPATH=tests $(BIN)/python tests/kit/golden.py

shots: setup native web chromium ## take the pictures of all pages and boards anew into docs/shots (look at them!)
	@PYTHONPATH=tests $(BIN)/python tests/kit/shots.py

bench: setup native ## measure the engine, pure and compiled, and its peers in the same run
	@$(BIN)/python bench/run.py

bench-web: setup native web chromium ## measure the table in the browser: clicks, and what Lighthouse says
	@cd bench/web && npm install --no-save --silent --no-audit --no-fund
	@$(BIN)/python bench/browser.py

MINUTES ?= 30
soak: setup native ## 30 tables without a pause for MINUTES (30): does the server stay small?
	@$(BIN)/python bench/soak.py --minutes $(MINUTES)

games: setup ## write what follows from the declarations of the games: ids, views, states, texts
	@$(BIN)/python tools/games.py

# Variables given to make are in the environment: so a title may have any characters.
new-game: setup ## make a game from the template: make new-game NAME=quay [TITLE="The Quay"]
	@$(BIN)/python tools/new_game.py "$$NAME" "$$TITLE"

docs: setup ## write the generated parts of docs, and build the site into build/site
	@$(BIN)/python tools/docs.py
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet
	@echo "the site: build/site/index.html"

lock: ## pin the newest versions of all dependencies in requirements.lock, heavy ones in locks of their own
	@$(BIN)/python -m pip install --quiet uv
	@$(BIN)/uv pip compile $(PINNED) --extra dev --extra server --extra arena pyproject.toml -o requirements.lock
	@$(BIN)/uv pip compile $(PINNED) --extra cluster -c requirements.lock pyproject.toml -o requirements-cluster.lock
	@$(BIN)/uv pip compile $(PINNED) --extra outside -c requirements.lock pyproject.toml -o requirements-outside.lock
	@sed -i -E '/^(cuda|nvidia|triton)/d' requirements-outside.lock

clean: ## remove everything that was built
	rm -rf $(VENV) $(CLUSTER) $(OUTSIDE) .bench-peers build dist web/node_modules src/cothon/server/web src/*.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis
