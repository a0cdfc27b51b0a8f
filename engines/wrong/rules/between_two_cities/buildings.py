"""Faults: what shops, parks, taverns, houses and offices are worth."""

from engines.wrong.rules.spoiling import fault


@fault("between_two_cities.shops.one_set_for_each_tile", replaces="shops.sets_of_shops")
def shop_counted_in_row_and_column(game, original, rules, shops):
    """Shops at a crossing count for the row and for the column."""
    return tuple(len(line) for line in game.module("other_readings").unbroken_lines(shops))


@fault("between_two_cities.shops.one_set_for_each_tile", replaces="shops.divided")
def shops_longest_row_first(game, original, rules, shops):
    """The longest line of shops is always taken first."""
    return game.module("other_readings").longest_lines_first(rules, shops)


@fault("between_two_cities.parks.each_further_scores_1", replaces="scoring.points_for_further_parks")
def fourth_park_worth_four(game, original, further):
    """Connected parks after the third add four points each."""
    return 4 * further


@fault("between_two_cities.parks.each_further_scores_1", replaces="scoring.points_for_further_parks")
def park_groups_end_at_fourteen(game, original, further):
    """Parks after the fifth of a group add nothing, as no larger group is printed."""
    return original(min(further, 2))


@fault("between_two_cities.taverns.set_of_different_kinds", replaces="scoring.sets_of_taverns")
def taverns_scored_by_number(game, original, components, taverns):
    """Taverns are scored by number without regard to their kinds."""
    return tuple(min(4, len(taverns) - counted) for counted in range(0, len(taverns), 4))


@fault("between_two_cities.houses.beside_a_factory_score_1", replaces="scoring.points_beside_factory")
def house_by_factory_worth_nothing(game, original):
    """A house beside a factory scores nothing."""
    return 0


@fault("between_two_cities.houses.not_a_type_for_themselves", replaces="scoring.other_types")
def houses_count_themselves(game, original, types):
    """Houses are counted among the types for which a house scores."""
    return original(types) | {"house"}


@fault("between_two_cities.houses.not_a_type_for_themselves", replaces="scoring.other_types")
def several_houses_are_a_type(game, original, types):
    """Two or more houses in a city are a building type for each other."""
    several = list(types.values()).count("house") > 1
    return original(types) | ({"house"} if several else set())


@fault("between_two_cities.houses.one_for_each_other_type", replaces="scoring.points_for_types")
def every_other_building_counts_for_a_house(game, original, types):
    """A house scores for every other building and not for every other type."""
    return sum(building != "house" for building in types.values())


@fault("between_two_cities.offices.one_bonus_each", replaces="scoring.tavern_bonus")
def tavern_bonus_counted_per_tavern(game, original, rules, types):
    """An office scores a bonus point for every adjacent tavern."""
    scoring = game.module("scoring")
    offices = scoring.squares_of(types, "office")
    return sum(len(scoring.beside(rules, types, office, "tavern")) for office in offices)


@fault("between_two_cities.offices.seventh_starts_anew", replaces="scoring.points_for_offices")
def seventh_office_worth_seven(game, original, rules, types):
    """The scale of the offices goes on after six."""
    scoring = game.module("scoring")
    offices = len(scoring.squares_of(types, "office"))
    return sum(range(offices + 1)) + scoring.tavern_bonus(rules, types)
