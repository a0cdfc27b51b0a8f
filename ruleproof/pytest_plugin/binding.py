"""Binds feature files to pytest-bdd, which reads and runs the scenarios; the kit judges the cases."""

from __future__ import annotations

import types
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pytest_bdd import scenario

import ruleproof.pytest_plugin.steps as steps_module
from ruleproof.engines.connect import REFERENCE
from ruleproof.engines.session import Session
from ruleproof.engines.stdio import StartError
from ruleproof.input.command_options import made_from, options_of
from ruleproof.input.folders import Data
from ruleproof.input.problems import DataError, UsageError
from ruleproof.judging import verdicts as v
from ruleproof.judging.verdicts import Result
from ruleproof.language.gherkin import TAGS, syntax_tree
from ruleproof.language.words import slug
from ruleproof.pytest_plugin.failure_text import failure_text
from ruleproof.pytest_plugin.steps import RUNNING, RunningCase
from ruleproof.running.options import VerifyOptions
from ruleproof.running.plan import Watcher, make_plans
from ruleproof.running.recorded_story import RecordedStory
from ruleproof.running.run import greet
from ruleproof.running.workers import Worker


class SuiteError(Exception):
    """Raised if the suite or the kit is at fault, never for a fault of the engine."""


class Engine:
    """The engine under test, with the stories that `verify` would ask it."""

    def __init__(self, options: VerifyOptions, data: Data) -> None:
        connect = options.connector(data)
        [plan] = make_plans(options, data, greet(connect, options.timeout, data), Watcher())
        self.suite, self.notes = plan.suite, plan.notes
        self.session = Session(connect, options.timeout, plan.suite.common)
        self._worker = Worker(plan.recordings, plan.offer, self.session)
        self._untried = {result.case: result for result in plan.untried}
        self._stories = {
            (Path(case.file).name, case.title, tuple(line.text for line in case.lines)): one
            for one in plan.stories
            for case in one.story.cases
            if case.lines
        }

    def story(self, feature: Path, name: str, sentences: tuple[str, ...]) -> RecordedStory:
        """Return the story of a scenario.

        Raises:
            SuiteError: pytest-bdd reads the scenario differently from the kit.
        """
        try:
            return self._stories[feature.name, name, sentences]
        except KeyError:
            raise SuiteError(f"pytest-bdd reads the scenario {name!r} differently from the kit") from None

    def result(self, recorded: RecordedStory) -> Result:
        """Return the result of a scenario."""
        untried = self._untried.get(recorded.story.cases[0].id)
        return untried or next(self._worker.results(recorded))


class Binding:
    """Collects feature files beside the project's own tests, and judges each scenario when it runs."""

    def __init__(self, config: pytest.Config) -> None:
        try:
            self._options = _options(config)
            self._data = Data.open(self._options.data)
            self._game = self._data.game(self._options.games[0])
            self._options.connector(self._data)
        except (UsageError, DataError) as error:
            raise pytest.UsageError(str(error)) from None
        self._engine: Engine | None = None
        self._broken = ""
        self._is_binding = False
        self._notes: list[str] = []
        self._verdicts: set[str] = set()
        if self._options.engine == REFERENCE:
            self._notes.append("the engine is the reference; --ruleproof-engine CONNECTION names yours")
        named = [Path(argument.partition("::")[0]).resolve() for argument in config.args]
        if not any(path.is_relative_to(self._game.features.resolve()) for path in named):
            config.args = [*config.args, str(self._game.features)]

    def pytest_collect_file(self, file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
        """Collect the feature files of the selected game."""
        if file_path.suffix != ".feature" or file_path.parent != self._game.features:
            return None
        module: pytest.Module = pytest.Module.from_parent(parent, path=file_path)
        self._is_binding = True
        try:
            module.obj = _tests_of(file_path)
        finally:
            self._is_binding = False
        return module

    @pytest.hookimpl(tryfirst=True)
    def pytest_bdd_apply_tag(self, tag: str, function: Any) -> bool | None:
        """Turn the tags of the features into pytest marks of the kit's own."""
        name, _, value = tag.partition(":")
        if not self._is_binding or name not in TAGS:
            return None
        if name in ("clause", "reading"):
            getattr(pytest.mark, f"ruleproof_{name}")(id=value)(function)
        return True

    def pytest_bdd_before_scenario(self, request: pytest.FixtureRequest, feature: Any, scenario: Any) -> None:
        """Judge the scenario that is about to run."""
        path = Path(feature.filename)
        if path.parent != self._game.features:
            return
        engine = self._started()
        recorded = engine.story(path, scenario.name, tuple(step.name for step in scenario.steps))
        case, result = recorded.story.cases[0], engine.result(recorded)
        if result.verdict == v.SUITE_ERROR:
            raise SuiteError(result.reason)
        request.node.user_properties.append(("ruleproof_case", case.id))
        request.node.user_properties.append(("ruleproof_verdict", str(result.verdict)))
        text = failure_text(engine.suite, result, self._options.case_command)
        request.node.stash[RUNNING] = RunningCase(case, result, text)

    def _started(self) -> Engine:
        """Return the engine, which is started at the first use."""
        if self._engine is None and not self._broken:
            try:
                self._engine = Engine(self._options, self._data)
                self._notes += self._engine.notes
            except (StartError, UsageError, DataError) as error:
                self._broken = f"ruleproof: {error}"
        if self._engine is None:
            pytest.exit(self._broken, returncode=4)
        return self._engine

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note the verdicts, those of the workers of xdist too."""
        found = dict(report.user_properties)
        self._verdicts |= {str(found[name]) for name in ("ruleproof_verdict",) if name in found}

    @pytest.hookimpl(wrapper=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> Iterator[None]:
        """End the engine, and fail if no case passed: what was not asked does not conform."""
        config = session.config
        ran = not hasattr(config, "workerinput") and not config.option.collectonly
        if (
            ran
            and session.exitstatus == pytest.ExitCode.OK
            and not any(v.Verdict(one).passes for one in self._verdicts)
        ):
            asked = "no case passed" if self._verdicts else f"no scenario of {self._game.id} was run"
            self._notes.append(f"{asked}, so the engine does not conform")
            session.exitstatus = pytest.ExitCode.TESTS_FAILED
        try:
            return (yield)
        finally:
            if self._engine is not None:
                self._engine.session.bye()

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Print notes about the engine that are not faults."""
        for note in self._notes:
            terminalreporter.write_line(f"Note: {note}")


def _tests_of(path: Path) -> types.ModuleType:
    """Return a module with a test for each scenario of a feature file."""
    module = types.ModuleType(f"ruleproof_feature_{path.stem}")
    vars(module).update({**vars(steps_module), "__name__": module.__name__, "__file__": str(path)})
    for title in _titles(syntax_tree(path)["feature"]):
        bound = scenario(str(path), title, features_base_dir=str(path.parent))
        setattr(module, f"test_{slug(title)}", bound(lambda: None))
    return module


def _titles(node: dict[str, Any]) -> Iterator[str]:
    for child in node["children"]:
        if "rule" in child:
            yield from _titles(child["rule"])
        elif "scenario" in child:
            yield child["scenario"]["name"]


def _options(config: pytest.Config) -> VerifyOptions:
    """Return the options of `ruleproof verify` that correspond to this session.

    Raises:
        UsageError: an option has a value that `verify` refuses.
    """
    values: dict[str, Any] = {"games": (config.getoption("ruleproof_game"),)}
    for field in options_of(VerifyOptions):
        name = "ruleproof_" + field.name[2:].replace("-", "_")
        if name not in config.option.__dict__ or field.parameter in values:
            continue
        value = values[field.parameter] = config.getoption(name)
        least, most = field.option.least, field.option.most
        if least is not None and most is not None and not least <= value <= most:
            raise UsageError(f"--ruleproof{field.name[1:]} {value:g}: wanted {least:g} to {most:g}")
    values["data"] = [Path(folder) for folder in values["data"]]
    return made_from(VerifyOptions, values)
