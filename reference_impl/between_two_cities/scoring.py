"""The scores of the cities, type by type."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence

from msgspec import Struct

from ..clauses import clause
from .cities import Layout, Square, cities_in_play, layout, neighbours, squares_of
from .components import Components, Type
from .readings import Game
from .rounds import in_variant
from .shops import of_size, points_for_shops
from .state import State


class CityScore(Struct, frozen=True):
    """The score of a city, taken apart."""

    shops: int
    factories: int
    taverns: int
    offices: int
    parks: int
    houses: int
    total: int


@clause("between_two_cities.scoring.every_city", when=lambda game, state: state.phase == "over")
@clause("between_two_cities.two_players.cities_scored_alike", when=in_variant)
def city_scores(game: Game, state: State) -> Mapping[str, CityScore]:
    """Return the score of each city as it lies."""
    cities = cities_in_play(game.components, state.table.seats)
    layouts = {city: layout(game.components, state.table.cities[city]) for city in cities}
    factories = [len(squares_of(game.components, buildings, "factory")) for buildings in layouts.values()]
    return {city: city_score(game, buildings, factories) for city, buildings in layouts.items()}


def city_score(game: Game, buildings: Layout, factories: Sequence[int]) -> CityScore:
    """Return the score of a city; `factories` says how many each city has, this one included."""
    components = game.components
    points = (
        points_for_shops(game, buildings),
        points_for_factories(components, len(squares_of(components, buildings, "factory")), factories),
        points_for_taverns(components, buildings),
        points_for_offices(components, buildings),
        points_for_parks(components, buildings),
        points_for_houses(components, buildings),
    )
    return CityScore(*points, total=sum_of_types(points))


@clause("between_two_cities.scoring.sum_of_the_types")
def sum_of_types(points: Iterable[int]) -> int:
    """Return a city's score."""
    return sum(points)


def beside(components: Components, buildings: Layout, square: Square, kind: Type) -> list[Square]:
    """Return the adjacent squares with a building of a type."""
    return [
        other
        for other in neighbours(square)
        if other in buildings and components.type_of(buildings[other]) == kind
    ]


def alike(amount: int, amounts: Iterable[int]) -> bool:
    """Tell whether an amount is there more than once."""
    return bool([other for other in amounts if other == amount][1:])


@clause("between_two_cities.factories.compared_between_cities")
def points_for_factories(components: Components, own: int, factories: Sequence[int]) -> int:
    """Return what the factories of a city score."""
    more = {number for number in factories if number > own}
    if not more:
        return with_the_most(components, own, factories)
    return (
        with_the_second_most(components, own, factories)
        if more == {max(factories)}
        else with_fewer(components, own)
    )


@clause("between_two_cities.factories.most_score_4")
@clause(
    "between_two_cities.factories.tied_for_most",
    when=lambda components, own, factories: alike(own, factories),
)
def with_the_most(components: Components, own: int, factories: Sequence[int]) -> int:
    """Return what the factories of a city score that no city has more of."""
    return own * components.scoring("factories").factories.most


@clause("between_two_cities.factories.second_score_3")
@clause(
    "between_two_cities.factories.tied_for_second",
    when=lambda components, own, factories: alike(own, factories),
)
@clause(
    "between_two_cities.factories.second_after_a_tie",
    when=lambda components, own, factories: alike(max(factories), factories),
)
def with_the_second_most(components: Components, own: int, factories: Sequence[int]) -> int:
    """Return what the factories of a city score that has the next lower number after the most."""
    return own * components.scoring("factories").factories.second


@clause("between_two_cities.factories.others_score_2")
def with_fewer(components: Components, own: int) -> int:
    """Return what the factories of any other city score."""
    return own * components.scoring("factories").factories.others


@clause(
    "between_two_cities.taverns.set_of_different_kinds",
    "between_two_cities.taverns.four_kinds",
    "between_two_cities.taverns.anywhere",
)
def sets_of_taverns(components: Components, buildings: Layout) -> tuple[int, ...]:
    """Return how many kinds each set has: a set takes one of every kind that is left."""
    kinds = Counter(
        components.building_tiles[buildings[square]].kind
        for square in squares_of(components, buildings, "tavern")
    )
    return tuple(
        sum(number > taken for number in kinds.values()) for taken in range(max(kinds.values(), default=0))
    )


@clause("between_two_cities.taverns.sets_added")
@clause(
    "between_two_cities.taverns.duplicates",
    when=lambda components, buildings: sets_of_taverns(components, buildings)[1:],
)
def points_for_taverns(components: Components, buildings: Layout) -> int:
    """Return what the taverns of a city score."""
    return sum(points_for_tavern_set(components, size) for size in sets_of_taverns(components, buildings))


@clause("between_two_cities.taverns.one_scores_1", when=of_size(1))
@clause("between_two_cities.taverns.two_score_4", when=of_size(2))
@clause("between_two_cities.taverns.three_score_9", when=of_size(3))
@clause("between_two_cities.taverns.four_score_17", when=of_size(4))
def points_for_tavern_set(components: Components, size: int) -> int:
    """Return what a set of so many different taverns scores."""
    return components.scoring("taverns").taverns.set[size - 1]


@clause("between_two_cities.offices.anywhere")
@clause(
    "between_two_cities.offices.seventh_starts_anew",
    when=lambda components, offices: offices > len(components.scoring("offices").offices.set),
)
def sets_of_offices(components: Components, offices: int) -> tuple[int, ...]:
    """Return how many offices each set has, all full but the last."""
    full = len(components.scoring("offices").offices.set)
    return tuple(min(full, offices - counted) for counted in range(0, offices, full))


def points_for_offices(components: Components, buildings: Layout) -> int:
    """Return what the offices of a city score."""
    offices = squares_of(components, buildings, "office")
    return sum(
        points_for_office_set(components, size) for size in sets_of_offices(components, len(offices))
    ) + tavern_bonus(components, buildings)


@clause("between_two_cities.offices.one_scores_1", when=of_size(1))
@clause("between_two_cities.offices.two_score_3", when=of_size(2))
@clause("between_two_cities.offices.three_score_6", when=of_size(3))
@clause("between_two_cities.offices.four_score_10", when=of_size(4))
@clause("between_two_cities.offices.five_score_15", when=of_size(5))
@clause("between_two_cities.offices.six_score_21", when=of_size(6))
def points_for_office_set(components: Components, size: int) -> int:
    """Return what a set of so many offices scores."""
    return components.scoring("offices").offices.set[size - 1]


def has_two(one: Type, other: Type) -> Callable[[Components, Layout], bool]:
    """Return a test of whether a building of the one type is adjacent to two or more of the other."""
    return lambda components, buildings: any(
        beside(components, buildings, square, other)[1:] for square in squares_of(components, buildings, one)
    )


@clause("between_two_cities.offices.tavern_bonus")
@clause("between_two_cities.offices.one_bonus_each", when=has_two("office", "tavern"))
@clause("between_two_cities.offices.tavern_serves_several", when=has_two("tavern", "office"))
def tavern_bonus(components: Components, buildings: Layout) -> int:
    """Return the bonus points for offices beside taverns."""
    served = [
        square
        for square in squares_of(components, buildings, "office")
        if beside(components, buildings, square, "tavern")
    ]
    return len(served) * components.scoring("offices").offices.beside_tavern


@clause("between_two_cities.parks.connected_by_a_border", "between_two_cities.parks.any_shape")
def groups(squares: frozenset[Square]) -> tuple[int, ...]:
    """Return how many squares each group has that hangs together by edges."""
    if not squares:
        return ()
    group, edge = set[Square](), {min(squares)}
    while edge:
        group |= edge
        edge = {other for square in edge for other in neighbours(square)} & squares - group
    return (len(group), *groups(squares - group))


@clause("between_two_cities.parks.groups_added")
@clause(
    "between_two_cities.parks.several_groups",
    when=lambda components, buildings: groups(squares_of(components, buildings, "park"))[1:],
)
def points_for_parks(components: Components, buildings: Layout) -> int:
    """Return what the parks of a city score."""
    return sum(
        points_for_group(components, size) for size in groups(squares_of(components, buildings, "park"))
    )


def points_for_group(components: Components, size: int) -> int:
    """Return what a group of so many parks scores."""
    listed = len(components.scoring("parks").parks.group)
    return points_for_small_group(components, min(size, listed)) + points_for_further_parks(
        components, max(0, size - listed)
    )


@clause("between_two_cities.parks.one_scores_2", when=of_size(1))
@clause("between_two_cities.parks.two_score_8", when=of_size(2))
@clause("between_two_cities.parks.three_score_12", when=of_size(3))
def points_for_small_group(components: Components, size: int) -> int:
    """Return what a group scores whose size is listed."""
    return components.scoring("parks").parks.group[size - 1]


@clause("between_two_cities.parks.each_further_scores_1")
def points_for_further_parks(components: Components, further: int) -> int:
    """Return what the parks of a group add that go beyond the listed sizes."""
    return further * components.scoring("parks").parks.each_further


def points_for_houses(components: Components, buildings: Layout) -> int:
    """Return what the houses of a city score."""
    return sum(
        points_for_house(components, buildings, house) for house in squares_of(components, buildings, "house")
    )


def points_for_house(components: Components, buildings: Layout, house: Square) -> int:
    """Return what one house scores."""
    if beside(components, buildings, house, "factory"):
        return points_beside_factory(components)
    return points_for_types(components, buildings)


@clause("between_two_cities.houses.beside_a_factory_score_1")
def points_beside_factory(components: Components) -> int:
    """Return what a house beside a factory scores."""
    return components.scoring("houses").houses.beside_factory


@clause("between_two_cities.houses.one_for_each_other_type", "between_two_cities.houses.anywhere")
def points_for_types(components: Components, buildings: Layout) -> int:
    """Return what a house scores for the building types of its city."""
    return len(other_types(components, buildings)) * components.scoring("houses").houses.each_other_type


@clause(
    "between_two_cities.houses.not_a_type_for_themselves", "between_two_cities.houses.taverns_are_one_type"
)
def other_types(components: Components, buildings: Layout) -> frozenset[Type]:
    """Return the building types in a city, without houses."""
    return frozenset(components.type_of(building) for building in buildings.values()) - {"house"}
