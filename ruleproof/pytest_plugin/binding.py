"""Makes a test of each scenario of a game; the kit judges the cases."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ruleproof.engines.connect import REFERENCE
from ruleproof.engines.session import Session
from ruleproof.engines.stdio import StartError
from ruleproof.input.command_options import made_from, options_of
from ruleproof.input.folders import Data
from ruleproof.input.problems import DataError, UsageError
from ruleproof.judging import verdicts as v
from ruleproof.judging.verdicts import Result
from ruleproof.language.gherkin import Scenario, read_feature
from ruleproof.pytest_plugin.failure_text import failure_text
from ruleproof.running.options import VerifyOptions
from ruleproof.running.plan import Watcher, make_plans
from ruleproof.running.run import greet
from ruleproof.running.workers import Worker


class Engine:
    """The engine under test, with the stories that `verify` would ask it."""

    def __init__(self, options: VerifyOptions, data: Data) -> None:
        connect = options.connector(data)
        [plan] = make_plans(options, data, greet(connect, options.timeout, data), Watcher())
        self.suite, self.notes = plan.suite, plan.notes
        self.session = Session(connect, options.timeout, plan.suite.common)
        self._worker = Worker(plan.recordings, plan.offer, self.session)
        self._untried = {result.case: result for result in plan.untried}
        self._stories = {case.id: one for one in plan.stories for case in one.story.cases if case.lines}

    def result(self, case: str) -> Result:
        """Return the result of a scenario."""
        return self._untried.get(case) or next(self._worker.results(self._stories[case]))


class ScenarioTest(pytest.Item):
    """A scenario, or a row of an outline, as a test."""

    def __init__(self, *, scenario: Scenario, binding: Binding, **more: Any) -> None:
        super().__init__(**more)
        self._scenario, self._binding = scenario, binding
        for kind in ("clause", "reading"):
            for value, _ in scenario.tagged(kind):
                self.add_marker(getattr(pytest.mark, f"ruleproof_{kind}")(id=value))

    def runtest(self) -> None:
        """Judge the scenario.

        Raises:
            pytest.fail.Exception, pytest.skip.Exception: it does not pass.
        """
        engine = self._binding.started()
        case = f"{engine.suite.game.id}/{self.path.stem}/{self._scenario.id}"
        result = engine.result(case)
        self.user_properties += [("ruleproof_case", case), ("ruleproof_verdict", str(result.verdict))]
        if result.verdict.element == "skipped":
            pytest.skip(f"{result.verdict}: {result.reason}")
        if not result.verdict.passes:
            pytest.fail(failure_text(engine.suite, result, self._binding.options.case_command), pytrace=False)

    def reportinfo(self) -> tuple[Path, int, str]:
        return self.path, self._scenario.line - 1, self._scenario.title


class FeatureFile(pytest.File):
    """A feature file of the game."""

    def __init__(self, *, binding: Binding, **more: Any) -> None:
        super().__init__(**more)
        self._binding = binding

    def collect(self) -> Iterator[ScenarioTest]:
        """Yield a test for each scenario; the row of an outline stands in brackets."""
        feature = read_feature(self.path)
        if feature.problems:
            raise self.CollectError("\n".join(map(str, feature.problems)))
        for scenario in feature.scenarios:
            outline, _, row = scenario.id.partition("/")
            name = f"{outline}[{row}]" if row else outline
            yield ScenarioTest.from_parent(self, name=name, scenario=scenario, binding=self._binding)


class Binding:
    """Collects feature files beside the project's own tests, and starts the engine when one is needed."""

    def __init__(self, config: pytest.Config) -> None:
        try:
            self.options = _options(config)
            self._data = Data.open(self.options.data)
            self._game = self._data.game(self.options.games[0])
            self.options.connector(self._data)
        except (UsageError, DataError) as error:
            raise pytest.UsageError(str(error)) from None
        self._engine: Engine | None = None
        self._notes: list[str] = []
        self._verdicts: set[str] = set()
        if self.options.engine == REFERENCE:
            self._notes.append("the engine is the reference; --ruleproof-engine CONNECTION names yours")
        named = [Path(argument.partition("::")[0]).resolve() for argument in config.args]
        if not any(path.is_relative_to(self._game.features.resolve()) for path in named):
            config.args = [*config.args, str(self._game.features)]

    def pytest_collect_file(self, file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
        """Collect the feature files of the selected game."""
        if file_path.suffix != ".feature" or file_path.parent != self._game.features:
            return None
        found: FeatureFile = FeatureFile.from_parent(parent, path=file_path, binding=self)
        return found

    def started(self) -> Engine:
        """Return the engine, which is started at the first use."""
        if self._engine is None:
            try:
                self._engine = Engine(self.options, self._data)
            except (StartError, UsageError, DataError) as error:
                pytest.exit(f"ruleproof: {error}", returncode=4)
            self._notes += self._engine.notes
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
