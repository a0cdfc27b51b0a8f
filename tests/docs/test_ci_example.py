"""The example for CI is a workflow whose commands exist."""

from __future__ import annotations

import shlex
from typing import Any

import click
import pytest
import yaml

from ruleproof.cli.main import cli
from tests.docs.sessions import GUIDES, ROOT

WORKFLOW = ROOT / "examples" / "ci" / "github-actions.yml"


def called(name: str) -> click.Command:
    command = cli.get_command(click.Context(cli), name)
    assert command is not None
    return command


def workflow() -> dict[str, Any]:
    found: dict[str, Any] = yaml.load(WORKFLOW.read_text(encoding="utf-8"), Loader=yaml.BaseLoader)
    return found


def steps() -> list[dict[str, Any]]:
    return [step for job in workflow()["jobs"].values() for step in job["steps"]]


COMMANDS = [
    shlex.split(line)
    for step in steps()
    for line in step.get("run", "").splitlines()
    if line.startswith("ruleproof ")
]


def test_the_workflow_runs_the_suite_at_every_push() -> None:
    assert "push" in workflow()["on"]
    assert [words[1] for words in COMMANDS] == ["smoke", "verify"]


@pytest.mark.parametrize("words", COMMANDS, ids=lambda words: words[1])
def test_a_command_of_the_workflow_is_understood_by_the_command_line(words: list[str]) -> None:
    command = called(words[1])
    context = command.make_context(words[1], words[2:])
    assert context.params["games"] == ("lost_cities_rivals",)


def test_an_option_that_does_not_exist_would_be_found() -> None:
    with pytest.raises(click.NoSuchOption):
        called("verify").make_context("verify", ["--known-failure-list", "x"])


def test_every_step_uses_an_action_of_a_version_or_runs_a_command() -> None:
    assert all(("run" in step) != ("uses" in step) for step in steps())
    assert all("@v" in step["uses"] for step in steps() if "uses" in step)


def test_the_report_that_is_kept_is_the_one_that_is_written() -> None:
    verify = next(words for words in COMMANDS if words[1] == "verify")
    written = verify[verify.index("--report") + 1]
    kept = [step["with"]["path"] for step in steps() if step.get("uses", "").startswith("actions/upload")]
    assert kept == [written, written]


def test_the_page_shows_the_file_itself() -> None:
    assert "literalinclude:: ../../examples/ci/github-actions.yml" in (GUIDES / "running.rst").read_text(
        encoding="utf-8"
    )
