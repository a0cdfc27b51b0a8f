"""Faults: lawsuits, and influence on districts."""

from msgspec.structs import replace

from engines.wrong.rules.spoiling import fault


@fault("rival_cities.advance.bonus_of_items_and_actions", replaces="in_order.leave_out_first")
def one_reactivation_left_out_at_a_time(game, original, state, asked):
    """Leaving out one of two equal actions of a bonus leaves the other to be decided."""
    return state.instead(replace(asked, actions=asked.actions[1:]))


@fault("rival_cities.advance.none_repeated_on_space_one", replaces="lawsuits.repeated_payments")
def costs_paid_again_on_space_one(game, original, seat, space):
    """The legal costs may be paid again once on space I, too."""
    asked = original(seat, space)
    return replace(asked, left=max(1, asked.left))


@fault("rival_cities.advance.none_repeated_on_space_one", replaces="lawsuits.repeated_payments")
def costs_paid_again_twice_on_every_space(game, original, seat, space):
    """The legal costs may be paid again twice, whatever space the lawsuit lies on."""
    return replace(original(seat, space), left=2)


@fault("rival_cities.advance.repeated_payment_gives_no_bonus", replaces="lawsuits.pay_again")
def extra_payment_repeats_the_whole_bonus(game, original, rules, state, asked):
    """A repeated payment of the legal costs gives the whole bonus again."""
    bonus = game.module("lawsuits").bonus(rules, state.table, asked.seat, asked.space)
    return original(rules, state, asked).with_first(bonus)


@fault("rival_cities.court.resolves_the_foremost", replaces="court.rule")
def court_ruling_resolves_the_last_lawsuit(game, original, rules, state):
    """A Court ruling resolves the lawsuit on space III."""
    spaces = state.table.lawsuit_spaces
    turned = {**spaces, "I": spaces["III"], "III": spaces["I"]}
    return original(rules, replace(state, table=replace(state.table, lawsuit_spaces=turned)))


@fault("rival_cities.court.swap_takes_marker_along", replaces="court.swap_lawsuits")
def swap_leaves_the_markers(game, original, state, spaces):
    """A Court ruling swaps the lawsuit cards and leaves their markers behind."""
    one, other = spaces
    before = state.table.lawsuit_spaces
    (first,), (second,) = before[one], before[other]
    left = {
        **before,
        one: (replace(first, marker=second.marker),),
        other: (replace(second, marker=first.marker),),
    }
    return original(replace(state, table=replace(state.table, lawsuit_spaces=left)), spaces)


@fault("rival_cities.sway.stops_at_four", replaces="lawsuits.at_last_number")
def sway_goes_past_four(game, original, *_):
    """The marker of a lawsuit moves on beyond 4, so that the rival must sway once more."""
    return False
