"""Properties of every game of the reference, over random legal play with any seats and any readings."""

from __future__ import annotations

import copy
import os
import random
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ruleproof.cases.suite import Suite
from ruleproof.input import jsontext
from ruleproof.input.folders import Data
from ruleproof.rules.conservation import value_at
from tests.reference_impl.hidden import HIDDEN, LEFT_OUT, SHORT
from tests.reference_impl.table import Json, Refused, Table
from tools.bench.random_play import Played, Player, games_and_seats

DATA = Data.open()
GAMES = list(DATA.games())
EACH_GAME = pytest.mark.parametrize("game", GAMES)
EXAMPLES = int(os.environ.get("RULEPROOF_EXAMPLES", "3"))
SOME = settings(
    max_examples=EXAMPLES, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
)


@cache
def suite_of(game: str) -> Suite:
    return Suite.open(DATA, DATA.game(game))


@st.composite
def tables(draw: st.DrawFn, game: str) -> tuple[Table, tuple[str, ...]]:
    """Draw a configured reference and the seats that play: any readings, any number of seats."""
    suite = suite_of(game)
    switchable = [ruling for ruling in suite.game.rulings.values() if ruling.switchable]
    readings = {
        ruling.id: draw(st.sampled_from([one for one in ruling.readings if one != LEFT_OUT.get(ruling.id)]))
        for ruling in switchable
    }
    counts = suite.schemas.schema("setup")["properties"]["seats"]
    number = draw(st.integers(counts.get("minItems", 1), counts.get("maxItems", len(suite.game.seats))))
    return Table.of(suite, readings, random.Random(draw(st.integers(0, 2**32)))), suite.game.seats[:number]


@EACH_GAME
@SOME
@given(data=st.data())
def test_apply_accepts_exactly_what_is_listed(game: str, data: st.DataObject) -> None:
    table, seats = data.draw(tables(game))
    seen: dict[bytes, Json] = {}
    for state in table.game(seats):
        listed = {seat: table.legal(state, seat) for seat in seats}
        acting = {*state["to_act"], *state["may_act"]}
        assert all(not actions for seat, actions in listed.items() if seat not in acting)
        seen.update(
            {jsontext.canonical(action): action for actions in listed.values() for action in actions[:20]}
        )
        for seat in table.dice.sample(seats, min(2, len(seats))):
            texts = [jsontext.canonical(action) for action in listed[seat]]
            assert len(set(texts)) == len(texts), "an action is listed twice"
            for action in table.dice.sample(listed[seat], min(2, len(listed[seat]))):
                table.apply(state, seat, action)
            for text in table.dice.sample(sorted(seen), min(4, len(seen))):
                if text not in texts:
                    with pytest.raises(Refused):
                        table.apply(state, seat, seen[text])


@EACH_GAME
@SOME
@given(data=st.data())
def test_a_refused_action_changes_nothing_and_no_call_changes_its_input(
    game: str, data: st.DataObject
) -> None:
    table, seats = data.draw(tables(game))
    played = list(table.game(seats))
    actions = [
        action
        for state in table.dice.sample(played, min(12, len(played)))
        for _, action in table.choices(state)[:6]
    ]
    for state in table.dice.sample(played, min(10, len(played))):
        before, text = table.answers(state, seats), jsontext.canonical(state)
        for action in table.dice.sample(actions, min(6, len(actions))):
            try:
                table.apply(state, table.dice.choice(seats), action)
            except Refused:
                assert table.answers(state, seats) == before
        assert jsontext.canonical(state) == text


@EACH_GAME
@SOME
@given(data=st.data())
def test_laws_and_schemas_hold_and_every_game_ends(game: str, data: st.DataObject) -> None:
    table, seats = data.draw(tables(game))
    suite = table.suite
    state: Json = {}
    for number, state in enumerate(table.game(seats)):
        assert suite.schemas.accepts("state")(state), suite.schemas.faults("state", state)
        assert suite.validator.laws.violations(state["table"]) == []
        if state["settled"] and number % 7 == 0:
            assert suite.schemas.accepts("outcome")(table.engine.outcome(state=state)["outcome"])
            assert all(
                suite.schemas.accepts("view")(table.engine.view(state=state, seat=seat)["view"])
                for seat in seats
            )
        assert all(suite.schemas.accepts("action")(action) for _, action in table.choices(state)[:50])
    ending = table.engine.outcome(state=state)["outcome"]
    assert ending["over"] is True
    assert suite.schemas.accepts("outcome")(ending)
    assert table.choices(state) == []


@EACH_GAME
@SOME
@given(data=st.data())
def test_a_state_survives_json_and_keys_of_the_engines_own(game: str, data: st.DataObject) -> None:
    table, seats = data.draw(tables(game))
    played = list(table.game(seats))
    for state in table.dice.sample(played, min(20, len(played))):
        again = jsontext.decode(jsontext.encode(state))
        assert again == state
        marked = {**again, "x_note": {"any": ["thing"]}, "table": {**again["table"], "x_more": 1}}
        assert table.answers(marked, seats) == table.answers(state, seats)


@EACH_GAME
@SOME
@given(data=st.data())
def test_what_a_seat_sees_and_may_do_does_not_depend_on_what_is_hidden_from_it(
    game: str, data: st.DataObject
) -> None:
    table, seats = data.draw(tables(game))
    played = [state for state in table.game(seats) if state["settled"]]
    for state in table.dice.sample(played, min(10, len(played))):
        for seat in seats:
            other = exchanged(table, state, seat)
            assert table.engine.view(state=state, seat=seat) == table.engine.view(state=other, seat=seat)
            assert table.legal(state, seat) == table.legal(other, seat)
            for _, action in table.choices(table.dice.choice(played))[:4]:
                assert refusal(table, state, seat, action) == refusal(table, other, seat, action)


def exchanged(table: Table, state: Json, seat: str) -> Json:
    """Return a state in which what the seat cannot see lies otherwise.

    Things of one sort have changed places.
    """
    other: Json = copy.deepcopy(state)
    sorts: dict[str, list[tuple[list[Any], int]]] = {}
    for place in HIDDEN[table.suite.game.id](other["table"], seat):
        things = value_at(other["table"], place)
        for index, thing in enumerate(things):
            sorts.setdefault(sort_of(table, thing), []).append((things, index))
    for holders in sorts.values():
        values = [things[index] for things, index in holders]
        table.dice.shuffle(values)
        for (things, index), value in zip(holders, values, strict=True):
            things[index] = value
    return other


def sort_of(table: Table, thing: Any) -> str:
    """Return the conservation law under which a thing is counted."""
    totals = table.suite.validator.laws.totals
    return next((law for law, total in totals.items() if str(thing) in total), "")


def refusal(table: Table, state: Json, seat: str, action: Json) -> str:
    try:
        table.engine.apply(state=state, seat=seat, action=action, chance=[])
    except Exception as refused:
        return f"{getattr(refused, 'code', None)} {refused}"
    return "accepted"


def longest_list(game: str, games: int, options: Json) -> int:
    """Return the length of the longest list in some games played at random, over all numbers of seats."""
    played = Played()
    players = [Player(name, seats, options) for name, seats in games_and_seats() if name == game]
    while played.games < games:
        players[played.games % len(players)].play(played)
    return played.longest


@EACH_GAME
def test_no_position_of_five_random_games_lists_more_than_1000_actions(game: str) -> None:
    assert longest_list(game, 5, SHORT.get(game, {})) <= 1000


@pytest.mark.campaign
@EACH_GAME
def test_no_position_of_10000_random_games_lists_more_than_1000_actions(game: str) -> None:
    assert longest_list(game, 10_000, SHORT.get(game, {})) <= 1000


@pytest.mark.campaign
@pytest.mark.parametrize("game", SHORT)
def test_no_position_of_200_long_games_lists_more_than_1000_actions(game: str) -> None:
    assert longest_list(game, 200, {}) <= 1000
