"""The specification of a game as frozen values: clauses, rulings, components, laws, disputes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

Json = Any
"""A JSON value without null and without floats."""


class Source(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where an edition states a rule: the printed heading and the first words of the sentence."""

    edition: str
    heading: str
    starts: str
    nth: int = 0
    example: bool = False


class Clause(msgspec.Struct, frozen=True, omit_defaults=True):
    """One binding statement of a game.

    `title` is its name for readers (`ruleproof.rules.titles` gives the default). `lost` gives, for each
    edition, the reason to assume that our copy has lost the sentence. `since` is the version of the suite
    that introduced the clause. `successor` is the clause that replaces it. A clause with a successor is no
    longer in force; it keeps its id, so that no other clause can ever have that id.
    """

    id: str
    kind: str
    text: str
    sources: tuple[Source, ...]
    chapter: str
    number: str
    where: str
    title: str = ""
    shown: bool = True
    reason: str = ""
    picture: str = ""
    lost: dict[str, str] = {}
    since: str = "0.1"
    successor: str = ""

    @property
    def in_force(self) -> bool:
        """Tell whether the clause is binding; a clause with a successor is not."""
        return not self.successor

    @property
    def needs_scenario(self) -> bool:
        """Tell whether a scenario must illustrate the clause."""
        return self.shown and self.in_force and self.kind != "definition"


class EarlierReading(msgspec.Struct, frozen=True, omit_defaults=True):
    """A reading that a ruling adopted earlier, why it was changed, and the date of its adoption if known
    (ISO).
    """

    adopted: str
    why: str
    decided: str = ""


class Ruling(msgspec.Struct, frozen=True, omit_defaults=True):
    """The answer to a question that the text leaves open.

    `title` is its name for readers, as for a clause. `audience` (written `for`) is 'engines' if the ruling is
    a convention of the suite that does not bind players. `decided` is the ISO date of the last decision, if
    it is known. `authority` is the basis of the decision (inference, component, publisher, designer,
    community, editor), and `source` the part of that basis (a sentence, an example, ...). `published` is the
    name and address of the text that the ruling cites. `status` is how firm the ruling is (open, adopted,
    contested, superseded), and `settled_by` the evidence that would settle it. `unseen` is the reason why it
    has no witness. `history` lists the earlier readings, oldest first.
    """

    id: str
    question: str
    clauses: tuple[str, ...]
    readings: dict[str, str]
    adopted: str
    why: str
    severity: str
    where: str
    title: str = ""
    audience: str = msgspec.field(default="", name="for")
    cross_edition: bool = False
    switchable: bool = False
    witness: str = ""
    unseen: str = ""
    decided: str = ""
    authority: str = ""
    source: str = ""
    published: str = ""
    status: str = ""
    settled_by: str = ""
    history: tuple[EarlierReading, ...] = ()


class ComponentSet(msgspec.Struct, frozen=True):
    """Every printed value of a game, as engines receive it.

    `values` is plain JSON. An *entry* of the set is a value two levels deep (`cards/yellow 2`), or a plain
    value one level deep.
    """

    name: str
    edition: str
    values: dict[str, Json]
    digest: str
    where: str
    provenance: tuple[dict[str, str], ...] = ()


class Law(msgspec.Struct, frozen=True):
    """A conservation law: something in the game that is never created or lost.

    `kind` is count (integers), bag (integers by kind) or items (lists of faces); `places` are paths in the
    table, with `*` for every key or index.
    """

    id: str
    title: str
    kind: str
    total: str
    places: tuple[str, ...]
    rest: str
    field: str = ""


class Contested(msgspec.Struct, frozen=True):
    """A clause, ruling or case under dispute."""

    id: str
    reason: str
    date: str


class Doubted(msgspec.Struct, frozen=True):
    """Scenarios that `check` doubts as illustrations of a clause, and the reason why they stay as they
    are.
    """

    clause: str
    scenarios: tuple[str, ...]
    why: str
    where: str


class Chapter(msgspec.Struct, frozen=True):
    """A chapter of the rules, in reading order."""

    id: str
    title: str


class Edition(msgspec.Struct, frozen=True):
    """A printed edition of the rulebook."""

    id: str
    title: str
    language: str


class NotBinding(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sentence of the rulebook that is not binding."""

    edition: str
    starts: str
    why: str
    nth: int = 0


class RulingText(msgspec.Struct, frozen=True, omit_defaults=True):
    """A ruling in a further language; a missing text is '', a missing reading is absent."""

    question: str = ""
    readings: dict[str, str] = {}
    why: str = ""
    witness: str = ""
    unseen: str = ""


class Texts(msgspec.Struct, frozen=True, omit_defaults=True):
    """The texts of a game in a further language, by id. Missing texts are shown in the language of the data.

    `titles` are the titles of scenarios, by scenario id without outline rows.
    """

    language: str
    chapters: dict[str, str] = {}
    clauses: dict[str, str] = {}
    rulings: dict[str, RulingText] = {}
    titles: dict[str, str] = {}


class Wording(msgspec.Struct, frozen=True, omit_defaults=True):
    """A term in one language, with other forms that the rules use and everyday words for it."""

    term: str
    forms: tuple[str, ...] = ()
    also: tuple[str, ...] = ()


class Term(Wording, frozen=True, omit_defaults=True, kw_only=True):
    """A term of a game and the clause that defines it; `languages` has the term in other languages."""

    clause: str
    languages: dict[str, Wording] = {}


class Glossary(msgspec.Struct, frozen=True, omit_defaults=True):
    """The terms of a game. `words` gives, by language, everyday words for words in its rules that are not
    terms.
    """

    terms: tuple[Term, ...] = ()
    words: dict[str, dict[str, tuple[str, ...]]] = {}


class PrimerLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A step of a turn, a way to score, or a tie-breaker, with its description in each language and its
    rules.

    `worth` is the score, and `choices` are the options to choose from.
    """

    says: dict[str, str]
    rules: tuple[str, ...]
    worth: dict[str, str] = {}
    choices: tuple[PrimerLine, ...] = ()


class SheetPart(msgspec.Struct, frozen=True):
    """Clauses and rulings under one heading on the printable reference sheet."""

    title: dict[str, str]
    rules: tuple[str, ...]


class PrimerExample(msgspec.Struct, frozen=True, omit_defaults=True):
    """Plays of a recorded game that show a clause at work; the position is from a real game.

    `play` names the tour and one play (`game_of_2/26`) or the first and last of several (`game_of_2/26-29`).
    `tries` is a seat and an action that the clause forbids after these plays. `scores` are places in the
    outcome where the clause sets the number, such as `scores/East/gold`. With `whole`, the example shows, in
    place of the plays, the whole table as it stands after them; play 0 is the starting position.
    """

    rule: str
    play: str
    tries: dict[str, Any] = {}
    scores: tuple[str, ...] = ()
    whole: bool = False

    @property
    def tour(self) -> str:
        """Return the name of the tour."""
        return self.play.partition("/")[0]

    @property
    def plays(self) -> tuple[int, int]:
        """Return the numbers of the first and the last play."""
        first, _, last = self.play.partition("/")[2].partition("-")
        return int(first), int(last or first)


class Primer(msgspec.Struct, frozen=True, omit_defaults=True):
    """What readers get besides the clauses. Every text is given in the languages of the editions.

    `introductions` are by chapter, and `groups` are headings by the ids of the clauses that they stand above.
    `ours` describes the pieces that no rulebook shows. `picture` is the named position that represents the
    game, and `caption` says what it shows. `decide_first` are the ids of the rulings that shape an engine.
    `accent` names the colour of the pages, `line` says what the game is, `facts` how many can play, and
    `makers` who designed and published it, as its rulebooks say. `questions` are what people ask at the
    table, each with its answer in `worth`.
    """

    accent: str = ""
    line: dict[str, str] = {}
    facts: dict[str, str] = {}
    makers: dict[str, str] = {}
    caption: dict[str, str] = {}
    questions: tuple[PrimerLine, ...] = ()
    introductions: dict[str, dict[str, str]] = {}
    ours: dict[str, str] = {}
    picture: str = ""
    turn: tuple[PrimerLine, ...] = ()
    scoring: tuple[PrimerLine, ...] = ()
    ties: tuple[PrimerLine, ...] = ()
    sheet: tuple[SheetPart, ...] = ()
    examples: tuple[PrimerExample, ...] = ()
    groups: dict[str, dict[str, str]] = {}
    decide_first: tuple[str, ...] = ()


class Game(msgspec.Struct, frozen=True):
    """The whole specification of one game.

    `version` is the version of the suite, or '' if it has none. `texts` are by language. `asked` gives, by
    language and by the id of a clause or ruling, the words that players would type to find it. `alike` are
    groups of words that no rule distinguishes: words in the same group may be swapped in every position.
    `names` gives, by kind of thing and by the word that states use for it, the name that people use.
    """

    id: str
    title: str
    editions: tuple[Edition, ...]
    chapters: tuple[Chapter, ...]
    not_binding: tuple[NotBinding, ...]
    out_of_scope: tuple[dict[str, str], ...]
    profiles: dict[str, dict[str, str]]
    clauses: dict[str, Clause]
    rulings: dict[str, Ruling]
    component_sets: dict[str, ComponentSet]
    laws: tuple[Law, ...]
    contested: dict[str, Contested]
    seats: tuple[str, ...]
    doubts: tuple[Doubted, ...] = ()
    version: str = ""
    texts: Mapping[str, Texts] = {}
    glossary: Glossary = Glossary()
    primer: Primer = Primer()
    asked: Mapping[str, dict[str, tuple[str, ...]]] = {}
    alike: tuple[tuple[str, ...], ...] = ()
    names: Mapping[str, Mapping[str, str]] = {}

    @property
    def components(self) -> ComponentSet:
        """Return the default component set.

        It is the first by file name, except that `standard` and `default` come before all others.
        """
        for name in ("standard", "default"):
            if name in self.component_sets:
                return self.component_sets[name]
        return next(iter(self.component_sets.values()))

    def adopted(self) -> dict[str, str]:
        """Return the adopted reading of every ruling whose reading can be switched."""
        return {ruling.id: ruling.adopted for ruling in self.rulings.values() if ruling.switchable}

    def rulings_on(self, clause: str) -> list[Ruling]:
        """Return the rulings about a clause."""
        return [ruling for ruling in self.rulings.values() if clause in ruling.clauses]
