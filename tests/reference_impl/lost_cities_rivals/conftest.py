"""Games under the standard component set, and positions in a few words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from reference_impl import lost_cities_rivals as rivals
from reference_impl.lost_cities_rivals.readings import Game
from reference_impl.lost_cities_rivals.state import (
    NO_AUCTION,
    NO_EXPEDITIONS,
    NOTHING_PENDING,
    Expeditions,
    Seat,
    State,
    Table,
)

GAME = "lost_cities_rivals"


@pytest.fixture(scope="session")
def game_with(standard_sets: dict[str, Any]) -> Callable[..., Game]:
    """A function from readings to the game under them."""
    return lambda **readings: rivals.configure(standard_sets[GAME], rivals.Readings(**readings))


@pytest.fixture(scope="session")
def game(game_with: Callable[..., Game]) -> Game:
    return game_with()


def expeditions(*faces: str) -> Expeditions:
    """Return the expeditions made of these cards, in this order."""
    own = NO_EXPEDITIONS
    for face in faces:
        colour = face.split(" ")[0]
        own = replace(own, **{colour: (*getattr(own, colour), face)})
    return own


@pytest.fixture
def position() -> Callable[..., State]:
    """A function to a state in which North has the turn; nobody has a card or less than ten coins, if nothing
    else is said.
    """

    def build(
        seats: tuple[Seat, ...] = ("North", "South"),
        own: dict[Seat, tuple[str, ...]] | None = None,
        **table: Any,
    ) -> State:
        to_act = table.pop("to_act", (seats[0],))
        phase = table.pop("phase", "turn")
        laid = {seat: expeditions(*(own or {}).get(seat, ())) for seat in seats}
        empty = Table(
            seats=seats,
            starting_player=seats[0],
            display=(),
            draw_pile=("white 10", "white 10", "white 10"),
            piles_aside=(),
            box=(),
            gold_supply=0,
            gold=dict.fromkeys(seats, 10),
            expeditions=laid,
            auction=NO_AUCTION,
        )
        return State(
            to_act=to_act,
            may_act=(),
            settled=True,
            phase=phase,
            pending=NOTHING_PENDING,
            table=replace(empty, **table),
        )

    return build
