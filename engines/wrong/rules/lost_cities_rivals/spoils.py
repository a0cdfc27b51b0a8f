"""Faults: what the winner of an auction takes and leaves."""

from msgspec.structs import replace

from engines.wrong.rules.compass import by_the_compass
from engines.wrong.rules.spoiling import fault


@fault("lost_cities_rivals.spoils.add_any_number", replaces="spoils.require_add")
def only_one_addition(game, original, now, action):
    """After one card has been added no other may be."""
    original(now, action)
    if now.state.pending.added:
        raise game.illegal("one card only")


@fault("lost_cities_rivals.spoils.add_any_number")
def six_additions_at_most(game):
    """The highest bidder adds six cards of a display and no more."""
    left = [0]

    @game.replaces("spoils.add")
    def add(original, now, action):
        left[0] = 6 if not now.state.pending.added else left[0]
        left[0] -= 1
        if left[0] < 0:
            raise game.illegal("six at most")
        return original(now, action)


@fault("lost_cities_rivals.spoils.need_not_add_every_usable_card", replaces="spoils.require_enough_added")
def usable_cards_must_be_added(game, original, now, action):
    """The highest bidder is not done while a card of the display could be added."""
    original(now, action)
    if game.module("spoils").could_add(now, action):
        raise game.illegal("a card can still be added")


@fault("lost_cities_rivals.spoils.neighbour_has_next_turn", replaces="state.clockwise_after")
def neighbour_by_the_compass(game, original, seats, seat):
    """The highest bidder's neighbour is the next seat of the compass, whatever the order of the seats."""
    return original(by_the_compass(seats), seat)


@fault("lost_cities_rivals.spoils.neighbour_has_next_turn", replaces="spoils.give_turn_to_neighbour")
def next_after_opener(game, original, state, winner):
    """After an auction the neighbour of the starting player plays."""
    return original(state, state.table.seats[0])


@fault("lost_cities_rivals.spoils.rest_in_next_auction", replaces="spoils.forget_auction")
def all_but_one_of_the_rest_to_the_box(game, original, state):
    """Of the cards that lie in the display after an auction all but the last go to the box."""
    table = original(state).table
    box = table.box + table.display[:-1]
    return replace(original(state), table=replace(table, display=table.display[-1:], box=box))


@fault("lost_cities_rivals.spoils.rest_stays_in_display", replaces="spoils.leave_rest")
def eight_cards_at_most_when_closing(game, original, rules, state):
    """Of a display of more than eight cards only eight stay when an auction is closed."""
    state = original(rules, state)
    display, gone = state.table.display[:8], state.table.display[8:]
    return replace(state, table=replace(state.table, display=display, box=state.table.box + gone))


@fault("lost_cities_rivals.spoils.return_not_more_than_one", replaces="spoils.add")
def second_return_after_an_addition(game, original, now, action):
    """An addition after the return gives the right to return another card."""
    after = original(now, action)
    return replace(after, pending=replace(after.pending, returned=False))


@fault("lost_cities_rivals.spoils.return_not_more_than_one", replaces="spoils.require_first_return")
def two_cards_returned(*_):
    """Any number of cards may be returned."""


@fault("lost_cities_rivals.spoils.winner_turns_over_a_card", replaces="spoils.turn_over_last")
def no_card_turned_after_auction(game, original, rules, state):
    """An auction ends without a card being turned over."""
    return state
