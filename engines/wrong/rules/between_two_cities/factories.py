"""Faults: what factories are worth."""

from engines.wrong.rules.spoiling import fault


@fault("between_two_cities.factories.compared_between_cities", replaces="scoring.compared_with")
def last_of_many_cities_has_no_majority(game, original, rules, state, factories, city):
    """With six or more players the factories of the last city are not compared."""
    if len(factories) > 5:
        factories = {
            other: number
            for other, number in factories.items()
            if other == city or other != f"city {len(factories)}"
        }
    return original(rules, state, factories, city)


@fault("between_two_cities.factories.others_score_2", replaces="scoring.points_for_factories")
def factories_worth_less_from_place_to_place(game, original, own, factories):
    """The fourth most factories score a point less than the third, and so on."""
    places_above = len({number for number in factories if number > own})
    return original(own, factories) - own * min(2, max(0, places_above - 2))


@fault("between_two_cities.factories.second_after_a_tie", replaces="scoring.with_the_second_most")
def tie_for_most_factories_uses_up_second(game, original, own, factories):
    """After a tie for the most factories no city has the second most."""
    tied = [number for number in factories if number == max(factories)][1:]
    return game.module("scoring").with_fewer(own) if tied else original(own, factories)


@fault("between_two_cities.factories.second_score_3", replaces="scoring.with_the_second_most")
def single_factory_is_never_second(game, original, own, factories):
    """A city with a single factory does not have the second most."""
    if own == 1:
        return game.module("scoring").with_fewer(own)
    return original(own, factories)


@fault("between_two_cities.factories.tied_for_most", replaces="scoring.with_the_most")
def tied_cities_have_the_second_most_factories(game, original, own, factories):
    """Where cities are tied for the most factories, none has the most, and all score as second."""
    if factories.count(own) > 1:
        return game.module("scoring").with_the_second_most(own, factories)
    return original(own, factories)


@fault("between_two_cities.factories.tied_for_most", replaces="scoring.with_the_most")
def two_cities_at_most_share_the_most_factories(game, original, own, factories):
    """Where more than two cities are tied for the most factories, they score as second."""
    if factories.count(own) > 2:
        return game.module("scoring").with_the_second_most(own, factories)
    return original(own, factories)


@fault("between_two_cities.factories.tied_for_second", replaces="scoring.with_the_second_most")
def second_most_only_without_tie(game, original, own, factories):
    """A tie for the second most factories pays 2 points for each."""
    tied = [number for number in factories if number == own][1:]
    return game.module("scoring").with_fewer(own) if tied else original(own, factories)
