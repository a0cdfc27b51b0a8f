"""Faults: scoring cities, and who wins."""

from msgspec.structs import replace

from engines.wrong.rules.spoiling import fault


@fault("between_two_cities.scoring.sum_of_the_types", replaces="scoring.city_score")
def total_with_four_for_every_factory(game, original, rules, buildings, types, factories):
    """The score of a city counts 4 points for every factory before the cities are compared."""
    score = original(rules, buildings, types, factories)
    return replace(score, total=score.total - score.factories + 4 * factories[0])


@fault("between_two_cities.scoring.sum_of_the_types", replaces="scoring.sum_of_types")
def total_without_houses(game, original, points):
    """The score of a city leaves out the houses, the last type on the reference card."""
    return original(points[:-1])


@fault("between_two_cities.repeat.last_tile_discarded", replaces="rounds.hands_to_pass")
def plays_the_last_tile_of_a_hand(game, original, state):
    """The last tile of a hand is passed as well and played in a fourth turn."""
    if state.table.round in ("2", "2a", "2b"):
        return original(state)
    return tuple(city for city, tiles in state.table.under_tokens.items() if tiles)


@fault("between_two_cities.repeat.more_than_one_tile", replaces="rounds.hands_to_pass")
def hands_of_three_are_discarded(game, original, state):
    """The round ends after two turns, and all three tiles of each hand are discarded."""
    return tuple(city for city in original(state) if len(state.table.under_tokens[city]) > 3)


@fault("between_two_cities.ending.lower_city_counts", replaces="winning.lower_city")
def highest_city_decides(game, original, totals):
    """The final score is the higher of the scores of the two cities."""
    return max(totals)


@fault("between_two_cities.tie.higher_city_compared", replaces="winning.with_the_best_higher_city")
def no_first_tiebreaker_with_three_seats(game, original, rules, players, tied):
    """With three players a tie goes straight to the second tie-breaker."""
    return tied if len(players) == 3 else original(rules, players, tied)


@fault("between_two_cities.tie.order_of_the_types", replaces="winning.winners_at_the_end")
def all_who_tied_at_first_share(game, original, rules, state, players):
    """When nothing breaks a tie, all share the victory who had the highest final score."""
    winners, why = original(rules, state, players)
    if len(winners) > 1:
        winners = game.module("winning").with_the_highest_final_score(players)
    return winners, why


@fault("between_two_cities.tie.order_of_the_types", replaces="winning.second_tiebreaker")
def shops_of_everybody_break_a_tie(game, original, rules, state, players, tied):
    """A tie among three or more is broken by the shops of all players, tied or not."""
    left = original(rules, state, players, tied)
    if len(left) < 3:
        return left
    return game.module("winning").with_most_buildings(players, tuple(players), "shop")
