# Everything is installed inside the checkout: .venv, .cache and build are the only folders that these targets write.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
export RULEPROOF_CACHE := $(CURDIR)/.cache/ruleproof
JOBS ?= 2

.PHONY: verify test test-python lint check campaign bench clean setup need-node need-cc

verify: $(VENV)/.runtime
	$(BIN)/ruleproof verify

test: need-node need-cc test-python
	$(BIN)/python -m pytest -q -n $(JOBS) -m "node or cc"

test-python: lint check
	$(BIN)/python -m pytest -q -n $(JOBS) -m "not node and not cc and not campaign"

lint: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

check: $(VENV)/.dev
	$(BIN)/ruleproof check

campaign: $(VENV)/.dev
	$(BIN)/python -m pytest -q -n $(JOBS) -m "campaign"
	RULEPROOF_EXAMPLES=500 $(BIN)/python -m pytest -q -n $(JOBS) -m "not campaign" tests/properties

bench: $(VENV)/.dev
	$(BIN)/python -m bench

setup: $(VENV)/.dev

clean:
	rm -rf $(VENV) .cache build dist ruleproof-report .pytest_cache .mypy_cache .ruff_cache .hypothesis

need-node:
	@node -e 'process.exit(Number(process.versions.node.split(".")[0]) >= 20 ? 0 : 1)' 2>/dev/null || \
	  { echo "make test needs Node 20 or newer, which is not here; 'make test-python' runs everything that does not need it"; exit 1; }

need-cc:
	@echo '#include <jansson.h>' | cc -E -x c - >/dev/null 2>&1 || \
	  { echo "make test needs a C compiler and jansson (Debian: gcc libc6-dev libjansson-dev), which are not here; 'make test-python' runs everything that does not need them"; exit 1; }

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Python 3.11 or newer is needed: make PYTHON=python3.12 ..."; exit 1; }
	$(PYTHON) -m venv $(VENV)

$(VENV)/.runtime: $(VENV)/bin/python pyproject.toml
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	@touch $@

$(VENV)/.dev: $(VENV)/bin/python pyproject.toml
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@ $(VENV)/.runtime
