"""Questions out of turn: an engine gets fewer chance outcomes than a new game or a play needs."""

from __future__ import annotations

from typing import Any, NamedTuple

from ruleproof.engines.answers import applied_in, refusal_in
from ruleproof.engines.session import Session
from ruleproof.engines.wire import (
    INTERNAL_ERROR,
    NEEDS_CHANCE,
    UNSUPPORTED,
    UNSUPPORTED_POSITION,
    EngineFailure,
    Question,
)
from ruleproof.rules.verbs import Verb

DRAWS = "the engine draws by itself"
NEVER_ASKS = "the engine does not ask for chance"
_MAY_ANSWER = (NEEDS_CHANCE, UNSUPPORTED, UNSUPPORTED_POSITION)


class Lacking(NamedTuple):
    """How an engine answers with too few chance outcomes: what it says that it needs with none, with one and
    so on, each None if it does not say. `cause` and `why` tell what is wrong; both are '' if nothing is.
    """

    needs: list[Any]
    cause: str = ""
    why: str = ""


def lacking(session: Session, words: str, question: Question) -> Lacking:
    """Ask for a new game or a play, `words` in messages, with each smaller number of chance outcomes."""
    verb, params = question
    chance, needs = params["chance"], list[Any]()
    for few in range(len(chance)):
        told, code, needed = _answer(session, (verb, {**params, "chance": chance[:few]}))
        given = f"{few} of {len(chance)} chance outcomes"
        why = f"{words} with {given} must be answered with needs chance, but {told}"
        if not code:
            return Lacking(needs, DRAWS, why)
        if code not in _MAY_ANSWER and not _answer(session, question)[1]:
            return Lacking(needs, NEVER_ASKS, why)
        needs.append(needed)
    return Lacking(needs)


def _answer(session: Session, question: Question) -> tuple[str, int, Any]:
    """Return an answer in words, its code, or 0 if it has a position, and what it says that it needs."""
    try:
        reply = session.ask([question])[0]
        if reply.error is None:
            deferred = applied_in(Verb(question[0]), reply.result, "").deferred
            return ("it is deferred", UNSUPPORTED, None) if deferred else ("it is accepted", 0, None)
    except EngineFailure as failure:
        return str(failure), INTERNAL_ERROR if failure.verdict == "crash" else UNSUPPORTED, None
    error = reply.error
    return f"the answer is {error.code} {error.message}", error.code, refusal_in(reply).needs
