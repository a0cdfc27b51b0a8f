"""What the traced reference says beside its answers, of the toy game."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ruleproof.engines.connect import reference
from ruleproof.engines.traced import Trace, Traced, changed
from ruleproof.input import jsontext
from ruleproof.input.folders import Data
from tests.toybox import GAME, TOY, toy_stories, toy_suite

TRACE = Data.open([TOY]).load_reference().trace


class Purse(msgspec.Struct, frozen=True):
    coins: int


class Stall(msgspec.Struct, frozen=True):
    owner: str
    purse: Purse


def heard(*events: Any) -> Trace:
    found = Trace()
    hear = found.tracer(TRACE)
    for event in events:
        hear(event)
    return found


def applied(clause: str, result: Any, *arguments: Any) -> Any:
    return TRACE.Applied("", (clause,), arguments, result)


RED = Stall("Red", Purse(3))


def test_a_new_state_changes_the_fields_that_differ_at_any_depth() -> None:
    assert changed((RED, 2), Stall("Red", Purse(5))) == {"coins": None}
    assert changed((RED,), Stall("Blue", Purse(5))) == {"owner": None, "coins": None}


def test_a_value_changes_no_field() -> None:
    assert changed((RED,), ("Red",)) == {}
    assert changed((2,), RED) == {}


@pytest.mark.parametrize("result", [RED, (), 0, False, ""])
def test_the_state_that_came_in_and_an_empty_value_are_nothing_done(result: Any) -> None:
    assert changed((RED,), result) is None


def test_what_did_something_is_applied_and_a_requirement_that_held_changes_nothing() -> None:
    rich, poor = Stall("Red", Purse(5)), Stall("Red", Purse(1))
    found = heard(
        applied("a.b.holds", None, RED),
        applied("a.b.pays", rich, RED),
        applied("a.b.counts", 3, RED),
        applied("a.b.pays", poor, RED),
        applied("a.b.idle", RED, RED),
    )
    assert found.applied() == {
        "clauses": ["a.b.holds", "a.b.pays", "a.b.counts"],
        "x_changes": {"a.b.pays": ["coins"], "a.b.counts": []},
    }


def test_what_is_only_asked_is_not_applied_but_what_it_looks_up_is_used() -> None:
    begins, ends = TRACE.Asking(begins=True), TRACE.Asking(begins=False)
    found = heard(
        *(begins, begins, applied("a.b.asked", 1), ends, applied("a.b.asked", 1)),
        *(TRACE.LookedUp("coins"), TRACE.Consulted("ties"), TRACE.LookedUp("cards/fox"), ends),
        applied("a.b.done", 1),
    )
    assert found.applied()["clauses"] == ["a.b.done"]
    assert found.lookups() == {"x_entries": ["cards/fox", "coins"], "x_rulings": ["ties"]}


def test_a_refusal_names_all_requirements_that_it_went_through() -> None:
    class Refusal(Exception):
        clause = "a.b.inner"

    refusal, other = Refusal("no"), Refusal("no")
    found = heard(
        TRACE.Refused(("a.b.asked",), other),
        TRACE.Refused(("a.b.inner", "a.b.beside"), refusal),
        TRACE.Refused(("a.b.outer",), refusal),
    )
    assert found.through(refusal) == ["a.b.inner", "a.b.beside", "a.b.outer"]
    assert heard(TRACE.Refused(("a.b.inner",), refusal)).through(refusal) == []
    assert found.through(ValueError("a crash")) == []


def ask(connection: Any, verb: str, **params: Any) -> Any:
    line = jsontext.encode({"jsonrpc": "2.0", "id": 1, "method": verb, "params": params})
    return jsontext.decode(connection.exchange([line], 0.0)[0])


@pytest.fixture
def connection() -> Any:
    made = reference(Data.open([TOY]), GAME)
    suite = toy_suite()
    ask(made, "configure", game=GAME, components=suite.components.values, readings={})
    return made


def test_answers_of_the_reference_say_what_they_rest_on(connection: Any) -> None:
    state = new_game(connection)["state"]
    actions = ask(connection, "legal_actions", state=state, seat="Red")["result"]
    assert list(actions) == ["actions", "x_entries"]
    outcome = ask(connection, "outcome", state=state)["result"]
    assert list(outcome)[:3] == ["outcome", "x_entries", "clauses"]


def new_game(connection: Any) -> Any:
    chance: list[Any] = []
    while True:
        reply = ask(connection, "new_game", seats=["Red", "Blue"], options={}, chance=chance)
        if "result" in reply:
            return reply["result"]
        chance.append({"shuffle": reply["error"]["data"]["needs"]["shuffle"]})


def test_a_new_game_names_the_entries_that_it_used(connection: Any) -> None:
    result = new_game(connection)
    assert "days" in result["x_entries"]
    assert result["clauses"]


def test_without_a_tracer_the_reference_gives_the_answer_alone() -> None:
    engine = Data.open([TOY]).load_reference().engine()
    traced: Any = Traced(engine, TRACE)
    for one in (engine, traced):
        one.configure(GAME, toy_suite().components.values, {})
    state = jsontext.decode(toy_recorded_state())
    assert list(engine.view(state, "Red")) == ["view"]
    assert {**traced.view(state, "Red"), **engine.view(state, "Red")} == traced.view(state, "Red")
    assert TRACE.tracer is None


def toy_recorded_state() -> bytes:
    return next(one.recording.made(0).state for one in toy_stories() if one.story.start.is_new_game)
