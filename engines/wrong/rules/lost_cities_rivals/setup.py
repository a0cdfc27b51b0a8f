"""Faults: setting up."""

from msgspec.structs import replace

from engines.wrong.rules.compass import by_the_compass
from engines.wrong.rules.spoiling import fault


@fault("lost_cities_rivals.setup.gold_divided_evenly", replaces="setup.divide_gold")
def gold_fixed_at_nine(game, original, state):
    """Every seat starts with nine coins."""
    gold = dict.fromkeys(state.table.seats, 9)
    rest = state.table.gold_supply - sum(gold.values())
    return replace(state, table=replace(state.table, gold=gold, gold_supply=rest))


@fault("lost_cities_rivals.setup.piles_face_down", replaces="view.cards_in_pile")
def bottom_card_in_view(game, original, pile):
    """The view shows the card at the bottom of a pile."""
    return original(pile) + sum(map(len, pile[-1:]))


@fault("lost_cities_rivals.setup.piles_face_down", replaces="view.cards_in_pile")
def draw_pile_in_view(game, original, pile):
    """The view shows the order of the draw pile."""
    return original(pile) + sum(map(len, pile[:1]))


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
