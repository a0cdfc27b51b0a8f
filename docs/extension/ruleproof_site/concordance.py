"""The editions of a game side by side, clause by clause, with everything in which they differ."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ruleproof.rules.model import Clause, Edition, Game, Ruling, Source


@dataclass(frozen=True)
class Line:
    """A clause, the place in each edition that states it, and its rulings on differences between editions."""

    clause: Clause
    sources: tuple[tuple[Edition, tuple[Source, ...]], ...]
    rulings: tuple[Ruling, ...]

    @property
    def missing(self) -> tuple[Edition, ...]:
        return tuple(
            edition for edition, sources in self.sources if not sources and edition.id not in self.clause.lost
        )

    @property
    def present(self) -> tuple[Edition, ...]:
        return tuple(edition for edition, sources in self.sources if sources)

    @property
    def differs(self) -> bool:
        return bool(self.missing or self.rulings)


def lines(game: Game, chapter: str) -> Iterator[Line]:
    """Yield the lines for a chapter, in the order of its clauses."""
    for clause in game.clauses.values():
        if clause.chapter == chapter:
            yield Line(
                clause,
                sources_by_edition(game, clause),
                tuple(ruling for ruling in game.rulings_on(clause.id) if ruling.cross_edition),
            )


def sources_by_edition(game: Game, clause: Clause) -> tuple[tuple[Edition, tuple[Source, ...]], ...]:
    """Return the places where each edition of the game states a clause; an edition without such a place has
    an empty entry.
    """
    return tuple(
        (edition, tuple(source for source in clause.sources if source.edition == edition.id))
        for edition in game.editions
    )


def only_in(game: Game, edition: Edition) -> list[Clause]:
    """Return the clauses that, as far as our copies show, only one edition has."""
    return [
        clause
        for clause in game.clauses.values()
        if not clause.lost and {source.edition for source in clause.sources} == {edition.id}
    ]


def between_editions(game: Game) -> list[Ruling]:
    """Return the rulings about points on which editions disagree, the most important first."""
    weights = {"blocking": 0, "important": 1, "minor": 2}
    return sorted(
        (ruling for ruling in game.rulings.values() if ruling.cross_edition),
        key=lambda ruling: weights[ruling.severity],
    )
