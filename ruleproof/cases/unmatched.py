"""Says what is wrong with a step of a scenario that no sentence fits, or that several fit."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ruleproof.input.problems import nearest
from ruleproof.input.text import marked
from ruleproof.language.gherkin import StepLine
from ruleproof.language.sentences import Sentence, Vocabulary


def unmatched(
    vocabulary: Vocabulary, step: StepLine, fitting: Sequence[Sentence], kinds: Iterable[str]
) -> tuple[str, list[str]]:
    """Return what is wrong with a step, with notes. None or several sentences are `fitting`; `kinds` are all
    kinds of steps.
    """
    if fitting:
        notes = [f"{sentence.text!r} ({sentence.where})" for sentence in fitting]
        return f"{len(fitting)} sentences fit {step.text!r}", notes
    notes = [
        f"{refused} in {sentence.text!r} ({sentence.where})"
        for sentence, refused in _refused_words(vocabulary, step)
    ]
    notes += [] if notes else _nearest_sentence(vocabulary, step)
    others = [kind for kind in kinds if kind != step.kind]
    other = [sentence for kind in others for sentence, _ in vocabulary.matches(kind, step.text)]
    notes += [f"it would fit as a {other[0].kind}: {other[0].text!r}"] if other else []
    return f"no sentence fits '{step.kind} {marked(step.text)}'", notes


def _nearest_sentence(vocabulary: Vocabulary, step: StepLine) -> list[str]:
    samples = {
        text: sentence
        for sentence in vocabulary.sentences
        if sentence.kind == step.kind
        for text in [*sentence.samples(), sentence.text]
    }
    near = nearest(step.text, samples, cutoff=0.72)
    return [f"nearest: {samples[near].text!r} ({samples[near].where})"] if near else []


def _refused_words(vocabulary: Vocabulary, step: StepLine) -> list[tuple[Sentence, str]]:
    """Return the sentence that fits except for the words of one placeholder, and these words.

    If several sentences fit like this, the sentence with the most fixed words is returned.
    """
    candidates = [
        (sentence, sentence.refused(step.text))
        for sentence in vocabulary.sentences
        if sentence.kind == step.kind
    ]
    fitting = [(sentence, words) for sentence, words in candidates if words]
    return [max(fitting, key=lambda pair: len(pair[0].fixed))] if fitting else []
