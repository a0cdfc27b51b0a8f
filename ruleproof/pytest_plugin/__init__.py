"""The pytest plugin: `pytest --ruleproof-game G --ruleproof-engine CONNECTION` runs the features of a game
with pytest-bdd.

Without `--ruleproof-game` it does nothing. Everything else lives in `binding`, which is loaded only then.
"""

from __future__ import annotations

import pytest

OPTION = "ruleproof_game"


_VALUES: tuple[tuple[str, str, str | float, str], ...] = (
    ("--ruleproof-game", "G", "", "run the features of this game"),
    (
        "--ruleproof-engine", "CONNECTION", "reference",
        "the engine: reference, stdio:COMMAND, python:package.module or tcp:HOST:PORT",
    ),
    ("--ruleproof-timeout", "S", 10.0, "time limit for one answer, in seconds"),
)  # fmt: skip
_LISTS = (
    ("--ruleproof-reading", "R=X", "use reading X of ruling R"),
    ("--ruleproof-data", "DIR", "a folder with additional games"),
)
_SWITCHES = (
    ("--ruleproof-in-process", "run a python: engine inside this process"),
    (
        "--ruleproof-sandbox",
        "run the engine in a bubblewrap sandbox: it sees only its own folder and the system",
    ),
)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options; all of them begin with --ruleproof-."""
    group = parser.getgroup("ruleproof", "checks of a game engine")
    for name, metavar, default, text in _VALUES:
        group.addoption(name, metavar=metavar, default=default, type=type(default), help=text)
    for name, metavar, text in _LISTS:
        group.addoption(name, metavar=metavar, action="append", default=[], help=text)
    for name, text in _SWITCHES:
        group.addoption(name, action="store_true", default=False, help=text)


def pytest_configure(config: pytest.Config) -> None:
    """Register the markers, and load the binding if a game is selected."""
    config.addinivalue_line("markers", "ruleproof_clause(id): the scenario shows this clause")
    config.addinivalue_line(
        "markers", "ruleproof_reading(id): the scenario is about this reading of a ruling"
    )
    if not config.getoption(OPTION):
        _refuse_options_without_a_game(config)
        return
    try:
        from ruleproof.pytest_plugin import binding
    except ModuleNotFoundError as error:
        if error.name and error.name.startswith("pytest_bdd"):
            raise pytest.UsageError(
                "--ruleproof-game needs pytest-bdd: pip install 'ruleproof[pytest]'"
            ) from None
        raise
    if not config.pluginmanager.has_plugin("pytest-bdd"):
        raise pytest.UsageError("--ruleproof-game needs the plugin pytest-bdd, which is switched off")
    config.pluginmanager.register(binding.Binding(config), "ruleproof-binding")


def option_defaults() -> dict[str, object]:
    """Return the options of the plugin with their defaults."""
    defaults: dict[str, object] = {name: default for name, _, default, _ in _VALUES}
    return defaults | {name: [] for name, *_ in _LISTS} | {name: False for name, _ in _SWITCHES}


def _refuse_options_without_a_game(config: pytest.Config) -> None:
    """Refuse options that would have no effect, so that no run passes without asking the engine."""
    for name, default in option_defaults().items():
        if config.getoption(name) != default:
            raise pytest.UsageError(f"{name} has no effect without --ruleproof-game G: name the game")
