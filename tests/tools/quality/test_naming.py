"""The planted mistakes fit the engines and the specification, and their measurement counts as it says."""

from __future__ import annotations

import pytest

from ruleproof.cases.suite import Suite
from ruleproof.input.folders import Data
from tools.programs import ROOT
from tools.quality.naming import DEVELOPMENT, HELD_OUT, Planter, is_false_lead, mistakes, place, shares

GAMES = sorted(Data.open().games())


@pytest.mark.parametrize("game", GAMES)
def test_every_planted_mistake_fits_its_engine_and_names_clauses_that_there_are(game: str) -> None:
    data = Data.open()
    clauses = Suite.open(data, data.game(game)).game.clauses
    planted = mistakes(game)
    assert len({mistake.id for mistake in planted}) == len(planted)
    assert {mistake.set for mistake in planted} == {DEVELOPMENT, HELD_OUT}
    for mistake in planted:
        assert mistake.clauses and set(mistake.clauses) <= clauses.keys(), mistake.id
        for edit in mistake.edits:
            text = (ROOT / edit.file).read_text(encoding="utf-8")
            assert text.count(edit.old) == 1 and edit.old != edit.new, mistake.id


@pytest.mark.parametrize("sets", [DEVELOPMENT, HELD_OUT])
@pytest.mark.parametrize("game", GAMES)
def test_at_least_thirty_mistakes_of_each_game_were_planted(game: str, sets: str) -> None:
    assert sum(mistake.set == sets for mistake in mistakes(game)) >= 27


def test_places_are_counted() -> None:
    assert (place(["b"], ["a", "b"]), place(["c"], ["a", "b"])) == (2, 0)
    assert shares([1, 2, 3, 4, 0]) == {"tried": 5, "first": 1, "in two": 2, "in three": 3}


@pytest.mark.parametrize(
    ("ranked", "misleads"),
    [
        (["g.trade.price"], False),
        (["g.trade.other"], False),
        (["g.war.first", "g.war.second", "g.trade.price"], False),
        (["g.war.first", "g.war.second", "g.war.third", "g.trade.price"], True),
        ([], False),
    ],
)
def test_a_false_lead_is_about_another_subject_and_has_no_right_clause_near(
    ranked: list[str], misleads: bool
) -> None:
    assert is_false_lead(["g.trade.price"], ranked) is misleads


def test_a_planted_mistake_is_found_and_named() -> None:
    mistake = mistakes("between_two_cities")[0]
    found = Planter("between_two_cities").found([mistake])
    assert found.faults and found.by_tags and found.suspects
