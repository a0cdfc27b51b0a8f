"""The pytest plugin: `pytest --ruleproof-game G --ruleproof-engine CONNECTION` runs the features of a game
through pytest-bdd.

Without `--ruleproof-game` it does nothing. Everything else lives in `binding`, which is loaded only then.
"""

from __future__ import annotations

from pathlib import Path

import pytest

OPTION = "ruleproof_game"


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options; all begin with --ruleproof-."""
    group = parser.getgroup("ruleproof", "conformance of a game engine")
    add = group.addoption
    add("--ruleproof-game", metavar="G", default="", help="run the features of this game")
    add(
        "--ruleproof-engine",
        metavar="CONNECTION",
        default="reference",
        help="reference, stdio:COMMAND, python:package.module or tcp:HOST:PORT",
    )
    add(
        "--ruleproof-components",
        metavar="FILE",
        default="",
        help="a component set in place of the bundled one",
    )
    add("--ruleproof-profile", metavar="P", default="", help="a named bundle of readings")
    add(
        "--ruleproof-reading",
        metavar="R=X",
        action="append",
        default=[],
        help="the reading X of the ruling R",
    )
    add("--ruleproof-data", metavar="DIR", action="append", default=[], help="a folder with further games")
    add("--ruleproof-timeout", metavar="S", type=float, default=10.0, help="seconds for one answer")
    add("--ruleproof-debug", action="store_true", default=False, help="wait for answers without a limit")
    add(
        "--ruleproof-remote",
        action="store_true",
        default=False,
        help="let tcp: name another machine than this one",
    )
    add(
        "--ruleproof-in-process",
        action="store_true",
        default=False,
        help="run a python: engine inside this process",
    )
    add(
        "--ruleproof-sandbox",
        action="store_true",
        default=False,
        help="show the engine nothing but its own folder and the system, by bubblewrap",
    )
    add(
        "--ruleproof-env",
        metavar="NAME",
        action="append",
        default=[],
        help="let this variable of the environment into the sandbox",
    )
    add("--ruleproof-memory", metavar="SIZE", default="2G", help="what the engine may have of memory")


def pytest_configure(config: pytest.Config) -> None:
    """Load the binding where a game is asked for."""
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
    """Return the folder of the features of the game asked for."""
    from ruleproof.input.folders import Data

    data = Data.of([Path(folder) for folder in config.getoption("ruleproof_data")])
    return data.game(config.getoption(OPTION)).features
