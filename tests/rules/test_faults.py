"""Every fault in the specification of a game, with the file and line at which it is reported: faults.yaml."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from ruleproof.explaining.prose_loader import read_prose
from ruleproof.input.folders import Data
from ruleproof.input.problems import DataError
from ruleproof.rules.loader import read_specification
from ruleproof.rules.parts import require_shapes
from tests.toybox import GAME, ToyCopy

CASES: list[dict[str, Any]] = yaml.safe_load(Path(__file__).with_name("faults.yaml").read_text("utf-8"))


def faults(toy: ToyCopy) -> list[str]:
    """Return the problems of a spoilt copy, with paths relative to its specification."""
    data = Data.open([toy.root])
    read = read_specification(data, data.game(GAME))
    problems = [*read.problems, *(read_prose(data, data.game(GAME), read)[1] if read.game else ())]
    if not problems:
        with pytest.raises(DataError) as told:
            require_shapes(data.game(GAME))
        problems += told.value.problems
    return [str(problem).replace(f"{toy.spec}/", "") for problem in problems]


def spoil(toy: ToyCopy, case: dict[str, Any]) -> int:
    """Bring a fault into a copy; return the line on which it begins."""
    if case.get("german"):
        toy.add_german_edition()
    path = toy.spec / case["file"]
    if "from" in case:
        return toy.edit(path, case["from"], case["to"])
    path.parent.mkdir(exist_ok=True)
    path.write_text(case["text"], encoding="utf-8")
    return 1


@pytest.mark.parametrize("case", CASES, ids=[case["claim"] for case in CASES])
def test_a_fault_is_reported(toy_copy: ToyCopy, case: dict[str, Any]) -> None:
    line = spoil(toy_copy, case)
    found = faults(toy_copy)
    for fragments in case["told"]:
        wanted = [fragment.replace("{line}", str(line)) for fragment in fragments]
        assert any(all(part in fault for part in wanted) for fault in found), (wanted, found)
    assert case.get("among") or len(found) == len(case["told"]), found


def test_every_value_of_a_component_set_has_a_provenance(toy_copy: ToyCopy) -> None:
    path = toy_copy.spec / "components" / "standard.yaml"
    toy_copy.edit(path, '{entries: "*", provenance', '{entries: "cards/*/copies", provenance')
    told = faults(toy_copy)
    assert len(told) == 6
    assert all("no line of provenance covers this value" in fault for fault in told)


def test_a_game_without_a_component_set_is_told(toy_copy: ToyCopy) -> None:
    for path in (toy_copy.spec / "components").iterdir():
        path.unlink()
    (fault,) = faults(toy_copy)
    assert "still to be written: a component set in" in fault


def test_a_missing_schema_is_told(toy_copy: ToyCopy) -> None:
    (toy_copy.schemas / "view.json").unlink()
    (fault,) = faults(toy_copy)
    assert "still to be written: the schema view.json" in fault


def test_the_faults_of_all_files_are_told_at_once(toy_copy: ToyCopy) -> None:
    toy_copy.edit(
        toy_copy.spec / "fox.yaml", "id: market_day.fox.is_discarded", "id: market.fox.is_discarded"
    )
    toy_copy.edit(toy_copy.spec / "rulings.yaml", "adopted: shared", "adopted: share")
    toy_copy.edit(toy_copy.spec / "turn.yaml", "kind: effect\n  text: After", "kind: affect\n  text: After")
    toy_copy.add(toy_copy.spec / "contested.yaml", "- 7\n")
    told = "\n".join(faults(toy_copy))
    for name in ("fox.yaml:7", "rulings.yaml:23", "turn.yaml:", "contested.yaml:"):
        assert name in told


def test_a_file_that_breaks_its_schema_does_not_hide_the_clauses_of_the_others(toy_copy: ToyCopy) -> None:
    """What points into the broken file cannot be judged; what is reported is true all the same."""
    toy_copy.edit(toy_copy.spec / "ending.yaml", "kind: definition", "kind: definite")
    told = faults(toy_copy)
    assert any("ending.yaml" in fault and "kind" in fault for fault in told)
    assert not any("market_day.fox" in fault for fault in told)


def test_successors_lead_to_a_clause_in_force(toy_copy: ToyCopy) -> None:
    path = toy_copy.spec / "fox.yaml"
    for clause, successor in (("is_discarded", "takes_a_coin"), ("takes_a_coin", "is_discarded")):
        line = f"id: market_day.fox.{clause}\n"
        toy_copy.edit(path, line, f"{line}  successor: market_day.fox.{successor}\n")
    told = faults(toy_copy)
    assert len(told) == 2
    assert all("lead to no clause in force" in fault for fault in told)
