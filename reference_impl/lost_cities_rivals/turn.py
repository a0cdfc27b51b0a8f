"""The turn: who may act, the card that is uncovered, and what happens when a pile has run out."""

from __future__ import annotations

from ..vocabulary import IllegalAction, allowed, answer, clause, note, question, replace, ruling
from .auction import bids
from .components import Game, Now
from .expeditions import require_fits
from .state import Action, Add, Bid, Cards, Return, Seat, State, Table, Uncover, clockwise_after


@question("turn")
def turns(now: Now) -> tuple[Action, ...]:
    """Return the ways to take a turn that may be considered."""
    return (Uncover(), *bids(now))


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


@answer("turn", Uncover)
def uncover_card(now: Now, action: Uncover) -> State:
    """Return the state after a turn in which a card was uncovered."""
    state = uncover(now.game, now.state)
    state = next_turn(state, now.seat)
    if not last_card_is_out(state.table):
        state = pass_on_starting_player_card(now.game, state)
    return close_pile(state)


@clause("lost_cities_rivals.uncovering.top_card_turned_over")  # Uncovering turns over one card, the top …
def uncover(game: Game, state: State) -> State:
    """Return the state after the action of uncovering."""
    return turn_over(game, state)


def turn_over(game: Game, state: State) -> State:
    """Return the state after the top card of the draw pile has gone to the right place."""
    if useless_cards(game, state.table, state.table.draw_pile[:1]):
        return top_card_to_box(state)
    return top_card_to_display(state)


@clause("lost_cities_rivals.uncovering.useless_card")  # A card is useless when no player at all could add …
def useless_cards(game: Game, table: Table, cards: Cards) -> Cards:
    """Return those of the given cards that no player could add to an expedition."""
    return tuple(
        face
        for face in cards
        if not any(allowed(require_fits, game.components, own, face) for own in table.expeditions.values())
    )


@clause(
    "lost_cities_rivals.uncovering.card_joins_display",  # An uncovered card that is not useless is laid …
    "lost_cities_rivals.uncovering.display",  # The display is the row of face-up cards next to the draw …
)
def top_card_to_display(state: State) -> State:
    """Return the state after the top card of the draw pile has been added to the display."""
    table = state.table
    if table.display:
        note("lost_cities_rivals.uncovering.display_grows")
    return state.with_table(display=table.display + table.draw_pile[:1], draw_pile=table.draw_pile[1:])


@clause(
    "lost_cities_rivals.uncovering.useless_card_to_box",  # A card that turns out to be useless when it is …
    "lost_cities_rivals.uncovering.useless_card_face_down",  # A useless card put into the box lies there …
    "lost_cities_rivals.uncovering.useless_card_not_replaced",  # No other card is uncovered in place of a …
)
def top_card_to_box(state: State) -> State:
    """Return the state after the top card of the draw pile has gone to the box, without a replacement."""
    table = state.table
    return state.with_table(box=table.box + table.draw_pile[:1], draw_pile=table.draw_pile[1:])


@clause("lost_cities_rivals.turn.clockwise")  # After a turn without an auction, the next player clockwise …
def next_turn(state: State, seat: Seat) -> State:
    """Return the state in which the next player clockwise has a turn."""
    return replace(state, to_act=clockwise_after(state.table.seats, seat)[:1])


@ruling("lost_cities_rivals.ruling.starting_player_card_stays_while_uncovering", "after_auctions_only")
def pass_on_starting_player_card(game: Game, state: State) -> State:
    """Return the state after a turn without an auction, in which the starting player card stays."""
    return state


def last_card_is_out(table: Table) -> bool:
    """Tell whether the last card of the last pile has been turned over."""
    return not table.draw_pile and not table.piles_aside


def close_pile(state: State) -> State:
    """Return the state after the last card of a pile has been turned over, with everything that follows."""
    if state.table.draw_pile:
        return state
    return interrupt(state) if state.table.piles_aside else end_game(state)


@clause(
    "lost_cities_rivals.piles.last_card_interrupts",  # Play is interrupted as soon as the last card of the …
    "lost_cities_rivals.piles.next_player_resumes",  # After the interruption play goes on with the player …
)
def interrupt(state: State) -> State:
    """Return the state after the interruption, which does not change whose turn is next."""
    return take_next_pile(share_gold(state))


@clause(
    "lost_cities_rivals.gold.supply_shared_at_interruption",  # At the interruption the gold supply is …
    "lost_cities_rivals.gold.all_players_share",  # All players share in the gold supply, including the …
)
def share_gold(state: State) -> State:
    """Return the state after each player has received the same whole number of coins from the supply."""
    table = state.table
    share, rest = divmod(table.gold_supply, len(table.seats))
    if rest:
        note("lost_cities_rivals.gold.remainder_stays")
    return state.with_table(gold_supply=rest, gold={seat: gold + share for seat, gold in table.gold.items()})


@clause(
    "lost_cities_rivals.piles.next_pile",  # After the gold is divided, one of the piles set aside …
    "lost_cities_rivals.piles.display_stays",  # The cards in the display stay there when a new draw pile …
)
def take_next_pile(state: State) -> State:
    """Return the state after the first pile set aside has become the draw pile; the display is unchanged."""
    draw_pile, *aside = state.table.piles_aside
    return state.with_table(draw_pile=draw_pile, piles_aside=tuple(aside))


@clause(
    "lost_cities_rivals.ending.last_card_of_last_pile",  # The game ends at the moment when the last card of …
    "lost_cities_rivals.ending.no_gold_shared",  # The gold supply is not divided when the last card of the …
    "lost_cities_rivals.ending.no_turn_afterwards",  # Nobody can take any action after the end of the game.
)
def end_game(state: State) -> State:
    """Return the state after the end: nobody has a turn, and the coins in the supply stay there."""
    return replace(state, phase="over", to_act=())


@clause("lost_cities_rivals.ending.no_turn_afterwards")  # Nobody can take any action after the end of the …
def require_game_goes_on(state: State) -> None:
    """Refuse everything after the end."""
    raise IllegalAction("the game is over")
