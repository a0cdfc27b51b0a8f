"""Where an engine refuses what chance has brought, it is found out which outcome it refuses."""

from __future__ import annotations

from typing import Any

import pytest

from ruleproof.cases.case import Start, Story
from ruleproof.engines.in_process import InProcessConnection
from ruleproof.engines.recorder import Recorder
from ruleproof.engines.session import Session
from ruleproof.engines.wire import ILLEGAL_ACTION, NEEDS_CHANCE, UNUSED_CHANCE
from tests.toybox import GAME, toy_suite

SEATS = ("ash", "birch")


class Refusal(Exception):
    def __init__(self, code: int) -> None:
        super().__init__("no")
        self.code = code


class Shuffler:
    """An engine that asks for three outcomes to begin and refuses the one of a number, if it is given."""

    def __init__(self, refused: int, code: int = ILLEGAL_ACTION) -> None:
        self.refused, self.code = refused, code
        self.given: list[int] = []

    def hello(self, protocol: list[int]) -> dict[str, Any]:
        return {"protocol": 1, "name": "shuffler", "games": {GAME: {"verbs": ["new_game"]}}}

    def configure(self, **_: Any) -> dict[str, Any]:
        return {"accepted": True}

    def new_game(self, seats: list[str], options: dict[str, Any], chance: list[Any]) -> dict[str, Any]:
        self.given.append(len(chance))
        if len(chance) >= self.refused:
            raise Refusal(self.code)
        raise Refusal(NEEDS_CHANCE)


def begun(engine: Any, outcomes: int, *, reference: bool = False, chance: tuple[Any, ...] = ()) -> Any:
    suite = toy_suite()
    session = Session(lambda: InProcessConnection(engine, timed=False), 5.0, suite.common)
    start = Start(SEATS, chance=chance or tuple({"roll": [1]} for _ in range(outcomes)))
    return Recorder(session, ("new_game",), reference=reference).start(Story(GAME, "", start), {}, {})


@pytest.mark.parametrize("refused", [1, 2, 3])
def test_the_outcome_is_the_first_that_is_refused(refused: int) -> None:
    assert begun(Shuffler(refused), 3).stops_at == refused


def test_what_is_refused_without_any_chance_is_not_refused_for_it() -> None:
    engine = Shuffler(0)
    assert begun(engine, 3).stops_at == 0
    assert engine.given == [3, 0]


def test_who_wants_more_is_not_asked_again() -> None:
    engine = Shuffler(3, NEEDS_CHANCE)
    assert begun(engine, 3).stops_at == 0
    assert engine.given == [3]


@pytest.mark.parametrize("used", [0, 1, 2])
def test_the_outcome_that_is_not_used_is_named(used: int) -> None:
    class Begun(Shuffler):
        def new_game(self, seats: list[str], options: dict[str, Any], chance: list[Any]) -> dict[str, Any]:
            if len(chance) == used:
                return {"state": {}}
            raise Refusal(UNUSED_CHANCE if len(chance) > used else NEEDS_CHANCE)

    orders = tuple({"shuffle": [f"{number} {thing}" for thing in range(5)]} for number in range(3))
    step = begun(Begun(0), 3, chance=orders)
    assert step.unused == f'the shuffle of 5 ("{used} 0", "{used} 1", "{used} 2", …)'
    assert (step.stops_at, step.refused_outcome) == (0, f"; it does not use {step.unused}")


def test_an_engine_that_wants_more_and_then_less_does_not_say_what_it_leaves_unused() -> None:
    assert begun(Shuffler(3, UNUSED_CHANCE), 3).unused == ""


def test_without_chance_and_of_the_reference_nothing_is_asked_again() -> None:
    for engine, outcomes, reference in [(Shuffler(0), 0, False), (Shuffler(2), 3, True)]:
        assert begun(engine, outcomes, reference=reference).stops_at == 0
        assert engine.given == [outcomes]


def test_an_engine_that_fails_when_it_is_given_less_has_refused_all_the_same() -> None:
    class Failing(Shuffler):
        def new_game(self, seats: list[str], options: dict[str, Any], chance: list[Any]) -> dict[str, Any]:
            if len(chance) < 3:
                raise RuntimeError("lost")
            raise Refusal(ILLEGAL_ACTION)

    step = begun(Failing(3), 3)
    assert step.refusal is not None
    assert step.failure is None
    assert step.stops_at == 0
