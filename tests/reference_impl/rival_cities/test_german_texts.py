"""The German texts say every clause and ruling of the game, and nothing else."""

from __future__ import annotations

from functools import cache
from typing import Any

import yaml

from ruleproof.cases.suite import Suite
from ruleproof.input.folders import Data
from ruleproof.running.recordings import Recordings


@cache
def suite() -> Suite:
    data = Data.of()
    return Suite.open(data, data.game("rival_cities"))


@cache
def german() -> dict[str, Any]:
    path = suite().folders.spec / "texts" / "de.yaml"
    texts: dict[str, Any] = yaml.safe_load(path.read_text(encoding="utf-8"))
    return texts


def test_the_texts_are_in_the_language_of_the_german_edition() -> None:
    assert german()["language"] in {edition.language for edition in suite().game.editions}


def test_every_chapter_has_a_german_title() -> None:
    assert set(german()["chapters"]) == {chapter.id for chapter in suite().game.chapters}


def test_every_clause_has_a_german_text() -> None:
    assert set(german()["clauses"]) == set(suite().game.clauses)
    assert all(german()["clauses"].values())


def test_every_ruling_has_its_question_readings_argument_and_witness_in_german() -> None:
    rulings = suite().game.rulings
    assert set(german()["rulings"]) == set(rulings)
    for ruling in rulings.values():
        told = german()["rulings"][ruling.id]
        assert told["question"] and told["why"]
        assert list(told["readings"]) == list(ruling.readings)
        assert bool(told.get("witness")) == bool(ruling.witness)


def test_every_scenario_has_a_german_title() -> None:
    scenarios = {
        "/".join(story.cases[0].id.split("/")[:3])
        for story in (one.story for one in Recordings.adopted(suite()).scenarios())
    }
    assert set(german()["titles"]) == scenarios
