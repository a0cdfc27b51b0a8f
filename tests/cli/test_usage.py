"""Wrong usage and data at fault: a clear message and the right status, for every command."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.cli.inside import Run
from tests.toybox import GAME, TOY, ToyCopy

USAGE: dict[str, Any] = yaml.safe_load(Path(__file__).with_name("usage.yaml").read_text("utf-8"))


@pytest.mark.parametrize("what", USAGE["verify"])
def test_wrong_usage_is_told_in_plain_words(verify: Run, what: str) -> None:
    options, status, told = USAGE["verify"][what].values()
    done = verify(*shlex.split(options))
    assert done.status == status, done.said
    assert told in done.said.replace("\n  ", " ") or told in done.said
    assert (done.out == "") == (status != 1)


def test_an_unknown_game_is_told_with_the_likely_one(run: Run) -> None:
    done = run("verify", "--data", TOY, "--game", "market_days")
    assert done.status == 2
    assert "game 'market_days': no such game; known: " in done.err
    assert "nearest: market_day" in done.err


def test_a_component_set_belongs_to_one_game(run: Run) -> None:
    done = run("verify", "--data", TOY, "--components", TOY / "spec" / GAME / "components" / "corrected.yaml")
    assert done.status == 2
    assert "name it with --game" in done.err


STANDARD = TOY / "spec" / GAME / "components" / "standard.yaml"


@pytest.mark.parametrize("slip", USAGE["components"], ids=lambda slip: slip["told"])
def test_a_component_set_that_breaks_its_schema_or_its_counts_is_told(
    verify: Run, tmp_path: Path, slip: dict[str, str]
) -> None:
    text = STANDARD.read_text()
    assert text.count(slip["from"]) == 1
    (tmp_path / "mine.yaml").write_text(text.replace(slip["from"], slip["to"]))
    done = verify("--components", "mine.yaml")
    assert done.status == 2, done.said
    assert slip["told"] in done.err
    assert done.out == ""


@pytest.mark.parametrize("command", ["check", "verify"])
def test_a_feature_that_is_at_fault_is_told_with_file_and_line(
    run: Run, toy_copy: ToyCopy, command: str
) -> None:
    toy_copy.edit(toy_copy.features / "fox.feature", "When Red lays down a fox", "When Red dances")
    done = run(command, "--data", toy_copy.root, "--game", GAME)
    assert done.status == 2
    assert re.search(r"fox\.feature:\d+: no sentence fits 'When Red dances'", done.said)


def test_a_file_in_place_of_the_report_folder_is_told(verify: Run, tmp_path: Path) -> None:
    (tmp_path / "a_file").write_text("x")
    done = verify("--report", "a_file")
    assert done.status == 2
    assert done.err == "ruleproof: --report a_file: 'a_file' is a file; expected a folder\n"


@pytest.mark.parametrize("where", ["/proc/nothing/report", "a_file/report"])
def test_a_report_folder_that_cannot_be_written_is_told_before_the_run(
    verify: Run, tmp_path: Path, where: str
) -> None:
    (tmp_path / "a_file").write_text("x")
    done = verify("--report", where)
    assert done.status == 2
    assert f"--report {where}: the folder cannot be written: " in done.err


@pytest.mark.parametrize("wrong", USAGE["commands"], ids=lambda wrong: wrong["words"])
def test_every_command_tells_wrong_usage_in_plain_words(run: Run, wrong: dict[str, str]) -> None:
    done = run(*shlex.split(wrong["words"].replace("TOY", str(TOY))))
    assert done.status == 2, done.said
    assert wrong["told"] in done.said


def test_an_export_into_a_folder_in_use_is_refused(run: Run, tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "notes.txt").write_text("precious")
    done = run("export", "--data", TOY, "--game", GAME, "mine")
    assert done.status == 2
    assert "the folder is not empty and does not contain an earlier export" in done.err
    assert (tmp_path / "mine" / "notes.txt").read_text() == "precious"


def test_an_export_below_a_file_is_refused(run: Run, tmp_path: Path) -> None:
    (tmp_path / "a_file").write_text("x")
    done = run("export", "--data", TOY, "--game", GAME, "a_file/out")
    assert done.status == 2
    assert "cannot be written" in done.err
