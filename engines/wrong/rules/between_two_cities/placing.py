"""Faults: placing tiles and duplex tiles in cities."""

from msgspec.structs import replace

from engines.wrong.rules.spoiling import fault


@fault("between_two_cities.placing.beside_another_tile")
def corner_counts_as_adjacent_when_placing(game):
    """A tile may be placed that touches the city only at a corner."""

    @game.replaces("placing.touches")
    def touches(original, buildings, others, spot):
        near = [(x + right, y + down) for x, y in spot for right in (-1, 0, 1) for down in (-1, 0, 1)]
        return any(square in others for square in near) if buildings else original(buildings, others, spot)

    @game.replaces("placing.spaces_to_try")
    def spaces_to_try(original, shape, buildings):
        return [*game.module("cities").SQUARES] if buildings else original(shape, buildings)


@fault(
    "between_two_cities.placing.one_to_the_left",
    lifts=("placing.require_left_not_served", "placing.require_right_not_served"),
)
def both_tiles_into_one_city(game):
    """Nobody remembers into which city a player has placed a tile in this turn."""

    def both(rules, state, seat):
        cities = game.module("cities").own_cities(rules.components, state.table.seats, seat)
        return replace(
            state, pending=replace(state.pending, to_place_in={**state.pending.to_place_in, seat: cities})
        )

    @game.replaces("placing.serve_city")
    def serve_city(original, rules, state, seat, city):
        left = {**state.pending.to_place_in, seat: state.pending.to_place_in[seat][1:]}
        return replace(state, pending=replace(state.pending, to_place_in=left))

    @game.replaces("placing.placements")
    def placements(original, now):
        return original(replace(now, state=both(now.game, now.state, now.seat)))


@fault(
    "between_two_cities.placing.within_the_square",
    replaces=("placing.require_within", "placing.require_duplex_within"),
)
def first_tile_fixes_the_corner(game, original, buildings, spot):
    """The first tile of a city is taken for the top left space of the square."""
    original(buildings, spot)
    if any(number < 0 for square in spot for number in square):
        raise game.illegal("the city would reach beyond its corner")


@fault("between_two_cities.placing.within_the_square", replaces="cities.fits_in_square")
def five_in_a_row_allowed(game, original, squares):
    """A city may be five tiles long."""
    return all(max(values) - min(values) < 5 for values in zip(*squares, strict=True))


@fault("between_two_cities.placing.within_the_square", replaces="placing.require_within")
def only_two_rows_above_the_first_tile(game, original, buildings, spot):
    """A city may not grow more than two rows above its first tile."""
    if any(y < -2 for _, y in spot):
        raise game.illegal("too far above the first tile")
    return original(buildings, spot)


@fault("between_two_cities.placing.within_the_square")
def right_half_of_a_duplex_is_not_measured(game):
    """Whether a city fits into the square is measured by the first halves of its duplex tiles."""

    @game.replaces("placing.require_placement")
    def require_placement(original, now, action):
        cities = game.module("cities")
        firsts = [cities.SQUARES[space] for space in now.state.table.cities.get(action.city, {})]
        if firsts and cities.fits_in_square([*firsts, cities.SQUARES[action.at]]):
            return None
        return original(now, action)


@fault("between_two_cities.duplex.not_turned")
def duplex_turned_by_a_quarter(game):
    """An upright duplex tile is laid flat."""
    offsets = game.module("cities").OFFSETS
    offsets["upright"] = offsets["flat"]


@fault("between_two_cities.duplex.one_half_beside_a_tile", replaces="placing.require_one_half_beside")
def only_first_half_must_touch(game, original, buildings, others, spot):
    """A duplex tile is accepted only if its first half touches the city."""
    original(buildings, others, spot[:1])
