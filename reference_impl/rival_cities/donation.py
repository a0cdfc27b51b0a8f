"""The Donation action: it exchanges products for star tokens, as often as the card shows, and triggers
alliances.
"""

from __future__ import annotations

from collections.abc import Iterable

from ..vocabulary import IllegalAction, answer, clause, note, question, replace, ruling
from .actions import Action, Donate, DonateNothing
from .alliances import own_alliances
from .components import DonationBonus, Game
from .effects import Donation
from .goods import Means, gain_stars, owed, pay, require_means, require_star_tokens
from .kinds import or_done
from .pending import Donations
from .state import Seat, State, Table


def require_donation(game: Game, table: Table, seat: Seat, action: Donate, means: Means) -> None:
    """Refuse an exchange of a Donation for which there are no star tokens, or the player has no products."""
    require_star_tokens(table, tokens_needed(game, action.stars))
    require_means(seat, "rival_cities.donation.pays_products_for_stars", means(action.pay))


@ruling("rival_cities.ruling.donation_with_few_tokens", "takes_what_is_left")
def tokens_needed(game: Game, stars: int) -> int:
    """Return how many star tokens must be left for a Donation of some stars: one, which is taken."""
    return 1


def require_next_donation(game: Game, table: Table, asked: Donations, action: Donate, means: Means) -> None:
    """Refuse an exchange of a Donation that has not begun, or one that is not possible."""
    if (action.pay, action.stars) != (asked.pay, asked.stars):
        raise IllegalAction(
            "this is not the Donation that has begun", "rival_cities.donation.pays_products_for_stars"
        )
    require_donation(game, table, asked.seat, action, means)


@ruling("rival_cities.ruling.donation_needs_a_payment", "exchange_needed")
def require_donation_of_nothing(game: Game, table: Table, seat: Seat) -> None:
    """Refuse a Donation action without an exchange."""
    raise IllegalAction(
        "a Donation action cannot be performed without an exchange",
        "rival_cities.amsterdam.additional_star_token",
    )


@answer(Donation, Donate, require=require_donation)
def begin_donation(game: Game, state: State, seat: Seat, effect: Donation) -> State:
    """Return the state after the first exchange of a Donation, which triggers alliances."""
    asked = Donations(seat, effect.pay, effect.stars, effect.times)
    state = donate(state.with_first(asked), asked)
    return replace(state, table=add_stars_for_donation(game, state.table, seat))


@answer(Donations, Donate, require=require_next_donation)
@clause(
    "rival_cities.donation.pays_products_for_stars",  # In a Donation action the player may pay the products …
    "rival_cities.donation.as_often_as_shown",  # In one Donation action a player may not make the exchange …
)
def donate(state: State, asked: Donations) -> State:
    """Return the state after an exchange of a Donation: its products of choice are named, and then the
    remaining exchanges may be made.
    """
    payment = owed(asked.seat, asked.pay)
    if payment:
        note("rival_cities.donation.payer_chooses")
    table = gain_stars(pay(state.table, asked.seat, asked.pay), asked.seat, asked.stars)
    return replace(state, table=table).instead(*payment, replace(asked, left=asked.left - 1))


@clause(
    "rival_cities.amsterdam.additional_star_token",  # Amsterdam: whenever the player performs a Donation …
    "rival_cities.amsterdam.one_per_action",  # Amsterdam gives exactly one star token per Donation …
)
def add_stars_for_donation(game: Game, table: Table, seat: Seat) -> Table:
    """Return the table after a Donation action has triggered the alliances of a player."""
    for benefit in own_alliances(game, table, seat, DonationBonus).values():
        table = gain_stars(table, seat, benefit.stars)
    return table


@answer(Donation, DonateNothing, require=require_donation_of_nothing)
def donate_nothing(game: Game, state: State, seat: Seat) -> State:
    """Return the state after a Donation without an exchange."""
    return replace(state, table=add_stars_for_donation(game, state.table, seat))


@question(Donations)
def donations_or_done(asked: Donations) -> Iterable[Action]:
    """Return the next exchange of a Donation, if any remains, and the way to stop."""
    return or_done([Donate(asked.pay, asked.stars)] if asked.left else ())
