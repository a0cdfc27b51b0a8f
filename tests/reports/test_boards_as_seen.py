"""A board through the eyes of a seat shows nothing that the seat does not see."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ruleproof.cases.suite import Suite
from ruleproof.input import jsontext
from ruleproof.input.folders import Data
from ruleproof.reports import pictures
from ruleproof.running.recorded_suite import RecordedSuite

ROOT = Path(__file__).resolve().parents[2]
DATA = Data.open([ROOT])
STRIDE = 9


def disguised(value: Any, seen: Any, seat: str, own: list[Any], keys: tuple[str, ...] = ()) -> Any:
    """Return a part of a table with the items reversed of each list that a seat's view does not have."""
    if value == seen or (seat in keys and isinstance(value, list) and sorted(map(str, value)) in own):
        return value
    if isinstance(value, dict):
        inner = seen if isinstance(seen, dict) else {}
        return {
            key: disguised(one, inner.get(key), seat, own, (*keys, key)) if key in value else one
            for key, one in value.items()
        }
    if isinstance(value, list) and value and isinstance(value[0], list):
        return [disguised(one, None, seat, own, keys) for one in value]
    return [f"{item}" for item in reversed(value)] if isinstance(value, list) else value


def sights(game: str) -> Iterator[tuple[dict[str, Any], dict[str, Any], str, Any]]:
    """Yield states of a recorded game, each as it is and disguised, with a seat and the component set."""
    suite = Suite.open(DATA, DATA.game(game))
    recorded = next(RecordedSuite.adopted(suite).tours())
    components = suite.validator.for_set(recorded.story.components).components
    for step in recorded.recording.steps[::STRIDE]:
        state = jsontext.decode(step.state) if step is not None and step.settled else {}
        for seat, text in step.answers.views.items() if step is not None and state else ():
            view = jsontext.decode(text)
            own = [
                sorted(map(str, one))
                for key, one in view.items()
                if key not in state["table"] and isinstance(one, list)
            ]
            table = {
                key: disguised(value, view.get(key), seat, own, (key,))
                for key, value in state["table"].items()
            }
            yield state, {**state, "table": table}, seat, components


@pytest.mark.parametrize("game", list(DATA.games()))
def test_what_a_seat_does_not_see_changes_nothing_in_its_picture(game: str) -> None:
    board = pictures.board(DATA.game(game))
    assert board is not None
    told_apart = 0
    for state, other, seat, components in sights(game):
        one, two = (board.draw(each, components, viewer=seat) for each in (state, other))
        assert (one.svg, one.text) == (two.svg, two.text), seat
        open_cards = [board.draw(each, components).svg for each in (state, other)]
        told_apart += open_cards[0] != open_cards[1]
    assert told_apart, "with open cards the two can be told apart"
