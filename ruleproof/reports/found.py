"""Reports findings of play or a census as a run of the suite is reported.

The engine plays all scenarios, and clauses are ranked by them as in any run, so that a finding has the same
first clause as in `verify`. If no scenario of the clauses near a finding fails, the suite has a gap; the
scenario that would close it is in the report.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import replace

import msgspec

from ruleproof.cases.case import Case, Line, Story
from ruleproof.cases.wording import ScenarioWriter
from ruleproof.diagnosis.as_scenario import as_scenario
from ruleproof.diagnosis.findings import Finding
from ruleproof.engines.greeting import Greeting
from ruleproof.engines.options import EngineOptions
from ruleproof.engines.recording import Recording
from ruleproof.input.folders import Data
from ruleproof.input.jsontext import encode
from ruleproof.judging.verdicts import Result
from ruleproof.reports.make import report_of
from ruleproof.reports.model import Report
from ruleproof.reports.text import counted
from ruleproof.running.options import VerifyOptions
from ruleproof.running.plan import Plan, Watcher, make_plans
from ruleproof.running.recorded_story import RecordedStory
from ruleproof.running.run import GameRun, Run, run_plan

_MOST_PLAYS = 12
"""Maximum number of plays of a story that are shown; the last ones are shown."""


def options_of(options: EngineOptions, **more: object) -> VerifyOptions:
    """Return the options with which `verify` runs the same engine; `more` are further options of `verify`."""
    bounds = {field: getattr(options, field) for field in EngineOptions.__struct_fields__}
    return VerifyOptions(**bounds, **more, fresh=0)  # type: ignore[arg-type]


def report_of_findings(
    findings: Sequence[Finding],
    found_by: str,
    options: VerifyOptions,
    greeting: Greeting,
    again: Sequence[str],
    watcher: Watcher,
) -> Report:
    """Return a report of findings, which are all of the game that the options name.

    `found_by` is the command that has found them, and `again` are the commands that show each of them again.

    Raises:
        UsageError, DataError, StartError: the engine cannot be run with these options.
    """
    began = time.monotonic()
    data = Data.open(options.data)
    [plan] = make_plans(options, data, greeting, watcher)
    stories = [_recorded(plan, finding, found_by, number) for number, finding in enumerate(findings, 1)]
    scenarios = [case for case in plan.selected if case.lines]
    run = run_plan(options, replace(plan, selected=scenarios), options.connector(data), watcher)
    writer = ScenarioWriter(plan.suite)
    results = [
        _result(finding, one.story, found_by, writer) for finding, one in zip(findings, stories, strict=True)
    ]
    failing = {clause for one in run.results if one.verdict.is_fault for clause in one.clauses}
    whole = GameRun(
        replace(plan, stories=[*plan.stories, *stories]),
        (*run.results, *results),
        run.failed,
        run.interrupted,
        gaps={
            result.case: as_scenario(writer, finding).text
            for finding, result in zip(findings, results, strict=True)
            if failing.isdisjoint(_near(plan, finding))
        },
    )
    report = report_of(Run(options, greeting, (whole,), int(time.monotonic() - began)), watcher.doing)
    found = {result.case: command for result, command in zip(results, again, strict=True)}
    return msgspec.structs.replace(report, found=found)


def _recorded(plan: Plan, finding: Finding, found_by: str, number: int) -> RecordedStory:
    """Return the story of a finding as a story of the suite, with the reference's answers."""
    identity = f"{plan.suite.game.id}/{found_by}/{number}"
    title = f"Found by {found_by} from {finding.origin}, after {counted(finding.plays, 'play')}"
    story, clauses = finding.story, finding.result.clauses
    case = Case(identity, title, "", "", 0, clauses, 0, len(story.plays), components=story.components)
    return RecordedStory.encode(msgspec.structs.replace(story, cases=(case,)), finding.expected)


def _near(plan: Plan, finding: Finding) -> set[str]:
    """Return the clauses that the reference applied where the engine differs, with all others of their
    chapters: the broken one may be one that it did not apply.
    """
    clauses = plan.suite.game.clauses
    last = (step.clauses for step in finding.expected.steps[-1:] if step is not None)
    applied = set(finding.result.clauses).union(*last)
    chapters = {clauses[one].chapter for one in finding.result.clauses if one in clauses}
    return applied | {one.id for one in clauses.values() if one.chapter in chapters}


def _result(finding: Finding, story: Story, found_by: str, writer: ScenarioWriter) -> Result:
    [case] = story.cases
    seen = f" (seen {finding.seen} times)" if finding.seen > 1 else ""
    return msgspec.structs.replace(
        finding.result,
        case=case.id,
        title=f"{case.title}{seen}",
        lines=tuple(_lines(story, finding.expected, writer)),
    )


def _lines(story: Story, expected: Recording, writer: ScenarioWriter) -> Iterator[Line]:
    """Yield the sentences of a story; a play that no sentence says is given as JSON."""
    start, unsaid = story.start, list[str]()
    givens = writer.start(story, unsaid)
    if start.is_new_game and unsaid:
        options = f" with {encode(start.options).decode()}" if start.options else ""
        givens, unsaid = [f"a new game for {', '.join(start.seats)}{options}"], []
    yield from _as_lines("Given", [*givens, *unsaid])
    whens = [f"{counted(hidden, 'play')}" for hidden in [len(story.plays) - _MOST_PLAYS] if hidden > 0]
    told = list(zip(story.plays, expected.steps, strict=False))
    for play, step in told[-_MOST_PLAYS:]:
        before = [step.state] if step is not None else []
        said = writer.plays(msgspec.structs.replace(story, plays=(play,)), [], before)
        whens += said or [f"{play.seat}: {encode(play.action).decode()}"]
    yield from _as_lines("When", whens)


def _as_lines(keyword: str, texts: Sequence[str]) -> Iterator[Line]:
    for number, text in enumerate(texts):
        yield Line("And" if number else keyword, text, 0)
