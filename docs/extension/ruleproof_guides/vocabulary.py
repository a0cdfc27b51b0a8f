"""The sentences of a game, each with a real example from its features."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from ruleproof.language.gherkin import read_feature
from ruleproof.language.sentences import KINDS, Placeholder, Sentence
from ruleproof_site.library import GameBook


@dataclass(frozen=True)
class Example:
    """An example of a sentence: its text in a scenario, and the scenario."""

    text: str
    scenario: str
    title: str


@dataclass(frozen=True)
class Entry:
    """A sentence with its first example, if there is one, and how many scenarios use it."""

    sentence: Sentence
    example: Example | None
    uses: int

    @property
    def hangs_below(self) -> str:
        """Return what belongs below the sentence: a table, a text, or nothing."""
        return {"datatable": "a table", "docstring": "a text"}.get(
            next((r for r in self.sentence.reserved if r != "components"), ""), ""
        )


@dataclass(frozen=True)
class VocabularyOf:
    """The vocabulary of one game."""

    book: GameBook

    @cached_property
    def _entries(self) -> list[Entry]:
        vocabulary = self.book.suite.compiler.vocabulary
        used: dict[int, list[Example]] = {id(sentence): [] for sentence in vocabulary.sentences}
        known: dict[tuple[str, str], list[Sentence]] = {}
        for kind, example in self._lines():
            key = (kind, example.text)
            if key not in known:
                known[key] = [sentence for sentence, _ in vocabulary.matches(kind, example.text)]
            for sentence in known[key]:
                used[id(sentence)].append(example)
        return [
            Entry(one, next(iter(used[id(one)]), None), len({example.scenario for example in used[id(one)]}))
            for one in vocabulary.sentences
        ]

    def _lines(self) -> Iterator[tuple[str, Example]]:
        titles = {scenario.id: scenario.title for scenario in self.book.scenarios}
        for path in self.book.folders.feature_files():
            for scenario in read_feature(path).scenarios:
                whole = f"{self.book.game.id}/{path.stem}/{scenario.id}"
                written = whole if whole in titles else whole.rsplit("/", 1)[0]
                for step in scenario.steps:
                    yield step.kind, Example(step.text, written, titles[written])

    def groups(self) -> Iterator[tuple[str, str, list[tuple[str, list[Entry]]]]]:
        """Yield, for each file of steps, its title, its name, and its sentences by kind. The kit's own
        sentences come last.
        """
        files = {path.name: path for path in self.book.folders.step_files()}
        own = [
            (_title(path), path.relative_to(self.book.folders.root).as_posix(), path.name)
            for path in files.values()
        ]
        for title, file, name in [
            *own,
            (
                "Sentences that every game has",
                "ruleproof/language/common_sentences.py",
                "common_sentences.py",
            ),
        ]:
            entries = [entry for entry in self._entries if Path(_file(entry.sentence)).name == name]
            if entries:
                yield (
                    title,
                    file,
                    [
                        (kind, chosen)
                        for kind in KINDS
                        if (chosen := [e for e in entries if e.sentence.kind == kind])
                    ],
                )

    def placeholders(self) -> list[Placeholder]:
        """Return the types of placeholder in a sentence, by name."""
        used = {
            placeholder.name: placeholder
            for entry in self._entries
            for placeholder in entry.sentence.types.values()
        }
        return [used[name] for name in sorted(used)]

    def count(self) -> int:
        return len(self._entries)


def _file(sentence: Sentence) -> str:
    return re.sub(r":\d+$", "", sentence.where)


def _title(path: Path) -> str:
    """Return the first sentence of the module, without its full stop; declared sentences have no module."""
    if path.suffix != ".py":
        return "Sentences about one place"
    told = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or path.stem.replace("_", " ")
    return re.split(r"(?<=\.)\s|\n\n", told)[0].replace("\n", " ").rstrip(".")
