"""The selection of cases."""

from __future__ import annotations

import itertools
from collections.abc import Collection, Iterable
from fnmatch import fnmatchcase
from typing import Annotated

import msgspec

from ruleproof.cases.case import Case
from ruleproof.input.command_options import Option
from ruleproof.input.problems import UsageError, nearest_note


class Selection(msgspec.Struct, frozen=True):
    """The selected cases; an empty selection means all. A case or clause may contain `*`."""

    clauses: Annotated[
        tuple[str, ...],
        Option(
            "Only cases of this clause (may be repeated, may contain *).", "ID", "--clause", whole_run=True
        ),
    ] = ()
    cases: Annotated[
        tuple[str, ...],
        Option(
            "Only this case, or the cases below it (may be repeated, may contain *).",
            "ID",
            "--case",
            whole_run=True,
        ),
    ] = ()

    def picks(self, case: Case) -> bool:
        if self.cases and not any(_picks(pattern, case.id) for pattern in self.cases):
            return False
        return not self.clauses or any(
            _picks(pattern, clause) for pattern in self.clauses for clause in case.clauses
        )

    def check(self, clauses: Collection[str], cases: Collection[str]) -> None:
        """Refuse names that match nothing.

        Raises:
            UsageError: a clause or case is unknown.
        """
        for pattern in self.clauses:
            if not any(_picks(pattern, clause) for clause in clauses):
                raise UsageError(f"--clause {pattern}: no such clause", *_meant(pattern, clauses))
        for pattern in self.cases:
            if not any(_picks(pattern, identity) for identity in cases):
                raise UsageError(f"--case {pattern}: no such case", *_meant(pattern, cases))


def _meant(pattern: str, names: Iterable[str]) -> tuple[str, ...]:
    known = sorted(names)
    begun = [name for name in known if name.startswith(pattern)]
    if len(begun) < 2:
        return nearest_note(pattern, known)
    shared = itertools.takewhile(lambda pair: pair[0] == pair[1], zip(begun[0], begun[-1], strict=False))
    return (f"did you mean '{''.join(letter for letter, _ in shared)}*'?",)


def _picks(pattern: str, name: str) -> bool:
    return (
        name == pattern
        or name.startswith(pattern.rstrip("/") + "/")
        or ("*" in pattern and fnmatchcase(name, pattern))
    )
