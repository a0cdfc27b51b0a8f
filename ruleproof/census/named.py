"""Reports the differences that a census has found in an engine."""

from __future__ import annotations

import msgspec

from ruleproof.cases.case import Start, Story
from ruleproof.census.engine import Beside
from ruleproof.census.findings import Finding as Place
from ruleproof.census.visit import Visit
from ruleproof.census.walk import Census
from ruleproof.diagnosis.findings import Finder, Finding
from ruleproof.engines.session import Session
from ruleproof.engines.stdio import StartError
from ruleproof.input.folders import Data
from ruleproof.reports.found import options_of, report_of_findings
from ruleproof.reports.model import Report
from ruleproof.running.lockstep import Unplayable
from ruleproof.running.plan import Watcher


def report_of_engine(census: Census, beside: Beside, watcher: Watcher) -> tuple[Report | None, list[str]]:
    """Return the report of the differences, and what was found but does not show again. There is no report if
    nothing shows again.

    Raises:
        UsageError, StartError: the engine cannot be run again.
    """
    findings, gone = _findings(census, beside)
    if not findings:
        return None, gone
    options = census.options
    verifying = options_of(options, games=(options.game,), report=options.report)
    again = [options.command] * len(findings)
    report = report_of_findings(findings, "census", verifying, beside.greeting, again, watcher)
    return msgspec.structs.replace(report, command=options.command), gone


def _findings(census: Census, beside: Beside) -> tuple[list[Finding], list[str]]:
    """Return each fault with the shortest game that shows it, and what was found but does not show again,
    because the engine answers differently when it is asked again.
    """
    suite, options, differences = census.looker.suite, census.options, census.tally.differences
    session = Session(options.connector(Data.open(options.data)), options.timeout, suite.common)
    finder = Finder(suite, suite.game.adopted(), beside.offer, session)
    gone: list[str] = []
    often: dict[str, int] = {}
    for one in differences.first.values():
        words, _ = census.way(one.number)
        try:
            result = finder.lockstep.replay(_story(census, one))
        except (Unplayable, StartError):
            result = None
        if result is None:
            gone.append(one.says)
        elif finding := finder.met(result, words, loads=not beside.is_live):
            often[finding.result.cause] = differences.often[one.kind]
    session.bye()
    findings = finder.findings
    return [msgspec.structs.replace(one, seen=often[one.result.cause]) for one in findings], gone


def _story(census: Census, one: Place) -> Story:
    """Return the story that leads to a difference, in the component set of the census."""
    begins, small = census.graph.way(one.number)[0], census.looker.small
    _, state, start = census.tally.starts[begins]
    plays = (*census.way(one.number)[1], *([one.play] if one.play is not None else []))
    if census.looker.beside is None or not census.looker.beside.is_live:
        start = Start(Visit.of(0, state).seats, state)
    components = "" if small.values else small.components
    return Story(census.looker.suite.game.id, "", start, plays, components=components)
