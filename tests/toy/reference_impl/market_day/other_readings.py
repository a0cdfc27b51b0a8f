"""The readings of the rulings that are not adopted."""

from __future__ import annotations

from ..readings import reading
from . import auction, scoring
from .state import Game, Seats, State


@reading("caller_first", instead_of=auction.who_takes_card)
def first_after_the_caller(game: Game, bidders: Seats) -> Seats:
    """Return who of several highest bidders takes the card: the first, counted from the caller."""
    return bidders[:1]


@reading("more_coins", instead_of=scoring.break_tie)
def more_coins_win(game: Game, state: State, leaders: Seats) -> Seats:
    """Return who of those with the most points wins: those with the most coins."""
    most = max(state.table.coins[seat] for seat in leaders)
    return tuple(seat for seat in leaders if state.table.coins[seat] == most)
