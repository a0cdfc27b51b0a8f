"""Records the reference's answers to a scenario or a tour."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

import msgspec

from ruleproof.cases.case import Case, Story
from ruleproof.engines.oracle import Oracle
from ruleproof.engines.recording import UNSUPPORTED_FAILURE, Recording, Refusal, Step, play_as_text
from ruleproof.engines.wire import ILLEGAL_ACTION
from ruleproof.input import jsontext
from ruleproof.judging.differences import check, origin_of
from ruleproof.judging.expectations import Witness, unmet
from ruleproof.language.operations import GameRefused
from ruleproof.language.operations import Refused as RefusedExpected
from ruleproof.rules.model import Game
from ruleproof.rules.validation import Invalid
from ruleproof.rules.verbs import Verb

if TYPE_CHECKING:
    from ruleproof.cases.tours import Tour

from ruleproof.running.recorded_story import RecordedStory


class ReferenceRecorder:
    """Records stories with the reference, and finds where it disagrees with them or with the
    specification.
    """

    def __init__(self, oracle: Oracle) -> None:
        self.suite = oracle.suite
        self.oracle = oracle

    def scenario(self, story: Story, readings: Mapping[str, str]) -> RecordedStory:
        """Return a scenario as the reference plays it under some readings."""
        case = story.cases[0]
        recording, fault = self.record(story, readings)
        made = [step for step in recording.steps if step is not None]
        case = with_choices(self.suite.game, case, made)
        story = msgspec.structs.replace(story, cases=(case,))
        return RecordedStory.encode(
            story, recording, self._entries(case.verbs), fault or self._disagreement(story, recording)
        )

    def tour(self, tour: Tour, readings: Mapping[str, str]) -> RecordedStory:
        """Return a tour with a case for each settled step; its fault says where the reference departs from
        it.
        """
        recording, fault = self.record(tour.story, readings)
        last = recording.steps[-1]
        refused = last is not None and last.refusal is not None
        if not fault and refused:
            assert last is not None and last.refusal is not None
            line = tour.story.plays[len(recording.steps) - 2].line
            fault = f"{tour.story.file}:{line}: the reference refuses this play: {last.refusal.reason}"
        if not fault and not (last and last.answers.outcome and _is_over(last.answers.outcome)):
            fault = f"{tour.story.file}: the game of this tour does not end"
        made = recording if not fault else Recording(recording.steps[:1])
        story = msgspec.structs.replace(
            tour.story, cases=tuple(tour_cases(self.suite.game, tour.id, tour.title, tour.story, made))
        )
        return RecordedStory.encode(story, recording, self._entries(()), fault)

    def contradiction(self, recorded: RecordedStory, readings: Mapping[str, str]) -> str:
        """Describe how the reference, under some readings, contradicts a scenario that holds as it is
        recorded, or return ''. The readings replace those that the scenario names.

        A scenario depends on a ruling if there is a contradiction under another reading of it, since then an
        answer that the scenario checks is another one.
        """
        story = recorded.story
        recording = self.oracle.replay(story, readings)
        if recording == recorded.recording:
            return ""
        failure = next((step.failure for step in recording.steps if step and step.failure), None)
        if failure is not None:
            return f"{story.file}:{story.cases[0].line}: {failure.message}"
        return self._disagreement(story, recording)

    def record(self, story: Story, readings: Mapping[str, str]) -> tuple[Recording, str]:
        """Return the reference's recording of a story, and the fault of the story or ''."""
        validator = self.suite.validator.for_set(story.components)
        recording = self.oracle.record(story, readings)
        for number, step in enumerate(recording.steps):
            assert step is not None
            origin = origin_of(story, number)
            fault = "" if _refused_as_wanted(story, step) else _failure(step, play_as_text(origin))
            try:
                broken_law = check(validator, origin, step) if not fault else None
            except Invalid as error:
                fault = f"the reference breaks a schema: {error}"
            else:
                fault = fault or (f"of the reference: {broken_law.message}" if broken_law else "")
            if fault:
                line = f"{story.cases[0].line}: " if story.cases else " "
                return recording, f"{story.file}:{line}{fault}"
        return recording, ""

    def _entries(self, verbs: Sequence[str]) -> tuple[str, ...]:
        """Return the component entries that were used in plays and in the answers to these verbs."""
        used = self.oracle.recorder.entries
        entries = {entry for verb in {Verb.NEW_GAME, Verb.APPLY, *verbs} for entry in used.get(verb, ())}
        return tuple(sorted(entries))

    def _disagreement(self, story: Story, recording: Recording) -> str:
        """Describe how the reference's answers contradict a scenario, or return ''."""
        case = story.cases[0]
        last = recording.made(len(recording.steps) - 1)
        if len(recording.steps) <= len(story.plays):
            reason = last.refusal.reason if last.refusal is not None else ""
            return f"{case.file}:{case.line}: the reference refuses a play before the last: {reason}"
        if last.refusal is None and not last.settled:
            message = "the scenario ends in the middle of a choice (the state is unsettled)"
            return f"{case.file}:{case.line}: {message}"
        fault = _other_refusal(case, last.refusal) if last.refusal is not None else ""
        if fault:
            return fault
        validator = self.suite.validator.for_set(story.components)
        start = recording.made(0).state
        witness = Witness(validator, start, last.state, last.refusal is not None, last.answers)
        for expectation in case.expectations:
            difference = unmet(expectation, witness)
            if difference is not None:
                row = f" in the row of line {case.line}" if case.line > expectation.line else ""
                return f"{case.file}:{expectation.line}: the reference disagrees{row}: {difference.message}"
        return ""


def _other_refusal(case: Case, refusal: Refusal) -> str:
    """Describe how the reference's refusal contradicts a scenario, or return ''."""
    expected = next((one for one in case.expectations if isinstance(one, RefusedExpected)), None)
    if expected is None:
        under = f" ({refusal.clause})" if refusal.clause else ""
        message = "the reference refuses the action, but no refusal is expected"
        return f"{case.file}:{case.line}: {message}: {refusal.reason}{under}"
    if expected.clause not in ("", refusal.clause):
        under = refusal.clause or "no clause"
        return f"{case.file}:{expected.line}: the reference refuses under {under}: {refusal.reason}"
    return ""


def tour_cases(
    game: Game, tour: str, title: str, story: Story, recording: Recording, before: int = 0
) -> Iterator[Case]:
    """Yield a case for each settled step of a tour, about the clauses that the reference applied there.

    The first case is the new game itself. A clause about a seat's view counts in the step where it first has
    an effect, and clauses about the outcome count at the end. If the story is the rest of a tour, `before` is
    the number of omitted plays. A case rests on the editor's choices that mattered in its step.
    """
    shown: set[str] = set()
    begins = 0
    applied: list[str] = []
    since: list[Step] = []
    made = (Verb.NEW_GAME,) if story.start.is_new_game else ()
    for number, step in enumerate(recording.steps):
        assert step is not None
        applied += step.clauses
        since.append(step)
        if not step.settled:
            continue
        at_the_end = step.answers.outcome_clauses if number == len(recording.steps) - 1 and number else ()
        sights = [clause for clause in step.answers.view_clauses if clause not in shown]
        shown.update(sights)
        play = story.plays[number - 1] if number else None
        kind = play.action.get("type", "acts") if play is not None else ""
        whole = number + before
        case = Case(
            id=f"{tour}/{whole or 'start'}",
            title=f"{title}: {f'{play.seat} {kind} (play {whole})' if play else 'the new game'}",
            rule=title,
            file=story.file,
            line=play.line if play is not None else 1,
            clauses=tuple(dict.fromkeys((*applied, *sights, *at_the_end))),
            begins=begins,
            ends=number,
            readings=story.readings,
            verbs=(*made, Verb.APPLY) if number else made,
            components=story.components,
        )
        yield with_choices(game, case, since)
        begins, applied, since = number, [], []


def with_choices(game: Game, case: Case, steps: Sequence[Step]) -> Case:
    """Return a case with the editor's fixed choices that mattered in some steps of the reference."""

    def choices(words: Iterable[str]) -> tuple[str, ...]:
        ids = [f"{game.id}.ruling.{word}" for word in dict.fromkeys(words)]
        return tuple(one for one in ids if one in game.rulings and game.rulings[one].is_fixed_choice)

    return msgspec.structs.replace(
        case,
        choices_in_play=choices(word for step in steps for word in step.in_play),
        choices_in_answers=choices(word for step in steps for word in step.rulings),
    )


def _failure(step: Step, what: str) -> str:
    """Return the reason why the reference could not answer, or ''."""
    if step.failure is not None:
        said = step.failure.message
        if step.failure.verdict == UNSUPPORTED_FAILURE:
            return f"the reference says about {what}: {said}"
        return said
    if step.refusal is not None and what == Verb.NEW_GAME:
        return f"the reference refuses this new game: {step.refusal.reason}"
    if step.refusal is not None and step.refusal.code != ILLEGAL_ACTION:
        return f"the reference answers {what}: {step.refusal.words}"
    return ""


def _refused_as_wanted(story: Story, step: Step) -> bool:
    """Tell whether a step refuses the new game in the way that the scenario expects."""
    expected = any(
        isinstance(expectation, GameRefused) for case in story.cases for expectation in case.expectations
    )
    return expected and step.refusal is not None and step.refusal.code == ILLEGAL_ACTION


def _is_over(outcome: bytes) -> bool:
    return bool(jsontext.decode(outcome).get("over") is True)
