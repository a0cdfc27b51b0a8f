"""Walks an engine through a case beside the reference's transcript and compares every answer."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from ruleproof import jsontext
from ruleproof.cases import Observation, Start, Step, Transcript
from ruleproof.conservation import Checker
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
from ruleproof.expectations import Shapes, canonical_actions
from ruleproof.model import Json
from ruleproof.operations import Play
from ruleproof.schemas import SchemaSet, fault_lines
from ruleproof.shape import first_difference, has_float
from ruleproof.verdicts import Difference

_STATE_KEYS = ("table", "to_act", "may_act", "settled")


class Unsupported(Exception):
    """The engine declares that it cannot do what the case needs."""


class _Applied(msgspec.Struct, frozen=True):
    state: msgspec.Raw
    clauses: list[str] = []


_decode_applied = msgspec.json.Decoder(_Applied).decode


@dataclass
class GameTools:
    """What judging the cases of one game under one component set needs; `named` are the same for cases that name a set of their own."""

    shapes: Shapes
    schemas: SchemaSet
    laws: Checker
    components: Mapping[str, Json]
    named: Mapping[str, GameTools] = field(default_factory=dict)

    def under(self, components: str) -> GameTools:
        """Return the tools for cases that name this component set; those at hand where none is named."""
        return self.named[components] if components else self


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

    The first difference from the transcript is kept in `difference`; after it nothing more is compared, and the walk goes on with
    the engine's own states.
    """

    def __init__(self, tools: GameTools, session: Session, verbs: Sequence[str], seats: Sequence[str], *, compare: bool = True) -> None:
        self.tools = tools
        self.session = session
        self.verbs = verbs
        self.seats = seats
        self.state: bytes = b""
        self.observation = Observation({})
        self.difference: Difference | None = None
        self.differs_at: Step | None = None
        self.differs_in: bytes = b""
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
        if start.is_new_game:
            params = {"seats": start.seats, "options": start.options, "chance": start.chance}
            reply = self._ask([("new_game", params)])[0]
            if reply.error is not None:
                self._refuse(Refused(reply.error), "new_game", expected is not None)
                return
            self._take(reply, expected.state if expected else b"", "new_game")
        else:
            self.state = start.state
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
            own, wanted = shape.canonical(jsontext.decode(self.state)), shape.canonical(jsontext.decode(state))
            return all(own[key] == wanted[key] for key in _STATE_KEYS)
        except (ValueError, LookupError, TypeError):
            return False

    def play(self, play: Play, expected: Step | None) -> None:
        """Let the engine apply an action and ask about what came of it.

        Raises:
            Unsupported, EngineFailure: the engine cannot do it, or failed.
        """
        params = {"state": msgspec.Raw(self.state), "seat": play.seat, "action": play.action, "chance": play.chance}
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
                    "refusal", f"{what} is accepted, and the rules refuse it: {expected.refusal.reason}", "", "refused", "accepted", play.seat, what
                ),
                expected,
            )
            expected = None
        self._take(reply, expected.state if expected else b"", what, expected)
        self._observe(expected.observation if expected else None, f"after {what}", expected)

    def accepts_a_legal_action(self, play: Play, expected: Step) -> bool | None:
        """Tell whether the engine accepts an action that the reference lists, from where it refused one; None if none is listed.

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
        self.uncounted = Difference("refusal", f"{told}: {Refused(reply.error).words}", "", "accepted", "refused", seat)
        self._differ(self.uncounted, expected)
        return False

    def _ask(self, questions: Sequence[tuple[str, dict[str, Any]]]) -> list[Reply]:
        replies = self.session.ask(questions)
        for (method, _), reply in zip(questions, replies, strict=True):
            if reply.error is None:
                continue
            if reply.error.code in (UNSUPPORTED, UNSUPPORTED_POSITION):
                raise Unsupported(Refused(reply.error).words)
            if method not in ("apply", "new_game") or reply.error.code not in (ILLEGAL_ACTION, NEEDS_CHANCE, UNUSED_CHANCE, INVALID_PARAMS):
                raise EngineFailure("illegal reply", f"{method} is answered with error {reply.error.code}: {reply.error.message}")
        return replies

    def _refuse(self, refused: Refused, what: str, unwanted: bool, expected: Step | None = None) -> None:
        self.refused = refused
        if unwanted:
            self._differ(
                Difference("refusal", f"{what} is refused, and the rules allow it ({refused.words})", "", "accepted", refused.words, after=what),
                expected,
            )

    def _take(self, reply: Reply, expected: bytes, what: str, step: Step | None = None) -> None:
        try:
            applied = _decode_applied(reply.result)
        except (msgspec.DecodeError, RecursionError) as error:
            told = f"{what} is not answered with a state: {error or 'nested too deeply'}"
            raise EngineFailure("illegal reply", told, cause="apply is not answered with a state") from None
        self.state = bytes(applied.state)
        self.applied = tuple(applied.clauses)
        if self.compare and same_text(self.state, expected):
            self.settled = b'"settled":false' not in self.state
            return
        value = self._checked("state", self.state, what)
        broken = self.tools.laws.violations(value.get("table"))
        if broken:
            told = f"after {what} a conservation law is broken: {'; '.join(broken)}"
            raise EngineFailure("illegal reply", told, cause="a conservation law is broken")
        self.settled = value["settled"]
        if self.compare and expected:
            self._compare_states(value, expected, what, step)

    def _compare_states(self, value: Mapping[str, Any], expected: bytes, what: str, step: Step | None) -> None:
        shape = self.tools.shapes.state
        wanted, found = shape.canonical(jsontext.decode(expected)), shape.canonical(value)
        keys = _STATE_KEYS if wanted["settled"] else ("to_act", "may_act", "settled")
        different = first_difference({key: wanted[key] for key in keys}, {key: found[key] for key in keys})
        if different is not None:
            self._differ(_difference(str(different[0][0]), different, f"after {what}"), step)

    def _checked(self, schema: str, text: bytes, what: str) -> Any:
        """Return a value that the engine sent, if it is what the schema wants."""
        try:
            value = jsontext.decode(text)
        except ValueError as error:
            raise EngineFailure("illegal reply", f"{what}: the {schema} cannot be read: {error}", cause=f"the {schema} cannot be read") from None
        if jsontext.repeats_a_key(text, value):
            raise EngineFailure("illegal reply", f"{what}: the {schema} has a key twice", cause=f"the {schema} has a key twice")
        bare = without_own_keys(value) if b'"x_' in text else value
        if schema == "view" and bare != value:
            raise EngineFailure("illegal reply", "the view holds a key that begins with x_, and a view holds none")
        if has_float(bare):
            told = f"the {schema} holds a number that is no integer, or null"
            raise EngineFailure("illegal reply", f"{what}: {told}", cause=told)
        if not self.tools.schemas.accepts(schema)(bare):
            faults = "; ".join(fault_lines(self.tools.schemas, schema, bare)[:3])
            raise EngineFailure("illegal reply", f"{what}: the {schema} breaks its schema at {faults}", cause=f"the {schema} breaks its schema")
        return value

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
        return keys, [(verb, {"state": state, "seat": seat} if seat else {"state": state}) for verb, seat in keys]

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
            text = _member(reply.result, verb)
            if not wanted or not same_text(text, wanted, any_order=verb == "legal_actions"):
                self._examine(verb, seat, text, wanted, when, step)
            if verb == "legal_actions":
                legal[seat] = text
            elif verb == "view":
                views[seat] = text
            else:
                outcome = text
        self.observation = Observation(legal, views, outcome)

    def _examine(self, verb: str, seat: str, text: bytes, expected: bytes, when: str, step: Step | None) -> None:
        what = f"{verb} of {seat} {when}" if seat else f"{verb} {when}"
        if verb == "legal_actions":
            found = self._legal_actions(text, what)
        else:
            found = getattr(self.tools.shapes, verb).canonical(self._checked(verb, text, what))
        if not expected or self.difference is not None:
            return
        wanted = canonical_answer(self.tools.shapes, verb, expected)
        if verb == "legal_actions":
            if found != wanted:
                self._differ(_legal_difference(seat, wanted, found, when), step)
            return
        different = first_difference(wanted, found)
        if different is not None:
            self._differ(_difference(verb, different, when, seat), step)

    def _legal_actions(self, text: bytes, what: str) -> list[Any]:
        try:
            actions = jsontext.decode(text)
        except ValueError as error:
            raise EngineFailure("illegal reply", f"{what}: the list cannot be read: {error}", cause="the list of actions cannot be read") from None
        if not isinstance(actions, list):
            raise EngineFailure("illegal reply", f"{what}: wanted a list of actions", cause="wanted a list of actions")
        if jsontext.repeats_a_key(text, actions):
            raise EngineFailure("illegal reply", f"{what}: an action has a key twice", cause="an action has a key twice")
        accepts = self.tools.schemas.accepts("action")
        for action in actions:
            if has_float(action) or not accepts(action):
                faults = "; ".join(fault_lines(self.tools.schemas, "action", action)[:2])
                told = f"{what}: {jsontext.encode(action).decode()[:200]} breaks the schema of actions: {faults}"
                raise EngineFailure("illegal reply", told, cause="an action breaks its schema")
        found: list[Any] = canonical_answer(self.tools.shapes, "legal_actions", text)
        if any(one == other for one, other in itertools.pairwise(found)):
            raise EngineFailure("illegal reply", f"{what}: an action is listed twice", cause="an action is listed twice")
        return found

    def _ask_again(self, expected: Observation | None) -> None:
        """After a refusal: the answers for the same state must be what they were."""
        before = self.observation
        self._observe(expected, "after the refusal")
        if before != self.observation:
            self.changed_by_refusal = _changed(self.tools.shapes, before, self.observation)
        if self.changed_by_refusal is not None:
            self._differ(self.changed_by_refusal, None)

    def _differ(self, difference: Difference, step: Step | None) -> None:
        if self.difference is None and self.compare:
            self.difference = difference
            self.differs_at, self.differs_in = step, self.state
        self.compare = False


def same_text(text: bytes, expected: bytes, *, any_order: bool = False) -> bool:
    """Tell whether an answer is surely the reference's, but for the order of its keys, or of the whole list.

    Such an answer has passed every check already, when the transcript was made. The texts are compared, not the values: 1.0 and true
    are not 1; and a key that stood twice would be counted twice. False may also mean that it takes a closer look to tell.
    """
    if text == expected:
        return True
    if text.count(b'":') != expected.count(b'":'):
        return False
    try:
        one, other = jsontext.decode(text), jsontext.decode(expected)
    except ValueError:
        return False
    if any_order and isinstance(one, list) and isinstance(other, list):
        return sorted(map(jsontext.canonical, one)) == sorted(map(jsontext.canonical, other))
    return jsontext.canonical(one) == jsontext.canonical(other)


def first_legal(play: Play, observation: Observation) -> tuple[str, dict[str, Any]] | None:
    """Return the legal action that an engine must accept for its refusal of `play` to count."""
    by_seat = {seat: sorted(jsontext.decode(text), key=jsontext.canonical) for seat, text in observation.legal.items()}
    own = by_seat.get(play.seat, [])
    same = [action for action in own if action.get("type") == play.action.get("type")]
    if same or own:
        return play.seat, (same or own)[0]
    return next(((seat, actions[0]) for seat, actions in by_seat.items() if actions), None)


def canonical_answer(shapes: Shapes, verb: str, text: bytes) -> Any:
    """Return the canonical form of an answer."""
    if verb == "legal_actions":
        return canonical_actions(shapes, text)
    return getattr(shapes, verb).canonical(jsontext.decode(text))


_MEMBERS = {"legal_actions": "actions", "view": "view", "outcome": "outcome"}


class _Actions(msgspec.Struct):
    actions: msgspec.Raw


class _View(msgspec.Struct):
    view: msgspec.Raw


class _Outcome(msgspec.Struct):
    outcome: msgspec.Raw


_decoders = {
    "legal_actions": msgspec.json.Decoder(_Actions).decode,
    "view": msgspec.json.Decoder(_View).decode,
    "outcome": msgspec.json.Decoder(_Outcome).decode,
}


def _member(result: bytes, verb: str) -> bytes:
    try:
        return bytes(getattr(_decoders[verb](result), _MEMBERS[verb]))
    except (msgspec.DecodeError, RecursionError) as error:
        raise EngineFailure("illegal reply", f"{verb} is not answered with {_MEMBERS[verb]!r}: {error or 'nested too deeply'}") from None


def _expected(observation: Observation, verb: str, seat: str) -> bytes:
    if verb == "outcome":
        return observation.outcome
    return (observation.legal if verb == "legal_actions" else observation.views).get(seat, b"")


def _difference(what: str, different: tuple[tuple[str | int, ...], Any, Any], when: str, seat: str = "") -> Difference:
    path, expected, actual = different
    place = "/".join(map(str, path)) or what
    whose = f" of {seat}" if seat else ""
    return Difference(what, f"{when}, {place}{whose} differs", place, expected, actual, seat, when)


def _legal_difference(seat: str, wanted: list[Any], found: list[Any], when: str) -> Difference:
    missing = [action for action in wanted if action not in found]
    extra = [action for action in found if action not in wanted]
    told: list[str] = []
    if missing:
        told.append(f"not listed: {_actions(missing)}")
    if extra:
        told.append(f"listed, and not legal: {_actions(extra)}")
    message = f"{when}, the legal actions of {seat} differ; {'; '.join(told)}"
    return Difference("legal actions", message, "", missing, extra, seat, when, missing=len(missing), extra=len(extra))


def _actions(actions: list[Any]) -> str:
    shown = ", ".join(jsontext.encode(action).decode() for action in actions[:3])
    return shown + (f" and {len(actions) - 3} more" if len(actions) > 3 else "")


def _changed(shapes: Shapes, before: Observation, after: Observation) -> Difference | None:
    """Return the first answer that is another one after a refusal, if any is, whatever the order of bags and keys."""
    pairs = [("legal actions", "legal_actions", seat, text, after.legal.get(seat, b"[]")) for seat, text in before.legal.items()]
    pairs += [("view", "view", seat, text, after.views.get(seat, b"{}")) for seat, text in before.views.items()]
    pairs += [("outcome", "outcome", "", before.outcome, after.outcome)] if before.outcome and after.outcome else []
    for what, verb, seat, one, two in pairs:
        found = first_difference(canonical_answer(shapes, verb, one), canonical_answer(shapes, verb, two)) if one != two else None
        if found is not None:
            path, expected, actual = found
            told = f"after the refusal the answer about the same state is another one ({what}{f' of {seat}' if seat else ''})"
            return Difference(what, told, "/".join(map(str, path)), expected, actual, seat)
    return None


def without_own_keys_in(text: bytes) -> bytes:
    """Return the JSON text of a state without the keys that begin with x_."""
    return jsontext.encode(without_own_keys(jsontext.decode(text))) if b'"x_' in text else text


def without_own_keys(value: Any) -> Any:
    """Return a value without the keys that begin with x_."""
    if isinstance(value, dict):
        if not any(key.startswith("x_") for key in value) and not any(isinstance(child, (dict, list)) for child in value.values()):
            return value
        return {key: without_own_keys(child) for key, child in value.items() if not key.startswith("x_")}
    if isinstance(value, list):
        return [without_own_keys(child) for child in value]
    return value
