"""The four options of a turn: use the card at the ink jar, use a card from hand, use both, or take the card
into hand.
"""

from __future__ import annotations

from collections.abc import Container

from ..vocabulary import IllegalAction, answer, automatic, clause, note, question, replace, ruling
from .actions import Action, Done, OptionC, PlayCard, TakeCard, UseCard
from .cards import use_of
from .components import FreeOptionC, Game
from .effects import Goods
from .exchanges import ONE_LETTER
from .goods import Means, pay, require_means
from .ink_jar import card_at_jar, empty_space_allows_option_a, is_at_dark_space
from .pending import BothOptions, Discard, OffSeason, Option
from .ships import own_ships
from .state import Seat, State, Table, without


@question(Option)
def options(table: Table, seat: Seat) -> list[Action]:
    """Return the options to be considered."""
    return [*options_a_and_b(table, seat, "AB"), OptionC(), TakeCard()]


@question(BothOptions)
def options_left(table: Table, seat: Seat, asked: BothOptions) -> list[Action]:
    """Return the ways to continue Option C."""
    return [*options_a_and_b(table, seat, asked.left), Done()]


def options_a_and_b(table: Table, seat: Seat, left: Container[str]) -> list[Action]:
    """Return the ways to carry out whichever of the options A and B remain."""
    cards = map(PlayCard, dict.fromkeys(table.hands[seat])) if "B" in left else ()
    return [*([UseCard()] if "A" in left else ()), *cards]


@clause(
    "rival_cities.option_a.uses_card_at_the_jar",  # Option A: the player performs the actions of the action …
    "rival_cities.turn.exactly_one_option",  # After the move the player carries out exactly one of the …
)
def require_card_at_jar(game: Game, table: Table) -> None:
    """Refuse Option A if there is no card, unless it is possible without one."""
    if not is_option_a_possible(game, table):
        raise IllegalAction("no action card lies at the ink jar")


def is_option_a_possible(game: Game, table: Table) -> bool:
    """Tell whether there is a card at the ink jar, or Option A is possible without one."""
    return card_at_jar(game, table) is not None or empty_space_allows_option_a(game)


@answer(Option, UseCard, require=require_card_at_jar)
@answer(BothOptions, UseCard, require=require_card_at_jar)
@clause(
    "rival_cities.option_a.uses_card_at_the_jar",  # Option A: the player performs the actions of the action …
    "rival_cities.option_a.card_stays",  # A card used with Option A stays where it lies.
    "rival_cities.turn.space_decides_the_actions",  # The ink space on which the ink jar stops decides which …
    "rival_cities.off_season.overview_card_used_afterwards",  # A player who moves to the ink space of the …
)
def use_card(game: Game, state: State, asked: Option | BothOptions) -> State:
    """Return the state in which the card at the jar is in use, followed, in Option C, by a card from hand."""
    card = card_at_jar(game, state.table)
    use = () if card is None else (use_of(game, state.table, card),)
    return state.instead(*use, *option_after(asked, "B"))


@clause("rival_cities.option_b.plays_one_hand_card")  # Option B: the player plays one special action card …
def require_card_in_hand(table: Table, seat: Seat, card: str) -> None:
    """Refuse to play a card that is not in hand."""
    if card not in table.hands[seat]:
        raise IllegalAction(f"{seat} has no {card} in hand")


@answer(Option, PlayCard, require=require_card_in_hand)
@answer(BothOptions, PlayCard, require=require_card_in_hand)
@clause(
    "rival_cities.option_b.plays_one_hand_card",  # Option B: the player plays one special action card from …
    "rival_cities.option_b.only_one_card",  # With Option B a player plays no more than one special …
)
@clause(
    "rival_cities.option_d.card_for_a_later_turn",  # A special action card taken with Option D may be …
    "rival_cities.option_d.card_not_used_now",  # When a player takes a card with Option D, its actions are …
)
def play_card(game: Game, state: State, asked: Option | BothOptions, card: str) -> State:
    """Return the state in which a card from hand is in use, followed, in Option C, by the card at the jar."""
    table = state.table
    hands = {**table.hands, table.turn: without(table.hands[table.turn], [card])}
    table = replace(table, hands=hands, card_in_play=(card,))
    if is_discarded_when_played(game):
        table = discard(table)
    state = replace(state, table=table)
    return state.instead(use_of(game, table, card), Discard(), *option_after(asked, "A"))


@ruling("rival_cities.ruling.card_in_play_not_reshuffled", "not_among_them")
def is_discarded_when_played(game: Game) -> bool:
    """Tell whether a card is discarded as soon as it is played: only after its actions."""
    return False


@clause("rival_cities.option_b.card_is_discarded")  # After its actions a special action card played from …
def discard(table: Table) -> Table:
    """Return the table after the card played from hand has been discarded."""
    return replace(table, card_in_play=(), discard_pile=table.discard_pile + table.card_in_play)


def require_option_c(game: Game, table: Table, seat: Seat, means: Means) -> None:
    """Refuse Option C without its cards, or without a letter."""
    require_both_options(game, table, seat)
    payable = means(price_of_option_c(game, table, seat))
    require_means(seat, "rival_cities.option_c.costs_one_letter", payable)


@clause("rival_cities.option_c.carries_out_a_and_b")  # Option C: the player carries out Option A and Option …
def require_both_options(game: Game, table: Table, seat: Seat) -> None:
    """Refuse Option C without a card at the jar, or without a card in hand if one is needed beforehand."""
    if not is_option_a_possible(game, table):
        raise IllegalAction("no action card lies at the ink jar for Option C")
    if not table.hands[seat]:
        require_may_draw_for_option_c(game, seat)


@ruling("rival_cities.ruling.option_c_with_empty_hand", "drawn_card_will_do")
def require_may_draw_for_option_c(game: Game, seat: Seat) -> None:
    """Let a player begin Option C without a card in hand: one drawn on the way will do."""


@clause(
    "rival_cities.option_c.costs_one_letter",  # Option C costs one letter, paid to the supply.
    "rival_cities.option_c.letter_before_cards",  # The letter for Option C must be paid before either card …
)
def price_of_option_c(game: Game, table: Table, seat: Seat) -> Goods:
    """Return the price of Option C."""
    return {} if has_free_option_c(game, table, seat) else ONE_LETTER


@clause("rival_cities.ship_effect.option_c_without_letter")  # Ship 18: its owner carries out Option C …
def has_free_option_c(game: Game, table: Table, seat: Seat) -> bool:
    """Tell whether a player carries out Option C without a letter."""
    return bool(own_ships(game, table, seat, FreeOptionC))


@answer(Option, OptionC, require=require_option_c)
@clause(
    "rival_cities.option_c.carries_out_a_and_b",  # Option C: the player carries out Option A and Option B, …
    "rival_cities.option_c.either_order",  # In Option C the player chooses whether Option A or Option …
    "rival_cities.turn.exactly_one_option",  # After the move the player carries out exactly one of the …
)
def begin_option_c(game: Game, state: State) -> State:
    """Return the state after Option C has been paid for; both options follow, in either order."""
    seat = state.table.turn
    table = pay(state.table, seat, price_of_option_c(game, state.table, seat))
    return replace(state, table=table).instead(BothOptions(("A", "B")))


def option_after(asked: Option | BothOptions, left: str) -> tuple[BothOptions, ...]:
    """Return what remains of Option C once one of its options is finished."""
    if isinstance(asked, Option):
        note("rival_cities.turn.exactly_one_option")
        return ()
    note("rival_cities.option_c.options_not_mixed", "rival_cities.option_c.carries_out_a_and_b")
    note("rival_cities.option_c.either_order")
    return (BothOptions(tuple(option for option in asked.left if option == left)),)


def require_second_option_left_out(game: Game, table: Table, asked: BothOptions) -> None:
    """Refuse to end the turn while Option C requires something more."""
    if len(asked.left) > 1:
        raise IllegalAction(
            "one of the two options must be carried out", "rival_cities.option_c.carries_out_a_and_b"
        )
    possible = table.hands[table.turn] if "B" in asked.left else is_option_a_possible(game, table)
    if possible:
        require_may_leave_out_second_part(game)


@ruling("rival_cities.ruling.option_c_second_part", "may_be_left_out")
def require_may_leave_out_second_part(game: Game) -> None:
    """Let a player leave out the second part of Option C."""


@answer(BothOptions, Done, require=require_second_option_left_out)
@clause(
    "rival_cities.option_c.options_not_mixed",  # In Option C the actions of the two cards cannot be mixed, …
    "rival_cities.option_c.carries_out_a_and_b",  # Option C: the player carries out Option A and Option B, …
)
def leave_out_second_option(state: State) -> State:
    """Return the state in which the other part of Option C is skipped."""
    return state.without_first()


@clause("rival_cities.option_d.no_basic_cards")  # A basic action card can never be taken into hand.
def require_special_card(game: Game, table: Table) -> None:
    """Refuse Option D if there is no special action card."""
    if not is_at_dark_space(game, table) or card_at_jar(game, table) is None:
        raise IllegalAction("no special action card lies at the ink jar")


@answer(Option, TakeCard, require=require_special_card)
@clause(
    "rival_cities.option_d.takes_special_card",  # Option D: the player takes into hand the special action …
    "rival_cities.option_d.card_is_hidden",  # A special action card taken with Option D goes to the …
    "rival_cities.option_d.space_stays_empty",  # The edge space from which a special action card was taken …
    "rival_cities.turn.exactly_one_option",  # After the move the player carries out exactly one of the …
)
def take_card(game: Game, state: State) -> State:
    """Return the state after the special action card at the jar has gone to the player's hand."""
    table = state.table
    place = game.components.ink_places[table.ink_jar]
    hand = (*table.hands[table.turn], *table.dark_spaces[place])
    spaces = (*table.dark_spaces[:place], (), *table.dark_spaces[place + 1 :])
    table = replace(table, dark_spaces=spaces, hands={**table.hands, table.turn: hand})
    return replace(state, table=table).without_first()


def clause_broken_by_option(state: State, otherwise: str) -> str:
    """Return the clause that an option breaks if no question asks for it."""
    later = {type(unfinished) for unfinished in state.pending}
    if OffSeason in later:
        return "rival_cities.off_season.interrupts_the_turn"
    return "rival_cities.option_c.options_not_mixed" if BothOptions in later else otherwise


@automatic(Discard)
def discard_played_card(state: State) -> State:
    """Return the state after the card played from hand has been discarded."""
    return replace(state, table=discard(state.table))
