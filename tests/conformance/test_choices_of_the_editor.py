"""An engine that decides otherwise where no rule does is not at fault, in no step of a tour."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from ruleproof.cases.suite import Suite
from ruleproof.engines.greeting import GameOffer
from ruleproof.engines.in_process import InProcessConnection
from ruleproof.input.folders import Data
from ruleproof.judging import verdicts as v
from ruleproof.rules.verbs import Verb
from ruleproof.running.recorded_suite import RecordedSuite
from ruleproof.running.workers import Workers

NOTED = re.compile(r'choice\(\s*"([\w.]+)"\s*\)')


def guards_first(game: ModuleType) -> None:
    """Let the first armies of the setup go to the cities without a guard."""
    setup = game.setup

    def require(of: Any, table: Any, entry: Any, tile: str) -> None:
        around = [of.components.around(site) for site in table.held[entry.seat]]
        empty = [tiles for tiles in around if not table.pieces_on(entry.seat, tiles)]
        if empty and not any(tile in tiles for tiles in empty):
            raise setup.IllegalAction("guards first", "rivalry.setup.every_city_guarded")

    setup.require_guards_possible = require


def open_cities_stay_closed(game: ModuleType) -> None:
    """Let nobody take a city by moving onto one of its tiles."""
    game.cities.who_stands_in_open_city = lambda of, table, site: None


def asked_if_possible_now(game: ModuleType) -> None:
    """Ask nobody who would first have to exchange letters."""
    turn = game.turn
    turn.exchanges.means_after_exchanges = lambda of, table, seat: turn.in_stock(table, seat)


def always_asked(game: ModuleType) -> None:
    """Ask everybody who could say that a choice is skipped."""
    turn, before = game.turn, game.turn.is_asked

    def is_asked(of: Any, state: Any) -> bool:
        asked = state.pending[0]
        skips = asked.asks and getattr(asked, "actions", True)
        seat = turn.seat_asked(state) if skips else ""
        means = turn.in_stock(state.table, seat) if skips else None
        done = skips and any(isinstance(one, turn.a.Done) for one in turn.offers(of, state, seat, means))
        return done or before(of, state)

    turn.is_asked = is_asked


OTHERWISE: list[tuple[str, Callable[[ModuleType], None], tuple[str, ...]]] = [
    ("rivalry", guards_first, ("leader_captured", "interim_capital_falls")),
    ("rivalry", open_cities_stay_closed, ("a_long_war", "turns_run_out")),
    ("rival_cities", asked_if_possible_now, ("game_1", "game_10")),
    ("rival_cities", always_asked, ("game_8", "ships_that_bring_income")),
]


def suite_of(game: str) -> Suite:
    data = Data.open()
    return Suite.open(data, data.game(game))


@pytest.mark.parametrize("game", Data.open().games())
def test_what_no_rule_decides_can_be_switched_or_is_noted_where_it_matters(game: str) -> None:
    suite = suite_of(game)
    texts = [path.read_text(encoding="utf-8") for path in suite.folders.own_reference_files()]
    noted = {ruling for text in texts for ruling in NOTED.findall(text)}
    features = [path.read_text(encoding="utf-8") for path in suite.folders.feature_files()]
    tagged = {ruling for text in features for ruling in re.findall(r"@ruling:(\S+)", text)}
    assert noted == {ruling for ruling in tagged if suite.game.rulings[ruling].is_fixed_choice}
    assert all(suite.game.rulings[ruling].is_fixed_choice for ruling in noted)


@pytest.mark.parametrize(("game", "otherwise", "tours"), OTHERWISE)
def test_an_engine_that_chooses_otherwise_fails_no_step_of_a_tour(
    game: str, otherwise: Callable[[ModuleType], None], tours: tuple[str, ...]
) -> None:
    suite = suite_of(game)
    recordings = RecordedSuite.adopted(suite)
    engine = suite.data.load_reference(f"chooses_{otherwise.__name__}")
    otherwise(import_module(f"{engine.__name__}.{game}"))
    connect = lambda: InProcessConnection(engine.engine())  # noqa: E731
    paths = [path for path in suite.folders.tour_files() if Path(path).stem in tours]
    stories = [one for path in paths for one in recordings.file(path).stories]
    workers = Workers(recordings, GameOffer(verbs=tuple(Verb)), connect, 60.0)
    results = list(workers.run(stories))
    at_fault = {one.case: (one.verdict, one.reason) for one in results if one.verdict.is_fault}
    assert not at_fault
    verdicts = Counter(one.verdict for one in results)
    assert verdicts.keys() == {v.PASS, v.CONTESTED}
    assert verdicts[v.PASS] > 0.8 * len(results)
