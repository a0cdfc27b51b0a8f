"""The four options, and the use of an action card."""

from __future__ import annotations

from msgspec.structs import replace

from ..clauses import IllegalAction, clause
from .alliances import has_both_halves
from .components import FreeOptionC
from .effects import Effect, Effects, Goods
from .exchanges import ONE_LETTER
from .ink_jar import card_at_jar, empty_space_allows, is_at_dark_space
from .pending import Card, Discard, Half, OptionC, Unfinished
from .readings import Game
from .ships import own_ships
from .state import Seat, State, Table, changed, instead, without


@clause("rival_cities.option_a.uses_card_at_the_jar", "rival_cities.turn.exactly_one_option")
def require_card_at_jar(game: Game, table: Table) -> None:
    """Refuse Option A where no card lies, unless it is possible without."""
    if not is_option_a_possible(game, table):
        raise IllegalAction("no action card lies at the ink jar")


def is_option_a_possible(game: Game, table: Table) -> bool:
    """Tell whether a card lies at the ink jar, or Option A is possible without."""
    return bool(card_at_jar(game, table)) or empty_space_allows(game, "option A")


@clause("rival_cities.option_b.plays_one_hand_card")
def require_card_in_hand(table: Table, seat: Seat, card: str) -> None:
    """Refuse to play a card that is not in hand."""
    if card not in table.hands[seat]:
        raise IllegalAction(f"{seat} has no {card} in hand")


@clause("rival_cities.option_c.carries_out_a_and_b")
def require_both_options(game: Game, table: Table, seat: Seat) -> None:
    """Refuse Option C without a card at the jar, and without one in hand if it is needed beforehand (ruling
    option_c_with_empty_hand).
    """
    if not is_option_a_possible(game, table):
        raise IllegalAction("no action card lies at the ink jar for Option C")
    if not table.hands[seat] and game.readings.option_c_with_empty_hand == "card_in_hand_needed":
        raise IllegalAction(f"{seat} has no special action card for Option C")


@clause("rival_cities.option_d.no_basic_cards")
def require_special_card(game: Game, table: Table) -> None:
    """Refuse Option D where no special action card lies."""
    if not is_at_dark_space(game, table) or not card_at_jar(game, table):
        raise IllegalAction("no special action card lies at the ink jar")


@clause("rival_cities.option_c.costs_one_letter", "rival_cities.option_c.letter_before_cards")
def price_of_option_c(game: Game, table: Table, seat: Seat) -> Goods:
    """Return what Option C costs."""
    return {} if has_free_option_c(game, table, seat) else ONE_LETTER


@clause("rival_cities.ship_effect.option_c_without_letter")
def has_free_option_c(game: Game, table: Table, seat: Seat) -> bool:
    """Tell whether a player carries out Option C without a letter."""
    return bool(own_ships(game, table, seat, FreeOptionC))


@clause("rival_cities.option_c.carries_out_a_and_b", "rival_cities.option_c.either_order")
def begin_option_c(state: State) -> State:
    """Return the state in which both options are to be carried out, in either order."""
    return instead(state, OptionC(("A", "B")))


@clause(
    "rival_cities.option_a.uses_card_at_the_jar",
    "rival_cities.option_a.card_stays",
    "rival_cities.turn.space_decides_the_actions",
    "rival_cities.off_season.overview_card_used_afterwards",
)
def use_card(game: Game, state: State) -> State:
    """Return the state in which the card at the jar is being used."""
    uses = [use_of(game, state.table, card) for card in card_at_jar(game, state.table)]
    return instead(state, *uses, *other_option(state, "B"))


@clause("rival_cities.option_b.plays_one_hand_card", "rival_cities.option_b.only_one_card")
@clause("rival_cities.option_d.card_for_a_later_turn", "rival_cities.option_d.card_not_used_now")
def play_card(game: Game, state: State, card: str) -> State:
    """Return the state in which a card from hand is being used, and then discarded."""
    table = state.table
    hands = changed(table.hands, table.turn, without(table.hands[table.turn], [card]))
    state = replace(state, table=replace(table, hands=hands, card_in_play=(card,)))
    return instead(state, use_of(game, table, card), Discard(), *other_option(state, "A"))


@clause(
    "rival_cities.option_c.options_not_mixed",
    "rival_cities.option_c.carries_out_a_and_b",
    "rival_cities.option_c.either_order",
)
def other_option(state: State, left: str) -> tuple[Unfinished, ...]:
    """Return what Option C still asks for after one of its options, once that is finished."""
    asked = state.pending[0]
    if not isinstance(asked, OptionC):
        return ()
    return (OptionC(tuple(option for option in asked.left if option == left)),)


@clause("rival_cities.option_b.card_is_discarded")
def discard(table: Table) -> Table:
    """Return the table after the card played from hand went to the discard pile."""
    return replace(table, card_in_play=(), discard_pile=table.discard_pile + table.card_in_play)


@clause(
    "rival_cities.option_d.takes_special_card",
    "rival_cities.option_d.card_is_hidden",
    "rival_cities.option_d.space_stays_empty",
)
def take_card(game: Game, state: State) -> State:
    """Return the state after the special action card at the jar went to the player's hand."""
    table = state.table
    (card,) = card_at_jar(game, table)
    place = game.components.ink_spaces[: table.ink_jar].count("dark")
    spaces = tuple(() if number == place else cards for number, cards in enumerate(table.dark_spaces))
    hands = changed(table.hands, table.turn, (*table.hands[table.turn], card))
    return instead(replace(state, table=replace(table, dark_spaces=spaces, hands=hands)))


@clause(
    "rival_cities.action_card.shows_actions",
    "rival_cities.action_card.all_actions",
    when=lambda game, table, name: not is_split(game, name),
)
@clause(
    "rival_cities.split_card.has_two_halves",
    "rival_cities.split_card.one_half_only",
    when=lambda game, table, name: is_split(game, name),
)
def use_of(game: Game, table: Table, name: str) -> Unfinished:
    """Return the use of an action card: all of its actions, or first the choice of a half."""
    card = game.components.action_card(name)
    if not card.halves:
        return Card(card.actions, ())
    if has_both_halves(game, table, table.turn):
        return Card(card.halves[0] + card.halves[1], ())
    return Half(name)


def is_split(game: Game, name: str) -> bool:
    """Tell whether an action card is split."""
    return bool(game.components.action_card(name).halves)


@clause("rival_cities.split_card.one_half_only")
def choose_half(game: Game, state: State, asked: Half, half: str) -> State:
    """Return the state in which one half of a split card is being used."""
    left, right = game.components.action_card(asked.card).halves
    return instead(state, Card(left, right) if half == "left" else Card(right, left))


def join_other_half(game: Game, state: State) -> State:
    """Return the state in which Gdańsk, taken meanwhile, has opened the other half (ruling
    half_chosen_before_gdansk).
    """
    asked = state.pending[0]
    if (
        not isinstance(asked, Card)
        or not asked.other_half
        or game.readings.half_chosen_before_gdansk == "too_late"
    ):
        return state
    if not has_both_halves(game, state.table, state.table.turn):
        return state
    return instead(state, Card(asked.actions + asked.other_half, ()))


@clause("rival_cities.action_card.any_order", "rival_cities.action_card.all_actions")
def without_action(actions: Effects, effect: Effect) -> Effects:
    """Return the actions of a card that are left when one of them has been taken up."""
    place = actions.index(effect)
    return actions[:place] + actions[place + 1 :]


@clause("rival_cities.action_card.may_be_declined")
def leave_out_rest(state: State) -> State:
    """Return the state in which the actions of a card that are left are not performed."""
    return instead(state)


def require_second_option_left_out(game: Game, asked: OptionC, possible: bool) -> None:
    """Refuse to end the turn in Option C too early (ruling option_c_second_part)."""
    if asked.left[1:]:
        raise IllegalAction(
            "one of the two options must be carried out", "rival_cities.option_c.carries_out_a_and_b"
        )
    if possible and game.readings.option_c_second_part == "must_be_carried_out":
        raise IllegalAction(
            "the other option must be carried out as well", "rival_cities.option_c.carries_out_a_and_b"
        )
