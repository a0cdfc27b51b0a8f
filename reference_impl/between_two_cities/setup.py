"""Setup: the seating values and the shuffles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from ..vocabulary import Chance, IllegalAction, choice, clause, note, ruling
from . import rounds
from .cities import cities_in_play
from .components import Components, Game
from .state import Pending, Seat, Seats, State, Table, Tiles, is_variant, nothing_for


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """How the players were seated."""

    seating: Literal["random", "by category"] = "random"


def new_game(game: Game, seats: Seats, options: Options, chance: Chance) -> State:
    """Return the state before the first choice."""
    require_players(seats)
    components = game.components
    if options.seating == "random":
        values = dealt_values(game, seats, chance)
        seats = tuple(sorted(seats, key=lambda seat: values[seat]))
    else:
        values = places_in_the_order(seats)
    state = lay_out(
        components,
        seats,
        values,
        shuffled_buildings(components, chance),
        shuffled_duplexes(components, chance),
    )
    return rounds.begin_round(game, state, rounds.rounds_of(seats)[0])


def require_players(seats: Seats) -> None:
    """Refuse a single player, or the same seat taken twice. There is no eighth seat."""
    if len(seats) < 2:
        raise IllegalAction("two to seven players play", "between_two_cities.ruling.one_seat")
    if len(set(seats)) < len(seats):
        raise IllegalAction("each player has a seat of their own")


@clause(
    "between_two_cities.seating.may_be_random",  # The players may sit in a completely random order instead …
    "between_two_cities.seating.one_card_each",  # For a random seating each player is dealt one seating card.
    "between_two_cities.seating.value_is_the_number",  # A player's seating value is the number in the upper …
    "between_two_cities.seating.values_rise_clockwise",  # In a random seating the players sit clockwise …
)
def dealt_values(game: Game, seats: Seats, chance: Chance) -> Mapping[Seat, int]:
    """Return the seating values: the numbers of the cards dealt."""
    cards = game.components.seating_cards
    dealt = [cards[card].value for card in chance.shuffle(tuple(cards))[: len(seats)]]
    return dict(zip(seats, along_the_seats(game, dealt), strict=True))


@ruling("between_two_cities.ruling.dealt_values_and_seats", "sorted_along_the_seats")
def along_the_seats(game: Game, dealt: list[int]) -> list[int]:
    """Return the seating values in the order of the seats: rising clockwise from the first one."""
    return sorted(dealt)


def places_in_the_order(seats: Seats) -> Mapping[Seat, int]:
    """Return the seating values of players seated by a category."""
    choice("between_two_cities.ruling.value_of_a_seat_without_number_cards")
    return {seat: place for place, seat in enumerate(seats, 1)}


@clause(
    "between_two_cities.setup.buildings_shuffled",  # The building tiles are shuffled in the box before the …
    "between_two_cities.rounds.hands_are_random",  # Chance decides which tiles a player draws.
)
def shuffled_buildings(components: Components, chance: Chance) -> Tiles:
    """Return the building tiles in the order in which they will be drawn."""
    return chance.shuffle(components.all_building_tiles())


@clause(
    "between_two_cities.setup.duplexes_shuffled",  # The duplex tiles are shuffled before the game.
    "between_two_cities.rounds.hands_are_random",  # Chance decides which tiles a player draws.
)
def shuffled_duplexes(components: Components, chance: Chance) -> Tiles:
    """Return the duplex tiles in the order in which they will be drawn."""
    return chance.shuffle(components.all_duplex_tiles())


@clause("between_two_cities.setup.token_for_each_city")  # One city token is laid between each two …
def lay_out(
    components: Components, seats: Seats, values: Mapping[Seat, int], box: Tiles, duplex_stack: Tiles
) -> State:
    """Return the state before the first hands are drawn: a token for each city, and no buildings."""
    if is_variant(seats):
        note("between_two_cities.players.two_play_the_variant", "between_two_cities.two_players.four_cities")
    else:
        note("between_two_cities.players.three_to_seven", "between_two_cities.cities.one_between_neighbours")
    cities = cities_in_play(components, seats)
    table = Table(
        seats=seats,
        seating_values=values,
        round=rounds.rounds_of(seats)[0],
        box=box,
        duplex_stack=duplex_stack,
        hands=nothing_for(seats),
        chosen=nothing_for(seats),
        revealed=nothing_for(seats),
        under_tokens=dict.fromkeys(cities, ()),
        discards=(),
        cities={city: {} for city in cities},
    )
    return State(
        to_act=seats,
        may_act=(),
        settled=True,
        phase="choosing",
        pending=Pending(nothing_for(seats)),
        table=table,
    )
