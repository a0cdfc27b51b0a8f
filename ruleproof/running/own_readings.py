"""Adapts stories to the readings that an engine plays, if those are not the readings of the story.

A story without tags is written for the adopted readings. A scenario is asked if it also holds under the
engine's readings, and is inapplicable otherwise. A tour is asked as far as its actions are legal. After an
illegal action, it continues from its next position that allows the same actions under both readings.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

import msgspec

from ruleproof.cases.case import Case, Start
from ruleproof.engines.greeting import GameOffer
from ruleproof.engines.recording import Recording
from ruleproof.input import cache
from ruleproof.judging.differences import departure
from ruleproof.rules.validation import without_own_keys_in
from ruleproof.running.readings import unlisted
from ruleproof.running.recorded_story import RecordedStory
from ruleproof.running.recorded_suite import RecordedSuite
from ruleproof.running.reference_recorder import tour_cases


class AdaptedStories(msgspec.Struct, frozen=True):
    """The stories of a suite for one engine, and the reason for each case that is inapplicable."""

    stories: tuple[RecordedStory, ...]
    reasons: dict[str, str] = {}


def under_own_readings(
    recordings: RecordedSuite, offer: GameOffer, written: Sequence[RecordedStory]
) -> AdaptedStories:
    """Return the stories for an engine. `written` are the stories as they are recorded under its readings.

    A story that it can play as recorded is unchanged. So is a story about a reading that the engine does not
    list and that cannot be asked: the engine's own declaration rules it out.
    """
    suite = recordings.suite
    own = {
        recorded.story.cases[0].id: readings
        for recorded in written
        if (readings := _own_readings(recordings, offer, recorded)) is not None
    }
    if not own:
        return AdaptedStories(tuple(written))
    in_force = repr(sorted(recordings.readings.items()))
    key = cache.digest_of_texts([], *map(recordings.key, suite.files()), in_force, repr(sorted(own.items())))

    def make() -> AdaptedStories:
        recordings.progress("replaying under the engine's own readings")
        under_adopted = {
            one.story.cases[0].id: one for one in RecordedSuite.adopted(suite).all() if not one.fault
        }
        adapting = _Adapting(recordings, under_adopted)
        stories: list[RecordedStory] = []
        for recorded in written:
            first = recorded.story.cases[0]
            if first.id not in own:
                stories.append(recorded)
            else:
                adapted = adapting.scenario if first.lines else adapting.tour
                stories += adapted(recorded, own[first.id])
        return AdaptedStories(tuple(stories), adapting.reasons)

    name = f"own readings {suite.folders.id} {suite.folders.root} {suite.components.digest} {key}"
    return cache.cached(name, key, AdaptedStories, make)


def _own_readings(
    recordings: RecordedSuite, offer: GameOffer, recorded: RecordedStory
) -> dict[str, str] | None:
    """Return the readings of a story for an engine, or None if it is asked as it is recorded.

    They are the story's own, except that a reading in force replaces one that the engine does not list, if
    neither is the adopted one.
    """
    story, game, in_force = recorded.story, recordings.suite.game, recordings.readings
    adopted = game.adopted()
    missed = [one for one, reading in story.readings.items() if unlisted(game, offer, one, reading)]
    if missed and all(in_force[ruling] != adopted[ruling] for ruling in missed):
        return {**story.readings, **{ruling: in_force[ruling] for ruling in missed}}
    is_other = any(in_force[one] != adopted[one] for one in adopted if one not in story.readings)
    return dict(story.readings) if recorded.fault and is_other else None


@dataclass
class _Adapting:
    """Adapts the stories of a suite; `reasons` are those of the cases found to be inapplicable so far.

    `under_adopted` are the stories without a fault under the adopted readings, by their first case.
    """

    recordings: RecordedSuite
    under_adopted: Mapping[str, RecordedStory]
    reasons: dict[str, str] = field(default_factory=dict)

    def scenario(self, recorded: RecordedStory, own: Mapping[str, str]) -> Iterator[RecordedStory]:
        """Yield a scenario under other readings if it holds under them; otherwise yield it unchanged."""
        first = recorded.story.cases[0]
        if own != recorded.story.readings:
            cases = (msgspec.structs.replace(first, readings=dict(own)),)
            story = msgspec.structs.replace(recorded.story, cases=cases, readings=dict(own))
            again = self.recordings.reference.scenario(story, self.recordings.readings)
            recorded = recorded if again.fault else again
        written = self.under_adopted.get(first.id)
        if recorded.fault and written is not None:
            self.reasons[first.id] = self._reason(written, self.recordings.reference.contradiction)
        yield recorded

    def tour(self, recorded: RecordedStory, own: Mapping[str, str]) -> Iterator[RecordedStory]:
        """Yield the parts of a tour that are legal under other readings, and then the rest of it."""
        written = self.under_adopted.get(recorded.story.cases[0].id) if recorded.fault else recorded
        if written is None:
            yield recorded
            return
        cases = written.story.cases
        asked: set[str] = set()
        number = 0
        while number < len(cases):
            stretch, reached = _stretch(self.recordings, written, own, number)
            asked.update(case.id for case in stretch.story.cases)
            if stretch.story.cases:
                yield stretch
            stopped_in = next((n for n in range(number, len(cases)) if cases[n].ends > reached), len(cases))
            number = max(stopped_in, number + 1)
        left = tuple(case for case in cases if case.id not in asked)
        if left:
            if recorded.fault:
                reason = self._reason(written, self._departs)
                self.reasons.update(dict.fromkeys([case.id for case in left], reason))
            yield msgspec.structs.replace(written, story=msgspec.structs.replace(written.story, cases=left))

    def _reason(
        self, written: RecordedStory, differs: Callable[[RecordedStory, Mapping[str, str]], object]
    ) -> str:
        """Name the readings in force under which a story of the adopted readings differs: those under each of
        which it differs alone, or all of them.
        """
        adopted, named = self.recordings.suite.game.adopted(), written.story.readings
        others = {
            ruling: reading
            for ruling, reading in self.recordings.readings.items()
            if reading != adopted[ruling] and ruling not in named
        }
        alone = [one for one in others if differs(written, {**adopted, **named, one: others[one]})]
        words = ", ".join(f"{ruling} as {others[ruling]!r}" for ruling in alone or others)
        return f"it does not hold for an engine that plays {words}"

    def _departs(self, written: RecordedStory, readings: Mapping[str, str]) -> bool:
        validator = self.recordings.suite.validator.for_set(written.story.components)
        again = self.recordings.oracle.replay(written.story, readings)
        return departure(validator, written.recording, again) is not None


def _stretch(
    recordings: RecordedSuite, recorded: RecordedStory, own: Mapping[str, str], number: int
) -> tuple[RecordedStory, int]:
    """Return the part of a tour that starts at one of its cases and goes on as long as its actions are legal,
    and the number of its last play.
    """
    tour = recorded.story
    begins = tour.cases[number].begins if number else 0
    state = recorded.recording.made(begins).state if number else b""
    in_force = {**recordings.readings, **own}
    start = Start(tour.start.seats, without_own_keys_in(state)) if number else tour.start
    story = msgspec.structs.replace(
        tour, start=start, plays=tour.plays[begins:], cases=(), readings=dict(own)
    )
    recording = recordings.oracle.replay(tour, in_force, since=begins, state=state)
    # A game under another reading that allows different actions may never reach this state.
    if number and recording.made(0).answers.legal != recorded.recording.made(begins).answers.legal:
        return RecordedStory.encode(story, Recording(())), begins
    last = recording.steps[-1]
    stops = not recording.is_whole or (last is not None and last.refusal is not None)
    legal = Recording(recording.steps[:-1] if stops else recording.steps)
    known = {case.id for case in tour.cases[number:]}
    cases: list[Case] = []
    if legal.steps:
        name, title = tour.cases[0].id.rpartition("/")[0], tour.cases[0].rule
        cases = [
            case
            for case in tour_cases(recordings.suite.game, name, title, story, legal, begins)
            if case.id in known
        ]
    made = msgspec.structs.replace(story, cases=tuple(cases))
    return RecordedStory.encode(made, legal, recorded.entries), begins + len(legal.steps) - 1
