"""The pytest plugin: `pytest --ruleproof-game G --ruleproof-engine CONNECTION` runs the features of a game
with pytest-bdd.

Without `--ruleproof-game` it does nothing. Everything else lives in `binding`, which is loaded only then.
"""

from __future__ import annotations

from pathlib import Path

import pytest

OPTION = "ruleproof_game"


_VALUES: tuple[tuple[str, str, str | float, str], ...] = (
    ("--ruleproof-game", "G", "", "run the features of this game"),
    (
        "--ruleproof-engine", "CONNECTION", "reference",
        "the engine: reference, stdio:COMMAND, python:package.module or tcp:HOST:PORT",
    ),
    ("--ruleproof-components", "FILE", "", "use this component set instead of the bundled one"),
    ("--ruleproof-profile", "P", "", "use this named set of readings"),
    ("--ruleproof-timeout", "S", 10.0, "time limit for one answer, in seconds"),
    ("--ruleproof-memory", "SIZE", "2G", "memory limit of the engine"),
)  # fmt: skip
_LISTS = (
    ("--ruleproof-reading", "R=X", "use reading X of ruling R"),
    ("--ruleproof-data", "DIR", "a folder with additional games"),
    ("--ruleproof-env", "NAME", "pass this environment variable into the sandbox"),
)
_SWITCHES = (
    ("--ruleproof-debug", "set no time limit for answers"),
    ("--ruleproof-remote", "allow tcp: to connect to another machine"),
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
    """Load the binding if a game is selected."""
    game = config.getoption(OPTION)
    if not game:
        return
    try:
        from ruleproof.pytest_plugin import binding
    except ModuleNotFoundError as error:
        if error.name and error.name.startswith("pytest_bdd"):
            raise pytest.UsageError(
                "--ruleproof-game needs pytest-bdd: pip install 'ruleproof[pytest]'"
            ) from None
        raise
    config.pluginmanager.register(binding.Binding(config), "ruleproof-binding")


def features_folder(config: pytest.Config) -> Path:
    """Return the folder with the features of the selected game."""
    from ruleproof.input.folders import Data

    data = Data.of([Path(folder) for folder in config.getoption("ruleproof_data")])
    return data.game(config.getoption(OPTION)).features
