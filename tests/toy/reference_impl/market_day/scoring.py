"""Points, and who has won."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from ..clauses import clause
from ..readings import ruling
from .state import Cards, Game, Goods, Seat, Seats, State


class Score(Struct, frozen=True):
    """The points of one player, taken apart."""

    coins: int
    animals: int
    pairs: int
    total: int


class Outcome(Struct, frozen=True):
    """How the game stands, or ended."""

    over: bool
    winners: Seats
    why: Literal["still playing", "most points", "tie"]
    scores: Mapping[Seat, Score]


def outcome(game: Game, state: State) -> Outcome:
    """Return the scores, and the winners if the game is over."""
    scores = {seat: score(game, state, seat) for seat in state.table.seats}
    if state.phase != "over":
        return Outcome(False, (), "still playing", scores)
    winners = break_tie(game, state, most_points({seat: score.total for seat, score in scores.items()}))
    return Outcome(True, winners, "tie" if winners[1:] else "most points", scores)


def score(game: Game, state: State, seat: Seat) -> Score:
    """Return the points of one player."""
    table = state.table
    coins, animals, pairs = (
        for_coins(table.coins[seat]),
        for_animals(game, table.hands[seat]),
        for_pairs(table.goods[seat]),
    )
    return Score(coins, animals, pairs, coins + animals + pairs)


@clause("market_day.ending.point_for_a_coin")
def for_coins(coins: int) -> int:
    """Return the points for coins."""
    return coins


@clause("market_day.ending.points_for_animals")
def for_animals(game: Game, hand: Cards) -> int:
    """Return the points for a hand."""
    return sum(game.components.worth[card] for card in hand)


@clause("market_day.ending.points_for_pairs", "market_day.ending.pair")
def for_pairs(goods: Goods) -> int:
    """Return the points for pairs."""
    return 2 * min(goods.get("grain", 0), goods.get("cloth", 0))


@clause("market_day.ending.most_points_win")
def most_points(totals: Mapping[Seat, int]) -> Seats:
    """Return those who have the most."""
    return tuple(seat for seat, total in totals.items() if total == max(totals.values()))


@ruling("market_day.ruling.tie", "shared")
def break_tie(game: Game, state: State, leaders: Seats) -> Seats:
    """Return who of those with the most points wins: all of them."""
    return leaders
