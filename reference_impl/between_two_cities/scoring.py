"""The scores of the cities, by building type."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence

from msgspec import Struct

from ..vocabulary import clause, note, ruling
from .cities import Layout, Square, Squares, cities_in_play, layout, neighbours
from .components import Components, Game, Type
from .shops import points_for_shops
from .state import State, is_variant

Types = Mapping[Square, Type]
"""The type of the building on each square of a city."""
Area = frozenset[Square]


class CityScore(Struct, frozen=True):
    """The score of a city, broken down into its parts."""

    shops: int
    factories: int
    taverns: int
    offices: int
    parks: int
    houses: int
    total: int


@clause()
def city_scores(game: Game, state: State) -> Mapping[str, CityScore]:
    """Return the current score of each city."""
    if state.phase == "over":
        note("between_two_cities.scoring.every_city")
    if is_variant(state.table.seats):
        note("between_two_cities.two_players.cities_scored_alike")
    cities = cities_in_play(game.components, state.table.seats)
    layouts = {city: layout(game.components, state.table.cities[city]) for city in cities}
    types = {city: types_of(game.components, buildings) for city, buildings in layouts.items()}
    factories = {city: len(squares_of(types[city], "factory")) for city in cities}
    return {
        city: city_score(game, layouts[city], types[city], compared_with(game, state, factories, city))
        for city in cities
    }


@ruling("between_two_cities.ruling.two_seats_factory_majority", "all_four")
def compared_with(game: Game, state: State, factories: Mapping[str, int], city: str) -> list[int]:
    """Return the numbers of factories that are compared for a city, its own first: those of all cities."""
    return [factories[city], *(number for other, number in factories.items() if other != city)]


def types_of(components: Components, buildings: Layout) -> Types:
    """Return the type of each building in a city."""
    return {square: components.type_of(building) for square, building in buildings.items()}


def squares_of(types: Types, kind: Type) -> Area:
    """Return the squares with buildings of a type."""
    return frozenset([square for square, found in types.items() if found == kind])


def city_score(game: Game, buildings: Layout, types: Types, factories: Sequence[int]) -> CityScore:
    """Return the score of a city; `factories` has the number of factories in each city, also in this one."""
    points = (
        points_for_shops(game, squares_of(types, "shop")),
        points_for_factories(len(squares_of(types, "factory")), factories),
        points_for_taverns(game.components, [buildings[square] for square in squares_of(types, "tavern")]),
        points_for_offices(game, types),
        points_for_parks(squares_of(types, "park")),
        points_for_houses(game, types),
    )
    return CityScore(*points, total=sum_of_types(points))


@clause("between_two_cities.scoring.sum_of_the_types")  # A city's score is the sum of its scores for the …
def sum_of_types(points: Iterable[int]) -> int:
    """Return a city's score."""
    return sum(points)


@ruling("between_two_cities.ruling.adjacent_in_the_scoring", "edge")
def adjacent(game: Game, square: Square) -> Squares:
    """Return the squares that count as adjacent in the scoring: those that share an edge."""
    return neighbours(square)


def beside(game: Game, types: Types, square: Square, kind: Type) -> list[Square]:
    """Return the adjacent squares with a building of a type."""
    return [other for other in adjacent(game, square) if types.get(other) == kind]


@clause("between_two_cities.factories.compared_between_cities")  # The value of a factory depends on how …
def points_for_factories(own: int, factories: Sequence[int]) -> int:
    """Return the points for the factories in a city."""
    if own == 0:
        return 0
    more = {number for number in factories if number > own}
    if not more:
        return with_the_most(own, factories)
    return with_the_second_most(own, factories) if more == {max(factories)} else with_fewer(own)


@clause("between_two_cities.factories.most_score_4")  # In the city with the most factories each factory …
def with_the_most(own: int, factories: Sequence[int]) -> int:
    """Return the points for a city's factories if no city has more of them."""
    if factories.count(own) > 1:
        note("between_two_cities.factories.tied_for_most")
    return own * 4


@clause("between_two_cities.factories.second_score_3")  # In the city with the second most factories each …
def with_the_second_most(own: int, factories: Sequence[int]) -> int:
    """Return the points for a city's factories if their number is the second greatest."""
    if factories.count(own) > 1:
        note("between_two_cities.factories.tied_for_second")
    if factories.count(max(factories)) > 1:
        note("between_two_cities.factories.second_after_a_tie")
    return own * 3


@clause("between_two_cities.factories.others_score_2")  # In a city with neither the most nor the second …
def with_fewer(own: int) -> int:
    """Return the points for the factories in any other city."""
    return own * 2


@clause(
    "between_two_cities.taverns.set_of_different_kinds",  # A set of taverns consists of taverns of …
    "between_two_cities.taverns.four_kinds",  # There are four kinds of tavern: for food, drink, music and …
    "between_two_cities.taverns.anywhere",  # The taverns of a set need not be adjacent to each other or …
)
def sets_of_taverns(components: Components, taverns: Collection[str]) -> tuple[int, ...]:
    """Return the number of kinds in each set: a set takes one tavern of every kind that is left."""
    kinds = Counter(components.building_tiles[tavern].kind for tavern in taverns)
    return tuple(
        sum(number > taken for number in kinds.values()) for taken in range(max(kinds.values(), default=0))
    )


@clause("between_two_cities.taverns.sets_added")  # The sets of taverns in a city are scored separately, and …
def points_for_taverns(components: Components, taverns: Collection[str]) -> int:
    """Return the points for the taverns in a city."""
    sets = sets_of_taverns(components, taverns)
    if len(sets) > 1:
        note("between_two_cities.taverns.duplicates")
    return sum(map(points_for_tavern_set, sets))


@clause()
def points_for_tavern_set(size: int) -> int:
    """Return the points for a set of different taverns, by its size."""
    match size:
        case 1:
            note("between_two_cities.taverns.one_scores_1")
        case 2:
            note("between_two_cities.taverns.two_score_4")
        case 3:
            note("between_two_cities.taverns.three_score_9")
        case 4:
            note("between_two_cities.taverns.four_score_17")
    return (1, 4, 9, 17)[size - 1]


@clause("between_two_cities.offices.anywhere")  # The offices of a set need not be adjacent to each other or …
def sets_of_offices(offices: int) -> tuple[int, ...]:
    """Return the number of offices in each set: all sets are full except the last."""
    if offices > 6:
        note("between_two_cities.offices.seventh_starts_anew")
    return tuple(min(6, offices - counted) for counted in range(0, offices, 6))


def points_for_offices(game: Game, types: Types) -> int:
    """Return the points for the offices in a city."""
    sets = sets_of_offices(len(squares_of(types, "office")))
    return sum(map(points_for_office_set, sets)) + tavern_bonus(game, types)


@clause()
def points_for_office_set(size: int) -> int:
    """Return the points for a set of offices, by its size."""
    match size:
        case 1:
            note("between_two_cities.offices.one_scores_1")
        case 2:
            note("between_two_cities.offices.two_score_3")
        case 3:
            note("between_two_cities.offices.three_score_6")
        case 4:
            note("between_two_cities.offices.four_score_10")
        case 5:
            note("between_two_cities.offices.five_score_15")
        case 6:
            note("between_two_cities.offices.six_score_21")
    return (1, 3, 6, 10, 15, 21)[size - 1]


@clause("between_two_cities.offices.tavern_bonus")  # An office that is adjacent to a tavern scores 1 …
def tavern_bonus(game: Game, types: Types) -> int:
    """Return the bonus points for offices beside taverns."""
    offices, taverns = squares_of(types, "office"), squares_of(types, "tavern")
    if any(len(beside(game, types, office, "tavern")) > 1 for office in offices):
        note("between_two_cities.offices.one_bonus_each")
    if any(len(beside(game, types, tavern, "office")) > 1 for tavern in taverns):
        note("between_two_cities.offices.tavern_serves_several")
    return sum(bool(beside(game, types, office, "tavern")) for office in offices)


@clause(
    "between_two_cities.parks.connected_by_a_border",  # Parks are connected when they share a border, and …
    "between_two_cities.parks.any_shape",  # A group of parks need not form a straight line.
)
def groups(squares: Area) -> tuple[int, ...]:
    """Return the number of squares in each group of squares connected by edges."""
    if not squares:
        return ()
    group, edge = set[Square](), {min(squares)}
    while edge:
        group |= edge
        edge = {other for square in edge for other in neighbours(square)} & squares - group
    return (len(group), *groups(squares - group))


@clause("between_two_cities.parks.groups_added")  # The groups of parks in a city are scored separately, and …
def points_for_parks(parks: Area) -> int:
    """Return the points for the parks in a city."""
    sizes = groups(parks)
    if len(sizes) > 1:
        note("between_two_cities.parks.several_groups")
    return sum(map(points_for_group, sizes))


def points_for_group(size: int) -> int:
    """Return the points for a group of parks, by its size."""
    return points_for_small_group(min(size, 3)) + points_for_further_parks(max(0, size - 3))


@clause()
def points_for_small_group(size: int) -> int:
    """Return the points for a group of up to three parks."""
    match size:
        case 1:
            note("between_two_cities.parks.one_scores_2")
        case 2:
            note("between_two_cities.parks.two_score_8")
        case 3:
            note("between_two_cities.parks.three_score_12")
    return (2, 8, 12)[size - 1]


@clause("between_two_cities.parks.each_further_scores_1")  # Each connected park after the third raises the …
def points_for_further_parks(further: int) -> int:
    """Return the additional points for the parks of a group beyond three."""
    return further


def points_for_houses(game: Game, types: Types) -> int:
    """Return the points for the houses in a city."""
    return sum(points_for_house(game, types, house) for house in squares_of(types, "house"))


def points_for_house(game: Game, types: Types, house: Square) -> int:
    """Return the points for one house."""
    if beside(game, types, house, "factory"):
        return points_beside_factory()
    return points_for_types(types)


@clause("between_two_cities.houses.beside_a_factory_score_1")  # A house that is adjacent to a factory …
def points_beside_factory() -> int:
    """Return the points for a house beside a factory."""
    return 1


@clause(
    "between_two_cities.houses.one_for_each_other_type",  # A house scores 1 point for each building type …
    "between_two_cities.houses.anywhere",  # It makes no difference where in its city a building …
)
def points_for_types(types: Types) -> int:
    """Return the points for a house from the building types in its city."""
    return len(other_types(types))


@clause(
    "between_two_cities.houses.not_a_type_for_themselves",  # Houses do not count among the building types …
    "between_two_cities.houses.taverns_are_one_type",  # For houses the four kinds of tavern together count …
)
def other_types(types: Types) -> frozenset[Type]:
    """Return the building types in a city, not counting houses."""
    return frozenset(types.values()) - {"house"}
