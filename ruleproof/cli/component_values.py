"""What `ruleproof check` reports about the values of a component set, from their use in scenarios."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Any

from ruleproof.cases.suite import Suite
from ruleproof.cli.unfinished import RAISED
from ruleproof.input.documents import load_yaml
from ruleproof.input.problems import Problem, shown_path
from ruleproof.running.recorded import Recorded

_MOST_NAMED = 12
"""Maximum number of values that a warning names."""


def unshown_values(scenarios: Sequence[Recorded], suite: Suite) -> list[Problem]:
    """Return a warning if entries of the component set have numbers and no scenario uses them.

    The totals of laws are used by every position. Use of an entry does not show which of its numbers a
    scenario depends on; mutants do.
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
    """Yield the name and value of each entry: a value two levels deep, or a plain one."""
    for kind, value in values.items():
        if isinstance(value, dict):
            yield from ((f"{kind}/{name}", entry) for name, entry in value.items())
        else:
            yield kind, value


def _holds_a_number(value: Any) -> bool:
    if isinstance(value, dict | list):
        return any(map(_holds_a_number, value.values() if isinstance(value, dict) else value))
    return type(value) is int


def suspects(recorded: Sequence[Recorded], suite: Suite) -> list[Problem]:
    """Return a warning for each component value that many disagreements depend on.

    This cannot tell whether the value or the scenarios are wrong. A value is named if at least three stories
    that use it disagree, and at least half of them.
    """
    used: dict[str, list[bool]] = defaultdict(list)
    for story in recorded:
        for entry in {*story.entries, *_totals(story, suite)}:
            used[entry].append(bool(story.fault) and RAISED not in story.fault)
    ranked = sorted(used.items(), key=lambda item: (-sum(item[1]), len(item[1]), item[0]))
    return [
        Problem(
            _where(entry, suite),
            f"warning: {sum(faulty)} of the {len(faulty)} scenarios and tours that use the component value "
            f"{entry} disagree: is it right?",
        )
        for entry, faulty in ranked
        if sum(faulty) >= 3 and 2 * sum(faulty) >= len(faulty)
    ][:3]


def _totals(story: Recorded, suite: Suite) -> list[str]:
    """Return the totals from which the laws complete the position at the start of a story."""
    return [] if story.story.start.is_new_game else [law.total for law in suite.game.laws]


def _where(entry: str, suite: Suite) -> str:
    shown = suite.components.where
    path = next(path for path in suite.folders.component_files() if shown_path(path) == shown)
    return load_yaml(path).where(("values", *entry.split("/")))
