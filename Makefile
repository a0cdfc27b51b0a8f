# Everything is installed inside the checkout: .venv, .cache and build are the only folders that these targets write.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
export RULEPROOF_CACHE := $(CURDIR)/.cache/ruleproof
JOBS ?= 2
PORT ?= 8000

.PHONY: verify test test-python lint check campaign bench docs serve quality speed clean setup need-node need-cc need-browser

verify: $(VENV)/.runtime
	$(BIN)/ruleproof verify

test: need-node need-cc need-browser test-python
	$(BIN)/python -m pytest -q -n $(JOBS) -m "node or cc or browser"

test-python: lint check
	$(BIN)/python -m pytest -q -n $(JOBS) -m "not node and not cc and not browser and not campaign"

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

docs: $(VENV)/.dev
	$(BIN)/sphinx-build -W --keep-going -n -j $(JOBS) -d build/doctrees docs build/site

serve: docs
	@echo "The site is at http://127.0.0.1:$(PORT)/ until you press Ctrl+C"
	$(BIN)/python -m http.server --bind 127.0.0.1 --directory build/site $(PORT)

quality: $(VENV)/.dev
	$(BIN)/python -m tests.quality

speed: $(VENV)/.dev
	$(BIN)/python -m tests.quality --speed

setup: $(VENV)/.dev

clean:
	rm -rf $(VENV) .cache build dist ruleproof-report .pytest_cache .mypy_cache .ruff_cache .hypothesis

need-node:
	@node -e 'process.exit(Number(process.versions.node.split(".")[0]) >= 20 ? 0 : 1)' 2>/dev/null || \
	  { echo "make test needs Node 20 or newer, which is not here; 'make test-python' runs everything that does not need it"; exit 1; }

need-cc:
	@echo '#include <jansson.h>' | cc -E -x c - >/dev/null 2>&1 || \
	  { echo "make test needs a C compiler and jansson (Debian: gcc libc6-dev libjansson-dev), which are not here; 'make test-python' runs everything that does not need them"; exit 1; }

need-browser:
	@{ command -v chromium || command -v chromium-browser || command -v google-chrome; } >/dev/null || \
	  { echo "make test needs Chromium (Debian: chromium), which is not here; 'make test-python' runs everything that does not need it"; exit 1; }

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Python 3.11 or newer is needed: make PYTHON=python3.12 ..."; exit 1; }
	$(PYTHON) -m venv $(VENV)

$(VENV)/.runtime: $(VENV)/bin/python pyproject.toml
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	@touch $@

$(VENV)/.dev: $(VENV)/bin/python pyproject.toml
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@ $(VENV)/.runtime
