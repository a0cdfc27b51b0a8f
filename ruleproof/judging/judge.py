"""Judges a case: walks the engine through it, holds the expectations against its answers, and blames
clauses.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ruleproof.cases.case import Case, Transcript
from ruleproof.engines.replies import GameTools
from ruleproof.engines.session import OTHER, Exchange, GameOffer, Session
from ruleproof.engines.stdio import StartError
from ruleproof.engines.wire import EngineFailure
from ruleproof.input import jsontext
from ruleproof.judging import verdicts as v
from ruleproof.judging.expectations import Witness, unmet
from ruleproof.judging.tour_walk import TourWalk
from ruleproof.judging.verdicts import Difference, Messages, Positions, Result
from ruleproof.judging.walk import Unsupported, Walk
from ruleproof.language.operations import Refused as RefusedExpected
from ruleproof.rules.model import Contested, Game, Json

Blame = Callable[[Case, bytes, str, Json, Mapping[str, str]], tuple[str, ...]]
"""Asks the reference under which clause it refuses an action, or which clauses it applies to it: case, state,
seat, action, readings.
"""
_MOST_MESSAGE = 4000
_MOST_MESSAGES = 24
_MOST_PICTURED = 5
"""So many cases of one cause keep their positions."""


@dataclass
class Judge:
    """Judges cases of one game on one engine.

    `readings` are those in force; a case that is about other readings is judged under its own. A brief judge
    tells what passes, and of what does not pass nothing more.
    """

    game: Game
    tools: GameTools
    readings: Mapping[str, str]
    offer: GameOffer
    session: Session
    blame: Blame
    brief: bool = False
    _shown: Counter[str] = field(default_factory=Counter)

    def scenario(self, case: Case, transcript: Transcript) -> Result:
        """Return the result of one scenario; whatever goes wrong in the kit itself is a suite error of this
        case.
        """
        return self.guarded(case, lambda: self._scenario(case, transcript))

    def tour(self, cases: Sequence[Case], transcript: Transcript) -> Iterator[Result]:
        """Yield the results of the steps of one tour, in one walk; `cases` are in the order of play, and some
        may be missing.
        """
        yield from TourWalk(self, transcript).results(cases)

    def guarded(self, case: Case, judge: Callable[[], Result]) -> Result:
        """Return what `judge` finds; whatever the engine or the kit does instead becomes the verdict of this
        case.
        """
        self.session.begin()
        try:
            result = judge()
        except EngineFailure as failure:
            result = self.result(
                case, failure.verdict, reason=str(failure), cause=f"{failure.verdict}: {failure.cause}"
            )
        except StartError as error:
            result = self.result(
                case,
                v.CRASH,
                reason=f"the engine could not be started again: {error}",
                cause="crash: no restart",
            )
        except Unsupported as error:
            result = self.result(case, v.UNSUPPORTED, reason=f"the engine says {error}")
        except Exception as error:
            result = self.result(
                case, v.SUITE_ERROR, reason=f"the kit failed on this case: {type(error).__name__}: {error}"
            )
        return contested(result, case, self.game.contested)

    def readings_of(self, case: Case) -> dict[str, str]:
        """Return the readings under which a case is judged."""
        return {**self.readings, **case.readings}

    def unsupported(self, case: Case) -> str:
        """Return why the engine's own declaration rules a case out, or ''."""
        missing = [verb for verb in case.verbs if verb not in self.offer.verbs]
        if missing:
            return f"the engine has no {', '.join(missing)}"
        for ruling, reading in case.readings.items():
            declared = self.offer.readings.get(ruling, (self.game.rulings[ruling].adopted,))
            if declared == OTHER:
                return f"the engine plays none of the readings of {ruling}"
            if reading not in declared:
                return f"the engine does not play {ruling} as {reading!r}"
        return ""

    def configure(self, case: Case) -> None:
        """Configure the engine for a case.

        Raises:
            Unsupported: it will not be configured so.
        """
        reasons = self.session.configure(
            self.game.id, self.tools.under(case.components).components, self.readings_of(case)
        )
        if reasons:
            raise Unsupported(f"it cannot be configured so: {'; '.join(reasons)}")

    def _scenario(self, case: Case, transcript: Transcript) -> Result:
        if transcript.fault:
            return self.result(case, v.SUITE_ERROR, reason=transcript.fault)
        reason = self.unsupported(case)
        if reason:
            return self.result(case, v.UNSUPPORTED, reason=reason)
        self.configure(case)
        walk = Walk(self.tools.under(case.components), self.session, self.offer.verbs, case.start.seats)
        walk.begin(case.start, transcript)
        witness_start = walk.state
        reached = not walk.refused
        for index, play in enumerate((*case.lead_up, *case.plays)):
            if not reached:
                break
            step = transcript.steps[index]
            walk.play(play, step)
            if walk.refused is not None and step.refusal is not None:
                walk.accepts_a_legal_action(play, step)
            if walk.refused is not None and index < len(case.lead_up):
                self.session.settle()
                return self._untestable(case, walk)
            reached = walk.refused is None
        self.session.settle()
        if walk.difference is None:
            return self.passed(case, walk)
        return self.failed(case, walk, witness_start)

    def passed(self, case: Case, walk: Walk) -> Result:
        """Return the result of a walk without a difference."""
        under = walk.refused.error.member("clause") if walk.refused else ""
        return self.result(case, v.PASS, refused_under=under)

    def _untestable(self, case: Case, walk: Walk) -> Result:
        assert walk.difference is not None
        reason = f"a play that leads up to the case's own action failed: {walk.difference.message}"
        return self.result(
            case,
            v.UNTESTABLE,
            reason=reason,
            differences=(walk.difference,),
            cause=self._cause(walk),
            walk=walk,
        )

    def failed(self, case: Case, walk: Walk, start: bytes) -> Result:
        """Return the result of a walk with a difference: fail where an expectation is wrong, else
        diverges.
        """
        assert walk.difference is not None
        if self.brief:
            return self.result(case, v.DIVERGES)
        broken = self._broken_expectations(case, walk, start)
        blamed = self._blamed(case, walk)
        verdict = v.FAIL if broken else v.DIVERGES
        if self._blamed_on_other(blamed):
            return self.result(
                case,
                v.UNSUPPORTED,
                reason="it differs only where the engine declares a reading of its own",
                blamed=blamed,
            )
        if broken:
            blamed = case.clauses
        differences = (*broken, walk.difference) if walk.difference not in broken else broken
        under = walk.refused.error.member("clause") if walk.refused else ""
        return self.result(
            case,
            verdict,
            reason=differences[0].message,
            differences=differences,
            blamed=blamed,
            cause=self._cause(walk),
            walk=walk,
            refused_under=under,
        )

    def _broken_expectations(self, case: Case, walk: Walk, start: bytes) -> tuple[Difference, ...]:
        witness = self._witness(walk, start)
        broken = [
            found
            for expectation in case.expectations
            if (found := unmet(expectation, witness, self.tools.shapes))
        ]
        expects_refusal = any(isinstance(expectation, RefusedExpected) for expectation in case.expectations)
        if walk.refused is not None and not expects_refusal:
            broken.insert(
                0,
                Difference(
                    "refusal",
                    f"the action is refused, and no refusal is expected ({walk.refused.words})",
                    "",
                    "accepted",
                    walk.refused.words,
                ),
            )
        elif walk.uncounted is not None:
            broken.insert(0, walk.uncounted)
        return tuple(broken)

    def _witness(self, walk: Walk, start: bytes) -> Witness:
        return Witness(
            self.tools.shapes,
            start,
            walk.state,
            walk.refused is not None,
            walk.observation,
            walk.changed_by_refusal,
        )

    def _blamed(self, case: Case, walk: Walk) -> tuple[str, ...]:
        """Return the clauses under which the first difference is wrong."""
        step, difference, expected = walk.differs_at, walk.difference, walk.expected
        assert difference is not None
        if step is not None and step.refusal is not None and difference.expected == "refused":
            return (step.refusal.clause,) if step.refusal.clause else case.clauses
        if difference.what == "legal actions":
            return self._blamed_for_list(case, walk, difference) or case.clauses
        if difference.what == "view" and expected is not None and expected.view_clauses:
            return expected.view_clauses
        if difference.what == "outcome" and expected is not None and expected.outcome_clauses:
            return expected.outcome_clauses
        return step.clauses if step is not None and step.clauses else case.clauses

    def _blamed_for_list(self, case: Case, walk: Walk, difference: Difference) -> tuple[str, ...]:
        """Return the clauses under which the reference refuses what is listed too much, or which it applies
        to what is missing.
        """
        listed = [
            *_some(difference.actual, difference.extra),
            *_some(difference.expected, difference.missing),
        ]
        found = [
            clause
            for action in listed
            for clause in self.blame(case, walk.differs_in, difference.seat, action, self.readings_of(case))
        ]
        return tuple(dict.fromkeys(found))

    def _blamed_on_other(self, blamed: Sequence[str]) -> bool:
        other = {
            clause
            for ruling, declared in self.offer.readings.items()
            if declared == OTHER and ruling in self.game.rulings
            for clause in self.game.rulings[ruling].clauses
        }
        return bool(blamed) and any(clause in other for clause in blamed)

    def _cause(self, walk: Walk) -> str:
        """Return a short name for a difference, equal for differences that most likely have one cause."""
        difference = walk.difference
        assert difference is not None
        action = _action_type(difference.after)
        if difference.what == "legal actions":
            sort = "missing" if difference.missing or not difference.extra else "extra"
            values = difference.actual if sort == "extra" else difference.expected
            kinds = (
                sorted({str(one.get("type", "?")) for one in values if isinstance(one, dict)})
                if isinstance(values, list)
                else []
            )
            return f"{sort} legal action: {', '.join(kinds) or '?'}"
        if difference.what == "refusal":
            return (
                f"{difference.actual if difference.actual == 'accepted' else 'refused'}: {action or 'action'}"
            )
        seats = set(self.game.seats)
        place = "/".join(
            "*" if part in seats or part.isdigit() else part for part in difference.path.split("/")[:3]
        )
        answer = f"{difference.what} {place}".strip()
        return answer if difference.what in ("view", "outcome") else f"{action or 'start'}: {answer}"

    def result(
        self,
        case: Case,
        verdict: str,
        *,
        reason: str = "",
        differences: tuple[Difference, ...] = (),
        blamed: tuple[str, ...] = (),
        cause: str = "",
        walk: Walk | None = None,
        refused_under: str = "",
    ) -> Result:
        """Return a result of a case; with the messages where something went wrong, and the positions where a
        walk found a difference.
        """
        keep = not self.brief and (walk is not None or verdict in (v.ILLEGAL_REPLY, v.TIMEOUT, v.CRASH))
        return Result(
            case=case.id,
            verdict=verdict,
            title=case.title,
            clauses=case.clauses,
            differences=differences,
            blamed=blamed or (case.clauses if verdict in v.FAULTS else ()),
            cause=cause,
            reason=reason,
            refused_under=refused_under,
            messages=_messages(self.session.exchanges) if keep else (),
            file=case.file,
            line=case.line,
            lines=case.lines if verdict in (*v.FAULTS, v.SUITE_ERROR) else (),
            positions=self._positions(case, walk, f"{verdict}: {cause}")
            if walk is not None and not self.brief
            else None,
        )

    def _positions(self, case: Case, walk: Walk, sort: str) -> Positions | None:
        """Return the states about the first difference, for the first cases of each verdict and cause: a
        report of thousands must stay readable.
        """
        self._shown[sort] += 1
        if self._shown[sort] > _MOST_PICTURED:
            return None
        before, expected, actual = (
            jsontext.decode(text) if text else {} for text in (walk.before, walk.wanted, walk.found)
        )
        return Positions(before, expected, actual, case.components)


def contested(result: Result, case: Case, disputes: Mapping[str, Contested]) -> Result:
    """Return the result as contested where the case, one of its clauses or its ruling is under dispute."""
    import msgspec

    if result.verdict == v.SUITE_ERROR or not disputes:
        return result
    about = next((name for name in (case.id, *case.clauses, *case.readings) if name in disputes), None)
    if about is None:
        return result
    reason = f"{about} is under dispute: {disputes[about].reason}"
    return msgspec.structs.replace(result, verdict=v.CONTESTED, hidden=result.verdict, reason=reason)


def _some(actions: Any, count: int) -> list[Any]:
    return actions[: min(count, 3)] if isinstance(actions, list) else []


def _messages(exchanges: Sequence[Exchange]) -> tuple[Messages, ...]:
    return tuple(
        Messages(_cut(exchange.request), _cut(exchange.reply)) for exchange in exchanges[-_MOST_MESSAGES:]
    )


def _cut(line: bytes) -> str:
    text = line[:_MOST_MESSAGE].decode("utf-8", "backslashreplace")
    return text if len(line) <= _MOST_MESSAGE else f"{text}… ({len(line)} bytes)"


def _action_type(after: str) -> str:
    start = after.find("{")
    if start < 0:
        return ""
    try:
        action: Any = jsontext.decode(after[start:].encode())
    except ValueError:
        return ""
    return str(action.get("type", "")) if isinstance(action, dict) else ""
