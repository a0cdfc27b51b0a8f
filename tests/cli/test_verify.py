"""`verify`: reports, comparisons with earlier ones, and runs that are broken off."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import pytest

from ruleproof.judging.judge import StoryJudge
from tests.cli.inside import Run, interrupt
from tests.toybox import GAME, PRICE, TOY, stdio


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


def test_known_failures_that_pass_fail_the_run_and_are_named(verify: Run, tmp_path: Path) -> None:
    (tmp_path / "known.txt").write_text(f"{PRICE}\n")
    done = verify("--known-failures", "known.txt")
    assert done.status == 1
    assert PRICE in done.out


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
