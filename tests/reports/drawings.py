"""The positions of all games, and their pictures."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from ruleproof.cases.positions import complete, read_positions
from ruleproof.cases.suite import Suite
from ruleproof.input import jsontext
from ruleproof.input.folders import Data
from ruleproof.reports import pictures
from ruleproof.reports.pictures import Board
from ruleproof.running.recorded_suite import RecordedSuite
from tests.toybox import TOY

DATA = Data.open([TOY])
GAMES = sorted(DATA.games())
State = dict[str, Any]


@cache
def board_of(game: str) -> Board:
    found = pictures.board(DATA.game(game))
    assert found is not None, f"{game} brings no picture of a position"
    return found


@cache
def states_of(game: str) -> dict[str, tuple[State, Mapping[str, Any]]]:
    """Return every named position of a game, and the middle and the end of every tour.

    With each comes its component set.
    """
    folders = DATA.game(game)
    suite = Suite.open(DATA, folders)

    def values(name: str) -> Mapping[str, Any]:
        return (suite.game.component_sets[name] if name else suite.components).values

    found: dict[str, tuple[State, Mapping[str, Any]]] = {}
    for name, position in read_positions(folders.position_files(), suite.common).items():
        components = values(position.components)
        found[name] = complete(position, (), suite.game.laws, components), components
    for path in folders.tour_files():
        (tour,) = RecordedSuite.adopted(suite).file(path).stories
        steps = [step for step in tour.recording.steps[1:] if step is not None]
        for step in (steps[len(steps) // 2], steps[-1]):
            found[f"{path.stem}, {steps.index(step)}"] = (
                jsontext.decode(step.state),
                values(tour.story.components),
            )
    return found


@cache
def plain(game: str, name: str) -> pictures.Picture:
    state, components = states_of(game)[name]
    return board_of(game).draw(state, components)


def drawn(game: str, name: str, **options: Any) -> pictures.Picture:
    if not options:
        return plain(game, name)
    state, components = states_of(game)[name]
    return board_of(game).draw(state, components, **options)
