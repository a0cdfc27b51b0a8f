"""Finds sentences about actions that are not true of the step that they tell, or that another contradicts."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from ruleproof.cases.suite import Suite
from ruleproof.input import jsontext
from ruleproof.input.problems import Problem, shown_path
from ruleproof.language.operations import Play
from ruleproof.language.sentences import Sentence, operations_of
from ruleproof.running.recorded_story import RecordedStory

_Told = Mapping[bytes, Mapping[str, Sentence]]


def sentence_problems(suite: Suite, stories: Iterable[RecordedStory]) -> list[Problem]:
    """Return a problem for each scenario whose sentence does not fit the state in which it is said, and for
    each pair of sentences that fit the same play in a scenario or tour and say different things before their
    first comma; what follows it (a roll, the end of the game) follows the action. Where a sentence says what
    follows, such as who rolls, it must be so.
    """
    recorded = [one for one in stories if one.story.cases]
    told = _sentences_of_actions(suite, recorded)
    problems: dict[str, Problem] = {}
    for one in recorded:
        for problem in _untrue_consequences(suite, one):
            problems.setdefault(problem.where, problem)
        for play, state in _plays(one, told):
            sentences = told[_key(play)].values()
            where = f"{shown_path(suite.folders.root / one.story.file)}:{play.line}"
            own = _said(suite, one, play)
            if own is not None and not own.is_true_of(state):
                message = f"{own.text!r} does not fit the state in which it is said ({own.where})"
                problems.setdefault(where, Problem(where, message))
            fitting = sorted((one for one in sentences if one.is_true_of(state)), key=lambda one: one.text)
            for first, second in itertools.pairwise(fitting):
                if first.text.partition(", ")[0] != second.text.partition(", ")[0]:
                    message = f"{first.text!r} and {second.text!r} fit the same play and say different things"
                    note = f"as in {where}; wanted: @when(…, fits=…), which says of which states each is true"
                    problems.setdefault(message, Problem(first.where, message, (second.where, note)))
    return list(problems.values())


def _untrue_consequences(suite: Suite, recorded: RecordedStory) -> Iterator[Problem]:
    """Yield a problem for each sentence of a scenario that says what follows, where something else does."""
    after = {
        play.line: step
        for play, step in zip(recorded.story.plays, recorded.recording.steps[1:], strict=False)
    }
    for line in recorded.story.cases[0].lines:
        step = after.get(line.line)
        if step is None or not step.state:
            continue
        for sentence, captured in suite.compiler.vocabulary.matches("When", line.text):
            if sentence.leads_to and not sentence.leads_to(jsontext.decode(step.state), captured):
                where = f"{shown_path(suite.folders.root / recorded.story.file)}:{line.line}"
                message = f"{line.text!r} says something else than what follows ({sentence.where})"
                yield Problem(where, message)


def _key(play: Play) -> bytes:
    return jsontext.encode(play.action)


def _plays(recorded: RecordedStory, told: _Told) -> Iterator[tuple[Play, Any]]:
    """Yield the plays that several sentences could tell, or one that does not fit every state, each with the
    state before it.
    """
    for play, step in zip(recorded.story.plays, recorded.recording.steps, strict=False):
        sentences = told.get(_key(play), {})
        if (
            step is not None
            and step.state
            and (len(sentences) > 1 or any(s.fits for s in sentences.values()))
        ):
            yield play, jsontext.decode(step.state)


def _said(suite: Suite, recorded: RecordedStory, play: Play) -> Sentence | None:
    """Return the sentence of a scenario that tells this play and no other, or None if there is none."""
    texts = [line.text for line in recorded.story.cases[0].lines if line.line == play.line]
    matches = suite.compiler.vocabulary.matches("When", texts[0]) if texts else []
    return matches[0][0] if len(matches) == 1 and _single(suite, *matches[0]) is not None else None


def _sentences_of_actions(suite: Suite, stories: Iterable[RecordedStory]) -> dict[bytes, dict[str, Sentence]]:
    """Return the sentences that tell one play, by its action: those of scenarios and the samples of each."""
    vocabulary = suite.compiler.vocabulary
    texts = {line.text for one in stories for line in one.story.cases[0].lines}
    told: dict[bytes, dict[str, Sentence]] = {}
    for one in vocabulary.sentences:
        samples = [
            hit for text in one.samples() * (one.kind == "When") for hit in vocabulary.matches("When", text)
        ]
        if all(_single(suite, *hit) is not None for hit in samples):
            texts |= {*one.samples()}
    for text in texts:
        for sentence, captured in vocabulary.matches("When", text):
            play = _single(suite, sentence, captured)
            if play is not None:
                told.setdefault(_key(play), {})[sentence.text] = sentence
    return told


def _single(suite: Suite, sentence: Sentence, captured: dict[str, str]) -> Play | None:
    values = {"components": suite.components.values, "docstring": None, "datatable": None}
    try:
        operations = operations_of(sentence, captured, **values)
    except ValueError:
        return None
    return operations[0] if len(operations) == 1 and isinstance(operations[0], Play) else None
