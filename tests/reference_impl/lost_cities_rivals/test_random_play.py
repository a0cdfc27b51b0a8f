"""Whole games played at random: what is listed is what is accepted, nothing is lost, and every game ends."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from reference_impl import lost_cities_rivals as rivals
from reference_impl.chance import Chance
from reference_impl.lost_cities_rivals.actions import Action, Add, Bid, Done, Pass, Return, Uncover
from reference_impl.lost_cities_rivals.readings import Game, Readings
from reference_impl.lost_cities_rivals.state import Seat, State
from reference_impl.refusals import IllegalAction, NeedsChance

SEATS: tuple[Seat, ...] = ("North", "East", "South", "West")
OTHER_READINGS = [
    {ruling: reading}
    for ruling, readings in get_type_hints(Readings).items()
    for reading in get_args(readings)[1:]
]
WAYS: list[tuple[int, dict[str, str]]] = [(players, {}) for players in (2, 3, 4)] + [
    (3, readings) for readings in OTHER_READINGS
]
EVERY_WAY = pytest.mark.parametrize(
    ("players", "readings"),
    WAYS,
    ids=[f"{players}-{'-'.join(readings.values())}" for players, readings in WAYS],
)


def new_game(game: Game, seats: tuple[Seat, ...], rng: random.Random) -> State:
    outcomes: list[Any] = []
    while True:
        try:
            return rivals.new_game(game, seats, rivals.Options(), Chance(outcomes))
        except NeedsChance as refusal:
            things = refusal.needs["shuffle"]
            outcomes.append({"shuffle": rng.sample(things, len(things))})


def states(game: Game, players: int, rng: random.Random) -> Iterator[State]:
    state = new_game(game, SEATS[:players], rng)
    yield state
    while state.to_act:
        seat = state.to_act[0]
        action = rng.choice(rivals.legal_actions(game, state, seat))
        state = rivals.apply(game, state, seat, action, Chance())
        yield state


def accepts(game: Game, state: State, seat: Seat, action: Action) -> bool:
    try:
        rivals.apply(game, state, seat, action, Chance())
    except IllegalAction:
        return False
    return True


def every_action(game: Game) -> list[Action]:
    cards = [kind(face) for face in sorted(game.components.faces) for kind in (Add, Return)]
    return [Uncover(), Pass(), Done(), *map(Bid, range(-1, 39)), *cards]


@EVERY_WAY
def test_accepted_is_exactly_what_is_listed(
    game_with: Callable[..., Game], players: int, readings: dict[str, str]
) -> None:
    game, rng = game_with(**readings), random.Random(players)
    actions = every_action(game)
    for state in states(game, players, rng):
        for seat in SEATS:
            listed = rivals.legal_actions(game, state, seat)
            assert len(set(listed)) == len(listed)
            assert all(accepts(game, state, seat, action) for action in listed)
            tried = [
                *rng.sample(actions, 12),
                Bid(state.table.auction.bid),
                Bid(state.table.auction.bid + 1),
                Done(),
                Pass(),
                Uncover(),
            ]
            tried += [kind(face) for face in state.table.display[-2:] for kind in (Add, Return)]
            assert {action for action in tried if accepts(game, state, seat, action)} <= set(listed)


def test_every_action_is_tried_in_every_state_of_one_game(game: Game) -> None:
    actions = every_action(game)
    for state in list(states(game, 3, random.Random(7)))[::5]:
        for seat in SEATS:
            assert {action for action in actions if accepts(game, state, seat, action)} == set(
                rivals.legal_actions(game, state, seat)
            )


@EVERY_WAY
def test_nothing_is_lost_and_the_game_ends(
    game_with: Callable[..., Game], players: int, readings: dict[str, str]
) -> None:
    game, rng = game_with(**readings), random.Random(players + 10)
    cards = Counter(game.components.starting_wagers() + game.components.pack())
    for state in states(game, players, rng):
        table = state.table
        laid = [
            face
            for own in table.expeditions.values()
            for series in msgspec.structs.astuple(own)
            for face in series
        ]
        lying = [
            *table.display,
            *table.draw_pile,
            *(face for pile in table.piles_aside for face in pile),
            *table.box,
        ]
        assert Counter(laid + lying) == cards
        assert table.gold_supply + sum(table.gold.values()) == game.components.gold_coins
        assert min(table.gold.values()) >= 0
        assert (state.phase == "over") == (not state.to_act) == rivals.outcome(game, state).over
        assert state.phase == "over" or table.draw_pile
        assert state.settled or state.phase == "spoils"
        assert rivals.position_faults(game, state) == []
    assert state.phase == "over"
    assert rivals.outcome(game, state).winners


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
            schema_of("lost_cities_rivals", schema).is_valid(msgspec.json.decode(msgspec.json.encode(value)))
        )

    for state in states(game, players, rng):
        assert fits("state", state)
        assert fits("outcome", rivals.outcome(game, state))
        for seat in state.table.seats:
            assert fits("view", rivals.view(game, state, seat))
            assert all(fits("action", action) for action in rivals.legal_actions(game, state, seat))
