"""Observations are compared without being read: what leaks is found, and nothing else is."""

from __future__ import annotations

import copy
from typing import Any

import msgspec
import pytest

from ruleproof.cases.suite import Suite
from ruleproof.engines.in_process import InProcessConnection
from ruleproof.input.folders import Data
from ruleproof.rules.coverage import Coverage
from ruleproof.running import observations
from ruleproof.running.observations import Observations
from ruleproof.running.observed import Observed
from ruleproof.running.recorded_suite import RecordedSuite
from tests.toybox import ALL_VERBS, Change, Doctored, toy_recordings


def compared(change: Change | None, game: str = "", seconds: float = 1e9) -> Observed | None:
    """Return what comes of comparing the observations of a reference, changed in some way; of the toy's if no
    game is named.
    """
    data = Data.open() if game else None
    recordings = RecordedSuite.adopted(Suite.open(data, data.game(game))) if data else toy_recordings()
    doctored = Doctored(change, data)
    check = Observations(recordings, ALL_VERBS, lambda: InProcessConnection(doctored, timed=False), 10.0)
    return check.compared(3, seconds)


def shows(*hidden: Any) -> Change:
    """Return an engine whose observation is the view, as a list, and what a function finds in the state."""

    def change(request: dict[str, Any], reply: dict[str, Any]) -> None:
        if request["method"] == "view" and "result" in reply:
            state, seat = request["params"]["state"], request["params"]["seat"]
            more = [find(state["table"], seat) for find in hidden]
            reply["result"]["x_observation"] = [copy.deepcopy(reply["result"]["view"]), *more]

    return change


def test_an_engine_without_observations_is_not_compared() -> None:
    assert compared(None) is None


def test_an_observation_that_follows_from_the_view_leaks_nothing() -> None:
    found = compared(shows())
    assert found is not None
    assert found.pairs > 50
    assert (found.leaking, found.leaks, found.not_done) == (0, (), "")


def test_the_order_of_a_face_down_pile_is_found_with_its_place() -> None:
    found = compared(shows(lambda table, seat: [*table["deck"], "none"][0]))
    assert found is not None
    assert found.leaking > 0
    assert found.leaks[0].places == ("[1]",)
    assert found.leaks[0].hidden.startswith("table/deck")
    assert "depends on table/deck" in found.leaks[0].words


def test_the_cards_of_another_hand_are_found() -> None:
    def others(table: dict[str, Any], seat: str) -> list[str]:
        return sorted(card for other, cards in table["hands"].items() if other != seat for card in cards)

    found = compared(shows(others))
    assert found is not None
    assert "table/hands/" in found.leaks[0].words


@pytest.mark.sampled(2)
@pytest.mark.parametrize(
    ("game", "hidden"),
    [
        ("rivalry", lambda table, seat: table["deck"][:1]),
        ("rival_cities", lambda table, seat: table["ship_stack"][:1]),
    ],
)
def test_each_kind_of_hidden_place_is_found_in_the_first_games(game: str, hidden: Any) -> None:
    found = compared(shows(hidden), game, seconds=0)
    assert found is not None
    assert found.leaks


def test_an_observation_that_remembers_what_a_seat_has_seen_leaks_nothing() -> None:
    found = compared(shows(lambda table, seat: sorted(table["box"])), "lost_cities_rivals", seconds=0)
    assert found is not None
    assert found.pairs
    assert found.leaks == ()


def test_a_secret_choice_that_takes_two_plays_is_found_in_the_first_game() -> None:
    def others(table: dict[str, Any], seat: str) -> list[str]:
        return [tile for other, tiles in table["chosen"].items() if other != seat for tile in tiles]

    found = compared(shows(others), "between_two_cities", seconds=0)
    assert found is not None
    assert found.leaks


def test_an_engine_is_asked_only_for_the_actions_that_it_covers() -> None:
    doctored = Doctored(shows())
    offer = msgspec.structs.replace(ALL_VERBS, covers=Coverage(actions=("work",)))
    check = Observations(toy_recordings(), offer, lambda: InProcessConnection(doctored, timed=False), 10.0)
    assert check.compared(3, 0) is not None
    types = {request["params"]["action"]["type"] for request in doctored.asked("apply")}
    assert types == {"work"}


def test_a_leak_that_begins_late_in_a_game_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(observations, "_PLAYS", 1)
    found = compared(shows(lambda table, seat: table["deck"] if table["day"] > 1 else []))
    assert found is not None
    assert found.leaks


def test_what_no_observation_shows_is_named() -> None:
    def change(request: dict[str, Any], reply: dict[str, Any]) -> None:
        if request["method"] == "view" and "result" in reply:
            reply["result"]["x_observation"] = reply["result"]["view"]["hand"]

    found = compared(change)
    assert found is not None
    assert "coins" in found.unseen
    assert "hand" not in found.unseen


@pytest.mark.parametrize("value", [1, 1.5, "text", [[0.25, 1e-9]], {"a": [True]}])
def test_an_observation_may_be_anything(value: Any) -> None:
    def change(request: dict[str, Any], reply: dict[str, Any]) -> None:
        if request["method"] == "view" and "result" in reply:
            reply["result"]["x_observation"] = value

    found = compared(change)
    assert found is not None
    assert found.leaking == 0
