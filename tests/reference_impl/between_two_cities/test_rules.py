"""Points where the rules are easily got wrong, and the ties between functions and clauses of this game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from reference_impl import between_two_cities as cities
from reference_impl import trace
from reference_impl.between_two_cities.actions import Action, Choose, Place
from reference_impl.between_two_cities.readings import Game
from reference_impl.between_two_cities.state import Pending, Seat, Seats, State
from reference_impl.chance import Chance
from reference_impl.clauses import IllegalAction
from ruleproof.engines.traced import Heard

SPEC = Path(__file__).resolve().parents[3] / "spec" / "between_two_cities"
Position = Callable[..., State]
Grid = Callable[..., dict[str, str]]
THREE: Seats = ("North", "East", "South")
TWO: Seats = ("North", "South")


def play(game: Game, state: State, *plays: tuple[Seat, Action]) -> State:
    for seat, action in plays:
        state = cities.apply(game, state, seat, action, Chance())
    return state


def refused_under(game: Game, state: State, seat: Seat, action: Action, clause: str) -> None:
    with pytest.raises(IllegalAction) as refused:
        cities.apply(game, state, seat, action, Chance())
    assert refused.value.clause == f"between_two_cities.{clause}"


def clauses_of(game: Game, state: State, seat: Seat, action: Action) -> set[str]:
    heard = Heard()
    with trace.tracing(heard.tracer(trace)):
        play(game, state, (seat, action))
    return {name.removeprefix("between_two_cities.") for name in heard.applied()["clauses"]}


def new_game(game: Game, seats: Seats, seating: list[str] | None = None) -> State:
    components = game.components
    outcomes = [
        {"shuffle": list(tiles)} for tiles in (components.all_building_tiles(), components.all_duplex_tiles())
    ]
    if seating is None:
        return cities.new_game(game, seats, cities.Options("by category"), Chance(outcomes))
    rest = [card for card in components.seating_cards if card not in seating]
    return cities.new_game(game, seats, cities.Options(), Chance([{"shuffle": [*seating, *rest]}, *outcomes]))


def test_dealt_values_rise_along_the_seats(game: Game) -> None:
    assert new_game(game, THREE, ["card 9", "card 2", "card 5"]).table.seating_values == {
        "North": 2,
        "East": 5,
        "South": 9,
    }
    assert new_game(game, THREE).table.seating_values == {"North": 1, "East": 2, "South": 3}


@pytest.mark.parametrize("seats", [("North",), (), ("North", "North")])
def test_who_cannot_play(game: Game, seats: Seats) -> None:
    with pytest.raises(IllegalAction):
        new_game(game, seats)


@pytest.mark.parametrize(("rounds", "city"), [("1", "city 1"), ("2", "city 1"), ("3", "city 3")])
def test_the_rest_of_a_hand_lies_under_the_token_of_the_round(
    game: Game, position: Position, rounds: str, city: str
) -> None:
    state = position(round=rounds, hands={"North": ("shop", "park", "office")})
    state = play(game, state, ("North", Choose("park")), ("North", Choose("shop")))
    assert state.table.under_tokens[city] == ("office",)
    assert state.to_act == ("East", "South")


def about_to_end(position: Position, seats: Seats, round_: str, under: dict[str, tuple[str, ...]]) -> State:
    """Return a state in which the last seat has one shop left, for the city to its right."""
    right = f"city {len(seats) - 1 if len(seats) > 2 else 4}"
    return position(
        seats=seats,
        round=round_,
        to_place_in={seats[-1]: (right,)},
        revealed={seats[-1]: ("shop",)},
        under_tokens=under,
    )


@pytest.mark.parametrize(
    ("seats", "round_", "hands"),
    [
        (THREE, "1", {"North": "office", "East": "park", "South": "house"}),
        (THREE, "3", {"North": "park", "East": "house", "South": "office"}),
    ],
)
def test_hands_travel_by_the_round(
    game: Game, position: Position, seats: Seats, round_: str, hands: dict[Seat, str]
) -> None:
    under = {"city 1": ("park",) * 3, "city 2": ("house",) * 3, "city 3": ("office",) * 3}
    state = play(
        game, about_to_end(position, seats, round_, under), (seats[-1], Place("shop", "city 2", "0,0"))
    )
    assert state.table.hands == {seat: (tile,) * 3 for seat, tile in hands.items()}
    assert (state.phase, state.to_act, state.table.round) == ("choosing", seats, round_)


@pytest.mark.parametrize("round_", ["1a", "1b", "3a", "3b"])
def test_two_players_exchange_their_hands_in_every_round(game: Game, position: Position, round_: str) -> None:
    state = about_to_end(position, TWO, round_, {"city 1": ("park",) * 3, "city 3": ("house",) * 3})
    state = play(game, state, ("South", Place("shop", "city 4", "0,0")))
    assert state.table.hands == {"North": ("house",) * 3, "South": ("park",) * 3}


@pytest.mark.parametrize(
    ("seats", "round_", "following", "box", "stack"),
    [
        (THREE, "1", "2", 21, 12),
        (THREE, "2", "3", 0, 21),
        (TWO, "1a", "1b", 7, 21),
        (TWO, "1b", "2a", 21, 15),
        (TWO, "2a", "2b", 21, 15),
        (TWO, "2b", "3a", 7, 21),
        (TWO, "3a", "3b", 7, 21),
    ],
)
def test_what_follows_a_round(
    game: Game, position: Position, seats: Seats, round_: str, following: str, box: int, stack: int
) -> None:
    left = ("city 1", "city 3") if seats == TWO else ("city 1", "city 2", "city 3")
    state = about_to_end(position, seats, round_, dict.fromkeys(left, ("office",)))
    state = replace(
        state, table=replace(state.table, box=("park",) * 21, duplex_stack=("park over house",) * 21)
    )
    state = play(game, state, (seats[-1], Place("shop", "city 4" if seats == TWO else "city 2", "0,0")))
    assert (state.table.round, state.table.discards) == (following, ("office",) * len(seats))
    assert (len(state.table.box), len(state.table.duplex_stack)) == (box, stack)
    assert (state.phase, state.to_act) == ("choosing", seats)
    assert not any(state.table.under_tokens.values())


def test_the_game_ends_after_round_three(game: Game, position: Position) -> None:
    state = about_to_end(position, THREE, "3", dict.fromkeys(("city 1", "city 2", "city 3"), ("office",)))
    state = play(game, state, ("South", Place("shop", "city 2", "0,0")))
    assert (state.phase, state.to_act, len(state.table.discards)) == ("over", (), 3)
    refused_under(game, state, "North", Choose("shop"), "ending.after_round_three")


def test_what_choosing_refuses(game: Game, position: Position) -> None:
    state = position(hands=dict.fromkeys(THREE, ("shop", "park", "office")))
    refused_under(game, state, "North", Choose("house"), "choosing.two_tiles")
    refused_under(game, state, "North", Place("shop", "city 1", "0,0"), "rounds.steps_in_order")
    state = play(game, state, ("North", Choose("park")))
    assert (state.settled, state.to_act) == (False, ("North",))
    refused_under(game, state, "North", Choose("park"), "choosing.two_tiles")
    state = play(game, state, ("North", Choose("shop")))
    assert state.settled
    refused_under(game, state, "North", Choose("office"), "choosing.final")
    assert cities.legal_actions(game, state, "West") == ()


@pytest.fixture
def revealed(position: Position) -> Callable[..., State]:
    """A function to a state in which North has the tiles named, for city 1 to the left and city 3 to the
    right.
    """

    def build(*tiles: str, city: dict[str, str] | None = None, **table: object) -> State:
        to_place_in = {"North": ("city 1", "city 3")}
        return position(
            to_place_in=to_place_in, revealed={"North": tiles}, cities={"city 1": city or {}}, **table
        )

    return build


@pytest.mark.parametrize(
    ("action", "clause"),
    [
        (Choose("shop"), "rounds.steps_in_order"),
        (Place("house", "city 1", "1,0"), "placing.one_to_the_left"),
        (Place("shop", "city 2", "0,0"), "placing.one_to_the_left"),
        (Place("shop", "city 9", "0,0"), "placing.one_to_the_left"),
        (Place("shop", "city 1", "0,0"), "placing.tiles_stay"),
        (Place("shop", "city 1", "1,1"), "placing.beside_another_tile"),
        (Place("shop", "city 1", "2,0"), "placing.beside_another_tile"),
        (Place("shop", "city 3", "1,0"), "placing.beside_another_tile"),
    ],
)
def test_what_placing_refuses(
    game: Game, revealed: Callable[..., State], action: Action, clause: str
) -> None:
    refused_under(game, revealed("shop", "park", city={"0,0": "park"}), "North", action, clause)


def test_each_city_gets_one_tile(game: Game, revealed: Callable[..., State]) -> None:
    state = play(game, revealed("shop", "shop"), ("North", Place("shop", "city 1", "0,0")))
    refused_under(game, state, "North", Place("shop", "city 1", "1,0"), "placing.one_to_the_left")
    state = play(game, revealed("shop", "shop"), ("North", Place("shop", "city 3", "0,0")))
    refused_under(game, state, "North", Place("shop", "city 3", "1,0"), "placing.other_to_the_right")


def test_the_square_floats_until_it_is_four_wide(
    game: Game, revealed: Callable[..., State], grid: Grid
) -> None:
    three = revealed("shop", "park", city=grid("OOO"))
    assert {
        action.at for action in cities.legal_actions(game, three, "North") if isinstance(action, Place)
    } >= {"-1,0", "3,0"}
    four = revealed("shop", "park", city=grid("OOO") | {"-1,0": "house"})
    refused_under(game, four, "North", Place("shop", "city 1", "3,0"), "placing.within_the_square")
    refused_under(game, four, "North", Place("shop", "city 1", "-2,0"), "placing.within_the_square")
    high = revealed("shop", "park", city=grid("O", "O", "O", "O"))
    refused_under(game, high, "North", Place("shop", "city 1", "0,-1"), "placing.within_the_square")


def test_duplex_tiles_keep_their_shape_within_the_square(
    game: Game, revealed: Callable[..., State], grid: Grid
) -> None:
    state = revealed("shop over bed tavern", "house beside park", city=grid("OOO", "OOO"), round="2")
    for action in (
        Place("shop over bed tavern", "city 1", "0,2"),
        Place("house beside park", "city 1", "0,2"),
    ):
        assert action in cities.legal_actions(game, state, "North")
    assert Place("house beside park", "city 1", "-2,0") not in cities.legal_actions(game, state, "North")
    refused_under(
        game, state, "North", Place("house beside park", "city 1", "3,0"), "duplex.within_the_square"
    )
    refused_under(game, state, "North", Place("shop over bed tavern", "city 1", "0,1"), "placing.tiles_stay")
    refused_under(
        game, state, "North", Place("house beside park", "city 1", "2,-2"), "duplex.one_half_beside_a_tile"
    )
    after = play(game, state, ("North", Place("house beside park", "city 1", "0,2")))
    refused_under(
        game, after, "North", Place("shop over bed tavern", "city 3", "0,1"), "duplex.one_half_beside_a_tile"
    )


def test_a_space_may_be_closed_in(game: Game, revealed: Callable[..., State]) -> None:
    ring = dict.fromkeys(("1,0", "0,0", "0,1", "0,2", "1,2", "2,2"), "office")
    state = revealed("park over house", "park over house", city=ring, round="2")
    assert Place("park over house", "city 1", "2,0") in cities.legal_actions(game, state, "North")


def test_the_shop_example_and_the_factory_example(game: Game, position: Position, grid: Grid) -> None:
    numbers = (5, 5, 3, 2, 1, 0)
    grown = {
        f"city {place}": grid("FFFF"[: min(4, number)], "F"[: max(0, number - 4)])
        for place, number in enumerate(numbers, 1)
    }
    grown["city 6"] = grid("SSSS", "....", "S..S", "...S")
    state = position(seats=("North", "Northeast", "East", "Southeast", "South", "Southwest"), cities=grown)
    found = cities.outcome(game, state).cities.values()
    assert [score.factories for score in found] == [20, 20, 9, 4, 2, 0]
    assert [score.shops for score in found][-1] == 23


def test_the_other_examples(game: Game, position: Position, grid: Grid) -> None:
    def score(*rows: str) -> object:
        return cities.outcome(game, position(cities={"city 1": grid(*rows)})).cities["city 1"]

    assert score("MDD", "EE.").taverns == 13  # type: ignore[attr-defined]
    assert score("OOOO", "OOO.").offices == 22  # type: ignore[attr-defined]
    assert score(".M.", "EOD", ".B.").offices == 2  # type: ignore[attr-defined]
    assert score("P.P.", ".P.P").parks == 8  # type: ignore[attr-defined]
    assert score("PP.P", "P...").parks == 14  # type: ignore[attr-defined]
    assert score("PPPP").parks == 13  # type: ignore[attr-defined]
    assert score("PP", "..", "PP").parks == 16  # type: ignore[attr-defined]
    assert score("HS").houses == 1  # type: ignore[attr-defined]
    assert score("HSM.", "DOP.", "...F").houses == 5  # type: ignore[attr-defined]
    assert score("HF.S", "...H").houses == 1 + 2  # type: ignore[attr-defined]
    assert score("HH").houses == 0  # type: ignore[attr-defined]


def test_final_scores_of_three_and_of_two(game: Game, position: Position, grid: Grid) -> None:
    grown = {"city 1": grid("SS"), "city 2": grid("S"), "city 3": grid("SSS")}
    three = cities.outcome(game, position(phase="over", round="3", cities=grown))
    assert {seat: found.final_score for seat, found in three.players.items()} == {
        "North": 5,
        "East": 2,
        "South": 2,
    }
    assert (three.winners, three.why) == (("North",), "highest final score")
    grown = {"city 1": grid("SS"), "city 2": grid("S"), "city 3": grid("SSS"), "city 4": {}}
    two = cities.outcome(game, position(seats=TWO, phase="over", round="3b", cities=grown))
    assert {seat: found.final_score for seat, found in two.players.items()} == {"North": 7, "South": 10}
    assert two.players["North"].higher_city == 5


def test_a_tie_between_two_skips_the_higher_city(game: Game, position: Position, grid: Grid) -> None:
    grown = {"city 1": grid("SS"), "city 2": grid("SS"), "city 3": grid("SSS"), "city 4": {}}
    outcome = cities.outcome(game, position(seats=TWO, phase="over", round="3b", cities=grown))
    assert (outcome.winners, outcome.why) == (("North",), "second tiebreaker")


def test_a_city_scores_before_the_end(game: Game, position: Position, grid: Grid) -> None:
    outcome = cities.outcome(game, position(cities={"city 1": grid("SS")}))
    assert (outcome.over, outcome.winners, outcome.why, outcome.cities["city 1"].total) == (
        False,
        (),
        "still playing",
        5,
    )


@pytest.mark.parametrize(
    ("city", "fault"),
    [
        ({"0,0": "shop over bed tavern", "0,1": "shop"}, "two tiles of city 1 cover one space"),
        ({"0,0": "shop", "0,-3": "shop", "0,1": "shop"}, "city 1 is larger than a square"),
        ({"0,0": "shop", "3,0": "house beside park"}, "city 1 is larger than a square"),
        ({"0,0": "inn"}, "there are no such tiles: inn"),
    ],
)
def test_positions_that_cannot_be_read(
    game: Game, position: Position, city: dict[str, str], fault: str
) -> None:
    assert [
        found[: len(fault)] for found in cities.position_faults(game, position(cities={"city 1": city}))
    ] == [fault]


def test_more_positions_that_cannot_be_read(game: Game, position: Position) -> None:
    sound = position(cities={"city 1": {"-3,0": "park", "0,3": "park over house"}})
    assert (
        cities.position_faults(
            game, replace(sound, table=replace(sound.table, cities=dict(sound.table.cities) | {"city 1": {}}))
        )
        == []
    )
    nothing: dict[Seat, tuple[str, ...]] = dict.fromkeys(sound.table.seats, ())
    for changed in (
        replace(sound, pending=Pending({"North": ("city 1",), "East": (), "South": ()})),
        replace(sound, to_act=("West",)),
        replace(sound, table=replace(sound.table, round="1a")),
        replace(sound, table=replace(sound.table, hands={})),
        replace(sound, table=replace(sound.table, revealed={**nothing, "North": ("shop",)})),
        replace(sound, phase="placing", table=replace(sound.table, chosen={**nothing, "North": ("shop",)})),
        replace(
            sound,
            phase="placing",
            to_act=(),
            table=replace(sound.table, hands={**nothing, "East": ("shop",)}),
        ),
        replace(sound, table=replace(sound.table, under_tokens={})),
    ):
        assert cities.position_faults(game, changed)


@pytest.mark.parametrize(
    ("round_", "stacks", "fault"),
    [
        ("1", {"duplex_stack": 20}, "the stack of duplex tiles has 20 tiles, and the rounds to come need 21"),
        ("2", {"box": 48}, "the box has 48 tiles, and the rounds to come need 49"),
        ("1", {"duplex_stack": 21, "box": 49}, ""),
        ("2", {"duplex_stack": 0, "box": 49}, ""),
        ("3", {"duplex_stack": 0, "box": 0}, ""),
    ],
)
def test_a_stack_that_is_too_short_for_the_rounds_to_come_is_refused(
    game: Game, position: Position, round_: str, stacks: dict[str, int], fault: str
) -> None:
    tiles = {"box": "office", "duplex_stack": "park over house"}
    seats: Seats = ("North", "Northeast", "East", "Southeast", "South", "Southwest", "West")
    state = position(
        seats=seats, round=round_, **{name: (tiles[name],) * held for name, held in stacks.items()}
    )
    assert cities.position_faults(game, state) == ([fault] if fault else [])


def test_permissions_and_effects_are_recorded_where_they_matter(
    game: Game, revealed: Callable[..., State], grid: Grid
) -> None:
    state = revealed("shop", "park", city=grid("OO"))
    applied = clauses_of(game, state, "North", Place("shop", "city 1", "2,0"))
    assert {"placing.one_to_the_left", "placing.own_choice_of_city", "placing.own_choice_of_place"} <= applied
    assert (
        not {
            "placing.lower_value_first",
            "duplex.not_turned",
            "two_players.one_tile_in_each",
            "cities.finished_as_a_square",
        }
        & applied
    )
    assert "ending.after_round_three" not in applied
    assert "placing.own_choice_of_city" not in clauses_of(
        game, revealed("shop", "shop"), "North", Place("shop", "city 3", "0,0")
    )


def test_the_last_space_finishes_a_square(game: Game, revealed: Callable[..., State], grid: Grid) -> None:
    state = revealed("shop", "park", city=grid("OOOO", "OOOO", "OOOO", "OOO."), round="3")
    assert "cities.finished_as_a_square" in clauses_of(game, state, "North", Place("shop", "city 1", "3,3"))
