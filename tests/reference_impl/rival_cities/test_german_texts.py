"""The German texts say every chapter, clause, ruling and title of the game."""

from __future__ import annotations

from ruleproof.cases.case import scenario_of
from ruleproof.cases.suite import Suite
from ruleproof.explaining.prose import missing_texts
from ruleproof.explaining.prose_loader import prose_of
from ruleproof.input.folders import Data
from ruleproof.running.recorded_suite import RecordedSuite


def test_nothing_is_missing_from_the_german_texts() -> None:
    data = Data.open()
    suite = Suite.open(data, data.game("rival_cities"))
    titles = {scenario_of(one.story.cases[0].id) for one in RecordedSuite.adopted(suite).scenarios()}
    german = prose_of(suite).texts["de"]
    assert missing_texts(german, suite.game, titles) == {}
    assert german.titles.keys() == titles
