"""Whole games played at random: what is listed is what is accepted, nothing is lost, nothing hidden is seen,
and every game ends.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as some
from msgspec.structs import replace

from reference_impl import rival_cities as rivals
from reference_impl.chance import Chance
from reference_impl.refusals import IllegalAction, NeedsChance
from reference_impl.rival_cities import actions
from reference_impl.rival_cities.actions import Action
from reference_impl.rival_cities.in_order import is_of_itself
from reference_impl.rival_cities.pending import Actions, Sway
from reference_impl.rival_cities.readings import Game, Readings
from reference_impl.rival_cities.state import SPACES, Seat, State, Table, rival_of
from tests.shared import some_of

ROOT = Path(__file__).resolve().parents[3]
SEATS: tuple[Seat, Seat] = ("Hamburg", "Altona")
PROFILES = [
    {ruling.rpartition(".")[2]: reading for ruling, reading in readings.items()}
    for readings in yaml.safe_load((ROOT / "spec/rival_cities/game.yaml").read_text())["profiles"].values()
]
WAYS: list[dict[str, str]] = [
    {},
    *PROFILES,
    *(
        {ruling: reading}
        for ruling, readings in get_type_hints(Readings).items()
        for reading in get_args(readings)[1:]
    ),
]
EVERY_WAY = pytest.mark.parametrize(
    "readings", some_of(WAYS), ids=lambda readings: "-".join(readings.values()) or "adopted"
)
SOME_SEEDS = settings(max_examples=2, deadline=None, derandomize=True, database=None)
MORE_SEEDS = settings(max_examples=25, deadline=None, derandomize=True, database=None)
SEEDS = some.integers(0, 2**32)
PLENTY = some.sampled_from([True, True, False])

States = Callable[..., Iterator[State]]


def accepts(game: Game, state: State, seat: Seat, action: Action) -> bool:
    try:
        rivals.apply(game, state, seat, action, Chance())
    except IllegalAction:
        return False
    except NeedsChance:
        pass
    return True


def every_action(game: Game, state: State) -> list[Action]:
    """Return actions of all kinds, with all that they could name."""
    table, components = state.table, game.components
    products: list[Any] = ["beer", "cloth", "leather", "furniture"]
    cards = [*components.special_cards, *components.basic_cards]
    shown: list[Any] = [
        {"beer": 1},
        {"beer": 2},
        {"cloth": 1},
        {"leather": 1},
        {"furniture": 1},
        {"any": 1},
        {"any": 2},
        {},
    ]
    pairs = [(give, take) for give in products for take in products]
    kinds: list[Any] = [
        actions.UseCard,
        actions.OptionC,
        actions.TakeCard,
        actions.Draw,
        actions.Reactivate,
        actions.EarnPrestige,
    ]
    kinds += [actions.PayAgain, actions.Resolve, actions.Done]
    return [
        *(kind() for kind in kinds),
        *map(actions.Move, (-1, 0, 1, 2, 3, 5, 20, 30)),
        *(
            kind(product)
            for kind in (actions.Pay, actions.Save, actions.Choose, actions.Steal)
            for product in products
        ),
        *map(actions.PlayCard, cards),
        *(actions.ChooseHalf(half) for half in ("left", "right")),
        *(
            actions.Produce(goods, factories)
            for goods in shown
            for factories in (0, 1, table.active_factories["Hamburg"] + 1)
        ),
        *(
            kind(goods)
            for kind in (actions.Gift, actions.Gain, actions.Build)
            for goods in [*shown, {"letter": 1}, {"letter": 2}]
        ),
        *(
            kind(goods, stars)
            for kind in (actions.Donate, actions.DonateNothing)
            for goods in [*shown, {"furniture": 2}]
            for stars in (1, 3)
        ),
        *(kind(*pair) for kind in (actions.Swap, actions.Exchange) for pair in pairs),
        *map(actions.GainStars, (1, 2)),
        *(
            kind(name)
            for kind in (actions.FormAlliance, actions.PayUpkeep, actions.ReturnAlliance, actions.Repeat)
            for name in components.alliances
        ),
        *(
            kind(name)
            for kind in (actions.Purchase, actions.Income, actions.Repeat)
            for name in components.ships
        ),
        *map(actions.Advance, SPACES),
        *(actions.SwapLawsuits((one, other)) for one in SPACES for other in SPACES),
        *map(actions.Piracy, (0, 1, 3)),
    ]


@EVERY_WAY
@SOME_SEEDS
@given(seed=SEEDS)
def test_accepted_is_exactly_what_is_listed(
    game_with: Callable[..., Game], states: States, readings: dict[str, str], seed: int
) -> None:
    game, rng = game_with(**readings), random.Random(seed)
    for number, state in enumerate(states(game, rng, plenty=True)):
        everything = every_action(game, state)
        for seat in SEATS:
            listed = rivals.legal_actions(game, state, seat)
            assert len(listed) <= 1000
            assert not [action for place, action in enumerate(listed) if action in listed[:place]]
            assert all(accepts(game, state, seat, action) for action in listed)
            tried = everything if number % 20 == 0 else rng.sample(everything, 10)
            assert [
                action for action in tried if action not in listed and accepts(game, state, seat, action)
            ] == []


@EVERY_WAY
@SOME_SEEDS
@given(seed=SEEDS, plenty=PLENTY)
def test_a_seat_that_is_asked_can_answer(
    game_with: Callable[..., Game], states: States, readings: dict[str, str], seed: int, plenty: bool
) -> None:
    game = game_with(**readings)
    for state in states(game, random.Random(seed), plenty=plenty):
        able = {seat for seat in SEATS if rivals.legal_actions(game, state, seat)}
        assert able == {*state.to_act, *state.may_act}
        assert not {*state.to_act} & {*state.may_act}
        assert state.settled or not state.may_act
        assert (
            (state.phase == "over")
            == (not state.to_act)
            == (not state.pending)
            == rivals.outcome(game, state).over
        )
        assert not rivals.position_faults(game, state)
        for asked in state.pending[:1]:
            assert not (isinstance(asked, Actions) and is_of_itself(game, asked.actions[0], asked.manner))


@EVERY_WAY
@SOME_SEEDS
@given(seed=SEEDS, plenty=PLENTY)
def test_every_game_ends_with_one_winner(
    game_with: Callable[..., Game], states: States, readings: dict[str, str], seed: int, plenty: bool
) -> None:
    game = game_with(**readings)
    for number, state in enumerate(states(game, random.Random(seed), plenty=plenty)):
        last = state
        assert number < 10_000
    assert len(rivals.outcome(game, last).winners) == 1


def counts(table: Table, rest: dict[str, Any]) -> dict[str, Any]:
    """Return everything that is never made or lost, counted."""
    spaces = [lawsuit.lawsuit for space in SPACES for lawsuit in table.lawsuit_spaces.at(space)]

    def both(cards: Any) -> list[str]:
        return [card for seat in SEATS for card in cards[seat]]

    return {
        **{
            product: table.product_supply.get(product, 0)
            + sum(table.products[seat].get(product, 0) for seat in SEATS)
            for product in rest["products"]
        },
        "letters": table.letter_supply + sum(table.letters.values()),
        "factories": table.factory_supply
        + sum(table.active_factories.values())
        + sum(table.inactive_factories.values()),
        "star_tokens": table.star_token_supply + sum(table.star_tokens.values()),
        "basic": sorted(table.basic_cards),
        "special": sorted(
            [
                *table.action_stack,
                *table.discard_pile,
                *table.card_in_play,
                *both(table.hands),
                *sum(table.dark_spaces, ()),
            ]
        ),
        "alliances": sorted([*table.alliances_on_board, *table.alliances_in_box, *both(table.alliances)]),
        "ships": sorted(
            [*table.ship_stack, *table.ships_in_box, *both(table.ships), *sum(table.ship_spaces, ())]
        ),
        "lawsuits": sorted(
            [
                *table.lawsuit_stack,
                *table.lawsuits_in_box,
                *table.lawsuits_won_by_nobody,
                *both(table.lawsuits_won),
                *spaces,
            ]
        ),
    }


@EVERY_WAY
@SOME_SEEDS
@given(seed=SEEDS)
def test_nothing_is_made_or_lost(
    game_with: Callable[..., Game],
    states: States,
    standard_sets: dict[str, Any],
    readings: dict[str, str],
    seed: int,
) -> None:
    game, values = game_with(**readings), standard_sets["rival_cities"]
    before: dict[str, Any] = {}
    for state in states(game, random.Random(seed), plenty=True):
        now = counts(state.table, values)
        before = before or now
        assert now == before
        assert now["letters"] == now["factories"] == now["star_tokens"] == 12
        assert all(
            number > 0
            for stock in (*state.table.products.values(), state.table.product_supply)
            for number in stock.values()
        )
        table = state.table
        numbers = (table.letters, table.active_factories, table.inactive_factories, table.star_tokens)
        assert min(number for values_of in numbers for number in values_of.values()) >= 0


@EVERY_WAY
@SOME_SEEDS
@given(seed=SEEDS, plenty=PLENTY)
def test_answers_are_what_the_schemas_say(
    game_with: Callable[..., Game],
    states: States,
    schema_of: Callable[[str, str], Any],
    readings: dict[str, str],
    seed: int,
    plenty: bool,
) -> None:
    game = game_with(**readings)

    def fits(schema: str, value: Any) -> bool:
        return bool(
            schema_of("rival_cities", schema).is_valid(msgspec.json.decode(msgspec.json.encode(value)))
        )

    for state in states(game, random.Random(seed), plenty=plenty):
        assert fits("state", state)
        assert fits("outcome", rivals.outcome(game, state))
        for seat in SEATS:
            assert fits("view", rivals.view(game, state, seat))
            assert all(fits("action", action) for action in rivals.legal_actions(game, state, seat))


@MORE_SEEDS
@given(seed=SEEDS, plenty=PLENTY)
def test_a_state_survives_json(game: Game, states: States, seed: int, plenty: bool) -> None:
    for state in states(game, random.Random(seed), plenty=plenty):
        assert msgspec.convert(msgspec.json.decode(msgspec.json.encode(state)), State) == state
        for seat in SEATS:
            for action in rivals.legal_actions(game, state, seat):
                assert msgspec.convert(msgspec.json.decode(msgspec.json.encode(action)), Action) == action


@MORE_SEEDS
@given(seed=SEEDS)
def test_what_is_hidden_is_not_seen(game: Game, states: States, seed: int) -> None:
    rng = random.Random(seed)
    for state in states(game, random.Random(seed), plenty=True):
        for seat in SEATS:
            other = replace(state, table=hidden_things_exchanged(state.table, seat, rng))
            assert rivals.view(game, state, seat) == rivals.view(game, other, seat)
            assert rivals.legal_actions(game, state, seat) == rivals.legal_actions(game, other, seat)


def hidden_things_exchanged(table: Table, seat: Seat, rng: random.Random) -> Table:
    """Return the table with all that a seat cannot see in another order."""
    rival = rival_of(seat)
    special = rng.sample(
        (*table.hands[rival], *table.action_stack), len(table.hands[rival]) + len(table.action_stack)
    )
    ships = rng.sample(
        (*table.ship_stack, *table.ships_in_box), len(table.ship_stack) + len(table.ships_in_box)
    )
    lawsuits = rng.sample(
        (*table.lawsuit_stack, *table.lawsuits_in_box), len(table.lawsuit_stack) + len(table.lawsuits_in_box)
    )
    in_hand, ship_stack, lawsuit_stack = (
        len(table.hands[rival]),
        len(table.ship_stack),
        len(table.lawsuit_stack),
    )
    return replace(
        table,
        hands={**table.hands, rival: tuple(special[:in_hand])},
        action_stack=tuple(special[in_hand:]),
        ship_stack=tuple(ships[:ship_stack]),
        ships_in_box=tuple(ships[ship_stack:]),
        lawsuit_stack=tuple(lawsuits[:lawsuit_stack]),
        lawsuits_in_box=tuple(lawsuits[lawsuit_stack:]),
    )


def test_a_position_that_no_game_comes_to_is_told(game_with: Callable[..., Game], states: States) -> None:
    game = game_with()
    played = list(states(game, random.Random(1), plenty=True))
    with_card = next(state for state in played if state.table.card_in_play)
    without = next(state for state in played if not state.table.card_in_play and state.pending)
    sway = Sway("Hamburg", "I")
    spaces = without.table.lawsuit_spaces.put("I", ())
    impossible = [
        replace(without, table=replace(without.table, card_in_play=with_card.table.card_in_play)),
        replace(with_card, table=replace(with_card.table, card_in_play=())),
        replace(
            without,
            pending=(*without.pending, sway),
            table=replace(without.table, lawsuit_spaces=spaces),
        ),
    ]
    told = [rivals.position_faults(game, state) for state in impossible]
    card = "the card in play is not the one that is to be discarded"
    assert told == [[card], [card], ["there is no lawsuit to be swayed on space I"]]
