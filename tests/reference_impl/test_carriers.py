"""Every clause that an engine can show is carried by a function of the reference."""

from __future__ import annotations

from pathlib import Path

import pytest

from ruleproof.cases.suite import Suite
from ruleproof.input.folders import Data
from ruleproof.rules.carriers import carriers_in

DATA = Data.of()


@pytest.mark.parametrize("game", DATA.games())
def test_clauses_are_known_and_every_shown_rule_is_carried(game: str) -> None:
    folders = DATA.game(game)
    known = Suite.open(DATA, folders).game.clauses
    carried = carriers_in(sorted((folders.root / "reference_impl" / game).rglob("*.py"))).keys()
    assert carried <= known.keys()
    assert {clause.id for clause in known.values() if clause.needs_scenario} <= carried


def test_a_function_carries_the_clauses_above_it_and_those_that_its_branches_note(tmp_path: Path) -> None:
    path = tmp_path / "rules.py"
    path.write_text(
        """
@clause("nim.a.b", when=lambda: True)
@clause("nim.a.c")
def one():
    if more:
        note("nim.a.d")


def two():
    note("nim.a.d", "nim.a.e")


def three():
    pass
""",
        encoding="utf-8",
    )
    found = carriers_in([path])
    assert {clause: [one.name for one in functions] for clause, functions in found.items()} == {
        "nim.a.b": ["one"],
        "nim.a.c": ["one"],
        "nim.a.d": ["one", "two"],
        "nim.a.e": ["two"],
    }
    assert found["nim.a.b"][0].line == 4
    assert found["nim.a.b"][0].source.startswith('@clause("nim.a.b"')
