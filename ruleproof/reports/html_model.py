"""The contents of a report's page, as values for its template."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ruleproof.judging.verdicts import Messages, Result
from ruleproof.reports.fix_first import FaultSummary
from ruleproof.reports.model import (
    BROKEN,
    KEPT,
    NOT_JUDGED,
    ChapterRow,
    ClauseRow,
    FaultRow,
    GameReport,
    RulingRow,
)
from ruleproof.reports.sides import Sides

if TYPE_CHECKING:
    from ruleproof.reports.boards import Drawn


class ChapterShown(msgspec.Struct, frozen=True):
    """The results for the rules of one chapter: numbers, and percentages of the whole for a bar."""

    row: ChapterRow
    words: str

    @property
    def kept(self) -> int:
        return self.row.rules.get(KEPT, 0)

    @property
    def broken(self) -> int:
        return self.row.rules.get(BROKEN, 0)

    @property
    def left(self) -> int:
        return self.row.rules.get(NOT_JUDGED, 0)

    @property
    def total(self) -> int:
        return self.kept + self.broken + self.left

    def share(self, part: int) -> str:
        return f"{100 * part / self.total:.2f}" if self.total else "0"


class Shown(msgspec.Struct, frozen=True):
    """One difference in the form in which the page shows it."""

    told: str
    sides: Sides | None


class Failure(msgspec.Struct, frozen=True):
    """One failure, in full."""

    anchor: str
    above: str
    result: Result
    meaning: str
    clauses: tuple[ClauseRow, ...]
    other_clauses: tuple[str, ...]
    differences: tuple[Shown, ...]
    failed_lines: frozenset[int]
    messages: tuple[Messages, ...]
    messages_left_out: int
    last_request: str
    rerun: str
    pictures: tuple[Drawn, ...]
    not_pictured: str


class First(msgspec.Struct, frozen=True):
    """A fault on the first screen, with the pictures of its example and a link to the full failure."""

    summary: FaultSummary
    anchor: str
    failure: str
    difference: Shown | None
    pictures: tuple[Drawn, ...]
    rests: tuple[tuple[RulingRow, str], ...]


class Further(msgspec.Struct, frozen=True):
    """Failures with the same verdict and cause that are only listed."""

    name: str
    cases: tuple[str, ...]


class Section(msgspec.Struct, frozen=True):
    """Everything that the page shows about one game."""

    game: GameReport
    anchor: str
    headline: str
    kept: str
    judged: str
    chapters: tuple[ChapterShown, ...]
    states: dict[str, int]
    faults: tuple[FaultRow, ...]
    failures: int
    known: int
    detailed: tuple[Failure, ...]
    unpictured: bool
    further: tuple[Further, ...]
    anchors: dict[str, str]
    headings: dict[str, str]
    idle: list[tuple[str, str, list[str]]]
    dispute: str
