"""What an action costs, and how it is paid."""

from __future__ import annotations

from ..clauses import clause
from . import actions as a
from . import pending as p
from .alliances import price_of_alliance, price_of_upkeep
from .effects import Goods, Product, together
from .exchanges import ONE_LETTER
from .ink_jar import price_of_move
from .lawsuits import is_free_again, legal_costs, spaces_again
from .options import price_of_option_c
from .prestige import price_of_repeat
from .readings import Game
from .ships import cost_of_ship, has_choice_of_saving, prices_of_ship, products_saved
from .state import Seat, State, Table, instead, with_first
from .workshop import price_of_donation, price_of_factory

PRICES: dict[type[a.Action], str] = {
    a.Exchange: "letter_exchange.one_letter_for_one_exchange",
    a.Move: "ink_jar.unaffordable_space_forbidden",
    a.OptionC: "option_c.costs_one_letter",
    a.Donate: "donation.pays_products_for_stars",
    a.Build: "build.pays_two_products",
    a.FormAlliance: "alliance.from_the_rival_costs_a_letter",
    a.Purchase: "ship.pays_the_cost",
    a.Advance: "advance.pays_legal_costs",
    a.PayAgain: "advance.repeated_payment_sways_again",
    a.Repeat: "stock.is_what_a_player_holds",
    a.PayUpkeep: "upkeep.pays_or_returns",
}
"""By the kind of action, the clause by which it is refused to a seat that cannot pay for it; all other kinds
are free.
"""


def prices(game: Game, state: State, seat: Seat, action: a.Action) -> list[Goods]:
    """Return the prices of which the seat must have one to take an action: one, or as many as it leaves a
    choice of.
    """
    if type(action) not in PRICES:
        return [{}]
    table, asked = state.table, state.pending[0]
    match action:
        case a.Exchange():
            return [ONE_LETTER]
        case a.Move(spaces):
            return [price_of_move(game, table, seat, spaces)]
        case a.OptionC():
            return [price_of_option_c(game, table, seat)]
        case a.Donate():
            return [price_of_donation(action)]
        case a.Build():
            return [price_of_factory(action)]
        case a.FormAlliance(alliance):
            return [price_of_alliance(table, seat, alliance)]
        case a.Purchase(ship):
            return prices_of_ship(cost_of_ship(game, ship), products_saved(game, table, seat))
        case a.Advance(space):
            return [price_of_advance(game, table, asked, space)]
        case a.PayAgain() if isinstance(asked, p.RepeatedPayments):
            return [legal_costs(game, table, asked.space)]
        case a.Repeat(source) if isinstance(asked, p.Repeat):
            return prices_of_repeat(game, table, asked, price_of_repeat(game, table, seat, asked, source))
        case a.PayUpkeep(alliance):
            return [price_of_upkeep(game, alliance)]
    return [{}]


def price_of_advance(game: Game, table: Table, asked: p.Unfinished, space: p.SpaceName) -> Goods:
    """Return what advancing the lawsuit on a space costs, which may be free when it is a repeat."""
    return {} if isinstance(asked, p.Advance) and asked.free else legal_costs(game, table, space)


def prices_of_repeat(game: Game, table: Table, asked: p.Repeat, price: Goods) -> list[Goods]:
    """Return what a repeat costs, in all with what the repeated action will."""
    if asked.action != "advance" or is_free_again(game):
        return [price]
    return [together(price, legal_costs(game, table, space)) for space in spaces_again(game, table, asked)]


def due(game: Game, state: State, seat: Seat, action: a.Action) -> Goods:
    """Return what is paid for an action at once; products of choice are named afterwards."""
    asked = state.pending[0]
    match action:
        case a.Repeat(source) if isinstance(asked, p.Repeat):
            return price_of_repeat(game, state.table, seat, asked, source)
        case a.Purchase(ship) if has_choice_of_saving(
            cost_of_ship(game, ship), products_saved(game, state.table, seat)
        ):
            return {}
    return prices(game, state, seat, action)[0]


@clause(
    "rival_cities.ink_jar.paid_before_option",
    when=lambda state, seat, products, action: isinstance(action, a.Move),
)
@clause(
    "rival_cities.ink_jar.payer_chooses_products",
    when=lambda state, seat, products, action: isinstance(action, a.Move),
)
@clause(
    "rival_cities.donation.payer_chooses",
    when=lambda state, seat, products, action: isinstance(action, a.Donate),
)
@clause(
    "rival_cities.build.payer_chooses", when=lambda state, seat, products, action: isinstance(action, a.Build)
)
@clause(
    "rival_cities.le_havre.payer_chooses",
    when=lambda state, seat, products, action: isinstance(action, a.Repeat),
)
def owe(state: State, seat: Seat, products: int, action: a.Action) -> State:
    """Return the state in which so many products of choice are to be paid before anything else."""
    return with_first(state, p.Payment(seat, products))


def pay_one(state: State, asked: p.Payment, product: Product) -> State:
    """Return the state after one product of choice has been paid."""
    return instead(state, p.Payment(asked.seat, asked.products - 1))
