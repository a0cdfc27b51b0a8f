"""Finds scenarios that may not show the clauses with which they are tagged.

There are two reasons for doubt. In one, no part of the reference that implements the clause has an effect in
the scenario. In the other, it has an effect only before the last play: if an engine is wrong there, the case
is untestable and the fault stays hidden.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from ruleproof.cases.case import Case, Story
from ruleproof.cases.suite import Suite
from ruleproof.engines.recording import Recording, Step
from ruleproof.input import cache, jsontext
from ruleproof.language.operations import Legal, LegalExactly
from ruleproof.rules.carriers import Carrier, carriers_in
from ruleproof.running.expected import Recordings
from ruleproof.running.recorded_story import RecordedStory

_MOST_APPLIED = 12
"""Maximum number of actions that are tried when a scenario expects them to be legal."""
_MOST_OUTCOMES = 4
"""Maximum number of chance outcomes that are made up for one action."""

_NEGATED = re.compile(
    r"\b(?:no|not|nobody|nothing|none|never|neither|nor|cannot|without|before|until|still|only|alone"
    r"|instead|except|unless|too|longer|goes? on|stays?|keeps?|remains?)\b",
    re.IGNORECASE,
)
"""Words in a title that say that the clause has no effect here or not yet: the scenario shows its limits."""


class Doubt(msgspec.Struct, frozen=True):
    """A scenario that may not show one of its clauses, and why; `file` and `line` locate its first row."""

    scenario: str
    title: str
    file: str
    line: int
    clause: str
    why: str


def _row(case: Case) -> str:
    """Return the name of an outline row in words."""
    return " ".join(case.id.split("/")[3:]).replace("_", " ")


def scenario_of(case: str) -> str:
    """Return the id of a case without its outline row."""
    return "/".join(case.split("/")[:3])


def recorded_doubts(suite: Suite, recordings: Recordings) -> list[Doubt]:
    """Return every doubt about the scenarios of a game, from the cache if nothing has changed."""
    folders = suite.folders
    files = [*folders.feature_files(), *folders.reference_files()]
    key = cache.digest_of_files(files, suite.base, suite.components.digest)
    name = f"doubts {folders.id} {folders.root} {suite.components.digest}"
    return cache.cached(name, key, list[Doubt], lambda: doubts(suite, recordings))


def doubts(suite: Suite, recordings: Recordings) -> list[Doubt]:
    """Return every doubt about the scenarios of a game, in order.

    An outline shows a clause if one of its rows does.
    """
    carried = carriers_in(suite.folders.reference_files())
    last_play = _LastPlay(suite, recordings.readings, carried)
    reasons: dict[tuple[str, str], list[str]] = defaultdict(list)
    first: dict[str, Case] = {}
    for recorded in recordings.scenarios():
        case = recorded.story.cases[0]
        scenario = scenario_of(case.id)
        first.setdefault(scenario, case)
        clauses = [] if recorded.fault else [clause for clause in case.clauses if clause in carried]
        for clause, why in _why_not(suite, last_play, recorded, clauses):
            reasons[scenario, clause].append(why)
    return [
        Doubt(scenario, case.title, case.file, case.line, clause, whys[0])
        for (scenario, clause), whys in reasons.items()
        for case in [first[scenario]]
        if all(whys)
    ]


def _why_not(
    suite: Suite, last_play: _LastPlay, recorded: RecordedStory, clauses: Sequence[str]
) -> Iterator[tuple[str, str]]:
    """Yield each clause with the reason why the case may not show it, or with '' if the case shows it."""
    case = recorded.story.cases[0]
    own = _applied(recorded.recording.steps[case.begins + 1 :])
    own |= _applied(recorded.recording.steps[:1]) if not case.ends else set()
    last = recorded.recording.made(len(recorded.recording.steps) - 1)
    own |= {*last.answers.view_clauses, *last.answers.outcome_clauses}
    if not own.issuperset(clauses):
        own |= last_play.with_an_effect(recorded)
    before = _applied(recorded.recording.steps[: case.begins + 1])
    for clause in clauses:
        negated = clause not in before and _NEGATED.search(f"{case.title} {_row(case)}")
        if clause in own or negated:
            yield clause, ""
        elif clause not in before:
            yield clause, "the reference never applies it, and the title does not say so"
        elif suite.game.clauses[clause].kind == "permission":
            yield (
                clause,
                "it is applied only before the last play: an engine that refuses it there is not judged",
            )
        else:
            yield clause, ""


def _applied(steps: Sequence[Step | None]) -> set[str]:
    return {
        clause
        for step in steps
        if step is not None
        for clause in (*step.clauses, step.refusal.clause if step.refusal is not None else "")
        if clause
    }


class _LastPlay:
    """Plays scenarios again on the reference to find all clauses that had an effect."""

    def __init__(
        self, suite: Suite, readings: Mapping[str, str], carried: Mapping[str, Sequence[Carrier]]
    ) -> None:
        self.suite = suite
        self.readings = readings
        self._carried = {_name(one): one.clauses for carriers in carried.values() for one in carriers}
        reference = suite.data.load_reference()  # not the oracle: its answers omit calls that changed nothing
        self._engine = reference.engine()
        self._trace = reference.trace

    def with_an_effect(self, recorded: RecordedStory) -> set[str]:
        """Return the clauses that had an effect in the last play of a scenario or in its expectations."""
        story, case = recorded.story, recorded.story.cases[0]
        values = self.suite.validator.under(story.components).components
        self._engine.configure(self.suite.game.id, values, {**self.readings, **story.readings})
        effects = _Effects(self._trace, self._carried)
        with self._trace.tracing(effects.hear):
            self._ask_about_last_play(story, case, recorded.recording, effects)
        return effects.clauses

    def _ask_about_last_play(self, story: Story, case: Case, recording: Recording, effects: _Effects) -> None:
        for number in range(case.begins + 1, case.ends + 1):
            play = story.plays[number - 1]
            state = jsontext.decode(recording.made(number - 1).state)
            self._try(state, play.seat, play.action, play.chance)
        last = recording.made(len(recording.steps) - 1)
        if not last.state:
            start = story.start
            self._answer("new_game", list(start.seats), start.options, list(start.chance))
            return
        state = jsontext.decode(last.state)
        if last.settled:
            self._answer("outcome", state)
            for seat in story.start.seats:
                self._answer("view", state, seat)
        for expectation in case.expectations:
            if isinstance(expectation, Legal | LegalExactly):
                self._try_what_is_expected(state, expectation, effects)

    def _try_what_is_expected(self, state: Any, expectation: Legal | LegalExactly, effects: _Effects) -> None:
        """Try the actions that a scenario expects to be legal or illegal."""
        seat = expectation.seat
        legal = self._answer("legal_actions", state, seat).get("actions", [])
        if isinstance(expectation, Legal):
            like = [expectation.action]
        else:
            like = [*expectation.actions, expectation.like]
        named = [one for one in legal if any(one.items() >= part.items() for part in like)]
        for action in [*named[:_MOST_APPLIED], *like[:_MOST_APPLIED]]:
            effects.upheld.clear()
            if self._try(state, seat, action, ()):
                effects.clauses |= effects.upheld

    def _try(
        self, state: Any, seat: str, action: Mapping[str, Any], chance: Sequence[Mapping[str, Any]]
    ) -> bool:
        """Tell whether an action is accepted; if it needs chance, outcomes are made up."""
        outcomes = list(chance)
        for _ in range(_MOST_OUTCOMES):
            answer = self._answer("apply", state, seat, action, outcomes)
            if "needs" not in answer:
                return "state" in answer
            outcomes.append(_outcome(answer["needs"]))
        return False

    def _answer(self, verb: str, *arguments: Any) -> dict[str, Any]:
        """Return an answer of the reference, or the data of its refusal."""
        try:
            answer: dict[str, Any] = getattr(self._engine, verb)(*arguments)
        except Exception as refusal:
            answer = getattr(refusal, "data", {})
            if not answer:
                raise
        return answer


class _Effects:
    """The events of the reference: the `clauses` that had an effect, and the requirements that were `upheld`.

    When a function is called, all its clauses have an effect, even if the call changes nothing. A requirement
    is different: it is checked for everything that a seat could do, so it has an effect only if it refuses.
    Whether an upheld requirement counts as well depends on the question.
    """

    def __init__(self, trace: Any, carried: Mapping[str, Sequence[str]]) -> None:
        self.clauses: set[str] = set()
        self.upheld: set[str] = set()
        self._trace = trace
        self._carried = carried
        self._questions = 0
        self._refusal: Exception | None = None

    def hear(self, event: Any) -> None:
        """Record an event. If one refusal passes through several requirements, only the innermost counts."""
        match event:
            case self._trace.Asking():
                self._questions += 1 if event.begins else -1
            case self._trace.Applied(result=None):
                self.upheld.update(() if self._questions else event.clauses)
            case self._trace.Applied():
                name = event.function.partition(".")[2]
                self.clauses.update(event.clauses, self._carried.get(name, ()))
            case self._trace.Refused() if event.refusal is not self._refusal:
                self._refusal = event.refusal
                self.clauses.update(event.clauses)


def _name(carrier: Carrier) -> str:
    """Return the full name of a function, without the name of the reference's package."""
    module = [part for part in (carrier.path.parent.name, carrier.path.stem) if part != "__init__"]
    return ".".join((*module, carrier.name))


def _outcome(needs: Mapping[str, Any]) -> dict[str, Any]:
    """Return a chance outcome that meets a need: the things in their present order, or a one on every die."""
    if "roll" in needs:
        return {"roll": [1] * needs["roll"]["dice"]}
    return {"shuffle": needs["shuffle"]}
