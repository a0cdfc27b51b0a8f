"""Everything that the site shows of a game: the specification, the scenarios as written, and the functions
that implement clauses.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec
from babel import Locale, UnknownLocaleError

from ruleproof.cases.positions import NamedPosition
from ruleproof.cases.suite import Suite
from ruleproof.explaining.carriers import Carrier, carriers_in, functions_in
from ruleproof.explaining.prose import Prose
from ruleproof.explaining.prose_loader import prose_of
from ruleproof.explaining.ruling_dependents import Changed, kept_changes, rests_on
from ruleproof.explaining.ruling_numbers import numbers_of_rulings
from ruleproof.explaining.said import Sayings
from ruleproof.explaining.written_scenarios import WrittenScenario, kept_scenarios
from ruleproof.input import cache
from ruleproof.input.folders import Data, GameFolders
from ruleproof.rules.model import Clause, Edition, Game, Ruling
from ruleproof.rules.parts import has_shapes
from tools.impact.figures import Impact, file_of, kept, ranked
from tools.impact.games import Tally

SOURCES = (Path(__file__).resolve().parents[1], Path(__file__).resolve().parents[2] / "games")
"""The folders with everything that makes the pages: the extensions and the templates."""
WRITTEN = frozenset({".feature", ".j2", ".json", ".py", ".yaml"})
"""The suffixes of the files that documents are made from."""
DATA_LANGUAGE = "en"
_REFUSED = re.compile(r'refused under "([^"]*)"')
_DENIED = re.compile(r"\b(cannot|not|no|nobody|never)\b", re.IGNORECASE)


@dataclass(frozen=True)
class GameBook:
    """Everything that the pages for one game are made from."""

    suite: Suite
    scenarios: tuple[WrittenScenario, ...]
    carriers: Mapping[str, tuple[Carrier, ...]]

    @property
    def game(self) -> Game:
        return self.suite.game

    @cached_property
    def prose(self) -> Prose:
        """Return the texts for readers."""
        return prose_of(self.suite)

    @property
    def folders(self) -> GameFolders:
        return self.suite.folders

    @cached_property
    def positions(self) -> Mapping[str, NamedPosition]:
        """Return the named positions; none if the game lacks the parts that complete them."""
        readable = self.game.component_sets and has_shapes(self.folders)
        return self.suite.compiler.positions if readable else {}

    def named(self, text: str) -> str:
        """Return a text in which the words of states, such as places, have the names that people use."""
        names = self.suite.compiler.vocabulary.name_by_word
        return self._words_of_states.sub(lambda found: names[found[0]], text) if names else text

    @cached_property
    def _words_of_states(self) -> re.Pattern[str]:
        longest_first = sorted(self.suite.compiler.vocabulary.name_by_word, key=len, reverse=True)
        return re.compile(rf"(?<![\w,-])(?:{'|'.join(map(re.escape, longest_first))})(?!\w|,\w)")

    @cached_property
    def functions(self) -> Mapping[str, Carrier]:
        """Return all functions of the modules in which a function implements a clause, by their anchors."""
        files = [path for path in self.folders.own_reference_files() if carriers_in([path])]
        return {anchor_of_function(one): one for path in files for one in functions_in(path)}

    @property
    def home(self) -> str:
        """Return the folder with the game's pages, as it appears in document names."""
        return f"games/{self.game.id}"

    def kept(self, name: str, make: Callable[[GameBook], Iterable[tuple[str, str]]]) -> dict[str, str]:
        """Return documents for the game, from the cache if their sources are unchanged."""
        return cache.cached(
            f"documents {name} {self.folders.spec}", self._digest, dict[str, str], lambda: dict(make(self))
        )

    @cached_property
    def _digest(self) -> str:
        """Return a digest of everything that the documents for the game can be made from."""
        own = self.folders
        rooms = (own.spec, own.features, own.schemas, *SOURCES)
        files = [path for room in rooms for path in room.rglob("*") if path.suffix in WRITTEN]
        files += [*own.reference_files(), own.version_file, own.changed, file_of(own)]
        named = sorted(path for path in files if path.is_file())
        return cache.digest_of_files(named, *map(str, named), str(Path.cwd()), cache.digest_of_kit())

    @cached_property
    def impact(self) -> Impact | None:
        """Return the stored figures on how much the rulings matter, or None."""
        return kept(self.folders)

    def effect_of(self, ruling: Ruling) -> Tally | None:
        """Return the measured effect of a ruling with the reading and the player that show the greatest, or
        None.
        """
        return next(iter(ranked(self.impact.of(ruling.id))), None) if self.impact is not None else None

    @cached_property
    def sayings(self) -> Sayings:
        """Return the texts by which clauses and rulings are found."""
        return Sayings(self.game, self.prose, self.scenarios)

    @cached_property
    def by_clause(self) -> Mapping[str, Sequence[WrittenScenario]]:
        found = defaultdict(list)
        for scenario in self.scenarios:
            for clause in scenario.clauses:
                found[clause].append(scenario)
        return found

    @cached_property
    def by_case(self) -> Mapping[str, WrittenScenario]:
        """Return the scenario for each case: every row of an outline is a case of its own."""
        return {case: scenario for scenario in self.scenarios for case in (scenario.id, *scenario.cases)}

    @cached_property
    def _texts(self) -> dict[str, Any]:
        return {language: msgspec.to_builtins(texts) for language, texts in self.prose.texts.items()}

    def translations(self, *place: str) -> list[tuple[str, str]]:
        """Return the other languages that have a text at a place, each with its text.

        The place is given as in the files of translated texts: `clauses` and an id, or `rulings`, an id and
        `question`.
        """
        found = []
        for language, value in self._texts.items():
            for part in place:
                value = value.get(part, {})
            if value:
                found.append((language, value))
        return found

    def chapter_page(self, chapter: str) -> str:
        return f"{self.home}/rules/{chapter}"

    def page_of(self, identity: str) -> str:
        """Return the page that shows a clause in its chapter, or a ruling."""
        clause = self.game.clauses.get(identity)
        return self.chapter_page(clause.chapter) if clause else f"id/{identity}"

    @cached_property
    def numbers_of_rulings(self) -> Mapping[str, str]:
        """Return the number of each ruling, such as R10.2."""
        return numbers_of_rulings(self.game)

    def title_of(self, identity: str) -> str:
        """Return the heading for a clause or ruling: its number and its title."""
        clause = self.game.clauses.get(identity)
        if clause:
            return f"{clause.number} {clause.title}"
        return f"{self.numbers_of_rulings[identity]} {self.game.rulings[identity].title}"

    def said(self, clause: str, language: str) -> str:
        """Return the text of a clause in a language, or in English."""
        texts = self.prose.texts.get(language)
        return (texts.clauses.get(clause) if texts else None) or self.game.clauses[clause].text

    def clauses_of(self, chapter: str) -> list[Clause]:
        return [clause for clause in self.game.clauses.values() if clause.chapter == chapter]

    def count_in(self, edition: Edition) -> int:
        """Return the number of clauses in an edition."""
        return sum(
            any(source.edition == edition.id for source in clause.sources)
            for clause in self.game.clauses.values()
        )

    def example_of(self, clause: Clause) -> WrittenScenario | None:
        """Return the scenario that shows a clause on its page: the first one without tables, or the first.

        What is refused under another clause comes later, and so does, for a permission, what is denied.
        """

        def is_beside_the_point(scenario: WrittenScenario) -> tuple[bool, bool]:
            refused = _REFUSED.findall(" ".join(one.text for one in scenario.sentences))
            denied = clause.kind == "permission" and bool(_DENIED.search(scenario.title))
            return denied, bool(refused) and clause.title not in refused

        found = sorted(self.by_clause.get(clause.id, ()), key=is_beside_the_point)
        return next((one for one in found if one.is_plain), next(iter(found), None))

    def examples_of_readings(self, ruling: Ruling) -> list[WrittenScenario]:
        """Return the scenarios that stand beside each other on the page of a ruling, one for each reading."""
        return [one for name in ruling.readings for one in self.shown_under(ruling, name)[:1]]

    def parting(self, ruling: Ruling, reading: str) -> list[WrittenScenario]:
        """Return the scenarios that name a given reading of a ruling."""
        return self._by_reading.get((ruling.id, reading), [])

    def parted(self, ruling: Ruling) -> list[WrittenScenario]:
        """Return the scenarios that hold only under the adopted reading of a switchable ruling, and that
        begin like the first scenario of another reading but end otherwise; the most similar come first.
        """
        others = [one for name in ruling.readings for one in self.parting(ruling, name)[:1]]
        begun = {text for one in others for text in one.parts[0]}
        ended = {text for one in others for text in one.parts[1]}
        cases = (case for other in self.changed_by(ruling) for case in other.cases)
        found = {one.id: one for one in map(self.by_case.__getitem__, cases) if one.is_plain}
        shared = {one.id: len(begun.intersection(one.parts[0])) for one in found.values()}
        alike = (one for one in found.values() if shared[one.id] and not ended.issuperset(one.parts[1]))
        return sorted(alike, key=lambda one: (-shared[one.id], len(one.sentences)))

    def shown_under(self, ruling: Ruling, reading: str) -> list[WrittenScenario]:
        """Return the scenarios that show a reading of a ruling, the plainest first."""
        return self.parting(ruling, reading) or self.parted(ruling)[: reading == ruling.adopted]

    @cached_property
    def _by_reading(self) -> Mapping[tuple[str, str], list[WrittenScenario]]:
        found = defaultdict(list)
        for scenario in self.scenarios:
            for named in dict.fromkeys(scenario.readings):
                found[named].append(scenario)
        return found

    def changed_by(self, ruling: Ruling) -> list[Changed]:
        """Return, for each other reading of a switchable ruling, the cases that it changes, as stored."""
        return [
            Changed(one.reading, tuple(case for case in one.cases if case in self.by_case))
            for one in self._changes.get(ruling.id, [])
            if one.reading in ruling.readings
        ]

    @cached_property
    def _changes(self) -> Mapping[str, Sequence[Changed]]:
        return kept_changes(self.suite)

    def as_ruled(self, scenario: WrittenScenario) -> list[Ruling]:
        """Return the rulings on which the result of a scenario rests."""
        derived = rests_on(self.game, self._changes, scenario.cases or (scenario.id,), scenario.clauses)
        named = (self.game.rulings[one] for one in scenario.choices)
        return list({one.id: one for one in (*named, *derived)}.values())

    def about(self, scenario: WrittenScenario) -> str:
        """Return the position in which a scenario begins, in words, or ''."""
        position = self.positions.get(scenario.position)
        return position.about if position else ""

    def standing(self, kind: str) -> list[Ruling]:
        """Return the rulings that are contested, or the others that are open."""
        return [one for one in self.game.rulings.values() if self.game.unsettled(one) == kind]

    def profiles_of(self, ruling: Ruling, reading: str) -> list[str]:
        """Return the profiles that name a reading."""
        return [name for name, choices in self.game.profiles.items() if choices.get(ruling.id) == reading]


class Library:
    """The games in the data folders in use: those that are named, or all of them.

    Raises:
        DataError, UsageError: a game's data are at fault, or there is no such game.
    """

    def __init__(self, roots: Sequence[Path], only: Sequence[str] = ()) -> None:
        self.data = Data.open(roots)
        self.games: dict[str, GameBook] = {}
        for game in only or self.data.games():
            folders = self.data.game(game)
            suite = Suite.open(self.data, folders, rules_only=True)
            carriers = carriers_in(folders.own_reference_files())
            self.games[game] = GameBook(suite, kept_scenarios(folders), carriers)

    def book_of(self, page: str) -> GameBook | None:
        """Return the game that a page belongs to, by its folder or by the id in its address."""
        folder, _, rest = page.partition("/")
        name = rest.partition("/" if folder == "games" else ".")[0] if folder in ("games", "id") else ""
        return self.games.get(name)

    def language_of_page(self, page: str) -> str:
        """Return the language of a page of a further edition, such as `games/<game>/text-de`, or ''."""
        book = self.book_of(page)
        further = book.game.editions[1:] if book else ()
        return next((one.language for one in further if page.endswith(f"-{one.id}")), "")


def anchor_of_function(function: Carrier) -> str:
    """Return the place of a function of the reference on the page that has it beside the rules."""
    return f"{function.path.stem}.{function.name}"


def is_in(clause: Clause, edition: Edition) -> bool:
    """Tell whether an edition has a clause, even if the clause is missing from our copy."""
    return edition.id in clause.lost or any(source.edition == edition.id for source in clause.sources)


def language_of(edition: Edition) -> str:
    """Return the English name of the language of an edition, or its code."""
    try:
        return Locale.parse(edition.language, sep="-").english_name or edition.language
    except (UnknownLocaleError, ValueError):
        return edition.language
