"""Games under the standard component set, and positions in a few words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from reference_impl import between_two_cities as cities
from reference_impl.between_two_cities.cities import cities_in_play
from reference_impl.between_two_cities.readings import Game
from reference_impl.between_two_cities.rounds import DUPLEX_HAND, HAND, rounds_of
from reference_impl.between_two_cities.state import Pending, Seat, Seats, State, Table, nothing_for

GAME = "between_two_cities"
LETTERS = {"S": "shop", "F": "factory", "O": "office", "P": "park", "H": "house"}
LETTERS |= {"M": "music tavern", "E": "food tavern", "D": "drink tavern", "B": "bed tavern"}


@pytest.fixture(scope="session")
def game_with(standard_sets: dict[str, Any]) -> Callable[..., Game]:
    """A function from readings to the game under them."""
    return lambda **readings: cities.configure(standard_sets[GAME], cities.Readings(**readings))


@pytest.fixture(scope="session")
def game(game_with: Callable[..., Game]) -> Game:
    return game_with()


@pytest.fixture(scope="session")
def grid() -> Callable[..., dict[str, str]]:
    """A function from rows such as `SS.F` (E is a food tavern) to a city whose top left corner is at 0,0;
    other tiles may be added.
    """

    def build(*rows: str, **more: str) -> dict[str, str]:
        return {
            f"{x},{y}": LETTERS[letter]
            for y, row in enumerate(rows)
            for x, letter in enumerate(row)
            if letter != "."
        } | more

    return build


@pytest.fixture
def position(game: Game) -> Callable[..., State]:
    """A function to a state in which all are to choose, the stacks suffice and nothing else lies anywhere, if
    nothing else is said.
    """

    def build(
        seats: Seats = ("North", "East", "South"),
        to_place_in: dict[Seat, tuple[str, ...]] | None = None,
        **table: Any,
    ) -> State:
        names = cities_in_play(game.components, seats)
        phase = table.pop("phase", "placing" if to_place_in else "choosing")
        for key in ("hands", "chosen", "revealed"):
            table[key] = nothing_for(seats) | table.get(key, {})
        table["cities"] = {name: {} for name in names} | table.get("cities", {})
        table["under_tokens"] = dict.fromkeys(names, ()) | table.get("under_tokens", {})
        empty = Table(
            seats=seats,
            seating_values={seat: value for value, seat in enumerate(seats, 1)},
            round=rounds_of(seats)[0],
            box=("office",) * 4 * HAND * len(seats),
            duplex_stack=("park over house",) * 2 * DUPLEX_HAND * len(seats),
            hands={},
            chosen={},
            revealed={},
            under_tokens={},
            discards=(),
            cities={},
        )
        pending = Pending(nothing_for(seats) | (to_place_in or {}))
        return State(
            to_act=seats,
            may_act=(),
            settled=True,
            phase=phase,
            pending=pending,
            table=replace(empty, **table),
        )

    return build
