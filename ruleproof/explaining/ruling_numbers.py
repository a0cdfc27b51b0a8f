"""Rulings by chapter, numbered."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ruleproof.rules.model import Game, Ruling


@dataclass(frozen=True)
class RulingChapter:
    """The rulings on one chapter of the rules; `number` is the chapter's number."""

    number: int
    id: str
    title: str
    rulings: tuple[Ruling, ...]


def chapters_of_rulings(game: Game) -> list[RulingChapter]:
    """Return the chapters that have rulings. A ruling belongs to the chapter of the first clause that it
    names.
    """
    own: dict[str, list[Ruling]] = {chapter.id: [] for chapter in game.chapters}
    for ruling in game.rulings.values():
        own[game.clauses[ruling.clauses[0]].chapter].append(ruling)
    return [
        RulingChapter(number, chapter.id, chapter.title, tuple(own[chapter.id]))
        for number, chapter in enumerate(game.chapters, 1)
        if own[chapter.id]
    ]


def numbers_of_rulings(game: Game) -> Mapping[str, str]:
    """Return the number of each ruling: R10.2 is the second ruling on chapter 10."""
    return {
        ruling.id: f"R{chapter.number}.{place}"
        for chapter in chapters_of_rulings(game)
        for place, ruling in enumerate(chapter.rulings, 1)
    }
