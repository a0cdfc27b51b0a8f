"""Counts the cases on which an engine is judged that plays one other reading than the adopted ones.

No engine is run: which cases are inapplicable follows from the reference's answers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from ruleproof.cases.suite import Suite
from ruleproof.engines.greeting import GameOffer
from ruleproof.rules.model import Game
from ruleproof.rules.verbs import Verb
from ruleproof.running.own_readings import under_own_readings
from ruleproof.running.recorded_story import RecordedStory
from ruleproof.running.recorded_suite import RecordedSuite
from tools.quality.recorded import today

WANTED = 0.9
"""Share of the cases on which an engine with one other reading is judged, at least."""


def other_readings(game: Game) -> list[tuple[str, str]]:
    """Return each reading of a switchable ruling that is not adopted, with its ruling."""
    return [
        (ruling.id, reading)
        for ruling in game.rulings.values()
        if ruling.switchable
        for reading in ruling.readings
        if reading != ruling.adopted
    ]


def judged(suite: Suite, ruling: str, reading: str) -> tuple[int, int]:
    """Return on how many cases an engine is judged that plays this reading and can be asked for every other
    one, and the number of all cases.
    """
    offered = {one.id: tuple(one.readings) for one in suite.game.rulings.values() if one.switchable}
    offer = GameOffer(verbs=tuple(Verb), readings=offered)
    recordings = RecordedSuite(suite, {**suite.game.adopted(), ruling: reading})
    adapted = under_own_readings(recordings, offer, list(_recorded(recordings, ruling)))
    total = sum(len(one.story.cases) for one in adapted.stories)
    return total - len(adapted.reasons), total


def _recorded(recordings: RecordedSuite, ruling: str) -> Iterator[RecordedStory]:
    """Yield the stories of a suite under its readings. A story in which the reference never looks the ruling
    up is taken as it is recorded under the adopted readings, which is much faster.
    """
    word = ruling.rpartition(".")[2]
    adopted = RecordedSuite.adopted(recordings.suite)
    for path in recordings.suite.files():
        stories = adopted.file(path).stories
        looked_up = [any(step and word in step.rulings for step in one.recording.steps) for one in stories]
        if path.suffix == ".yaml":
            yield from recordings.file(path).stories if any(looked_up) else stories
            continue
        for one, matters in zip(stories, looked_up, strict=True):
            yield recordings.reference.scenario(one.story, recordings.readings) if matters else one


def record_judged(suite: Suite, show: Callable[[object], None]) -> dict[str, Any]:
    """Return the record of a game: the cases judged under each other reading, fewest first."""
    rows = []
    for ruling, reading in other_readings(suite.game):
        number, total = judged(suite, ruling, reading)
        show(f"{ruling}={reading}: {number} of {total} ({number / total:.1%})")
        rows.append(
            (number / total, {"ruling": ruling, "reading": reading, "judged": number, "cases": total})
        )
    rows.sort(key=lambda row: row[0])
    found = [row for _, row in rows]
    below = sum(share < WANTED for share, _ in rows)
    return {
        "game": suite.game.id,
        "date": today(),
        "suite": suite.digest(),
        "below": below,
        "readings": found,
    }
