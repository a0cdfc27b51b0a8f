"""Faults: donations and prestige."""

from msgspec.structs import replace

from engines.wrong.rules.spoiling import fault


@fault("rival_cities.donation.as_often_as_shown", replaces="donation.donate")
def donation_repeats_without_limit(game, original, state, asked):
    """A Donation may be repeated as long as its price can be paid."""
    return original(state, replace(asked, left=asked.left + 1))


@fault("rival_cities.donation.as_often_as_shown", replaces="turn.is_asked")
def further_donation_lapses_without_the_products(game, original, rules, state):
    """A further exchange of a Donation lapses although letter exchanges could bring its products."""
    asked = state.pending[0]
    if not isinstance(asked, game.module("pending").Donations):
        return original(rules, state)
    means = game.module("goods").in_stock(state.table, asked.seat)
    answers = game.module("turn").offers(rules, state, asked.seat, means)
    return any(not isinstance(answer, game.module("actions").Done) for answer in answers)


@fault("rival_cities.donation.pays_products_for_stars", replaces="exchanges.exchangeable")
def reach_counts_one_product_of_a_type(game, original, *found):
    """A price counts as within reach of letters if the supply has one product of each missing type."""
    return 48 if original(*found) else 0


def _earn(game, income):
    """Let a seat that earns prestige, and has not won by it, gain what `income` gives for the rules, the
    table and the seat.
    """

    @game.replaces("deeds.perform")
    def perform(original, rules, state, seat, effect, action, *rest, **named):
        state = original(rules, state, seat, effect, action, *rest, **named)
        marker = state.table.prestige_marker
        won = marker.space > len(rules.components.prestige_track)
        if won or marker.side != seat or not isinstance(action, game.module("actions").EarnPrestige):
            return state
        return state.with_first(*income(rules, state.table, seat))


@fault("rival_cities.prestige.income_in_off_season_only")
def earning_prestige_brings_the_income_of_the_track(game):
    """Who earns prestige gains the income of the prestige track at once."""
    _earn(game, lambda rules, table, seat: game.module("off_season").income_of_track(rules, table))


@fault("rival_cities.prestige.income_in_off_season_only")
def space_reached_gives_its_income_at_once(game):
    """The space that the prestige marker reaches gives its own income at once."""

    def income(rules, table, seat):
        gained = game.module("off_season").marker_income(rules, table.prestige_marker.space)
        return [game.module("pending").Actions(seat, gained, "income")]

    _earn(game, income)


@fault("rival_cities.prestige.income_in_off_season_only", replaces="ink_jar.move_jar")
def track_income_with_every_move_of_the_jar(game, original, rules, state, spaces):
    """The prestige track gives income whenever the ink jar is moved."""
    state = original(rules, state, spaces)
    income = game.module("off_season").income_of_track(rules, state.table)
    return state.with_first(*income)


@fault("rival_cities.prestige_income.spaces_back_to_the_bell", replaces="off_season.income_behind")
def track_income_of_own_space_only(game, original, *_):
    """The prestige track pays only what is shown beside the marker's own space."""
    return ()
