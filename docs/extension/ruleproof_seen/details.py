"""Which parts of the table the pages of rules and rulings show of a scenario."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from html import unescape
from typing import Any

import msgspec

from ruleproof.cases.case import Story
from ruleproof.language.operations import (
    Changed,
    Legal,
    LegalExactly,
    Outcome,
    Play,
    SameAs,
    Sees,
    Unchanged,
    Value,
)
from ruleproof.reports.boards import places_named
from ruleproof.reports.framing import AREA
from ruleproof.reports.pictures import Panel, framed, pointer, regions_of, resolved
from ruleproof_site.examples import named_by, named_in
from ruleproof_site.library import GameBook

MOST_HEIGHT = 1
"""Height of the parts of a table below each other on a page at most, in their widths."""


def scenarios_beside(book: GameBook) -> Mapping[str, list[str]]:
    """Return the scenarios on the pages of rules and rulings, each with all that stand beside it there."""
    found = defaultdict[str, list[str]](list)
    for clause in book.game.clauses.values():
        if one := book.example_of(clause):
            found[one.id].append(one.id)
    for ruling in book.game.rulings.values():
        beside = [one.id for one in book.examples_of_readings(ruling)]
        for name in beside:
            found[name] += beside
    return found


def values_expected(story: Story) -> Iterator[str]:
    """Yield the places of a state that must have a value at the end of a scenario, as JSON pointers."""
    for one in story.cases[0].expectations:
        match one:
            case Value() | Changed() | Sees() | Unchanged() if len(one.path) > 1:
                yield pointer(*one.path)
            case SameAs():
                yield from (pointer(*one.path), pointer(*one.other))
            case _:
                pass


def places_expected(story: Story, table: Mapping[str, Any]) -> Iterator[str]:
    """Yield the places of a state that the expectations of a scenario are about."""
    yield from values_expected(story)
    for one in story.cases[0].expectations:
        match one:
            case Outcome():
                words = {*map(str, one.path)}
                winners = (
                    {name for name in one.value if isinstance(name, str)}
                    if isinstance(one.value, list)
                    else set()
                )
                yield from [*places_named(table, words)] or named_in(table, words | winners)
            case Legal():
                yield from named_by(Play(seat=one.seat, action=one.action), table)
            case LegalExactly():
                for action in one.actions:
                    yield from named_by(Play(seat=one.seat, action=action), table)
            case _:
                pass


def rings(expected: Sequence[str], changed: Sequence[str]) -> list[str]:
    """Return what is new of the expected places; what is not new is expected to be as it was."""
    return within(changed, expected) or [
        one for one in changed if any(other.startswith(f"{one}/") for other in expected)
    ]


def of_the_table(places: Sequence[str], values: Sequence[str]) -> list[str]:
    """Return those of some places of a table of which a scenario expects a value; if there are none, all."""
    found = [one for one in places if one.startswith("/table")]
    return within(found, values) or found


def within(places: Sequence[str], others: Sequence[str]) -> list[str]:
    """Return those of some places that are, or are in, one of the others."""
    return [one for one in places if any(one == other or one.startswith(f"{other}/") for other in others)]


def details(
    tables: Sequence[Sequence[Panel]], abouts: Sequence[Sequence[str]], marked: Sequence[str], seat: str
) -> list[tuple[Panel, ...]]:
    """Return the parts of a table, at one or two times, that a seat sees and that show some places, cut down
    to these: of several lists of places those of the first that is drawn at all, else the largest part. If
    places are marked, only parts with such places are shown. There are only as many as a page has room for;
    those of the seat come first.
    """
    columns = [column for column in zip(*tables, strict=False) if column[0].seen_by in ("", seat)]
    seen = [panel for column in columns for panel in column]
    marked = resolved(seen, marked)
    for about in (resolved(seen, one) for one in abouts):
        found = [parts for column in columns if (parts := framed(column, about))]
        found = [parts for parts in found if regions_of(parts, marked)] or found
        kept, height = dict[int, list[Panel]](), 0.0
        of_the_seat = [any(f"/{seat}" in one.place for one in regions_of(parts, about)) for parts in found]
        for at in sorted(range(len(found)), key=lambda at: not of_the_seat[at]):
            height += found[at][0].size[1] / found[at][0].size[0]
            if not kept or height <= MOST_HEIGHT:
                kept[at] = found[at]
        if kept:
            return list(zip(*(kept[at] for at in sorted(kept)), strict=True))
    return [(max((one for one in table if not one.seen_by), key=_area),) for table in tables]


def with_places_of(panel: Panel, before: Panel, places: Sequence[str]) -> Panel:
    """Return a panel with the areas that some places had before, if they are no longer drawn. Only on a map
    the places of a thing before and after are the same.
    """
    gone = {*places}.difference(panel.places) if panel.is_map else ()
    *lines, end = panel.svg.split("\n")
    areas = (line for line in before.svg.split("\n") if line.startswith(AREA))
    lines += [line for line in areas if unescape(line.split('"')[3]) in gone]
    return msgspec.structs.replace(panel, svg="\n".join([*lines, end]))


def _area(panel: Panel) -> float:
    width, height = panel.size
    return width * height
