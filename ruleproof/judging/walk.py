"""Walks an engine through a case beside the reference's transcript and compares every answer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from ruleproof.cases.case import Observation, Start, Step, Transcript
from ruleproof.engines.replies import GameTools, answer_in, applied_in, checked, checked_actions
from ruleproof.engines.session import Session
from ruleproof.engines.wire import (
    ILLEGAL_ACTION,
    INVALID_PARAMS,
    NEEDS_CHANCE,
    REFUSAL_NAMES,
    UNSUPPORTED,
    UNSUPPORTED_POSITION,
    UNUSED_CHANCE,
    EngineFailure,
    ErrorObject,
    Reply,
)
from ruleproof.input import jsontext
from ruleproof.judging.differences import (
    canonical_answer,
    difference_between,
    difference_of,
    difference_of_actions,
    same_text,
)
from ruleproof.judging.verdicts import Difference
from ruleproof.language.operations import Play
from ruleproof.rules.canonical import first_difference

_STATE_KEYS = ("table", "to_act", "may_act", "settled")


class Unsupported(Exception):
    """The engine declares that it cannot do what the case needs."""


@dataclass
class Refused:
    """An engine's refusal of an action."""

    error: ErrorObject

    @property
    def words(self) -> str:
        name = REFUSAL_NAMES.get(self.error.code, f"error {self.error.code}")
        return f"{name}: {self.error.member('reason') or self.error.message}".rstrip(": ")


class Walk:
    """One engine on its way through one case.

    The first difference from the transcript is kept in `difference`; with the engine's states before and
    after the play in `before` and `found`, and the reference's state after it in `wanted`. Then nothing more
    is compared, and the walk goes on with the engine's states.
    """

    def __init__(
        self,
        tools: GameTools,
        session: Session,
        verbs: Sequence[str],
        seats: Sequence[str],
        *,
        compare: bool = True,
    ) -> None:
        self.tools = tools
        self.session = session
        self.verbs = verbs
        self.seats = seats
        self.state: bytes = b""
        self.observation = Observation({})
        self.difference: Difference | None = None
        self.differs_at: Step | None = None
        self.differs_in: bytes = b""
        self.before: bytes = b""
        self.found: bytes = b""
        self.wanted: bytes = b""
        self.compare = compare
        self.expected: Observation | None = None
        self.refused: Refused | None = None
        self.changed_by_refusal: Difference | None = None
        self.uncounted: Difference | None = None
        self.applied: tuple[str, ...] = ()
        self.settled = True

    def begin(self, start: Start, expected: Transcript | None) -> None:
        """Load the position or set up the new game, and ask about it.

        Raises:
            Unsupported, EngineFailure: the engine cannot do it, or failed.
        """
        self.wanted = expected.state if expected else b""
        if start.is_new_game:
            params = {"seats": start.seats, "options": start.options, "chance": start.chance}
            reply = self._ask([("new_game", params)])[0]
            if reply.error is not None:
                self._refuse(Refused(reply.error), "new_game", expected is not None)
                return
            self._take(reply, expected.state if expected else b"", "new_game")
        else:
            self.state = self.found = start.state
            self.settled = b'"settled":false' not in start.state
        self._observe(expected.observation if expected else None, "at the start")

    def resume(self, state: bytes) -> None:
        """Go on from another state at which nothing is unsettled, after a difference or failure.

        Raises:
            Unsupported, EngineFailure: the engine cannot take the state up, or failed.
        """
        self.state, self.settled, self.difference, self.refused, self.compare = state, True, None, None, True
        self._observe(None, "when a position is loaded")

    def stands_at(self, state: bytes) -> bool:
        """Tell whether the engine's own state shows what this state shows."""
        shape = self.tools.shapes.state
        try:
            own, wanted = (
                shape.canonical(jsontext.decode(self.state)),
                shape.canonical(jsontext.decode(state)),
            )
            return all(own[key] == wanted[key] for key in _STATE_KEYS)
        except (ValueError, LookupError, TypeError):
            return False

    def play(self, play: Play, expected: Step | None) -> None:
        """Let the engine apply an action and ask about what came of it.

        Raises:
            Unsupported, EngineFailure: the engine cannot do it, or failed.
        """
        if self.compare:
            self.before, self.found, self.wanted = self.state, b"", expected.state if expected else b""
        params = {
            "state": msgspec.Raw(self.state),
            "seat": play.seat,
            "action": play.action,
            "chance": play.chance,
        }
        reply = self._ask([("apply", params)])[0]
        what = f"{play.seat}: {jsontext.encode(play.action).decode()}"
        if reply.error is not None:
            wanted = expected is None or expected.refusal is None
            self._refuse(Refused(reply.error), what, wanted, expected)
            if not wanted:
                self._ask_again(expected.observation if expected else None)
            return
        if expected is not None and expected.refusal is not None:
            self._differ(
                Difference(
                    "refusal",
                    f"{what} is accepted, and the rules refuse it: {expected.refusal.reason}",
                    "",
                    "refused",
                    "accepted",
                    play.seat,
                    what,
                ),
                expected,
            )
            expected = None
        self._take(reply, expected.state if expected else b"", what, expected)
        self._observe(expected.observation if expected else None, f"after {what}", expected)

    def accepts_a_legal_action(self, play: Play, expected: Step) -> bool | None:
        """Tell whether the engine accepts an action that the reference lists, from where it refused one; None
        if none is listed.

        The first in canonical order of the same seat and type, else of the same seat, else of a seat to act.
        """
        alternative = first_legal(play, expected.observation)
        if alternative is None:
            return None
        seat, action = alternative
        params = {"state": msgspec.Raw(self.state), "seat": seat, "action": action, "chance": []}
        reply = self._ask([("apply", params)])[0]
        if reply.error is None or reply.error.code == NEEDS_CHANCE:
            return True
        told = f"the refusal does not count, since the engine also refuses {jsontext.encode(action).decode()} of {seat}, which is legal"
        self.uncounted = Difference(
            "refusal", f"{told}: {Refused(reply.error).words}", "", "accepted", "refused", seat
        )
        self._differ(self.uncounted, expected)
        return False

    def _ask(self, questions: Sequence[tuple[str, dict[str, Any]]]) -> list[Reply]:
        replies = self.session.ask(questions)
        for (method, _), reply in zip(questions, replies, strict=True):
            if reply.error is None:
                continue
            if reply.error.code in (UNSUPPORTED, UNSUPPORTED_POSITION):
                raise Unsupported(Refused(reply.error).words)
            if method not in ("apply", "new_game") or reply.error.code not in (
                ILLEGAL_ACTION,
                NEEDS_CHANCE,
                UNUSED_CHANCE,
                INVALID_PARAMS,
            ):
                raise EngineFailure(
                    "illegal reply",
                    f"{method} is answered with error {reply.error.code}: {reply.error.message}",
                )
        return replies

    def _refuse(self, refused: Refused, what: str, unwanted: bool, expected: Step | None = None) -> None:
        self.refused = refused
        if unwanted:
            self._differ(
                Difference(
                    "refusal",
                    f"{what} is refused, and the rules allow it ({refused.words})",
                    "",
                    "accepted",
                    refused.words,
                    after=what,
                ),
                expected,
            )

    def _take(self, reply: Reply, expected: bytes, what: str, step: Step | None = None) -> None:
        applied = applied_in(reply.result, what)
        self.state = bytes(applied.state)
        self.found = self.found or self.state
        self.applied = tuple(applied.clauses)
        if self.compare and same_text(self.state, expected):
            self.settled = b'"settled":false' not in self.state
            return
        value = checked(self.tools, "state", self.state, what)
        broken = self.tools.laws.violations(value.get("table"))
        if broken:
            told = f"after {what} a conservation law is broken: {'; '.join(broken)}"
            raise EngineFailure("illegal reply", told, cause="a conservation law is broken")
        self.settled = value["settled"]
        if self.compare and expected:
            self._compare_states(value, expected, what, step)

    def _compare_states(
        self, value: Mapping[str, Any], expected: bytes, what: str, step: Step | None
    ) -> None:
        shape = self.tools.shapes.state
        wanted, found = shape.canonical(jsontext.decode(expected)), shape.canonical(value)
        keys = _STATE_KEYS if wanted["settled"] else ("to_act", "may_act", "settled")
        different = first_difference({key: wanted[key] for key in keys}, {key: found[key] for key in keys})
        if different is not None:
            self._differ(difference_of(str(different[0][0]), different, f"after {what}"), step)

    def _questions(self, settled: bool) -> tuple[list[tuple[str, str]], list[tuple[str, dict[str, Any]]]]:
        state = msgspec.Raw(self.state)
        keys: list[tuple[str, str]] = []
        if "legal_actions" in self.verbs:
            seats = self.seats if settled else jsontext.decode(self.state).get("to_act", [])
            keys += [("legal_actions", seat) for seat in seats]
        if settled and "view" in self.verbs:
            keys += [("view", seat) for seat in self.seats]
        if settled and "outcome" in self.verbs:
            keys.append(("outcome", ""))
        return keys, [
            (verb, {"state": state, "seat": seat} if seat else {"state": state}) for verb, seat in keys
        ]

    def _observe(self, expected: Observation | None, when: str, step: Step | None = None) -> None:
        if self.compare:
            self.expected = expected
        keys, questions = self._questions(self.settled)
        replies = self._ask(questions) if questions else []
        legal: dict[str, bytes] = {}
        views: dict[str, bytes] = {}
        outcome = b""
        for (verb, seat), reply in zip(keys, replies, strict=True):
            wanted = b"" if expected is None or not self.compare else _expected(expected, verb, seat)
            text = answer_in(reply.result, verb)
            if not wanted or not same_text(text, wanted, any_order=verb == "legal_actions"):
                self._examine(verb, seat, text, wanted, when, step)
            if verb == "legal_actions":
                legal[seat] = text
            elif verb == "view":
                views[seat] = text
            else:
                outcome = text
        self.observation = Observation(legal, views, outcome)

    def _examine(
        self, verb: str, seat: str, text: bytes, expected: bytes, when: str, step: Step | None
    ) -> None:
        what = f"{verb} of {seat} {when}" if seat else f"{verb} {when}"
        if verb == "legal_actions":
            found = checked_actions(self.tools, text, what)
        else:
            found = getattr(self.tools.shapes, verb).canonical(checked(self.tools, verb, text, what))
        if not expected or self.difference is not None:
            return
        wanted = canonical_answer(self.tools.shapes, verb, expected)
        if verb == "legal_actions":
            if found != wanted:
                self._differ(difference_of_actions(seat, wanted, found, when), step)
            return
        different = first_difference(wanted, found)
        if different is not None:
            self._differ(difference_of(verb, different, when, seat), step)

    def _ask_again(self, expected: Observation | None) -> None:
        """After a refusal: the answers for the same state must be what they were."""
        before = self.observation
        self._observe(expected, "after the refusal")
        if before != self.observation:
            self.changed_by_refusal = difference_between(self.tools.shapes, before, self.observation)
        if self.changed_by_refusal is not None:
            self._differ(self.changed_by_refusal, None)

    def _differ(self, difference: Difference, step: Step | None) -> None:
        if self.difference is None and self.compare:
            self.difference = difference
            self.differs_at, self.differs_in = step, self.state
        self.compare = False


def first_legal(play: Play, observation: Observation) -> tuple[str, dict[str, Any]] | None:
    """Return the legal action that an engine must accept for its refusal of `play` to count."""
    by_seat = {
        seat: sorted(jsontext.decode(text), key=jsontext.canonical)
        for seat, text in observation.legal.items()
    }
    own = by_seat.get(play.seat, [])
    same = [action for action in own if action.get("type") == play.action.get("type")]
    if same or own:
        return play.seat, (same or own)[0]
    return next(((seat, actions[0]) for seat, actions in by_seat.items() if actions), None)


def _expected(observation: Observation, verb: str, seat: str) -> bytes:
    if verb == "outcome":
        return observation.outcome
    return (observation.legal if verb == "legal_actions" else observation.views).get(seat, b"")
