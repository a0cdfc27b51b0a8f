"""The command line.

Whatever is wrong with the input, there is a clear message, the right exit status, and no traceback.
"""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from ruleproof import __version__
from ruleproof.cli.main import main
from ruleproof.judging.judge import StoryJudge
from tests.toybox import ENGINES, GAME, TOY, ToyCopy, stdio
from tests.toybox import ruleproof as run_apart

PRICE = "market_day/turn/cloth_costs_two_coins"
HEAD = "Feature: Extra\n\n  @clause:market_day.turn.goes_round\n  Rule: R\n\n"


@dataclass
class Done:
    """What a command came to."""

    status: int
    out: str
    err: str

    @property
    def said(self) -> str:
        return self.out + self.err


Run = Callable[..., Done]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """Return a function that runs a command inside this process; an exception that escapes fails the test."""
    monkeypatch.chdir(tmp_path)

    def act(*arguments: object) -> Done:
        monkeypatch.setattr(sys, "argv", ["ruleproof", *map(str, arguments)])
        status = 0
        try:
            main()
        except SystemExit as end:
            status = end.code if isinstance(end.code, int) else 0
        captured = capsys.readouterr()
        assert "Traceback" not in captured.out + captured.err
        return Done(status, captured.out, captured.err)

    return act


@pytest.fixture
def verify(run: Run) -> Run:
    """Return a function that verifies on the toy game."""
    return lambda *arguments: run("verify", "--data", TOY, "--game", GAME, *arguments)


def test_the_reference_conforms_and_the_report_is_where_it_says(verify: Run, tmp_path: Path) -> None:
    done = verify("--report", tmp_path / "out")
    assert done.status == 0
    assert "82 of 83" in done.out.replace("\n", " ")
    names = {path.name for path in (tmp_path / "out").iterdir()}
    assert {"report.json", "junit.xml", "report.html", "badge.json"} <= names


def test_an_engine_that_breaks_a_rule_has_exit_status_1(verify: Run) -> None:
    assert verify("--engine", stdio("rolls_off_by_one")).status == 1


def test_the_command_that_runs_a_case_again_runs_it_again(verify: Run, run: Run, tmp_path: Path) -> None:
    verify("--engine", stdio("rolls_off_by_one"), "--report", tmp_path / "out")
    report = json.loads((tmp_path / "out" / "report.json").read_text())
    words = shlex.split(report["command"])
    assert words[:2] == ["ruleproof", "verify"]
    done = run(
        *words[1:],
        "--game",
        GAME,
        "--case",
        "market_day/turn/the_die_decides_what_work_earns/4",
        "--report",
        tmp_path / "again",
    )
    assert done.status == 1
    again = json.loads((tmp_path / "again" / "report.json").read_text())
    assert [result["verdict"] for result in again["games"][0]["results"]] == ["fail"]


def test_the_command_of_the_report_is_the_one_that_was_given(verify: Run, tmp_path: Path) -> None:
    (tmp_path / "known.txt").write_text("# none\n")
    given = (
        "--clause",
        "market_day.fox.*",
        "--known-failures",
        "known.txt",
        "--profile",
        "town",
        "--report",
        "out",
    )
    verify(*given)
    report = json.loads((tmp_path / "out" / "report.json").read_text())
    words = shlex.split(report["command"])
    assert words[:2] == ["ruleproof", "verify"]
    assert sorted(words[2:]) == sorted(["--data", str(TOY), "--game", GAME, *given])


def interrupt(*_: object, **__: object) -> None:
    raise KeyboardInterrupt


def test_a_run_broken_off_says_how_far_it_came_and_how_to_go_on(
    verify: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    result = StoryJudge.result
    calls = iter(range(100))
    monkeypatch.setattr(
        StoryJudge, "result", lambda *given: interrupt() if next(calls) == 7 else result(*given)
    )
    done = verify("--report", "out")
    assert done.status == 130
    assert (
        "Interrupted after 7 of 83 cases; start again with:\n"
        f"  ruleproof verify --data {TOY} --game {GAME} --report out\n"
    ) in done.out


def test_a_run_broken_off_while_compiling_says_so(
    verify: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("ruleproof.running.plan._plan", interrupt)
    done = verify("--report", "out")
    assert done.status == 130
    assert "ruleproof: interrupted while compiling, before the first case" in done.err
    assert done.err.endswith(f"\n  ruleproof verify --data {TOY} --game {GAME} --report out\n")
    assert list((tmp_path / "out").iterdir()) == []


def test_a_run_broken_off_while_it_writes_reports_says_so_and_leaves_none(
    verify: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("ruleproof.reports.junit.encode", interrupt)
    done = verify("--report", "out")
    assert done.status == 130
    assert (
        "ruleproof: interrupted while writing the reports, after 83 of 83 cases. Start again with:\n"
        in done.err
    )
    assert done.err.endswith("--report out\n")
    assert list((tmp_path / "out").iterdir()) == []


def test_another_command_broken_off_says_so(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ruleproof.cli.check.check", interrupt)
    done = run("check")
    assert (done.status, done.err.strip()) == (130, "ruleproof: interrupted")


WRONG = {
    "an unknown engine command": (
        ("--engine", "stdio:no-such-program --fast"),
        4,
        "there is no program 'no-such-program' here or on the PATH",
    ),
    "an engine that is not executable": (
        ("--engine", f"stdio:'{ENGINES / 'market.py'}'"),
        4,
        "cannot be executed",
    ),
    "a module that is not there": (
        ("--engine", "python:no_such_module", "--in-process"),
        4,
        "ModuleNotFoundError",
    ),
    "a module that is not there in a child": (
        ("--engine", "python:no_such_module"),
        4,
        "No module named 'no_such_module'",
    ),
    "an engine of no known form": (
        ("--engine", "http://localhost"),
        2,
        "it must be one of reference, stdio:COMMAND, python:package.module",
    ),
    "a command with an open quotation": (("--engine", "stdio:node 'x"), 2, "cannot be split into words"),
    "an engine that exits": (("--engine", stdio("exits_at_start")), 4, "there is no display"),
    "an engine that refuses hello": (
        ("--engine", stdio("refuses_hello")),
        4,
        "the engine refused hello: not today",
    ),
    "an unknown clause": (
        ("--clause", "market_day.fox.takes_coin"),
        2,
        "nearest: market_day.fox.takes_a_coin",
    ),
    "an unknown case": (
        ("--case", "market_day/fox/blue_robs_rod"),
        2,
        "nearest: market_day/fox/blue_robs_red",
    ),
    "an unknown ruling": (("--reading", "ties=shared"), 2, "no switchable ruling has this id"),
    "an unknown reading": (("--reading", "tie=share"), 2, "has the readings shared, more_coins"),
    "a reading without a value": (("--reading", "tie"), 2, "--reading tie: wanted RULING=READING"),
    "an unknown profile": (("--profile", "city"), 2, "it has: village, town"),
    "a component set that is not there": (
        ("--components", "none.yaml"),
        2,
        "--components none.yaml: no such file",
    ),
    "a file of known failures that is not there": (
        ("--known-failures", "none.txt"),
        2,
        "--known-failures none.txt: cannot be read",
    ),
    "no jobs": (("--jobs", "0"), 2, "--jobs"),
    "no time": (("--timeout", "0"), 2, "--timeout"),
    "time that is not a number": (("--timeout", "long"), 2, "'long' is not a valid float"),
    "an unknown option": (("--fast",), 2, "No such option"),
    "data without a spec": (("--data", "."), 2, "no folder 'spec' in it"),
    "an engine that does not offer the game": (
        ("--engine", stdio("offers_no_known_game")),
        2,
        "--game market_day: market does not offer it in hello; it offers ludo",
    ),
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


SPOILT: dict[str, tuple[str, str]] = {
    "an unknown sentence": (
        "    Scenario: S\n"
        '      Given the position "two traders"\n'
        "      When Red dances\n"
        "      Then the game goes on\n",
        "no sentence fits 'When Red dances'",
    ),
    "a repeated title": (
        2 * '    Scenario: S\n      Given the position "two traders"\n      Then the game goes on\n',
        "extra.feature:9: the title 'S' occurs twice in this feature (line 6)",
    ),
    "an unknown clause": (
        "    @clause:market_day.turn.goes_rund\n"
        "    Scenario: S\n"
        '      Given the position "two traders"\n'
        "      Then the game goes on\n",
        "extra.feature:6: no clause has the id 'market_day.turn.goes_rund'",
    ),
    "no expectation": (
        '    Scenario: S\n      Given the position "two traders"\n',
        "extra.feature:6: this scenario expects nothing; wanted: a Then",
    ),
    "a position that breaks a law": (
        "    Scenario: S\n"
        '      Given the position "two traders"\n'
        "      And Red has 30 coins\n"
        "      Then the game goes on\n",
        "33 named (coins.Red, coins.Blue), 14 in the game (law coins)",
    ),
}


@pytest.mark.sampled(3)
@pytest.mark.parametrize("command", ["check", "verify"])
@pytest.mark.parametrize("what", SPOILT)
def test_a_feature_that_is_at_fault_is_told_with_file_and_line(
    run: Run, toy_copy: ToyCopy, what: str, command: str
) -> None:
    text, told = SPOILT[what]
    toy_copy.feature(HEAD + text)
    done = run(command, "--data", toy_copy.root, "--game", GAME)
    assert done.status == 2
    assert told in done.said
    assert "extra.feature:" in done.said


def test_an_ambiguous_sentence_is_told_with_both_places(run: Run, toy_copy: ToyCopy) -> None:
    toy_copy.add(
        toy_copy.steps / "plays.py",
        "\n\nfrom ruleproof.language.sentences import placeholder\n\n"
        'placeholder("mood", "(?:sad|done)", samples=["sad"])\n\n\n'
        '@when("{seat} is {mood}")\ndef a(seat: str, mood: str) -> Play:\n'
        "    return Play(seat=seat, action={})\n",
    )
    done = run("check", "--data", toy_copy.root, "--game", GAME)
    assert done.status in (0, 2)
    toy_copy.feature(
        HEAD
        + (
            "    Scenario: S\n"
            '      Given the position "two traders"\n'
            "      When Red is done\n"
            "      Then the game goes on\n"
        )
    )
    done = run("check", "--data", toy_copy.root, "--game", GAME)
    assert done.status == 2
    assert "sentences fit" in done.said
    assert done.said.count("plays.py:") >= 2


def test_a_reference_that_disagrees_is_told_with_the_line_of_the_sentence(
    run: Run, toy_copy: ToyCopy
) -> None:
    line = toy_copy.edit(
        toy_copy.features / "turn.feature", "Then Red has 2 coins less", "Then Red has 1 coin less"
    )
    done = run("check", "--data", toy_copy.root, "--game", GAME)
    assert done.status == 3
    assert (
        f"turn.feature:{line}: the reference disagrees: "
        "table/coins/Red went from 3 to 1, but must change by -1"
    ) in done.said
    assert run("verify", "--data", toy_copy.root, "--game", GAME).status == 3


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


def test_known_failures_that_pass_fail_the_run_and_are_named(verify: Run, tmp_path: Path) -> None:
    (tmp_path / "known.txt").write_text(f"{PRICE}\n")
    done = verify("--known-failures", "known.txt")
    assert done.status == 1
    assert PRICE in done.out


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


def test_a_reader_who_has_gone_away_is_no_traceback(tmp_path: Path) -> None:
    command = (
        f"{shlex.quote(sys.executable)} -m ruleproof list cases --data {shlex.quote(str(TOY))} | head -1"
    )
    done = subprocess.run(
        command, shell=True, cwd=tmp_path, env=None, capture_output=True, text=True, check=False
    )
    assert "Traceback" not in done.stderr
    assert len(done.stdout.splitlines()) == 1


def test_the_version_and_the_help_are_told(run: Run) -> None:
    assert run("--version").out.strip().endswith(__version__)
    for command in (
        (),
        ("verify",),
        ("check",),
        ("smoke",),
        ("list",),
        ("explain",),
        ("export",),
        ("coverage",),
        ("tour",),
    ):
        done = run(*command, "--help")
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


@pytest.mark.parametrize(
    ("wrong", "status"),
    [
        (["--engine", "stdio:false"], 4),
        (["--case", "nope/*"], 2),
        (["--known-failures", "nowhere"], 2),
        (["--against", "nowhere"], 2),
    ],
)
def test_no_earlier_report_is_left_by_a_run_that_writes_none(
    verify: Run, tmp_path: Path, wrong: list[str], status: int
) -> None:
    folder = tmp_path / "kept"
    assert verify("--report", "kept").status == 0
    (folder / "notes.txt").write_text("of someone else")
    assert len([*folder.iterdir()]) == 5
    assert verify("--report", "kept", *wrong).status == status
    assert [file.name for file in folder.iterdir()] == ["notes.txt"]


@pytest.mark.parametrize("against", ["kept", "kept/report.json"])
def test_the_report_compared_with_may_lie_in_the_folder_of_the_new_one(
    verify: Run, tmp_path: Path, against: str
) -> None:
    assert verify("--report", "kept").status == 0
    done = verify("--report", "kept", "--against", against)
    assert done.status == 0
    assert f"Since {against} (score" in done.out
    assert verify("--report", "kept", "--against", against, "--engine", "stdio:false").status == 4
    assert [*(tmp_path / "kept").iterdir()] == []


def test_against_an_earlier_report_says_what_is_new_and_mended(verify: Run, tmp_path: Path) -> None:
    assert verify("--engine", stdio("multiplies_the_bonus"), "--report", "before").status == 1
    done = verify("--engine", stdio("market"), "--report", "now", "--against", "before/report.json")
    assert done.status == 0
    assert re.search(r"Since before/report.json \(score [\d.]+ %\): 0 new, 8 fixed, 0 worse", done.out)
    made = json.loads((tmp_path / "now" / "report.json").read_text())
    assert len(made["games"][0]["since"]["mended"]) == 8
    assert "Since before/report.json" in (tmp_path / "now" / "report.html").read_text()
    back = verify("--engine", stdio("multiplies_the_bonus"), "--report", "back", "--against", "now")
    assert "8 new, 0 fixed, 0 worse" in back.out


def test_a_report_of_another_engine_is_refused_before_the_run(verify: Run, tmp_path: Path) -> None:
    verify("--case", "market_day/turn/cloth_costs_two_coins", "--report", "before")
    done = verify("--engine", stdio("market"), "--report", "now", "--against", "before")
    assert done.status == 2
    assert "--against before: it is the report of 'reference', and this engine is 'market'" in done.err
    assert not (tmp_path / "now").exists()


def test_a_report_to_compare_with_that_is_not_there_is_wrong_usage(verify: Run) -> None:
    done = verify("--against", "nowhere/report.json")
    assert done.status == 2
    assert "the report cannot be read" in done.err


def test_clauses_are_linked_to_the_site_and_with_an_empty_address_to_none(
    verify: Run, tmp_path: Path
) -> None:
    case = "market_day/turn/cloth_costs_two_coins"
    verify("--case", case)
    page = tmp_path / "ruleproof-report" / "report.html"
    assert 'href="http://127.0.0.1:8000/id/market_day.turn.price_is_paid.html"' in page.read_text()
    verify("--case", case, "--site", "")
    assert "127.0.0.1" not in page.read_text().replace("--site", "")
