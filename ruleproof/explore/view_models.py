"""The contents of the page for a line, ready for the template."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from ruleproof.explore.beside import Seen
from ruleproof.explore.clickable_areas import Spot, spots
from ruleproof.explore.playthrough import Line, in_a_word
from ruleproof.input.shortening import shortened
from ruleproof.language.operations import Play
from ruleproof.reports.boards import differing
from ruleproof.reports.pictures import Picture, PictureError
from ruleproof.reports.sides import Sides, side_by_side
from ruleproof.reports.text import printable
from ruleproof.rules.model import Clause

_AROUND = 12
"""Number of steps listed before and after the current one."""
_MOST_CHANCE = 160


class Choice(msgspec.Struct, frozen=True):
    """A legal action as a button: its number among all legal actions, and its text."""

    number: int
    text: str


class Sort(msgspec.Struct, frozen=True):
    """The legal actions of one type."""

    name: str
    choices: tuple[Choice, ...]


class Seat(msgspec.Struct, frozen=True):
    """A seat, whether it must act or may act, and its legal actions by type."""

    name: str
    must: bool
    sorts: tuple[Sort, ...]

    @property
    def number(self) -> int:
        return sum(len(sort.choices) for sort in self.sorts)


class StepShown(msgspec.Struct, frozen=True):
    """A step in the list: its number, what was done, and the chance outcomes."""

    number: int
    text: str
    chance: tuple[str, ...]
    here: bool


class Applied(msgspec.Struct, frozen=True):
    """A clause that the reference applied in a step, and the parts of the state that it changed."""

    clause: Clause
    changes: tuple[str, ...]


class BoardShown(msgspec.Struct, frozen=True):
    """A picture with its caption and the parts of it that can be clicked or, without a picture, the state."""

    caption: str
    picture: Picture | None
    box: tuple[float, float]
    spots: tuple[Spot, ...]
    state: Any
    note: str = ""
    unshown: tuple[str, ...] = ()


def seats_of(line: Line, only: Sequence[int] | None = None) -> list[Seat]:
    """Return the seats that can act with their legal actions, or only with the actions of some numbers."""
    state = line.state
    choices: dict[str, dict[str, list[Choice]]] = {}
    for number, (seat, action) in enumerate(line.legal()):
        if only is not None and number not in only:
            continue
        text = line.said(Play(seat=seat, action=action))
        name = str(action.get("type", "")).replace("_", " ")
        choices.setdefault(seat, {}).setdefault(name, []).append(Choice(number, text))
    return [
        Seat(seat, seat in state["to_act"], tuple(Sort(name, tuple(some)) for name, some in sorts.items()))
        for seat, sorts in choices.items()
    ]


def steps_of(line: Line) -> list[StepShown]:
    """Return the steps around the current one."""
    first, last = max(0, line.at - _AROUND), min(len(line.steps) - 1, line.at + _AROUND)
    return [step_shown(line, number) for number in range(first, last + 1)]


def step_shown(line: Line, number: int) -> StepShown:
    """Return a step for the list."""
    if number == 0:
        chance = tuple(chance_shown(one) for one in line.story.start.chance)
        return StepShown(0, line.origin, chance, line.at == 0)
    play = line.story.plays[number - 1]
    text = line.said(play, number - 1)
    return StepShown(number, text, tuple(map(chance_shown, play.chance)), line.at == number)


def chance_shown(outcome: Mapping[str, Any]) -> str:
    """Return a chance outcome in words; a long one is cut off."""
    if "roll" in outcome:
        return f"rolled {' and '.join(map(str, outcome['roll']))}"
    things = ", ".join(map(in_a_word, outcome.get("shuffle", ())))
    return shortened(f"shuffled: {things}", _MOST_CHANCE)


def applied_in(line: Line, ids: Sequence[str]) -> list[Applied]:
    """Return some clauses, each with the parts of the state that it changed in the current step."""
    step, clauses = line.here, line.book.game.clauses
    return [
        Applied(clauses[one], tuple(change.replace("_", " ") for change in step.changes.get(one, ())))
        for one in ids
        if one in clauses
    ]


def board_of(line: Line) -> BoardShown:
    """Return the board at the current step, with the parts on which actions can be chosen."""
    board, state = line.book.board, line.state
    if board is None:
        return BoardShown("The position", None, (0, 0), (), state)
    components = line.book.validator(line.story.components).components
    try:
        drawn, regions = board.draw_with_places(
            state, components, prefix="here", title="The position", viewer=line.eyes
        )
    except PictureError as error:
        return BoardShown("The position", None, (0, 0), (), state, f"the position cannot be drawn: {error}")
    board_spots = tuple(spots(state, regions, line.legal()))
    return BoardShown("The position", drawn, _box(drawn), board_spots, state)


def _box(picture: Picture) -> tuple[float, float]:
    """Return the width and height of a picture in its own units."""
    _, _, rest = picture.svg.partition('viewBox="0 0 ')
    width, _, height = rest.partition('"')[0].partition(" ")
    return float(width or 1), float(height or 1)


def differing_boards(line: Line, seen: Seen) -> list[BoardShown]:
    """Return the boards of the reference and the engine if they differ, with the differences marked."""
    board, step = line.book.board, seen.found
    if board is None or seen.difference is None or step is None or step.refusal or not step.state:
        return []
    try:
        own = line.book.shown_state(step.state)
    except (ValueError, TypeError, AttributeError, KeyError, RecursionError):
        return []
    expected = line.book.shown_state(line.here.state)
    shape = line.book.suite.validator.shapes.state
    marks = differing(shape, expected, own) if isinstance(own, dict) else ((), ())
    if not any(marks):
        return []
    components = line.book.validator(line.story.components).components
    shown = []
    for caption, state, marked in (("The rules", expected, marks[0]), ("The engine", own, marks[1])):
        prefix = caption.split()[-1].lower()
        try:
            drawn = board.draw(state, components, prefix=prefix, marked=marked, title=caption)
        except (PictureError, KeyError, TypeError) as error:
            shown.append(BoardShown(caption, None, (0, 0), (), state, f"this cannot be drawn: {error}"))
            continue
        picture = msgspec.structs.replace(drawn, svg=printable(drawn.svg))
        shown.append(BoardShown(caption, picture, _box(drawn), (), state, "", picture.unshown))
    return shown


def differing_sides(seen: Seen) -> Sides | None:
    """Return the first differing values, side by side."""
    one = seen.difference
    return side_by_side(one) if one is not None else None
