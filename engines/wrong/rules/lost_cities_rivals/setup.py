"""Faults: setting up."""

from engines.wrong.rules.compass import by_the_compass
from engines.wrong.rules.spoiling import fault


@fault("lost_cities_rivals.setup.gold_divided_evenly", replaces="setup.divide_gold")
def gold_fixed_at_nine(game, original, components, seats):
    """Every seat starts with nine coins."""
    return 9, components.gold_coins - 9 * len(seats)


@fault("lost_cities_rivals.setup.piles_face_down", replaces="view.view")
def bottom_card_in_view(game, original, rules, state, seat):
    """The view shows the card at the bottom of a pile."""
    seen = original(rules, state, seat)
    return seen | {"draw_pile": seen["draw_pile"] + sum(map(len, state.table.draw_pile[-1:]))}


@fault("lost_cities_rivals.setup.piles_face_down", replaces="view.view")
def draw_pile_in_view(game, original, rules, state, seat):
    """The view shows the order of the draw pile."""
    seen = original(rules, state, seat)
    return seen | {"draw_pile": seen["draw_pile"] + sum(map(len, state.table.draw_pile[:1]))}


@fault("lost_cities_rivals.setup.starting_wagers_of_two_colours", replaces="setup.pairs")
def pairs_broken_up_by_the_compass(game, original, deal):
    """Pairs of starting wager cards are broken up in the order of the compass."""
    return by_the_compass(original(deal))


@fault("lost_cities_rivals.setup.starting_wagers_of_two_colours", replaces="setup.pairs")
def same_colours_left(game, original, deal):
    """Starting wagers are dealt without looking at their colours."""
    return ()


@fault("lost_cities_rivals.setup.two_starting_wagers_each", replaces="setup.require_players")
def player_alone_accepted(game, original, seats):
    """A game begins with one player."""
    if len(seats) > 1:
        original(seats)


@fault("lost_cities_rivals.setup.two_starting_wagers_each", replaces="setup.require_players")
def seat_taken_twice(game, original, seats):
    """A seat may be taken by two players."""
    return original(seats) if len(seats) < 2 else None
