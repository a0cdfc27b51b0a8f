"""The contents of the page for a line, ready for the template."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from ruleproof.engines.recording import Legal
from ruleproof.explore.beside import Seen
from ruleproof.explore.clickable_areas import Spot, spots
from ruleproof.explore.playthrough import Line, in_a_word
from ruleproof.input import jsontext
from ruleproof.input.shortening import shortened
from ruleproof.language.operations import Play
from ruleproof.reports.boards import differing
from ruleproof.reports.pictures import Board, Panel, PictureError, defs, legend, used
from ruleproof.reports.sides import Sides, side_by_side

_AROUND = 12
"""Number of steps listed before and after the current one."""
_MOST_CHANCE = 160


class BoardShown(msgspec.Struct, frozen=True):
    """The panels of a picture with its caption and, for each panel, the parts that can be clicked; without a
    picture, the state.
    """

    caption: str
    panels: tuple[Panel, ...]
    spots: tuple[tuple[Spot, ...], ...]
    state: Any
    symbols: str = ""
    legend: str = ""
    note: str = ""
    unshown: tuple[str, ...] = ()


def actions_of(line: Line, only: Sequence[int] | None = None) -> dict[str, dict[str, list[tuple[int, str]]]]:
    """Return the legal actions by seat and type, each with its number among all legal actions and its text;
    `only` limits them to some numbers.
    """
    actions: dict[str, dict[str, list[tuple[int, str]]]] = {}
    for number, (seat, action) in enumerate(line.legal()):
        if only is None or number in only:
            name = str(action.get("type", "")).replace("_", " ")
            text = line.said(Play(seat=seat, action=action))
            actions.setdefault(seat, {}).setdefault(name, []).append((number, text))
    return actions


def steps_of(line: Line) -> list[tuple[int, str, list[str]]]:
    """Return the steps around the current one: their numbers, what was done, and the chance outcomes."""
    first, last = max(0, line.at - _AROUND), min(len(line.steps) - 1, line.at + _AROUND)
    start, plays = line.story.start, line.story.plays
    return [
        (
            number,
            line.said(plays[number - 1], number - 1) if number else line.origin,
            [chance_shown(one) for one in (plays[number - 1] if number else start).chance],
        )
        for number in range(first, last + 1)
    ]


def last_play(line: Line) -> tuple[str, list[int]]:
    """Return the play that led to the current step, and the numbers that were rolled in it."""
    if not line.at:
        return "", []
    play = line.story.plays[line.at - 1]
    rolled = [number for outcome in play.chance for number in outcome.get("roll", ())]
    return line.said(play, line.at - 1), rolled


def chance_shown(outcome: Mapping[str, Any]) -> str:
    """Return a chance outcome in words; a long one is cut off."""
    if "roll" in outcome:
        return f"rolled {' and '.join(map(str, outcome['roll']))}"
    things = ", ".join(map(in_a_word, outcome.get("shuffle", ())))
    return shortened(f"shuffled: {things}", _MOST_CHANCE)


def board_of(line: Line) -> BoardShown:
    """Return the board at the current step, with the parts on which actions can be chosen."""
    return board_of_state(line, seen_by(line, line.viewer), line.legal())


def seen_by(line: Line, seat: str) -> dict[str, Any]:
    """Return the current state without the amounts that a seat does not see under the readings of a line.

    In the middle of a choice the reference gives no views, so the last one counts.
    """
    state = line.state
    views = (step.answers.views.get(seat) for step in reversed(line.steps[: line.at + 1]))
    view = jsontext.decode(next(filter(None, views), b"{}"))
    for key, amounts in state["table"].items():
        seen = view.get(key)
        if isinstance(amounts, dict) and isinstance(seen, dict):
            hidden = [name for name in amounts if name not in seen and type(amounts[name]) is int]
            amounts |= dict.fromkeys(hidden, "?")
    return state


def board_of_state(line: Line, state: dict[str, Any], legal: Sequence[Legal] = ()) -> BoardShown:
    """Return the board in a state of a line's game, with the parts on which some actions can be chosen."""
    board = line.book.board
    if board is None:
        return BoardShown("The position", (), (), state)
    components = line.book.validator(line.story.components).components
    try:
        panels = board.panels(state, components, viewer=line.viewer)
    except PictureError as error:
        return BoardShown("The position", (), (), state, note=f"the position cannot be drawn: {error}")
    return BoardShown(
        "The position",
        tuple(panel.ringed(()) for panel in panels),
        tuple(tuple(spots(state, panel.regions, legal)) for panel in panels),
        state,
        *_signs("".join(panel.svg for panel in panels), board),
    )


def _signs(svg: str, board: Board) -> tuple[str, str]:
    """Return the symbols that some panels use, and what they mean."""
    return defs(svg, board.symbols), legend(used(svg, board.symbols), {})


def differing_boards(line: Line, seen: Seen) -> list[BoardShown]:
    """Return the boards of the reference and the engine if they differ, with the differences marked."""
    board, step = line.book.board, seen.found
    if board is None or seen.difference is None or step is None or step.refusal or not step.state:
        return []
    try:
        own = line.book.shown_state(step.state)
    except (ValueError, TypeError, AttributeError, KeyError):
        return []
    expected = line.book.shown_state(line.here.state)
    shape = line.book.suite.validator.shapes.state
    marks = differing(shape, expected, own) if isinstance(own, dict) else ((), ())
    if not any(marks):
        return []
    components = line.book.validator(line.story.components).components
    shown = []
    for caption, state, marked in (("The rules", expected, marks[0]), ("The engine", own, marks[1])):
        try:
            drawn = board.draw(state, components, marked=marked).printable()
        except (PictureError, KeyError, TypeError) as error:
            shown.append(BoardShown(caption, (), (), state, note=f"this cannot be drawn: {error}"))
            continue
        no_spots = ((),) * len(drawn.panels)
        symbols, _ = _signs(drawn.svg, board)
        shown.append(BoardShown(caption, drawn.panels, no_spots, state, symbols, unshown=drawn.unshown))
    return shown


def differing_sides(seen: Seen) -> Sides | None:
    """Return the first differing values, side by side."""
    one = seen.difference
    return side_by_side(one) if one is not None else None
