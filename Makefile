# Every target sets up .venv by itself. `make` alone lists them.

# The tests start Python hundreds of times: what one compiles to bytecode, the next reads.
unexport PYTHONDONTWRITEBYTECODE

PYTHON ?= python3

# What the tests use beyond Python itself, installed by `make tools`.
TOOL_PYTHONS := 3.12 3.13
TOOL_PACKAGES := postgresql chromium gcc valgrind $(if $(shell command -v node),,nodejs)
TOOL_WHEELS := ray sphinx myst-parser furo

VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.stamp
CHECKS := $(BIN)/ruff check . && $(BIN)/ruff format --check . && $(BIN)/mypy && $(BIN)/lint-imports

.DEFAULT_GOAL := help
.PHONY: help play cluster test compiled check bench docs tools long every-card

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-10s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

play: $(STAMP) ## serve the game in the browser
	@$(BIN)/optcg serve

cluster: $(STAMP) ## three servers on one PostgreSQL and a balancer, on this machine, for trying
	@$(BIN)/python -m tests.server.cluster

test: $(STAMP) ## everything CI runs: the checks, the tests, the tests of play compiled, the count of instructions
	@nice $(BIN)/python -m bench.compiled_copy > /dev/null 2>&1 & compiling=$$!; \
	$(CHECKS) && $(BIN)/python -m pytest -n auto --dist worksteal --durations 20; \
	tested=$$?; wait $$compiling; exit $$tested
	@$(BIN)/python -m tests.compiled
	@$(BIN)/python -m bench.instructions

compiled: $(STAMP) ## all tests of play on the compiled engine, and the count of instructions
	@$(BIN)/python -m tests.compiled all
	@$(BIN)/python -m bench.instructions

check: $(STAMP) ## lint, format, types and the direction of imports
	@$(CHECKS)

bench: $(STAMP) ## measure the speed of the engine
	@$(BIN)/python -m bench

docs: $(STAMP) ## write the generated pages, and build the site in docs/_build
	@$(BIN)/python docs/rule_page.py
	@$(BIN)/python docs/format_examples.py
	@$(BIN)/python docs/learning_tables.py
	@$(BIN)/python docs/readme_tables.py
	@OPTCG_BUILD=pure $(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[docs]'
	@$(BIN)/python -m sphinx -b html -q -W docs docs/_build
	@echo "docs/_build/index.html"

long: $(STAMP) ## the tests in their longer forms
	@$(BIN)/python -m pytest -n auto --long

every-card: $(STAMP) ## every official card twenty times in random games (about ten minutes)
	@$(BIN)/python -m tests.games.every_card official --times 20

tools: $(STAMP) ## install what some tests need besides Python (with apt, when root)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt $(TOOL_WHEELS) || \
		echo "make tools: not all of these could be installed: $(TOOL_WHEELS)"
	@missing=""; \
	for package in $(TOOL_PACKAGES); do \
		dpkg -s "$$package" >/dev/null 2>&1 || missing="$$missing $$package"; \
	done; \
	for version in $$($(BIN)/python -m tests.needs $(TOOL_PYTHONS)); do \
		missing="$$missing python$$version"; \
	done; \
	packages=""; updated=""; \
	for package in $$missing; do \
		if [ "$$(id -u)" -ne 0 ] || ! command -v apt-get >/dev/null; then \
			echo "make tools: $$package is not here, and installing it takes root and apt-get."; \
			continue; \
		fi; \
		[ -n "$$updated" ] || apt-get update -qq || exit 1; \
		updated=yes; \
		if apt-cache show "$$package" >/dev/null 2>&1; then \
			packages="$$packages $$package"; \
		else \
			echo "make tools: $$package is not here, and apt does not know it."; \
		fi; \
	done; \
	[ -z "$$packages" ] || \
		DEBIAN_FRONTEND=noninteractive apt-get install -qq --yes --no-install-recommends $$packages

$(STAMP): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "optcg needs Python 3.11 or newer; name one with: make PYTHON=/path/to/python3" >&2; exit 1; }
	@echo "Setting up $(VENV) ..."
	@$(PYTHON) -m venv --clear $(VENV)
	@OPTCG_BUILD=pure $(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev,bench,plot,rl,postgres,metrics,pictures,browser]'
	@touch $@
