"""A finding in words, line by line."""

from __future__ import annotations

from collections.abc import Iterator

from ruleproof.input.jsontext import encode
from ruleproof.play.findings import Finding
from ruleproof.reports.text import as_text, counted, one_line
from ruleproof.rules.model import Game

_MOST_PLAYS = 12


def described(number: int, finding: Finding, game: Game) -> Iterator[str]:
    """Yield lines that describe the difference, the clauses that it violates, and the story that shows it."""
    yield f"{number}  {one_line(finding.difference.message, 400)}"
    for clause in [game.clauses[one] for one in finding.clauses if one in game.clauses][:3]:
        yield f"   clause {clause.number} {clause.id}: {clause.text}"
    for label, value in (("expected", finding.difference.expected), ("actual", finding.difference.actual)):
        if value is not None:
            yield f"   {label}: {one_line(as_text(value), 300)}"
    seen = f", seen {finding.seen} times" if finding.seen > 1 else ""
    yield f"   from {finding.origin}, after {counted(finding.plays, 'play')}{seen}; shortened to:"
    yield from _story(finding)


def _story(finding: Finding) -> Iterator[str]:
    start = finding.story.start
    where = f" on the component set {finding.story.components}" if finding.story.components else ""
    if start.is_new_game:
        options = f", options {encode(start.options).decode()}" if start.options else ""
        yield f"     a new game for {', '.join(start.seats)}{options}{where}"
    else:
        yield f"     a position for {', '.join(start.seats)}{where}"
    plays = finding.story.plays
    if len(plays) > _MOST_PLAYS:
        yield f"     … {len(plays) - _MOST_PLAYS} plays"
    for play in plays[-_MOST_PLAYS:]:
        chance = f"  with {encode(list(play.chance)).decode()}" if play.chance else ""
        yield f"     {play.seat}: {one_line(encode(play.action).decode() + chance, 200)}"
