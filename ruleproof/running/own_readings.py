"""Finds divergences that follow from a reading of the engine's own, declared as `other` in `hello`."""

from __future__ import annotations

from collections.abc import Mapping

from ruleproof.cases.case import Story
from ruleproof.engines.greeting import GameOffer
from ruleproof.engines.oracle import Oracle
from ruleproof.engines.recording import Recording
from ruleproof.engines.session import OTHER
from ruleproof.judging.differences import differ
from ruleproof.judging.judge import Judgement


def explaining_ruling(
    oracle: Oracle,
    offer: GameOffer,
    readings: Mapping[str, str],
    story: Story,
    judgement: Judgement,
    expected: Recording,
) -> str:
    """Return the ruling that explains a divergence, because the engine reads it differently, or ''.

    A ruling explains a divergence if another of its readings changes the reference's answer at the place that
    differs.
    """
    difference, at = judgement.first, judgement.at
    if difference is None:
        return ""
    game, validator = oracle.suite.game, oracle.suite.validator.under(story.components)
    in_force = {**readings, **story.readings}
    for ruling, declared in offer.readings.items():
        if declared != OTHER or ruling not in game.rulings or not game.rulings[ruling].switchable:
            continue
        for reading in game.rulings[ruling].readings:
            if reading == in_force[ruling]:
                continue
            since = max(at - 1, 0)
            state = expected.made(since).state if at else b""
            step = oracle.replay(
                story, {**in_force, ruling: reading}, since=since, state=state, until=at
            ).steps[-1]
            if (
                step is not None
                and step.failure is None
                and differ(validator, expected.made(at), step, difference)
            ):
                return ruling
    return ""
