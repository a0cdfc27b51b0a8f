"""Finds which reading of each switchable ruling an engine plays, from the stories in which the
readings differ.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

import msgspec

from ruleproof.cases.suite import Suite
from ruleproof.edit.deciding_stories import (
    DecidingStory,
    Marks,
    StoryFinder,
    differs_at,
    marks_of,
    switchable,
)
from ruleproof.engines.greeting import GameOffer
from ruleproof.engines.recorder import Recorder
from ruleproof.engines.recording import UNSUPPORTED_FAILURE, Recording, Step
from ruleproof.engines.session import Session
from ruleproof.judging.counterchecks import countercheck
from ruleproof.reports.engine_readings import CANNOT_TELL, NONE, EngineReadings, Played, RulingPlayed
from ruleproof.reports.text import counted
from ruleproof.rules.model import Ruling
from ruleproof.rules.validation import Validator
from ruleproof.running.readings import readings_in_force

_MOST_ROUNDS, _MOST_TANGLED = 8, 6
"""Maximum number of rounds; and maximum number of rulings for which other readings are tried because the
engine's answers match none of their readings.
"""
Evidence = list[tuple[str, frozenset[str]]]
"""The cases that an engine was asked, each with the readings that its answers match."""


class _CannotTell(Exception):
    """A story cannot show which reading an engine plays; the message says why."""


def readings_of_engine(
    suite: Suite,
    offer: GameOffer,
    session: Session,
    name: str,
    progress: Callable[[str], None] = lambda _text: None,
    found_so_far: Callable[[RulingPlayed], None] = lambda _row: None,
) -> EngineReadings:
    """Find which reading of every switchable ruling an engine plays, asking for each reading that it
    declares.

    `progress` is called with what is being done, and `found_so_far` with each result, which a later round may
    change.

    Each ruling is asked about with the readings found for the other rulings in force, until nothing changes
    any more. If the engine's answers then match no reading of some rulings, the reading that explains most of
    these answers, of one of those rulings, is assumed, and all rulings are asked about again.

    Raises:
        UsageError, DataError: the engine's declaration or the data are at fault.
    """
    in_force = readings_in_force(suite.game, offer, "", {}, name)
    asker = Asker(StoryFinder(suite), offer, session, in_force, progress)
    assumed, guessed = in_force, dict[str, str]()
    for number in range(1, _MOST_ROUNDS + 1):
        rows = []
        for row in asker.rows(assumed, switchable(suite), f"round {number}"):
            found_so_far(row)
            rows.append(row)
        found = {**in_force, **guessed, **_found(rows)}
        if found == assumed:
            guess = asker.guess(rows, assumed)
            if not guess:
                break
            guessed |= guess
            found = {**assumed, **guessed}
        assumed = found
    return EngineReadings(name, suite.game.id, tuple(rows))


@dataclass(frozen=True)
class Asker:
    """Asks an engine which readings it plays. `in_force` are the readings before anything was found."""

    stories: StoryFinder
    offer: GameOffer
    session: Session
    in_force: Mapping[str, str]
    progress: Callable[[str], None]

    def rows(
        self, assumed: Mapping[str, str], rulings: Sequence[Ruling], doing: str
    ) -> Iterator[RulingPlayed]:
        """Yield, for each ruling, the reading that the engine plays, if it plays the other rulings under the
        readings in `assumed`.
        """
        for number, ruling in enumerate(rulings, 1):
            self.progress(f"{doing}: {ruling.id.rpartition('.')[2]}, {number} of {len(rulings)}")
            yield self._row(ruling, self.stories.of(ruling, assumed), assumed)

    def guess(self, rows: Sequence[RulingPlayed], assumed: Mapping[str, str]) -> dict[str, str]:
        """Return the reading of a ruling, other than the assumed one, that leaves the fewest answers
        unexplained, if it leaves fewer than now.

        The candidates are the rulings of which the engine's answers match no reading, and the rulings about
        the same clauses for which no reading can be shown.
        """
        tangled, untold = (
            [self.stories.suite.game.rulings[row.ruling] for row in rows if row.played[0].plays == plays]
            for plays in (NONE, CANNOT_TELL)
        )
        clauses = {clause for ruling in tangled for clause in ruling.clauses}
        near = [ruling for ruling in untold if clauses & {*ruling.clauses}]
        trials = [
            {ruling.id: reading}
            for ruling in (*tangled[:_MOST_TANGLED], *near[:_MOST_TANGLED])
            for reading in ruling.readings
            if reading != assumed[ruling.id]
        ]
        left = [
            _unexplained(self.rows({**assumed, **one}, tangled, f"guess {number} of {len(trials)}"))
            for number, one in enumerate(trials, 1)
        ]
        return trials[left.index(min(left))] if left and min(left) < _unexplained(rows) else {}

    def _row(
        self, ruling: Ruling, stories: Sequence[DecidingStory], assumed: Mapping[str, str]
    ) -> RulingPlayed:
        declared = self.offer.readings.get(ruling.id, ())
        asked = declared or (ruling.adopted,)
        played = tuple(self._played(ruling, stories, reading, assumed) for reading in asked)
        return RulingPlayed(ruling.id, declared, played, _contradiction(declared, played))

    def _played(
        self, ruling: Ruling, stories: Sequence[DecidingStory], asked: str, assumed: Mapping[str, str]
    ) -> Played:
        """Return which reading of a ruling the engine plays when it is asked for one of the ruling's
        readings.

        A story written for another reading may begin where no game under this reading can get to; such
        stories are asked only if no other story is decisive.
        """
        evidence: Evidence = []
        why = ""
        own = [one for one in stories if one.story.readings.get(ruling.id, asked) == asked]
        for deciding in [*own, *(one for one in stories if one not in own)]:
            if evidence and deciding not in own:
                break
            try:
                fits = self._fits(deciding, {**self.in_force, ruling.id: asked}, assumed)
            except _CannotTell as error:
                why = why or str(error)
            else:
                evidence.append((deciding.case, fits))
        return _decided(ruling, asked, evidence, why or "its readings differ in no scenario or tour")

    def _fits(
        self, deciding: DecidingStory, readings: Mapping[str, str], assumed: Mapping[str, str]
    ) -> frozenset[str]:
        """Return the readings that the engine's answers to a story match.

        Raises:
            _CannotTell: the story does not show it.
        """
        story, offer = deciding.story, self.offer
        if why := next(self._obstacles(deciding, assumed), ""):
            raise _CannotTell(why)
        validator = self.stories.suite.validator.covering(offer.covers).for_set(story.components)
        refusing = next(
            (recording for recording in deciding.by_reading.values() if _is_refused(recording)), None
        )
        actual = Recorder(self.session, offer.verbs).play(
            msgspec.structs.replace(story, readings={}),
            validator.components,
            {**readings, **_others(deciding)},
            counterchecks=countercheck(story, refusing, offer.covers) if refusing is not None else None,
        )
        failure = next((step.failure for step in actual.steps if step is not None and step.failure), None)
        if failure is not None and failure.verdict == UNSUPPORTED_FAILURE:
            raise _CannotTell(f"the engine says {failure.message}")
        if failure is not None:
            raise _CannotTell(f"{failure.verdict}: {failure.message}")
        return self._answered(validator, deciding.by_reading, actual)

    def _obstacles(self, deciding: DecidingStory, assumed: Mapping[str, str]) -> Iterator[str]:
        """Yield why the engine cannot be asked a story."""
        story, offer = deciding.story, self.offer
        needed = [("new_game", story.start.is_new_game), ("apply", bool(story.plays))]
        missing = [verb for verb, is_needed in needed if is_needed and verb not in offer.verbs]
        if missing:
            yield f"the engine has no {', '.join(missing)}"
        for name, reading in _others(deciding).items():
            listed = offer.readings.get(name, (assumed[name],))
            if isinstance(listed, str) or reading not in listed:
                yield f"the engine does not play {name.rpartition('.')[2]} as {reading}"
        for play in story.plays:
            if not offer.covers.takes(play.action):
                yield f"the engine does not cover the action {play.action['type']!r}"

    def _answered(
        self, validator: Validator, by_reading: Mapping[str, Recording], actual: Recording
    ) -> frozenset[str]:
        """Return the readings under which the reference's answers to a story match the engine's answers."""
        fits, is_shown = set(by_reading), False
        for one, other in itertools.permutations(by_reading, 2):
            at = differs_at(validator, by_reading[one], by_reading[other])
            if at is None:
                continue
            step = actual.step(at)
            if step is None:
                raise _CannotTell("the engine refuses a play before the readings differ")
            if step.later:
                raise _CannotTell("the engine has no position where the readings differ")
            expected = self._foremost(
                *(marks_of(validator, by_reading[name].made(at)) for name in (one, other))
            )
            is_shown = is_shown or bool(expected)
            if expected and not _shows(validator, step, expected):
                fits.discard(one)
        if not is_shown:
            raise _CannotTell("the engine has none of the verbs whose answers differ between its readings")
        return frozenset(fits)

    def _foremost(self, left: Marks, right: Marks) -> Marks:
        """Return the marks of a step that differ from another step's and show a reading most directly."""
        differing = {
            place: left.get(place)
            for place in {*left, *right}
            if left.get(place) != right.get(place)
            and (place[0] in ("refused", "state") or place[0] in self.offer.verbs)
        }
        foremost = min(map(_rank, differing), default=0)
        return {place: value for place, value in differing.items() if _rank(place) == foremost}


def _found(rows: Sequence[RulingPlayed]) -> dict[str, str]:
    """Return the readings that an engine plays when it is asked for the first one it declares."""
    return {row.ruling: row.played[0].plays for row in rows if row.played[0].plays not in (NONE, CANNOT_TELL)}


def _unexplained(rows: Iterable[RulingPlayed]) -> int:
    """Return the number of answers that no single reading explains, for the rulings of which the engine's
    answers match no reading.
    """
    tangled = [row.played[0] for row in rows if row.played[0].plays == NONE]
    return sum(one.cases - max(one.like.values(), default=0) for one in tangled)


def _others(deciding: DecidingStory) -> dict[str, str]:
    """Return the readings of other rulings that a story requires."""
    return {name: reading for name, reading in deciding.story.readings.items() if name != deciding.ruling}


def _is_refused(recording: Recording) -> bool:
    last = recording.steps[-1]
    return last is not None and last.refusal is not None


def _shows(validator: Validator, step: Step, expected: Marks) -> bool:
    """Tell whether a step of the engine has the expected marks."""
    if step.countercheck is not None and step.countercheck.refusal is not None:
        return False
    seen = marks_of(validator, step)
    return all(seen.get(place) == value for place, value in expected.items())


_RANKS = ("refused", "state", "legal_actions", "view", "outcome")


def _rank(place: tuple[str, ...]) -> int:
    """Return how directly a place shows a reading.

    Answers about a state follow from the state, and are compared only if the states are alike, so that
    another fault of an engine does not hide which reading it plays.
    """
    return _RANKS.index(place[0])


def _decided(ruling: Ruling, asked: str, evidence: Evidence, why: str) -> Played:
    """Return the reading that the cases show, each case given with the readings that it fits.

    This is the only reading that fits every case that fits any reading. It must fit more cases than there are
    cases that fit no reading at all.
    """
    if not evidence:
        return Played(asked, CANNOT_TELL, reason=why)
    like = Counter(reading for _, fits in evidence for reading in fits)
    counts = {reading: like[reading] for reading in ruling.readings if like[reading]}
    neither = sum(not fits for _, fits in evidence)
    fitting = [reading for reading in counts if all(reading in fits for _, fits in evidence if fits)]
    if not fitting or counts[fitting[0]] <= neither:
        example = next((case for case, fits in evidence if asked not in fits), evidence[0][0])
        return Played(asked, NONE, counts, neither, _likeness(ruling, counts, neither), example)
    if len(fitting) > 1:
        reason = f"no case that was judged separates {' from '.join(fitting)}"
        return Played(asked, CANNOT_TELL, counts, neither, reason, evidence[0][0])
    example = next(case for case, fits in evidence if fitting[0] in fits)
    return Played(asked, fitting[0], counts, neither, example=example)


def _likeness(ruling: Ruling, counts: Mapping[str, int], neither: int) -> str:
    parts = [f"like {reading} in {counted(number, 'case')}" for reading, number in counts.items()]
    if neither:
        parts.append(
            f"like {'neither' if len(ruling.readings) == 2 else 'none'} in {counted(neither, 'case')}"
        )
    return ", ".join(parts)


def _contradiction(declared: Sequence[str], played: Sequence[Played]) -> str:
    """Return where an engine does not play as it declares, or ''."""
    for one in played:
        if one.plays not in (one.asked, CANNOT_TELL):
            says = "declares" if declared else "declares nothing, which counts as"
            comma = "" if declared else ","
            plays = "none of its readings" if one.plays == NONE else one.plays
            return f"{says} {one.asked}{comma} and plays {plays}"
    return ""
