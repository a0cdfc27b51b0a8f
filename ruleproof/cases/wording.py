"""Writes positions, plays and expectations in the sentences of their game.

The sentences are taken from the game's scenarios, with different values in them. The kit's matcher checks
each sentence, so that the scenario has the right meaning. Whatever no sentence can express is written as a
comment.
"""

from __future__ import annotations

import itertools
import re
import tempfile
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec

from ruleproof.cases.case import Story
from ruleproof.cases.nearest_position import described
from ruleproof.cases.scenarios import compile_feature
from ruleproof.cases.suite import Suite
from ruleproof.input import cache, jsontext
from ruleproof.input.jsontext import Place
from ruleproof.language.gherkin import read_feature
from ruleproof.language.likeness import Model, paired, shape_of, sort_of, with_other_words
from ruleproof.language.operations import (
    AnyOperation,
    NewGame,
    Operation,
    Position,
    Put,
    Top,
)
from ruleproof.language.sentences import operations_of
from ruleproof.rules.conservation import value_at

_REMARK = re.compile(r" \([^()]*\)")
_MOST_MODELS = 60
"""Maximum number of sentences tried as models for another sentence."""
_MOST_ALIKE = 6
"""Maximum number of models with values of the same shape for one sentence."""


@dataclass
class ScenarioWriter:
    """Writes what happened in one game as scenarios do."""

    suite: Suite
    _served: dict[tuple[Any, ...], Model] = field(default_factory=dict)

    @cached_property
    def _models(self) -> dict[str, dict[tuple[Any, ...], list[Model]]]:
        """The sentences of all scenarios, by kind and by the type of their meaning."""
        suite = self.suite
        key = cache.digest_of_files(suite.folders.feature_files(), suite.base, suite.components.digest)
        name = f"models {suite.folders.id} {suite.folders.root} {suite.components.digest}"
        models_by_kind: dict[str, dict[tuple[Any, ...], list[Model]]] = {}
        for kind, models in cache.cached(name, key, dict[str, list[Model]], self._read_models).items():
            sorts = models_by_kind[kind] = {}
            for model in models:
                sorts.setdefault(sort_of(model.operations), []).append(model)
        return models_by_kind

    def models(self, kind: str) -> list[Model]:
        """Return the sentences after Given, When or Then in the scenarios, with their meanings."""
        return [model for models in self._models[kind].values() for model in models]

    def _read_models(self) -> dict[str, list[Model]]:
        models_by_kind: dict[str, dict[str, Model]] = {"Given": {}, "When": {}, "Then": {}}
        like: dict[str, str] = {}
        alike: Counter[bytes] = Counter()
        used: Counter[str] = Counter()
        for path in self.suite.folders.feature_files():
            for scenario in read_feature(path).scenarios:
                for step in scenario.steps:
                    if step.docstring is not None or step.datatable:
                        continue
                    text = self._without_remarks(step.kind, step.text)
                    if text not in like:
                        self._read_model(step.kind, text, models_by_kind[step.kind], alike, like)
                    if step.kind == "When":
                        used[like.get(text, "")] += 1
        return {
            kind: [msgspec.structs.replace(model, used=used[like[text]]) for text, model in models.items()]
            for kind, models in models_by_kind.items()
        }

    def _without_remarks(self, kind: str, text: str) -> str:
        """Return a sentence without the remarks in brackets that add nothing to its meaning; they would be
        untrue of other values.
        """
        for remark in _REMARK.findall(text):
            shorter = text.replace(remark, "")
            if (meaning := self.meaning(kind, shorter, "")) and meaning == self.meaning(kind, text, ""):
                text = shorter
        return text

    def _read_model(
        self, kind: str, text: str, models: dict[str, Model], alike: Counter[bytes], like: dict[str, str]
    ) -> None:
        meaning = self.meaning(kind, text, "")
        if not meaning:
            return
        ((sentence, _),) = self.suite.compiler.vocabulary.matches(kind, text)
        like[text] = sentence.text
        shape = jsontext.encode([kind, sentence.text, shape_of(msgspec.to_builtins(meaning))])
        alike[shape] += 1
        if alike[shape] <= _MOST_ALIKE:
            models[text] = Model(text, meaning)

    def meaning(self, kind: str, text: str, components: str) -> tuple[AnyOperation, ...]:
        """Return the meaning of a sentence; empty if the sentence has no meaning or several."""
        matches = self.suite.compiler.vocabulary.matches(kind, text)
        if len(matches) != 1:
            return ()
        values = self.suite.validator.for_set(components).components
        try:
            operations = operations_of(*matches[0], components=values, docstring=None, datatable=None)
        except (ValueError, KeyError):
            return ()
        return tuple(operations)

    def start(self, story: Story, unsaid: list[str]) -> list[str]:
        """Return sentences for the start; whatever they cannot say is added to `unsaid`."""
        start = story.start
        if start.is_new_game:
            game = NewGame(seats=start.seats, options=start.options, chance=start.chance)
            said = self.said("Given", [game], story.components)
            if not said:
                unsaid.append("this new game, with its chance")
            return said[:1]
        state = jsontext.decode(start.state)
        plain = described(state, self.suite, story.components)
        if plain is None:
            unsaid.append("this position, which is not similar to any named position")
            return []
        givens = self.said("Given", [Position(name=plain.position.name)], story.components)
        givens = givens[:1] or [f'the position "{plain.position.name}"']
        left = list(plain.settings)
        while left:
            setting = left.pop(0)
            sentence, covered = self._setting(setting, state, story.components)
            if sentence:
                givens.append(sentence)
                left = [one for one in left if one.path[: len(covered)] != covered]
            else:
                value = setting.value if isinstance(setting, Put) else list(setting.items)
                shown = jsontext.encode(value).decode()
                unsaid.append(f"{'/'.join(map(str, setting.path))} is {shown}")
        return givens

    def _setting(self, setting: Put | Top, state: Mapping[str, Any], components: str) -> tuple[str, Place]:
        """Return a sentence that sets a place or a larger place around it, together with the place that the
        sentence sets.
        """
        path = setting.path
        said = self.said("Given", [setting], components)
        if not said and isinstance(setting, Put) and isinstance(setting.value, list):
            said = self.said("Given", [Top(path=path, items=tuple(setting.value))], components)
        if said:
            return said[0], path
        for length in range(len(path) - 1, 0, -1) if isinstance(setting, Put) else ():
            wider = path[:length]
            said = self.said("Given", [Put(path=wider, value=value_at(state, wider))], components)
            if said:
                return said[0], wider
        return "", path

    def plays(self, story: Story, unsaid: list[str], states: Sequence[bytes] = ()) -> list[str]:
        """Return sentences for the plays; one sentence may cover several plays. Whatever they cannot say is
        added to `unsaid`. `states` are the states before the plays, as far as they are known.
        """
        said: list[str] = []
        left = list(story.plays)
        while left:
            at = len(story.plays) - len(left)
            state = jsontext.decode(states[at]) if at < len(states) and states[at] else None
            for number in range(min(len(left), 4), 0, -1):
                sentences = self.said("When", left[:number], story.components, state)
                if sentences:
                    said.append(sentences[0])
                    left = left[number:]
                    break
            else:
                play = left.pop(0)
                unsaid.append(f"{play.seat}: {jsontext.encode(play.action).decode()}")
        return said

    def said(self, kind: str, targets: Sequence[Operation], components: str, state: Any = None) -> list[str]:
        """Return a sentence that means exactly these operations, if one is found that is true of the state.

        The model that last worked for similar operations is tried first, and then the models used most often.
        """
        operations = tuple(targets)
        sort = (kind, *sort_of(operations))
        served = self._served.get(sort)
        for model, pairs in itertools.chain(
            paired([served] if served else [], operations), self._near(kind, operations)
        ):
            for text in with_other_words(model.text, pairs, self.suite.compiler.vocabulary.words):
                if self.meaning(kind, text, components) == operations and self._is_true(kind, text, state):
                    self._served[sort] = model
                    return [text]
        return []

    def _is_true(self, kind: str, text: str, state: Any) -> bool:
        matches = self.suite.compiler.vocabulary.matches(kind, text)
        return state is None or all(sentence.is_true_of(state) for sentence, _ in matches)

    def _near(
        self, kind: str, operations: tuple[Operation, ...]
    ) -> Iterator[tuple[Model, list[tuple[Any, Any]]]]:
        near = list(paired(self._models[kind].get(sort_of(operations), ()), operations))
        near.sort(key=lambda one: (-one[0].used, len(one[1])))
        yield from near[:_MOST_MODELS]

    def is_same(self, text: str, story: Story) -> bool:
        """Tell whether a feature compiles to a story with the same start and plays."""
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "written.feature"
            path.write_text(text, encoding="utf-8")
            stories, problems = compile_feature(self.suite.compiler, path)
        if problems or len(stories) != 1:
            return False
        made, shape = stories[0], self.suite.validator.shapes.state
        plays = [(play.seat, play.action, play.chance) for play in made.plays]
        if plays != [(play.seat, play.action, play.chance) for play in story.plays]:
            return False
        if not made.start.state or not story.start.state:
            return made.start == story.start
        one, other = (shape.canonical(jsontext.decode(each.start.state)) for each in (made, story))
        return bool(one == other and made.components == story.components)


def feature_text(
    name: str,
    clauses: Sequence[str],
    rule: str,
    tags: Sequence[str],
    title: str,
    parts: Mapping[str, Sequence[str]],
    unsaid: Sequence[str],
) -> str:
    """Return a feature with one rule and one scenario, which has `tags` and the sentences in `parts`."""
    lines = [
        f"Feature: {name}",
        "",
        *(f"  @clause:{clause}" for clause in clauses),
        f"  Rule: {rule}",
        "",
        *(f"    {tag}" for tag in tags),
        f"    Scenario: {title}",
        *(line for keyword, texts in parts.items() for line in steps(keyword, texts)),
        *(f"      # no sentence says: {what}" for what in unsaid),
    ]
    return "\n".join(lines) + "\n"


def steps(keyword: str, texts: Sequence[str]) -> Iterator[str]:
    """Yield sentences of one kind as lines of a scenario."""
    for index, text in enumerate(texts):
        yield f"      {'And' if index else keyword} {text}"


def changed(before: Any, after: Any, path: Place) -> Iterator[tuple[Place, Any]]:
    """Yield the places that a play has changed in a table, the outermost place last."""
    if before == after or len(path) > 4 or path[:1] in (("phase",), ("pending",)):
        return
    if isinstance(before, dict) and isinstance(after, dict):
        for key in after:
            yield from changed(before.get(key), after[key], (*path, key))
    if path:
        yield path, after
