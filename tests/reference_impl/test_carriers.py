"""Every clause that an engine can show is carried by a function of the reference."""

from __future__ import annotations

import ast
from pathlib import Path

import msgspec
import pytest

from ruleproof.cases.suite import Suite
from ruleproof.explaining.carriers import carriers_in, ties_in, words_beside
from ruleproof.input.folders import Data
from tests.toybox import toy_suite
from tools.words import with_words

DATA = Data.open()


@pytest.mark.parametrize("game", DATA.games())
def test_clauses_are_known_and_every_shown_rule_is_carried(game: str) -> None:
    folders = DATA.game(game)
    known = Suite.open(DATA, folders).game.clauses
    carried = carriers_in(sorted((folders.root / "reference_impl" / game).rglob("*.py"))).keys()
    assert carried <= known.keys()
    assert {clause.id for clause in known.values() if clause.needs_scenario} <= carried


@pytest.mark.parametrize("game", DATA.games())
def test_the_first_words_of_a_clause_stand_beside_each_of_its_functions(game: str) -> None:
    for path in DATA.game(game).own_reference_files():
        source = path.read_text(encoding="utf-8")
        named = [ast.literal_eval(one) for tie in ties_in(ast.parse(source)) for one in tie.args]
        assert [clause for _, clause, _ in words_beside(source)] == named, f"{path}: python -m tools.words"


def test_words_are_written_beside_each_id_and_again_when_the_clause_changes() -> None:
    known = toy_suite().game.clauses["market_day.turn.work_pays"]
    short, long = (
        {known.id: msgspec.structs.replace(known, text=" ".join(["Work pays."] * times))} for times in (1, 9)
    )
    source = """
@clause("market_day.turn.work_pays")  # Something else.
@clause("market_day.turn.work_pays", when=lambda: True)
def work() -> None:
    pass
"""
    written = with_words(source, short)
    assert (
        written
        == """
@clause("market_day.turn.work_pays")  # Work pays.
@clause(
    "market_day.turn.work_pays",  # Work pays.
    when=lambda: True,
)
def work() -> None:
    pass
"""
    )
    assert with_words(written, short) == written
    assert with_words(written, long).splitlines()[1].endswith("  # " + "Work pays. " * 5 + "…")


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
