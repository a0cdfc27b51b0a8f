"""Writes a whole game as a tour, with the other readings on which its course depends."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import yaml

from ruleproof.cases.case import Story
from ruleproof.judging.differences import departure
from ruleproof.running.recorded_suite import RecordedSuite


def tour_text(recordings: RecordedSuite, story: Story, readings: Mapping[str, str], title: str) -> str:
    """Return a game played under some readings as a tour, which names the readings that are not adopted and
    decide its course.
    """
    plays = [
        {"seat": play.seat, "action": play.action, **({"chance": list(play.chance)} if play.chance else {})}
        for play in story.plays
    ]
    named = decisive_readings(recordings, story, readings)
    whole = {
        "title": title,
        **({"components": story.components} if story.components else {}),
        **({"readings": named} if named else {}),
        "seats": list(story.start.seats),
        "options": story.start.options,
        "chance": list(story.start.chance),
        "plays": plays,
    }
    return dumped(whole)


def with_reading(text: str, ruling: str, reading: str) -> str:
    """Return the text of a tour, with a reading of a ruling added to the readings that it names; no other
    line changes.
    """
    lines, block = _readings_of(text)
    named = {**yaml.load(text, Loader=yaml.CSafeLoader).get("readings", {}), ruling: reading}
    at = block.start if block else next(at for at, line in enumerate(lines) if line.startswith("seats:"))
    return "".join([*lines[:at], _readings(named), *lines[block.stop if block else at :]])


def without_reading(text: str, ruling: str) -> str:
    """Return the text of a tour, with the ruling removed from those whose readings it names; no other line
    changes.
    """
    lines, block = _readings_of(text)
    named = {
        name: one
        for name, one in yaml.load(text, Loader=yaml.CSafeLoader)["readings"].items()
        if name != ruling
    }
    return "".join([*lines[: block.start], _readings(named), *lines[block.stop :]])


def _readings_of(text: str) -> tuple[list[str], range]:
    """Return the lines of a tour, and the numbers of those with its readings."""
    lines = text.splitlines(keepends=True)
    start = next((at for at, line in enumerate(lines) if line.startswith("readings:")), None)
    if start is None:
        return lines, range(0)
    stop = next(at for at in range(start + 1, len(lines) + 1) if at == len(lines) or lines[at][0] != " ")
    return lines, range(start, stop)


def _readings(named: Mapping[str, str]) -> str:
    """Return the readings that a tour names, one in a line."""
    return yaml.safe_dump({"readings": dict(named)}, sort_keys=False, width=10**6) if named else ""


def dumped(tour: Mapping[str, Any]) -> str:
    """Return the text of a tour, with one reading in a line."""
    others = {key: value for key, value in tour.items() if key != "readings"}
    text = yaml.safe_dump(others, sort_keys=False, default_flow_style=None, width=150, allow_unicode=True)
    head, seats, rest = text.partition("seats:")
    return head + _readings(tour.get("readings", {})) + seats + rest


def decisive_readings(recordings: RecordedSuite, story: Story, readings: Mapping[str, str]) -> dict[str, str]:
    """Return the readings that are not adopted and without which a story would go differently or look
    different.
    """
    suite, replay = recordings.suite, recordings.oracle.replay
    adopted, rulings = suite.game.adopted(), suite.game.rulings
    validator = suite.validator.for_set(story.components)
    as_read = replay(story, readings)
    return {
        ruling: reading
        for ruling, reading in readings.items()
        if reading != adopted[ruling]
        and any(
            departure(validator, as_read, replay(story, {**readings, ruling: other})) is not None
            for other in rulings[ruling].readings
            if other != reading
        )
    }
