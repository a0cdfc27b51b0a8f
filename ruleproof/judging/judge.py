"""Judges the cases of a story by two recordings of it, the reference's and the engine's, and asks nobody."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ruleproof.cases.case import Case, Story
from ruleproof.engines.recorder import NO_RESTART, UNSUPPORTED_FAILURE, Detour, Legal, words_of
from ruleproof.engines.recording import Answers, Failure, Recording, Step
from ruleproof.engines.session import OTHER, GameOffer
from ruleproof.input import jsontext
from ruleproof.judging import verdicts as v
from ruleproof.judging.differences import LOADED, NEW_GAME, POSITION, examine, stands_at
from ruleproof.judging.expectations import Witness, unmet
from ruleproof.judging.verdicts import Difference
from ruleproof.language.operations import Play
from ruleproof.language.operations import Refused as RefusedExpected
from ruleproof.rules.model import Game
from ruleproof.rules.validation import Invalid, Validator, without_own_keys_in

_SO_FAR = "the game so far failed"


@dataclass(frozen=True)
class Judgement:
    """What a case came to.

    `first` is the first difference from the reference, found at the step number `at`. `differences` are the
    broken expectations, then `first`, then a broken law of conservation.
    """

    case: Case
    verdict: str
    reason: str = ""
    cause: str = ""
    differences: tuple[Difference, ...] = ()
    first: Difference | None = None
    at: int = -1
    refused_under: str = ""


@dataclass
class _Stretch:
    """What was found in the steps of one case, from `begins` on."""

    begins: int
    last: Step | None = None
    last_number: int = 0
    first: Difference | None = None
    at: int = -1
    law: Difference | None = None
    uncounted: Difference | None = None
    changed: Difference | None = None
    failure: Failure | None = None
    not_reached: str = ""

    @property
    def strayed(self) -> str:
        """Return how the engine has left the way of the reference, or ''."""
        if self.failure is not None:
            return f"{_SO_FAR}: {self.failure.message}"
        told = self.first or self.law
        return self.not_reached or (told.message if told is not None else "")


@dataclass(frozen=True)
class Judge:
    """Judges the cases of one game; `offer` is what the engine says it can do.

    A brief judge tells what passes, and of what does not pass nothing more.
    """

    game: Game
    validator: Validator
    offer: GameOffer
    brief: bool = False

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

    def judge(self, story: Story, case: Case, wanted: Recording, found: Recording) -> Judgement:
        """Return what one case of a story came to."""
        reason = self.unsupported(case)
        start = found.step(0)
        failure = start.failure if start is not None else None
        if not reason and failure is not None and failure.verdict == UNSUPPORTED_FAILURE:
            reason = f"the engine says {failure.message}"
        if reason:
            return Judgement(case, v.UNSUPPORTED, reason)
        stretch = self._stretch(story, case, wanted, found)
        if stretch.not_reached:
            return Judgement(case, v.UNTESTABLE, stretch.not_reached, _SO_FAR)
        if stretch.failure is not None:
            return _failed(case, stretch.failure)
        return self._judgement(story, case, stretch, found)

    def way_on(
        self, story: Story, case: Case, wanted: Recording, steps: Sequence[Step | None]
    ) -> Detour | None:
        """Return from which states an engine goes on that has left the way of the reference in a case.

        Its own state comes first where that still shows what the reference's does, unless it has failed.
        """
        found = Recording(tuple(steps))
        stretch = self._stretch(story, case, wanted, found)
        if not stretch.strayed:
            return None
        there = without_own_keys_in(wanted.made(case.ends).state)
        last = found.step(case.ends)
        own = last.state if last is not None and last.refusal is None else b""
        stays = [own] if own and stands_at(self.validator.under(story.components), own, there) else []
        return Detour([there, *stays] if stretch.failure else [*stays, there], stretch.strayed)

    def _stretch(self, story: Story, case: Case, wanted: Recording, found: Recording) -> _Stretch:
        """Examine the steps of a case: with its lead-up where it begins its story."""
        validator = self.validator.under(story.components)
        stretch = _Stretch(0 if case.id == story.cases[0].id else case.begins + 1)
        first = found.step(stretch.begins)
        unloaded = first.loaded.failure if first is not None and first.loaded is not None else None
        if unloaded is not None and unloaded.cause == NO_RESTART:
            stretch.failure = unloaded
            return stretch
        if first is None or unloaded is not None:
            stretch.not_reached = _not_reached(first, found)
            return stretch
        before = _answers_of(found.step(stretch.begins - 1)) if stretch.begins else Answers()
        for number in range(stretch.begins, case.ends + 1):
            step = found.step(number)
            if step is None:
                break
            if step.loaded is not None:
                before = step.loaded.answers
                stretch.not_reached = _cannot_begin(validator, step.loaded)
            if stretch.not_reached:
                break
            what: Play | str = story.plays[number - 1] if number else _beginning(story)
            try:
                if step.failure is not None:
                    stretch.failure = _first_failure(validator, what, step)
                    break
                examined = examine(
                    validator, what, step, wanted.step(number), before, compare=stretch.first is None
                )
            except Invalid as error:
                stretch.failure = Failure(v.ILLEGAL_REPLY, str(error), error.cause)
                break
            if stretch.first is None and examined.difference is not None:
                stretch.first, stretch.at = examined.difference, number
            stretch.law = stretch.law or examined.broken_law
            stretch.uncounted, stretch.changed = examined.uncounted, examined.changed
            stretch.last, stretch.last_number, before = step, number, step.answers
            if stretch.first is not None and stretch.begins:
                break
        return stretch

    def _judgement(self, story: Story, case: Case, stretch: _Stretch, found: Recording) -> Judgement:
        refusal = stretch.last.refusal if stretch.last is not None else None
        under = refusal.clause if refusal is not None else ""
        first, law = stretch.first, stretch.law
        if first is None and law is None:
            return Judgement(case, v.PASS, refused_under=under)
        cause = self._cause(first) if first is not None else ""
        if (
            refusal is not None
            and stretch.begins <= stretch.last_number <= case.begins
            and stretch.last_number
        ):
            assert first is not None
            reason = f"a play that leads up to the case's own action failed: {first.message}"
            return Judgement(case, v.UNTESTABLE, reason, cause, (first,), first, stretch.at)
        if self.brief:
            return Judgement(case, v.DIVERGES)
        broken = self._broken_expectations(story, case, stretch, found)
        told = [
            *broken,
            *([first] if first is not None and first not in broken else []),
            *([law] if law else []),
        ]
        if not broken and first is None:
            assert law is not None
            cause = f"{v.ILLEGAL_REPLY}: a conservation law is broken"
            return Judgement(case, v.ILLEGAL_REPLY, law.message, cause, (law,))
        verdict = v.FAIL if broken else v.DIVERGES
        return Judgement(case, verdict, told[0].message, cause, tuple(told), first, stretch.at, under)

    def _broken_expectations(
        self, story: Story, case: Case, stretch: _Stretch, found: Recording
    ) -> list[Difference]:
        last = stretch.last
        assert last is not None
        witness = Witness(
            self.validator.under(story.components),
            found.made(0).state,
            last.state,
            last.refusal is not None and last.refusal.forbids,
            last.answers,
            stretch.changed,
            last.refusal.words if last.refusal is not None else "",
        )
        broken = [told for expectation in case.expectations if (told := unmet(expectation, witness))]
        if last.refusal is not None and not any(
            isinstance(one, RefusedExpected) for one in case.expectations
        ):
            words = last.refusal.words
            why = f"the action is refused, and no refusal is expected ({words})"
            broken.insert(0, Difference("refusal", why, "", "accepted", words))
        elif stretch.uncounted is not None:
            broken.insert(0, stretch.uncounted)
        return broken

    def _cause(self, difference: Difference) -> str:
        """Return a short name for a difference, equal for differences that most likely have one cause."""
        action = _action_type(difference.after)
        if difference.what == "legal actions":
            sort = "missing" if difference.missing or not difference.extra else "extra"
            values = difference.actual if sort == "extra" else difference.expected
            listed = values if isinstance(values, list) else []
            kinds = sorted({str(one.get("type", "?")) for one in listed if isinstance(one, dict)})
            return f"{sort} legal action: {', '.join(kinds) or '?'}"
        if difference.what == "refusal":
            deed = "new game" if difference.after == NEW_GAME else action or "action"
            return f"{'accepted' if difference.expected == 'refused' else 'refused'}: {deed}"
        seats = set(self.game.seats)
        parts = difference.path.split("/")[:3]
        place = "/".join("*" if part in seats or part.isdigit() else part for part in parts)
        answer = f"{difference.what} {place}".strip()
        return answer if difference.what in ("view", "outcome") else f"{action or 'start'}: {answer}"


def countercheck(story: Story, recording: Recording) -> dict[int, Legal]:
    """Return, by the number of a refused play, the legal action that an engine must accept for it to count.

    The first in canonical order of the same seat and type, else of the same seat, else of a seat to act.
    """
    last = recording.steps[-1]
    if last is None or last.refusal is None or not story.plays:
        return {}
    play = story.plays[-1]
    by_seat = {
        seat: sorted(jsontext.decode(text), key=jsontext.canonical)
        for seat, text in last.answers.legal.items()
    }
    own = by_seat.get(play.seat, [])
    same = [action for action in own if action.get("type") == play.action.get("type")]
    if own:
        return {len(story.plays): (play.seat, (same or own)[0])}
    others = [(seat, actions[0]) for seat, actions in by_seat.items() if actions]
    return {len(story.plays): others[0]} if others else {}


def _failed(case: Case, failure: Failure) -> Judgement:
    if failure.verdict == UNSUPPORTED_FAILURE:
        return Judgement(case, v.UNSUPPORTED, f"the engine says {failure.message}")
    return Judgement(case, failure.verdict, failure.message, f"{failure.verdict}: {failure.cause}")


def _first_failure(validator: Validator, what: Play | str, step: Step) -> Failure | None:
    """Return how a step failed: the state comes before the answers about it.

    Raises:
        Invalid: it is the state that no engine may send.
    """
    if step.state and what != POSITION and step.refusal is None:
        validator.check("state", step.state, words_of(what))
    return step.failure


def _not_reached(first: Step | None, found: Recording) -> str:
    """Return why the engine did not come to the plays of a case."""
    loads = [step.loaded for step in found.steps if step is not None and step.loaded is not None]
    loaded = first.loaded if first is not None else loads[-1] if loads else None
    if loaded is None or loaded.failure is None:
        return f"{_SO_FAR}: it could not be played on"
    if loaded.failure.verdict == UNSUPPORTED_FAILURE:
        return f"the game so far went wrong, and the engine cannot start from a position: {loaded.why}"
    return f"{_SO_FAR}: {loaded.failure.message}"


def _cannot_begin(validator: Validator, loaded: Step) -> str:
    """Return what is wrong with the answers of an engine about a state that it was set to, or ''."""
    try:
        examine(validator, LOADED, loaded, None)
    except Invalid as error:
        return f"{_SO_FAR}: {error}"
    return ""


def _beginning(story: Story) -> str:
    return NEW_GAME if story.start.is_new_game else POSITION


def _answers_of(step: Step | None) -> Answers:
    return step.answers if step is not None else Answers()


def _action_type(after: str) -> str:
    start = after.find("{")
    if start < 0:
        return ""
    try:
        action = jsontext.decode(after[start:].encode())
    except ValueError:
        return ""
    return str(action.get("type", "")) if isinstance(action, dict) else ""
