"""Games under the standard component set, and games played at random, from the beginning or from a position
with plenty of everything.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

import pytest
from msgspec.structs import replace

from reference_impl import rival_cities as rivals
from reference_impl.chance import Chance
from reference_impl.refusals import NeedsChance
from reference_impl.rival_cities import pending, turn
from reference_impl.rival_cities.actions import Action, Done, Exchange
from reference_impl.rival_cities.readings import Game
from reference_impl.rival_cities.state import MIDDLE, SPACES, Mark, Seat, State, Table

GAME = "rival_cities"
SEATS: tuple[Seat, Seat] = ("Hamburg", "Altona")
MARKS = [MIDDLE, *(Mark(seat, number) for seat in SEATS for number in (1, 2, 3, 4))]
PLACES = [*MARKS, *(Mark(seat, number) for seat in SEATS for number in (5, 6, 7))]

T = TypeVar("T")


@pytest.fixture(scope="session")
def game_with(standard_sets: dict[str, Any]) -> Callable[..., Game]:
    """A function from readings to the game under them."""
    return lambda **readings: rivals.configure(standard_sets[GAME], rivals.Readings(**readings))


@pytest.fixture(scope="session")
def game(game_with: Callable[..., Game]) -> Game:
    return game_with()


@pytest.fixture(scope="session")
def with_luck() -> Callable[[Callable[[Chance], Any], random.Random], Any]:
    """A function that calls a function with as many random outcomes of chance as it needs."""
    return lucky


@pytest.fixture(scope="session")
def states() -> Callable[..., Iterator[State]]:
    """A function from a game, a random generator and whether to begin with plenty to the states of a game
    played at random.
    """

    def play(game: Game, rng: random.Random, plenty: bool = False) -> Iterator[State]:
        state = lucky(
            lambda chance: rivals.new_game(
                game, SEATS, rivals.Options(layout=rng.choice(["random", "first game"])), chance
            ),
            rng,
        )
        if plenty:
            state = with_plenty(game, state, rng)
        yield state
        while state.to_act:
            state = lucky(
                lambda chance, state=state: one_step(game, state, rng, chance), rng, rng.getrandbits(32)
            )
            yield state

    return play


def lucky(call: Callable[[Chance], T], rng: random.Random, seed: int = 0) -> T:
    """Return what a call gives with random outcomes of chance; the generator is the same for each attempt."""
    outcomes: list[Any] = []
    before = rng.getstate()
    while True:
        rng.setstate(before)
        try:
            return call(Chance(outcomes))
        except NeedsChance as refusal:
            things = refusal.needs["shuffle"]
            outcomes.append(
                {
                    "shuffle": random.Random(f"{seed} {len(outcomes)} {before[1][:3]}").sample(
                        things, len(things)
                    )
                }
            )


def one_step(game: Game, state: State, rng: random.Random, chance: Chance) -> State:
    """Return the state after one action, rather a deed than an exchange or `done`."""
    seat = rng.choice([*state.to_act * 20, *state.may_act])
    listed = rivals.legal_actions(game, state, seat)
    deeds: list[Action] = [action for action in listed if not isinstance(action, (Done, Exchange))]
    return rivals.apply(
        game, state, seat, rng.choice(deeds if deeds and rng.random() < 0.6 else listed), chance
    )


def split(number: int, rng: random.Random) -> dict[Seat, int]:
    """Return a number divided at random between the players."""
    share = rng.randint(0, number)
    return {"Hamburg": share, "Altona": number - share}


def deal(
    cards: tuple[str, ...], number: int, rng: random.Random
) -> tuple[dict[Seat, tuple[str, ...]], tuple[str, ...]]:
    """Return some cards divided between the players, none ahead by more than two, and the cards left."""
    shuffled = tuple(rng.sample(cards, len(cards)))
    share = min(number, rng.randint(number // 2, number // 2 + 1))
    return {"Hamburg": shuffled[:share], "Altona": shuffled[share:number]}, shuffled[number:]


def with_plenty(game: Game, state: State, rng: random.Random) -> State:
    """Return a position before a move in which the players have goods, cards and half-finished affairs of all
    sorts.
    """
    table = lawsuits_under_way(cards_in_front(goods_in_stock(game, state.table, rng), rng), rng)
    table = replace(
        table, prestige_marker=rng.choice(PLACES), ink_jar=rng.randrange(len(game.components.ink_spaces))
    )
    return turn.ask(game, replace(state, table=table, pending=(pending.Move(),)))


def goods_in_stock(game: Game, table: Table, rng: random.Random) -> Table:
    products: dict[Seat, Any] = {seat: {} for seat in SEATS}
    supply: dict[Any, int] = {}
    for product, there in game.components.products.items():
        taken = split(rng.choice([there, rng.randint(0, there)]), rng)
        for seat in SEATS:
            products[seat] |= {product: taken[seat]} if taken[seat] else {}
        supply |= {product: there - sum(taken.values())} if sum(taken.values()) < there else {}
    letters, stars = (split(rng.randint(0, 12), rng) for _ in range(2))
    active, inactive = (split(rng.randint(0, 6), rng) for _ in range(2))
    return replace(
        table,
        products=products,
        product_supply=supply,
        letters=letters,
        letter_supply=12 - sum(letters.values()),
        star_tokens=stars,
        star_token_supply=12 - sum(stars.values()),
        active_factories=active,
        inactive_factories=inactive,
        factory_supply=12 - sum(active.values()) - sum(inactive.values()),
    )


def cards_in_front(table: Table, rng: random.Random) -> Table:
    alliances, on_board = deal(table.alliances_on_board, rng.randint(0, 4), rng)
    ships, in_box = deal(table.ships_in_box, rng.randint(0, 8), rng)
    hands, stack = deal(table.action_stack, rng.randint(0, len(table.action_stack)), rng)
    return replace(
        table,
        alliances=alliances,
        alliances_on_board=on_board,
        ships=ships,
        ships_in_box=in_box,
        hands=hands,
        action_stack=stack,
    )


def lawsuits_under_way(table: Table, rng: random.Random) -> Table:
    spaces = table.lawsuit_spaces
    for space in SPACES:
        spaces = spaces.put(
            space, tuple(replace(lawsuit, marker=rng.choice(MARKS)) for lawsuit in spaces.at(space))
        )
    return replace(table, lawsuit_spaces=spaces)
