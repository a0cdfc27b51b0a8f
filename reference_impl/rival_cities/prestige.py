"""The Earn prestige action."""

from __future__ import annotations

from ..vocabulary import answer, clause, replace, ruling
from .actions import EarnPrestige
from .components import Game
from .effects import Prestige
from .state import Seat, State, Table, may_be_repeated, towards


@clause(
    "rival_cities.prestige.one_space_towards_own_city",  # Earning prestige moves the prestige marker …
    "rival_cities.setup.red_side_is_hamburgs",  # On the prestige track, the red side is Hamburg's.
    "rival_cities.setup.blue_side_is_altonas",  # On the prestige track, the blue side is Altona's.
)
def move_prestige_marker(table: Table, seat: Seat) -> Table:
    """Return the table after the prestige marker has gone one space towards a player's city name."""
    return replace(table, prestige_marker=towards(table.prestige_marker, seat))


@answer(Prestige, EarnPrestige)
def earn_prestige(state: State, seat: Seat) -> State:
    """Return the state after an Earn prestige action, which may be repeated."""
    table = move_prestige_marker(state.table, seat)
    return may_be_repeated(replace(state, table=table), seat, "prestige")


@ruling("rival_cities.ruling.prestige_as_income_is_an_action", "is_the_action")
def income_is_plain_move(game: Game) -> bool:
    """Tell whether prestige that is an income only moves the marker: it is the action."""
    return False
