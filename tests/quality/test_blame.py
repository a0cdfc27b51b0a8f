"""A smaller sample of the planted faults is told as well as was measured."""

from __future__ import annotations

import pytest

from ruleproof.input.folders import Data
from ruleproof.running.report import Cause
from tests.quality import recorded
from tests.quality.blame import NOT_RANKED, Planter, again, of_several, shares, trial

MEASURED = [game for game in sorted(Data.of().games()) if recorded.read("blame", game)]
AGAIN = "what is recorded is out of date; `python -m tests.quality --blame` writes it anew"


def cause(*clauses: str, alike: int = 1) -> Cause:
    return Cause("a cause", {"fail": 1}, clauses, ("g/a/1",), "g/a/1", alike)


@pytest.mark.parametrize("game", MEASURED)
def test_the_clause_at_fault_stands_where_it_was_measured(game: str) -> None:
    sample = recorded.read("blame", game)["sample"]
    planter = Planter(game, recorded.SEED)
    assert {row["mutant"] for row in sample} <= {mutant.id for mutant in planter.harness.mutants}, AGAIN
    places = again(planter, sample)
    for most in (1, 2, 3):
        assert sum(place <= most for place in places) >= sum(row["place"] <= most for row in sample)


def test_a_place_counts_through_the_clauses_of_all_causes() -> None:
    told = trial("x", [("g.c",), ("g.d",)], [cause("g.a", "g.b"), cause("g.b", "g.c", alike=2)])
    assert (told.places, told.within, told.first) == ((3, NOT_RANKED), (2, NOT_RANKED), "g.a")


def test_figures_say_of_how_many() -> None:
    one = trial("x", [("g.a",)], [cause("g.a")])
    two = trial("y", [("g.b",)], [cause("g.a", "g.b")])
    assert shares([one, two]) == {"tried": 2, "first": 1, "first two": 2, "first three": 2}
    assert of_several([one, two], 3) == {
        "tried": 2,
        "causes counted": 3,
        "all found": 1,
        "found on average": 0.5,
        "most causes": 1,
    }
