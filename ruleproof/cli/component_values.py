"""Checks the values of a component set by their use in scenarios, for `ruleproof check`."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from typing import Any

from ruleproof.cases.suite import Suite
from ruleproof.cli.unfinished import RAISED
from ruleproof.input.documents import load_yaml
from ruleproof.input.problems import Problem, shown_path
from ruleproof.running.recorded_story import RecordedStory

_MOST_NAMED = 12
"""Maximum number of values that a warning lists."""
_FEWEST_TOGETHER = 4
"""Minimum number of values that seem to be noted at once."""
_FEWEST, _LEAST_WEIGHT, _LEAST_LIFT, _MOST_ALIKE = 3, 0.3, 2, 10
"""The conditions under which a warning names a value: the minimum number of disagreements that use it; their
minimum weight, from 0 to 1, or how many times as often as all stories they must use it; and the maximum
number of values that the same disagreements use.
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


def noted_at_the_start(scenarios: Sequence[RecordedStory], suite: Suite) -> list[Problem]:
    """Return a warning if several whole entries are used, and all by the same scenarios, which begin a new
    game.

    The reference then most likely notes them all in `new_game`, and not where it uses them, so that a
    scenario seems to depend on a value that it does not use.
    """
    users: dict[str, set[int]] = defaultdict(set)
    for number, story in enumerate(scenarios):
        for entry in suite.components.values.keys() & {*story.entries}:
            users[entry].add(number)
    names = sorted(users)
    used_by = users[names[0]] if names else set()
    begun = all(scenarios[number].story.start.is_new_game for number in used_by)
    if len(names) < _FEWEST_TOGETHER or not begun or any(users[name] != used_by for name in names):
        return []
    message = f"warning: only new_game uses the component values {', '.join(names[:_MOST_NAMED])}"
    wanted = "wanted: note_entry in the functions that use them, since a scenario depends on what is noted"
    return [Problem(_where(names[0], suite), message, (wanted,))]


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
    """Return a warning for the component values that most disagreements depend on, at most three.

    This cannot tell whether the value, a scenario or the reference is wrong. It also cannot tell apart values
    that are always used together. Values are ranked by the share of disagreements among the stories that use
    them, and by their share of all disagreements. Together these make the coefficient of A. Ochiai, Bulletin
    of the Japanese Society of Scientific Fisheries 22 (1957), 526-530. If the same disagreements use many
    values, such as all cards of a deck, none of these values is reported.
    """
    wrong = {number for number, story in enumerate(recorded) if story.fault and RAISED not in story.fault}
    used: dict[str, set[int]] = defaultdict(set)
    for number, story in enumerate(recorded):
        for entry in {*story.entries, *_totals(story, suite)}:
            used[entry].add(number)
    together: dict[frozenset[int], list[str]] = defaultdict(list)
    for entry in sorted(used):
        together[frozenset(used[entry])].append(entry)
    least = _LEAST_WEIGHT * math.sqrt(len(wrong))
    weighed = []
    for stories, names in together.items():
        found, number = len(stories & wrong), len(stories)
        often = found * len(recorded) >= _LEAST_LIFT * len(wrong) * number
        if found >= _FEWEST and (often or found >= least * math.sqrt(number)):
            weighed.append((-found / math.sqrt(number), names, stories & wrong, number))
    alike = Counter(disagreeing for _, names, disagreeing, _ in weighed for _ in names)
    named = sorted(one for one in weighed if alike[one[2]] <= _MOST_ALIKE)
    return [
        Problem(
            _where(names[0], suite),
            f"warning: {len(disagreeing)} of the {number} scenarios and tours that use the component "
            f"{'value' if len(names) == 1 else 'values'} {', '.join(names)} disagree: "
            f"{'is it' if len(names) == 1 else 'are they'} right?",
        )
        for _, names, disagreeing, number in named[:3]
    ]


def _totals(story: RecordedStory, suite: Suite) -> list[str]:
    """Return the totals that the laws use to complete the position at the start of a story."""
    return [] if story.story.start.is_new_game else [law.total for law in suite.game.laws]


def _where(entry: str, suite: Suite) -> str:
    shown = suite.components.where
    path = next(path for path in suite.folders.component_files() if shown_path(path) == shown)
    return load_yaml(path).where(("values", *entry.split("/")))
