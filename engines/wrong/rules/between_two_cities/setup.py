"""Faults: setting up, seats, and the game for two."""

from engines.wrong.rules.compass import by_the_compass
from engines.wrong.rules.spoiling import fault


@fault("between_two_cities.setup.buildings_face_down", replaces="view")
def box_counts_the_hands(game, original, rules, position, seat):
    """The tiles in the hands are still counted among those in the box."""
    seen = original(rules, position, seat)
    return seen | {"box": seen["box"] + sum(seen["hands"].values())}


@fault("between_two_cities.setup.buildings_face_down", replaces="view")
def next_building_tile_seen(game, original, rules, position, seat):
    """The players see the building tile that will be drawn next."""
    seen = original(rules, position, seat)
    return seen | {"hand": (*seen["hand"], *position.table.box[:1])}


@fault("between_two_cities.setup.duplexes_face_down", replaces="view.duplex_tiles_left")
def duplex_tiles_of_one_shape_counted(game, original, table):
    """Of the two stacks of duplex tiles only the one of upright tiles is counted."""
    return sum(" over " in tile for tile in table.duplex_stack)


@fault("between_two_cities.setup.duplexes_face_down", replaces="view")
def next_duplex_tile_seen(game, original, rules, position, seat):
    """The players see the duplex tile on top of the stack."""
    seen = original(rules, position, seat)
    return seen | {"hand": (*seen["hand"], *position.table.duplex_stack[:1])}


@fault("between_two_cities.seating.values_rise_clockwise", replaces="setup.new_game")
def seats_in_compass_order(game, original, rules, seats, *rest):
    """The seats lie in the order of the compass from the first one named, whoever sits beside whom."""
    return original(rules, by_the_compass(seats, first=seats[0]), *rest)


@fault("between_two_cities.two_players.cities_scored_alike", replaces="scoring.compared_with")
def two_players_compare_with_the_opponent_only(game, original, rules, state, factories, city):
    """With two players the factories of a city are compared with the opponent's only."""
    if len(state.table.seats) > 2:
        return original(rules, state, factories, city)
    others = ("city 3", "city 4") if city in ("city 1", "city 2") else ("city 1", "city 2")
    return [factories[city], *(factories[other] for other in others)]


@fault("between_two_cities.two_players.round_3a", replaces="rounds.from_the_opponent")
def opponents_keep_three_tiles(game, original, rules, state, seat):
    """In rounds 1b, 3a and 3b the two players keep hands of three tiles."""
    if state.table.round != "1a" and max(map(len, state.table.under_tokens.values())) == 3:
        return game.module("cities").left_city(rules.components, state.table.seats, seat)
    return original(rules, state, seat)


@fault("between_two_cities.two_players.scores_added", replaces="winning.sum_of_cities")
def two_seats_score_the_higher_city(game, original, totals):
    """With two seats the higher city gives the final score."""
    return max(totals)


@fault("between_two_cities.two_players.scores_added", replaces="winning.sum_of_cities")
def two_seats_score_the_lower_city(game, original, totals):
    """With two seats the lower city gives the final score."""
    return min(totals)
