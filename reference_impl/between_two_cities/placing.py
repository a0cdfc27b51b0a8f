"""Placing the revealed tiles: into which city, in what order, and where."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from ..clauses import IllegalAction, clause
from . import rounds
from .actions import Place
from .cities import (
    SIDE,
    SPACES,
    SQUARES,
    Layout,
    covered,
    fits_in_square,
    layout,
    left_city,
    neighbours,
    partners,
    right_city,
)
from .components import Components
from .readings import Game
from .state import City, Names, Pending, Seat, Seats, State, without

TILES_A_TURN = 2


def candidates(game: Game, state: State, seat: Seat) -> list[Place]:
    """Return the placements that touch something, or begin a city."""
    found = []
    for city in state.pending.to_place_in[seat]:
        buildings = layout(game.components, state.table.cities[city])
        for tile in dict.fromkeys(state.table.revealed[seat]):
            found += [Place(tile, city, space) for space in spaces_to_try(game.components, buildings, tile)]
    return found


def spaces_to_try(components: Components, buildings: Layout, tile: str) -> list[str]:
    """Return the spaces from which a tile would cover a free square beside a building."""
    if not buildings:
        return ["0,0"]
    free = {
        square: None for building in buildings for square in neighbours(building) if square not in buildings
    }
    offsets = covered(components, tile, "0,0")
    firsts = dict.fromkeys((x - right, y - down) for x, y in free for right, down in offsets)
    return [SPACES[square] for square in firsts if square in SPACES]


def placing_seats(game: Game, state: State) -> Seats:
    """Return who may place a tile now."""
    ready = tuple(seat for seat in state.table.seats if cities_ready(game, state, seat))
    return between_two_tiles(game, state, ready) or ready


def cities_ready(game: Game, state: State, seat: Seat) -> Names:
    """Return the cities in which a seat has to place and need not wait for another."""
    return tuple(city for city in state.pending.to_place_in[seat] if not waits_for(game, state, seat, city))


def between_two_tiles(game: Game, state: State, ready: Seats) -> Seats:
    """Return whom the others wait for because one of two tiles has been placed (ruling split_placements)."""
    if game.readings.split_placements == "split":
        return ()
    return tuple(seat for seat in ready if len(state.table.revealed[seat]) < TILES_A_TURN)


@clause("between_two_cities.placing.lower_value_first")
def waits_for(game: Game, state: State, seat: Seat, city: str) -> Seats:
    """Return who must place before this seat may place in a city (ruling order_of_placing)."""
    reading = game.readings.order_of_placing
    if reading == "free":
        return ()
    still, values = state.pending.to_place_in, state.table.seating_values
    if reading == "ascending":
        return tuple(other for other in state.table.seats if still[other] and values[other] < values[seat])
    others = partners(game.components, state, seat, city)
    return tuple(other for other in others if city in still[other] and values[other] < values[seat])


def require_placement(game: Game, state: State, seat: Seat, action: Place) -> None:
    """Refuse a placement that the rules do not allow."""
    components, city = game.components, action.city
    require_revealed(state, seat, action.tile)
    require_city(game, state, seat, city)
    require_order(game, state, seat, city)
    require_no_other_between(game, state, seat)
    tiles = state.table.cities[city]
    buildings, spot = layout(components, tiles), covered(components, action.tile, action.at)
    require_free(buildings, spot)
    if action.tile in components.duplex_tiles:
        require_one_half_beside(buildings, touchable(game, tiles), spot)
        require_duplex_within(buildings, spot)
    else:
        require_beside(buildings, spot)
        require_within(buildings, spot)


@clause("between_two_cities.placing.one_to_the_left", "between_two_cities.placing.other_to_the_right")
def require_revealed(state: State, seat: Seat, tile: str) -> None:
    """Refuse a tile that is not one of the player's own revealed ones."""
    if tile not in state.table.revealed[seat]:
        raise IllegalAction(f"{tile} does not lie face up in front of {seat}")


def require_city(game: Game, state: State, seat: Seat, city: str) -> None:
    """Refuse a city of others, and one that has had its tile."""
    if city == left_city(game.components, state.table.seats, seat):
        require_left_not_served(game, state, seat, city)
    elif city == right_city(game.components, state.table.seats, seat):
        require_right_not_served(game, state, seat, city)
    else:
        require_own_city(game, state, seat, city)


@clause("between_two_cities.placing.one_to_the_left")
@clause("between_two_cities.two_players.one_tile_in_each", when=rounds.in_variant)
def require_left_not_served(game: Game, state: State, seat: Seat, city: str) -> None:
    """Refuse a second tile in the city to the left."""
    if city not in state.pending.to_place_in[seat]:
        raise IllegalAction(f"{seat} has placed a tile into the city to the left, {city}")


@clause("between_two_cities.placing.other_to_the_right")
@clause("between_two_cities.two_players.one_tile_in_each", when=rounds.in_variant)
def require_right_not_served(game: Game, state: State, seat: Seat, city: str) -> None:
    """Refuse a second tile in the city to the right."""
    if city not in state.pending.to_place_in[seat]:
        raise IllegalAction(f"{seat} has placed a tile into the city to the right, {city}")


@clause("between_two_cities.placing.one_to_the_left", "between_two_cities.placing.other_to_the_right")
@clause("between_two_cities.two_players.one_tile_in_each", when=rounds.in_variant)
def require_own_city(game: Game, state: State, seat: Seat, city: str) -> None:
    """Refuse a city that lies neither to the left nor to the right."""
    raise IllegalAction(f"{seat} does not build {city}")


def require_order(game: Game, state: State, seat: Seat, city: str) -> None:
    """Refuse a seat that has to wait for another one."""
    others = waits_for(game, state, seat, city)
    if others:
        raise IllegalAction(
            f"{', '.join(others)} must place before {seat}", "between_two_cities.placing.lower_value_first"
        )


def require_no_other_between(game: Game, state: State, seat: Seat) -> None:
    """Refuse a seat while another one has placed its first tile, where that one goes on."""
    if seat not in placing_seats(game, state):
        raise IllegalAction(
            "another player places both tiles before", "between_two_cities.placing.one_to_the_left"
        )


@clause("between_two_cities.placing.tiles_stay")
def require_free(buildings: Layout, spot: Layout) -> None:
    """Refuse a space on which a tile lies."""
    if buildings.keys() & spot.keys():
        raise IllegalAction("a tile lies there, and it cannot be moved")


@clause("between_two_cities.placing.beside_another_tile", "between_two_cities.placing.adjacent_by_an_edge")
def require_beside(buildings: Layout, spot: Layout) -> None:
    """Refuse a building tile apart from all tiles of its city, or a first tile that does not lie at 0,0."""
    if not touches(buildings, buildings, spot):
        raise IllegalAction(
            "it would share no edge with another tile of the city"
            if buildings
            else "the first tile of a city lies at 0,0"
        )


@clause("between_two_cities.duplex.one_half_beside_a_tile", "between_two_cities.placing.adjacent_by_an_edge")
def require_one_half_beside(buildings: Layout, others: Layout, spot: Layout) -> None:
    """Refuse a duplex tile of which neither half shares an edge with another tile."""
    if not touches(buildings, others, spot):
        raise IllegalAction("neither half would share an edge with another tile that it has to touch")


def touches(buildings: Layout, others: Layout, spot: Layout) -> bool:
    """Tell whether a tile would touch one of the others, or is the first of a city and lies at the origin."""
    if not buildings:
        return next(iter(spot)) == SQUARES["0,0"]
    return any(square in others for half in spot for square in neighbours(half))


def touchable(game: Game, city: City) -> Layout:
    """Return the buildings of which a duplex tile must touch one (ruling what_a_duplex_must_touch)."""
    components = game.components
    if game.readings.what_a_duplex_must_touch == "any_tile":
        return layout(components, city)
    return layout(
        components, {space: tile for space, tile in city.items() if tile in components.building_tiles}
    )


def completes(buildings: Layout, spot: Layout) -> bool:
    """Tell whether a tile fills the last space of a square."""
    return len(buildings) + len(spot) == SIDE * SIDE


@clause("between_two_cities.placing.within_the_square")
@clause("between_two_cities.cities.finished_as_a_square", when=completes)
def require_within(buildings: Layout, spot: Layout) -> None:
    """Refuse a building tile that would make the city longer than four."""
    if not fits_in_square([*buildings, *spot]):
        raise IllegalAction("the city could not become a square of four rows and four columns")


@clause("between_two_cities.duplex.within_the_square")
def require_duplex_within(buildings: Layout, spot: Layout) -> None:
    """Refuse a duplex tile that would make the city longer than four."""
    if not fits_in_square([*buildings, *spot]):
        raise IllegalAction("the city could no longer become a square of four rows and four columns")


def place(game: Game, state: State, seat: Seat, action: Place) -> State:
    """Return the state after a placement, and after all that the last one of a turn brings on."""
    state = (
        lay_duplex(game, state, seat, action)
        if action.tile in game.components.duplex_tiles
        else lay_building(game, state, seat, action)
    )
    return state if any(state.pending.to_place_in.values()) else rounds.end_turn(game, state)


@clause(
    "between_two_cities.duplex.not_turned",
    "between_two_cities.duplex.one_half_beside_a_tile",
    "between_two_cities.cities.two_duplexes_in_round_two",
)
@clause("between_two_cities.two_players.two_duplexes_placed", when=rounds.in_variant)
def lay_duplex(game: Game, state: State, seat: Seat, action: Place) -> State:
    """Return the state after a duplex tile was laid, as it is printed."""
    return lay(game, state, seat, action)


@clause("between_two_cities.placing.beside_another_tile", "between_two_cities.tiles.building_tile")
def lay_building(game: Game, state: State, seat: Seat, action: Place) -> State:
    """Return the state after a building tile was laid."""
    return lay(game, state, seat, action)


def into_left(game: Game, state: State, seat: Seat, action: Place) -> bool:
    """Tell whether the tile goes into the city to the left."""
    return action.city == left_city(game.components, state.table.seats, seat)


def into_right(game: Game, state: State, seat: Seat, action: Place) -> bool:
    """Tell whether the tile goes into the city to the right."""
    return not into_left(game, state, seat, action)


@clause("between_two_cities.placing.one_to_the_left", when=into_left)
@clause("between_two_cities.placing.other_to_the_right", when=into_right)
@clause(
    "between_two_cities.cities.shared_with_the_left",
    "between_two_cities.cities.shared_with_the_right",
    when=lambda game, state, seat, action: not rounds.in_variant(game, state),
)
@clause(
    "between_two_cities.two_players.one_tile_in_each",
    "between_two_cities.two_players.built_alone",
    "between_two_cities.two_players.one_on_each_side",
    when=rounds.in_variant,
)
@clause(
    "between_two_cities.placing.own_choice_of_city",
    when=lambda game, state, seat, action: len({*state.table.revealed[seat]}) == TILES_A_TURN,
)
@clause("between_two_cities.placing.own_choice_of_place")
def lay(game: Game, state: State, seat: Seat, action: Place) -> State:
    """Return the state after a revealed tile was laid in a city."""
    table = state.table
    revealed = {**table.revealed, seat: without(table.revealed[seat], action.tile)}
    cities: Mapping[str, City] = {
        **table.cities,
        action.city: {**table.cities[action.city], action.at: action.tile},
    }
    to_place_in = {**state.pending.to_place_in, seat: without(state.pending.to_place_in[seat], action.city)}
    return replace(
        state, pending=Pending(to_place_in), table=replace(table, revealed=revealed, cities=cities)
    )
