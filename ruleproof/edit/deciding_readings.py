"""Finds which readings decide the course of a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from ruleproof.cases.case import Story
from ruleproof.engines.recording import Recording
from ruleproof.running.expected import Recordings


def decisive_readings(recordings: Recordings, story: Story, readings: Mapping[str, str]) -> dict[str, str]:
    """Return those of some readings without which a story would take another course or look different."""
    recorder, rulings = recordings.reference, recordings.suite.game.rulings
    bare = msgspec.structs.replace(story, cases=(), readings={})
    as_read = _visible(recorder.record(bare, readings))
    return {
        ruling: reading
        for ruling, reading in readings.items()
        if any(
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
