"""The action stack: the Draw action, and the discard pile that becomes the stack again."""

from __future__ import annotations

from ..vocabulary import Chance, IllegalAction, answer, clause, replace, ruling
from . import actions as a
from . import effects as e
from .components import Game
from .state import Seat, State, Table, may_be_repeated


@clause("rival_cities.draw.top_of_action_stack")  # In a Draw action the player takes the top card of the …
def require_card_to_draw(table: Table) -> None:
    """Refuse to draw if neither the action stack nor the discard pile has a card."""
    if not table.action_stack and not table.discard_pile:
        raise IllegalAction("no special action card is left to be drawn")


@clause(
    "rival_cities.draw.top_of_action_stack",  # In a Draw action the player takes the top card of the …
    "rival_cities.hand.no_limit",  # A player may have any number of special action cards in …
)
def draw(game: Game, table: Table, seat: Seat, chance: Chance) -> Table:
    """Return the table after a player has drawn a special action card, if there is one."""
    table, card = top_card(game, table, chance)
    if card is None:
        return table
    return replace(table, hands={**table.hands, seat: (*table.hands[seat], card)})


@answer(e.CardDraw, a.Draw, require=require_card_to_draw)
def draw_for_a_card(game: Game, state: State, seat: Seat, chance: Chance) -> State:
    """Return the state after a Draw action, which may be repeated."""
    table = draw(game, state.table, seat, chance)
    return may_be_repeated(replace(state, table=table), seat, "draw")


def top_card(game: Game, table: Table, chance: Chance) -> tuple[Table, str | None]:
    """Return the table without the top card of the action stack, and the card, if there is one."""
    if not table.action_stack:
        table = reshuffle(table, chance)
    if not table.action_stack:
        return table, None
    card, *stack = table.action_stack
    table = replace(table, action_stack=tuple(stack))
    return (table if stack else renew_stack(game, table, chance)), card


@ruling("rival_cities.ruling.when_the_stack_is_reshuffled", "as_soon_as_empty")
def renew_stack(game: Game, table: Table, chance: Chance) -> Table:
    """Return the table after the last card of the action stack has been taken: a new stack is made."""
    return reshuffle(table, chance)


@clause("rival_cities.action_stack.discard_pile_reshuffled")  # When the action stack has run out, the …
def reshuffle(table: Table, chance: Chance) -> Table:
    """Return the table after the discard pile, if it has cards, has been shuffled into a new action stack."""
    if not table.discard_pile:
        return table
    return replace(table, action_stack=chance.shuffle(table.discard_pile), discard_pile=())
