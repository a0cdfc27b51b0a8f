"""The loop that gives chance, and the random game on top of it."""

from __future__ import annotations

import random
from itertools import islice
from typing import Any

import pytest

from ruleproof.cases.case import Start
from ruleproof.engines.chance import MOST_OUTCOMES, Chance, dealt, drawn_by, with_chance
from ruleproof.engines.random_game import any_legal, any_seat_to_act, random_game
from ruleproof.engines.recording import Answers, Refusal, Step
from ruleproof.engines.wire import NEEDS_CHANCE
from ruleproof.language.operations import Play

ROLL = {"roll": {"dice": 1}}


def needing(outcomes: int, chance: Chance) -> Step:
    if len(chance) < outcomes:
        return Step(refusal=Refusal("", code=NEEDS_CHANCE, needs=ROLL))
    return Step(b"{}")


def test_outcomes_are_given_until_they_suffice() -> None:
    chance, step = with_chance(lambda chance: needing(3, chance), lambda _: {"roll": [4]})
    assert chance == ({"roll": [4]},) * 3
    assert step.state == b"{}"


def test_an_engine_that_always_asks_for_more_ends_the_loop() -> None:
    chance, step = with_chance(lambda chance: needing(1000, chance), lambda _: {"roll": [4]})
    assert (len(chance), step.needs) == (MOST_OUTCOMES, ROLL)


def test_the_chance_that_a_start_has_already_is_not_dealt_again() -> None:
    start = Start(("Ann",), chance=({"roll": [1]},))
    start, _ = dealt(start, lambda start: needing(2, start.chance), lambda _: {"roll": [4]})
    assert start.chance == ({"roll": [1]}, {"roll": [4]})


@pytest.mark.parametrize(
    ("needs", "possible"),
    [
        ({"shuffle": ["a", "b"]}, [{"shuffle": ["a", "b"]}, {"shuffle": ["b", "a"]}]),
        ({"roll": {"dice": 1, "sides": 2}}, [{"roll": [1]}, {"roll": [2]}]),
    ],
)
def test_every_outcome_is_drawn_sometimes(needs: dict[str, Any], possible: list[dict[str, Any]]) -> None:
    deal = drawn_by(random.Random(1))
    drawn = [deal(needs) for _ in range(50)]
    assert all(outcome in drawn for outcome in possible)
    assert all(outcome in possible for outcome in drawn)


def listing(number: int) -> Step:
    legal = {"Ann": b'[{"type":"go"}]', "Bob": b'[{"type":"stay"},{"type":"go"}]'}
    return Step(b'{"to_act":["Ann"],"number":%d}' % number, answers=Answers(legal))


def test_a_random_game_ends_when_nobody_can_act_and_each_play_has_its_chance() -> None:
    def make(play: Play, _before: Step) -> Step:
        return needing(1, play.chance)

    [(play, step)] = random_game(listing(0), make, any_seat_to_act(random.Random(1)), lambda _: {"roll": [4]})
    assert play == Play("Ann", {"type": "go"}, ({"roll": [4]},))
    assert step.legal == []


@pytest.mark.parametrize(("taste", "seats"), [(any_legal, {"Ann", "Bob"}), (any_seat_to_act, {"Ann"})])
def test_a_taste_decides_which_seats_play(taste: Any, seats: set[str]) -> None:
    game = random_game(listing(0), lambda _, before: before, taste(random.Random(1)), lambda _: {})
    assert {play.seat for play, _ in islice(game, 40)} == seats
