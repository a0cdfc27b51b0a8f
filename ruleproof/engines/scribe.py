"""Asks the reference what it answers in the course of a case, and whether it agrees with the case."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from ruleproof.cases.case import Case, Observation, Refusal, Start, Step, Transcript
from ruleproof.cases.tours import Tour
from ruleproof.engines.replies import GameTools, without_own_keys
from ruleproof.engines.session import Session
from ruleproof.engines.wire import EngineFailure, Reply
from ruleproof.input import jsontext
from ruleproof.judging.expectations import Witness, unmet
from ruleproof.language.operations import Play
from ruleproof.language.operations import Refused as RefusedExpected
from ruleproof.rules.canonical import has_float
from ruleproof.rules.schemas import fault_lines


class _Answer(msgspec.Struct, frozen=True):
    state: msgspec.Raw = msgspec.Raw(b"")
    actions: msgspec.Raw = msgspec.Raw(b"")
    view: msgspec.Raw = msgspec.Raw(b"")
    outcome: msgspec.Raw = msgspec.Raw(b"")
    clauses: tuple[str, ...] = ()
    x_entries: tuple[str, ...] = ()


_decode = msgspec.json.Decoder(_Answer).decode


class SuiteFault(Exception):
    """The reference disagrees with a case, or with the specification."""


class Scribe:
    """Writes down what the reference answers."""

    def __init__(self, session: Session, tools: GameTools) -> None:
        self.session = session
        self._all = self.tools = tools
        self.entries: dict[str, set[str]] = {}

    def case(self, case: Case, readings: Mapping[str, str]) -> Transcript:
        """Return the transcript of a scenario under some readings and the component set that it names, else
        the set in force.

        The entries are those that the plays used, and the answers that the scenario itself asks for.
        """
        self.entries = {}
        empty = Transcript(b"", Observation({}))
        try:
            self.configure(case.game, case.components, {**readings, **case.readings})
            begun = self.start(case.start)
            steps: list[Step] = []
            for play in (*case.lead_up, *case.plays):
                if steps and steps[-1].refusal is not None:
                    raise SuiteFault(
                        f"the reference refuses a play before the last: {steps[-1].refusal.reason}"
                    )
                steps.append(self.step(case.start, _latest(begun, steps), play))
            done = msgspec.structs.replace(begun, steps=tuple(steps), entries=self._used(case.verbs))
            fault = self._disagreement(case, done)
        except (SuiteFault, EngineFailure) as error:
            return msgspec.structs.replace(empty, entries=self._used(case.verbs), fault=str(error))
        return msgspec.structs.replace(done, fault=fault)

    def tour(self, tour: Tour, game: str, readings: Mapping[str, str]) -> Transcript:
        """Return the transcript of a tour; its fault says where the reference does not go along."""
        self.entries = {}
        try:
            self.configure(game, tour.components, {**readings, **tour.readings})
            begun = self.start(tour.start)
            steps: list[Step] = []
            for play in tour.plays:
                step = self.step(tour.start, _latest(begun, steps), play)
                if step.refusal is not None:
                    raise SuiteFault(
                        f"{tour.file}:{play.line}: the reference refuses this play: {step.refusal.reason}"
                    )
                steps.append(step)
        except (SuiteFault, EngineFailure) as error:
            return Transcript(b"", Observation({}), entries=self._used(()), fault=str(error))
        last = steps[-1].observation if steps else begun.observation
        over = bool(last.outcome) and jsontext.decode(last.outcome).get("over") is True
        fault = "" if over else f"{tour.file}: the game of this tour does not end"
        return msgspec.structs.replace(begun, steps=tuple(steps), entries=self._used(()), fault=fault)

    def _used(self, verbs: Sequence[str]) -> tuple[str, ...]:
        """Return the component entries used in play, and in the answers to these verbs."""
        found: set[str] = set()
        for verb in {"new_game", "apply", *verbs}:
            found |= self.entries.get(verb, set())
        return tuple(sorted(found))

    def configure(self, game: str, components: str, readings: Mapping[str, str]) -> None:
        self.tools = self._all.under(components)
        reasons = self.session.configure(game, self.tools.components, readings)
        if reasons:
            raise SuiteFault(f"the reference cannot be configured so: {'; '.join(reasons)}")

    def start(self, start: Start) -> Transcript:
        """Return the beginning of a transcript."""
        if not start.is_new_game:
            settled = b'"settled":false' not in start.state
            return Transcript(start.state, self._observe(start.state, start.seats, settled), settled)
        params = {"seats": start.seats, "options": start.options, "chance": start.chance}
        reply = self.session.ask([("new_game", params)])[0]
        if reply.error is not None:
            raise SuiteFault(f"the reference refuses this new game: {_words(reply)}")
        answer = self._answer("new_game", reply)
        settled = self._check_state(bytes(answer.state))
        return Transcript(
            bytes(answer.state),
            self._observe(bytes(answer.state), start.seats, settled),
            settled,
            answer.clauses,
        )

    def step(self, start: Start, before: tuple[bytes, bool], play: Play) -> Step:
        """Return what the reference answers to one play."""
        state, settled = before
        params = {
            "state": msgspec.Raw(state),
            "seat": play.seat,
            "action": play.action,
            "chance": play.chance,
        }
        reply = self.session.ask([("apply", params)])[0]
        if reply.error is not None:
            if reply.error.code != 1:
                raise SuiteFault(
                    f"the reference answers {jsontext.encode(play.action).decode()} of {play.seat}: {_words(reply)}"
                )
            refusal = Refusal(
                reply.error.member("reason") or reply.error.message, reply.error.member("clause")
            )
            return Step(self._observe(state, start.seats, settled), settled, refusal=refusal)
        answer = self._answer("apply", reply)
        after = bytes(answer.state)
        settled = self._check_state(after)
        return Step(self._observe(after, start.seats, settled), settled, after, answer.clauses)

    def _answer(self, verb: str, reply: Reply) -> _Answer:
        answer = _decode(reply.result)
        self.entries.setdefault(verb, set()).update(answer.x_entries)
        return answer

    def _check_state(self, text: bytes) -> bool:
        value = without_own_keys(jsontext.decode(text))
        if has_float(value) or not self.tools.schemas.accepts("state")(value):
            raise SuiteFault(
                f"the reference's state breaks the schema: {'; '.join(fault_lines(self.tools.schemas, 'state', value)[:3])}"
            )
        broken = self.tools.laws.violations(value["table"])
        if broken:
            raise SuiteFault(f"the reference breaks a conservation law: {'; '.join(broken)}")
        return bool(value["settled"])

    def _observe(self, text: bytes, seats: Sequence[str], settled: bool) -> Observation:
        state = msgspec.Raw(text)
        asked = seats if settled else jsontext.decode(text)["to_act"]
        questions: list[tuple[str, dict[str, Any]]] = [
            ("legal_actions", {"state": state, "seat": seat}) for seat in asked
        ]
        if settled:
            questions += [("view", {"state": state, "seat": seat}) for seat in seats]
            questions.append(("outcome", {"state": state}))
        replies = self.session.ask(questions)
        legal: dict[str, bytes] = {}
        views: dict[str, bytes] = {}
        outcome = b""
        clauses: dict[str, dict[str, None]] = {"legal_actions": {}, "view": {}, "outcome": {}}
        for (verb, params), reply in zip(questions, replies, strict=True):
            if reply.error is not None:
                raise SuiteFault(f"the reference answers {verb}: {_words(reply)}")
            answer = self._answer(verb, reply)
            clauses[verb].update(dict.fromkeys(answer.clauses))
            if verb == "legal_actions":
                legal[params["seat"]] = self._checked("action", bytes(answer.actions), every=True)
            elif verb == "view":
                views[params["seat"]] = self._checked("view", bytes(answer.view))
            else:
                outcome = self._checked("outcome", bytes(answer.outcome))
        return Observation(legal, views, outcome, tuple(clauses["view"]), tuple(clauses["outcome"]))

    def _checked(self, schema: str, text: bytes, *, every: bool = False) -> bytes:
        value = jsontext.decode(text)
        for part in value if every else [value]:
            if has_float(part) or not self.tools.schemas.accepts(schema)(part):
                faults = "; ".join(fault_lines(self.tools.schemas, schema, part)[:3])
                raise SuiteFault(f"an answer of the reference breaks the schema {schema}.json: {faults}")
        return text

    def _disagreement(self, case: Case, done: Transcript) -> str:
        """Return how the reference's answers contradict the case, or ''."""
        last = done.steps[-1] if done.steps else None
        refused = last is not None and last.refusal is not None
        wanted = next((one for one in case.expectations if isinstance(one, RefusedExpected)), None)
        if last is not None and last.refusal is not None:
            if wanted is None:
                under = f" ({last.refusal.clause})" if last.refusal.clause else ""
                return f"{case.file}:{case.line}: the reference refuses the action, and no refusal is expected: {last.refusal.reason}{under}"
            if wanted.clause and wanted.clause != last.refusal.clause:
                return f"{case.file}:{wanted.line}: the reference refuses under {last.refusal.clause or 'no clause'}: {last.refusal.reason}"
        elif last is not None and not last.settled:
            return f"{case.file}:{case.line}: the scenario ends in the middle of a choice (the state is unsettled)"
        shapes = self.tools.shapes
        state, _ = _latest(done, list(done.steps))
        seen = last.observation if last else done.observation
        witness = Witness(shapes, done.state, state, refused, seen)
        for expectation in case.expectations:
            found = unmet(expectation, witness, shapes)
            if found is not None:
                return f"{case.file}:{expectation.line}: the reference disagrees: {found.message}"
        return ""


def _latest(begun: Transcript, steps: Sequence[Step]) -> tuple[bytes, bool]:
    for step in reversed(steps):
        if step.state:
            return step.state, step.settled
    return begun.state, begun.settled


def _words(reply: Reply) -> str:
    assert reply.error is not None
    return reply.error.member("reason") or reply.error.message or f"error {reply.error.code}"
