"""Scenarios of the changed function's own clauses catch the mutants.

Functions switched off and shifted numbers are caught so, or listed as equivalent with the reason; of all
other mutants a sample is caught as often as was recorded.
"""

from __future__ import annotations

import functools
import math
import random
from pathlib import Path

import pytest

from ruleproof.input.folders import Data
from ruleproof.judging import verdicts as v
from tests.toybox import GAME as TOY_GAME
from tests.toybox import TOY
from tools.mutants.campaign import Choice, findings, keep, kept, table_of, tally
from tools.mutants.harness import CONTESTED, CRASH, FAIL, SURVIVES, Finding, Harness, equivalents, way_of
from tools.mutation.components import ComponentMutant
from tools.mutation.mutate import Mutant
from tools.mutation.operators import OPERATORS, limits, switched_off
from tools.quality import recorded

GAMES = sorted(Data.open().games())
PROMISED = (switched_off.__name__, limits.__name__)
"""Every mutant of these operators is caught."""
OTHERS = tuple(name for name in OPERATORS if name not in PROMISED)
LARGE = {"between_two_cities": 25, "rival_cities": 25}
"""Number of mutants of games with more than a test may take; all of them in `make campaign`."""
SAMPLE, COMPONENTS = 3, 16
"""Number of mutants of other operators, and of component sets, of each game."""
CAMPAIGN = [pytest.param(game, marks=pytest.mark.campaign) for game in LARGE]


@functools.cache
def harness(game: str) -> Harness:
    return Harness.of(game)


def known(game: str) -> dict[str, str]:
    return equivalents(recorded.MUTANTS / f"{game}.yaml")


def wrong(game: str, mutants: list[Mutant]) -> list[str]:
    """Return the mutants that are not caught, and those listed as equivalent that are."""
    listed = known(game)
    said = []
    for mutant in mutants:
        found = harness(game).judge(mutant, near=True)
        if found.caught == (mutant.id in listed):
            said.append(f"{mutant.id}: {found.way} {found.case}")
    return said


@pytest.mark.campaign
@pytest.mark.parametrize("game", GAMES)
def test_a_function_switched_off_or_a_limit_shifted_is_caught(game: str) -> None:
    chosen = Choice(PROMISED, sample=LARGE.get(game, 0)).of(harness(game).mutants)
    assert wrong(game, chosen) == []


@pytest.mark.parametrize("game", CAMPAIGN)
def test_every_function_switched_off_or_limit_shifted_is_caught(game: str) -> None:
    assert wrong(game, Choice(PROMISED).of(harness(game).mutants)) == []


def wrong_components(game: str, mutants: list[ComponentMutant]) -> list[str]:
    listed = known(game)
    found = [harness(game).judge_component(mutant) for mutant in mutants]
    return [one.id for one in found if (one.way == SURVIVES) != (one.id in listed)]


@pytest.mark.sampled(4)
@pytest.mark.parametrize("game", GAMES)
def test_a_shifted_number_of_a_component_set_is_caught(game: str) -> None:
    there = [mutant for mutant in harness(game).component_mutants() if not mutant.components]
    assert wrong_components(game, random.Random(game).sample(there, min(COMPONENTS, len(there)))) == []


@pytest.mark.campaign
@pytest.mark.parametrize("game", GAMES)
def test_every_shifted_number_of_a_component_set_is_caught(game: str) -> None:
    assert wrong_components(game, list(harness(game).component_mutants())) == []


@pytest.mark.campaign
@pytest.mark.parametrize("game", [game for game in GAMES if recorded.read("mutants", game)])
def test_a_sample_of_the_others_is_caught_as_often_as_was_recorded(game: str) -> None:
    """The share may be three standard errors lower."""
    rows = [row for row in recorded.read("mutants", game)["operators"] if row["operator"] in OTHERS]
    share = sum(row["caught"] for row in rows) / sum(row["tried"] for row in rows)
    chosen = Choice(OTHERS, sample=SAMPLE).of(harness(game).mutants)
    caught = sum(harness(game).judge(mutant, near=True).caught for mutant in chosen)
    assert caught >= SAMPLE * share - 3 * math.sqrt(SAMPLE * share * (1 - share))


@pytest.mark.parametrize("game", GAMES)
def test_no_equivalent_mutant_is_listed_that_does_not_exist(game: str) -> None:
    left = set(known(game)) - {mutant.id for mutant in harness(game).mutants}
    assert not left or not left - {mutant.id for mutant in harness(game).component_mutants()}


@pytest.fixture(scope="module")
def toy() -> Harness:
    return Harness.of(TOY_GAME, [TOY])


def test_a_mutant_is_asked_only_what_enters_it_and_the_reference_stays_as_it_is(toy: Harness) -> None:
    everything = len(toy.scenarios)
    found = list(findings(toy, Choice(sample=12, seed=3).of(toy.mutants), jobs=1, count=True))
    assert len(found) == 12
    assert any(one.asked < everything for one in found)
    assert {one.way for one in found} & {FAIL, CRASH}
    with toy.copies.touching(lambda block: None) as engine:
        passed = {result.verdict for result in toy.verdicts_of(engine)}
    assert passed <= {"pass", "contested"}


@pytest.mark.parametrize(
    ("undisputed", "way"), [("pass", ""), ("diverges", ""), ("fail", CONTESTED), ("crash", CRASH)]
)
def test_a_contested_case_shows_a_mutant_that_fails_or_crashes_in_it(undisputed: str, way: str) -> None:
    assert way_of(v.Result("toy/a/case", v.CONTESTED, undisputed=undisputed)) == way


def test_several_processes_find_what_one_finds(toy: Harness) -> None:
    chosen = Choice(sample=6, seed=5).of(toy.mutants)
    alone = {one.id: one for one in findings(toy, chosen, jobs=1, count=False)}
    together = {one.id: one for one in findings(toy, chosen, jobs=2, count=False)}
    assert alone == together


def test_a_choice_is_the_same_for_the_same_seed(toy: Harness) -> None:
    chosen = Choice(("comparisons", "signs"), sample=4, seed=1).of(toy.mutants)
    assert chosen == Choice(("comparisons", "signs"), sample=4, seed=1).of(toy.mutants)
    assert {mutant.operator for mutant in chosen} <= {"comparisons", "signs"}


def test_findings_are_kept_as_lines_and_summed_up(tmp_path: Path) -> None:
    found = [
        Finding("a.b: 1 becomes 2", "amounts", ("g.a.b",), FAIL, "g/a/case", True, 1, 3),
        Finding("a.b: 1 becomes 0", "amounts", ("g.a.b",), SURVIVES, asked=4),
    ]
    for one in found:
        keep(tmp_path / "found.jsonl", one)
    assert list(kept(tmp_path / "found.jsonl").values()) == found
    assert kept(tmp_path / "none.jsonl") == {}
    assert tally(found) == {"amounts": {FAIL: 1, SURVIVES: 1}}
    assert table_of(found).splitlines()[-1].split()[:3] == ["all", "2", "1"]
