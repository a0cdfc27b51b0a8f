"""The ink jar: its moves, their price, and the card beside it."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterator
from itertools import accumulate

from ..vocabulary import IllegalAction, allowed, answer, clause, note, question, replace, ruling
from .actions import Move
from .components import Game, Jar
from .effects import Goods
from .goods import Means, number_of_products, owed
from .pending import Arrival, JarMove
from .ships import own_ships
from .state import Seat, State, Table

FIRST_PRICES = (0, 0, 1, 1)
"""The usual prices of the first four spaces of a move; each further space costs two products."""


@question(JarMove)
def moves(game: Game, table: Table, seat: Seat) -> Iterator[Move]:
    """Yield the moves that the player may make."""
    farthest = farthest_payable(game, table, seat)
    anywhere = may_stop_at_empty_space(game)
    for spaces in range(1, farthest + 1):
        if anywhere or allowed(require_place_to_stop, game, table, seat, spaces):
            yield Move(spaces)


def farthest_payable(game: Game, table: Table, seat: Seat) -> int:
    """Return the number of spaces that the player's products are enough to pay for."""
    products, free = number_of_products(table, seat), free_spaces(game, table, seat)
    prices_of_moves = accumulate(prices_of_spaces(game, free, free + len(FIRST_PRICES) + products // 2))
    return bisect(list(prices_of_moves), products)


def require_move(game: Game, table: Table, seat: Seat, spaces: int, means: Means) -> None:
    """Refuse a move of no space, to a space where nothing can be done, or that cannot be paid for."""
    if spaces < 1:
        raise IllegalAction(
            "the ink jar must be moved at least one space", "rival_cities.ink_jar.at_least_one_space"
        )
    note("rival_cities.ink_jar.at_least_one_space", "rival_cities.ink_jar.any_distance")
    require_place_to_stop(game, table, seat, spaces)
    require_payable(game, table, seat, spaces, means)


@clause("rival_cities.ink_jar.unaffordable_space_forbidden")  # The ink jar cannot be moved to a space …
def require_payable(game: Game, table: Table, seat: Seat, spaces: int, means: Means) -> None:
    """Refuse a move that the player cannot pay for."""
    if not means(price_of_move(game, table, seat, spaces)):
        raise IllegalAction("this move cannot be paid for")


@ruling("rival_cities.ruling.no_card_at_the_jar", "turn_ends_if_no_option")
def may_stop_at_empty_space(game: Game) -> bool:
    """Tell whether a player may stop where nothing can be done: the turn then ends."""
    return True


@ruling("rival_cities.ruling.no_card_at_the_jar", "turn_ends_if_no_option")
def empty_space_allows_option_a(game: Game) -> bool:
    """Tell whether a player may use Option A where no card lies: not without a card."""
    return False


def require_place_to_stop(game: Game, table: Table, seat: Seat, spaces: int) -> None:
    """Refuse a move to a space where nothing can be done, if that is not allowed."""
    if may_stop_at_empty_space(game) or passes_bell(game, table, spaces):
        return
    if not table.hands[seat] and card_at(game, table, table.ink_jar + spaces) is None:
        raise IllegalAction(
            "no card lies there, and there is none in hand", "rival_cities.option_a.uses_card_at_the_jar"
        )


def price_of_move(game: Game, table: Table, seat: Seat, spaces: int) -> Goods:
    """Return the price of a move."""
    prices = prices_of_spaces(game, free_spaces(game, table, seat), spaces)
    if prices[-1:] == (2,):
        note("rival_cities.ink_jar.further_spaces_cost_two")
    price = sum(prices)
    if not price:
        return {}
    note(
        "rival_cities.ink_jar.prices_add_up",
        "rival_cities.ink_jar.pays_from_third_space",
        "rival_cities.ink_jar.third_space_costs_one",
        "rival_cities.ink_jar.fourth_space_costs_one",
        "rival_cities.letter.is_not_a_product",
    )
    return {"any": price}


@ruling("rival_cities.ruling.free_space_shifts_the_ladder", "ladder_shifts")
def prices_of_spaces(game: Game, free: int, spaces: int) -> tuple[int, ...]:
    """Return the price of each space of a move, for a player with `free` additional free spaces: these come
    first, and shift the usual prices.
    """
    return ((0,) * free + FIRST_PRICES + (2,) * spaces)[:spaces]


@clause("rival_cities.ship_effect.jar_one_space_farther")  # Ship 17: whenever its owner moves the ink jar, …
def free_spaces(game: Game, table: Table, seat: Seat) -> int:
    """Return the number of free spaces beyond the usual ones."""
    return sum([effect.free_spaces for effect in own_ships(game, table, seat, Jar).values()])


@answer(JarMove, Move, require=require_move)
@clause(
    "rival_cities.turn.jar_first",  # A player begins a turn by moving the ink jar, before …
    "rival_cities.ink_jar.moves_clockwise",  # The ink jar moves clockwise along the ink spaces, and in …
    "rival_cities.ink_jar.twenty_spaces",  # There are 20 ink spaces around the game board: one at each …
    "rival_cities.off_season.move_is_finished_first",  # The move that passes the bell is finished before …
)
def move_jar(game: Game, state: State, spaces: int) -> State:
    """Return the state after the ink jar has moved clockwise: the move is paid for, then the jar arrives."""
    table, seat = state.table, state.table.turn
    payment = owed(seat, price_of_move(game, table, seat, spaces))
    if payment:
        note("rival_cities.ink_jar.paid_before_option", "rival_cities.ink_jar.payer_chooses_products")
    else:
        note("rival_cities.ink_jar.first_two_spaces_free")
    arrival = Arrival(passes_bell(game, table, spaces))
    if arrival.passed_bell:
        note("rival_cities.off_season.move_is_paid_first")
    table = replace(table, ink_jar=(table.ink_jar + spaces) % len(game.components.ink_spaces))
    return replace(state, table=table).instead(*payment, arrival)


@clause("rival_cities.off_season.when_the_jar_passes_the_bell")  # A move that takes the ink jar past the …
def passes_bell(game: Game, table: Table, spaces: int) -> bool:
    """Tell whether a move takes the jar past the bell, which is between the last ink space and the first."""
    return table.ink_jar + spaces >= len(game.components.ink_spaces)


def card_at_jar(game: Game, table: Table) -> str | None:
    """Return the action card beside the ink jar, if there is one."""
    return card_at(game, table, table.ink_jar)


def card_at(game: Game, table: Table, space: int) -> str | None:
    """Return the action card beside an ink space, if there is one."""
    kind, place = game.components.ink_spaces[space], game.components.ink_places[space]
    if kind == "off_season":
        return card_of_the_overview(game)
    if kind == "light":
        return table.basic_cards[place]
    return next(iter(table.dark_spaces[place]), None)


@clause("rival_cities.off_season.overview_has_an_action_card")  # The action printed on the off-season …
def card_of_the_overview(game: Game) -> str:
    """Return the action card printed on the off-season overview."""
    return game.components.off_season_space.name


def is_at_dark_space(game: Game, table: Table) -> bool:
    """Tell whether the ink jar is at a dark yellow edge space, where special action cards are."""
    return game.components.ink_spaces[table.ink_jar] == "dark"
