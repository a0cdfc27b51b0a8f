"""`junit.xml` can be parsed, counts right, and says of each case what it came to."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections import Counter
from typing import Any

import pytest
from syrupy.assertion import SnapshotAssertion

from ruleproof.judging import verdicts as v
from ruleproof.judging.verdicts import Result
from ruleproof.reports import junit
from ruleproof.reports.model import Report
from tests.reports.samples import failing, hostile, one_of_each, report, result


def parsed(made: Report) -> ET.Element:
    return ET.fromstring(junit.encode(made))


def outcome(case: ET.Element) -> str | None:
    return next((child.tag for child in case), None)


@pytest.mark.parametrize("verdict", v.ALL)
def test_each_verdict_has_its_element(verdict: v.Verdict) -> None:
    made = report([result("fair/stall/one", verdict)])
    case, *verdict_on_it = parsed(made).iter("testcase")
    assert bool(verdict_on_it) == (made.status == 1 and verdict.element not in ("failure", "error"))
    assert (outcome(case) or "") == verdict.element
    if len(case):
        assert case[0].get("type") == verdict


def test_the_counts_add_up() -> None:
    root = parsed(report(one_of_each(), games=2))
    suites = root.findall("testsuite")
    assert len(suites) == 2
    for suite in suites:
        cases = suite.findall("testcase")
        assert suite.get("tests") == str(len(cases)) == str(len(v.ALL))
        for attribute, tag in (("failures", "failure"), ("errors", "error"), ("skipped", "skipped")):
            assert suite.get(attribute) == str(sum(outcome(case) == tag for case in cases))
    of_all = Counter(verdict.element for verdict in v.ALL)
    counts = [str(2 * number) for number in (len(v.ALL), of_all["failure"], of_all["error"])]
    assert [root.get("tests"), root.get("failures"), root.get("errors")] == counts
    assert "skipped" not in root.attrib, "the schema of Jenkins has it on suites alone"


def test_a_case_is_named_by_game_feature_and_the_rest() -> None:
    names = [
        (case.get("classname"), case.get("name"))
        for case in parsed(report([result("fair/stall/a_title/row 1", v.PASS)])).iter("testcase")
    ]
    assert names == [("fair.stall", "a_title/row 1")]


def test_a_failure_tells_everything_one_needs(snapshot: SnapshotAssertion) -> None:
    failure = parsed(report([failing()])).find(".//failure")
    assert failure is not None
    assert f"{failure.get('message')}\n\n{failure.text}" == snapshot


@pytest.mark.parametrize(
    ("made", "members", "tag"),
    [
        (failing(known=True), {}, "skipped"),
        (
            result("fair/stall/one", v.PASS, known=True),
            {"unexpected_passes": ["line 3: fair/stall/one and 2 more"]},
            "failure",
        ),
    ],
)
def test_a_known_failure_is_skipped_and_fails_once_it_passes(
    made: Result, members: dict[str, Any], tag: str
) -> None:
    case, *_ = parsed(report([made], **members)).iter("testcase")
    assert outcome(case) == tag
    assert "known failure" in str(case[0].get("message"))


def test_a_known_failure_that_passes_beside_others_of_its_entry_that_fail_is_a_pass() -> None:
    made = report([result("fair/stall/one", v.PASS, known=True), failing(known=True)])
    assert made.status == 0
    assert [len(case) for case in parsed(made).iter("testcase")] == [0, 1]


def test_hostile_texts_leave_the_xml_whole() -> None:
    root = parsed(hostile())
    assert len(list(root.iter("testcase"))) == 3
    assert not list(root.iter("script"))
    assert "\\x1b[31m" in ET.tostring(root, encoding="unicode")
