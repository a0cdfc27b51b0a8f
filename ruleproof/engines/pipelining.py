"""What a case asks of an engine that answers as the reference does: known beforehand, so that it can be asked
all at once. A conforming engine then waits for the kit once a case, and not once a play.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from ruleproof.cases.case import Start, Story
from ruleproof.engines.answers import Waiting, countercheck_in, refusal_in, result_of, waiting_in
from ruleproof.engines.recording import Legal, Recording, Step
from ruleproof.engines.wire import Question, Reply
from ruleproof.language.operations import Play
from ruleproof.rules.verbs import ABOUT_STATES, Verb


class Foreseen(msgspec.Struct):
    """What a case asks, and the results that the reference gave; none where an engine has words of its own:
    to the last play if the rules refuse it (`refused`, by its number among the questions), and to the legal
    action that is asked for after it (`legal`).
    """

    questions: list[Question] = []
    results: list[bytes] = []
    refused: int | None = None
    legal: int | None = None

    def add(self, verb: str, params: dict[str, Any], result: bytes) -> None:
        self.questions.append((verb, params))
        self.results.append(result)

    def repeat_last_question(self) -> None:
        """Ask the last question that changes nothing once more."""
        for number in reversed(range(len(self.questions))):
            if self.questions[number][0] in ABOUT_STATES:
                self.add(*self.questions[number], self.results[number])
                return


def questions_about(waiting: Waiting, start: Start, verbs: Collection[str]) -> list[tuple[Verb, str]]:
    """Return what is asked of an engine with these verbs about a state: verbs, each with a seat or ''."""
    keys: list[tuple[Verb, str]] = []
    if Verb.LEGAL_ACTIONS in verbs:
        asked = (*start.seats, *start.onlookers) if waiting.settled else waiting.to_act
        keys += [(Verb.LEGAL_ACTIONS, seat) for seat in asked]
    if waiting.settled and Verb.VIEW in verbs:
        keys += [(Verb.VIEW, seat) for seat in start.seats]
    if waiting.settled and Verb.OUTCOME in verbs:
        keys.append((Verb.OUTCOME, ""))
    return keys


def about(state: bytes, keys: list[tuple[Verb, str]]) -> Iterator[tuple[Verb, dict[str, Any]]]:
    """Yield the questions about a state."""
    raw = msgspec.Raw(state)
    for verb, seat in keys:
        yield verb, {"state": raw, "seat": seat} if seat else {"state": raw}


def foreseen(
    story: Story,
    first: int,
    ends: int,
    expected: Recording,
    verbs: Collection[str],
    counterchecks: Mapping[int, Legal],
) -> Foreseen | None:
    """Return what the steps of a story from `first` to `ends` ask; None if that hangs on the engine."""
    made = Foreseen()
    for number in range(first, ends + 1):
        step = expected.step(number)
        if step is None or made.refused is not None:
            return None
        legal = counterchecks.get(number)
        if number:
            before = expected.step(number - 1)
            if before is None or not _add_play(made, story.plays[number - 1], before.state, step, legal):
                return None
        elif step.refusal is not None:
            return None
        elif story.start.is_new_game:
            made.add(Verb.NEW_GAME, new_game(story.start), result_of(Verb.NEW_GAME, step.state))
        keys = questions_about(waiting_in(step.state), story.start, verbs)
        for (verb, seat), (_, params) in zip(keys, about(step.state, keys), strict=True):
            text = step.answers.text(verb, seat)
            if not text:
                return None
            made.add(verb, params, result_of(verb, text))
        if made.refused is not None and legal is not None:
            made.legal = len(made.questions)
            made.add(Verb.APPLY, play_of(step.state, *legal), b"")
    return made


def _add_play(made: Foreseen, play: Play, before: bytes, step: Step, legal: Legal | None) -> bool:
    """Add a play to what is asked; return whether what follows it is foreseen."""
    params = play_of(before, play.seat, play.action, play.chance)
    if step.refusal is None:
        made.add(Verb.APPLY, params, result_of(Verb.APPLY, step.state))
        return True
    made.refused = len(made.questions)
    made.add(Verb.APPLY, params, b"")
    return step.refusal.forbids and step.state == before and (legal is not None or not play.chance)


def new_game(start: Start) -> dict[str, Any]:
    """Return the params of a new game."""
    return {"seats": start.seats, "options": start.options, "chance": start.chance}


def play_of(
    state: bytes, seat: str, action: dict[str, Any], chance: Sequence[dict[str, Any]] = ()
) -> dict[str, Any]:
    """Return the params of an action."""
    return {"state": msgspec.Raw(state), "seat": seat, "action": action, "chance": chance}


def answered(
    plan: Foreseen, replies: Sequence[Reply], expected: Sequence[Step | None], legal: Legal | None
) -> list[Step]:
    """Return the steps of an engine that gave the expected results, with its own words for a refusal; none if
    it does not refuse what the rules do, or refuses the legal action too.
    """
    steps = [step for step in expected if step is not None]
    if plan.refused is None:
        return steps
    reply, countercheck = replies[plan.refused], None
    if reply.error is None or not refusal_in(reply).forbids:
        return []
    if plan.legal is not None and legal is not None:
        countercheck = countercheck_in(replies[plan.legal], legal)
        if countercheck.refusal is not None:
            return []
    refused = msgspec.structs.replace(steps[-1], refusal=refusal_in(reply), countercheck=countercheck)
    return [*steps[:-1], refused]


def are_as_expected(steps: Sequence[Step | None], expected: Recording, first: int) -> bool:
    """Tell whether the steps from `first` on say to the letter what those of the reference say."""
    return first < len(steps) <= len(expected.steps) and all(
        map(_is_as_expected, steps[first:], expected.steps[first : len(steps)])
    )


def _is_as_expected(step: Step | None, expected_step: Step | None) -> bool:
    if step is None or expected_step is None or step.failure is not None or step.later:
        return False
    refused = step.refusal is not None and step.refusal.forbids
    return (
        refused == (expected_step.refusal is not None)
        and step.state == expected_step.state
        and (step.countercheck is None or step.countercheck.refusal is None)
        and all(expected_step.answers.text(verb, seat) == text for verb, seat, text in step.answers.texts())
    )
