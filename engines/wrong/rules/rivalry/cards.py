"""Faults: cards, and production."""

from msgspec.structs import replace

from engines.wrong.rules.spoiling import fault


@fault("rivalry.foreign_aid.at_the_capital", replaces="cards.places_for_gain")
def aid_at_any_city(game, original, rules, state):
    """The armies of Foreign Aid and New Recruits appear at any city of their nation."""
    seat = state.table.turn
    return tuple(
        tile
        for site in state.table.held[seat]
        for tile in game.module("cities").free_tiles(rules, state.table, seat, site)
    )


@fault("rivalry.foreign_aid.at_the_capital", replaces="cards.places_for_gain")
def bare_capital_receives_no_aid(game, original, rules, state):
    """The armies of a card do not appear at a capital without a piece."""
    seat = state.table.turn
    site = game.module("capital").capital_for_new_armies(state.table, seat)
    bare = not state.table.pieces_on(seat, rules.components.around(site))
    return () if bare else original(rules, state)


@fault("rivalry.internal_improvement.build_a_city", replaces="turn.take_step")
def card_without_a_site_ends_the_turn(game, original, rules, state, chance):
    """Internal Improvement that cannot build anything leaves the turn no attacks."""
    after, pending = original(rules, state, chance), game.module("pending")
    if after is state or not isinstance(state.pending[0], pending.MayBuild):
        return after
    return game.module("production").end_moves_and_attacks(rules, after, after.pending[0])


@fault("rivalry.internal_improvement.build_a_city", replaces="cards.require_no_enemies_there")
def enemy_cavalry_does_not_hinder_building(game, original, rules, state, seat, site):
    """A city may be built on a site around which enemy cavalry stands."""
    enemy = game.module("state").other(seat)
    foot = state.table.foot[enemy]
    if any(tile in foot for tile in rules.components.around(site)):
        original(rules, state, seat, site)


@fault("rivalry.production.captured_cities_too", replaces="production.producers")
def captured_cities_add_nothing(game, original, table, seat):
    """New armies are added only at cities that the player founded."""
    return tuple(site for site in original(table, seat) if table.cities[site][0].founder == seat)


@fault("rivalry.production.not_required", replaces="turn.require_asked")
def new_armies_forced(game, original, rules, state, action):
    """A turn cannot be ended before an army has been added at every city."""
    original(rules, state, action)
    if isinstance(state.pending[0], game.module("pending").Production) and isinstance(
        action, game.module("actions").Done
    ):
        raise game.illegal("not every city has added its army")


@fault("rivalry.revolt.lose_next_turn", replaces="misfortunes.revolt")
def revolt_ends_the_present_turn(game, original, rules, state, seat):
    """Revolt takes the rest of the present turn, its new armies included, and nothing else."""
    return game.module("turn").end_turn(state)


@fault("rivalry.sabotage.no_production", replaces="turn.begin_turn")
def one_sabotaged_turn_for_both(game, original, rules, state, seat, chance):
    """The turn in which a Sabotage takes effect ends that of the other nation, too."""
    after = original(rules, state, seat, chance)
    if not after.table.sabotaged_this_turn:
        return after
    return replace(after, table=replace(after.table, sabotaged_next_turn=()))


@fault("rivalry.sabotage.no_production", replaces=("turn.begin_turn", "turn.lose_turn"))
def sabotage_forever(game, original, rules, state, *rest):
    """The mark of Sabotage is never taken off."""
    after, marks = original(rules, state, *rest), state.table.sabotaged_next_turn
    kept = marks + tuple(seat for seat in after.table.sabotaged_next_turn if seat not in marks)
    return replace(after, table=replace(after.table, sabotaged_next_turn=kept))


@fault("rivalry.scandal.whoever_drew_it", replaces="misfortunes.scandal")
def scandal_hits_the_drawer(game, original, rules, state, card):
    """A Scandal costs its drawer the next turn, whoever is named."""
    return game.module("misfortunes").to_lose_turn(rules, state, state.table.turn)
