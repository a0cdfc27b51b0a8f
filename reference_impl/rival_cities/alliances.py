"""Alliances: forming them, their benefits, and their upkeep."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

from ..vocabulary import IllegalAction, answer, clause, note, question, replace, ruling
from .actions import FormAlliance, PayUpkeep, ReturnAlliance
from .components import BothHalves, Game
from .effects import Alliance, Goods
from .exchanges import ONE_LETTER
from .goods import Means, owed, pay, require_means
from .pending import Upkeep
from .state import Seat, State, Table, rival_of, without

B = TypeVar("B")


def own_alliances(game: Game, table: Table, seat: Seat, kind: type[B]) -> dict[str, B]:
    """Return, by card, the benefits of a given kind that the alliance cards in front of a player have."""
    found: dict[str, B] = {}
    for name in table.alliances[seat]:
        if isinstance(benefit := game.components.alliances[name].benefit, kind):
            note("rival_cities.alliance.gives_its_benefit")
            found[name] = benefit
    return found


@clause(
    "rival_cities.gdansk.both_halves",  # Gdańsk: a player who uses a split action card may perform …
    "rival_cities.gdansk.either_order",  # Gdańsk: the player chooses the order in which the two …
)
def has_both_halves(game: Game, table: Table, seat: Seat) -> bool:
    """Tell whether a player may perform both halves of a split card."""
    return bool(own_alliances(game, table, seat, BothHalves))


@question(Alliance)
def alliances_to_form(table: Table, seat: Seat) -> Iterable[FormAlliance]:
    """Return the ways to form an alliance."""
    return map(FormAlliance, (*table.alliances_on_board, *table.alliances[rival_of(seat)]))


def require_alliance(table: Table, seat: Seat, alliance: str, means: Means) -> None:
    """Refuse an alliance card that cannot be taken or paid for."""
    require_alliance_to_take(table, seat, alliance)
    payable = means(price_of_alliance(table, seat, alliance))
    require_means(seat, "rival_cities.alliance.from_the_rival_costs_a_letter", payable)


@clause("rival_cities.alliance.takes_one_card")  # In a Form an alliance action, the player takes one …
def require_alliance_to_take(table: Table, seat: Seat, alliance: str) -> None:
    """Refuse an alliance card that is neither on the board nor in front of the rival."""
    if alliance not in (*table.alliances_on_board, *table.alliances[rival_of(seat)]):
        raise IllegalAction(f"{alliance} lies neither on the game board nor in front of {rival_of(seat)}")


@clause("rival_cities.alliance.from_the_rival_costs_a_letter")  # An alliance card taken from the rival …
def price_of_alliance(table: Table, seat: Seat, alliance: str) -> Goods:
    """Return the cost of an alliance card: a letter if it is taken from the rival."""
    return ONE_LETTER if alliance in table.alliances[rival_of(seat)] else {}


@answer(Alliance, FormAlliance, require=require_alliance)
@clause(
    "rival_cities.alliance.takes_one_card",  # In a Form an alliance action, the player takes one …
    "rival_cities.alliance.lies_open_before_the_player",  # An alliance card that a player takes lies face …
)
def form_alliance(state: State, seat: Seat, alliance: str) -> State:
    """Return the state after a player has paid for an alliance card and taken it."""
    table = state.table
    if alliance in table.alliances_on_board:
        note("rival_cities.alliance.from_the_board_free")
    table = pay(table, seat, price_of_alliance(table, seat, alliance))
    rival = rival_of(seat)
    alliances = {**table.alliances, rival: without(table.alliances[rival], [alliance])}
    alliances = {**alliances, seat: (*table.alliances[seat], alliance)}
    on_board = without(table.alliances_on_board, [alliance])
    return replace(state, table=replace(table, alliances_on_board=on_board, alliances=alliances))


@question(Upkeep)
def decisions(asked: Upkeep) -> Iterator[PayUpkeep | ReturnAlliance]:
    """Yield the decisions to be considered about each alliance card."""
    for alliance in asked.alliances:
        yield PayUpkeep(alliance)
        yield ReturnAlliance(alliance)


def require_upkeep(game: Game, asked: Upkeep, alliance: str, means: Means) -> None:
    """Refuse to keep an alliance card whose upkeep is not due or cannot be paid."""
    require_undecided(asked, alliance)
    payable = means(price_of_upkeep(game, alliance))
    require_means(asked.seat, "rival_cities.upkeep.pays_or_returns", payable)


@clause("rival_cities.upkeep.each_card_by_itself")  # The player decides separately for each alliance card …
def require_undecided(asked: Upkeep, alliance: str) -> None:
    """Refuse an alliance card that is not the player's, or about which the player has decided already."""
    if alliance not in asked.alliances:
        raise IllegalAction(
            f"{alliance} is not one of the alliance cards that {asked.seat} decides about now"
        )


@clause("rival_cities.upkeep.cost_beside_the_bell")  # The upkeep of an alliance card is the cost shown at …
def price_of_upkeep(game: Game, alliance: str) -> Goods:
    """Return the upkeep of an alliance card."""
    return game.components.alliances[alliance].upkeep


@answer(Upkeep, PayUpkeep, require=require_upkeep)
@clause("rival_cities.upkeep.pays_or_returns")  # In the first step a player either pays the upkeep of an …
def keep_alliance(game: Game, state: State, asked: Upkeep, alliance: str) -> State:
    """Return the state after an alliance's upkeep, except for products of choice, which are named next."""
    price = price_of_upkeep(game, alliance)
    state = replace(state, table=pay(state.table, asked.seat, price))
    return state.instead(*owed(asked.seat, price), decided(asked, alliance))


def require_return(game: Game, table: Table, asked: Upkeep, alliance: str) -> None:
    """Refuse to return an alliance card for which nothing is due, or which must be kept."""
    require_undecided(asked, alliance)
    require_may_be_returned(game, table, asked.seat, alliance)


@clause("rival_cities.upkeep.pays_or_returns")  # In the first step a player either pays the upkeep of an …
@ruling("rival_cities.ruling.upkeep_is_a_choice", "free_choice")
def require_may_be_returned(game: Game, table: Table, seat: Seat, alliance: str) -> None:
    """Let an alliance card be returned whose upkeep could be paid."""


@answer(Upkeep, ReturnAlliance, require=require_return)
@clause(
    "rival_cities.upkeep.pays_or_returns",  # In the first step a player either pays the upkeep of an …
    "rival_cities.upkeep.unpaid_card_back_on_the_board",  # An alliance card whose upkeep is not paid goes …
)
def return_alliance(state: State, asked: Upkeep, alliance: str) -> State:
    """Return the state after an alliance card has gone back to the game board."""
    table = state.table
    alliances = {**table.alliances, asked.seat: without(table.alliances[asked.seat], [alliance])}
    table = replace(table, alliances=alliances, alliances_on_board=(*table.alliances_on_board, alliance))
    return replace(state, table=table).instead(decided(asked, alliance))


def decided(asked: Upkeep, alliance: str) -> Upkeep:
    """Return the question about the remaining alliance cards."""
    return replace(asked, alliances=without(asked.alliances, [alliance]))
