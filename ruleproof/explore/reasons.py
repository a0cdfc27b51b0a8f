"""Explains why something is not allowed, which rulings a step depends on, and what another reading
changes.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from ruleproof.engines.recording import Refusal, Step
from ruleproof.engines.wire import NEEDS_CHANCE, EngineFailure
from ruleproof.explore.clickable_areas import keys_of, value_in
from ruleproof.explore.game_context import Book, CannotBegin
from ruleproof.explore.playthrough import Line, outcome_at
from ruleproof.explore.questions import Likely, NotUnderstood
from ruleproof.input import jsontext
from ruleproof.input.shortening import shortened_value
from ruleproof.language.operations import Play
from ruleproof.reports.boards import differing
from ruleproof.rules.canonical import MISSING, at_place, differences
from ruleproof.rules.model import Clause, Ruling

_MOST_CHANGES = 12
_SURE = 0.75
"""Minimum similarity for reading a question as a sentence."""


class Answer(msgspec.Struct, frozen=True):
    """Whether the play asked about is legal and, if not, the reason and its clauses, the innermost first.

    `words` are the words of the question if it was read as a different sentence, `asked`; `like` are
    sentences that it may mean.
    """

    asked: str
    play: Play | None = None
    legal: bool = False
    reason: str = ""
    clauses: tuple[Clause, ...] = ()
    rulings: tuple[Ruling, ...] = ()
    words: str = ""
    like: tuple[str, ...] = ()


class Change(msgspec.Struct, frozen=True):
    """What changes at the current step under another reading of a ruling, as sentences."""

    ruling: Ruling
    reading: str
    told: tuple[str, ...]


def why_not(line: Line, asked: str) -> Answer:
    """Return whether a play described in words is legal at the current step, and why not."""
    questions, components = line.book.questions, line.story.components
    legal = {_said(line, seat, action): Play(seat=seat, action=action) for seat, action in line.legal()}
    words = asked.strip(" .?!").casefold()
    likely: list[Likely] = []
    if play := next((legal[said] for said in legal if said.casefold() == words), None):
        return Answer(asked, play, legal=True)
    try:
        play, said = questions.read(asked, components), asked
    except NotUnderstood as error:
        if "{" in asked:
            return Answer(asked, reason=str(error))
        likely = questions.like(asked, next(iter(line.state["to_act"]), ""), legal, components)
        shares = [one.share for one in likely]
        if not likely or shares[0] < _SURE or shares[0] in shares[1:]:
            like = [one.text for one in likely] or list(_one_of_each_type(legal))
            return Answer(asked, reason=str(error), like=tuple(like))
        play, said = likely[0].play, likely[0].text
    if "{" not in asked and (listed := _listed(legal, play)):
        said = listed
    answer = answer_on(line, play, said)
    like = [one.text for one in likely if one.play != play]
    return msgspec.structs.replace(answer, words=asked * (said != asked), like=tuple(like))


def _listed(legal: Mapping[str, Play], play: Play) -> str:
    """Return the words of a legal action in the list, or '' if they are its members or it is not legal."""
    same = (said for said, one in legal.items() if (one.seat, one.action) == (play.seat, play.action))
    return next((said for said in same if ": " not in said), "")


def _one_of_each_type(legal: Mapping[str, Play]) -> Iterator[str]:
    types: dict[str, str] = {}
    for said, play in legal.items():
        types.setdefault(str(play.action.get("type")), said)
    yield from types.values()


def answer_on(line: Line, play: Play, asked: str) -> Answer:
    """Return whether a play is legal at the current step, and why not."""
    try:
        refusal = line.book.refusal(line.story, line.readings, play, line.here)
    except EngineFailure as error:
        return Answer(asked, play, reason=f"the reference cannot answer: {error}")
    if refusal is None or refusal.code == NEEDS_CHANCE:
        return Answer(asked, play, legal=True)
    clauses = clauses_of_refusal(line.book, refusal)
    rulings = tuple(line.rulings([clause.id for clause in clauses]))
    return Answer(asked, play, False, refusal.reason, clauses, rulings)


def clauses_of_refusal(book: Book, refusal: Refusal) -> tuple[Clause, ...]:
    """Return the clauses under which something is refused, the innermost first."""
    ids = dict.fromkeys([refusal.clause, *refusal.through])
    return tuple(book.game.clauses[one] for one in ids if one in book.game.clauses)


def changed_by(line: Line, ruling: Ruling, reading: str, asked: str = "") -> Change:
    """Return what would change at the current step if another reading of a ruling applied from the start."""
    readings = {**line.readings, ruling.id: reading}
    try:
        other = line.under(readings)
    except CannotBegin as error:
        return Change(ruling, reading, (f"the start is not accepted: {error}",))
    if line.at >= len(other.steps):
        number = len(other.steps)
        play = line.said(line.story.plays[number - 1], number - 1)
        return Change(ruling, reading, (f"play {number} ({play}) is not possible: {other.broken_off}",))
    other.go(line.at)
    changes = list(_changes(line, line.here, other.here))
    if asked:
        before, after = why_not(line, asked), why_not(other, asked)
        if before.legal != after.legal:
            changes.insert(0, f"“{asked}” is {'legal' if after.legal else f'refused: {after.reason}'}")
    return Change(ruling, reading, tuple(changes))


def _changes(line: Line, one: Step, other: Step) -> list[str]:
    book = line.book
    changes = []
    before, after = book.shown_state(one.state), book.shown_state(other.state)
    _, places = differing(book.suite.validator.shapes.state, before, after)
    for place in places[:_MOST_CHANGES]:
        changes.append(f"{place.strip('/').removeprefix('table/')} is {_shown(after, place)}")
    for seat in dict.fromkeys([*one.answers.views, *other.answers.views]):
        changes += _changes_of_view(book, seat, one, other)
    for seat in dict.fromkeys([*one.answers.legal, *other.answers.legal]):
        mine, theirs = _actions(one, seat), _actions(other, seat)
        more = [theirs[key] for key in theirs if key not in mine]
        less = [mine[key] for key in mine if key not in theirs]
        changes += [f"legal then: {_said(line, seat, action)}" for action in more[:_MOST_CHANGES]]
        changes += [f"not legal then: {_said(line, seat, action)}" for action in less[:_MOST_CHANGES]]
        if len(more) + len(less) > 2 * _MOST_CHANGES:
            changes.append(f"{seat} has {len(theirs)} legal actions then, and {len(mine)} now")
    if one.answers.outcome != other.answers.outcome:
        changes += _outcome_changes(one, other)
    return changes


def _changes_of_view(book: Book, seat: str, one: Step, other: Step) -> list[str]:
    """Return what a seat sees differently, except where the table itself differs."""
    before, after = (
        book.suite.validator.canonical("view", step.answers.views.get(seat, b"{}")) for step in (one, other)
    )
    table, changed_table = (book.shown_state(step.state)["table"] for step in (one, other))
    told = []
    for path, was, now in differences(before, after):
        keys = [str(key) for key in path]
        if at_place(table, keys) == at_place(changed_table, keys):
            words, value = " ".join(keys).replace("_", " "), was if now == MISSING else now
            sees = "sees" if was == MISSING else "no longer sees" if now == MISSING else "sees differently:"
            told.append(f"{seat} {sees} {words} {shortened_value(value, 120)}")
    return told[:_MOST_CHANGES]


def _outcome_changes(one: Step, other: Step) -> list[str]:
    before, after = outcome_at(one), outcome_at(other)
    return [
        f"outcome: {key.replace('_', ' ')} is {jsontext.encode(after.get(key)).decode()}"
        for key in {**before, **after}
        if before.get(key) != after.get(key)
    ]


def _actions(step: Step, seat: str) -> dict[bytes, dict[str, Any]]:
    listed = jsontext.decode(step.answers.legal.get(seat, b"[]"))
    return {jsontext.canonical(action): action for action in listed}


def _said(line: Line, seat: str, action: Mapping[str, Any]) -> str:
    return line.said(Play(seat=seat, action=dict(action)))


def _shown(state: Any, place: str) -> str:
    value = value_in(state, keys_of(place))
    return "not there" if value is None else shortened_value(value, 120)
