"""The traceability matrix of a game: which scenarios show which clause, and how, when the reference plays
them.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property

from ruleproof.cases.case import Case
from ruleproof.explaining.written_scenarios import WrittenScenario
from ruleproof.language.operations import Legal, LegalExactly
from ruleproof.rules.model import Clause
from ruleproof.running.recorded_story import RecordedStory
from ruleproof_site.library import GameBook

_LIMIT = re.compile(
    r"\b(at most|at least|up to|no more|not more|more than|or more|or fewer|fewer than|less than|"
    r"beyond|exceeds?|lower than|higher than|exactly|not enough|too (?:many|few))\b",
    re.IGNORECASE,
)


@dataclass
class Row:
    """A clause, with the number of cases tagged with it, the number of those that end in a refusal, and the
    number of steps in tours that apply it.
    """

    clause: Clause
    scenarios: list[WrittenScenario]
    requirement: bool
    cases: int = 0
    refused: int = 0
    steps: int = 0
    accepted_sorts: set[str] = field(default_factory=set)
    refused_sorts: set[str] = field(default_factory=set)
    ends: dict[str, set[tuple[str, ...]]] = field(default_factory=lambda: defaultdict(set))

    def add(self, recorded: RecordedStory, scenario: str) -> None:
        """Count a case of a scenario."""
        self.cases += 1
        case = recorded.story.cases[0]
        forbidden = _is_refused(recorded)
        if recorded.story.plays:
            sort = str(recorded.story.plays[-1].action.get("type"))
            (self.refused_sorts if forbidden else self.accepted_sorts).add(sort)
        for expectation in case.expectations:
            if isinstance(expectation, Legal):
                (self.accepted_sorts if expectation.allowed else self.refused_sorts).add(
                    str(expectation.action.get("type"))
                )
                forbidden = forbidden or not expectation.allowed
            elif isinstance(expectation, LegalExactly):
                self.accepted_sorts.add("*")
                self.refused_sorts.add("*")
                forbidden = True
        self.refused += forbidden
        self.ends[scenario].add(_end(case))

    @property
    def both_sides(self) -> bool:
        """Tell whether the scenarios show one type of action both accepted and refused, or rows of an outline
        that end differently.
        """
        return bool(self.accepted_sorts & self.refused_sorts) or any(
            len(ends) > 1 for ends in self.ends.values()
        )

    @property
    def wants_refusal(self) -> bool:
        return self.clause.needs_scenario and (self.requirement or self.clause.kind == "prohibition")

    @property
    def wants_both_sides(self) -> bool:
        limited = _LIMIT.search(self.clause.text) is not None
        return self.clause.needs_scenario and (
            limited or bool(self.refused_sorts and not self.accepted_sorts)
        )


@dataclass(frozen=True)
class Matrix:
    """The clauses of a game with their scenarios, and its scenarios with their clauses."""

    book: GameBook
    recorded: list[RecordedStory]

    @cached_property
    def rows(self) -> dict[str, Row]:
        book = self.book
        found = {
            clause.id: Row(clause, list(book.by_clause.get(clause.id, ())), _is_required(book, clause.id))
            for clause in book.game.clauses.values()
        }
        for recorded in self._scenarios:
            case = recorded.story.cases[0]
            for clause in case.clauses:
                found[clause].add(recorded, self._scenario_of[case.id])
        for step in self._steps:
            for clause in step.clauses:
                found[clause].steps += 1
        return found

    @cached_property
    def _scenarios(self) -> list[RecordedStory]:
        return [recorded for recorded in self.recorded if recorded.story.cases[0].lines]

    @cached_property
    def _steps(self) -> list[Case]:
        """Return the cases in the tours."""
        return [case for recorded in self.recorded for case in recorded.story.cases if not case.lines]

    @cached_property
    def _scenario_of(self) -> dict[str, str]:
        found = {}
        for scenario in self.book.scenarios:
            feature = scenario.id.rsplit("/", 1)[0]
            found.update(
                {f"{feature}/{row}": scenario.id for row in scenario.rows}
                if scenario.rows
                else {scenario.id: scenario.id}
            )
        return found

    def chapters(self) -> Iterator[tuple[str, list[Row]]]:
        """Yield the title of each chapter with the rows for its clauses."""
        for chapter in self.book.game.chapters:
            yield chapter.title, [self.rows[clause.id] for clause in self.book.clauses_of(chapter.id)]

    def unrefused(self) -> list[Row]:
        """Return the clauses that forbid something, but are not shown by any refusal."""
        return [row for row in self.rows.values() if row.wants_refusal and not row.refused]

    def one_sided(self) -> list[Row]:
        """Return the clauses with a limit, if the scenarios show only one side of it."""
        return [row for row in self.rows.values() if row.wants_both_sides and not row.both_sides]

    def unreached(self) -> list[Row]:
        """Return the clauses that no tour applies."""
        return [row for row in self.rows.values() if row.clause.needs_scenario and not row.steps]

    def totals(self) -> dict[str, int]:
        """Return the totals at the top of the page."""
        rows = list(self.rows.values())
        return {
            "clauses": len(rows),
            "shown": sum(bool(row.cases) for row in rows),
            "unshowable": sum(not row.clause.shown for row in rows),
            "definitions": sum(
                row.clause.shown and row.clause.kind == "definition" and not row.cases for row in rows
            ),
            "scenarios": len(self.book.scenarios),
            "cases": len(self._scenarios),
            "steps": len(self._steps),
        }


def _is_required(book: GameBook, clause: str) -> bool:
    return any(carrier.name.startswith("require_") for carrier in book.carriers.get(clause, ()))


def _is_refused(recorded: RecordedStory) -> bool:
    last = recorded.recording.steps[-1]
    return last is not None and last.refusal is not None


def _end(case: Case) -> tuple[str, ...]:
    """Return the sentences after Then in a scenario."""
    kind, found = "", []
    for line in case.lines:
        keyword = line.keyword.strip()
        kind = keyword if keyword in ("Given", "When", "Then") else kind
        if kind == "Then":
            found.append(line.text)
    return tuple(found)
