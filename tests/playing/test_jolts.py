"""Positions changed at random stay within schema and laws, and are such that the reference plays on."""

from __future__ import annotations

import random

from ruleproof.input import jsontext
from ruleproof.play.perturb import Jolts
from ruleproof.play.starts import Starts
from tests.playing.driver import toy_explorer
from tests.toybox import toy_suite


def test_a_jolted_position_is_another_one_and_breaks_neither_schema_nor_law() -> None:
    suite = toy_suite()
    jolts, dice = Jolts(suite), random.Random(3)
    positions = [one for one in Starts(suite).positions if one.start.state]
    states = [jsontext.decode(one.start.state) for one in positions]
    for state in states:
        jolts.learn(state)
    tried = [(state, jolts.jolted(state, suite.validator, dice)) for state in states for _ in range(5)]
    made = [jolted for _, jolted in tried if jolted is not None]
    assert len(made) > len(tried) // 2
    assert all(state != jolted for state, jolted in tried)
    assert all(suite.schemas.accepts("state")(state) for state in made)
    assert all(not suite.validator.laws.violations(state["table"]) for state in made)


def test_goods_coins_and_cards_are_all_moved_and_supplies_run_low() -> None:
    suite = toy_suite()
    jolts, dice = Jolts(suite), random.Random(4)
    state = jsontext.decode(Starts(suite).positions[0].start.state)
    made = [found for _ in range(200) if (found := jolts.jolted(state, suite.validator, dice))]
    tables = [one["table"] for one in made]
    for place in ("coins", "goods", "hands", "discard", "deck"):
        assert any(table[place] != state["table"][place] for table in tables), place
    supplies = {table["coin_supply"] for table in tables}
    assert {0, 1} & supplies
    assert len(supplies) > 4


def test_who_may_act_is_mended_in_a_jolted_position() -> None:
    explorer = toy_explorer(None)
    (position,) = [one for one in explorer.starts.positions if one.name == "the position 'two traders'"]
    state = jsontext.decode(position.start.state)
    state["table"]["hands"]["Blue"] = ["fox"]
    state["table"]["deck"].remove("fox")
    state["table"]["deck"].append("pig")
    state["may_act"] = []
    fitting = explorer._fitting(state, "")
    assert fitting is not None
    assert jsontext.decode(fitting)["may_act"] == ["Blue"]


def test_a_position_in_which_those_to_act_can_do_nothing_is_not_played() -> None:
    explorer = toy_explorer(None)
    state = jsontext.decode(Starts(toy_suite()).positions[0].start.state)
    assert explorer._fitting({**state, "phase": "over"}, "") is None


def test_new_games_have_all_numbers_of_seats_and_all_options() -> None:
    dice, starts = random.Random(5), Starts(toy_suite())
    games = [starts.new_game(dice) for _ in range(60)]
    assert {len(one.start.seats) for one in games} == {2, 3}
    assert {one.start.seats[0] for one in games} == {"Red", "Blue", "Green"}
    assert {bool(one.start.options.get("short")) for one in games} == {True, False}
    assert {one.components for one in games} == {"", "corrected"}


def test_who_is_named_at_a_place_is_left_alone() -> None:
    suite = toy_suite()
    jolts, dice = Jolts(suite), random.Random(6)
    states = [jsontext.decode(one.start.state) for one in Starts(suite).positions if one.start.state]
    for state in states:
        jolts.learn(state)
    made = [(state, jolts.jolted(state, suite.validator, dice)) for state in states for _ in range(8)]
    assert all(one is None or one["table"]["caller"] == state["table"]["caller"] for state, one in made)
