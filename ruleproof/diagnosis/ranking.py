"""Ranks clauses by the scenarios that are tagged with them.

Three things make a clause more suspicious: a larger share of its scenarios fail, its scenarios contain a
larger share of all failures, and the reference applied it at the first difference of more failures. The first
two are combined as the Ochiai coefficient of Abreu, Zoeteweij and van Gemund (2006), times the share of its
scenarios that fail.

If no scenario fails and some only differ in what they do not claim, the clauses that the reference applied at
these differences are suspects, too.

A score counts half if the clause's scenarios never check the places that differ, and more the more of them
do.

Two things then change the order. A clause that cannot be broken in the way that the engine differs comes
last: nobody breaks a permission by allowing too much, or a prohibition by allowing too little. And if some
scenarios of the first clause pass, a clause that follows it closely and fails in all of its scenarios comes
before it, unless it only defines a word.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType

import msgspec

from ruleproof.judging import verdicts as v

_DIVERGES_AGAINST, _DIVERGES_FOR = 0.05, 0.5
"""The weights of a scenario whose claim holds although something else in it differs. It counts in favour of
its clauses, and against them only a little: just enough to rank them when nothing fails. Other scenarios
weigh 1.
"""


_UNKNOWN: Mapping[str, str] = MappingProxyType({})
_UNKNOWN_SHARES: Mapping[str, float] = MappingProxyType({})
TOO_MUCH, TOO_LITTLE = "too much", "too little"
"""The signs of a difference: more is allowed than the rules allow, or less."""
_NEVER_BROKEN_BY = {"permission": TOO_MUCH, "prohibition": TOO_LITTLE}
_MOST_OF_SIGNS = 0.6
"""The share of failures that must have a sign for it to count."""
_BESIDE_RELEVANCE = 0.05
"""Added to the relevance of a clause where no scenario fails: there it is nearly all that is known."""
_CLOSELY = 0.5
"""The share of the first clause's score that a clause needs to follow it closely."""


class Observation(msgspec.Struct, frozen=True):
    """The data of one case: its verdict, its clauses, and the clauses that the reference applied at the
    difference.

    `scenario` is the scenario to which the case belongs, with all other rows of its outline. A step of a tour
    is by itself. `sign` says whether the engine allows too much or too little, if it does either. `about`
    says how far clauses are about the places that differ, from 0 to 1; it is empty if that is not known.
    """

    scenario: str
    verdict: v.Verdict
    clauses: tuple[str, ...]
    applied: frozenset[str] = frozenset()
    sign: str = ""
    about: Mapping[str, float] = _UNKNOWN_SHARES


class Suspect(msgspec.Struct, frozen=True):
    """A clause that may be broken, with the numbers of its failing scenarios and of its judged ones."""

    clause: str
    failing: int
    scenarios: int
    score: float = 0.0

    @property
    def fails_always(self) -> bool:
        """Tell whether several scenarios are about the clause, and all of them fail."""
        return self.failing == self.scenarios > 1


class _Scenario(msgspec.Struct, frozen=True):
    """A scenario with all rows of its outline; it fails if one of the rows fails."""

    clauses: tuple[str, ...]
    fails: bool
    diverges: bool
    applied: frozenset[str]
    signs: frozenset[str]
    about: Mapping[str, float]


def rank(observations: Iterable[Observation], kinds: Mapping[str, str] = _UNKNOWN) -> list[Suspect]:
    """Return the clauses of scenarios that fail or diverge, the most suspicious first. `kinds` are the kinds
    of the clauses.
    """
    scenarios = _scenarios(observations)
    against: defaultdict[str, float] = defaultdict(float)
    speaking_for: defaultdict[str, float] = defaultdict(float)
    explained: defaultdict[str, float] = defaultdict(float)
    judged: Counter[str] = Counter()
    failing: Counter[str] = Counter()
    whole = 0.0
    any_fails = any(one.fails for one in scenarios)
    for one in scenarios:
        minus, plus = _votes(one)
        whole += minus
        judged.update(one.clauses)
        failing.update(one.clauses if one.fails else ())
        for clause in one.clauses:
            against[clause] += minus / len(one.clauses)
            speaking_for[clause] += plus
        for clause in one.applied.difference(one.clauses) if one.diverges and not any_fails else ():
            against[clause] += minus / len(one.applied)
        for clause in one.applied.union(one.clauses) if minus else ():
            explained[clause] += minus
    relevance = _relevance([one for one in scenarios if (one.fails if any_fails else one.diverges)])
    suspects = [
        Suspect(
            clause,
            failing[clause],
            judged[clause],
            _score(amount / whole, amount / (amount + speaking_for[clause]), explained[clause] / whole)
            * ((1 + relevance(clause)) / 2 if any_fails else relevance(clause) + _BESIDE_RELEVANCE),
        )
        for clause, amount in against.items()
        if amount
    ]
    ordered = sorted(suspects, key=lambda suspect: (-suspect.score, suspect.clause))
    sign = _common_sign(scenarios)
    able = [one for one in ordered if not sign or _NEVER_BROKEN_BY.get(kinds.get(one.clause, "")) != sign]
    return [*_specific_first(able, kinds), *(one for one in ordered if one not in able)]


def _relevance(scenarios: Sequence[_Scenario]) -> Callable[[str], float]:
    """Return how far a clause is about the places that differ, from 0 to 1, in the mean of scenarios."""
    known = [one.about for one in scenarios if one.about]
    return lambda clause: sum(about.get(clause, 0.0) for about in known) / max(len(known), 1)


def _common_sign(scenarios: Sequence[_Scenario]) -> str:
    """Return the sign of most failures, or of most differences if nothing fails; '' if there is none."""
    failing = [one for one in scenarios if one.fails] or [one for one in scenarios if one.diverges]
    signs = Counter(sign for one in failing if len(one.signs) == 1 for sign in one.signs)
    return next((sign for sign in signs if sign and signs[sign] >= _MOST_OF_SIGNS * len(failing)), "")


def _specific_first(suspects: list[Suspect], kinds: Mapping[str, str]) -> list[Suspect]:
    """Put a clause first that follows the first one closely and is more specific."""
    if not suspects or suspects[0].failing == suspects[0].scenarios:
        return suspects
    least = _CLOSELY * suspects[0].score
    able = (one for one in suspects if one.fails_always and kinds.get(one.clause) != "definition")
    close = next((one for one in able if one.score >= least), suspects[0])
    return [close, *(one for one in suspects if one != close)]


def _scenarios(observations: Iterable[Observation]) -> list[_Scenario]:
    """Join the rows of each outline into one scenario."""
    rows: dict[str, list[Observation]] = defaultdict(list)
    for one in observations:
        rows[one.scenario].append(one)
    return [_joined(own) for own in rows.values()]


def _joined(rows: Sequence[Observation]) -> _Scenario:
    worst = [row for row in rows if row.verdict.fails] or [row for row in rows if row.verdict == v.DIVERGES]
    return _Scenario(
        tuple(dict.fromkeys(clause for row in worst or rows for clause in row.clauses)),
        any(row.verdict.fails for row in worst),
        bool(worst),
        frozenset[str]().union(*(row.applied for row in worst)),
        frozenset(row.sign for row in worst),
        next((row.about for row in worst if row.about), _UNKNOWN_SHARES),
    )


def _votes(one: _Scenario) -> tuple[float, float]:
    """Return how much a scenario counts against its clauses together, and how much it counts in favour of
    each of them.
    """
    if one.fails:
        return 1.0, 0.0
    return (_DIVERGES_AGAINST, _DIVERGES_FOR) if one.diverges else (0.0, 1.0)


def _score(own: float, share: float, explained: float) -> float:
    """Return how suspicious a clause is, from 0 to 1.

    `own` is the share of all failures that are in the clause's scenarios. `share` is the share of its
    scenarios that fail. `explained` is the share of all failures that are about the clause or in which the
    reference applies it.
    """
    return math.sqrt(own * share) * share * explained
