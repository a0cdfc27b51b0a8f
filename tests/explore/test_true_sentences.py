"""Every play of a tour or a scenario is told by a sentence that is true of its state."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ruleproof.cases.suite import Suite
from ruleproof.cases.wording import ScenarioWriter
from ruleproof.explore.phrases import Phrases
from ruleproof.input import jsontext
from ruleproof.input.folders import Data
from ruleproof.language.operations import Play
from ruleproof.running.recorded_suite import RecordedSuite

FUTURE = ("the game is over", " and the Republic rolls", " and the Kingdom rolls", "shuffled")
"""Words for what follows from a play by a rule or by chance."""


def plays_of_tours(suite: Suite) -> Iterator[tuple[str, Play, bytes, str]]:
    for recorded in RecordedSuite.adopted(suite).tours():
        for play, step in zip(recorded.story.plays, recorded.recording.steps, strict=False):
            assert step is not None
            yield f"{recorded.story.file}:{play.line}", play, step.state, recorded.story.components


@pytest.mark.sampled(2)
@pytest.mark.parametrize("game", [*Data.open().games()])
def test_every_play_of_a_tour_is_told_by_a_sentence_that_says_the_play_alone(game: str) -> None:
    suite = Suite.open(Data.open(), Data.open().game(game))
    phrases = Phrases(suite, ScenarioWriter(suite))
    for where, play, encoded, components in plays_of_tours(suite):
        state = jsontext.decode(encoded)
        told = phrases.of(play, state, components)
        assert not told.startswith(f"{play.seat}: "), f"{where}: no sentence for {play.action}"
        assert not any(words in told for words in FUTURE), f"{where}: {told}"
        others = {
            way.sentence.text.partition(", ")[0]
            for way in phrases.ways[play.action["type"]]
            if way.sentence.is_true_of(state) and phrases._filled(way, play, components)
        }
        assert len(others) <= 1, f"{where}: {told!r}, but also {others}"


def test_a_sentence_about_one_city_does_not_name_the_tiles_of_another() -> None:
    suite = Suite.open(Data.open(), Data.open().game("rivalry"))
    writer = ScenarioWriter(suite)
    texts = [model.text for kind in ("Given", "When", "Then") for model in writer.models(kind)]
    assert any("G6 north" in text for text in texts)
    assert not [text for text in texts if "(between" in text]
