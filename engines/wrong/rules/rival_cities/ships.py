"""Faults: ships, what they bring, and piracy."""

from msgspec.structs import replace

from engines.wrong.rules.spoiling import fault


@fault("rival_cities.ship.pays_the_cost", replaces="ships.cost_of_ship")
def dear_ships_cost_four_products(game, original, rules, ship):
    """No ship costs more than four products of a type."""
    return {good: min(4, number) for good, number in original(rules, ship).items()}


@fault("rival_cities.ship.pays_the_cost", replaces="ships.cost_of_ship")
def ships_cost_one_product_less(game, original, rules, ship):
    """Every ship costs one product less than it shows."""
    cost = original(rules, ship)
    return game.module("ships").lower(cost, next(iter(cost)))


@fault("rival_cities.ship.space_is_refilled", replaces="ships.next_ship")
def ship_refilled_by_pushing(game, original, state):
    """After a purchase the remaining ships move together, and the new one is laid at the end of the row."""
    lying = tuple(space for space in state.table.ship_spaces if space)
    gap = tuple(space for space in state.table.ship_spaces if not space)
    return original(replace(state, table=replace(state.table, ship_spaces=lying + gap)))


@fault("rival_cities.ship.stars_in_star_scoring_only", replaces="end.stars_of_ship")
def ships_bring_no_stars(game, original, *_):
    """The stars on ships are not counted in the star scoring."""
    return 0


@fault("rival_cities.ship.stars_in_star_scoring_only", replaces="end.outcome")
def stars_counted_at_an_instant_win(game, original, rules, state):
    """The stars of cards and tokens are counted although the game ends with an instant win."""
    ended = original(rules, state)
    if not ended.over or ended.scores:
        return ended
    table = replace(state.table, prestige_marker=game.module("state").MIDDLE)
    score = game.module("end").score
    return replace(ended, scores={seat: score(rules, table, seat) for seat in table.seats})


@fault("rival_cities.ship.stars_in_star_scoring_only", replaces="end.outcome")
def stars_decide_in_spite_of_an_instant_win(game, original, rules, state):
    """An instant win ends the game, and who has the most stars on cards and tokens wins it."""
    ended = original(rules, state)
    if not ended.over or ended.scores:
        return ended
    table = replace(state.table, prestige_marker=game.module("state").MIDDLE)
    return game.module("end").star_scoring(rules, table)


@fault("rival_cities.ship_effect.five_stars", replaces="end.stars_of_ship")
def no_ship_brings_more_than_three_stars(game, original, rules, table, seat, ship):
    """A ship brings three stars at the most."""
    return min(3, original(rules, table, seat, ship))


@fault("rival_cities.ship_effect.option_c_without_letter", replaces="options.has_free_option_c")
def free_option_c_takes_a_letter_all_the_same(game, original, rules, table, seat):
    """Who has the ship for Option C pays a letter where there is one in the stock."""
    return original(rules, table, seat) and not table.letters[seat]


@fault("rival_cities.ship_effect.option_c_without_letter", replaces="options.has_free_option_c")
def rivals_ship_frees_option_c(game, original, rules, table, seat):
    """The ship that frees Option C from its letter does so for both players."""
    return any(original(rules, table, owner) for owner in table.seats)


@fault("rival_cities.ship_effect.ships_cost_one_less", replaces="ships.cost_of_ship")
def ship_discount_on_itself(game, original, rules, ship):
    """The ship that makes ships cheaper is bought at its own discount."""
    cost = original(rules, ship)
    if not isinstance(rules.components.ships[ship].effect, game.module("components").ShipDiscount):
        return cost
    return game.module("ships").lower(cost, next(iter(cost)))


@fault("rival_cities.piracy.rival_may_earn_prestige", replaces="piracy.offer_to_rival")
def piracy_prestige_for_the_thief(game, original, seat, piracy):
    """The prestige in return for a Piracy goes to the thief."""
    return original(game.module("state").rival_of(seat), piracy)
