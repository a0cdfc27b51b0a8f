"""What holds in every state of every game, under each reading.

Games are played at random: new games to their end, and some plays on from positions of scenarios. All tests
of a game under one reading look at the same states.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

import pytest

from ruleproof.cases.starts import Starts
from ruleproof.cases.suite import Suite
from ruleproof.input import jsontext
from ruleproof.rules.validation import Validator
from ruleproof.running.illegal_plays import Vocabulary
from ruleproof.running.recorded_suite import RecordedSuite
from tests.reference_impl.playing import (
    GAMES,
    TO_THE_END,
    Json,
    Moment,
    configured,
    new_game,
    played,
    suite_of,
    with_luck,
)
from tests.shared import some_of

POSITIONS, PLAYS = 15, 12
"""How many positions are played on from, besides one under each component set, and how far."""


class Way(NamedTuple):
    """A game, and what is not read as adopted, by the last words of the rulings."""

    game: str
    readings: Mapping[str, str]

    def __str__(self) -> str:
        words = [f"{ruling}={reading}" for ruling, reading in self.readings.items()]
        return f"{self.game}-{words[0] if len(words) == 1 else len(words) or 'adopted'}"


def ways(game: str) -> list[Way]:
    """Return the adopted readings of a game, those of its profiles, and each other reading by itself."""
    known = suite_of(game).game
    switchable = [ruling for ruling in known.rulings.values() if ruling.switchable]
    others = [{one.id: reading} for one in switchable for reading in one.readings if reading != one.adopted]
    return [
        Way(game, {ruling.rpartition(".")[2]: reading for ruling, reading in readings.items()})
        for readings in ({}, *known.profiles.values(), *others)
    ]


@cache
def starts_of(game: str) -> Starts:
    return Starts(suite_of(game))


class Sample(NamedTuple):
    """States of one game under some readings, each with what checks it."""

    suite: Suite
    moments: list[tuple[Validator, Moment]]


@cache
def actions_of_scenarios(game: str) -> list[Json]:
    """Return the actions that scenarios try, legal or not."""
    stories = [recorded.story for recorded in RecordedSuite.adopted(suite_of(game)).scenarios()]
    return [play.action for story in stories for play in story.plays]


@pytest.fixture(scope="module", params=[way for game in GAMES for way in some_of(ways(game))], ids=str)
def sample(request: pytest.FixtureRequest) -> Sample:
    """Return every state of a new game, and of the first plays from some positions."""
    (game, readings), dice = request.param, random.Random(1)
    suite = suite_of(game)
    in_force = {**suite.game.adopted(), **{f"{game}.ruling.{one}": readings[one] for one in readings}}
    # What a scenario sets up is written for the adopted readings.
    positions = [
        one
        for one in starts_of(game).deck(in_force, dice)
        if one and not (readings and "scenario" in one.name)
    ]
    one_of_each_set = {one.components: one for one in positions}.values()
    beginnings = [(one, PLAYS) for one in (*one_of_each_set, *positions[:POSITIONS])]
    beginnings.append((new_game(game, dice), TO_THE_END))
    found = []
    for beginning, plays in beginnings:
        validator = suite.validator.for_set(beginning.components)
        engine = configured(game, validator.components, readings)
        found += [(validator, moment) for moment in played(engine, beginning, dice, plays)]
    return Sample(suite, found)


def test_accepted_is_exactly_what_is_listed(sample: Sample) -> None:
    """Besides what is listed, actions of scenarios and other states are tried, and such with slips."""
    dice = random.Random(2)
    vocabulary = Vocabulary(sample.suite.schemas.accepts("action"))
    vocabulary.add(actions_of_scenarios(sample.suite.game.id))
    for _, moment in sample.moments:
        for actions in moment.legal.values():
            vocabulary.add(actions)
    for _, moment in sample.moments:
        for seat, actions in moment.legal.items():
            texts = {jsontext.canonical(action) for action in actions}
            assert len(texts) == len(actions) <= 1000
            for action in dice.sample(actions, min(12, len(actions))):
                assert moment.accepts(seat, action), (seat, action, moment.state)
        for slip in vocabulary.slips(moment.legal, [*moment.legal], 12, dice):
            assert not moment.accepts(slip.seat, slip.action), (slip, moment.state)


def test_whoever_is_asked_can_answer(sample: Sample) -> None:
    for _, moment in sample.moments:
        state, able = moment.state, {seat for seat, actions in moment.legal.items() if actions}
        asked = {*state["to_act"], *state["may_act"]}
        assert able == asked if moment.in_a_whole_game else able <= asked
        assert not {*state["to_act"]} & {*state["may_act"]}
        assert state["settled"] or not state["may_act"]
        assert (state["phase"] == "over") == (not state["to_act"]) == moment.outcome()["over"]


def test_answers_are_what_the_schemas_and_the_laws_say(sample: Sample) -> None:
    accepts = {name: sample.suite.schemas.accepts(name) for name in ("state", "action", "view", "outcome")}
    for validator, moment in sample.moments:
        assert accepts["state"](moment.state)
        assert validator.laws.violations(moment.state["table"]) == []
        assert accepts["outcome"](moment.outcome())
        for seat, actions in moment.legal.items():
            assert accepts["view"](moment.engine.view(moment.state, seat)["view"])
            assert all(map(accepts["action"], actions))


def test_the_order_of_members_means_nothing(sample: Sample) -> None:
    dice = random.Random(3)
    for validator, moment in dice.sample(sample.moments, min(60, len(sample.moments))):
        both = moment.state, shuffled(moment.state, dice)
        for seat, actions in moment.legal.items():
            one, other = (moment.engine.legal_actions(state, seat)["actions"] for state in both)
            assert same(validator, "legal_actions", one, other)
            for action in dice.sample(actions, min(3, len(actions))):
                one, other = (
                    with_luck(random.Random(4), moment.engine.apply, state, seat, action) for state in both
                )
                assert same(validator, "state", one, other), (seat, action)


def shuffled(value: Any, dice: random.Random) -> Any:
    """Return a JSON value with the members of every object in another order."""
    if isinstance(value, list):
        return [shuffled(one, dice) for one in value]
    if not isinstance(value, dict):
        return value
    return {name: shuffled(value[name], dice) for name in dice.sample(list(value), len(value))}


def same(validator: Validator, verb: str, *answers: Any) -> bool:
    one, other = (validator.canonical_value(verb, answer) for answer in answers)
    return bool(one == other)
