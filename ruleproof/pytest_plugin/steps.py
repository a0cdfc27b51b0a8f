"""The step of every scenario: the kit itself knows the sentences, so one step takes them all."""

from __future__ import annotations

import pytest
from pytest_bdd import step
from pytest_bdd.parsers import StepParser

from ruleproof.cases.case import Case
from ruleproof.judging.verdicts import Result


class EverySentence(StepParser):
    """Takes every sentence."""

    def is_matching(self, name: str) -> bool:
        return True

    def parse_arguments(self, name: str) -> dict[str, str]:
        return {"sentence": name}


class RunningCase:
    """A judged case while pytest-bdd runs its steps; it fails at the first step that does not hold."""

    def __init__(self, case: Case, result: Result, text: str) -> None:
        self._result, self._text = result, text
        self._lines = [line.line for line in case.lines]

    def step(self) -> None:
        """Run the next step.

        Raises:
            pytest.fail.Exception: the case fails at this step.
        """
        line = self._lines.pop(0)
        if self._result.verdict.element == "skipped":
            pytest.skip(f"{self._result.verdict}: {self._result.reason}")
        failing = next((difference.line for difference in self._result.differences if difference.line), 0)
        if not self._result.verdict.passes and (line == failing or not self._lines):
            pytest.fail(self._text, pytrace=False)


RUNNING = pytest.StashKey[RunningCase]()


@step(EverySentence("every sentence"))
def run_step(sentence: str, request: pytest.FixtureRequest) -> None:
    """Run a step of the case that `binding` has judged."""
    request.node.stash[RUNNING].step()
