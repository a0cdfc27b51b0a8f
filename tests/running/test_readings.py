"""Which readings are in force, and what an engine says of them."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ruleproof.engines.greeting import GameOffer
from ruleproof.input.problems import UsageError
from ruleproof.judging import verdicts as v
from ruleproof.reports.model import SuggestedReading
from ruleproof.running.readings import readings_in_force
from ruleproof.running.selection import Selection
from tests.toybox import PRICE, by_case, engine_script, only_game, run_on_toy, stdio, toy_suite


@pytest.mark.parametrize(
    ("options", "tied_bids", "tie"),
    [
        ({}, "card_discarded", "shared"),
        ({"profile": "village"}, "caller_first", "shared"),
        ({"profile": "town"}, "card_discarded", "more_coins"),
        ({"readings": {"market_day.ruling.tie": "more_coins"}}, "card_discarded", "more_coins"),
        ({"readings": {"tie": "more_coins"}}, "card_discarded", "more_coins"),
        ({"profile": "town", "readings": {"tie": "shared"}}, "card_discarded", "shared"),
    ],
)
def test_readings_come_from_the_command_the_profile_or_what_is_adopted(
    options: dict[str, Any], tied_bids: str, tie: str
) -> None:
    report = run_on_toy(selection=Selection(cases=(PRICE,)), **options)
    assert only_game(report).readings == {
        "market_day.ruling.tied_bids": tied_bids,
        "market_day.ruling.tie": tie,
    }


def offer(**readings: Any) -> GameOffer:
    return GameOffer((), {}, {f"market_day.ruling.{name}": declared for name, declared in readings.items()})


@pytest.mark.parametrize(
    ("declared", "profile", "given", "tie"),
    [
        (("more_coins", "shared"), "", {}, "more_coins"),
        (("more_coins", "shared"), "", {"tie": "shared"}, "shared"),
        (("more_coins",), "village", {}, "shared"),
        (("no_such_reading",), "", {}, "shared"),
    ],
)
def test_the_defaults_of_the_engine_are_in_force_where_nobody_says_otherwise(
    declared: Any, profile: str, given: dict[str, str], tie: str
) -> None:
    assert (
        readings_in_force(toy_suite().game, offer(tie=declared), profile, given)["market_day.ruling.tie"]
        == tie
    )


@pytest.mark.parametrize(
    ("profile", "given", "told"),
    [
        ("city", {}, "--profile city: market_day has no such profile; it has: village, town"),
        ("VILLAGE", {}, "it has: village, town\n    nearest: village"),
        (
            "",
            {"ties": "shared"},
            "--reading ties=shared: no switchable ruling has this id\n    nearest: market_day.ruling.tie",
        ),
        (
            "",
            {"tie": "share"},
            "--reading tie=share: market_day.ruling.tie has the readings shared, more_coins",
        ),
        ("", {"fox_against_the_poor": "allowed"}, "no switchable ruling has this id"),
    ],
)
def test_an_unknown_profile_or_reading_is_wrong_usage(profile: str, given: dict[str, str], told: str) -> None:
    with pytest.raises(UsageError) as found:
        readings_in_force(toy_suite().game, offer(), profile, given)
    assert told in str(found.value)


@pytest.mark.parametrize(("declared", "told"), [({}, "shared"), ({"tie": ("shared",)}, "shared")])
def test_a_reading_that_the_engine_does_not_list_is_not_asked_of_it(
    declared: dict[str, Any], told: str
) -> None:
    with pytest.raises(UsageError) as found:
        readings_in_force(toy_suite().game, offer(**declared), "", {"tie": "more_coins"}, "My engine")
    assert (
        str(found.value)
        == f"--reading tie=more_coins: My engine does not list this reading in hello (it plays {told})"
    )


def test_the_adopted_reading_may_be_asked_of_an_engine_that_says_nothing() -> None:
    assert (
        readings_in_force(toy_suite().game, offer(), "", {"tie": "shared"})["market_day.ruling.tie"]
        == "shared"
    )


def test_a_reading_of_a_profile_that_the_engine_does_not_list_is_noted() -> None:
    report = run_on_toy(stdio("plays_one_reading_only"), profile="town")
    assert any(
        "the profile town asks for market_day.ruling.tie=more_coins, which the engine does not list" in note
        for note in only_game(report).notes
    )
    assert not only_game(run_on_toy(stdio("market"), profile="town")).notes


def test_a_reading_that_there_is_not_is_refused(tmp_path: Path) -> None:
    body = "Engine.readings_offered = lambda self: {'market_day.ruling.tie': ['share']}"
    with pytest.raises(UsageError, match=r"market_day\.ruling\.tie has no reading 'share'"):
        run_on_toy(engine_script(tmp_path, body))


@pytest.mark.parametrize(("name", "declared"), [("ties", ["shared"]), ("fox_against_the_poor", ["allowed"])])
def test_a_ruling_that_is_not_known_or_not_switchable_is_a_note_on_the_run(
    tmp_path: Path, name: str, declared: list[str]
) -> None:
    body = f"Engine.readings_offered = lambda self: {{'market_day.ruling.{name}': {declared!r}}}"
    report = run_on_toy(engine_script(tmp_path, body))
    told = f"hello names 'market_day.ruling.{name}', which is not a switchable ruling; it is ignored"
    assert only_game(report).notes == (f"{told}; nearest: market_day.ruling.tie",)
    assert report.status == 0


@pytest.mark.parametrize("named", [[], ["tie"], ["tie", "tied_bids"]])
def test_an_engine_is_configured_with_the_rulings_that_it_names_only(
    tmp_path: Path, named: list[str]
) -> None:
    """Else every ruling that becomes switchable would break the engines that refuse what they do not know."""
    rulings = {f"market_day.ruling.{name}" for name in named}
    body = f"""offered, configure = Engine.readings_offered, Engine.configure
named = {rulings!r}
Engine.readings_offered = lambda self: {{one: told for one, told in offered(self).items() if one in named}}
Engine.configure = lambda self, game, components, readings: (
    configure(self, game, components, readings)
    if set(readings) == named
    else {{"accepted": False, "reasons": ["rulings that are not known"]}}
)"""
    found = by_case(run_on_toy(engine_script(tmp_path, body)))
    assert all(
        result.verdict in (v.PASS, v.CONTESTED) or "does not play market_day.ruling." in result.reason
        for result in found.values()
    )
    assert Counter(one.verdict for one in found.values())[v.UNSUPPORTED] == {0: 2, 1: 1, 2: 0}[len(named)]


def test_a_reading_under_which_every_failing_case_passes_is_suggested() -> None:
    game = only_game(run_on_toy(stdio("plays_another_reading")))
    (fault,) = game.faults
    assert fault.suggests == SuggestedReading("market_day.ruling.tied_bids", "caller_first", "card_discarded")
    assert [ruling.id for ruling in game.rulings] == ["market_day.ruling.tied_bids"]
    assert game.readings["market_day.ruling.tied_bids"] == "card_discarded"


def test_where_no_reading_explains_a_fault_none_is_suggested() -> None:
    game = only_game(run_on_toy(stdio("multiplies_the_bonus")))
    assert game.faults and not any(fault.suggests or fault.rests_on for fault in game.faults)


def test_a_game_without_profiles_says_so() -> None:
    game = msgspec.structs.replace(toy_suite().game, profiles={})
    with pytest.raises(UsageError, match="--profile town: market_day has no profiles"):
        readings_in_force(game, offer(), "town", {})
