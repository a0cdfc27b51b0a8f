"""Checks the values of a component set by their use in scenarios, for `ruleproof check`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from ruleproof.cases.suite import Suite
from ruleproof.cli.unfinished import RAISED
from ruleproof.input.documents import load_yaml
from ruleproof.input.problems import Problem, shown_path
from ruleproof.running.recorded_story import RecordedStory

_MOST_NAMED = 12
"""Maximum number of values that a warning lists."""
_FEWEST, _MOST_ALIKE = 3, 10
"""Minimum number of disagreements for which a value is named, and maximum number of values that the same
stories use.
"""


def unshown_values(scenarios: Sequence[RecordedStory], suite: Suite) -> list[Problem]:
    """Return a warning if entries of the component set have numbers and no scenario uses them.

    The totals of laws are used by every position. That a scenario uses an entry does not show which of the
    entry's numbers it depends on; mutants show that.
    """
    used = {entry for story in scenarios for entry in story.entries} | {law.total for law in suite.game.laws}
    unused = [
        entry
        for entry, value in _entries(suite.components.values)
        if _holds_a_number(value) and not {entry, entry.partition("/")[0]} & used
    ]
    if not unused:
        return []
    more = f" and {len(unused) - _MOST_NAMED} more" if len(unused) > _MOST_NAMED else ""
    message = f"warning: no scenario uses the component values {', '.join(unused[:_MOST_NAMED])}{more}"
    note = (
        "no scenario would find a wrong number there, or the reference does not report its use (note_entry)"
    )
    return [Problem(_where(unused[0], suite), message, (note,))]


def _entries(values: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """Yield the name and value of each entry, which is a value two levels deep or a plain value."""
    for kind, value in values.items():
        if isinstance(value, dict):
            yield from ((f"{kind}/{name}", entry) for name, entry in value.items())
        else:
            yield kind, value


def _holds_a_number(value: Any) -> bool:
    if isinstance(value, dict | list):
        return any(map(_holds_a_number, value.values() if isinstance(value, dict) else value))
    return type(value) is int


def suspects(recorded: Sequence[RecordedStory], suite: Suite) -> list[Problem]:
    """Return a warning for the component values that all disagreements depend on and few other stories do.

    This cannot tell whether the value, a scenario or the reference is wrong.
    """
    used = [{*story.entries, *_totals(story, suite)} for story in recorded]
    wrong = [
        entries
        for story, entries in zip(recorded, used, strict=True)
        if story.fault and RAISED not in story.fault
    ]
    users = Counter(entry for entries in used for entry in entries)
    shared = set.intersection(*wrong) if len(wrong) >= _FEWEST else set()
    fewest = min((users[entry] for entry in shared), default=0)
    names = sorted(entry for entry in shared if users[entry] == fewest)
    if not names or len(names) > _MOST_ALIKE:
        return []
    values = f"{'value' if len(names) == 1 else 'values'} {', '.join(names)}"
    message = f"warning: all {len(wrong)} disagreements use the component {values}; check it first"
    return [Problem(_where(names[0], suite), message)]


def _totals(story: RecordedStory, suite: Suite) -> list[str]:
    """Return the totals that the laws use to complete the position at the start of a story."""
    return [] if story.story.start.is_new_game else [law.total for law in suite.game.laws]


def _where(entry: str, suite: Suite) -> str:
    shown = suite.components.where
    path = next(path for path in suite.folders.component_files() if shown_path(path) == shown)
    return load_yaml(path).where(("values", *entry.split("/")))
