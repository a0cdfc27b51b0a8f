"""Finds which reading of each switchable ruling an engine plays, from the stories in which the
readings differ.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any

import msgspec

from ruleproof.cases.case import Story
from ruleproof.cases.suite import Suite
from ruleproof.engines.greeting import GameOffer
from ruleproof.engines.recorder import Recorder
from ruleproof.engines.recording import UNSUPPORTED_FAILURE, Recording, Step
from ruleproof.engines.session import OTHER, Session
from ruleproof.input import cache, jsontext
from ruleproof.judging import verdicts as v
from ruleproof.judging.counterchecks import countercheck
from ruleproof.judging.differences import STATE_KEYS
from ruleproof.judging.verdicts import Result
from ruleproof.reports.engine_readings import CANNOT_TELL, NONE, EngineReadings, Played, RulingPlayed
from ruleproof.rules.model import Ruling
from ruleproof.rules.validation import Validator
from ruleproof.running.expected import Recordings
from ruleproof.running.readings import readings_in_force
from ruleproof.running.recorded import Recorded

_MOST_ROUNDS, _MOST_TANGLED = 8, 6
"""Maximum number of rounds, and of rulings played like none of their readings that are tried further."""
_MOST_TOURS, _MOST_NEAR = 1, 8
"""Number of tours that a ruling decides, for engines that can only play, and of scenarios on its clauses that
are tried under other readings.
"""
Marks = dict[tuple[str, ...], Any]
"""What a step shows: single values of state, views and outcome, and each legal action, by place."""


class Parting(msgspec.Struct, frozen=True):
    """A story that takes another course under the readings of a ruling, up to where they have differed.

    `told` is the reference's recording under each reading, and `case` the case that the story is taken from.
    """

    ruling: str
    case: str
    story: Story
    told: dict[str, Recording]


class Partings(msgspec.Struct, frozen=True):
    """The stories of a suite in which the readings of its rulings differ."""

    stories: tuple[Parting, ...]


def readings_of_engine(
    suite: Suite,
    offer: GameOffer,
    session: Session,
    name: str,
    progress: Callable[[str], None] = lambda _text: None,
    found_so_far: Callable[[RulingPlayed], None] = lambda _row: None,
) -> EngineReadings:
    """Return what an engine plays of every switchable ruling, asked for each reading that it declares.

    `progress` is called with what is being done, `found_so_far` with each result, which a later round may
    change.

    A ruling is asked about with what was found of the others in force, until nothing changes any more. If
    some rulings are then played like none of their readings, each other reading of one of them, or of one
    about the same clauses of which nothing can be shown, is assumed, and the one is kept that leaves the
    fewest answers unexplained.

    Raises:
        UsageError, DataError: its declaration is at fault, or the data are.
    """
    in_force = readings_in_force(suite.game, offer, "", {}, name)
    assumed, guessed = in_force, dict[str, str]()

    told = _Told(suite)

    def rows_under(
        readings: Mapping[str, str], rulings: Sequence[Ruling], doing: str
    ) -> Iterator[RulingPlayed]:
        for number, ruling in enumerate(rulings, 1):
            progress(f"{doing}: {ruling.id.rpartition('.')[2]}, {number} of {len(rulings)}")
            yield _row(suite, offer, session, ruling, told.partings(ruling, readings), in_force, readings)

    for number in range(1, _MOST_ROUNDS + 1):
        rows = []
        for row in rows_under(assumed, _switchable(suite), f"round {number}"):
            found_so_far(row)
            rows.append(row)
        found = {**in_force, **guessed, **_found(rows)}
        if found != assumed:
            assumed = found
            continue
        tangled, trials = _trials(suite, rows, assumed)
        left = [
            _unexplained(rows_under({**assumed, **one}, tangled, f"trial {trial} of {len(trials)}"))
            for trial, one in enumerate(trials, 1)
        ]
        if not left or min(left) >= _unexplained(rows):
            break
        guessed |= trials[left.index(min(left))]
        assumed = {**assumed, **guessed}
    return EngineReadings(name, suite.game.id, tuple(rows))


def _trials(
    suite: Suite, rows: Sequence[RulingPlayed], assumed: Mapping[str, str]
) -> tuple[list[Ruling], list[dict[str, str]]]:
    """Return the rulings that are played like none of their readings, and the readings to assume in turn."""
    tangled, untold = (
        [suite.game.rulings[row.ruling] for row in rows if row.played[0].plays == plays]
        for plays in (NONE, CANNOT_TELL)
    )
    clauses = {clause for ruling in tangled for clause in ruling.clauses}
    near = [ruling for ruling in untold if clauses & {*ruling.clauses}]
    return tangled, [
        {ruling.id: reading}
        for ruling in (*tangled[:_MOST_TANGLED], *near[:_MOST_TANGLED])
        for reading in ruling.readings
        if reading != assumed[ruling.id]
    ]


def _found(rows: Sequence[RulingPlayed]) -> dict[str, str]:
    """Return the readings that an engine plays when it is asked for its first one."""
    return {row.ruling: row.played[0].plays for row in rows if row.played[0].plays not in (NONE, CANNOT_TELL)}


def _unexplained(rows: Iterable[RulingPlayed]) -> int:
    """Return how many answers no single reading explains, for the rulings of which no reading is played."""
    tangled = [row.played[0] for row in rows if row.played[0].plays == NONE]
    return sum(one.cases - max(one.like.values(), default=0) for one in tangled)


def _row(
    suite: Suite,
    offer: GameOffer,
    session: Session,
    ruling: Ruling,
    stories: Sequence[Parting],
    in_force: Mapping[str, str],
    assumed: Mapping[str, str],
) -> RulingPlayed:
    declared = offer.readings.get(ruling.id, ())
    asked = (ruling.adopted,) if isinstance(declared, str) or not declared else declared
    played = tuple(
        _played(suite, offer, session, ruling, stories, {**in_force, ruling.id: reading}, assumed)
        for reading in asked
    )
    if declared == OTHER:
        played = tuple(map(_of_its_own, played))
    return RulingPlayed(ruling.id, declared, played, _contradiction(declared, played))


def readings_of_results(
    suite: Suite,
    name: str,
    readings: Mapping[str, str],
    results: Sequence[Result],
    suggested: Sequence[tuple[str, str, str]],
) -> EngineReadings:
    """Return which reading of every switchable ruling an engine plays, as far as the results of a run show
    it.

    `readings` are those in force, `suggested` the ruling and reading that a fault suggests, with its example.
    An engine plays a reading if a case written for it passes, or if a fault suggests it.
    """
    tagged = {case.id: case.readings for case in Recordings.adopted(suite).cases() if case.readings}
    rows = []
    for ruling in _switchable(suite):
        in_force = readings.get(ruling.id, ruling.adopted)
        asked: dict[str, list[tuple[str, frozenset[str]]]] = {in_force: []}
        ruled_out = ""
        for result in results:
            own = tagged.get(result.case, {}).get(ruling.id)
            if own is None:
                continue
            if result.verdict == v.UNSUPPORTED and own == in_force:
                ruled_out = ruled_out or result.reason
            if result.verdict == v.PASS:
                asked.setdefault(own, []).append((result.case, frozenset([own])))
        for named, reading, example in suggested:
            if named == ruling.id:
                asked[in_force].append((example, frozenset([reading])))
        why = ruled_out or "no case that depends on it was judged in the report"
        played = tuple(
            _decided(ruling, reading, cases, why)
            for reading, cases in asked.items()
            if cases or len(asked) == 1 or reading == in_force
        )
        rows.append(
            RulingPlayed(
                ruling.id, tuple(asked), played, _contradiction(tuple(asked), played, "is judged by")
            )
        )
    return EngineReadings(name, suite.game.id, tuple(rows))


def partings(suite: Suite, in_force: Mapping[str, str]) -> tuple[Parting, ...]:
    """Return the stories in which the readings of a switchable ruling differ, while all others are read as
    `in_force`.
    """
    told = _Told(suite)
    return tuple(one for ruling in _switchable(suite) for one in told.partings(ruling, in_force))


class _Told:
    """The stories of a suite that take another course under other readings, from the cache if they are known.

    They are the scenarios that are judged under a reading of a ruling, the tours that it decides, and some
    scenarios about its clauses.
    """

    def __init__(self, suite: Suite) -> None:
        self.suite = suite
        self.recordings = Recordings.adopted(suite)

    @cached_property
    def whole(self) -> list[Recorded]:
        """All stories without a fault, the shortest first."""
        whole = [recorded for recorded in self.recordings.all() if not recorded.fault]
        return sorted(whole, key=lambda recorded: len(recorded.story.plays))

    @cached_property
    def _files(self) -> str:
        suite = self.suite
        files = [*suite.files(), *suite.folders.reference_files()]
        return cache.digest_of_files(files, suite.base, suite.components.digest)

    def partings(self, ruling: Ruling, in_force: Mapping[str, str]) -> tuple[Parting, ...]:
        """Return those that differ under the readings of a ruling; all others are read as `in_force`."""
        suite = self.suite
        asked = f"{ruling.id} {sorted(in_force.items())}"
        name = f"partings {suite.folders.id} {suite.folders.root} {suite.components.digest} {asked}"

        def make() -> Partings:
            return Partings(tuple(_partings(self.recordings, self.whole, ruling, in_force)))

        return cache.cached(name, f"{self._files} {asked}", Partings, make).stories


def _switchable(suite: Suite) -> list[Ruling]:
    return [ruling for ruling in suite.game.rulings.values() if ruling.switchable]


def _partings(
    recordings: Recordings, whole: Sequence[Recorded], ruling: Ruling, in_force: Mapping[str, str]
) -> Iterator[Parting]:
    seen = set()
    for recorded in _may_part(ruling, whole):
        story = recorded.story
        others = {**in_force, **story.readings}
        by_reading = dict.fromkeys(ruling.readings, recorded.recording)
        as_recorded = {**recordings.readings, **story.readings}
        for reading in ruling.readings:
            asked = {**others, ruling.id: reading}
            if asked != as_recorded:
                by_reading[reading] = _until_it_parts(recordings, recorded, asked)
        steps = _parting_steps(recordings.suite, story, by_reading)
        last = max((at for at in steps if at is not None), default=None)
        if last is None:
            continue
        asking = (story.start, story.plays[:last], others, story.components)
        question = jsontext.canonical([msgspec.to_builtins(one) for one in asking])
        if question in seen:
            continue
        seen.add(question)
        case = story.cases[0]
        yield Parting(
            ruling.id,
            case.id if case.lines else f"{case.id.rpartition('/')[0]}/{last}",
            msgspec.structs.replace(story, plays=story.plays[:last], cases=()),
            {reading: Recording(one.steps[: last + 1]) for reading, one in by_reading.items()},
        )


def _until_it_parts(recordings: Recordings, recorded: Recorded, readings: Mapping[str, str]) -> Recording:
    """Return how the reference plays a story under some readings, up to where it differs from the
    recording.
    """
    validator = recordings.suite.validator.under(recorded.story.components)
    story = msgspec.structs.replace(recorded.story, readings={})
    made, compared = Recording(()), 0
    for made in recordings.oracle.recorder.cases(story, validator.components, readings):
        if _parts_at(validator, recorded.recording, made, compared) is not None:
            break
        compared = len(made.steps)
    return made


def _may_part(ruling: Ruling, whole: Sequence[Recorded]) -> Iterator[Recorded]:
    """Yield the stories that are judged under a reading of a ruling, the shortest of the tours, and then some
    scenarios about its clauses.
    """
    own = [recorded for recorded in whole if ruling.id in recorded.story.readings]
    scenarios = [recorded for recorded in whole if recorded.story.cases[0].lines]
    yield from (recorded for recorded in own if recorded.story.cases[0].lines)
    yield from [recorded for recorded in own if not recorded.story.cases[0].lines][:_MOST_TOURS]
    near = [
        recorded
        for recorded in scenarios
        if ruling.id not in recorded.story.readings
        and set(recorded.story.cases[0].clauses) & set(ruling.clauses)
    ]
    yield from near[:_MOST_NEAR]


def _parting_steps(suite: Suite, story: Story, by_reading: Mapping[str, Recording]) -> Iterator[int | None]:
    """Yield for every two readings the step at which they begin to differ, or None."""
    validator = suite.validator.under(story.components)
    names = list(by_reading)
    for number, one in enumerate(names):
        for other in names[number + 1 :]:
            yield _parts_at(validator, by_reading[one], by_reading[other])


def _parts_at(validator: Validator, one: Recording, other: Recording, first: int = 0) -> int | None:
    """Return the first step that differs between two recordings, or None; the shorter one ends both."""
    for number in range(first, min(len(one.steps), len(other.steps))):
        left, right = one.step(number), other.step(number)
        if left is None or right is None or left.failure or right.failure:
            return None
        if left.refusal == right.refusal and left.state == right.state and _texts(left) == _texts(right):
            continue
        if marks_of(validator, left) != marks_of(validator, right):
            return number
        if left.refusal is not None:
            return None
    return None


def _texts(step: Step) -> list[tuple[str, str, bytes]]:
    return list(step.answers.texts())


def marks_of(validator: Validator, step: Step) -> Marks:
    """Return what a step shows, without values that cannot be read."""
    marks: Marks = {("refused",): step.refusal is not None}
    if step.refusal is not None:
        return marks
    state = _canonical(validator, "state", step.state)
    if isinstance(state, dict):
        keys = STATE_KEYS if state.get("settled") is True else STATE_KEYS[1:]
        for key in keys:
            marks.update(_leaves(("state", key), state.get(key)))
    for verb, seat, text in step.answers.texts():
        value = _canonical(validator, verb, text)
        if verb == "legal_actions" and isinstance(value, list):
            marks.update({(verb, seat, jsontext.canonical(one).decode()): True for one in value})
        elif verb != "legal_actions":
            marks.update(_leaves((verb, seat), value))
    return marks


def _canonical(validator: Validator, verb: str, text: bytes) -> Any:
    try:
        return validator.canonical(verb, text)
    except (ValueError, TypeError, AttributeError, KeyError, RecursionError):
        return None


def _leaves(place: tuple[str, ...], value: Any) -> Iterator[tuple[tuple[str, ...], Any]]:
    if isinstance(value, (dict, list)) and value:
        members = value.items() if isinstance(value, dict) else enumerate(value)
        for key, child in members:
            yield from _leaves((*place, str(key)), child)
    else:
        yield place, jsontext.canonical(value)


def _played(
    suite: Suite,
    offer: GameOffer,
    session: Session,
    ruling: Ruling,
    stories: Sequence[Parting],
    readings: Mapping[str, str],
    assumed: Mapping[str, str],
) -> Played:
    """Return what an engine plays of a ruling under the readings that it is configured with, if it plays the
    others as `assumed`.

    The stories that are written for another reading may begin where no game under this one gets to; they are
    asked only if no other story is decisive.
    """
    recorder = Recorder(session, offer.verbs)
    evidence: list[tuple[str, frozenset[str]]] = []
    why = ""
    asked = readings[ruling.id]
    own = [one for one in stories if one.story.readings.get(ruling.id, asked) == asked]
    for parting in [*own, *(one for one in stories if one not in own)]:
        if evidence and parting not in own:
            break
        fits, reason = _fits(suite, offer, recorder, parting, readings, assumed)
        if fits is None:
            why = why or reason
        else:
            evidence.append((parting.case, fits))
    return _decided(ruling, asked, evidence, why or "its readings differ in no scenario or tour")


def _fits(
    suite: Suite,
    offer: GameOffer,
    recorder: Recorder,
    parting: Parting,
    readings: Mapping[str, str],
    assumed: Mapping[str, str],
) -> tuple[frozenset[str] | None, str]:
    """Return the readings as which an engine answers a story, or None and the reason why that is
    not known.
    """
    story = parting.story
    needed = [
        verb for verb, used in (("new_game", story.start.is_new_game), ("apply", bool(story.plays))) if used
    ]
    missing = [verb for verb in needed if verb not in offer.verbs]
    if missing:
        return None, f"the engine has no {', '.join(missing)}"
    others = {name: reading for name, reading in story.readings.items() if name != parting.ruling}
    for name, reading in others.items():
        listed = offer.readings.get(name, (assumed[name],))
        if isinstance(listed, str) or reading not in listed:
            return None, f"the engine does not play {name.rpartition('.')[2]} as {reading}"
    uncovered = next((play for play in story.plays if not offer.covers.takes(play.action)), None)
    if uncovered is not None:
        return None, f"the engine does not cover the action {uncovered.action['type']!r}"
    validator = suite.validator.covering(offer.covers).under(story.components)
    refusing = next((recording for recording in parting.told.values() if _is_refused(recording)), None)
    actual = recorder.play(
        msgspec.structs.replace(story, readings={}),
        validator.components,
        {**readings, **others},
        counterchecks=(countercheck(story, refusing, offer.covers) if refusing is not None else None),
    )
    failure = next((step.failure for step in actual.steps if step is not None and step.failure), None)
    if failure is not None:
        return None, f"the engine says {failure.message}" if failure.verdict == UNSUPPORTED_FAILURE else (
            f"{failure.verdict}: {failure.message}"
        )
    return _compared(validator, parting.told, actual, offer)


def _is_refused(recording: Recording) -> bool:
    last = recording.steps[-1]
    return last is not None and last.refusal is not None


def _compared(
    validator: Validator, by_reading: Mapping[str, Recording], actual: Recording, offer: GameOffer
) -> tuple[frozenset[str] | None, str]:
    fits = set(by_reading)
    tells = False
    for one in by_reading:
        for other in by_reading:
            at = _parts_at(validator, by_reading[one], by_reading[other]) if one != other else None
            if at is None:
                continue
            step = actual.step(at)
            if step is None:
                return None, "the engine refuses a play before the readings differ"
            if step.later:
                return None, "the engine has no position where the readings differ"
            left, right = (marks_of(validator, by_reading[name].made(at)) for name in (one, other))
            expected = {
                place: left.get(place)
                for place in {*left, *right}
                if left.get(place) != right.get(place) and _is_shown(place, offer)
            }
            if not expected:
                continue
            foremost = min(map(_rank, expected))
            expected = {place: value for place, value in expected.items() if _rank(place) == foremost}
            tells = True
            seen = marks_of(validator, step)
            uncounted = step.countercheck is not None and step.countercheck.refusal is not None
            if uncounted or any(seen.get(place) != value for place, value in expected.items()):
                fits.discard(one)
    return (frozenset(fits), "") if tells else (None, "the engine has no verb for which its readings differ")


_RANKS = ("refused", "state", "legal_actions", "view", "outcome")


def _rank(place: tuple[str, ...]) -> int:
    """Return how directly a place shows a reading.

    Answers about a state follow from it, and are asked if the states are alike, so that another fault of an
    engine does not hide what it plays.
    """
    return _RANKS.index(place[0])


def _is_shown(place: tuple[str, ...], offer: GameOffer) -> bool:
    return place[0] in ("refused", "state") or place[0] in offer.verbs


def _decided(ruling: Ruling, asked: str, evidence: Sequence[tuple[str, frozenset[str]]], why: str) -> Played:
    """Return what the cases, each with the readings that it fits, say about what an engine plays.

    It plays the one reading that fits some and contradicts none, if it fits more than fit no reading at all.
    """
    like: Counter[str] = Counter()
    neither = sum(not fits for _, fits in evidence)
    for _, fits in evidence:
        like.update(fits)
    counts = {reading: like[reading] for reading in ruling.readings if like[reading]}
    if not evidence:
        return Played(asked, CANNOT_TELL, reason=why)
    fitting = [reading for reading in counts if all(reading in fits for _, fits in evidence if fits)]
    if len(fitting) == 1 and counts[fitting[0]] > neither:
        example = next(case for case, fits in evidence if fitting[0] in fits)
        return Played(asked, fitting[0], counts, neither, example=example)
    if len(fitting) > 1 and counts[fitting[0]] > neither:
        reason = f"no case that was judged separates {' from '.join(fitting)}"
        return Played(asked, CANNOT_TELL, counts, neither, reason, evidence[0][0])
    parts = [f"like {reading} in {_cases(number)}" for reading, number in counts.items()]
    parts.append(f"like {'neither' if len(ruling.readings) == 2 else 'none'} in {_cases(neither)}")
    example = next((case for case, fits in evidence if asked not in fits), evidence[0][0])
    return Played(asked, NONE, counts, neither, ", ".join(parts[: None if neither else -1]), example)


def _cases(number: int) -> str:
    return f"{number} case" if number == 1 else f"{number} cases"


def _of_its_own(played: Played) -> Played:
    """Return the result for an engine that declares a reading of its own.

    Cases that it answers like one of the readings do not show that it answers all cases so.
    """
    if played.plays in (NONE, CANNOT_TELL):
        return played
    reason = f"it declares a reading of its own, but answers like {played.plays} in {_cases(played.cases)}"
    return msgspec.structs.replace(played, plays=CANNOT_TELL, reason=reason)


def _contradiction(declared: Sequence[str] | str, played: Sequence[Played], verb: str = "declares") -> str:
    """Return where an engine does not play as it declares, or ''."""
    if declared == OTHER:
        return ""
    for one in played:
        if one.plays in (one.asked, CANNOT_TELL):
            continue
        declaration = f"{verb} {one.asked}" if declared else f"declares nothing, which counts as {one.asked},"
        return f"{declaration} and plays {'none of its readings' if one.plays == NONE else one.plays}"
    return ""
