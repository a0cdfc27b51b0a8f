"""Every mutant of every reference is caught by a scenario of its own clauses, or listed as equivalent with
the reason.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from ruleproof.input.folders import Data
from tests.mutants.harness import Harness, equivalents
from tests.mutants.mutate import mutants_of

HERE = Path(__file__).parent
DATA = Data.of()
LARGE = ("rival_cities",)
"""Games with more mutants than a test may take: make campaign."""
MODULES = [
    pytest.param(
        game, path.stem, id=f"{game}/{path.stem}", marks=[pytest.mark.campaign] if game in LARGE else []
    )
    for game, folders in DATA.games().items()
    for path in sorted((folders.root / "reference_impl" / game).rglob("*.py"))
]
EACH_GAME = [
    pytest.param(game, marks=[pytest.mark.campaign] if game in LARGE else []) for game in DATA.games()
]


def known(game: str) -> dict[str, str]:
    return equivalents(HERE / f"{game}.yaml")


@pytest.mark.parametrize(("game", "module"), MODULES)
def test_every_mutant_of_a_module_is_caught(game: str, module: str, tmp_path: Path) -> None:
    harness = Harness.of(game, tmp_path)
    listed = known(game)
    wrong = []
    for path in harness.modules():
        for mutant in harness.mutants(path) if path.stem == module else ():
            caught = harness.catch(mutant)
            if bool(caught) == (mutant.id in listed):
                wrong.append(
                    f"{mutant.id}: listed as equivalent, and caught by {caught}"
                    if caught
                    else f"{mutant.id}: not caught"
                )
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("game", EACH_GAME)
def test_every_shifted_number_of_the_component_set_is_caught(game: str, tmp_path: Path) -> None:
    harness = Harness.of(game, tmp_path)
    listed = known(game)
    wrong = []
    for mutant in harness.component_mutants():
        caught = harness.catch_component(mutant)
        if bool(caught) == (mutant.id in listed):
            wrong.append(
                f"{mutant.id}: listed as equivalent, and caught by {caught}"
                if caught
                else f"{mutant.id}: not caught"
            )
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("game", DATA.games())
def test_no_equivalent_mutant_is_listed_that_does_not_exist(game: str, tmp_path: Path) -> None:
    harness = Harness.of(game, tmp_path)
    there = {mutant.id for path in harness.modules() for mutant in harness.mutants(path)}
    there |= {mutant.id for mutant in harness.component_mutants()}
    assert not set(known(game)) - there


def test_a_function_without_clauses_is_not_switched_off(tmp_path: Path) -> None:
    source = tmp_path / "rules.py"
    source.write_text("def helper(heap: int) -> int:\n    return heap\n", encoding="utf-8")
    assert list(mutants_of(source, {})) == []


def test_a_requirement_switched_off_refuses_nothing_and_a_limit_is_shifted_both_ways(tmp_path: Path) -> None:
    source = tmp_path / "rules.py"
    text = '@clause("a.b.c")\ndef require_few(take: int) -> None:\n    if take > 3:\n        raise IllegalAction("no")\n'
    source.write_text(text, encoding="utf-8")
    ids = {mutant.id: mutant for mutant in mutants_of(source, {})}
    assert list(ids) == [
        "rules.require_few: switched off",
        "rules.require_few: take > 3: 3 becomes 4",
        "rules.require_few: take > 3: 3 becomes 2",
    ]
    assert all(mutant.clauses == ("a.b.c",) for mutant in ids.values())
    assert "raise" not in ids["rules.require_few: switched off"].source
