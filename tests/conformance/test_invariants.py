"""The invariants of each game, which positions of scenarios have to obey, are true of every state in play."""

from __future__ import annotations

import pytest

from ruleproof.cases.suite import Suite
from ruleproof.input import jsontext
from ruleproof.input.folders import Data
from ruleproof.running.recorded_suite import RecordedSuite


@pytest.mark.parametrize("game", [*Data.open().games()])
def test_every_settled_state_of_tours_and_scenarios_obeys_the_invariants(game: str) -> None:
    suite = Suite.open(Data.open(), Data.open().game(game))
    recordings, compiler = RecordedSuite.adopted(suite), suite.compiler
    argued = {position.name for position in compiler.positions.values() if position.argued}
    assert compiler.vocabulary.invariants
    for path in suite.files():
        for recorded in recordings.file(path).stories:
            if not recorded.story.cases or recorded.story.cases[0].position in argued:
                continue
            for number, step in enumerate(recorded.recording.steps):
                if step is not None and step.settled and step.state:
                    broken = compiler.vocabulary.broken(jsontext.decode(step.state))
                    assert not broken, f"{recorded.story.cases[0].id}, step {number}: {broken}"
