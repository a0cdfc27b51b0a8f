"""Where a line can begin: at a new game, a named position, a scenario or a step of a tour."""

from __future__ import annotations

import itertools
import random
from collections.abc import Mapping, Sequence
from typing import Any

from ruleproof.cases.case import Case, Start
from ruleproof.cases.positions import CompletionError
from ruleproof.cases.suite import state_of
from ruleproof.cases.tours import read_tour
from ruleproof.explore.game_context import Book, CannotBegin, RecordedSetup
from ruleproof.explore.givens import Givens
from ruleproof.explore.playthrough import Line, new_line
from ruleproof.input import jsontext
from ruleproof.input.problems import nearest_note
from ruleproof.language.operations import Play

_LONG_SETUP = 10
"""Number of plays from which on a set-up is long, and number of plays after it that are looked at."""


def new_game(
    book: Book,
    seats: Sequence[str],
    options: Mapping[str, Any],
    components: str = "",
    *,
    readings: Mapping[str, str] | None = None,
    by_hand: bool = False,
    dice: random.Random | None = None,
) -> Line:
    """Return the line of a new game.

    Raises:
        CannotBegin: there is no such component set, or the reference refuses such a game.
    """
    if components and components not in book.game.component_sets:
        raise CannotBegin(f"no component set is called {components!r}")
    start = Start(tuple(seats), b"", dict(options))
    origin = f"a new game for {', '.join(seats)}"
    return new_line(book, start, origin, components=components, readings=readings, by_hand=by_hand, dice=dice)


def recorded_setup(book: Book, seats: Sequence[str], components: str = "") -> RecordedSetup | None:
    """Return a long set-up from a tour with the same seats and component set, or None.

    The set-up are the plays of the first phase, if the game does not soon return to it.
    """
    key = (tuple(seats), components)
    if key not in book.setups:
        book.setups[key] = _recorded_setup(book, *key)
    return book.setups[key]


def _recorded_setup(book: Book, seats: tuple[str, ...], components: str) -> RecordedSetup | None:
    suite = book.suite
    for path in suite.folders.tour_files():
        tour = read_tour(book.game, suite.folders, path, suite.common)
        start = tour.story.start
        if (start.seats, tour.story.components) != (seats, components):
            continue
        readings = tour.story.readings
        line = new_line(book, start, tour.title, components=components, readings=readings)
        first = line.state.get("phase")
        number = _plays_in(line, tour.story.plays, first)
        line.replay(tour.story.plays[number : number + _LONG_SETUP])
        later = [jsontext.decode(step.state).get("phase") for step in line.steps[number:]]
        is_setup = number >= _LONG_SETUP and first not in later
        return RecordedSetup(tour.title, tour.story.plays[:number]) if is_setup else None
    return None


def _plays_in(line: Line, plays: Sequence[Play], phase: Any) -> int:
    """Make plays until a phase has ended, and return how many they are."""
    for number, play in enumerate(plays):
        if line.state.get("phase") != phase:
            return number
        line.replay([play])
    return len(plays)


def set_up(line: Line, setup: RecordedSetup) -> None:
    """Make the plays of a recorded set-up; their chance is drawn."""
    for play in setup.plays:
        line.play(Play(seat=play.seat, action=play.action))
    line.origin += f", set up as in “{setup.title}”"


def options_of(book: Book) -> dict[str, dict[str, Any]]:
    """Return the options that a new game offers and that a field can hold, with their schemas."""
    options = book.suite.schemas.schema("setup")["properties"].get("options", {}).get("properties", {})
    return {name: schema for name, schema in options.items() if schema.get("type") != "object"}


def named_position(book: Book, name: str) -> Line:
    """Return a line from a named position.

    Raises:
        CannotBegin: there is no position with this name, or it cannot be completed.
    """
    positions = book.suite.compiler.positions
    if name not in positions:
        raise CannotBegin("; ".join([f"no position is called {name!r}", *nearest_note(name, positions)]))
    position = positions[name]
    try:
        state = state_of(book.suite, position)
    except CompletionError as error:
        raise CannotBegin(f"the position {name!r} cannot be completed: {error}") from None
    start = Start(tuple(state["table"]["seats"]), jsontext.encode(state))
    line = new_line(book, start, f"the position “{name}”", components=position.components)
    line.givens = Givens(name)
    return line


def case_line(
    book: Book, case: str, step: int | None = None, readings: Mapping[str, str] | None = None
) -> Line:
    """Return the line for a case, at a given step or at the end of its own plays.

    Raises:
        UsageError: there is no such case.
        CannotBegin: the reference does not accept its start.
    """
    recorded, named_case = book.recordings.of_case(case)
    story = recorded.story
    under = {**(readings or {}), **story.readings}
    title = named_case.title or named_case.id
    line = new_line(
        book,
        story.start,
        f"{'the scenario' if named_case.lines else 'the tour'} “{title}”",
        components=story.components,
        readings=under,
    )
    line.givens = _givens_of(named_case)
    line.replay(story.plays)
    line.go(named_case.ends if step is None else step)
    return line


def _givens_of(case: Case) -> Givens | None:
    """Return the Givens of a scenario, or None if it begins with a new game or uses a table."""
    lines = list(itertools.takewhile(lambda line: line.keyword not in ("When", "Then"), case.lines))
    others = tuple(line.text for line in lines if f'"{case.position}"' not in line.text)
    if not case.position or len(others) != len(lines) - 1 or any(line.below for line in lines):
        return None
    return Givens(case.position, others)


def from_state(book: Book, state: Mapping[str, Any], origin: str, components: str = "") -> Line:
    """Return a line that begins at a state.

    Raises:
        CannotBegin: the reference does not accept it.
    """
    seats = tuple(state["table"]["seats"])
    return new_line(book, Start(seats, jsontext.encode(state)), origin, components=components)
