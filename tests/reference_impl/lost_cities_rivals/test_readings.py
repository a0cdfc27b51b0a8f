"""Each reading of each switchable ruling, mostly on the witness of the ruling."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest
import yaml
from msgspec import structs

from reference_impl import lost_cities_rivals as rivals
from reference_impl.chance import Chance
from reference_impl.lost_cities_rivals.actions import Add, Bid, Done, Pass, Return, Uncover
from reference_impl.lost_cities_rivals.readings import Game, Readings
from reference_impl.lost_cities_rivals.state import Auction, Seat, State
from reference_impl.refusals import IllegalAction, NeedsChance

SPEC = Path(__file__).resolve().parents[3] / "spec" / "lost_cities_rivals"
GameWith = Callable[..., Game]
Position = Callable[..., State]


def test_the_switchable_rulings_are_those_of_the_specification() -> None:
    rulings = yaml.safe_load((SPEC / "rulings.yaml").read_text())
    wanted = {
        ruling["id"].rpartition(".")[2]: (ruling["adopted"], set(ruling["readings"]))
        for ruling in rulings
        if ruling.get("switchable")
    }
    defaults = {field.name: field.default for field in structs.fields(Readings)}
    assert {
        name: (get_args(readings)[0], set(get_args(readings)))
        for name, readings in get_type_hints(Readings).items()
    } == wanted
    assert defaults == {name: adopted for name, (adopted, _) in wanted.items()}


def hands(game: Game, seats: tuple[Seat, ...], *shuffles: str) -> list[list[str]]:
    """Return the colours of each seat's starting wager cards, for shuffles given by the first letters of the
    colours.
    """
    colours = {colour[0]: colour for colour in ("yellow", "blue", "white", "green", "red")}
    outcomes = [
        {"shuffle": [f"{colours[letter]} starting wager" for letter in shuffle]} for shuffle in shuffles
    ]
    state = rivals.new_game(
        game, seats, rivals.Options(), Chance([*outcomes, {"shuffle": list(game.components.pack())}])
    )
    return [
        sorted(colour[0] for colour in colours.values() if own.of(colour))
        for own in state.table.expeditions.values()
    ]  # type: ignore[arg-type]


NORTH_AND_SOUTH: tuple[Seat, ...] = ("North", "South")


def test_a_pair_is_exchanged_after_the_deal(game_with: GameWith) -> None:
    assert hands(game_with(), NORTH_AND_SOUTH, "rrbgwwbgyy") == [["r", "w"], ["b", "g"]]


def test_a_pair_is_exchanged_while_dealing(game_with: GameWith) -> None:
    game = game_with(two_starting_wagers_of_one_colour="exchanged_while_dealing")
    assert hands(game, NORTH_AND_SOUTH, "rrbgwwbgyy") == [["b", "r"], ["g", "w"]]


def test_a_deal_with_a_pair_is_dealt_again(game_with: GameWith) -> None:
    game = game_with(two_starting_wagers_of_one_colour="dealt_again")
    pair = {
        "shuffle": [
            f"{colour} starting wager"
            for colour in ("red", "blue", "green", "white", "yellow")
            for _ in range(2)
        ]
    }
    with pytest.raises(NeedsChance) as refused:
        rivals.new_game(game, NORTH_AND_SOUTH, rivals.Options(), Chance([pair, pair]))
    assert sorted(refused.value.needs["shuffle"]) == sorted(pair["shuffle"])
    assert hands(game, NORTH_AND_SOUTH, "rrbgwwbgyy", "rbggwwbryy", "wrbgrwbgyy") == [["r", "w"], ["b", "g"]]


def test_four_pairs_are_all_put_right(game_with: GameWith) -> None:
    assert hands(game_with(), ("North", "East", "South", "West"), "rrbbggwwyy") == [
        ["r", "y"],
        ["b", "y"],
        ["g", "r"],
        ["b", "w"],
    ]


@pytest.mark.parametrize("order", ["two_together", "one_at_a_time"])
@pytest.mark.parametrize(
    "reading", get_args(get_type_hints(Readings)["two_starting_wagers_of_one_colour"])[:2]
)
def test_no_shuffle_leaves_a_pair(game_with: GameWith, reading: str, order: str) -> None:
    game, rng = game_with(two_starting_wagers_of_one_colour=reading, order_of_dealing=order), random.Random(1)
    for _ in range(100):
        shuffle = "".join(rng.sample("yybbwwggrr", 10))
        assert all(len(hand) == 2 for hand in hands(game, ("North", "East", "South", "West"), shuffle))


def test_the_order_of_dealing_is_switched(game_with: GameWith) -> None:
    assert hands(game_with(), NORTH_AND_SOUTH, "rbgwrbgwyy") == [["b", "r"], ["g", "w"]]
    assert hands(game_with(order_of_dealing="one_at_a_time"), NORTH_AND_SOUTH, "rbgwrbgwyy") == [
        ["g", "r"],
        ["b", "w"],
    ]


def test_gold_is_open_or_hidden(game_with: GameWith, position: Position) -> None:
    state = position(gold={"North": 18, "South": 18})
    assert rivals.view(game_with(), state, "North").gold == {"North": 18, "South": 18}
    assert rivals.view(game_with(gold_is_open="hidden"), state, "North").gold == {"North": 18}


def test_a_lot_decides_who_starts(game_with: GameWith) -> None:
    game = game_with(who_starts="by_lot")
    seats: tuple[Seat, ...] = ("North", "East", "South")
    outcomes: list[dict[str, Any]] = [
        {"shuffle": list(cards)} for cards in (game.components.starting_wagers(), game.components.pack())
    ]
    state = rivals.new_game(
        game, seats, rivals.Options(), Chance([*outcomes, {"shuffle": ["East", "North", "South"]}])
    )
    assert (state.to_act, state.table.starting_player, state.table.seats) == (
        ("East",),
        "East",
        ("East", "South", "North"),
    )
    first = rivals.new_game(game_with(), seats, rivals.Options(), Chance(outcomes))
    assert (first.to_act, first.table.starting_player, first.table.seats) == (("North",), "North", seats)


@pytest.fixture
def won(position: Position) -> Callable[..., State]:
    """A function to a state in which North has won an auction for 2 coins and may use the display."""

    def build(**table: Any) -> State:
        return position(phase="spoils", auction=Auction(2, ("North",), ("South",)), **table)

    return build


@pytest.mark.parametrize(("reading", "holder"), [("stays", "North"), ("passes_on", "South")])
def test_the_starting_player_card_at_the_end(
    game_with: GameWith, won: Callable[..., State], reading: str, holder: str
) -> None:
    state = won(draw_pile=("white 10",), display=("red 2",))
    after = rivals.apply(game_with(starting_player_card_at_the_end=reading), state, "North", Done(), Chance())
    assert (after.phase, after.table.starting_player) == ("over", holder)
    earlier = rivals.apply(
        game_with(starting_player_card_at_the_end=reading), won(display=("red 2",)), "North", Done(), Chance()
    )
    assert earlier.table.starting_player == "South"


BOTH_RED: dict[Seat, tuple[str, ...]] = {"North": ("red 6",), "South": ("red 7",)}


@pytest.mark.parametrize(("reading", "display"), [("to_the_box", ()), ("to_the_display", ("red 3",))])
def test_a_useless_card_after_an_auction(
    game_with: GameWith, won: Callable[..., State], reading: str, display: tuple[str, ...]
) -> None:
    state = won(own=BOTH_RED, draw_pile=("red 3", "red 4"))
    after = rivals.apply(game_with(useless_card_after_an_auction=reading), state, "North", Done(), Chance())
    assert after.table.display == display
    uncovered = rivals.apply(
        game_with(useless_card_after_an_auction=reading),
        structs.replace(state, phase="turn"),
        "North",
        Uncover(),
        Chance(),
    )
    assert uncovered.table.box == ("red 3",)


@pytest.mark.parametrize(
    ("reading", "display"), [("stays", ("red 3", "white 10")), ("leaves", ("white 10",))]
)
def test_a_useless_card_already_in_the_display(
    game_with: GameWith, won: Callable[..., State], reading: str, display: tuple[str, ...]
) -> None:
    game = game_with(useless_card_already_in_the_display=reading)
    state = won(own={"North": ("red 2",), "South": ("red 8",)}, display=("red 3", "red 7"))
    after = rivals.apply(
        game, rivals.apply(game, state, "North", Add("red 7"), Chance()), "North", Done(), Chance()
    )
    assert after.table.display == display


@pytest.mark.parametrize(
    ("reading", "gold"), [("forbidden", None), ("allowed", {"North": 10, "East": 11, "South": 11})]
)
def test_an_auction_of_an_empty_display(
    game_with: GameWith, position: Position, reading: str, gold: dict[str, int] | None
) -> None:
    game = game_with(auction_of_an_empty_display=reading)
    state = position(
        seats=("North", "East", "South"), draw_pile=("white 10",), piles_aside=(("red 2",),), gold_supply=2
    )
    if gold is None:
        assert rivals.legal_actions(game, state, "North") == (Uncover(),)
        return
    for seat, action in (("North", Bid(1)), ("East", Pass()), ("South", Pass()), ("North", Done())):
        state = rivals.apply(game, state, seat, action, Chance())  # type: ignore[arg-type]
    assert state.table.gold == gold
    assert state.to_act == ("East",)


def test_one_card_must_be_added_if_possible(game_with: GameWith, won: Callable[..., State]) -> None:
    state = won(own={"North": ("green 10",)}, display=("red 10", "green 9"))
    assert Done() in rivals.legal_actions(game_with(), state, "North")
    game = game_with(winner_adds_nothing="one_if_possible")
    returned = rivals.apply(game, state, "North", Return("green 9"), Chance())
    assert rivals.legal_actions(game, returned, "North") == (Add("red 10"),)
    added = rivals.apply(game, returned, "North", Add("red 10"), Chance())
    assert rivals.legal_actions(game, added, "North") == (Done(),)


def test_having_added_is_not_forgotten_by_returning(game_with: GameWith, won: Callable[..., State]) -> None:
    game = game_with(winner_adds_nothing="one_if_possible")
    state = won(display=("red 2", "red 3", "red 4"))
    for action in (Add("red 2"), Return("red 3")):
        state = rivals.apply(game, state, "North", action, Chance())
    assert Done() in rivals.legal_actions(game, state, "North")


def test_closing_is_free_where_nothing_can_be_added(game_with: GameWith, won: Callable[..., State]) -> None:
    state = won(own={"North": ("green 10",)}, display=("green 9",))
    assert Done() in rivals.legal_actions(game_with(winner_adds_nothing="one_if_possible"), state, "North")


def test_returning_comes_in_any_order_or_last(game_with: GameWith, won: Callable[..., State]) -> None:
    state = rivals.apply(game_with(), won(display=("red 4", "blue 5")), "North", Return("blue 5"), Chance())
    assert rivals.legal_actions(game_with(), state, "North") == (Add("red 4"), Done())
    assert rivals.legal_actions(game_with(order_of_adding_and_returning="return_last"), state, "North") == (
        Done(),
    )


def test_two_strict_readings_together_do_not_lock_the_winner_in(
    game_with: GameWith, won: Callable[..., State]
) -> None:
    game = game_with(winner_adds_nothing="one_if_possible", order_of_adding_and_returning="return_last")
    state = rivals.apply(game, won(display=("red 4", "blue 5")), "North", Return("blue 5"), Chance())
    assert rivals.legal_actions(game, state, "North") == (Done(),)


@pytest.mark.parametrize(
    ("reading", "winners", "why"),
    [("shared", ("North", "South"), "tie"), ("more_gold", ("North",), "most victory points")],
)
def test_a_tie(
    game_with: GameWith, position: Position, reading: str, winners: tuple[str, ...], why: str
) -> None:
    over = position(
        phase="over",
        to_act=(),
        own={"South": ("red wager", "red 6", "red 7", "red 8")},
        gold={"North": 16, "South": 4},
    )
    outcome = rivals.outcome(game_with(tie=reading), over)
    assert [score.total for score in outcome.scores.values()] == [16, 16]
    assert (outcome.winners, outcome.why) == (winners, why)


def test_a_tie_in_points_and_gold_is_shared_under_every_reading(
    game_with: GameWith, position: Position
) -> None:
    over = position(phase="over", to_act=())
    assert rivals.outcome(game_with(tie="more_gold"), over).winners == NORTH_AND_SOUTH


def test_a_refusal_under_a_reading_names_a_clause_of_its_ruling(
    game_with: GameWith, won: Callable[..., State]
) -> None:
    with pytest.raises(IllegalAction) as refused:
        rivals.apply(
            game_with(winner_adds_nothing="one_if_possible"),
            won(display=("red 4",)),
            "North",
            Done(),
            Chance(),
        )
    assert refused.value.clause == "lost_cities_rivals.spoils.add_any_number"
