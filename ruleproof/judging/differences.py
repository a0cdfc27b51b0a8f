"""Checks an engine's step by itself, and compares it with the reference's step."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from enum import StrEnum
from typing import Any

import msgspec

from ruleproof.cases.case import Start, Story
from ruleproof.engines.recording import Answers, Recording, Step, play_as_text
from ruleproof.input import jsontext
from ruleproof.judging.lists import difference_of_actions
from ruleproof.judging.refusals import acceptance, of_chance_refused, refused_in_words, uncounted_refusal
from ruleproof.judging.verdicts import Compared, Difference
from ruleproof.language.operations import Play
from ruleproof.rules.canonical import MISSING, at_place, differences, first_difference, same
from ruleproof.rules.validation import Validator
from ruleproof.rules.verbs import Verb


class Beginning(StrEnum):
    """The origin of a step that is not a play."""

    NEW_GAME = "new_game"
    POSITION = "a position"
    LOADED = "a loaded position"

    @classmethod
    def of(cls, start: Start) -> Beginning:
        """Return the origin of the first step of a story with this start."""
        return cls.NEW_GAME if start.is_new_game else cls.POSITION


NEW_GAME, POSITION, LOADED = Beginning
STATE_KEYS = tuple(what for what in Compared if what.is_of_state)
"""The parts of a settled state that are compared."""
_CONCLUSIONS = ("winners", "why")
"""The members of an outcome that are compared last, because they follow from all others."""
_MOST_FURTHER = 11
"""Maximum number of differing places that are reported after the first."""
UNSETTLED_KEYS = tuple(key for key in STATE_KEYS if key != Compared.TABLE)
"""The parts of a state in the middle of a choice that are compared."""
_WHAT = {Verb.LEGAL_ACTIONS: Compared.LEGAL_ACTIONS, Verb.VIEW: Compared.VIEW, Verb.OUTCOME: Compared.OUTCOME}
_NO_ANSWERS = Answers()


def origin_of(story: Story, number: int) -> Play | Beginning:
    """Return the origin of a step of a story."""
    return story.plays[number - 1] if number else Beginning.of(story.start)


class Comparison(msgspec.Struct, frozen=True):
    """The result of comparing a step with the reference's step: the first difference, and the conservation
    law that the state breaks. Each is None if there is none.
    """

    difference: Difference | None = None
    broken_law: Difference | None = None

    @property
    def first(self) -> Difference | None:
        """Return what is wrong with the step, or None."""
        return self.difference or self.broken_law


def check(validator: Validator, origin: Play | Beginning, step: Step) -> Difference | None:
    """Check a step by itself, and return the conservation law that its state breaks, or None.

    `origin` is the play that led to the step, or how else it began. A position that the engine was given is
    not checked, but its answers are.

    Raises:
        Invalid: the step contains a value that no engine may send.
    """
    moment = _Moment.of(origin)
    broken = None
    if step.refusal is None and moment.makes_a_state:
        value = validator.check("state", step.state, moment.words)
        broken = _broken_law(validator, value, moment)
    for verb, seat, text in step.answers.texts():
        validator.require(verb, text, _asked(verb, seat, moment.when))
    return broken


def compare(
    validator: Validator,
    origin: Play | Beginning,
    actual: Step,
    expected: Step,
    *,
    before: Answers = _NO_ANSWERS,
    deferred: Sequence[Play] = (),
) -> Comparison:
    """Compare an engine's step with the reference's step. What differs is checked as `check` does.

    `before` are the engine's answers about the state before the play, which are compared with its answers
    after a refusal. `deferred` are the deferred plays that are judged with this one.

    Raises:
        Invalid: the step contains a value that no engine may send.
    """
    compared = _compared(validator, origin, actual, expected, before, _Moment.of(origin, deferred))
    if compared.difference is None or not _ends(actual, expected):
        return compared
    return msgspec.structs.replace(
        compared, difference=msgspec.structs.replace(compared.difference, ends=True)
    )


def _ends(actual: Step, expected: Step) -> bool:
    """Tell whether nobody may act in an engine's step, and if it was asked, it says that the game is over,
    where the rules go on.
    """
    if not any(text != b"[]" for text in expected.answers.legal.values()):
        return False
    state = jsontext.decode(actual.state) if actual.state and actual.refusal is None else {"to_act": "?"}
    is_idle = not state.get("to_act") and not state.get("may_act")
    listed = [jsontext.decode(text) for text in actual.answers.legal.values()]
    over = jsontext.decode(actual.answers.outcome or b'{"over":true}').get("over")
    return over is True and (is_idle or (listed != [] and not any(listed)))


def _compared(
    validator: Validator,
    origin: Play | Beginning,
    actual: Step,
    expected: Step,
    before: Answers,
    moment: _Moment,
) -> Comparison:
    if actual.refusal is not None:
        return Comparison(_of_refusal(validator, moment, actual, expected, before))
    if expected.refusal is not None:
        why = f"{moment.words} is accepted, but the rules refuse it: {expected.refusal.reason}"
        return Comparison(
            moment.refusal(why, "refused", "accepted", moment.seat), check(validator, origin, actual)
        )
    difference, broken_law = None, None
    if moment.makes_a_state:
        difference, broken_law = _of_states(validator, moment, actual, expected)
    in_answers = _of_answers(
        validator, moment, actual.answers, expected.answers if difference is None else _NO_ANSWERS
    )
    return Comparison(difference or in_answers, broken_law)


class _Moment(msgspec.Struct, frozen=True):
    """What an engine has just done, in the words of messages.

    `words` are the play or the verb, `when` is the time at which questions are asked after it, and `action`
    is the type of the action.
    """

    words: str
    when: str
    makes_a_state: bool
    action: str = ""
    seat: str = ""

    @classmethod
    def of(cls, origin: Play | Beginning, deferred: Sequence[Play] = ()) -> _Moment:
        if isinstance(origin, Beginning):
            when = "when a position is loaded" if origin == LOADED else "at the start"
            return cls(str(origin), when, makes_a_state=origin == NEW_GAME)
        kinds = ", ".join(str(play.action.get("type", "?")) for play in deferred)
        words = (f"{kinds} (deferred until then) and " if kinds else "") + play_as_text(origin)
        kind = str(origin.action.get("type", ""))
        return cls(words, f"after {words}", makes_a_state=True, action=kind, seat=origin.seat)

    def refusal(self, why: str, expected: str, actual: str, seat: str = "") -> Difference:
        return Difference(
            Compared.REFUSAL,
            why,
            "",
            expected,
            actual,
            seat,
            self.words,
            action=self.action,
        )


def _asked(verb: Verb, seat: str, when: str) -> str:
    return f"{verb} of {seat} {when}" if seat else f"{verb} {when}"


def _of_refusal(
    validator: Validator, moment: _Moment, actual: Step, expected: Step, before: Answers
) -> Difference | None:
    """Return the difference in a step that the engine refuses."""
    refusal, words = actual.refusal, moment.words
    assert refusal is not None
    if expected.refusal is None:
        why = f"{words} {refused_in_words(refusal)}, but the rules allow it ({refusal.words})"
        difference = moment.refusal(why + actual.refused_outcome, acceptance(refusal), refusal.words)
        return of_chance_refused(actual, difference)
    if not refusal.is_like(expected.refusal):
        why = f"{words} is answered with {refusal.words}, but the rules refuse it: {expected.refusal.reason}"
        return moment.refusal(why, "refused", refusal.words)
    after = msgspec.structs.replace(moment, when="after the refusal")
    return (
        _of_answers(validator, after, actual.answers, expected.answers)
        or changed_by_refusal(validator, before, actual)
        or uncounted_refusal(actual)
    )


def _broken_law(validator: Validator, state: Any, moment: _Moment) -> Difference | None:
    broken = validator.laws.violations(state["table"])
    if not broken:
        return None
    when = f"after {moment.words}"
    why = f"{when} a conservation law is broken: {'; '.join(broken)}"
    return Difference(Compared.CONSERVATION, why, after=when, action=moment.action)


def _of_states(
    validator: Validator, moment: _Moment, actual: Step, expected: Step
) -> tuple[Difference | None, Difference | None]:
    """Return the difference between the states of two steps, and the law that the engine's state breaks."""
    if same_text(actual.state, expected.state):
        return None, None
    value = validator.check("state", actual.state, moment.words)
    broken_law = _broken_law(validator, value, moment)
    if not expected.state:
        return None, broken_law
    return _of_tables(validator, moment, value, expected), broken_law


def _of_tables(validator: Validator, moment: _Moment, state: Any, expected: Step) -> Difference | None:
    """Return the first difference of a state from the reference's, in the parts that are compared and that
    the engine covers.
    """
    wanted = validator.covers.reduced("state", jsontext.decode(expected.state))
    if validator.covers.actions is not None:
        wanted, state = (_without_idle(validator, one, expected.answers) for one in (wanted, state))
    keys = STATE_KEYS if wanted["settled"] else UNSETTLED_KEYS
    shape = validator.shapes.state
    if all(same(shape.child(key), wanted[key], state[key]) for key in keys):
        return None
    wanted, state = ({key: whole[key] for key in keys} for whole in map(shape.canonical, (wanted, state)))
    after = msgspec.structs.replace(moment, when=f"after {moment.words}")
    return _first_of(None, wanted, state, after)


def _without_idle(validator: Validator, state: dict[str, Any], expected_answers: Answers) -> dict[str, Any]:
    """Return a state whose `may_act` lists only seats with a known covered action."""
    legal = {
        seat: validator.canonical(Verb.LEGAL_ACTIONS, text) for seat, text in expected_answers.legal.items()
    }
    able = [seat for seat in state["may_act"] if legal.get(seat)]
    return {**state, "may_act": able}


def _of_answers(
    validator: Validator, moment: _Moment, actual: Answers, expected: Answers
) -> Difference | None:
    """Return the first difference between answers about a state. Answers that the reference was not asked
    for, and answers after the first difference, are only checked against the schemas.
    """
    if actual.says_the_same(expected):
        return None
    first: Difference | None = None
    for verb, seat, text in actual.texts():
        wanted = expected.text(verb, seat)
        if wanted and same_text(text, wanted, any_order=verb == Verb.LEGAL_ACTIONS):
            continue
        what = _asked(verb, seat, moment.when)
        if not wanted or first is not None:
            validator.require(verb, text, what)
        else:
            value = validator.check(verb, text, what, seat)
            covered = validator.covers.reduced(verb, jsontext.decode(wanted), seat)
            first = _of_values(validator, verb, seat, covered, value, moment)
    return first


def _of_values(
    validator: Validator, verb: Verb, seat: str, expected: Any, actual: Any, moment: _Moment
) -> Difference | None:
    if verb != Verb.LEGAL_ACTIONS and same(getattr(validator.shapes, verb), expected, actual):
        return None
    expected, actual = (validator.canonical_value(verb, one, seat) for one in (expected, actual))
    if verb == Verb.LEGAL_ACTIONS:
        found = difference_of_actions(seat, expected, actual, moment.when) if actual != expected else None
        return found and msgspec.structs.replace(found, action=moment.action)
    if verb == Verb.OUTCOME:
        expected, actual = _counts_first(expected), _counts_first(actual)
    return _first_of(_WHAT[verb], expected, actual, moment, seat)


def _counts_first(outcome: Any) -> Any:
    """Return an outcome in which the winners, and why they win, come after the counts that decide it."""
    if not isinstance(outcome, dict):
        return outcome
    return {
        **{key: value for key, value in outcome.items() if key not in _CONCLUSIONS},
        **{key: outcome[key] for key in _CONCLUSIONS if key in outcome},
    }


def stands_at(validator: Validator, own: bytes, expected: bytes) -> bool:
    """Tell whether an engine's own state agrees with this state of the reference."""
    if own == expected:
        return True
    try:
        one, two = validator.canonical("state", own), validator.canonical("state", expected)
        return all(one[key] == two[key] for key in STATE_KEYS)
    except (LookupError, TypeError):
        return False


def same_text(text: bytes, expected: bytes, *, any_order: bool = False) -> bool:
    """Tell whether an answer is certainly the same as the reference's, apart from the order of its keys or,
    with `any_order`, of the list.

    An answer that is the same passes every check, because the reference's answer did when it was recorded.
    The texts are compared, not the values: 1.0 and true differ from 1.
    False may also mean that the answers must be compared more closely.
    """
    if text == expected:
        return True
    one, other = jsontext.decode(text), jsontext.decode(expected)
    if any_order and isinstance(one, list) and isinstance(other, list):
        return sorted(map(jsontext.canonical, one)) == sorted(map(jsontext.canonical, other))
    return jsontext.canonical(one) == jsontext.canonical(other)


def _first_of(
    what: Compared | None, expected: Any, actual: Any, moment: _Moment, seat: str = ""
) -> Difference | None:
    """Return the first difference between two canonical values, with the first of the further places.

    Without `what`, the values are states, and the differing member of the state is used instead.
    """
    found = list(itertools.islice(differences(expected, actual), 1 + _MOST_FURTHER))
    if not found:
        return None
    places = ["/".join(map(str, path)) for path, _, _ in found]
    path, wanted, value = found[0]
    what = what or Compared(str(path[0]))
    place = places[0] or what
    whose = f" of {seat}" if seat else ""
    message = f"{moment.when}, {place}{whose} differs"
    also = tuple(places[1:])
    return Difference(what, message, place, wanted, value, seat, moment.when, also=also, action=moment.action)


def differ(validator: Validator, one: Step | None, other: Step | None, at: Difference | None = None) -> bool:
    """Tell whether two steps of the reference differ: anywhere, or at the place of a difference.

    Steps that were not made differ from all others.
    """
    if one is None or other is None:
        return one is not other
    if (one.refusal is None) != (other.refusal is None):
        return True
    if at is None:
        return one.state != other.state or not one.answers.says_the_same(other.answers)
    if at.what == Compared.REFUSAL:
        return False
    if at.what == Compared.LEGAL_ACTIONS:
        text = other.answers.text(Verb.LEGAL_ACTIONS, at.seat)
        legal = validator.canonical(Verb.LEGAL_ACTIONS, text) if text else []
        missing, extra = at.expected or [], at.actual or []
        return any(action not in legal for action in missing) or any(action in legal for action in extra)
    verb = "state" if at.what.is_of_state else at.what
    texts = [step.state if verb == "state" else step.answers.text(at.what, at.seat) for step in (one, other)]
    path = at.path.split("/")
    left, right = (at_place(validator.canonical(verb, text), path) if text else MISSING for text in texts)
    return bool(left != right)


def departure(validator: Validator, one: Recording, other: Recording) -> int | None:
    """Return the first step at which two recordings of the reference differ, or None if they are the same."""
    for number in range(max(len(one.steps), len(other.steps))):
        if differ(validator, one.step(number), other.step(number)):
            return number
    return None


def changed_by_refusal(validator: Validator, before: Answers, refused: Step) -> Difference | None:
    """Return the first of the engine's answers about a state that a refusal has changed, if any, ignoring the
    order of bags and keys.
    """
    for verb, seat, one in before.texts():
        two = refused.answers.text(verb, seat) or verb.nothing
        values = (validator.canonical(verb, text) for text in (one, two))
        different = first_difference(*values) if one != two else None
        if different is not None:
            path, expected, actual = different
            whose = f" of {seat}" if seat else ""
            what = _WHAT[verb]
            message = f"after the refusal, the answer about the same state has changed ({what}{whose})"
            return Difference(what, message, "/".join(map(str, path)), expected, actual, seat)
    return None
