"""Which clauses are at fault, by the spectrum of all that was compared: values in, faults out.

The elements are clauses. Each failing case says what part every clause has in its first difference, each
passing case which clauses took part. A clause is the more suspicious the more it takes part in failing cases
and the less in passing ones (Ochiai, with weights: "An evaluation of similarity coefficients for
software fault localization", 2006). Of several faults the most suspicious clause is taken, what it explains
is set aside, and so on, as FLITSR does ("Improving Spectrum-Based Localization of Multiple Faults by
Iterative Test Suite Reduction", 2023).
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Collection, Mapping, Sequence

import msgspec

from ruleproof.judging import verdicts as v
from ruleproof.judging.evidence import AS_IF, CASE, WEIGHTS, evidence

_VERDICTS = {v.FAIL: 1.5, v.DIVERGES: 2.0, v.UNTESTABLE: 0.03}
_TOUR, _OTHER_VERDICT = 0.3, 1.0
"""What a difference weighs in a tour, where much follows from the first; and what a useless answer weighs."""
_ABOUT = 0.7
"""What a fail adds for the clauses that its scenario is about, where they take part in the difference."""
_ABOUT_ONLY = 0.6
"""What a fail weighs for those of them that take no part."""
_OWN_FAIL = 3.0
"""By what the suspicion of a clause is multiplied whose own scenario fails with a part of it."""
_IDLE_PASS, _OWN_PASS = 0.1, 0.3
"""What a passing case weighs for a clause that had nothing to do in it, and adds where it is about it."""
_EXPLAINS, _EXPLAINS_LESS = 0.3, 0.5
"""A clause explains a fail with so much of the evidence that the case has against any clause, and what is no
fail with so much.
"""
_ALIKE = 0.9
"""A clause is as suspicious as the first of a fault with so much of its suspicion."""
_MOST_CLAUSES = 6
_MOST_FAULTS = 11
"""After so many faults what is left is told as one."""


class Failing(msgspec.Struct, frozen=True):
    """A case that differs: the clauses that it is about, and the part that clauses have in its difference.

    Of an engine that does not answer it speaks against the clauses that it is about, too. `about` is empty in
    a tour. `tried` says what hangs on clauses that were given something else, `steps` are the plays up to the
    difference, `words` what the engine says where it refuses what it must accept. `as_if` are changes of the
    reference by which alone it would answer as the engine does, by the clauses whose function is changed.
    """

    case: str
    verdict: str
    about: tuple[str, ...]
    parts: Mapping[str, str] = {}
    steps: int = 0
    tried: Mapping[str, str] = {}
    words: str = ""
    as_if: Mapping[str, str] = {}


class Passing(msgspec.Struct, frozen=True):
    """In how many passing cases each clause was applied, had nothing to do, and is the subject."""

    applied: Mapping[str, int] = {}
    idle: Mapping[str, int] = {}
    about: Mapping[str, int] = {}


class Fault(msgspec.Struct, frozen=True):
    """A fault: clauses, the most suspicious first; how many of them are as suspicious as the first; the cases
    that it explains, and the one that shows it best. `as_if` is the change of the reference that alone
    explains most of them, where one was found.
    """

    clauses: tuple[str, ...]
    alike: int
    cases: tuple[str, ...]
    witness: str
    as_if: str = ""


def suspicions(failing: Sequence[Failing], passing: Passing) -> dict[str, float]:
    """Return how suspicious each clause is that has a part in what fails, from 0 to about 2."""
    whole = sum(_weight(one) for one in failing)
    against: dict[str, float] = defaultdict(float)
    for one in failing:
        for clause, amount in _evidence(one).items():
            against[clause] += _weight(one) * amount
    own = {clause for one in failing if one.verdict == v.FAIL for clause in one.about if clause in one.parts}
    scores = {}
    for clause, amount in against.items():
        passes = (
            passing.applied.get(clause, 0)
            + _IDLE_PASS * passing.idle.get(clause, 0)
            + _OWN_PASS * passing.about.get(clause, 0)
        )
        ochiai = amount / math.sqrt(whole * (amount + passes)) if amount else 0.0
        scores[clause] = ochiai * (_OWN_FAIL if clause in own else 1.0)
    return scores


def diagnose(failing: Sequence[Failing], passing: Passing) -> list[Fault]:
    """Return the faults that explain what fails, the most suspicious first."""
    left = list(failing)
    faults: list[Fault] = []
    while left and len(faults) < _MOST_FAULTS:
        suspicion = suspicions(left, passing)
        if not suspicion:
            break
        best = max(suspicion, key=lambda clause: (suspicion[clause], clause))
        explained = [one for one in left if _explains(best, one)]
        if not explained:
            break
        words = {one.words for one in explained if one.words}
        explained += [one for one in left if one.words in words and not _explains(best, one)]
        faults.append(fault_of(explained, passing))
        taken = {one.case for one in explained}
        left = [one for one in left if one.case not in taken]
    if left:
        faults.append(fault_of(left, passing))
    return _folded(faults, {one.case for one in failing if one.verdict == v.FAIL})


def _folded(faults: Sequence[Fault], fails: Collection[str]) -> list[Fault]:
    """Return the faults with those of one foremost clause joined; and one alone where of several only one has
    a scenario that fails: the others follow from it, since scenarios show every clause and a fault of its own
    would fail one.
    """
    joined: dict[str, Fault] = {}
    for number, fault in enumerate(faults):
        name = fault.clauses[0] if fault.clauses else str(number)
        first = joined.get(name, fault)
        cases = dict.fromkeys((*first.cases, *fault.cases))
        joined[name] = msgspec.structs.replace(first, cases=tuple(cases))
    faults = list(joined.values())
    shown = [fault for fault in faults if any(case in fails for case in fault.cases)]
    if len(shown) != 1:
        return faults
    (cause,) = shown
    after = (case for fault in faults if fault is not cause for case in fault.cases)
    return [msgspec.structs.replace(cause, cases=(*cause.cases, *after))]


def fault_of(explained: Sequence[Failing], passing: Passing) -> Fault:
    """Return the one fault that some failing cases come from."""
    suspicion = suspicions(explained, passing)
    if not suspicion:
        return Fault((), 0, tuple(one.case for one in explained), witness("", explained).case)
    order = sorted(suspicion, key=lambda clause: (-suspicion[clause], clause))
    alike = sum(suspicion[clause] >= _ALIKE * suspicion[order[0]] for clause in order)
    return Fault(
        tuple(order[:_MOST_CLAUSES]),
        min(alike, _MOST_CLAUSES),
        tuple(one.case for one in explained),
        witness(order[0], explained).case,
        _as_if(order[0], explained),
    )


def witness(clause: str, explained: Sequence[Failing]) -> Failing:
    """Return the case that shows a fault best: a fail of the clause's own scenarios with few steps."""
    return min(
        explained,
        key=lambda one: (
            v.ALL.index(one.verdict),
            clause not in one.about,
            -WEIGHTS.get(one.parts.get(clause, ""), 0.0),
            one.steps,
            len(one.about),
        ),
    )


def _as_if(clause: str, explained: Sequence[Failing]) -> str:
    """Return the change of a clause's function that explains most cases, or ''."""
    changes = Counter(one.as_if[clause] for one in explained if clause in one.as_if)
    return changes.most_common(1)[0][0] if changes else ""


def _weight(one: Failing) -> float:
    if one.verdict == v.DIVERGES and not one.about:
        return _TOUR
    return _VERDICTS.get(one.verdict, _OTHER_VERDICT)


def _evidence(one: Failing) -> Mapping[str, float]:
    """Return how much a failing case speaks against each clause."""
    amounts = evidence(one.parts, one.tried)
    for clause in one.as_if:
        amounts[clause] = amounts.get(clause, 0.0) + AS_IF
    if one.verdict not in _VERDICTS:
        return {**amounts, **dict.fromkeys(one.about, WEIGHTS[CASE])}
    if one.verdict == v.FAIL:
        for clause in one.about:
            amounts[clause] = amounts[clause] * (1 + _ABOUT) if clause in amounts else _ABOUT_ONLY
    return amounts


def _explains(clause: str, one: Failing) -> bool:
    evidence = _evidence(one)
    enough = _EXPLAINS if one.verdict == v.FAIL else _EXPLAINS_LESS
    return evidence.get(clause, 0.0) >= enough * max(evidence.values(), default=1.0)
