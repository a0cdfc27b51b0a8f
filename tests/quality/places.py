"""Where the clauses of planted faults stand in the causes of a report.

The place of a fault is that of the first of its clauses in the ranking: the clauses of the first cause, best
first, then those of the next. Of several faults at once a fault is found within so many causes if one of its
clauses stands first in one of them, or is among the clauses as suspicious as that.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from ruleproof.judging import verdicts as v
from ruleproof.judging.diagnosis import Failing
from ruleproof.judging.evidence import WEIGHTS
from ruleproof.running.report import Cause

NOT_RANKED = 99
GOOD = 3
"""A fault whose clause does not stand within so many is missed."""


class Trial(msgspec.Struct, frozen=True):
    """An engine with faults: for each planted one its own clauses, its place in the ranking and in how many
    causes it is found; NOT_RANKED stands for nowhere. `first` is the clause that the report names first,
    `failing` are the cases that do not pass. `by_function` is the place of a mutant by the clauses of its
    function alone, `why` what its clauses did in what fails.
    """

    name: str
    own: tuple[tuple[str, ...], ...]
    places: tuple[int, ...]
    within: tuple[int, ...]
    causes: int
    first: str
    failing: tuple[str, ...] = ()
    by_function: int = NOT_RANKED
    why: str = ""


def ranking(causes: Sequence[Cause]) -> list[str]:
    """Return the suspected clauses of a report, the most suspicious first."""
    return list(dict.fromkeys(clause for cause in causes for clause in cause.clauses))


def trial(name: str, own: Sequence[Sequence[str]], causes: Sequence[Cause]) -> Trial:
    """Return where the clauses of planted faults stand in the causes of a report."""
    order = ranking(causes)
    return Trial(
        name,
        tuple(map(tuple, own)),
        tuple(_first(order.index(clause) + 1 for clause in its if clause in order) for its in own),
        tuple(
            _first(
                place
                for place, cause in enumerate(causes, 1)
                if set(its) & set(cause.clauses[: max(cause.alike, 1)])
            )
            for its in own
        ),
        len(causes),
        order[0] if order else "",
    )


def reason(failing: Sequence[Failing], own: Sequence[str], first: str) -> str:
    """Return what a fault's clauses did in the cases that fail, beside the clause that is named first."""
    if not (parts := _parts(failing, own)):
        return f"none of its clauses has a part in the first difference of any of the {len(failing)} cases"
    its, others = parts.most_common(1)[0], _parts(failing, [first]).most_common(1)
    about = sum(not set(own).isdisjoint(one.about) for one in failing if one.verdict == v.FAIL)
    told = f"its clauses have a part in {parts.total()} of {len(failing)} cases, mostly “{its[0]}”"
    told += f"; failing scenarios about them: {about}"
    return told + "".join(f"; the clause told first mostly “{part}” ({number})" for part, number in others)


def _parts(failing: Sequence[Failing], clauses: Sequence[str]) -> Counter[str]:
    """Return in how many cases each part is the strongest that one of some clauses has."""
    found = ([one.parts[clause] for clause in clauses if clause in one.parts] for one in failing)
    return Counter(max(parts, key=WEIGHTS.__getitem__) for parts in found if parts)


def _first(places: Iterator[int]) -> int:
    return min(places, default=NOT_RANKED)


def shares(trials: Sequence[Trial]) -> dict[str, Any]:
    """Return of how many single faults the own clause is first, or in the first two or three; in per cent."""
    within = {
        name: sum(one.places[0] <= most for one in trials)
        for name, most in (("first", 1), ("first two", 2), ("first three", 3))
    }
    return {"tried": len(trials), **within}


def of_several(trials: Sequence[Trial], most: int) -> dict[str, Any]:
    """Return how many faults of sets stand within so many causes, on average and at least, and how many
    causes there are.
    """
    found = [sum(place <= most for place in one.within) for one in trials]
    return {
        "tried": len(trials),
        "causes counted": most,
        "all found": sum(number == len(one.own) for number, one in zip(found, trials, strict=True)),
        "found on average": round(sum(found) / len(found), 2) if found else 0,
        "most causes": max((one.causes for one in trials), default=0),
    }
