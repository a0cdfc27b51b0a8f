"""Rules that scenarios cannot reach so well.

They are finished setups, the order of chance, turns that run out, states that cannot be played on.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from reference_impl import rivalry
from reference_impl.chance import Chance
from reference_impl.refusals import IllegalAction, NeedsChance, UnsupportedPosition
from reference_impl.rivalry import pending as p
from reference_impl.rivalry.actions import (
    Attack,
    Done,
    Fight,
    GiveUp,
    MarchIn,
    Move,
    Place,
    Relocate,
    Remove,
    Surrender,
)
from reference_impl.rivalry.readings import Game
from reference_impl.rivalry.setup import FinishedSetup, Options, Placement
from reference_impl.rivalry.state import City, Seat, State
from reference_impl.verbs import Engine

SEATS: tuple[Seat, Seat] = ("Republic", "Kingdom")
HIGH, LOW = {"roll": [6, 6]}, {"roll": [1, 1]}

States = Callable[..., Iterator[State]]


def placement(**changes: Any) -> Placement:
    """Return a lawful placement of the Republic, with changes."""
    lawful = Placement(
        ("2,-3,S", "3,-2,N", "5,-3,S", "7,-2,S"),
        "7,-2,S",
        {"2,-2": 1, "3,-2": 1, "4,-2": 1, "6,-1": 3, "1,-1": 12},
        {"1,-1": 4, "5,-1": 4},
    )
    return replace(lawful, **changes)


def kingdom() -> Placement:
    return Placement(
        ("5,2,N", "4,1,S", "1,1,S", "0,1,N"),
        "0,1,N",
        {"5,1": 1, "4,1": 1, "1,1": 1, "0,1": 3, "1,0": 12},
        {"2,0": 4, "5,0": 4},
    )


def begun(
    game: Game, republic: Placement | None = None, roll: tuple[int, int] = (2, 3), turns: int = 300
) -> State:
    """Return the Republic's first turn, with the cards of the small set in the order of the set."""
    options = Options(turn_limit=turns, setup=FinishedSetup(republic or placement(), kingdom()))
    return rivalry.new_game(
        game, SEATS, options, Chance([{"shuffle": [*game.components.deck()]}, {"roll": list(roll)}])
    )


def after(game: Game, state: State, action: Any, *outcomes: Any) -> State:
    chance = Chance(outcomes)
    state = rivalry.apply(game, state, state.to_act[0], action, chance)
    chance.require_all_used()
    return state


WRONG_PLACEMENTS: list[tuple[dict[str, Any], str]] = [
    ({"cities": ("2,-3,S", "3,-2,N", "5,-3,S")}, "1 cities are still to be placed"),
    ({"cities": ("2,-3,S", "3,-2,N", "5,-3,S", "7,-2,S", "6,-2,N")}, "all four cities stand"),
    ({"cities": ("2,-3,S", "3,-2,N", "5,-3,S", "1,1,S")}, "1,1,S does not lie in the land of the Republic"),
    ({"cities": ("2,-3,S", "3,-2,N", "5,-3,S", "3,3,N")}, "3,3,N is no city site"),
    ({"capital": "6,-2,N"}, "6,-2,N is no city of the Republic"),
    ({"foot": {"2,-2": 1, "3,-2": 1, "4,-2": 1, "6,-1": 3, "1,-1": 11}}, "has not placed all its armies"),
    (
        {"foot": {"2,-2": 1, "3,-2": 1, "4,-2": 1, "6,-1": 3, "1,-1": 13}},
        "the 25 armies are placed, and the additional one is a foot army",
    ),
    ({"foot": {"2,-2": 1, "3,-2": 1, "4,-2": 1, "6,-1": 3, "1,0": 12}}, "1,0 does not lie in the land"),
    ({"foot": {"2,-2": 1, "3,-2": 1, "4,-2": 1, "6,-1": 3, "3,-1": 12}}, "3,-1 is a mountain"),
    ({"foot": {"3,-2": 1, "4,-2": 1, "6,-1": 4, "1,-1": 12}}, "needed for the cities 2,-3,S"),
    (
        {"foot": {"2,-2": 1, "3,-2": 1, "4,-2": 1, "6,-1": 3, "1,-1": 11}, "cavalry": {"1,-1": 9}},
        "all cavalry pieces that are allowed",
    ),
]


@pytest.mark.parametrize(
    ("changes", "sentence"), WRONG_PLACEMENTS, ids=[sentence for _, sentence in WRONG_PLACEMENTS]
)
def test_a_finished_setup_keeps_the_rules_of_the_setup(
    game: Game, changes: dict[str, Any], sentence: str
) -> None:
    begun(game)
    with pytest.raises(IllegalAction, match=sentence):
        begun(game, placement(**changes))


def test_a_finished_setup_against_the_rules_is_refused_before_any_card_is_shuffled(game: Game) -> None:
    options = Options(setup=FinishedSetup(placement(capital="6,-2,N"), kingdom()))
    with pytest.raises(IllegalAction, match="6,-2,N is no city of the Republic"):
        rivalry.new_game(game, SEATS, options, Chance([]))


def test_a_finished_setup_has_an_additional_foot_army_at_a_city(game: Game) -> None:
    guards_on_horseback = placement(foot={"1,-1": 18}, cavalry={"2,-2": 1, "3,-2": 1, "4,-2": 1, "6,-1": 5})
    with pytest.raises(IllegalAction, match="the additional one is a foot army"):
        begun(game, guards_on_horseback)


def test_a_seven_with_an_empty_stack_rolls_first_and_shuffles_then(game: Game) -> None:
    state = begun(game)
    state = replace(state, table=replace(state.table, deck=(), discard=game.components.deck()))
    state = after(game, state, Done())
    with pytest.raises(NeedsChance) as wanted:
        after(game, state, Done(), {"roll": [3, 4]})
    cards = list(reversed(game.components.deck()))
    assert wanted.value.needs == {"shuffle": list(game.components.deck())}
    state = after(game, state, Done(), {"roll": [3, 4]}, {"shuffle": cards})
    assert state.table.discard == (cards[0],)
    assert state.table.deck == tuple(cards[1:])


def test_after_the_last_turn_nobody_has_won(game: Game) -> None:
    state = after(game, after(game, begun(game, turns=1), Done()), Done())
    assert rivalry.outcome(game, state).over
    assert rivalry.outcome(game, state).why == "turn limit"
    assert rivalry.outcome(game, state).winners == ()


def test_lost_turns_are_counted_and_lost_in_order(game: Game) -> None:
    state = begun(game)
    state = replace(state, table=replace(state.table, lost_turns={"Republic": 1, "Kingdom": 1}))
    state = after(game, after(game, state, Done()), Done(), {"roll": [1, 1]})
    assert state.table.turn == "Kingdom"
    assert state.table.turns_left == (299 - 3,)
    assert set(state.table.lost_turns.values()) == {0}


def test_a_surrender_is_unsettled_until_the_last_piece_is_relocated(game: Game) -> None:
    state = begun(game)
    state = after(game, state, Attack("1,-1", "0,1,N"))
    assert (state.to_act, state.settled) == (("Kingdom",), True)
    state = after(game, state, Surrender())
    around = game.components.around("0,1,N")
    for number in range(15, 0, -1):
        assert (state.to_act, state.settled) == (("Kingdom",), False)
        assert sum(state.table.foot["Kingdom"].get(tile, 0) for tile in around) == number
        state = after(game, state, Relocate("foot", "5,2"))
    assert (state.to_act, state.settled, state.phase) == (("Republic",), True, "battle")
    state = after(game, state, MarchIn("cavalry", "0,0"))
    assert not state.settled
    state = after(game, state, Done())
    assert (state.to_act, state.phase, state.settled) == (("Kingdom",), "leader", True)


def test_an_exchange_is_rolled_by_the_attacker_first(game: Game) -> None:
    state = after(game, begun(game), Attack("1,-1", "0,1,N"))
    assert after(game, state, Fight(), HIGH, LOW).to_act == ("Kingdom",)
    assert after(game, state, Fight(), LOW, HIGH).to_act == ("Republic",)
    tie = after(game, state, Fight(), LOW, LOW)
    assert tie.pending[:2] == (p.Loss("Kingdom"), p.Loss("Republic"))
    tie = after(game, after(game, tie, Remove("foot", "1,0")), Remove("cavalry", "1,-1"))
    assert (tie.phase, tie.to_act) == ("battle", ("Republic",))
    assert after(game, tie, GiveUp()).phase == "turn"


def test_a_new_army_at_the_last_city_ends_the_turn(game: Game) -> None:
    state = after(game, begun(game), Done())
    for tile in ("2,-2", "3,-2", "4,-2"):
        state = after(game, state, Place("foot", tile))
    state = after(game, state, Place("foot", "7,-1"), {"roll": [1, 2]})
    assert (state.table.turn, state.pending) == (
        "Kingdom",
        (p.Turn(3, p.NOTHING_MOVED, attacked=False, seven=False),),
    )


def beside_the_leader(game: Game, order: list[str]) -> State:
    """Return a turn of the Republic, with the cities in an order of their keys.

    It holds the Kingdom's capital 0,1,N by one army on 1,0, next to the open 1,1,S, where the Kingdom's
    leader is.
    """
    state = begun(game)
    cities: dict[str, tuple[City, ...]] = dict.fromkeys(game.components.sites, ())
    cities |= dict.fromkeys(("2,-3,S", "7,-2,S"), (City("Republic", "Republic"),))
    cities |= {"5,2,N": (City("Kingdom", "Kingdom"),), "1,1,S": (City("Kingdom", "Kingdom"),)}
    cities |= {"0,1,N": (City("Kingdom", "Republic"),)}
    table = replace(
        state.table,
        cities={site: cities[site] for site in order},
        foot={"Republic": {"2,-2": 1, "6,-1": 1, "1,0": 1}, "Kingdom": {"5,1": 1}},
        cavalry={"Republic": {}, "Kingdom": {}},
        cavalry_reserve=dict.fromkeys(SEATS, game.components.cavalry),
        leaders={"Republic": ("7,-2,S",), "Kingdom": ("1,1,S",)},
        escaped=("Kingdom",),
    )
    return replace(state, table=table)


@pytest.mark.parametrize("turned", [False, True])
def test_a_city_is_left_before_another_is_entered_whatever_the_order_of_the_keys(
    game: Game, turned: bool
) -> None:
    order = sorted(game.components.sites, reverse=turned)
    state = after(game, beside_the_leader(game, order), Move("foot", "1,0", "1,1"))
    assert state.table.cities["0,1,N"] == (City("Kingdom", "Kingdom"),)
    assert state.table.cities["1,1,S"] == (City("Kingdom", "Republic"),)
    assert state.table.leaders["Kingdom"] == ("0,1,N",)
    assert (state.phase, state.to_act) == ("turn", ("Republic",))


FAULTY: list[tuple[Callable[[State], State], str]] = [
    (lambda state: replace(state, to_act=("Kingdom",)), "the seat to act"),
    (lambda state: replace(state, phase="battle"), "the phase"),
    (lambda state: replace(state, pending=(p.NextTurn("Republic"),)), "the seat to act"),
    (
        lambda state: replace(
            state, pending=(p.Answer(), *state.pending), to_act=("Kingdom",), phase="battle"
        ),
        "no battle is pending",
    ),
    (lambda state: replace(state, table=replace(state.table, deck=("plague",))), "no such cards: plague"),
    (lambda state: replace(state, table=replace(state.table, cities={})), "not those of the sites"),
    (
        lambda state: replace(
            state, table=replace(state.table, leaders={**state.table.leaders, "Kingdom": ()})
        ),
        "the Kingdom has no capital",
    ),
    (
        lambda state: replace(
            state, table=replace(state.table, leaders={**state.table.leaders, "Kingdom": ("2,2,N",)})
        ),
        "is in no city",
    ),
    (
        lambda state: replace(
            state, table=replace(state.table, foot={**state.table.foot, "Kingdom": {"9,9": 1}})
        ),
        "no tile: 9,9",
    ),
    (
        lambda state: replace(state, table=replace(state.table, foot={"Kingdom": {}})),
        "both nations, and nobody else",
    ),
]


@pytest.mark.parametrize(
    ("change", "sentence"),
    FAULTY,
    ids=[f"{number}: {sentence}" for number, (_, sentence) in enumerate(FAULTY)],
)
def test_a_state_that_cannot_be_played_on_is_told(
    game: Game, change: Callable[[State], State], sentence: str
) -> None:
    assert rivalry.position_faults(game, begun(game)) == []
    assert any(sentence in fault for fault in rivalry.position_faults(game, change(begun(game))))


@pytest.mark.parametrize(("readings", "is_refused"), [({}, True), ({"control_lost": "nobody"}, False)])
def test_the_engine_looks_under_the_adopted_readings_at_who_holds_a_city(
    maps: dict[str, Any], game: Game, readings: dict[str, str], is_refused: bool
) -> None:
    state = begun(game)
    cities = {**state.table.cities, "0,1,N": (City("Kingdom", "Republic"),)}
    held_without_an_army = replace(state, table=replace(state.table, cities=cities))
    engine = Engine()
    chosen = {f"rivalry.ruling.{ruling}": reading for ruling, reading in readings.items()}
    assert engine.configure("rivalry", maps["small"], chosen) == {"accepted": True}
    position = msgspec.to_builtins(held_without_an_army)
    if is_refused:
        with pytest.raises(UnsupportedPosition, match="is held without an army"):
            engine.legal_actions(position, "Republic")
    else:
        assert engine.legal_actions(position, "Republic")["actions"]


def test_the_beginner_plays_the_setup_in_the_order_of_the_reading(
    game_with: Callable[..., Game], states: States
) -> None:
    def askings(**readings: str) -> str:
        found = []
        for state in states(game_with(**readings), random.Random(1), whole=True):
            if state.phase != "setup":
                break
            found.append(state.to_act[0][0])
        return "".join(found)

    assert askings() == "RRRRRKKKKK" + "R" * 26 + "K" * 26
    assert askings(setup_order="player_by_player") == "RRRRR" + "R" * 26 + "KKKKK" + "K" * 26
    assert askings(setup_order="piece_by_piece") == "RKRKRKRRKK" + "RK" * 26
    assert askings(additional_army_count="one_at_each_city") == "RRRRRKKKKK" + "R" * 29 + "K" * 29
