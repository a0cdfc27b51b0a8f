"""The texts by which a clause or ruling can be found, by language: its own words, and those of players."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from ruleproof.explaining.prose import Glossary, Prose, Wording
from ruleproof.explaining.written_scenarios import WrittenScenario
from ruleproof.rules.model import Game

Said = dict[str, str]
"""The texts in one language by field: title, text, answer, others, why, chapter, source, scenarios, asked."""


@dataclass
class Sayings:
    """The texts of one game; the titles of scenarios are those that show the clause or ruling."""

    game: Game
    prose: Prose
    scenarios: Sequence[WrittenScenario]

    def __post_init__(self) -> None:
        self._by_clause = defaultdict(list)
        self._by_reading = defaultdict(list)
        for scenario in self.scenarios:
            for clause in scenario.clauses:
                self._by_clause[clause].append(scenario)
            for named in dict.fromkeys(scenario.readings):
                self._by_reading[named].append(scenario)

    def of(self, identity: str) -> dict[str, Said]:
        """Return the texts of a clause or ruling by language, the language of the data first."""
        if identity in self.game.clauses:
            return {"en": self._clause(identity), **dict(self._clause_in_further_languages(identity))}
        return {"en": self._ruling(identity), **dict(self._ruling_in_further_languages(identity))}

    def _clause(self, identity: str) -> Said:
        clause = self.game.clauses[identity]
        return _said(
            title=clause.title,
            text=clause.text,
            chapter=next(one.title for one in self.game.chapters if one.id == clause.chapter),
            source=self._sources(identity, "en"),
            scenarios=_listed(scenario.title for scenario in self._by_clause[identity]),
            asked=self._asked(identity, "en"),
        )

    def _clause_in_further_languages(self, identity: str) -> Iterator[tuple[str, Said]]:
        chapter = self.game.clauses[identity].chapter
        for language, texts in self.prose.texts.items():
            if identity in texts.clauses:
                titles = (texts.titles.get(scenario.id, "") for scenario in self._by_clause[identity])
                said = _said(
                    text=texts.clauses[identity],
                    chapter=texts.chapters.get(chapter, ""),
                    source=self._sources(identity, language),
                    scenarios=_listed(titles),
                    asked=self._asked(identity, language),
                )
                yield language, said

    def _ruling(self, identity: str) -> Said:
        ruling = self.game.rulings[identity]
        titles = (scenario.title for scenario in self._by_reading[identity, ruling.adopted])
        return _said(
            title=ruling.title,
            text=ruling.question,
            answer=ruling.readings[ruling.adopted],
            others=_listed(text for name, text in ruling.readings.items() if name != ruling.adopted),
            why=ruling.why,
            scenarios=_listed(titles),
            asked=self._asked(identity, "en"),
        )

    def _ruling_in_further_languages(self, identity: str) -> Iterator[tuple[str, Said]]:
        adopted = self.game.rulings[identity].adopted
        for language, texts in self.prose.texts.items():
            text = texts.rulings.get(identity)
            if text is not None and text.question:
                said = _said(
                    text=text.question,
                    answer=text.readings.get(adopted, ""),
                    others=_listed(said for name, said in text.readings.items() if name != adopted),
                    why=text.why,
                    asked=self._asked(identity, language),
                )
                yield language, said

    def _asked(self, identity: str, language: str) -> str:
        return _listed(self.prose.asked.get(language, {}).get(identity, ()))

    def _sources(self, identity: str, language: str) -> str:
        editions = {edition.id for edition in self.game.editions if edition.language == language}
        sources = (source for source in self.game.clauses[identity].sources if source.edition in editions)
        return " ".join(f"{source.heading} {source.starts}" for source in sources)


def _said(**parts: str) -> Said:
    return {name: " ".join(text.split()) for name, text in parts.items() if text}


def _listed(texts: Iterable[str]) -> str:
    return " · ".join(text for text in texts if text)


def meanings(glossary: Glossary) -> dict[str, list[tuple[str, tuple[str, ...]]]]:
    """Return, for each language, the terms of a glossary, each with its everyday words."""
    found: dict[str, list[tuple[str, tuple[str, ...]]]] = {}
    for term in glossary.terms:
        in_all: dict[str, Wording] = {"en": term, **term.languages}
        for language, wording in in_all.items():
            if wording.also:
                found.setdefault(language, []).append((wording.term, wording.also))
    for language, pairs in glossary.words.items():
        found.setdefault(language, []).extend(pairs.items())
    return found
