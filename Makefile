# Everything is installed inside the checkout: .venv, .cache and build are the only folders that these targets write.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
export RULEPROOF_CACHE := $(CURDIR)/.cache/ruleproof
JOBS ?= 2
# One more than the cores, since many tests wait for an engine.
WORKERS ?= $(shell expr $(JOBS) + 1)
PORT ?= 8000
CORE_TESTS := input rules language cases engines judging running diagnosis reports cli pytest_plugin
CORE_FILES := ruleproof/input/*,ruleproof/rules/*,ruleproof/language/*,ruleproof/cases/*,ruleproof/engines/*,ruleproof/judging/*,ruleproof/running/*,ruleproof/diagnosis/*,ruleproof/explaining/*,ruleproof/reports/*,ruleproof/cli/*,ruleproof/pytest_plugin/*

.PHONY: verify test test-docs tools lint coverage lock check compiled campaign bench pace release docs docs-pdf serve quality speed clean setup

verify: $(VENV)/.runtime
	$(BIN)/ruleproof verify

# What a tool is missing for is left out, and named in the last lines; with REQUIRE=all that is an error.
# The first three need one core each.
test: tools
	@$(MAKE) --no-print-directory -j $(JOBS) lint check compiled
	$(BIN)/python -m pytest -q -n $(WORKERS) --dist worksteal --durations=15 --durations-min=5 -m "not campaign" --ignore=tests/docs

# The site and its guides: the whole site is built, every guide is followed, pages are opened in a browser.
test-docs: tools compiled
	$(BIN)/python -m pytest -q -n $(WORKERS) --dist worksteal --durations=15 --durations-min=5 -m "not campaign" tests/docs

tools: $(VENV)/.dev
	@$(BIN)/python -m tools.setup tools $(if $(REQUIRE),--require $(REQUIRE))

# Only files that git tracks: reports and engines of your own may lie in the checkout.
lint: $(VENV)/.dev
	git ls-files -z '*.py' | xargs -0 $(BIN)/ruff check --quiet
	git ls-files -z '*.py' | xargs -0 $(BIN)/ruff format --check --quiet
	$(BIN)/mypy
	git ls-files -z | xargs -0 $(BIN)/codespell
	$(BIN)/python -m tools.style

# Which branches of the core its own tests take, also in the processes that they start: at least 96 %.
coverage: tools
	rm -rf build/coverage
	mkdir -p build/coverage
	$(BIN)/coverage run -m pytest -q -n $(WORKERS) --dist worksteal -m "not campaign" $(patsubst %,tests/%,$(CORE_TESTS))
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage html --quiet --include='$(CORE_FILES)'
	$(BIN)/coverage report --skip-covered --include='$(CORE_FILES)' --fail-under=96

# The newest versions that fit together, for every Python that is supported, are written down: `make test` holds to them.
lock: $(VENV)/.dev
	$(BIN)/python -m pip install --quiet --disable-pip-version-check "uv>=0.8"
	$(BIN)/uv pip compile pyproject.toml --all-extras --group dev --universal --python-version 3.11 --upgrade \
	  --no-emit-index-url --no-emit-find-links --annotation-style line --quiet --no-header -o build/constraints.txt
	sed '/^[^#]/,$$d' constraints.txt > build/head.txt
	cat build/head.txt build/constraints.txt > constraints.txt
	rm build/head.txt build/constraints.txt

check: $(VENV)/.dev
	$(BIN)/ruleproof check

compiled: $(VENV)/.dev
	@$(BIN)/python -m tools.setup compiled

campaign: $(VENV)/.dev
	RULEPROOF_WHOLE=1 RULEPROOF_EXAMPLES=500 $(BIN)/python -m pytest -q -n $(JOBS)
	$(BIN)/python -m tools.quality second-engines

bench: tools
	PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python -m tools.bench

# The most important figures of `bench` from a smaller run, beside the recorded ones.
pace: $(VENV)/.dev
	$(BIN)/python -m tools.bench.pace

# Everything that a release publishes, built into build/release and tried in an empty environment: OWNER is the
# account under which it is published.
release: $(VENV)/.dev
	PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python -m tools.release $(OWNER)

docs: $(VENV)/.dev
	$(BIN)/sphinx-build -W --keep-going -n -j $(JOBS) -d build/doctrees docs build/site

docs-pdf: docs tools
	$(BIN)/python -m tools.printing build/site

serve: docs
	@echo "The site is at http://127.0.0.1:$(PORT)/ until you press Ctrl+C"
	$(BIN)/python -m http.server --bind 127.0.0.1 --directory build/site $(PORT)

quality: $(VENV)/.dev
	$(BIN)/python -m tools.quality baselines faulty mutants naming engines versions

speed: $(VENV)/.dev
	$(BIN)/python -m tools.quality speed

setup: $(VENV)/.dev

clean:
	rm -rf $(VENV) .cache build dist ruleproof-report .pytest_cache .mypy_cache .ruff_cache .hypothesis

$(VENV)/.runtime: pyproject.toml constraints.txt
	@$(PYTHON) -m tools.setup packages runtime
	@touch $@

$(VENV)/.dev: pyproject.toml constraints.txt
	@$(PYTHON) -m tools.setup packages dev
	@touch $@ $(VENV)/.runtime
