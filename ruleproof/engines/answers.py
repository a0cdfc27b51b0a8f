"""The parts of results that the recorder must know; the judge reads the rest."""

from __future__ import annotations

import msgspec

from ruleproof.engines.recording import Answers, Countercheck, Legal, Refusal, Step
from ruleproof.engines.wire import NEEDS_CHANCE, EngineFailure, Reply
from ruleproof.rules.verbs import ABOUT_STATES, Verb

DEFERRED = "deferred"
"""The member that says that an engine has accepted an action but has no position yet."""


class Applied(msgspec.Struct, frozen=True):
    """The result of an action or a new game."""

    state: msgspec.Raw
    clauses: list[str] = []
    deferred: bool = False


class Waiting(msgspec.Struct):
    """The part of a state that says how the game continues."""

    settled: bool = True
    to_act: list[str] = []


class ReferenceTrace(msgspec.Struct):
    """What the traced reference adds to an answer."""

    clauses: tuple[str, ...] = ()
    x_entries: tuple[str, ...] = ()
    x_rulings: tuple[str, ...] = ()
    x_changes: dict[str, tuple[str, ...]] = {}


_decode_applied = msgspec.json.Decoder(Applied).decode
_decode_waiting = msgspec.json.Decoder(Waiting).decode
_decode_object = msgspec.json.Decoder(dict[str, msgspec.Raw]).decode
decode_used = msgspec.json.Decoder(ReferenceTrace).decode
_decoders = {
    verb: msgspec.json.Decoder(msgspec.defstruct(f"_{verb}", [(verb.member, msgspec.Raw)])).decode
    for verb in ABOUT_STATES
}


def applied_in(verb: str, result: bytes, words: str) -> Applied:
    """Return the contents of a reply to `apply` or `new_game`; `words` describe the action or the verb in
    messages.

    Raises:
        EngineFailure: the reply has no state, or has `deferred` where it is not allowed.
    """
    if verb != Verb.APPLY:
        refuse_later(verb, result)
    try:
        applied = _decode_applied(result)
        if applied.deferred:
            _decode_object(applied.state)
    except msgspec.ValidationError as error:
        why = f"{words} is not answered with a state: {error}"
        if _says_later(result):
            why += "; with 'deferred': true there must be a state, an object to which the next action is sent"
        raise EngineFailure("illegal reply", why, cause="apply is not answered with a state") from None
    return applied


def answer_in(verb: Verb, result: bytes) -> bytes:
    """Return the answer in a reply to a question about a state.

    Raises:
        EngineFailure: the reply has no answer, or has `deferred`.
    """
    refuse_later(verb, result)
    try:
        answer = _decoders[verb](result)
    except msgspec.ValidationError as error:
        message = f"{verb} is not answered with {verb.member!r}: {error}"
        raise EngineFailure("illegal reply", message) from None
    return bytes(getattr(answer, verb.member))


def waiting_in(state: bytes) -> Waiting:
    """Return how the game continues from a state. A state that does not say so counts as settled and waits
    for nobody.
    """
    try:
        return _decode_waiting(state)
    except msgspec.ValidationError:
        return Waiting()


def refuse_later(verb: str, result: bytes) -> None:
    """Refuse `deferred` in a reply to any verb but `apply`.

    Raises:
        EngineFailure: the reply has `deferred`.
    """
    if _says_later(result):
        why = f"{verb} is answered with {DEFERRED!r}: only a reply to apply may have it; remove it here"
        raise EngineFailure("illegal reply", why, cause=f"later in a reply to {verb}")


def _says_later(result: bytes) -> bool:
    if b'"deferred"' not in result:
        return False
    try:
        return DEFERRED in _decode_object(result)
    except msgspec.ValidationError:
        return False


def refusal_in(reply: Reply) -> Refusal:
    """Return the refusal in a reply."""
    assert reply.error is not None
    error = reply.error
    through = tuple(error.member("x_through").split())
    rulings = tuple(error.member("x_rulings").split())
    needs = error.data.get("needs") if error.code == NEEDS_CHANCE and isinstance(error.data, dict) else None
    reason = error.member("reason") or error.message
    return Refusal(reason, error.member("clause"), error.code, through, rulings, needs)


def step_of(verb: Verb, seat: str, reply: Reply) -> Step:
    """Return the reply to a single question as a step without further answers.

    Raises:
        EngineFailure: the reply has no answer.
    """
    if reply.error is not None:
        return Step(refusal=refusal_in(reply))
    if verb in (Verb.APPLY, Verb.NEW_GAME):
        applied = applied_in(verb, reply.result, verb)
        return Step(bytes(applied.state), deferred=applied.deferred)
    text = answer_in(verb, reply.result)
    if verb == Verb.LEGAL_ACTIONS:
        return Step(answers=Answers(legal={seat: text}))
    return Step(answers=Answers(views={seat: text}) if verb == Verb.VIEW else Answers(outcome=text))


def countercheck_in(reply: Reply, legal: Legal) -> Countercheck:
    """Return how an engine answered a legal action that was tried after a refusal."""
    accepted = reply.error is None or reply.error.code == NEEDS_CHANCE
    return Countercheck(*legal, None if accepted else refusal_in(reply))
