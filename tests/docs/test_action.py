"""The action for continuous integration: its steps do what it says, as far as they run without its host."""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
from pathlib import Path
from typing import Any

import pytest
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


def verify(folder: Path, engine: str, options: str = "", **environment: str) -> tuple[str, str]:
    """Return the status that the step gives on, and what it would comment."""
    given = folder / "output"
    given.write_text("")
    run(
        "verify",
        folder,
        ENGINE=stdio(engine),
        GAME=GAME,
        OPTIONS=f"--data '{TOY}' {options}",
        REPORT="report",
        GITHUB_OUTPUT=str(given),
        GITHUB_STEP_SUMMARY=str(folder / "summary.md"),
        **environment,
    )
    comment = folder / f"ruleproof-comment-{environment.get('NAME', GAME)}.md"
    return given.read_text(), comment.read_text(encoding="utf-8")


def test_the_action_verifies_and_tells_what_is_new_since_the_report_that_was_kept(tmp_path: Path) -> None:
    status, told = verify(tmp_path, "market")
    assert status == "status=0\n"
    assert "conforms (exit status 0)" in told
    run("keep", tmp_path, REPORT="report", NAME=GAME)
    assert [path.name for path in (tmp_path / f"ruleproof-before-{GAME}").iterdir()] == ["report.json"]
    status, told = verify(tmp_path, "purse_off_by_one")
    assert status == "status=1\n"
    assert "Since ruleproof-before" in told
    assert (tmp_path / "report" / "badge.json").exists()
    assert (tmp_path / "summary.md").read_text(encoding="utf-8").count("### Ruleproof") == 2


@pytest.mark.parametrize(
    "options", ["--help", "--engine reference", f"--engine={shlex.quote(stdio('market'))}", "--report other"]
)
def test_options_that_ask_nothing_or_another_engine_give_no_verdict(tmp_path: Path, options: str) -> None:
    engine = "purse_off_by_one" if "engine" in options else "market"
    left = {"status": 0, "engine": {"connection": stdio(engine)}, "games": [{"id": GAME}]}
    (tmp_path / "report").mkdir()
    (tmp_path / "report" / "report.json").write_text(json.dumps(left))
    status, told = verify(tmp_path, engine, f"{options} --fresh 0" if options != "--help" else options)
    assert status == "status=1\n"
    assert "no verdict: there is no report of stdio:" in told


def test_two_engines_of_one_game_have_each_their_own_report_and_comment(tmp_path: Path) -> None:
    verify(tmp_path, "market", NAME="one")
    run("keep", tmp_path, REPORT="report", NAME="one")
    _, told = verify(tmp_path, "purse_off_by_one", NAME="two")
    assert "Since ruleproof-before" not in told
    assert told.startswith("<!-- ruleproof two -->")
    assert {path.name for path in tmp_path.glob("ruleproof-comment-*")} == {
        "ruleproof-comment-one.md",
        "ruleproof-comment-two.md",
    }
    for step in action()["runs"]["steps"]:
        given = step.get("with", {})
        for value in map(str, (given.get("key", ""), given.get("name", ""))):
            assert "inputs.game" not in value or "inputs.name || inputs.game" in value
            assert not value or "inputs.name" in value


def test_a_name_that_could_leave_the_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(subprocess.CalledProcessError) as told:
        run("keep", tmp_path, REPORT="report", NAME="../elsewhere")
    assert told.value.returncode == 2 and "wanted letters" in told.value.stdout


def test_the_engine_runs_in_the_folder_that_is_named() -> None:
    for step in action()["runs"]["steps"]:
        if "action.sh" in step.get("run", ""):
            assert step["working-directory"] == "${{ inputs.working-directory }}"
        for value in (step.get("with", {}).get("path", ""),):
            assert not value or value.startswith("${{ inputs.working-directory }}/")


def test_an_engine_with_a_new_name_is_judged_without_an_earlier_report(tmp_path: Path) -> None:
    verify(tmp_path, "market")
    run("keep", tmp_path, REPORT="report", NAME=GAME)
    kept = tmp_path / f"ruleproof-before-{GAME}" / "report.json"
    kept.write_text(kept.read_text().replace('"name": "market"', '"name": "old market"'))
    assert "old market" in kept.read_text()
    status, told = verify(tmp_path, "market")
    assert status == "status=0\n"
    assert "conforms (exit status 0)" in told and "Since ruleproof-before" not in told


def commented(folder: Path, *, found: str = "", refuses: str = "never") -> tuple[str, list[str]]:
    """Return what the step prints, and what it asks of a false `gh`, which finds a comment or refuses."""
    asked = folder / "asked"
    asked.write_text("")
    (folder / f"ruleproof-comment-{GAME}.md").write_text("what is new")
    program = folder / "gh"
    refuse = f'case "$*" in *"{refuses}"*) exit 1;; *--paginate*) echo "{found}";; esac'
    program.write_text(f'#!/bin/sh\necho "$*" >>{asked}\n{refuse}\n')
    program.chmod(0o755)
    step = run("comment", folder, PULL_REQUEST="7", GAME=GAME, GITHUB_REPOSITORY="mine/engine")
    return step.stdout, asked.read_text().splitlines()


def test_the_first_comment_is_new_and_others_are_left_alone(tmp_path: Path) -> None:
    said, (listed, written) = commented(tmp_path)
    assert said == ""
    assert f'startswith("<!-- ruleproof {GAME} -->")' in listed
    assert written == f"pr comment 7 --body-file ruleproof-comment-{GAME}.md"


def test_a_comment_of_its_own_is_replaced(tmp_path: Path) -> None:
    _, (_, written) = commented(tmp_path, found="123\n456")
    assert written.startswith("api --method PATCH repos/mine/engine/issues/comments/123 ")
    assert written.endswith(f"body=@ruleproof-comment-{GAME}.md")


@pytest.mark.parametrize("refuses", ["--paginate", "pr comment"])
def test_a_token_that_may_not_comment_fails_nothing(tmp_path: Path, refuses: str) -> None:
    said, _ = commented(tmp_path, refuses=refuses)
    assert said.startswith("::notice::The result is not written as a comment")


def test_options_are_words_and_never_run(tmp_path: Path) -> None:
    marker = tmp_path / "ran"
    (tmp_path / "ruleproof").write_text('#!/bin/sh\nprintf "[%s]" "$@"\n')
    (tmp_path / "ruleproof").chmod(0o755)
    options = f"--note 'two words' $(touch {marker}) ; touch {marker} `touch {marker}`"
    given = tmp_path / "output"
    run("verify", tmp_path, ENGINE="e", GAME="g", REPORT="r", OPTIONS=options, GITHUB_OUTPUT=str(given))
    assert not marker.exists()
    assert f"[--note][two words][$(touch][{marker})][;]" in (tmp_path / "ruleproof-summary-g.txt").read_text()


def test_what_an_engine_prints_cannot_end_the_box_of_the_comment(tmp_path: Path) -> None:
    (tmp_path / "ruleproof").write_text("#!/bin/sh\necho '```'\necho '@everyone'\n")
    (tmp_path / "ruleproof").chmod(0o755)
    run("verify", tmp_path, ENGINE="e", GAME="g", REPORT="r", OPTIONS="", GITHUB_OUTPUT=str(tmp_path / "out"))
    assert (tmp_path / "ruleproof-comment-g.md").read_text().count("```") == 2


def test_the_steps_are_complete_and_pass_values_by_the_environment() -> None:
    """What comes from outside is never pasted into a script, where it would be run."""
    for step in action()["runs"]["steps"]:
        assert ("run" in step) != ("uses" in step)
        if "run" in step:
            assert step["shell"] == "bash"
            assert "${{" not in step["run"]
        else:
            assert re.fullmatch(r"[\w/-]+@[0-9a-f]{40}", step["uses"])


def test_the_python_of_the_job_stays_as_it_is() -> None:
    setup = next(step for step in action()["runs"]["steps"] if "setup-python" in step.get("uses", ""))
    assert setup["with"]["update-environment"] is False


def test_every_input_is_used_and_explained() -> None:
    text = (ROOT / "action.yml").read_text(encoding="utf-8")
    for name, described in action()["inputs"].items():
        assert described["description"]
        assert f"inputs.{name} " in text
