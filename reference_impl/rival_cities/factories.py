"""Factories: building a factory, and reactivating inactive ones."""

from __future__ import annotations

from ..vocabulary import IllegalAction, answer, clause, note, replace
from .actions import Build
from .actions import Reactivate as Reactivating
from .effects import Factory, Reactivation
from .goods import Means, owed, pay, require_means
from .state import Seat, Seats, State, Table


def require_factory(table: Table, seat: Seat, action: Build, means: Means) -> None:
    """Refuse a factory that does not exist or cannot be paid for."""
    require_factory_left(table)
    require_means(seat, "rival_cities.build.pays_two_products", means(action.pay))


@clause("rival_cities.supply.no_factories_left")  # Once the supply of factories is empty, nobody takes …
def require_factory_left(table: Table) -> None:
    """Refuse to take a factory from an empty supply."""
    if not table.factory_supply:
        raise IllegalAction("no factory is left in the supply")


@answer(Factory, Build, require=require_factory)
def build(state: State, seat: Seat, action: Build) -> State:
    """Return the state after taking a factory, if there is one; products of choice are named next."""
    price = action.pay
    payment = owed(seat, price)
    if payment:
        note("rival_cities.build.payer_chooses")
    if price:
        note("rival_cities.build.pays_two_products")
    else:
        note("rival_cities.build.free_factory")
    table = take_factory(pay(state.table, seat, price), seat)
    return replace(state, table=table).with_first(*payment)


@clause(
    "rival_cities.build.one_from_supply",  # Building a factory moves one factory from the supply to …
    "rival_cities.build.new_factory_active",  # A factory that a player has just taken is active.
    "rival_cities.factory.stays_with_its_owner",  # A factory stays with its owner until the end of the game.
)
def take_factory(table: Table, seat: Seat) -> Table:
    """Return the table after a player has taken a factory, if there is one."""
    taken = min(1, table.factory_supply)
    active = {**table.active_factories, seat: table.active_factories[seat] + taken}
    return replace(table, active_factories=active, factory_supply=table.factory_supply - taken)


@clause("rival_cities.reactivation.flips_one_factory")  # A Reactivate action makes one of the player's …
def require_inactive_factory(table: Table, seat: Seat) -> None:
    """Refuse to reactivate a factory if none is inactive."""
    if not table.inactive_factories[seat]:
        raise IllegalAction(f"{seat} has no inactive factory")


@answer(Reactivation, Reactivating, require=require_inactive_factory)
@clause(
    "rival_cities.reactivation.flips_one_factory",  # A Reactivate action makes one of the player's inactive …
    "rival_cities.factory.active_shows_pliers",  # A factory is active while its pliers side is up.
)
def reactivate(state: State, seat: Seat) -> State:
    """Return the state after one inactive factory has become active, if there is one."""
    active, inactive = state.table.active_factories, state.table.inactive_factories
    turned = min(1, inactive[seat])
    active = {**active, seat: active[seat] + turned}
    inactive = {**inactive, seat: inactive[seat] - turned}
    return state.with_table(active_factories=active, inactive_factories=inactive)


@clause("rival_cities.off_season.factories_reactivated")  # In the seventh step all inactive factories of …
def reactivate_all(table: Table, seats: Seats) -> Table:
    """Return the table after all inactive factories of these players have become active."""
    active = {seat: table.active_factories[seat] + table.inactive_factories[seat] for seat in seats}
    return replace(
        table,
        active_factories={**table.active_factories, **active},
        inactive_factories={**table.inactive_factories, **dict.fromkeys(seats, 0)},
    )
