"""The command line, and what ends a command other than its result: no output, no folder, an error of the kit.
Status 1 blames an engine, so none of these ends with it.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from ruleproof import __version__, api
from ruleproof.cli import verify as verifying
from ruleproof.cli.main import CANNOT_WRITE, INTERNAL_ERROR, main
from ruleproof.running import run as running
from tests.cli.inside import Run, interrupt
from tests.toybox import TOY, toy_cases
from tests.toybox import ruleproof as run_apart

VERIFY = f"verify --engine reference --data {TOY} --game market_day --report report"
LIST = f"list cases --data {TOY} --game market_day"


def shell(command: str, folder: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    """Run a line of the shell, in which $RULEPROOF is the command."""
    return subprocess.run(
        ["bash", "-c", command],
        cwd=folder,
        env={**os.environ, "RULEPROOF": f"{sys.executable} -m ruleproof", **settings},
        capture_output=True,
        text=True,
        encoding="latin-1",
        check=False,
    )


def test_a_full_output_is_no_verdict(tmp_path: Path) -> None:
    done = shell(f"$RULEPROOF {VERIFY} >/dev/full", tmp_path)
    assert (done.returncode, done.stdout) == (CANNOT_WRITE, "")
    assert done.stderr.endswith("ruleproof: standard output cannot be written: No space left on device\n")
    assert (tmp_path / "report" / "report.html").exists()


@pytest.mark.parametrize("closed", [">&-", "<&- >&- 2>&-"])
def test_a_closed_output_is_like_one_that_nobody_reads(closed: str, tmp_path: Path) -> None:
    done = shell(f"$RULEPROOF {VERIFY} {closed}", tmp_path)
    assert done.returncode == 0
    assert "Traceback" not in done.stderr
    assert json.loads((tmp_path / "report" / "report.json").read_text())["status"] == 0


def test_a_reader_that_has_read_enough_is_no_verdict_and_no_message(tmp_path: Path) -> None:
    done = shell(f"$RULEPROOF {LIST} | true; exit ${{PIPESTATUS[0]}}", tmp_path)
    assert (done.returncode, done.stderr) == (CANNOT_WRITE, "")


def test_a_removed_working_folder_is_named(tmp_path: Path) -> None:
    gone = tmp_path / "gone"
    done = shell(
        f"mkdir {gone}; cd {gone}; rmdir {gone}; $RULEPROOF {LIST}", tmp_path, PYTHONPATH=os.getcwd()
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert "the working folder has been removed" in done.stderr
    assert "Traceback" not in done.stderr


ON_THE_TOY = f"--data {TOY} --game market_day"
SAYING = [
    "explain 10.12 --game lost_cities_rivals",
    "list cases --game rival_cities",
    "list rulings --game rival_cities",
    "diff größe größe",
    "new-game größe",
    "settle market_day.ruling.größe x --why ü",
    "ask ü --engine 'stdio:größe'",
    *(f"{command} {ON_THE_TOY} --engine 'stdio:größe ✓'" for command in ("smoke", "verify", "play")),
    *(f"{command} {ON_THE_TOY} --engine 'stdio:größe ✓'" for command in ("census", "readings")),
    f"coverage {ON_THE_TOY} --rulebook en=rulebook.txt",
    f"coverage {ON_THE_TOY} --rulebook en='größe ✓'",
    f"tour 'größe ✓.feature' {ON_THE_TOY} --title 'größe ✓'",
    "docs --game 'größe ✓'",
    "docs --data 'größe ✓' --out 'größe ✓'",
    f"explore {ON_THE_TOY} --case 'größe ✓'",
    f"explore {ON_THE_TOY} --engine 'größe ✓'",
]


@pytest.mark.sampled(4)
@pytest.mark.parametrize("encoding", ["latin-1", "ascii"])
@pytest.mark.parametrize("command", SAYING)
def test_no_command_fails_over_a_character_that_the_terminal_lacks(
    command: str, encoding: str, tmp_path: Path
) -> None:
    (tmp_path / "rulebook.txt").write_text("Größe ✓ ist nicht “genug” …\n", encoding="utf-8")
    done = shell(f"$RULEPROOF {command}", tmp_path, PYTHONIOENCODING=encoding)
    assert done.returncode in (0, 1, 2, 4), done.stderr
    assert "Traceback" not in done.stderr
    assert done.stdout + done.stderr


def test_an_error_of_the_kit_has_its_own_status_and_leaves_what_was_judged(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def fails(_run: running.Run, _progress: object) -> None:
        raise LookupError("no such suspect")

    cases = {case.id for case in toy_cases()}
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setattr("tempfile.tempdir", None)
    monkeypatch.setattr(api, "report_of", fails)
    monkeypatch.setattr(sys, "argv", ["ruleproof", *VERIFY.split()])
    with pytest.raises(SystemExit) as end:
        main()
    said = capsys.readouterr().err
    assert end.value.code == INTERNAL_ERROR
    assert "an error of the kit itself, which says nothing about the engine: LookupError" in said
    assert "Traceback" not in said
    [trace] = tmp_path.glob("ruleproof-error-*.txt")
    assert "no such suspect" in trace.read_text()
    judged = json.loads((tmp_path / "report" / verifying.JUDGED).read_text())
    assert {one["case"] for one in judged} == cases


def test_another_command_broken_off_says_so(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ruleproof.cli.check.check", interrupt)
    done = run("check")
    assert (done.status, done.err.strip()) == (130, "ruleproof: interrupted")


def test_the_version_and_the_help_are_told(run: Run) -> None:
    assert run("--version").out.strip().endswith(__version__)
    for command in ("", "verify", "check", "smoke", "list", "explain", "export", "coverage", "tour"):
        done = run(*command.split(), "--help")
        assert done.status == 0
        assert "Usage:" in done.out


def test_no_short_help_is_cut_off(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    assert not [
        line
        for line in run("--help").out.splitlines()
        if line.endswith("...") and not line.startswith("Usage:")
    ]


def test_the_program_runs_as_a_module(tmp_path: Path) -> None:
    done = run_apart("list", "games", "--data", TOY, cwd=tmp_path, status=0)
    assert "market_day: Market Day; editions en (Market Day); 34 clauses, 3 rulings" in done.stdout
