"""A comparison of engines as lines for the terminal, and as a page that works without a network."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from string import ascii_uppercase

from ruleproof.judging import verdicts as v
from ruleproof.reports import since
from ruleproof.reports.comparing import Cell, Compared, GameTable, RulingCell
from ruleproof.reports.templates import page_environment, text_lines
from ruleproof.reports.text import one_line
from ruleproof.rules.model import Ruling
from ruleproof.rules.titles import title_from_id

PAGE, JSON = "compare.html", "compare.json"
MOST_CASES = 150
"""Maximum number of cases of a chapter on the page; the JSON file has all of them."""
_FOLDER = Path(__file__).parent


def as_lines(reports: Compared) -> list[str]:
    """Return the tables of all games, in which letters stand for engines, and the changes between runs."""
    return text_lines(
        _FOLDER / "comparing.txt.j2",
        reports=reports,
        chapters=_chapters,
        rulings=_rulings,
        letter=letter,
        tally=since.tally,
        changed_cases=since.changed_cases,
    )


def letter(number: int) -> str:
    """Return the letter for a number: A for 0, Z for 25, and then A1."""
    return ascii_uppercase[number % 26] + (str(number // 26) if number >= 26 else "")


def _chapters(table: GameTable) -> list[str]:
    rows = [[line.title, *map(_passed, line.cells)] for line in table.chapters]
    return _aligned("", table, rows)


def _passed(cell: Cell) -> str:
    if not cell.judged:
        return "–"
    share = "" if cell.judged == cell.cases else f" {cell.share} %"
    return f"{cell.passed}/{cell.judged}{share}"


def _rulings(table: GameTable) -> list[str]:
    """Return the rulings that engines play differently, or that an engine does not play as it declares."""
    notable = (line for line in table.rulings if line.is_notable)
    rows = [[line.id.rpartition(".")[2], *map(_played, line.cells)] for line in notable]
    return _aligned("Rulings", table, rows) if rows else []


def _played(cell: RulingCell | None) -> str:
    if cell is None:
        return "–"
    words = one_line(cell.words, 34)
    return f"{words if cell.found else f'({words})'}{' !' if cell.contradiction else ''}"


def _aligned(heading: str, table: GameTable, rows: list[list[str]]) -> list[str]:
    """Return a table with a column for each engine, as lines with columns of equal widths."""
    cells = [[heading, *map(letter, range(len(table.columns)))]]
    cells += [[one_line(title, 30), *others] for title, *others in rows]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    return ["  ".join(map(str.ljust, row, widths)).rstrip() for row in cells]


def as_page(reports: Compared, rulings: Mapping[str, Ruling], site: str) -> bytes:
    """Return the page. `rulings` are by id, for the games whose data is available. `site` is the address of
    the pages about chapters and rulings, or ''.
    """
    environment = page_environment(_FOLDER)
    environment.filters["words"] = title_from_id
    page = environment.get_template("comparing.html.j2").render(
        found=reports,
        rulings=rulings,
        site=site,
        signs={verdict: verdict.sign for verdict in v.ALL},
        faults=v.FAULTS,
        passes=v.PASS,
        most_cases=MOST_CASES,
    )
    return page.encode("utf-8", "backslashreplace")
