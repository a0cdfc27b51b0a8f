"""Long play of each reference beside itself: what it reaches it takes up again, and so every position."""

from __future__ import annotations

import pytest

from ruleproof.cases.starts import Starts
from ruleproof.cases.suite import Suite
from ruleproof.engines.greeting import GameOffer
from ruleproof.engines.in_process import InProcessConnection
from ruleproof.input.folders import Data
from ruleproof.play.search import Explorer
from ruleproof.rules.verbs import QUESTIONS
from tests.shared import WHOLE

GAMES = sorted(Data.open().games())
PLAYED = 600 if WHOLE else 40


@pytest.mark.parametrize("game", GAMES)
def test_every_position_is_one_that_the_reference_plays_on_and_so_are_all_that_come_of_it(game: str) -> None:
    """A position that breaks what the reference says of all positions would be refused, and noted."""
    suite = Suite.open(Data.open(), Data.open().game(game))
    engine = suite.data.load_reference().engine()
    explorer = Explorer(
        Starts(suite), suite.game.adopted(), GameOffer(QUESTIONS), lambda: InProcessConnection(engine), seed=3
    )
    for number in range(PLAYED):
        assert list(explorer.game(number)) == []
    assert sum(explorer.tally.starts.values()) == PLAYED
    assert [note for note in explorer.tally.notes if "fails" in note] == []
    assert explorer.tally.actions > 4 * PLAYED
    explorer.close()
