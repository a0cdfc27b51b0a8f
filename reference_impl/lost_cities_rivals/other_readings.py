"""The readings of the rulings that are not adopted; each replaces a whole function of the rules."""

from __future__ import annotations

from collections.abc import Mapping

from ..vocabulary import Chance, IllegalAction, allowed, reading
from . import auction, scoring, setup, spoils, turn, view
from .components import Game, Now
from .expeditions import require_fits
from .scoring import CARDS_FOR_BONUS, most, number_cards
from .setup import Deal, deal_two_each, exchange_pairs, order_of_dealing, pairs, shuffle_starting_wagers
from .spoils import could_add, turn_over_last
from .state import Cards, Done, Seat, Seats, State, Table, clockwise_after, without
from .turn import top_card_to_display, useless_cards


@reading("exchanged_while_dealing", instead_of=setup.deal_starting_wagers)
def exchange_while_dealing(game: Game, seats: Seats, chance: Chance) -> Deal:
    """Return the deal in which each pair was exchanged as soon as it was dealt."""
    deal = shuffle_starting_wagers(game.components, seats, chance)
    for seat in order_of_dealing(game, seats):
        deal = exchange_pairs(deal_two_each(deal, (seat,)))
    return deal


@reading("dealt_again", instead_of=setup.deal_starting_wagers)
def deal_again(game: Game, seats: Seats, chance: Chance) -> Deal:
    """Return the first deal without a pair; all cards are dealt again until there is none."""
    order = order_of_dealing(game, seats)
    deal = deal_two_each(shuffle_starting_wagers(game.components, seats, chance), order)
    while pairs(deal):
        deal = deal_two_each(shuffle_starting_wagers(game.components, seats, chance), order)
    return deal


@reading("one_at_a_time", instead_of=setup.order_of_dealing)
def deal_one_at_a_time(game: Game, seats: Seats) -> Seats:
    """Return the seats in the order in which they are dealt a card: each seat gets one, and then another."""
    return seats * setup.STARTING_WAGERS_EACH


@reading("hidden", instead_of=view.gold_in_sight)
def own_gold(game: Game, table: Table, seat: Seat) -> Mapping[Seat, int]:
    """Return the coins that the seat sees: its own."""
    return {owner: gold for owner, gold in table.gold.items() if owner == seat}


@reading("by_lot", instead_of=setup.starting_player)
def starting_player_by_lot(game: Game, seats: Seats, chance: Chance) -> Seat:
    """Return the player who starts: the one that the lot falls on."""
    return chance.shuffle(seats)[0]


@reading("follows_the_turn", instead_of=turn.pass_on_starting_player_card)
def pass_card_with_the_turn(game: Game, state: State) -> State:
    """Return the state in which the player whose turn comes next has the starting player card."""
    return state.with_table(starting_player=state.to_act[0])


@reading("passes_on", instead_of=spoils.keep_starting_player_card)
def pass_card_at_the_end(game: Game, state: State, winner: Seat) -> State:
    """Return the state after the neighbour has taken the card, although the game is over."""
    return state.with_table(starting_player=clockwise_after(state.table.seats, winner)[0])


@reading("to_the_display", instead_of=spoils.turn_over_last)
def turn_over_to_the_display(game: Game, state: State) -> State:
    """Return the state after the card turned over has gone to the display, even if it is useless."""
    return top_card_to_display(state)


@reading("leaves", instead_of=spoils.leave_rest)
def remove_useless_cards(game: Game, state: State) -> State:
    """Return the state after the useless cards of the display have gone to the box."""
    table = state.table
    useless = useless_cards(game, table, table.display)
    return state.with_table(display=without(table.display, useless), box=table.box + useless)


@reading("allowed", instead_of=auction.require_cards_to_auction)
def allow_empty_display(game: Game) -> None:
    """Let a player auction an empty display."""


@reading("one_if_possible", instead_of=spoils.require_may_add_none)
def require_one_if_possible(game: Game, now: Now) -> None:
    """Refuse to finish without adding a card if one can be added."""
    if could_add(now, Done()):
        raise IllegalAction("a card from the display can be added, so one must be added")


@reading("return_last", instead_of=spoils.require_may_add_after_returning)
def refuse_to_add_after_returning(game: Game) -> None:
    """Refuse to add a card after one has been returned."""
    raise IllegalAction(
        "a card has been returned, and returning comes last", "lost_cities_rivals.spoils.add_and_return"
    )


@reading("only_with_an_addition", instead_of=spoils.require_may_return_without_adding)
def refuse_to_return_without_adding(game: Game) -> None:
    """Refuse a return to a highest bidder who has added no card."""
    raise IllegalAction(
        "no card has been added, and so none can be returned", "lost_cities_rivals.spoils.add_and_return"
    )


@reading("unusable_for_the_winner", instead_of=spoils.require_returnable)
def require_unusable(game: Game, state: State, seat: Seat, face: str) -> None:
    """Refuse to return a card that the highest bidder could add."""
    if allowed(require_fits, game.components, state.table.expeditions[seat], face):
        raise IllegalAction(f"{seat} could add {face}", "lost_cities_rivals.spoils.return_one_card")


@reading("only_to_refill", instead_of=spoils.turn_over_at_the_end)
def refill(game: Game, state: State) -> State:
    """Return the state after a card has been turned over, if one was taken from the display."""
    return turn_over_last(game, state) if state.pending.added or state.pending.returned else state


@reading("for_every_four", instead_of=scoring.times_earned)
def once_for_every_four(game: Game, cards: int) -> int:
    """Return how many times the bonus is earned with this number of cards: for every four."""
    return cards // CARDS_FOR_BONUS


@reading("different_values", instead_of=scoring.cards_for_bonus)
def different_values(game: Game, expedition: Cards) -> int:
    """Return the number of cards that count towards the bonus: equal ones count once."""
    return number_cards(game.components, tuple(dict.fromkeys(expedition)))


@reading("more_gold", instead_of=scoring.break_tie)
def more_gold_wins(game: Game, state: State, leaders: Seats) -> Seats:
    """Return the winners among the players with the most points: those with the most gold."""
    return most({seat: state.table.gold[seat] for seat in leaders})
