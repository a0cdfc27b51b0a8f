"""Whole games played at random: what is listed is what is accepted, nothing is lost, and every game ends."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, get_args, get_type_hints

import msgspec
import pytest
from msgspec.structs import replace

from reference_impl import between_two_cities as cities
from reference_impl.between_two_cities.actions import Action, Choose, Place
from reference_impl.between_two_cities.cities import SQUARES, cities_in_play, layout, own_cities
from reference_impl.between_two_cities.readings import Game, Readings
from reference_impl.between_two_cities.state import Seat, State
from reference_impl.chance import Chance
from reference_impl.refusals import IllegalAction, NeedsChance

SEATS: tuple[Seat, ...] = get_args(Seat)
OTHER_READINGS = [
    {ruling: reading}
    for ruling, readings in get_type_hints(Readings).items()
    for reading in get_args(readings)[1:]
]
ORDERS = [
    {"order_of_placing": order, "split_placements": "together"} for order in ("ascending", "within_each_city")
]
WAYS: list[tuple[int, dict[str, str]]] = [(players, {}) for players in range(2, 8)]
OF_TWO = (
    "when_the_passed_hand_is_seen",
    "order_of_placing",
    "either_city_first",
    "two_seats_factory_majority",
)
WAYS += [(4, readings) for readings in OTHER_READINGS + ORDERS]
WAYS += [(2, readings) for readings in OTHER_READINGS if {*readings} & {*OF_TWO}]
EVERY_WAY = pytest.mark.parametrize(
    ("players", "readings"),
    WAYS,
    ids=[f"{players}-{'-'.join(readings.values())}" for players, readings in WAYS],
)
EVERY_NUMBER = pytest.mark.parametrize("players", range(2, 8))


def new_game(game: Game, seats: tuple[Seat, ...], rng: random.Random) -> State:
    outcomes: list[Any] = []
    while True:
        try:
            return cities.new_game(game, seats, cities.Options(), Chance(outcomes))
        except NeedsChance as refusal:
            things = refusal.needs["shuffle"]
            outcomes.append({"shuffle": rng.sample(things, len(things))})


def states(game: Game, players: int, rng: random.Random) -> Iterator[State]:
    state = new_game(game, SEATS[:players], rng)
    yield state
    while state.to_act:
        seat = rng.choice(state.to_act)
        state = cities.apply(game, state, seat, rng.choice(cities.legal_actions(game, state, seat)), Chance())
        yield state


def accepts(game: Game, state: State, seat: Seat, action: Action) -> bool:
    try:
        cities.apply(game, state, seat, action, Chance())
    except IllegalAction:
        return False
    return True


def every_action(state: State, seat: Seat) -> list[Action]:
    """Return the choice of every tile near the seat, and of two it has not, and their placements on every
    space of every city.
    """
    table = state.table
    tiles = {
        "shop",
        "park over house",
        *table.hands.get(seat, ()),
        *table.revealed.get(seat, ()),
        *table.chosen.get(seat, ()),
    }
    placements = [
        Place(tile, city, space)
        for tile in sorted(tiles)
        for city in (*table.cities, "city 9")
        for space in SQUARES
    ]
    return [*map(Choose, sorted(tiles)), *placements]


@EVERY_WAY
def test_accepted_is_exactly_what_is_listed(
    game_with: Callable[..., Game], players: int, readings: dict[str, str]
) -> None:
    game, rng = game_with(**readings), random.Random(players)
    for number, state in enumerate(states(game, players, rng)):
        for seat in SEATS:
            listed = cities.legal_actions(game, state, seat)
            assert len(set(listed)) == len(listed) <= 1000
            assert bool(listed) == (seat in state.to_act)
            if number % 5 == 0:
                actions = every_action(state, seat)
                tried = {
                    *rng.sample(actions, 30),
                    *(action for action in actions if isinstance(action, Choose)),
                    *listed,
                }
                assert {action for action in tried if accepts(game, state, seat, action)} == set(listed)


@EVERY_NUMBER
def test_every_action_is_tried_in_some_states(game: Game, players: int) -> None:
    for state in list(states(game, players, random.Random(7)))[:: 16 * players]:
        for seat in SEATS[:3]:
            tried = every_action(state, seat)
            assert {action for action in tried if accepts(game, state, seat, action)} == set(
                cities.legal_actions(game, state, seat)
            )


@EVERY_WAY
def test_nothing_is_lost_and_the_game_ends(
    game_with: Callable[..., Game], players: int, readings: dict[str, str]
) -> None:
    game, rng = game_with(**readings), random.Random(players + 10)
    tiles = Counter(game.components.all_building_tiles() + game.components.all_duplex_tiles())
    for state in states(game, players, rng):
        table = state.table
        by_owner = (table.hands, table.chosen, table.revealed, table.under_tokens)
        lying = [tile for places in by_owner for held in places.values() for tile in held]
        lying += [
            *table.box,
            *table.duplex_stack,
            *table.discards,
            *(tile for city in table.cities.values() for tile in city.values()),
        ]
        assert Counter(lying) == tiles
        assert not cities.position_faults(game, state)
        assert (state.phase == "over") == (not state.to_act) == cities.outcome(game, state).over
        assert state.settled or len(state.to_act) == 1
    assert state.phase == "over"
    assert cities.outcome(game, state).winners or readings == {"still_tied": "nobody"}
    for city in state.table.cities.values():
        assert len(city) == 14
        squares = layout(game.components, city)
        columns, rows = zip(*squares, strict=True)
        assert (len(squares), max(columns) - min(columns), max(rows) - min(rows)) == (16, 3, 3)
        assert "0,0" in city


@EVERY_WAY
def test_answers_are_what_the_schemas_say(
    game_with: Callable[..., Game],
    schema_of: Callable[[str, str], Any],
    players: int,
    readings: dict[str, str],
) -> None:
    game, rng = game_with(**readings), random.Random(players + 20)

    def fits(schema: str, value: Any) -> bool:
        return bool(
            schema_of("between_two_cities", schema).is_valid(msgspec.json.decode(msgspec.json.encode(value)))
        )

    for state in list(states(game, players, rng))[::7]:
        assert fits("state", state)
        assert fits("outcome", cities.outcome(game, state))
        for seat in state.table.seats:
            assert fits("view", cities.view(game, state, seat))
            assert all(fits("action", action) for action in cities.legal_actions(game, state, seat))


@EVERY_NUMBER
def test_a_state_survives_json(game: Game, players: int) -> None:
    for state in list(states(game, players, random.Random(players + 30)))[::7]:
        assert msgspec.json.decode(msgspec.json.encode(state), type=State) == state


def shuffled_out_of_sight(game: Game, state: State, seat: Seat, rng: random.Random) -> State:
    """Return a state that differs only in which tiles lie where the seat cannot see them."""
    table = state.table
    hidden = [tile for owner, hand in table.hands.items() if owner != seat for tile in hand]
    hidden += [
        *table.box,
        *table.discards,
        *(tile for tiles in (*table.chosen.values(), *table.under_tokens.values()) for tile in tiles),
    ]
    rng.shuffle(hidden)
    hidden_tiles = iter(hidden)

    def others(tiles: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(next(hidden_tiles) for _ in tiles)

    return replace(
        state,
        table=replace(
            table,
            hands={owner: hand if owner == seat else others(hand) for owner, hand in table.hands.items()},
            box=others(table.box),
            discards=others(table.discards),
            chosen={owner: others(tiles) for owner, tiles in table.chosen.items()},
            under_tokens={city: others(tiles) for city, tiles in table.under_tokens.items()},
            duplex_stack=tuple(rng.sample(table.duplex_stack, len(table.duplex_stack))),
        ),
    )


@EVERY_NUMBER
def test_a_view_does_not_depend_on_hidden_tiles(game: Game, players: int) -> None:
    rng = random.Random(players + 40)
    for state in list(states(game, players, rng))[::5]:
        for seat in state.table.seats:
            other = shuffled_out_of_sight(game, state, seat, rng)
            assert cities.view(game, other, seat) == cities.view(game, state, seat)


def choose_all(game: Game, state: State, order: list[Seat], choices: dict[Seat, list[str]]) -> State:
    for seat in order:
        for tile in choices[seat]:
            assert Choose(tile) in cities.legal_actions(game, state, seat)
            state = cities.apply(game, state, seat, Choose(tile), Chance())
    return state


@EVERY_NUMBER
def test_secret_choices_commute(game: Game, players: int) -> None:
    rng = random.Random(players + 50)
    found = [
        state
        for state in states(game, players, rng)
        if state.phase == "choosing" and state.to_act == state.table.seats
    ]
    for state in found[:: 3 if players < 4 else 2]:
        choices = {seat: rng.sample(hand, 2) for seat, hand in state.table.hands.items()}
        order = list(state.table.seats)
        one = choose_all(game, state, order, choices)
        assert one.phase == "placing"
        assert one == choose_all(game, state, rng.sample(order, players), choices)
        halfway = choose_all(game, state, order[:-1], choices)
        assert halfway == choose_all(game, state, rng.sample(order[:-1], players - 1), choices)
        assert halfway.to_act == tuple(order[-1:])
        shown = cities.view(game, halfway, order[-1])
        assert [shown.chosen[seat] for seat in order] == [2] * (players - 1) + [0]


@EVERY_NUMBER
def test_planners_share_cities_with_their_neighbours(game: Game, players: int) -> None:
    seats = SEATS[:players]
    names = cities_in_play(game.components, seats)
    owners = {
        name: [seat for seat in seats if name in own_cities(game.components, seats, seat)] for name in names
    }
    assert {len(found) for found in owners.values()} == {1 if players == 2 else 2}
    if players > 2:
        assert owners[names[0]] == [seats[0], seats[1]]
        assert owners[names[-1]] == [seats[0], seats[-1]]
