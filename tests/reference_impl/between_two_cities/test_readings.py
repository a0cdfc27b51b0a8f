"""Each reading of each switchable ruling, mostly on the witness of the ruling."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import get_args, get_type_hints

import pytest
import yaml
from msgspec import structs

from reference_impl import between_two_cities as cities
from reference_impl.between_two_cities.actions import Choose, Place
from reference_impl.between_two_cities.readings import Game, Readings
from reference_impl.between_two_cities.state import Seat, Seats, State
from reference_impl.between_two_cities.winning import NAMES, Player, winners_at_the_end
from reference_impl.chance import Chance
from reference_impl.clauses import IllegalAction

SPEC = Path(__file__).resolve().parents[3] / "spec" / "between_two_cities"
GameWith = Callable[..., Game]
Position = Callable[..., State]
Grid = Callable[..., dict[str, str]]
FOUR: Seats = ("North", "East", "South", "West")


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


@pytest.mark.parametrize(
    ("reading", "hand"),
    [
        ("hand_by_hand", ("shop",) * 7),
        ("tile_by_tile", ("shop", "shop", "shop", "park", "park", "house", "house")),
    ],
)
def test_the_order_of_drawing(game_with: GameWith, reading: str, hand: tuple[str, ...]) -> None:
    game = game_with(order_of_drawing=reading)
    first = ["shop"] * 7 + ["park"] * 7 + ["house"] * 7
    rest = list(game.components.all_building_tiles())
    for tile in first:
        rest.remove(tile)
    outcomes = [{"shuffle": [*first, *rest]}, {"shuffle": list(game.components.all_duplex_tiles())}]
    state = cities.new_game(game, FOUR[:3], cities.Options("by category"), Chance(outcomes))
    assert state.table.hands["North"] == hand


@pytest.fixture
def last_choice(position: Position) -> State:
    """South alone has still to lay down a second tile, and the hands passed on have more than one tile."""
    chosen = {"North": ("shop", "park"), "East": ("shop", "park"), "South": ("shop",)}
    passed = {"city 1": ("music tavern", "bed tavern"), "city 2": ("office", "office")}
    return position(chosen=chosen, hands={"South": ("park", "house", "factory")}, under_tokens=passed)


@pytest.mark.parametrize(
    ("reading", "hand", "token"),
    [
        ("after_all_have_placed", (), ("music tavern", "bed tavern")),
        ("at_the_reveal", ("music tavern", "bed tavern"), ()),
    ],
)
def test_when_the_passed_hand_is_seen(
    game_with: GameWith, last_choice: State, reading: str, hand: tuple[str, ...], token: tuple[str, ...]
) -> None:
    game = game_with(when_the_passed_hand_is_seen=reading)
    state = cities.apply(game, last_choice, "South", Choose("park"), Chance())
    assert (state.phase, state.table.hands["East"], state.table.under_tokens["city 1"]) == (
        "placing",
        hand,
        token,
    )
    assert cities.view(game, state, "East").hand == hand
    assert Choose("music tavern") not in cities.legal_actions(game, state, "East")
    for seat in FOUR[:3]:
        for tile, city in zip(state.table.revealed[seat], state.pending.to_place_in[seat], strict=True):
            at = "1,0" if state.table.cities[city] else "0,0"
            state = cities.apply(game, state, seat, Place(tile, city, at), Chance())
    assert (state.phase, state.table.hands["East"]) == ("choosing", ("music tavern", "bed tavern"))


@pytest.fixture
def revealed(position: Position) -> Callable[..., State]:
    """A function to a state of four players who have revealed a shop and a park; some have placed in some
    cities.
    """

    def build(**placed: tuple[str, ...]) -> State:
        to_place_in: dict[Seat, tuple[str, ...]] = {}
        for place, seat in enumerate(FOUR):
            own = (f"city {place + 1}", f"city {place or 4}")
            to_place_in[seat] = tuple(city for city in own if city not in placed.get(seat, ()))
        shown = {seat: ("shop", "park")[: len(served)] for seat, served in to_place_in.items()}
        grown = {f"city {number}": {"0,0": "house"} for number in range(1, 5)}
        return position(seats=FOUR, to_place_in=to_place_in, revealed=shown, cities=grown)

    return build


def open_cities(game: Game, state: State) -> dict[str, set[str]]:
    return {
        seat: {action.city for action in cities.legal_actions(game, state, seat) if isinstance(action, Place)}
        for seat in FOUR
    }


@pytest.mark.parametrize(
    ("reading", "wanted"),
    [
        ("free", {"North": {1, 4}, "East": {1, 2}, "South": {2, 3}, "West": {3, 4}}),
        ("ascending", {"North": {1, 4}, "East": set(), "South": set(), "West": set()}),
        ("within_each_city", {"North": {1, 4}, "East": {2}, "South": {3}, "West": set()}),
    ],
)
def test_the_order_of_placing(
    game_with: GameWith, revealed: Callable[..., State], reading: str, wanted: dict[str, set[int]]
) -> None:
    game = game_with(order_of_placing=reading)
    assert open_cities(game, revealed()) == {
        seat: {f"city {number}" for number in numbers} for seat, numbers in wanted.items()
    }


def test_ascending_goes_on_after_both_tiles(game_with: GameWith, revealed: Callable[..., State]) -> None:
    game = game_with(order_of_placing="ascending")
    state = cities.apply(game, revealed(), "North", Place("shop", "city 1", "1,0"), Chance())
    assert state.to_act == ("North",)
    state = cities.apply(game, state, "North", Place("park", "city 4", "1,0"), Chance())
    assert state.to_act == ("East",)


def test_a_city_is_open_once_the_lower_value_has_placed_there(
    game_with: GameWith, revealed: Callable[..., State]
) -> None:
    game = game_with(order_of_placing="within_each_city")
    state = cities.apply(game, revealed(), "North", Place("shop", "city 4", "1,0"), Chance())
    assert state.to_act == FOUR
    assert open_cities(game, state) == {
        "North": {"city 1"},
        "East": {"city 2"},
        "South": {"city 3"},
        "West": {"city 4"},
    }


@pytest.mark.parametrize(("reading", "to_act"), [("split", FOUR), ("together", ("East",))])
def test_split_placements(
    game_with: GameWith, revealed: Callable[..., State], reading: str, to_act: Seats
) -> None:
    game = game_with(split_placements=reading)
    state = cities.apply(game, revealed(), "East", Place("shop", "city 1", "1,0"), Chance())
    assert state.to_act == to_act
    state = cities.apply(game, state, "East", Place("park", "city 2", "1,0"), Chance())
    assert state.to_act == ("North", "South", "West")


def test_one_who_has_to_wait_between_two_tiles_holds_nobody_up(
    game_with: GameWith, revealed: Callable[..., State]
) -> None:
    game = game_with(order_of_placing="within_each_city", split_placements="together")
    state = cities.apply(game, revealed(), "East", Place("shop", "city 2", "1,0"), Chance())
    assert state.to_act == ("North", "South")


@pytest.mark.parametrize(("reading", "legal"), [("any_tile", True), ("square_tile", False)])
def test_what_a_duplex_must_touch(
    game_with: GameWith, position: Position, grid: Grid, reading: str, legal: bool
) -> None:
    game = game_with(what_a_duplex_must_touch=reading)
    city = grid("OO", "OO", "OO", **{"2,0": "shop beside house"})
    state = position(
        round="2",
        to_place_in={"North": ("city 1", "city 3")},
        revealed={"North": ("park over house",) * 2},
        cities={"city 1": city},
    )
    listed = cities.legal_actions(game, state, "North")
    assert (Place("park over house", "city 1", "3,1") in listed) == legal
    assert Place("park over house", "city 1", "2,1") in listed
    assert Place("park over house", "city 3", "0,0") in listed


def shop_points(game: Game, position: Position, grid: Grid, *rows: str) -> int:
    return cities.outcome(game, position(cities={"city 1": grid(*rows)})).cities["city 1"].shops


@pytest.mark.parametrize(("reading", "points"), [("best_total", 25), ("longest_first", 24)])
def test_crossing_lines_of_shops(
    game_with: GameWith, position: Position, grid: Grid, reading: str, points: int
) -> None:
    assert (
        shop_points(game_with(crossing_lines_of_shops=reading), position, grid, "S..S", "SSSS", "S..S")
        == points
    )


@pytest.mark.parametrize(("reading", "points", "single"), [("broken", 14, 2), ("through", 15, 2)])
def test_a_line_through_a_used_shop(
    game_with: GameWith, position: Position, grid: Grid, reading: str, points: int, single: int
) -> None:
    game = game_with(line_through_a_used_shop=reading)
    assert shop_points(game, position, grid, ".S.", "SSS", ".S.") == points
    assert shop_points(game, position, grid, "S") == single
    assert shop_points(game, position, grid, "SSSS", "....", "S..S", "...S") == 23


def player(final: int, higher: int, *buildings: int) -> Player:
    return Player(final, higher, dict(zip(NAMES.values(), (*buildings, 0, 0, 0, 0, 0, 0), strict=False)))


@pytest.mark.parametrize(("reading", "winner"), [("drop_out", "East"), ("all_stay", "South")])
def test_several_tied_players(game_with: GameWith, position: Position, reading: str, winner: Seat) -> None:
    players: dict[Seat, Player] = {
        "North": player(45, 60, 4),
        "East": player(45, 60, 5),
        "South": player(45, 55, 7),
    }
    found = winners_at_the_end(game_with(several_tied_players=reading), position(phase="over"), players)
    assert found == ((winner,), "second tiebreaker")


def test_all_stay_until_one_alone_is_ahead(game_with: GameWith, position: Position) -> None:
    game = game_with(several_tied_players="all_stay")
    players: dict[Seat, Player] = {
        "North": player(45, 60, 4, 1),
        "East": player(45, 60, 4, 2),
        "South": player(45, 55, 4, 3),
    }
    assert winners_at_the_end(game, position(phase="over"), players) == (("South",), "second tiebreaker")
    players["North"] = player(45, 61, 4, 1)
    assert winners_at_the_end(game, position(phase="over"), players) == (("North",), "first tiebreaker")


@pytest.mark.parametrize(
    ("reading", "shops", "winner"), [("with_halves", 5, "South"), ("squares_only", 3, "North")]
)
def test_buildings_in_the_second_tiebreaker(
    game_with: GameWith, position: Position, grid: Grid, reading: str, shops: int, winner: Seat
) -> None:
    """North has four square shops, and South three and two halves; their final scores are made equal."""
    game = game_with(buildings_in_the_second_tiebreaker=reading)
    one = grid("SSSS")
    other = grid("S.S.", "..S.", **{"0,2": "shop beside house", "2,2": "shop beside house"})
    seats: Seats = ("North", "South")
    state = position(seats=seats, phase="over", round="3b", cities={"city 1": one, "city 3": other})
    outcome = cities.outcome(game, state)
    assert (outcome.players["North"].buildings["shops"], outcome.players["South"].buildings["shops"]) == (
        4,
        shops,
    )
    level = {seat: structs.replace(found, final_score=20) for seat, found in outcome.players.items()}
    assert winners_at_the_end(game, state, level)[0] == (winner,)


@pytest.mark.parametrize(
    ("reading", "winners", "why"),
    [("shared", FOUR[1:], "tie"), ("lower_value", ("East",), "lowest seating value"), ("nobody", (), "tie")],
)
def test_still_tied(game_with: GameWith, position: Position, reading: str, winners: Seats, why: str) -> None:
    state = position(seats=FOUR, phase="over", round="3")
    players: dict[Seat, Player] = {seat: player(45, 60, 4) for seat in FOUR}
    players["North"] = player(44, 99, 9)
    assert winners_at_the_end(game_with(still_tied=reading), state, players) == (winners, why)


def test_a_refusal_under_a_reading_names_a_clause_of_its_ruling(
    game_with: GameWith, revealed: Callable[..., State]
) -> None:
    for readings, clause in (
        ({"order_of_placing": "ascending"}, "placing.lower_value_first"),
        ({"split_placements": "together"}, "placing.one_to_the_left"),
    ):
        game = game_with(**readings)
        state = cities.apply(game, revealed(), "North", Place("shop", "city 1", "1,0"), Chance())
        with pytest.raises(IllegalAction) as refused:
            cities.apply(game, state, "West", Place("shop", "city 3", "1,0"), Chance())
        assert refused.value.clause == f"between_two_cities.{clause}"


@pytest.mark.parametrize(
    ("reading", "seats", "values"),
    [("sorted_along_the_seats", FOUR[:3], (2, 5, 9)), ("seats_move", ("East", "South", "North"), (9, 2, 5))],
)
def test_dealt_values_and_seats(
    game_with: GameWith, reading: str, seats: Seats, values: tuple[int, ...]
) -> None:
    game = game_with(dealt_values_and_seats=reading)
    dealt = ["card 9", "card 2", "card 5"]
    cards = [*dealt, *(card for card in game.components.seating_cards if card not in dealt)]
    outcomes = [
        {"shuffle": list(things)}
        for things in (cards, game.components.all_building_tiles(), game.components.all_duplex_tiles())
    ]
    table = cities.new_game(game, FOUR[:3], cities.Options(), Chance(outcomes)).table
    assert table.seats == seats
    assert table.seating_values == dict(zip(FOUR[:3], values, strict=True))


@pytest.mark.parametrize(("reading", "seen"), [("hidden_from_all", 2), ("seen_by_owner", ("shop", "park"))])
def test_own_choice_seen_by_its_owner(
    game_with: GameWith, position: Position, reading: str, seen: object
) -> None:
    game = game_with(own_choice_seen_by_its_owner=reading)
    state = position(chosen={"North": ("shop", "park")})
    assert cities.view(game, state, "North").chosen["North"] == seen
    assert cities.view(game, state, "East").chosen["North"] == 2


@pytest.mark.parametrize(("reading", "numbers"), [("either", {1, 4}), ("left_first", {1})])
def test_either_city_first(
    game_with: GameWith, revealed: Callable[..., State], reading: str, numbers: set[int]
) -> None:
    game = game_with(either_city_first=reading)
    assert open_cities(game, revealed())["North"] == {f"city {number}" for number in numbers}
    assert open_cities(game, revealed(North=("city 1",)))["North"] == {"city 4"}


@pytest.mark.parametrize(("reading", "points"), [("edge", 3), ("edge_or_corner", 1)])
def test_adjacent_in_the_scoring(
    game_with: GameWith, position: Position, grid: Grid, reading: str, points: int
) -> None:
    state = position(cities={"city 1": grid("HS", "PF")})
    found = cities.outcome(game_with(adjacent_in_the_scoring=reading), state)
    assert found.cities["city 1"].houses == points


def test_rows_come_before_columns(game_with: GameWith, position: Position, grid: Grid) -> None:
    game = game_with(crossing_lines_of_shops="rows_first")
    assert shop_points(game, position, grid, "S.S", "SSS", "S.S") == 18
    assert shop_points(game, position, grid, ".S", "SSS", ".S", ".S") == 20


@pytest.mark.parametrize(("reading", "winner"), [("higher_wins", "North"), ("lower_wins", "East")])
def test_first_tiebreaker_which_way(
    game_with: GameWith, position: Position, reading: str, winner: Seat
) -> None:
    players: dict[Seat, Player] = {"North": player(50, 61), "East": player(50, 58), "South": player(49, 70)}
    game = game_with(first_tiebreaker_which_way=reading)
    assert winners_at_the_end(game, position(phase="over"), players) == ((winner,), "first tiebreaker")


@pytest.mark.parametrize(("reading", "winners"), [("for_both", ("North", "East")), ("left_out", ("South",))])
def test_shared_city_in_the_tiebreakers(
    game_with: GameWith, position: Position, grid: Grid, reading: str, winners: Seats
) -> None:
    """North and East share the best city; South is tied with both and is a partner of neither."""
    seats: Seats = ("North", "East", "Southeast", "South", "West", "Northeast")
    built = {"city 1": grid("PPP"), "city 2": grid("SS"), "city 4": grid("PP"), "city 5": grid("SS")}
    state = position(seats=seats, phase="over", round="3", cities={**built, "city 6": grid("SS")})
    players = cities.outcome(game_with(), state).players
    level = {
        seat: structs.replace(found, final_score=5 if seat in ("North", "East", "South") else 0)
        for seat, found in players.items()
    }
    found = winners_at_the_end(game_with(shared_city_in_the_tiebreakers=reading), state, level)
    assert found[0] == winners


@pytest.mark.parametrize(
    ("reading", "points"), [("all_four", [20, 12, 6, 2]), ("against_the_opponent", [20, 16, 6, 2])]
)
def test_two_seats_factory_majority(
    game_with: GameWith, position: Position, grid: Grid, reading: str, points: list[int]
) -> None:
    rows = (("FFFF", "F"), ("FFFF",), ("FFF",), ("F",))
    built = {f"city {number}": grid(*row) for number, row in enumerate(rows, 1)}
    state = position(seats=("North", "South"), phase="over", round="3b", cities=built)
    found = cities.outcome(game_with(two_seats_factory_majority=reading), state).cities
    assert [score.factories for score in found.values()] == points
