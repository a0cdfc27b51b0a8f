"""The action for continuous integration: its steps do what it says, as far as they run without its host."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from typing import Any

import yaml

from tests.toybox import GAME, TOY, stdio
from tools.programs import ROOT, search_path

SCRIPT = ROOT / "examples" / "ci" / "action.sh"


def action() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((ROOT / "action.yml").read_text(encoding="utf-8"))
    return found


def run(step: str, folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["bash", str(SCRIPT), step],
        cwd=folder,
        env={**os.environ, "PATH": f"{folder}:{search_path()}", **environment},
        capture_output=True,
        text=True,
        check=True,
    )


def verify(folder: Path, engine: str) -> tuple[str, str]:
    """Return the status that the step gives on, and what it would comment."""
    given = folder / "output"
    given.write_text("")
    run(
        "verify",
        folder,
        ENGINE=stdio(engine),
        GAME=GAME,
        OPTIONS=f"--data '{TOY}'",
        REPORT="report",
        GITHUB_OUTPUT=str(given),
        GITHUB_STEP_SUMMARY=str(folder / "summary.md"),
    )
    return given.read_text(), (folder / "ruleproof-comment.md").read_text(encoding="utf-8")


def test_the_action_verifies_and_tells_what_is_new_since_the_report_that_was_kept(tmp_path: Path) -> None:
    status, told = verify(tmp_path, "market")
    assert status == "status=0\n"
    assert "conforms (exit status 0)" in told
    run("keep", tmp_path, REPORT="report")
    assert [path.name for path in (tmp_path / "ruleproof-before").iterdir()] == ["report.json"]
    status, told = verify(tmp_path, "purse_off_by_one")
    assert status == "status=1\n"
    assert "Since ruleproof-before" in told
    assert (tmp_path / "report" / "badge.json").exists()
    assert (tmp_path / "summary.md").read_text(encoding="utf-8").count("### Ruleproof") == 2


def test_the_comment_replaces_the_last_one_or_is_the_first(tmp_path: Path) -> None:
    asked = tmp_path / "asked"
    (tmp_path / "ruleproof-comment.md").write_text("what is new")
    program = tmp_path / "gh"
    program.write_text(f'#!/bin/sh\necho "$@" >>{asked}\ncase "$@" in *--edit-last*) exit 1;; esac\n')
    program.chmod(0o755)
    run("comment", tmp_path, PULL_REQUEST="7")
    first, second = asked.read_text().splitlines()
    assert first == "pr comment 7 --body-file ruleproof-comment.md --edit-last"
    assert second == "pr comment 7 --body-file ruleproof-comment.md"


def test_the_steps_are_complete_and_pass_values_by_the_environment() -> None:
    """What comes from outside is never pasted into a script, where it would be run."""
    for step in action()["runs"]["steps"]:
        assert ("run" in step) != ("uses" in step)
        if "run" in step:
            assert step["shell"] == "bash"
            assert "${{" not in step["run"]
        else:
            assert "@v" in step["uses"]


def test_every_input_is_used_and_explained() -> None:
    text = (ROOT / "action.yml").read_text(encoding="utf-8")
    for name, described in action()["inputs"].items():
        assert described["description"]
        assert f"inputs.{name} " in text
