"""Questions out of turn: an engine gets fewer chance outcomes than a new game or a play needs."""

from __future__ import annotations

from ruleproof.engines.answers import applied_in
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


def without_chance(session: Session, words: str, question: Question) -> tuple[str, str]:
    """Ask for a new game or a play, `words` in messages, with each smaller number of chance outcomes. Return
    what is wrong with the answers: the cause and the reason. Both are '' if nothing is wrong.
    """
    verb, params = question
    chance = params["chance"]
    for few in range(len(chance)):
        told, code = _answer(session, (verb, {**params, "chance": chance[:few]}))
        given = f"{few} of {len(chance)} chance outcomes"
        why = f"{words} with {given} must be answered with needs chance, but {told}"
        if not code:
            return DRAWS, why
        if code not in _MAY_ANSWER and not _answer(session, question)[1]:
            return NEVER_ASKS, why
    return "", ""


def _answer(session: Session, question: Question) -> tuple[str, int]:
    """Return an answer in words, and its code, or 0 if it has a position."""
    try:
        reply = session.ask([question])[0]
        if reply.error is not None:
            return f"the answer is {reply.error.code} {reply.error.message}", reply.error.code
        deferred = applied_in(Verb(question[0]), reply.result, "").deferred
        return ("it is deferred", UNSUPPORTED) if deferred else ("it is accepted", 0)
    except EngineFailure as failure:
        return str(failure), INTERNAL_ERROR if failure.verdict == "crash" else UNSUPPORTED
