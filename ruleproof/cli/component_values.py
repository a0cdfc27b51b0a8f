"""What `ruleproof check` reports about the values of a component set, from their use in scenarios."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Any

from ruleproof.cases.suite import Suite
from ruleproof.cli.unfinished import RAISED
from ruleproof.input.documents import load_yaml
from ruleproof.input.problems import Problem, shown_path
from ruleproof.running.recorded_story import RecordedStory

_MOST_NAMED = 12
"""Maximum number of values that a warning names."""
_FEWEST, _LEAST_WEIGHT = 3, 0.3
"""Minimum number of disagreements that use a value, and their minimum weight from 0 to 1, for it to
be named.
"""


def unshown_values(scenarios: Sequence[RecordedStory], suite: Suite) -> list[Problem]:
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


def suspects(recorded: Sequence[RecordedStory], suite: Suite) -> list[Problem]:
    """Return a warning for the component values that most disagreements depend on, at most three.

    This cannot tell whether the value, a scenario or the reference is wrong, nor which of several values that
    are always used together. Values are ranked by the share of disagreements among the stories that use them,
    and their share of all disagreements: the coefficient of A. Ochiai, Bulletin of the Japanese Society of
    Scientific Fisheries 22 (1957), 526-530.
    """
    faulty = [bool(story.fault) and RAISED not in story.fault for story in recorded]
    used: dict[str, set[int]] = defaultdict(set)
    for number, story in enumerate(recorded):
        for entry in {*story.entries, *_totals(story, suite)}:
            used[entry].add(number)
    together: dict[frozenset[int], list[str]] = defaultdict(list)
    for entry in sorted(used):
        together[frozenset(used[entry])].append(entry)
    counted = [(sum(faulty[one] for one in stories), stories, names) for stories, names in together.items()]
    ranked = sorted(counted, key=lambda one: (-one[0] / math.sqrt(len(one[1])), one[2]))
    least = _LEAST_WEIGHT * math.sqrt(sum(faulty))
    return [
        Problem(
            _where(names[0], suite),
            f"warning: {found} of the {len(stories)} scenarios and tours that use the component "
            f"{'value' if len(names) == 1 else 'values'} {', '.join(names)} disagree: "
            f"{'is it' if len(names) == 1 else 'are they'} right?",
        )
        for found, stories, names in ranked[:3]
        if found >= _FEWEST and found >= least * math.sqrt(len(stories))
    ]


def _totals(story: RecordedStory, suite: Suite) -> list[str]:
    """Return the totals from which the laws complete the position at the start of a story."""
    return [] if story.story.start.is_new_game else [law.total for law in suite.game.laws]


def _where(entry: str, suite: Suite) -> str:
    shown = suite.components.where
    path = next(path for path in suite.folders.component_files() if shown_path(path) == shown)
    return load_yaml(path).where(("values", *entry.split("/")))
