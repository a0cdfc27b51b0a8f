"""Play reaches what it has reached least, ends its games, and is the same for the same seed."""

from __future__ import annotations

import random

from ruleproof.play.steering import Coverage, points_of
from tests.playing.driver import toy_explorer


def test_the_same_seed_gives_the_same_games_and_another_seed_others() -> None:
    def played(seed: int) -> list[object]:
        explorer = toy_explorer(None, seed=seed)
        told: list[object] = []
        for number in range(6):
            assert list(explorer.game(number)) == []
            told += [explorer.tally.actions, explorer.lockstep.story]
        return told

    assert played(1) == played(1)
    assert played(1) != played(2)


def test_all_clauses_that_play_can_reach_are_reached_and_games_end() -> None:
    explorer = toy_explorer(None)
    for number in range(60):
        assert list(explorer.game(number)) == []
    clauses = explorer.suite.game.clauses.values()
    missed = [one.id for one in clauses if one.shown and one.id not in explorer.coverage.reached.clauses]
    assert missed == []
    assert explorer.tally.ended > 10


def test_what_was_taken_seldom_is_taken_more_often() -> None:
    coverage, dice = Coverage(), random.Random(1)
    choices = [("Red", {"type": "work"}), ("Red", {"type": "call"})]
    for _ in range(30):
        coverage.took("turn", {"type": "work"})
    taken = [coverage.rarest("turn", choices, dice)[1]["type"] for _ in range(60)]
    assert taken.count("call") > 50


def test_a_seat_has_the_points_that_the_outcome_names() -> None:
    assert points_of(b'{"winners":[],"scores":{"Red":{"coins":3,"total":7},"Blue":{"total":2}}}', "Red") == 7
    assert points_of(b'{"winners":["Red"],"points":{"Red":4}}', "Red") > 100
    assert points_of(b"", "Red") == 0
