"""Where games begin, how they are played, and that they are the same for the same seed."""

from __future__ import annotations

import itertools
import random
from types import SimpleNamespace
from typing import Any

import pytest

from ruleproof.cases.starts import Starts
from ruleproof.engines.greeting import GameOffer
from ruleproof.engines.random_game import of_any_kind
from ruleproof.play import match
from ruleproof.play.match import PlayOptions, share_of
from ruleproof.rules.verbs import Verb
from tests.play.driver import toy_explorer
from tests.toybox import GAME, toy_suite


def test_the_same_seed_gives_the_same_games_and_another_seed_others() -> None:
    def played(seed: int) -> list[object]:
        explorer = toy_explorer(None, seed=seed)
        told: list[object] = []
        for number in range(6):
            assert list(explorer.game(number)) == []
            told += [explorer.tally.actions, explorer.lockstep.story]
        return told

    assert played(1) == played(1)
    assert played(1) != played(2)


def test_all_clauses_that_play_can_reach_are_reached_and_games_end() -> None:
    explorer = toy_explorer(None)
    for number in range(60):
        assert list(explorer.game(number)) == []
    clauses = explorer.suite.game.clauses.values()
    missed = [one.id for one in clauses if one.shown and one.id not in explorer.tally.clauses]
    assert missed == []
    assert explorer.tally.ended > 10


def test_every_position_has_its_turn_before_one_has_its_second() -> None:
    explorer = toy_explorer(None)
    deck = explorer.starts.deck(explorer.readings, random.Random(1))
    begun = []
    for number in range(2 * len(deck)):
        list(explorer.game(number))
        begun.append(explorer.beginning.name)
    named = {one.name for one in deck if one is not None}
    assert len(named) > 10
    for half in (begun[: len(deck)], begun[len(deck) :]):
        assert sorted(name for name in half if name in named) == sorted(named)
    assert begun[: len(deck)] != begun[len(deck) :]


def test_a_position_of_another_reading_is_not_played() -> None:
    starts, tie = Starts(toy_suite()), "market_day.ruling.tied_bids"
    tagged = {one.name: one.readings[tie] for one in starts.positions if tie in one.readings}
    assert set(tagged.values()) == {"caller_first"}
    for reading, begun in (("caller_first", {"caller_first"}), ("card_discarded", set[str]())):
        played = {one.name for one in starts.deck({tie: reading}, random.Random(1)) if one is not None}
        assert {tagged[name] for name in played & set(tagged)} == begun


def test_new_games_have_all_numbers_of_seats_and_all_options() -> None:
    dice, starts = random.Random(5), Starts(toy_suite())
    games = [starts.new_game(dice) for _ in range(60)]
    assert {len(one.start.seats) for one in games} == {2, 3}
    assert {one.start.seats[0] for one in games} == {"Red", "Blue", "Green"}
    assert {bool(one.start.options.get("short")) for one in games} == {True, False}
    assert {one.components for one in games} == {"", "corrected"}


def test_each_kind_of_action_is_as_likely_however_many_there_are_of_it() -> None:
    actions = [{"type": "buy", "pieces": number} for number in range(30)] + [{"type": "done"}]
    dice = random.Random(2)
    assert [of_any_kind(actions, dice)["type"] for _ in range(200)].count("done") in range(70, 130)


def test_what_the_protocol_leaves_to_engines_is_not_asked() -> None:
    """Neither an outcome of chance too many nor an unknown option, of which it says nothing binding."""
    asked: list[dict[str, Any]] = []

    def listen(request: dict[str, Any], _reply: dict[str, Any]) -> None:
        asked.append(request)

    explorer = toy_explorer(listen)
    for number in range(80):
        list(explorer.game(number))
    known = set(explorer.suite.schemas.schema("setup")["properties"]["options"]["properties"])
    new_games = [one["params"]["options"] for one in asked if one["method"] == "new_game"]
    assert new_games and all(set(options) <= known for options in new_games)
    assert all(len(one["params"]["chance"]) <= 1 for one in asked if one["method"] == "apply")


def test_an_engine_without_new_game_is_asked_for_none() -> None:
    asked: list[str] = []

    def listen(request: dict[str, Any], _reply: dict[str, Any]) -> None:
        asked.append(request["method"])

    explorer = toy_explorer(listen, offer=GameOffer((Verb.OUTCOME,)))
    for number in range(60):
        assert list(explorer.game(number)) == []
    assert set(asked) >= {"outcome"} and "new_game" not in asked


def test_the_time_limit_ends_a_game_too(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = itertools.count()
    monkeypatch.setattr(match, "time", SimpleNamespace(monotonic=lambda: float(next(clock))))
    told: list[str] = []
    limited = PlayOptions(engine="reference", game=GAME, seconds=40.0)
    share = share_of(toy_explorer(None), limited, 0, told.append)
    assert 10 < share.tally.actions < 40
    assert len(told) > share.tally.actions
    assert told[0] == "0 games, 0 actions, 0 a second, 0 faults found"
