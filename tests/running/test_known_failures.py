"""Known failures: they run, and only an unexpected pass fails."""

from __future__ import annotations

from pathlib import Path

import pytest

from ruleproof.api import Options, verify
from ruleproof.input.problems import DataError, UsageError
from ruleproof.judging import verdicts as v
from ruleproof.reports import junit
from ruleproof.reports.badge import badge
from ruleproof.reports.text import verdict_line
from tests.toybox import GAME, PRICE, ROLLS, TOY, by_case, run_on_toy, stdio


def known_failures(folder: Path, *lines: str) -> Path:
    path = folder / "known.txt"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8-sig")  # as some editors write
    return path


def test_a_known_failure_runs_and_fails_nobody(tmp_path: Path) -> None:
    path = known_failures(
        tmp_path,
        "# our engine cannot roll yet",
        f"{ROLLS}/4  # the boundary",
        "market_day/tours/two_traders/7",
        "",
    )
    report = run_on_toy(stdio("rolls_off_by_one"), known_failures=path)
    assert report.status == 0
    assert by_case(report)[f"{ROLLS}/4"].verdict == v.FAIL
    assert by_case(report)[f"{ROLLS}/4"].known
    assert not by_case(report)[f"{ROLLS}/1"].known
    assert verdict_line(report).endswith(" except for 2 known failures (exit status 0)")
    assert "· 2 known failures" in str(badge(report)["message"])
    assert badge(report)["color"] != "brightgreen"
    assert b"except for 2 known failures" in junit.encode(report)


def test_a_failure_that_is_not_known_counts(tmp_path: Path) -> None:
    assert (
        run_on_toy(stdio("rolls_off_by_one"), known_failures=known_failures(tmp_path, f"{ROLLS}/4")).status
        == 1
    )


def test_a_known_failure_that_passes_fails_the_run(tmp_path: Path) -> None:
    path = known_failures(tmp_path, f"{ROLLS}/4", "market_day/tours/two_traders/7", PRICE)
    report = run_on_toy(stdio("rolls_off_by_one"), known_failures=path)
    assert report.status == 1
    assert any(PRICE in entry and "3" in entry for entry in report.unexpected_passes)
    assert len(report.unexpected_passes) == 1


def test_a_pattern_may_name_several_known_failures(tmp_path: Path) -> None:
    path = known_failures(tmp_path, f"{ROLLS}/*", "market_day/tours/two_traders/*")
    report = run_on_toy(stdio("rolls_off_by_one"), known_failures=path)
    assert report.status == 0
    assert b"<failure" not in junit.encode(report)


def test_a_pattern_whose_judged_cases_all_pass_is_stale_also_when_it_names_cases_that_cannot_be_judged(
    tmp_path: Path,
) -> None:
    contested = "market_day/fox/a_fox_cannot_rob_a_player_without_coins"
    report = run_on_toy(known_failures=known_failures(tmp_path, "market_day/fox/*"))
    assert by_case(report)[contested].verdict == v.CONTESTED
    assert len(report.unexpected_passes) == 1
    assert run_on_toy(known_failures=known_failures(tmp_path, contested)).unexpected_passes == ()


@pytest.mark.parametrize("games", [(), (GAME,)])
def test_a_known_failure_that_no_case_has_is_told_with_its_line(
    tmp_path: Path, games: tuple[str, ...]
) -> None:
    path = known_failures(tmp_path, "# a note", f"{ROLLS}/5")
    with pytest.raises(DataError) as told:
        verify(Options(data=(TOY,), games=games, known_failures=path, engine=stdio("market")))
    assert f"{path}:2: no case matches '{ROLLS}/5'" in str(told.value)
    assert "nearest: " in str(told.value)


def test_known_failures_of_a_game_that_is_not_run_are_passed_over_and_those_of_no_game_are_not(
    tmp_path: Path,
) -> None:
    assert run_on_toy(known_failures=known_failures(tmp_path, "lost_cities_rivals/some/case")).status == 0
    with pytest.raises(DataError, match="no case matches 'lost_city_rivals/some/case'"):
        run_on_toy(known_failures=known_failures(tmp_path, "lost_city_rivals/some/case"))


def test_a_file_of_known_failures_that_is_not_there_is_wrong_usage(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="cannot be read"):
        run_on_toy(known_failures=tmp_path / "none.txt")
