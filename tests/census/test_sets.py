"""The small sets of the games."""

from __future__ import annotations

import json

import pytest

from ruleproof.cases.starts import Starts
from ruleproof.census.command import census
from ruleproof.census.looking import Looker
from ruleproof.census.options import CensusOptions
from ruleproof.census.sets import Begins, Counts, SmallSet, described
from ruleproof.census.walk import Census
from ruleproof.input.folders import Data
from ruleproof.input.problems import UsageError
from tests.toybox import GAME, ToyCopy, toy_suite

SETS = [(game, small) for game in Data.open(()).games() for small in described(Data.open(()).game(game)).sets]
NAMES = [f"{game}-{small.name}" for game, small in SETS]
QUICK = 12
"""Positions that are visited of each set in the quick tests."""


@pytest.mark.sampled(3)
@pytest.mark.parametrize(("game", "small"), SETS, ids=NAMES)
def test_nothing_is_wrong_in_the_first_positions_of_a_set(game: str, small: SmallSet) -> None:
    assert census(CensusOptions(game=game, set=small.name, positions=QUICK)) == 0


@pytest.mark.campaign
@pytest.mark.parametrize(("game", "small"), SETS, ids=NAMES)
def test_the_recorded_counts_of_a_set_are_so(game: str, small: SmallSet) -> None:
    taken = Census(Looker(CensusOptions(game=game, set=small.name)))
    for _ in taken.parts():
        pass
    assert not taken.tally.findings.first
    tally = taken.tally
    assert Counts(tally.visited, tally.actions, tally.ends, not taken.stopped) == small.counts


def test_a_census_may_begin_at_any_scenario_even_if_an_earlier_one_begins_alike() -> None:
    starts = Starts(toy_suite())
    names = {one.name for one in starts.positions}
    alike = "fox/without_a_fox_nobody_is_robbed"
    assert f"the scenario {GAME}/{alike}" not in names
    assert Begins(scenario=alike).state(starts)
    with pytest.raises(UsageError, match="there is no scenario fox/gone that begins at a position"):
        Begins(scenario="fox/gone").state(starts)


def told_of(toy: ToyCopy, capsys: pytest.CaptureFixture[str], **hidden: list[str]) -> str:
    begins = [{"position": "two traders"}, {"position": "two traders, a cow"}]
    small = {"name": "small", "says": "two traders", "begins": begins, "bound": {"depth": 1}}
    path = toy.features / "positions" / "two_traders.yaml"
    text = path.read_text(encoding="utf-8").replace("name: two traders", "name: two traders, a cow")
    path.with_stem("a_cow").write_text(text.replace("Red: [goose]", "Red: [cow]"), encoding="utf-8")
    (toy.spec / "census.json").write_text(json.dumps({"sets": [small], **hidden}))
    census(CensusOptions(game=GAME, data=(toy.root,)))
    return capsys.readouterr().out


def test_a_seat_that_sees_what_only_the_others_may_see_is_named_with_what_it_sees(
    toy_copy: ToyCopy, capsys: pytest.CaptureFixture[str]
) -> None:
    rest = ["deck"]
    assert "First violation" not in told_of(toy_copy, capsys, hidden=rest, own=["hands.*"])
    told = told_of(toy_copy, capsys, hidden=rest, from_owner=["hands.*"])
    assert "First violation of 'nothing hidden is shown'" in told
    assert (
        "Red may know the same as in an earlier position, but gets something else: its view at hand" in told
    )


def test_a_number_may_be_hidden(toy_copy: ToyCopy, capsys: pytest.CaptureFixture[str]) -> None:
    small = {"name": "small", "says": "the whole game", "begins": [{"seats": 2}]}
    made = {"sets": [small], "hidden": ["deck", "goods.*", "goods_supply", "coin_supply", "coins.*"]}
    (toy_copy.spec / "census.json").write_text(json.dumps(made))
    assert census(CensusOptions(game=GAME, data=(toy_copy.root,), positions=20)) == 1
    told = capsys.readouterr().out
    assert "may know the same as in an earlier position, but gets something else" in told, (
        "the coins are open"
    )
