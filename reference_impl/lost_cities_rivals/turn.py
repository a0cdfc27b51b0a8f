"""The turn: which seat may do what now, and how each action is carried out."""

from __future__ import annotations

from msgspec.structs import replace

from ..chance import Chance
from ..clauses import IllegalAction, allowed, clause
from . import auction, piles, spoils
from .actions import Action, Add, Bid, Done, Pass, Return, Uncover
from .readings import Game
from .state import Seat, State, clockwise_after


def legal_actions(game: Game, state: State, seat: Seat) -> tuple[Action, ...]:
    """Return every action that the seat may take now."""
    if not allowed(require_seat, state, seat):
        return ()
    match state.phase:
        case "turn":
            return (Uncover(), *auction.bids(game, state, seat))
        case "auction":
            return (Pass(), *auction.bids(game, state, seat))
        case "spoils":
            return spoils.choices(game, state, seat)
        case "over":
            return ()


def require_kind(state: State, action: Action) -> None:
    """Refuse an action of a kind that is not possible in the current phase."""
    if state.phase == "turn":
        require_uncover_or_auction(action)
    elif state.phase == "auction":
        auction.require_answer(action)
    elif state.phase == "spoils":
        spoils.require_spoils(action)


def require_seat(state: State, seat: Seat) -> None:
    """Refuse a seat for which the game does not wait."""
    if state.phase == "turn":
        require_own_turn(state, seat)
    elif state.phase == "auction":
        auction.require_not_dropped_out(state, seat)
        auction.require_asked(state, seat)
    elif state.phase == "spoils":
        spoils.require_highest_bidder(state, seat)
    else:
        piles.require_game_goes_on(state)


def require_action(game: Game, state: State, seat: Seat, action: Action) -> None:
    """Refuse an action that the rules do not allow to the seat that is to act."""
    if isinstance(action, Bid):
        auction.require_bid(game, state, seat, action.gold)
    elif isinstance(action, Add):
        spoils.require_add(game, state, seat, action.card)
    elif isinstance(action, Return):
        spoils.require_return(game, state, seat, action.card)
    elif isinstance(action, Done):
        spoils.require_enough_added(game, state, seat)


@clause(
    "lost_cities_rivals.turn.must_act",  # A player must take one of the two actions in each turn and …
    "lost_cities_rivals.turn.uncover_or_auction",  # A turn offers two actions: uncovering a card and …
)
def require_uncover_or_auction(action: Action) -> None:
    """Refuse a turn that takes neither of the two actions."""
    if isinstance(action, (Add, Return)):
        raise IllegalAction("nobody has won an auction", "lost_cities_rivals.spoils.highest_bidder_only")
    if not isinstance(action, (Uncover, Bid)):
        raise IllegalAction("a turn is for uncovering a card or starting an auction")


@clause("lost_cities_rivals.turn.one_action_only")  # A player cannot take a second action in the same turn.
def require_own_turn(state: State, seat: Seat) -> None:
    """Refuse a player whose turn it is not, or is no longer."""
    if seat not in state.to_act:
        raise IllegalAction(f"it is the turn of {', '.join(state.to_act)}, and not of {seat}")


def apply(game: Game, state: State, seat: Seat, action: Action, chance: Chance) -> State:
    """Return the state after an action; no action needs chance.

    Raises:
        IllegalAction: the rules refuse the action.
    """
    require_kind(state, action)
    require_seat(state, seat)
    require_action(game, state, seat, action)
    match action:
        case Uncover():
            return uncover_card(game, state, seat)
        case Bid(gold):
            return auction.bid(state, seat, gold)
        case Pass():
            return auction.pass_bidding(state, seat)
        case Add(card):
            return spoils.add(game.components, state, seat, card)
        case Return(card):
            return spoils.return_card(state, card)
        case Done():
            return spoils.close_auction(game, state, seat)


def uncover_card(game: Game, state: State, seat: Seat) -> State:
    """Return the state after a turn in which a card was uncovered."""
    state = next_turn(piles.uncover(game, state), seat)
    state = pass_on_starting_player_card(game, state)
    return piles.close_pile(state)


def pass_on_starting_player_card(game: Game, state: State) -> State:
    """Return the state in which the next player has the starting player card, if it always lies with the
    player whose turn it is (ruling starting_player_card_stays_while_uncovering).
    """
    is_last = not state.table.draw_pile and not state.table.piles_aside
    if is_last or game.readings.starting_player_card_stays_while_uncovering == "after_auctions_only":
        return state
    return replace(state, table=replace(state.table, starting_player=state.to_act[0]))


@clause("lost_cities_rivals.turn.clockwise")  # After a turn without an auction, the next player clockwise …
def next_turn(state: State, seat: Seat) -> State:
    """Return the state in which the next player clockwise has a turn."""
    return replace(state, to_act=clockwise_after(state.table.seats, seat)[:1])
