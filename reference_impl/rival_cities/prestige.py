"""The Earn prestige action."""

from __future__ import annotations

from msgspec.structs import replace

from ..clauses import clause
from .readings import Game
from .state import Seat, Table, towards


@clause(
    "rival_cities.prestige.one_space_towards_own_city",
    "rival_cities.setup.red_side_is_hamburgs",
    "rival_cities.setup.blue_side_is_altonas",
)
def move_prestige_marker(table: Table, seat: Seat) -> Table:
    """Return the table after the prestige marker went one space towards a player's city name."""
    return replace(table, prestige_marker=towards(table.prestige_marker, seat))


def is_plain_move(game: Game, manner: str) -> bool:
    """Tell whether prestige only moves the marker (ruling prestige_as_income_is_an_action)."""
    return manner == "income" and game.readings.prestige_as_income_is_an_action == "plain_move_as_income"
