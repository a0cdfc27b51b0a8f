"""Wrong usage and data at fault: a clear message and the right status, for every command."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.inside import Run
from tests.toybox import GAME, TOY, ToyCopy

WRONG = {
    "an unknown engine command": (
        ("--engine", "stdio:no-such-program --fast"),
        4,
        "there is no program 'no-such-program' here or on the PATH",
    ),
    "an unknown case": (
        ("--case", "market_day/fox/blue_robs_rod"),
        2,
        "nearest: market_day/fox/blue_robs_red",
    ),
    "a component set that is not there": (
        ("--components", "none.yaml"),
        2,
        "--components none.yaml: no such file",
    ),
    "no jobs": (("--jobs", "0"), 2, "--jobs"),
    "no time": (("--timeout", "0"), 2, "--timeout"),
    "time that is not a number": (("--timeout", "long"), 2, "'long' is not a valid float"),
    "an unknown option": (("--fast",), 2, "No such option"),
    "data without a spec": (("--data", "."), 2, "no folder 'spec' in it"),
}


@pytest.mark.parametrize("what", WRONG)
def test_wrong_usage_is_told_in_plain_words(verify: Run, what: str) -> None:
    arguments, status, told = WRONG[what]
    done = verify(*arguments)
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


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("  days: 2\n", "", "mine.yaml:7: the whole: missing: days"),
        ("  days: 2\n", "  days: two\n", 'mine.yaml:8: days: "two" is not an integer'),
        (
            "cow: {copies: 2, worth: 4}",
            "cow: {copies: 2, worth: 4.5}",
            "mine.yaml:14: '4.5' is not a string, integer",
        ),
        ("cow: {copies: 2, worth: 4}", "cow: {copies: 2}", "mine.yaml:14: cards/cow: missing: worth"),
        (
            "  coins: 14\n",
            "  coins: 8\n",
            (
                "mine.yaml: the reference refuses this component set: "
                "8 coins do not give three players three each"
            ),
        ),
        ("name: standard\n", "", "mine.yaml:1: the whole: missing: name"),
        ("provenance: printed", "provenance: guessed", 'is not one of "printed", "observed", "assumed"'),
        ("values:", "valyoos:", "unknown key: valyoos"),
        ("values:\n", "values: [\n", "this is not YAML"),
    ],
)
def test_a_component_set_that_breaks_its_schema_or_its_counts_is_told(
    verify: Run, tmp_path: Path, old: str, new: str, told: str
) -> None:
    text = STANDARD.read_text()
    assert text.count(old) == 1
    (tmp_path / "mine.yaml").write_text(text.replace(old, new))
    done = verify("--components", "mine.yaml")
    assert done.status == 2, done.said
    assert told in done.err
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


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (
            ("explain", "market_day.fox.takes_coin", "--data", TOY),
            "nothing has the id 'market_day.fox.takes_coin'\n    nearest: market_day.fox.takes_a_coin",
        ),
        (("explain",), "Missing argument 'ID|WORDS'"),
        (("list", "rules"), "'rules' is not one of"),
        (("list", "cases", "--game", "market_days", "--data", TOY), "nearest: market_day"),
        (("check", "--game", "market_days", "--data", TOY), "no such game"),
        (("check", "--data", "nowhere"), "no folder 'spec' in it"),
        (("smoke", "--data", TOY, "--game", "market_days"), "no such game"),
        (("smoke", "--engine", "ftp:x"), "it must be one of"),
        (
            ("coverage", "--data", TOY, "--game", GAME, "--rulebook", "en=none.txt"),
            "--rulebook en=none.txt: cannot be read",
        ),
        (("coverage", "--data", TOY, "--game", GAME, "--rulebook", "none.txt"), "expected EDITION=FILE"),
        (
            ("coverage", "--data", TOY, "--game", GAME, "--rulebook", "de=none.txt"),
            "market_day has the editions en",
        ),
        (("coverage", "--data", TOY, "--game", GAME), "Missing option '--rulebook'"),
        (
            ("tour", "--data", TOY, "--game", GAME, "nowhere/tour.yaml"),
            "nowhere/tour.yaml: cannot be written",
        ),
        (("tour", "--data", TOY, "--game", GAME, "--seats", "9", "tour.yaml"), "seats"),
        (
            ("tour", "--data", TOY, "--game", GAME, "--toward", "market_day.fox.takes_coin", "tour.yaml"),
            "no such clause",
        ),
        (("export", "--data", TOY, "--game", "market_days", "out"), "no such game"),
        *(
            ((*words, "--data", TOY), "Missing option '--game'")
            for words in (
                ("play", "--engine", "reference"),
                ("census",),
                ("readings", "--engine", "reference"),
                ("ask", "hello"),
                ("coverage", "--rulebook", "en=x"),
            )
        ),
        (("ask",), "Missing argument 'VERB'"),
        (("dance",), "No such command 'dance'"),
    ],
)
def test_every_command_tells_wrong_usage_in_plain_words(
    run: Run, arguments: tuple[object, ...], told: str
) -> None:
    done = run(*arguments)
    assert done.status == 2, done.said
    assert told in done.said


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
