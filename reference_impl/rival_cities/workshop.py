"""Donations, factories and the action stack."""

from __future__ import annotations

from msgspec.structs import replace

from ..chance import Chance
from ..clauses import IllegalAction, clause
from .actions import Build, Donate
from .alliances import own_alliances
from .components import DonationBonus
from .effects import Goods
from .goods import gain_stars
from .pending import Donation
from .readings import Game
from .state import Seat, State, Table, changed, instead


@clause("rival_cities.supply.no_star_tokens_left")
def require_star_tokens(game: Game, table: Table, stars: int) -> None:
    """Refuse a payment for which the supply has not the star tokens (ruling donation_with_few_tokens)."""
    if table.star_token_supply < star_tokens_needed(game, stars):
        raise IllegalAction(f"{table.star_token_supply} star tokens are left")


def star_tokens_needed(game: Game, stars: int) -> int:
    """Return how many star tokens the supply must have for a Donation that shows so many (ruling
    donation_with_few_tokens).
    """
    return stars if game.readings.donation_with_few_tokens == "refused" else 1


@clause("rival_cities.donation.pays_products_for_stars")
def price_of_donation(donation: Donate) -> Goods:
    """Return what one exchange of a Donation costs."""
    return donation.pay


@clause("rival_cities.donation.as_often_as_shown")
def donate(state: State, asked: Donation) -> State:
    """Return the state after one exchange of a Donation, the price being paid."""
    table = take_stars(state.table, asked.seat, asked.stars)
    return instead(replace(state, table=table), replace(asked, left=asked.left - 1))


@clause("rival_cities.donation.pays_products_for_stars")
def take_stars(table: Table, seat: Seat, stars: int) -> Table:
    """Return the table after a player has gained the star tokens of a Donation."""
    return gain_stars(table, seat, stars)


def require_donation_of_nothing(game: Game, table: Table, seat: Seat) -> None:
    """Refuse a Donation action without an exchange, unless it brings something (ruling
    donation_needs_a_payment).
    """
    if game.readings.donation_needs_a_payment == "exchange_needed":
        raise IllegalAction(
            "a Donation action without an exchange is not performed",
            "rival_cities.amsterdam.additional_star_token",
        )
    if not own_alliances(game, table, seat, DonationBonus):
        raise IllegalAction(
            f"{seat} has no alliance that answers to a Donation",
            "rival_cities.amsterdam.additional_star_token",
        )
    require_star_tokens(game, table, 1)


@clause("rival_cities.amsterdam.additional_star_token", "rival_cities.amsterdam.one_per_action")
def add_stars_for_donation(game: Game, table: Table, seat: Seat) -> Table:
    """Return the table after the alliances of a player have answered to a Donation action."""
    for benefit in own_alliances(game, table, seat, DonationBonus).values():
        table = gain_stars(table, seat, benefit.stars)
    return table


@clause("rival_cities.build.pays_two_products")
def price_of_factory(build: Build) -> Goods:
    """Return what a factory costs."""
    return build.pay


@clause("rival_cities.supply.no_factories_left")
def require_factory_left(table: Table) -> None:
    """Refuse to take a factory from an empty supply."""
    if not table.factory_supply:
        raise IllegalAction("no factory is left in the supply")


@clause(
    "rival_cities.build.one_from_supply",
    "rival_cities.build.new_factory_active",
    "rival_cities.factory.stays_with_its_owner",
)
@clause("rival_cities.build.free_factory", when=lambda table, seat, pay: not pay)
def build(table: Table, seat: Seat, pay: Goods) -> Table:
    """Return the table after a player has taken a factory, if there is one."""
    taken = min(1, table.factory_supply)
    active = changed(table.active_factories, seat, table.active_factories[seat] + taken)
    return replace(table, active_factories=active, factory_supply=table.factory_supply - taken)


@clause("rival_cities.reactivation.flips_one_factory")
def require_inactive_factory(table: Table, seat: Seat) -> None:
    """Refuse to reactivate a factory where none is inactive."""
    if not table.inactive_factories[seat]:
        raise IllegalAction(f"{seat} has no inactive factory")


@clause("rival_cities.reactivation.flips_one_factory", "rival_cities.factory.active_shows_pliers")
def reactivate(table: Table, seat: Seat) -> Table:
    """Return the table after one inactive factory became active, if there is one."""
    turned = min(1, table.inactive_factories[seat])
    return replace(
        table,
        active_factories=changed(table.active_factories, seat, table.active_factories[seat] + turned),
        inactive_factories=changed(table.inactive_factories, seat, table.inactive_factories[seat] - turned),
    )


@clause("rival_cities.draw.top_of_action_stack")
def require_card_to_draw(table: Table) -> None:
    """Refuse to draw where neither the action stack nor the discard pile has a card."""
    if not table.action_stack and not table.discard_pile:
        raise IllegalAction("no special action card is left to be drawn")


@clause("rival_cities.draw.top_of_action_stack", "rival_cities.hand.no_limit")
def draw(game: Game, table: Table, seat: Seat, chance: Chance) -> Table:
    """Return the table after a player has drawn a special action card, if there is one."""
    table, card = top_card(game, table, chance)
    return replace(table, hands=changed(table.hands, seat, (*table.hands[seat], *card)))


def top_card(game: Game, table: Table, chance: Chance) -> tuple[Table, tuple[str, ...]]:
    """Return the table without the top card of the action stack, and the card, if there is one."""
    if not table.action_stack:
        table = reshuffle(table, chance)
    card = table.action_stack[:1]
    return after_last_card(game, replace(table, action_stack=table.action_stack[1:]), chance), card


def after_last_card(game: Game, table: Table, chance: Chance) -> Table:
    """Return the table after the stack was formed anew, if that is due already (ruling
    when_the_stack_is_reshuffled).
    """
    if table.action_stack or game.readings.when_the_stack_is_reshuffled == "when_a_card_is_needed":
        return table
    return reshuffle(table, chance)


@clause("rival_cities.action_stack.discard_pile_reshuffled")
def reshuffle(table: Table, chance: Chance) -> Table:
    """Return the table after the discard pile was shuffled into a new action stack, if it has a card."""
    if not table.discard_pile:
        return table
    return replace(table, action_stack=chance.shuffle(table.discard_pile), discard_pile=())
