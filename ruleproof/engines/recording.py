"""An engine's answers during a story, step by step."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

import msgspec

from ruleproof.engines.session import Exchange
from ruleproof.engines.wire import ILLEGAL_ACTION, INVALID_PARAMS, REFUSAL_NAMES
from ruleproof.input import jsontext
from ruleproof.language.operations import Play
from ruleproof.rules.verbs import Verb

Legal = tuple[str, dict[str, Any]]
"""A seat and a legal action of that seat."""


class Refusal(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why an engine refuses an action or a new game, and the clause that forbids it if the engine names one.

    For the reference, `through` has the clauses of all requirements that were not met, and `rulings` the
    rulings whose reading was looked up. `needs` is the missing chance outcome, if one is missing.
    """

    reason: str
    clause: str = ""
    code: int = ILLEGAL_ACTION
    through: tuple[str, ...] = ()
    rulings: tuple[str, ...] = ()
    needs: Any = None

    @property
    def forbids(self) -> bool:
        """Tell whether the action is refused whatever the chance outcomes are, and not because there are too
        few or too many of them.

        Invalid params count as illegal: both mean that there is no such action.
        """
        return self.code in (ILLEGAL_ACTION, INVALID_PARAMS)

    def is_like(self, other: Refusal) -> bool:
        """Tell whether both forbid the action, or both want more or fewer chance outcomes."""
        return self.code == other.code or (self.forbids and other.forbids)

    @property
    def clauses(self) -> tuple[str, ...]:
        """Return the clauses that the refusal names."""
        return tuple(filter(None, (self.clause, *self.through)))

    @property
    def words(self) -> str:
        """Return the kind of refusal and its reason."""
        kind = REFUSAL_NAMES.get(self.code, f"error {self.code}")
        return kind if self.reason in ("", kind) else f"{kind}: {self.reason}"


NO_RESTART = "no restart"
"""The cause of a failure if an engine cannot be started again."""
UNSUPPORTED_FAILURE = "unsupported"
"""The verdict if an engine says that it does not support a request."""


class Failure(msgspec.Struct, frozen=True):
    """An engine's failure to answer. `verdict` is the resulting verdict on the case."""

    verdict: str
    message: str
    cause: str = ""


class Answers(msgspec.Struct, frozen=True, omit_defaults=True):
    """The answers about a state, as JSON texts: every seat's legal actions and view, and the outcome.

    In an unsettled state, the engine is asked only for the legal actions of the seats to act. The clauses are
    those that the reference applied when it made the views and the outcome.
    """

    legal: dict[str, bytes] = {}
    views: dict[str, bytes] = {}
    outcome: bytes = b""
    view_clauses: tuple[str, ...] = ()
    outcome_clauses: tuple[str, ...] = ()

    def texts(self) -> Iterator[tuple[Verb, str, bytes]]:
        """Yield each answer with its verb and seat."""
        yield from ((Verb.LEGAL_ACTIONS, seat, text) for seat, text in self.legal.items())
        yield from ((Verb.VIEW, seat, text) for seat, text in self.views.items())
        if self.outcome:
            yield Verb.OUTCOME, "", self.outcome

    def says_the_same(self, other: Answers) -> bool:
        """Tell whether these answers are exactly the same as the other answers."""
        return self.legal == other.legal and self.views == other.views and self.outcome == other.outcome

    def text(self, verb: str, seat: str) -> bytes:
        """Return one answer, or an empty text if it was not asked for."""
        if verb == Verb.OUTCOME:
            return self.outcome
        return (self.legal if verb == Verb.LEGAL_ACTIONS else self.views).get(seat, b"")


class Countercheck(msgspec.Struct, frozen=True):
    """A legal action that was tried after a refusal, with the engine's refusal if it refused this one,
    too.
    """

    seat: str
    action: dict[str, Any]
    refusal: Refusal | None = None


class Step(msgspec.Struct, frozen=True, omit_defaults=True):
    """An engine's answers to a play, or to the start, and to the questions after it.

    `state` is the engine's own state afterwards, or the state before the play if the play was refused. For
    the reference, `clauses` are the clauses that it applied, `changes` gives the clauses that changed the
    state, with the fields that each changed, and `rulings` are the last words of the rulings whose reading it
    looked up for the play and the answers; `in_play` are those for the play alone. `stops_at` is the number
    of the chance outcome that the engine refuses, if it asks for more outcomes when it is given fewer;
    `unused` are the words for the first outcome that it says it does not use. `loaded` is the step in which
    the engine loaded a state other than its own before the play, if it did; the `why` of that step is the
    reason.
    `deferred` says that the engine has accepted the play but has no position yet: it is asked nothing, and
    `state` only says where the next play is sent.
    """

    state: bytes = b""
    settled: bool = True
    answers: Answers = Answers()
    clauses: tuple[str, ...] = ()
    changes: dict[str, tuple[str, ...]] = {}
    rulings: tuple[str, ...] = ()
    in_play: tuple[str, ...] = ()
    refusal: Refusal | None = None
    stops_at: int = 0
    unused: str = ""
    countercheck: Countercheck | None = None
    failure: Failure | None = None
    loaded: Step | None = None
    why: str = ""
    deferred: bool = False
    exchanges: tuple[Exchange, ...] = ()

    @property
    def needs(self) -> Any:
        """Return the chance outcome that the play or start still needs, or None."""
        return None if self.refusal is None else self.refusal.needs

    @property
    def legal(self) -> list[Legal]:
        """Return every legal action in the state, with its seat; none after a refusal or failure."""
        if self.refusal is not None or self.failure is not None:
            return []
        listed = self.answers.legal.items()
        return [(seat, action) for seat, text in listed for action in jsontext.decode(text)]

    @property
    def is_unsupported(self) -> bool:
        """Tell whether the engine says that it does not support the request."""
        return self.failure is not None and self.failure.verdict == UNSUPPORTED_FAILURE

    def applied(self, answers: Collection[str]) -> Iterator[str]:
        """Yield the clauses that the reference applied to reach this state and in its answers to these
        verbs.
        """
        yield from self.clauses
        yield from self.answers.view_clauses if Verb.VIEW in answers else ()
        yield from self.answers.outcome_clauses if Verb.OUTCOME in answers else ()

    @property
    def refused_outcome(self) -> str:
        """Return the words, to be added to a sentence, that say which chance outcome is refused or not used,
        or ''.
        """
        if self.unused:
            return f"; it does not use {self.unused}"
        return f"; it is chance outcome {self.stops_at} that is refused" if self.stops_at else ""


class Recording(msgspec.Struct, frozen=True):
    """The steps of a story: the start, then one step for each play.

    None stands for a play that was not made.
    """

    steps: tuple[Step | None, ...]

    @property
    def is_whole(self) -> bool:
        """Tell whether the engine answered every step: with a state, or by refusing an illegal action."""
        return all(
            step is not None
            and step.failure is None
            and (step.refusal is None or (number > 0 and step.refusal.code == ILLEGAL_ACTION))
            for number, step in enumerate(self.steps)
        )

    def step(self, number: int) -> Step | None:
        """Return the step of a play (the first is 1), or of the start (0); None if it was not made."""
        return self.steps[number] if number < len(self.steps) else None

    def deferred_before(self, number: int) -> int:
        """Return how many plays in a row were deferred just before this step's play."""
        step = self.step(number)
        if step is not None and step.loaded is not None:
            return 0
        before = number - 1
        while before > 0 and (one := self.step(before)) is not None and one.deferred:
            before -= 1
            if one.loaded is not None:
                break
        return number - 1 - before

    def made(self, number: int) -> Step:
        """Return a step that is known to have been made.

        Raises:
            IndexError: the step was not made.
        """
        step = self.step(number)
        if step is None:
            raise IndexError(f"no step {number} in this recording")
        return step


def play_as_text(what: Play | str) -> str:
    """Return a play or a verb in the form shown in messages."""
    return what if isinstance(what, str) else f"{what.seat}: {jsontext.encode(what.action).decode()}"
