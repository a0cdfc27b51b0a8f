"""Final scores and tie-breakers, in the shape of `schemas/between_two_cities/outcome.json`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from ..vocabulary import clause, note, ruling
from .cities import own_cities
from .components import Game, Type
from .scoring import CityScore, city_scores
from .state import Names, Seat, Seats, State, is_variant

Why = Literal[
    "still playing",
    "highest final score",
    "first tiebreaker",
    "second tiebreaker",
    "lowest seating value",
    "tie",
]
TypeName = Literal["shops", "factories", "taverns", "offices", "parks", "houses"]
NAMES: Mapping[Type, TypeName] = {
    "shop": "shops",
    "factory": "factories",
    "tavern": "taverns",
    "office": "offices",
    "park": "parks",
    "house": "houses",
}
"""The names of the types, in the order in which the second tie-breaker counts them."""


class Player(Struct, frozen=True):
    """The results of a player, to which each of the player's two cities contributes."""

    final_score: int
    higher_city: int
    buildings: Mapping[TypeName, int]


class Outcome(Struct, frozen=True):
    """How the game stands or, once it is over, how it ended."""

    over: bool
    winners: Seats
    why: Why
    cities: Mapping[str, CityScore]
    players: Mapping[Seat, Player]


Players = Mapping[Seat, Player]


def outcome(game: Game, state: State) -> Outcome:
    """Return the scores and, once the game is over, the winners."""
    cities = city_scores(game, state)
    players = {seat: player(game, state, seat, cities) for seat in state.table.seats}
    if state.phase != "over":
        return Outcome(False, (), "still playing", cities, players)
    winners, why = winners_at_the_end(game, state, players)
    return Outcome(True, winners, why, cities, players)


@clause()
def player(game: Game, state: State, seat: Seat, cities: Mapping[str, CityScore]) -> Player:
    """Return everything that counts for one player."""
    own = own_cities(game.components, state.table.seats, seat)
    totals = [cities[city].total for city in own]
    if is_variant(state.table.seats):
        final = sum_of_cities(totals)
    else:
        note(
            "between_two_cities.cities.shared_with_the_left",
            "between_two_cities.cities.shared_with_the_right",
        )
        final = lower_city(totals)
    return Player(final, max(totals), buildings_of_both_cities(game, state, own))


@clause("between_two_cities.ending.lower_city_counts")  # A player's final score is the lower of the scores …
def lower_city(totals: list[int]) -> int:
    """Return the final score of a player in a game with three or more players."""
    return min(totals)


@clause("between_two_cities.two_players.scores_added")  # With two players, a player's final score is the …
def sum_of_cities(totals: list[int]) -> int:
    """Return the final score of a player in a game with two players."""
    return sum(totals)


@clause("between_two_cities.tie.buildings_of_both_cities")  # In the second tie-breaker a player's buildings …
def buildings_of_both_cities(game: Game, state: State, own: Names) -> Mapping[TypeName, int]:
    """Return how many buildings of each type a player's cities have."""
    tiles = [tile for city in own for tile in state.table.cities[city].values()]
    counted = (building for tile in tiles for building in buildings_that_count(game, tile))
    number = Counter(map(game.components.type_of, counted))
    return {name: number[kind] for kind, name in NAMES.items()}


@ruling("between_two_cities.ruling.buildings_in_the_second_tiebreaker", "with_halves")
def buildings_that_count(game: Game, tile: str) -> Names:
    """Return the buildings on a tile that count in the second tie-breaker: those on duplex tiles, too."""
    return game.components.buildings_of(tile)


def winners_at_the_end(game: Game, state: State, players: Players) -> tuple[Seats, Why]:
    """Return who wins, and what decided the game."""
    tied = with_the_highest_final_score(players)
    if len(tied) == 1:
        return tied, "highest final score"
    if is_variant(state.table.seats):
        note("between_two_cities.two_players.ties_by_the_second")
    else:
        compared = as_compared(game, state, players, tied)
        tied = who_goes_on(game, tied, with_the_best_higher_city(game, compared, tied))
        if len(tied) == 1:
            return tied, "first tiebreaker"
        note("between_two_cities.tie.after_the_first_tiebreaker")
    tied = second_tiebreaker(game, state, players, tied)
    return (tied, "second tiebreaker") if len(tied) == 1 else still_tied(game, state, tied)


@clause("between_two_cities.ending.highest_final_score_wins")  # The player with the highest final score wins.
def with_the_highest_final_score(players: Players) -> Seats:
    """Return the players with the highest final score."""
    return best({seat: player.final_score for seat, player in players.items()})


@clause("between_two_cities.tie.higher_city_compared")  # Players with equal final scores are compared by …
@ruling("between_two_cities.ruling.first_tiebreaker_which_way", "higher_wins")
def with_the_best_higher_city(game: Game, players: Players, tied: Seats) -> Seats:
    """Return the tied players whose better city has the most points."""
    return best({seat: players[seat].higher_city for seat in tied})


@clause(
    "between_two_cities.tie.shops_first",  # The second tie-breaker counts shops before any other type.
    "between_two_cities.tie.order_of_the_types",  # If players tie on shops, the second tie-breaker goes on …
    "between_two_cities.tie.stops_when_broken",  # The second tie-breaker goes on to the next type only …
)
def second_tiebreaker(game: Game, state: State, players: Players, tied: Seats) -> Seats:
    """Return the players who remain after the types have been counted in turn, as long as the tie lasts."""
    for kind in NAMES:
        if len(tied) > 1:
            compared = as_compared(game, state, players, tied)
            tied = who_goes_on(game, tied, with_most_buildings(compared, tied, kind))
    return tied


@clause("between_two_cities.tie.most_of_the_type_wins")  # In the second tie-breaker the player with the …
def with_most_buildings(players: Players, tied: Seats, kind: Type) -> Seats:
    """Return the tied players who have the most buildings of a type."""
    return best({seat: players[seat].buildings[NAMES[kind]] for seat in tied})


@ruling("between_two_cities.ruling.shared_city_in_the_tiebreakers", "for_both")
def as_compared(game: Game, state: State, players: Players, tied: Seats) -> Players:
    """Return the figures compared for the tied players: a city that two of them share counts for both."""
    return players


@ruling("between_two_cities.ruling.several_tied_players", "drop_out")
def who_goes_on(game: Game, tied: Seats, leaders: Seats) -> Seats:
    """Return who remains in contention after a comparison: those with the most."""
    return leaders


@ruling("between_two_cities.ruling.still_tied", "shared")
def still_tied(game: Game, state: State, tied: Seats) -> tuple[Seats, Why]:
    """Return the players who win if nothing has broken the tie: all of them."""
    return tied, "tie"


def best(amounts: Mapping[Seat, int]) -> Seats:
    """Return the players with the highest amount."""
    return tuple(seat for seat, amount in amounts.items() if amount == max(amounts.values()))
