"""Placing the revealed tiles: in which city, in what order, and where."""

from __future__ import annotations

from itertools import chain

from ..vocabulary import (
    IllegalAction,
    allowed,
    answer,
    clause,
    note,
    question,
    replace,
    ruling,
    those_allowed,
)
from . import rounds
from .cities import (
    OFFSETS,
    SIDE,
    SPACES,
    SQUARES,
    Layout,
    Squares,
    covered,
    fits_in_square,
    layout,
    left_city,
    neighbours,
    reach,
    right_city,
)
from .components import Components, Game, Now, Shape
from .state import City, Pending, Place, Seat, Seats, State, is_variant, without

TILES_A_TURN = 2


@question("placing", exact=True)
def placements(now: Now) -> tuple[Place, ...]:
    """Return every placement that the rules allow a seat; what concerns a whole city is asked once."""
    game, state, seat = now.game, now.state, now.seat
    cities = those_allowed(state.pending.to_place_in[seat], require_turn_in_city, game, state, seat)
    if not cities or not allowed(require_no_other_between, game, state, seat):
        return ()
    return tuple(placement for city in cities for placement in placements_in(game, state, seat, city))


def placements_in(game: Game, state: State, seat: Seat, city: str) -> list[Place]:
    """Return every placement of a revealed tile in a city; tiles of the same shape have the same spaces."""
    components, tiles = game.components, state.table.cities[city]
    buildings = layout(components, tiles)
    touchable = touchable_by_duplex(game, tiles, buildings)
    shapes = {tile: components.shape_of(tile) for tile in state.table.revealed[seat]}
    spaces = {shape: spaces_for(shape, buildings, touchable) for shape in set(shapes.values())}
    return [Place(tile, city, space) for tile, shape in shapes.items() for space in spaces[shape]]


def spaces_for(shape: Shape, buildings: Layout, touchable: Layout) -> list[str]:
    """Return the spaces at which a tile of a shape may be placed in a city."""
    spots = {covered(shape, SQUARES[space]): space for space in spaces_to_try(shape, buildings)}
    return [spots[spot] for spot in those_allowed(spots, require_spot, shape, buildings, touchable)]


def spaces_to_try(shape: Shape, buildings: Layout) -> list[str]:
    """Return the spaces from which a tile would cover a free square beside a building, or begin a city."""
    if not buildings:
        return ["0,0"]
    columns, rows = reach(buildings)
    beside = dict.fromkeys(chain.from_iterable(map(neighbours, buildings)))
    free = [(x, y) for x, y in beside if x in columns and y in rows and (x, y) not in buildings]
    firsts = dict.fromkeys((x - right, y - down) for x, y in free for right, down in OFFSETS[shape])
    return [SPACES[square] for square in firsts if square in SPACES]


def placing_seats(game: Game, state: State) -> Seats:
    """Return who may place a tile now."""
    to_place_in = state.pending.to_place_in
    ready = tuple(
        seat
        for seat in state.table.seats
        if any(not waiting(game, state, seat, city) for city in to_place_in[seat])
    )
    return between_two_tiles(game, state, ready) or ready


def waiting(game: Game, state: State, seat: Seat, city: str) -> bool:
    """Tell whether a seat has to wait before it may place in a city."""
    return bool(waits_for(game, state, seat, city)) or left_comes_first(game, state, seat, city)


@ruling("between_two_cities.ruling.either_city_first", "either")
def left_comes_first(game: Game, state: State, seat: Seat, city: str) -> bool:
    """Tell whether a seat must first place in the city to its left: it need not."""
    return False


@ruling("between_two_cities.ruling.split_placements", "split")
def between_two_tiles(game: Game, state: State, ready: Seats) -> Seats:
    """Return the seats for whose second tile the others must wait: none."""
    return ()


@clause("between_two_cities.placing.lower_value_first")  # If a player does not want to place before another …
@ruling("between_two_cities.ruling.order_of_placing", "free")
def waits_for(game: Game, state: State, seat: Seat, city: str) -> Seats:
    """Return who must place before this seat may place in a city: nobody."""
    note("between_two_cities.rounds.steps_at_the_same_time")
    return ()


def require_placement(now: Now, action: Place) -> None:
    """Refuse a placement that the rules do not allow."""
    game, state, seat = now.game, now.state, now.seat
    require_revealed(state, seat, action.tile)
    require_city(game, state, seat, action.city)
    require_turn_to_place(game, state, seat, action.city)
    components, tiles = game.components, state.table.cities[action.city]
    buildings, shape = layout(components, tiles), components.shape_of(action.tile)
    touchable = touchable_by_duplex(game, tiles, buildings)
    require_spot(shape, buildings, touchable, covered(shape, SQUARES[action.at]))


def require_turn_to_place(game: Game, state: State, seat: Seat, city: str) -> None:
    """Refuse a seat that cannot place in a city yet."""
    require_turn_in_city(game, state, seat, city)
    require_no_other_between(game, state, seat)


def require_turn_in_city(game: Game, state: State, seat: Seat, city: str) -> None:
    """Refuse a city where the seat must wait for another seat, or may place only after its other city."""
    require_order(game, state, seat, city)
    require_left_first(game, state, seat, city)


def require_spot(shape: Shape, buildings: Layout, touchable: Layout, spot: Squares) -> None:
    """Refuse squares on which a tile of a shape cannot be placed."""
    require_free(buildings, spot)
    if shape == "square":
        require_beside(buildings, spot)
        require_within(buildings, spot)
    else:
        require_one_half_beside(buildings, touchable, spot)
        require_duplex_within(buildings, spot)


@clause(
    "between_two_cities.placing.one_to_the_left",  # A player places exactly one of the two revealed tiles …
    "between_two_cities.placing.other_to_the_right",  # A player places exactly one of the two revealed …
)
def require_revealed(state: State, seat: Seat, tile: str) -> None:
    """Refuse a tile that is not one of the player's own revealed tiles."""
    if tile not in state.table.revealed[seat]:
        raise IllegalAction(f"{tile} does not lie face up in front of {seat}")


def require_city(game: Game, state: State, seat: Seat, city: str) -> None:
    """Refuse another player's city, and a city that already has its tile from this player."""
    if city == left_city(game.components, state.table.seats, seat):
        require_left_not_served(state, seat, city)
    elif city == right_city(game.components, state.table.seats, seat):
        require_right_not_served(state, seat, city)
    else:
        require_own_city(seat, city)


@clause("between_two_cities.placing.one_to_the_left")  # A player places exactly one of the two revealed …
def require_left_not_served(state: State, seat: Seat, city: str) -> None:
    """Refuse a second tile in the city to the left."""
    if city not in state.pending.to_place_in[seat]:
        raise IllegalAction(f"{seat} has placed a tile into the city to the left, {city}")


@clause("between_two_cities.placing.other_to_the_right")  # A player places exactly one of the two revealed …
def require_right_not_served(state: State, seat: Seat, city: str) -> None:
    """Refuse a second tile in the city to the right."""
    if city not in state.pending.to_place_in[seat]:
        raise IllegalAction(f"{seat} has placed a tile into the city to the right, {city}")


@clause(
    "between_two_cities.placing.one_to_the_left",  # A player places exactly one of the two revealed tiles …
    "between_two_cities.placing.other_to_the_right",  # A player places exactly one of the two revealed …
)
def require_own_city(seat: Seat, city: str) -> None:
    """Refuse a city that is neither to the left nor to the right."""
    raise IllegalAction(f"{seat} does not build {city}")


def require_order(game: Game, state: State, seat: Seat, city: str) -> None:
    """Refuse a seat that has to wait for another seat."""
    others = waits_for(game, state, seat, city)
    if others:
        raise IllegalAction(
            f"{', '.join(others)} must place before {seat}", "between_two_cities.placing.lower_value_first"
        )


def require_left_first(game: Game, state: State, seat: Seat, city: str) -> None:
    """Refuse a tile for the city to the right if the city to the left must have its tile first."""
    if left_comes_first(game, state, seat, city):
        raise IllegalAction(
            f"{seat} must serve the city to the left first", "between_two_cities.placing.one_to_the_left"
        )


def require_no_other_between(game: Game, state: State, seat: Seat) -> None:
    """Refuse a seat while another seat, which has placed its first tile, must place its second one."""
    if seat not in placing_seats(game, state):
        raise IllegalAction(
            "another player must place both tiles first", "between_two_cities.placing.one_to_the_left"
        )


@clause("between_two_cities.placing.tiles_stay")  # A tile that has been placed may not be moved.
def require_free(buildings: Layout, spot: Squares) -> None:
    """Refuse a space that already has a tile."""
    if not buildings.keys().isdisjoint(spot):
        raise IllegalAction("a tile lies there, and it cannot be moved")


@clause(
    "between_two_cities.placing.beside_another_tile",  # A tile must be placed where it is adjacent to one …
    "between_two_cities.placing.adjacent_by_an_edge",  # Tiles are adjacent when they share an edge; a …
)
def require_beside(buildings: Layout, spot: Squares) -> None:
    """Refuse a building tile that touches no tile of its city, or a first tile that is not at 0,0."""
    if not touches(buildings, buildings, spot):
        raise IllegalAction(
            "it would share no edge with another tile of the city"
            if buildings
            else "the first tile of a city must lie at 0,0"
        )


@clause(
    "between_two_cities.duplex.one_half_beside_a_tile",  # A duplex tile is placed so that one of its two …
    "between_two_cities.placing.adjacent_by_an_edge",  # Tiles are adjacent when they share an edge; a …
)
def require_one_half_beside(buildings: Layout, touchable: Layout, spot: Squares) -> None:
    """Refuse a duplex tile if neither half shares an edge with another tile."""
    if not touches(buildings, touchable, spot):
        raise IllegalAction("neither half would share an edge with another tile that it has to touch")


def touches(buildings: Layout, others: Layout, spot: Squares) -> bool:
    """Tell whether a tile would touch one of the others, or is the first tile of a city and lies at 0,0."""
    if not buildings:
        return spot[0] == SQUARES["0,0"]
    return not others.keys().isdisjoint(chain.from_iterable(map(neighbours, spot)))


@ruling("between_two_cities.ruling.what_a_duplex_must_touch", "any_tile")
def touchable_by_duplex(game: Game, city: City, buildings: Layout) -> Layout:
    """Return the buildings in a city, at least one of which a duplex tile must touch: all of them."""
    return buildings


@clause("between_two_cities.placing.within_the_square")  # A tile may not be placed where it would prevent …
def require_within(buildings: Layout, spot: Squares) -> None:
    """Refuse a building tile that would make the city more than four squares wide or high."""
    squares = [*buildings, *spot]
    if not fits_in_square(squares):
        raise IllegalAction("the city could not become a square of four rows and four columns")
    if len(squares) == SIDE * SIDE:
        note("between_two_cities.cities.finished_as_a_square")


@clause("between_two_cities.duplex.within_the_square")  # A duplex tile may not be placed where it would …
def require_duplex_within(buildings: Layout, spot: Squares) -> None:
    """Refuse a duplex tile that would make the city more than four squares wide or high."""
    if not fits_in_square([*buildings, *spot]):
        raise IllegalAction("the city could no longer become a square of four rows and four columns")


@answer("placing", Place, require=require_placement)
def place(now: Now, action: Place) -> State:
    """Return the state after a placement and, if it was the last one of the turn, after all that follows."""
    state = serve_city(now.game, now.state, now.seat, action.city)
    state = lay(now.game.components, state, now.seat, action)
    return state if any(state.pending.to_place_in.values()) else rounds.end_turn(now.game, state)


def serve_city(game: Game, state: State, seat: Seat, city: str) -> State:
    """Return the state in which a city needs no further tile from this seat."""
    seats = state.table.seats
    if city == left_city(game.components, seats, seat):
        note("between_two_cities.placing.one_to_the_left")
    else:
        note("between_two_cities.placing.other_to_the_right")
    if is_variant(seats):
        note(
            "between_two_cities.two_players.one_tile_in_each",
            "between_two_cities.two_players.built_alone",
            "between_two_cities.two_players.one_on_each_side",
        )
    else:
        note(
            "between_two_cities.cities.shared_with_the_left",
            "between_two_cities.cities.shared_with_the_right",
        )
    to_place_in = state.pending.to_place_in
    return replace(state, pending=Pending({**to_place_in, seat: without(to_place_in[seat], city)}))


@clause("between_two_cities.placing.own_choice_of_place")  # A player may place a tile on any space of the …
def lay(components: Components, state: State, seat: Seat, action: Place) -> State:
    """Return the state after a revealed tile has been placed in a city; a duplex tile is never turned."""
    table = state.table
    if len(set(table.revealed[seat])) == TILES_A_TURN:
        note("between_two_cities.placing.own_choice_of_city")
    if components.shape_of(action.tile) == "square":
        note("between_two_cities.placing.beside_another_tile", "between_two_cities.tiles.building_tile")
    else:
        note(
            "between_two_cities.duplex.not_turned",
            "between_two_cities.duplex.one_half_beside_a_tile",
            "between_two_cities.cities.two_duplexes_in_round_two",
        )
        if is_variant(table.seats):
            note("between_two_cities.two_players.two_duplexes_placed")
    revealed = {**table.revealed, seat: without(table.revealed[seat], action.tile)}
    city: City = {**table.cities[action.city], action.at: action.tile}
    return state.with_table(revealed=revealed, cities={**table.cities, action.city: city})
