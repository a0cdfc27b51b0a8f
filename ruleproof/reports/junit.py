"""`junit.xml`: a test suite for each game and a test case for each case, in JUnit's format."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections import Counter

from ruleproof.judging.verdicts import Result
from ruleproof.reports.model import GameReport, Report
from ruleproof.reports.text import (
    dispute,
    foremost,
    has_values,
    labels,
    place_of,
    printable,
    rerun,
    shown,
    under_set,
    verdict_line,
    why_not,
    with_its_end,
)

NAME = "junit.xml"
_MOST_VALUE = 2000
_MOST_DETAILED = 200
"""Maximum number of failures of a game that are shown in full, with at least one of every cause."""
_ROOM = 1_000_000
"""Maximum number of bytes for these failures in one game."""
_MOST_WORDS = 160


def encode(report: Report) -> bytes:
    """Return the report as XML."""
    root = ET.Element("testsuites", {"name": "ruleproof", "time": str(report.seconds)})
    totals: Counter[str] = Counter()
    for game in report.games:
        totals += _suite(root, report, game)
    if report.status and not totals["failure"] + totals["error"]:
        totals += _unexplained(root, report)
    _count(root, totals)
    del root.attrib["skipped"]  # the schema of Jenkins allows it only on suites
    ET.indent(root, " ")
    return bytes(ET.tostring(root, encoding="utf-8", xml_declaration=True)) + b"\n"


def _suite(root: ET.Element, report: Report, game: GameReport) -> Counter[str]:
    suite = ET.SubElement(root, "testsuite", {"name": game.id})
    properties = ET.SubElement(suite, "properties")
    values = {f"engine.{key}": value for key, value in report.engine.items()}
    values |= {
        "suite": game.suite,
        "suite version": game.suite_version,
        "components": game.components.get("digest", ""),
        "score": game.score,
        "kit": report.version,
        "verdict": verdict_line(report),
        "again": rerun(report, "ID"),
    }
    for name, value in values.items():
        ET.SubElement(properties, "property", {"name": name, "value": printable(value)})
    clauses = {row.id: f"{row.number} {row.text}" for row in game.clauses}
    counts: Counter[str] = Counter()
    detailed = _detailed(report, game, clauses)
    for result in game.results:
        counts += _case(suite, report, result, detailed)
    if report.engine_notes and game is report.games[0]:
        said = "\n".join(["Noted by the adapter, beside the rules:", *report.engine_notes])
        ET.SubElement(suite, "system-out").text = printable(said)
    _count(suite, counts)
    return counts


def _unexplained(root: ET.Element, report: Report) -> Counter[str]:
    """Add the verdict if no case shows why an engine does not conform, as when only a fresh game differs."""
    suite = ET.SubElement(root, "testsuite", {"name": "verdict"})
    case = ET.SubElement(suite, "testcase", {"classname": "ruleproof", "name": "verdict"})
    message = printable(why_not(report) or verdict_line(report))
    ET.SubElement(case, "failure", {"message": message, "type": "verdict"})
    counts = Counter(["tests", "failure"])
    _count(suite, counts)
    return counts


def _count(element: ET.Element, counts: Counter[str]) -> None:
    element.set("tests", str(counts["tests"]))
    for plural, outcome in (("failures", "failure"), ("errors", "error"), ("skipped", "skipped")):
        element.set(plural, str(counts[outcome]))


def _detailed(report: Report, game: GameReport, clauses: dict[str, str]) -> dict[str, str]:
    """Return the details of the most important failures, by case, as far as there is room."""
    room, detailed = _ROOM, {}
    for result in foremost(game, _MOST_DETAILED):
        text = printable("\n".join(_details(report, game, result, clauses)))
        if len(text) <= room:
            detailed[result.case] = text
            room -= len(text)
    return detailed


def _case(suite: ET.Element, report: Report, result: Result, detailed: dict[str, str]) -> Counter[str]:
    parts = result.case.split("/", 2)
    names = {"classname": printable(".".join(parts[:-1])), "name": printable(parts[-1])}
    case = ET.SubElement(suite, "testcase", names)
    outcome, message = _outcome(report, result)
    if outcome:
        most = 400 if result.case in detailed else _MOST_WORDS
        element = ET.SubElement(
            case, outcome, {"message": with_its_end(message, most), "type": result.verdict}
        )
        if outcome in ("failure", "error"):
            element.text = detailed.get(result.case) or _in_short(result)
    return Counter(["tests", outcome] if outcome else ["tests"])


def _in_short(result: Result) -> str:
    """Return a short text for a failure that is not shown in full; it refers to the property `again`."""
    clauses = ", ".join(result.clauses[:2])
    return printable(f"{result.file}:{result.line} {clauses}; for details, see the property 'again'")


def _outcome(report: Report, result: Result) -> tuple[str, str]:
    """Return the element for a result and its message.

    A known failure counts as skipped. An entry in the list whose cases all pass counts as a failure. This
    way, the file agrees with the exit status.
    """
    if result.known and result.verdict.passes and _is_stale(report, result.case):
        return "failure", "listed as a known failure, but it passes"
    if result.known and result.verdict.is_fault:
        return "skipped", f"known failure: {result.verdict}: {result.reason}"
    said = f"{result.verdict}: {under_set(result)}{result.reason}" if result.reason else result.verdict
    return result.verdict.element, said


def _is_stale(report: Report, case: str) -> bool:
    """Tell whether a case is the first case of a stale entry in the list of known failures. An entry is stale
    if none of its cases fails.
    """
    return any(entry.partition(": ")[2].split(" ")[0] == case for entry in report.unexpected_passes)


def _details(report: Report, game: GameReport, result: Result, clauses: dict[str, str]) -> list[str]:
    lines = [f"{result.title} ({result.file}:{result.line})" if result.file else result.title]
    for line in result.lines:
        lines += [f"    {line.keyword} {line.text}", *(f"        {row}" for row in line.below)]
    lines += [f"clause {clauses.get(clause, '')} [{clause}]" for clause in result.clauses]
    for difference in result.differences:
        lines.append(f"{place_of(difference)}: {difference.message}")
        if has_values(difference):
            left, right = labels(difference)
            lines += [
                f"    {left}: {shown(difference, difference.expected)[:_MOST_VALUE]}",
                f"    {right}: {shown(difference, difference.actual)[:_MOST_VALUE]}",
            ]
    lines += [f"reason: {result.reason}"] if result.reason else []
    lines += [f"again: {rerun(report, result.case)}"]
    gaps = [fault.gap for fault in game.faults if fault.gap and fault.example == result.case]
    lines += [f"no scenario of the suspected clauses fails; this one would:\n{gap}" for gap in gaps]
    return [*lines, dispute(game.id)] if result.verdict.is_fault else lines
