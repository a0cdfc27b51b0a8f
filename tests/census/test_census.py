"""`ruleproof census`: every position of a small set."""

from __future__ import annotations

import os
import re
import signal
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from ruleproof.census import walk
from ruleproof.census.command import census, census_command
from ruleproof.census.engine import BATCH, MOST_FAILURES, Beside
from ruleproof.census.graph import Graph
from ruleproof.census.looking import Looker, Task
from ruleproof.census.options import CensusOptions
from ruleproof.census.proofs import Proofs
from ruleproof.census.reference import Reference
from ruleproof.census.sets import described, outcomes, suite_of
from ruleproof.census.visit import Visit
from ruleproof.census.walk import Census
from ruleproof.engines.greeting import GameOffer, Greeting
from ruleproof.engines.stdio import StartError
from ruleproof.engines.wire import EngineFailure
from ruleproof.input.folders import Data
from ruleproof.input.problems import UsageError
from tests.census.dying import look_unless_first
from tests.cluster import Cluster
from tools.programs import ROOT

GAME = "lost_cities_rivals"
JAVASCRIPT = f"stdio:node {ROOT / 'engines' / 'examples' / 'javascript' / 'engine.js'}"


def told(*arguments: str) -> tuple[int, str]:
    result = CliRunner().invoke(census_command, ["--game", GAME, *arguments])
    return result.exit_code, result.stdout if result.exit_code in (0, 1, 130) else result.output


def test_a_bound_is_stated_and_nothing_is_wrong_up_to_it() -> None:
    status, text = told("--positions", "200")
    assert status == 0
    assert "a bound of 200 positions: 200 positions of 'tiny'" in text
    assert "The following claims cover only the positions visited." in text
    assert re.search(
        r"Until the game is over, there is always somebody who may act: in all 1\d\d positions checked\.",
        text,
    )
    assert "Seats that may know the same get the same: not proved: no position to check." in text


@pytest.mark.node
def test_an_engine_that_shares_nothing_with_the_reference_answers_as_it_does() -> None:
    status, text = told("--positions", "200", "--engine", JAVASCRIPT)
    assert status == 0, text
    assert "answers like the reference: up to 200 positions" in text
    assert "were not judged; `ruleproof play` judges both" in text


@pytest.mark.parametrize("position", ["new game of 3", "four players, North to move"])
def test_a_census_may_begin_at_a_position_or_a_new_game_with_all_components(position: str) -> None:
    status, text = told("--position", position, "--depth", "1")
    assert status == 0
    assert text.startswith("Up to a bound of 1 plays: ")
    assert f"It is the whole game; it begins at {position}." in text
    assert "Never applied" not in text


def test_a_position_that_is_not_there_is_refused_with_the_nearest() -> None:
    with pytest.raises(UsageError, match=r"--position 'new game of 5': no such position\n.*new game of 4"):
        census(CensusOptions(game=GAME, position="new game of 5"))
    with pytest.raises(UsageError, match="--set and --position exclude each other"):
        census(CensusOptions(game=GAME, set="tiny", position="new game of 2"))


def test_other_readings_do_not_count_as_clauses_applied() -> None:
    plain, tried = told("--positions", "400")[1], told("--positions", "400", "--readings")[1]
    assert tried.startswith(plain)
    assert "makes a difference:\n    new game of 2, after " in tried


def tiny() -> tuple[Any, Any]:
    data = Data.open(())
    folders = data.game(GAME)
    small = described(folders).named("tiny")
    return suite_of(data, folders, small), small


def test_a_refusal_is_no_clause_applied_and_nothing_is_heard_outside() -> None:
    suite, _ = tiny()
    reference = Reference(suite, suite.game.adopted(), 1)
    trace: Any = suite.data.load_reference().trace
    with reference.heard():
        trace.tracer(trace.Refused(("refused",), ValueError()))
        trace.tracer(trace.Applied("nothing_to_do", ("idle",), (), False))
        trace.tracer(trace.Applied("a_requirement_that_held", ("held",), (), None))
    assert reference.applied == {"held"}


def test_between_two_positions_the_rules_are_not_heard() -> None:
    looker = Looker(CensusOptions(game=GAME))
    trace: Any = looker.suite.data.load_reference().trace
    [(_, state, _)] = looker.starts()
    looker.look(Task(CensusOptions(game=GAME), ((0, state, b""),)))
    assert trace.tracer is None


def test_an_interrupted_census_reports_what_it_has_found(monkeypatch: pytest.MonkeyPatch) -> None:
    see = Proofs.see

    def interrupted(proofs: Proofs, visit: Visit, *rest: Any) -> Any:
        if visit.number == 203:
            os.kill(os.getpid(), signal.SIGINT)
        return see(proofs, visit, *rest)

    monkeypatch.setattr(Proofs, "see", interrupted)
    status, text = told("--positions", "500")
    assert status == 130
    visited = re.search(r"up to a bound of (\d+) positions, where it was interrupted", text, re.IGNORECASE)
    assert visited and 203 < int(visited[1]) < 500


def test_what_is_found_depends_neither_on_workers_nor_on_one_that_is_killed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(walk, "CHUNK", 32)
    monkeypatch.setenv("RULEPROOF_TEST_MARKER", str(tmp_path / "marker"))
    alone, together = (taken(jobs) for jobs in (1, 2))
    assert (tmp_path / "marker").exists()
    assert together.tally == alone.tally
    assert vars(together.graph) == vars(alone.graph)


def taken(jobs: int) -> Census:
    made = Census(Looker(CensusOptions(game=GAME, jobs=jobs, positions=500)), look_unless_first)
    for _ in made.parts():
        pass
    return made


class Failing:
    """A session with an engine that fails when it is configured, or when it is asked."""

    def __init__(self, configured: Exception | None, asked: Exception) -> None:
        self.exchanges: list[Any] = []
        self._configured, self._asked = configured, asked

    def hello(self) -> Greeting:
        return Greeting(1, "Failing", {GAME: GameOffer(("legal_actions", "view"))})

    def configure(self, *_: Any) -> list[str]:
        if self._configured is not None:
            raise self._configured
        return []

    def ask(self, *_: Any) -> list[Any]:
        raise self._asked


def test_an_engine_that_fails_when_it_is_first_configured_is_wrong_usage() -> None:
    suite, _ = tiny()
    failing: Any = Failing(EngineFailure("crash", "it ended"), EngineFailure("crash", ""))
    with pytest.raises(UsageError, match="cannot be configured: crash: it ended"):
        Beside(failing, suite)


def test_an_engine_that_fails_at_its_first_position_is_asked_all_the_same() -> None:
    looker = Looker(CensusOptions(game=GAME))
    failing: Any = Failing(None, EngineFailure("crash", "asked"))
    beside = Beside(failing, looker.suite)
    [(_, state, start)] = looker.starts()
    beside.try_positions([looker.reference.visited(state)])
    assert not beside.is_live
    beside.is_live = True
    assert beside.own_beginning(start) == b""


@pytest.mark.parametrize("failure", [EngineFailure("crash", "configuring"), StartError("no start")])
def test_an_engine_that_fails_when_it_is_started_again_is_given_up(failure: Exception) -> None:
    looker = Looker(CensusOptions(game=GAME))
    failing: Any = Failing(None, failure)
    beside = Beside(failing, looker.suite)
    failing._configured = failure
    [(_, state, _)] = looker.starts()
    for number in range(BATCH):
        beside.see(looker.reference.visited(state, number))
    assert beside.part.judged.failures == MOST_FAILURES
    assert beside.has_given_up
    assert list(beside.part.differences.first) == ["crash"]


def test_outcomes_of_chance_are_all_tried_or_it_is_said() -> None:
    assert outcomes({"roll": {"dice": 1}}, 6)[1]
    assert not outcomes({"roll": {"dice": 2}}, 6)[1]
    orders, all_of_them = outcomes({"shuffle": ["b", "a", "a"]}, 9)
    assert all_of_them
    assert sorted(one["shuffle"] for one in orders) == [["a", "a", "b"], ["a", "b", "a"], ["b", "a", "a"]]


def test_a_cycle_of_plays_is_found() -> None:
    graph = Graph()
    for digest, parent in ((b"0", -1), (b"1", 0), (b"2", 1)):
        graph.meet(digest, parent, 0)
    graph.after = [[1], [2], []]
    assert graph.on_a_cycle() == ([], 2)
    graph.after = [[1], [2], [1]]
    assert graph.on_a_cycle()[0] == [1, 2]
    assert graph.cycle([1, 2]) == [(1, 0), (2, 0)]


def test_a_game_that_need_not_end_is_shown_with_the_plays_that_lead_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Looker, "digest", lambda *_: b"alike")
    text = told()[1]
    assert "The game need not end: 1 position on a cycle of plays or after one." in text
    shown = text.partition("With the last 1 play here a position is repeated:\n")[2].split("\n")
    assert shown[:2] == ["    new game of 2, after 1 play:", '    North: {"type":"uncover"}']


@pytest.mark.campaign
def test_the_workers_of_dask_find_the_same(cluster: Cluster) -> None:
    bound = ("--positions", "1000")
    assert told(*bound, "--dask", cluster.address) == told(*bound)
