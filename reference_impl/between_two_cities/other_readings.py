"""The readings of the rulings that are not adopted; each replaces a whole function of the rules."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from ..vocabulary import reading
from . import choosing, placing, rounds, scoring, setup, shops, view, winning
from .cities import Layout, Square, Squares, around, layout, left_city, own_cities, partners
from .components import Game
from .shops import Shops, Sizes, best_division, lines_from, worth
from .state import City, Names, Seat, Seats, State, Tiles, is_variant
from .winning import Player, Players, Why, best, buildings_of_both_cities


@reading("seats_move", instead_of=setup.along_the_seats)
def as_dealt(game: Game, dealt: list[int]) -> list[int]:
    """Return the seating values in the order of the seats: as they were dealt, before the players move."""
    return dealt


@reading("tile_by_tile", instead_of=rounds.dealt)
def dealt_tile_by_tile(game: Game, seats: Seats, drawn: Tiles) -> Mapping[Seat, Tiles]:
    """Return the hands into which the drawn tiles are divided: one tile for each seat, and then another."""
    return {seat: drawn[place :: len(seats)] for place, seat in enumerate(seats)}


@reading("seen_by_owner", instead_of=view.own_choice)
def choice_seen_by_owner(game: Game, tiles: Tiles, is_own: bool) -> int | Tiles:
    """Return what is seen of chosen tiles: their owner sees them."""
    return tiles if is_own else len(tiles)


@reading("at_the_reveal", instead_of=choosing.reveal)
def reveal_and_pick_up(game: Game, state: State) -> State:
    """Return the state after the reveal, in which the players have also picked up their next hands."""
    return rounds.pick_up_hands(game, choosing.turn_up(game, state))


@reading("ascending", instead_of=placing.waits_for)
def lower_values(game: Game, state: State, seat: Seat, city: str) -> Seats:
    """Return who must place before this seat: everybody with a lower seating value."""
    still, values = state.pending.to_place_in, state.table.seating_values
    return tuple(other for other in state.table.seats if still[other] and values[other] < values[seat])


@reading("within_each_city", instead_of=placing.waits_for)
def lower_value_in_the_city(game: Game, state: State, seat: Seat, city: str) -> Seats:
    """Return who must place before this seat: whoever builds the same city and has a lower seating value."""
    still, values = state.pending.to_place_in, state.table.seating_values
    others = partners(game.components, state, seat, city)
    return tuple(other for other in others if city in still[other] and values[other] < values[seat])


@reading("together", instead_of=placing.between_two_tiles)
def those_with_one_tile_left(game: Game, state: State, ready: Seats) -> Seats:
    """Return the seats for whose second tile the others must wait: those that have placed one tile."""
    return tuple(seat for seat in ready if len(state.table.revealed[seat]) < placing.TILES_A_TURN)


@reading("left_first", instead_of=placing.left_comes_first)
def left_before_right(game: Game, state: State, seat: Seat, city: str) -> bool:
    """Tell whether a seat must first place in the city to its left: before the one to its right."""
    left = left_city(game.components, state.table.seats, seat)
    return left != city and left in state.pending.to_place_in[seat]


@reading("square_tile", instead_of=placing.touchable_by_duplex)
def square_tiles_only(game: Game, city: City, buildings: Layout) -> Layout:
    """Return the buildings in a city of which a duplex tile must touch one: those on square tiles."""
    shape_of = game.components.shape_of
    squares = {space: tile for space, tile in city.items() if shape_of(tile) == "square"}
    return layout(game.components, squares)


@reading("edge_or_corner", instead_of=scoring.adjacent)
def adjacent_by_a_corner_too(game: Game, square: Square) -> Squares:
    """Return the squares that count as adjacent in the scoring: those that share an edge or a corner."""
    return around(square)


@reading("against_the_opponent", instead_of=scoring.compared_with)
def compared_with_the_opponent(
    game: Game, state: State, factories: Mapping[str, int], city: str
) -> list[int]:
    """Return the numbers of factories compared for a city, its own first: between two only the opponent's."""
    seats = state.table.seats
    pairs = (own_cities(game.components, seats, seat) for seat in seats)
    own = next(pair for pair in pairs if city in pair)
    left_out = own if is_variant(seats) else (city,)
    return [factories[city], *(number for other, number in factories.items() if other not in left_out)]


@reading("longest_first", instead_of=shops.divided)
def longest_lines_first(game: Game, shops: Shops) -> Sizes:
    """Return the sizes of the sets into which crossing lines are divided: the longest line is taken first."""
    return best_division(longest_lines, shops)


@reading("rows_first", instead_of=shops.divided)
def rows_first(game: Game, shops: Shops) -> Sizes:
    """Return the sizes of the sets into which crossing lines are divided: of equal lines, rows come first."""
    return best_division(first_of_the_longest_lines, shops)


def longest_lines(shops: Shops) -> list[Shops]:
    """Return every straight line of the greatest length."""
    lines = [line for shop in sorted(shops) for line in lines_from(shops, shop)]
    return [line for line in lines if len(line) == max(map(len, lines))]


def first_of_the_longest_lines(shops: Shops) -> list[Shops]:
    """Return the first of the longest lines; rows precede columns (lines in one direction do not meet)."""
    longest = longest_lines(shops)
    rows = [line for line in longest if len({y for _, y in line}) == 1]
    return (rows or longest)[:1]


@reading("through", instead_of=shops.sizes_of_sets)
def lines_go_through(game: Game, shops: Shops) -> Sizes:
    """Return the sizes of the sets: a line goes on through a shop that is in another set."""
    return best_shares(shops)


@cache
def best_shares(shops: Shops) -> Sizes:
    """Return the sizes of the sets that give the most points if each shop at a crossing counts for one of its
    two complete lines.
    """
    lines = unbroken_lines(shops)
    shares = {(0,) * len(lines)}
    for shop in shops:
        own = [place for place, found in enumerate(lines) if shop in found]
        shares = {
            (*share[:place], share[place] + 1, *share[place + 1 :]) for share in shares for place in own
        }
    best = max(sorted(shares), key=worth)
    return tuple(size for size in best if size)


def unbroken_lines(shops: Shops) -> list[Shops]:
    """Return every row and column of two or more connected shops in full, and every shop that is in none."""
    lines = {line for shop in shops for line in lines_from(shops, shop)}
    return [line for line in lines if not any(line < other for other in lines)]


@reading("lower_wins", instead_of=winning.with_the_best_higher_city)
def with_the_worst_higher_city(game: Game, players: Players, tied: Seats) -> Seats:
    """Return the tied players whose better city has the fewest points."""
    return best({seat: -players[seat].higher_city for seat in tied})


@reading("all_stay", instead_of=winning.who_goes_on)
def all_go_on(game: Game, tied: Seats, leaders: Seats) -> Seats:
    """Return who remains in contention after a comparison: all, as long as several have the most."""
    return tied if len(leaders) > 1 else leaders


@reading("squares_only", instead_of=winning.buildings_that_count)
def buildings_on_squares(game: Game, tile: str) -> Names:
    """Return the buildings on a tile that count in the second tie-breaker: those on square tiles."""
    return (tile,) if game.components.shape_of(tile) == "square" else ()


@reading("lower_value", instead_of=winning.still_tied)
def lower_value_wins(game: Game, state: State, tied: Seats) -> tuple[Seats, Why]:
    """Return the players who win if nothing has broken the tie: the one with the lowest seating value."""
    return (min(tied, key=lambda seat: state.table.seating_values[seat]),), "lowest seating value"


@reading("nobody", instead_of=winning.still_tied)
def nobody_wins(game: Game, state: State, tied: Seats) -> tuple[Seats, Why]:
    """Return the players who win if nothing has broken the tie: nobody."""
    return (), "tie"


@reading("left_out", instead_of=winning.as_compared)
def shared_cities_left_out(game: Game, state: State, players: Players, tied: Seats) -> Players:
    """Return the figures that are compared for the tied players, without cities that two of them share."""
    cities = scoring.city_scores(game, state)
    found = {}
    for seat in tied:
        left = tuple(
            city
            for city in own_cities(game.components, state.table.seats, seat)
            if not {*partners(game.components, state, seat, city)} & {*tied}
        )
        better = max((cities[city].total for city in left), default=0)
        found[seat] = Player(players[seat].final_score, better, buildings_of_both_cities(game, state, left))
    return found
