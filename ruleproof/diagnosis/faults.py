"""Sorts failures into faults: invalid replies, and broken rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

import msgspec

from ruleproof.diagnosis.ranking import TOO_LITTLE, TOO_MUCH, Observation, Suspect, rank
from ruleproof.diagnosis.slips import limit_of, slip_of
from ruleproof.judging import verdicts as v
from ruleproof.judging.verdicts import Compared, Result

MOST_FAULTS = 12
"""Maximum number of faults. If there are more, the first must be fixed before the others can be
distinguished.
"""
MOST_SUSPECTS = 6
_MOSTLY = 0.75
"""The share of failures that must be slips of the protocol, since a broken rule may look like one in some
cases.
"""
_UNCOUNTED = "the refusal does not count"


class Fault(msgspec.Struct, frozen=True):
    """One thing that is wrong with an engine, and the cases that fail because of it.

    `suspects` are the clauses that may be broken, the most suspicious first. There are none if the engine
    does not answer as the protocol requires. `example` is the case that shows the fault best. `following`
    counts the cases that could not be judged because the game had already gone wrong. `follows_from` is the
    main suspect of an earlier fault that alone may explain this one, or ''.
    """

    suspects: tuple[Suspect, ...]
    cases: tuple[str, ...]
    example: str
    following: int = 0
    follows_from: str = ""

    @property
    def clause(self) -> str:
        """Return the clause that is most likely broken, or '' if there is none."""
        return self.suspects[0].clause if self.suspects else ""


def find_faults(
    results: Sequence[Result],
    tours: Collection[str],
    applied: Mapping[str, frozenset[str]],
    gaps: Collection[str] = (),
    kinds: Mapping[str, str] | None = None,
    about: Mapping[str, Mapping[str, float]] | None = None,
) -> list[Fault]:
    """Return the faults of one game from its results, in the order in which to fix them.

    `tours` are the cases that are not scenarios. `applied` gives, for each failing case, the clauses that
    the reference applied at the difference. `gaps` are failures that no scenario shows; each is a fault.
    `kinds` are the kinds of the clauses, in the order of the rules. `about` says, for each failing case, how
    far clauses are about the places that differ.
    """
    found = _Finder(results, tours, applied, gaps, kinds or {}, about or {})
    broken = found.causes_first(found.broken_rules())
    faults = _in_order([*broken, *found.shown_by_no_scenario()], found.without_answer())
    return found.with_followers(_at_most(faults))


def clearest_of(cases: Collection[str], results: Sequence[Result], tours: Collection[str]) -> Fault:
    """Return cases as a fault without suspects, with the case that shows it best."""
    own = [result for result in results if result.case in cases]
    return _Finder(own, tours, {}, (), {}, {}).without_suspects()


class _Finder:
    """The results of one game, sorted by their meaning for the diagnosis."""

    def __init__(
        self,
        results: Sequence[Result],
        tours: Collection[str],
        applied: Mapping[str, frozenset[str]],
        gaps: Collection[str],
        kinds: Mapping[str, str],
        about: Mapping[str, Mapping[str, float]],
    ) -> None:
        self._tours = tours
        self._about = about
        self._kinds = kinds
        self._applied = applied
        self._results = {result.case: result for result in results}
        self._failing = [result for result in results if result.verdict.is_fault]
        ending = [one for one in self._failing if one.first is not None and one.first.ends]
        limits = {limit_of(one) for one in ending}
        cut_off = ending if limits and len(limits) == 1 and 0 not in limits else []
        slips = [one for one in self._failing if slip_of(one) and one not in ending]
        mostly = slips if len(slips) >= _MOSTLY * len(self._failing) else []
        silent = [one for one in self._failing if one.verdict.breaks_off and one.first is None]
        self._silent = [*silent, *mostly, *cut_off]
        self._stuck = [one for one in self._failing if one.verdict == v.UNTESTABLE and one.first is None]
        shown = [one for one in self._failing if one.case in gaps and one.first is not None]
        self._gaps = [one for one in shown if one not in cut_off]
        aside = {one.case for one in (*self._silent, *self._stuck, *self._gaps)}
        self._differing = [one for one in self._failing if one.case not in aside]

    def without_suspects(self) -> Fault:
        """Return all cases as one fault."""
        return self._fault((), list(self._results.values()))

    def without_answer(self) -> list[Fault]:
        """Return a fault for each way in which the engine does not answer as the protocol requires."""
        groups: dict[str, list[Result]] = {}
        for one in self._silent:
            groups.setdefault(slip_of(one) or one.cause, []).append(one)
        return [self._fault((), group) for group in groups.values()]

    def shown_by_no_scenario(self) -> list[Fault]:
        """Return a fault for each failure that no scenario shows. The scenarios that pass speak for their
        clauses.
        """
        passing = [
            self._observed(one)
            for one in self._results.values()
            if one.verdict.passes and one.case not in self._tours
        ]
        return [self._fault(rank([self._observed(one), *passing], self._kinds), [one]) for one in self._gaps]

    def broken_rules(self) -> list[Fault]:
        """Return a fault for each rule that seems broken, until every failing scenario has one."""
        left = {one.case: one for one in self._differing}
        faults: list[Fault] = []
        counts: dict[str, Suspect] = {}
        while left and len(faults) < MOST_FAULTS:
            suspects = rank(map(self._observed, self._voters(left)), self._kinds)
            if not suspects:
                break
            counts = counts or {one.clause: one for one in suspects}
            suspects = [_counted(one, counts.get(one.clause, one)) for one in suspects]
            taken = self._explained(suspects[0].clause, left.values())
            faults.append(self._fault(suspects, taken))
            for one in taken:
                del left[one.case]
            if not any(one.verdict.fails and one.case not in self._tours for one in left.values()):
                break
        return self._with_rest(faults, left)

    def causes_first(self, faults: Sequence[Fault]) -> list[Fault]:
        """Put each fault after the one from which it may follow, which is the first of those that follow from
        no other.
        """
        explained_by = {
            fault: [one for one in faults if one != fault and self._may_explain(one, fault, faults)]
            for fault in faults
        }
        causes: dict[Fault, list[Fault]] = {}
        for fault in faults:
            cause = next((one for one in explained_by[fault] if not explained_by[one]), fault)
            causes.setdefault(cause, []).append(fault)
        return [one for cause, group in causes.items() for one in _with_effects(cause, group)]

    def _may_explain(self, cause: Fault, fault: Fault, faults: Sequence[Fault]) -> bool:
        """Tell whether a fault alone may explain another one, since its clause was at work in every failure
        of the other. A fault that is less suspicious must also stand earlier in the rules, as it comes
        earlier in play, and the clause of the other must not have been at work in all of its own failures.
        """
        if not self._at_work(cause.clause, fault):
            return False
        if faults.index(cause) < faults.index(fault):
            return True
        order = list(self._kinds)
        is_known = cause.clause in self._kinds and fault.clause in self._kinds
        is_earlier = is_known and order.index(cause.clause) < order.index(fault.clause)
        return is_earlier and not self._at_work(fault.clause, cause)

    def _at_work(self, clause: str, fault: Fault) -> bool:
        """Tell whether all failures of a fault are about a clause, or the reference applied it there."""
        results = [self._results[case] for case in fault.cases]
        failing = [one for one in results if one.verdict.fails] or results
        return bool(clause) and all(
            clause in one.clauses or clause in self._applied.get(one.case, ()) for one in failing
        )

    def _explained(self, clause: str, left: Collection[Result]) -> list[Result]:
        """Return the cases that a broken clause explains: cases about it or, without any, those in which the
        reference applied it, and cases that differ in the same way as one of these. A step of a tour is about
        too much to say so if a scenario does.
        """
        about = [one for one in left if clause in one.clauses]
        about = about or [one for one in left if clause in self._applied.get(one.case, ())]
        kinds = {_kind(one) for one in about if one.case not in self._tours} or {_kind(one) for one in about}
        return [one for one in left if one in about or _kind(one) in kinds]

    def _voters(self, left: Mapping[str, Result]) -> Iterable[Result]:
        """Yield the results to rank: those that pass or are left. They are results of scenarios, or of tours
        if no scenario is left.
        """
        alone = all(case in self._tours for case in left)
        for result in self._results.values():
            if (result.case in self._tours) == alone and (result.verdict.passes or result.case in left):
                yield result

    def _observed(self, result: Result) -> Observation:
        applied = self._applied.get(result.case, frozenset())
        scenario = result.case if result.case in self._tours else "/".join(result.case.split("/")[:3])
        about = self._about.get(result.case, {})
        return Observation(scenario, result.verdict, result.clauses, applied, _sign_of(result), about)

    def _with_rest(self, faults: list[Fault], left: Mapping[str, Result]) -> list[Fault]:
        """Return the faults with the remaining cases added to them. These cases get no fault of their own,
        because otherwise a scenario would fail.
        """
        if not faults:
            return [self._fault((), list(left.values()))] if left else []
        cases = [list(fault.cases) for fault in faults]
        for one in left.values():
            cases[_place_of(one, faults)].append(one.case)
        return [
            msgspec.structs.replace(fault, cases=tuple(own)) for fault, own in zip(faults, cases, strict=True)
        ]

    def _fault(self, suspects: Sequence[Suspect], cases: Sequence[Result]) -> Fault:
        foremost = suspects[0].clause if suspects else ""
        example = min(cases, key=lambda one: self._clearness(one, foremost))
        return Fault(tuple(suspects[:MOST_SUSPECTS]), tuple(one.case for one in cases), example.case)

    def _clearness(self, result: Result, clause: str) -> tuple[object, ...]:
        """Return the sort key for examples: first scenarios, then the worst verdict, then cases under the set
        in force, then cases about the clause, then the earliest difference. A refusal that does not count
        shows a rule worse than any other case.
        """
        return (
            result.case in self._tours,
            _UNCOUNTED in result.reason,
            v.ALL.index(result.verdict),
            bool(result.components),
            clause not in result.clauses,
            max(result.at, 0),
            len(result.clauses),
        )

    def with_followers(self, faults: list[Fault]) -> list[Fault]:
        """Return the faults, each with the cases that could not be judged because the game had gone wrong."""
        if not self._stuck:
            return faults
        if not faults:
            return [self._fault((), self._stuck)]
        tours = [Counter(case.rpartition("/")[0] for case in fault.cases) for fault in faults]
        followers: list[list[str]] = [[] for _ in faults]
        for one in self._stuck:
            tour = one.case.rpartition("/")[0]
            place = max(range(len(faults)), key=lambda at: (tours[at][tour], -at))
            followers[place].append(one.case)
        return [
            msgspec.structs.replace(fault, cases=(*fault.cases, *after), following=len(after))
            for fault, after in zip(faults, followers, strict=True)
        ]


def _with_effects(cause: Fault, group: Sequence[Fault]) -> Iterator[Fault]:
    """Yield a fault and those of its group that follow from it. What they are suspected of may be the mistake
    that they have in common, so the suspects of all of them are its own.
    """
    suspects = {one.clause: one for fault in group for one in fault.suspects}
    first = cause.suspects[0].clause if cause.suspects else ""
    ordered = sorted(suspects.values(), key=lambda one: one.clause != first)
    yield msgspec.structs.replace(cause, suspects=tuple(ordered[:MOST_SUSPECTS]))
    for fault in group:
        if fault != cause:
            yield msgspec.structs.replace(fault, follows_from=cause.clause)


def _sign_of(result: Result) -> str:
    """Return whether an engine allows too much or too little in a case, or ''."""
    difference = result.first or next(iter(result.differences), None)
    if difference is None or _UNCOUNTED in difference.message:
        return ""
    if difference.what == Compared.REFUSAL:
        return {"refused": TOO_MUCH, "accepted": TOO_LITTLE}.get(difference.expected, "")
    if difference.what != Compared.LEGAL_ACTIONS or bool(difference.missing) == bool(difference.extra):
        return ""
    return TOO_MUCH if difference.extra else TOO_LITTLE


def _counted(suspect: Suspect, whole: Suspect) -> Suspect:
    """Return a suspect with the counts over all its scenarios, including the scenarios of earlier faults."""
    return msgspec.structs.replace(suspect, failing=whole.failing, scenarios=whole.scenarios)


def _kind(result: Result) -> tuple[str, ...]:
    """Return a key that is equal for cases that differ in the same way."""
    first = result.first
    if first is None or not first.path:
        return (result.cause,)
    parts = first.path.split("/")
    return (first.what, *parts[:2]) if first.what.is_of_state else (first.what, parts[0], parts[-1])


def _place_of(result: Result, faults: Sequence[Fault]) -> int:
    """Return the number of the first fault whose main suspect a case is about, or else 0."""
    places = (
        place
        for place, fault in enumerate(faults)
        if any(suspect.clause in result.clauses for suspect in fault.suspects[:1])
    )
    return next(places, 0)


def _in_order(faults: Sequence[Fault], without_answer: Iterable[Fault]) -> list[Fault]:
    """Put invalid replies before the first fault with fewer cases; broken rules keep their order."""
    ordered = list(faults)
    for silent in sorted(without_answer, key=lambda fault: -len(fault.cases)):
        smaller = (place for place, fault in enumerate(ordered) if len(fault.cases) < len(silent.cases))
        ordered.insert(next(smaller, len(ordered)), silent)
    return ordered


def _at_most(faults: list[Fault]) -> list[Fault]:
    """If there are too many faults, merge the last ones into one, so that no case is lost."""
    further = tuple(case for fault in faults[MOST_FAULTS:] for case in fault.cases)
    if not further:
        return faults
    last = faults[MOST_FAULTS - 1]
    return [*faults[: MOST_FAULTS - 1], msgspec.structs.replace(last, cases=(*last.cases, *further))]
