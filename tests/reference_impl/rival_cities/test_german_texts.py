"""The German texts say every chapter, clause, ruling and title of the game."""

from __future__ import annotations

from ruleproof.cases.suite import Suite
from ruleproof.input.folders import Data
from ruleproof.rules.texts import missing_texts
from ruleproof.running.doubts import scenario_of
from ruleproof.running.recorded_suite import RecordedSuite


def test_nothing_is_missing_from_the_german_texts() -> None:
    data = Data.of()
    suite = Suite.open(data, data.game("rival_cities"))
    titles = {scenario_of(one.story.cases[0].id) for one in RecordedSuite.adopted(suite).scenarios()}
    german = suite.game.texts["de"]
    assert missing_texts(german, suite.game, titles) == {}
    assert german.titles.keys() == titles
