"""What the highest bidder may do with the display, and how the auction ends."""

from __future__ import annotations

from ..vocabulary import IllegalAction, allowed, answer, clause, note, question, replace, ruling
from .components import Game, Now
from .expeditions import add_to_expedition, require_fits
from .state import (
    NO_AUCTION,
    NOTHING_PENDING,
    Action,
    Add,
    Done,
    Return,
    Seat,
    State,
    clockwise_after,
    without,
)
from .turn import close_pile, last_card_is_out, turn_over


@question("spoils")
def choices(now: Now) -> tuple[Action, ...]:
    """Return the actions that the highest bidder may consider."""
    faces = tuple(dict.fromkeys(now.state.table.display))
    returning = () if now.state.pending.returned else map(Return, faces)
    return (*map(Add, faces), *returning, Done())


@clause("lost_cities_rivals.auction.bidding_ends_with_one_left")  # The bidding is over as soon as all …
def require_spoils(action: Action) -> None:
    """Refuse bids and turns while the highest bidder chooses cards."""
    if not isinstance(action, (Add, Return, Done)):
        raise IllegalAction("the bidding is over; the highest bidder adds and returns cards until done")


@clause("lost_cities_rivals.spoils.highest_bidder_only")  # A player who is not the highest bidder cannot …
def require_highest_bidder(state: State, seat: Seat) -> None:
    """Refuse a player who has not won the auction."""
    if seat not in state.to_act:
        raise IllegalAction(f"{', '.join(state.to_act)} is the highest bidder, and not {seat}")


def require_add(now: Now, action: Add) -> None:
    """Refuse a card that the highest bidder cannot add."""
    require_in_display(now.state, action.card)
    if now.state.pending.returned:
        require_may_add_after_returning(now.game)
    require_by_expedition_rules(now, action)


@clause("lost_cities_rivals.expeditions.cards_come_from_display")  # A card that does not lie in the display …
def require_in_display(state: State, face: str) -> None:
    """Refuse to add a card that is not in the display."""
    if face not in state.table.display:
        raise IllegalAction(f"{face} is not in the display")


@ruling("lost_cities_rivals.ruling.order_of_adding_and_returning", "any_order")
def require_may_add_after_returning(game: Game) -> None:
    """Let the highest bidder add cards after one has been returned."""
    note("lost_cities_rivals.spoils.add_and_return")


@clause("lost_cities_rivals.spoils.add_only_by_expedition_rules")  # The highest bidder cannot add a card …
def require_by_expedition_rules(now: Now, action: Add) -> None:
    """Refuse a card that does not fit the highest bidder's expeditions."""
    require_fits(now.game.components, now.state.table.expeditions[now.seat], action.card)


@answer("spoils", Add, require=require_add)
@clause(
    "lost_cities_rivals.spoils.add_any_number",  # The highest bidder may add any number of the cards in the …
    "lost_cities_rivals.expeditions.own_only",  # A player cannot add a card to an expedition of another …
    "lost_cities_rivals.expeditions.cards_in_front_of_player",  # All the cards that lie in front of a …
)
def add(now: Now, action: Add) -> State:
    """Return the state after the highest bidder has added a card to an expedition of their own."""
    if now.state.pending.added:
        note("lost_cities_rivals.expeditions.several_in_one_auction")
    return add_to_expedition(now.game.components, now.state, now.seat, action.card)


def require_return(now: Now, action: Return) -> None:
    """Refuse a card that the highest bidder cannot return."""
    require_return_from_display(now.state, action.card)
    require_first_return(now.state)
    if not now.state.pending.added:
        require_may_return_without_adding(now.game)
    require_returnable(now.game, now.state, now.seat, action.card)


@clause("lost_cities_rivals.spoils.return_one_card")  # The highest bidder may return one card from the …
def require_return_from_display(state: State, face: str) -> None:
    """Refuse to return a card that is not in the display."""
    if face not in state.table.display:
        raise IllegalAction(f"{face} is not in the display")


@clause("lost_cities_rivals.spoils.return_not_more_than_one")  # The highest bidder cannot return a second …
def require_first_return(state: State) -> None:
    """Refuse to return a second card."""
    if state.pending.returned:
        raise IllegalAction("a card has been returned already")


@ruling("lost_cities_rivals.ruling.return_without_adding", "independent")
def require_may_return_without_adding(game: Game) -> None:
    """Let a highest bidder return a card who has added none."""


@ruling("lost_cities_rivals.ruling.which_card_may_be_returned", "any_card")
def require_returnable(game: Game, state: State, seat: Seat, face: str) -> None:
    """Let the highest bidder return any card in the display."""


@answer("spoils", Return, require=require_return)
@clause(
    "lost_cities_rivals.spoils.return_one_card",  # The highest bidder may return one card from the display …
    "lost_cities_rivals.spoils.return_what_others_could_use",  # The card that the highest bidder returns …
    "lost_cities_rivals.spoils.returned_card_face_down",  # The card that the highest bidder returns lies …
    "lost_cities_rivals.spoils.box_is_out_of_the_game",  # A card returned to the box is out of the game.
)
def return_card(now: Now, action: Return) -> State:
    """Return the state after the highest bidder has returned a card from the display to the box."""
    if now.state.pending.added:
        note("lost_cities_rivals.spoils.add_and_return")
    state = replace(now.state, settled=False, pending=replace(now.state.pending, returned=True))
    display, box = without(state.table.display, [action.card]), (*state.table.box, action.card)
    return state.with_table(display=display, box=box)


def could_add(now: Now, action: Done) -> bool:
    """Tell whether any card in the display can be added now."""
    return any(allowed(require_add, now, Add(face)) for face in now.state.table.display)


@clause("lost_cities_rivals.spoils.add_any_number")  # The highest bidder may add any number of the cards in …
@clause(
    "lost_cities_rivals.spoils.need_not_add_every_usable_card",  # The highest bidder may leave a card in …
    when=could_add,
)
def require_enough_added(now: Now, action: Done) -> None:
    """Refuse to finish too early."""
    if not now.state.pending.added:
        require_may_add_none(now.game, now)


@ruling("lost_cities_rivals.ruling.winner_adds_nothing", "may_add_none")
def require_may_add_none(game: Game, now: Now) -> None:
    """Let the highest bidder finish without adding a card."""


@answer("spoils", Done, require=require_enough_added)
def close_auction(now: Now, action: Done) -> State:
    """Return the state after the highest bidder has finished."""
    state = leave_rest(now.game, now.state)
    state = turn_over_at_the_end(now.game, state)
    state = forget_auction(state)
    state = hand_on_starting_player_card(now.game, state, now.seat)
    state = give_turn_to_neighbour(state, now.seat)
    return close_pile(state)


@ruling("lost_cities_rivals.ruling.useless_card_already_in_the_display", "stays")
def leave_rest(game: Game, state: State) -> State:
    """Return the state with the rest of the display, from which no card disappears."""
    return state


@ruling("lost_cities_rivals.ruling.winner_always_turns_over", "always")
def turn_over_at_the_end(game: Game, state: State) -> State:
    """Return the state after the highest bidder has turned over a card, whether the display shrank or not."""
    return turn_over_last(game, state)


@clause(
    "lost_cities_rivals.spoils.winner_turns_over_a_card",  # The highest bidder turns over one card, the top …
    "lost_cities_rivals.spoils.turned_card_joins_display",  # The card that the highest bidder turns over is …
    "lost_cities_rivals.spoils.turning_over_comes_last",  # The highest bidder turns over the card only …
)
@ruling("lost_cities_rivals.ruling.useless_card_after_an_auction", "to_the_box")
def turn_over_last(game: Game, state: State) -> State:
    """Return the state after the highest bidder has turned over a card, which goes to the box if useless."""
    return turn_over(game, state)


@clause(
    "lost_cities_rivals.spoils.turning_over_ends_auction",  # The auction is over once the highest bidder …
    "lost_cities_rivals.spoils.rest_stays_in_display",  # The cards that the highest bidder has neither …
    "lost_cities_rivals.spoils.rest_in_next_auction",  # The cards that stayed in the display can be won …
)
def forget_auction(state: State) -> State:
    """Return the state after the auction; the remaining cards in the display are unchanged."""
    if not state.pending.returned:
        note("lost_cities_rivals.spoils.return_need_not")
    state = replace(state, phase="turn", settled=True, pending=NOTHING_PENDING)
    return state.with_table(auction=NO_AUCTION)


@clause("lost_cities_rivals.spoils.neighbour_takes_starting_player_card")  # After an auction the starting …
def hand_on_starting_player_card(game: Game, state: State, winner: Seat) -> State:
    """Return the state after the winner's neighbour has taken the starting player card."""
    if last_card_is_out(state.table):
        return keep_starting_player_card(game, state, winner)
    return state.with_table(starting_player=clockwise_after(state.table.seats, winner)[0])


@ruling("lost_cities_rivals.ruling.starting_player_card_at_the_end", "stays")
def keep_starting_player_card(game: Game, state: State, winner: Seat) -> State:
    """Return the state after the last auction of the game, after which nobody takes the card."""
    return state


@clause(
    "lost_cities_rivals.spoils.neighbour_has_next_turn",  # After an auction the next player clockwise from …
    "lost_cities_rivals.spoils.players_in_between_skipped",  # If the highest bidder did not start the …
)
def give_turn_to_neighbour(state: State, winner: Seat) -> State:
    """Return the state in which the winner's neighbour has the turn, whoever started the auction."""
    return replace(state, to_act=clockwise_after(state.table.seats, winner)[:1])
