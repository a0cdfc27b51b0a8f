"""Beginning a game: the empty board, the shuffled cards and, if the players have one, a finished setup."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, TypeVar

from msgspec import UNSET, Meta, Struct, UnsetType

from ..vocabulary import Chance, IllegalAction, clause, replace, ruling
from . import pending as p
from .components import Game
from .pending import ByTile
from .setup import (
    armies_to_place,
    cities_to_place,
    declare_capital,
    found,
    number_of_additional_armies,
    place,
    require_capital,
    require_city,
    require_starting_army,
    to_be_placed,
)
from .state import STILL_PLAYING, Piece, Seat, Seats, Sites, State, Table, other

E = TypeVar("E", p.Cities, p.Armies)


class Placement(Struct, frozen=True, forbid_unknown_fields=True):
    """What one nation has placed in a finished setup."""

    cities: Sites
    capital: str
    foot: ByTile
    cavalry: ByTile


class FinishedSetup(
    Struct, frozen=True, forbid_unknown_fields=True, rename={"republic": "Republic", "kingdom": "Kingdom"}
):
    """What both nations have placed."""

    republic: Placement
    kingdom: Placement

    def of(self, seat: Seat) -> Placement:
        return self.republic if seat == "Republic" else self.kingdom


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The maximum number of turns, if the players agreed on one, and a finished setup, if there is one."""

    turn_limit: Annotated[int, Meta(ge=1, le=1000)] | UnsetType = UNSET
    setup: FinishedSetup | UnsetType = UNSET


def new_game(game: Game, seats: Seats, options: Options, chance: Chance) -> State:
    """Return the state before the beginner places a city or, after a finished setup, takes the first turn."""
    if sorted(seats) != ["Kingdom", "Republic"]:
        raise IllegalAction("the players must be the Republic and the Kingdom")
    first = beginner(game, seats)
    table = empty_table(game, seats, first, agreed_turns(game, options))
    state = State((), (), True, "setup", to_be_placed(game, first), table)
    if not isinstance(options.setup, UnsetType):
        for seat in (first, other(first)):
            state = place_all(game, state, seat, options.setup.of(seat))
        state = replace(state, pending=(p.NextTurn(first),))
    return replace(state, table=shuffle_cards(game, state.table, chance))


@ruling("rivalry.ruling.who_begins", "first_seat")
def beginner(game: Game, seats: Seats) -> Seat:
    """Return the player who begins: the one on the first seat."""
    return seats[0]


@ruling("rivalry.ruling.endless_game", "agreed_limit")
def agreed_turns(game: Game, options: Options) -> tuple[int, ...]:
    """Return the agreed maximum number of turns, if there is one."""
    return () if isinstance(options.turn_limit, UnsetType) else (options.turn_limit,)


def empty_table(game: Game, seats: Seats, first: Seat, turns: tuple[int, ...]) -> Table:
    """Return the table with an empty board."""
    none: Mapping[Seat, ByTile] = {seat: {} for seat in seats}
    nowhere: Mapping[Seat, Sites] = dict.fromkeys(seats, ())
    return Table(
        seats=seats,
        turn=first,
        turns_left=turns,
        deck=(),
        discard=(),
        foot=none,
        cavalry=none,
        cavalry_reserve=dict.fromkeys(seats, game.components.cavalry),
        cities=dict.fromkeys(game.components.sites, ()),
        capitals=nowhere,
        leaders=nowhere,
        escaped=(),
        lost_turns=dict.fromkeys(seats, 0),
        sabotaged_this_turn=(),
        sabotaged_next_turn=(),
        result=STILL_PLAYING,
    )


@clause("rivalry.pieces.card_stack")  # The orange cards form one stack, from which both players …
def shuffle_cards(game: Game, table: Table, chance: Chance) -> Table:
    """Return the table with the shuffled stack."""
    return replace(table, deck=chance.shuffle(game.components.deck()))


def place_all(game: Game, state: State, seat: Seat, placement: Placement) -> State:
    """Return the state after a finished setup, which is placed piece by piece under the rules of setup."""
    state = replace(state, pending=(cities_to_place(seat), p.NextTurn(seat)))
    for site in placement.cities:
        entry = first_of_setup(state, p.Cities)
        require_city(game, state.table, entry, site)
        state = found(game, state, entry, site)
    entry = first_of_setup(state, p.Cities)
    require_capital(state.table, entry, placement.capital)
    state = declare_capital(game, state, entry, placement.capital)
    state = replace(state, pending=(armies_to_place(game, seat), p.NextTurn(seat)))
    for piece, tile in armies_of(game, placement):
        armies = first_of_setup(state, p.Armies)
        require_starting_army(game, state.table, armies, piece, tile)
        state = place(game, state, armies, piece, tile)
    if any(isinstance(entry, p.Armies) for entry in state.pending):
        raise IllegalAction(f"the {seat} has not placed all its armies", "rivalry.setup.twenty_five_armies")
    return state


def first_of_setup(state: State, kind: type[E]) -> E:
    """Return what is being placed now."""
    entry = state.pending[0]
    if not isinstance(entry, kind):
        raise IllegalAction("more is placed than the setup asks for", "rivalry.setup.twenty_five_armies")
    return entry


def armies_of(game: Game, placement: Placement) -> Iterator[tuple[Piece, str]]:
    """Yield the pieces of a placement as they can be placed: guards first, additional armies last."""
    last = additional_armies(game, placement)
    for tile, number in guards_first(game, placement, placement.foot):
        for _ in range(number - last.count(tile)):
            yield "foot", tile
    for tile, number in guards_first(game, placement, placement.cavalry):
        for _ in range(number):
            yield "cavalry", tile
    for tile in last:
        yield "foot", tile


def additional_armies(game: Game, placement: Placement) -> list[str]:
    """Return the tiles on which a placement puts the additional armies."""
    around = [game.components.around(site) for site in placement.cities]
    guards = [next((tile for tile in tiles if tile in placement.foot), "") for tiles in around]
    return [tile for tile in guards if tile][: number_of_additional_armies(game)]


def guards_first(game: Game, placement: Placement, there: ByTile) -> list[tuple[str, int]]:
    """Return the number of pieces on each tile; the tiles around the cities of a placement come first."""
    around = {tile for site in placement.cities for tile in game.components.around(site)}
    return sorted(there.items(), key=lambda standing: standing[0] not in around)
