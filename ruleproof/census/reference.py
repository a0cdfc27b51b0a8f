"""Calls the reference directly, without messages, and records what its rules did for each question."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import msgspec

from ruleproof.cases.suite import Suite
from ruleproof.census.sets import outcomes
from ruleproof.census.visit import Visit
from ruleproof.engines.wire import ILLEGAL_ACTION, NEEDS_CHANCE
from ruleproof.input import jsontext
from ruleproof.language.operations import Play

Asked = Callable[..., Any]
Applied = tuple[tuple[dict[str, Any], ...], bytes]
"""The chance outcomes that an action was given, and the state after it."""


class Says(msgspec.Struct, frozen=True):
    """A refusal by the reference: its code and its reason."""

    code: int
    reason: str


class Reference:
    """The reference under one component set and some readings.

    Attributes:
        applied: the clauses applied in all recorded questions.
        consulted: the rulings (last words of their ids) looked up since this set was last emptied.
        sampled: whether chance had more possible outcomes than were tried, in any question.
    """

    def __init__(self, suite: Suite, readings: Mapping[str, str], most_outcomes: int) -> None:
        loaded = suite.data.load_reference()
        self.engine, self.trace = loaded.engine(in_text=True), loaded.trace
        answer = self.engine.configure(suite.game.id, suite.components.values, readings)
        self.reasons: list[str] = list(answer.get("reasons", ()))
        self.most_outcomes = most_outcomes
        self.sampled = False
        self.applied: set[str] = set()
        self.consulted: set[str] = set()

    @contextmanager
    def heard(self) -> Iterator[None]:
        """Record what the rules do; other questions, such as those about other readings, are not recorded."""
        with self.trace.tracing(self._hearer()):
            yield

    def branches(self, ask: Asked, *given: Any, chance: tuple[Any, ...] = ()) -> Iterator[Applied | Says]:
        """Yield the results of a question that leads to a state, one for each chance outcome."""
        answer = self.ask(ask, *given, list(chance))
        if not isinstance(answer, Says):
            yield chance, bytes(answer["state"])
        elif answer.code != NEEDS_CHANCE:
            yield answer
        else:
            tried, all_of_them = outcomes(self._needs, self.most_outcomes)
            self.sampled |= not all_of_them
            for outcome in tried:
                yield from self.branches(ask, *given, chance=(*chance, outcome))

    def ask(self, ask: Asked, *given: Any) -> Any:
        """Return the answer to one question, or a refusal."""
        try:
            return ask(*given)
        except Exception as refusal:
            code = getattr(refusal, "code", None)
            if code is None:
                raise
            self._needs = getattr(refusal, "needs", {})
            return Says(code, str(refusal))

    def visited(self, state: bytes, number: int = 0) -> Visit:
        """Return a position with its listed actions and the states to which they lead."""
        visit, raw, engine = Visit.of(number, state), msgspec.Raw(state), self.engine
        for seat in visit.seats:
            visit.legal[seat] = listed = bytes(engine.legal_actions(raw, seat)["actions"])
            actions = jsontext.decode(listed)
            if (seat in visit.waits) is not bool(actions) and (actions or seat in visit.must_act):
                visit.wrong.append(
                    f"{seat} {'is not asked, but may act' if actions else 'must act, but cannot'}"
                )
            for action in actions:
                self._apply(visit, raw, seat, action)
        visit.views = {seat: bytes(engine.view(raw, seat)["view"]) for seat in visit.seats}
        visit.outcome = bytes(engine.outcome(raw)["outcome"])
        return visit

    def _apply(self, visit: Visit, raw: msgspec.Raw, seat: str, action: Any) -> None:
        for answer in self.branches(self.engine.apply, raw, seat, action):
            if isinstance(answer, Says):
                words = jsontext.encode(action).decode()
                visit.wrong.append(f"{seat} is refused the listed action {words}: {answer.reason}")
                continue
            visit.steps.append(Play(seat, action, answer[0]))
            visit.after.append(answer[1])

    def refuses(self, raw: msgspec.Raw, seat: str, action: Any) -> bool:
        """Tell whether an action is refused as illegal."""
        answer = self.ask(self.engine.apply, raw, seat, action, [])
        return isinstance(answer, Says) and answer.code == ILLEGAL_ACTION

    def _hearer(self) -> Callable[[Any], None]:
        applied, consulted, asking = self.trace.Applied, self.trace.Consulted, self.trace.Asking
        questions = 0

        def hear(event: Any) -> None:
            nonlocal questions
            kind = type(event)
            if kind is applied:
                if not questions and not self.applied.issuperset(event.clauses) and did_something(event):
                    self.applied.update(event.clauses)
            elif kind is consulted:
                self.consulted.add(event.ruling)
            elif kind is asking:
                questions += 1 if event.begins else -1

        return hear


def did_something(event: Any) -> bool:
    """Tell whether a requirement held, or a function of the rules had something to do."""
    result = event.result
    if isinstance(result, msgspec.Struct):
        return not any(result is argument for argument in event.arguments)
    return result is None or bool(result)
