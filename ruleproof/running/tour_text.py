"""Writes a whole game as a tour, with the other readings on which its course depends."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
import yaml

from ruleproof.cases.case import Story
from ruleproof.engines.recording import Recording
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
    return _dumped(whole)


def with_reading(text: str, ruling: str, reading: str) -> str:
    """Return the text of a tour, with a reading of a ruling added to the readings that it names."""
    tour: dict[str, Any] = {"title": "", "readings": {}, **yaml.safe_load(text)}
    tour["readings"][ruling] = reading
    return _dumped(tour)


def without_reading(text: str, ruling: str) -> str:
    """Return the text of a tour, with the ruling removed from those whose readings it names."""
    tour: dict[str, Any] = yaml.safe_load(text)
    del tour["readings"][ruling]
    if not tour["readings"]:
        del tour["readings"]
    return _dumped(tour)


def _dumped(tour: Mapping[str, Any]) -> str:
    return yaml.safe_dump(tour, sort_keys=False, default_flow_style=None, width=150, allow_unicode=True)


def decisive_readings(recordings: RecordedSuite, story: Story, readings: Mapping[str, str]) -> dict[str, str]:
    """Return the readings that are not adopted and without which a story would go differently or look
    different.
    """
    recorder, rulings = recordings.reference, recordings.suite.game.rulings
    adopted = recordings.suite.game.adopted()
    bare = msgspec.structs.replace(story, cases=(), readings={})
    as_read = _visible(recorder.record(bare, readings))
    return {
        ruling: reading
        for ruling, reading in readings.items()
        if reading != adopted[ruling]
        and any(
            _visible(recorder.record(bare, {**readings, ruling: other})) != as_read
            for other in rulings[ruling].readings
            if other != reading
        )
    }


def _visible(recorded: tuple[Recording, str]) -> list[Any]:
    """Return the part of a recording that is compared with an engine."""
    recording, fault = recorded
    seen = [
        (step.state, step.answers.legal, step.answers.views, step.answers.outcome)
        for step in recording.steps
        if step is not None
    ]
    return [fault, *seen]
