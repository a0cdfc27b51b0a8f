"""Paying products of choice, one at a time, towards a price that has been accepted."""

from __future__ import annotations

from collections.abc import Iterable

from ..vocabulary import IllegalAction, answer, clause, note, question, replace
from .actions import Pay
from .components import Game
from .effects import Product
from .exchanges import means_after_exchanges
from .goods import held, pay
from .lawsuits import legal_costs
from .pending import Arrival, LawsuitToAdvance, Payment
from .state import State, Table


@question(Payment)
def payments(table: Table, asked: Payment) -> Iterable[Pay]:
    """Return the products to be considered for the next payment."""
    return map(Pay, table.products[asked.seat] if asked.products else ())


def require_product_to_pay(game: Game, state: State, asked: Payment, product: Product) -> None:
    """Refuse to pay with a product that the seat does not have, or that a repeated action needs."""
    if not held(state.table, asked.seat, product):
        raise IllegalAction(
            f"{asked.seat} has no {product} to pay with", "rival_cities.stock.paying_returns_to_supply"
        )
    if isinstance(following := state.pending[1], LawsuitToAdvance):
        require_costs_left(game, pay(state.table, asked.seat, {product: 1}), following)


@clause("rival_cities.le_havre.repeats_advance")  # Le Havre: whenever the player performs an Advance a …
def require_costs_left(game: Game, table: Table, repeated: LawsuitToAdvance) -> None:
    """Refuse to pay for a repeat with a product that its action needs, unless a letter exchange brings it."""
    means = means_after_exchanges(game, table, repeated.seat)
    if not repeated.free and not any(means(legal_costs(game, table, space)) for space in repeated.spaces):
        raise IllegalAction("no lawsuit could be advanced then")


@answer(Payment, Pay, require=require_product_to_pay)
def pay_one(state: State, asked: Payment, product: Product) -> State:
    """Return the state after one product of choice has been paid."""
    if isinstance(state.pending[1], Arrival):
        note("rival_cities.ink_jar.paid_before_option")
    state = replace(state, table=pay(state.table, asked.seat, {product: 1}))
    return state.instead(replace(asked, products=asked.products - 1))
