"""The pytest plugin in somebody's own project: the same verdicts as the native runner, case by case."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from ruleproof import pytest_plugin
from ruleproof.api import Options, verify
from ruleproof.judging import verdicts as v
from ruleproof.running.selection import Selection
from tests.shared import WHOLE
from tests.toybox import TOY, engine_script

ROOT = Path(__file__).resolve().parents[2]
GAME = "lost_cities_rivals"
ENGINE = "python:forgets_the_bonus"
FAULTY = f"""
import sys
sys.path.insert(0, {str(ROOT)!r})
from ruleproof.input.folders import Data
from engines.wrong.rules.spoiling import faults

def engine():
    return faults({GAME!r})["bonus_multiplied"].spoiled(Data.open()).engine()
"""
REPORTER = """
import json

def pytest_runtest_logreport(report):
    if report.when == "call" and report.user_properties:
        found = dict(report.user_properties)
        with open("verdicts.jsonl", "a") as file:
            case, verdict = found["ruleproof_case"], found["ruleproof_verdict"]
            file.write(json.dumps([case, verdict, report.outcome]) + "\\n")
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project of somebody else: an engine, and a test of its own."""
    (tmp_path / "forgets_the_bonus.py").write_text(FAULTY, encoding="utf-8")
    (tmp_path / "reporter.py").write_text(REPORTER, encoding="utf-8")
    (tmp_path / "test_own.py").write_text("def test_own():\n    pass\n", encoding="utf-8")
    return tmp_path


def run(project: Path, *options: str) -> subprocess.CompletedProcess[str]:
    paths = [str(project), *filter(None, [os.environ.get("PYTHONPATH")])]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:hypothesispytest", "-p", "reporter", *options]
    return subprocess.run(command, cwd=project, env=environment, capture_output=True, text=True, check=False)


def verdicts_of(project: Path) -> dict[str, tuple[str, str]]:
    lines = (project / "verdicts.jsonl").read_text(encoding="utf-8").splitlines()
    return {case: (verdict, outcome) for case, verdict, outcome in map(json.loads, lines)}


def test_without_the_option_a_project_runs_its_own_tests_alone(project: Path) -> None:
    done = run(project)
    assert "1 passed" in done.stdout, done.stdout + done.stderr


@pytest.mark.campaign
def test_the_verdicts_equal_those_of_the_native_runner_case_by_case(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    chosen = () if WHOLE else ("scoring", "ending")
    files = ["-k", " or ".join(f"{name}.feature" for name in chosen)] if chosen else []
    done = run(project, "--ruleproof-game", GAME, "--ruleproof-engine", ENGINE, "-n", "2", *files)
    assert done.returncode == 1, done.stdout + done.stderr
    there = verdicts_of(project)
    monkeypatch.chdir(project)
    monkeypatch.syspath_prepend(str(project))
    cases = Selection(cases=tuple(f"{GAME}/{name}/*" for name in chosen))
    report = verify(Options(engine=ENGINE, games=(GAME,), in_process=True, selection=cases))
    native = {
        result.case: result.verdict for result in report.games[0].results if "/tours/" not in result.case
    }
    assert {case: verdict for case, (verdict, _) in there.items()} == native
    assert {verdict for verdict, _ in there.values()} >= {v.PASS, v.FAIL, v.DIVERGES}
    assert all((outcome == "passed") == (verdict == v.PASS) for verdict, outcome in there.values())


@pytest.mark.campaign
def test_the_options_of_pytest_work(project: Path) -> None:
    both = ("--ruleproof-game", GAME, "--ruleproof-engine", ENGINE)
    chosen = run(project, *both, "-k", "the_bonus_stays_eight", "-x")
    assert chosen.returncode == 1
    assert "1 failed" in chosen.stdout
    again = run(project, *both, "-k", "the_bonus_stays_eight", "--lf")
    assert "1 failed" in again.stdout, again.stdout
    assert "1 failed, " not in again.stdout.split("1 failed", 1)[0]
    assert " passed" not in again.stdout.splitlines()[-1]
    by_clause = run(project, *both, "-m", "ruleproof_clause(id='lost_cities_rivals.scoring.most_points_win')")
    assert by_clause.returncode in (0, 1)
    assert "deselected" in by_clause.stdout


def test_a_failure_names_case_clause_values_and_messages(project: Path) -> None:
    done = run(project, "--ruleproof-game", GAME, "--ruleproof-engine", ENGINE, "-k", "the_bonus_stays_eight")
    for wanted in (
        f"case {GAME}/scoring/the_bonus_stays_eight",
        f"clause {GAME}.scoring.bonus_not_multiplied",
        "expected",
        "after outcome",
    ):
        assert wanted in done.stdout
    assert (
        f"again: ruleproof verify --engine {ENGINE} --case {GAME}/scoring/the_bonus_stays_eight"
        in done.stdout
    )


def test_an_engine_that_cannot_start_ends_the_session_with_status_4(project: Path) -> None:
    done = run(project, "--ruleproof-game", GAME, "--ruleproof-engine", "stdio:no-such-program")
    assert done.returncode == 4
    assert "no program 'no-such-program'" in done.stdout + done.stderr


def test_an_unknown_game_is_a_usage_error(project: Path) -> None:
    done = run(project, "--ruleproof-game", "lost_cities_rival")
    assert done.returncode == 4
    assert "nearest: lost_cities_rivals" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.campaign
def test_a_ruling_that_there_is_not_is_noted(project: Path) -> None:
    body = (
        "def engine():\n    class Tells:\n        def hello(self, protocol):\n"
        f"            game = {{'verbs': [], 'readings': {{'{GAME}.ruling.ties': ['shared']}}}}\n"
        f"            return {{'protocol': 1, 'name': 'Tells', 'games': {{'{GAME}': game}}}}\n"
        "    return Tells()\n"
    )
    (project / "tells.py").write_text(body, encoding="utf-8")
    done = run(project, "--ruleproof-game", GAME, "--ruleproof-engine", "python:tells", "-k", "tie")
    assert done.returncode == 1 and "Note: no case passed, so the engine does not conform" in done.stdout
    told = f"Note: hello names '{GAME}.ruling.ties', which is not a switchable ruling; it is ignored"
    assert told in done.stdout


@pytest.mark.campaign
def test_selection_by_clause_of_the_native_runner_agrees_with_the_marks(project: Path) -> None:
    clause = f"{GAME}.scoring.most_points_win"
    run(project, "--ruleproof-game", GAME, "-m", f"ruleproof_clause(id='{clause}')")
    native = verify(Options(games=(GAME,), selection=Selection(clauses=(clause,))))
    assert set(verdicts_of(project)) == {
        result.case for result in native.games[0].results if "/tours/" not in result.case
    }


def test_what_an_engine_does_not_cover_is_skipped_as_the_runner_leaves_it_out(tmp_path: Path) -> None:
    (tmp_path / "reporter.py").write_text(REPORTER, encoding="utf-8")
    engine = engine_script(
        tmp_path,
        "class Partial(Engine):",
        "    def hello(self, protocol):",
        "        greeting = super().hello(protocol)",
        "        greeting['games']['market_day']['covers'] = {'actions': ['work', 'buy', 'sell', 'done']}",
        "        return greeting",
        "    def listed(self, state, seat):",
        "        left_out = ('call', 'bid', 'fox')",
        "        return [one for one in super().listed(state, seat) if one['type'] not in left_out]",
        "Engine = Partial",
    )
    options = ("--ruleproof-game", "market_day", "--ruleproof-data", str(TOY), "--ruleproof-engine", engine)
    done = run(tmp_path, *options)
    assert done.returncode == 0, done.stdout + done.stderr
    there = verdicts_of(tmp_path)
    report = verify(Options(engine=engine, games=("market_day",), data=(TOY,)))
    native = {one.case: one.verdict for one in report.games[0].results if "/tours/" not in one.case}
    assert {case: verdict for case, (verdict, _) in there.items()} == native
    assert {outcome for verdict, outcome in there.values() if verdict == v.UNSUPPORTED} == {"skipped"}
    assert {v.PASS, v.UNSUPPORTED} <= set(native.values())


ON_THE_TOY = ("--ruleproof-game", "market_day", "--ruleproof-data", str(TOY))


OPTIONS = [option for option in pytest_plugin.option_defaults() if option != "--ruleproof-game"]


@pytest.mark.parametrize("option", OPTIONS)
def test_an_option_without_a_game_is_an_error_and_no_silent_success(
    option: str, pytestconfig: pytest.Config
) -> None:
    values: dict[str, object] = {**pytest_plugin.option_defaults(), option: "other"}
    config = SimpleNamespace(
        getoption=lambda name, *_: values.get(name, ""), addinivalue_line=lambda *_: None
    )
    with pytest.raises(pytest.UsageError, match=f"{option} has no effect without --ruleproof-game"):
        pytest_plugin.pytest_configure(cast(pytest.Config, config))
    assert pytestconfig.getoption(option) == pytest_plugin.option_defaults()[option]


def test_an_option_without_effect_on_the_engine_is_an_error(project: Path) -> None:
    inside = ("--ruleproof-engine", "stdio:python engine.py", "--ruleproof-in-process")
    done = run(project, *ON_THE_TOY, *inside)
    assert done.returncode == 4, done.stdout
    assert "has no effect on --engine stdio:python engine.py: it needs" in done.stderr


def test_a_value_that_verify_refuses_is_an_error(project: Path) -> None:
    done = run(project, *ON_THE_TOY, "--ruleproof-timeout", "-1")
    assert done.returncode == 4
    assert "--ruleproof-timeout -1: wanted 0.05 to 3600" in done.stderr


@pytest.mark.parametrize("named", [(), ("test_own.py",)])
def test_the_projects_own_tests_run_beside_the_scenarios(project: Path, named: tuple[str, ...]) -> None:
    (project / "test_own.py").write_text("def test_own():\n    assert False, 'mine'\n", encoding="utf-8")
    done = run(project, *ON_THE_TOY, *named, "-k", "test_own or cloth_costs_two_coins")
    assert done.returncode == 1
    assert "1 failed, 1 passed" in done.stdout, done.stdout


def test_without_pytest_bdd_nothing_is_run(project: Path) -> None:
    done = run(project, *ON_THE_TOY, "-p", "no:pytest-bdd")
    assert done.returncode == 4
    assert "--ruleproof-game needs the plugin pytest-bdd, which is switched off" in done.stderr


def test_a_run_on_the_reference_says_so(project: Path) -> None:
    done = run(project, *ON_THE_TOY, "-k", "cloth_costs_two_coins")
    assert "Note: the engine is the reference; --ruleproof-engine CONNECTION names yours" in done.stdout


def test_a_run_that_asks_nothing_fails(project: Path) -> None:
    done = run(project, *ON_THE_TOY, "-k", "test_own")
    assert done.returncode == 1
    assert "no scenario of market_day was run, so the engine does not conform" in done.stdout
    assert run(project, *ON_THE_TOY, "--collect-only").returncode == 0


def test_strict_markers_and_warnings_as_errors_do_not_end_the_session(project: Path) -> None:
    done = run(project, *ON_THE_TOY, "--strict-markers", "-W", "error", "-k", "own or cloth or small")
    assert done.returncode == 0, done.stdout + done.stderr
