"""Looks for one change in the reference that answers as an engine does.

A mutant of the reference that differs from it as the engine does, in one failing case after the other, and
that passes what the engine passes, says more of a fault than any count: "MUSE: Mutation-based fault
localization", 2014; "Metallaxis-FL", 2015. Functions are changed, and numbers of the component set.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from functools import cached_property, partial
from importlib import import_module
from itertools import islice
from typing import Any, NamedTuple, TypeVar

from ruleproof.cases.case import Case
from ruleproof.cases.suite import Suite
from ruleproof.engines.in_process import InProcessConnection
from ruleproof.engines.session import GameOffer, Session
from ruleproof.input import jsontext
from ruleproof.judging import verdicts as v
from ruleproof.judging.judge import Judgement
from ruleproof.judging.verdicts import Difference, Result
from ruleproof.mutation.changed import Changing
from ruleproof.mutation.components import ComponentMutant, component_mutants, touches
from ruleproof.mutation.mutate import Mutant, mutants_of_function
from ruleproof.mutation.package import Key, Package
from ruleproof.mutation.users import watched
from ruleproof.running.recordings import Recorded
from ruleproof.running.runner import Worker

_SECONDS = 0.5
"""So much processor time an answer may take: changed functions may never end."""
_MOST_CASES, _BEGUN_WITH = 8, 4
"""So many failing cases of a fault are held against mutants; all mutants are tried on so many that none of
those explains that explained another.
"""
_MOST_PROBED = 8
"""So many mutants, those that explain most, are tried on passing cases: on so many of each of two sorts."""

_BROKEN_OFF = (v.CRASH, v.TIMEOUT, v.ILLEGAL_REPLY)

Failed = tuple[Recorded, Case, Result, Collection[str]]
"""A scenario that fails, with what it came to, and the clauses that are suspected."""
M = TypeVar("M", Mutant, ComponentMutant)


class Explained(NamedTuple):
    """A change by which the reference answers as an engine does in some cases, and the clauses it touches."""

    change: str
    clauses: tuple[str, ...]
    cases: frozenset[str]


class Hypotheses:
    """Tries mutants of one game's reference in place of an engine that offers the same; those that are
    `left_out`, by their ids, are not tried.
    """

    def __init__(self, suite: Suite, readings: Mapping[str, str], offer: GameOffer) -> None:
        self._suite = suite
        self._readings = readings
        self._offer = offer
        self.left_out: Collection[str] = ()
        self._mutants: dict[Key, tuple[Mutant, ...]] = {}
        self._number: ComponentMutant | None = None
        self._session = self._new_session()

    def explaining(self, failed: Sequence[Failed], passed: Sequence[Recorded]) -> list[Explained]:
        """Return mutants of the functions of suspected clauses that differ from the reference as an engine
        does: one of each function, those that explain most cases first; where there is none, of the component
        set. `failed` are cases that most likely have one fault, `passed` all scenarios that pass.
        """
        if threading.current_thread() is not threading.main_thread():
            return []
        try:
            return self._explaining(failed, passed)
        finally:
            self._session.drop()

    def _explaining(self, failed: Sequence[Failed], passed: Sequence[Recorded]) -> list[Explained]:
        functions = self._search(
            failed,
            self._reached,
            self._judged_with,
            lambda mutant: _near(passed, mutant.clauses),
            lambda mutant: mutant.key,
        )
        if functions:
            return [Explained(mutant.id, mutant.clauses, cases) for mutant, cases in functions]
        numbers = self._search(
            failed,
            self._numbers,
            self._judged_under,
            lambda mutant: _using(passed, mutant),
            lambda mutant: mutant.path,
        )
        stories = {case.id: recorded for recorded, case, *_ in failed}
        return [
            Explained(mutant.id, self._users(mutant, [stories[case] for case in cases]), cases)
            for mutant, cases in numbers
        ]

    def _search(
        self,
        failed: Sequence[Failed],
        begun_with: Callable[[Recorded, Collection[str]], Iterator[M]],
        judged: Callable[[M, Recorded], Judgement | None],
        probes: Callable[[M], Iterable[Recorded]],
        what: Callable[[M], Hashable],
    ) -> list[tuple[M, frozenset[str]]]:
        """Return mutants with the cases that they explain: one of all that change the same thing."""
        alive: dict[str, tuple[M, list[str]]] = {}
        begun = 0
        for recorded, case, result, clauses in failed[:_MOST_CASES]:
            explains = [mutant for mutant, _ in alive.values() if _alike(judged(mutant, recorded), result)]
            if not explains and begun < _BEGUN_WITH:
                begun += 1
                passed_over = {*alive, *self.left_out}
                fresh = (mutant for mutant in begun_with(recorded, clauses) if mutant.id not in passed_over)
                explains = [mutant for mutant in fresh if _alike(judged(mutant, recorded), result)]
            for mutant in explains:
                alive.setdefault(mutant.id, (mutant, []))[1].append(case.id)
        confirmed: dict[Hashable, tuple[M, frozenset[str]]] = {}
        order = sorted(alive.values(), key=lambda one: -len(one[1]))
        for mutant, cases in islice((one for one in order if what(one[0]) not in confirmed), _MOST_PROBED):
            judgements = (judged(mutant, recorded) for recorded in probes(mutant))
            if all(one is not None and one.verdict == v.PASS for one in judgements):
                confirmed[what(mutant)] = mutant, frozenset(cases)
        return list(confirmed.values())

    def _reached(self, recorded: Recorded, clauses: Collection[str]) -> Iterator[Mutant]:
        """Yield the mutants of the functions of some clauses that are called in a scenario."""
        called: set[Key] = set()
        with self._changing.called(called):
            self._judged(recorded)
        for key, function in self._package.functions.items():
            if key in called and not set(function.carried).isdisjoint(clauses):
                if key not in self._mutants:
                    self._mutants[key] = tuple(mutants_of_function(self._package, key))
                yield from self._mutants[key]

    def _numbers(self, recorded: Recorded, _: Collection[str]) -> Iterator[ComponentMutant]:
        """Return the mutants of the component set in what a scenario uses of it."""
        components = recorded.story.components
        values = self._suite.validator.under(components).components
        return component_mutants(components, values, recorded.entries)

    def _judged_with(self, mutant: Mutant, recorded: Recorded) -> Judgement | None:
        with self._changing.changed(mutant), self._silenced():
            return self._judged(recorded)

    def _judged_under(self, mutant: ComponentMutant, recorded: Recorded) -> Judgement | None:
        self._number = mutant
        self._session.forget_configuration()
        try:
            with self._silenced():
                return self._judged(recorded)
        finally:
            self._number = None
            self._session.forget_configuration()

    def _users(self, mutant: ComponentMutant, stories: Iterable[Recorded]) -> tuple[str, ...]:
        """Return the clauses whose functions read a number in some scenarios."""
        with watched(self._suite.data.load_reference()) as users:
            self._session.forget_configuration()
            for recorded in stories:
                self._judged(recorded)
            self._session.forget_configuration()
        return users.of(mutant)

    @cached_property
    def _silenced(self) -> Callable[[], AbstractContextManager[None]]:
        """What keeps the reference from recording its clauses: of a changed one nobody reads them."""
        reference = self._suite.data.load_reference()
        silenced: Callable[[], AbstractContextManager[None]]
        silenced = import_module(f"{reference.__name__}.recording").silenced
        return silenced

    @cached_property
    def _package(self) -> Package:
        return Package.read(self._suite.folders.own_reference())

    @cached_property
    def _changing(self) -> Changing:
        reference, game = self._suite.data.load_reference(), self._suite.game
        import_module(f"{reference.__name__}.{game.id}")
        return Changing(reference, game.id, self._package)

    def _judged(self, recorded: Recorded) -> Judgement | None:
        """Return what the reference, as it is now, comes to in a scenario."""
        worker = Worker(self._suite, self._readings, self._offer, self._session, brief=False)
        judgement = next(worker.judgements(recorded), None)
        if judgement is None or judgement.verdict in _BROKEN_OFF:
            self._session.drop()
            self._session = self._new_session()
        return judgement

    def _new_session(self) -> Session:
        """Return a session with the reference; a new one after a crash, since after some it asks no more."""
        engine = self._suite.data.load_reference().engine()
        configure = engine.configure

        def configured(game: str, components: Any, readings: Any) -> Any:
            return configure(game, self._number.values if self._number else components, readings)

        engine.configure = configured
        connect = partial(InProcessConnection, engine, processor_time=True)
        return Session(connect, _SECONDS, self._suite.common)


def _alike(judgement: Judgement | None, result: Result) -> bool:
    """Tell whether two engines differ from the reference in the same way."""
    one, two = judgement.first if judgement is not None else None, result.first
    if judgement is None or one is None or two is None or judgement.at != result.at:
        return False
    return _told(one) == _told(two)


def _told(difference: Difference) -> bytes:
    """Return a difference as text, without the words of the engine."""
    actual = difference.actual
    if difference.what == "refusal":
        actual = ""
    return jsontext.canonical(
        [difference.what, difference.path, difference.seat, difference.expected, actual, [*difference.also]]
    )


def _near(passed: Sequence[Recorded], clauses: Sequence[str]) -> list[Recorded]:
    """Return passing scenarios that some clauses are about, and others in which they are applied, those with
    the fewest plays.
    """
    own = set(clauses)
    sorts: tuple[list[Recorded], list[Recorded]] = [], []
    for recorded in sorted(passed, key=lambda one: len(one.story.plays)):
        about = not own.isdisjoint(recorded.story.cases[0].clauses)
        sort = sorts[0 if about else 1]
        if len(sort) < _MOST_PROBED and (about or _applied(recorded, own)):
            sort.append(recorded)
    return [*sorts[0], *sorts[1]]


def _applied(recorded: Recorded, clauses: set[str]) -> bool:
    steps = (step for step in recorded.recording.steps if step is not None)
    return any(
        not clauses.isdisjoint((*step.clauses, *step.answers.view_clauses, *step.answers.outcome_clauses))
        for step in steps
    )


def _using(passed: Sequence[Recorded], mutant: ComponentMutant) -> Iterator[Recorded]:
    """Yield passing scenarios that use the entry that a mutant changes, with the same component set."""
    using = (
        recorded
        for recorded in sorted(passed, key=lambda one: len(one.story.plays))
        if recorded.story.components == mutant.components
        and any(touches(mutant.entry, used) for used in recorded.entries)
    )
    return islice(using, 2 * _MOST_PROBED)
