"""Faults: capturing cities, and the leader's escape."""

from msgspec.structs import replace

from engines.wrong.rules.spoiling import fault
from reference_impl.rivalry.cities import NOTHING_FALLEN


@fault("rivalry.capture.attacker_takes_control", replaces="capture.marchers")
def last_of_its_tile_never_marches_in(game, original, rules, table, seat, start, site):
    """The last piece of a tile of the attacker's own city stays, though another tile is guarded."""
    cities, there = game.module("cities"), table.pieces(seat, start)
    own = any(cities.must_be_garrisoned(rules, table, seat, one) for one in rules.components.sites_at(start))
    return () if own and there == 1 else original(rules, table, seat, start, site)


@fault("rivalry.capture.attacker_takes_control", replaces="capture.march_in")
def march_in_costs_a_move(game, original, rules, state, entry, seat, piece, end):
    """Each piece that marches in uses up one of the number rolled, if any is left."""
    after = original(rules, state, entry, seat, piece, end)
    return after.with_turn(lambda turn: replace(turn, moves=max(turn.moves - 1, 0)))


@fault("rivalry.capture.control_needs_an_army", replaces="cities.settle_control")
def order_of_the_keys_decides(game, original, rules, state, besides="", fallen=NOTHING_FALLEN):
    """A city is left or entered as its turn comes in the order of the keys of `cities`."""
    cities = game.module("cities")
    state = cities.captured(rules, state, fallen)
    for site, found in state.table.cities.items():
        if not found or site == besides or not state.pending:
            continue
        if cities.is_left(rules, state.table, site):
            state = cities.end_control(rules, state, site)
        state = cities.take_open_cities(rules, state, [site])
    return state


@fault("rivalry.last_ditch.one_to_three_captured")
def escape_on_three(game):
    """The leader escapes on a roll of 3."""
    game.module("capital").LAST_NUMBER_THAT_CAPTURES = 2  # type: ignore[attr-defined]


@fault(
    "rivalry.escape.needs_a_second_city",
    replaces="capital.roll_for_leader",
    lifts="capital.require_second_city",
)
def escape_without_a_city(game, original, state, seat, chance):
    """The die is rolled for the leader although no second city is left; saved, the leader stays where it
    is."""
    after, held = original(state, seat, chance), state.table.held[seat]
    return replace(after, pending=after.pending[1:]) if after.pending and not held else after


@fault("rivalry.escape.no_second_city_ends_game", replaces="cities.take_open_cities")
def capital_falls_before_the_city_beside_it(game, original, rules, state, sites, fallen=NOTHING_FALLEN):
    """Open cities that one step enters are taken one by one; a leader is asked about before the last is
    taken."""
    state = original(rules, state, (), fallen)
    for site in sites:
        state = original(rules, state, (site,))
    return state


@fault("rivalry.interim_capital.capture_ends_game", replaces="capital.endanger_leader")
def interim_capital_gives_another_roll(game, original, rules, state, site, captor):
    """When the interim capital falls while another city is held, the leader may roll again."""
    capital, loser = game.module("capital"), game.module("state").other(captor)
    falls = state.table.leaders[loser] == (site,) and capital.is_interim(state.table, loser)
    if falls and capital.refuges(rules, state.table, loser):
        return capital.ask_for_roll(state, loser)
    return original(rules, state, site, captor)


@fault("rivalry.interim_capital.capture_ends_game", replaces="capital.after_loss_of_control")
def own_losses_spare_the_interim_capital(game, original, rules, state, site, captor):
    """A captured interim capital is not lost when its captor's last piece has gone."""
    after = original(rules, state, site, captor)
    return after if after.pending else state


@fault("rivalry.interim_capital.original_retaken", replaces="capital.after_loss_of_control")
def leader_stays_out_without_a_fight(game, original, rules, state, site, captor):
    """The leader does not come home when its capital is freed by Mutiny, or by a tie."""
    if state.table.leaders[captor] != (site,):
        return state
    return game.module("capital").lose_interim_capital(state, game.module("state").other(captor))
