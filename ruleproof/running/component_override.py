"""Finds the cases of a suite that still apply with a corrected component set."""

from __future__ import annotations

from collections.abc import Iterable

from ruleproof.rules.model import ComponentSet
from ruleproof.running.recorded_story import RecordedStory
from ruleproof.running.recorded_suite import RecordedSuite, changed_entries

_MOST_TOLD = 4


def inapplicable(
    default: Iterable[RecordedStory], printed: ComponentSet, in_force: ComponentSet
) -> dict[str, str]:
    """Return each case that uses a component entry whose value differs in the set in force, with a sentence
    that names these entries.

    A case that names its own component set depends only on that set.
    """
    reasons: dict[str, str] = {}
    for recorded in default if printed.digest != in_force.digest else ():
        named = recorded.story.components
        changed = [] if named else changed_entries(printed, in_force, recorded.entries)
        if changed:
            more = f" and {len(changed) - _MOST_TOLD} more" if len(changed) > _MOST_TOLD else ""
            reason = f"the set in force has different values at {', '.join(changed[:_MOST_TOLD])}{more}"
            reasons.update(dict.fromkeys((case.id for case in recorded.story.cases), reason))
    return reasons


def corrected_stories(
    default: RecordedSuite, corrected: RecordedSuite
) -> tuple[list[RecordedStory], dict[str, str]]:
    """Compile the suite under another component set. Return it, and the reason for each inapplicable case.

    A case is inapplicable if it depends on changed values, cannot be set up, or fails even for the reference.
    """
    plain = list(default.all())
    reasons = inapplicable(plain, default.suite.components, corrected.suite.components)
    stories = [recorded for path in corrected.suite.files() for recorded in corrected.file(path).stories]
    faults = {case.id: recorded.fault for recorded in stories for case in recorded.story.cases}
    for recorded in plain:
        for case in recorded.story.cases:
            if case.id not in faults:
                reasons.setdefault(case.id, "its position cannot be set up with the set in force")
            elif faults[case.id] and not recorded.fault:
                reasons.setdefault(case.id, f"it does not hold with the set in force: {faults[case.id]}")
    return stories, reasons
