"""Finds the cases of a suite that still hold with a corrected component set."""

from __future__ import annotations

from ruleproof.running.recorded_story import RecordedStory
from ruleproof.running.recorded_suite import RecordedSuite


def corrected_stories(
    default: RecordedSuite, corrected: RecordedSuite
) -> tuple[list[RecordedStory], dict[str, str]]:
    """Compile the suite under another component set. Return it, and the reason for each inapplicable case.

    A case is inapplicable if it cannot be set up with that set, or if the reference does not confirm it.
    """
    stories = [recorded for path in corrected.suite.files() for recorded in corrected.file(path).stories]
    reasons = {
        case.id: not_confirmed(recorded.fault)
        for recorded in stories
        for case in recorded.story.cases
        if recorded.fault
    }
    known = {case.id for recorded in stories for case in recorded.story.cases}
    faulty_tours = {
        one.story.file: one.fault for one in stories if one.fault and one.story.file.endswith(".yaml")
    }
    for recorded in default.all():
        for case in recorded.story.cases:
            if case.id not in known:
                fault = faulty_tours.get(recorded.story.file, "")
                unset = "its position cannot be set up with the set in force"
                reasons[case.id] = not_confirmed(fault) if fault else unset
            elif recorded.fault:
                reasons.pop(case.id, None)
    return stories, reasons


def not_confirmed(fault: str) -> str:
    """Return why a case is inapplicable whose recording with the set in force has a fault."""
    return f"it does not hold with the set in force: {fault}"
