"""What the highest bidder may do with the display, and how the auction ends."""

from __future__ import annotations

from msgspec.structs import replace

from ..clauses import IllegalAction, allowed, clause, note, those_allowed
from .actions import Action, Add, Done, Return
from .components import Components
from .expeditions import add_to_expedition, require_fits
from .piles import close_pile, top_card_to_display, turn_over, useless_cards
from .readings import Game
from .state import NO_AUCTION, NOTHING_PENDING, Cards, Seat, State, clockwise_after, without


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


def choices(game: Game, state: State, seat: Seat) -> tuple[Action, ...]:
    """Return the actions that the highest bidder may now take."""
    adding = map(Add, cards_to_add(game, state, seat))
    returning = map(Return, cards_to_return(game, state, seat))
    done = [Done()] if allowed(require_enough_added, game, state, seat) else []
    return (*adding, *returning, *done)


def cards_to_add(game: Game, state: State, seat: Seat) -> Cards:
    """Return the cards in the display that can be added now."""
    if not allowed(require_not_after_returning, game, state):
        return ()
    own = state.table.expeditions[seat]
    return tuple(those_allowed(dict.fromkeys(state.table.display), require_fits, game.components, own))


def cards_to_return(game: Game, state: State, seat: Seat) -> Cards:
    """Return the cards in the display that can be returned now."""
    faces = tuple(dict.fromkeys(state.table.display))
    if not faces or not allowed(require_return_open, game, state):
        return ()
    return returnable(game, state, seat, faces)


def require_add(game: Game, state: State, seat: Seat, face: str) -> None:
    """Refuse a card that the highest bidder cannot add."""
    require_in_display(state, face)
    require_not_after_returning(game, state)
    require_by_expedition_rules(game.components, state, seat, face)


def could_add(game: Game, state: State, seat: Seat) -> bool:
    """Tell whether any card in the display can be added now."""
    return bool(cards_to_add(game, state, seat))


@clause("lost_cities_rivals.expeditions.cards_come_from_display")  # A card that does not lie in the display …
def require_in_display(state: State, face: str) -> None:
    """Refuse to add a card that is not in the display."""
    if face not in state.table.display:
        raise IllegalAction(f"{face} is not in the display")


def require_not_after_returning(game: Game, state: State) -> None:
    """Refuse to add a card after a card was returned, if returning comes last (ruling
    order_of_adding_and_returning).
    """
    if not state.pending.returned:
        return
    if game.readings.order_of_adding_and_returning == "return_last":
        raise IllegalAction(
            "a card has been returned, and returning comes last", "lost_cities_rivals.spoils.add_and_return"
        )
    note("lost_cities_rivals.spoils.add_and_return")


@clause("lost_cities_rivals.spoils.add_only_by_expedition_rules")  # The highest bidder cannot add a card …
def require_by_expedition_rules(components: Components, state: State, seat: Seat, face: str) -> None:
    """Refuse a card that does not fit the highest bidder's expeditions."""
    require_fits(components, state.table.expeditions[seat], face)


def require_return(game: Game, state: State, seat: Seat, face: str) -> None:
    """Refuse a card that the highest bidder cannot return."""
    require_return_from_display(state, face)
    require_return_open(game, state)
    require_unusable(game, state, seat, face)


def require_return_open(game: Game, state: State) -> None:
    """Refuse every return if the highest bidder cannot return any card now."""
    require_first_return(state)
    require_addition_before_return(game, state)


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


def require_addition_before_return(game: Game, state: State) -> None:
    """Refuse a return by a highest bidder who has added nothing, if only a player who adds may return (ruling
    return_without_adding).
    """
    if not state.pending.added and game.readings.return_without_adding == "only_with_an_addition":
        raise IllegalAction(
            "no card has been added, and so none can be returned", "lost_cities_rivals.spoils.add_and_return"
        )


def returnable(game: Game, state: State, seat: Seat, faces: Cards) -> Cards:
    """Return the cards that may be returned: all cards in the display, or only cards that do not fit the
    highest bidder's expeditions (ruling which_card_may_be_returned).
    """
    if game.readings.which_card_may_be_returned == "any_card":
        return faces
    own = state.table.expeditions[seat]
    return tuple(face for face in faces if not allowed(require_fits, game.components, own, face))


def require_unusable(game: Game, state: State, seat: Seat, face: str) -> None:
    """Refuse to return a card that fits the highest bidder's expeditions, if only unusable cards may be
    returned.
    """
    if not returnable(game, state, seat, (face,)):
        raise IllegalAction(f"{seat} could add {face}", "lost_cities_rivals.spoils.return_one_card")


@clause("lost_cities_rivals.spoils.add_any_number")  # The highest bidder may add any number of the cards in …
@clause(
    "lost_cities_rivals.spoils.need_not_add_every_usable_card",  # The highest bidder may leave a card in …
    when=could_add,
)
def require_enough_added(game: Game, state: State, seat: Seat) -> None:
    """Refuse to finish without adding a card, if one must be added whenever possible (ruling
    winner_adds_nothing).
    """
    if state.pending.added or game.readings.winner_adds_nothing == "may_add_none":
        return
    if could_add(game, state, seat):
        raise IllegalAction("a card from the display can be added, so one must be added")


@clause(
    "lost_cities_rivals.spoils.add_any_number",  # The highest bidder may add any number of the cards in the …
    "lost_cities_rivals.expeditions.own_only",  # A player cannot add a card to an expedition of another …
    "lost_cities_rivals.expeditions.cards_in_front_of_player",  # All the cards that lie in front of a …
)
def add(components: Components, state: State, seat: Seat, face: str) -> State:
    """Return the state after the highest bidder has added a card to an expedition of their own."""
    if state.pending.added:
        note("lost_cities_rivals.expeditions.several_in_one_auction")
    return add_to_expedition(components, state, seat, face)


@clause(
    "lost_cities_rivals.spoils.return_one_card",  # The highest bidder may return one card from the display …
    "lost_cities_rivals.spoils.return_what_others_could_use",  # The card that the highest bidder returns …
    "lost_cities_rivals.spoils.returned_card_face_down",  # The card that the highest bidder returns lies …
    "lost_cities_rivals.spoils.box_is_out_of_the_game",  # A card returned to the box is out of the game.
)
def return_card(state: State, face: str) -> State:
    """Return the state after the highest bidder has returned a card from the display to the box."""
    if state.pending.added:
        note("lost_cities_rivals.spoils.add_and_return")
    table = replace(state.table, display=without(state.table.display, [face]), box=(*state.table.box, face))
    return replace(state, settled=False, pending=replace(state.pending, returned=True), table=table)


def close_auction(game: Game, state: State, winner: Seat) -> State:
    """Return the state after the highest bidder has finished."""
    state = leave_rest(game, state)
    state = turn_over_if_due(game, state)
    state = forget_auction(state)
    state = hand_on_starting_player_card(game, state, winner)
    state = give_turn_to_neighbour(state, winner)
    return close_pile(state)


def leave_rest(game: Game, state: State) -> State:
    """Return the state after useless cards have left the display, if they do not stay there (ruling
    useless_card_already_in_the_display).
    """
    if game.readings.useless_card_already_in_the_display == "stays":
        return state
    table = state.table
    useless = useless_cards(game, table, table.display)
    return replace(
        state, table=replace(table, display=without(table.display, useless), box=table.box + useless)
    )


def turn_over_if_due(game: Game, state: State) -> State:
    """Return the state after the highest bidder has turned over a card, if that is required (ruling
    winner_always_turns_over).
    """
    if game.readings.winner_always_turns_over == "always" or state.pending.added or state.pending.returned:
        return turn_over_last(game, state)
    return state


@clause(
    "lost_cities_rivals.spoils.winner_turns_over_a_card",  # The highest bidder turns over one card, the top …
    "lost_cities_rivals.spoils.turned_card_joins_display",  # The card that the highest bidder turns over is …
    "lost_cities_rivals.spoils.turning_over_comes_last",  # The highest bidder turns over the card only …
)
def turn_over_last(game: Game, state: State) -> State:
    """Return the state after the highest bidder has turned over a card (ruling
    useless_card_after_an_auction).
    """
    if game.readings.useless_card_after_an_auction == "to_the_display":
        return top_card_to_display(state)
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
    return replace(
        state,
        phase="turn",
        settled=True,
        pending=NOTHING_PENDING,
        table=replace(state.table, auction=NO_AUCTION),
    )


@clause("lost_cities_rivals.spoils.neighbour_takes_starting_player_card")  # After an auction the starting …
def hand_on_starting_player_card(game: Game, state: State, winner: Seat) -> State:
    """Return the state after the winner's neighbour has taken the starting player card (ruling
    starting_player_card_at_the_end).
    """
    last_card_is_out = not state.table.draw_pile and not state.table.piles_aside
    if last_card_is_out and game.readings.starting_player_card_at_the_end == "stays":
        return state
    return replace(
        state, table=replace(state.table, starting_player=clockwise_after(state.table.seats, winner)[0])
    )


@clause(
    "lost_cities_rivals.spoils.neighbour_has_next_turn",  # After an auction the next player clockwise from …
    "lost_cities_rivals.spoils.players_in_between_skipped",  # If the highest bidder did not start the …
)
def give_turn_to_neighbour(state: State, winner: Seat) -> State:
    """Return the state in which the winner's neighbour has the turn, whoever started the auction."""
    return replace(state, to_act=clockwise_after(state.table.seats, winner)[:1])
