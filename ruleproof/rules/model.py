"""The specification of a game as frozen values: clauses, rulings, components, laws, disputes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

UNSETTLED = ("open", "contested")
"""The statuses of a ruling whose question is not settled."""

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
    """A reading that a ruling adopted earlier, the reason for which it was left, and the ISO date of its
    adoption if known.
    """

    adopted: str
    left_because: str
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

    @property
    def is_fixed_choice(self) -> bool:
        """Tell whether the editor made a choice that matters and that no engine can declare otherwise."""
        return self.source == "choice" and not self.switchable and self.severity != "minor"


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


class Fill(msgspec.Struct, frozen=True):
    """Places that are filled from the end of the rest, up to a number of items, without certain items."""

    places: str
    size: int
    without: tuple[str, ...] = ()


class Law(msgspec.Struct, frozen=True):
    """A conservation law: something in the game that is never created or lost.

    `kind` is count (integers), bag (integers by kind) or items (lists of faces); `places` are paths in the
    table, with `*` for every key or index. `fill` says which places of a position
    take their share of the rest.
    """

    id: str
    title: str
    kind: str
    total: str
    places: tuple[str, ...]
    rest: str
    field: str = ""
    fill: Fill | None = None


class Contested(msgspec.Struct, frozen=True):
    """A clause, ruling or case under dispute."""

    id: str
    reason: str
    date: str


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


class Game(msgspec.Struct, frozen=True):
    """The whole specification of one game.

    `version` is the version of the suite, or '' if it has none. `rights` says who owns the texts, and
    `official` whether the publisher stands behind them. `alike` are groups of words that no rule
    distinguishes: words in the same group may be swapped in every position. `names` gives, by kind of thing
    and by the word that states use for it, the name that people use.
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
    version: str = ""
    alike: tuple[tuple[str, ...], ...] = ()
    names: Mapping[str, Mapping[str, str]] = {}
    where: str = ""
    rights: str = ""
    official: bool = False

    @property
    def components(self) -> ComponentSet:
        """Return the default component set.

        It is the first by file name, except that `standard` and `default` come before all others. A game
        without any set has an empty one.
        """
        for name in ("standard", "default"):
            if name in self.component_sets:
                return self.component_sets[name]
        return next(iter(self.component_sets.values()), ComponentSet("", "", {}, "", ""))

    @property
    def kinds(self) -> dict[str, str]:
        """Return the kind of each clause."""
        return {clause.id: clause.kind for clause in self.clauses.values()}

    def adopted(self) -> dict[str, str]:
        """Return the adopted reading of every ruling whose reading can be switched."""
        return {ruling.id: ruling.adopted for ruling in self.rulings.values() if ruling.switchable}

    def unsettled(self, ruling: Ruling) -> str:
        """Return 'contested' or 'open' if the question of a ruling is not settled, and '' if it is."""
        status = "contested" if ruling.id in self.contested else ruling.status
        return status if status in UNSETTLED else ""

    def rulings_on(self, clause: str) -> list[Ruling]:
        """Return the rulings about a clause."""
        return [ruling for ruling in self.rulings.values() if clause in ruling.clauses]
