"""A smaller sample of the planted faults is told as well as was measured."""

from __future__ import annotations

from pathlib import Path

import pytest

from ruleproof.cases.suite import Suite
from ruleproof.input.folders import Data
from ruleproof.judging import verdicts as v
from ruleproof.judging.diagnosis import Failing
from ruleproof.judging.evidence import FIELD, HELD
from ruleproof.judging.verdicts import Result
from ruleproof.mutation.mutate import all_mutants
from ruleproof.mutation.package import Package
from ruleproof.running.report import Cause
from tests.quality import labels, recorded
from tests.quality.blame import MUTANTS, Kept, Planter, Run, again, kept_at
from tests.quality.places import NOT_RANKED, of_several, reason, shares, trial
from tests.shared import WHOLE
from tests.toybox import GAME, ToyCopy

MEASURED = [game for game in sorted(Data.of().games()) if recorded.read("blame", game)]
AGAIN = "what is recorded is out of date; `python -m tests.quality --blame` writes it anew"


def cause(*clauses: str, alike: int = 1) -> Cause:
    return Cause("a cause", {"fail": 1}, clauses, ("g/a/1",), "g/a/1", alike)


@pytest.mark.parametrize("game", MEASURED)
def test_the_clause_at_fault_stands_where_it_was_measured(game: str) -> None:
    sample = recorded.read("blame", game)["sample"]
    assert sample
    if not WHOLE:
        sample = sample[:1]
    planter = Planter(game, recorded.SEED)
    assert {row["mutant"] for row in sample} <= {mutant.id for mutant in planter.harness.mutants}, AGAIN
    places = again(planter, sample)
    for most in (1, 2, 3):
        assert sum(place <= most for place in places) >= sum(row["place"] <= most for row in sample)


def test_what_was_kept_is_not_tried_again_but_for_a_line_that_was_cut_off(tmp_path: Path) -> None:
    tried = []

    def run(kept: Kept, name: str) -> None:
        def come_to() -> Run:
            tried.append(name)
            return Run(MUTANTS, name, (("g.own",),), (Result("g/a/1", v.FAIL, "a title", ("g.own",)),))

        found = kept.run(MUTANTS, name, come_to)
        assert found is not None
        assert found.name == name

    path = tmp_path / "new" / "g.jsonl"
    for name in ("whole", "cut off"):
        run(Kept(path), name)
    path.write_bytes(path.read_bytes()[:-9])
    for name in ("whole", "cut off", "further") * 2:
        run(Kept(path), name)
    assert tried == ["whole", "cut off", "cut off", "further"]


@pytest.mark.parametrize("changed", ["features/market_day/fox.feature", "reference_impl/market_day/turn.py"])
def test_what_was_kept_of_other_rules_or_another_reference_is_left_alone(
    toy_copy: ToyCopy, changed: str
) -> None:
    def kept() -> Path:
        data = Data.of([toy_copy.root])
        return kept_at(Path("kept"), Suite.open(data, data.game(GAME)))

    before = kept()
    assert kept() == before
    path = toy_copy.root / changed
    path.write_text(path.read_text(encoding="utf-8") + "# changed\n", encoding="utf-8")
    assert kept() != before


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


def test_a_mutant_breaks_the_clauses_of_what_the_changed_statement_names() -> None:
    package = Package.read(recorded.ROOT / "reference_impl" / "lost_cities_rivals")
    mutants = {mutant.id: mutant for mutant in all_mutants(package)}
    mutant = mutants["piles.interrupt: take_next_pile(share_gold(state)) becomes share_gold(state)"]
    own = labels.carried(package, mutant)
    assert "lost_cities_rivals.piles.next_pile" not in own
    assert {*own, "lost_cities_rivals.piles.next_pile"} <= set(labels.broken(package, mutant))


def test_the_reason_says_what_the_clauses_of_a_fault_did() -> None:
    failing = [
        Failing("g/a/1", v.FAIL, ("g.own",), {"g.own": HELD, "g.first": FIELD}),
        Failing("g/a/2", v.DIVERGES, (), {"g.first": FIELD}),
    ]
    told = reason(failing, ["g.own", "g.also"], "g.first")
    assert told == (
        "its clauses have a part in 1 of 2 cases, mostly “held”; failing scenarios about them: 1; "
        "the clause told first mostly “changed the place” (2)"
    )
    assert reason(failing, ["g.none"], "g.first").startswith("none of its clauses has a part")


def test_a_changed_number_is_owned_by_what_reads_it() -> None:
    planter = Planter("lost_cities_rivals", recorded.SEED)
    of_setup = [one for one in planter.harness.scenarios if "/setup/" in one.story.cases[0].id]
    planter.harness.scenarios = of_setup
    mutants = planter._component_mutants
    own = planter.users.of(mutants["components cards/red 9/copies: 1 becomes 2"])
    assert own == ("lost_cities_rivals.setup.cards_shuffled_together",)
    assert "lost_cities_rivals.setup.four_piles" in planter.users.of(mutants["components piles: 4 becomes 5"])
