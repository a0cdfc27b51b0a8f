"""Rulings by chapter, numbered, with what is known of how much they matter."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ruleproof.edit.impact import Tally
from ruleproof.rules.model import Game, Ruling


@dataclass(frozen=True)
class RulingChapter:
    """The rulings of one chapter of the rules; `number` is that of the chapter."""

    number: int
    id: str
    title: str
    rulings: tuple[Ruling, ...]


def chapters_of_rulings(game: Game) -> list[RulingChapter]:
    """Return the chapters that have rulings. A ruling belongs to that of the first clause that it names."""
    own: dict[str, list[Ruling]] = {chapter.id: [] for chapter in game.chapters}
    for ruling in game.rulings.values():
        own[game.clauses[ruling.clauses[0]].chapter].append(ruling)
    return [
        RulingChapter(number, chapter.id, chapter.title, tuple(own[chapter.id]))
        for number, chapter in enumerate(game.chapters, 1)
        if own[chapter.id]
    ]


def numbers_of_rulings(game: Game) -> Mapping[str, str]:
    """Return the number of each ruling: R10.2 is the second one of chapter 10."""
    return {
        ruling.id: f"R{chapter.number}.{place}"
        for chapter in chapters_of_rulings(game)
        for place, ruling in enumerate(chapter.rulings, 1)
    }


def how_much(tallies: Sequence[Tally]) -> str:
    """Return in a few words how often another reading of a ruling changes who wins, or '' where nothing was
    measured.
    """
    ended = [(tally.changed, tally.games - tally.unfinished) for tally in tallies]
    shares = [100 * changed / games for changed, games in ended if games]
    if not shares:
        return ""
    most = max(shares)
    if not most:
        return f"another reading changes no winner in {max(games for _, games in ended)} games measured"
    share = f"in up to {most:.0f} %" if most >= 1 else "in under 1 %"
    return f"another reading changes who wins {share} of games"
