"""Adapts stories to the readings that an engine plays, if they were written for another reading.

A scenario is asked if it also holds under the engine's readings. A tour is asked as far as its actions are
legal. After an illegal action, it continues from its next position that allows the same actions under both
readings.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from ruleproof.cases.case import Case, Start
from ruleproof.engines.greeting import GameOffer
from ruleproof.engines.recording import Recording
from ruleproof.input import cache
from ruleproof.rules.validation import without_own_keys_in
from ruleproof.running.readings import unlisted
from ruleproof.running.recorded_story import RecordedStory
from ruleproof.running.recorded_suite import RecordedSuite
from ruleproof.running.reference_recorder import tour_cases


class _Replacements(msgspec.Struct, frozen=True):
    """The replacements of stories, by the id of each story's first case."""

    stories: dict[str, tuple[RecordedStory, ...]]


def under_own_readings(
    recordings: RecordedSuite, offer: GameOffer, stories: Sequence[RecordedStory]
) -> list[RecordedStory]:
    """Return the stories for an engine. A story that it can play as written is unchanged.

    A story that cannot be asked is unchanged, too: the engine's own declaration rules it out.
    """
    suite = recordings.suite
    own = {
        recorded.story.cases[0].id: readings
        for recorded in stories
        if not recorded.fault and (readings := _own_readings(recordings, offer, recorded)) is not None
    }
    if not own:
        return list(stories)
    key = cache.digest_of_texts([], *map(recordings.key, suite.files()), repr(sorted(own.items())))

    def make() -> _Replacements:
        recordings.progress("replaying under the engine's own readings")
        found = {}
        for recorded in stories:
            first = recorded.story.cases[0]
            if first.id in own:
                replay = _scenario if first.lines else _tour
                found[first.id] = tuple(replay(recordings, recorded, own[first.id]))
        return _Replacements(found)

    name = f"own readings {suite.folders.id} {suite.folders.root} {suite.components.digest} {key}"
    replaced = cache.cached(name, key, _Replacements, make).stories
    return [one for recorded in stories for one in replaced.get(recorded.story.cases[0].id, (recorded,))]


def _own_readings(
    recordings: RecordedSuite, offer: GameOffer, recorded: RecordedStory
) -> dict[str, str] | None:
    """Return the readings for a story if an engine does not play all of its readings but others of the same
    rulings, which are in force; otherwise None.
    """
    story, game = recorded.story, recordings.suite.game
    missed = [one for one, reading in story.readings.items() if unlisted(game, offer, one, reading)]
    adopted = game.adopted()
    if not missed or any(recordings.readings[ruling] == adopted[ruling] for ruling in missed):
        return None
    return {**story.readings, **{ruling: recordings.readings[ruling] for ruling in missed}}


def _scenario(
    recordings: RecordedSuite, recorded: RecordedStory, own: Mapping[str, str]
) -> Iterator[RecordedStory]:
    """Yield a scenario under other readings if it holds under them; otherwise yield it unchanged."""
    cases = tuple(msgspec.structs.replace(case, readings=dict(own)) for case in recorded.story.cases)
    story = msgspec.structs.replace(recorded.story, cases=cases, readings=dict(own))
    again = recordings.reference.scenario(story, recordings.readings)
    yield recorded if again.fault else again


def _tour(
    recordings: RecordedSuite, recorded: RecordedStory, own: Mapping[str, str]
) -> Iterator[RecordedStory]:
    """Yield the parts of a tour that are legal under other readings, and then the rest of it."""
    cases = recorded.story.cases
    asked: set[str] = set()
    number = 0
    while number < len(cases):
        stretch, reached = _stretch(recordings, recorded, own, number)
        asked.update(case.id for case in stretch.story.cases)
        if stretch.story.cases:
            yield stretch
        stopped_in = next((n for n in range(number, len(cases)) if cases[n].ends > reached), len(cases))
        number = max(stopped_in, number + 1)
    left = tuple(case for case in cases if case.id not in asked)
    if left:
        yield msgspec.structs.replace(recorded, story=msgspec.structs.replace(recorded.story, cases=left))


def _stretch(
    recordings: RecordedSuite, recorded: RecordedStory, own: Mapping[str, str], number: int
) -> tuple[RecordedStory, int]:
    """Return the part of a tour that starts at one of its cases and goes on as long as its actions are legal,
    and the number of its last play.
    """
    tour, oracle = recorded.story, recordings.oracle
    begins = tour.cases[number].begins if number else 0
    state = recorded.recording.made(begins).state if number else b""
    in_force = {**recordings.readings, **own}
    start = Start(tour.start.seats, without_own_keys_in(state)) if number else tour.start
    story = msgspec.structs.replace(
        tour, start=start, plays=tour.plays[begins:], cases=(), readings=dict(own)
    )
    if number:
        there = oracle.replay(tour, in_force, since=begins, state=state, until=begins).made(0)
        # A game under another reading that allows different actions may never reach this state.
        if there.answers.legal != recorded.recording.made(begins).answers.legal:
            return RecordedStory.encode(story, Recording(())), begins
    recording = oracle.replay(tour, in_force, since=begins, state=state)
    last = recording.steps[-1]
    stops = not recording.is_whole or (last is not None and last.refusal is not None)
    legal = Recording(recording.steps[:-1] if stops else recording.steps)
    known = {case.id for case in tour.cases[number:]}
    cases: list[Case] = []
    if legal.steps:
        name, title = tour.cases[0].id.rpartition("/")[0], tour.cases[0].rule
        cases = [case for case in tour_cases(name, title, story, legal, begins) if case.id in known]
    made = msgspec.structs.replace(story, cases=tuple(cases))
    return RecordedStory.encode(made, legal, recorded.entries), begins + len(legal.steps) - 1
