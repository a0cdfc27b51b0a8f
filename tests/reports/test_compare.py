"""The command: which reports it takes, what it writes, and how it names what is wrong with them."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from ruleproof.cli.compare import compare, given
from ruleproof.edit.engine_readings import ReadingsOptions, readings
from ruleproof.input.problems import UsageError
from ruleproof.reports.json_report import encode
from ruleproof.reports.model import Report
from tests.toybox import GAME, TOY, ruleproof, run_on_toy, stdio

TIED = f"{GAME}.ruling.tied_bids"


def keep(report: Report, folder: Path) -> Path:
    folder.mkdir(parents=True)
    (folder / "report.json").write_bytes(encode(report))
    return folder


@pytest.fixture(scope="module")
def two_runs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the reports of a good and of a faulty run of one engine."""
    folder = tmp_path_factory.mktemp("reports")
    keep(run_on_toy(stdio("market")), folder / "good")
    keep(run_on_toy(stdio("settles_too_early")), folder / "hasty")
    return folder


def test_the_command_prints_a_table_and_writes_page_and_json(two_runs: Path, tmp_path: Path) -> None:
    done = ruleproof("compare", two_runs / "good", two_runs / "hasty/report.json", cwd=tmp_path, status=0)
    assert "A  market 1 (good): score 100.0 %, 82 of 82 judged cases pass, 83 cases in all" in done.stdout
    assert "The turn     40/40       35/40" in done.stdout
    assert "market 1 (hasty) since market 1 (good): 5 new, 0 fixed, 0 worse" in done.stdout
    assert done.stdout.splitlines()[-1] == (
        "Page: ruleproof-compare/compare.html, with compare.json beside it"
    )
    made = json.loads((tmp_path / "ruleproof-compare" / "compare.json").read_text(encoding="utf-8"))
    assert [column["label"] for column in made["games"][0]["columns"]] == [
        "market 1 (good)",
        "market 1 (hasty)",
    ]
    text = (tmp_path / "ruleproof-compare" / "compare.html").read_text(encoding="utf-8")
    assert "http://127.0.0.1:8000/games/market_day/rules/turn.html" in text
    assert {path.name for path in (tmp_path / "ruleproof-compare").iterdir()} == {
        "compare.html",
        "compare.json",
    }


def test_titles_and_questions_of_rulings_come_from_the_data(two_runs: Path, tmp_path: Path) -> None:
    compare([two_runs], tmp_path, "", [TOY])
    text = (tmp_path / "compare.html").read_text(encoding="utf-8")
    assert "Who wins when several players have the most points?" in text and 'href="http' not in text
    assert '<th scope="row">Tied bids<small>' in text


def test_a_folder_of_folders_stands_for_the_reports_in_them(two_runs: Path) -> None:
    assert [one.file.parent.name for one in given([two_runs])] == ["good", "hasty"]


def test_what_an_engine_plays_is_read_beside_its_report(two_runs: Path, tmp_path: Path) -> None:
    odd = stdio("plays_another_reading")
    folder = keep(run_on_toy(odd), tmp_path / "odd")
    readings(ReadingsOptions(engine=odd, game=GAME, data=(TOY,), save=folder / f"readings-{GAME}.json"))
    (one, _) = given([folder, two_runs / "good"])
    row = next(row for row in one.readings[GAME].rulings if row.ruling == TIED)
    assert row.words == "caller_first"
    assert one.report.games[0].declared[TIED] == ("card_discarded", "caller_first")


def test_nothing_and_a_single_report_cannot_be_compared(two_runs: Path, tmp_path: Path) -> None:
    done = ruleproof("compare", cwd=tmp_path, status=2)
    assert done.stderr.startswith("ruleproof: nothing to compare; expected at least two reports: report.json")
    assert "ruleproof verify --report DIR" in done.stderr
    with pytest.raises(UsageError, match=r"only .*good/report\.json to compare"):
        given([two_runs / "good"])


def test_every_fault_of_every_file_is_told_at_once(two_runs: Path, tmp_path: Path) -> None:
    (tmp_path / "no.json").write_text("{}")
    (tmp_path / "cut.json").write_bytes((two_runs / "good" / "report.json").read_bytes()[:99])
    bad = keep(msgspec.structs.replace(run_on_toy(), games=()), tmp_path / "bad")
    (bad / "readings.json").write_text('{"engine": 1}')
    with pytest.raises(UsageError) as caught:
        given(
            [
                two_runs / "good",
                two_runs / "good" / "report.json",
                tmp_path / "no.json",
                tmp_path / "cut.json",
                tmp_path / "nowhere",
                bad,
            ]
        )
    told = str(caught.value)
    assert "good/report.json: this report is given twice" in told
    assert "no.json: not a report that this version of the kit can read" in told
    assert "cut.json: the report was cut short or damaged" in told
    assert "nowhere: the report cannot be read: No such file" in told
    assert "readings.json: not a file written by `ruleproof readings --save FILE`" in told


def test_a_folder_that_cannot_be_written_is_told(two_runs: Path, tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("")
    done = ruleproof("compare", two_runs, "--out", "taken", cwd=tmp_path, status=2)
    assert "ruleproof: --out taken: the folder cannot be written" in done.stderr
    assert (tmp_path / "taken").read_text() == ""
