"""What holds in every state of every game, under every reading, in games played at random."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, get_args, get_type_hints

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as some
from msgspec.structs import replace

from reference_impl import rivalry
from reference_impl.chance import Chance
from reference_impl.clauses import IllegalAction, allowed
from reference_impl.refusals import NeedsChance
from reference_impl.rivalry import actions, cities, turn
from reference_impl.rivalry.actions import Action
from reference_impl.rivalry.readings import Game, Readings
from reference_impl.rivalry.state import PIECES, Seat, State, Table, other, pieces_on
from tests.shared import WHOLE, some_of

SEATS: tuple[Seat, Seat] = ("Republic", "Kingdom")
WAYS: list[dict[str, str]] = [
    {},
    *(
        {ruling: reading}
        for ruling, readings in get_type_hints(Readings).items()
        for reading in get_args(readings)[1:]
        if reading != "no_limit"
    ),
]
"""Every reading but the one under which a game at random need not end."""
EVERY_WAY = pytest.mark.parametrize(
    "readings", some_of(WAYS), ids=lambda readings: "-".join((*readings, *readings.values())) or "adopted"
)
SOME_SEEDS = settings(max_examples=1, deadline=None, derandomize=True, database=None)
MORE_SEEDS = settings(max_examples=5, deadline=None, derandomize=True, database=None)
SEEDS = some.integers(0, 2**32)
EITHER = some.sampled_from([True, False])

States = Callable[..., Iterator[State]]


def accepts(game: Game, state: State, seat: Seat, action: Action) -> bool:
    try:
        rivalry.apply(game, state, seat, action, Chance())
    except IllegalAction:
        return False
    except NeedsChance:
        pass
    return True


def some_actions(game: Game, rng: random.Random, number: int) -> list[Action]:
    """Return actions of all kinds, with names taken at random."""
    tiles, sites = [*game.components.tiles, "9,9"], [*game.components.sites, "9,9,N"]
    bare: list[Any] = [
        actions.Fight,
        actions.Surrender,
        actions.AttackAgain,
        actions.GiveUp,
        actions.RollToSaveLeader,
        actions.LeaveLeader,
    ]
    found: list[Action] = [actions.Done(), *(kind() for kind in bare)]
    on_site: list[Any] = [actions.Found, actions.DeclareCapital, actions.Build, actions.Escape]
    on_tile: list[Any] = [actions.Place, actions.Remove, actions.Relocate, actions.MarchIn]
    for _ in range(number):
        tile = rng.choice(tiles)
        near = rng.choice(
            [*game.components.next_to(tile), *game.components.two_away(tile), rng.choice(tiles)]
        )
        found += [rng.choice(on_site)(rng.choice(sites)), rng.choice(on_tile)(rng.choice(PIECES), tile)]
        found += [
            actions.Move(rng.choice(PIECES), tile, near),
            actions.Attack(tile, rng.choice([near, *game.components.sites_at(near)])),
        ]
    return found


@EVERY_WAY
@SOME_SEEDS
@given(seed=SEEDS, whole=EITHER)
def test_accepted_is_exactly_what_is_listed(
    game_with: Callable[..., Game], states: States, readings: dict[str, str], seed: int, whole: bool
) -> None:
    game, rng = game_with(**readings), random.Random(seed)
    for state in states(game, rng, whole=whole, turns=10):
        tried = some_actions(game, rng, 12)
        for seat in SEATS:
            listed = rivalry.legal_actions(game, state, seat)
            assert len(listed) <= 1000
            assert len(set(listed)) == len(listed)
            assert all(accepts(game, state, seat, action) for action in listed)
            assert [
                action for action in tried if action not in listed and accepts(game, state, seat, action)
            ] == []


@pytest.mark.parametrize(
    "readings",
    [
        {},
        {"cavalry_and_the_roll": "one_a_tile"},
        {"entering_city_tiles": "open"},
        {"order_of_moves_and_attacks": "moves_first"},
        {"leaving_a_captured_city": "must_stay"},
    ],
    ids=lambda readings: "-".join(readings) or "adopted",
)
@SOME_SEEDS
@given(seed=SEEDS)
def test_every_move_to_a_tile_one_or_two_away_is_listed_or_refused(
    game_with: Callable[..., Game], states: States, readings: dict[str, str], seed: int
) -> None:
    game = game_with(**readings)
    for state in states(game, random.Random(seed), turns=6):
        if state.phase != "turn":
            continue
        seat, near = state.to_act[0], game.components
        tried = [
            actions.Move(piece, start, end)
            for piece in PIECES
            for start in (*state.table.foot[seat], *state.table.cavalry[seat])
            for end in (start, *near.next_to(start), *near.two_away(start))
        ]
        accepted = {move for move in tried if allowed(turn.require_action, game, state, seat, move)}
        listed = rivalry.legal_actions(game, state, seat)
        assert accepted == {action for action in listed if isinstance(action, actions.Move)}


@EVERY_WAY
@SOME_SEEDS
@given(seed=SEEDS, whole=EITHER)
def test_the_seat_that_is_asked_can_answer(
    game_with: Callable[..., Game], states: States, readings: dict[str, str], seed: int, whole: bool
) -> None:
    game = game_with(**readings)
    for state in states(game, random.Random(seed), whole=whole):
        assert tuple(seat for seat in SEATS if rivalry.legal_actions(game, state, seat)) == state.to_act
        assert (
            (state.phase == "over")
            == (not state.to_act)
            == (not state.pending)
            == rivalry.outcome(game, state).over
        )
        assert rivalry.position_faults(game, state) == []


@EVERY_WAY
@SOME_SEEDS
@given(seed=SEEDS)
def test_every_game_ends(
    game_with: Callable[..., Game], states: States, readings: dict[str, str], seed: int
) -> None:
    game = game_with(**readings)
    for number, state in enumerate(states(game, random.Random(seed), whole=True, turns=300 if WHOLE else 60)):
        last = state
        assert number < 20_000
    result = rivalry.outcome(game, last)
    counted = game.readings.endless_game == "most_cities"
    assert len(result.winners) == (result.why != "turn limit") or (counted and len(result.winners) == 1)


def may_be_among_enemies(game: Game) -> bool:
    """Tell whether enemies may stand on the tiles of a city that is defended."""
    return (
        game.readings.entering_city_tiles == "open"
        or game.readings.improvement_beside_enemies == "with_enemies"
    )


def cavalry(table: Table, seat: Seat) -> int:
    return table.cavalry_reserve[seat] + sum(table.cavalry[seat].values())


@EVERY_WAY
@SOME_SEEDS
@given(seed=SEEDS, whole=EITHER)
def test_the_board_keeps_its_order(
    game_with: Callable[..., Game], states: States, readings: dict[str, str], seed: int, whole: bool
) -> None:
    game = game_with(**readings)
    around = game.components.around
    cards = Counter(game.components.deck())
    for state in states(game, random.Random(seed), whole=whole):
        table = state.table
        assert Counter((*table.deck, *table.discard)) == cards
        assert all(
            cavalry(table, seat) == game.components.cavalry and table.cavalry_reserve[seat] >= 0
            for seat in SEATS
        )
        assert all(
            number > 0 for piece in PIECES for seat in SEATS for number in table.on(piece)[seat].values()
        )
        if state.phase in ("setup", "battle"):
            continue
        for site, found in table.cities.items():
            for city in found:
                enemies = [
                    seat for seat in SEATS if seat != city.holder and pieces_on(table, seat, around(site))
                ]
                assert not enemies or may_be_among_enemies(game) or state.phase == "over"
                captor = other(city.founder)
                assert (
                    city.holder != captor
                    or pieces_on(table, captor, cities.stations_of_captor(game, site))
                    or state.phase == "over"
                )


@EVERY_WAY
@SOME_SEEDS
@given(seed=SEEDS, whole=EITHER)
def test_answers_are_what_the_schemas_say(
    game_with: Callable[..., Game],
    states: States,
    schema_of: Callable[[str, str], Any],
    readings: dict[str, str],
    seed: int,
    whole: bool,
) -> None:
    game = game_with(**readings)

    def fits(schema: str, value: Any) -> bool:
        return bool(schema_of("rivalry", schema).is_valid(msgspec.json.decode(msgspec.json.encode(value))))

    for state in states(game, random.Random(seed), whole=whole, turns=15):
        assert fits("state", state)
        assert fits("outcome", rivalry.outcome(game, state))
        for seat in SEATS:
            assert fits("view", rivalry.view(game, state, seat))
            assert all(fits("action", action) for action in rivalry.legal_actions(game, state, seat))


@MORE_SEEDS
@given(seed=SEEDS, whole=EITHER)
def test_a_state_survives_json(game: Game, states: States, seed: int, whole: bool) -> None:
    for state in states(game, random.Random(seed), whole=whole):
        assert msgspec.convert(msgspec.json.decode(msgspec.json.encode(state)), State) == state
        for seat in SEATS:
            for action in rivalry.legal_actions(game, state, seat):
                assert msgspec.convert(msgspec.json.decode(msgspec.json.encode(action)), Action) == action


@MORE_SEEDS
@given(seed=SEEDS)
def test_the_order_of_the_stack_is_not_seen(game: Game, states: States, seed: int) -> None:
    rng = random.Random(seed)
    for state in states(game, random.Random(seed)):
        hidden = replace(
            state, table=replace(state.table, deck=tuple(rng.sample(state.table.deck, len(state.table.deck))))
        )
        for seat in SEATS:
            assert rivalry.view(game, state, seat) == rivalry.view(game, hidden, seat)
            assert rivalry.legal_actions(game, state, seat) == rivalry.legal_actions(game, hidden, seat)
