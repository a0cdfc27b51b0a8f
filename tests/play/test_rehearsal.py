"""What is rehearsed once finds of each mutant what play finds, as early."""

from __future__ import annotations

import pytest

from ruleproof.play.starts import Starts
from tests.shared import WHOLE
from tests.toybox import GAME, TOY
from tools.mutants.campaign import Choice
from tools.mutants.harness import Harness
from tools.mutation.mutate import Mutant
from tools.quality import recorded
from tools.quality.play import measure
from tools.quality.rehearsal import Rehearsal

ACTIONS = 60


@pytest.fixture(scope="module")
def harness() -> Harness:
    return Harness.of(GAME, [TOY])


@pytest.fixture(scope="module")
def rehearsal(harness: Harness) -> Rehearsal:
    return Rehearsal(harness.suite, harness.copies, most=ACTIONS, seed=recorded.SEED)


def chosen(harness: Harness) -> list[Mutant]:
    return Choice(sample=30 if WHOLE else 16, seed=4).of(list(filter(harness.carries, harness.mutants)))


def test_a_mutant_is_found_when_play_finds_it(harness: Harness, rehearsal: Rehearsal) -> None:
    starts = Starts(harness.suite)
    ways = set()
    for mutant in chosen(harness):
        with harness.copies.of(mutant) as engine:
            found = rehearsal.found(engine, harness.blocks_of(mutant))
        with harness.copies.of(mutant) as engine:
            played = measure(harness.suite, starts, engine, rehearsal.actions)
        assert (found is not None) == played["found"], mutant.id
        if found is not None:
            assert found.games == played["games"], mutant.id
            assert found.actions in (played["actions"], played["actions"] - 1), mutant.id
        ways.add(played["found"])
    assert ways == {True, False}


def test_the_reference_itself_is_not_found(harness: Harness, rehearsal: Rehearsal) -> None:
    assert rehearsal.found(harness.copies.reference.engine(), None) is None
    assert rehearsal.actions >= ACTIONS


def test_of_a_mutant_only_what_enters_it_is_asked(harness: Harness, rehearsal: Rehearsal) -> None:
    mutant = next(one for one in harness.mutants if one.id.startswith("scoring"))
    entered = rehearsal.entered(harness.blocks_of(mutant) or ())
    assert 0 < entered < len(rehearsal.asked)


def test_what_goes_wrong_on_the_way_shows_in_the_state_that_comes_of_it(
    harness: Harness, rehearsal: Rehearsal
) -> None:
    """An engine keeps its own version of a position on the way, in which nothing is compared."""

    class Marked:
        """Adds a strange member to each state on the way, and stops where it is given such a one."""

        def __init__(self) -> None:
            self.inner = harness.copies.reference.engine()
            self.configure, self.view, self.outcome = (
                self.inner.configure,
                self.inner.view,
                self.inner.outcome,
            )
            self.hello, self.legal_actions = self.inner.hello, self.inner.legal_actions

        def new_game(self, **params: object) -> object:
            return self.marked(self.inner.new_game(**params))

        def apply(self, **params: object) -> object:
            if "x_mark" in params["state"]:  # type: ignore[operator]
                raise RuntimeError("marked")
            return self.marked(self.inner.apply(**params))

        def marked(self, result: dict[str, dict[str, object]]) -> object:
            return {**result, "state": {**result["state"], "x_mark": 1}}

    found = rehearsal.found(Marked(), None)
    assert found is not None
    assert found.cause == "apply: crash"
