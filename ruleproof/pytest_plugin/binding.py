"""Binds feature files to pytest-bdd: pytest-bdd reads and runs the scenarios, and the kit matches the
sentences and judges the cases.

This is the only module that uses the internals of pytest-bdd: its registry of scenario wrappers.
"""

from __future__ import annotations

import itertools
import shlex
import types
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pytest_bdd.parsers import StepParser
from pytest_bdd.scenario import scenario_wrapper_template_registry

from ruleproof.cases.case import Case
from ruleproof.cases.suite import Suite
from ruleproof.engines.greeting import GameOffer, Greeting
from ruleproof.engines.session import Session
from ruleproof.engines.stdio import StartError
from ruleproof.input import jsontext
from ruleproof.input.command_options import made_from, options_of
from ruleproof.input.folders import Data
from ruleproof.input.problems import DataError, UsageError
from ruleproof.judging import verdicts as v
from ruleproof.judging.results import contested, result_of
from ruleproof.judging.verdicts import Result
from ruleproof.reports import text as wording
from ruleproof.rules.component_sets import read_component_set
from ruleproof.running.component_override import not_confirmed
from ruleproof.running.options import VerifyOptions
from ruleproof.running.readings import passed_over, readings_in_force, require_known_names
from ruleproof.running.recorded_story import RecordedStory
from ruleproof.running.recorded_suite import RecordedSuite
from ruleproof.running.workers import Worker

_MOST_VALUE = 240
"""Maximum number of characters of a value or a message that are shown, as in the terminal's summary."""
_MODULE = """
import pytest
from pytest_bdd import given, scenarios, then, when

pytestmark = pytest.mark.usefixtures("ruleproof_case")

@given(EverySentence("given"))
@when(EverySentence("when"))
@then(EverySentence("then"))
def step(sentence, ruleproof_case):
    ruleproof_case.step(sentence)

scenarios(FEATURE)
"""


class EverySentence(StepParser):
    """Matches every sentence; the kit itself then decides which step is meant."""

    def __init__(self, kind: str) -> None:
        super().__init__(f"every {kind}")

    def is_matching(self, name: str) -> bool:
        return True

    def parse_arguments(self, name: str) -> dict[str, str]:
        return {"sentence": name}


class FeatureModule(pytest.Module):
    """A feature file, collected as a module that exists only in memory."""

    def _getobj(self) -> types.ModuleType:
        module = types.ModuleType(f"ruleproof_feature_{self.path.stem}")
        module.__file__ = str(self.path)
        module.__dict__.update(EverySentence=EverySentence, FEATURE=str(self.path))
        exec(compile(_MODULE, str(self.path), "exec"), module.__dict__)
        return module


class SuiteError(Exception):
    """Raised if the suite or the kit is at fault, never for a fault of the engine."""


class RunningCase:
    """A case while pytest-bdd runs its steps; it fails at the first step that does not hold."""

    def __init__(self, case: Case, result: Result, text: str) -> None:
        self.case = case
        self.result = result
        self._text = text
        self._steps = iter(case.lines)
        self._left = len(case.lines)

    def step(self, sentence: str) -> None:
        """Run one step.

        Raises:
            pytest.fail.Exception: the case fails at this step.
        """
        line = next(self._steps)
        self._left -= 1
        if line.text != sentence:
            raise SuiteError(f"pytest-bdd runs {sentence!r} where the kit has {line.text!r}")
        if self.result.verdict.element == "skipped":
            pytest.skip(f"{self.result.verdict}: {self.result.reason}")
        failing = next((difference.line for difference in self.result.differences if difference.line), 0)
        if self.result.verdict != v.PASS and (line.line == failing or not self._left):
            pytest.fail(self._text, pytrace=False)


class Binding:
    """Collects feature files, and judges each scenario when it runs."""

    def __init__(self, config: pytest.Config) -> None:
        try:
            self._options = options = _options(config)
            data = Data.of(options.data)
            self.folders = data.game(options.games[0])
            self.suite = Suite.open(data, self.folders)
            default = self.suite
            if options.components is not None:
                components = read_component_set(
                    options.components, default.common, default.schemas, default.game.laws
                )
                self.suite = Suite.open(data, self.folders, components)
            self._connect = options.connector(data)
        except (UsageError, DataError) as error:
            raise pytest.UsageError(str(error)) from None
        self._is_corrected = self.suite.components.digest != default.components.digest
        self._worker: Worker | None = None
        self._recordings = RecordedSuite.adopted(self.suite)
        self._broken = ""
        self._notes: tuple[str, ...] = ()
        self._files: dict[Path, dict[tuple[str, tuple[str, ...]], RecordedStory]] = {}
        config.addinivalue_line("markers", "ruleproof_clause(id): the scenario shows this clause")
        config.addinivalue_line(
            "markers", "ruleproof_reading(id): the scenario is about this reading of a ruling"
        )
        if config.args_source != config.ArgsSource.ARGS:
            config.args = [str(self.folders.features)]

    def pytest_collect_file(self, file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
        """Collect the feature files of the selected game."""
        if file_path.suffix == ".feature" and file_path.parent == self.folders.features:
            module: FeatureModule = FeatureModule.from_parent(parent, path=file_path)
            return module
        return None

    @pytest.hookimpl(tryfirst=True)
    def pytest_bdd_apply_tag(self, tag: str, function: Any) -> bool | None:
        """Turn the tags of the features into pytest marks of the kit's own."""
        name, colon, value = tag.partition(":")
        if not colon or name not in ("clause", "reading", "id"):
            return None
        if name == "clause":
            pytest.mark.ruleproof_clause(id=value)(function)
        elif name == "reading":
            pytest.mark.ruleproof_reading(id=value)(function)
        return True

    @pytest.fixture
    def ruleproof_case(
        self, request: pytest.FixtureRequest, _pytest_bdd_example: dict[str, str]
    ) -> RunningCase:
        """Judge the scenario that is about to run."""
        template = scenario_wrapper_template_registry[request.function]
        scenario = template.render(_pytest_bdd_example)
        recorded = self._recorded(Path(request.node.path), scenario)
        case = recorded.story.cases[0]
        worker = self._engine()
        if recorded.fault and self._is_corrected:
            result = contested(
                result_of(case, v.INAPPLICABLE, not_confirmed(recorded.fault)),
                case,
                self.suite.game.contested,
            )
        else:
            result = next(worker.results(recorded))
        if result.verdict == v.SUITE_ERROR:
            raise SuiteError(result.reason)
        request.node.user_properties.append(("ruleproof_case", case.id))
        request.node.user_properties.append(("ruleproof_verdict", str(result.verdict)))
        text = _failure(
            self.suite, result, self._options.case_command, whole=request.config.get_verbosity() > 0
        )
        return RunningCase(case, result, text)

    def _recorded(self, path: Path, scenario: Any) -> RecordedStory:
        self._engine()
        if path not in self._files:
            file = self._recordings.file(path)
            if file.problems:
                raise SuiteError("\n".join(f"{where}: {message}" for where, message, _ in file.problems))
            self._files[path] = {
                (case.title, tuple(line.text for line in case.lines)): recorded
                for recorded in file.stories
                for case in recorded.story.cases
            }
        key = (scenario.name, tuple(step.name for step in scenario.steps))
        if key not in self._files[path]:
            raise SuiteError(f"pytest-bdd reads the scenario {scenario.name!r} differently from the kit")
        return self._files[path][key]

    def _engine(self) -> Worker:
        """Return the worker that judges cases; the engine is started at the first use."""
        if self._broken:
            pytest.exit(self._broken, returncode=4)
        if self._worker is None:
            suite = self.suite
            session = Session(self._connect, self._options.patience, suite.common)
            try:
                greeting = session.hello()
                offer = self._offer(greeting)
                require_known_names(suite, offer, greeting.name)
                self._notes = passed_over(suite.game, offer)
                readings = readings_in_force(
                    suite.game, offer, self._options.profile, self._options.readings, greeting.name
                )
            except (StartError, UsageError) as error:
                self._broken = f"ruleproof: {error}"
                pytest.exit(self._broken, returncode=4)
            self._recordings = RecordedSuite(suite, readings)
            self._worker = Worker(self._recordings, offer, session)
        return self._worker

    def _offer(self, greeting: Greeting) -> GameOffer:
        if self.folders.id not in greeting.games:
            raise UsageError(
                f"the engine does not offer {self.folders.id}; "
                f"it offers {', '.join(greeting.games) or 'nothing'}"
            )
        return greeting.games[self.folders.id]

    @pytest.hookimpl(wrapper=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> Iterator[None]:
        """End the engine, and fail if no case passed: an engine that supports nothing does not conform."""
        reporter = session.config.pluginmanager.get_plugin("terminalreporter")
        reports = itertools.chain.from_iterable(reporter.stats.values()) if reporter is not None else ()
        verdicts = {
            value
            for report in reports
            for name, value in getattr(report, "user_properties", ())
            if name == "ruleproof_verdict"
        }
        if verdicts and v.PASS not in verdicts and session.exitstatus == pytest.ExitCode.OK:
            self._notes = (*self._notes, "no case passed, so the engine does not conform")
            session.exitstatus = pytest.ExitCode.TESTS_FAILED
        try:
            return (yield)
        finally:
            if self._worker is not None and self._worker.session is not None:
                self._worker.session.bye()

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Print notes about the engine that are not faults."""
        for note in self._notes:
            terminalreporter.write_line(f"Note: {note}")


def _options(config: pytest.Config) -> VerifyOptions:
    """Return the options of `ruleproof verify` that correspond to this session."""
    game = config.getoption("ruleproof_game")
    values = {
        field.parameter: config.getoption(name)
        for field in options_of(VerifyOptions)
        if (name := "ruleproof_" + field.name[2:].replace("-", "_")) in config.option.__dict__
    }
    values["components"] = values["components"] or None
    values["data"] = [Path(folder) for folder in values["data"]]
    return made_from(VerifyOptions, {**values, "games": (game,)})


def _failure(suite: Suite, result: Result, again: str, *, whole: bool) -> str:
    """Return the text that pytest prints about a failure; `whole` adds every request and reply as sent."""
    lines = [
        f"{result.verdict}: {wording.under_set(result)}{result.reason}",
        f"case {result.case} ({result.file}:{result.line})",
    ]
    for clause in result.clauses:
        known = suite.game.clauses.get(clause)
        lines.append(f"clause {clause}" + (f" ({known.number}): {known.text}" if known else ""))
    for difference in wording.distinct(result.differences):
        if wording.has_values(difference):
            values = [
                _cut(wording.shown(difference, value)) for value in (difference.expected, difference.actual)
            ]
            left, right = wording.labels(difference)
            lines.append(f"{wording.place_of(difference)}: {left} {values[0]}, {right} {values[1]}")
        elif difference.message not in result.reason:
            lines.append(wording.told(difference))
    lines += (
        [f"> {message.request}\n< {message.reply}" for message in result.messages]
        if whole
        else _telling(result)
    )
    lines.append(f"again: {again} --case {shlex.quote(result.case)}")
    return "\n".join(lines)


def _telling(result: Result) -> list[str]:
    """Return the request (without its state) and the reply of the first difference, shortened."""
    first = next(iter(result.differences), None)
    verb = first.what.verb if first else "apply"
    seat = first.seat if first and verb in ("legal_actions", "view") else ""
    asked = [message for message in result.messages if f'"method":"{verb}"' in message.request]
    of_seat = [
        message
        for message in asked
        if not seat or _request(message.request).get("params", {}).get("seat", seat) == seat
    ]
    if not of_seat:
        return [f"> {_cut(message.request)}\n< {_cut(message.reply)}" for message in result.messages[-1:]]
    params = {
        key: value for key, value in _request(of_seat[-1].request).get("params", {}).items() if key != "state"
    }
    request = jsontext.encode({"method": verb, **params}).decode()
    return [f"> {_cut(request)}\n< {_cut(of_seat[-1].reply)}", "  (all requests and replies: pytest -v)"]


def _request(text: str) -> dict[str, Any]:
    """Return a request, or an empty dict if it was too long to be kept in full."""
    try:
        request = jsontext.decode(text.encode())
    except ValueError:
        return {}
    return request if isinstance(request, dict) else {}


def _cut(text: str) -> str:
    return wording.one_line(text, _MOST_VALUE)
