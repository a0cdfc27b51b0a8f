"""Examples of the rules in recorded games: plays that the primer names, as the reference played them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from ruleproof.engines.recording import Refusal, Step
from ruleproof.explaining.prose import Primer, PrimerExample
from ruleproof.input import jsontext
from ruleproof.input.documents import load_yaml
from ruleproof.input.problems import Problem, nearest_note
from ruleproof.language.operations import Play
from ruleproof.rules.conservation import value_at
from ruleproof.running.recorded_story import RecordedStory
from ruleproof.running.recorded_suite import RecordedSuite


class NoExample(LookupError):
    """Raised if no recorded game shows an example; the message gives the reason."""


class ExamplePlays(msgspec.Struct, frozen=True):
    """Plays that show a clause: the game, the numbers of the first and last play, and the action that is
    tried after them.
    """

    rule: str
    tour: str
    recorded: RecordedStory
    first: int
    last: int
    tried: Play | None = None
    refusal: Refusal | None = None
    scores: tuple[str, ...] = ()
    whole: bool = False

    @property
    def before(self) -> Step:
        """Return the step before the plays."""
        return self.recorded.recording.made(self.first - 1)

    @property
    def after(self) -> Step:
        """Return the step after the plays."""
        return self.recorded.recording.made(self.last)

    def numbers(self) -> Iterator[tuple[tuple[str, ...], Any]]:
        """Yield each number of the outcome that is shown, with the keys that lead to it."""
        outcome = jsontext.decode(self.after.answers.outcome or b"{}")
        for path in self.scores:
            keys = tuple(path.split("/"))
            yield from _numbers(value_at(outcome, keys), keys)


def example_plays(recordings: RecordedSuite, example: PrimerExample) -> ExamplePlays:
    """Return an example of the primer with the reference's recording of its plays.

    Raises:
        NoExample: there is no such play, or the reference applies the clause in none of them.
    """
    paths = {path.stem: path for path in recordings.suite.folders.tour_files()}
    if example.tour not in paths:
        raise NoExample(
            "; ".join([f"no tour is called {example.tour!r}", *nearest_note(example.tour, paths)])
        )
    (recorded,) = recordings.file(paths[example.tour]).stories
    (first, last), length = example.plays, len(recorded.story.plays)
    if not (0 if example.whole else 1) <= first <= last <= length:
        raise NoExample(
            f"{example.tour} has the plays 1 to {length}, but not {example.play.partition('/')[2]}"
        )
    found = ExamplePlays(
        example.rule, example.tour, recorded, max(first, 1), last, scores=example.scores, whole=example.whole
    )
    if example.tries:
        return _refused(recordings, example, found)
    shown = {clause for step in recorded.recording.steps[first : last + 1] if step for clause in step.clauses}
    if example.scores:
        _require_numbers(found, example)
        shown.update(found.after.answers.outcome_clauses)
    if example.rule not in shown:
        raise NoExample(f"the reference does not apply {example.rule} in {example.play}")
    return found


def _refused(recordings: RecordedSuite, example: PrimerExample, found: ExamplePlays) -> ExamplePlays:
    story, oracle = found.recorded.story, recordings.oracle
    tried = Play(seat=example.tries["seat"], action=example.tries["action"])
    components = recordings.suite.validator.for_set(story.components).components
    oracle.configure(components, {**recordings.readings, **story.readings})
    refusal = oracle.recorder.refusals(found.after.state, [tried])[0]
    if refusal is None or example.rule not in refusal.clauses:
        under = f"refused under {refusal.clause or 'no clause'}" if refusal else "legal"
        raise NoExample(f"what is tried after {example.play} is {under}, not refused under {example.rule}")
    return msgspec.structs.replace(found, tried=tried, refusal=refusal)


def _require_numbers(found: ExamplePlays, example: PrimerExample) -> None:
    try:
        numbers = list(found.numbers())
    except (KeyError, IndexError, TypeError):
        numbers = []
    if not numbers:
        places = ", ".join(found.scores)
        raise NoExample(f"the outcome after {found.tour}/{found.last} has no numbers at {places}")
    for parts in example.parts.values():
        if [sum(parts.values())] != [number for _, number in numbers]:
            shown = ", ".join(str(number) for _, number in numbers)
            raise NoExample(f"the parts add up to {sum(parts.values())}, but the outcome has {shown}")


def _numbers(value: Any, keys: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], Any]]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _numbers(inner, (*keys, key))
    elif isinstance(value, int):
        yield keys, value


def example_problems(recordings: RecordedSuite, primer: Primer) -> list[Problem]:
    """Return a problem for each example of the primer that no recorded game shows.

    An example from a tour that the reference cannot play is skipped, because the fault is in the tour.
    """
    problems = []
    tours = recordings.suite.folders.tour_files()
    faulty = {path.stem for path in tours if any(one.fault for one in recordings.file(path).stories)}
    for index, example in enumerate(primer.examples):
        if example.tour in faulty:
            continue
        try:
            example_plays(recordings, example)
        except NoExample as error:
            document = load_yaml(recordings.suite.folders.spec / "primer.yaml")
            problems.append(Problem(document.where(("examples", index)), str(error)))
    return problems
