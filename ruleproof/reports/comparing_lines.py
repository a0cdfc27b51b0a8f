"""A comparison of engines as lines for the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from string import ascii_uppercase

from ruleproof.reports.comparing import Cell, Change, Compared, GameTable, RulingCell
from ruleproof.reports.since import changed_cases, tally
from ruleproof.reports.text import counted, one_line

_MOST_TITLE = 30
_MOST_LABEL = 48
_MOST_CELL = 34
_MOST_CASES = 5


def lines(reports: Compared) -> Iterator[str]:
    """Yield the tables of all games, in which letters stand for the engines, and the changes between runs."""
    for table in reports.games:
        yield one_line(table.title)
        yield from _columns(table)
        yield ""
        yield from _chapters(table)
        yield from _rulings(table)
        for change in table.changes:
            yield ""
            yield from _change(change)
        yield from (f"Note: {one_line(note)}" for note in table.notes)
        yield ""
    yield from (f"Note: {one_line(note)}" for note in reports.notes)


def letter(number: int) -> str:
    """Return the letter for a number: A for 0, Z for 25, and then A1."""
    return ascii_uppercase[number % 26] + (str(number // 26) if number >= 26 else "")


def _columns(table: GameTable) -> Iterator[str]:
    for number, column in enumerate(table.columns):
        label = one_line(column.label, _MOST_LABEL)
        yield (
            f"  {letter(number)}  {label}: score {column.score} %, {column.passed} of {column.judged} judged "
            f"pass, of {counted(column.cases, 'case')}"
        )


def _chapters(table: GameTable) -> Iterator[str]:
    rows = [["", *map(letter, range(len(table.columns)))]]
    rows += [
        [one_line(line.title, _MOST_TITLE), *(_cell(cell) for cell in line.cells)] for line in table.chapters
    ]
    yield from _aligned(rows)
    yield "  passed/judged, with the share of the chapter that was judged if that is not all of it"


def _cell(cell: Cell) -> str:
    if not cell.judged:
        return "–"
    share = "" if cell.judged == cell.cases else f" {cell.share} %"
    return f"{cell.passed}/{cell.judged}{share}"


def _rulings(table: GameTable) -> Iterator[str]:
    """Yield the rulings that the engines play differently, or that an engine does not play as it declares."""
    listed = [line for line in table.rulings if line.parts or line.contradicted]
    if not table.rulings:
        return
    yield ""
    if listed:
        rows = [["Rulings", *map(letter, range(len(table.columns)))]]
        rows += [
            [one_line(line.id.rpartition(".")[2], _MOST_TITLE), *map(_ruling, line.cells)] for line in listed
        ]
        yield from _aligned(rows)
        yield (
            "  (in brackets: declared or assumed, but not tested; `ruleproof readings --save` tests them)   "
            "! not as declared"
        )
    alike = len(table.rulings) - len(listed)
    yield (
        f"  the engines agree on {counted(alike, 'ruling')}" if alike else "  the engines agree on no ruling"
    )


def _ruling(cell: RulingCell | None) -> str:
    if cell is None:
        return "–"
    words = one_line(cell.words, _MOST_CELL)
    return f"{words if cell.found else f'({words})'}{' !' if cell.contradiction else ''}"


def _aligned(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        first, *others = (f"{text:{width}}" for text, width in zip(row, widths, strict=True))
        yield f"  {'  '.join((first, *others))}".rstrip()


def _change(change: Change) -> Iterator[str]:
    comparison = change.comparison
    yield f"{one_line(change.engine)} since {one_line(change.earlier)}: {tally(comparison)}"
    yield from changed_cases(comparison, _MOST_CASES, "page")
    yield from (f"  Note: {one_line(note)}" for note in comparison.notes)
